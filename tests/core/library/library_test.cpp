// SPDX-License-Identifier: MIT
// Armies and revisions: what is saved is there, all of it, and nothing twice.
#include "army/army_reader.h"
#include "army/fingerprint.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

struct LibraryFixture {
    TemporaryFolder folder;
    std::filesystem::path file = folder.path() / "sub" / "library.db";
    Library library{file};

    [[nodiscard]] std::vector<std::string> found(std::string_view typed) const {
        std::vector<std::string> names;
        for (const StoredArmy& army : library.search(typed))
            names.push_back(army.name);
        return names;
    }
};

using Names = std::vector<std::string>;

} // namespace

BOOST_FIXTURE_TEST_SUITE(library, LibraryFixture)

BOOST_AUTO_TEST_CASE(an_army_is_stored_when_the_library_is_closed) {
    const ArmyFacts facts = army_facts("Host & Co <1>");
    ArmyId id = 0;
    {
        Library other(file);
        id = other.add(facts, "Imported").army;
    }
    const StoredArmy army = library.army(id);
    BOOST_TEST(army.name == "Host & Co <1>");
    BOOST_TEST(army.player == "Zoë Müller");
    BOOST_TEST(army.ruleset == "undying-lands");
    BOOST_TEST(army.totals == "ip=105 vignettes=3 units=1 creatures=2250 wings=1");
    BOOST_TEST(army.verdict.has_value());
    BOOST_TEST(army.verdict->legal());
    BOOST_TEST(!army.trashed.has_value());
    BOOST_TEST(army.key.size() == 16U);
    BOOST_TEST(library.text(id) == facts.text);
    BOOST_TEST(library.history(id).at(0).label == "Imported");
    BOOST_TEST(library.history(id).at(0).fingerprint == facts.fingerprint);
    BOOST_TEST(library.examine().empty());
}

BOOST_AUTO_TEST_CASE(the_same_army_again_adds_nothing) {
    const Saved first = library.add(army_facts("Host"), "");
    const std::string before = content_of(library);
    // Laid out otherwise, it is the same army.
    std::string text = army_text("Host");
    text.replace(text.find("\n       morale"), 8, " ");
    const Saved again = library.add(facts_of(text, "again", shipped_rulesets()), "");
    BOOST_TEST(!again.is_new);
    BOOST_TEST(again.army == first.army);
    BOOST_TEST(!library.save(first.army, army_facts("Host"), "").is_new);
    BOOST_TEST(content_of(library) == before);
    // And in the trash it is found too, and taken out.
    library.trash(first.army);
    BOOST_TEST(library.list(LibraryPart::kept).empty());
    BOOST_TEST(library.add(army_facts("Host"), "").army == first.army);
    BOOST_TEST(content_of(library) == before);
}

BOOST_AUTO_TEST_CASE(every_save_is_a_revision_that_can_be_restored) {
    const ArmyId id = library.add(army_facts("One"), "first").army;
    BOOST_TEST(library.save(id, army_facts("Two"), "second").revision == 2);
    BOOST_TEST(library.save(id, army_facts("Three"), "").revision == 3);
    BOOST_TEST(library.army(id).name == "Three");
    BOOST_TEST(library.army(id).revisions == 3);
    BOOST_TEST(library.text(id, 1) == army_facts("One").text);

    library.trash(id);
    const Saved back = library.restore(id, 1, shipped_rulesets());
    BOOST_TEST(back.revision == 4);
    BOOST_TEST(library.army(id).name == "One");
    BOOST_TEST(!library.army(id).trashed.has_value());
    BOOST_TEST(library.text(id) == library.text(id, 1));
    BOOST_TEST(library.history(id).at(3).label == "Revision 1 again");
    BOOST_TEST(library.history(id).size() == 4U);
    BOOST_TEST(found("one") == Names{"One"}, boost::test_tools::per_element());
    BOOST_TEST(found("three").empty());
    // The present one again is nothing new.
    BOOST_TEST(!library.restore(id, 4, shipped_rulesets()).is_new);
}

