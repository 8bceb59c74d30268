// SPDX-License-Identifier: MIT
#include "mail/detail/mail_token.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_digits = 7;

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (static_cast<unsigned char>(c) & 0x80U) != 0;
}

class Tokenizer {
public:
    Tokenizer(std::string_view line, const std::function<bool(const std::string&)>& is_known)
        : line_(line), is_known_(is_known) {}

    std::vector<Token> read() {
        while (at_ < line_.size()) {
            if (is_space(line_[at_])) {
                spaced_ = true;
                ++at_;
            } else if (is_digit(line_[at_])) {
                read_number();
            } else if (is_letter(line_[at_])) {
                read_word(at_, at_ + std::max(abbreviation_at(at_), run_end(at_) - at_));
            } else {
                read_mark();
            }
        }
        return std::move(tokens_);
    }

private:
    // The end of the run of letters, digits and inner apostrophes.
    [[nodiscard]] std::size_t run_end(std::size_t at) const {
        while (at < line_.size() &&
               (is_letter(line_[at]) || is_digit(line_[at]) ||
                (line_[at] == '\'' && at + 1 < line_.size() && is_letter(line_[at + 1]))))
            ++at;
        return at;
    }

    // Of an abbreviation with points within it, which join what follows: "i.e."; 0 if none stands there.
    [[nodiscard]] std::size_t abbreviation_at(std::size_t at) const {
        static constexpr std::string_view known[] = {"i.e.", "e.g.", "d.h."};
        for (const std::string_view word : known)
            if (line_.substr(at, word.size()) == word)
                return word.size();
        return 0;
    }

    void add(Token::Kind kind, std::size_t end) {
        Token token;
        token.kind = kind;
        token.text = line_.substr(at_, end - at_);
        token.spaced = spaced_ || tokens_.empty();
        token.begin = at_;
        token.end = end;
        token.forms = {small_letters(token.text)};
        tokens_.push_back(std::move(token));
        spaced_ = false;
        at_ = end;
    }

    void read_word(std::size_t begin, std::size_t end) {
        const std::string small = small_letters(line_.substr(begin, end - begin));
        // "x3" and "3x4Bd"
        const bool behind_number = !tokens_.empty() && tokens_.back().is_number() && !spaced_;
        if (small.size() > 1 && small[0] == 'x' && (is_digit(small[1]) || behind_number)) {
            add(Token::Kind::word, begin + 1);
            return;
        }
        add(Token::Kind::word, end);
        Token& token = tokens_.back();
        token.forms = forms_of(token.text);
        if (small.size() > 2 && small.ends_with("'s")) {
            const std::vector<std::string> more = forms_of(token.text.substr(0, token.text.size() - 2));
            token.forms.insert(token.forms.end(), more.begin(), more.end());
        }
        if (is_counted_thing(small))
            count_one_more();
        if (const auto number = number_called(small)) {
            token.kind = Token::Kind::number;
            token.value = *number;
            token.as_word = true;
            join_dozen();
            join_half();
            join_tens();
        }
    }

    // "another vignette", "a further vignette": one
    void count_one_more() {
        if (tokens_.size() < 2 || !tokens_.back().spaced)
            return;
        std::size_t first = tokens_.size() - 2;
        if (tokens_[first].is("further") && first != 0 && tokens_[first - 1].is("a"))
            --first;
        else if (!tokens_[first].is("another"))
            return;
        Token& one = tokens_[first];
        one.kind = Token::Kind::number;
        one.as_word = true;
        one.value = 1;
        one.end = tokens_[tokens_.size() - 2].end;
        one.text = line_.substr(one.begin, one.end - one.begin);
        tokens_.erase(tokens_.begin() + static_cast<std::ptrdiff_t>(first) + 1, tokens_.end() - 1);
    }

    // "three dozen"
    void join_dozen() {
        const Token dozen = tokens_.back();
        constexpr std::int32_t most_dozens = 100;
        if (tokens_.size() < 2 || !(dozen.is("dozen") || dozen.is("dutzend")))
            return;
        Token& before = tokens_[tokens_.size() - 2];
        if (!before.is_number() || before.value < 1 || before.value > most_dozens)
            return;
        before.value *= dozen.value;
        before.end = dozen.end;
        before.text = line_.substr(before.begin, before.end - before.begin);
        before.as_word = true;
        tokens_.pop_back();
    }

    // "half a dozen", "half a score"
    void join_half() {
        const std::size_t count = tokens_.size();
        if (count < 2 || tokens_.back().value < 2 || tokens_.back().value % 2 != 0)
            return;
        const bool article = tokens_[count - 2].is("a") || tokens_[count - 2].value == 1;
        const std::size_t half = count - (article ? 3 : 2);
        if ((article && count < 3) || !(tokens_[half].is("half") || tokens_[half].is("halbes")))
            return;
        Token& first = tokens_[half];
        first.kind = Token::Kind::number;
        first.as_word = true;
        first.value = tokens_.back().value / 2;
        first.end = tokens_.back().end;
        first.text = line_.substr(first.begin, first.end - first.begin);
        tokens_.resize(half + 1);
    }

