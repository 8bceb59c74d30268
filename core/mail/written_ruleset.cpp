// SPDX-License-Identifier: MIT
#include "mail/written_ruleset.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "mail/written_army.h"
#include "ruleset/house_rules.h"

#include <cstdint>
#include <optional>
#include <tuple>

namespace muster {

namespace {

// Points for what a rule set does not understand.
constexpr std::int64_t of_unread_line = 8;
constexpr std::int64_t of_question = 2;
constexpr std::int64_t of_troop = -3; // a rule set that reads only some of the lines has less to ask about
constexpr std::int64_t margin_a_troop = 4;
constexpr std::int64_t least_margin = 4;

// How badly a rule set understands a text.
struct Misfit {
    bool is_for_it = false; // some troop of it is read
    std::int64_t points = 0;
    // What another must be better by. A text such as "4xBd, 2xKn" is read by nearly all, with a guess or two
    // for each, and says nothing of which is meant.
    std::int64_t margin = 0;

    [[nodiscard]] bool is_better_than(const Misfit& other) const {
        return std::tuple(!is_for_it, points) < std::tuple(!other.is_for_it, other.points);
    }
};

Misfit misfit_of(std::string_view text, const Ruleset& ruleset, const Rulesets& rulesets) {
    const WrittenArmy written = read_as_typed(text, ruleset, read_army(ruleset.start, "start", rulesets));
    const auto troops = static_cast<std::int64_t>(written.troops);
    const auto unread = static_cast<std::int64_t>(written.unread);
    std::int64_t points = of_unread_line * unread + of_troop * troops +
                          of_question * static_cast<std::int64_t>(written.open.size()) +
                          static_cast<std::int64_t>(written.notes.size());
    if (written.says_ruleset) // outdoes any margin; "Phalanx" may be a heading all the same
        points -= margin_a_troop * troops + least_margin;
    return {troops != 0, points, unread == 0 ? margin_a_troop * troops : least_margin};
}

// Nothing if there is no such rule set, or it cannot be read.
std::optional<Misfit> tried(std::string_view text, std::string_view id, const Rulesets& rulesets) {
    try {
        const Ruleset* ruleset = rulesets.find(id);
        return ruleset == nullptr ? std::nullopt : std::optional(misfit_of(text, *ruleset, rulesets));
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

std::string ruleset_of_written_army(std::string_view text, const Rulesets& rulesets, std::string_view usual) {
    std::string best(usual);
    std::optional<Misfit> least = tried(text, usual, rulesets);
    if (least)
        least->points -= least->margin;
    for (const std::string& id : rulesets.ids()) {
        if (id == usual || !base_of_house_rules(id).empty())
            continue;
        const std::optional<Misfit> found = tried(text, id, rulesets);
        if (found && (!least || (found->is_for_it && found->is_better_than(*least)))) {
            least = found;
            best = id;
        }
    }
    return best;
}

} // namespace muster
