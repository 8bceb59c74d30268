// SPDX-License-Identifier: MIT
// A mirror folder and the library are brought together both ways, and neither side loses anything.
#include "library/mirror.h"

#include "base/file.h"
#include "base/limits.h"
#include "library/exchange.h"
#include "library/library_settings.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <utility>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

using Names = std::vector<std::string>;

// A machine with its own library and its own copy of the folder.
struct Machine {
    explicit Machine(const fs::path& place)
        : folder(place / "mirror"), library(place / "library.db"), mirror(library, shipped_rulesets()) {
        mirror.switch_on(folder);
    }

    MirrorResult sync() { return mirror.sync(); }
    [[nodiscard]] Names files() const { return MirrorFolder(folder).content().files; }
    [[nodiscard]] std::string file(const std::string& name) const { return read_file(folder / name); }
    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((folder / name).parent_path());
        write_file(folder / name, text);
    }
    // As if somebody had written it an hour from now, or an hour ago.
    void date(const std::string& name, int hours) const {
        fs::last_write_time(folder / name, fs::file_time_type::clock::now() + std::chrono::hours(hours));
    }

    fs::path folder;
    Library library;
    Mirror mirror;
};

struct MirrorFixture {
    TemporaryFolder place;
    Machine one{place.path() / "one"};
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(mirror, MirrorFixture)

BOOST_AUTO_TEST_CASE(armies_are_written_to_files_with_readable_names) {
    one.library.add(army_facts("Host of the White Hand"), "");
    one.library.add(army_facts("../../etc/passwd"), "");
    one.library.add(army_facts("CON"), "");
    one.library.add(army_facts("host OF the white hand", "another"), "");
    one.library.trash(one.library.add(army_facts("Thrown away"), "").army);
    const MirrorResult result = one.sync();
    BOOST_TEST(result.written == 4U);
    BOOST_TEST(result.notes.empty());
    const Names names = one.files();
    BOOST_TEST_REQUIRE(names.size() == 4U);
    for (const char* const name : {"Host-of-the-White-Hand-2.muster", "etc-passwd.muster", "CON-army.muster"})
        BOOST_TEST(std::count(names.begin(), names.end(), name) == 1, name);
    BOOST_TEST(one.file("etc-passwd.muster") == army_facts("../../etc/passwd").text);
    BOOST_TEST(!one.sync().any());
}

BOOST_AUTO_TEST_CASE(changes_go_both_ways) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    one.sync();
    one.library.save(id, army_facts("Host", "from the library"), "");
    BOOST_TEST(one.sync().written == 1U);
    BOOST_TEST(one.file("Host.muster") == army_facts("Host", "from the library").text);
    one.write("Host.muster", army_text("Host", "from the file"));
    const MirrorResult taken = one.sync();
    BOOST_TEST(taken.revisions == 1U);
    BOOST_TEST(taken.notes.empty());
    BOOST_TEST(one.library.text(id) == army_facts("Host", "from the file").text);
    BOOST_TEST(one.library.history(id).size() == 3U);
    one.write("sub/New.muster", army_text("New"));
    BOOST_TEST(one.sync().armies == 1U);
    BOOST_TEST(one.library.search("new").size() == 1U);
    BOOST_TEST(!one.sync().any());
}

BOOST_AUTO_TEST_CASE(changes_on_both_sides_become_two_revisions) {
    for (const int hours : {1, -1}) {
        const std::string name = fmt::format("Host{}", hours);
        const ArmyId id = one.library.add(army_facts(name), "").army;
        one.sync();
        const std::string file = one.mirror.folder().value() / file_name_for(name);
        one.library.save(id, army_facts(name, "library"), "");
        one.write(file_name_for(name), army_text(name, "file"));
        one.date(file_name_for(name), hours);
        const MirrorResult result = one.sync();
        BOOST_TEST(result.notes.size() == 1U);
        BOOST_TEST(result.revisions == 1U);
        BOOST_TEST(one.library.history(id).size() == 3U);
        const std::string later = army_facts(name, hours > 0 ? "file" : "library").text;
        BOOST_TEST(one.library.text(id) == later);
        // The file holds the same army afterwards.
        BOOST_TEST(facts_of(read_file(file), file, shipped_rulesets()).text == later);
        BOOST_TEST(!one.sync().any());
    }
}

