// SPDX-License-Identifier: MIT
#include "mail/detail/counts_of_parts.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/stated_claims.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster {

namespace {

struct CountOfPart {
    std::int32_t count = 0;
    std::vector<Token> name;
};

// "on the", "of them in my", between a count and its part.
bool places_count(const Token& token) {
    static const WordSet words{"on",   "in",     "at",     "the",   "my",   "are",    "is",  "of",
                               "them", "form",   "stand",  "hold",  "make", "auf",    "im",  "am",
                               "der",  "dem",    "den",    "die",   "sind", "stehen", "bei", "with",
                               "go",   "behind", "commit", "along", "make", "up",     "to",  "davon"};
    return words.contains(token.plain());
}

bool parts_counts_told(const Token& token) {
    static const WordSet marks{",", ";", "and", "&", "+", "und", "plus", "."};
    return marks.contains(token.plain());
}

bool is_middle(const Token& token) {
    static const WordSet words{"centre", "middle", "center", "mitte", "zentrum"};
    return token.has_form_in(words);
}

// "3 vignettes on the left": the count and the part at `at`, which goes behind them; nothing where anything
// else stands there.
std::optional<CountOfPart> count_of_part_at(const Tokens& tokens, std::size_t& at) {
    constexpr std::size_t longest = 3; // words of a part
    CountOfPart part;
    if (at >= tokens.size() || !tokens[at].is_number() || tokens[at].value <= 0)
        return std::nullopt;
    part.count = tokens[at++].value;
    while (at < tokens.size() && tokens[at].is_word() &&
           (is_counted_thing(tokens[at].plain()) || places_count(tokens[at])))
        ++at;
    bool field = false;
    for (; at < tokens.size() && tokens[at].is_word() && part.name.size() < longest &&
           !parts_counts_told(tokens[at]);
         ++at) {
        field = field || names_part_of_field(tokens[at]) || is_middle(tokens[at]);
        part.name.push_back(tokens[at]);
    }
    const bool ends = at >= tokens.size() || parts_counts_told(tokens[at]) || tokens[at].is("=");
    return field && ends ? std::optional(part) : std::nullopt;
}

// "= 12", "makes 12 in all", "that is twelve together": the sum; 0 where something else stands there.
std::int32_t sum_behind_parts(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"=",     "makes", "make",  "that",  "which",    "is",         "in",   "all",
                               "total", "it",    "gives", "comes", "together", "altogether", "told", "to",
                               "so",    "macht", "sum",   "das",   "zusammen", "insgesamt"};
    std::int32_t sum = 0;
    for (; at < tokens.size(); ++at) {
        if (tokens[at].is_number() && sum == 0)
            sum = tokens[at].value;
        else if (tokens[at].is_number() || !(words.contains(tokens[at].plain()) || tokens[at].is(".") ||
                                             tokens[at].is("!") || is_counted_thing(tokens[at].plain())))
            return 0;
    }
    return sum;
}

bool holds_troops(const BodyDraft& body) {
    return std::any_of(body.units.begin(), body.units.end(),
                       [](const UnitDraft& unit) { return !unit.troops.empty(); });
}

bool is_called_part(const BodyDraft& body, const CountOfPart& part, const Vocabulary& vocabulary) {
    const Tokens heading = vocabulary.tokens(body.name);
    return std::all_of(part.name.begin(), part.name.end(), [&](const Token& token) {
        if (is_joining_word(token.plain()) || token.is("wing") || token.is("flank"))
            return true;
        return std::any_of(heading.begin(), heading.end(), [&](const Token& word) {
            return word.is_word() && (token.has_form_in(std::set(word.forms.begin(), word.forms.end())) ||
                                      (is_middle(token) && is_middle(word)));
        });
    });
}

// The only part of the draft with troops that is called so, from 1; 0 if there is none. Headings over nothing
// are no parts.
std::size_t body_counted(const ArmyDraft& draft, const CountOfPart& part, const Vocabulary& vocabulary) {
    std::size_t found = 0;
    std::size_t number = 0;
    for (const BodyDraft& body : draft.bodies) {
        if (!holds_troops(body))
            continue;
        ++number;
        if (!is_called_part(body, part, vocabulary))
            continue;
        if (found != 0)
            return 0;
        found = number;
    }
    return found;
}

// Whether the number of a part may be that of a line instead.
bool numbers_some_unit(const ArmyDraft& draft, const std::vector<CountOfPart>& parts) {
    return any_unit(draft, [&](const UnitDraft& unit) {
        return std::any_of(parts.begin(), parts.end(),
                           [&](const CountOfPart& part) { return unit.label == std::to_string(part.count); });
    });
}

} // namespace

bool take_counts_of_parts(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                          MailReading& mail) {
    constexpr std::size_t fewest = 2;
    const Tokens tokens = vocabulary.tokens(text);
    std::vector<CountOfPart> parts;
    std::set<std::size_t> bodies;
    std::vector<DeclaredFigure> declared;
    std::int32_t sum = 0;
    std::size_t at = 0;
    while (auto part = count_of_part_at(tokens, at)) {
        const std::size_t body = body_counted(mail.draft, *part, vocabulary);
        if (body == 0 || !bodies.insert(body).second)
            return false;
        sum += part->count;
        declared.push_back({line, {Claim::What::total, 0, part->count, true, true}, body, 0, true});
        parts.push_back(*std::move(part));
        while (at < tokens.size() && parts_counts_told(tokens[at]))
            ++at;
    }
    const std::int32_t told = at < tokens.size() ? sum_behind_parts(tokens, at) : sum;
    if (parts.size() < fewest || told == 0 || told != sum || numbers_some_unit(mail.draft, parts))
        return false;
    mail.declared.insert(mail.declared.end(), declared.begin(), declared.end());
    const std::vector<BodyDraft>& drafted = mail.draft.bodies;
    const bool whole = at < tokens.size() || static_cast<std::ptrdiff_t>(bodies.size()) ==
                                                 std::count_if(drafted.begin(), drafted.end(), holds_troops);
    if (whole)
        take_claim({Claim::What::total, 0, sum, true}, line, true, vocabulary.ruleset(), mail);
    return true;
}

} // namespace muster
