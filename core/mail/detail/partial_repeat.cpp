// SPDX-License-Identifier: MIT
#include "mail/detail/partial_repeat.h"

#include "base/text.h"
#include "mail/detail/claim_words.h"
#include "mail/detail/named_units.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>

namespace muster {

namespace {

// Words in a row of a line that refer to troops above, and those among them that name the troops.
struct Reference {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::string of; // empty: those right above
};

bool is_any(const Token& token, std::initializer_list<std::string_view> words) {
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return token.is(word); });
}

class ReferenceFinder {
public:
    ReferenceFinder(std::string_view line, const Tokens& tokens, const NamedUnits& units)
        : line_(line), tokens_(tokens), units_(units) {}

    [[nodiscard]] std::optional<Reference> find() const {
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (auto found = at_token(at))
                return found;
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<Reference> at_token(std::size_t at) const {
        if (is_any(tokens_[at], {"ditto", "dto", "dito", "idem"}))
            return Reference{at, at + 1, {}};
        std::size_t next = at;
        while (next < tokens_.size() &&
               is_any(tokens_[next], {"otherwise", "else", "rest", "sonst", "the", "same", "equipped",
                                      "armed", "exactly", "just"}))
            ++next;
        const bool same = next > at && tokens_[next - 1].is("same");
        if (same && next < tokens_.size() && tokens_[next].is("again"))
            return Reference{at, next + 1, {}};
        if (same && (next == tokens_.size() || tokens_[next].is_mark()))
            return Reference{at, next, {}};
        if (next == tokens_.size() || !is_any(tokens_[next], {"as", "like", "wie"}))
            return std::nullopt;
        return referring(at, next + 1);
    }

    // Behind "as": "above", "the ones before", "unit 1" to the end of the clause.
    [[nodiscard]] std::optional<Reference> referring(std::size_t begin, std::size_t at) const {
        while (at < tokens_.size() && is_any(tokens_[at], {"the", "those", "ones"}))
            ++at;
        if (at < tokens_.size() &&
            is_any(tokens_[at], {"above", "before", "previous", "oben", "zuvor", "vorher"}))
            return Reference{begin, at + 1, {}};
        std::size_t end = at;
        while (end < tokens_.size() && !is_any(tokens_[end], {",", ";", "(", ")", "=", "@"}) &&
               !(tokens_[end].is(".") && end + 1 == tokens_.size()))
            ++end;
        if (at < end && tokens_[at].is_number()) // "counts as 2"
            return std::nullopt;
        for (; end > at; --end) // "Legio X but class B"
            if (std::string of = text_between(line_, tokens_, at, end); units_.unit_called(of))
                return Reference{begin, end, std::move(of)};
        return std::nullopt;
    }

    std::string_view line_;
    const Tokens& tokens_;
    const NamedUnits& units_;
};

// "as the Bows but open order": what is otherwise stands behind.
std::string line_with(std::string_view instead, std::string_view line, const Tokens& tokens,
                      const Reference& reference) {
    std::size_t behind = reference.end;
    while (behind < tokens.size() &&
           is_any(tokens[behind], {"but", "only", "though", "however", "aber", "jedoch", "nur"}))
        ++behind;
    return fmt::format("{} {} {}", text_between(line, tokens, 0, reference.begin), instead,
                       text_between(line, tokens, behind, tokens.size()));
}

std::optional<Reference> reference_in(std::string_view line, const Tokens& tokens, const ArmyDraft& draft,
                                      const Vocabulary& vocabulary) {
    return ReferenceFinder(line, tokens, NamedUnits(vocabulary, draft)).find();
}

class Completion {
public:
    Completion(const ArmyDraft& draft, const Vocabulary& vocabulary)
        : draft_(draft), vocabulary_(vocabulary) {}

    // The troops that the words refer to; nullptr if there are none.
    [[nodiscard]] const TroopReading* source(const Reference& reference) const {
        if (reference.of.empty())
            return last_source();
        const auto place = NamedUnits(vocabulary_, draft_).unit_called(reference.of);
        return place ? source(draft_.bodies[place->body].units[place->unit]) : nullptr;
    }

