// SPDX-License-Identifier: MIT
// EventRulings: what the umpire says of one submission in place of what was read or noted of it: its army
// list, its arrival, its army, and that it counts.
#pragma once

#include "event/counting.h"
#include "event/event_desk.h"
#include "gui/event/desk_steps.h"

#include <wx/string.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

class wxWindow;

namespace muster {

class EventRulings {
public:
    struct Handlers {
        std::function<void(const wxString&)> notify; // shows a message
        // Opens it to be edited; `whose`: what is edited, to be said there.
        std::function<void(const std::filesystem::path&, const wxString& whose)> open_army;
    };

    // All must outlive it.
    EventRulings(wxWindow& page, EventDesk& desk, const DeskSteps& steps, Handlers handlers);

    // Each does nothing while no event is open.
    // The army list by which a submission is judged; nothing: none.
    void set_list(std::int64_t submission, const std::string& list, const std::string& why);
    // False if this is no time, which is reported.
    bool set_arrival(std::int64_t submission, const std::string& time, const std::string& why);
    // Of all lists that nothing dates and that are held to be late.
    void let_undated_be_in_time();
    void ask_list(std::int64_t submission, const std::string& why);
    void ask_arrival(std::int64_t submission, const std::string& why);
    // Of all that was sent for the same slot.
    void let_count(std::int64_t submission, const std::string& why);
    // For all players; says of how many lists.
    void let_all_count(CountingRule rule, const std::string& why);
    void ask_which_counts(std::int64_t submission, const std::string& why);
    void settle(std::int64_t submission, const std::vector<Choice>& choices);
    // The army of a written list as a file to edit, and the file as what the list means.
    void show_army_menu(std::int64_t submission);
    void edit_army_in(std::int64_t submission, const std::filesystem::path& file);
    void use_army_of(std::int64_t submission, const std::filesystem::path& file);
    // The file was saved: if it is an army that is edited for a list of the open event, the list is settled
    // by it. Whether it is one; what came of it is notified.
    bool take_back(const std::filesystem::path& file);

private:
    wxWindow& page_;
    EventDesk& desk_;
    const DeskSteps& steps_;
    Handlers handlers_;
    struct Errand {
        std::filesystem::path event;
        std::int64_t submission = 0;
    };
    std::map<std::filesystem::path, Errand> errands_; // by the file of the army
};

} // namespace muster
