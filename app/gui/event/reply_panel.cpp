// SPDX-License-Identifier: MIT
#include "gui/event/reply_panel.h"

#include "base/file.h"
#include "event/event_reply.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"

#include <wx/clipbrd.h>
#include <wx/intl.h>
#include <wx/log.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/uri.h>
#include <wx/utils.h>
#include <wx/wrapsizer.h>

namespace muster {

namespace {

// As the address of a mail takes it.
std::string escaped(const std::string& text) {
    constexpr const char* digits = "0123456789ABCDEF";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            out += "%0D%0A";
        } else if ((byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') ||
                   (byte >= 'a' && byte <= 'z') || c == '-' || c == '.' || c == '_') {
            out += c;
        } else {
            out += '%';
            out += digits[byte >> 4U];
            out += digits[byte & 15U];
        }
    }
    return out;
}

} // namespace

ReplyPanel::ReplyPanel(wxWindow* parent)
    : wxPanel(parent),
      text_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE)) {
    set_accessible_name(*text_, _("The reply to the player"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(text_, wxSizerFlags(1).Expand());
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, 0);
    add_page_button(*this, *buttons, _("Copy"), _("Copy the reply to the clipboard"), &ReplyPanel::copy);
    add_page_button(*this, *buttons, _("Save draft…"), _("Save the reply as a draft for a mail program"),
                    &ReplyPanel::save_with_dialog);
    add_page_button(*this, *buttons, _("Open in mail program"),
                    _("Begin a mail with the reply; you send it yourself"),
                    [this] { open_in_mail_program(); });
    sizer->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    SetSizer(sizer);
}

void ReplyPanel::show(const EventDesk& desk, const EventPlayer* player) {
    player_ = player == nullptr ? EventPlayer() : *player;
    pack_ = player == nullptr ? EventPack() : desk.pack();
    text_->ChangeValue(player == nullptr ? wxString() : wx(reply_to(*player, desk.pack(), desk.rulesets())));
    Enable(player != nullptr);
}

void ReplyPanel::copy() {
    const wxClipboardLocker lock;
    if (!!lock)
        wxTheClipboard->SetData(new wxTextDataObject(text_->GetValue()));
}

void ReplyPanel::save_with_dialog() {
    const auto chosen = ask_file_to_save(this, _("Save the reply as a draft"), player_.player.name + ".eml",
                                         _("Mails (*.eml)|*.eml"));
    if (!chosen)
        return;
    try {
        save_to(chosen->file);
    } catch (const std::exception& error) {
        wxLogError("%s", wx(error.what()));
    }
}

void ReplyPanel::save_to(const std::filesystem::path& file) const {
    write_file(file, reply_draft(player_, pack_, utf8(text_->GetValue())));
}

void ReplyPanel::open_in_mail_program() const {
    const std::string& mail = player_.player.mail;
    const std::string address = mail.substr(0, mail.find_first_of(" ,;"));
    wxLaunchDefaultBrowser(wx("mailto:" + address +
                              "?subject=" + escaped(pack_.title + ": " + player_.player.name) +
                              "&body=" + escaped(utf8(text_->GetValue()))));
}

} // namespace muster
