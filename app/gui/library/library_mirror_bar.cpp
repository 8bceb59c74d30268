// SPDX-License-Identifier: MIT
#include "gui/library/library_mirror_bar.h"

#include "gui/library/library_model.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/mirror_service.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/small_button.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

namespace muster {

namespace {
constexpr std::size_t max_notices = 12; // in one message
}

LibraryMirrorBar::LibraryMirrorBar(wxWindow* parent, MirrorService& mirror)
    : wxPanel(parent), mirror_(mirror),
      text_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                             wxST_ELLIPSIZE_MIDDLE | wxST_NO_AUTORESIZE)) {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(text_, wxSizerFlags(1).CentreVertical().Border(wxLEFT, FromDIP(8)));
    const auto add = [&](const wxString& label, const wxString& tip, auto act) {
        auto* button = new SmallButton(this, label);
        button->SetToolTip(tip);
        button->Bind(wxEVT_BUTTON, [act](wxCommandEvent& /*event*/) { act(); });
        sizer->Add(button, wxSizerFlags().CentreVertical().Border(wxALL, FromDIP(3)));
        return button;
    };
    notices_ = add(_("Notices…"), _("Messages about the mirror folder since Muster was started"),
                   [this] { show_notices(); });
    sync_ = add(_("Synchronize"), _("Synchronize the mirror folder and the library now"),
                [this] { mirror_.sync(); });
    choose_ = add(_("Mirror folder…"),
                  _("Also store the armies as files in a folder that Nextcloud, Syncthing or git copies "
                    "between computers"),
                  [this] { choose_folder(); });
    off_ = add(_("Switch off"), _("Stop synchronizing; the files and the armies stay"),
               [this] { mirror_.switch_off(); });
    sizer->AddSpacer(FromDIP(5)); // in line with the buttons of the page
    SetSizer(sizer);
    mirror_.observe(token_, [this] { update_state(); });
    update_state();
}

wxString LibraryMirrorBar::text() const {
    return text_->GetLabelText();
}

void LibraryMirrorBar::update_state() {
    const auto& folder = mirror_.folder();
    wxString words;
    if (!folder)
        words = mirror_.is_known()
                    ? wxString(_("No mirror folder: the armies are stored in the library only."))
                    : wxString();
    else if (mirror_.running() && !mirror_.last_sync())
        words = wxString::Format(_("Mirror folder %s: synchronizing…"), wx(*folder));
    else if (!mirror_.problem().empty())
        words = wxString::Format(_("Mirror folder: not synchronized. %s"), mirror_.problem());
    else if (mirror_.last_sync())
        words = wxString::Format(_("Mirror folder %s: synchronized at %s"), wx(*folder),
                                 moment_label(*mirror_.last_sync()));
    else
        words = wxString::Format(_("Mirror folder %s"), wx(*folder));
    text_->SetLabelText(words);
    text_->SetToolTip(words);
    set_text_colour(*text_, folder && !mirror_.problem().empty() ? &Theme::error : &Theme::faint);
    const std::size_t count = mirror_.notices().size();
    notices_->SetLabel(wxString::Format(_("Notices (%zu)…"), count));
    notices_->Show(count != 0);
    sync_->Show(folder.has_value());
    off_->Show(folder.has_value());
    choose_->Show(!folder || !mirror_.problem().empty());
    Layout();
}

void LibraryMirrorBar::choose_folder() {
    if (const auto folder = ask_folder(this, _("Choose the mirror folder"), mirror_.folder()))
        mirror_.switch_on(*folder);
}

void LibraryMirrorBar::show_notices() {
    const std::vector<wxString>& all = mirror_.notices();
    wxString words;
    for (std::size_t i = all.size(); i > 0 && all.size() - i < max_notices; --i) // the latest first
        words += (words.empty() ? "" : "\n\n") + all[i - 1];
    wxMessageDialog(this, words, _("Notices of the mirror folder"), wxOK | wxICON_INFORMATION).ShowModal();
}

} // namespace muster