    // "twenty-five"
    void join_tens() {
        const Token units = tokens_.back();
        if (tokens_.size() < 3 || units.value < 1 || units.value > 9 || units.spaced)
            return;
        Token& tens = tokens_[tokens_.size() - 3];
        if (!tokens_[tokens_.size() - 2].is("-") || !tens.as_word || tens.value < 20 || tens.value % 10 != 0)
            return;
        tens.value += units.value;
        tens.end = units.end;
        tens.text = line_.substr(tens.begin, tens.end - tens.begin);
        tokens_.resize(tokens_.size() - 2);
    }

    // "20", "1,000", "1.000", "90.00", "95th", "2HW", "4Bd"
    void read_number() {
        std::size_t end = at_;
        while (end < line_.size() && is_digit(line_[end]))
            ++end;
        const std::size_t run = run_end(at_);
        if (run != end) {
            const std::string whole = small_letters(line_.substr(at_, run - at_));
            const std::string tail = whole.substr(end - at_);
            static constexpr std::string_view ordinals[] = {"st", "nd",  "rd",  "th",   "e",  "er", "ème",
                                                            "te", "ter", "pdr", "pdrs", "lb", "lbs"};
            if (is_known_(whole) ||
                std::find(std::begin(ordinals), std::end(ordinals), tail) != std::end(ordinals)) {
                read_word(at_, run);
                return;
            }
        }
        std::string digits(line_.substr(at_, end - at_));
        if (run == end)
            end = with_groups(end, digits);
        add(Token::Kind::number, end);
        const auto value = digits.size() <= most_digits ? whole_number(digits) : std::nullopt;
        tokens_.back().value = value.value_or(-1);
    }

    // Groups of thousands, and a fraction of nothing, behind the digits that end at `end`.
    std::size_t with_groups(std::size_t end, std::string& digits) const {
        const auto digits_from = [&](std::size_t at) {
            std::size_t count = 0;
            while (at + count < line_.size() && is_digit(line_[at + count]))
                ++count;
            return count;
        };
        while (digits.size() <= 3 + 3 * (digits.size() / 4) && end < line_.size() &&
               (line_[end] == ',' || line_[end] == '.' || line_[end] == '\'') && digits_from(end + 1) == 3 &&
               digits != "0") {
            digits += line_.substr(end + 1, 3);
            end += 4;
        }
        if (end < line_.size() && (line_[end] == '.' || line_[end] == ',')) {
            const std::size_t count = digits_from(end + 1);
            const std::string_view fraction = line_.substr(std::min(end + 1, line_.size()), count);
            if ((count == 1 || count == 2) && fraction.find_first_not_of('0') == std::string_view::npos)
                end += 1 + count;
        }
        return end;
    }

    void read_mark() {
        std::size_t end = at_ + 1;
        const char c = line_[at_];
        if (c == '.' || c == '_' || c == '=' || c == '-')
            while (end < line_.size() && line_[end] == c)
                ++end;
        const bool run = end - at_ >= (c == '.' || c == '=' ? 2U : 3U);
        if (!run)
            end = at_ + 1;
        add(Token::Kind::mark, end);
        if (run)
            tokens_.back().forms = {".."};
        else if (c == '&')
            tokens_.back().forms = {"&", "and"};
    }

    std::string_view line_;
    const std::function<bool(const std::string&)>& is_known_;
    std::size_t at_ = 0;
    bool spaced_ = true;
    std::vector<Token> tokens_;
};

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
}

} // namespace

bool has_capital_letter(const Token& token) {
    return static_cast<unsigned char>(token.text.front()) >= 0x80U ||
           std::any_of(token.text.begin(), token.text.end(),
                       [](unsigned char letter) { return std::isupper(letter) != 0; });
}

std::vector<Token> tokens_of(std::string_view line, const std::function<bool(const std::string&)>& is_known) {
    return Tokenizer(line, is_known).read();
}

std::size_t behind_label(const Tokens& tokens, std::size_t begin, std::size_t end) {
    const auto is_epoch = [&](std::size_t i) { return i < tokens.size() && tokens[i].has_form("epoch"); };
    std::size_t at = end;
    while (at < tokens.size() &&
           (tokens[at].is(":") || tokens[at].is("=") || tokens[at].is("is") || tokens[at].is("of")))
        ++at;
    if (end - begin < 2)
        return at;
    bool said = false;
    for (std::size_t before = 0; before < begin; ++before)
        said = said || is_epoch(before);
    if (said && at < tokens.size() && tokens[at].is(",") && is_epoch(at + 1))
        return at + 2;
    return is_epoch(at) ? at + 1 : at;
}

