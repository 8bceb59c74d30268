// SPDX-License-Identifier: MIT
#include "mail/detail/first_entries.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster {

namespace {

// Of "all of them RA except the last two (IR)" too.
struct ToldByPlace {
    std::size_t begin = 0; // tokens
    std::size_t end = 0;
    bool last = false; // "the last two"
    std::int32_t count = 0;
    std::string value;   // as it is written
    std::string rest;    // what all others are; "" if it is not told
    bool things = false; // "the last two lines", not "the last two", which may be vignettes
};

class PlaceReader {
public:
    PlaceReader(const Phrases& phrases, const Vocabulary& vocabulary)
        : phrases_(phrases), tokens_(phrases.tokens), vocabulary_(vocabulary) {}

    [[nodiscard]] std::optional<ToldByPlace> read() const {
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (at == 0 || tokens_[at - 1].is_mark()) {
                if (auto found = is(at, "the") ? read_at(at) : read_excepted(at))
                    return found;
            }
        return std::nullopt;
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }
    [[nodiscard]] static bool is_verb_of_all(const Token& token) {
        return token.is("are") || token.is("is") || token.is("being");
    }

    // "first two lines of the list" at the token: the token behind them; the token itself if it is no such
    // place.
    [[nodiscard]] std::size_t behind_place(std::size_t begin, ToldByPlace& found) const {
        static const WordSet things{"entries", "entry", "lines", "line", "rows", "row", "items", "item"};
        static const WordSet where{"in", "of", "on", "the", "my", "this", "list", "below", "here"};
        std::size_t at = begin;
        if (!is(at, "first") && !is(at, "last"))
            return begin;
        found.last = is(at, "last");
        ++at;
        found.count = 1;
        const bool counted = at < tokens_.size() && tokens_[at].is_number();
        if (counted)
            found.count = tokens_[at++].value;
        found.things = at < tokens_.size() && things.contains(tokens_[at].plain());
        if (found.things)
            for (++at; at < tokens_.size() && where.contains(tokens_[at].plain());)
                ++at;
        return found.count > 0 && (found.things || counted) ? at : begin;
    }

    [[nodiscard]] std::optional<ToldByPlace> read_at(std::size_t begin) const {
        ToldByPlace found;
        found.begin = begin;
        const std::size_t at = behind_place(begin + 1, found);
        if (at == begin + 1 || !found.things || at >= tokens_.size() || !is_verb_of_all(tokens_[at]))
            return std::nullopt;
        const auto value = value_at(at + 1);
        if (!value)
            return std::nullopt;
        found.value = value->first;
        found.end = value->second;
        take_rest(found);
        return ends_clause(found.end) ? std::optional(found) : std::nullopt;
    }

    // "all of them RA except the last two (IR)", "everything is regular but the first three lines, which are
    // irregular"
    [[nodiscard]] std::optional<ToldByPlace> read_excepted(std::size_t begin) const {
        static const WordSet all{"all", "everything", "everyone", "everybody"};
        static const WordSet subject{"of", "them", "is", "are", "my", "the", "troops", "entries", "lines"};
        static const WordSet joining{"apart", "from", "for", "other", "than", "the", "only"};
        if (begin >= tokens_.size() || !all.contains(tokens_[begin].plain()))
            return std::nullopt;
        ToldByPlace found;
        found.begin = begin;
        std::size_t at = begin + 1;
        while (at < tokens_.size() && subject.contains(tokens_[at].plain()))
            ++at;
        const auto rest = value_at(at);
        if (!rest)
            return std::nullopt;
        found.rest = rest->first;
        at = rest->second + (is(rest->second, ",") ? 1 : 0);
        if (at >= tokens_.size() || !(excepts(tokens_[at]) || is(at, "other")))
            return std::nullopt;
        for (++at; at < tokens_.size() && joining.contains(tokens_[at].plain());)
            ++at;
        const std::size_t place = at;
        at = behind_place(place, found);
        if (at == place)
            return std::nullopt;
        const bool bracket = is(at, "(");
        at += bracket || is(at, ",") ? 1 : 0;
        at += is(at, "who") || is(at, "which") || is(at, "that") ? 1 : 0;
        at += at < tokens_.size() && is_verb_of_all(tokens_[at]) ? 1 : 0;
        const auto value = value_at(at);
        if (!value || (bracket && !is(value->second, ")")))
            return std::nullopt;
        found.value = value->first;
        found.end = value->second + (bracket ? 1 : 0);
        return ends_clause(found.end) ? std::optional(found) : std::nullopt;
    }

