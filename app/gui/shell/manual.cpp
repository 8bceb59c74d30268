// SPDX-License-Identifier: MIT
#include "gui/shell/manual.h"

#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/shell.h"
#include "gui/toolkit/wx_text.h"

#include <wx/filename.h>
#include <wx/filesys.h>

#include <algorithm>
#include <system_error>

namespace muster {

std::string_view shown_chapter(Shell& shell) {
    const std::string_view page = shell.pages().current();
    const std::string_view pane = page == page_ids::army ? shell.panes().chapter() : std::string_view();
    return pane.empty() ? shell.rooms().page(page).chapter : pane;
}

wxString manual_address(const std::filesystem::path& share, const std::string& language,
                        std::string_view chapter) {
    const std::size_t end = std::min(chapter.find('#'), chapter.size());
    const std::string page = std::string(chapter.substr(0, end)) + ".html";
    for (const std::string& folder : {language, std::string("en")}) {
        const std::filesystem::path file = share / "manual" / folder / page;
        std::error_code ignored;
        if (std::filesystem::exists(file, ignored))
            return wxFileSystem::FileNameToURL(wxFileName(wx(file))) + wx(chapter.substr(end));
    }
    return {};
}

} // namespace muster
