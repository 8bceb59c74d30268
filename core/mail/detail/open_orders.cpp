// SPDX-License-Identifier: MIT
#include "mail/detail/open_orders.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

namespace {

// "not yet decided", "none so far", "no idea"
bool leaves_orders_open(std::string_view said) {
    static const WordSet words{"not",  "yet",   "decided", "undecided", "be",     "to", "still", "open",
                               "tbd",  "tba",   "follow",  "later",     "given",  "on", "the",   "day",
                               "will", "known", "fixed",   "written",   "made",   "up", "none",  "determined",
                               "as",   "so",    "far",     "for",       "now",    "no", "idea",  "sure",
                               "at",   "all",   "moment",  "present",   "certain"};
    static const WordSet telling{"undecided", "not",  "tbd", "tba",  "follow",
                                 "later",     "open", "be",  "none", "idea"};
    const std::string small = small_letters(said);
    const std::vector<std::string_view> each = words_of(small);
    return std::all_of(each.begin(), each.end(),
                       [](std::string_view word) { return words.contains(word); }) &&
           std::any_of(each.begin(), each.end(),
                       [](std::string_view word) { return telling.contains(word); });
}

// "attack": an order, whatever stands around it.
bool names_order(const Token& token, const Ruleset& ruleset) {
    const auto& traits = ruleset.at(Level::body).traits;
    return std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        return trait.is_choice() &&
               std::any_of(trait.values.begin(), trait.values.end(), [&](const TraitValue& value) {
                   return value.id != "none" &&
                          (token.has_form(value.id) || token.plain().starts_with(value.id));
               });
    });
}

// ", I cannot make up my mind", " - sorry", " (still thinking)": why there are none, told by the writer.
bool excuses_writer(std::string_view reason, const Vocabulary& vocabulary) {
    static const WordSet opening{"i",     "i'm",     "i'll", "i've",   "we",    "sorry", "still",
                                 "you",   "you'll",  "your", "my",     "ask",   "will",  "shall",
                                 "let",   "wife",    "tell", "please", "until", "till",  "more",
                                 "maybe", "perhaps", "see",  "as",     "later", "alas"};
    const Phrases phrases = phrases_in(reason, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const auto first =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return !token.is_mark(); });
    if (first == tokens.end())
        return true;
    if (!opening.contains(first->plain()))
        return false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::size_t owner = phrases.owner[at];
        const bool of_writer = tokens[at].text == "I";
        if (tokens[at].is_number() || names_order(tokens[at], vocabulary.ruleset()) ||
            (owner != Phrases::nobody && !of_writer))
            return false;
    }
    return true;
}

} // namespace

std::string with_open_orders_denied(std::string text, const Vocabulary& vocabulary) {
    static constexpr std::string_view label = "Orders: ";
    const std::size_t at = text.find(label);
    if (at == std::string::npos)
        return text;
    const std::size_t begin = at + label.size();
    std::size_t end = std::min(text.find_first_of(".,;:()", begin), text.size());
    end = std::min(end, std::min(text.find(" - ", begin), text.size()));
    if (!leaves_orders_open(std::string_view(text).substr(begin, end - begin)))
        return text;
    const bool reason = end < text.size() && text[end] != '.' && text[end] != ')' &&
                        excuses_writer(std::string_view(text).substr(end), vocabulary);
    return text.replace(at, (reason ? text.size() : end) - at, "No orders");
}

} // namespace muster
