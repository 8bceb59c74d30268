// SPDX-License-Identifier: MIT
#include "mail/detail/mail_lines.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "mail/detail/answered_questions.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_marks.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/running_numerals.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

// "IV. 4 slingers": the mark behind the number, 0 if the line is not numbered so. What follows must count:
// "I. Cohort" is a name.
std::size_t end_of_roman_label(std::string_view line) {
    constexpr std::size_t longest = 5; // "XVIII"
    const std::size_t end = line.find_first_not_of("IVX");
    if (end == 0 || end == std::string_view::npos || end > longest ||
        (line[end] != '.' && line[end] != ')' && line[end] != '/') || end + 1 >= line.size() ||
        !is_space(line[end + 1]))
        return 0;
    return is_digit(trimmed(line.substr(end + 1)).front()) ? end : 0;
}

bool names_part(std::string_view word) {
    std::string small = small_letters(word);
    while (!small.empty() && std::ispunct(static_cast<unsigned char>(small.back())) != 0)
        small.pop_back();
    const std::vector<std::string> forms = forms_of(small);
    return std::any_of(forms.begin(), forms.end(),
                       [](const std::string& form) { return is_in(WordList::body_heading, form); });
}

// "A.1  3 CATn", "1.2 4 x HIM", "A. RIGHT WING", "II. CENTRE": where the text behind such a label begins, 0
// if there is none. A numeral before other words is a name: "I. Cohort".
std::size_t end_of_outline_label(std::string_view line) {
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto digits_from = [&](std::size_t at) {
        std::size_t end = at;
        while (end < line.size() && is_digit(line[end]))
            ++end;
        return end;
    };
    std::size_t at = is_capital(line.front()) ? 1 : digits_from(0);
    if (at == 0 || at > 2 || at >= line.size())
        return 0;
    if (line[at] == '.' && digits_from(at + 1) != at + 1) {
        std::size_t end = digits_from(at + 1);
        if (end < line.size() && (line[end] == '.' || line[end] == ')' || line[end] == ':'))
            ++end;
        const std::string_view rest = trimmed(line.substr(std::min(end, line.size())));
        return end < line.size() && is_space(line[end]) && !rest.empty() &&
                       (is_digit(rest.front()) || is_capital(line.front()))
                   ? end
                   : 0;
    }
    const std::size_t numeral = std::min(line.find_first_not_of("IVX"), line.size());
    at = numeral != 0 ? numeral : at;
    if (!is_capital(line.front()) || at + 1 >= line.size() || (line[at] != '.' && line[at] != ')') ||
        !is_space(line[at + 1]))
        return 0;
    const std::vector<std::string_view> words = words_of(line.substr(at + 1));
    const bool part = std::any_of(words.begin(), words.end(), names_part);
    // "C) In-line link: 3 x …"; "C. Marius" is a name.
    const bool letter =
        !words.empty() && numeral == 0 && (line[at] == ')' || is_digit(words.front().front()));
    return part || letter ? at + 1 : 0;
}

// Whether a bullet or a number such as "1." or "(2)" stood there; the number is the label.
bool take_bullet(std::string_view& line, std::string& label) {
    bool found = false;
    static constexpr std::string_view marks[] = {"- ", "* ", "• ", "· ", "○ ", "● ",
                                                 "▪ ", "► ", "o ", "•",  "·",  "●"};
    for (bool again = true; again;) {
        again = false;
        for (const std::string_view mark : marks)
            if (line.starts_with(mark)) {
                line = trimmed(line.substr(mark.size()));
                again = found = true;
            }
    }
    // "a) two vignettes of rangers"
    if (line.size() > 3 && std::islower(static_cast<unsigned char>(line[0])) != 0 && line[1] == ')' &&
        is_space(line[2])) {
        label = line.substr(0, 1);
        line = trimmed(line.substr(2));
        return true;
    }
    if (const std::size_t end = end_of_roman_label(line); end != 0) {
        label = line.substr(0, end);
        line = trimmed(line.substr(end + 1));
        return true;
    }
    if (const std::size_t end = end_of_outline_label(line); end != 0) {
        label = line.substr(0, line.find_last_not_of(".) ", end - 1) + 1);
        line = trimmed(line.substr(end));
        return true;
    }
    const bool open = line.starts_with('(');
    std::size_t at = open ? 1 : 0;
    const std::size_t first = at;
    while (at < line.size() && is_digit(line[at]))
        ++at;
    const bool lettered = at > first && at + 2 < line.size() && line[at + 1] == ')' && // "1a)"
                          std::islower(static_cast<unsigned char>(line[at])) != 0;
    if (lettered)
        ++at;
    if (at > first && at - first <= (lettered ? 3U : 2U) && at + 1 < line.size() &&
        (line[at] == ')' || (!open && (line[at] == '.' || line[at] == '/'))) && is_space(line[at + 1])) {
        label = line.substr(first, at - first);
        line = trimmed(line.substr(at + 1));
        found = true;
    }
    return found;
}

