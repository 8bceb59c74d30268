// SPDX-License-Identifier: MIT
#include "base/zip_archive.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/temporary_directory.h"
#include "base/text.h"
#include "base/utf8.h"
#include "base/utf8_path.h"

#include <fmt/format.h>
#include <zip.h>

#include <algorithm>
#include <array>
#include <exception>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace muster {

namespace {

// Armies shrink to a fifth or a tenth; a higher ratio is not an army.
constexpr std::uint64_t most_growth = 30;

bool leaves_archive(std::string_view name) {
    if (name.front() == '/' || first_bad_byte(name) || name.find_first_of("\\:") != std::string_view::npos)
        return true;
    const std::vector<std::string_view> parts = parts_of(name, '/');
    return std::any_of(parts.begin(), parts.end(),
                       [](std::string_view part) { return part == ".." || part == "."; });
}

// libzip's own words for these are those of files in general ("No such file", "File already exists").
std::string why_not_opened(int code, std::string_view why) {
    switch (code) {
    case ZIP_ER_NOZIP: return "is not a zip archive";
    case ZIP_ER_EXISTS: return "is not read: two of the archive's entries have the same name. Make it again";
    case ZIP_ER_MULTIDISK: return "is one part of a zip archive in several parts. Make it again in one";
    case ZIP_ER_OPEN:
    case ZIP_ER_READ:
    case ZIP_ER_MEMORY: return fmt::format("cannot be read: {}", why);
    default: return "is a damaged zip archive. Make it again, or ask for it once more";
    }
}

bool is_link(zip* archive, std::uint64_t index) {
    zip_uint8_t system = 0;
    zip_uint32_t attributes = 0;
    if (::zip_file_get_external_attributes(archive, index, 0, &system, &attributes) != 0)
        return false;
    // A mode of Unix, whatever this system is.
    constexpr zip_uint32_t kind = 0170000;
    constexpr zip_uint32_t link = 0120000;
    return system == ZIP_OPSYS_UNIX && ((attributes >> 16U) & kind) == link;
}

struct CloseEntry {
    void operator()(zip_file_t* entry) const { ::zip_fclose(entry); }
};
struct DiscardZip {
    void operator()(zip_t* archive) const { ::zip_discard(archive); }
};

// An entry as libzip asks for it while it makes an archive: for its size, then for its bytes, then for its
// size again.
class PackedEntry {
public:
    // What is thrown while the text is read goes to `failure`.
    PackedEntry(const ZipWriter::ReadText& read, std::exception_ptr& failure)
        : read_(read), failure_(failure) {}

    static zip_int64_t answer(void* own, void* data, zip_uint64_t size, zip_source_cmd_t command) {
        PackedEntry& entry = *static_cast<PackedEntry*>(own);
        switch (command) {
        case ZIP_SOURCE_SUPPORTS:
            return bit(ZIP_SOURCE_OPEN) | bit(ZIP_SOURCE_READ) | bit(ZIP_SOURCE_CLOSE) |
                   bit(ZIP_SOURCE_STAT) | bit(ZIP_SOURCE_ERROR) | bit(ZIP_SOURCE_FREE);
        case ZIP_SOURCE_STAT: return entry.tell_size(*static_cast<zip_stat_t*>(data));
        case ZIP_SOURCE_OPEN: entry.at_ = 0; return entry.has_text() ? 0 : -1;
        case ZIP_SOURCE_READ: return entry.copy(static_cast<char*>(data), size);
        case ZIP_SOURCE_CLOSE: entry.text_.reset(); return 0;
        case ZIP_SOURCE_ERROR: return ::zip_error_to_data(&entry.error_, data, size);
        case ZIP_SOURCE_FREE: return 0;
        default: break;
        }
        ::zip_error_set(&entry.error_, ZIP_ER_OPNOTSUPP, 0);
        return -1;
    }

private:
    static constexpr zip_int64_t bit(zip_source_cmd_t command) { return zip_int64_t{1} << command; }

    bool has_text() {
        if (text_)
            return true;
        try {
            text_ = read_();
            size_ = text_->size();
            return true;
        } catch (...) {
            failure_ = std::current_exception();
            ::zip_error_set(&error_, ZIP_ER_READ, 0);
            return false;
        }
    }

    zip_int64_t tell_size(zip_stat_t& facts) {
        if (!size_ && !has_text())
            return -1;
        ::zip_stat_init(&facts);
        facts.valid = ZIP_STAT_SIZE;
        facts.size = *size_;
        return static_cast<zip_int64_t>(sizeof facts);
    }

    zip_int64_t copy(char* to, zip_uint64_t most) {
        const std::size_t count = text_->copy(to, static_cast<std::size_t>(most), at_);
        at_ += count;
        return static_cast<zip_int64_t>(count);
    }

    const ZipWriter::ReadText& read_;
    std::exception_ptr& failure_;
    std::optional<std::string> text_; // while it is packed
    std::optional<std::size_t> size_; // once it is known
    std::size_t at_ = 0;              // in the text
    zip_error_t error_{};
};

} // namespace

ZipReader::ZipReader(const std::filesystem::path& file) : file_(path_text(file)) {
    std::error_code none;
    if (const auto status = std::filesystem::status(file, none);
        std::filesystem::exists(status) && !std::filesystem::is_regular_file(status))
        refuse("is not a regular file, but a folder, a pipe or a device; name a zip");
    const std::uintmax_t size = std::filesystem::file_size(file, none);
    if (none)
        refuse(fmt::format("cannot be read: {}", none.message()));
    int code = 0;
    zip_ = ::zip_open(file_.c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code);
    if (zip_ == nullptr) {
        zip_error_t error;
        ::zip_error_init_with_code(&error, code);
        const std::string why = ::zip_error_strerror(&error);
        ::zip_error_fini(&error);
        refuse(why_not_opened(code, why));
    }
    most_unpacked_ =
        std::min(largest_zip_content + size * most_growth, static_cast<std::uint64_t>(largest_library_text));
    bytes_left_ = most_unpacked_;
    try {
        const std::int64_t count = ::zip_get_num_entries(zip_, 0);
        if (count > most_zip_entries)
            refuse(fmt::format("has {} entries, and at most {} are read; import it in several parts", count,
                               most_zip_entries));
        for (std::int64_t i = 0; i < count; ++i)
            take_entry(static_cast<std::uint64_t>(i));
    } catch (...) {
        ::zip_discard(zip_);
        throw;
    }
}

