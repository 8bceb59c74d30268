// SPDX-License-Identifier: MIT
#include "mail/detail/link_letters.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

bool ends_clause_of_letters(const Tokens& tokens, std::size_t at) {
    return at >= tokens.size() || tokens[at].is(",") || tokens[at].is(".") || tokens[at].is(";");
}

bool is_word_for_link(const Token& token) {
    return token.has_form("link") || token.has_form("linked") || token.has_form("links");
}

// Whether nothing stands in the clause but words of the list, some of them of `needed`, and one for a link.
bool says_only(const Tokens& tokens, std::size_t begin, std::size_t end, const WordSet& needed,
               const WordSet& fillers) {
    bool link = false;
    bool found = false;
    for (std::size_t at = begin; at < end; ++at) {
        const Token& token = tokens[at];
        const bool of_link = is_word_for_link(token);
        const bool is_needed = needed.contains(token.plain());
        if (!of_link && !is_needed && !fillers.contains(token.plain()) && !token.is("\""))
            return false;
        link = link || of_link;
        found = found || is_needed;
    }
    return link && found;
}

// "The same letter is the same link", "Vignettes with the same letter are linked"
bool tells_letters(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet letters{"letter", "letters", "buchstabe"};
    static const WordSet fillers{
        "the",    "same",   "is",        "are",   "one",   "a",     "an",    "with",  "together", "each",
        "other",  "troops", "vignettes", "units", "lines", "those", "that",  "share", "sharing",  "have",
        "having", "means",  "mean",      "=",     "tells", "says",  "marks", "shows", "form",     "forms",
        "equal",  "belong", "belongs",   "to",    "which", "what",  "of",    "in",    "makes",    "make",
        "stand",  "stands", "for",       "every", "all",   "who",   "gives", "-",     ":",        "and",
        "common", "always", "up",        "like",  "who's", "whom"};
    return says_only(tokens, begin, end, letters, fillers);
}

// "a dash is not linked", "no letter, no link"
bool tells_dash(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet dashes{"dash", "hyphen", "-", "dashes", "without", "strich", "no"};
    static const WordSet fillers{"a",   "the", "is",      "are",   "not",     "means",    "mean", "stands",
                                 "for", "=",   "letter",  "those", "with",    "of",       "that", "have",
                                 "in",  "any", "troops",  "alone", "nothing", "has",      "it",   ":",
                                 "and", "who", "letters", "isn't", "aren't",  "unlinked", "none"};
    return says_only(tokens, begin, end, dashes, fillers);
}

// Behind a stop the clause begins a sentence.
void add_clause(std::string& text, std::string clause) {
    if (text.empty() || text.back() == '.')
        clause.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(clause.front())));
    text += (text.empty() ? "" : " ") + clause;
}

// The line without the clauses that explain the letters; nothing if none does.
std::optional<std::string> without_letters_told(const std::string& text, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(text);
    std::string left;
    bool told = false;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (!ends_clause_of_letters(tokens, at))
            continue;
        const bool of_letters = tells_letters(tokens, begin, at);
        const bool of_dash = told && tells_dash(tokens, begin, at);
        const std::size_t end = at < tokens.size() ? at + 1 : at; // with the mark
        if (!of_letters && !of_dash && begin < at)
            add_clause(left, text_between(text, tokens, begin, end));
        told = told || of_letters;
        begin = at + 1;
    }
    return told ? std::optional(left) : std::nullopt;
}

// A line of troops, its letter apart.
struct Lettered {
    std::string text; // without the letter
    char letter = 0;  // 0: it is not linked
};

// What a field says of links; nothing if it is no letter and no dash.
std::optional<char> letter_in(std::string_view field) {
    if (field == "-" || field == "--")
        return char{0};
    if (field.size() == 1 && std::isupper(static_cast<unsigned char>(field.front())) != 0)
        return field.front();
    return std::nullopt;
}

// "HIS-IV-RA, 2 / A / samurai"
std::optional<Lettered> lettered_field(const std::string& text) {
    for (const char mark : {'/', '|', ';', '\t'}) {
        std::optional<Lettered> found;
        std::string left;
        bool alone = true;
        for (std::size_t begin = 0; begin <= text.size();) {
            const std::size_t end = std::min(text.find(mark, begin), text.size());
            const std::string_view field = trimmed(std::string_view(text).substr(begin, end - begin));
            if (const auto letter = letter_in(field)) {
                alone = alone && !found;
                found = Lettered{{}, *letter};
            } else if (!field.empty()) {
                left += (left.empty() ? "" : std::string(" ") + mark + " ") + std::string(field);
            }
            begin = end + 1;
        }
        if (found && alone && !left.empty()) {
            found->text = std::move(left);
            return found;
        }
    }
    return std::nullopt;
}

