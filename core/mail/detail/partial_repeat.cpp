// SPDX-License-Identifier: MIT
#include "mail/detail/partial_repeat.h"

#include "base/text.h"
#include "mail/detail/claim_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/named_units.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

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

// Tokens of a unit's name, or of words about a unit: longer ones are no name, and each further one is looked
// up among all units.
constexpr std::size_t longest_name = 30;

class ReferenceFinder {
public:
    ReferenceFinder(std::string_view line, const Tokens& tokens, const NamedUnits& units)
        : line_(line), tokens_(tokens), units_(units) {}

    [[nodiscard]] std::optional<Reference> find() {
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (auto found = at_token(at))
                return found;
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<Reference> at_token(std::size_t at) {
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
    [[nodiscard]] std::optional<Reference> referring(std::size_t begin, std::size_t at) {
        while (at < tokens_.size() && is_any(tokens_[at], {"the", "those", "ones"}))
            ++at;
        if (at < tokens_.size() &&
            is_any(tokens_[at], {"above", "before", "previous", "oben", "zuvor", "vorher"}))
            return Reference{begin, at + 1, {}};
        std::size_t end = at;
        while (end < tokens_.size() &&
               !is_any(tokens_[end], {",", ";", "(", ")", "=", "@", "but", "except", "though"}) &&
               !(tokens_[end].is(".") && end + 1 == tokens_.size()))
            ++end;
        if (at < end && tokens_[at].is_number()) // "counts as 2"
            return std::nullopt;
        if (at < end && !known_)
            known_ = units_.words_of_names(std::nullopt);
        for (end = std::min(end, at + longest_name); end > at; --end) // "Legio X but class B"
            if (std::string of = text_between(line_, tokens_, at, end); units_.unit_called(of, *known_))
                return Reference{begin, end, std::move(of)};
        return std::nullopt;
    }

    std::string_view line_;
    const Tokens& tokens_;
    const NamedUnits& units_;
    std::optional<std::vector<NamedUnits::NameWords>> known_; // once the line refers to something
};

// "as the Bows but open order": what is otherwise stands behind.
std::string line_with(std::string_view instead, std::string_view line, const Tokens& tokens,
                      const Reference& reference) {
    const std::initializer_list<std::string_view> otherwise{"but",  "only", "though", "however", "except",
                                                            "with", "aber", "jedoch", "nur"};
    std::size_t behind = reference.end;
    if (behind + 1 < tokens.size() && tokens[behind].is(",") && is_any(tokens[behind + 1], otherwise))
        ++behind; // "the same as Unit A, but morale V"
    while (behind < tokens.size() && is_any(tokens[behind], otherwise))
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

// "One more victory like the last one and I'm selling the figures": talk that compares something else.
bool compares_other_things(std::string_view line, const Tokens& tokens, const Reference& reference,
                           const Vocabulary& vocabulary) {
    if (reference.of.empty() || !is_sentence(line) || class_word_in(line, vocabulary) != ClassWord::none)
        return false;
    bool noun = false;
    for (std::size_t at = 0; at < reference.begin; ++at) {
        const Token& token = tokens[at];
        if (token.is_mark() || (token.is_word() && is_counted_thing(token.plain())))
            return false;
        noun = noun || (token.is_word() && !is_joining_word(token.plain()) && !token.is("more"));
    }
    return noun;
}

} // namespace

bool refers_to_troops(std::string_view text, bool itemised, const ArmyDraft& draft,
                      const Vocabulary& vocabulary) {
    const std::string line = plain_characters(text);
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.size() > 1 && (begins_words_of_sum(tokens, 1) || total_counted_so(tokens)))
        // "Twelve in all, as the Guard count double"
        return false;
    const bool counted = std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) {
        const auto at = static_cast<std::size_t>(&token - tokens.data());
        const bool begins_word = at + 1 < tokens.size() && tokens[at + 1].is("-"); // "two-handed"
        return token.is_number() && !begins_word && (at == 0 || !tokens[at - 1].is_word());
    });
    if (!counted && !itemised)
        return false;
    const std::optional<Reference> reference = reference_in(line, tokens, draft, vocabulary);
    return reference && !compares_other_things(line, tokens, *reference, vocabulary) &&
           class_word_in(line_with("", line, tokens, *reference), vocabulary) < ClassWord::name;
}

namespace {

// Whether the troop has something that may be lacked and of which no reading of the other's line says
// anything.
bool has_what_is_lacking(const TroopReading& troop, const std::vector<LineReading>& others,
                         const Ruleset& ruleset) {
    return std::any_of(troop.values.begin(), troop.values.end(), [&](const ValueOf& value) {
        const Trait& trait = ruleset.traits[value.trait];
        return trait.level == Level::troop && trait.is_choice() && !trait.required &&
               value.value != trait.default_value &&
               trait.values[static_cast<std::size_t>(trait.default_value)].id == "none" &&
               std::none_of(others.begin(), others.end(), [&](const LineReading& other) {
                   return other.troops.size() != 1 || other.troops.front().says(value.trait);
               });
    });
}

// Whether the troops right above, or others above of the same class, have what these may lack.
bool lacks_what_is_above(std::string_view line, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    const std::vector<LineReading> ways = readings_of(line, vocabulary);
    if (ways.empty() || ways.front().troops.size() != 1)
        return false;
    const std::size_t trait = vocabulary.class_trait();
    const std::int32_t class_value = ways.front().troops.front().value(trait, -1);
    return std::any_of(draft.lines.begin(), draft.lines.end(), [&](const LineDraft& above) {
        if (above.ways.empty() || above.ways.front().troops.empty())
            return false;
        const TroopReading& troop = above.ways.front().troops.front();
        return (&above == &draft.lines.back() || troop.value(trait, -1) == class_value) &&
               has_what_is_lacking(troop, ways, vocabulary.ruleset());
    });
}

// "4 x (HIP-III-RA) pike and shot without", "(without)": without that which the line above has.
std::string with_ellipsis_closed(std::string line, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t end = tokens.size();
    while (end != 0 && (tokens[end - 1].is(")") || tokens[end - 1].is(".")))
        --end;
    std::size_t begin = end;
    if (begin != 0 && is_any(tokens[begin - 1], {"one", "any", "it", "them"}))
        --begin;
    if (begin < 2 || !is_any(tokens[begin - 1], {"without", "ohne", "sans"}))
        return line;
    --begin;
    const bool bracketed = tokens[begin - 1].is("(") && end < tokens.size() && tokens[end].is(")");
    const std::size_t first = bracketed ? begin - 1 : begin;
    const std::size_t last = bracketed ? end + 1 : end;
    const std::string rest = line.substr(0, tokens[first].begin) + line.substr(tokens[last - 1].end);
    return lacks_what_is_above(rest, draft, vocabulary) ? rest : line;
}

} // namespace

std::vector<LineReading> readings_after(std::string_view text, const ArmyDraft& draft,
                                        const Vocabulary& vocabulary) {
    const std::string line = with_ellipsis_closed(plain_characters(text), draft, vocabulary);
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
