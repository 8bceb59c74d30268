// SPDX-License-Identifier: MIT
// The lists that come with Muster: all are read, each has an example army that is legal and uses it, and
// every entry can stand in some legal army, which is searched for from the example.
#include "army/army_reader.h"
#include "army/edits.h"
#include "base/file.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "lists/entry_assignment.h"
#include "lists/list_search.h"
#include "lists/lists.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>
#include <optional>

namespace muster::tests {

namespace {

struct ShippedList {
    std::string ruleset;
    std::string id;
    const Ruleset* in_force;
    const ListInForce* list;
};

const std::vector<ShippedList>& shipped_lists() {
    static const std::vector<ShippedList> all = [] {
        std::vector<ShippedList> found;
        const Lists& lists = lists_of(shipped_rulesets());
        for (const std::string& ruleset : shipped_ruleset_ids()) {
            std::vector<InputError> problems;
            for (const ListHeading& heading : lists.headings(ruleset, &problems)) {
                const Ruleset* in_force = lists.in_force(ruleset, heading.id);
                found.push_back({ruleset, heading.id, in_force, list_in_force(*in_force)});
            }
            for (const InputError& problem : problems)
                BOOST_ERROR(problem.what());
        }
        return found;
    }();
    return all;
}

Army example_of(const ShippedList& list) {
    const auto file = lists_of(shipped_rulesets()).army_file_of(list.ruleset, list.id);
    BOOST_REQUIRE_MESSAGE(!file.empty(), list.ruleset << "/" << list.id << " has no example army");
    return read_army(read_file(file), file.string(), shipped_rulesets());
}

bool fields(const Army& army, const ShippedList& list, const ListEntry& entry) {
    const ListWithAllies lists = list.list->lists();
    const EntryAssignment assignment(army, *list.in_force, lists);
    return std::any_of(assignment.troops().begin(), assignment.troops().end(),
                       [&](const AssignedTroop& assigned) { return assigned.entry == &entry; });
}

// Looks for a legal army with one entry: puts it in the place of some of the example's troops, or beside
// them, and follows the fixes of what that breaks.
class EntrySearch {
public:
    EntrySearch(const ShippedList& list, const ListEntry& entry) : list_(list), entry_(entry) {}

    [[nodiscard]] bool succeeds(const Army& example) {
        if (fields(example, list_, entry_))
            return true;
        const Army asked = with_values_of_option(example);
        for (const TroopChoice& choice : entry_.troops)
            for (Army& start : starts(asked, choice)) {
                for (const ListEntry& other : list_.list->list().entries)
                    if (Army timely = start; is_of_its_time(other) && move_in_time(timely, other))
                        add(std::move(timely), 0);
                add(std::move(start), 0);
            }
        for (std::size_t tried = 0; tried < most_tried && !queue_.empty(); ++tried)
            if (step())
                return true;
        return false;
    }

private:
    struct State {
        Army army;
        std::size_t depth;
        Report report;
        std::size_t errors = 0;
    };
    static constexpr std::size_t most_tried = 120;
    static constexpr std::size_t deepest = 6;
    static constexpr std::size_t fixes_followed = 4;

    // An option may ask for army values of its own, such as an allowance.
    [[nodiscard]] Army with_values_of_option(Army army) const {
        if (entry_.option)
            for (const Offer& offer : list_.list->list().options[*entry_.option].army)
                army.values[list_.in_force->traits[offer.trait].slot] = offer.first;
        return army;
    }

    [[nodiscard]] std::vector<Army> starts(const Army& example, const TroopChoice& choice) const {
        std::vector<Army> result;
        for (std::size_t b = 0; b < example.bodies.size(); ++b) {
            for (std::size_t u = 0; u < example.bodies[b].units.size(); ++u) {
                for (std::size_t t = 0; t < example.bodies[b].units[u].troops.size(); ++t) {
                    Army army = example;
                    Unit& unit = army.bodies[b].units[u];
                    unit.troops[t].values = choice.first();
                    unit.troops[t].entry = entry_.id;
                    fit_unit(unit);
                    result.push_back(army);
                    if (unit.troops[t].count > 1) { // one of them only
                        army = example;
                        Unit& own = army.bodies[b].units[u];
                        Troop one = own.troops[t];
                        --own.troops[t].count;
                        one.count = 1;
                        one.values = choice.first();
                        one.entry = entry_.id;
                        Unit beside;
                        beside.values = own.values;
                        beside.troops.push_back(one);
                        own.troops.push_back(std::move(one));
                        result.push_back(army);
                        army.bodies[b].units[u].troops.pop_back();
                        fit_unit(beside);
                        army.bodies[b].units.push_back(std::move(beside));
                        result.push_back(std::move(army));
                    }
                }
            }
        }
        return result;
    }

