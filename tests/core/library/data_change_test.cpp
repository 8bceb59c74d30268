// SPDX-License-Identifier: MIT
// What an update of the rules means for each stored army; the army itself stays as it was saved.
#include "library/data_change.h"

#include "base/file.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

struct UpdatedRules {
    TemporaryFolder folder;
    Library library{folder.path() / "library.db"};
    std::string rules = read_file(source_folder() / "tests" / "data" / "skirmish" / "ruleset.xml");

    [[nodiscard]] DataChange change_of(ArmyId army, const Rulesets& rulesets) const {
        return data_change(library.army(army), facts_of_stored(library.text(army), "test", rulesets));
    }
    [[nodiscard]] Rulesets with(const std::string& text) const {
        folder.write("data/skirmish/ruleset.xml", text);
        return Rulesets({folder.path() / "data"});
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(data_changes, UpdatedRules)

BOOST_AUTO_TEST_CASE(without_an_update_nothing_has_changed) {
    for (const NamedText& sample : samples()) {
        const ArmyId id = library.add(facts_of(sample.text, sample.name, shipped_rulesets()), "").army;
        BOOST_TEST(!change_of(id, shipped_rulesets()).any());
    }
}

BOOST_AUTO_TEST_CASE(an_update_has_its_reasons_and_the_army_stays_as_it_was) {
    const Rulesets old = with(rules);
    const ArmyFacts facts = facts_of(old.find("skirmish")->start, "start", old);
    const ArmyId id = library.add(facts, "").army;
    const std::string before = content_of(library);
    BOOST_TEST_REQUIRE(facts.totals != "");

    // A rule that every army breaks.
    const Rulesets stricter = with(replaced(rules, "<rules>", R"(<rules>
      <rule id="sk.new" of="army" cite="News"><never any="body"/><say>No more of that.</say></rule>)"));
    const DataChange change = change_of(id, stricter);
    BOOST_TEST(change.any());
    BOOST_TEST(change.verdict_differs);
    BOOST_TEST(!change.now->legal());
    BOOST_TEST(change.newly_broken == std::vector<std::string>{"sk.new"}, boost::test_tools::per_element());
    BOOST_TEST(change.no_longer_broken.empty());
    BOOST_TEST(change.totals.empty());

    // A rule set without the value that the army uses, and none at all.
    folder.write("empty/x", "");
    const Rulesets none({folder.path() / "empty"});
    const DataChange gone = change_of(id, none);
    BOOST_TEST(!gone.readable);
    BOOST_TEST(gone.any());
    BOOST_TEST(content_of(library) == before);
    BOOST_TEST(!change_of(id, old).any());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
