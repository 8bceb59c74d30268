// SPDX-License-Identifier: MIT
#include "mail/detail/running_numerals.h"

#include "base/text.h"
#include "mail/detail/mail_token.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>

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

namespace {

// "1 Greeks     30 HI …": a number before a name, in a line that counts its troops behind it.
bool is_numbered_row(const MailLine& line, std::size_t number) {
    const std::string label = std::to_string(number) + " ";
    if (line.role != MailLine::Role::text || line.bullet || !line.text.starts_with(label))
        return false;
    const std::string_view rest = trimmed(std::string_view(line.text).substr(label.size()));
    const auto first = static_cast<unsigned char>(rest.empty() ? ' ' : rest.front());
    return std::isupper(first) != 0 && rest.find("  ") != std::string_view::npos &&
           std::any_of(rest.begin(), rest.end(), is_digit);
}

void take_numbers_of_rows(std::vector<MailLine>& lines) {
    constexpr std::size_t fewest = 3;
    std::vector<std::size_t> numbered;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (is_numbered_row(lines[at], numbered.size() + 1))
            numbered.push_back(at);
        else if (!numbered.empty() && is_digit(lines[at].text.empty() ? ' ' : lines[at].text.front()))
            return; // "4 HIS" between them: they count
    if (numbered.size() < fewest)
        return;
    for (std::size_t i = 0; i < numbered.size(); ++i) {
        MailLine& line = lines[numbered[i]];
        line.label = std::to_string(i + 1);
        line.bullet = true;
        line.text = trimmed(std::string_view(line.text).substr(line.label.size()));
    }
}

} // namespace

void take_running_numerals(std::vector<MailLine>& lines) {
    take_numbers_of_rows(lines);
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
