// SPDX-License-Identifier: MIT
#include "gui/event/reply_panel.h"

#include "base/file.h"
#include "base/translation.h"
#include "event/event_outputs.h"
#include "event/event_reply.h"
#include "gui/event/proposed_folder.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/spacing.h"
#include "ruleset/data_folders.h"

#include <wx/choice.h>
#include <wx/clipbrd.h>
#include <wx/intl.h>
#include <wx/log.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>
#include <wx/uri.h>
#include <wx/utils.h>
#include <wx/wrapsizer.h>

#include <array>
#include <exception>
#include <utility>

namespace muster {

namespace {

struct LanguageRow {
    const char* id;
    const char* name; // in that language
};
constexpr std::array<LanguageRow, 2> language_rows{{{"en", "English"}, {"de", "Deutsch"}}};

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

ReplyPanel::ReplyPanel(wxWindow* parent, const EventDesk& desk, Noted noted)
    : wxPanel(parent), desk_(desk), noted_(std::move(noted)),
      text_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE)),
      language_(new wxChoice(this, wxID_ANY)) {
    set_accessible_name(*text_, _("The reply to the player"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(text_, wxSizerFlags(1).Expand());
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, 0);
    for (const LanguageRow& row : language_rows)
        language_->Append(wxString::FromUTF8(row.name));
    set_accessible_name(*language_, _("The language of the reply"));
    language_->SetToolTip(
        _("The language of the reply; a column “language” of the table of players says it for each"));
    language_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& /*event*/) { choose_language(); });
    buttons->Add(language_, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(control_gap)));
    add_page_button(*this, *buttons, _("Copy"), _("Copy the reply to the clipboard"), &ReplyPanel::copy);
    add_page_button(*this, *buttons, _("Save draft…"), _("Save the reply as a draft for a mail program"),
                    &ReplyPanel::save_with_dialog);
    add_page_button(*this, *buttons, _("Open in mail program"),
                    _("Begin a mail with the reply; you send it yourself"),
                    [this] { open_in_mail_program(); });
    sizer->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, FromDIP(control_gap / 2)));
    SetSizer(sizer);
}

void ReplyPanel::show(const EventPlayer* player) {
    player_ = player == nullptr ? EventPlayer() : *player;
    pack_ = player == nullptr ? EventPack() : desk_.pack();
    Enable(player != nullptr);
    std::string language = reply_language(player_.player);
    if (const auto chosen = chosen_.find(player_.player.id); chosen != chosen_.end())
        language = chosen->second;
    if (language.empty())
        language = text_language();
    for (std::size_t i = 0; i < language_rows.size(); ++i)
        if (language == language_rows.at(i).id)
            language_->SetSelection(static_cast<int>(i));
    if (player == nullptr)
        text_->ChangeValue(wxString());
    else
        write_reply();
}

void ReplyPanel::choose_language() {
    chosen_[player_.player.id] = language_rows.at(static_cast<std::size_t>(language_->GetSelection())).id;
    write_reply();
}

void ReplyPanel::write_reply() {
    const int chosen = language_->GetSelection();
    const std::string language =
        chosen == wxNOT_FOUND ? text_language() : language_rows.at(static_cast<std::size_t>(chosen)).id;
    try {
        text_->ChangeValue(wx(reply_in(language)));
    } catch (const std::exception& error) {
        text_->ChangeValue(wx(error.what()));
    }
}

std::string ReplyPanel::reply_in(const std::string& language) const {
    if (language == text_language())
        return reply_to(player_, desk_.pack(), desk_.rulesets());
    const wxBusyCursor busy; // a large event is judged again in that language
    return RepliesInLanguage(desk_.file().file(), program_share_folder().parent_path() / "locale", language)
        .to(player_.player.id);
}

void ReplyPanel::copy() {
    const wxClipboardLocker lock;
    if (!!lock && wxTheClipboard->SetData(new wxTextDataObject(text_->GetValue())))
        note("copied");
}

void ReplyPanel::note(const std::string& how) const {
    noted_("Reply to " + player_.player.name + ": " + how);
}

void ReplyPanel::save_with_dialog() {
    ProposedFolder proposed(std::filesystem::path(desk_.file().file()), replies_folder());
    const auto chosen = ask_file_to_save(this, _("Save the reply as a draft"),
                                         proposed.path() / reply_draft_file(player_, pack_, {}).name,
                                         _("Mails (*.eml)|*.eml"));
    if (!chosen)
        return;
    proposed.choose(chosen->file.parent_path());
    try {
        save_to(chosen->file);
    } catch (const std::exception& error) {
        wxLogError("%s", wx(error.what()));
    }
}

void ReplyPanel::save_to(const std::filesystem::path& file) const {
    write_file(file, reply_draft(player_, pack_, utf8(text_->GetValue())));
    note("draft in " + file.string());
}

void ReplyPanel::open_in_mail_program() const {
    const std::string& mail = player_.player.mail;
    const std::string address = mail.substr(0, mail.find_first_of(" ,;"));
    if (wxLaunchDefaultBrowser(wx("mailto:" + address +
                                  "?subject=" + escaped(pack_.title + ": " + player_.player.name) +
                                  "&body=" + escaped(utf8(text_->GetValue())))))
        note("opened in the mail program");
}

} // namespace muster
