// SPDX-License-Identifier: MIT
#include "sheet_file.h"

#include "base/file.h"
#include "base/input_error.h"
#include "sheet/pdf_attachment.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace muster {

namespace {

// The file's text, or that of the army attached to the PDF of a sheet.
std::string army_text(const std::string& file) {
    std::string bytes = read_file(file);
    if (!looks_like_pdf(bytes))
        return bytes;
    std::optional<std::string> attached;
    try {
        attached = army_in_pdf(bytes);
    } catch (const std::exception& error) {
        throw InputError(file, {}, fmt::format("this PDF cannot be read: {}", error.what()));
    }
    if (!attached)
        throw InputError(file, {},
                         "no army is attached to this PDF; it is no sheet of Muster, or an opponent's copy");
    return std::move(*attached);
}

} // namespace

LoadedArmy load_army_or_sheet(const std::string& file, const Rulesets& rulesets, Detail detail) {
    return load_army_text(file, army_text(file), rulesets, detail);
}

} // namespace muster