    [[nodiscard]] Years years() const { return list_.list->list().years_of(entry_); }
    [[nodiscard]] bool is_of_its_time(const ListEntry& other) const {
        const ArmyList& list = list_.list->list();
        if (list.years_of(other).and_of(years()).empty())
            return false;
        if (!entry_.option)
            return true;
        if (other.option && is_another_variant(list.options[*other.option], list.options[*entry_.option]))
            return false;
        // Nor is what the entry's option excludes.
        const ListParts& excluded = list.options[*entry_.option].excludes;
        const ListPart own{PartKind::entry, static_cast<std::size_t>(&other - list.entries.data())};
        const auto is_excluded = [&](const ListPart& part) {
            return std::find(excluded.begin(), excluded.end(), part) != excluded.end();
        };
        return !is_excluded(own) && !(other.option && is_excluded({PartKind::option, *other.option}));
    }

    [[nodiscard]] static bool is_another_variant(const ListOption& one, const ListOption& other) {
        return &one != &other && !one.variant.empty() && one.variant == other.variant;
    }

    // What never stood beside the entry becomes troops of the other one, the rest takes the arms of its
    // years; the army's year becomes one of both.
    bool move_in_time(Army& army, const ListEntry& other) const {
        const ArmyList& list = list_.list->list();
        const std::optional<std::int32_t> year_before = year_of(army, *list_.in_force);
        const bool is_far = year_before && !years().holds(*year_before);
        bool moved = false;
        for (Body& body : army.bodies)
            for (Unit& unit : body.units)
                for (Troop& troop : unit.troops) {
                    const ListEntry* own = list.entry(troop.entry);
                    if (own == nullptr || (is_of_its_time(*own) && !(is_far && own->has_dated_choices())))
                        continue;
                    const ListEntry& then = is_of_its_time(*own) ? *own : other;
                    const TraitValues before = troop.values;
                    troop.values = then.choice_in(years()).first();
                    keep_general(before, troop);
                    troop.entry = then.id;
                    moved = true;
                }
        const Years common = list.years_of(other).and_of(years()).and_of(list.years);
        for (const std::size_t index : list_.in_force->at(Level::army).traits) {
            const Trait& trait = list_.in_force->traits[index];
            std::int32_t& year = army.values[trait.is_text() ? 0 : trait.slot];
            if (trait.role != TraitRole::year || year == no_value || common.holds(year))
                continue;
            year = std::clamp(year, common.from, common.to);
            moved = true;
        }
        return moved;
    }

    void keep_general(const TraitValues& before, Troop& troop) const {
        for (const std::size_t index : list_.in_force->at(Level::troop).traits) {
            const Trait& trait = list_.in_force->traits[index];
            if (trait.is_switch() && trait.role_of(1) == TraitRole::general)
                troop.values[trait.slot] = before[trait.slot];
        }
    }

    void fit_unit(Unit& unit) const {
        for (const Offer& offer : entry_.unit)
            unit.values[list_.in_force->traits[offer.trait].slot] = offer.first;
    }

    void add(Army army, std::size_t depth) {
        Report report = check(army, *list_.in_force);
        const std::size_t errors = report.count(Severity::error);
        queue_.push_back({std::move(army), depth, std::move(report), errors});
    }

