// SPDX-License-Identifier: MIT
#include "mail/detail/claimed_limit.h"

#include "mail/detail/word_lists.h"

#include <algorithm>
#include <string>

namespace muster {

namespace {

constexpr std::size_t furthest = 4;             // tokens before the number
constexpr std::size_t furthest_behind_verb = 8; // "The limit agreed for this game is 250 IP"

class LimitReader {
public:
    LimitReader(const Tokens& tokens, std::size_t at, const Ruleset& ruleset)
        : tokens_(tokens), at_(at), ruleset_(ruleset) {
        static const WordSet verbs{"is", "was", "will", "be", "ist", "beträgt"};
        const bool verb = at != 0 && verbs.contains(tokens[at - 1].plain());
        first_ = at - std::min(at, verb ? furthest_behind_verb : furthest);
    }

    [[nodiscard]] std::optional<ClaimedLimit> read() const {
        if (!limits())
            return std::nullopt;
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_number() || !trait.id.ends_with("-limit"))
                continue;
            const std::string what = trait.id.substr(0, trait.id.find('-'));
            if (at_ + 1 < tokens_.size() && tokens_[at_ + 1].is_word() && counts(at_ + 1, what))
                return ClaimedLimit{index, at_, at_ + (is(at_ + 2, "limit") ? 3U : 2U)};
            if (const auto before = unit_before(what); before && ends(at_ + 1))
                return ClaimedLimit{index, *before, at_ + 1};
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].has_form(word);
    }
    [[nodiscard]] bool is_word_for_limit(std::size_t at) const {
        return is(at, "limit") || is(at, "maximum") || is(at, "max") || is(at, "cap") || is(at, "grenze") ||
               is(at, "limits");
    }
    [[nodiscard]] bool ends_clause(std::size_t at) const {
        return is(at, ",") || is(at, ";") || (is(at, ".") && !is(at - 1, "max")); // "max. IP: 250"
    }

    [[nodiscard]] bool limits() const {
        bool limits =
            is(at_ + 2, "limit") || is(at_ + 2, "max") || is(at_ + 2, "maximum") || is(at_ + 2, "cap");
        for (std::size_t i = first_; i < at_; ++i)
            limits = (limits && !ends_clause(i)) || is_word_for_limit(i);
        return limits || is_agreed_most();
    }

    // "We agreed on at most 250 IP a side", not "it comes to at most 250".
    [[nodiscard]] bool is_agreed_most() const {
        static const WordSet agreeing{"agreed", "agree",   "allowed", "side",   "sides",
                                      "player", "players", "play",    "playing"};
        return at_ > 1 && is(at_ - 1, "most") && is(at_ - 2, "at") &&
               std::any_of(tokens_.begin(), tokens_.end(),
                           [](const Token& token) { return agreeing.contains(token.plain()); });
    }

    [[nodiscard]] bool counts(std::size_t at, const std::string& what) const {
        const bool money = what == ruleset_.conversion.price && is_in(WordList::money, tokens_[at].plain());
        return money || tokens_[at].has_form(what) || tokens_[at].is(what + "s");
    }

    // "IP" of "IP limit: 250", not of "12 IP, limit 250"
    [[nodiscard]] std::optional<std::size_t> unit_before(const std::string& what) const {
        for (std::size_t i = first_; i < at_; ++i)
            if (counts(i, what) && (i == 0 || !tokens_[i - 1].is_number()) &&
                std::none_of(tokens_.begin() + static_cast<std::ptrdiff_t>(i),
                             tokens_.begin() + static_cast<std::ptrdiff_t>(at_),
                             [](const Token& token) { return token.is_number() || token.is(","); }))
                return i;
        return std::nullopt;
    }

    // Nothing follows that the number might count instead.
    [[nodiscard]] bool ends(std::size_t at) const {
        return at >= tokens_.size() || tokens_[at].is_mark() || is(at, "agreed") || is(at, "as");
    }

    const Tokens& tokens_;
    std::size_t at_;
    std::size_t first_ = 0;
    const Ruleset& ruleset_;
};

} // namespace

SizeOf size_told(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet games{"game",  "match",   "battle", "tournament", "event",   "competition",
                               "round", "turnier", "partie", "spiel",      "schlacht"};
    // "I play 1000 points" may be what he brings.
    static const WordSet armies{"army",  "list",  "force", "host",    "armee",
                                "liste", "plays", "play",  "playing", "spielen"};
    static const WordSet little{"of", "for", "at",  "with", "to", "over",
                                "a",  "the", "von", "mit",  "um", "zu"};
    std::size_t before = begin;
    while (before != 0 && little.contains(tokens[before - 1].plain()))
        --before;
    const auto is_one_of = [&](const WordSet& words) {
        return (end < tokens.size() && words.contains(tokens[end].plain())) ||
               (before != 0 && words.contains(tokens[before - 1].plain()));
    };
    return is_one_of(games) ? SizeOf::game : is_one_of(armies) ? SizeOf::army : SizeOf::nothing;
}

std::optional<ClaimedLimit> limit_claimed(const Tokens& tokens, std::size_t at, const Ruleset& ruleset) {
    return LimitReader(tokens, at, ruleset).read();
}

bool is_size_of_sides(const Tokens& tokens, std::size_t at) {
    static const WordSet sides{"side", "sides", "player", "players", "seite"};
    constexpr std::size_t longest = 6; // tokens: "each, as we all agreed"
    const std::size_t each = at + 2;   // behind what is counted
    if (each >= tokens.size() || !tokens[each].is("each"))
        return false;
    const bool of_sides = each + 1 < tokens.size() && sides.contains(tokens[each + 1].plain());
    return of_sides || names_agreement(tokens, at - std::min(at, longest), at) ||
           names_agreement(tokens, each, std::min(each + longest, tokens.size()));
}

bool names_agreement(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet words{"agreed",    "allowance", "allowed",    "limit",
                               "abgemacht", "erlaubt",   "vereinbart", "vereinbarte"};
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end),
                       [](const Token& token) { return words.contains(token.plain()); });
}

} // namespace muster
