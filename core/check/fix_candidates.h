// SPDX-License-Identifier: MIT
// FixCandidates: the single edits that might clear a finding, the smallest change first. They come from the
// topics of the broken rule (fix_topics.h). A trial decides whether a candidate clears the finding; the trial
// of one step of a number suggests how many steps are needed. Internal to fixes_for().
#pragma once

#include "army/edits.h"
#include "check/fix_topics.h"
#include "check/report.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace muster {

// What a candidate changes, from the smallest change to the largest.
enum class FixTier : std::uint8_t {
    own_value, // a trait of the finding's own element, the order of its vignettes
    one_step,  // a count one up or down
    inside,    // a trait of an element inside
    several,   // a flag handed over, all made alike, an element added
    steps,     // a count by more
    recounted, // of an army that is too small: a trait inside by which what is there counts for more
    removal,
    around,       // a trait of an element around it, or of the army
    apart,        // one of several alike set apart, a row beside a single one, if nothing else helps
    another_kind, // a trait that makes it another kind of element, if nothing else helps
};
constexpr std::size_t fix_tier_count = 10;

struct FixCandidate {
    FixTier tier = FixTier::own_value;
    std::size_t trait = 0; // the trait that it sets (an index); the number of traits if it sets none
    std::vector<Edit> edits;
    std::int64_t distance = 0; // size of the change within its tier
    bool fills = false;        // adds the first troops of an empty element; no other error may grow by it
};

class FixCandidates {
public:
    FixCandidates(const Finding& finding, const Army& army, const Ruleset& ruleset, const Report& report);

    // The next candidate; nothing if there are no more.
    [[nodiscard]] std::optional<FixCandidate> next();
    // Skips the rest of a tier.
    void skip(FixTier tier);
    // Reports a candidate that did not clear the finding, with the report after it.
    void learn(const FixCandidate& tried, const Report& after);

private:
    // Tier; penalty for traits better left alone; distance; how fine the trait is (finest first).
    using Rank = std::array<std::int64_t, 4>;

    void add(const Rank& rank, std::size_t trait, std::vector<Edit> edits, bool fills = false);
    void add(FixTier tier, std::int64_t distance, std::vector<Edit> edits, bool fills = false);
    void add_several(std::vector<Edit> edits);
    void add_values(const TraitTopic& topic);
    void add_words(const TraitTopic& topic, const Place& place, std::size_t most);
    void add_wholes(const TraitTopic& topic, const Place& place);
    void add_value(const TraitTopic& topic, const Place& place, std::int32_t value);
    void add_handovers(const TraitTopic& topic);
    void add_counts();
    void add_exchanges();
    void add_alike(const Likeness& likeness);
    void add_distinct(const Likeness& likeness);
    void add_new_troops(const Selection& wanted);
    void add_new_troops(const Pattern& pattern, const Place& unit);
    void add_marks_of_one(const Selection& wanted);
    void add_marks_of_one(const Trait& mark);
    void add_rows_beside_singles();
    void add_removals();
    void add_fillings();
    void add_unit(const Unit& unit);
    void add_troops(const Unit& unit);
    void learn(const Insert& tried, const Report& after);
    [[nodiscard]] std::vector<std::int64_t> steps_to_clear(std::int64_t step, const Report& after) const;
    [[nodiscard]] FixTier tier_of(Level level) const;
    [[nodiscard]] bool is_army_too_small() const;
    [[nodiscard]] bool reduces_a_culprit(const std::vector<Edit>& edits) const;
    [[nodiscard]] bool is_essence(std::size_t trait) const;
    [[nodiscard]] const Trait* trait_of_kind() const;
    [[nodiscard]] bool akin(std::size_t trait, std::int32_t a, std::int32_t b) const;
    [[nodiscard]] std::vector<Place> members_of(const Likeness& likeness) const;
    [[nodiscard]] bool matches(const Pattern& pattern, const Place& place) const;

    Place place_;
    const Army& army_;
    const Ruleset& ruleset_;
    const Report& report_;
    RuleTopics topics_;
    bool army_too_small_;         // the finding says that the army falls short of its size
    std::vector<Place> culprits_; // the troops of which other errors say that they are too many
    std::multimap<Rank, FixCandidate> queue_;
};

} // namespace muster