    bool step() {
        // The fewest errors first.
        const auto best = std::min_element(queue_.begin(), queue_.end(), [](const State& a, const State& b) {
            return std::pair(a.errors, a.depth) < std::pair(b.errors, b.depth);
        });
        const State state = std::move(*best);
        queue_.erase(best);
        if (state.errors == 0)
            return fields(state.army, list_, entry_);
        if (state.depth == deepest)
            return false;
        for (const Finding& finding : state.report.findings()) {
            if (finding.severity != Severity::error)
                continue;
            std::size_t followed = 0;
            for (Fix& fix : fixes_for(finding, state.army, *list_.in_force, state.report)) {
                if (followed == fixes_followed || !fields(fix.after, list_, entry_))
                    continue;
                ++followed;
                add(std::move(fix.after), state.depth + 1);
                if (queue_.back().errors == 0)
                    return true;
            }
        }
        return false;
    }

    const ShippedList& list_;
    const ListEntry& entry_;
    std::deque<State> queue_;
};

} // namespace

BOOST_AUTO_TEST_SUITE(shipped_lists_suite)

BOOST_AUTO_TEST_CASE(all_shipped_lists_are_marked_as_such) {
    BOOST_TEST(!shipped_lists().empty());
    for (const ShippedList& list : shipped_lists()) {
        BOOST_TEST_CONTEXT(list.ruleset << "/" << list.id) {
            BOOST_TEST(list.list->list().is_shipped);
            BOOST_TEST(!list.list->list().about.empty());
        }
    }
}

BOOST_AUTO_TEST_CASE(every_list_has_an_example_army_that_is_legal_and_uses_it) {
    for (const ShippedList& list : shipped_lists()) {
        BOOST_TEST_CONTEXT(list.ruleset << "/" << list.id) {
            const Army army = example_of(list);
            BOOST_TEST(army.ruleset == list.ruleset);
            BOOST_TEST(army.list == list.id);
            const Report report = check(army, *list.in_force);
            for (const Finding& finding : report.findings())
                BOOST_TEST((finding.severity != Severity::error),
                           finding.place.path() << ": " << message_of(finding, army, *list.in_force, report));
        }
    }
}

BOOST_AUTO_TEST_CASE(every_entry_can_stand_in_a_legal_army, *boost::unit_test::label("long")) {
    std::size_t entries = 0;
    for (const ShippedList& list : shipped_lists()) {
        const Army army = example_of(list);
        for (const ListEntry& entry : list.list->list().entries) {
            BOOST_TEST(EntrySearch(list, entry).succeeds(army),
                       list.ruleset << "/" << list.id << ": no legal army with " << entry.id << " was found");
            ++entries;
        }
    }
    BOOST_TEST_MESSAGE(entries << " entries of " << shipped_lists().size() << " lists");
}

// README.md of the lists: a third and, for the regular share of the example, up to another third of what it
// costs to activate all of the example; one more or less for its command; never less than a quarter.
std::int32_t base_of_principle(const Exact& full, std::int32_t regulars, std::int32_t all,
                               CommandQuality command) {
    const Exact share = Exact::fraction(all + regulars, 3 * std::int64_t{all});
    const auto rounded =
        static_cast<std::int32_t>((full * share + Exact::fraction(1, 2)).rounded_down().over());
    const auto quarter = static_cast<std::int32_t>((full * Exact::fraction(1, 4)).rounded_up().over());
    const std::int32_t corrected = command == CommandQuality::able      ? rounded + 1
                                   : command == CommandQuality::divided ? rounded - 1
                                                                        : rounded;
    return std::max(corrected, quarter);
}

// "27, 56 and 80 %": the least, the median and the most.
std::string spread_words(std::vector<double> shares) {
    std::sort(shares.begin(), shares.end());
    const std::size_t half = shares.size() / 2;
    const double median = shares.size() % 2 != 0 ? shares[half] : (shares[half - 1] + shares[half]) / 2;
    return fmt::format("{:.0f}, {:.0f} and {:.0f} %", shares.front() * 100, median * 100,
                       shares.back() * 100);
}

BOOST_AUTO_TEST_CASE(base_activation_points_follow_the_principle) {
    std::map<std::string, std::vector<double>> shares; // of its full activation, by rule set
    for (const ShippedList& list : shipped_lists()) {
        const Trait* ap = list.in_force->trait(Level::army, "ap");
        const Trait* regular = list.in_force->trait(Level::troop, "army");
        const auto cost = list.in_force->number(Level::army, "ap-cost");
        if (ap == nullptr || regular == nullptr || !cost)
            continue;
        const Army army = example_of(list);
        std::int32_t all = 0;
        std::int32_t regulars = 0;
        for (const Body& body : army.bodies)
            for (const Unit& unit : body.units)
                for (const Troop& troop : unit.troops) {
                    all += troop.count;
                    regulars +=
                        regular->value_id(troop.values[regular->slot]).starts_with('R') ? troop.count : 0;
                }
        BOOST_REQUIRE(all != 0);
        const Exact full = check(army, *list.in_force).number({}, *cost);
        BOOST_REQUIRE(full.known());
        const std::int32_t is = values_in_force(army, *list.in_force)[ap->slot];
        const std::int32_t base = base_of_principle(full, regulars, all, list.list->list().command);
        BOOST_TEST(is == base, list.ruleset << "/" << list.id << ": base AP " << is
                                            << ", by the principle of armylists/README.md " << base);
        BOOST_TEST(!(Exact(is) < full * Exact::fraction(1, 4)), list.ruleset << "/" << list.id);
        shares[list.ruleset].push_back(is / static_cast<double>(full.over()));
    }
    std::string readme = read_file(source_folder() / "armylists" / "README.md");
    std::replace(readme.begin(), readme.end(), '\n', ' ');
    BOOST_TEST(shares.size() == 2U);
    for (const auto& [ruleset, own] : shares) {
        BOOST_TEST(own.size() >= 50U);
        const std::string words = shipped_rulesets().find(ruleset)->title + " " + spread_words(own);
        BOOST_TEST(readme.find(words) != std::string::npos, "armylists/README.md lacks: " << words);
    }
}

// A history names the enemies of all rule sets that have the army.
bool is_list_of_a_telling(const ShippedList& list, const std::string& id) {
    return std::any_of(shipped_lists().begin(), shipped_lists().end(), [&](const ShippedList& other) {
        return other.id == id && (other.ruleset == list.ruleset || !list.list->list().history.empty());
    });
}

BOOST_AUTO_TEST_CASE(enemies_are_lists_of_the_rule_sets_that_have_the_army) {
    for (const ShippedList& list : shipped_lists())
        for (const std::string& enemy : list.list->list().enemies)
            BOOST_TEST(is_list_of_a_telling(list, enemy),
                       list.ruleset << "/" << list.id << ": there is no list " << enemy);
}

BOOST_AUTO_TEST_CASE(the_enemy_of_every_example_has_a_list_of_its_year) {
    std::size_t looked_at = 0;
    for (const ShippedList& list : shipped_lists()) {
        const std::optional<std::int32_t> year = year_of(example_of(list), *list.in_force);
        if (!year)
            continue;
        const std::string place = list.ruleset + "/" + list.id;
        const std::string& against = list.list->list().against;
        BOOST_TEST(!against.empty(), place << ": name the list that its example meets in against");
        const ArmyList* enemy = lists_of(shipped_rulesets()).find(list.ruleset, against);
        BOOST_REQUIRE_MESSAGE(enemy != nullptr, place << ": there is no list " << against);
        BOOST_TEST(enemy->years.holds(*year), place << ": " << against << " has no year " << *year);
        const std::vector<ListHeading> fought =
            enemies_of(lists_of(shipped_rulesets()), list.ruleset, list.id);
        BOOST_TEST((against == list.id ||
                    std::any_of(fought.begin(), fought.end(),
                                [&](const ListHeading& heading) { return heading.id == against; })),
                   place << ": " << against << " is none of its enemies");
        ++looked_at;
    }
    BOOST_TEST(looked_at >= 200U);
}

BOOST_AUTO_TEST_CASE(armies_that_fought_lived_in_the_same_years) {
    for (const ShippedList& list : shipped_lists())
        for (const std::string& id : list.list->list().enemies)
            if (const ArmyList* enemy = lists_of(shipped_rulesets()).find(list.ruleset, id)) {
                BOOST_TEST(!enemy->years.and_of(list.list->list().years).empty(),
                           list.ruleset << "/" << list.id << ": no year in common with " << id);
            }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