// "HIS-IV-RA x2 (A) samurai", "[A] 2 x HIS-IV-RA"
std::optional<Lettered> lettered_bracket(const std::string& text) {
    constexpr std::size_t size = 3; // "(A)"
    for (std::size_t at = text.find_first_of("(["); at != std::string::npos;
         at = text.find_first_of("([", at + 1)) {
        const char close = text[at] == '(' ? ')' : ']';
        if (at + size > text.size() || text[at + 2] != close)
            continue;
        if (const auto letter = letter_in(std::string_view(text).substr(at + 1, 1)))
            return Lettered{std::string(trimmed(text.substr(0, at) + text.substr(at + size))), *letter};
    }
    return std::nullopt;
}

class LinkSorter {
public:
    LinkSorter(const std::vector<MailLine>& lines, const Vocabulary& vocabulary)
        : lines_(lines), vocabulary_(vocabulary) {}

    // Nothing where some line leaves open with whom it is linked.
    std::optional<std::vector<MailLine>> sort() {
        if (!split_all())
            return std::nullopt;
        std::string told; // letters of the runs before
        for (std::size_t first = 0; first < lines_.size();) {
            std::size_t end = first;
            while (end < lines_.size() && split_[end] && (end == first || !lines_[end].after_blank))
                ++end;
            if (end == first) {
                sorted_.push_back(lines_[first++]);
                continue;
            }
            if (!put_run(first, end, told))
                return std::nullopt;
            first = end;
        }
        return std::move(sorted_);
    }

private:
    [[nodiscard]] bool split_all() {
        bool linked = false;
        bool fields = true;
        bool brackets = true;
        for (const MailLine& line : lines_) {
            split_.emplace_back();
            if (line.role != MailLine::Role::text || class_word_in(line.text, vocabulary_) != ClassWord::code)
                continue;
            const auto field = lettered_field(line.text);
            const auto bracket = lettered_bracket(line.text);
            fields = fields && field;
            brackets = brackets && !field;
            const Lettered unlinked{line.text, 0}; // no letter, no link
            split_.back() = field ? *field : bracket.value_or(unlinked);
            linked = linked || split_.back()->letter != 0;
        }
        return linked && (fields || brackets);
    }

    [[nodiscard]] bool put_run(std::size_t first, std::size_t end, std::string& told) {
        constexpr std::size_t further_in = 2; // columns, so that they stand beneath their heading
        std::string letters;
        for (std::size_t at = first; at < end; ++at) {
            const char letter = split_[at]->letter;
            if (letter != 0 && told.find(letter) != std::string::npos)
                return false;
            if (letter != 0 && letters.find(letter) != std::string::npos)
                continue; // it stands with the first of its link
            if (letter != 0)
                put_heading(lines_[at], std::string("Link ") + letter + ":");
            else if (!linked_before_.empty())
                put_heading(lines_[at], "Not linked:");
            linked_before_ = letter != 0 ? std::string(1, letter) : std::string();
            for (std::size_t of = at; of < end; ++of)
                if (of == at || (letter != 0 && split_[of]->letter == letter)) {
                    sorted_.push_back(lines_[of]);
                    sorted_.back().text = split_[of]->text;
                    sorted_.back().parts.clear();
                    sorted_.back().after_blank = lines_[of].after_blank && letter == 0;
                    sorted_.back().indent = letter == 0 ? lines_[of].indent : lines_[at].indent + further_in;
                }
            if (letter != 0)
                letters += letter;
        }
        told += letters;
        return true;
    }

    void put_heading(const MailLine& over, std::string text) {
        MailLine heading;
        heading.number = over.number;
        heading.indent = over.indent;
        heading.after_blank = over.after_blank;
        heading.quoted = over.quoted;
        heading.text = std::move(text);
        sorted_.push_back(std::move(heading));
    }

    const std::vector<MailLine>& lines_;
    const Vocabulary& vocabulary_;
    std::vector<std::optional<Lettered>> split_; // of each line; nothing of those without troops
    std::vector<MailLine> sorted_;
    std::string linked_before_; // the letter of the line above
};

} // namespace

std::vector<MailLine> with_links_by_letter(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (!trait_of_links(vocabulary.ruleset()))
        return lines;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (lines[at].role != MailLine::Role::text || lines[at].text.find("etter") == std::string::npos)
            continue;
        std::optional<std::string> left = without_letters_told(lines[at].text, vocabulary);
        if (!left)
            continue;
        std::vector<MailLine> plain = lines;
        plain[at].text = *std::move(left);
        plain[at].parts.clear();
        if (plain[at].text.empty())
            plain.erase(plain.begin() + static_cast<std::ptrdiff_t>(at));
        if (auto sorted = LinkSorter(plain, vocabulary).sort())
            return *std::move(sorted);
    }
    return lines;
}

} // namespace muster