ZipReader::~ZipReader() {
    ::zip_discard(zip_);
}

void ZipReader::refuse(std::string_view what) const {
    throw InputError(file_, {}, std::string(what));
}

void ZipReader::take_entry(std::uint64_t index) {
    zip_stat_t facts;
    if (::zip_stat_index(zip_, index, 0, &facts) != 0 || (facts.valid & ZIP_STAT_NAME) == 0)
        refuse(fmt::format("entry {} cannot be read", index + 1));
    const std::string name = facts.name;
    if (name.empty())
        refuse(fmt::format("entry {} has no name; nothing was imported from it", index + 1));
    if (leaves_archive(name))
        refuse(fmt::format("the entry {} has a path outside the archive; nothing was imported from it",
                           muster::quoted(name)));
    if (is_link(zip_, index))
        refuse(fmt::format("the entry {} is a link; nothing was imported from the archive",
                           muster::quoted(name)));
    if ((facts.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && facts.encryption_method != ZIP_EM_NONE)
        refuse(fmt::format("the entry {} is encrypted; pack the folder again without a password",
                           muster::quoted(name)));
    if (name.back() != '/' && !entries_.emplace(name, index).second)
        refuse(fmt::format("the entry {} occurs twice", muster::quoted(name)));
}

std::vector<std::string> ZipReader::names() const {
    std::vector<std::string> names;
    names.reserve(entries_.size());
    for (const auto& [name, index] : entries_)
        names.push_back(name);
    return names;
}

std::string ZipReader::read(const std::string& name, std::size_t most_bytes) {
    const std::unique_ptr<zip_file_t, CloseEntry> entry(::zip_fopen_index(zip_, entries_.at(name), 0));
    if (entry == nullptr)
        refuse(fmt::format("the entry {} cannot be unpacked: {}; pack the folder again as a plain zip",
                           muster::quoted(name), ::zip_strerror(zip_)));
    // The sizes that the archive claims are not trusted: the bytes are counted.
    std::string text;
    std::array<char, 65'536> piece{};
    for (;;) {
        const zip_int64_t count = ::zip_fread(entry.get(), piece.data(), piece.size());
        if (count < 0)
            refuse(fmt::format("the entry {} is damaged: {}; ask for the archive again", muster::quoted(name),
                               ::zip_file_strerror(entry.get())));
        if (count == 0)
            break;
        const std::uint64_t size = text.size() + static_cast<std::uint64_t>(count);
        if (size > most_bytes)
            refuse(fmt::format("the entry {} unpacks to more than {} MB, which is more than an army needs; "
                               "nothing was imported from the archive. Pack it again without that entry",
                               muster::quoted(name), most_bytes >> 20U));
        if (size > bytes_left_)
            refuse(
                fmt::format("unpacks to more than {} MB, which is more than the armies in it need; nothing "
                            "was imported from it. Pack fewer at a time",
                            most_unpacked_ >> 20U));
        text.append(piece.data(), static_cast<std::size_t>(count));
    }
    bytes_left_ -= text.size();
    return text;
}

void ZipWriter::add(const std::string& name, std::string text) {
    add(name, [text = std::move(text)] { return text; });
}

void ZipWriter::add(const std::string& name, ReadText text) {
    entries_.push_back({name, std::move(text)});
}

std::string ZipWriter::bytes() const {
    const auto fail = [](const char* what) {
        throw std::runtime_error(fmt::format("cannot make a zip: {}", what));
    };
    // In a file, for libzip would hold it twice.
    const TemporaryDirectory folder;
    const std::filesystem::path file = folder.path() / "archive.zip";
    int code = 0;
    std::unique_ptr<zip_t, DiscardZip> archive(
        ::zip_open(path_text(file).c_str(), ZIP_CREATE | ZIP_TRUNCATE, &code));
    if (archive == nullptr)
        fail("there is no room for temporary files");
    constexpr zip_uint16_t first_day = (1U << 5U) | 1U; // of 1980, where the format's time begins
    std::exception_ptr failure;
    std::deque<PackedEntry> packed; // which libzip points to
    for (const Entry& entry : entries_) {
        packed.emplace_back(entry.read, failure);
        zip_source_t* const source =
            ::zip_source_function(archive.get(), &PackedEntry::answer, &packed.back());
        const zip_int64_t index =
            source == nullptr ? -1
                              : ::zip_file_add(archive.get(), entry.name.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (index < 0) {
            ::zip_source_free(source);
            fail(::zip_strerror(archive.get()));
        }
        ::zip_file_set_dostime(archive.get(), static_cast<zip_uint64_t>(index), 0, first_day, 0);
    }
    const bool is_written = ::zip_close(archive.get()) == 0;
    if (failure)
        std::rethrow_exception(failure);
    if (!is_written)
        fail(::zip_strerror(archive.get()));
    static_cast<void>(archive.release()); // closing has freed it
    std::string bytes(std::filesystem::file_size(file), '\0');
    std::ifstream stream(file, std::ios::binary);
    if (!stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())))
        fail("it cannot be read back");
    return bytes;
}

} // namespace muster
