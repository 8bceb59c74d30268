// SPDX-License-Identifier: MIT
#include "mail/detail/ditto.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

class DittoReader {
public:
    DittoReader(std::string_view text, const Vocabulary& vocabulary)
        : vocabulary_(vocabulary), phrases_(phrases_in(text, vocabulary)), tokens_(phrases_.tokens) {}

    std::optional<Ditto> read() {
        std::size_t at = 0;
        while (at < tokens_.size() && length_at(at) == 0)
            ++at;
        if (at == tokens_.size() || is_sentence(phrases_.line) || !read_label(at) ||
            !read_reference(at + length_at(at)))
            return std::nullopt;
        return result_;
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }

    // Of the words that repeat: "ditto", "same again", "the same as", "as above", "identical to"; 0: none.
    [[nodiscard]] std::size_t length_at(std::size_t at) const {
        static constexpr std::string_view alone[] = {"ditto", "dto", "idem", "dito", "desgleichen"};
        const auto begins = std::any_of(std::begin(alone), std::end(alone),
                                        [&](std::string_view word) { return tokens_[at].is(word); });
        if (begins)
            return 1;
        if (is(at, "same") || is(at, "dasselbe"))
            return is(at + 1, "again") || is(at + 1, "as") || is(at + 1, "wie") ? 2 : 1;
        if (is(at, "identical") && is(at + 1, "to"))
            return 2;
        if ((is(at, "as") || is(at, "like") || is(at, "wie")) && at != 0 && is(at - 1, ":"))
            return 1;
        return (is(at, "as") && is(at + 1, "above")) || (is(at, "wie") && is(at + 1, "oben")) ? 2 : 0;
    }

    [[nodiscard]] bool is_value(std::size_t at) const {
        return phrases_.owner[at] != Phrases::nobody && !phrases_.items[phrases_.owner[at]].meanings.empty();
    }

    // "LC 2": a class with the number of a unit.
    [[nodiscard]] bool numbers_unit(std::size_t at, std::size_t end) const {
        return at + 1 < end && tokens_[at + 1].is_number() && (at + 2 >= end || tokens_[at + 2].is_mark());
    }

    // "2nd Warband:", "30", "another 4 x"
    bool read_label(std::size_t end) {
        std::size_t name_end = 0;
        for (std::size_t at = 0; at < end; ++at) {
            const Token& token = tokens_[at];
            const bool filler = is_joining_word(token.plain()) || token.is("x") || token.is("another") ||
                                token.is("again") || is_counted_thing(token.plain());
            if (is_value(at) && tokens_[at].text.size() > 1 && !numbers_unit(at, end))
                return false;
            if (token.is_number() && !is(at + 1, ":")) {
                if (result_.count || name_end != 0)
                    return false;
                result_.count = token.value;
            } else if (token.is(":") || (token.is("-") && token.spaced)) {
                if (name_end == 0)
                    name_end = at;
            } else if (token.is(",") || filler) {
                continue;
            } else if (name_end != 0) {
                return false;
            }
        }
        result_.label =
            text_between(phrases_.line, tokens_, result_.count ? 1 : 0, name_end == 0 ? end : name_end);
        if (result_.count && name_end == 0)
            result_.label.clear();
        return true;
    }

    // "Legion I = 150"; what is said besides is no repetition.
    bool read_reference(std::size_t begin) {
        std::size_t end = begin;
        while (end < tokens_.size() && !tokens_[end].is("=") && !tokens_[end].is("..") &&
               !tokens_[end].is("@") && !tokens_[end].is(",") && !tokens_[end].is(":") &&
               !(tokens_[end].is(".") && (end + 1 == tokens_.size() || is(end + 1, "["))))
            ++end;
        std::size_t last = end;
        if (last > begin && tokens_[last - 1].is_number() && !is_label_before(last - 1))
            end = --last;
        for (std::size_t at = begin; at < last; ++at) {
            if (changes_meaning(tokens_[at].plain()) ||
                (is_value(at) && tokens_[at].text.size() > 1 && !numbers_unit(at, last)))
                return false;
        }
        while (begin < last && (is_joining_word(tokens_[begin].plain()) || tokens_[begin].is("above")))
            ++begin;
        result_.of = text_between(phrases_.line, tokens_, begin, last);
        for (std::size_t at = end; at < tokens_.size(); ++at) {
            if (const std::size_t behind = behind_officer(at); behind != at) {
                result_.officer = true;
                at = behind - 1;
            } else if (tokens_[at].is_number())
                result_.prices.push_back(tokens_[at].value);
            else if (!tokens_[at].is_mark() && !is_in(WordList::price_word, tokens_[at].plain()) &&
                     !is_in(WordList::money, tokens_[at].plain()))
                return false;
        }
        return true;
    }

    // "Unit 1", "no. 2": the number names what is repeated.
    [[nodiscard]] bool is_label_before(std::size_t number) const {
        const std::size_t before = is(number - 1, ".") ? number - 2 : number - 1;
        return before < tokens_.size() && before < number && tokens_[before].is_word();
    }

    // "with its own unit commander": the token behind; `at` if no officer stands there.
    [[nodiscard]] std::size_t behind_officer(std::size_t at) const {
        static const WordSet words{"with", "and", "plus", "its", "his", "own", "another", "a", "an", "the"};
        std::size_t next = at;
        while (next < tokens_.size() && words.contains(tokens_[next].plain()))
            ++next;
        if (next == at || next == tokens_.size() || phrases_.owner[next] == Phrases::nobody)
            return at;
        const PhraseItem& item = phrases_.items[phrases_.owner[next]];
        const auto said = class_said(item, vocabulary_);
        const bool officer = said && item.begin == next && vocabulary_.is_leader(said->first) &&
                             !is_of_general({vocabulary_.class_trait(), said->first}, vocabulary_.ruleset());
        return officer ? item.end : at;
    }

    const Vocabulary& vocabulary_;
    Phrases phrases_;
    const Tokens& tokens_;
    Ditto result_;
};

} // namespace

std::optional<Ditto> ditto_in(std::string_view text, const Vocabulary& vocabulary) {
    return DittoReader(text, vocabulary).read();
}

} // namespace muster
