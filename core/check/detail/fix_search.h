// SPDX-License-Identifier: MIT
// FixSearch: tries candidates, the smallest change first, and collects those that clear the finding and cause
// no new one; those that clear other errors, too, come first. The number of trials is bounded, whatever the
// size of the army. Internal to fixes_for().
#pragma once

#include "base/budget.h"
#include "check/detail/fix_trial.h"
#include "check/fix_candidates.h"
#include "check/fixes.h"

#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace muster {

class FixSearch {
public:
    static constexpr std::size_t most_fixes = 16;
    // Elements visited in all trials together: a few tenths of a second, however large the army is.
    static constexpr std::size_t most_effort = 500'000;
    static constexpr std::size_t most_trials = 3000;

    // All arguments must outlive the search.
    FixSearch(const Finding& finding, const Army& army, const Ruleset& ruleset, const Report& report,
              Budget& budget);

    // Call once.
    [[nodiscard]] std::vector<Fix> search();
    [[nodiscard]] std::size_t trials() const { return trials_; }

private:
    struct Found {
        std::vector<Edit> edits;
        Army after;
        FixTier tier = FixTier::own_value;
        std::size_t errors = 0; // that are left
    };
    using TraitPlace = std::tuple<std::size_t, std::uint32_t, std::uint32_t, std::uint32_t>;

    void try_out(const FixCandidate& candidate);
    void keep(const FixCandidate& candidate);
    [[nodiscard]] bool grows_an_error(const FixCandidate& candidate) const;
    [[nodiscard]] bool is_last_resort(const FixCandidate& candidate) const;
    [[nodiscard]] bool is_called_as_another(const FixCandidate& candidate) const;
    [[nodiscard]] bool fills_in(const FixCandidate& candidate) const;
    [[nodiscard]] bool enough_like(const FixCandidate& candidate) const;
    [[nodiscard]] std::vector<Fix> labelled();

    const Finding& finding_;
    const Army& army_;
    const Ruleset& ruleset_;
    const Report& report_;
    Budget& budget_;
    std::size_t elements_; // of the army
    FixCandidates candidates_;
    FixTrial trial_;
    std::size_t trials_ = 0;
    std::size_t trials_allowed_;
    std::optional<FixTier> tier_;    // of the candidate tried last
    std::size_t trials_of_tier_ = 0; // that are left
    std::map<std::pair<FixTier, std::size_t>, std::size_t> kept_of_kind_;
    std::map<TraitPlace, std::size_t> kept_of_trait_;
    std::vector<Found> found_;
};

} // namespace muster
