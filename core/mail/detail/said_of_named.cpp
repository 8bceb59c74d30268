// SPDX-License-Identifier: MIT
#include "mail/detail/said_of_named.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/named_units.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

// "Goths" and "Gothic", "Franks" and "Frankish", "Gauls" and "Gallic": what a people is called, and what is
// theirs. Both in small letters.
bool are_of_one_people(const std::string& people, const std::string& adjective) {
    static constexpr std::pair<std::string_view, std::string_view> others[] = {
        {"gaul", "gallic"},      {"gaul", "gaulish"},     {"briton", "british"},   {"dane", "danish"},
        {"spaniard", "spanish"}, {"pole", "polish"},      {"hun", "hunnic"},       {"hun", "hunnish"},
        {"swede", "swedish"},    {"turk", "turkic"},      {"scot", "scottish"},    {"norse", "norsemen"},
        {"finn", "finnish"},     {"welshman", "welsh"},   {"irishman", "irish"},   {"celt", "celtic"},
        {"dutchman", "dutch"},   {"frenchman", "french"}, {"moor", "moorish"},     {"jew", "jewish"},
        {"greek", "grecian"},    {"parthian", "parthia"}, {"spartan", "spartiate"}};
    constexpr std::size_t shortest = 4; // letters of a people
    if (std::any_of(std::begin(others), std::end(others),
                    [&](const auto& pair) { return pair.first == people && pair.second == adjective; }))
        return true;
    if (people.size() < shortest || !adjective.starts_with(people))
        return false;
    const std::string_view ending = std::string_view(adjective).substr(people.size());
    return ending == "ic" || ending == "ish" || ending == "ian";
}

bool are_of_one_people(const std::vector<std::string>& some, const std::vector<std::string>& others) {
    return std::any_of(some.begin(), some.end(), [&](const std::string& one) {
        return std::any_of(others.begin(), others.end(), [&](const std::string& other) {
            return are_of_one_people(one, other) || are_of_one_people(other, one);
        });
    });
}

bool has_word(std::string_view text, std::string_view word) {
    const std::vector<std::string> forms = forms_of(word);
    const std::string small = small_letters(text);
    if (word.find('\'') != std::string_view::npos) // "king's"
        return (" " + small + " ").find(" " + std::string(word) + " ") != std::string::npos;
    for (std::size_t at = 0; at < small.size();) {
        const auto is_letter = [&](std::size_t i) {
            const auto c = static_cast<unsigned char>(small[i]);
            return std::isalnum(c) != 0 || c >= 0x80U;
        };
        std::size_t end = at;
        while (end < small.size() && is_letter(end))
            ++end;
        if (end != at) {
            const std::vector<std::string> other = forms_of(small.substr(at, end - at));
            if (std::any_of(other.begin(), other.end(),
                            [&](const std::string& form) {
                                return std::find(forms.begin(), forms.end(), form) != forms.end();
                            }) ||
                are_of_one_people(forms, other))
                return true;
        }
        at = end + 1;
    }
    return false;
}

// "slingers" are those that have slings, "elephants" those of that class: whether a troop of the unit says
// all that the word means.
bool is_of_kind(const ArmyDraft& draft, const UnitDraft& unit, std::string_view word,
                const Vocabulary& vocabulary) {
    for (const std::string_view ending : {"eers", "eer"}) // "charioteers"
        if (word.ends_with(ending) && vocabulary.longest(vocabulary.tokens(word), 0) == std::nullopt)
            word.remove_suffix(ending.size());
    const Tokens tokens = vocabulary.tokens(word);
    const auto match = tokens.size() == 1 ? vocabulary.longest(tokens, 0) : std::nullopt;
    if (!match || match->phrase->meanings.size() != 1)
        return false;
    const std::vector<ValueOf>& values = match->phrase->meanings.front().values;
    const bool of_class = std::any_of(values.begin(), values.end(), [&](const ValueOf& value) {
        return value.trait == vocabulary.class_trait();
    });
    return of_class && std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
               const TroopReading& troop = draft.lines[at.line].ways.front().troops[at.troop];
               return std::all_of(values.begin(), values.end(), [&](const ValueOf& value) {
                   return troop.value(value.trait, -1) == value.value;
               });
           });
}

} // namespace

bool is_called(const ArmyDraft& draft, const UnitDraft& unit, std::string_view word,
               const Vocabulary& vocabulary) {
    if (word.starts_with(unit_number_sign)) {
        const NamedUnits units(vocabulary, draft);
        const std::string number(word.substr(1));
        const auto place = units.unit_numbered(number, std::nullopt);
        return units.label_of_unit(unit) == number ||
               (place && &draft.bodies[place->body].units[place->unit] == &unit &&
                !units.is_leader_alone(unit));
    }
    return is_of_kind(draft, unit, word, vocabulary) || has_word(unit.name, word) ||
           std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
               const LineDraft& line = draft.lines[at.line];
               const std::vector<TroopReading>& troops = line.ways.front().troops;
               const auto has_name = [&](const TroopReading& troop) { return has_word(troop.name, word); };
               // "2 HIB archers, 1 HIN knights": of several troops those that have the name
               return has_name(troops[at.troop]) ||
                      (has_word(line.text, word) && std::none_of(troops.begin(), troops.end(), has_name));
           });
}

