// SPDX-License-Identifier: MIT
#include "mail/office_file.h"

#include "mail/detail/everyday_words.h"

#include <algorithm>
#include <initializer_list>
#include <string>

namespace muster {

namespace {

// The name of the first file in a zip stands behind 30 bytes.
std::string_view first_name_in_zip(std::string_view bytes) {
    constexpr std::size_t head = 30;
    return bytes.starts_with("PK\x03\x04") && bytes.size() > head ? bytes.substr(head) : std::string_view();
}

} // namespace

bool is_office_file(std::string_view name, std::string_view bytes) {
    const std::string small = small_letters(name);
    const auto is_called = [&](std::string_view ending) { return small.ends_with(ending); };
    const std::initializer_list<std::string_view> endings{
        ".doc",  ".docx", ".docm", ".dot", ".dotx", ".odt",  ".ods",   ".odp",    ".xls",
        ".xlsx", ".xlsm", ".xlsb", ".rtf", ".ppt",  ".pptx", ".pages", ".numbers"};
    if (std::any_of(endings.begin(), endings.end(), is_called))
        return true;
    const std::string_view entry = first_name_in_zip(bytes);
    return bytes.starts_with("\xD0\xCF\x11\xE0") || bytes.starts_with("{\\rtf") ||
           entry.starts_with("[Content_Types].xml") ||
           entry.starts_with("mimetypeapplication/vnd.oasis.opendocument");
}

} // namespace muster
