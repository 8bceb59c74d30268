// SPDX-License-Identifier: MIT
#include "mail/detail/mail_lines.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "mail/detail/answered_questions.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_bullet.h"
#include "mail/detail/mail_marks.h"
#include "mail/detail/mail_notices.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/outline_numbers.h"
#include "mail/detail/plus_bullets.h"
#include "mail/detail/running_letters.h"
#include "mail/detail/running_numerals.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

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

// "P.S.: ", "PS ": what was forgotten; how many bytes open it, 0 if nothing does.
std::size_t opens_postscript(std::string_view line) {
    static constexpr std::string_view openings[] = {"p.p.s.", "pps", "p.s.", "p. s.", "p.s", "ps"};
    const std::string small = small_letters(line.substr(0, 8));
    for (const std::string_view opening : openings) {
        if (!small.starts_with(opening))
            continue;
        const std::size_t end = line.find_first_not_of(":.,- ", opening.size());
        return end == opening.size() || end == std::string_view::npos ? 0 : end;
    }
    return 0;
}

constexpr std::size_t longest_courtesy = 60; // bytes

// "Yours till the elephants come home", not "Yours truly leads the centre"
bool closes_with_yours(const std::vector<std::string>& words) {
    constexpr std::size_t longest = 9; // words
    return words.front() == "yours" && words.size() <= longest && (words.size() <= 2 || words[1] != "truly");
}

// "I remain, Sir, yours etc.", "Believe me, ever yours", "Your obedient servant"
bool closes_at_length(const std::vector<std::string>& words) {
    constexpr std::size_t longest = 9; // words
    const auto has = [&](std::string_view word) {
        return std::find(words.begin() + 1, words.end(), word) != words.end();
    };
    if (words.size() < 2 || words.size() > longest)
        return false;
    const bool humble = words[0] == "i" && (words[1] == "remain" || words[1] == "am" || words[1] == "have");
    const bool opens = humble || (words[0] == "believe" && words[1] == "me") || words[0] == "ever" ||
                       words[0] == "always" || words[0] == "your" || words[0] == "until";
    return opens && (has("yours") || has("servant"));
}

// "With best wishes for the season", "And my warmest regards to your wife"
bool closes_with_wishes(const std::vector<std::string>& words) {
    constexpr std::size_t longest = 9; // words
    static const WordSet wishes{"wishes", "regards", "greetings"};
    static const WordSet before{"with",    "and",  "my",   "all",      "the",     "our",  "very",
                                "best",    "kind", "warm", "kindest",  "warmest", "many", "good",
                                "sincere", "fond", "most", "friendly", "cordial", "every"};
    std::size_t at = 0;
    while (at < words.size() && before.contains(words[at]))
        ++at;
    return at != 0 && at < words.size() && words.size() <= longest && wishes.contains(words[at]);
}

bool is_closing(std::string_view line) {
    if (line.size() > longest_courtesy || has_digit(line) || line.find(':') != std::string_view::npos)
        return false;
    const std::vector<std::string> words = small_words(line);
    if (words.empty())
        return false;
    if (closes_with_yours(words) || closes_at_length(words) || closes_with_wishes(words))
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

// ">> WING OF EDORAS <<  rating 4" is no quotation: as "*** WING OF EDORAS ***  rating 4".
std::string with_arrows_as_stars(std::string line) {
    const std::size_t begin = line.find_first_not_of(" \t");
    const std::size_t close = line.find("<<");
    if (begin == std::string::npos || close == std::string::npos || line.compare(begin, 2, ">>") != 0)
        return line;
    const std::size_t open = line.find_first_not_of('>', begin);
    const std::size_t end = std::min(line.find_first_not_of('<', close), line.size());
    if (is_blank(std::string_view(line).substr(open, close - open)))
        return line;
    return fmt::format("{}*** {} ***{}", std::string_view(line).substr(0, begin),
                       trimmed(std::string_view(line).substr(open, close - open)),
                       std::string_view(line).substr(end));
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
                throw InputError("the text", {number, 1},
                                 fmt::format("longer than {} bytes; break this line, or paste only the list",
                                             longest_mail_line));
            add(number, text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        lines_ = with_questions_answered(std::move(lines_));
        drop_quotations();
        take_plus_bullets(lines_);
        take_outline_numbers(lines_);
        take_running_numerals(lines_);
        take_running_letters(lines_);
        return std::move(lines_);
    }

private:
    void add(std::size_t number, std::string_view raw) {
        MailLine line;
        line.number = number;
        StruckLine unstruck = without_struck_marks(std::string(raw));
        line.struck = unstruck.struck;
        std::string marked = with_arrows_as_stars(without_smileys(plain_characters(unstruck.line)));
        line.quoted = quoted_by_forum(small_letters(marked));
        line.bold = mark_bold(marked);
        const std::string plain = with_round_sums(without_emphasis(without_forum_tags(marked)));
        std::string_view left = plain;
        take_margin(left, line);
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
        const std::string_view begun = left;
        line.bullet = numbered || take_bullet(left, line.label);
        line.label_width = numbered || line.label.empty() ? 0 : begun.size() - left.size();
        line.bracketed =
            !line.label.empty() && begun.substr(0, begun.size() - left.size()).find('(') != begun.npos;
        const bool is_empty = is_blank(left); // "---   ---" is not
        if (!is_of_forwarded(left))
            left = without_rules_beside(left);
        const std::string parted = without_inner_bullets(left);
        left = parted;
        if (left.starts_with('[') && left.find(']') == left.size() - 1)
            left = trimmed(left.substr(1, left.size() - 2));
        if (!has_letter_or_digit(left)) {
            blank_ = blank_ || is_empty;
            // Further in it stands beneath a column of figures.
            signature_ = signature_ || (raw.starts_with("--") && trimmed(raw) == "--");
            return;
        }
        line.text = left;
        line.names_unit = line.names_unit || names_quoted_unit(left);
        line.after_blank = blank_ && !lines_.empty();
        const std::size_t opening = opens_postscript(line.text);
        postscript_ = opening != 0 || (postscript_ && !line.after_blank && !is_closing(line.text));
        line.text.erase(0, opening);
        line.role = postscript_ && body_begun_ ? MailLine::Role::text : role_of(line);
        blank_ = false;
        lines_.push_back(std::move(line));
    }

    // Marks of quotations, and how far in the line begins.
    static void take_margin(std::string_view& left, MailLine& line) {
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
        for (const char c : left.substr(0, left.find_first_not_of(" \t"))) {
            line.indent += c == '\t' ? 4 : 1;
            line.tabs += c == '\t' ? 1 : 0;
        }
        left = trimmed(left);
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
        if (is_mail_notice(line.text)) {
            signature_ = false; // it was that of the text before
            older_mail_ = false;
            return Role::header;
        }
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
        if (!body_begun_ && (is_address(line.text) || is_closing(line.text))) // "Ciao Keith!" over the list
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
    bool postscript_ = false; // up to an empty line
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

bool begins_next_text(const MailLine& line) {
    return line.text == without_rules_beside(next_text_mark);
}

std::optional<std::string> subject_in(const MailLine& line) {
    const std::size_t colon = line.text.find(':');
    const std::string label = small_letters(trimmed(std::string_view(line.text).substr(0, colon)));
    if (line.role != MailLine::Role::header || colon == std::string::npos ||
        (label != "subject" && label != "betreff"))
        return std::nullopt;
    return std::string(trimmed(std::string_view(line.text).substr(colon + 1)));
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
