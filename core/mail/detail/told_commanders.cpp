// SPDX-License-Identifier: MIT
#include "mail/detail/told_commanders.h"

#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>

namespace muster {

namespace {

bool names_commander(const Token& token) {
    return token.has_form("commander") || token.has_form("officer");
}

struct Told {
    std::string value; // as it is written; "" if none is told
    std::int32_t price = 0;
    bool each_unit = false;
    bool commander = false;
    bool verb = false;
};

class ToldReader {
public:
    ToldReader(const Phrases& phrases, const Vocabulary& vocabulary)
        : phrases_(phrases), tokens_(phrases.tokens), vocabulary_(vocabulary) {}

    [[nodiscard]] std::optional<Told> read() {
        for (std::size_t at = 0; at < tokens_.size(); ++at) {
            const PhraseItem* item = value_at(at);
            if (item != nullptr ? !take_value(*item) : !take_word(at))
                return std::nullopt;
            if (item != nullptr)
                at = item->end - 1;
        }
        const bool whole = told_.commander && told_.verb && told_.price > 0 && !told_.value.empty();
        return whole ? std::optional(told_) : std::nullopt;
    }

private:
    // An item that begins at the token and says something else than the class of commanders.
    [[nodiscard]] const PhraseItem* value_at(std::size_t at) const {
        const std::size_t owner = phrases_.owner[at];
        if (owner == Phrases::nobody || phrases_.items[owner].begin != at ||
            phrases_.items[owner].meanings.empty())
            return nullptr;
        const PhraseItem& item = phrases_.items[owner];
        const auto said = class_said(item, vocabulary_);
        return said && vocabulary_.is_leader(said->first) ? nullptr : &item;
    }

    // The one value that every troop has to say.
    bool take_value(const PhraseItem& item) {
        const std::string text = text_between(phrases_.line, tokens_, item.begin, item.end);
        const bool one = item.meanings.size() == 1 && item.meanings.front().values.size() == 1 &&
                         !class_said(item, vocabulary_) && told_.value.empty();
        if (!one || !vocabulary_.ruleset().traits[item.meanings.front().values.front().trait].required)
            return false;
        told_.value = text;
        return true;
    }

    bool take_word(std::size_t at) {
        static const WordSet verbs{"are", "is", "has", "have", "buys", "means", "gets"};
        static const WordSet joining{"all",   "the",    "my",  "our",   "every",   "each",   "unit",
                                     "units", "a",      "an",  "in",    "of",      "for",    "with",
                                     "at",    "own",    "its", "their", "costing", "points", "pts",
                                     "point", "apiece", "led", "by",    "one"};
        const Token& token = tokens_[at];
        if (token.is_mark())
            return !token.is("?") && !token.is("+") && !token.is("-");
        if (token.is_number() && !token.is("one")) {
            const bool first = told_.price == 0 && token.value > 0;
            told_.price = token.value;
            return first;
        }
        told_.commander = told_.commander || names_commander(token);
        told_.verb = told_.verb || verbs.contains(token.plain());
        const bool names_unit = at + 1 < tokens_.size() && tokens_[at + 1].has_form("unit") &&
                                !(at + 2 < tokens_.size() && names_commander(tokens_[at + 2]));
        told_.each_unit =
            told_.each_unit || (names_unit && (token.is("each") || token.is("every") || token.is("all")));
        return token.is_number() || names_commander(token) || verbs.contains(token.plain()) ||
               joining.contains(token.plain());
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
    Told told_;
};

} // namespace

std::optional<std::string> commanders_told(std::string_view sentence, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(sentence, vocabulary, {Level::troop});
    const auto told = ToldReader(phrases, vocabulary).read();
    if (!told)
        return std::nullopt;
    return fmt::format("{}The unit commanders are {}. A {} unit commander costs {}",
                       told->each_unit ? "Each unit has a unit commander. " : "", told->value, told->value,
                       told->price);
}

} // namespace muster
