// SPDX-License-Identifier: MIT
#include "mail/detail/troop_label.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/named_units.h"

namespace muster {

namespace {

bool says_class(const PhraseItem& item, std::int32_t class_value, const Vocabulary& vocabulary) {
    const auto said = class_said(item, vocabulary);
    return said && said->first == class_value;
}

} // namespace

std::size_t label_of_troop(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
                           const std::vector<bool>& used, TroopReading& way) {
    const Tokens& tokens = phrases.tokens;
    const auto item_at = [&](std::size_t at) -> const PhraseItem* {
        const std::size_t owner = phrases.owner[at];
        return owner != Phrases::nobody && used[owner] ? &phrases.items[owner] : nullptr;
    };
    std::size_t begin = piece.begin;
    while (begin < piece.end &&
           (!tokens[begin].is_word() || tokens[begin].is("x") || is_joining_word(tokens[begin].plain())))
        ++begin;
    std::size_t colon = begin;
    bool names = false; // whether some word is no value of anything
    for (; colon < piece.end && !tokens[colon].is(":"); ++colon) {
        const PhraseItem* said = item_at(colon);
        if ((said != nullptr && !says_class(*said, piece.class_value, vocabulary)) ||
            tokens[colon].is_number() || tokens[colon].is("(") || tokens[colon].is(","))
            return 0;
        names = names || (tokens[colon].is_word() && phrases.owner[colon] == Phrases::nobody);
    }
    if (!way.coded || !names)
        return 0;
    for (std::size_t at = colon + 1; at < piece.end; ++at)
        if (const PhraseItem* said = item_at(at);
            said != nullptr && says_class(*said, piece.class_value, vocabulary)) {
            way.name = text_between(phrases.line, tokens, begin, colon);
            return colon;
        }
    return 0;
}

namespace {

// "4 bardings (foot, …)": who they are, not what they have.
bool is_counted_name(const Tokens& tokens, const PhraseItem& item) {
    return item.begin != 0 && tokens[item.begin - 1].is_number() && item.end < tokens.size() &&
           tokens[item.end].is("(");
}

} // namespace

std::vector<std::string> bare_labels(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
                                     const TroopReading& way) {
    const Ruleset& ruleset = vocabulary.ruleset();
    std::vector<std::string> labels;
    for (const PhraseItem& item : phrases.items)
        if (item.begin >= piece.begin && item.begin < piece.end && item.meanings.empty() &&
            !is_counted_name(phrases.tokens, item) &&
            ordinal_of(phrases.tokens[item.begin]) == 0) // "Second warband" has no second weapon
            for (const std::size_t index : ruleset.at(Level::troop).traits)
                if (const Trait& trait = ruleset.traits[index];
                    trait.is_choice() && !trait.required && trait.value_id(trait.default_value) == "none" &&
                    phrases.tokens[item.begin].has_form(trait.id) && !way.says(index))
                    labels.push_back(trait.id);
    return labels;
}

bool says_nothing(const Phrases& phrases, std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end; ++at)
        if (phrases.owner[at] != Phrases::nobody || changes_meaning(phrases.tokens[at].plain()))
            return false;
    return true;
}

bool names_row(const Phrases& phrases, std::size_t piece_begin, std::size_t begin, std::size_t end) {
    constexpr std::size_t fewest = 4; // slashes of a row that tells all
    const auto is_slash = [&](std::size_t at) {
        return phrases.tokens[at].is("/") && !phrases.tokens[at].spaced;
    };
    std::size_t last = begin; // the first token behind the last slash
    while (last > piece_begin && !is_slash(last - 1))
        --last;
    std::size_t slashes = 0;
    for (std::size_t at = piece_begin; at < last; ++at)
        slashes += is_slash(at) ? 1U : 0U;
    const auto is_of_cell = [&](std::size_t at) { // "-" for nothing; "- large fellows" may have large shields
        return (phrases.owner[at] != Phrases::nobody || phrases.tokens[at].is("-")) &&
               (at == last || !phrases.tokens[at].spaced);
    };
    for (std::size_t at = last; at < begin; ++at)
        if (!is_of_cell(at))
            return false;
    for (std::size_t at = begin; at < end; ++at) {
        const std::size_t owner = phrases.owner[at];
        const bool kind = owner != Phrases::nobody && !phrases.items[owner].meanings.empty() &&
                          phrases.items[owner].meanings.front().source >= Source::kind;
        if ((owner != Phrases::nobody && !kind) || changes_meaning(phrases.tokens[at].plain()))
            return false;
    }
    return slashes >= fewest && last < begin && phrases.tokens[begin].spaced;
}

} // namespace muster
