// SPDX-License-Identifier: MIT
#include "mail/detail/heading_values.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_remark.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace muster {

namespace {

// Nothing unknown stands beside it up to the next mark.
bool is_alone(const Phrases& phrases, const PhraseItem& item) {
    const auto known = [&](std::size_t at) {
        const Token& token = phrases.tokens[at];
        static const WordSet whom{"them", "of", "wing's"};
        return phrases.owner[at] != Phrases::nobody || !token.is_word() || is_joining_word(token.plain()) ||
               is_all_word(token.plain()) || whom.contains(token.plain()) || tells_body_only(token);
    };
    const auto parts = [&](std::size_t at) {
        return phrases.tokens[at].is_mark() && (!phrases.tokens[at].is("-") || phrases.tokens[at].spaced);
    };
    for (std::size_t at = item.begin; at-- > 0 && !parts(at);)
        if (!known(at))
            return false;
    for (std::size_t at = item.end; at < phrases.tokens.size() && !parts(at); ++at)
        if (!known(at))
            return false;
    return true;
}

} // namespace

namespace {

// "the Spears" of "rating 2, with the Spears": with whom the commander is says nothing of the others.
bool is_company(const Phrases& phrases, const PhraseItem& item) {
    static const WordSet articles{"the", "his", "her", "my", "our"};
    static const WordSet placing{"with", "joins", "joined", "leads", "leading", "in", "among", "to"};
    return item.begin > 1 && articles.contains(phrases.tokens[item.begin - 1].plain()) &&
           placing.contains(phrases.tokens[item.begin - 2].plain());
}

} // namespace

// "sub-commander rating 3", "rating 4", and the choices of a body: its part, its orders.
void read_body_words(std::string_view whole, const Vocabulary& vocabulary, BodyDraft& body) {
    const Ruleset& ruleset = vocabulary.ruleset();
    const std::string heading = placed_leaders_in(whole, vocabulary).rest;
    const Phrases phrases = phrases_in(heading, vocabulary, {Level::body, Level::unit, Level::troop});
    const bool rated = says_rating(phrases.tokens, phrases.tokens.size());
    for (const PhraseItem& item : phrases.items)
        for (const Meaning& meaning : item.meanings) {
            const ValueOf& value = meaning.values.front();
            const Level level = ruleset.traits[value.trait].level;
            const bool alone = item.labelled || item.end - item.begin > 1 || is_alone(phrases, item);
            if (level == Level::body) {
                if (!alone && ruleset.traits[value.trait].words.words().front() ==
                                  "none") // "Wing of the March" gives no order
                    break;
                if (std::none_of(body.values.begin(), body.values.end(),
                                 [&](const ValueOf& said) { return said.trait == value.trait; }))
                    body.values.push_back(value);
                break;
            }
            if (level == Level::troop && alone && !(rated && is_company(phrases, item)) &&
                meaning.source <= Source::name && value.trait != vocabulary.class_trait() && !item.weak &&
                (ruleset.traits[value.trait].is_choice() ||
                 (ruleset.traits[value.trait].is_switch() && !is_of_general(value, ruleset)))) {
                // "Spears and bows:" is a name, "Left wing (spears)" is none.
                const bool in_name = !ruleset.traits[value.trait].required && !item.labelled &&
                                     item.end - item.begin == 1 &&
                                     phrases.tokens[item.begin].begin < heading.find_first_of("(,[");
                std::vector<ValueOf>& said = in_name ? body.perhaps_of_troops : body.of_troops;
                said.insert(said.end(), meaning.values.begin(), meaning.values.end());
                break;
            }
        }
    for (const std::size_t index : ruleset.at(Level::body).traits) {
        if (!ruleset.traits[index].is_number())
            continue;
        for (std::size_t i = 1; i < phrases.tokens.size(); ++i) {
            std::size_t before = i;
            while (before != 0 &&
                   (phrases.tokens[before - 1].is(":") || phrases.tokens[before - 1].is("=") ||
                    phrases.tokens[before - 1].is("of") || phrases.tokens[before - 1].is("is")))
                --before;
            const std::string& id = ruleset.traits[index].id;
            if (!phrases.tokens[i].is_number() || before == 0 ||
                !(phrases.tokens[before - 1].has_form(id) ||
                  phrases.tokens[before - 1].has_form("commander")))
                continue;
            body.numbers.emplace_back(index, phrases.tokens[i].value);
            if (i + 2 < phrases.tokens.size() && phrases.tokens[i + 1].is("or") &&
                phrases.tokens[i + 2].is_number())
                body.numbers.emplace_back(index, phrases.tokens[i + 2].value);
        }
    }
}

