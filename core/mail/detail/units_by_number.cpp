// SPDX-License-Identifier: MIT
#include "mail/detail/units_by_number.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_values.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace muster {

namespace {

bool joins_numbers(const Token& token) {
    return token.is(",") || token.is("and") || token.is("&") || token.is("+") || token.is("und");
}

bool opens_part(const Token& token) {
    static const WordSet words{"are",  "is",  "form", "forms", "make", "makes", "hold", "stand", "stands",
                               "in",   "on",  "the",  "my",    "as",   "=",     ":",    "go",    "goes",
                               "both", "all", "sind", "ist",   "im",   "auf",   "der",  "die",   "das"};
    return words.contains(token.plain());
}

bool is_written_numeral(const Tokens& tokens, std::size_t at) {
    return at < tokens.size() && tokens[at].is_number() && !tokens[at].as_word;
}

// "2 to 10", "2-10": whether the token joins the numbers beside it as the ends of a range.
bool opens_range(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"to", "-", "through", "bis", "till"};
    return at != 0 && is_written_numeral(tokens, at - 1) && is_written_numeral(tokens, at + 1) &&
           words.contains(tokens[at].plain()) && tokens[at + 1].value > tokens[at - 1].value;
}

// The numbers from the first of them at `at` on, which goes behind the last.
std::vector<std::int32_t> numbers_at(const Tokens& tokens, std::size_t& at) {
    constexpr std::int32_t longest = 100; // of a range
    std::vector<std::int32_t> numbers;
    while (is_written_numeral(tokens, at)) {
        numbers.push_back(tokens[at].value);
        ++at;
        if (opens_range(tokens, at)) {
            const std::int32_t last = tokens[at + 1].value;
            if (last - numbers.back() > longest)
                return {};
            while (numbers.back() < last)
                numbers.push_back(numbers.back() + 1);
            at += 2;
        }
        while (at < tokens.size() && joins_numbers(tokens[at]))
            ++at;
    }
    return numbers;
}

// "and 4", "and numbers 4": what follows is the next part.
bool joins_next_part(const Tokens& tokens, std::size_t at) {
    static const WordSet units{"unit", "units", "nos", "no", "numbers", "number"};
    return (tokens[at].is("and") || tokens[at].is("und")) &&
           (is_written_numeral(tokens, at + 1) ||
            (at + 2 < tokens.size() && units.contains(tokens[at + 1].plain()) &&
             is_written_numeral(tokens, at + 2)));
}

// The numbers and the words of the part between them and the next mark that ends it; `at` goes behind it. No
// numbers where the tokens say anything else.
UnitsOfPart part_at(std::string_view text, const Tokens& tokens, std::size_t& at) {
    constexpr std::size_t longest = 3; // words of a part
    static const WordSet units{"unit", "units", "nos", "no", "numbers", "number", "."};
    UnitsOfPart part;
    while (at < tokens.size() && units.contains(tokens[at].plain()))
        ++at;
    part.numbers = numbers_at(tokens, at);
    while (at < tokens.size() && opens_part(tokens[at]))
        ++at;
    const std::size_t begin = at;
    bool field = false;
    for (; at < tokens.size() && tokens[at].is_word() && at - begin < longest && !joins_next_part(tokens, at);
         ++at)
        field = field || names_part_of_field(tokens[at]);
    part.name = text_between(text, tokens, begin, at);
    const bool ends = at >= tokens.size() || tokens[at].is(";") || tokens[at].is(".") || tokens[at].is(",") ||
                      joins_next_part(tokens, at);
    if (!field || !ends)
        return {};
    while (at < tokens.size() && (tokens[at].is_mark() || tokens[at].is("and")))
        ++at;
    return part;
}

// Whether the numbers are those before the units' lines, each once.
bool number_all_units(const std::vector<UnitsOfPart>& parts, const std::vector<UnitDraft>& units) {
    std::multiset<std::string> told;
    for (const UnitsOfPart& part : parts)
        for (const std::int32_t number : part.numbers)
            told.insert(std::to_string(number));
    std::multiset<std::string> labels;
    for (const UnitDraft& unit : units)
        labels.insert(unit.label);
    return told == labels && std::set(told.begin(), told.end()).size() == told.size();
}

// Whether the heading of some body says where in the field it stands, or how it is led.
bool stand_in_parts(const std::vector<BodyDraft>& bodies, const Vocabulary& vocabulary) {
    return std::any_of(bodies.begin(), bodies.end(), [&](const BodyDraft& body) {
        const Tokens tokens = vocabulary.tokens(body.name);
        return !body.values.empty() || !body.numbers.empty() || !body.of_troops.empty() ||
               std::any_of(tokens.begin(), tokens.end(), names_part_of_field);
    });
}

// All units, in their order. "Silver Shields", a heading over one, is its name; one over all of them is not.
std::vector<UnitDraft> units_of(const std::vector<BodyDraft>& bodies) {
    std::vector<UnitDraft> units;
    for (const BodyDraft& body : bodies)
        for (const UnitDraft& unit : body.units) {
            units.push_back(unit);
            const bool over_all = bodies.size() == 1 && body.units.size() > 1;
            if (&unit == &body.units.front() && unit.name.empty() && !over_all)
                units.back().name = body.name;
        }
    return units;
}

} // namespace

bool take_units_by_number(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                          MailReading& mail) {
    constexpr std::size_t fewest = 2; // parts
    const Tokens tokens = vocabulary.tokens(text);
    std::vector<UnitsOfPart> parts;
    for (std::size_t at = 0; at < tokens.size();) {
        parts.push_back(part_at(text, tokens, at));
        if (parts.back().numbers.empty())
            return false;
    }
    if (parts.size() < fewest)
        return false;
    for (UnitsOfPart& part : parts) {
        part.line = line;
        part.text = text;
        mail.by_number.push_back(std::move(part));
    }
    return true;
}

void put_units_by_number(MailReading& mail, const Vocabulary& vocabulary) {
    std::vector<BodyDraft>& bodies = mail.draft.bodies;
    if (mail.by_number.empty())
        return;
    const std::vector<UnitDraft> units = units_of(bodies);
    if (stand_in_parts(bodies, vocabulary) || !number_all_units(mail.by_number, units)) {
        mail.questions.push_back(
            {mail.by_number.front().line,
             fmt::format("{}: nothing shows which troops these are", quoted(mail.by_number.front().text))});
        return;
    }
    std::vector<BodyDraft> parts;
    for (const UnitsOfPart& told : mail.by_number) {
        BodyDraft part;
        part.name = part.heading = told.name;
        part.line = told.line;
        read_body_words(told.name, vocabulary, part);
        for (const std::int32_t number : told.numbers)
            for (const UnitDraft& unit : units)
                if (unit.label == std::to_string(number))
                    part.units.push_back(unit);
        parts.push_back(std::move(part));
    }
    bodies = std::move(parts);
}

} // namespace muster
