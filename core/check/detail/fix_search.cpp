// SPDX-License-Identifier: MIT
#include "check/detail/fix_search.h"

#include "check/detail/fix_words.h"
#include "check/overrun.h"

#include <algorithm>
#include <optional>
#include <stdexcept>

namespace muster {

namespace {

// So that one kind of change does not crowd out the others.
constexpr std::size_t most_of_a_kind = 5;
constexpr std::size_t most_of_a_mark = 12; // so that of an army of usual size everyone can be chosen
constexpr std::size_t most_of_a_trait_at_a_place = 6;

// In trials: the candidates look at the whole army, and an army that is kept takes room.
constexpr std::size_t cost_of_preparing = 2;
constexpr std::size_t cost_of_keeping = 4;

std::size_t elements_of(const Army& army) {
    std::size_t result = 1 + army.bodies.size();
    for (const Body& body : army.bodies) {
        result += body.units.size();
        for (const Unit& unit : body.units)
            result += unit.troops.size();
    }
    return result;
}

template <typename Key>
std::size_t count_at(const std::map<Key, std::size_t>& counts, const Key& key) {
    const auto found = counts.find(key);
    return found == counts.end() ? 0 : found->second;
}

// The one value that a candidate sets; null if it does something else.
const SetValue* single_value(const FixCandidate& candidate) {
    return candidate.edits.size() == 1 ? std::get_if<SetValue>(&candidate.edits.front()) : nullptr;
}

bool is_harmless(const std::vector<Edit>& edits, const Ruleset& ruleset) {
    const Trait* kind = ruleset.kind_of_troops();
    return std::none_of(edits.begin(), edits.end(), [&](const Edit& edit) {
        if (const auto* removal = std::get_if<Remove>(&edit))
            return removal->place.level() != Level::troop;
        const auto* value = std::get_if<SetValue>(&edit);
        return value != nullptr && kind != nullptr && value->place.level() == Level::troop &&
               value->slot == kind->slot;
    });
}

std::tuple<std::size_t, std::uint32_t, std::uint32_t, std::uint32_t> place_of(std::size_t trait,
                                                                              const Place& place) {
    return {trait, place.body, place.unit, place.troop};
}

} // namespace

FixSearch::FixSearch(const Finding& finding, const Army& army, const Ruleset& ruleset, const Report& report,
                     Budget& budget)
    : finding_(finding), army_(army), ruleset_(ruleset), report_(report), budget_(budget),
      elements_(elements_of(army)), candidates_(finding, army, ruleset, report),
      trial_(finding, army, ruleset, report),
      trials_allowed_(std::clamp<std::size_t>(most_effort / elements_, fix_tier_count, most_trials)) {
    budget_.spend(cost_of_preparing * elements_);
}

std::vector<Fix> FixSearch::search() {
    while (found_.size() < most_fixes && trials_ < trials_allowed_ && !budget_.is_spent()) {
        const std::optional<FixCandidate> candidate = candidates_.next();
        if (!candidate || (!found_.empty() && is_last_resort(*candidate)))
            break;
        try_out(*candidate);
    }
    return labelled();
}

// Of those set apart, any may be chosen; but not beside smaller changes.
bool FixSearch::is_last_resort(const FixCandidate& candidate) const {
    return candidate.tier == FixTier::another_kind ||
           (candidate.tier == FixTier::apart && found_.back().tier != FixTier::apart);
}

// Where an element has not been given a value yet, such as a wing's orders, every value may be the one.
bool FixSearch::fills_in(const FixCandidate& candidate) const {
    const SetValue* value = single_value(candidate);
    if (value == nullptr || candidate.trait >= ruleset_.traits.size() || !(value->place == finding_.place))
        return false;
    const Trait& trait = ruleset_.traits[candidate.trait];
    const std::int32_t now = element_at(army_, value->place).values[value->slot];
    return trait.is_choice() && now == trait.default_value;
}

bool FixSearch::enough_like(const FixCandidate& candidate) const {
    const SetValue* value = single_value(candidate);
    const bool is_mark = value != nullptr && candidate.trait < ruleset_.traits.size() &&
                         ruleset_.traits[candidate.trait].is_switch();
    const std::size_t kept = count_at(kept_of_kind_, {candidate.tier, candidate.trait});
    if (fills_in(candidate))
        return false;
    if (kept >= (is_mark ? most_of_a_mark : most_of_a_kind))
        return true;
    return value != nullptr &&
           count_at(kept_of_trait_, place_of(candidate.trait, value->place)) == most_of_a_trait_at_a_place;
}

void FixSearch::try_out(const FixCandidate& candidate) {
    if (enough_like(candidate))
        return;
    if (candidate.tier != tier_) {
        // Half of what is left, so that no tier uses up what the later ones need.
        tier_ = candidate.tier;
        trials_of_tier_ = std::max<std::size_t>((trials_allowed_ - trials_) / 2, 1);
    }
    if (trials_of_tier_ == 0) {
        candidates_.skip(candidate.tier);
        return;
    }
    --trials_of_tier_;
    ++trials_;
    budget_.spend(elements_);
    if (trial_.clears(candidate.edits)) {
        if (!candidate.fills || !grows_an_error(candidate))
            keep(candidate);
    } else if (trial_.after() != nullptr) {
        candidates_.learn(candidate, *trial_.after());
    }
}

// Nothing moves when an empty element is filled, so that findings can be compared by their places.
bool FixSearch::grows_an_error(const FixCandidate& candidate) const {
    const std::vector<Finding>& before = report_.findings();
    const std::vector<Finding>& after = trial_.after()->findings();
    try {
        const std::vector<Overrun> were = overruns(before, army_, ruleset_, report_);
        const std::vector<Overrun> are =
            overruns(after, edited(army_, candidate.edits), ruleset_, *trial_.after());
        // Both are in the order of places and rules, of which a report names none twice.
        const auto key_of = [](const Finding& finding) { return std::tie(finding.place, finding.rule); };
        for (std::size_t i = 0, j = 0; i < before.size() && j < after.size();) {
            if (key_of(before[i]) == key_of(after[j]) && before[i].severity == Severity::error &&
                before[i].rule_case == after[j].rule_case && exceeds_more(are[j], were[i]))
                return true;
            key_of(before[i]) < key_of(after[j]) ? ++i : ++j;
        }
    } catch (const std::overflow_error&) {
        return true;
    }
    return false;
}

void FixSearch::keep(const FixCandidate& candidate) {
    Army after = edited(army_, candidate.edits);
    if (std::any_of(found_.begin(), found_.end(), [&](const Found& known) { return known.after == after; }))
        return;
    if (candidate.fills && is_called_as_another(candidate))
        return;
    found_.push_back(
        {candidate.edits, std::move(after), candidate.tier, trial_.after()->count(Severity::error)});
    budget_.spend(cost_of_keeping * elements_);
    ++kept_of_kind_[{candidate.tier, candidate.trait}];
    if (const SetValue* value = single_value(candidate))
        ++kept_of_trait_[place_of(candidate.trait, value->place)];
}

// Troops of other values under the same name: a player could not tell them apart.
bool FixSearch::is_called_as_another(const FixCandidate& candidate) const {
    const auto label_of = [this](const std::vector<Edit>& edits) {
        return fix_label(edits, finding_.place, army_, ruleset_, FixLabel::whole);
    };
    const std::string label = label_of(candidate.edits);
    return std::any_of(found_.begin(), found_.end(),
                       [&](const Found& known) { return label_of(known.edits) == label; });
}

std::vector<Fix> FixSearch::labelled() {
    // One troop too many breaks the size of the army, too: to take it away clears both, to exchange it only
    // one. But an empty wing without orders is meant to get both, not to be taken away.
    std::stable_sort(found_.begin(), found_.end(), [this](const Found& a, const Found& b) {
        return std::pair(!is_harmless(a.edits, ruleset_), a.errors) <
               std::pair(!is_harmless(b.edits, ruleset_), b.errors);
    });
    std::vector<Fix> result;
    for (Found& found : found_)
        result.push_back({fix_label(found.edits, finding_.place, army_, ruleset_, FixLabel::whole),
                          std::move(found.after),
                          fix_label(found.edits, finding_.place, army_, ruleset_, FixLabel::brief),
                          is_harmless(found.edits, ruleset_)});
    return result;
}

} // namespace muster
