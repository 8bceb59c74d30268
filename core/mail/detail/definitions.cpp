// SPDX-License-Identifier: MIT
#include "mail/detail/definitions.h"

#include "mail/detail/claim_words.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace muster {

namespace {

class DefinitionReader {
public:
    DefinitionReader(std::string_view line, const Tokens& tokens, const Vocabulary& vocabulary,
                     std::vector<bool>& explained)
        : line_(line), tokens_(tokens), vocabulary_(vocabulary), ruleset_(vocabulary.ruleset()),
          explained_(explained) {}

    std::vector<Definition> read() {
        std::size_t begin = 0;
        bool defines = false;
        for (std::size_t at = 0; at <= tokens_.size(); ++at) {
            const bool ends =
                at == tokens_.size() || is(at, ",") || is(at, ".") || is(at, ";") || is(at, "..") ||
                (is(at, "-") && tokens_[at].spaced && at != 0 && !is(at - 1, "as") && !is(at - 1, "="));
            if (ends && begin < at)
                (void)read_definition(begin, end_without_price(tokens_, begin, at), defines);
            begin = ends ? at + 1 : begin;
        }
        return std::move(found_);
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }

    // "Reg = RA", "(S) counts as +"; with "as" alone where the fragment before was one.
    bool read_definition(std::size_t begin, std::size_t end, bool& defines) {
        for (std::size_t at = begin + 1; at + 1 < end; ++at) {
            std::size_t value = 0;
            if (is(at, "=") || is(at, "means") || (is(at, "as") && defines))
                value = at + 1;
            else if (((is(at, "counts") || is(at, "count")) && is(at + 1, "as")) ||
                     (is(at, "stands") && is(at + 1, "for")) || is_identity(at))
                value = is_identity(at) ? behind_identity(at) : at + 2;
            else
                continue;
            for (std::size_t colon = begin; colon + 1 < at; ++colon) // "DBM codes: Reg = RA"
                if (is(colon, ":"))
                    begin = colon + 1;
            for (std::size_t* word : {&begin, &value}) // "An officer means a unit commander"
                if (*word + 1 < (word == &begin ? at : end) &&
                    (is(*word, "a") || is(*word, "an") || is_article(tokens_[*word].plain())))
                    ++*word;
            const bool spaced = tokens_[begin].spaced;
            // "(chief = unit commander of course)", not "(S) = +"
            if (is(begin, "(") && std::none_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                                               tokens_.begin() + static_cast<std::ptrdiff_t>(at),
                                               [](const Token& token) { return token.is(")"); }))
                ++begin;
            constexpr std::size_t longest = 4; // tokens of what is defined
            if (at - begin > longest || value >= end || !spaced || says_all(tokens_[begin]))
                return false; // "All of them count as barbarian"
            if (is_label(begin, at))
                return false; // "order = loose"
            std::vector<ValueOf> values = values_at(value, end);
            std::string words =
                is_quoted_word(at) ? tokens_[at - 2].text : text_between(line_, tokens_, begin, at);
            if (values.empty() && is(at, "=") && is_short_sign(value, end)) {
                values = named_values_at(begin, at); // "Sub-commander = SC"
                words = tokens_[value].text;
            }
            // "Darius = General" says who he is, "G = General" is a sign.
            const bool mark = values.size() == 1 && ruleset_.traits[values.front().trait].is_switch();
            if (values.empty() || tokens_[begin].is_number() ||
                (mark && !is_short_sign(begin, at) && !is_short_sign(value, end)))
                return false;
            found_.emplace_back(words, values);
            std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(begin),
                      explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
            defines = true;
            return true;
        }
        return false;
    }

    // A trait's name, whole.
    [[nodiscard]] bool is_label(std::size_t begin, std::size_t end) const {
        const auto match = vocabulary_.longest(tokens_, begin);
        return match && match->end == end && !match->phrase->labels.empty();
    }

    // "SC", "G"
    [[nodiscard]] bool is_short_sign(std::size_t at, std::size_t end) const {
        constexpr std::size_t longest = 4; // letters
        return (end == at + 1 || (end == at + 2 && is(at + 1, "."))) && tokens_[at].is_word() &&
               is_in_capitals(tokens_[at].text) && tokens_[at].text.size() <= longest;
    }

