// SPDX-License-Identifier: MIT
// Outputs and links: one that the user names with -o is written through, whatever writes it; one that stands
// in a folder under the name that the program chooses is replaced, and what it leads to stays. Of the names
// that it chooses in one call no two are the same.
#include "event_desk.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <vector>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

struct LinkedDesk : Desk {
    LinkedDesk() {
        (void)take("a.muster", tests::army_of("Ann Archer", "Host of Ann"));
        BOOST_TEST_REQUIRE(program.run({"library", "add", "a.muster", "--library", "l.db"}).status == 0);
    }

    // A file in a folder that no output is for, and a link to it.
    void link(const std::string& name, const std::string& target = "far/kept") const {
        program.folder().write(target, "kept");
        fs::create_symlink(program.path(target), program.path(name));
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(linked_output, LinkedDesk)

BOOST_AUTO_TEST_CASE(a_link_that_is_named_is_written_through) {
    const std::string event = "cup.muster-event";
    const std::vector<std::pair<std::string, Program::Arguments>> calls{
        {"report.html", {"event", "report", event, "--force"}},
        {"report.csv", {"event", "report", event, "--force"}},
        {"labels.pdf", {"event", "labels", event, "--force"}},
        {"booklet.pdf", {"event", "publish", event, "--force"}},
        {"roll.csv", {"event", "roll-csv", event, "--force"}},
        {"one.muster", {"library", "export", "1", "--library", "l.db", "--force"}},
        {"all.zip", {"library", "export", "--library", "l.db", "--force"}},
        {"figures.csv", {"library", "collection", "export", "--library", "l.db", "--force"}},
        {"other.muster", {"convert", "a.muster", "--to", "phalanx", "--force"}},
        {"new.muster", {"new", "phalanx", "--force"}},
        {"sheet.html", {"sheet", "a.muster"}},
        {"picture.png", {"thumbnail", "a.muster"}}};
    for (auto [name, call] : calls) {
        link(name);
        call.insert(call.end(), {"-o", name});
        const Outcome outcome = program.run(call);
        BOOST_TEST(outcome.status <= 1, name << ": " << outcome.err);
        BOOST_TEST(fs::is_symlink(program.path(name)), name);
        BOOST_TEST(program.bytes("far/kept") != "kept", name);
    }
}

BOOST_AUTO_TEST_CASE(no_sheet_or_picture_is_written_through_a_link_to_an_army) {
    for (const std::string name : {"sheet.pdf", "sheet.csv", "picture.PNG"}) {
        link(name, "far/army.muster");
        const Outcome outcome =
            program.run({name.starts_with("sheet") ? "sheet" : "thumbnail", "a.muster", "-o", name});
        BOOST_TEST(outcome.status == 2, name);
        BOOST_TEST(program.bytes("far/army.muster") == "kept", name);
    }
}

BOOST_AUTO_TEST_CASE(a_link_in_the_place_of_a_chosen_name_is_replaced) {
    const std::string name = "Host-of-Ann.muster";
    fs::create_directories(program.path("out"));
    link("out/" + name);
    const Outcome outcome =
        program.run({"library", "export", "1", "--library", "l.db", "-o", "out", "--force"});
    BOOST_TEST(outcome.status == 0, outcome.err);
    BOOST_TEST(program.bytes("far/kept") == "kept");
    BOOST_TEST(!fs::is_symlink(program.path("out/" + name)));
    BOOST_TEST(contains(program.bytes("out/" + name), "Host of Ann"));
}

BOOST_AUTO_TEST_CASE(armies_of_one_name_are_exported_to_a_file_each) {
    (void)take("b.muster", tests::army_of("Bob Bowman", "Host of Ann"));
    BOOST_TEST_REQUIRE(program.run({"library", "add", "b.muster", "--library", "l.db"}).status == 0);
    for (int round = 0; round < 2; ++round) { // the second replaces the files of the first
        const Outcome outcome =
            program.run({"library", "export", "1", "2", "--library", "l.db", "-o", "out", "--force"});
        BOOST_TEST(outcome.status == 0, outcome.err);
        BOOST_TEST(contains(program.bytes("out/Host-of-Ann.muster"), "Ann Archer"));
        BOOST_TEST(contains(program.bytes("out/Host-of-Ann-2.muster"), "Bob Bowman"));
        BOOST_TEST(!fs::exists(program.path("out/Host-of-Ann-3.muster")));
    }
}

BOOST_AUTO_TEST_CASE(links_among_published_pages_and_drafts_are_replaced) {
    for (const std::string action : {"publish", "reply"}) {
        const Program::Arguments call{"event", action, "cup.muster-event", "-o", action, "--force"};
        BOOST_TEST_REQUIRE(program.run(call).status <= 1);
        std::vector<fs::path> files;
        for (const auto& entry : fs::directory_iterator(program.path(action)))
            files.push_back(entry.path());
        for (const fs::path& file : files) {
            fs::remove(file);
            link(action + "/" + file.filename().string());
        }
        BOOST_TEST(program.run(call).status <= 1);
        BOOST_TEST(program.bytes("far/kept") == "kept", action);
        for (const fs::path& file : files)
            BOOST_TEST(!fs::is_symlink(file), file);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