BOOST_AUTO_TEST_CASE(search_matches_prefixes_and_ignores_case_and_accents) {
    library.add(army_facts("Dúnedain of the North", "A wet autumn in Košice"), "");
    library.add(army_facts("Orcs"), "");
    BOOST_TEST(found("dun") == Names{"Dúnedain of the North"}, boost::test_tools::per_element());
    BOOST_TEST(found("DÚN nor") == Names{"Dúnedain of the North"}, boost::test_tools::per_element());
    BOOST_TEST(found("kosi") == Names{"Dúnedain of the North"}, boost::test_tools::per_element());
    BOOST_TEST(found("uruk").size() == 2U);        // a troop
    BOOST_TEST(found("muller zoe").size() == 2U);  // the player
    BOOST_TEST(found("spear large").size() == 2U); // what the troops are
    BOOST_TEST(found("dun orcs").empty());
    BOOST_TEST(found("").size() == 2U);
    for (const char* signs :
         {"\"", "* OR", "a\" OR \"b", "NEAR(", "-", "name:orcs", "—", "(((", "^", "'; DROP"})
        BOOST_CHECK_NO_THROW((void)library.search(signs));
    BOOST_TEST(found("\"orcs\" *") == Names{"Orcs"}, boost::test_tools::per_element());
    BOOST_TEST(library.search("uruk", 1).size() == 1U);
    // Signs beyond ASCII part words as the index parts them.
    BOOST_TEST(found("orcs—uruk “spear”").size() == 1U);
    BOOST_TEST(found("Zo\u0065\u0308 muller").size() == 2U);
}

// A longer beginning is looked up as the words of the index that begin so, unless they are too many.
BOOST_AUTO_TEST_CASE(prefixes_of_few_and_of_many_words_find_every_army) {
    std::string all;
    std::string beginnings;
    for (const char* kind : {"guard", "levée", "rider", "pikes", "scout", "bowme"}) {
        beginnings += fmt::format("{} ", kind);
        for (int i = 0; i < 20; ++i) {
            library.add(army_facts(fmt::format("No {} of {:.2}", i, kind), fmt::format("{}{}", kind, i)), "");
            all += fmt::format("{}{} ", kind, i);
        }
    }
    BOOST_TEST(found("guard").size() == 20U);
    BOOST_TEST(found("guard1").size() == 11U); // 1 and 10 to 19
    BOOST_TEST(found("levee1").size() == 11U);
    BOOST_TEST(found("guard19") == Names{"No 19 of gu"}, boost::test_tools::per_element());
    BOOST_TEST(found("guard20").empty());
    BOOST_TEST(found("guard1 levee1").empty());
    library.add(army_facts("Everybody", all), "");
    BOOST_TEST(found(beginnings) == Names{"Everybody"}, boost::test_tools::per_element());
    BOOST_TEST(found("guard1 levee1 rider1 pikes1 scout1 bowme1 host").empty()); // more than are looked for
    BOOST_TEST(found("guard1 levee1 rider1 pikes1 scout1 bowme1 every") == Names{"Everybody"},
               boost::test_tools::per_element());
    library.trash(library.search("everybody").front().id);
    BOOST_TEST(found(beginnings).empty());
}

BOOST_AUTO_TEST_CASE(the_indexed_words_of_a_text_never_change) {
    // Step 3 of the schema: an army is taken out of the index by the same words that it was put in by.
    BOOST_TEST(search_text(army_facts("Host", "Some notes")) ==
               "Host\nZoë Müller\nAutumn open\n\n3 E IV Left Uruk Uruk-hai attack close foot high large "
               "regular spear spears wing\nSome notes");
}

BOOST_AUTO_TEST_CASE(words_of_earlier_revisions_and_tags_are_not_found) {
    const ArmyId id = library.add(army_facts("First", "alpha"), "").army;
    library.set_tags(id, {"gamma"});
    library.save(id, army_facts("Second", "beta"), "");
    library.set_tags(id, {"delta"});
    library.restore(id, 1, shipped_rulesets());
    library.save(id, army_facts("Third", "epsilon"), "");
    for (const char* gone : {"first", "alpha", "gamma", "second", "beta"})
        BOOST_TEST(found(gone).empty(), gone);
    for (const char* there : {"third", "epsilon", "delta", "uruk"})
        BOOST_TEST(found(there) == Names{"Third"}, boost::test_tools::per_element());
    BOOST_TEST(library.count(LibraryPart::kept) == 1U);
    BOOST_TEST(library.count(LibraryPart::trash) == 0U);
}

BOOST_AUTO_TEST_CASE(a_revision_can_be_added_without_becoming_current) {
    const ArmyId id = library.add(army_facts("Host"), "").army;
    const Saved beside = library.add_revision(id, army_facts("Other"), "from elsewhere");
    BOOST_TEST(beside.is_new);
    BOOST_TEST(beside.revision == 2);
    BOOST_TEST(!library.add_revision(id, army_facts("Other"), "").is_new);
    BOOST_TEST(library.army(id).name == "Host");
    BOOST_TEST(library.army(id).revisions == 2);
    BOOST_TEST(library.current_revision(id).number == 1);
    BOOST_TEST(library.text(id, 2) == army_facts("Other").text);
}

