// SPDX-License-Identifier: MIT
#include "mail/detail/links_of_some.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/near_words.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string_view>

namespace muster {

namespace {

// The lines of one unit, and those of them that say that they are linked.
struct LinesOfLink {
    std::set<std::size_t> all; // among the draft's lines
    std::set<std::size_t> linked;
    bool linked_by_itself = false; // such a line counts more than one, so that it may be a link alone
};

const TroopReading& troop_read_at(const ArmyDraft& draft, const TroopDraft& at) {
    return draft.lines[at.line].ways.front().troops[at.troop];
}

LinesOfLink lines_of_link(const ArmyDraft& draft, const UnitDraft& unit, std::size_t link) {
    LinesOfLink found;
    for (const TroopDraft& at : unit.troops) {
        const LineDraft& line = draft.lines[at.line];
        // "+ 2 VLI (support link)" tells of those above as well, a row has a column for it.
        if (line.row || line.text.starts_with('+'))
            return {};
        const TroopReading& troop = troop_read_at(draft, at);
        found.all.insert(at.line);
        if (troop.value(link, 0) > 0) {
            found.linked.insert(at.line);
            found.linked_by_itself = found.linked_by_itself || troop.count > 1;
        }
    }
    return found;
}

// Of two single bases one can be linked with nothing but the other.
bool leaves_open_whom(const LinesOfLink& lines) {
    return !lines.linked.empty() && lines.linked.size() < lines.all.size() &&
           (lines.linked_by_itself || lines.all.size() > 2);
}

void ask_of_units(MailReading& reading, std::size_t link) {
    for (const BodyDraft& body : reading.draft.bodies)
        for (const UnitDraft& unit : body.units) {
            const bool told =
                unit.named_link || std::any_of(unit.values.begin(), unit.values.end(),
                                               [&](const ValueOf& value) { return value.trait == link; });
            const LinesOfLink lines = told ? LinesOfLink{} : lines_of_link(reading.draft, unit, link);
            if (leaves_open_whom(lines)) {
                const LineDraft& line = reading.draft.lines[*lines.linked.begin()];
                reading.questions.push_back(
                    {line.line, fmt::format("{}: nothing shows which of the unit are linked",
                                            muster::quoted(line.text))});
            }
        }
}

bool is_slip_of(const Token& token, std::string_view meant) {
    return token.is_word() && !token.is(meant) && slip_between(token.plain(), meant) != Slip::none;
}

// "Not linke:", "Not on the left:", not "Not in the main line:"
bool denies_a_place(const Tokens& tokens) {
    static const WordSet denials{"not", "non", "no", "nicht", "kein", "keine", "never"};
    static const WordSet lines{"line", "main", "battle", "linie", "schlachtlinie"};
    const bool of_line = std::any_of(tokens.begin(), tokens.end(),
                                     [](const Token& token) { return lines.contains(token.plain()); });
    for (std::size_t at = 0; !of_line && at + 1 < tokens.size(); ++at) {
        std::size_t next = at + 1;
        while (next + 1 < tokens.size() && (is_joining_word(tokens[next].plain()) || tokens[next].is("-")))
            ++next;
        if (denials.contains(tokens[at].plain()) && names_part_of_field(tokens[next]))
            return true;
    }
    return false;
}

// "Unlinke:", "Linke in line:"
bool may_be_of_links(const Tokens& tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool in_line = at + 2 < tokens.size() && tokens[at + 1].is("in") &&
                             (tokens[at + 2].is("line") || tokens[at + 2].is("support"));
        if (is_slip_of(tokens[at], "unlinked") || (in_line && is_slip_of(tokens[at], "linked")))
            return true;
    }
    return false;
}

void ask_of_slips(MailReading& reading, const Vocabulary& vocabulary) {
    for (const BodyDraft& body : reading.draft.bodies) {
        const Tokens tokens = vocabulary.tokens(body.heading);
        if (denies_a_place(tokens) || may_be_of_links(tokens))
            reading.questions.push_back(
                {body.line, fmt::format("{}: it may say that these are linked, or that they are not",
                                        muster::quoted(body.heading))});
    }
}

} // namespace

void ask_of_links_of_some(MailReading& reading, const Vocabulary& vocabulary) {
    if (const auto link = trait_of_links(vocabulary.ruleset())) {
        ask_of_units(reading, *link);
        ask_of_slips(reading, vocabulary);
    }
}

} // namespace muster
