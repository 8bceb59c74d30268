// SPDX-License-Identifier: MIT
#include "mail/detail/layout_talk.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace muster {

namespace {

// "One vignette to a line", "Each line is one unit": nothing but that each line stands for one.
bool tells_what_lines_are(const Tokens& tokens, std::size_t end) {
    static const WordSet words{"each",   "every", "one",    "a",    "an",     "to",       "per", "on",
                               "in",     "is",    "of",     "for",  "the",    "its",      "my",  "own",
                               "stands", "be",    "gets",   "has",  "means",  "makes",    "=",   "always",
                               "counts", "as",    "equals", "here", "single", "separate", ",",   "for"};
    static const WordSet lines{"line",   "row",      "entry",     "code",   "codes", "number",
                               "item",   "position", "dash",      "bullet", "star",  "asterisk",
                               "hyphen", "letter",   "paragraph", "numeral"};
    static const WordSet things{"unit", "vignette", "troop", "group", "base", "tactical", "element"};
    bool line = false;
    bool thing = false;
    for (std::size_t at = 0; at < end; ++at) {
        const Token& token = tokens[at];
        const bool is_line = lines.contains(token.plain());
        const bool is_thing = things.contains(token.plain());
        const bool known = token.is_number()
                               ? token.value == 1
                               : token.is_mark() || is_line || is_thing || words.contains(token.plain());
        if (!known)
            return false;
        line = line || is_line;
        thing = thing || is_thing;
    }
    return line && thing;
}

// "Order of each line", "Each line", "The fields of a line are" before a legend of labels.
bool opens_legend(const Tokens& tokens, std::size_t end) {
    static const WordSet words{"order", "sequence", "format", "layout", "fields", "columns", "of",
                               "each",  "every",    "a",      "the",    "my",     "in",      "this",
                               "is",    "are",      "reads",  "read",   "gives",  "as",      "follows",
                               "line",  "lines",    "row",    "rows",   "unit",   "entry",   "entries"};
    const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(end);
    return end != 0 && std::all_of(tokens.begin(), last,
                                   [](const Token& token) { return words.contains(token.plain()); });
}

// "(RA) or (IR) after each code", "I put RA or IF behind every class": where the values of one trait stand.
bool tells_where_values_stand(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet places{"after", "behind", "follows", "before", "beside", "hinter", "vor"};
    static const WordSet every{"each", "every", "all", "the", "jedem", "jeder"};
    static const WordSet whole{"code", "codes", "class", "line",   "lines",
                               "name", "names", "entry", "entries"};
    static const WordSet idle{"or",    "and",  "i",     "put",    "write", "stand",  "stands",
                              "comes", "is",   "are",   "given",  "it",    "always", "with",
                              "has",   "have", "there", "either", "noted", "marked", "/",
                              ",",     "(",    ")",     ".",      "\"",    "oder"};
    const Phrases phrases = phrases_in(sentence, vocabulary, {Level::troop});
    std::vector<ValueOf> values;
    bool placed = false;
    bool of_each = false;
    bool of_whole = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const std::size_t owner = phrases.owner[at];
        const bool of_writer = token.text == "I";
        if (owner != Phrases::nobody && !phrases.items[owner].meanings.empty() && !of_writer) {
            const PhraseItem& item = phrases.items[owner];
            if (item.meanings.front().values.size() != 1 || class_said(item, vocabulary))
                return false;
            if (item.begin == at)
                values.push_back(item.meanings.front().values.front());
            continue;
        }
        placed = placed || places.contains(token.plain());
        of_each = of_each || every.contains(token.plain());
        of_whole = of_whole || whole.contains(token.plain());
        if (!places.contains(token.plain()) && !every.contains(token.plain()) &&
            !whole.contains(token.plain()) && !idle.contains(token.plain()))
            return false;
    }
    return placed && of_each && of_whole && values.size() > 1 &&
           std::all_of(values.begin() + 1, values.end(), [&](const ValueOf& value) {
               return value.trait == values.front().trait && value.value != values.front().value;
           });
}

// Something that has a usual place within a line of a list.
bool is_part_of_line(const Token& token) {
    static const WordSet parts{"officer", "officers", "commander", "commanders", "leader", "leaders",
                               "men",     "troops",   "price",     "prices",     "points", "cost",
                               "costs",   "count",    "counts",    "name",       "names",  "code",
                               "codes",   "class",    "remarks",   "notes",      "sum",    "sums"};
    return parts.contains(token.plain());
}

