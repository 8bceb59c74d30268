// SPDX-License-Identifier: MIT
#include "gui/event/log_dialog.h"

#include "event/event_file.h"
#include "event/status_json.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"

#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <vector>

namespace muster {

void show_event_log(wxWindow& parent, const EventFile& event) {
    wxString words;
    std::vector<LogLine> lines = event.log();
    std::reverse(lines.begin(), lines.end()); // the latest first
    for (const LogLine& line : lines)
        words += wx(readable_event_time(line.time)) + "  " + wx(line.words) + "\n";
    wxDialog dialog(&parent, wxID_ANY, _("Everything that happened"), wxDefaultPosition,
                    parent.FromDIP(wxSize(820, 480)), wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    auto* text = new wxTextCtrl(&dialog, wxID_ANY, words, wxDefaultPosition, wxDefaultSize,
                                wxTE_MULTILINE | wxTE_READONLY | wxTE_DONTWRAP);
    set_accessible_name(*text, _("Everything that happened"));
    const int gap = dialog.FromDIP(10);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(text, wxSizerFlags(1).Expand().Border(wxALL, gap));
    if (wxSizer* buttons = dialog.CreateButtonSizer(wxOK))
        sizer->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    dialog.SetSizer(sizer);
    text->SetInsertionPoint(0);
    dialog.ShowModal();
}

} // namespace muster