BOOST_AUTO_TEST_CASE(settings_are_stored) {
    BOOST_TEST(!library_setting(library, "x").has_value());
    set_library_setting(library, "x", "one");
    set_library_setting(library, "x", "two");
    BOOST_TEST(library_setting(Library(file), "x").value() == "two");
    set_library_setting(library, "x", std::nullopt);
    BOOST_TEST(!library_setting(library, "x").has_value());
}

BOOST_AUTO_TEST_CASE(tags_and_trash) {
    const ArmyId id = library.add(army_facts("Host"), "").army;
    library.set_tags(id, {"tournament", " big  game ", "tournament", " "});
    BOOST_TEST(library.army(id).tags == (Names{"big game", "tournament"}), boost::test_tools::per_element());
    BOOST_TEST(found("tourn").size() == 1U);
    library.save(id, army_facts("Host 2"), "");
    BOOST_TEST(found("tourn").size() == 1U);
    library.set_tags(id, {});
    BOOST_TEST(found("tourn").empty());
    library.trash(id);
    BOOST_TEST(library.list(LibraryPart::kept).empty());
    BOOST_TEST(library.list(LibraryPart::trash).size() == 1U);
    BOOST_TEST(found("host").empty());
    library.restore_from_trash(id);
    BOOST_TEST(found("host").size() == 1U);
}

BOOST_AUTO_TEST_CASE(missing_armies_and_revisions_are_reported) {
    const auto missing = [](const LibraryError& error) { return error.trouble() == LibraryTrouble::missing; };
    BOOST_CHECK_EXCEPTION((void)library.army(7), LibraryError, missing);
    BOOST_CHECK_EXCEPTION((void)library.text(7, 1), LibraryError, missing);
    BOOST_CHECK_EXCEPTION((void)library.history(7), LibraryError, missing);
    BOOST_CHECK_EXCEPTION(library.trash(7), LibraryError, missing);
    BOOST_CHECK_EXCEPTION(library.set_tags(7, {}), LibraryError, missing);
    BOOST_CHECK_EXCEPTION(library.save(7, army_facts("x"), ""), LibraryError, missing);
    BOOST_TEST(content_of(library) == "");
}

BOOST_AUTO_TEST_CASE(several_changes_are_made_together_or_not_at_all) {
    const ArmyId id = library.add(army_facts("Host"), "").army;
    const std::string before = content_of(library);
    BOOST_CHECK_THROW(library.in_one_step([&] {
        library.save(id, army_facts("Other"), "");
        library.add(army_facts("Another"), "");
        throw std::runtime_error("in the middle");
    }),
                      std::runtime_error);
    BOOST_TEST(content_of(library) == before);
    library.in_one_step([&] { library.in_one_step([&] { library.add(army_facts("Another"), ""); }); });
    BOOST_TEST(library.list(LibraryPart::kept).size() == 2U);
}

BOOST_AUTO_TEST_CASE(every_sample_is_restored_unchanged) {
    for (const NamedText& sample : samples()) {
        const ArmyFacts facts = facts_of(sample.text, sample.name, shipped_rulesets());
        const Saved saved = library.add(facts, sample.name);
        BOOST_TEST(saved.is_new);
        const Army army = read_army(sample.text, sample.name, shipped_rulesets());
        BOOST_TEST((read_army(library.text(saved.army), "kept", shipped_rulesets()) == army));
        BOOST_TEST(facts.fingerprint == fingerprint_of(army, *shipped_rulesets().find(army.ruleset)));
    }
    BOOST_TEST(library.list(LibraryPart::all).size() == samples().size());
}

BOOST_AUTO_TEST_CASE(an_army_whose_rules_were_removed_stays) {
    const Rulesets none({folder.path()});
    const ArmyFacts kept = facts_of_stored(army_facts("Host").text, "kept", none);
    BOOST_TEST(!kept.verdict.has_value());
    BOOST_TEST(kept.name == "Host");
    const ArmyId id = library.add(kept, "").army;
    BOOST_TEST(!library.army(id).verdict.has_value());
    BOOST_TEST(library.text(id) == army_facts("Host").text);
    BOOST_TEST(found("uruk").size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
