// SPDX-License-Identifier: MIT
#include "mail/detail/computed_numbers.h"

#include "base/exact.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace muster {

namespace {

// Numbers that name no column come out by chance too easily where they are few or small.
constexpr std::size_t fewest_of_column = 3;
constexpr std::size_t fewest_in_lines = 2;
constexpr std::int32_t least_of_column = 10;
constexpr std::int32_t least_in_lines = 100;

std::vector<std::string> words_in(std::string_view text) {
    std::string plain = small_letters(text);
    std::replace_if(
        plain.begin(), plain.end(), [](char c) { return c == '-' || c == ',' || c == '/' || c == '.'; }, ' ');
    const std::vector<std::string_view> words = words_of(plain);
    return {words.begin(), words.end()};
}

// "men" of "total men", "all bases".
bool is_of_sums(const std::string& word) {
    static const WordSet words{"total", "tot", "sum",  "all",    "in",    "together",
                               "no",    "nos", "of",   "number", "the",   "altogether",
                               "nr",    "je",  "each", "gesamt", "summe", "overall"};
    return words.contains(word);
}

// "men" and "Men", "bases" and "Bases", "move good" and "Move, good going"
bool is_number_called(const Number& number, const std::vector<std::string>& words) {
    std::vector<std::string> name = words_in(number.name);
    const std::vector<std::string> id = words_in(number.id);
    name.insert(name.end(), id.begin(), id.end());
    return !words.empty() && std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        return std::find(name.begin(), name.end(), word) != name.end();
    });
}

std::vector<std::string> words_of_number(std::string_view heading) {
    const std::string each = heading_of_each(heading);
    std::vector<std::string> words = words_in(each.empty() ? heading : std::string_view(each));
    std::erase_if(words, is_of_sums);
    return words;
}

} // namespace

std::string heading_of_each(std::string_view heading) {
    static constexpr std::string_view behind[] = {" each",     " ea",          " apiece",   " per vignette",
                                                  " per base", " per figure",  " per unit", "/vignette",
                                                  "/base",     " per element", " je",       " pro vignette",
                                                  " per vig",  " per stand",   " in each",  " per troop"};
    static constexpr std::string_view before[] = {"each ", "je "};
    for (const std::string_view words : behind)
        if (heading.size() > words.size() && heading.ends_with(words))
            return std::string(heading.substr(0, heading.size() - words.size()));
    for (const std::string_view words : before)
        if (heading.size() > words.size() && heading.starts_with(words))
            return std::string(heading.substr(words.size()));
    return {};
}

bool names_number_of_troops(std::string_view heading, const Ruleset& ruleset) {
    const std::vector<std::string> words = words_of_number(heading);
    const auto& numbers = ruleset.numbers_of(Level::troop);
    return std::any_of(numbers.begin(), numbers.end(),
                       [&](const auto& number) { return is_number_called(number, words); });
}

ComputedNumbers::ComputedNumbers(const MadeArmy& made, const Ruleset& ruleset, const Report& report)
    : made_(made), ruleset_(ruleset), report_(report) {
    using Role = WrittenNumber::Role;
    std::map<std::string, std::vector<Entry>> columns;
    for (std::size_t i = 0; i < made.troops.size(); ++i)
        for (const UnexplainedNumber& number : made.troops[i].numbers)
            if (number.role == Role::computed ||
                (number.role == Role::unknown && ruleset.conversion.price.empty()))
                columns[number.heading].push_back({i, number.value});
    for (const auto& [heading, column] : columns)
        choose(heading, column);
}

void ComputedNumbers::choose(const std::string& heading, const std::vector<Entry>& column) {
    const std::vector<std::string> words = words_of_number(heading);
    const bool named = names_number_of_troops(heading, ruleset_);
    const bool of_each = !heading_of_each(heading).empty();
    std::set<std::int32_t> values;
    for (const Entry& entry : column)
        values.insert(entry.value);
    const bool in_lines = heading.empty();
    const bool telling = column.size() >= (in_lines ? fewest_in_lines : fewest_of_column) &&
                         values.size() > 1 &&
                         *values.begin() >= (in_lines ? least_in_lines : least_of_column);
    if (!named && !telling)
        return;
    std::size_t most = named ? 0 : column.size() - 1; // where nothing names it, all of them
    const auto& numbers = ruleset_.numbers_of(Level::troop);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (named && !is_number_called(numbers[i], words))
            continue;
        for (const bool each : {false, true}) {
            const std::size_t fit = of_each && !each ? 0 : fitting({i, each}, column);
            if (fit > most) {
                most = fit;
                by_heading_[heading] = {i, each};
            }
        }
    }
}

std::size_t ComputedNumbers::fitting(const Figure& figure, const std::vector<Entry>& column) const {
    return static_cast<std::size_t>(
        std::count_if(column.begin(), column.end(), [&](const Entry& entry) { return fits(figure, entry); }));
}

// A line may hold several troops, as where the General stands apart from others that are like him.
bool ComputedNumbers::fits(const Figure& figure, const Entry& entry) const {
    const std::size_t line = made_.troops[entry.troop].line;
    Exact all(0);
    std::size_t first = entry.troop;
    while (first != 0 && made_.troops[first - 1].line == line)
        --first;
    for (std::size_t i = first; i < made_.troops.size() && made_.troops[i].line == line; ++i) {
        const Place& place = made_.troops[i].place;
        const Exact one = report_.number(place, figure.number);
        if (!one.known())
            return false;
        if (figure.each)
            return one == Exact(entry.value);
        all =
            all +
            one *
                Exact(made_.army.bodies[place.body - 1].units[place.unit - 1].troops[place.troop - 1].count);
    }
    return all == Exact(entry.value);
}

bool ComputedNumbers::explains(std::size_t troop, const UnexplainedNumber& number) const {
    const auto figure = by_heading_.find(number.heading);
    return figure != by_heading_.end() && number.role != WrittenNumber::Role::each &&
           number.role != WrittenNumber::Role::sum && number.role != WrittenNumber::Role::size &&
           fits(figure->second, {troop, number.value});
}

} // namespace muster
