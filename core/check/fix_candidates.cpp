// SPDX-License-Identifier: MIT
#include "check/fix_candidates.h"

#include "check/added_rules.h"
#include "check/detail/fix_steps.h"
#include "check/detail/likely_bearers.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

namespace muster {

namespace {

// Bounds on how many candidates one source gives; an army of usual size stays far below them.
constexpr std::size_t most_values_of_a_topic = 4000;
constexpr std::size_t most_handovers = 500;
constexpr std::size_t most_models = 24;
constexpr std::size_t most_exchanges = 100;

// In the last place of a rank, more than all traits.
constexpr std::int64_t preference = 1000;

// Taking a value away altogether comes after every other value.
constexpr std::int64_t farthest = most_count * 1000L;

std::int64_t distance_of(const Trait& trait, std::int32_t from, std::int32_t to) {
    if (to == no_value)
        return farthest;
    const std::int64_t apart = std::abs(std::int64_t{to} - from);
    return trait.has_words() && to == trait.default_value ? std::min<std::int64_t>(apart, 1) : apart;
}

} // namespace

FixCandidates::FixCandidates(const Finding& finding, const Army& army, const Ruleset& ruleset,
                             const Report& report)
    : place_(finding.place), army_(army), ruleset_(ruleset), report_(report),
      topics_(topics_of(ruleset.rules[finding.rule], ruleset)), army_too_small_(is_army_too_small()) {
    for (const Finding& other : report.findings())
        if (other.severity == Severity::error && other.rule != finding.rule)
            for (const Place& culprit : other.culprits)
                if (culprit.level() == Level::troop)
                    culprits_.push_back(culprit);
    if (ruleset.rules[finding.rule].is_added()) {
        for (FixCandidate& candidate : ruleset.added->candidates(finding, army, ruleset, report))
            add({static_cast<std::int64_t>(candidate.tier), 0, candidate.distance, 0}, candidate.trait,
                std::move(candidate.edits));
        return;
    }
    for (const TraitTopic& topic : topics_.traits) {
        add_values(topic);
        add_handovers(topic);
    }
    add_counts();
    add_exchanges();
    for (const Likeness& likeness : topics_.likenesses) {
        if (likeness.distinct) {
            add_distinct(likeness);
        } else {
            add_alike(likeness);
        }
    }
    for (const Selection& wanted : topics_.wanted) {
        add_new_troops(wanted);
        add_marks_of_one(wanted);
    }
    add_rows_beside_singles();
    add_removals();
    if (topics_.revision)
        add(FixTier::own_value, 0, {SetData{ruleset.revision}});
}

std::optional<FixCandidate> FixCandidates::next() {
    if (queue_.empty())
        return std::nullopt;
    return std::move(queue_.extract(queue_.begin()).mapped());
}

void FixCandidates::skip(FixTier tier) {
    const auto first = static_cast<std::int64_t>(tier);
    queue_.erase(queue_.lower_bound({first}), queue_.lower_bound({first + 1}));
}

void FixCandidates::add(const Rank& rank, std::size_t trait, std::vector<Edit> edits, bool fills) {
    Rank order = rank;
    if (reduces_a_culprit(edits))
        order[3] -= preference;
    queue_.emplace(order,
                   FixCandidate{static_cast<FixTier>(rank[0]), trait, std::move(edits), rank[2], fills});
}

void FixCandidates::add(FixTier tier, std::int64_t distance, std::vector<Edit> edits, bool fills) {
    add({static_cast<std::int64_t>(tier), 0, distance, 0}, ruleset_.traits.size(), std::move(edits), fills);
}

// Fewer of what is too many elsewhere too may clear both findings.
bool FixCandidates::reduces_a_culprit(const std::vector<Edit>& edits) const {
    const auto is_culprit = [this](const Place& place) {
        return std::find(culprits_.begin(), culprits_.end(), place) != culprits_.end();
    };
    return std::any_of(edits.begin(), edits.end(), [&](const Edit& edit) {
        if (const auto* count = std::get_if<SetCount>(&edit))
            return is_culprit(count->troop) && count->count < troop_at(army_, count->troop).count;
        const auto* removal = std::get_if<Remove>(&edit);
        return removal != nullptr && is_culprit(removal->place);
    });
}

FixTier FixCandidates::tier_of(Level level) const {
    if (level > place_.level())
        return army_too_small_ ? FixTier::recounted : FixTier::inside;
    return level == place_.level() && level != Level::army ? FixTier::own_value : FixTier::around;
}

// What is declared first says what an element is (its class, its type).
bool FixCandidates::is_essence(std::size_t trait) const {
    return ruleset_.traits[trait].required &&
           ruleset_.at(ruleset_.traits[trait].level).traits.front() == trait;
}

// Whether a group of the rule set has both values, or none has either.
bool FixCandidates::akin(std::size_t trait, std::int32_t a, std::int32_t b) const {
    bool grouped = false;
    for (const ValueGroup& group : ruleset_.groups) {
        if (group.trait != trait)
            continue;
        const bool has_a = ((group.mask >> static_cast<unsigned>(a)) & 1U) != 0;
        const bool has_b = ((group.mask >> static_cast<unsigned>(b)) & 1U) != 0;
        if (has_a && has_b)
            return true;
        grouped |= has_a || has_b;
    }
    return !grouped;
}

void FixCandidates::add_value(const TraitTopic& topic, const Place& place, std::int32_t value) {
    const Trait& trait = ruleset_.traits[topic.trait];
    const std::int32_t now = element_at(army_, place).values[trait.slot];
    const bool essence = is_essence(topic.trait);
    const bool same_kind = !essence || !trait.has_words() || akin(topic.trait, now, value);
    const FixTier tier = same_kind ? tier_of(trait.level) : FixTier::another_kind;
    if (tier == FixTier::another_kind && topics_.lacking)
        return;
    const bool leave_alone = essence || (tier == FixTier::around && topic.only_when);
    add({static_cast<std::int64_t>(tier), leave_alone ? 1 : 0, distance_of(trait, now, value),
         -static_cast<std::int64_t>(topic.trait)},
        topic.trait, {SetValue{place, trait.slot, value}});
}

void FixCandidates::add_several(std::vector<Edit> edits) {
    const auto size = static_cast<std::int64_t>(edits.size());
    add(FixTier::several, size, std::move(edits));
}

void FixCandidates::add_values(const TraitTopic& topic) {
    const Trait& trait = ruleset_.traits[topic.trait];
    std::vector<Place> places = places_at_level(army_, place_, trait.level);
    if (places.empty())
        return;
    if (trait.is_switch())
        places = likely_bearers(places, army_);
    const std::size_t most = std::max<std::size_t>(most_values_of_a_topic / places.size(), 1);
    const std::size_t first = queue_.size();
    for (const Place& place : places) {
        if (queue_.size() - first >= most_values_of_a_topic)
            return;
        if (trait.has_words()) {
            add_words(topic, place, most);
        } else {
            add_wholes(topic, place);
        }
    }
}

// The nearest values that can make a difference.
void FixCandidates::add_words(const TraitTopic& topic, const Place& place, std::size_t most) {
    const Trait& trait = ruleset_.traits[topic.trait];
    const std::int32_t now = element_at(army_, place).values[trait.slot];
    const auto values = static_cast<std::int32_t>(trait.values.size());
    std::vector<std::int32_t> others;
    for (std::int32_t value = 0; value < values; ++value)
        if (value != now && topic.tells_apart(now, value))
            others.push_back(value);
    std::stable_sort(others.begin(), others.end(), [&](std::int32_t a, std::int32_t b) {
        return distance_of(trait, now, a) < distance_of(trait, now, b);
    });
    others.resize(std::min(others.size(), most));
    for (const std::int32_t value : others)
        add_value(topic, place, value);
}

// One up or down (for a trial to learn from), the ends of ranges, and none where that is asked. A number
// that is missing is for the player to say.
void FixCandidates::add_wholes(const TraitTopic& topic, const Place& place) {
    const Trait& trait = ruleset_.traits[topic.trait];
    const std::int32_t now = element_at(army_, place).values[trait.slot];
    if (now == no_value)
        return;
    std::vector<std::int32_t> others = topic.bounds;
    others.insert(others.end(), {now + 1, now - 1});
    std::sort(others.begin(), others.end());
    others.erase(std::unique(others.begin(), others.end()), others.end());
    for (const std::int32_t value : others)
        if (value != now && value >= trait.least && value <= trait.most)
            add_value(topic, place, value);
    if (topic.asked_for && !trait.required && trait.default_value == no_value)
        add_value(topic, place, no_value);
}

// Where one element alone has a flag that is counted: any other may have it instead. Where many have it: any
// one alone may keep it.
void FixCandidates::add_handovers(const TraitTopic& topic) {
    const Trait& trait = ruleset_.traits[topic.trait];
    if (!topic.counted || !trait.is_switch() || trait.level <= place_.level())
        return;
    std::vector<Place> with;
    std::vector<Place> without;
    for (const Place& place : places_at_level(army_, place_, trait.level))
        (element_at(army_, place).values[trait.slot] != 0 ? with : without).push_back(place);
    without.resize(with.size() == 1 ? std::min(without.size(), most_handovers) : 0);
    for (const Place& place : without)
        add_several({SetValue{with.front(), trait.slot, 0}, SetValue{place, trait.slot, 1}});
    for (std::size_t keeper = 0; with.size() > 2 && keeper < std::min(with.size(), most_models); ++keeper) {
        std::vector<Edit> edits;
        for (const Place& place : with)
            if (!(place == with[keeper]))
                edits.emplace_back(SetValue{place, trait.slot, 0});
        add_several(std::move(edits));
    }
}

void FixCandidates::add_counts() {
    if (!topics_.counts)
        return;
    for (const Place& place : places_at_level(army_, place_, Level::troop)) {
        const std::int32_t now = troop_at(army_, place).count;
        if (now < most_count)
            add(FixTier::one_step, 0, {SetCount{place, now + 1}});
        if (now > 1)
            add(FixTier::one_step, 0, {SetCount{place, now - 1}});
    }
}

// Another troop to the front, or to the second place.
void FixCandidates::add_exchanges() {
    if (!topics_.vignettes || place_.level() != Level::unit)
        return;
    const auto troops =
        static_cast<std::uint32_t>(std::min(unit_at(army_, place_).troops.size(), most_exchanges));
    for (std::uint32_t front = 1; front <= std::min(troops, 2U); ++front) {
        for (std::uint32_t other = front + 1; other <= troops; ++other) {
            Place place = place_;
            place.troop = front;
            add(FixTier::own_value, other - front - 1, {Exchange{place, other}});
        }
    }
}

// Only by traits that are choices or flags; it decides which elements are made alike, and the trial whether
// that helps.
bool FixCandidates::matches(const Pattern& pattern, const Place& place) const {
    return std::all_of(pattern.values.begin(), pattern.values.end(), [&](const ValueTest& test) {
        const std::int32_t value = element_at(army_, up_to(place, test.level)).values[test.slot];
        return ((test.mask >> static_cast<unsigned>(value)) & 1U) != 0;
    });
}

std::vector<Place> FixCandidates::members_of(const Likeness& likeness) const {
    std::vector<Place> result;
    for (const Place& place : places_at_level(army_, place_, likeness.among))
        if (matches(likeness.pattern, place))
            result.push_back(place);
    return result;
}

// All made like one of them. What a single value mends is among the other candidates.
void FixCandidates::add_alike(const Likeness& likeness) {
    const std::vector<Place> members = members_of(likeness);
    std::vector<std::vector<Edit>> known;
    for (std::size_t i = 0; i < std::min(members.size(), most_models); ++i) {
        const Element& model = element_at(army_, members[i]);
        std::vector<Edit> edits;
        for (const Place& place : members)
            for (const std::size_t slot : likeness.slots)
                if (element_at(army_, place).values[slot] != model.values[slot])
                    edits.emplace_back(SetValue{place, slot, model.values[slot]});
        if (edits.size() < 2 || std::find(known.begin(), known.end(), edits) != known.end())
            continue;
        known.push_back(edits);
        add_several(std::move(edits));
    }
}

// Each that has the value of one before it gets the first value that none has.
void FixCandidates::add_distinct(const Likeness& likeness) {
    const Trait* trait = likeness.slots.size() == 1
                             ? trait_in_slot(ruleset_, likeness.among, likeness.slots.front())
                             : nullptr;
    if (trait == nullptr || !trait->has_words())
        return;
    const std::vector<Place> members = members_of(likeness);
    const auto value_at = [&](const Place& place) { return element_at(army_, place).values[trait->slot]; };
    std::set<std::int32_t> taken;
    for (const Place& place : members)
        taken.insert(value_at(place));
    std::set<std::int32_t> met;
    std::vector<Edit> edits;
    std::int32_t next = 0;
    for (const Place& place : members) {
        if (met.insert(value_at(place)).second)
            continue;
        while (taken.count(next) != 0)
            ++next;
        if (next == static_cast<std::int32_t>(trait->values.size()))
            return;
        taken.insert(next);
        edits.emplace_back(SetValue{place, trait->slot, next});
    }
    if (edits.size() > 1)
        add_several(std::move(edits));
}

// What is superfluous: of several inside, or the element itself if it is empty or a single one. What
// lacks something is not mended by taking it away.
void FixCandidates::add_removals() {
    const bool about_members =
        std::any_of(topics_.members.begin(), topics_.members.end(), [](bool m) { return m; });
    if (!about_members || topics_.lacking)
        return;
    add_fillings();
    for (const Level level : {Level::troop, Level::unit})
        if (topics_.members[index_of(level)] && level > place_.level())
            for (const Place& place : places_at_level(army_, place_, level))
                add(FixTier::removal, level == Level::troop ? 0 : 1, {Remove{place}});
    if (place_.level() == Level::army || place_.level() == Level::troop)
        return;
    // What was just made in a new army waits for its first troops.
    const std::vector<Place> troops = places_at_level(army_, place_, Level::troop);
    if (troops.empty() && places_at_level(army_, {}, Level::troop).empty())
        return;
    if (troops.empty() || (troops.size() == 1 && troop_at(army_, troops.front()).count == 1))
        add(FixTier::removal, 2, {Remove{place_}});
}

void FixCandidates::learn(const FixCandidate& tried, const Report& after) {
    if (tried.edits.size() != 1 || tried.tier == FixTier::steps)
        return;
    if (const auto* row = std::get_if<Insert>(&tried.edits.front());
        row != nullptr && tried.tier == FixTier::apart) {
        learn(*row, after);
        return;
    }
    if (const auto* count = std::get_if<SetCount>(&tried.edits.front())) {
        const std::int32_t now = troop_at(army_, count->troop).count;
        const std::int32_t step = count->count - now;
        if (step < 0 && now < most_count)
            return; // already offered by the step up
        for (const std::int64_t steps : steps_to_clear(step, after))
            if (now + steps >= 1 && now + steps <= most_count)
                add(FixTier::steps, std::abs(steps),
                    {SetCount{count->troop, static_cast<std::int32_t>(now + steps)}});
        return;
    }
    const auto topic = std::find_if(topics_.traits.begin(), topics_.traits.end(),
                                    [&](const TraitTopic& t) { return t.trait == tried.trait; });
    if (topic == topics_.traits.end() || !ruleset_.traits[topic->trait].is_number())
        return;
    const Trait& trait = ruleset_.traits[topic->trait];
    const auto& tried_value = std::get<SetValue>(tried.edits.front());
    const std::int32_t now = element_at(army_, tried_value.place).values[trait.slot];
    if (tried_value.value == no_value || std::abs(std::int64_t{tried_value.value} - now) != 1)
        return;
    for (const std::int64_t steps : steps_to_clear(tried_value.value - now, after))
        if (now + steps >= trait.least && now + steps <= trait.most)
            add_value(*topic, tried_value.place, static_cast<std::int32_t>(now + steps));
}

// How many such steps would clear the finding. A single step is left out: it is a candidate already.
std::vector<std::int64_t> FixCandidates::steps_to_clear(std::int64_t step, const Report& after) const {
    std::vector<std::int64_t> result;
    for (const NumberComparison& comparison : topics_.comparisons)
        for (const std::int64_t steps : steps_needed(comparison, sides_of(comparison, place_, report_),
                                                     sides_of(comparison, place_, after), step))
            if (std::abs(steps) > 1)
                result.push_back(steps);
    return result;
}

} // namespace muster
