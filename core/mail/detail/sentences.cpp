// SPDX-License-Identifier: MIT
#include "mail/detail/sentences.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/named_units.h"
#include "mail/detail/phrases.h"
#include "mail/detail/spoken_leader.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <optional>

namespace muster {

namespace {

constexpr std::size_t shortest_wrap = 56; // characters: the narrowest column that editors wrap at
constexpr std::size_t longest_wrap = 100;

// "HI;20;7;140"
bool is_of_cells(std::string_view text) {
    std::size_t tight = 0;
    for (std::size_t at = 0; at + 1 < text.size(); ++at)
        tight += (text[at] == ',' || text[at] == ';') && !is_space(text[at + 1]) ? 1 : 0;
    return tight >= 2;
}

// "class=HIB army=RA n=4"
bool is_of_pairs(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    return std::count_if(words.begin(), words.end(), [](std::string_view word) {
               return word.find('=') != std::string_view::npos && word.size() > 2;
           }) >= 3;
}

// Where the sum in a line's right margin begins, with the spaces before it: "defence B, no shield      51";
// the end of the line if it has none.
std::size_t begin_of_margin(std::string_view text) {
    constexpr std::string_view gap = "   ";
    const std::size_t last = text.rfind(gap);
    if (last == std::string_view::npos)
        return text.size();
    const std::string_view margin = trimmed(text.substr(last));
    if (margin.empty() || !std::all_of(margin.begin(), margin.end(), is_digit))
        return text.size();
    return text.find_last_not_of(' ', last) + 1;
}

std::string_view without_margin(std::string_view text) {
    return text.substr(0, begin_of_margin(text));
}

bool is_tabular(std::string_view text) {
    return is_of_pairs(text) || text.find('\t') != std::string_view::npos ||
           text.find('|') != std::string_view::npos || text.find("   ") != std::string_view::npos ||
           text.find(";;") != std::string_view::npos || is_of_cells(text);
}

// Whether the line goes on with what stands above it, as far as its own beginning tells.
bool may_continue(const MailLine& above, const MailLine& line) {
    const auto first = static_cast<unsigned char>(line.text.front());
    return line.role == MailLine::Role::text && above.role == MailLine::Role::text && !line.after_blank &&
           !line.bullet && !line.heading && !above.heading && line.quoted == above.quoted &&
           line.number == above.last_number() + 1 && line.indent >= above.indent &&
           (line.indent == above.indent || above.bullet) && std::isdigit(first) == 0 && first != '-' &&
           first != '+' && !is_tabular(line.text);
}

// Whether the end of one line or the beginning of the next shows that a sentence goes on.
bool goes_on(const MailLine& above, const MailLine& line) {
    const std::string last = small_letters(words_of(above.text).back());
    if (last == "each")
        return false; // "29 IP each" ends what it is the price of
    return std::islower(static_cast<unsigned char>(line.text.front())) != 0 || is_joining_word(last) ||
           is_negation(last) || is_in(WordList::sentence_cut, last);
}

bool is_short_form(std::string_view word) {
    return is_in(WordList::short_form, word);
}

// The word that ends before `at`.
std::string_view word_before(std::string_view text, std::size_t at) {
    std::size_t begin = at;
    while (begin != 0 && !is_space(text[begin - 1]) && text[begin - 1] != '(')
        --begin;
    return text.substr(begin, at - begin);
}

bool all_digits(std::string_view word) {
    return std::all_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

// "2. Guards", "Unit 2. Guards"
bool numbers_something(std::string_view sentence, std::string_view last) {
    const std::vector<std::string_view> words = words_of(sentence);
    return all_digits(last) && (words.size() == 1 || (words.size() == 2 && is_in(WordList::numbered_thing,
                                                                                 small_letters(words[0]))));
}

// "integrity V.", "class D.": a letter that ends before `at` is no initial of a name.
bool follows_grade_label(std::string_view text, std::size_t at) {
    static const WordSet labels{"integrity", "class",   "morale", "epoch",    "quality",
                                "defence",   "defense", "armour", "armor",    "grade",
                                "klasse",    "moral",   "epoche", "qualität", "integrität"};
    const std::string_view before = trimmed(text.substr(0, at - 1));
    return labels.contains(small_letters(word_before(before, before.size())));
}

// Whether a sentence ends with the mark at `at`.
bool is_end(std::string_view text, std::size_t begin, std::size_t at) {
    if (at + 2 >= text.size() || !is_space(text[at + 1]))
        return false;
    const std::string_view word = word_before(text, at);
    const auto next = static_cast<unsigned char>(trimmed(text.substr(at + 1)).front());
    // Behind a price it may be in small letters: "23 each. sub commander here".
    const bool opens = small_letters(word) == "each" || std::isupper(next) != 0 || std::isdigit(next) != 0 ||
                       next >= 0x80U || next == '"' || next == '(';
    if (!opens || word.empty())
        return false;
    if (text[at] != '.')
        return true;
    const bool talk_follows =
        is_sentence(text.substr(at + 1, text.find_first_of(".!?", at + 1) - at)); // "721. I know"
    const std::string small = small_letters(word);
    // "1000 pts. The officer of each unit …", "all barb. Officer first, then his lot"
    const std::string behind = small_letters(trimmed(text.substr(at + 1)));
    const bool begins_again =
        (is_in(WordList::price_word, small) && is_joining_word(words_of(behind).front())) ||
        behind.starts_with("officer first") || behind.starts_with("officers ");
    return (!numbers_something(text.substr(begin, at - begin), word) || talk_follows) &&
           !(word.size() == 1 && !all_digits(word) && !follows_grade_label(text, at)) &&
           (!is_short_form(small) || begins_again) && word.back() != '.';
}

// "244 points.": what the troops before it cost.
bool is_price_alone(const Tokens& tokens) {
    if (tokens.empty() || !tokens.front().is_number())
        return false;
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        const bool sum = tokens[at].is_number() && tokens[at - 1].is("="); // "28 IP each = 56"
        const bool word = tokens[at].is_word() && is_in(WordList::price_word, tokens[at].plain());
        const bool times = tokens[at].is("x") || (tokens[at].is_number() && tokens[at - 1].is("x"));
        if (!sum && !word && !times && !tokens[at].is_mark())
            return false;
    }
    return true;
}

// "No barding, not fast.": values and nothing else.
bool is_values_alone(std::string_view text, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    if (is_price_alone(phrases.tokens))
        return true;
    if (phrases.items.empty())
        return false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const bool known = phrases.owner[at] != Phrases::nobody || token.is_mark() ||
                           is_negation(token.plain()) || token.is("not") || token.is("and") ||
                           token.is("with");
        if (!known)
            return false;
    }
    return class_word_in(text, vocabulary) == ClassWord::none;
}

// Where what stands behind "Unit B." or "1st unit:" begins; 0 if the tokens begin with neither.
std::size_t behind_unit_label(const Tokens& tokens) {
    const auto is_unit = [&](std::size_t at) { return at < tokens.size() && names_unit(tokens[at]); };
    if (tokens.size() > 3 && is_unit(0) && (tokens[1].is_number() || is_letter_label(tokens[1])))
        return 3;
    return tokens.size() > 3 && is_unit(1) && tokens[2].is(":") ? 3 : 0;
}

// "Three vignettes of archers." and "Loose order regular foot, elf-bow.": the count and then what they are.
bool describes(std::string_view above, std::string_view text, const Vocabulary& vocabulary) {
    const Tokens first = vocabulary.tokens(above);
    const Tokens tokens = vocabulary.tokens(text);
    const std::size_t count = behind_unit_label(first);
    return above.ends_with('.') && count < first.size() && first[count].is_number() && !tokens.empty() &&
           !tokens.front().is_number() && class_word_in(above, vocabulary) < ClassWord::name &&
           class_word_in(text, vocabulary) >= ClassWord::name && !is_sentence(text) && !is_sentence(above);
}

// "one vignette of slingers completes the dozen": takes the end off and returns what the list comes to.
std::optional<std::int32_t> take_completing(std::string& text, const Vocabulary& vocabulary) {
    static const WordSet completing{"completes", "complete", "completing"};
    if (small_letters(text).find("complet") == std::string::npos)
        return std::nullopt;
    Tokens tokens = vocabulary.tokens(text);
    while (!tokens.empty() && tokens.back().is_mark())
        tokens.pop_back();
    const std::size_t count = tokens.size();
    if (count < 5 || !tokens[count - 1].is_number() || !tokens[count - 2].is("the") ||
        !completing.contains(tokens[count - 3].plain()))
        return std::nullopt;
    text = trimmed(std::string_view(text).substr(0, tokens[count - 3].begin));
    return tokens[count - 1].value;
}

// "Wing of the Dawn." and "Sub-commander's rating 4.": a body and then what is said of it.
bool says_of_body(std::string_view above, std::string_view text, const Vocabulary& vocabulary) {
    const Tokens name = vocabulary.tokens(above.substr(0, above.find(',')));
    const std::size_t end = !name.empty() && name.back().is(".") ? name.size() - 1 : name.size();
    if (!above.ends_with('.') || end == 0 || !names_body_by_name(name, end))
        return false;
    const Phrases phrases = phrases_in(text, vocabulary, {Level::body});
    bool says = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const bool owned = phrases.owner[at] != Phrases::nobody;
        const bool label = std::any_of(token.forms.begin(), token.forms.end(), is_body_label);
        says = says || owned || label;
        if (!owned && !label && !tells_body_only(token) && !token.is_mark() && !token.is_number() &&
            !is_joining_word(token.plain()))
            return false;
    }
    return says;
}

