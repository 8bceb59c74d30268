// SPDX-License-Identifier: MIT
#include "mail/detail/places_off_line.h"

#include "base/text.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

namespace muster {

namespace {

// What troops are that stand off the main line; nothing where the rules have no such line.
std::optional<ValueOf> value_off_line(const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in("off the main line", vocabulary, {Level::troop});
    if (phrases.items.size() != 1 || phrases.items.front().meanings.empty())
        return std::nullopt;
    const Meaning& meaning = phrases.items.front().meanings.front();
    return meaning.values.size() == 1 ? std::optional(meaning.values.front()) : std::nullopt;
}

bool says_off_line(const std::string& text, const ValueOf& off, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    return std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return !item.meanings.empty() && item.meanings.front().values.front().trait == off.trait &&
               item.meanings.front().values.front().value == off.value;
    });
}

// "Behind it, centre": a place beside the line that was told before, and no other word.
bool tells_place_beside_line(const Tokens& tokens) {
    static const WordSet places{"behind", "before", "hinter", "vor", "davor", "dahinter"};
    static const WordSet places_of{"front", "ahead", "forward", "rear"}; // "in front of", not "front line"
    static const WordSet lines{"it", "line", "davor", "dahinter", "ihr", "linie"};
    static const WordSet others{
        "in",     "of",      "the",    "a",    "bit",   "further", "well",   "just",   "centre", "center",
        "middle", "left",    "right",  "wing", "flank", "side",    "on",     "at",     "to",     "and",
        "far",    "der",     "dem",    "die",  "mitte", "links",   "rechts", "linken", "auf",    "zentrum",
        "und",    "rechten", "flügel", "back", "up",    "out",     "from"};
    constexpr std::size_t longest = 10; // tokens
    bool place = false;
    bool of_line = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string& word = tokens[at].plain();
        const bool is_place = places.contains(word) ||
                              (places_of.contains(word) && at + 1 < tokens.size() && tokens[at + 1].is("of"));
        place = place || is_place;
        of_line = of_line || lines.contains(word);
        if (tokens[at].is_number() ||
            (tokens[at].is_word() && !is_place && !lines.contains(word) && !others.contains(word)))
            return false;
    }
    return place && of_line && tokens.size() <= longest;
}

bool is_place_line(const MailLine& line, const ValueOf& off, const Vocabulary& vocabulary) {
    return line.role == MailLine::Role::text && line.parts.empty() &&
           tells_place_beside_line(vocabulary.tokens(line.text)) &&
           !says_off_line(line.text, off, vocabulary);
}

bool holds_troops_of_place(const MailLine& line, const Vocabulary& vocabulary) {
    return line.role == MailLine::Role::text && class_word_in(line.text, vocabulary) >= ClassWord::name;
}

// "MAIN BATTLE LINE" over "Left wing", "Centre" and "Right wing": they are the parts, and all troops stand in
// that line whose heading says nothing else.
bool heads_parts_of_line(const std::vector<MailLine>& lines, std::size_t at, const ValueOf& off,
                         const Vocabulary& vocabulary) {
    static const WordSet words{"main", "battle", "line", "the", "in", ":"};
    const auto is_of_words = [](const Tokens& tokens, const WordSet& known) {
        return std::all_of(tokens.begin(), tokens.end(),
                           [&](const Token& token) { return known.contains(token.plain()); });
    };
    if (at + 2 >= lines.size() || lines[at].role != MailLine::Role::text || lines[at].bullet)
        return false;
    const Tokens own = vocabulary.tokens(lines[at].text);
    const Tokens next = vocabulary.tokens(lines[at + 1].text);
    return own.size() > 1 && own[0].is("main") && is_of_words(own, words) && !next.empty() &&
           lines[at + 1].role == MailLine::Role::text &&
           std::any_of(next.begin(), next.end(), names_part_of_field) &&
           !says_off_line(lines[at + 1].text, off, vocabulary) &&
           !holds_troops_of_place(lines[at + 1], vocabulary) &&
           holds_troops_of_place(lines[at + 2], vocabulary);
}

// The lines that are such places right above troops: beneath a heading that says where those are, or not.
std::vector<std::size_t> places_beside_line(const std::vector<MailLine>& lines, bool told,
                                            const Vocabulary& vocabulary) {
    std::vector<std::size_t> places;
    const auto off = value_off_line(vocabulary);
    bool beneath = false;
    for (std::size_t at = 0; off && at + 1 < lines.size(); ++at) {
        const MailLine& line = lines[at];
        if (line.role != MailLine::Role::text || holds_troops_of_place(line, vocabulary))
            continue;
        if (!is_place_line(line, *off, vocabulary))
            beneath = says_off_line(line.text, *off, vocabulary); // a heading, or talk that may end its part
        else if (beneath == told && holds_troops_of_place(lines[at + 1], vocabulary))
            places.push_back(at);
    }
    return places;
}

} // namespace

std::vector<MailLine> with_places_off_line_as_headings(std::vector<MailLine> lines,
                                                       const Vocabulary& vocabulary) {
    for (const std::size_t at : places_beside_line(lines, true, vocabulary))
        if (!lines[at].text.ends_with(':'))
            lines[at].text += ':';
    const auto off = value_off_line(vocabulary);
    for (std::size_t at = 0; off && at < lines.size(); ++at)
        if (heads_parts_of_line(lines, at, *off, vocabulary))
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
    return lines;
}

void ask_of_places(MailReading& reading, const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    for (const std::size_t at : places_beside_line(lines, false, vocabulary)) {
        const auto is_of_line = [&](const LineQuestion& question) {
            return question.line == lines[at].number;
        };
        if (std::none_of(reading.questions.begin(), reading.questions.end(), is_of_line))
            reading.questions.push_back(
                {lines[at].number, fmt::format("{}: nothing shows whether these stand in the main line",
                                               muster::quoted(lines[at].text))});
    }
}

} // namespace muster
