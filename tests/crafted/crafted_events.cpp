// SPDX-License-Identifier: MIT
// Event files from strangers: rows that speak of nothing, tables without end; and what is sent to an event.
#include "base/zip_archive.h"
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>

#include <random>
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
            Answer::refused, "e.muster-event: the tournament speaks of a player"};
}

// Of times before and after every calendar.
CraftedCase timeless_event_case(const std::string& action) {
    return {action + "_of_an_event_beyond_the_calendar",
            [action](const Workshop& workshop) {
                make_event(workshop,
                           "UPDATE log SET time = 9000000000000000000; UPDATE submission SET received = "
                           "-9000000000000000000; UPDATE roll SET time = 9223372036854775807");
                Call call{{"event", action, "e.muster-event"}};
                if (action == "report")
                    call.arguments.insert(call.arguments.end(), {"-o", "r.html"});
                return call;
            },
            Answer::accepted};
}

CraftedCase decision_of_an_amount(std::string name, std::string amount) {
    return {std::move(name),
            [amount = std::move(amount)](const Workshop& workshop) {
                make_event(workshop,
                           "INSERT INTO decision(time, player, slot, submission, kind, amount, why) VALUES "
                           "(0, 1, 1, 0, 'penalty', " +
                               amount + ", 'late')");
                return Call{{"event", "status", "e.muster-event"}};
            },
            Answer::refused, "from 0 to 999999999; restore a backup"};
}

CraftedCase exported_decision_of_an_amount(std::string name, std::string amount, std::string says) {
    return {std::move(name),
            [amount = std::move(amount)](const Workshop& workshop) {
                make_event(workshop,
                           "INSERT INTO decision(time, player, slot, submission, kind, amount, why) VALUES "
                           "(0, 1, 1, 0, 'penalty', 77, 'late')");
                (void)run_muster(workshop, {{"event", "export", "e.muster-event", "-o", "out"}});
                std::string rows = bytes_of(workshop.path("out/event.json"));
                const std::string before = "\"amount\": 77";
                rows.replace(rows.find(before), before.size(), "\"amount\": " + amount);
                workshop.file("out/event.json", rows);
                return Call{{"event", "import", "out", "-o", "f.muster-event"}};
            },
            Answer::refused, std::move(says)};
}

// An export that is refused leaves nothing that could be taken for one.
CraftedCase refused_export_case(std::string name, std::string sql, std::string says) {
    return {std::move(name),
            [sql = std::move(sql)](const Workshop& workshop) {
                make_event(workshop, "PRAGMA foreign_keys = OFF; " + sql);
                return Call{{"event", "export", "e.muster-event", "-o", "out"}};
            },
            Answer::refused, std::move(says),
            [](const Workshop& workshop, const Run&) {
                BOOST_CHECK(!std::filesystem::exists(workshop.path("out")));
            }};
}

CraftedCase large_event_case(std::string name, std::string sql, std::vector<std::string> words,
                             const std::string& excess) {
    return {std::move(name),
            [sql = std::move(sql), words = std::move(words)](const Workshop& workshop) {
                make_event(workshop, sql);
                return Call{words};
            },
            Answer::refused, excess};
}

// Rows from 10 on.
std::string rows(std::string_view into, std::string_view values, std::size_t count) {
    return "INSERT INTO " + std::string(into) +
           " WITH RECURSIVE r(n) AS (SELECT 10 UNION ALL SELECT n + 1 FROM r WHERE n < " +
           std::to_string(count + 9) + ") SELECT " + std::string(values) + " FROM r";
}

// Submissions in which nothing was read, of these players and for these slots.
std::string submissions(std::string_view player_and_slot, std::size_t count) {
    return rows("submission(id, original, source, sender, named, received, taken)",
                "n, 1, 's' || n, '', '', n, n", count) +
           "; " +
           rows("reading(submission, time, army, written, declared, open)", "n, 0, '', 0, '[]', '[]'",
                count) +
           "; " +
           rows("assignment(submission, time, player, slot, after_lock, by_umpire, why)",
                "n, 0, " + std::string(player_and_slot) + ", 0, 0, ''", count);
}

