// SPDX-License-Identifier: MIT
#include "mail/detail/told_multiple.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

namespace muster {

namespace {

constexpr std::string_view fold = "fold"; // of "tenfold"

// The 10 of "tenfold"; nothing of other words.
std::optional<std::int32_t> multiple_called(std::string_view word) {
    if (word.size() <= fold.size() || !word.ends_with(fold))
        return std::nullopt;
    return number_called(word.substr(0, word.size() - fold.size()));
}

// A choice that scales what the rules compute.
bool scales(const Trait& trait) {
    return trait.is_choice() &&
           std::any_of(trait.values.begin(), trait.values.end(), [](const TraitValue& value) {
               return value.id == "half" || multiple_called(value.id).has_value();
           });
}

// "ten times", "10 x", "ten-fold", "double": the tokens behind it; `value` is its number.
struct Multiple {
    std::int32_t value = 0;
    std::size_t end = 0; // 0: there is none
};

Multiple multiple_at(const Tokens& tokens, std::size_t at) {
    static const WordSet twice{"twice", "double", "doubled", "doppelt", "doppelte"};
    static const WordSet times{"times", "x", "fold", "mal"};
    if (twice.contains(tokens[at].plain()))
        return {2, at + 1};
    if (!tokens[at].is_number() || tokens[at].value < 2)
        return {};
    const std::size_t next = at + 1 < tokens.size() && tokens[at + 1].is("-") ? at + 2 : at + 1;
    return next < tokens.size() && times.contains(tokens[next].plain()) ? Multiple{tokens[at].value, next + 1}
                                                                        : Multiple{};
}

bool is_usual(const Token& token) {
    static const WordSet words{"normal", "usual", "standard", "ordinary", "printed", "normale", "normalen"};
    return words.contains(token.plain());
}

class MultipleFinder {
public:
    MultipleFinder(const Tokens& tokens, const Trait& trait, const Vocabulary& vocabulary)
        : tokens_(tokens), trait_(trait), name_(vocabulary.tokens(trait.id + " " + trait.name)) {}

    // The first multiple that is said of the trait.
    [[nodiscard]] Multiple find() const {
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (const Multiple found = multiple_at(tokens_, at);
                found.end != 0 && (is_of_name_behind(found.end) || is_of_name_before(at, found.end)))
                return found;
        return {};
    }

private:
    [[nodiscard]] bool is_named(std::size_t at) const {
        return at < tokens_.size() && tokens_[at].is_word() && !is_joining_word(tokens_[at].plain()) &&
               std::any_of(name_.begin(), name_.end(),
                           [&](const Token& word) { return tokens_[at].has_form(word.plain()); });
    }

    // Behind "the normal", "the number of"; `usual`: such a word stands there.
    [[nodiscard]] std::size_t behind_usual(std::size_t at, bool& usual) const {
        for (; at < tokens_.size(); ++at) {
            const bool idle = is_article(tokens_[at].plain()) || tokens_[at].has_form("number") ||
                              tokens_[at].is("of") || tokens_[at].is("their");
            if (!idle && !is_usual(tokens_[at]))
                break;
            usual = usual || is_usual(tokens_[at]);
        }
        return at;
    }

    // "ten times the normal strength", "10 x the men represented", not "ten times the men that you have"
    [[nodiscard]] bool is_of_name_behind(std::size_t end) const {
        bool usual = false;
        const std::size_t at = behind_usual(end, usual);
        return is_named(at) && (usual || tokens_[at].has_form(trait_.id) || is_named(at + 1));
    }

    // "men at ten times the usual", "strength: 10 x"
    [[nodiscard]] bool is_of_name_before(std::size_t at, std::size_t end) const {
        static const WordSet joints{"at",    "are",   "is",   "be",        "as",          "count", "counted",
                                    "taken", "stand", "for",  "represent", "represented", "by",    "to",
                                    "=",     ":",     "sind", "zählen",    "multiplied",  "set",   "all"};
        std::size_t before = at;
        while (before != 0 && joints.contains(tokens_[before - 1].plain()))
            --before;
        if (before == at || before == 0 || !is_named(before - 1))
            return false;
        bool usual = false;
        const std::size_t behind = behind_usual(end, usual);
        return usual || behind >= tokens_.size() || (behind == end && tokens_[behind].is_mark());
    }

    const Tokens& tokens_;
    const Trait& trait_;
    Tokens name_;
};

} // namespace

void take_told_multiple(std::string_view text, std::size_t line, const Vocabulary& vocabulary,
                        MailReading& mail) {
    const Ruleset& ruleset = vocabulary.ruleset();
    const Tokens tokens = vocabulary.tokens(text);
    for (const std::size_t index : ruleset.at(Level::army).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!scales(trait))
            continue;
        const Multiple told = MultipleFinder(tokens, trait, vocabulary).find();
        if (told.end == 0)
            continue;
        const auto value =
            std::find_if(trait.values.begin(), trait.values.end(),
                         [&](const TraitValue& known) { return multiple_called(known.id) == told.value; });
        if (value == trait.values.end())
            mail.questions.push_back(
                {line, fmt::format("{} times: no {} that the rules know", told.value, trait.name)});
        else
            mail.of_army.push_back({line,
                                    {index, static_cast<std::int32_t>(value - trait.values.begin())},
                                    false}); // "half strength" elsewhere is asked
    }
}

} // namespace muster