// "Officers come first on each line", "In every row the officer is named first, then his men, points at the
// end": in which order a line tells what it tells. What a number is, it does not say.
bool tells_order_in_lines(const Tokens& tokens) {
    static const WordSet places{"first", "last", "end", "beginning", "start", "then", "next"};
    static const WordSet lines{"line", "row", "entry"};
    static const WordSet told{"written", "given", "named", "put", "listed", "shown", "told", "at", "always"};
    static const WordSet idle{"come", "comes", "stand", "stands", "go",    "goes",   "the",  "its",
                              "his",  "my",    "their", "and",    "of",    "on",     "in",   "at",
                              "to",   "a",     "with",  "each",   "every", "always", "unit", "unit's"};
    bool part = false;
    bool place = false;
    bool line = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        const std::string& word = token.plain();
        const bool is_place = places.contains(word);
        const bool is_line =
            at != 0 && lines.contains(word) && (tokens[at - 1].is("each") || tokens[at - 1].is("every"));
        const bool is_part = is_part_of_line(token);
        const bool verb = (word == "is" || word == "are") && at + 1 < tokens.size() &&
                          (places.contains(tokens[at + 1].plain()) || told.contains(tokens[at + 1].plain()));
        if (token.is_number() || !(token.is_mark() || is_place || is_line || is_part || verb ||
                                   idle.contains(word) || told.contains(word)))
            return false;
        part = part || is_part;
        place = place || is_place;
        line = line || is_line;
    }
    return part && place && line;
}

// "each line that begins with" before a heading between quotation marks.
bool speaks_of_lines(const Tokens& tokens, std::size_t end) {
    static const WordSet lines{"line", "lines", "row", "rows", "entry", "entries"};
    static const WordSet around{"each",   "every", "all",    "the",   "a",      "that",     "which",
                                "begins", "begin", "starts", "start", "headed", "marked",   "with",
                                "by",     "of",    "mine",   "so",    "where",  "beginning"};
    const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(end);
    const auto is_line = [](const Token& token) { return lines.contains(token.plain()); };
    return std::any_of(tokens.begin(), last, is_line) &&
           std::all_of(tokens.begin(), last,
                       [&](const Token& token) { return is_line(token) || around.contains(token.plain()); });
}

// Where the tokens from `begin` to `end` stand again behind them; the count of the tokens if they do not.
std::size_t repeated_at(const Tokens& tokens, std::size_t begin, std::size_t end) {
    for (std::size_t at = end; at + (end - begin) <= tokens.size(); ++at)
        if (std::equal(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end),
                       tokens.begin() + static_cast<std::ptrdiff_t>(at),
                       [](const Token& one, const Token& other) { return one.is(other.plain()); }))
            return at;
    return tokens.size();
}

// "Each line that begins with "support link" is one support link of two vignettes, spears in front": what the
// heading of those lines says itself.
bool explains_heading(std::string_view sentence, const Vocabulary& vocabulary) {
    static const WordSet idle{"is",  "are",  "means", "stands", "for",   "a",
                              "one", "each", "in",    "the",    "behind"};
    const Phrases phrases = phrases_in(sentence, vocabulary, {Level::unit, Level::troop});
    const Tokens& tokens = phrases.tokens;
    const auto quote = [&](std::size_t at) {
        while (at < tokens.size() && !tokens[at].is("\""))
            ++at;
        return at;
    };
    const std::size_t open = quote(0);
    const std::size_t close = quote(open + 1);
    const std::size_t size = close - open - 1;
    if (close >= tokens.size() || size == 0 || !speaks_of_lines(tokens, open))
        return false;
    const std::size_t again = repeated_at(tokens, open + 1, close);
    const Phrases heading =
        phrases_in(text_between(sentence, tokens, open + 1, close), vocabulary, {Level::unit});
    if (again == tokens.size() || heading.items.size() != 1 || heading.items.front().meanings.empty())
        return false;
    for (std::size_t at = close + 1; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        const std::size_t owner = phrases.owner[at];
        const auto kind =
            owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
        const bool known =
            (at >= again && at < again + size) || token.is_mark() || idle.contains(token.plain()) ||
            is_in(WordList::rank, token.plain()) ||
            (owner == Phrases::nobody
                 ? token.is_number() || is_joining_word(token.plain()) || is_counted_thing(token.plain())
                 : kind && kind->second < ClassWord::code && !vocabulary.is_leader(kind->first));
        if (!known)
            return false;
    }
    return true;
}

// "Front first, support behind, in every support link.": in which order the ranks of a link are written,
// which is the usual one.
bool tells_order_of_ranks(const Tokens& tokens) {
    static const WordSet front{"front"};
    static const WordSet rear{"support", "supports", "rear", "back"};
    static const WordSet first{"first"};
    static const WordSet second{"behind", "second", "last", "then", "next", "after"};
    static const WordSet fillers{"the",  "rank",  "ranks", "in",     "every",  "each",  "all",
                                 "link", "links", "of",    "a",      "is",     "are",   "comes",
                                 "come", "and",   "my",    "stands", "always", "named", "written"};
    bool has_front = false;
    bool has_first = false;
    bool has_rear = false;
    bool has_second = false;
    for (const Token& token : tokens) {
        const std::string& word = token.plain();
        if (front.contains(word) && !has_rear)
            has_front = true;
        else if (first.contains(word) && has_front && !has_rear)
            has_first = true;
        else if (rear.contains(word) && has_first)
            has_rear = true;
        else if (second.contains(word) && has_first)
            has_second = true;
        else if (!token.is_mark() && !fillers.contains(word))
            return false;
    }
    return has_first && has_rear && has_second;
}

