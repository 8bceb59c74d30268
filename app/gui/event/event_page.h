// SPDX-License-Identifier: MIT
// EventPage: a tournament as its umpire sees it: what it is and where it stands, the players with their
// lists, what is nobody's yet, and beside them everything about the selected list.
#pragma once

#include "event/event_desk.h"
#include "event/event_matrix.h"
#include "gui/event/event_commands.h"
#include "gui/event/event_rulings.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>

class wxButton;
class wxSearchCtrl;
class wxSizer;

namespace muster {

class EmptyNote;
class EventBand;
class EventTable;
class PlayerPanel;
class SegmentedChoice;
class UnmatchedPanel;

class EventPage : public wxPanel {
public:
    struct Handlers {
        std::function<void(const wxString&, std::vector<NoticeBar::Choice>)> notify; // shows a message
        std::function<void(const std::filesystem::path&)> opened;
        std::function<void()> renamed;   // the tournament may have another title
        std::function<void()> edit_pack; // of the open event
        std::function<void(const std::filesystem::path&, const wxString& whose)> open_army;
        std::function<void()> close;
        std::function<void()> hidden; // another page is shown
    };
    // `file`: that open() is to open, which begins at once; empty: none.
    EventPage(wxWindow* parent, Handlers handlers, const std::filesystem::path& file);
    ~EventPage() override;

    // Opens the event; its page is there at once if that is quick, else as soon as it can be. What cannot be
    // opened is reported, and what was open stays.
    void open(const std::filesystem::path& file);
    // Waits until the event is open, or could not be opened.
    void finish_opening();
    // Stores the pack in the event and opens it anew. False if it failed, which is reported.
    bool save_pack(const EventPack& pack, const Rulesets& installed);
    void focus_table();
    [[nodiscard]] const std::shared_ptr<void>& token() const { return token_; }
    void update_colours();
    // Of the open event; else nothing.
    [[nodiscard]] wxString title() const;

    [[nodiscard]] EventDesk& desk() { return desk_; }
    [[nodiscard]] const EventDesk& desk() const { return desk_; }
    [[nodiscard]] EventMatrix& matrix() { return matrix_; }
    [[nodiscard]] EventTable& table() { return *table_; }
    [[nodiscard]] PlayerPanel& panel() { return *panel_; }
    [[nodiscard]] EventBand& band() { return *band_; }
    [[nodiscard]] UnmatchedPanel& unmatched() { return *unmatched_; }
    [[nodiscard]] EventCommands& commands() { return *commands_; }
    [[nodiscard]] EventRulings& rulings() { return *rulings_; }
    [[nodiscard]] wxSearchCtrl& search_field() { return *search_; }

private:
    wxSizer* make_top();
    wxSizer* make_middle();
    wxSizer* make_buttons();
    void bind_keys();
    void poll();
    // Waits a moment for what the desk has begun, then looks for its end from time to time.
    void await_desk();
    // The desk has another event, record or status.
    void show_desk();
    void show_buttons();
    void show_filters();
    void show_rows();
    void show_selected();
    void show_unmatched(std::int64_t submission);
    void show_next();
    void show_empty();

    Handlers handlers_;
    EventDesk desk_;
    DeskSteps steps_;
    EventMatrix matrix_;
    wxTimer timer_; // while the desk is busy
    std::filesystem::path shown_;
    EventBand* band_ = nullptr;
    SegmentedChoice* filter_ = nullptr;
    wxSearchCtrl* search_ = nullptr;
    EventTable* table_ = nullptr;
    EmptyNote* empty_ = nullptr;
    PlayerPanel* panel_ = nullptr;
    UnmatchedPanel* unmatched_ = nullptr;
    std::unique_ptr<EventCommands> commands_;
    std::unique_ptr<EventRulings> rulings_;
    std::shared_ptr<void> token_ = std::make_shared<int>(0); // while it lives
    wxButton* lock_ = nullptr;
    wxButton* seal_ = nullptr;
    std::vector<wxButton*> buttons_; // of commands on an open event
};

} // namespace muster
