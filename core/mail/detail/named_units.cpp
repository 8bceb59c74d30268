// SPDX-License-Identifier: MIT
#include "mail/detail/named_units.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string_view>

namespace muster {

namespace {

bool is_small_letter(const Token& token) {
    return token.is_word() && token.text.size() == 1 &&
           std::islower(static_cast<unsigned char>(token.text.front())) != 0;
}

// Whether each of the words stands in the text in some form; "division" and the like may be missing.
bool has_words(const std::vector<Token>& names, const Tokens& text) {
    bool any = false;
    for (const Token& name : names) {
        const std::int32_t ordinal = ordinal_of(name); // "first" and "1st"
        const bool there = std::any_of(text.begin(), text.end(), [&](const Token& word) {
            return (ordinal != 0 && ordinal_of(word) == ordinal) ||
                   std::any_of(name.forms.begin(), name.forms.end(),
                               [&](const std::string& form) { return word.has_form(form); });
        });
        if (!there && !name.has_form_in(list_of(WordList::heading_noun)) && !names_unit(name))
            return false;
        any = any || (there && !is_small_letter(name)); // "c" labels a unit, "Defence C" names none
    }
    return any;
}

// Those that have all of the words; of a unit that has them, none of its troops.
std::vector<NamedUnits::Target> called_among(const NamedUnits::Names& names,
                                             const std::vector<NamedUnits::NameWords>& known) {
    std::vector<NamedUnits::Target> found;
    for (const auto& [target, words] : known) {
        const bool is_of_found = target.troop && !found.empty() && !found.back().troop &&
                                 found.back().body == target.body && found.back().unit == target.unit;
        if (!is_of_found && has_words(names, words))
            found.push_back(target);
    }
    return found;
}

} // namespace

bool is_letter_label(const Token& token) {
    return token.is_word() && token.text.size() == 1 &&
           std::isupper(static_cast<unsigned char>(token.text.front())) != 0;
}

bool is_bracketed_label(const Tokens& tokens, std::size_t at) {
    return at + 2 < tokens.size() && tokens[at].is("(") && tokens[at + 2].is(")") &&
           (tokens[at + 1].is_number() || (tokens[at + 1].is_word() && tokens[at + 1].text.size() == 1));
}

bool is_small_label(const Tokens& tokens, std::size_t at) {
    const Token& token = tokens[at];
    return is_small_letter(token) &&
           (at + 1 == tokens.size() || tokens[at + 1].is_mark() || tokens[at + 1].is("and"));
}

std::optional<UnitLetter> letter_of_unit_at(const Tokens& tokens, std::size_t at) {
    const bool with = at != 0 && tokens[at - 1].is("with");
    if (is_bracketed_label(tokens, at) && (with || tokens[at + 1].is_word()))
        return UnitLetter{label_of(tokens[at + 1]), at + 3};
    if (with && (is_small_label(tokens, at) || is_letter_label(tokens[at])) &&
        (at + 1 == tokens.size() || tokens[at + 1].is_mark() || tokens[at + 1].is("and")))
        return UnitLetter{label_of(tokens[at]), at + 1};
    return std::nullopt;
}

std::string label_of(const Token& token) {
    return token.is_number() ? std::to_string(token.value) : small_letters(token.text);
}

// "first", "2nd": its number, 0 if it is none.
std::int32_t ordinal_of(const Token& token) {
    static constexpr std::string_view words[] = {"first", "second",  "third",  "fourth", "fifth",
                                                 "sixth", "seventh", "eighth", "ninth",  "tenth"};
    for (std::size_t i = 0; i < std::size(words); ++i)
        if (token.is(words[i]))
            return static_cast<std::int32_t>(i) + 1;
    const std::string& word = token.plain();
    const bool ends =
        word.ends_with("st") || word.ends_with("nd") || word.ends_with("rd") || word.ends_with("th");
    return token.is_word() && ends && word.size() == 3 && is_digit(word.front()) ? word.front() - '0' : 0;
}

std::string short_label_at(const Tokens& tokens, std::size_t at) {
    const Token& token = tokens[at];
    const std::string& word = token.plain();
    if (token.is_word() && word.size() >= 2 && word.size() <= 3 && word.front() == 'u' &&
        std::all_of(word.begin() + 1, word.end(), is_digit))
        return word.substr(1);
    // "1a"
    if (token.is_number() && !token.as_word && at + 1 < tokens.size() && !tokens[at + 1].spaced &&
        tokens[at + 1].is_word() && tokens[at + 1].text.size() == 1 && !tokens[at + 1].is("x"))
        return token.text + tokens[at + 1].plain();
    const bool dotted = token.is_number() && at + 2 < tokens.size() && tokens[at + 1].is(".") &&
                        !tokens[at + 1].spaced && tokens[at + 2].is_number() && !tokens[at + 2].spaced;
    return dotted ? token.text + "." + tokens[at + 2].text : std::string();
}

std::size_t tokens_of_label(const Tokens& tokens, std::size_t at) {
    return !tokens[at].is_number() ? 1 : tokens[at + 1].is(".") ? 3 : 2;
}

bool is_number_of_unit(const Tokens& tokens, std::size_t at) {
    return tokens[at].is_number() && !tokens[at].as_word && at != 0 && tokens[at - 1].is("with") &&
           (at + 1 == tokens.size() || tokens[at + 1].is(".") || tokens[at + 1].is(",") ||
            tokens[at + 1].is(")") || tokens[at + 1].is("too") || tokens[at + 1].is("as"));
}

bool NamedUnits::is_among(const Target& target, std::vector<Target>& found) {
    for (Target& other : found)
        if (other.body == target.body && other.unit == target.unit &&
            (other.troop == target.troop || !other.troop || !target.troop)) {
            other.troop = other.troop ? other.troop : target.troop;
            return true;
        }
    return false;
}

bool NamedUnits::is_leader_alone(const UnitDraft& unit) const {
    if (unit.troops.size() != 1)
        return false;
    const TroopDraft& troop = unit.troops.front();
    return vocabulary_.is_leader(
        draft_.lines[troop.line].ways.front().troops[troop.troop].value(vocabulary_.class_trait(), -1));
}

// "the left wing", "wing 2", "second wing"
std::optional<std::size_t> NamedUnits::body_called(const Names& names) const {
    if (std::none_of(names.begin(), names.end(),
                     [](const Token& token) { return names_part_of_field(token); }) &&
        draft_.bodies.size() < 2)
        return std::nullopt;
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < draft_.bodies.size(); ++i)
        if (has_words(names, vocabulary_.tokens(draft_.bodies[i].name))) {
            if (found)
                return std::nullopt;
            found = i;
        }
    if (found)
        return found;
    std::int32_t ordinal = 0;
    for (const Token& token : names) {
        if (ordinal_of(token) != 0 && ordinal == 0)
            ordinal = ordinal_of(token);
        else if (!names_part_of_field(token))
            return std::nullopt;
    }
    return ordinal != 0 && static_cast<std::size_t>(ordinal) <= draft_.bodies.size()
               ? std::optional(static_cast<std::size_t>(ordinal) - 1)
               : std::nullopt;
}

