// SPDX-License-Identifier: MIT
// ReplyPanel: the answer to a player. It can be changed, then copied, saved as a draft or handed to the mail
// program; Muster sends nothing.
#pragma once

#include "event/event_desk.h"

#include <wx/panel.h>

#include <filesystem>

class wxTextCtrl;

namespace muster {

class ReplyPanel : public wxPanel {
public:
    explicit ReplyPanel(wxWindow* parent);

    // Nothing if the player is null.
    void show(const EventDesk& desk, const EventPlayer* player);
    void copy();
    void save_with_dialog();
    // Throws std::system_error.
    void save_to(const std::filesystem::path& file) const;
    void open_in_mail_program() const;
    [[nodiscard]] wxTextCtrl& text() { return *text_; }

private:
    wxTextCtrl* text_;
    EventPlayer player_;
    EventPack pack_;
};

} // namespace muster