BOOST_AUTO_TEST_CASE(deleting_a_file_moves_only_its_army_to_the_trash) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    const ArmyId changed = one.library.add(army_facts("Changed"), "").army;
    one.sync();
    one.library.save(changed, army_facts("Changed", "since"), "");
    fs::remove(one.folder / "Host.muster");
    fs::remove(one.folder / "Changed.muster");
    const MirrorResult result = one.sync();
    BOOST_TEST(result.trashed == 1U);
    BOOST_TEST(result.notes.size() == 2U);
    BOOST_TEST(one.library.army(id).trashed.has_value());
    BOOST_TEST(!one.library.army(changed).trashed.has_value());
    BOOST_TEST(one.file("Changed.muster") == army_facts("Changed", "since").text);
    BOOST_TEST(!one.sync().any());
    one.library.restore_from_trash(id);
    BOOST_TEST(one.sync().written == 1U);
    BOOST_TEST(one.file("Host.muster") == army_facts("Host").text);
}

BOOST_AUTO_TEST_CASE(an_army_in_the_trash_has_no_file_unless_that_is_changed) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    const ArmyId other = one.library.add(army_facts("Other"), "").army;
    one.sync();
    one.library.trash(id);
    one.library.trash(other);
    one.write("Other.muster", army_text("Other", "still played"));
    const MirrorResult result = one.sync();
    BOOST_TEST(result.removed == 1U);
    BOOST_TEST(result.notes.size() == 1U);
    BOOST_TEST(one.files() == Names{"Other.muster"}, boost::test_tools::per_element());
    BOOST_TEST(one.library.army(id).trashed.has_value());
    BOOST_TEST(!one.library.army(other).trashed.has_value());
    BOOST_TEST(one.library.history(other).size() == 2U);
    BOOST_TEST(!one.sync().any());
}

BOOST_AUTO_TEST_CASE(renaming_a_file_does_not_add_an_army) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    one.sync();
    fs::rename(one.folder / "Host.muster", one.folder / "My host.muster");
    BOOST_TEST(!one.sync().any());
    one.library.save(id, army_facts("Host", "more"), "");
    one.sync();
    BOOST_TEST(one.files() == Names{"My host.muster"}, boost::test_tools::per_element());
    BOOST_TEST(one.library.list(LibraryPart::all).size() == 1U);
}

