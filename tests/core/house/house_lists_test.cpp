// SPDX-License-Identifier: MIT
// House lists on the disk: new, saved, removed, restored, exported, imported, and their unsaved work.
#include "house/house_lists.h"

#include "base/file.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <system_error>

namespace muster::tests {

namespace {

struct House {
    [[nodiscard]] static ListDraft draft(const std::string& id, const std::string& title = "Mine") {
        ListDraft list = new_list_draft("phalanx", id, title);
        list.set_text_of("about", "Ours");
        list.add({"entry",
                  {{"id", "one"}, {"name", "One"}},
                  {},
                  {{"troop", {{"class", "HIS"}, {"army", "RA"}, {"integrity", "III"}}, {}, {}}}});
        return list;
    }

    TemporaryFolder folder;
    std::filesystem::path own = folder.path() / "house";
    Rulesets rulesets{{shipped_rulesets().folders().front(), own}};
    HouseLists house{rulesets, own};
    const Lists& lists = lists_of(rulesets);
};

} // namespace

BOOST_AUTO_TEST_SUITE(house_lists)

BOOST_AUTO_TEST_CASE(a_saved_list_is_found_and_its_id_is_taken) {
    const House at;
    BOOST_CHECK_EQUAL(free_list_id(at.rulesets, "phalanx", "mine"), "mine");
    BOOST_CHECK_EQUAL(free_list_id(at.rulesets, "phalanx", "spartan"), "spartan-2");
    BOOST_CHECK_EQUAL(free_list_id(at.rulesets, "phalanx", "ruleset"), "ruleset-2");
    at.house.save(House::draft("mine"));
    BOOST_CHECK(at.house.has("phalanx", "mine"));
    BOOST_CHECK(!at.house.has("phalanx", "spartan"));
    BOOST_REQUIRE(at.lists.find("phalanx", "mine"));
    BOOST_CHECK(!at.lists.find("phalanx", "mine")->is_shipped);
    BOOST_CHECK_EQUAL(free_list_id(at.rulesets, "phalanx", "mine"), "mine-2");
}

BOOST_AUTO_TEST_CASE(a_removed_list_is_in_the_trash_and_can_be_restored) {
    const House at;
    at.house.save(House::draft("mine"));
    const HouseLists::Removed first = at.house.remove("phalanx", "mine");
    BOOST_CHECK(at.lists.file_of("phalanx", "mine").empty());
    BOOST_CHECK(std::filesystem::exists(first.file));
    at.house.save(House::draft("mine", "Second"));
    const HouseLists::Removed second = at.house.remove("phalanx", "mine");
    BOOST_CHECK(second.file != first.file);
    at.house.restore(first);
    BOOST_CHECK_EQUAL(at.lists.find("phalanx", "mine")->title, "Mine");
    BOOST_CHECK_THROW(at.house.restore(second), std::system_error);
    BOOST_CHECK(std::filesystem::exists(second.file));
}

BOOST_AUTO_TEST_CASE(unsaved_work_is_removed_and_restored_with_its_list) {
    const House at;
    at.house.save(House::draft("mine"));
    at.house.store_unsaved(House::draft("mine", "Changed"));
    const HouseLists::Removed removed = at.house.remove("phalanx", "mine");
    BOOST_CHECK(at.house.never_saved().empty());
    at.house.restore(removed);
    BOOST_CHECK_EQUAL(at.lists.find("phalanx", "mine")->title, "Mine");
    BOOST_CHECK(at.house.unsaved("phalanx", "mine") == House::draft("mine", "Changed"));
}

BOOST_AUTO_TEST_CASE(a_list_that_was_never_saved_can_be_removed_and_restored) {
    const House at;
    at.house.store_unsaved(House::draft("mine"));
    BOOST_CHECK(at.house.has("phalanx", "mine"));
    BOOST_CHECK(!at.house.open("phalanx", "mine").saved);
    const HouseLists::Removed removed = at.house.remove("phalanx", "mine");
    BOOST_CHECK(removed.file.empty());
    BOOST_CHECK(!at.house.has("phalanx", "mine"));
    at.house.restore(removed);
    BOOST_CHECK(at.house.open("phalanx", "mine").draft == House::draft("mine"));
}

BOOST_AUTO_TEST_CASE(new_drafts_have_a_free_id_and_are_not_on_the_disk) {
    const House at;
    const ListDraft fresh = at.house.new_draft("phalanx");
    BOOST_CHECK_EQUAL(fresh.get("id"), "new-house-list");
    BOOST_CHECK_EQUAL(fresh.get("title"), "New house list");
    at.house.save(House::draft("new-house-list"));
    BOOST_CHECK_EQUAL(at.house.new_draft("phalanx").get("id"), "new-house-list-2");
    const std::filesystem::path file = at.lists.army_file_of("phalanx", "spartan");
    Army army = read_army(read_file(file), file.string(), at.rulesets);
    army.name = "Our Spartans";
    const ListDraft from_army = at.house.draft_from_army(army);
    BOOST_CHECK_EQUAL(from_army.get("id"), "our-spartans");
    BOOST_CHECK_EQUAL(from_army.get("title"), "Our Spartans");
    army.name.clear();
    BOOST_CHECK_EQUAL(at.house.draft_from_army(army).get("title"), "New house list");
    BOOST_CHECK(!at.house.has("phalanx", "our-spartans"));
}

BOOST_AUTO_TEST_CASE(a_copy_is_a_new_list_of_the_same_content) {
    const House at;
    const ListDraft copy = at.house.draft_from_copy({"phalanx", "spartan", "Spartans", {}, {}, true});
    BOOST_CHECK_EQUAL(copy.get("id"), "spartan-house");
    BOOST_CHECK_EQUAL(copy.get("title"), "Spartans (house list)");
    BOOST_CHECK_EQUAL(copy.get("origin"), "");
    BOOST_CHECK_EQUAL(copy.get("revision"), "1");
    BOOST_CHECK(!copy.children.empty());
}

BOOST_AUTO_TEST_CASE(a_copy_has_its_history_written_into_it) {
    const House at;
    const ArmyList& spartans = *at.lists.find("phalanx", "spartan");
    BOOST_REQUIRE(!spartans.history.empty());
    const ListDraft copy = at.house.draft_from_copy({"phalanx", "spartan", spartans.title, {}, {}, true});
    BOOST_CHECK_EQUAL(copy.get("history"), "");
    BOOST_CHECK_EQUAL(copy.get("region"), spartans.region);
    BOOST_CHECK_EQUAL(copy.text_of("about"), spartans.about);
    at.house.save(copy);
    const ArmyList* saved = at.lists.find("phalanx", "spartan-house");
    BOOST_REQUIRE(saved);
    BOOST_CHECK(saved->sources == spartans.sources);
    BOOST_CHECK(saved->years == spartans.years);
    BOOST_CHECK(saved->enemies == spartans.enemies);
    BOOST_CHECK(saved->command == spartans.command);
}

BOOST_AUTO_TEST_CASE(an_exported_list_is_a_copy_of_its_file) {
    const House at;
    const std::filesystem::path file = at.folder.path() / "sent.xml";
    at.house.save(House::draft("mine"));
    at.house.export_list({"phalanx", "mine", {}, {}, {}, false}, file);
    BOOST_CHECK_EQUAL(read_file(file), read_file(at.lists.file_of("phalanx", "mine")));
}

BOOST_AUTO_TEST_CASE(an_exported_list_stands_without_its_history_and_is_known_again) {
    const House at;
    const std::filesystem::path file = at.folder.path() / "sent.xml";
    at.house.export_list({"phalanx", "spartan", {}, {}, {}, true}, file);
    const ArmyList& spartans = *at.lists.find("phalanx", "spartan");
    const ArmyList sent = read_army_list(read_file(file), file.string(), *at.rulesets.find("phalanx"));
    BOOST_CHECK_EQUAL(sent.title, spartans.title);
    BOOST_CHECK_EQUAL(sent.about, spartans.about);
    BOOST_CHECK(at.house.import_file(file).was_here);
}

BOOST_AUTO_TEST_CASE(a_list_that_refers_to_a_history_is_saved_and_opened_as_it_was) {
    const House at;
    ListDraft draft = House::draft("mine", "");
    draft.set("history", "spartan");
    draft.set("against", "athenian");
    draft.set_text_of("about", "");
    at.house.save(draft);
    BOOST_CHECK(at.house.open("phalanx", "mine").draft == draft);
    BOOST_REQUIRE(at.lists.find("phalanx", "mine"));
    BOOST_CHECK_EQUAL(at.lists.find("phalanx", "mine")->title, at.lists.find("phalanx", "spartan")->title);
    const HouseLists::Imported imported = at.house.import_file(at.house.file_of("phalanx", "mine"));
    BOOST_CHECK(imported.was_here);
}

BOOST_AUTO_TEST_CASE(a_file_written_by_hand_is_copied_to_the_trash_before_it_is_overwritten) {
    const House at;
    at.house.save(House::draft("mine"));
    at.house.save(House::draft("mine", "Second"));
    BOOST_CHECK(!std::filesystem::exists(at.own / "trash"));
    const std::string text = "<!-- mine -->" + read_file(at.house.file_of("phalanx", "mine")).substr(39);
    at.folder.write("house/phalanx/mine.xml", text);
    at.house.save(House::draft("mine", "Third"));
    BOOST_CHECK_EQUAL(read_file(at.own / "trash/phalanx/mine.xml"), text);
}

BOOST_AUTO_TEST_CASE(an_imported_list_gets_another_id_if_its_own_is_taken) {
    const House at;
    const std::filesystem::path file =
        at.folder.write("sent.xml", write_list_draft(House::draft("mine", "Theirs")));
    HouseLists::Imported imported = at.house.import_file(file);
    BOOST_CHECK_EQUAL(imported.id, "mine");
    BOOST_CHECK(imported.taken_id.empty());
    imported = at.house.import_file(file);
    BOOST_CHECK(imported.was_here);
    at.folder.write("sent.xml", write_list_draft(House::draft("mine", "Another")));
    imported = at.house.import_file(file);
    BOOST_CHECK_EQUAL(imported.id, "mine-2");
    BOOST_CHECK_EQUAL(imported.taken_id, "mine");
    BOOST_CHECK_EQUAL(at.lists.find("phalanx", "mine")->title, "Theirs");
    BOOST_CHECK_EQUAL(at.lists.find("phalanx", "mine-2")->title, "Another");
}

BOOST_AUTO_TEST_CASE(an_unreadable_file_is_not_imported) {
    const House at;
    ListDraft broken = House::draft("mine");
    broken.set("from", "zero");
    const auto sent = [&] { return at.folder.write("sent.xml", write_list_draft(broken)); };
    BOOST_CHECK_EXCEPTION((void)at.house.import_file(sent()), InputError, [](const InputError& error) {
        return std::string_view(error.what()).find("sent.xml:2:") != std::string_view::npos;
    });
    broken = House::draft("mine");
    broken.set("ruleset", "phalanks");
    BOOST_CHECK_EXCEPTION((void)at.house.import_file(sent()), InputError, [](const InputError& error) {
        return std::string_view(error.what()).find("did you mean 'phalanx'") != std::string_view::npos;
    });
    BOOST_CHECK(!std::filesystem::exists(at.own));
}

BOOST_AUTO_TEST_CASE(unsaved_work_with_a_problem_is_stored) {
    const House at;
    ListDraft broken = House::draft("mine");
    broken.set("from", "zero");
    at.house.store_unsaved(broken);
    BOOST_CHECK(at.lists.file_of("phalanx", "mine").empty()); // no list yet
    BOOST_CHECK(at.house.unsaved("phalanx", "mine") == broken);
    BOOST_REQUIRE_EQUAL(at.house.never_saved().size(), 1U);
    BOOST_CHECK_EQUAL(at.house.never_saved().front().title, "Mine");
    at.house.save(House::draft("mine"));
    BOOST_CHECK(!at.house.unsaved("phalanx", "mine"));
    BOOST_CHECK(at.house.never_saved().empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