// "three vignettes of …"
bool begins_with_number(const MailLine& line) {
    return number_called(small_letters(words_of(line.text).front())).has_value();
}

// "C-in-C, 100, riding with" and beneath it his troops: the word at the end of a line needs the next.
bool hangs(const std::vector<MailLine>& lines, std::size_t first) {
    static const WordSet hanging{"with", "mit", "leading", "plus"};
    if (first + 1 >= lines.size())
        return false;
    const MailLine& line = lines[first];
    const MailLine& next = lines[first + 1];
    const auto c = static_cast<unsigned char>(next.text.front());
    const std::vector<std::string_view> words = words_of(line.text);
    const bool is_value = words.size() > 1 && small_letters(words[words.size() - 2]) == "integrity"; // "plus"
    return line.role == MailLine::Role::text && next.role == MailLine::Role::text && !next.after_blank &&
           !next.bullet && !next.heading && !is_tabular(line.text) && (std::isalpha(c) != 0 || c >= 0x80U) &&
           !is_value && !begins_with_number(next) &&
           hanging.contains(small_letters(words_of(line.text).back()));
}

// "Unit a. 4 x pikemen: foot, close order," and beneath it, indented, the rest.
bool goes_on_indented(const std::vector<MailLine>& lines, std::size_t first) {
    if (first + 1 >= lines.size())
        return false;
    const MailLine& line = lines[first];
    const MailLine& next = lines[first + 1];
    return line.role == MailLine::Role::text && next.role == MailLine::Role::text && !next.after_blank &&
           !next.bullet && !next.heading && next.indent > line.indent && line.text.ends_with(',') &&
           next.number == line.last_number() + 1 && next.quoted == line.quoted && !is_tabular(line.text) &&
           !is_tabular(without_margin(next.text)) &&
           std::islower(static_cast<unsigned char>(next.text.front())) != 0;
}

