// SPDX-License-Identifier: MIT
#include "mail/detail/heading_remark.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/references.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace muster {

namespace {

// A word that says nothing in a remark of a heading; a name is in capitals.
bool is_plain_remark(const Token& token) {
    return is_joining_word(token.plain()) || is_body_label(token.plain()) || is_harmless(token.plain()) ||
           is_all_word(token.plain()) || is_counted_thing(token.plain()) || names_part_of_field(token) ||
           names_unit(token) || (token.is_word() && is_in(WordList::ordinal, token.plain())) ||
           token.has_form_in(list_of(WordList::remark));
}

bool joins_to_value(const Phrases& phrases, std::size_t at) {
    const auto is_and = [&](std::size_t i) {
        return phrases.tokens[i].is("and") || phrases.tokens[i].is("und") || phrases.tokens[i].is("&") ||
               phrases.tokens[i].is("+");
    };
    const auto is_value = [&](std::size_t i) { return phrases.owner[i] != Phrases::nobody; };
    return (at >= 2 && is_and(at - 1) && is_value(at - 2)) ||
           (at + 2 < phrases.tokens.size() && is_and(at + 1) && is_value(at + 2));
}

bool is_unclear(const Phrases& phrases) {
    bool unknown = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (!token.is_word() || phrases.owner[at] != Phrases::nobody || is_plain_remark(token))
            continue;
        const auto first = static_cast<unsigned char>(token.text.front());
        unknown = unknown || std::islower(first) != 0 || joins_to_value(phrases, at);
    }
    // "I will tell you" says no numeral.
    const auto is_writer = [&](const PhraseItem& item) {
        return phrases.tokens[item.begin].text == "I" && item.end == item.begin + 1 &&
               item.end < phrases.tokens.size() && phrases.tokens[item.end].is_word();
    };
    return unknown && std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               return !item.meanings.empty() && !is_writer(item);
           });
}

} // namespace

std::vector<std::string> remarks_of(std::string_view heading) {
    std::vector<std::string> remarks;
    std::size_t begin = std::min(heading.find_first_of("(,:["), heading.find(" - "));
    while (begin < heading.size()) {
        const std::size_t end = std::min(
            {heading.find_first_of("(,;)]", begin + 1), heading.find(" - ", begin + 1), heading.size()});
        remarks.emplace_back(trimmed(heading.substr(begin + 1, end - begin - 1)));
        begin = end;
    }
    return remarks;
}

bool is_unclear(std::string_view remark, const Vocabulary& vocabulary) {
    return is_unclear(phrases_in(remark, vocabulary, {Level::body, Level::unit, Level::troop}));
}

bool places_mark(std::string_view remark, const Vocabulary& vocabulary) {
    static constexpr std::string_view placing[] = {"with",  "in",     "at",  "leads", "leading",
                                                   "joins", "joined", "mit", "bei"};
    const Phrases phrases = phrases_in(remark, vocabulary, {Level::unit, Level::troop});
    const bool marked = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        return !item.meanings.empty() &&
               vocabulary.ruleset().traits[item.meanings.front().values.front().trait].is_switch();
    });
    bool placed = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (const Token& token = phrases.tokens[at];
            phrases.owner[at] == Phrases::nobody && token.is_word() && !is_plain_remark(token))
            for (std::size_t before = 0; before < at; ++before)
                placed = placed ||
                         std::any_of(std::begin(placing), std::end(placing),
                                     [&](std::string_view word) { return phrases.tokens[before].is(word); });
    return marked && placed;
}

std::vector<Remark> unsettled_remarks(const std::vector<Remark>& remarks, ArmyDraft& draft,
                                      const Vocabulary& vocabulary) {
    References references(vocabulary, draft);
    std::vector<Remark> unsettled;
    for (const Remark& remark : remarks) {
        std::optional<std::size_t> body;
        for (std::size_t i = 0; i < draft.bodies.size(); ++i)
            if (draft.bodies[i].line == remark.line && draft.bodies[i].heading == remark.heading)
                body = i;
        if (!body || !references.settle(remark.text, body))
            unsettled.push_back(remark);
    }
    return unsettled;
}

bool marks_some(std::string_view text, const Vocabulary& vocabulary) {
    const std::vector<ValueOf> marks = marks_in(text, vocabulary);
    return std::any_of(marks.begin(), marks.end(), [&](const ValueOf& value) {
        return vocabulary.ruleset().traits[value.trait].level == Level::troop &&
               !is_of_general(value, vocabulary.ruleset());
    });
}

} // namespace muster