// "2" of "Unit 2" or "2nd warband"; "" if it has none.
std::string NamedUnits::label_of_unit(const UnitDraft& unit) const {
    if (!unit.label.empty())
        return small_letters(unit.label);
    const Tokens words = vocabulary_.tokens(unit.name);
    if (words.empty())
        return {};
    if (const std::int32_t ordinal = ordinal_of(words.front()); ordinal != 0)
        return std::to_string(ordinal);
    if (std::string label = short_label_at(words, 0); !label.empty())
        return label;
    return words.back().is_number() || is_letter_label(words.back()) ? label_of(words.back()) : std::string();
}

// By what its heading calls it, or, where no heading has a number, by its place in the list.
std::optional<NamedUnits::Target> NamedUnits::unit_numbered(const std::string& number,
                                                            std::optional<std::size_t> body) const {
    std::vector<Target> labelled;
    std::vector<Target> all;
    bool any_label = false;
    for (std::size_t b = 0; b < draft_.bodies.size(); ++b)
        for (std::size_t u = 0; u < draft_.bodies[b].units.size(); ++u) {
            const UnitDraft& unit = draft_.bodies[b].units[u];
            const std::string label = label_of_unit(unit);
            any_label = any_label || !label.empty();
            if (body && *body != b)
                continue;
            all.push_back({b, u, std::nullopt});
            if (label == number)
                labelled.push_back({b, u, std::nullopt});
        }
    if (any_label)
        return labelled.size() == 1 ? std::optional(labelled.front()) : std::nullopt;
    const auto index = whole_number(number);
    if (!index || *index < 1 || static_cast<std::size_t>(*index) > all.size())
        return std::nullopt;
    const auto place = static_cast<std::size_t>(*index);
    // "unit 3" of two wings that have three each.
    const bool doubtful = !body && place > draft_.bodies.front().units.size() &&
                          std::any_of(draft_.bodies.begin() + 1, draft_.bodies.end(),
                                      [&](const BodyDraft& other) { return other.units.size() >= place; });
    return doubtful ? std::nullopt : std::optional(all[place - 1]);
}

