// SPDX-License-Identifier: MIT
#include "mail/detail/explained_things.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr char asterisk = '*';

// A sentence of a line that says what something means.
struct Explanation {
    std::size_t begin = 0; // bytes of the line
    std::size_t end = 0;   // without the stop
    std::string sign;      // that stands in other lines: a mark, a short form, or a thing
    std::string meaning;
    bool of_others = false; // "Those without an asterisk"
    bool of_thing = false;  // in any form and any letters
};

bool names_asterisk(const Token& token) {
    static const WordSet words{"*", "asterisk", "asterisks", "star", "stars", "sternchen", "stern"};
    return words.contains(token.plain());
}

bool is_switch_of_troops(const PhraseItem& item, const Vocabulary& vocabulary) {
    if (item.meanings.empty() || item.meanings.front().values.size() != 1 || class_said(item, vocabulary))
        return false;
    const ValueOf& value = item.meanings.front().values.front();
    const Trait& trait = vocabulary.ruleset().traits[value.trait];
    return trait.is_switch() && trait.level == Level::troop && !is_of_general(value, vocabulary.ruleset());
}

// The token from which nothing but one phrase stands up to the end; the count of tokens if there is none.
std::size_t begin_of_lone_phrase(const Phrases& phrases, const WordSet& before) {
    const std::size_t size = phrases.tokens.size();
    if (phrases.items.size() != 1 || phrases.items.front().meanings.empty())
        return size;
    const PhraseItem& item = phrases.items.front();
    for (std::size_t at = 0; at < size; ++at)
        if ((at < item.begin && !before.contains(phrases.tokens[at].plain())) ||
            (at >= item.end && !phrases.tokens[at].is_mark()))
            return size;
    return item.begin;
}

// "Those with an asterisk stand off the main battle line", "An asterisk means field defences"
std::optional<Explanation> asterisk_explained(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet around{"those",    "the",     "ones", "one",      "troops", "vignettes",  "units",
                                "lines",    "entries", "rows", "all",      "anyone", "everything", "anything",
                                "everyone", "whoever", "what", "with",     "marked", "by",         "that",
                                "which",    "who",     "have", "has",      "having", "bearing",    "carrying",
                                "carry",    "bear",    "an",   "a",        "mit",    "einem",      "die",
                                "of",       "them",    "my",   "is",       "are",    "\"",         "(",
                                "whatever", "without", "no",   "vignette", "unit",   "line",       "ein",
                                "alle",     "here"};
    static const WordSet verbs{
        "stand", "stands", "are",   "is",        "have",      "has",   "fight", "fights", "count", "counts",
        "as",    "go",     "goes",  "deploy",    "deploys",   "means", "mean",  "marks",  "mark",  "says",
        "say",   "shows",  "show",  "denotes",   "indicates", "=",     ":",     "that",   "they",  "these",
        "those", "troops", "who",   "being",     "with",      "tells", "you",   "for",    "the",   "a",
        "\"",    ")",      "their", "vignettes", "which",     "get",   "gets",  "stehen", "sind"};
    const Tokens tokens = vocabulary.tokens(sentence);
    std::size_t at = 0;
    bool without = false;
    for (; at < tokens.size() && !names_asterisk(tokens[at]) && around.contains(tokens[at].plain()); ++at)
        without = without || tokens[at].is("without") || tokens[at].is("no");
    if (at + 1 >= tokens.size() || !names_asterisk(tokens[at]))
        return std::nullopt;
    const std::string behind(sentence.substr(tokens[at].end));
    const Phrases phrases = phrases_in(behind, vocabulary);
    const std::size_t begin = begin_of_lone_phrase(phrases, verbs);
    if (begin == phrases.tokens.size() || class_said(phrases.items.front(), vocabulary))
        return std::nullopt;
    const std::size_t end = phrases.items.front().end;
    return Explanation{0, 0, std::string(1, asterisk), text_between(behind, phrases.tokens, begin, end),
                       without};
}

// A word that the rules do not know and that names something.
bool names_thing(const Tokens& tokens, std::size_t at, const Vocabulary& vocabulary) {
    constexpr std::size_t shortest = 4; // letters
    static const WordSet pronouns{"they",  "these",  "those", "this",  "that", "them",    "there", "which",
                                  "what",  "here",   "mine",  "ours",  "some", "several", "each",  "both",
                                  "units", "troops", "other", "whose", "each", "follows", "such"};
    const Token& token = tokens[at];
    const std::string& word = token.plain();
    return token.is_word() && word.size() >= shortest && !pronouns.contains(word) && !is_joining_word(word) &&
           !is_all_word(word) && !is_negation(word) && !changes_meaning(word) && !is_talk(word) &&
           !is_own_noun(token) && !is_counted_thing(word) && !word.ends_with("'s") &&
           !token.has_form_in(list_of(WordList::heading_noun)) &&
           !token.has_form_in(list_of(WordList::body_heading)) && group_called(token, vocabulary) == 0 &&
           !vocabulary.longest(tokens, at);
}

