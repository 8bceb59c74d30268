// SPDX-License-Identifier: MIT
// Unfinished armies become legal ones by additions alone.
#include "edit/completion.h"

#include "army/army_reader.h"
#include "army/place.h"
#include "army/starting_army.h"
#include "base/file.h"
#include "check/checker.h"
#include "check/single_troops.h"
#include "edit/changes.h"
#include "lists/lists.h"
#include "shipped_data.h"
#include "starting_armies.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <map>
#include <set>
#include <string>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> examples() {
    std::vector<fs::path> files;
    for (const std::string& id : shipped_ruleset_ids())
        for (const fs::directory_entry& entry :
             fs::directory_iterator(source_folder() / "armylists" / id / "armies"))
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

// `which`: 0 from the front, 1 from the middle, 2 from the end. A unit that becomes empty goes too.
Army with_three_removed(Army army, std::size_t which) {
    for (int i = 0; i < 3; ++i) {
        const Places troops = places_at_level(army, {}, Level::troop);
        const Place place = troops.at(which * (troops.size() - 1) / 2);
        const std::int32_t count = troop_at(army, place).count;
        if (count > 1)
            army = with_count(std::move(army), {place}, count - 1).army;
        else
            army = without(std::move(army), {place}).army;
        const Place unit{place.body, place.unit, 0};
        if (unit_at(army, unit).troops.empty())
            army = without(std::move(army), {unit}).army;
    }
    return army;
}

// Every element of `before` is in `after` at its place, with at least its count.
bool keeps(const Army& before, const Army& after) {
    const Places places = places_at_level(before, {}, Level::troop);
    return before.values == after.values &&
           std::all_of(places.begin(), places.end(), [&](const Place& place) {
               if (!exists(after, place))
                   return false;
               const Troop& now = troop_at(after, place);
               const Troop& then = troop_at(before, place);
               return now.count >= then.count && now.entry == then.entry && now.name == then.name;
           });
}

} // namespace

BOOST_AUTO_TEST_SUITE(completion)

// An optimised build makes as many in less than a tenth of a second.
constexpr std::size_t few_trials = 3'000;

BOOST_AUTO_TEST_CASE(examples_with_three_vignettes_removed_become_legal_again_soon,
                     *boost::unit_test::label("long")) {
    std::size_t completed = 0;
    const std::vector<fs::path> files = examples();
    for (std::size_t i = 0; i < files.size(); ++i) {
        const Army whole = read_army(read_file(files[i]), files[i].string(), shipped_rulesets());
        const Army army = with_three_removed(whole, i % 3);
        const Ruleset& ruleset = ruleset_of(army, shipped_rulesets());
        CompletionOrder order;
        order.most_trials = few_trials;
        const std::vector<Proposal> proposals = completions(army, ruleset, order);
        completed += proposals.empty() ? 0 : 1;
        BOOST_TEST_MESSAGE(files[i].filename().string() << ": " << proposals.size() << " proposals");
        for (const Proposal& proposal : proposals) {
            BOOST_TEST(check(proposal.army, ruleset).legal(), files[i]);
            BOOST_TEST(keeps(army, proposal.army), files[i]);
        }
    }
    BOOST_TEST(files.size() > 200U);
    BOOST_TEST(completed * 100 >= files.size() * 95, completed << " of " << files.size());
}

BOOST_AUTO_TEST_CASE(an_army_grows_from_nothing) {
    for (const std::string& id : shipped_ruleset_ids()) {
        BOOST_TEST_CONTEXT(id) {
            const Army empty = empty_army(shipped_rulesets(), *shipped_rulesets().find(id), {});
            const Ruleset& ruleset = ruleset_of(empty, shipped_rulesets());
            CompletionOrder order;
            order.seed = 3;
            const std::vector<Proposal> proposals = completions(empty, ruleset, order);
            BOOST_REQUIRE(!proposals.empty());
            BOOST_TEST(check(proposals.front().army, ruleset).legal());
            BOOST_TEST(proposals.front().added > 0);
        }
    }
}

BOOST_AUTO_TEST_CASE(an_army_that_declares_no_size_reaches_the_one_wanted) {
    const Army empty = empty_army(shipped_rulesets(), *shipped_rulesets().find("undying-lands"), {});
    const Ruleset& ruleset = ruleset_of(empty, shipped_rulesets());
    CompletionOrder order;
    order.size = Exact(200);
    const std::vector<Proposal> proposals = completions(empty, ruleset, order);
    BOOST_REQUIRE(!proposals.empty());
    for (const Proposal& proposal : proposals)
        BOOST_TEST(!(proposal.report.number({}, ruleset.size->number) < Exact(198)));
}

BOOST_AUTO_TEST_CASE(the_seed_decides) {
    const fs::path file = source_folder() / "armylists/phalanx/armies/spartan.muster";
    const Army army = with_three_removed(read_army(read_file(file), file.string(), shipped_rulesets()), 1);
    const Ruleset& ruleset = ruleset_of(army, shipped_rulesets());
    CompletionOrder order;
    order.seed = 4;
    const std::vector<Proposal> once = completions(army, ruleset, order);
    const std::vector<Proposal> again = completions(army, ruleset, order);
    BOOST_REQUIRE(!once.empty());
    BOOST_REQUIRE_EQUAL(once.size(), again.size());
    for (std::size_t i = 0; i < once.size(); ++i)
        BOOST_CHECK(once[i].army == again[i].army);
}

BOOST_AUTO_TEST_CASE(a_complete_army_is_its_only_proposal) {
    const fs::path file = source_folder() / "armylists/phalanx/armies/spartan.muster";
    const Army army = read_army(read_file(file), file.string(), shipped_rulesets());
    const std::vector<Proposal> proposals = completions(army, ruleset_of(army, shipped_rulesets()), {});
    BOOST_REQUIRE_EQUAL(proposals.size(), 1U);
    BOOST_CHECK(proposals.front().army == army);
    BOOST_CHECK_EQUAL(proposals.front().added, 0);
}