CraftedCase files_for_a_full_event() {
    return {"files_for_a_full_event",
            [](const Workshop& workshop) {
                make_event(workshop, submissions("0, 1", 19'999));
                for (int i = 0; i < 500; ++i)
                    workshop.file("in/" + std::to_string(i) + ".txt", "");
                return Call{{"event", "take", "e.muster-event", "in"}};
            },
            Answer::refused, "500 files or mails were not taken"};
}

CraftedCase reply_to_20000_troops() {
    return {"reply_to_20000_troops",
            [](const Workshop& workshop) {
                const std::string unit =
                    "<unit>" + repeated(R"(<troop class="HIS" army="RA" integrity="III"/>)", 5) + "</unit>";
                make_event(
                    workshop,
                    R"(UPDATE reading SET army = '<army xmlns="urn:muster:army:1" ruleset="phalanx"><body>)" +
                        repeated(unit, 3'300) + "</body></army>'");
                return Call{{"event", "reply", "e.muster-event", "-o", "drafts"}};
            },
            Answer::accepted};
}

std::string roll_of(std::string_view name, int first, int last) {
    std::string roll = "name\n";
    for (int i = first; i != last; i += first < last ? 1 : -1)
        roll += std::string(name) + ' ' + std::to_string(10'000 + i) + '\n';
    return roll;
}

CraftedCase roll_case(std::string name, std::string roll, std::string says) {
    return {std::move(name),
            [roll = std::move(roll)](const Workshop& workshop) {
                make_event(workshop, "");
                return Call{{"event", "roll", "e.muster-event", workshop.file("more.csv", roll)}};
            },
            Answer::refused, std::move(says)};
}

// A roll of as many as there may be, and another.
CraftedCase second_roll_case(std::string name, std::string second, Answer answer, std::string says) {
    return {std::move(name),
            [second = std::move(second)](const Workshop& workshop) {
                make_event(workshop, "");
                workshop.file("many.csv", roll_of("Anna Maria Name", 0, 4'999));
                (void)run_muster(workshop, {{"event", "roll", "e.muster-event", "many.csv"}});
                return Call{{"event", "roll", "e.muster-event", workshop.file("second.csv", second)}};
            },
            answer, std::move(says),
            [](const Workshop& workshop, const Run&) {
                BOOST_CHECK(run_muster(workshop, {{"event", "status", "e.muster-event"}}).status != 2);
            }};
}

CraftedCase event_of_199000_decisions() {
    return {"event_of_199000_decisions_on_19000_lists",
            [](const Workshop& workshop) {
                make_event(workshop, "");
                workshop.file("many.csv", roll_of("Anna Maria Name", 0, 4'998));
                (void)run_muster(workshop, {{"event", "roll", "e.muster-event", "many.csv"}});
                run_sql(workshop.path("e.muster-event"),
                        submissions("1 + n % 4999, 1 + n % 4", 19'000) + "; " +
                            rows("decision(time, player, slot, submission, kind, amount, why)",
                                 "0, 1, 1, 1, 'accept', 0, ''", 199'000));
                return Call{{"event", "status", "e.muster-event"}};
            },
            Answer::accepted};
}

CraftedCase mailbox_of_40000_mails() {
    return {"mailbox_of_40000_mails",
            [](const Workshop& workshop) {
                make_event(workshop, "");
                workshop.file("a.mbox",
                              repeated("From a@x.org Fri Nov 27 10:00:00 2026\nFrom: Ann <a@x.org>\n"
                                       "Subject: l\n\nHIS x 12\n\n",
                                       40'000));
                return Call{{"event", "take", "e.muster-event", "a.mbox"}};
            },
            Answer::either, "more than 5000 mails"};
}

CraftedCase armies_of_16_mb() {
    return {"armies_of_16_mb",
            [](const Workshop& workshop) {
                make_event(workshop, "");
                const std::string army = "<army>" + std::string(16'000'000, '\n');
                for (int i = 10; i < 30; ++i)
                    workshop.file("in/" + std::to_string(i) + ".muster", army);
                return Call{{"event", "take", "e.muster-event", "in"}};
            },
            Answer::accepted, "20 lists taken"};
}

// That a zip may unpack to as much, it has something in it that cannot be packed.
std::string noise(std::size_t count) {
    std::minstd_rand random;
    std::string bytes(count, '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(static_cast<unsigned char>(random()));
    return bytes;
}

CraftedCase archives_that_unpack_to_117_mb() {
    return {"archives_that_unpack_to_117_mb",
            [](const Workshop& workshop) {
                make_event(workshop, "");
                ZipWriter zip;
                zip.add("noise", noise(300'000));
                for (int i = 0; i < 7; ++i)
                    zip.add(std::to_string(i) + ".muster", "<army>" + std::string(16'700'000, '\n'));
                const std::string bytes = zip.bytes();
                for (const char* name : {"in/a.zip", "in/b.zip", "in/c.zip"})
                    workshop.file(name, bytes);
                return Call{{"event", "take", "e.muster-event", "in"}};
            },
            Answer::accepted, "8 lists taken"};
}

CraftedCase report_of_4900_open_lines() {
    return {"report_of_4900_open_lines",
            [](const Workshop& workshop) {
                make_event(workshop, "");
                workshop.file("b.txt", repeated("Hevay infentry speer\n", 4'900));
                (void)run_muster(workshop, {{"event", "take", "e.muster-event", "b.txt", "--player", "Ada"}});
                return Call{{"event", "report", "e.muster-event", "-o", "r.pdf"}};
            },
            Answer::accepted};
}

// None of whom it names, though all of their first names stand in it.
CraftedCase text_of_12000_first_names() {
    return {"text_of_12000_first_names_for_5000_players",
            [](const Workshop& workshop) {
                make_event(workshop, "");
                workshop.file("many.csv", roll_of("Anna Maria Name", 0, 4'999));
                (void)run_muster(workshop, {{"event", "roll", "e.muster-event", "many.csv"}});
                for (const char* name : {"in/a.txt", "in/b.txt", "in/c.txt", "in/d.txt", "in/e.txt"})
                    workshop.file(name, repeated("Anna Maria ", 11'000) + "\n3 x HIS RA III\n");
                return Call{{"event", "take", "e.muster-event", "in"}};
            },
            Answer::accepted, "5 lists taken"};
}

// At each of its words all of these names begin, and end none.
CraftedCase text_of_beginnings_of_4800_names() {
    return {"text_of_beginnings_of_4800_names",
            [](const Workshop& workshop) {
                make_event(workshop, "");
                std::string roll = "name\n";
                for (std::size_t i = 0; i < 4'800; ++i)
                    roll += repeated("a ", 110 + i % 10) + repeated("c ", 1 + i / 10 % 20) +
                            repeated("a ", 1 + i / 200) + "\n";
                workshop.file("many.csv", roll);
                (void)run_muster(workshop, {{"event", "roll", "e.muster-event", "many.csv"}});
                workshop.file("a.txt", repeated(repeated("a ", 109) + repeated("c ", 20) + "\n", 250) +
                                           "3 x HIS RA III\n");
                return Call{{"event", "take", "e.muster-event", "a.txt"}};
            },
            Answer::accepted, "1 list taken"};
}

// What a disk without room leaves behind.
CraftedCase event_without_room() {
    return {"event_without_room",
            [](const Workshop&) {
                Call call{{"event", "new", "e.muster-event", "--ruleset", "phalanx"}};
                call.largest_file = 16'384;
                return call;
            },
            Answer::refused, "",
            [](const Workshop& workshop, const Run&) {
                BOOST_CHECK(!std::filesystem::exists(workshop.path("e.muster-event")));
            }};
}

std::vector<CraftedCase> event_files() {
    return {
        event_file_case("list_of_a_player_who_is_not_there", "UPDATE assignment SET player = 999999",
                        "status"),
        event_file_case("reply_to_a_player_who_is_not_there", "UPDATE assignment SET player = -1", "reply"),
        event_file_case("decision_on_a_player_who_is_not_there",
                        "INSERT INTO decision(time, player, slot, submission, kind, amount, why) "
                        "VALUES (0, 77, 1, 1, 'accept', 0, '')",
                        "status"),
        event_file_case("switch_of_a_player_who_is_not_there",
                        "INSERT INTO switch(time, player, kind) VALUES (0, 77, 'lock')", "status"),
        decision_of_an_amount("penalty_of_1e300", "1e300"),
        decision_of_an_amount("penalty_of_63_bits", "9223372036854775807"),
        decision_of_an_amount("penalty_below_nothing", "-7"),
        decision_of_an_amount("penalty_of_a_word", "'many'"),
        exported_decision_of_an_amount("exported_penalty_of_1e300", "1e300", "to 9223372036854775807"),
        exported_decision_of_an_amount("exported_penalty_of_64_bits", "9223372036854775808",
                                       "to 9223372036854775807"),
        exported_decision_of_an_amount("exported_penalty_of_63_bits", "9223372036854775807",
                                       "\"amount\" is a whole number from 0 to 999999999"),
        refused_export_case("export_of_what_refers_to_nothing", "UPDATE assignment SET submission = 77",
                            "refers to one that is missing"),
        refused_export_case("export_of_a_text_that_is_no_text", "UPDATE log SET words = CAST(x'FF' AS TEXT)",
                            "UTF-8"),
        refused_export_case("export_without_a_log", "DROP TABLE log", "another program has changed it"),
        refused_export_case("export_of_a_log_of_320_megabytes",
                            rows("log(time, words)", "0, hex(zeroblob(4000000))", 40),
                            "table \"log\" has a cell of more than 64 KB"),
        timeless_event_case("log"),
        timeless_event_case("status"),
        timeless_event_case("report"),
        large_event_case("roll_of_300000_players",
                         rows("roll(time, player, name, club, team, mail, number, more)",
                              "0, n, 'P' || n, '', '', '', '', '{}'", 300'000),
                         {"event", "status", "e.muster-event", "--json"},
                         "table \"roll\" has more than 5000 rows"),
        large_event_case("player_of_ten_megabytes", "UPDATE roll SET name = hex(zeroblob(5000000))",
                         {"event", "labels", "e.muster-event", "-o", "l.pdf"},
                         "table \"roll\" has a cell of more than 64 KB"),
        large_event_case("data_of_320_megabytes",
                         rows("data(path, text)", "'phalanx/z' || n || '.xml', hex(zeroblob(8000000))", 20),
                         {"event", "status", "e.muster-event"}, "table \"data\" has more than 128 MB"),
        large_event_case("log_of_a_million_lines", rows("log(time, words)", "0, 'words'", 1'000'000),
                         {"event", "log", "e.muster-event"}, "table \"log\" has more than 200000 rows"),
        roll_case("cell_of_ten_megabytes", "name,mail\n" + std::string(10'000'000, 'n') + ",a@b.c\n",
                  "500 letters"),
        roll_case("roll_with_a_heading_of_100000_letters", "name," + std::string(100'000, 'h') + "\nAda,x\n",
                  "this heading"),
        roll_case("roll_of_10000_columns", "name," + repeated("c,", 10'000) + "\nAda\n", "columns"),
        roll_case("roll_of_16_million_cells", std::string(16'000'000, ','), "1000 cells"),
        roll_case("roll_with_an_escape", "name\nA\x1B[31mda\n", "control character"),
        roll_case("roll_of_6000_rows", "name\n" + repeated("Ada\n", 6'000), "5000 players"),
        second_roll_case("roll_of_5000_again_reversed", roll_of("Anna Maria Name", 4'998, -1),
                         Answer::accepted, "0 players added, 0 changed; 5000 on the roll"),
        second_roll_case("roll_of_100_players_beyond_5000", roll_of("Berta Maria Name", 0, 100),
                         Answer::refused, "more than 5000 players"),
        reply_to_20000_troops(),
        report_of_4900_open_lines(),
        text_of_12000_first_names(),
        text_of_beginnings_of_4800_names(),
        mailbox_of_40000_mails(),
        armies_of_16_mb(),
        archives_that_unpack_to_117_mb(),
        files_for_a_full_event(),
        event_of_199000_decisions(),
        event_without_room()};
}

const bool event_files_added = add_crafted_cases("event_files", event_files);

} // namespace

} // namespace muster::tests
