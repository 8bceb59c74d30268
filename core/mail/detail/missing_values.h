// SPDX-License-Identifier: MIT
// The last audit of a reading: what the mail surely says of troops, units or bodies and the army does not
// have. It knows nothing of how the lines were read, so that what a reader lost is seen all the same.
#pragma once

#include "army/army.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"
#include "mail/written_army.h"

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

// Words of a line that say a value.
struct NamedValue {
    std::size_t line = 0;
    std::string words;
    std::vector<std::vector<ValueOf>> meanings; // any of them; none of words that were passed over
};

// Not of lines that are quoted, headers, greetings or the closing, nor of sentences that deny, wish or tell
// of another list.
[[nodiscard]] std::vector<NamedValue> named_values_in(const std::vector<MailLine>& lines,
                                                      const Vocabulary& vocabulary);

struct MissingValue {
    std::size_t line = 0;
    std::string what; // ""four-horse": nothing in the army has it"
};

// Those of which nothing in the whole army has any meaning; and generals named beside troops of which none is
// one, where several are named: one of them may have been lost. `troops`: of that army.
[[nodiscard]] std::vector<MissingValue> missing_in(const std::vector<NamedValue>& named,
                                                   const std::vector<WrittenTroop>& troops, const Army& army,
                                                   const Ruleset& ruleset);

} // namespace muster
