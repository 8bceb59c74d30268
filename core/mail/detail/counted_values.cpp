// SPDX-License-Identifier: MIT
#include "mail/detail/counted_values.h"

#include "army/army.h"
#include "army/place.h"
#include "base/exact.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/stated_claims.h"
#include "mail/detail/statement.h"
#include "mail/detail/sum_line.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

// The one value of troops that the item says, or its class by a code or a name; nothing of others.
std::optional<ValueOf> value_of_item(const PhraseItem& item, const Vocabulary& vocabulary) {
    if (item.meanings.size() != 1 || item.doubtful || item.meanings.front().source > Source::name ||
        item.meanings.front().values.size() != 1)
        return std::nullopt;
    const ValueOf value = item.meanings.front().values.front();
    return vocabulary.ruleset().traits[value.trait].level == Level::troop ? std::optional(value)
                                                                          : std::nullopt;
}

bool parts_counts(const Token& token) {
    static const WordSet joints{",", ";", "and", "&", "+", "plus", "und", "/"};
    return joints.contains(token.plain());
}

// "10 RA, 2 IR" or "HIB 7, HIN 4": a stretch of tokens.
struct CountsRun {
    std::vector<std::pair<ValueOf, std::int32_t>> parts;
    std::size_t begin = 0;
    std::size_t end = 0;
};

class ValueCounter {
public:
    ValueCounter(const Phrases& phrases, const Vocabulary& vocabulary)
        : phrases_(phrases), tokens_(phrases.tokens), vocabulary_(vocabulary) {}

    // The first run of two counts or more.
    [[nodiscard]] std::optional<CountsRun> find() const {
        constexpr std::size_t fewest = 2; // one alone may be said of the troops above
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            for (const bool value_first : {false, true})
                if (CountsRun run = run_at(at, value_first); run.parts.size() >= fewest)
                    return run;
        return std::nullopt;
    }

private:
    [[nodiscard]] bool is_bare_number(std::size_t at) const {
        return at < tokens_.size() && tokens_[at].is_number() && phrases_.owner[at] == Phrases::nobody;
    }

    [[nodiscard]] const PhraseItem* item_at(std::size_t at) const {
        const std::size_t owner = at < tokens_.size() ? phrases_.owner[at] : Phrases::nobody;
        return owner != Phrases::nobody && phrases_.items[owner].begin == at ? &phrases_.items[owner]
                                                                             : nullptr;
    }

    // The count and its value at the token, which goes behind them.
    [[nodiscard]] std::optional<std::pair<ValueOf, std::int32_t>> part_at(std::size_t& at,
                                                                          bool value_first) const {
        static const WordSet between{"x", "are", "is", "being", "of", ":", "="};
        std::size_t number = at;
        std::size_t value = at;
        std::size_t& second = value_first ? number : value;
        if (value_first) {
            const PhraseItem* item = item_at(value);
            second = item == nullptr ? tokens_.size() : item->end;
        } else {
            ++second;
        }
        while (second < tokens_.size() && phrases_.owner[second] == Phrases::nobody &&
               between.contains(tokens_[second].plain()))
            ++second;
        const PhraseItem* item = item_at(value);
        const auto said = item == nullptr ? std::nullopt : value_of_item(*item, vocabulary_);
        if (!said || !is_bare_number(number))
            return std::nullopt;
        at = value_first ? number + 1 : item->end;
        return std::pair(*said, tokens_[number].value);
    }

    [[nodiscard]] CountsRun run_at(std::size_t begin, bool value_first) const {
        CountsRun run{{}, begin, begin};
        for (std::size_t at = begin; at < tokens_.size();) {
            const auto part = part_at(at, value_first);
            if (!part)
                break;
            run.parts.push_back(*part);
            run.end = at;
            while (at < tokens_.size() && parts_counts(tokens_[at]))
                ++at;
            if (at == run.end)
                break;
        }
        return run;
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
};

// What stands before the counts: "of which", "by class:", "(".
struct CountsOpening {
    std::size_t begin = 0;
    bool by_value = false; // "by class", "by integrity": classes are counted, and are no troops
};

CountsOpening opening_before(const Tokens& tokens, std::size_t begin) {
    static const WordSet words{"of",     "which", "these",     "them",    "those", "that", "is",    "i.e",
                               "being",  "(",     ":",         ",",       ";",     "-",    "made",  "up",
                               "i",      "e",     "by",        "class",   "type",  "kind", "among", "army",
                               "sorted", "with",  "integrity", "counted", "="};
    CountsOpening opening{begin, false};
    while (opening.begin != 0 && words.contains(tokens[opening.begin - 1].plain())) {
        --opening.begin;
        opening.by_value = opening.by_value || tokens[opening.begin].is("by");
    }
    return opening;
}

// The line without the counts, what opens them and the bracket that closes them.
std::string without_counts(const Phrases& phrases, const CountsOpening& opening, std::size_t end) {
    const Tokens& tokens = phrases.tokens;
    while (end < tokens.size() && (tokens[end].is(")") || tokens[end].is(",") || tokens[end].is(";")))
        ++end;
    const std::string before = text_between(phrases.line, tokens, 0, opening.begin);
    const std::string behind = text_between(phrases.line, tokens, end, tokens.size());
    return std::string(trimmed(before + " " + behind));
}

} // namespace