// "Stakes are field defences": of one thing that no line can be but by having it.
std::optional<Explanation> thing_explained(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet verbs{"are", "is", "mean", "denote", "sind"};
    static const WordSet before{"the", "my", "of", "course", "just", "simply", "a", "always", "their"};
    const Tokens tokens = vocabulary.tokens(sentence);
    const std::size_t first = !tokens.empty() && (tokens[0].is("the") || tokens[0].is("my")) ? 1 : 0;
    std::size_t verb = first;
    while (verb < tokens.size() && verb < first + 2 && !verbs.contains(tokens[verb].plain()) &&
           names_thing(tokens, verb, vocabulary))
        ++verb;
    if (verb == first || verb + 1 >= tokens.size() || !verbs.contains(tokens[verb].plain()))
        return std::nullopt;
    const std::string behind(sentence.substr(tokens[verb].end));
    const Phrases phrases = phrases_in(behind, vocabulary);
    const std::size_t begin = begin_of_lone_phrase(phrases, before);
    if (begin == phrases.tokens.size() || !is_switch_of_troops(phrases.items.front(), vocabulary))
        return std::nullopt;
    const std::size_t end = phrases.items.front().end;
    return Explanation{0,
                       0,
                       text_between(sentence, tokens, first, verb),
                       text_between(behind, phrases.tokens, begin, end),
                       false,
                       true};
}

// "a (barbarian) unit commander": a leader and something that he is, in plain words; "" of anything else.
std::string leader_described(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    std::string words;
    std::size_t leaders = 0;
    std::size_t values = 0;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const std::size_t owner = phrases.owner[at];
        if (owner == Phrases::nobody) {
            if (!token.is("(") && !token.is(")") && !token.is("a") && !token.is("an") && !token.is("the") &&
                !token.is(","))
                return {};
            continue;
        }
        const PhraseItem& item = phrases.items[owner];
        const auto said = item.meanings.empty() ? std::nullopt : class_said(item, vocabulary);
        if (item.meanings.empty() || item.weak || item.meanings.front().source > Source::name ||
            (said && !vocabulary.is_leader(said->first)))
            return {};
        if (item.begin == at)
            ++(said ? leaders : values);
        words += (words.empty() ? "" : " ") + token.text;
    }
    return leaders == 1 && values != 0 ? words : std::string();
}

// "UC means a (barbarian) unit commander", "UC = regular unit commander"
std::optional<Explanation> leader_explained(std::string_view sentence, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 4; // letters
    static const WordSet verbs{"means", "=", "is", "stands", "for", "short", ":", "\""};
    const Tokens tokens = vocabulary.tokens(sentence);
    std::size_t at = !tokens.empty() && tokens[0].is("\"") ? 1 : 0;
    if (at >= tokens.size() || !tokens[at].is_word() || !is_in_capitals(tokens[at].text) ||
        tokens[at].text.size() > longest || tokens[at].text.size() < 2)
        return std::nullopt;
    const std::string sign = tokens[at].text;
    const std::size_t verb = ++at;
    while (at < tokens.size() && verbs.contains(tokens[at].plain()))
        ++at;
    std::string meaning = at == verb || at == tokens.size()
                              ? std::string()
                              : leader_described(sentence.substr(tokens[at].begin), vocabulary);
    return meaning.empty() ? std::nullopt : std::optional(Explanation{0, 0, sign, std::move(meaning)});
}

std::optional<Explanation> explanation_in(const MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    std::size_t first = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (!ends_sentence(tokens, at))
            continue;
        if (first < at) {
            const std::size_t begin = tokens[first].begin;
            const std::size_t end = tokens[at - 1].end;
            const std::string_view sentence = std::string_view(line.text).substr(begin, end - begin);
            auto found = asterisk_explained(sentence, vocabulary);
            if (!found)
                found = leader_explained(sentence, vocabulary);
            if (!found)
                found = thing_explained(sentence, vocabulary);
            if (found) {
                found->begin = begin;
                found->end = end;
                return found;
            }
        }
        first = at + 1;
    }
    return std::nullopt;
}

bool is_of_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

