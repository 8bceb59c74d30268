// SPDX-License-Identifier: MIT
// LineChoice: of the readings of a line the one whose prices and sums come out. Never one because it keeps
// the rules.
#pragma once

#include "army/army.h"
#include "base/exact.h"
#include "mail/detail/all_statement.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/line_answers.h"
#include "ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

// A troop as it was read, with what the list says of all filled in.
struct ChosenTroop {
    TroopReading reading;
    TraitValues values{};
    std::int32_t count = 1;
    std::vector<std::size_t> unsaid;   // traits that must be said and were not
    std::vector<std::size_t> answered; // those that a person said
};

// A number beside troops that is neither their count nor a price of theirs, and what to ask if nothing else
// explains it.
struct UnexplainedNumber {
    std::int32_t value = 0;
    WrittenNumber::Role role = WrittenNumber::Role::unknown;
    std::string question;
    std::string heading; // of its column
};

struct ChosenLine {
    std::vector<ChosenTroop> troops;
    std::vector<UnexplainedNumber> numbers;
    std::vector<std::string> questions;
    std::vector<std::string> notes;
    std::vector<Reading> readings;     // of a line with questions: the one that was taken first
    std::optional<std::size_t> chosen; // among the readings, by a person
};

// What stands around a line: values that it need not say itself, the nearest first.
struct LineContext {
    std::vector<SaidOfTroops> of_all; // of the body, then of the army
    std::vector<ValueOf> of_unit;     // of troops of the same unit, for officers
    bool officer_included = false;    // each unit has a commander that no line of it names
    std::size_t line = 0;             // in the text
};

class LineChoice {
public:
    // `army` gives the army's own values, which prices may rest on.
    LineChoice(const Ruleset& ruleset, const Vocabulary& vocabulary, const Army& army,
               const LineAnswers& answers);
    [[nodiscard]] ChosenLine choose(const LineDraft& line, const LineContext& context) const;

private:
    struct Way {
        std::vector<ChosenTroop> troops;
        std::vector<std::vector<WrittenNumber>> numbers; // of each troop, still to be explained
        std::size_t way = 0;
        int wrong = 0; // numbers that do not come out
        int right = 0;
        int rank = 0; // how far from the usual reading

        [[nodiscard]] bool is_better(const Way& other) const {
            return std::pair(wrong, rank) < std::pair(other.wrong, other.rank);
        }
    };

    struct Offer {
        Reading reading;
        Way way;
    };

    void extend(const LineReading& reading, const LineContext& context, Way way, std::vector<Way>& all) const;
    [[nodiscard]] ChosenTroop filled(const TroopReading& reading, const LineContext& context) const;
    [[nodiscard]] std::vector<Way> other_counts(const Way& way, const LineContext& context) const;
    [[nodiscard]] std::vector<Way> ways_of_other_classes(const Way& way, std::string_view line,
                                                         const LineContext& context) const;
    [[nodiscard]] std::vector<Offer> offers(const std::vector<Way>& all, const Way& best,
                                            std::string_view line, const LineContext& context) const;
    [[nodiscard]] Reading reading_of(const Way& way) const;
    [[nodiscard]] std::string id_of(const Way& way) const;
    [[nodiscard]] Exact price(const TraitValues& troop) const;
    [[nodiscard]] Exact officer_price(const ChosenTroop& troop, const LineContext& context) const;
    void weigh(Way& way, const LineContext& context) const;
    [[nodiscard]] std::vector<UnexplainedNumber> unexplained_numbers(const Way& way) const;

    const Ruleset& ruleset_;
    const Vocabulary& vocabulary_;
    const LineAnswers& answers_;
    Army trial_;
};

} // namespace muster
