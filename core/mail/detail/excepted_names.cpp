// SPDX-License-Identifier: MIT
#include "mail/detail/excepted_names.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <utility>

namespace muster {

bool is_owner(std::string_view word) {
    return word == "their" || word == "its" || word == "his" || word == "deren";
}

std::vector<SaidOfNamed> said_of_names(const std::vector<std::string>& words, const ValueOf& value) {
    std::vector<SaidOfNamed> said;
    std::vector<std::string> name;
    const auto end_name = [&] {
        if (!name.empty() && !is_owner(name.front()))
            said.push_back({name, value});
        name.clear();
    };
    for (const std::string& word : words)
        if (word.empty())
            end_name();
        else
            name.push_back(word);
    end_name();
    return said;
}

std::vector<std::string> names_denied_in(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet verbs{"is", "are", "do", "does", "have", "has", "ist", "sind"};
    static const WordSet denied{"aren't", "isn't", "don't", "doesn't"};
    if (end - begin < 3 || !(tokens[begin].is("only") || tokens[begin].is("nur") || tokens[begin].is("just")))
        return {};
    const std::size_t last = end - 1;
    const bool two =
        (tokens[last].is("not") || tokens[last].is("nicht")) && verbs.contains(tokens[last - 1].plain());
    if (!two && !denied.contains(tokens[last].plain()))
        return {};
    std::vector<std::string> names;
    for (std::size_t at = begin + 1; at < (two ? last - 1 : last); ++at) {
        const Token& token = tokens[at];
        if (token.is("and") || token.is("und"))
            names.emplace_back();
        else if (!token.is_word() || is_negation(token.plain()) || changes_meaning(token.plain()))
            return {};
        else if (!is_joining_word(token.plain()) || is_owner(token.plain()))
            names.push_back(token.plain());
    }
    return names;
}

OnlyNamed only_named_in(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet openings{"only", "just", "nur", "but"};
    static const WordSet closings{"alone", "only", "allein"}; // "the Thracians alone are IR"
    OnlyNamed only;
    if (end - begin < 4)
        return only;
    const bool opened = openings.contains(tokens[begin].plain());
    bool closed = false;
    for (std::size_t at = begin + (opened ? 1 : 0); at < end; ++at) {
        const Token& token = tokens[at];
        if (token.is("is") || token.is("are") || token.is("ist") || token.is("sind")) {
            only.value = at + 1;
            return opened || closed ? only : OnlyNamed{};
        }
        if (closed)
            break;
        closed = !opened && closings.contains(token.plain());
        if (closed)
            continue;
        if (is_and(token))
            only.names.emplace_back();
        else if (!token.is_word() || is_negation(token.plain()) || changes_meaning(token.plain()))
            break;
        else if (!is_joining_word(token.plain()) || is_owner(token.plain()))
            only.names.push_back(token.plain());
    }
    return {};
}

std::pair<std::size_t, std::size_t> predicate_of_relative(const Tokens& tokens, std::size_t begin,
                                                          std::size_t end) {
    static const WordSet openings{"who", "which", "they", "these", "that",  "those",
                                  "die", "das",   "der",  "sie",   "diese", "welche"};
    static const WordSet pronouns{"they", "these", "those", "who", "sie"}; // "…, and those are RA"
    const auto is = [&](std::size_t at, std::string_view word) { return at < end && tokens[at].is(word); };
    if (begin + 1 < end && is_and(tokens[begin]) && pronouns.contains(tokens[begin + 1].plain()))
        ++begin;
    if (is(begin, "being"))
        return {begin + 1, end};
    const bool of_all = is(begin, "all") && is(begin + 1, "of") &&
                        (is(begin + 2, "whom") || is(begin + 2, "which") || is(begin + 2, "them"));
    const std::size_t verb = begin + (of_all ? 3 : 1);
    if (verb >= end || !(of_all || openings.contains(tokens[begin].plain())))
        return {end, end};
    if (is_verb(tokens[verb]))
        return {verb + 1, end};
    return is_verb(tokens[end - 1]) ? std::pair(verb, end - 1) : std::pair(end, end);
}

namespace {

// Whoever is not the one of two is the other.
std::optional<ValueOf> other_value(const ValueOf& said, const Trait& trait) {
    constexpr std::size_t two = 2;
    const bool either = trait.is_switch() || (trait.is_choice() && trait.values.size() == two);
    return either ? std::optional(ValueOf{said.trait, 1 - said.value}) : std::nullopt;
}

std::optional<ValueOf> value_of_none(const ValueOf& said, const Trait& trait) {
    for (std::size_t v = 0; v < trait.values.size(); ++v)
        if ((trait.values[v].id == "none" || trait.values[v].id == "no") &&
            static_cast<std::int32_t>(v) != said.value)
            return ValueOf{said.trait, static_cast<std::int32_t>(v)};
    return std::nullopt;
}

} // namespace

std::vector<SaidOfNamed> said_of_excepted(const std::vector<std::string>& words,
                                          const std::vector<ValueOf>& values, const Ruleset& ruleset) {
    std::vector<SaidOfNamed> all;
    for (const ValueOf& value : values) {
        const Trait& trait = ruleset.traits[value.trait];
        const std::optional<ValueOf> none = value_of_none(value, trait);
        const std::optional<ValueOf> instead = none ? none : other_value(value, trait);
        if (!instead)
            continue;
        std::vector<SaidOfNamed> said = said_of_names(words, *instead);
        for (SaidOfNamed& one : said)
            one.beside = !none && !trait.is_switch();
        all.insert(all.end(), said.begin(), said.end());
    }
    return all;
}

std::vector<ValueOf> values_beside_none(const std::vector<ValueOf>& values, const Ruleset& ruleset) {
    std::vector<ValueOf> having;
    for (const ValueOf& value : values)
        if (const Trait& trait = ruleset.traits[value.trait];
            value_of_none(value, trait) || (trait.is_switch() && value.value != 0))
            having.push_back(value);
    return having;
}

std::vector<ValueOf> values_of_army_like(const std::vector<ValueOf>& values, const Ruleset& ruleset) {
    std::vector<ValueOf> of_army;
    for (const std::size_t index : ruleset.at(Level::army).traits) {
        const Trait& trait = ruleset.traits[index];
        for (std::size_t v = 0; v < trait.values.size() && trait.is_choice(); ++v)
            for (const ValueOf& value : values)
                if (small_letters(ruleset.traits[value.trait].value_name(value.value)) ==
                    small_letters(trait.values[v].name))
                    of_army.push_back({index, static_cast<std::int32_t>(v)});
    }
    return of_army;
}

} // namespace muster