    // The one value of a troop, and the token behind it.
    [[nodiscard]] std::optional<std::pair<std::string, std::size_t>> value_at(std::size_t at) const {
        const std::size_t owner = at < tokens_.size() ? phrases_.owner[at] : Phrases::nobody;
        if (owner == Phrases::nobody)
            return std::nullopt;
        const PhraseItem& item = phrases_.items[owner];
        if (item.begin != at || item.meanings.size() != 1 || item.meanings.front().values.size() != 1 ||
            class_said(item, vocabulary_))
            return std::nullopt;
        const Trait& trait = vocabulary_.ruleset().traits[item.meanings.front().values.front().trait];
        if (!trait.required || trait.level != Level::troop)
            return std::nullopt; // a mark may be of one vignette alone
        return std::pair(text_between(phrases_.line, tokens_, item.begin, item.end), item.end);
    }

    [[nodiscard]] bool ends_clause(std::size_t at) const {
        return at >= tokens_.size() || is(at, ".") || is(at, ";") || is(at, ",") || is(at, ")");
    }

    // ", everybody else is barbarian", "and the others IF", "; all the rest are IF"
    void take_rest(ToldByPlace& found) const {
        static const WordSet others{"everybody", "everyone", "everything", "else",  "all",  "the",
                                    "others",    "other",    "rest",       "of",    "them", "remainder",
                                    "remaining", "ones",     "entries",    "lines", "list", "army"};
        static const WordSet telling{"else", "others", "rest", "remainder", "remaining", "other"};
        std::size_t at = found.end;
        while (at < tokens_.size() && (tokens_[at].is_mark() || is(at, "and") || is(at, "but") ||
                                       is(at, "while") || is(at, "whereas")))
            ++at;
        bool told = false;
        while (at < tokens_.size() && others.contains(tokens_[at].plain()))
            told = telling.contains(tokens_[at++].plain()) || told;
        if (told && at < tokens_.size() && is_verb_of_all(tokens_[at]))
            ++at;
        const auto value = told ? value_at(at) : std::nullopt;
        if (value && ends_clause(value->second)) {
            found.rest = value->first;
            found.end = value->second;
        }
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
};

// Where the troops of an entry are named, and the leaders before them; nothing if it names several kinds.
std::vector<std::size_t> places_of_classes(const std::string& line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    std::vector<std::size_t> places;
    std::optional<std::int32_t> troops;
    for (const PhraseItem& item : phrases.items) {
        const auto said = class_said(item, vocabulary);
        if (!said || said->second < ClassWord::name)
            continue;
        const bool leader = vocabulary.is_leader(said->first);
        if (!leader && troops && troops != said->first)
            return {};
        if (!troops)
            places.push_back(phrases.tokens[item.begin].begin);
        if (!leader)
            troops = said->first;
    }
    return places;
}

// An entry of the list names its troops and counts or prices them.
bool names_entry(const MailLine& line, const Vocabulary& vocabulary) {
    return line.role == MailLine::Role::text && line.text.find_first_of("|\t") == std::string::npos &&
           class_word_in(line.text, vocabulary) >= ClassWord::name &&
           (line.bullet || troop_line(line.text, line, vocabulary) == TroopLine::troops);
}

// "Unit commander 10" on a line of its own: nobody can tell whether it is counted among the entries.
bool is_officer_alone(const MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    bool officer = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool in_chief = at + 1 < tokens.size() && (tokens[at + 1].is("-") || tokens[at + 1].is("in"));
        officer =
            officer || tokens[at].has_form("officer") || (tokens[at].has_form("commander") && !in_chief);
    }
    const Phrases phrases = phrases_in(line.text, vocabulary);
    return officer && std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               const auto said = class_said(item, vocabulary);
               return !said || vocabulary.is_leader(said->first);
           });
}

enum class SaidThere : std::uint8_t { nothing, same, otherwise };

// "HIN-III-RA", "RA HIN": whether the entry says itself what the value is one of.
SaidThere said_of_value(const std::string& line, const std::string& value, const Vocabulary& vocabulary) {
    const Phrases told = phrases_in(value, vocabulary, {Level::troop});
    const ValueOf wanted = told.items.front().meanings.front().values.front();
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    SaidThere said = SaidThere::nothing;
    for (const PhraseItem& item : phrases.items)
        for (const Meaning& meaning : item.meanings)
            for (const ValueOf& of : meaning.values)
                if (of.trait == wanted.trait && said != SaidThere::otherwise)
                    said = of == wanted && item.meanings.size() == 1 ? SaidThere::same : SaidThere::otherwise;
    return said;
}

// Whether the entry is one vignette, and a part of the list as a line is.
bool is_of_one(const std::string& line, const Vocabulary& vocabulary) {
    const std::vector<LineReading> ways = readings_of(line, vocabulary);
    return !ways.empty() && ways.front().troops.size() == 1 && ways.front().troops.front().count == 1 &&
           ways.front().troops.front().numbers.empty();
}

