// SPDX-License-Identifier: MIT
#include "sheet/sheet_file.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/utf8_path.h"
#include "sheet/pdf_attachment.h"

#include <fmt/format.h>

#include <memory>
#include <optional>

namespace muster {

namespace fs = std::filesystem;

std::string army_text_in(const fs::path& file, std::string bytes) {
    if (!looks_like_pdf(bytes))
        return bytes;
    std::optional<std::string> attached;
    try {
        attached = army_in_pdf(bytes);
    } catch (const std::exception& error) {
        throw InputError(path_text(file), {}, fmt::format("this PDF cannot be read: {}", error.what()));
    }
    if (!attached)
        throw InputError(path_text(file), {},
                         "no army is attached to this PDF; it is not a sheet of Muster, or it shows several "
                         "armies, or it is an opponent's copy. Ask for the army file");
    if (attached->find_first_not_of("\xEF\xBB\xBF \t\r\n") != attached->find('<'))
        throw InputError(
            path_text(file), {},
            "what is attached to this PDF is no army, or it is packed in a way that Muster never "
            "uses; ask for the army file");
    return std::move(*attached);
}

std::string page_file_name(const std::string& out, std::size_t page) {
    if (page == 0)
        return out;
    fs::path path = path_of(out);
    const std::string ending = path_text(path.extension());
    path.replace_extension();
    return fmt::format("{}-{}{}", path_text(path), page + 1, ending);
}

std::vector<std::string> write_sheet(const std::string& out, const std::vector<std::string>& files,
                                     AtomicFile::Link link) {
    std::vector<std::string> names;
    std::vector<std::unique_ptr<AtomicFile>> written;
    for (std::size_t page = 0; page < files.size(); ++page) {
        names.push_back(page_file_name(out, page));
        // Only the first page has the name that was given.
        written.push_back(std::make_unique<AtomicFile>(path_of(names.back()),
                                                       page == 0 ? link : AtomicFile::Link::replace));
        written.back()->write(files[page]);
    }
    for (const std::unique_ptr<AtomicFile>& file : written)
        file->commit();
    return names;
}

} // namespace muster
