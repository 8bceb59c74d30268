// SPDX-License-Identifier: MIT
#include "mail/detail/him_who_leads.h"

#include "base/text.h"
#include "mail/detail/leader_in_person.h"
#include "mail/detail/leaders_in_sentence.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/officer_talk.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// Bytes of a line.
struct Clause {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool denies_commander = false;
};

// "(he leads them …)", or ", he leads them …" at the end of the line.
std::optional<Clause> clause_in(std::string_view line, const Vocabulary& vocabulary) {
    static constexpr std::string_view openings[] = {" (he ", " (she ", ", he ", ", she ", "; he ", " - he "};
    for (const std::string_view opening : openings) {
        const std::size_t begin = line.find(opening);
        if (begin == std::string_view::npos)
            continue;
        const bool bracket = opening[1] == '(';
        const std::size_t close = bracket ? line.find(')', begin) : line.size();
        if (close == std::string_view::npos)
            continue;
        const std::size_t he = begin + opening.find_first_of("hs");
        const Tokens said = vocabulary.tokens(line.substr(he, close - he));
        if (leads_those_above(said, [](const Token& token) { return token.is("that"); }))
            return Clause{begin, bracket ? close + 1 : close, denies_commander(said)};
    }
    return std::nullopt;
}

// The words of the general's rank in the line; "" if it names none or more than one.
std::string rank_in(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    std::string rank;
    for (const PhraseItem& item : phrases.items) {
        if (!is_general_by_rank(item, phrases.tokens, vocabulary))
            continue;
        if (!rank.empty())
            return {};
        rank = text_between(phrases.line, phrases.tokens, item.begin, item.end);
    }
    return rank;
}

// A row of a table: what stands in its cells is no sentence.
bool has_cells(std::string_view line) {
    constexpr std::string_view gap = "   ";
    const std::size_t first = line.find(gap);
    return line.find_first_of("\t|") != std::string_view::npos ||
           (first != std::string_view::npos &&
            line.find(gap, line.find_first_not_of(' ', first)) != std::string_view::npos);
}

bool is_led(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    const std::vector<Piece> pieces = pieces_of(phrases, vocabulary);
    return pieces.size() == 1 && pieces.front().surely >= ClassWord::name &&
           !vocabulary.is_leader(pieces.front().class_value);
}

} // namespace

std::vector<MailLine> with_him_who_leads_named(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    std::vector<std::string> ranks; // of the lines above that name one
    bool right_above = false;
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text)
            continue;
        const std::optional<Clause> clause =
            has_cells(line.text) ? std::nullopt : clause_in(line.text, vocabulary);
        if (clause && (right_above || ranks.size() == 1)) {
            std::string led = line.text;
            led.erase(clause->begin, clause->end - clause->begin);
            if (is_led(led, vocabulary)) {
                const bool dot = led.ends_with('.');
                led.resize(led.size() - (dot ? 1 : 0));
                line.text = led + ", led by the " + ranks.back() +
                            (clause->denies_commander ? ", no unit commander" : "") + (dot ? "." : "");
            }
        }
        std::string rank = rank_in(line.text, vocabulary);
        right_above = !rank.empty();
        if (right_above && !clause)
            ranks.push_back(std::move(rank));
    }
    return lines;
}

std::string leader_left_open(const Phrases& phrases, const std::vector<Piece>& pieces,
                             const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty() ||
        std::any_of(pieces.begin(), pieces.end(),
                    [&](const Piece& piece) { return vocabulary.is_leader(piece.class_value); }))
        return {};
    const auto clause = clause_in(phrases.line, vocabulary);
    return clause ? phrases.line.substr(clause->begin + 1, clause->end - clause->begin - 1) : std::string();
}

} // namespace muster
