// SPDX-License-Identifier: MIT
#include "gui/event/verify_dialog.h"

#include "army/fingerprint.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "event/event_desk.h"
#include "event/list_at_table.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/spacing.h"
#include "sheet/qr_picture.h"

#include <wx/button.h>
#include <wx/dnd.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr int answer_width = 420;
constexpr int answer_height = 90;

class PictureDrop : public wxFileDropTarget {
public:
    explicit PictureDrop(VerifyDialog& dialog) : dialog_(dialog) {}

    bool OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) override {
        dialog_.read_picture(utf8(files.front()));
        return true;
    }

private:
    VerifyDialog& dialog_;
};

} // namespace

VerifyDialog::VerifyDialog(wxWindow* parent, const EventDesk& desk)
    : wxDialog(parent, wxID_ANY, _("Whose list is this?"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      desk_(desk), typed_(new wxTextCtrl(this, wxID_ANY)),
      answer_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxST_NO_AUTORESIZE)) {
    set_accessible_name(*typed_, _("Fingerprint on the sheet or the label"));
    typed_->SetHint("7K4Q-M2XD-9TRA-0VHE");
    typed_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { type(typed_->GetValue()); });
    auto* picture = new wxButton(this, wxID_ANY, _("Read a photograph…"));
    picture->SetToolTip(_("A picture of the QR code on the sheet or the label; or drop it here"));
    picture->Bind(wxEVT_BUTTON, [this](wxCommandEvent& /*event*/) { choose_picture(); });
    const int gap = FromDIP(2 * control_gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(typed_, wxSizerFlags(1).CentreVertical());
    row->Add(picture, wxSizerFlags().Border(wxLEFT, FromDIP(control_gap)));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(new wxStaticText(this, wxID_ANY, _("Fingerprint on the sheet or the label")),
               wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(answer_, wxSizerFlags(1).Expand().Border(wxALL, gap));
    if (wxSizer* buttons = CreateButtonSizer(wxCLOSE))
        sizer->Add(buttons, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap));
    SetEscapeId(wxID_CLOSE);
    give_fields_room(*this);
    SetSizer(sizer);
    SetDropTarget(new PictureDrop(*this));
    typed_->SetFocus();
    type(wxString());
}

void VerifyDialog::type(const wxString& fingerprint) {
    if (const auto typed = read_fingerprint(utf8(fingerprint)))
        look_up({*typed});
    else
        say(_("Sixteen letters and digits. Small letters, and no hyphens, will do."), Theme::current().faint);
}

void VerifyDialog::choose_picture() {
    if (const auto file = ask_file_to_open(this, _("Photograph of a QR code"),
                                           _("Pictures|*.png;*.jpg;*.jpeg;*.PNG;*.JPG;*.JPEG|All files|*")))
        read_picture(*file);
}

void VerifyDialog::read_picture(const std::filesystem::path& file) {
    try {
        const std::vector<std::string> found = fingerprints_in_picture(file);
        if (found.empty()) {
            say(wx(translate(no_code_in_picture)), Theme::current().error);
            return;
        }
        typed_->ChangeValue(wx(found.front()));
        look_up(found);
    } catch (const InputError& error) {
        say(wx(error.what()), Theme::current().error);
    }
}

void VerifyDialog::look_up(const std::vector<std::string>& fingerprints) {
    wxString words;
    bool in_order = true;
    for (const std::string& fingerprint : fingerprints) {
        const std::vector<ListAtTable> found =
            lists_with(desk_.status(), desk_.record(), desk_.rulesets(), fingerprint);
        in_order = in_order && std::any_of(found.begin(), found.end(),
                                           [](const ListAtTable& list) { return list.is_in_order(); });
        if (found.empty())
            words += wxString::Format(_("Nobody sent this army: %s"), wx(fingerprint)) + "\n";
        for (const ListAtTable& list : found)
            words += wx(words_of(list)) + "\n";
    }
    say((in_order ? _("In order") : _("Not in order")) + "\n" + words,
        in_order ? Theme::current().good : Theme::current().error);
}

void VerifyDialog::say(const wxString& words, const wxColour& colour) {
    words_ = words;
    answer_->SetForegroundColour(colour);
    announce(*answer_, words);
    show_whole_answer();
}

// The dialog grows where the answer needs more room.
void VerifyDialog::show_whole_answer() {
    answer_->SetFont(desktop_font()); // which GTK gives it only later, too late to be measured
    const int width = std::max(answer_->GetSize().x, with_text_size(*this, answer_width));
    answer_->SetLabelText(words_);
    answer_->Wrap(width);
    answer_->SetMinSize({width, std::max(answer_->GetBestSize().y, with_text_size(*this, answer_height))});
    wxSize size = GetSizer()->ComputeFittingClientSize(this);
    size.IncTo(GetClientSize());
    SetClientSize(size);
    Layout();
}

wxString VerifyDialog::answer() const {
    return words_;
}

} // namespace muster
