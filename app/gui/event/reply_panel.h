// SPDX-License-Identifier: MIT
// ReplyPanel: the answer to a player, in his language. It can be changed, then copied, saved as a draft or
// handed to the mail program; Muster sends nothing.
#pragma once

#include "event/event_desk.h"

#include <wx/panel.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>

class wxChoice;
class wxTextCtrl;

namespace muster {

class ReplyPanel : public wxPanel {
public:
    // `noted`: the reply has gone to the clipboard, a draft or the mail program; the words are for the log.
    using Noted = std::function<void(const std::string& words)>;
    ReplyPanel(wxWindow* parent, const EventDesk& desk, Noted noted);

    // Nothing if the player is null.
    void show(const EventPlayer* player);
    void copy();
    void save_with_dialog();
    // Throws std::system_error.
    void save_to(const std::filesystem::path& file) const;
    void open_in_mail_program() const;
    [[nodiscard]] wxTextCtrl& text() { return *text_; }
    [[nodiscard]] wxChoice& language() { return *language_; }

private:
    void choose_language();
    void write_reply();
    void note(const std::string& how) const;
    [[nodiscard]] std::string reply_in(const std::string& language) const;

    const EventDesk& desk_;
    Noted noted_;
    wxTextCtrl* text_;
    wxChoice* language_;
    std::map<std::int64_t, std::string> chosen_; // languages of players, as the umpire chose
    EventPlayer player_;
    EventPack pack_;
};

} // namespace muster
