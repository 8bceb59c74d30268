// SPDX-License-Identifier: MIT
// Event files from strangers: rows that speak of nothing.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>
#include <utility>

namespace muster::tests {

namespace {

// An event with one player and his list, then changed.
void make_event(const Workshop& workshop, const std::string& sql) {
    workshop.file("host.muster", host);
    workshop.file("roll.csv", "number,name\r\n1,Ada\r\n");
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"event", "new", "e.muster-event", "--ruleset", "phalanx"},
          {"event", "roll", "e.muster-event", "roll.csv"},
          {"event", "take", "e.muster-event", "host.muster", "--player", "Ada"}}) {
        const Run run = run_muster(workshop, {words});
        if (run.status == 2)
            throw std::runtime_error("the event cannot be made: " + run.err);
    }
    run_sql(workshop.path("e.muster-event"), sql);
}

CraftedCase event_file_case(std::string name, std::string sql, std::string action) {
    return {std::move(name),
            [sql = std::move(sql), action = std::move(action)](const Workshop& workshop) {
                make_event(workshop, sql);
                return Call{{"event", action, "e.muster-event"}};
            },
            Answer::refused, "not on its roll"};
}

const bool event_files_added = add_crafted_cases(
    "event_files",
    {event_file_case("list_of_a_player_who_is_not_there", "UPDATE assignment SET player = 999999", "status"),
     event_file_case("reply_to_a_player_who_is_not_there", "UPDATE assignment SET player = -1", "reply"),
     event_file_case("decision_on_a_player_who_is_not_there",
                     "INSERT INTO decision(time, player, slot, submission, kind, amount, why) "
                     "VALUES (0, 77, 1, 1, 'accept', 0, '')",
                     "status"),
     event_file_case("switch_of_a_player_who_is_not_there",
                     "INSERT INTO switch(time, player, kind) VALUES (0, 77, 'lock')", "status")});

} // namespace

} // namespace muster::tests
