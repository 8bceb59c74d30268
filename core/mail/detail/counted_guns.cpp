// SPDX-License-Identifier: MIT
#include "mail/detail/counted_guns.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/said_of_guns.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace muster {

namespace {

// The tokens of a clause, without the mark that opens it and the bracket that may close it.
struct Clause {
    std::size_t begin = 0;
    std::size_t end = 0;
};

bool is_dash(const Token& token) {
    return token.is("-") && token.spaced;
}

bool opens_clause(const Token& token) {
    return token.is(",") || token.is("(") || token.is(";") || is_dash(token);
}

bool closes_clause(const Token& token) {
    return opens_clause(token) || token.is(")") || token.is(".");
}

bool counts(const Token& token) {
    static const WordSet verbs{"count", "counts", "counting", "counted", "is",     "are",    "being",
                               "make",  "makes",  "making",   "worth",   "reckon", "reckons"};
    return token.is_word() && verbs.contains(token.plain());
}

bool means_each(const Token& token) {
    return token.is("each") || token.is("every") || token.is("apiece");
}

bool doubles(const Token& token) {
    return token.is("double") || token.is("doubled") || token.is("twice");
}

// Words that point at the troops; what they are called may stand behind: "each brigade", "these blocks".
bool points_at_troops(const Token& token) {
    static const WordSet words{"each", "every", "these", "those", "the", "all", "both"};
    return token.is_word() && words.contains(token.plain());
}

bool names_gun(const Token& token) {
    static const WordSet guns{"gun", "guns", "piece", "pieces", "cannon", "artillery"};
    return token.is_word() && guns.contains(token.plain());
}

bool tells_gun(const Token& token) {
    return names_gun(token) || token.is("attached") || token.is("light");
}

bool says_nothing(const Token& token) {
    static const WordSet words{
        "so", "and",  "which", "that", "they",    "them", "it",    "of",    "will",      "as",   "for",
        "to", "with", "their", "its",  "because", "in",   "thus",  "hence", "therefore", "then", "by",
        "a",  "an",   "up",    "due",  "thanks",  "also", "total", "game",  "altogether"};
    return token.is_word() && (words.contains(token.plain()) || tells_gun(token) ||
                               is_counted_thing(token.plain()) || points_at_troops(token));
}

// The count of the line's troops, which stands outside of the clause; nothing where another number may be it.
std::optional<std::int32_t> count_beside(const Tokens& tokens, const Clause& clause) {
    std::optional<std::int32_t> otherwise = 1;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!tokens[at].is_number() || (at >= clause.begin && at < clause.end))
            continue;
        const bool times =
            (at + 1 < tokens.size() && tokens[at + 1].is("x")) || (at != 0 && tokens[at - 1].is("x"));
        const bool named =
            at + 1 < tokens.size() && tokens[at + 1].is_word() && is_counted_thing(tokens[at + 1].plain());
        if (at == 0 || times || named)
            return tokens[at].value;
        otherwise.reset();
    }
    return otherwise;
}

// "counts as 8" and no more, which is read as it stands.
bool is_plain(const Tokens& tokens, const Clause& clause) {
    return clause.end == clause.begin + 3 && counts(tokens[clause.begin]) &&
           (tokens[clause.begin + 1].is("as") || tokens[clause.begin + 1].is("for")) &&
           tokens[clause.begin + 2].is_number();
}

class CountingClause {
public:
    CountingClause(const Tokens& tokens, const Clause& clause, std::int32_t count)
        : tokens_(tokens), clause_(clause), count_(count) {}

    // The vignettes that it says the troops count as; nothing if it says anything else.
    [[nodiscard]] std::optional<std::int32_t> total() {
        for (std::size_t at = clause_.begin; at < clause_.end; ++at)
            if (!read(at))
                return std::nullopt;
        if (!value_ || *value_ < 1 || *value_ > most_count || !(verb_ || gun_))
            return std::nullopt;
        return each_ ? *value_ * count_ : *value_;
    }

private:
    static constexpr std::int32_t most_count = 999;

    bool read(std::size_t at) {
        const Token& token = tokens_[at];
        each_ = each_ || means_each(token) || doubles(token);
        gun_ = gun_ || names_gun(token);
        if (token.is_number() || doubles(token))
            return read_value(at);
        if (counts(token)) {
            verb_ = true;
            return true;
        }
        return says_nothing(token) ||
               (token.is_word() && at != clause_.begin && points_at_troops(tokens_[at - 1]));
    }

    bool read_value(std::size_t at) {
        const Token& token = tokens_[at];
        if (token.is_number() && is_counted_behind(at)) // "these 4 count as 8", "each one"
            return token.value == count_ || (token.value == 1 && each_);
        const bool of_guns = at + 1 < clause_.end && tells_gun(tokens_[at + 1]); // "2 guns each"
        if (value_ || of_guns || (token.is_number() && token.value == count_ && !verb_ && !says_each()))
            return false; // "all 4 with a gun"
        value_ = token.is_number() ? token.value : 2;
        return true;
    }

    [[nodiscard]] bool says_each() const {
        return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(clause_.begin),
                           tokens_.begin() + static_cast<std::ptrdiff_t>(clause_.end), means_each);
    }

    [[nodiscard]] bool is_counted_behind(std::size_t at) const {
        for (std::size_t next = at + 1; next < clause_.end && !verb_; ++next)
            if (counts(tokens_[next]))
                return true;
        return false;
    }

    const Tokens& tokens_;
    Clause clause_;
    std::int32_t count_;
    std::optional<std::int32_t> value_;
    bool each_ = false;
    bool verb_ = false;
    bool gun_ = false;
};

std::string with_clause_as_size(const std::string& line, const Tokens& tokens, const Clause& clause,
                                std::int32_t size) {
    const bool bracket =
        tokens[clause.begin - 1].is("(") && clause.end < tokens.size() && tokens[clause.end].is(")");
    const std::size_t end = bracket ? clause.end : clause.end - 1;
    return fmt::format("{} [{}]{}", line.substr(0, tokens[clause.begin - 1].begin), size,
                       line.substr(tokens[end].end));
}

} // namespace

std::string with_guns_counted(std::string line, const Vocabulary& vocabulary) {
    if (!vocabulary.ruleset().conversion.price.empty() ||
        (line.find("count") == std::string::npos && !says_attached_gun(line, vocabulary)))
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t mark = 1; mark + 1 < tokens.size(); ++mark) {
        if (!opens_clause(tokens[mark]))
            continue;
        Clause clause{mark + 1, mark + 1};
        while (clause.end < tokens.size() && !closes_clause(tokens[clause.end]))
            ++clause.end;
        const std::string_view before = std::string_view(line).substr(0, tokens[mark].begin);
        const std::optional<std::int32_t> count = count_beside(tokens, clause);
        if (!count || clause.end == clause.begin || is_plain(tokens, clause) ||
            class_word_in(before, vocabulary) < ClassWord::name)
            continue;
        if (const auto size = CountingClause(tokens, clause, *count).total())
            return with_clause_as_size(line, tokens, clause, *size);
    }
    return line;
}

} // namespace muster
