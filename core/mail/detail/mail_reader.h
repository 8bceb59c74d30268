// SPDX-License-Identifier: MIT
// MailReader: what each line of a mail is (heading, troops, officer, statement, sum, talk), and the army that
// they show, in which lines may still be read in several ways.
#pragma once

#include "army/army.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/line_answers.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_table.h"
#include "mail/detail/missing_values.h"
#include "mail/detail/said_prices.h"
#include "mail/detail/statement.h"
#include "mail/detail/told_denials.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace muster {

struct LineQuestion {
    std::size_t line = 0; // 0: of the whole list
    std::string text;
    bool unread = false;                         // the line's words were not read at all
    bool prose = false;                          // and none of them has a meaning
    std::optional<std::int32_t> perhaps_total{}; // "Twelve, by my beard."
    std::string talk{};                          // words that may only tell again what is so
};

struct DeclaredFigure {
    std::size_t line = 0;
    Claim claim;
    std::size_t bodies = 0;     // that stood above it
    std::size_t units = 0;      // of the last of them
    bool behind_troops = false; // troops stood above it
};

struct SaidOfArmy {
    std::size_t line = 0;
    ValueOf value;      // of a choice or a whole number of the army
    bool named = false; // by its trait's name
};

// A total of a sheet's head: "992 points: of 1000 agreed; 8 left".
struct PrintedTotal {
    std::size_t line = 0;
    std::size_t total = 0; // among those of the rule set's sheet
    std::string text;
};

// "Not legal: 2 errors · 1 query" on a sheet of an army without an army list.
struct PrintedVerdict {
    std::size_t line = 0;
    std::int32_t errors = 0;
};

// "10 RA, 2 IR": how many of the army's troops have a value.
struct CountedValue {
    std::size_t line = 0;
    ValueOf value;
    std::int32_t count = 0;
};

// "1, 2 and 5 are the centre"
struct UnitsOfPart {
    std::vector<std::int32_t> numbers; // before the lines of its units
    std::string name;
    std::size_t line = 0;
    std::string text; // of the whole sentence
};

struct MailReading {
    ArmyDraft draft;
    std::string name;
    std::string text_of_army; // of its first text trait
    About about;
    std::vector<SaidOfArmy> of_army;
    std::vector<SaidOfTroops> of_troops;
    std::vector<std::pair<std::size_t, std::vector<std::string>>> exceptions; // names in words, by line
    std::vector<SaidOfNamed> of_named; // "except the Immortals, who are regular"
    bool every_unit_has_officer = false;
    std::vector<std::pair<std::size_t, std::string>> without_officer; // words of units, by line
    std::vector<SaidPrice> prices;
    std::vector<DeclaredFigure> declared;
    std::vector<CountedValue> counted;
    std::vector<DeniedOfAll> denied;
    std::vector<UnitsOfPart> by_number;
    std::vector<PrintedTotal> totals; // of a sheet that the same data printed
    std::optional<PrintedVerdict> verdict;
    std::vector<LineQuestion> questions;
    std::vector<std::size_t> settled; // lines that say where somebody is
    std::vector<NamedValue> named;    // in any line, however it was read
    std::size_t unread = 0;           // lines that may be troops and were not read
    bool says_ruleset = false;
};

// The lines are those of a text that was decoded already (mail_text.h).
[[nodiscard]] MailReading read_mail(std::vector<MailLine> typed, const Vocabulary& vocabulary,
                                    const LineAnswers& answers);

} // namespace muster