BOOST_AUTO_TEST_CASE(nothing_is_added_that_the_player_does_not_have) {
    const fs::path file = source_folder() / "armylists/phalanx/armies/spartan.muster";
    const Army army = with_three_removed(read_army(read_file(file), file.string(), shipped_rulesets()), 1);
    const Ruleset& ruleset = ruleset_of(army, shipped_rulesets());
    CompletionOrder order;
    order.owned = FigureCounts();
    BOOST_CHECK(completions(army, ruleset, order).empty());
}

BOOST_AUTO_TEST_CASE(the_search_ends_when_told_to) {
    const fs::path file = source_folder() / "armylists/phalanx/armies/spartan.muster";
    const Army army = read_army(read_file(file), file.string(), shipped_rulesets());
    Army bare = army;
    bare.bodies.clear();
    CompletionOrder order;
    std::size_t last = 0;
    order.progress = [&](std::size_t trials) {
        last = trials;
        return false;
    };
    BOOST_CHECK(completions(bare, ruleset_of(army, shipped_rulesets()), order).empty());
    BOOST_CHECK_EQUAL(last, 500U);
}

BOOST_AUTO_TEST_CASE(an_army_grows_by_what_it_has_and_a_leader_stays_one) {
    const Case small("ancient-1969");
    const Trait& kind = *small.ruleset.kind_of_troops();
    const auto kinds_of = [&](const Army& army) {
        std::set<std::int32_t> kinds;
        for (const Place& place : places_at_level(army, {}, Level::troop))
            kinds.insert(troop_at(army, place).values[kind.slot]);
        return kinds;
    };
    const std::vector<Proposal> proposals = completions(small.army, small.ruleset, {});
    BOOST_REQUIRE(!proposals.empty());
    for (const Proposal& proposal : proposals) {
        BOOST_TEST(kinds_of(proposal.army) == kinds_of(small.army), boost::test_tools::per_element());
        for (const Place& place : places_at_level(proposal.army, {}, Level::troop)) {
            const Troop& troop = troop_at(proposal.army, place);
            BOOST_TEST((troop.count == 1 || !is_single_troop(troop, small.ruleset)), troop.name);
        }
    }
    // Twenty legionaries and nine horsemen: more of the legionaries.
    const Army& best = proposals.front().army;
    BOOST_TEST(troop_at(best, {1, 2, 2}).count - 20 > troop_at(best, {1, 1, 2}).count - 9);
}

BOOST_AUTO_TEST_CASE(an_empty_army_gets_common_troops_under_their_own_names) {
    const Case common("ancient-1969");
    const Trait& kind = *common.ruleset.kind_of_troops();
    Army army = common.army;
    army.bodies.clear();
    CompletionOrder order;
    order.examples = common_examples(shipped_rulesets(), common.ruleset);
    BOOST_REQUIRE(!order.examples.empty());
    const std::vector<Proposal> proposals = completions(army, common.ruleset, order);
    BOOST_REQUIRE(!proposals.empty());
    for (const Proposal& proposal : proposals)
        for (const Place& place : places_at_level(proposal.army, {}, Level::troop)) {
            const Troop& troop = troop_at(proposal.army, place);
            BOOST_TEST(troop.name == kind.value_name(troop.values[kind.slot]));
        }
}

// Some dear engines of a kind would be a whole army by their points.
BOOST_AUTO_TEST_CASE(random_armies_are_made_of_troops_as_people_take_them) {
    const Army empty = empty_army(shipped_rulesets(), *shipped_rulesets().find("ancient-1969"), {});
    const Ruleset& ruleset = ruleset_of(empty, shipped_rulesets());
    CompletionOrder order;
    order.examples = common_examples(shipped_rulesets(), ruleset);
    for (const std::uint32_t seed : {1U, 4U}) {
        order.seed = seed;
        std::set<std::string> additions;
        for (const Proposal& proposal : completions(empty, ruleset, order)) {
            BOOST_TEST(check(proposal.army, ruleset).legal());
            additions.insert(additions_text(empty, proposal, ruleset));
            std::int32_t engines = 0;
            for (const Place& place : places_at_level(proposal.army, {}, Level::troop))
                if (const Troop& troop = troop_at(proposal.army, place);
                    troop.name.find("engine") != std::string::npos)
                    engines += troop.count;
            BOOST_TEST(engines * 10 <= proposal.added, *additions.rbegin());
        }
        BOOST_TEST(additions.size() >= 3U, seed);
    }
}

BOOST_AUTO_TEST_CASE(what_a_list_names_most_of_comes_first) {
    Army army = Case("ancient-1969").army;
    army.bodies.clear();
    army.list = "alexandrian-macedonian";
    const Ruleset& published = *shipped_rulesets().find("ancient-1969");
    const Trait& nation = *published.trait(Level::army, "nation");
    army.values[nation.slot] = nation.words.find("macedonian");
    const std::vector<Proposal> proposals = completions(army, ruleset_of(army, shipped_rulesets()), {});
    BOOST_REQUIRE(!proposals.empty());
    std::map<std::string, std::int32_t> amounts;
    for (const Place& place : places_at_level(proposals.front().army, {}, Level::troop))
        amounts[troop_at(proposals.front().army, place).entry] +=
            troop_at(proposals.front().army, place).count;
    for (const auto& [entry, amount] : amounts)
        BOOST_TEST(amount <= amounts["phalanx"], entry);
    BOOST_TEST(amounts.count("engines") == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