// "…, no shield. General here   140": a sum in the margin belongs to the troops, not to what is said of them.
void put_margin_first(MailLine& line) {
    const std::size_t margin = begin_of_margin(line.text);
    if (line.role != MailLine::Role::text || margin == line.text.size())
        return;
    for (std::size_t at = 0; at < margin; ++at) {
        if (line.text[at] != '.' || !is_end(line.text, 0, at))
            continue;
        const std::string sum = line.text.substr(margin);
        line.text = line.text.substr(0, at) + sum + line.text.substr(at, margin - at);
        for (MailLine::Part& part : line.parts)
            part.offset += part.offset > at ? sum.size() : 0;
        return;
    }
}

// Whether an editor wrapped the lines: but for the last none had room for the first word of the next, and
// they read on from one to the next.
bool is_wrapped(const std::vector<MailLine>& lines, std::size_t first, std::size_t end) {
    std::size_t width = characters_in(lines[first].text);
    std::size_t going_on = 0;
    std::size_t counting = begins_with_number(lines[first]) ? 1 : 0;
    for (std::size_t at = first + 1; at < end; ++at) {
        width = std::max(width, characters_in(lines[at].text));
        going_on += goes_on(lines[at - 1], lines[at]) ? 1 : 0;
        counting += begins_with_number(lines[at]) ? 1 : 0;
    }
    if (width < shortest_wrap || width > longest_wrap || is_tabular(lines[first].text) ||
        going_on * 2 < end - first - 1 || counting * 2 > end - first)
        return false;
    for (std::size_t at = first + 1; at < end; ++at)
        if (characters_in(lines[at - 1].text) + 1 + characters_in(words_of(lines[at].text).front()) <= width)
            return false;
    return true;
}

} // namespace