    // The one name, of a troop or a unit, that the tokens are, whole.
    [[nodiscard]] std::vector<ValueOf> named_values_at(std::size_t begin, std::size_t end) const {
        const Phrases phrases =
            phrases_in(text_between(line_, tokens_, begin, end), vocabulary_, {Level::unit, Level::troop});
        if (phrases.items.size() != 1 || phrases.items.front().meanings.empty() ||
            phrases.items.front().begin != 0 || phrases.items.front().end != phrases.tokens.size() ||
            phrases.items.front().meanings.front().source > Source::name)
            return {};
        return phrases.items.front().meanings.front().values;
    }

    // "UC is of course the unit commander": a word in capitals and what it is.
    [[nodiscard]] bool is_identity(std::size_t at) const {
        const bool letter = is_quoted_word(at) && tokens_[at - 2].text.size() == 1; // "b" is barbarian
        if (at < 1 || !(is(at, "is") || is(at, "ist")) || (behind_identity(at) == at + 1 && !letter))
            return false;
        const bool sign = at >= 3 && is(at - 1, ")") && is(at - 3, "("); // "(S) is integrity IV"
        return sign || is_quoted_word(at) ||
               (tokens_[at - 1].is_word() && is_in_capitals(tokens_[at - 1].text));
    }
    // "chief" between quotation marks, before the token.
    [[nodiscard]] bool is_quoted_word(std::size_t at) const {
        return at >= 3 && is(at - 1, "\"") && tokens_[at - 2].is_word() && is(at - 3, "\"");
    }
    [[nodiscard]] std::size_t behind_identity(std::size_t at) const {
        std::size_t value = at + 1;
        while (is(value, "of") || is(value, "course") || is(value, "the") || is(value, "a") ||
               is(value, "my") || is(value, "his") || is(value, "integrity"))
            ++value;
        return value;
    }

    // "field defences (that is how I do wagons)": where what stands in brackets at the end begins.
    [[nodiscard]] std::size_t begin_of_remark(std::size_t begin, std::size_t end) const {
        std::size_t open = end;
        for (std::size_t at = begin + 1; is(end - 1, ")") && at < end; ++at)
            if (is(at, "(") && open == end)
                open = at;
        return open;
    }

    // The value of a troop's trait that the tokens are.
    [[nodiscard]] std::vector<ValueOf> values_at(std::size_t begin, std::size_t end) const {
        end = begin_of_remark(begin, end);
        if (begin + 1 < end && (is(begin, "with") || is(begin, "has") || is(begin, "have")))
            ++begin; // "FD = with field defences"
        while (end > begin + 1 && !is(begin, "(") &&
               (is(end - 1, ")") || is(end - 1, ".") || is(end - 1, "of") || is(end - 1, "course") ||
                is(end - 1, "naturally") || is(end - 1, "time") || is(end - 1, "each") ||
                is(end - 1, "always") || is(end - 1, "everywhere")))
            --end;
        for (const std::size_t index : ruleset_.at(Level::troop).traits) {
            const Trait& trait = ruleset_.traits[index];
            for (std::size_t v = 0; v < trait.values.size() && trait.is_choice() && end == begin + 1; ++v)
                if (tokens_[begin].text == trait.values[v].short_form)
                    return {{index, static_cast<std::int32_t>(v)}};
            if (trait.is_choice() && !tokens_[begin].is_number())
                if (const auto value = vocabulary_.value_of(trait, tokens_, begin, end))
                    return {{index, *value}};
        }
        // "NS = no shields", "G = General"
        std::vector<ValueOf> named = named_values_at(begin, end);
        const bool marks = named.size() == 1 && ruleset_.traits[named.front().trait].is_switch();
        return marks || is_negation(tokens_[begin].plain()) ? named : std::vector<ValueOf>();
    }

    std::string_view line_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    std::vector<bool>& explained_;
    std::vector<Definition> found_;
};

} // namespace

std::vector<Definition> definitions_in(std::string_view line, const Tokens& tokens,
                                       const Vocabulary& vocabulary, std::vector<bool>& explained) {
    return DefinitionReader(line, tokens, vocabulary, explained).read();
}

} // namespace muster