namespace {

bool is_possessive(const std::string& word) {
    return word.ends_with("'s") || word.ends_with("s'");
}

// Words of "at the very end", "right at the bottom of the list"
bool tells_end(const std::string& word) {
    static const WordSet words{"end", "bottom", "ende", "schluss", "schluß", "last", "foot", "tail"};
    return words.contains(word);
}
bool goes_with_end(const std::string& word) {
    static const WordSet words{"very", "right", "list", "down", "ganz", "liste", "page", "mail"};
    return words.contains(word) || tells_end(word);
}

template <class Test>
std::vector<UnitPlace> units_that(const ArmyDraft& draft, const Test& test) {
    std::vector<UnitPlace> found;
    for (std::size_t b = 0; b < draft.bodies.size(); ++b)
        for (std::size_t u = 0; u < draft.bodies[b].units.size(); ++u)
            if (test(draft.bodies[b], draft.bodies[b].units[u]))
                found.push_back({b, u});
    return found;
}

// Whether no unit stands behind the first of them but they.
bool are_last(const std::vector<UnitPlace>& units, const ArmyDraft& draft) {
    std::size_t behind = 0; // the first of them, with it
    for (std::size_t b = units.front().body; b < draft.bodies.size(); ++b)
        behind += draft.bodies[b].units.size() - (b == units.front().body ? units.front().unit : 0);
    return behind == units.size();
}

// "The Bretons, who are IR:", "Left wing": the words are all that the heading is called.
bool is_whole_name(const std::string& name, const std::vector<std::string>& words,
                   const Vocabulary& vocabulary) {
    std::vector<std::string> left;
    for (const Token& token : vocabulary.tokens(name.substr(0, name.find_first_of(",:("))))
        if (!token.is_mark() && !is_joining_word(token.plain()))
            left.push_back(token.plain());
    return left == words;
}

} // namespace

std::vector<UnitPlace> units_called(const ArmyDraft& draft, const std::vector<std::string>& words,
                                    const Vocabulary& vocabulary) {
    if (words.empty())
        return {};
    const auto is_of = [&](const UnitDraft& unit, const std::vector<std::string>& name) {
        return std::all_of(name.begin(), name.end(),
                           [&](const std::string& word) { return is_called(draft, unit, word, vocabulary); });
    };
    std::vector<UnitPlace> found =
        units_that(draft, [&](const BodyDraft&, const UnitDraft& unit) { return is_of(unit, words); });
    if (found.empty())
        found = units_that(draft, [&](const BodyDraft& body, const UnitDraft&) {
            return is_whole_name(body.name, words, vocabulary);
        });
    if (!found.empty())
        return found;
    std::vector<std::string> name = words;
    while (name.size() > 1 && goes_with_end(name.back()))
        name.pop_back();
    if (std::any_of(words.begin() + static_cast<std::ptrdiff_t>(name.size()), words.end(), tells_end)) {
        found = units_called(draft, name, vocabulary);
        return !found.empty() && are_last(found, draft) ? found : std::vector<UnitPlace>();
    }
    std::erase_if(name, is_possessive);
    if (name.empty() || name.size() == words.size())
        return {};
    return units_that(draft, [&](const BodyDraft&, const UnitDraft& unit) {
        const bool of_another =
            std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
                const LineDraft& line = draft.lines[at.line];
                return (line.text + line.ways.front().troops[at.troop].name + unit.name).find("'s ") !=
                       std::string::npos;
            });
        return !of_another && is_of(unit, name);
    });
}

namespace {

// The class of "officers", who are some in each of their units; nothing of other words.
std::optional<std::int32_t> leaders_called(const std::vector<std::string>& words,
                                           const Vocabulary& vocabulary) {
    std::string name;
    for (const std::string& word : words)
        name += (name.empty() ? "" : " ") + word;
    const Tokens tokens = vocabulary.tokens(name);
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    if (!match || match->end != tokens.size() || match->phrase->meanings.empty())
        return std::nullopt;
    const ValueOf& value = match->phrase->meanings.front().values.front();
    return value.trait == vocabulary.class_trait() && vocabulary.is_leader(value.value)
               ? std::optional(value.value)
               : std::nullopt;
}

// Whether the troop has another name of its own, while the name that is meant is that of another in its unit:
// the hussars of "Irish in the French service and hussars".
bool is_called_otherwise(const ArmyDraft& draft, const UnitDraft& unit, const TroopDraft& troop,
                         const std::vector<std::string>& words) {
    const auto has_words = [&](const std::string& name) {
        const std::string small = small_letters(name);
        return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
            return small.find(small_letters(word)) != std::string::npos;
        });
    };
    const auto name_of = [&](const TroopDraft& at) -> const std::string& {
        return draft.lines[at.line].ways.front().troops[at.troop].name;
    };
    return !name_of(troop).empty() && !has_words(name_of(troop)) && !has_words(unit.name) &&
           std::any_of(unit.troops.begin(), unit.troops.end(),
                       [&](const TroopDraft& at) { return has_words(name_of(at)); });
}

} // namespace

void put_values_of_named(ArmyDraft& draft, const std::vector<SaidOfNamed>& said,
                         const Vocabulary& vocabulary) {
    for (const SaidOfNamed& one : said) {
        const auto leaders = leaders_called(one.words, vocabulary);
        const auto is_meant = [&](const TroopReading& troop) {
            return !troop.says(one.value.trait) &&
                   (!leaders || troop.value(vocabulary.class_trait(), -1) == *leaders);
        };
        for (const UnitPlace& place : units_called(draft, one.words, vocabulary)) {
            const UnitDraft& unit = draft.bodies[place.body].units[place.unit];
            if (one.beside && !any_says(draft, unit, one.value))
                continue;
            for (const TroopDraft& at : unit.troops) {
                if (is_called_otherwise(draft, unit, at, one.words))
                    continue;
                for (LineReading& way : draft.lines[at.line].ways)
                    if (is_meant(way.troops[at.troop]))
                        way.troops[at.troop].values.push_back(one.value);
            }
        }
    }
}

} // namespace muster
