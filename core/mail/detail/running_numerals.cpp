// SPDX-License-Identifier: MIT
#include "mail/detail/running_numerals.h"

#include "base/text.h"

#include <iterator>

namespace muster {

namespace {

// Of the numeral and the mark behind it; 0 where the line does not begin with them.
std::size_t end_of_numeral(const MailLine& line, std::string_view numeral) {
    const std::string_view text = line.text;
    if (line.role != MailLine::Role::text || !text.starts_with(numeral))
        return 0;
    for (const std::string_view mark : {" - ", ": ", " : "})
        if (text.substr(numeral.size()).starts_with(mark))
            return numeral.size() + mark.size();
    return 0;
}

} // namespace

void take_running_numerals(std::vector<MailLine>& lines) {
    static constexpr std::string_view numerals[] = {"I",   "II",   "III", "IV", "V",  "VI",
                                                    "VII", "VIII", "IX",  "X",  "XI", "XII"};
    constexpr std::size_t fewest = 3;
    std::vector<std::size_t> numbered;
    for (std::size_t at = 0; at < lines.size() && numbered.size() < std::size(numerals); ++at)
        if (end_of_numeral(lines[at], numerals[numbered.size()]) != 0)
            numbered.push_back(at);
    if (numbered.size() < fewest)
        return;
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        MailLine& line = lines[numbered[i]];
        line.label = numerals[i];
        line.bullet = true;
        line.text = trimmed(std::string_view(line.text).substr(end_of_numeral(line, numerals[i])));
    }
}

} // namespace muster
