// SPDX-License-Identifier: MIT
#include "mail/detail/order_told.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <cstddef>
#include <vector>

namespace muster {

namespace {

// Words of such a sentence beside its two values.
struct WordsOfOrder {
    bool first = false;  // before the second value
    bool then = false;   // behind the first
    bool marked = false; // the lines say it themselves
};

bool is_idle_in_order(const Token& token) {
    static const WordSet words{"come", "comes", "stand", "stands", "listed", "named",  "given", "i",
                               "list", "are",   "is",    "as",     "where",  "in",     "each",  "their",
                               "line", "lines", "below", "ones",   "kommen", "stehen", "wie",   "so",
                               "sind", "below", "who",   "which",  "they"};
    return token.is(",") || token.is(";") || token.is(".") || token.is(":") || token.is("-") ||
           words.contains(token.plain()) || is_article(token.plain()) || is_counted_thing(token.plain()) ||
           token.is("and") || token.is("und") || token.is("der") || token.is("die");
}

// False where another word stands there.
bool take_word_of_order(const Token& token, std::size_t values, WordsOfOrder& words) {
    static const WordSet first{"first", "zuerst", "zunächst"};
    static const WordSet then{"rest", "others", "remainder", "then",  "second", "last",
                              "dann", "danach", "übrigen",   "after", "anderen"};
    static const WordSet marked{"marked",  "noted",    "shown",     "indicated", "labelled",
                                "labeled", "markiert", "angegeben", "vermerkt"};
    if (first.contains(token.plain()) && values < 2)
        words.first = true;
    else if (then.contains(token.plain()) && values > 0)
        words.then = true;
    else if (marked.contains(token.plain()) && values == 2)
        words.marked = true;
    else
        return is_idle_in_order(token);
    return true;
}

} // namespace

std::optional<std::pair<ValueOf, ValueOf>> order_told_in(const Phrases& phrases,
                                                         const Vocabulary& vocabulary) {
    std::vector<ValueOf> values;
    WordsOfOrder words;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        if (const std::size_t owner = phrases.owner[at]; owner != Phrases::nobody) {
            const PhraseItem& item = phrases.items[owner];
            if (item.meanings.empty() || item.meanings.front().values.size() != 1 ||
                class_said(item, vocabulary))
                return std::nullopt;
            if (item.begin == at)
                values.push_back(item.meanings.front().values.front());
        } else if (!take_word_of_order(phrases.tokens[at], values.size(), words)) {
            return std::nullopt;
        }
    }
    const bool told = values.size() == 2 && values[0].trait == values[1].trait &&
                      values[0].value != values[1].value && words.first && words.then && words.marked;
    if (!told || vocabulary.ruleset().traits[values[0].trait].level != Level::troop ||
        !vocabulary.ruleset().traits[values[0].trait].is_choice())
        return std::nullopt;
    return std::pair(values[0], values[1]);
}

bool is_true_order(std::string_view text, const Army& army, const Vocabulary& vocabulary) {
    const auto order = order_told_in(phrases_in(text, vocabulary, {Level::troop}), vocabulary);
    if (!order)
        return false;
    const std::size_t slot = vocabulary.ruleset().traits[order->first.trait].slot;
    std::size_t first = 0;
    std::size_t others = 0;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops) {
                const bool is_first = troop.values[slot] == order->first.value;
                if (is_first ? others != 0 : troop.values[slot] != order->second.value)
                    return false;
                ++(is_first ? first : others);
            }
    return first != 0 && others != 0;
}

} // namespace muster
