// SPDX-License-Identifier: MIT
#include "mail/detail/other_kinds.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

// All classes but those on foot, where the rules tell which these are; a bit for each.
std::uint64_t classes_not_on_foot(const Vocabulary& vocabulary) {
    for (const ValueGroup& group : vocabulary.ruleset().groups)
        if (group.trait == vocabulary.class_trait() && group.id == "foot")
            return ~group.mask;
    return 0;
}

// "horses", "ponies": what no foot has.
bool names_mounts(const Token& token) {
    static const WordSet mounts{"pony", "ponies", "mount", "mounts", "nag", "nags", "pferde", "pferd"};
    return token.has_form_in(mounts) || token.has_form_in(list_of(WordList::horse));
}

// The classes that the word at `at` names, a bit for each; none where it may mean anything else.
std::uint64_t classes_called(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    std::uint64_t classes = group_called(phrases.tokens[at], vocabulary);
    if (names_mounts(phrases.tokens[at]))
        classes |= classes_not_on_foot(vocabulary);
    if (phrases.owner[at] == Phrases::nobody)
        return classes;
    for (const Meaning& meaning : phrases.items[phrases.owner[at]].meanings) {
        if (meaning.values.size() != 1 || meaning.values.front().trait != vocabulary.class_trait())
            return 0;
        classes |= std::uint64_t{1} << static_cast<unsigned>(meaning.values.front().value);
    }
    return classes;
}

} // namespace

bool names_others(const Phrases& phrases, std::size_t at, std::size_t end, std::int32_t class_value,
                  const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    if (!(tokens[at].is("other") || tokens[at].is("andere")) || at + 1 >= tokens.size() ||
        std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.end(),
                    [](const Token& token) { return token.is("than") || token.is("als"); }))
        return false;
    const std::uint64_t classes = classes_called(phrases, at + 1, vocabulary);
    return at + 1 < end || (classes >> static_cast<unsigned>(class_value) & 1U) != 0;
}

bool denies_other_kind(const Phrases& phrases, std::size_t at, std::size_t end, std::int32_t class_value,
                       const Vocabulary& vocabulary) {
    static const WordSet before{"any", "their", "the", "its", "his"};
    static const WordSet joints{"and", "or", "und", "oder", "&", "/"}; // "with and without horses"
    if (at != 0 && joints.contains(phrases.tokens[at - 1].plain()))
        return false;
    std::size_t thing = at + 1;
    while (thing < end && before.contains(phrases.tokens[thing].plain()))
        ++thing;
    const std::uint64_t classes = thing + 1 == end ? classes_called(phrases, thing, vocabulary) : 0;
    return classes != 0 && (classes >> static_cast<unsigned>(class_value) & 1U) == 0;
}

bool are_unknown_words(const Phrases& phrases, std::size_t begin, std::size_t end,
                       const Vocabulary& vocabulary) {
    for (std::size_t at = begin; at < end; ++at) {
        const Token& token = phrases.tokens[at];
        if (!token.is_word() || phrases.owner[at] != Phrases::nobody || changes_meaning(token.plain()) ||
            !vocabulary.nearest(token.plain()).empty())
            return false;
    }
    return true;
}

} // namespace muster