    // In which players write the class.
    [[nodiscard]] std::string class_words(const TroopReading& troop) const {
        const Trait& trait = vocabulary_.ruleset().traits[vocabulary_.class_trait()];
        std::string words = trait.values[static_cast<std::size_t>(class_of(troop))].id;
        std::replace(words.begin(), words.end(), '-', ' ');
        return ", " + words + ", ";
    }

    // What the lines leave unsaid; `words` are those that refer.
    void complete(std::vector<LineReading>& ways, const TroopReading* source,
                  const std::string& words) const {
        for (LineReading& way : ways)
            for (TroopReading& troop : way.troops)
                if (!vocabulary_.is_leader(class_of(troop)))
                    complete(troop, source, words);
    }

private:
    // The last rank and file of the unit, in the first of the ways in which their line may be read.
    [[nodiscard]] const TroopReading* source(const UnitDraft& unit) const {
        const auto last = std::find_if(unit.troops.rbegin(), unit.troops.rend(), [&](const TroopDraft& at) {
            return !vocabulary_.is_leader(class_of(reading_at(at)));
        });
        return last == unit.troops.rend() ? nullptr : &reading_at(*last);
    }

    [[nodiscard]] const TroopReading* last_source() const {
        const TroopReading* last = nullptr;
        for (const BodyDraft& body : draft_.bodies)
            for (const UnitDraft& unit : body.units)
                if (const TroopReading* found = source(unit))
                    last = found;
        return last;
    }

    [[nodiscard]] const TroopReading& reading_at(const TroopDraft& at) const {
        return draft_.lines[at.line].ways.front().troops[at.troop];
    }

    [[nodiscard]] std::int32_t class_of(const TroopReading& troop) const {
        return troop.value(vocabulary_.class_trait(), -1);
    }

    void complete(TroopReading& troop, const TroopReading* source, const std::string& words) const {
        if (source == nullptr || (class_of(troop) >= 0 && class_of(troop) != class_of(*source))) {
            troop.questions.push_back(fmt::format("{}: not understood", quoted(words)));
            return;
        }
        const TroopReading said = troop;
        for (const ValueOf& value : source->values)
            if (!said.says(value.trait) && !is_of_general(value, vocabulary_.ruleset()))
                troop.values.push_back(value);
    }

    const ArmyDraft& draft_;
    const Vocabulary& vocabulary_;
};

} // namespace

bool refers_to_troops(std::string_view text, bool itemised, const ArmyDraft& draft,
                      const Vocabulary& vocabulary) {
    const std::string line = plain_characters(text);
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.size() > 1 && begins_words_of_sum(tokens, 1)) // "Twelve in all, as the Guard count double"
        return false;
    const bool counted = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
        const auto at = static_cast<std::size_t>(&token - tokens.data());
        const bool begins_word = at + 1 < tokens.size() && tokens[at + 1].is("-"); // "two-handed"
        return token.is_number() && !begins_word && (at == 0 || !tokens[at - 1].is_word());
    });
    if (!counted && !itemised)
        return false;
    const std::optional<Reference> reference = reference_in(line, tokens, draft, vocabulary);
    return reference && class_word_in(line_with("", line, tokens, *reference), vocabulary) < ClassWord::name;
}

std::vector<LineReading> readings_after(std::string_view text, const ArmyDraft& draft,
                                        const Vocabulary& vocabulary) {
    const std::string line = plain_characters(text);
    const Tokens tokens = vocabulary.tokens(line);
    const std::optional<Reference> reference = reference_in(line, tokens, draft, vocabulary);
    if (!reference)
        return readings_of(line, vocabulary);
    const Completion completion(draft, vocabulary);
    const TroopReading* source = completion.source(*reference);
    std::string rest = line_with("", line, tokens, *reference);
    if (source != nullptr && class_word_in(rest, vocabulary) < ClassWord::name)
        rest = line_with(completion.class_words(*source), line, tokens, *reference);
    std::vector<LineReading> ways = readings_of(rest, vocabulary);
    completion.complete(ways, source, text_between(line, tokens, reference->begin, reference->end));
    return ways;
}

} // namespace muster