// "3 * HIB", "3*HIB": a sign of multiplication.
bool multiplies(std::string_view text, std::size_t at) {
    const std::size_t before = at == 0 ? std::string_view::npos : text.find_last_not_of(' ', at - 1);
    const std::size_t behind = text.find_first_not_of(' ', at + 1);
    return before != std::string_view::npos && behind != std::string_view::npos &&
           std::isdigit(static_cast<unsigned char>(text[before])) != 0 && is_of_word(text[behind]);
}

// Where something stands in a line; of no size if it stands nowhere.
struct PlaceOfSign {
    std::size_t at = 0; // bytes
    std::size_t size = 0;
};

// Apart or behind a word.
PlaceOfSign place_of_sign(std::string_view text, std::string_view sign) {
    const bool word = is_of_word(sign.front());
    for (std::size_t at = text.find(sign); at != std::string_view::npos; at = text.find(sign, at + 1)) {
        const std::size_t end = at + sign.size();
        const bool ends = end == text.size() || !is_of_word(text[end]);
        const bool begins = at == 0 || !word || !is_of_word(text[at - 1]);
        if (begins && ends)
            return {at, sign.size()};
    }
    return {};
}

// "hedge" where hedges are explained.
PlaceOfSign place_of_thing(std::string_view text, std::string_view thing, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    const Tokens words = vocabulary.tokens(thing);
    const auto is_same = [](const Token& word, const Token& token) {
        return token.is_word() && std::any_of(word.forms.begin(), word.forms.end(),
                                              [&](const std::string& form) { return token.has_form(form); });
    };
    for (std::size_t at = 0; at + words.size() <= tokens.size(); ++at)
        if (std::equal(words.begin(), words.end(), tokens.begin() + static_cast<std::ptrdiff_t>(at), is_same))
            return {tokens[at].begin, tokens[at + words.size() - 1].end - tokens[at].begin};
    return {};
}

PlaceOfSign place_in(std::string_view text, const Explanation& found, const Vocabulary& vocabulary) {
    return found.of_thing ? place_of_thing(text, found.sign, vocabulary) : place_of_sign(text, found.sign);
}

// Whether each line that has the sign is one of troops, and one has it: else it may mean more.
bool marks_troops_alone(const std::vector<MailLine>& lines, const MailLine& told, const Explanation& found,
                        const Vocabulary& vocabulary) {
    bool any = false;
    for (const MailLine& line : lines) {
        if (&line == &told || line.role != MailLine::Role::text)
            continue;
        const PlaceOfSign place = place_in(line.text, found, vocabulary);
        if (place.size == 0)
            continue;
        const std::string behind = line.text.substr(place.at + place.size);
        if (multiplies(line.text, place.at) || place_in(behind, found, vocabulary).size != 0 ||
            class_word_in(line.text, vocabulary) < ClassWord::kind)
            return false;
        any = true;
    }
    return any;
}

void replace_in_line(MailLine& line, std::size_t begin, std::size_t end, const std::string& text) {
    line.text.replace(begin, end - begin, text);
    for (MailLine::Part& part : line.parts)
        if (part.offset >= end)
            part.offset += text.size() - (end - begin);
        else
            part.offset = std::min(part.offset, begin);
    std::erase_if(line.parts, [&](const MailLine::Part& part) { return part.offset >= line.text.size(); });
}

void write_meaning(std::vector<MailLine>& lines, const MailLine& told, const Explanation& found,
                   const Vocabulary& vocabulary) {
    const bool mark = !is_of_word(found.sign.front());
    for (MailLine& line : lines) {
        if (&line == &told || line.role != MailLine::Role::text)
            continue;
        const PlaceOfSign place = place_in(line.text, found, vocabulary);
        const std::string meaning = mark ? " (" + found.meaning + ")" : found.meaning;
        if (place.size != 0)
            replace_in_line(line, place.at, place.at + place.size, found.of_others ? "" : meaning);
        else if (found.of_others && class_word_in(line.text, vocabulary) == ClassWord::code)
            line.text += meaning;
    }
}

} // namespace

std::vector<MailLine> with_things_explained(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text)
            continue;
        const std::optional<Explanation> found = explanation_in(line, vocabulary);
        if (!found)
            continue;
        if (marks_troops_alone(lines, line, *found, vocabulary)) {
            write_meaning(lines, line, *found, vocabulary);
            const std::size_t stop = line.text.find_first_not_of(" .!", found->end);
            replace_in_line(line, found->begin, std::min(stop, line.text.size()), "");
            line.text = std::string(trimmed(line.text));
        }
    }
    std::erase_if(lines, [](const MailLine& line) { return line.text.empty(); });
    return lines;
}

} // namespace muster