bool tell_entries(std::vector<MailLine>& lines, std::size_t sentence, const ToldByPlace& told,
                  const Vocabulary& vocabulary) {
    std::vector<std::size_t> entries;
    for (std::size_t i = sentence + 1; i < lines.size(); ++i)
        if (names_entry(lines[i], vocabulary))
            entries.push_back(i);
    const auto count = static_cast<std::size_t>(told.count);
    if (entries.size() <= count)
        return false;
    if (told.last)
        entries.erase(entries.begin(), entries.end() - static_cast<std::ptrdiff_t>(count));
    entries.resize(count);
    for (const std::size_t i : entries)
        if (!lines[i].parts.empty() || places_of_classes(lines[i].text, vocabulary).empty() ||
            is_officer_alone(lines[i], vocabulary) ||
            (!told.things && !is_of_one(lines[i].text, vocabulary)) ||
            said_of_value(lines[i].text, told.value, vocabulary) == SaidThere::otherwise)
            return false;
    for (const std::size_t i : entries) {
        if (said_of_value(lines[i].text, told.value, vocabulary) == SaidThere::same)
            continue;
        std::vector<std::size_t> places = places_of_classes(lines[i].text, vocabulary);
        std::reverse(places.begin(), places.end());
        for (const std::size_t place : places)
            lines[i].text.insert(place, told.value + " ");
    }
    return true;
}

} // namespace

namespace {

// "One vignette to a line" as a sentence: its tokens; an empty range if there is none.
std::pair<std::size_t, std::size_t> one_to_a_line(const Tokens& tokens) {
    static const WordSet joining{"to", "per", "on", "in", "for", "a", "each", "every", "the", "pro", "je"};
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        const bool one = (tokens[at].is_number() && tokens[at].value == 1) || tokens[at].is("a");
        const bool begins = at == 0 || ends_sentence(tokens, at - 1) || tokens[at - 1].is(";");
        if (!one || !begins || !is_counted_thing(tokens[at + 1].plain()))
            continue;
        std::size_t line = at + 2;
        while (line < tokens.size() && joining.contains(tokens[line].plain()))
            ++line;
        const bool ends =
            line + 1 >= tokens.size() || tokens[line + 1].is(":") || ends_sentence(tokens, line + 1);
        if (line > at + 2 && line < tokens.size() && ends &&
            (tokens[line].is("line") || tokens[line].is("row") || tokens[line].is("entry") ||
             tokens[line].is("zeile")))
            return {at, line + 1};
    }
    return {0, 0};
}

// "3 VLIn": a line of troops that is more than one.
bool counts_several(const MailLine& line, const Vocabulary& vocabulary) {
    if (!names_entry(line, vocabulary))
        return false;
    const std::vector<LineReading> ways = readings_of(line.text, vocabulary);
    return !ways.empty() &&
           std::any_of(ways.front().troops.begin(), ways.front().troops.end(), [](const TroopReading& troop) {
               return troop.count > 1 || (!troop.numbers.empty() && troop.numbers.front().may_be_count &&
                                          troop.numbers.front().value > 1);
           });
}

// As the sentence that readers know, where no line says otherwise.
void say_each_line_is_one(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text || !line.parts.empty())
            continue;
        const Tokens tokens = vocabulary.tokens(line.text);
        const auto [begin, end] = one_to_a_line(tokens);
        if (begin == end || std::any_of(lines.begin(), lines.end(), [&](const MailLine& other) {
                return other.number > line.number && counts_several(other, vocabulary);
            }))
            continue;
        line.text = line.text.substr(0, tokens[begin].begin) + "Each line is one " + tokens[begin + 1].text +
                    line.text.substr(tokens[end - 1].end);
    }
}

} // namespace

std::vector<MailLine> with_entries_told_by_place(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    say_each_line_is_one(lines, vocabulary);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        MailLine& line = lines[i];
        if (line.role != MailLine::Role::text || !line.parts.empty() ||
            (line.text.find(" first ") == std::string::npos && line.text.find(" last ") == std::string::npos))
            continue;
        const Phrases phrases = phrases_in(line.text, vocabulary, {Level::troop});
        const auto told = PlaceReader(phrases, vocabulary).read();
        if (!told || !tell_entries(lines, i, *told, vocabulary))
            continue;
        const std::string rest = told->rest.empty() ? "" : fmt::format("All others are {}", told->rest);
        line.text = line.text.substr(0, phrases.tokens[told->begin].begin) + rest +
                    line.text.substr(phrases.tokens[told->end - 1].end);
    }
    std::erase_if(lines, [](const MailLine& line) { return !has_letter_or_digit(line.text); });
    return lines;
}

} // namespace muster