bool is_cut_short(const Tokens& tokens, std::size_t at, std::size_t end) {
    constexpr std::size_t longest = 6; // letters: not "5 orc warriors. foot, loose order"
    static const WordSet bodies_of_men{"regt", "regts", "rgt", "bn",   "bns", "btn",  "btl", "batt", "bde",
                                       "bdes", "brig",  "sqn", "sqns", "coy", "coys", "div", "abt",  "coh"};
    if (at + 2 >= end || bodies_of_men.contains(tokens[at].plain()) || !tokens[at + 1].is(".") ||
        tokens[at + 1].spaced || has_capital_letter(tokens[at]) || tokens[at].text.size() > longest)
        return false;
    const Token& next = tokens[at + 2];
    return next.is_mark() || (next.is_word() && !has_capital_letter(next));
}

namespace {

// The digit at the start of `rest`, which is one of a wide font or of Arabic writing; nothing for others.
std::optional<char> foreign_digit(std::string_view rest) {
    static constexpr std::string_view zeros[] = {"\xEF\xBC\x90", "\xD9\xA0", "\xDB\xB0"};
    for (const std::string_view zero : zeros) {
        const std::size_t last = zero.size() - 1;
        if (rest.size() <= last || rest.substr(0, last) != zero.substr(0, last))
            continue;
        const int value = static_cast<unsigned char>(rest[last]) - static_cast<unsigned char>(zero[last]);
        if (value >= 0 && value <= 9)
            return static_cast<char>('0' + value);
    }
    return std::nullopt;
}

// Of letters that nobody sees: those that join others or keep them apart, and choose their look. Those that
// change the direction of writing, so that 21 looks like 12, stay.
std::size_t unseen_length(std::string_view rest) {
    static constexpr std::string_view unseen[] = {
        "\xE2\x80\x8B", "\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x80\x8E", "\xE2\x80\x8F",
        "\xE2\x81\xA0", "\xEF\xB8\x8E", "\xEF\xB8\x8F", "\xC2\xAD",     "\xEF\xBB\xBF"};
    for (const std::string_view one : unseen)
        if (rest.starts_with(one))
            return one.size();
    return 0;
}

std::string with_plain_letters(std::string_view line) {
    std::string plain;
    for (std::size_t at = 0; at < line.size();) {
        const std::string_view rest = line.substr(at);
        const std::size_t size = std::max<std::size_t>(character_length(rest), 1);
        if (const std::optional<char> digit = foreign_digit(rest))
            plain += *digit;
        else if (unseen_length(rest) == 0)
            plain += rest.substr(0, size);
        at += size;
    }
    return plain;
}

} // namespace

std::string plain_characters(std::string_view line) {
    constexpr std::pair<std::string_view, std::string_view> table[] = {{"\xC2\xA0", " "},
                                                                       {"\xE2\x80\xAF", " "},
                                                                       {"\xE2\x80\x93", "-"},
                                                                       {"\xE2\x80\x94", "-"},
                                                                       {"\xE2\x88\x92", "-"},
                                                                       {"\xE2\x80\x91", "-"},
                                                                       {"\xE2\x80\x90", "-"},
                                                                       {"\xE2\x80\x98", "'"},
                                                                       {"\xE2\x80\x99", "'"},
                                                                       {"\xE2\x80\x9C", "\""},
                                                                       {"\xE2\x80\x9D", "\""},
                                                                       {"\xE2\x80\x9E", "\""},
                                                                       {"\xC2\xAB", "\""},
                                                                       {"\xC2\xBB", "\""},
                                                                       {"\xC3\x97", "x"},
                                                                       {"\xE2\x80\xA6", ".."},
                                                                       {"<--", ","},
                                                                       {"-->", ","},
                                                                       {"<-", ","},
                                                                       {"&nbsp;", " "},
                                                                       {"&amp;", "&"},
                                                                       {"&lt;", "<"},
                                                                       {"&gt;", ">"},
                                                                       {"&quot;", "\""},
                                                                       {"\r", ""}};
    const bool is_ascii = std::none_of(line.begin(), line.end(),
                                       [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
    std::string plain = is_ascii ? std::string(line) : with_plain_letters(line);
    for (const auto& [what, with] : table)
        if (!is_ascii || (static_cast<unsigned char>(what.front()) & 0x80U) == 0)
            replace_all(plain, what, with);
    return plain;
}

std::string text_between(std::string_view line, const Tokens& tokens, std::size_t first, std::size_t last) {
    if (first >= last || last > tokens.size())
        return {};
    return std::string(line.substr(tokens[first].begin, tokens[last - 1].end - tokens[first].begin));
}

} // namespace muster