bool has_digit(std::string_view line) {
    return std::any_of(line.begin(), line.end(), is_digit);
}

std::vector<std::string> small_words(std::string_view line) {
    std::vector<std::string> words;
    for (const std::string_view word : words_of(line)) {
        std::string small = small_letters(word);
        while (!small.empty() && std::ispunct(static_cast<unsigned char>(small.back())) != 0)
            small.pop_back();
        words.push_back(std::move(small));
    }
    return words;
}

// "Keith," over the list
bool is_address(std::string_view line) {
    return line.ends_with(',') && !has_digit(line) && small_words(line).size() == 1;
}

constexpr std::size_t longest_courtesy = 60; // bytes

// "Yours till the elephants come home", not "Yours truly leads the centre"
bool closes_with_yours(const std::vector<std::string>& words) {
    constexpr std::size_t longest = 9; // words
    return words.front() == "yours" && words.size() <= longest && (words.size() <= 2 || words[1] != "truly");
}

bool is_closing(std::string_view line) {
    if (line.size() > longest_courtesy || has_digit(line) || line.find(':') != std::string_view::npos)
        return false;
    const std::vector<std::string> words = small_words(line);
    if (words.empty())
        return false;
    if (closes_with_yours(words))
        return true;
    if (words.size() > 6 || !is_in(WordList::closing, words.front()))
        return false;
    return !is_in(WordList::weak_closing, words.front()) || words.size() == 1 ||
           is_in(WordList::closing_second, words[1]);
}

bool is_header(std::string_view line) {
    const std::size_t colon = line.find(':');
    return colon != std::string_view::npos &&
           is_in(WordList::header, small_letters(trimmed(line.substr(0, colon))));
}

// "---------- Forwarded message ----------"
bool is_of_forwarded(std::string_view line) {
    return line.starts_with("---") && line.ends_with("---") &&
           (line.find("orwarded") != std::string_view::npos ||
            line.find("eitergeleitet") != std::string_view::npos);
}

// "On 12 Nov, Bob wrote:"
bool introduces_quotation(std::string_view line) {
    return line.ends_with("wrote:") || line.ends_with("schrieb:") || line.ends_with("écrit :") ||
           line.find("Original Message") != std::string_view::npos;
}

