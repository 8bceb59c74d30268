// SPDX-License-Identifier: MIT
#include "mail/detail/named_and_rest.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

bool names_rest(const Token& token) {
    static const WordSet words{"rest",  "others",  "remainder", "remaining", "else",
                               "other", "übrigen", "anderen",   "restlichen"};
    return token.is_word() && words.contains(token.plain());
}

bool is_only(const Token& token) {
    return token.is("only") || token.is("just") || token.is("nur");
}

// A clause: of whom, and the values.
struct Clause {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool of_rest = false;
    std::vector<std::vector<std::string>> names; // each in words
    std::uint64_t classes = 0;
    std::vector<ValueOf> values;
};

class ClauseReader {
public:
    ClauseReader(const Phrases& phrases, const Vocabulary& vocabulary)
        : phrases_(phrases), tokens_(phrases.tokens), vocabulary_(vocabulary) {}

    [[nodiscard]] std::optional<Clause> read(std::size_t begin, std::size_t end) const {
        Clause clause{begin, end, false, {}, 0, {}};
        std::vector<std::string> name;
        for (std::size_t at = begin; at < end; ++at) {
            const Token& token = tokens_[at];
            const PhraseItem* item = item_at(at);
            if (item != nullptr && is_value(*item)) {
                clause.values.push_back(item->meanings.front().values.front());
                at = item->end - 1;
            } else if (!clause.values.empty()) {
                if (!token.is_mark() && !is_joining_word(token.plain()) && !is_verb(token))
                    return std::nullopt; // what follows the values may change them
            } else if (names_rest(token)) {
                clause.of_rest = true;
            } else if (token.is_number() || is_negation(token.plain()) || excepts(token)) {
                return std::nullopt;
            } else if (is_and(token)) {
                add_name(name, clause);
            } else if (token.is_word() && !is_verb(token) && !is_only(token) && !says_all(token) &&
                       !is_joining_word(token.plain()) && !is_harmless(token.plain())) {
                name.push_back(token.plain());
                clause.classes |= group_called(token, vocabulary_);
            }
        }
        add_name(name, clause);
        const bool of_somebody = clause.of_rest ? clause.names.empty() : !clause.names.empty();
        return of_somebody && !clause.values.empty() ? std::optional(clause) : std::nullopt;
    }

private:
    static void add_name(std::vector<std::string>& name, Clause& clause) {
        if (!name.empty())
            clause.names.push_back(std::exchange(name, {}));
    }
    [[nodiscard]] const PhraseItem* item_at(std::size_t at) const {
        const std::size_t owner = phrases_.owner[at];
        return owner == Phrases::nobody || phrases_.items[owner].begin != at ? nullptr
                                                                             : &phrases_.items[owner];
    }
    // One that troops share: no class, no General.
    [[nodiscard]] bool is_value(const PhraseItem& item) const {
        return !item.meanings.empty() && !class_said(item, vocabulary_) &&
               item.meanings.front().source <= Source::name && item.meanings.front().values.size() == 1 &&
               !vocabulary_.ruleset().traits[item.meanings.front().values.front().trait].is_switch();
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
};

// A clause ends at a mark, and at an "and" before the rest.
bool ends_clause_of_named(const Tokens& tokens, std::size_t at) {
    if (ends_sentence(tokens, at) || tokens[at].is(",") || tokens[at].is(";") ||
        (tokens[at].is("-") && tokens[at].spaced))
        return true;
    if (!is_and(tokens[at]) && !tokens[at].is("but") && !tokens[at].is("aber"))
        return false;
    for (std::size_t next = at + 1; next < tokens.size() && next <= at + 3; ++next)
        if (names_rest(tokens[next]))
            return true;
    return false;
}

bool are_of_same_traits(const Clause& a, const Clause& b) {
    return std::all_of(a.values.begin(), a.values.end(), [&](const ValueOf& value) {
        return std::any_of(b.values.begin(), b.values.end(),
                           [&](const ValueOf& other) { return other.trait == value.trait; });
    });
}

void take_clause(const Clause& clause, bool alone, NamedAndRest& said, std::vector<bool>& explained) {
    for (const ValueOf& value : clause.values) {
        if (clause.of_rest)
            said.of_troops.push_back({value, 0});
        else if (clause.classes != 0 && clause.names.size() == 1 && clause.names.front().size() == 1)
            said.of_troops.push_back({value, clause.classes});
        else
            for (const std::vector<std::string>& name : clause.names)
                said.of_named.push_back({name, value, false, alone});
    }
    std::fill(explained.begin() + static_cast<std::ptrdiff_t>(clause.begin),
              explained.begin() + static_cast<std::ptrdiff_t>(clause.end), true);
}

} // namespace