// As some memory sticks and network drives write them.
BOOST_AUTO_TEST_CASE(names_in_capitals_are_files_of_armies_too) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    one.sync();
    fs::rename(one.folder / "Host.muster", one.folder / "HOST.MUSTER");
    BOOST_TEST(!one.sync().any());
    BOOST_TEST(!one.library.army(id).trashed.has_value());
    one.library.save(id, army_facts("Host", "more"), "");
    one.sync();
    BOOST_TEST(one.files() == Names{"HOST.MUSTER"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(conflict_copies_become_revisions) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    one.sync();
    const Names conflicts{"Host.sync-conflict-20261121-101500-ABCDEFG.muster",
                          "Host (conflicted copy 2026-11-21 101500).muster",
                          "Host (Zoe's conflicted copy 2026-11-21).muster"};
    for (const std::string& name : conflicts)
        one.write(name, army_text("Host", name));
    one.write("Lost (conflicted copy 2026-11-21 101500).muster", army_text("Lost"));
    const MirrorResult result = one.sync();
    BOOST_TEST(result.revisions == 3U);
    BOOST_TEST(result.armies == 1U); // of which there is no original
    BOOST_TEST(result.notes.size() == 3U);
    BOOST_TEST(one.library.history(id).size() == 4U);
    BOOST_TEST(one.library.text(id) == army_facts("Host").text);
    for (const std::string& name : conflicts)
        fs::remove(one.folder / name);
    BOOST_TEST(!one.sync().any());
}

BOOST_AUTO_TEST_CASE(two_machines_end_with_the_same_armies) {
    Machine two(place.path() / "two");
    const auto carry = [](const Machine& from, const Machine& to) {
        for (const std::string& name : to.files())
            if (!fs::exists(from.folder / name))
                fs::remove(to.folder / name);
        for (const std::string& name : from.files())
            to.write(name, from.file(name));
    };
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    one.library.add(army_facts("Other"), "");
    one.sync();
    carry(one, two);
    BOOST_TEST(two.sync().armies == 2U);
    const ArmyId there = two.library.search("host").at(0).id;
    two.library.save(there, army_facts("Host", "on the second"), "");
    two.library.trash(two.library.search("other").at(0).id);
    two.sync();
    carry(two, one);
    const MirrorResult back = one.sync();
    BOOST_TEST(back.revisions == 1U);
    BOOST_TEST(back.trashed == 1U);
    BOOST_TEST(one.library.text(id) == army_facts("Host", "on the second").text);
    BOOST_TEST(!one.sync().any());
    BOOST_TEST(!two.sync().any());
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_army_is_left_alone_and_reported) {
    one.library.add(army_facts("Host"), "");
    one.sync();
    one.write("Host.muster", "<army half");
    one.write("letter.muster", "Dear aunt");
    one.write("notes.txt", "not asked");
    one.write(".stversions/Old.muster", army_text("Old"));
    fs::create_symlink("/etc/hostname", one.folder / "link.muster");
    fs::create_directory(one.folder / "folder.muster");
    const MirrorResult result = one.sync();
    BOOST_TEST((result.notes.size() == 2U && result.left_out == 2U));
    BOOST_TEST(result.written + result.armies + result.revisions + result.trashed == 0U);
    BOOST_TEST(one.file("Host.muster") == "<army half");
    BOOST_TEST(one.file("letter.muster") == "Dear aunt");
    BOOST_TEST(one.library.list(LibraryPart::all).size() == 1U);
    // The army itself goes on, and its file is whole again when somebody removes the broken one.
    fs::remove(one.folder / "Host.muster");
    one.library.save(one.library.list(LibraryPart::kept).at(0).id, army_facts("Host", "more"), "");
    BOOST_TEST(one.sync().written == 1U);
}

BOOST_AUTO_TEST_CASE(a_missing_folder_deletes_nothing) {
    one.library.add(army_facts("Host"), "");
    one.sync();
    fs::rename(one.folder, place.path() / "elsewhere");
    const auto missing = [](const LibraryError& error) { return error.trouble() == LibraryTrouble::missing; };
    BOOST_CHECK_EXCEPTION(one.sync(), LibraryError, missing);
    fs::create_directory(one.folder); // the place where a disk is mounted
    BOOST_CHECK_EXCEPTION(one.sync(), LibraryError, missing);
    BOOST_TEST(one.library.list(LibraryPart::kept).size() == 1U);
    one.mirror.switch_off();
    BOOST_TEST(!one.mirror.folder().has_value());
    BOOST_CHECK_EXCEPTION(one.sync(), LibraryError, missing);
    one.mirror.switch_on(place.path() / "elsewhere");
    BOOST_TEST(!one.sync().any());
}

BOOST_AUTO_TEST_CASE(an_army_whose_rules_were_removed_is_mirrored_too) {
    one.library.add(army_facts("Host"), "");
    one.sync();
    const Rulesets none({place.path()});
    Mirror without(one.library, none);
    BOOST_TEST(!without.sync().any());
}

BOOST_AUTO_TEST_CASE(names_in_a_library_do_not_lead_out_of_the_folder) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    one.sync();
    MirrorTable table(one.library);
    const MirrorRow row = table.of_army(id).value();
    one.library.save(id, army_facts("Host", "changed"), "");
    for (const std::string& name : Names{"../victim.muster", "/tmp/victim.muster", "a/../../victim.muster",
                                         "victim.desktop", ".victim.muster", "", ".muster"}) {
        table.set({id, name, row.fingerprint});
        BOOST_CHECK_THROW(one.sync(), LibraryError);
        BOOST_TEST(!fs::exists(one.folder.parent_path() / "victim.muster"), name);
        BOOST_TEST(!one.library.army(id).trashed.has_value(), name);
        BOOST_TEST(one.file(row.file) == army_facts("Host").text, name);
    }
    table.set({id, row.file, row.fingerprint});
    BOOST_TEST(one.sync().written == 1U);
}

BOOST_AUTO_TEST_CASE(a_folder_that_became_a_link_is_not_followed) {
    one.write("club/Host.muster", army_facts("Host").text);
    BOOST_TEST(one.sync().armies == 1U);
    const fs::path elsewhere = place.path() / "elsewhere";
    fs::rename(one.folder / "club", elsewhere);
    fs::create_directory_symlink(elsewhere, one.folder / "club");
    const ArmyId id = one.library.list(LibraryPart::kept).at(0).id;
    one.library.save(id, army_facts("Host", "changed"), "");
    BOOST_CHECK_THROW(one.sync(), LibraryError);
    BOOST_TEST(read_file(elsewhere / "Host.muster") == army_facts("Host").text);
}

