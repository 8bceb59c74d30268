// SPDX-License-Identifier: MIT
#include "mail/detail/signs_defined.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

struct Sign {
    std::string text;    // "(r)"
    std::string meaning; // "regular"
    std::size_t trait = 0;
    std::size_t end = 0; // the token behind
    bool verb = false;
    bool value_first = false;
};

class SignReader {
public:
    SignReader(const Phrases& phrases, const Vocabulary& vocabulary)
        : phrases_(phrases), tokens_(phrases.tokens), vocabulary_(vocabulary) {}

    // The signs that are told from the token on, one after the other.
    [[nodiscard]] std::vector<Sign> read(std::size_t at) const {
        std::vector<Sign> signs;
        const auto next = [&](bool first) {
            auto sign = sign_at(at, first);
            return sign ? sign : sign_behind(at, first);
        };
        for (auto sign = next(true); sign; sign = next(false)) {
            if (!signs.empty() && (sign->trait != signs.front().trait || repeats(signs, *sign)))
                break;
            signs.push_back(*sign);
            at = sign->end;
            while (at < tokens_.size() && joins(tokens_[at]))
                ++at;
        }
        return signs;
    }

private:
    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }
    [[nodiscard]] static bool joins(const Token& token) {
        return token.is(",") || token.is("and") || token.is(";") || token.is("&") || token.is("und") ||
               token.is("while");
    }
    [[nodiscard]] static bool repeats(const std::vector<Sign>& signs, const Sign& sign) {
        return std::any_of(signs.begin(), signs.end(), [&](const Sign& other) {
            return other.text == sign.text || other.meaning == sign.meaning;
        });
    }

    // "(r)", "[r]", ""r"", "R"
    [[nodiscard]] std::size_t end_of_sign(std::size_t at) const {
        constexpr std::size_t longest = 3; // letters
        const auto is_short = [&](std::size_t i) {
            return i < tokens_.size() && tokens_[i].is_word() && tokens_[i].text.size() <= longest;
        };
        const bool round = is(at, "(") && is_short(at + 1) && is(at + 2, ")");
        const bool quoted = is(at, "\"") && is_short(at + 1) && is(at + 2, "\"");
        if (round || quoted)
            return at + 3;
        return is_short(at) && is_in_capitals(tokens_[at].text) ? at + 1 : at;
    }

    // Of the first one a verb has to say that it is explained.
    [[nodiscard]] std::optional<Sign> sign_at(std::size_t at, bool first) const {
        static const WordSet verbs{"is", "=", "means", "for", "stands", "being", "ist", "denotes", "marks"};
        static const WordSet articles{"a", "an", "the"};
        std::size_t value = end_of_sign(at);
        if (value == at)
            return std::nullopt;
        Sign sign;
        sign.text = text_between(phrases_.line, tokens_, at, value);
        const std::size_t behind = value;
        while (value < tokens_.size() && verbs.contains(tokens_[value].plain()))
            ++value;
        sign.verb = value != behind;
        while (value < tokens_.size() && articles.contains(tokens_[value].plain()))
            ++value;
        const std::size_t owner = value < tokens_.size() ? phrases_.owner[value] : Phrases::nobody;
        if ((first && !sign.verb) || owner == Phrases::nobody)
            return std::nullopt;
        const PhraseItem& item = phrases_.items[owner];
        if (item.begin != value || !says_one_value(item))
            return std::nullopt;
        sign.trait = item.meanings.front().values.front().trait;
        sign.meaning = text_between(phrases_.line, tokens_, item.begin, item.end);
        sign.end = item.end;
        return sign;
    }

    // "Regulars are (R)", "barbarians marked (B)": the value first.
    [[nodiscard]] std::optional<Sign> sign_behind(std::size_t at, bool first) const {
        static const WordSet verbs{"is",  "are",     "=",      "have",  "carry", "bear", "get",  "marked",
                                   "by",  "with",    "shown",  "as",    "an",    "a",    "sind", "haben",
                                   "mit", "written", "called", "noted", "the",   "sign", "mark", "given"};
        while (at < tokens_.size() && (is(at, "the") || is(at, "all") || is(at, "my")))
            ++at;
        const std::size_t owner = at < tokens_.size() ? phrases_.owner[at] : Phrases::nobody;
        if (owner == Phrases::nobody)
            return std::nullopt;
        const PhraseItem& item = phrases_.items[owner];
        if (item.begin != at || !says_one_value(item))
            return std::nullopt;
        Sign sign;
        std::size_t mark = item.end;
        if (is(mark, "troops") || is(mark, "units") || is(mark, "men") || is(mark, "ones"))
            ++mark;
        const std::size_t verb = mark;
        while (mark < tokens_.size() && verbs.contains(tokens_[mark].plain()))
            ++mark;
        sign.verb = mark != verb;
        sign.value_first = true;
        sign.end = end_of_sign(mark);
        if ((first && !sign.verb) || sign.end == mark)
            return std::nullopt;
        sign.text = text_between(phrases_.line, tokens_, mark, sign.end);
        sign.trait = item.meanings.front().values.front().trait;
        sign.meaning = text_between(phrases_.line, tokens_, item.begin, item.end);
        return sign;
    }

    [[nodiscard]] bool says_one_value(const PhraseItem& item) const {
        return item.meanings.size() == 1 && item.meanings.front().values.size() == 1 &&
               item.meanings.front().source <= Source::name && !class_said(item, vocabulary_);
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
};

bool opens_signs(const Tokens& tokens, std::size_t at) {
    static const WordSet before{"below", "here", "where", "key", "codes", "legend", "list", "whereby"};
    return at == 0 || tokens[at - 1].is_mark() || before.contains(tokens[at - 1].plain());
}

// Whether something stands behind the signs that would change what they mean: "(b) barbarian cavalry".
bool ends_signs(const Tokens& tokens, std::size_t at) {
    return at >= tokens.size() || tokens[at].is(".") || tokens[at].is(",") || tokens[at].is(";") ||
           tokens[at].is(")") || tokens[at].is(":") || tokens[at].is("-");
}

std::string with_signs_told(const std::string& line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    const SignReader reader(phrases, vocabulary);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!opens_signs(tokens, at))
            continue;
        const std::vector<Sign> signs = reader.read(at);
        const bool joined = line.find(" and ") != std::string::npos;
        if (signs.size() < 2 || !ends_signs(tokens, signs.back().end) ||
            !(joined || signs.front().value_first))
            continue;
        std::string told;
        for (const Sign& sign : signs)
            told += (told.empty() ? "" : ", ") + sign.text + " = " + sign.meaning;
        return line.substr(0, tokens[at].begin) + told + line.substr(tokens[signs.back().end - 1].end);
    }
    return line;
}

} // namespace

std::vector<MailLine> with_signs_defined(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.parts.empty() &&
            (line.text.find(" and ") != std::string::npos || line.text.find(',') != std::string::npos))
            line.text = with_signs_told(line.text, vocabulary);
    return lines;
}

} // namespace muster