void add_named_and_rest(const Phrases& phrases, const Vocabulary& vocabulary, std::vector<bool>& explained,
                        NamedAndRest& said) {
    const Tokens& tokens = phrases.tokens;
    if (std::none_of(tokens.begin(), tokens.end(), names_rest))
        return;
    const ClauseReader reader(phrases, vocabulary);
    std::vector<Clause> named;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (!ends_clause_of_named(tokens, at))
            continue;
        const auto clause = begin < at ? reader.read(begin, at) : std::nullopt;
        if (clause && !clause->of_rest)
            named.push_back(*clause);
        if (clause && clause->of_rest && !named.empty() &&
            std::all_of(named.begin(), named.end(),
                        [&](const Clause& one) { return are_of_same_traits(one, *clause); })) {
            for (const Clause& one : named)
                take_clause(one, false, said, explained);
            take_clause(*clause, false, said, explained);
        }
        if (!clause || clause->of_rest || ends_sentence(tokens, at))
            named.clear();
        begin = at + 1;
    }
}

namespace {

// "All goblins are", "My goblins:" before the first value
bool speaks_of_named(const Phrases& phrases, const Clause& clause, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 5; // tokens
    const std::size_t end = std::min(clause.end, clause.begin + longest);
    const bool verb = std::any_of(phrases.tokens.begin() + static_cast<std::ptrdiff_t>(clause.begin),
                                  phrases.tokens.begin() + static_cast<std::ptrdiff_t>(end),
                                  [](const Token& token) { return is_verb(token) || token.is(":"); });
    static const WordSet others{"commander", "general", "sub",  "officer",
                                "officers",  "orders",  "wing", "army"};
    const bool of_others = // neither troops' names nor classes
        std::any_of(phrases.tokens.begin() + static_cast<std::ptrdiff_t>(clause.begin),
                    phrases.tokens.begin() + static_cast<std::ptrdiff_t>(clause.end), [](const Token& token) {
                        return token.has_form_in(others) || is_in(WordList::nobody, token.plain()) ||
                               is_negation(token.plain()) || excepts(token);
                    });
    return verb && !of_others && clause.classes == 0 &&
           std::none_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               const auto said = class_said(item, vocabulary);
               return item.begin >= clause.begin && item.begin < clause.end && said &&
                      said->second >= ClassWord::name;
           });
}

} // namespace

void add_named_alone(const Phrases& phrases, const Vocabulary& vocabulary, std::vector<bool>& explained,
                     NamedAndRest& said) {
    const Tokens& tokens = phrases.tokens;
    const ClauseReader reader(phrases, vocabulary);
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (!ends_sentence(tokens, at))
            continue;
        const bool open = std::none_of(explained.begin() + static_cast<std::ptrdiff_t>(begin),
                                       explained.begin() + static_cast<std::ptrdiff_t>(at),
                                       [](bool known) { return known; });
        const auto clause = open && begin < at ? reader.read(begin, at) : std::nullopt;
        if (clause && !clause->of_rest && speaks_of_named(phrases, *clause, vocabulary))
            take_clause(*clause, true, said, explained);
        begin = at + 1;
    }
}

} // namespace muster
