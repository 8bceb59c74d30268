// SPDX-License-Identifier: MIT
#include "sheet/detail/pdf_bounds.h"

#include "base/limits.h"
#include "sheet/detail/pdf_syntax.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace muster {

namespace {

// A row of a packed table of cross-references has some ten bytes; the widest pictures fewer samples than
// this.
constexpr std::int64_t most_columns = 100'000;
constexpr std::int64_t most_colors = 32;
// Of all tables of cross-references; each takes room before one of them is read.
constexpr std::int64_t most_objects = 1'000'000;
// Of each byte on average, in streams and behind names: what lies beside each other is read once. Some bytes
// of a stream may come to nothing, so that what it inflates to does not tell how long it takes.
constexpr std::size_t most_readings = 4;

[[noreturn]] void refuse(const std::string& what) {
    throw std::runtime_error(what + ". Ask for the army's file instead");
}

class BoundsOfPdf {
public:
    explicit BoundsOfPdf(std::string_view pdf) : pdf_(pdf) {}

    void require() {
        if (pdf_.size() > largest_pdf_bytes)
            refuse(fmt::format("it is larger than {} MB, and at most so much is read",
                               largest_pdf_bytes >> 20U));
        for (std::size_t at = pdf_.find('/'); at != std::string_view::npos; at = pdf_.find('/', at)) {
            const std::string name = take_pdf_name(pdf_, at);
            require_harmless(name, at);
        }
        objects_.add(pdf_);
        objects_.end_text();
        require_few_objects();
        constexpr std::string_view keyword = "stream";
        for (std::size_t at = pdf_.find(keyword); at != std::string_view::npos; at = pdf_.find(keyword, at)) {
            const std::size_t begin = at;
            at += keyword.size();
            inflate_at(begin_of_stream(at), begin);
        }
    }

private:
    // `at` is behind the name.
    void require_harmless(const std::string& name, std::size_t at) {
        if (name == "Encrypt")
            refuse("it is encrypted, which no sheet is");
        if (name == "Filter")
            require_one_filter(at);
        if (name == "Columns")
            require_number(at, most_columns);
        if (name == "Colors")
            require_number(at, most_colors);
        if (name == "Size" || name == "N")
            require_number_if_any(at, most_objects);
        if (name == "Index")
            require_index(at);
    }

    [[noreturn]] static void refuse_packing() {
        refuse("its contents are packed in a way that no sheet is, so that their size cannot be known");
    }

    // Behind the end of the line, and blanks before it. No stream of zlib's begins with a blank.
    [[nodiscard]] std::size_t begin_of_stream(std::size_t at) const {
        while (at < pdf_.size() && is_pdf_blank(pdf_[at]))
            ++at;
        return at;
    }

    // Behind blanks and comments.
    [[nodiscard]] std::size_t skipped(std::size_t at) {
        const std::size_t begin = at;
        while (at < pdf_.size()) {
            if (pdf_[at] == '%')
                at = std::min(pdf_.find_first_of("\r\n", at), pdf_.size());
            else if (!is_pdf_blank(pdf_[at]))
                break;
            else
                ++at;
        }
        count_looked_at(at - begin);
        return at;
    }

    // Names may stand in the comment or the list behind another name, each of which would be read to its end.
    void count_looked_at(std::size_t bytes) {
        looked_at_ += bytes;
        if (looked_at_ > most_readings * pdf_.size())
            refuse("its names stand within comments or lists of others, as those of no sheet do");
    }

    // A name, or brackets with one at most. One that stands elsewhere in the file could be anything.
    void require_one_filter(std::size_t at) {
        at = skipped(at);
        const bool is_array = at < pdf_.size() && pdf_[at] == '[';
        at = is_array ? skipped(at + 1) : at;
        if (at < pdf_.size() && pdf_[at] == '/') {
            require_measurable(take_pdf_name(pdf_, at));
            at = skipped(at);
        } else if (!is_array) {
            refuse_packing();
        }
        if (is_array && at < pdf_.size() && pdf_[at] != ']')
            refuse_packing();
    }

    static void require_measurable(const std::string& filter) {
        constexpr std::array<std::string_view, 8> unmeasured{
            "LZWDecode", "LZW", "RunLengthDecode", "RL", "ASCIIHexDecode", "AHx", "ASCII85Decode", "A85"};
        if (std::find(unmeasured.begin(), unmeasured.end(), filter) != unmeasured.end())
            refuse_packing();
    }