// Of troops that stand in a line of their own, its words too.
std::vector<NamedUnits::NameWords> NamedUnits::words_of_names(std::optional<std::size_t> body) const {
    std::vector<NameWords> words;
    for (std::size_t b = 0; b < draft_.bodies.size(); ++b)
        for (std::size_t u = 0; u < draft_.bodies[b].units.size() && (!body || *body == b); ++u) {
            const UnitDraft& unit = draft_.bodies[b].units[u];
            if (is_leader_alone(unit))
                continue;
            words.push_back({{b, u, std::nullopt}, vocabulary_.tokens(unit.name)});
            for (std::size_t t = 0; t < unit.troops.size(); ++t) {
                const LineDraft& line = draft_.lines[unit.troops[t].line];
                const TroopReading& troop = line.ways.front().troops[unit.troops[t].troop];
                const bool alone = line.ways.front().troops.size() == 1;
                words.push_back(
                    {{b, u, t}, vocabulary_.tokens(alone ? troop.name + " " + line.text : troop.name)});
            }
        }
    return words;
}

std::vector<NamedUnits::Target> NamedUnits::called(const Names& names,
                                                   std::optional<std::size_t> body) const {
    return called_among(names, words_of_names(body));
}

bool NamedUnits::is_whole_name(const Names& names, const Target& target) const {
    const Tokens tokens = vocabulary_.tokens(draft_.bodies[target.body].units[target.unit].name);
    const auto words = std::count_if(tokens.begin(), tokens.end(), [](const Token& token) {
        return !token.is_mark() && !is_joining_word(token.plain());
    });
    return !target.troop && static_cast<std::size_t>(words) == names.size();
}

std::optional<UnitPlace> NamedUnits::unit_called(std::string_view words) const {
    return unit_called(words, words_of_names(std::nullopt));
}

std::optional<UnitPlace> NamedUnits::unit_called(std::string_view words,
                                                 const std::vector<NameWords>& known) const {
    std::int32_t number = 0; // the last of several
    Names names;
    for (const Token& token : vocabulary_.tokens(words)) {
        if (const std::int32_t ordinal = token.is_number() ? token.value : ordinal_of(token); ordinal != 0)
            number = ordinal;
        if (!token.is_mark() && !is_joining_word(token.plain()))
            names.push_back(token);
    }
    std::vector<Target> units = names.empty() ? std::vector<Target>() : called_among(names, known);
    if (units.size() > 1) // "Legio X" where another line speaks of Legio X too
        std::erase_if(units, [&](const Target& unit) { return !is_whole_name(names, unit); });
    if (units.size() > 1)
        return std::nullopt;
    std::optional<Target> found;
    if (units.size() == 1)
        found = units.front();
    else if (number != 0)
        found = unit_numbered(std::to_string(number), std::nullopt);
    return found ? std::optional(UnitPlace{found->body, found->unit}) : std::nullopt;
}

} // namespace muster
