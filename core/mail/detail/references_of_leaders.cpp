// SPDX-License-Identifier: MIT
// The part of References that puts leaders who stand alone beside the troops that their lines name.
#include "mail/detail/everyday_words.h"
#include "mail/detail/references.h"
#include "mail/detail/troop_pieces.h"

#include <algorithm>
#include <cstddef>

namespace muster {

namespace {

// Up to the troops that the same line counts; the leader's own price is passed over: "C-in-C, 100, leads".
std::size_t end_of_leader(const Tokens& tokens) {
    std::size_t end = 0;
    while (end < tokens.size() && !tokens[end].is(":") && !tokens[end].is("=") && !tokens[end].is("@") &&
           !tokens[end].is("..") &&
           (!tokens[end].is_number() || end + 1 == tokens.size() || tokens[end + 1].is_mark()))
        ++end;
    return end;
}

bool says_leading(const Token& token) {
    static constexpr std::string_view leading[] = {"leading", "leads", "lead", "rides", "riding"};
    return std::any_of(std::begin(leading), std::end(leading),
                       [&](std::string_view word) { return token.is(word); });
}

// Behind "with the Guards" of "C-in-C 100, with the Guards", which ends at the next mark; 0 where the line
// names nobody so.
std::size_t end_of_company(const Tokens& tokens) {
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        if (!tokens[at].is("with") || is_negation(tokens[at + 1].plain()) || tokens[at - 1].is("not"))
            continue;
        std::size_t close = at + 1;
        while (close < tokens.size() && tokens[close].is_word())
            ++close;
        return close == at + 1 ? 0 : close;
    }
    return 0;
}

// Whether the leader's line says that he leads, or is with, somebody: "C-in-C, 100, with" above the troops.
bool leads_somebody(const Tokens& tokens, std::size_t end) {
    const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(end);
    const bool denied = std::any_of(tokens.begin(), last, [](const Token& token) {
        return is_negation(token.plain()) || token.is("not");
    });
    return !denied && (std::any_of(tokens.begin(), last, says_leading) ||
                       (end != 0 && (tokens[end - 1].is("with") || tokens[end - 1].is("mit"))));
}

// "Sub-general Zeuxis (reg), leads the Companions" without "reg": what is said of himself between marks names
// nobody.
std::string without_own_values(std::string text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    for (std::size_t i = phrases.items.size(); i-- != 0;) {
        const PhraseItem& item = phrases.items[i];
        const bool in_brackets = tokens[item.begin].is("(") || tokens[item.begin].is("["); // "(R)" is a sign
        const bool apart = item.begin != 0 && (in_brackets || tokens[item.begin - 1].is_mark()) &&
                           (item.end == tokens.size() || tokens[item.end].is_mark());
        if (apart && !item.meanings.empty() && !class_said(item, vocabulary))
            text.erase(tokens[item.begin].begin, tokens[item.end - 1].end - tokens[item.begin].begin);
    }
    return text;
}

} // namespace

std::vector<std::size_t> References::settle_leaders() {
    std::vector<std::pair<std::size_t, std::string>> lines;
    for (const BodyDraft& body : draft_.bodies)
        for (const UnitDraft& unit : body.units)
            if (units_.is_leader_alone(unit))
                lines.emplace_back(draft_.lines[unit.troops.front().line].line,
                                   draft_.lines[unit.troops.front().line].text);
    std::vector<std::size_t> unsettled;
    for (const auto& [line, whole] : lines) {
        const std::string text = without_own_values(whole, vocabulary_);
        const Tokens tokens = vocabulary_.tokens(text);
        const std::size_t end = end_of_leader(tokens);
        const std::size_t company = end_of_company(tokens);
        if (leads_somebody(tokens, end) ? !settle(text_between(text, tokens, 0, end))
                                        : company != 0 && !settle(text_between(text, tokens, 0, company)))
            unsettled.push_back(line);
    }
    return unsettled;
}

} // namespace muster
