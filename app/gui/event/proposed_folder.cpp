// SPDX-License-Identifier: MIT
#include "gui/event/proposed_folder.h"

#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>

#include <algorithm>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

wxString outputs_folder(std::span<const EventOutput> outputs) {
    const bool is_public =
        std::all_of(outputs.begin(), outputs.end(), [](const EventOutput& one) { return one.is_public; });
    return is_public ? _("%s published") : _("%s papers");
}

wxString replies_folder() {
    return _("%s replies");
}

ProposedFolder::ProposedFolder(const fs::path& event, const wxString& name) {
    const fs::path beside = fs::absolute(event).parent_path();
    path_ = beside / utf8(wxString::Format(name, wx(fs::path(event.stem()))));
    std::error_code error;
    is_to_remove_ = fs::create_directory(path_, error);
    if (!fs::is_directory(path_, error))
        path_ = beside;
}

ProposedFolder::~ProposedFolder() {
    std::error_code ignored; // a folder that is not empty stays
    if (is_to_remove_)
        fs::remove(path_, ignored);
}

void ProposedFolder::choose(const fs::path& chosen) {
    std::error_code ignored;
    if (fs::equivalent(chosen, path_, ignored))
        is_to_remove_ = false;
}

} // namespace muster