namespace {

// "Unit 7, Huns (barb.)": behind the name, what its troops must say. Another word may be of a name: "Unit 2,
// bows".
void read_words_of_troops(std::string_view heading, const Vocabulary& vocabulary, UnitDraft& unit) {
    const Phrases phrases = phrases_in(heading, vocabulary, {Level::unit, Level::troop});
    const std::size_t mark = heading.find_first_of("(,[");
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty() || item.weak || phrases.tokens[item.begin].begin < mark)
            continue;
        const Meaning& meaning = item.meanings.front();
        const Trait& trait = vocabulary.ruleset().traits[meaning.values.front().trait];
        if (trait.level == Level::troop && trait.required && trait.is_choice() &&
            meaning.values.size() == 1 && meaning.values.front().trait != vocabulary.class_trait() &&
            is_alone(phrases, item))
            unit.of_troops.push_back(meaning.values.front());
    }
}

} // namespace

void read_unit_words(std::string_view heading, const Vocabulary& vocabulary, UnitDraft& unit) {
    read_words_of_troops(heading, vocabulary, unit);
    const Phrases phrases = phrases_in(heading, vocabulary, {Level::unit});
    for (const PhraseItem& item : phrases.items)
        if (!item.meanings.empty() &&
            !phrases.tokens[item.end - 1].text.ends_with("'s")) { // "Commander's guard"
            // "Link, in line": the second says which link it is.
            const Meaning& meaning = item.meanings.front();
            std::erase_if(unit.values,
                          [&](const ValueOf& said) { return said.trait == meaning.values.front().trait; });
            unit.values.insert(unit.values.end(), meaning.values.begin(), meaning.values.end());
        }
    const Tokens tokens = vocabulary.tokens(heading);
    unit.named_link = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return token.is("link") || token.is("links") || token.is("linked") || token.is("pair") ||
               token.is("paar");
    });
}

bool says_values_alone(std::string_view heading, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(heading, vocabulary, {Level::troop});
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at)
        if (phrases.owner[at] == Phrases::nobody && !phrases.tokens[at].is_mark())
            return false;
    return !phrases.items.empty() &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               return !item.meanings.empty() && item.meanings.front().source <= Source::name &&
                      !class_said(item, vocabulary);
           });
}

// The words before a bracket, or those between quotation marks.
std::string_view unit_name_in(std::string_view heading) {
    if (const std::size_t quote = heading.find('"'); quote != std::string_view::npos)
        if (const std::size_t end = heading.find('"', quote + 1); end != std::string_view::npos)
            return heading.substr(quote + 1, end - quote - 1);
    std::string_view name = trimmed(heading.substr(0, heading.find_first_of("(:[")));
    while (!name.empty() && (name.back() == ',' || name.back() == '-'))
        name = trimmed(name.substr(0, name.size() - 1));
    return name;
}

std::string orders_in(std::string_view heading, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::unit).traits) {
        const Trait& trait = ruleset.traits[index];
        const std::size_t label =
            trait.is_sent_text() ? small_letters(heading).find("(" + trait.id + ":") : std::string::npos;
        if (label == std::string::npos)
            continue;
        const std::string_view text = heading.substr(label + trait.id.size() + 2);
        return std::string(trimmed(text.substr(0, text.find(')'))));
    }
    return {};
}

// "Its second unit" says which one, and is no name.
bool is_position(std::string_view name, const Vocabulary& vocabulary) {
    const Tokens words = vocabulary.tokens(name);
    return !words.empty() && is_joining_word(words.front().plain()) &&
           std::all_of(words.begin(), words.end(), [](const Token& token) {
               return is_joining_word(token.plain()) || token.is("unit") || token.is("only") ||
                      (token.is_word() && is_in(WordList::ordinal, token.plain()));
           });
}

} // namespace muster
