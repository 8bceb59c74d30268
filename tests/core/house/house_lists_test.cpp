// SPDX-License-Identifier: MIT
// A player's own lists on the disk: saved, deleted and brought back, shared, kept while unfinished.
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

BOOST_AUTO_TEST_CASE(a_saved_list_is_at_hand_and_its_id_taken) {
    const House at;
    BOOST_CHECK_EQUAL(free_list_id(at.rulesets, "phalanx", "mine"), "mine");
    BOOST_CHECK_EQUAL(free_list_id(at.rulesets, "phalanx", "spartan"), "spartan-2");
    BOOST_CHECK_EQUAL(free_list_id(at.rulesets, "phalanx", "ruleset"), "ruleset-2");
    at.house.save(House::draft("mine"));
    BOOST_CHECK(at.house.has("phalanx", "mine"));
    BOOST_CHECK(!at.house.has("phalanx", "spartan"));
    BOOST_REQUIRE(at.lists.find("phalanx", "mine"));
    BOOST_CHECK(!at.lists.find("phalanx", "mine")->of_muster);
    BOOST_CHECK_EQUAL(free_list_id(at.rulesets, "phalanx", "mine"), "mine-2");
}

BOOST_AUTO_TEST_CASE(a_deleted_list_is_in_the_trash_and_comes_back) {
    const House at;
    at.house.save(House::draft("mine"));
    const HouseLists::Trashed first = at.house.remove("phalanx", "mine");
    BOOST_CHECK(at.lists.file_of("phalanx", "mine").empty());
    BOOST_CHECK(std::filesystem::exists(first.file));
    at.house.save(House::draft("mine", "Second"));
    const HouseLists::Trashed second = at.house.remove("phalanx", "mine");
    BOOST_CHECK(second.file != first.file);
    at.house.restore(first);
    BOOST_CHECK_EQUAL(at.lists.find("phalanx", "mine")->title, "Mine");
    BOOST_CHECK_THROW(at.house.restore(second), std::system_error);
    BOOST_CHECK(std::filesystem::exists(second.file));
}

BOOST_AUTO_TEST_CASE(what_another_hand_wrote_is_not_written_over_for_good) {
    const House at;
    at.house.save(House::draft("mine"));
    at.house.save(House::draft("mine", "Second"));
    BOOST_CHECK(!std::filesystem::exists(at.own / "trash"));
    const std::string text = "<!-- mine -->" + read_file(at.house.file_of("phalanx", "mine")).substr(39);
    at.folder.write("house/phalanx/mine.xml", text);
    at.house.save(House::draft("mine", "Third"));
    BOOST_CHECK_EQUAL(read_file(at.own / "trash/phalanx/mine.xml"), text);
}

BOOST_AUTO_TEST_CASE(a_list_from_elsewhere_is_kept_beside_one_of_its_id) {
    const House at;
    const std::filesystem::path file =
        at.folder.write("sent.xml", write_list_draft(House::draft("mine", "Theirs")));
    HouseLists::Imported imported = at.house.import_file(file);
    BOOST_CHECK_EQUAL(imported.id, "mine");
    BOOST_CHECK(imported.other_id.empty());
    imported = at.house.import_file(file);
    BOOST_CHECK(imported.was_here);
    at.folder.write("sent.xml", write_list_draft(House::draft("mine", "Another")));
    imported = at.house.import_file(file);
    BOOST_CHECK_EQUAL(imported.id, "mine-2");
    BOOST_CHECK_EQUAL(imported.other_id, "mine");
    BOOST_CHECK_EQUAL(at.lists.find("phalanx", "mine")->title, "Theirs");
    BOOST_CHECK_EQUAL(at.lists.find("phalanx", "mine-2")->title, "Another");
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_is_not_taken) {
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

BOOST_AUTO_TEST_CASE(unfinished_work_is_kept_however_broken) {
    const House at;
    ListDraft broken = House::draft("mine");
    broken.set("from", "zero");
    at.house.keep_unsaved(broken);
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