std::vector<MailLine> unwrapped(std::vector<MailLine> lines) {
    for (std::size_t at = 0; at + 1 < lines.size(); ++at)
        while (hangs(lines, at) || goes_on_indented(lines, at)) {
            lines[at].parts.push_back({lines[at].text.size() + 1, lines[at + 1].number});
            lines[at].text += " " + lines[at + 1].text;
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        }
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        std::size_t end = first + 1;
        while (end < lines.size() && may_continue(lines[end - 1], lines[end]))
            ++end;
        const bool wrapped = is_wrapped(lines, first, end);
        for (std::size_t at = first; at < end; ++at) {
            if (at == first || !wrapped) {
                joined.push_back(std::move(lines[at]));
                continue;
            }
            MailLine& whole = joined.back();
            whole.parts.push_back({whole.text.size() + 1, lines[at].number});
            whole.text += " " + lines[at].text;
        }
        first = end;
    }
    for (MailLine& line : joined)
        put_margin_first(line);
    return joined;
}

std::vector<MailLine> sentences_of(const MailLine& line, const Vocabulary& vocabulary) {
    std::vector<MailLine> sentences;
    const auto add = [&](std::size_t begin, std::size_t end) {
        MailLine sentence = line;
        sentence.parts.clear();
        for (const MailLine::Part& part : line.parts)
            if (part.offset <= begin)
                sentence.number = part.number;
        sentence.text = trimmed(std::string_view(line.text).substr(begin, end - begin));
        if (sentence.text.empty())
            return;
        if (!sentences.empty()) {
            if (class_word_in(sentences.back().text, vocabulary) != ClassWord::none &&
                is_values_alone(sentence.text, vocabulary)) {
                sentences.back().text += " " + sentence.text;
                return;
            }
            if (leads_these(sentences.back().text, sentence.text, vocabulary)) {
                sentences.back().text.back() = ',';
                sentences.back().text += " " + leader_of_these(sentence.text);
                return;
            }
            if (describes(sentences.back().text, sentence.text, vocabulary) ||
                (sentences.size() == 1 && says_of_body(sentences.back().text, sentence.text, vocabulary))) {
                std::string& above = sentences.back().text;
                above.back() = ',';
                above += " " + sentence.text;
                return;
            }
            sentence.bullet = sentence.heading = sentence.after_blank = false;
            sentence.label.clear();
        } else if (end < line.text.size() && is_greeting(sentence.text)) {
            sentence.role = MailLine::Role::greeting;
        }
        const std::optional<std::int32_t> total = take_completing(sentence.text, vocabulary);
        sentences.push_back(sentence);
        if (total) {
            sentence.text = fmt::format("Total: {}", *total);
            sentence.bullet = sentence.heading = sentence.after_blank = false;
            sentence.label.clear();
            sentences.push_back(std::move(sentence));
        }
    };
    std::size_t begin = 0;
    for (std::size_t at = 0; at < line.text.size(); ++at) {
        const char c = line.text[at];
        if ((c == '.' || c == '!' || c == '?') && is_end(line.text, begin, at)) {
            add(begin, at + 1);
            begin = at + 1;
        }
    }
    add(begin, line.text.size());
    return sentences;
}

} // namespace muster