    // The digits at `at`; nothing if there are none.
    std::optional<std::int64_t> take_number(std::size_t& at) {
        constexpr std::int64_t huge = 1'000'000'000'000'000;
        at = skipped(at);
        if (at < pdf_.size() && pdf_[at] == '+')
            ++at;
        const std::size_t begin = at;
        std::int64_t value = 0;
        for (; at < pdf_.size() && pdf_[at] >= '0' && pdf_[at] <= '9'; ++at)
            value = std::min(value * 10 + (pdf_[at] - '0'), huge);
        count_looked_at(at - begin);
        return at == begin ? std::nullopt : std::optional(value);
    }

    // Not more than this, and not a reference to another place of the file.
    void require_number(std::size_t at, std::int64_t most) {
        const std::optional<std::int64_t> value = take_number(at);
        if (!value || *value > most || is_reference(at))
            refuse_packing();
    }

    void require_number_if_any(std::size_t at, std::int64_t most) {
        if (const std::optional<std::int64_t> value = take_number(at); value && *value > most)
            refuse(fmt::format("a table or file in it has {} entries or bytes, and at most {} are read",
                               *value, most));
    }

    [[nodiscard]] bool is_reference(std::size_t at) {
        if (!take_number(at))
            return false;
        at = skipped(at);
        return at < pdf_.size() && pdf_[at] == 'R';
    }

    void require_index(std::size_t at) {
        at = skipped(at);
        if (at >= pdf_.size() || pdf_[at] != '[')
            return;
        ++at;
        while (const std::optional<std::int64_t> value = take_number(at))
            if (*value > most_objects)
                refuse(fmt::format("a table or file in it has {} entries or bytes, and at most {} are read",
                                   *value, most_objects));
    }

    // qpdf takes some 200 bytes for each object, be it a "1" that takes two in the file.
    void require_few_objects() const {
        if (objects_.count() > most_pdf_objects)
            refuse(fmt::format("it is made of more than {} objects, and at most so many are read",
                               most_pdf_objects));
    }

    // Counts what a stream that begins here inflates to, if it is one of zlib's.
    void inflate_at(std::size_t begin, std::size_t keyword) {
        z_stream stream{};
        if (begin >= pdf_.size() || ::inflateInit(&stream) != Z_OK)
            return;
        // zlib's interface knows no constants.
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(pdf_.data() + begin)); // NOLINT
        stream.avail_in = static_cast<uInt>(pdf_.size() - begin);
        std::optional<PdfStreamFacts> facts;
        int result = Z_OK;
        while (result == Z_OK && inflated_ <= largest_pdf_content && objects_.count() <= most_pdf_objects) {
            stream.next_out = room_.data();
            stream.avail_out = static_cast<uInt>(room_.size());
            result = ::inflate(&stream, Z_NO_FLUSH);
            const std::size_t made = room_.size() - stream.avail_out;
            inflated_ += made;
            if (made == 0)
                continue;
            if (!facts)
                facts = facts_of_stream(pdf_, keyword);
            count_objects(*facts, made);
        }
        consumed_ += stream.total_in;
        ::inflateEnd(&stream);
        objects_.end_text();
        if (consumed_ > most_readings * pdf_.size())
            refuse("its streams lie within each other, as those of no sheet do");
        if (inflated_ > largest_pdf_content)
            refuse(fmt::format("its contents unpack to more than {} MB, and at most so much is read",
                               largest_pdf_content >> 20U));
        require_few_objects();
    }

    // In as many bytes as were made of a stream. Those of pages, fonts and pictures are never read.
    void count_objects(const PdfStreamFacts& facts, std::size_t made) {
        if (facts.may_hold_objects && facts.may_be_filtered)
            objects_.add_unknown(made);
        else if (facts.may_hold_objects)
            objects_.add({reinterpret_cast<const char*>(room_.data()), made});
    }

    std::string_view pdf_;
    std::size_t inflated_ = 0;  // bytes of all streams so far
    std::size_t looked_at_ = 0; // behind names
    std::size_t consumed_ = 0;  // of the file, from which they came
    PdfObjectCount objects_;    // of the file, and packed in streams
    std::vector<Bytef> room_ = std::vector<Bytef>(std::size_t{64} << 10U);
};

} // namespace

void require_bounded_pdf(std::string_view pdf) {
    BoundsOfPdf(pdf).require();
}

} // namespace muster
