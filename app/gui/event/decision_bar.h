// SPDX-License-Identifier: MIT
// DecisionBar: what the umpire says about a list: accept, refuse, a penalty, each with its reason; that
// he takes the last of it back; and the lock and the seal of the player.
#pragma once

#include "event/event_desk.h"
#include "event/event_matrix.h"

#include <wx/panel.h>

#include <cstdint>
#include <functional>
#include <string>

class wxButton;
class wxSpinCtrl;
class wxTextCtrl;

namespace muster {

class DecisionBar : public wxPanel {
public:
    struct Handlers {
        std::function<void(const Decision&)> decide;
        // The list that is shown is none.
        std::function<void(std::int64_t submission, const std::string& why)> set_aside;
        // Asks for the army list by which it is judged, or when it arrived.
        std::function<void(std::int64_t submission, const std::string& why)> ask_list;
        std::function<void(std::int64_t submission, const std::string& why)> ask_arrival;
        // Asks which of all that came for the same slot counts.
        std::function<void(std::int64_t submission, const std::string& why)> ask_which_counts;
        // Asks whether its army is edited, or an edited one used.
        std::function<void(std::int64_t submission)> ask_army;
        // "lock", "unlock", "seal", "unseal"
        std::function<void(std::int64_t player, const char* kind)> set_switch;
    };
    DecisionBar(wxWindow* parent, Handlers handlers);

    // Nothing can be decided if the row is null, or the event cannot be changed; nothing be undone unless
    // something `is_decided`, and no army be edited unless the list `is_written`.
    struct Allowed {
        bool can_change = false;
        bool is_decided = false;
        bool is_written = false;
    };
    void show(const MatrixRow* row, const Allowed& allowed);
    [[nodiscard]] wxTextCtrl& reason() { return *reason_; }
    [[nodiscard]] wxSpinCtrl& amount() { return *amount_; }

private:
    void decide(DecisionKind kind);
    void set_aside();
    // Empties the field.
    [[nodiscard]] std::string take_reason();
    void show_buttons();

    Handlers handlers_;
    wxTextCtrl* reason_;
    wxSpinCtrl* amount_;
    wxButton* accept_;
    wxButton* refuse_;
    wxButton* penalty_;
    wxButton* undo_;
    wxButton* aside_;
    wxButton* list_;
    wxButton* arrival_;
    wxButton* counts_;
    wxButton* army_;
    wxButton* lock_;
    wxButton* seal_;
    bool has_player_ = false;
    bool has_list_ = false;
    bool is_decided_ = false;
    bool is_written_ = false;
    bool has_others_ = false; // revisions of the list
    bool is_locked_ = false;
    bool is_sealed_ = false;
    std::int64_t player_ = 0;
    std::int32_t slot_ = 1;
    std::int64_t submission_ = 0;
};

} // namespace muster
