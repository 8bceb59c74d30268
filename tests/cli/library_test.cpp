// SPDX-License-Identifier: MIT
// `library` and `diff`.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace muster::tests {

namespace {

struct Fixture {
    Program program;

    Fixture() { program.folder().write("white-hand.muster", white_hand); }

    Outcome library(Program::Arguments words) const {
        words.insert(words.begin(), "library");
        words.insert(words.end(), {"--library", "my/library.db"});
        return program.run(words);
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(library, Fixture)

BOOST_AUTO_TEST_CASE(add_list_search_history_restore_trash_tag) {
    BOOST_TEST(library({"add", "."}).out == "1 army added.\n");
    BOOST_TEST(library({"add", "white-hand.muster"}).out == "0 armies added, 1 was already there.\n");
    const Outcome listed = library({"list"});
    BOOST_TEST(listed.status == 0);
    BOOST_TEST(listed.out.starts_with("  No.  Name                    Verdict  Rules          Size"),
               listed.out);
    BOOST_TEST(contains(listed.out, "\n    1  Host of the White Hand  Legal "));
    BOOST_TEST(!contains(listed.out, "Tags")); // a column without any text
    BOOST_TEST(contains(listed.out, "Host of the White Hand  Legal    Undying Lands  105 IP"));
    BOOST_TEST(contains(library({"search", "URUK", "whi"}).out, "Host of the White Hand"));
    BOOST_TEST(library({"search", "elves"}).out == "Nothing found.\n");
    BOOST_TEST(contains(library({"history", "1"}).out, "    1* 20"));
    BOOST_TEST(library({"tag", "1", "cup", "2026"}).out.ends_with("  2026, cup\n"));
    BOOST_TEST(contains(library({"restore", "1"}).out, "is not in the trash"));
    BOOST_TEST(library({"trash", "1"}).out == "Host of the White Hand is in the trash; 'muster-cli library "
                                              "restore 1' restores it.\n");
    BOOST_TEST(library({"list"}).out == "The library is empty.\n");
    BOOST_TEST(contains(library({"list", "--trash"}).out, "White Hand"));
    BOOST_TEST(library({"restore", "1"}).status == 0);
    BOOST_TEST(contains(library({"list"}).out, "White Hand"));
    BOOST_TEST(library({"restore", "1", "1"}).out == "The current revision 1 is already the same.\n");
    BOOST_TEST(library({"check"}).out == "1 army, 1 legal; the library is in order.\n");
    BOOST_TEST(std::filesystem::exists(program.path("my/library.db.backups")));
}

BOOST_AUTO_TEST_CASE(a_damaged_library_named_without_a_folder_is_restored) {
    const auto add = [&] {
        return program.run({"library", "add", "white-hand.muster", "--library", "bare.db"}).status;
    };
    BOOST_TEST(add() == 0);
    // The backup of a day is made by the first change of that day.
    std::filesystem::remove_all(program.path("bare.db.backups"));
    BOOST_TEST(add() == 0);
    program.folder().write("bare.db",
                           "no longer a database, for more than a hundred bytes, which is as long as "
                           "the heading of one of them");
    const Outcome listed = program.run({"library", "list", "--library", "bare.db"});
    BOOST_TEST(listed.status == 0);
    BOOST_TEST(contains(listed.err, "was restored from the backup"), listed.err);
    BOOST_TEST(contains(listed.out, "White Hand"));
}

BOOST_AUTO_TEST_CASE(wrong_calls_suggest_the_right_one) {
    const auto refuse = [&](const Program::Arguments& words, const std::string& message) {
        const Outcome outcome = library(words);
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(outcome.out == "");
        BOOST_TEST(contains(outcome.err, message), outcome.err);
    };
    library({"collection", "import", "none.csv"}); // creates the library
    refuse({"lits"}, "unknown action 'lits'; did you mean 'list'?");
    refuse({"search"}, "usage: muster-cli library search WORD...");
    refuse({"list", "x"}, "library list takes no arguments");
    refuse({"history", "7"}, "the library has no army 7");
    refuse({"history", "x"}, "'x' is not the number of an army");
    refuse({"export"}, "name the target with -o");
    refuse({"export", "-o", "a.txt"}, "the whole library is exported to a zip");
    refuse({"import", "none.zip"}, "none.zip: cannot be read");
    refuse({"import", "white-hand.muster"}, "with 'muster-cli library add'");
    refuse({"import", "."}, "with 'muster-cli library add'");
    program.folder().write("bad.muster", "<army/>");
    const Outcome added = library({"add", "."});
    BOOST_TEST(added.status == 2);
    BOOST_TEST(added.out == "1 army added.\n");
    BOOST_TEST(contains(added.err, "bad.muster:1:"));
}

BOOST_AUTO_TEST_CASE(armies_are_listed_by_any_column) {
    program.folder().write("b.muster", with(white_hand, "Host of the White Hand", "Ash"));
    program.folder().write("c.muster", with(mounted_spears(), "Host of the White Hand", "Zeal"));
    library({"add", "white-hand.muster", "b.muster", "c.muster"});
    const auto order = [&](const Program::Arguments& words) {
        const std::string out = library(words).out;
        std::vector<std::pair<std::size_t, std::string>> found;
        for (const char* name : {"Ash", "Host of", "Zeal"})
            found.emplace_back(out.find(name), name);
        std::sort(found.begin(), found.end());
        return found[0].second + ", " + found[1].second + ", " + found[2].second;
    };
    BOOST_TEST(order({"list", "--sort", "name"}) == "Ash, Host of, Zeal");
    BOOST_TEST(order({"search", "uruk", "--sort", "name"}) == "Ash, Host of, Zeal");
    BOOST_TEST(order({"list", "--sort", "verdict"}).starts_with("Zeal"));
    const Outcome wrong = library({"list", "--sort", "nam"});
    BOOST_TEST(wrong.status == 2);
    BOOST_TEST(contains(wrong.err, "--sort: unknown column 'nam'; did you mean 'name'?"), wrong.err);
    BOOST_TEST(library({"list", "--sort", "trashed"}).status == 2); // only in the trash
    library({"trash", "1", "2", "3"});
    BOOST_TEST(library({"list", "--trash", "--sort", "trashed"}).status == 0);
}

BOOST_AUTO_TEST_CASE(sheets_of_armies_in_the_library) {
    library({"mirror", "mirror"}); // creates the library
    BOOST_TEST(contains(library({"sheet", "-o", "out"}).err, "the library is empty"));
    program.folder().write("b.muster", with(mounted_spears(), "White Hand", "Red Eye"));
    library({"add", "white-hand.muster", "b.muster"});
    const Outcome one = library({"sheet", "1"});
    BOOST_TEST(one.status == 0);
    BOOST_TEST(one.out == program.run({"sheet", "white-hand.muster"}).out);
    BOOST_TEST(library({"sheet", "2"}).status == 1);
    // One army's PDF carries it, as from a file.
    BOOST_TEST(library({"sheet", "1", "-o", "one.pdf"}).out == "Written to one.pdf\n");
    BOOST_TEST(program.run({"open", "one.pdf", "-o", "back.muster"}).status == 0);
    const Outcome all = library({"sheet", "-o", "out", "--format", "svg", "--kind", "compact"});
    BOOST_TEST(all.status == 1);
    BOOST_TEST(all.out ==
               "Written to out/Host-of-the-Red-Eye.svg\nWritten to out/Host-of-the-White-Hand.svg\n");
    BOOST_TEST(library({"sheet", "1", "2", "-o", "all.pdf"}).out == "Written to all.pdf\n");
    BOOST_TEST(program.bytes("all.pdf").starts_with("%PDF-"));
    const std::string table = library({"sheet", "--format", "csv"}).out;
    BOOST_TEST(std::count(table.begin(), table.end(), '\n') == 3);
    // An army that is missing or cannot be read does not stop the others.
    BOOST_TEST(contains(library({"sheet", "7"}).err, "the library has no army 7"));
    BOOST_TEST(contains(library({"sheet"}).err, "several sheets need a folder"));
    BOOST_TEST(contains(library({"sheet", "--kind", "ful"}).err, "did you mean 'full'?"));
}

BOOST_AUTO_TEST_CASE(export_and_import_are_inverse) {
    library({"add", "."});
    BOOST_TEST(library({"export", "-o", "all.zip"}).out == "The whole library is in all.zip.\n");
    BOOST_TEST(contains(library({"export", "-o", "all.zip"}).err, "already exists"));
    BOOST_TEST(
        contains(library({"export", "1", "-o", "one.zip"}).err, "single armies are not exported to a zip"));
    BOOST_TEST(contains(library({"add", "all.zip"}).err, "add it with 'muster-cli library import'"));
    BOOST_TEST(library({"export", "1", "-o", "one.muster"}).status == 0);
    BOOST_TEST(program.run({"check", "one.muster"}).status == 0);
    std::filesystem::create_directory(program.path("out"));
    BOOST_TEST(library({"export", "1", "-o", "out"}).out ==
               "Host of the White Hand is in out/Host-of-the-White-Hand.muster\n");
    BOOST_TEST(program.bytes("out/Host-of-the-White-Hand.muster") == program.bytes("one.muster"));

    const Program::Arguments again{"--library", "again.db"};
    const auto in_again = [&](Program::Arguments words) {
        words.insert(words.begin(), "library");
        words.insert(words.end(), again.begin(), again.end());
        return program.run(words);
    };
    BOOST_TEST(in_again({"import", "all.zip"}).out == "1 army added.\n");
    BOOST_TEST(in_again({"import", "all.zip"}).out == "0 armies added, 1 was already there.\n");
    BOOST_TEST(in_again({"export", "-o", "again.zip"}).status == 0);
    BOOST_TEST((program.bytes("again.zip") == program.bytes("all.zip")));
    BOOST_TEST(in_again({"history", "1"}).out == library({"history", "1"}).out);
}

BOOST_AUTO_TEST_CASE(a_mirror_folder_is_synchronized) {
    library({"add", "."});
    BOOST_TEST(contains(library({"mirror"}).out, "There is no mirror folder"));
    BOOST_TEST(contains(library({"mirror", "--sync"}).err, "the library has no mirror folder"));
    BOOST_TEST(library({"mirror", "mirror"}).out == "1 file written.\n");
    BOOST_TEST(contains(library({"mirror"}).out, "The mirror folder is "));
    BOOST_TEST(library({"mirror", "--sync"}).out == "The folder and the library are in sync.\n");
    program.folder().write("mirror/half.muster", "<army half");
    BOOST_TEST(library({"mirror", "--sync"}).status == 2);
    std::filesystem::remove(program.path("mirror/Host-of-the-White-Hand.muster"));
    const Outcome deleted = library({"mirror", "--sync"});
    BOOST_TEST(deleted.out == "1 army moved to the trash.\n");
    BOOST_TEST(contains(deleted.err, "'Host-of-the-White-Hand.muster' was deleted; army 1"));
    BOOST_TEST(library({"mirror", "mirror", "--off"}).status == 2);
    BOOST_TEST(library({"mirror", "--off"}).status == 0);
    BOOST_TEST(contains(library({"mirror"}).out, "There is no mirror folder"));
}

BOOST_AUTO_TEST_CASE(a_duplicate_is_an_army_of_its_own) {
    library({"add", "."});
    const Outcome copy = library({"duplicate", "1"});
    BOOST_TEST(copy.status == 0);
    BOOST_TEST(contains(copy.out, "\n    2  Host"), copy.out);
    BOOST_TEST(contains(copy.out, "Host of the White Hand (copy)"), copy.out);
    BOOST_TEST(contains(library({"duplicate", "1"}).out, "Host of the White Hand (copy 2)"));
    BOOST_TEST(contains(library({"history", "2"}).out, "Copy of army 1, revision 1"));
    BOOST_TEST(contains(library({"duplicate", "1", "Red Eye"}).out, "Red Eye"));
    const Outcome same = library({"duplicate", "1", "Red Eye"});
    BOOST_TEST(same.status == 2);
    BOOST_TEST(contains(same.err, "army 4 is the same under this name already"), same.err);
    BOOST_TEST(library({"duplicate", "9"}).status == 2);
    // What lies in the trash stays there.
    library({"trash", "2", "4"});
    BOOST_TEST(contains(library({"duplicate", "1"}).out, "Host of the White Hand (copy 3)"));
    BOOST_TEST(library({"duplicate", "1", "Red Eye"}).status == 2);
    BOOST_TEST(!contains(library({"list"}).out, "    2  "));
    BOOST_TEST(!contains(library({"list"}).out, "Red Eye"));
}

BOOST_AUTO_TEST_CASE(an_army_is_rescaled) {
    library({"add", "."});
    const Outcome twice = library({"rescale", "1", "210"});
    BOOST_TEST(contains(twice.err, "has nothing that could be multiplied"),
               twice.err); // its only unit is the general's
    program.folder().write("legion.muster", bytes_of(MUSTER_SOURCE_DIR "/armylists/ancient-1969/samples/"
                                                                       "caesar-in-gaul.muster"));
    library({"add", "legion.muster"});
    const Outcome half = library({"rescale", "2", "500"});
    BOOST_TEST(half.status == 0);
    BOOST_TEST(contains(half.out, "    3  Caesar in Gaul (500): from 992 to 499, legal\n"), half.out);
    BOOST_TEST(contains(half.out, "Points: 499 of 500, 1 left to spend."));
    BOOST_TEST(contains(library({"history", "3"}).out, "Army 2, revision 1, rescaled to 500"));
    BOOST_TEST(library({"rescale", "2", "many"}).status == 2);
    BOOST_TEST(library({"rescale", "2", "0"}).status == 2);
}

BOOST_AUTO_TEST_CASE(the_collection_shows_missing_figures) {
    library({"add", "."});
    const std::string kind = "class=foot physique=high size=average weapon=spear";
    BOOST_TEST(contains(library({"collection"}).out, "The collection is empty"));
    const Outcome none = library({"collection", "missing", "1"});
    BOOST_TEST(none.status == 1);
    BOOST_TEST(contains(none.out, "(" + kind + "), 3 missing\n"), none.out);
    BOOST_TEST(library({"collection", "set", "undying-lands", kind, "3", "White Hand"}).status == 0);
    BOOST_TEST(contains(library({"collection", "missing", "1"}).out, "You have all of them."));
    BOOST_TEST(contains(library({"collection", "field"}).out, "all of its 3 figures"));
    BOOST_TEST(library({"collection", "export", "-o", "mine.csv"}).status == 0);
    BOOST_TEST(program.bytes("mine.csv") ==
               "ruleset,kind,painted as,count\r\nundying-lands," + kind + ",White Hand,3\r\n");
    BOOST_TEST(library({"collection", "import", "mine.csv"}).out == "1 kind of figures imported.\n");
    program.folder().write("bad.csv", "undying-lands,class=foat,,3\n");
    const Outcome bad = library({"collection", "import", "bad.csv"});
    BOOST_TEST(bad.status == 2);
    BOOST_TEST(contains(bad.err, "bad.csv:1:15: 'foat' is no class; did you mean 'foot'?"), bad.err);
    BOOST_TEST(contains(library({"collection", "sett"}).err, "did you mean 'collection set'?"));
    BOOST_TEST(contains(library({"collection", "set", "x"}).err,
                        "usage: muster-cli library collection set RULESET"));
}

BOOST_AUTO_TEST_CASE(the_library_is_in_the_users_data_folder) {
    const Program::Arguments variables{"XDG_DATA_HOME=" + program.path("data").string()};
    const Outcome none = program.run({"library", "list"}, variables);
    BOOST_TEST(none.out == "The library is empty.\n");
    BOOST_TEST(none.err == "");
    BOOST_TEST(program.run({"library", "add", "white-hand.muster"}, variables).status == 0);
    BOOST_TEST(std::filesystem::exists(program.path("data/muster/library.db")));
}

BOOST_AUTO_TEST_CASE(a_changed_verdict_after_an_update_is_reported) {
    const std::string rules = bytes_of(MUSTER_SOURCE_DIR "/tests/data/skirmish/ruleset.xml");
    program.folder().write("data/skirmish/ruleset.xml", rules);
    BOOST_TEST(program.run({"--data", "data", "new", "skirmish", "-o", "band.muster"}).status == 0);
    const auto library_with_data = [&](const std::string& action, const std::string& word) {
        Program::Arguments words{"--data", "data", "library", action, "--library", "my/library.db"};
        if (!word.empty())
            words.push_back(word);
        return program.run(words);
    };
    BOOST_TEST(library_with_data("add", "band.muster").status == 0);
    BOOST_TEST(library_with_data("check", "").out == "1 army, 1 legal; the library is in order.\n");
    program.folder().write("data/skirmish/ruleset.xml",
                           with(rules, "<rules>",
                                "<rules><rule id=\"sk.new\" of=\"army\" cite=\"News\">"
                                "<never any=\"body\"/><say>No more.</say></rule>"));
    const Outcome changed = library_with_data("check", "");
    BOOST_TEST(changed.status == 1);
    BOOST_TEST(contains(changed.out, "ILLEGAL, was legal when it was saved; newly found: sk.new"),
               changed.out);
    const Outcome gone = library({"check"});
    BOOST_TEST(gone.status == 1);
    BOOST_TEST(contains(gone.out,
                        "can no longer be read; nothing in it was changed\n       army 1 of library.db:2:"),
               gone.out);
    BOOST_TEST(contains(gone.out, "'skirmish'"), gone.out);
}

BOOST_AUTO_TEST_CASE(differences_of_files_and_revisions) {
    program.folder().write("other.muster", with(white_hand, "count=\"3\"", "count=\"4\""));
    program.folder().write("broken.muster", mounted_spears());
    const Outcome alike = program.run({"diff", "white-hand.muster", "white-hand.muster"});
    BOOST_TEST(alike.out == "The armies are the same.\n");
    BOOST_TEST(alike.status == 0);
    const Outcome more = program.run({"diff", "white-hand.muster", "other.muster"});
    BOOST_TEST(more.status == 0);
    BOOST_TEST(more.out.starts_with("changed  Left wing › Uruk spears › Uruk-hai\n         3 → 4 of them\n"),
               more.out);
    BOOST_TEST(contains(more.out, "Integrity Points: 105 → 140"));
    const Outcome broken = program.run({"diff", "white-hand.muster", "broken.muster"});
    BOOST_TEST(broken.status == 1);
    BOOST_TEST(contains(broken.out, "Class: Foot → Mounted"));
    BOOST_TEST(contains(broken.out, "Newly found:"));
    BOOST_TEST(contains(program.run({"diff", "broken.muster", "white-hand.muster"}).out, "No longer found:"));

    library({"add", "white-hand.muster"});
    const auto diff = [&](const std::string& a, const std::string& b) {
        return program.run({"diff", a, b, "--library", "my/library.db"});
    };
    BOOST_TEST(diff("@1", "other.muster").out == more.out);
    BOOST_TEST(diff("@1.1", "white-hand.muster").out == "The armies are the same.\n");
    BOOST_TEST(contains(diff("@1.2", "@1").err, "army 1 has no revision 2"));
    BOOST_TEST(contains(diff("@x", "@1").err, "write @ARMY or @ARMY.REVISION"));
}

#ifdef MUSTER_FULL_DISK
BOOST_AUTO_TEST_CASE(a_full_disk_is_reported_and_loses_nothing) {
    library({"add", "white-hand.muster"});
    const std::string before = library({"history", "1"}).out;
    program.folder().write("second.muster", with(white_hand, "White Hand", "Red Eye"));
    std::size_t refused = 0;
    std::size_t done = 0;
    for (int bytes = 0; bytes < 200'000 && done == 0; bytes += bytes < 4'000 ? 997 : 5'003) {
        const Outcome outcome =
            program.run({"library", "add", "second.muster", "--library", "my/library.db"},
                        {"LD_PRELOAD=" MUSTER_FULL_DISK, fmt::format("MUSTER_DISK_BYTES={}", bytes)});
        if (outcome.status == 0) {
            ++done;
        } else {
            ++refused;
            BOOST_TEST(outcome.status == 2);
            BOOST_TEST(contains(outcome.err, "disk is full"), bytes << ": " << outcome.err);
            BOOST_TEST(outcome.out == "");
            BOOST_TEST(contains(library({"check"}).out, "1 army, 1 legal; the library is in order."));
        }
        BOOST_TEST(library({"history", "1"}).out == before);
    }
    BOOST_TEST(refused > 5U);
    BOOST_TEST(done == 1U);
    BOOST_TEST(contains(library({"check"}).out, "2 armies, 2 legal; the library is in order."));
}

BOOST_AUTO_TEST_CASE(every_action_reports_a_failing_disk) {
    const Program::Arguments preload{"LD_PRELOAD=" MUSTER_FULL_DISK};
    program.folder().write("legion.muster", bytes_of(MUSTER_SOURCE_DIR "/armylists/ancient-1969/samples/"
                                                                       "caesar-in-gaul.muster"));
    program.folder().write("second.muster", with(white_hand, "White Hand", "Red Eye"));
    library({"add", "white-hand.muster", "legion.muster"});
    library({"export", "-o", "all.zip"});
    library({"tag", "1", "first"});
    library({"trash", "1"});
    const std::string before = library({"list"}).out + library({"list", "--trash"}).out;
    const auto run = [&](Program::Arguments words, const std::string& disk) {
        words.insert(words.begin(), "library");
        words.insert(words.end(), {"--library", "my/library.db"});
        return program.run(words, {preload[0], disk});
    };
    const std::vector<Program::Arguments> changes{
        {"add", "second.muster"},
        {"restore", "1"},
        {"trash", "2"},
        {"tag", "1", "cup"},
        {"duplicate", "2"},
        {"rescale", "2", "500"},
        {"mirror", "mirror"},
        {"collection", "set", "undying-lands", "class=foot physique=high size=average weapon=spear", "3"}};
    const auto refuses = [&](const Program::Arguments& words, const std::string& disk,
                             const std::string& message) {
        const Outcome outcome = run(words, disk);
        BOOST_TEST(outcome.status == 2, words[0] << ", " << disk);
        BOOST_TEST(outcome.out == "", words[0] << ", " << disk);
        BOOST_TEST(contains(outcome.err, message), words[0] << ", " << disk << ": " << outcome.err);
    };
    for (const Program::Arguments& words : changes) {
        refuses(words, "MUSTER_DISK_BYTES=0", "disk is full");
        refuses(words, "MUSTER_DISK=read-only", "the library's folder cannot be written");
        refuses(words, "MUSTER_DISK=without-locks", "the file system cannot lock files");
    }
    for (const char* const action : {"list", "check"}) {
        refuses({action}, "MUSTER_DISK=without-locks", "Keep the library on a local disk");
        const Outcome outcome = run({action}, "MUSTER_DISK=read-only");
        BOOST_TEST(outcome.status == 0, outcome.err);
        BOOST_TEST(outcome.out == library({action}).out);
    }
    BOOST_TEST(library({"list"}).out + library({"list", "--trash"}).out == before);
    BOOST_TEST(contains(library({"check"}).out, "the library is in order"));
}
#endif

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