class LineReader {
public:
    std::vector<MailLine> read(std::string_view text) {
        if (text.size() > longest_written_list)
            throw InputError(
                "the text", {},
                fmt::format("longer than {} KB; paste only the list", longest_written_list >> 10U));
        std::size_t number = 0;
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            if (++number > most_mail_lines)
                throw InputError("the text", {number, 1},
                                 fmt::format("more than {} lines; paste only the list", most_mail_lines));
            if (end > longest_mail_line)
                throw InputError(
                    "the text", {number, 1},
                    fmt::format("longer than {} bytes; no list has such a line", longest_mail_line));
            add(number, text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        lines_ = with_questions_answered(std::move(lines_));
        drop_quotations();
        take_running_numerals(lines_);
        return std::move(lines_);
    }

private:
    void add(std::size_t number, std::string_view raw) {
        MailLine line;
        line.number = number;
        std::string marked = without_smileys(plain_characters(raw));
        line.quoted = quoted_by_forum(small_letters(marked));
        line.bold = mark_bold(marked);
        const std::string plain = without_emphasis(without_forum_tags(marked));
        std::string_view left = plain;
        constexpr std::string_view dot = "• ";
        if (const std::string_view words = trimmed(left);
            words.starts_with(dot) && trimmed(words.substr(dot.size())).starts_with('>'))
            left = trimmed(words.substr(dot.size()));
        while (left.starts_with('>')) {
            line.quoted = true;
            left.remove_prefix(1);
            if (left.starts_with(' '))
                left.remove_prefix(1);
        }
        for (const char c : left.substr(0, left.find_first_not_of(" \t")))
            line.indent += c == '\t' ? 4 : 1;
        left = trimmed(left);
        const bool numbered =
            left.size() > 1 && left.front() == '#' && is_digit(left[1]); // "#1 Corsairs x 3"
        if (numbered) {
            const std::size_t end = std::min(left.find_first_not_of("0123456789", 1), left.size());
            line.label = left.substr(1, end - 1);
            left = trimmed(left.substr(std::min(left.find_first_not_of(".):", end), left.size())));
        }
        while (left.starts_with('#') && !heads_column(left)) {
            line.heading = true;
            left = trimmed(left.substr(1));
        }
        const std::string unmarked = without_wiki_marks(left);
        line.heading = line.heading || unmarked.size() != left.size();
        left = unmarked;
        line.bullet = numbered || take_bullet(left, line.label);
        const std::string parted = without_inner_bullets(left);
        left = parted;
        if (left.starts_with('[') && left.find(']') == left.size() - 1)
            left = trimmed(left.substr(1, left.size() - 2));
        if (!has_letter_or_digit(left)) {
            blank_ = blank_ || is_blank(left);
            // Further in it stands beneath a column of figures.
            signature_ = signature_ || (raw.starts_with("--") && trimmed(raw) == "--");
            return;
        }
        line.text = left;
        line.after_blank = blank_ && !lines_.empty();
        line.role = role_of(line);
        blank_ = false;
        lines_.push_back(std::move(line));
    }

    // "[quote=Keith] … [/quote]"
    bool quoted_by_forum(const std::string& small) {
        const bool opens = small.find("[quote") != std::string::npos;
        const bool closes = small.find("[/quote]") != std::string::npos;
        const bool begins = opens && small.find_first_not_of(" \t") == small.find("[quote");
        const bool ends = !closes || is_blank(std::string_view(small).substr(small.find("[/quote]") + 8));
        const bool quoted = (quote_ || begins) && ends;
        quote_ = (quote_ || opens) && !closes;
        return quoted;
    }

    MailLine::Role role_of(MailLine& line) {
        using Role = MailLine::Role;
        older_mail_ = older_mail_ || line.text.find("Original Message") != std::string::npos;
        line.quoted = line.quoted || older_mail_;
        if (signature_)
            return Role::signature;
        if ((!body_begun_ || forwarded_) && is_header(line.text))
            return Role::header;
        forwarded_ = is_of_forwarded(line.text);
        if (introduces_quotation(line.text))
            return Role::greeting;
        if (is_greeting(line.text) && lines_.size() < 12)
            return Role::greeting;
        if (!body_begun_ && is_address(line.text))
            return Role::greeting;
        body_begun_ = true;
        if (is_closing(line.text) && !line.bullet) {
            signature_ = !line.quoted;
            return Role::signature;
        }
        return Role::text;
    }

    // What is quoted is an older mail, unless the list itself stands there.
    void drop_quotations() {
        const auto counts = [&](bool quoted) {
            return std::count_if(lines_.begin(), lines_.end(), [&](const MailLine& line) {
                return line.quoted == quoted && line.role == MailLine::Role::text && has_digit(line.text);
            });
        };
        if (counts(false) >= 2)
            lines_.erase(std::remove_if(lines_.begin(), lines_.end(),
                                        [](const MailLine& line) { return line.quoted; }),
                         lines_.end());
    }

    std::vector<MailLine> lines_;
    bool blank_ = false;
    bool signature_ = false;
    bool body_begun_ = false;
    bool quote_ = false;      // a forum's quotation is open
    bool older_mail_ = false; // all that follows is quoted, without a mark
    bool forwarded_ = false;  // the head of another mail follows
};

} // namespace

bool has_letter_or_digit(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](unsigned char c) { return std::isalnum(c) != 0 || c >= 0x80U; });
}

bool is_greeting(std::string_view line) {
    if (line.size() > longest_courtesy || has_digit(line) || line.find(':') != std::string_view::npos)
        return false;
    const std::vector<std::string> words = small_words(line);
    return !words.empty() && is_in(WordList::greeting, words.front()) && words.size() <= 6;
}

std::vector<MailLine> mail_lines(std::string_view text) {
    return LineReader().read(text);
}

} // namespace muster
