// SPDX-License-Identifier: MIT
// KnownLines: what was worked out of the lines of a mail with one vocabulary.
#pragma once

#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/memo.h"
#include "mail/detail/phrases.h"
#include "mail/detail/statement.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace muster {

struct KnownLines {
    Memo<Tokens> tokens;
    Memo<Statement> statements;
    Memo<std::string> usual_forms;
    Memo<HeadingSplit> headings;
    Memo<HeadingSplit> marked_headings; // of lines that a mark shows to be headings
    Memo<TroopLine> kinds;
    Memo<TroopLine> kinds_behind_bullet;
    Memo<std::vector<LineReading>, std::size_t{4} << 10U>
        readings;                          // of a line up to 64, each with its troops
    std::array<Memo<Phrases>, 16> phrases; // by the levels whose traits count

    [[nodiscard]] Memo<Phrases>& phrases_of(std::initializer_list<Level> levels) {
        std::size_t set = 0;
        for (const Level level : levels)
            set |= std::size_t{1} << index_of(level);
        return phrases[set];
    }
};

// What `work_out` gives of the line, which may be known already.
template <class Value, std::size_t MostBytes, class WorkOut>
[[nodiscard]] Value remembered(std::string_view line, const Vocabulary& vocabulary,
                               Memo<Value, MostBytes> KnownLines::*memo, const WorkOut& work_out) {
    KnownLines* known = vocabulary.known_lines();
    return known == nullptr ? work_out() : (known->*memo).of(line, work_out);
}

} // namespace muster