bool labels_trait(std::string_view words, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(words);
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    return match && match->end == tokens.size() && !match->phrase->labels.empty();
}

// "class / order / army / weapon / IP each": most of the parts head columns of tables.
bool is_legend(std::string_view text, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 4;
    constexpr std::size_t longest = 3; // words of a part
    if (std::any_of(text.begin(), text.end(), is_digit))
        return false;
    for (const char mark : {'/', '|', ';'}) {
        std::size_t parts = 0;
        std::size_t labels = 0;
        bool brief = true;
        for (std::size_t begin = 0; begin <= text.size(); ++parts) {
            const std::size_t end = std::min(text.find(mark, begin), text.size());
            std::string_view part = trimmed(text.substr(begin, end - begin));
            if (part.ends_with('.'))
                part.remove_suffix(1);
            brief = brief && words_of(part).size() <= longest;
            labels +=
                role_of_heading(heading_words(std::string(part))) || labels_trait(part, vocabulary) ? 1 : 0;
            begin = end + 1;
        }
        if (brief && parts >= fewest && labels * 2 > parts)
            return true;
    }
    return false;
}

// The same number or the same value: "3" and "III", "E4" and "Epoch IV".
bool mean_the_same(std::string_view first, std::string_view second, const Vocabulary& vocabulary) {
    const Phrases one = phrases_in(first, vocabulary, {Level::troop});
    const Phrases other = phrases_in(second, vocabulary, {Level::troop});
    const auto is_whole = [](const Phrases& phrases) {
        return phrases.items.size() == 1 && phrases.items.front().begin == 0 &&
               phrases.items.front().end == phrases.tokens.size() && !phrases.items.front().meanings.empty();
    };
    if (is_whole(one) && is_whole(other)) {
        const auto& meant = other.items.front().meanings;
        return std::any_of(meant.begin(), meant.end(), [&](const Meaning& meaning) {
            return meaning.values == one.items.front().meanings.front().values;
        });
    }
    const auto number = std::find(std::begin(roman_numbers), std::end(roman_numbers), second);
    return one.tokens.size() == 1 && one.tokens[0].is_number() && number != std::end(roman_numbers) &&
           one.tokens[0].value == number - std::begin(roman_numbers) + 1;
}

// "I write 3 for III and so on", "E4 is Epoch IV": what it says is understood without it.
bool explains_known(std::string_view clause, const Vocabulary& vocabulary) {
    static constexpr std::string_view fillers[] = {" and so on", " etc.", " etc", " and so forth", "."};
    static constexpr std::string_view openings[] = {"I write ", "I put ",    "I use ",
                                                    "I say ",   "We write ", "and "};
    static constexpr std::string_view verbs[] = {" for ",        " is ",  " means ", " = ",
                                                 " stands for ", " are ", " mean "};
    for (const std::string_view filler : fillers)
        if (clause.ends_with(filler))
            clause.remove_suffix(filler.size());
    for (const std::string_view opening : openings)
        if (clause.starts_with(opening))
            clause.remove_prefix(opening.size());
    return std::any_of(std::begin(verbs), std::end(verbs), [&](std::string_view verb) {
        const std::size_t at = clause.find(verb);
        return at != std::string_view::npos && at != 0 &&
               mean_the_same(trimmed(clause.substr(0, at)), trimmed(clause.substr(at + verb.size())),
                             vocabulary);
    });
}

bool explains_only_known(std::string_view sentence, const Vocabulary& vocabulary) {
    for (std::size_t begin = 0; begin < sentence.size();) {
        const std::size_t end = std::min(sentence.find_first_of(",;", begin), sentence.size());
        if (!explains_known(trimmed(sentence.substr(begin, end - begin)), vocabulary))
            return false;
        begin = end + 1;
    }
    return !sentence.empty();
}

} // namespace

bool tells_layout(std::string_view sentence, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(sentence);
    if (tells_order_in_lines(tokens))
        return true;
    const auto colon =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is(":"); });
    const auto at = static_cast<std::size_t>(colon - tokens.begin());
    const bool of_lines = tells_what_lines_are(tokens, at);
    if (at < tokens.size())
        return (of_lines || opens_legend(tokens, at)) &&
               is_legend(sentence.substr(tokens[at].end), vocabulary);
    return of_lines || tells_order_of_ranks(tokens) || explains_only_known(sentence, vocabulary) ||
           explains_heading(sentence, vocabulary) || tells_where_values_stand(sentence, vocabulary);
}

} // namespace muster
