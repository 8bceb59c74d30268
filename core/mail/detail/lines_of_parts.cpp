// SPDX-License-Identifier: MIT
#include "mail/detail/lines_of_parts.h"

#include "base/text.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/sentences.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>

namespace muster {

namespace {

enum class OfLine { part, unit };

std::optional<OfLine> thing_of_line(const Token& token) {
    static const WordSet parts{"part",     "wing",   "command", "battle",  "body",
                               "division", "flügel", "teil",    "kommando"};
    static const WordSet units{"unit", "einheit"};
    if (token.has_form_in(parts) || parts.contains(token.plain()))
        return OfLine::part;
    return token.has_form_in(units) || units.contains(token.plain()) ? std::optional(OfLine::unit)
                                                                     : std::nullopt;
}

// "One line per part", "Each wing has a line of its own as always", "Eine Zeile pro Flügel, wie immer".
std::optional<OfLine> tells_line_of(const Tokens& tokens) {
    static const WordSet lines{"line", "row", "zeile"};
    static const WordSet one{"one",  "each", "every", "a",     "per", "single",
                             "eine", "pro",  "je",    "jeder", "jede"};
    static const WordSet idle{"to",  "for",  "has",  "gets",    "is",      "of",     "its",    "own",
                              "on",  "in",   "the",  "my",      "again",   "please", "this",   "here",
                              "as",  "like", "last", "time",    "usual",   "always", "before", "ever",
                              "you", "it",   "your", "wanted",  "asked",   "way",    "hat",    "ihre",
                              "wie", "beim", "mal",  "letzten", "letztes", "immer",  "üblich", "bitte"};
    bool line = false;
    bool single = false;
    std::optional<OfLine> thing;
    for (const Token& token : tokens) {
        const auto named = thing_of_line(token);
        if (named && thing && *thing != *named)
            return std::nullopt;
        const bool is_line = lines.contains(token.plain());
        const bool is_one = token.is_number() ? token.value == 1 : one.contains(token.plain());
        if (!named && !is_line && !is_one && !idle.contains(token.plain()) && !token.is(",") &&
            !token.is(".") && !token.is(":"))
            return std::nullopt;
        thing = named ? named : thing;
        line = line || is_line;
        single = single || is_one;
    }
    return line && single ? thing : std::nullopt;
}

// Whether each part, or each unit, has its troops in one line, and that line no others.
bool has_line_each(const ArmyDraft& draft, OfLine thing) {
    std::set<std::size_t> taken;
    std::set<std::size_t> here;
    const auto close = [&] {
        const bool alone = here.size() <= 1 && (here.empty() || taken.insert(*here.begin()).second);
        here.clear();
        return alone;
    };
    for (const BodyDraft& body : draft.bodies) {
        for (const UnitDraft& unit : body.units) {
            for (const TroopDraft& troop : unit.troops)
                here.insert(draft.lines[troop.line].line);
            if (thing == OfLine::unit && !close())
                return false;
        }
        if (!close())
            return false;
    }
    return !taken.empty();
}

void settle_told(MailReading& reading, const MailLine& sentence, OfLine thing) {
    const std::string words = muster::quoted(sentence.text);
    auto& questions = reading.questions;
    const auto asked = std::find_if(questions.begin(), questions.end(), [&](const LineQuestion& question) {
        return question.line == sentence.number && question.text.starts_with(words);
    });
    const bool holds = has_line_each(reading.draft, thing);
    if (!holds && thing == OfLine::part && asked == questions.end())
        questions.push_back({sentence.number, fmt::format("{}: the list is laid out otherwise", words)});
    if (!holds || asked == questions.end())
        return;
    if (asked->unread)
        --reading.unread;
    questions.erase(asked);
}

} // namespace

void settle_lines_of_parts(MailReading& reading, const std::vector<MailLine>& lines,
                           const Vocabulary& vocabulary) {
    for (const MailLine& line : lines)
        if (line.role == MailLine::Role::text)
            for (const MailLine& sentence : sentences_of(line, vocabulary))
                if (const auto thing = tells_line_of(vocabulary.tokens(sentence.text)))
                    settle_told(reading, sentence, *thing);
}

} // namespace muster
