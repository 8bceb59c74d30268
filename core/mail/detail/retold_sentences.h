// SPDX-License-Identifier: MIT
// retell_sentences: sentences of a line told in other words, with the parts of the line where they were.
#pragma once

#include "base/text.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/sentence_stops.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

// Replaces each sentence of the line that `told` has another text for; it gets it without its stop.
template <class Told>
void retell_sentences(MailLine& line, const Told& told) {
    std::size_t begin = 0;
    for (std::size_t at = 0; at < line.text.size(); ++at) {
        const char c = line.text[at];
        const bool stop = c == '.' || c == '!' || c == '?';
        const bool last = at + 1 == line.text.size();
        if (!last && !(stop && is_stop(line.text, begin, at)))
            continue;
        const std::size_t end = stop ? at : at + 1;
        if (const auto other = told(trimmed(std::string_view(line.text).substr(begin, end - begin)))) {
            const std::string made = (begin == 0 ? "" : " ") + *other;
            line.text.replace(begin, end - begin, made);
            for (MailLine::Part& part : line.parts)
                if (part.offset >= end)
                    part.offset = part.offset + made.size() - (end - begin);
            at = at + made.size() - (end - begin);
        }
        begin = at + 1;
    }
}

} // namespace muster
