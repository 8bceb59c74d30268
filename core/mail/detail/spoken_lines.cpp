// SPDX-License-Identifier: MIT
#include "mail/detail/spoken_lines.h"

#include "base/text.h"
#include "mail/detail/changing_talk.h"
#include "mail/detail/counted_talk.h"
#include "mail/detail/denied_some.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/leading_shown.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/partitive_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/recounting_talk.h"
#include "mail/detail/references.h"
#include "mail/detail/repeated_talk.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

// "The orders of the first wing are to advance", "The wing's commander is rated 3"
bool describes_part(const std::string& text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::body});
    const bool part = std::any_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
        return names_part_of_field(token) || token.is("wing's") || token.is("wings");
    });
    const auto orders = [&](const PhraseItem& item) {
        if (item.meanings.empty())
            return false;
        const Trait& trait = vocabulary.ruleset().traits[item.meanings.front().values.front().trait];
        return std::any_of(phrases.tokens.begin(), phrases.tokens.end(),
                           [&](const Token& token) { return token.has_form(trait.id); });
    };
    const bool of_general = // "White Hand host. General's rating 4."
        std::any_of(phrases.tokens.begin(), phrases.tokens.end(),
                    [](const Token& token) { return token.has_form("general") || token.is("general's"); });
    return part && rates_bodies(vocabulary.ruleset()) &&
           ((!of_general && says_rating(phrases.tokens, phrases.tokens.size())) ||
            std::any_of(phrases.items.begin(), phrases.items.end(), orders));
}

} // namespace

std::vector<const Talk*> talk_that_may_matter(const std::vector<Talk>& all, std::size_t first_troop,
                                              const MailReading& reading, const Vocabulary& vocabulary) {
    const bool has_general = says_general(reading.draft, vocabulary.ruleset());
    const std::set<std::string> names = words_of_names(reading.draft);
    const std::size_t last_troop = reading.draft.lines.empty() ? 0 : reading.draft.lines.back().line;
    std::vector<const Talk*> found;
    for (const Talk& talk : all) {
        if (talk.settled)
            continue;
        if (const auto led = is_led_as_told(talk.text, reading.draft, vocabulary)) {
            if (!*led)
                found.push_back(&talk);
            continue;
        }
        const bool behind_troops = talk.line >= first_troop && !talk.over_troops;
        const bool tells =
            may_matter(talk.text, behind_troops && !talk.behind, talk.understood, has_general, vocabulary) ||
            (!talk.behind &&
             (names_value(talk.rest, talk.of_all, vocabulary) || describes_part(talk.text, vocabulary))) ||
            (behind_troops &&
             (counts_troops(talk.text, vocabulary) || grades_named(talk.text, reading.draft, vocabulary) ||
              corrects_troops(talk.text, vocabulary) || says_value_of_named(talk.text, names, vocabulary)));
        const bool counts = // "Immortals: 20" between troops, or right beneath the last of them
            behind_troops && talk.line <= last_troop + 1 && is_name_with_number(vocabulary.tokens(talk.text));
        const Tokens tokens = vocabulary.tokens(talk.text);
        const bool others = !talk.behind && counts_others(tokens, names);
        const bool adds = behind_troops && !talk.behind && !talk.understood && adds_troops(tokens, names);
        const bool changes = others || adds ||
                             (behind_troops && (counts || tells_value_of_some(talk.text, vocabulary) ||
                                                repeats_above(talk.text, vocabulary) ||
                                                recounts_troops(talk.text, reading.draft, vocabulary) ||
                                                changes_named_troops(talk.text, names, vocabulary)));
        if (changes || (tells && !changes_nothing(talk.text, reading.draft, reading.of_troops, vocabulary) &&
                        !denies_absent(talk.text, reading.draft, reading.of_troops, vocabulary) &&
                        !restates_trait(talk.text, reading.draft, vocabulary) &&
                        !confirms_named(talk.text, reading.draft, reading.of_troops, vocabulary) &&
                        !repeats_troops(talk.text, reading.draft, vocabulary)))
            found.push_back(&talk);
    }
    return found;
}

std::vector<const MailLine*> lines_naming_general(const std::vector<MailLine>& lines, std::size_t first_troop,
                                                  const MailReading& reading, const Vocabulary& vocabulary) {
    std::vector<const MailLine*> found;
    for (const MailLine& line : lines)
        if (line.role == MailLine::Role::text &&
            names_general(line.text, vocabulary, line.number >= first_troop) &&
            std::none_of(reading.questions.begin(), reading.questions.end(),
                         [&](const LineQuestion& question) { return question.line == line.number; }))
            found.push_back(&line);
    return found;
}

std::vector<std::size_t> settle_spoken_references(std::vector<Talk>& all, MailReading& reading,
                                                  const Vocabulary& vocabulary) {
    References references(vocabulary, reading.draft);
    for (Talk& talk : all)
        if (!talk.settled && !talk.behind &&
            (references.settle(talk.text) || references.settle_beside(talk.line, talk.text))) {
            talk.settled = true;
            reading.settled.push_back(talk.line);
        }
    for (const Talk& talk : all)
        if (!talk.settled && !talk.behind && references.places_general_elsewhere(talk.text))
            reading.questions.push_back(
                {talk.line, fmt::format("{}: the list marks others as the General's", quoted(talk.text)),
                 false});
    std::vector<std::size_t> open = references.settle_leaders();
    for (const Talk& talk : all)
        if (!talk.settled && !talk.behind && references.leads_in_vain(talk.text))
            open.push_back(talk.line);
    return open;
}

void ask_of_talk(const std::vector<Talk>& all, const std::vector<MailLine>& lines,
                 std::optional<std::size_t> first_troop, MailReading& reading, const Vocabulary& vocabulary) {
    const auto ask = [&](std::size_t line, std::string question) {
        reading.questions.push_back({line, std::move(question), false});
    };
    for (const Talk* talk : talk_that_may_matter(all, first_troop.value_or(0), reading, vocabulary)) {
        ask(talk->line,
            fmt::format("{}: not understood; it may say something of the troops", quoted(talk->text)));
        reading.questions.back().talk = talk->text;
    }
    if (!reading.of_troops.empty() || reading.every_unit_has_officer)
        for (const Talk& talk :
             all) // "Everyone has shields", and in a line of its own "The slingers have none"
            if (const std::string denial = talk.settled ? std::string() : denial_in(talk.rest, vocabulary);
                !denial.empty())
                ask(talk.line,
                    fmt::format("{}: not understood; it may say something of the troops", quoted(denial)));
    if (!says_general(reading.draft, vocabulary.ruleset()) && first_troop)
        for (const MailLine* line : lines_naming_general(lines, *first_troop, reading, vocabulary))
            ask(line->number,
                fmt::format("{}: not understood; it may say whose the General is", quoted(line->text)));
}

std::string notes_of(const std::vector<Talk>& all) {
    std::string notes;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool same_line = i != 0 && all[i].line == all[i - 1].line;
        notes += (i == 0 ? "" : same_line ? " " : "\n") + all[i].text;
    }
    return notes;
}

} // namespace muster
