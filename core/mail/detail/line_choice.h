// SPDX-License-Identifier: MIT
// LineChoice: of the readings of a line the one whose prices and sums come out. Never one because it keeps
// the rules.
#pragma once

#include "army/army.h"
#include "base/exact.h"
#include "mail/detail/army_draft.h"
#include "ruleset/ruleset.h"

#include <string>
#include <vector>

namespace muster {

// A troop as it was read, with what the list says of all filled in.
struct ChosenTroop {
    TroopReading reading;
    TraitValues values{};
    std::int32_t count = 1;
    std::vector<std::size_t> unsaid; // traits that must be said and were not
};

struct ChosenLine {
    std::vector<ChosenTroop> troops;
    std::vector<std::string> questions;
    std::vector<std::string> notes;
};

// What stands around a line: values that it need not say itself, the nearest first.
struct LineContext {
    std::vector<ValueOf> of_all;  // of the body, then of the army
    std::vector<ValueOf> of_unit; // of troops of the same unit, for officers
};

class LineChoice {
public:
    // `army` gives the army's own values, which prices may rest on.
    LineChoice(const Ruleset& ruleset, const Vocabulary& vocabulary, const Army& army);
    [[nodiscard]] ChosenLine choose(const LineDraft& line, const LineContext& context) const;

private:
    struct Way {
        std::vector<ChosenTroop> troops;
        std::vector<std::vector<WrittenNumber>> numbers; // of each troop, still to be explained
        std::size_t way = 0;
        int wrong = 0; // numbers that do not come out
        int right = 0;
        int rank = 0; // how far from the usual reading
    };

    void extend(const LineReading& reading, const LineContext& context, Way way, std::vector<Way>& all) const;
    [[nodiscard]] ChosenTroop filled(const TroopReading& reading, const LineContext& context) const;
    [[nodiscard]] Exact price(const ChosenTroop& troop) const;
    void weigh(Way& way) const;
    [[nodiscard]] std::vector<std::string> wrong_numbers(const Way& way) const;

    const Ruleset& ruleset_;
    const Vocabulary& vocabulary_;
    Army trial_;
};

} // namespace muster
