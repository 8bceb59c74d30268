// SPDX-License-Identifier: MIT
#include "gui/shell/manual.h"

#include "gui/toolkit/wx_text.h"

#include <wx/filename.h>
#include <wx/filesys.h>

#include <string>
#include <system_error>

namespace muster {

wxString manual_address(const std::filesystem::path& share, std::string_view chapter) {
    const std::size_t end = chapter.find('#');
    const std::string place(end == std::string_view::npos ? std::string_view() : chapter.substr(end));
    const std::filesystem::path page =
        share / "manual" / "en" / (std::string(chapter.substr(0, end)) + ".html");
    std::error_code ignored;
    if (!std::filesystem::exists(page, ignored))
        return {};
    return wxFileSystem::FileNameToURL(wxFileName(wx(page.string()))) + wx(place);
}

} // namespace muster