BOOST_AUTO_TEST_CASE(a_mark_that_is_a_link_is_not_written_through) {
    const fs::path strange = place.path() / "strange";
    fs::create_directories(strange);
    for (const char* target : {"letter.txt", "nowhere.txt"}) {
        write_file(place.path() / "letter.txt", "Dear umpire\n");
        fs::remove(strange / ".muster-mirror");
        fs::create_symlink(fs::path("..") / target, strange / ".muster-mirror");
        Mirror other(one.library, shipped_rulesets());
        other.switch_on(strange);
        BOOST_TEST(read_file(place.path() / "letter.txt") == "Dear umpire\n");
        BOOST_TEST(!fs::exists(place.path() / "nowhere.txt"));
        BOOST_TEST(fs::is_regular_file(fs::symlink_status(strange / ".muster-mirror")));
    }
}

BOOST_AUTO_TEST_CASE(what_stands_in_the_place_of_a_file_is_named) {
    one.library.add(army_facts("Host"), "");
    one.sync();
    fs::remove(one.folder / "Host.muster");
    fs::create_directory(one.folder / "Host.muster");
    BOOST_TEST(one.sync().left_out == 1U);
    fs::remove(one.folder / "Host.muster");
    fs::create_symlink("nowhere", one.folder / "Host.muster");
    BOOST_TEST(one.sync().notes.size() == 1U);
    BOOST_TEST(one.library.list(LibraryPart::kept).size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_file_that_cannot_be_looked_at_is_not_taken_for_deleted) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    one.sync();
    MirrorTable table(one.library);
    // The system refuses so long a name, as it refuses a look into a closed folder.
    const MirrorRow row = table.of_army(id).value();
    fs::remove(one.folder / row.file);
    table.set({id, std::string(300, 'a') + ".muster", row.fingerprint});
    one.sync();
    BOOST_TEST(!one.library.army(id).trashed.has_value());
}

BOOST_AUTO_TEST_CASE(device_names_and_deep_folders_do_no_harm) {
    one.library.add(army_facts("CON.x"), "");
    const std::string deepest = fmt::format("{}/", fmt::join(Names(deepest_folder, "d"), "/"));
    one.write(deepest + "Found.muster", army_facts("Found").text);
    BOOST_TEST(one.sync().notes.empty());
    one.write(deepest + "d/Lost.muster", army_facts("Lost").text);
    const MirrorResult result = one.sync();
    BOOST_TEST_REQUIRE(result.notes.size() == 1U);
    BOOST_TEST(result.notes[0].find("more than 16 folders") != std::string::npos, result.notes[0]);
    BOOST_TEST((one.files() == Names{"CON-army.x.muster", deepest + "Found.muster"}));
}

BOOST_AUTO_TEST_CASE(an_interrupted_run_is_completed_by_the_next) {
    const ArmyId id = one.library.add(army_facts("Host"), "").army;
    one.sync();
    // The file was written and the library not told; a file was written and its row is missing.
    one.library.save(id, army_facts("Host", "more"), "");
    one.write("Host.muster", army_facts("Host", "more").text);
    const ArmyId other = one.library.add(army_facts("Other"), "").army;
    one.write("Other.muster", army_facts("Other").text);
    BOOST_TEST(!one.sync().any());
    BOOST_TEST(one.library.history(id).size() == 2U);
    BOOST_TEST(one.library.history(other).size() == 1U);
    BOOST_TEST(one.files().size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_stopped_run_is_completed_by_the_next) {
    one.library.add(army_facts("First"), "");
    one.library.add(army_facts("Second"), "");
    struct Stopped {};
    std::size_t heard = 0;
    BOOST_CHECK_THROW(one.mirror.sync([&] {
        if (++heard == 2)
            throw Stopped();
    }),
                      Stopped);
    BOOST_TEST(one.files().size() == 1U);
    BOOST_TEST(one.sync().written == 1U);
    BOOST_TEST(one.files().size() == 2U);
    BOOST_TEST(!one.sync().any());
}

BOOST_AUTO_TEST_CASE(a_folder_of_another_library_is_left_alone) {
    one.library.add(army_facts("Host"), "");
    one.sync();
    // A library from a stranger names the folder that belongs to this one.
    Library stranger(place.path() / "stranger.db");
    stranger.add(army_facts("Foe"), "");
    set_library_setting(stranger, "mirror", one.folder.string());
    Mirror mirror_of_stranger(stranger, shipped_rulesets());
    BOOST_CHECK_EXCEPTION((void)mirror_of_stranger.sync(), LibraryError, [](const LibraryError& error) {
        return std::string_view(error.what()).find("choose it once more") != std::string_view::npos;
    });
    BOOST_TEST((one.files() == Names{"Host.muster"}));
    // Whoever chooses it wants it, and both go on.
    mirror_of_stranger.switch_on(one.folder);
    BOOST_TEST(mirror_of_stranger.sync().written == 1U);
    BOOST_TEST(one.sync().armies == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
