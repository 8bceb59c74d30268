// SPDX-License-Identifier: MIT
// What strangers may send to a tournament, and what an umpire may do to his own files by mistake: nothing
// that is taken in may make a tournament unreadable, and no output replaces it.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <stdexcept>
#include <utility>

namespace muster::tests {

namespace {

using Words = std::vector<std::string>;

void run_all(const Workshop& workshop, const std::vector<Words>& calls) {
    for (const Words& words : calls)
        if (const Run run = run_muster(workshop, {words}); run.status == 2)
            throw std::runtime_error(words.at(1) + " failed: " + run.err);
}

void make_tournament(const Workshop& workshop) {
    workshop.file("host.muster", host);
    workshop.file("roll.csv", "number,name\r\n1,Ada\r\n");
    run_all(workshop, {{"event", "new", "e.muster-event", "--ruleset", "phalanx"},
                       {"event", "roll", "e.muster-event", "roll.csv"},
                       {"event", "take", "e.muster-event", "host.muster", "--player", "Ada"}});
}

std::string mail_of(const std::string& sender, const std::string& more_headers = {}) {
    return "From: " + sender + "\nSubject: list\nMIME-Version: 1.0\n" + more_headers + "\n3 x HIS RA III\n";
}

// Takes the mail in, whatever comes of it, and then asks the tournament.
CraftedCase after_mail(std::string name, std::string mail, Words words) {
    return {std::move(name),
            [mail = std::move(mail), words = std::move(words)](const Workshop& workshop) {
                make_tournament(workshop);
                workshop.file("a.eml", mail);
                (void)run_muster(workshop, {{"event", "take", "e.muster-event", "a.eml"}});
                return Call{words};
            },
            Answer::accepted};
}

CraftedCase taken_mail(std::string name, std::string mail) {
    return {std::move(name),
            [mail = std::move(mail)](const Workshop& workshop) {
                make_tournament(workshop);
                workshop.file("a.eml", mail);
                return Call{{"event", "take", "e.muster-event", "a.eml"}};
            },
            Answer::either};
}

CraftedCase on_tournament(std::string name, Words words, std::string says) {
    return {std::move(name),
            [words = std::move(words)](const Workshop& workshop) {
                make_tournament(workshop);
                return Call{words};
            },
            Answer::refused, std::move(says),
            [](const Workshop& workshop, const Run&) { // it is still what it was
                const Run status = run_muster(workshop, {{"event", "status", "e.muster-event"}});
                BOOST_TEST(status.status != 2, status.err);
                BOOST_TEST(status.out.find("Ada") != std::string::npos);
            }};
}

CraftedCase written_list(std::string name, std::string text, std::string ruleset = "phalanx") {
    return {std::move(name),
            [text = std::move(text), ruleset = std::move(ruleset)](const Workshop& workshop) {
                return Call{{"convert", workshop.file("a.txt", text), "--to", ruleset, "-o", "b.muster"}};
            },
            Answer::either,
            {},
            [](const Workshop&, const Run& run) { // the reader gives up by itself, and names the file
                BOOST_TEST(run.err.find("stopped, because") == std::string::npos, run.err);
            }};
}

std::string object_of_keys(std::size_t count) {
    std::string text = "{";
    for (std::size_t i = 0; i < count; ++i)
        text += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
    return text + "}";
}

CraftedCase list_of_export(std::string name, std::string text, std::string says) {
    return {std::move(name),
            [text = std::move(text)](const Workshop& workshop) {
                std::filesystem::create_directory(workshop.path("w"));
                workshop.file("w/event.json", text);
                return Call{{"event", "import", "w", "-o", "x.muster-event"}};
            },
            Answer::refused, std::move(says)};
}

std::string named_troops(int count) {
    std::string troops;
    std::string said;
    for (int i = 0; i < count; ++i) {
        troops += fmt::format("\"Name {}\" 3 x HIS RA III\n", i);
        said += fmt::format("Name {} are irregular\n", i);
    }
    return troops + said;
}

std::string many_attributes() {
    std::string attributes;
    for (int i = 0; i < 100'000; ++i)
        attributes += fmt::format(" a{}=", i);
    return attributes;
}

std::vector<CraftedCase> mails() {
    const std::string long_sender = std::string(200'000, 'a') + "@x.example";
    const std::string why(70'000, 'w');
    return {
        after_mail("log_after_a_sender_of_200_kb", mail_of(long_sender), {"event", "log", "e.muster-event"}),
        after_mail("status_after_a_sender_of_200_kb", mail_of(long_sender),
                   {"event", "status", "e.muster-event"}),
        taken_mail("mail_of_a_million_headers", mail_of("a@x.example", repeated("a:\n", 1'000'000))),
        taken_mail("mail_of_a_million_senders", mail_of(repeated("a@b,", 900'000) + "a@x.example")),
        taken_mail("mail_of_a_million_headers_in_a_part",
                   mail_of("a@x.example", "Content-Type: multipart/mixed; boundary=x\n\n--x\n" +
                                              repeated("a:b\n", 800'000))),
        on_tournament("reason_of_70_kb", {"event", "decide", "e.muster-event", "Ada", "accept", "--why", why},
                      "at most 4000"),
        on_tournament("roll_onto_the_tournament",
                      {"event", "roll-csv", "e.muster-event", "--force", "-o", "e.muster-event"},
                      "never replaced"),
        on_tournament("labels_onto_the_tournament",
                      {"event", "labels", "e.muster-event", "--force", "-o", "e.muster-event"},
                      "never replaced"),
        on_tournament("new_army_onto_the_tournament", {"new", "phalanx", "--force", "-o", "e.muster-event"},
                      "never replaced"),
        on_tournament("sheet_onto_its_army", {"sheet", "host.muster", "--format", "csv", "-o", "host.muster"},
                      "is the name of an army"),
        list_of_export("export_of_brackets", std::string(15'000'000, '['), "nested"),
        list_of_export("export_of_nested_objects", repeated("[{\"a\":", 2'000'000), "nested"),
        list_of_export("export_of_an_object_of_400000_keys",
                       R"({"format":1,"a":)" + object_of_keys(400'000) + "}", "128 keys"),
        {"odds_case_of_120000_keys",
         [](const Workshop& workshop) {
             return Call{{"odds", "--cases", workshop.file("c.jsonl", object_of_keys(120'000) + "\n")}};
         },
         Answer::accepted, "more than 128 keys"},
        {"odds_cases_of_20001_lines",
         [](const Workshop& workshop) {
             return Call{{"odds", "--cases", workshop.file("c.jsonl", repeated("{}\n", 20'001))}};
         },
         Answer::refused, "at most 20000"},
        {"event_row_of_100000_keys",
         [](const Workshop& workshop) {
             make_tournament(workshop);
             run_sql(workshop.path("e.muster-event"),
                     "UPDATE reading SET open = '[" + object_of_keys(100'000) + "]'");
             return Call{{"event", "status", "e.muster-event"}};
         },
         Answer::refused, "cannot be read"},
        {"odds_cases_of_brackets",
         [](const Workshop& workshop) {
             return Call{{"odds", "--cases", workshop.file("c.jsonl", std::string(15'000'000, '['))}};
         },
         Answer::either},
        {"event_row_of_brackets",
         [](const Workshop& workshop) {
             make_tournament(workshop);
             run_sql(workshop.path("e.muster-event"),
                     "UPDATE reading SET open = replace(hex(zeroblob(7000000)), '0', '[')");
             return Call{{"event", "status", "e.muster-event"}};
         },
         Answer::refused, "cannot be read"},
        written_list(
            "list_of_wide_lines",
            repeated("heavy light medium regular irregular pike spear bows knights of the line in support "
                     "left wing\n",
                     650)),
        written_list("list_of_many_questions", repeated("12 x Reg Ax(S) @ 5AP = 60\n", 2'400)),
        written_list(
            "list_that_says_much_of_all",
            repeated("3 x HIS RA III\n", 300) +
                repeated("All of them are regular except the Left wing and the ones named before.\n", 820)),
        written_list("list_of_names_and_what_is_said_of_them", named_troops(1'200)),
        written_list("list_of_400_troops_a_line", repeated(repeated("2 Kn;", 390) + "\n", 33),
                     "undying-lands"),
        taken_mail("mail_of_a_tag_with_100000_attributes",
                   "From: a@x.example\nSubject: list\nMIME-Version: 1.0\nContent-Type: text/html\n\n<p" +
                       many_attributes() + ">3 x HIS RA III</p>\n"),
    };
}

const bool mails_added = add_crafted_cases("mails", mails);

} // namespace

} // namespace muster::tests