bool put_counted_values(const MailLine& line, const Vocabulary& vocabulary, MailReading& mail) {
    if (mail.draft.lines.empty() || line.text.find_first_of("0123456789") == std::string::npos)
        return false;
    const Phrases phrases = phrases_in(line.text, vocabulary);
    const std::optional<CountsRun> run = ValueCounter(phrases, vocabulary).find();
    if (!run)
        return false;
    const CountsOpening opening = opening_before(phrases.tokens, run->begin);
    const bool of_classes = std::any_of(run->parts.begin(), run->parts.end(), [&](const auto& part) {
        return part.first.trait == vocabulary.class_trait();
    });
    const std::string rest = without_counts(phrases, opening, run->end);
    if ((of_classes && !opening.by_value) || class_word_in(rest, vocabulary) >= ClassWord::kind)
        return false;
    const Statement whole = statement_in(rest, vocabulary);
    const Phrases of_rest = phrases_in(rest, vocabulary);
    const bool sum =
        !whole.claims.empty() && // "Sum of the army: 12"
        (whole.complete || std::all_of(of_rest.items.begin(), of_rest.items.end(),
                                       [](const PhraseItem& item) { return item.meanings.empty(); }));
    const auto line_sum = sum ? std::nullopt : claim_of_sum_line(vocabulary.tokens(rest));
    const Tokens bare = vocabulary.tokens(rest);
    const bool number =
        !bare.empty() && bare.front().is_number() && // "6 (4 RA, 2 IR)"
        std::all_of(bare.begin() + 1, bare.end(), [](const Token& token) { return token.is_mark(); });
    if (!sum && !line_sum && !number && !(opening.by_value && !has_letter_or_digit(rest)))
        return false;
    if (!sum && !line_sum && number)
        take_claim({Claim::What::total, 0, bare.front().value, true}, line.number, true, vocabulary.ruleset(),
                   mail);
    if (sum)
        take_statement(whole, line.number, true, vocabulary, mail);
    if (line_sum)
        take_claim(*line_sum, line.number, true, vocabulary.ruleset(), mail);
    for (const auto& [value, count] : run->parts)
        mail.counted.push_back({line.number, value, count});
    return true;
}

namespace {

// How many have the value, and what they count for where guns are attached.
struct Tally {
    std::int64_t troops = 0;
    Exact size{0};
};

Tally tally_of(const ValueOf& value, const Ruleset& ruleset, const Army& army, const Report& report) {
    const std::size_t slot = ruleset.traits[value.trait].slot;
    const auto size =
        ruleset.size ? ruleset.number(Level::troop, ruleset.numbers_of(Level::army)[ruleset.size->number].id)
                     : std::nullopt;
    Tally tally;
    for_each_place(army, [&](const Place& place) {
        if (place.troop == 0)
            return;
        const Troop& troop = army.bodies[place.body - 1].units[place.unit - 1].troops[place.troop - 1];
        if (troop.values[slot] != value.value)
            return;
        tally.troops += troop.count;
        tally.size = tally.size + (size ? report.number(place, *size) : Exact(1)) * Exact(troop.count);
    });
    return tally;
}

} // namespace

std::vector<LineQuestion> wrong_counts_of_values(const std::vector<CountedValue>& counted,
                                                 const Ruleset& ruleset, const Army& army,
                                                 const Report& report) {
    std::vector<LineQuestion> wrong;
    for (const CountedValue& told : counted) {
        const Tally tally = tally_of(told.value, ruleset, army, report);
        if (tally.troops != told.count && tally.size != Exact(told.count))
            wrong.push_back(
                {told.line,
                 fmt::format("declared {} {}, computed {}", told.count,
                             ruleset.traits[told.value.trait].value_name(told.value.value), tally.troops)});
    }
    return wrong;
}

} // namespace muster
