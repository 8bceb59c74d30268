// SPDX-License-Identifier: MIT
#include "mail/detail/sentences.h"

#include "base/text.h"
#include "mail/detail/clauses_apart.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/named_units.h"
#include "mail/detail/phrases.h"
#include "mail/detail/said_prices.h"
#include "mail/detail/spoken_leader.h"
#include "mail/detail/statement.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"
#include "mail/detail/wrapped_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <optional>
#include <utility>

namespace muster {

namespace {

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
        (is_in(WordList::price_word, small) &&
         (is_joining_word(words_of(behind).front()) || is_all_word(words_of(behind).front()))) ||
        behind.starts_with("officer first") || behind.starts_with("officers ");
    return (!numbers_something(text.substr(begin, at - begin), word) || talk_follows) &&
           !(word.size() == 1 && !all_digits(word) && !follows_grade_label(text, at)) &&
           (!is_short_form(small) || begins_again) && word.back() != '.';
}

// "(Slingers.)" between sentences: whether it ends with the bracket at `at`.
bool is_sentence_in_brackets(std::string_view text, std::size_t begin, std::size_t at) {
    const std::string_view words = trimmed(text.substr(begin, at - begin));
    const std::string_view behind = trimmed(text.substr(at + 1));
    return words.starts_with('(') && words.ends_with('.') && words.find(')') == std::string_view::npos &&
           !behind.empty() && std::isupper(static_cast<unsigned char>(behind.front())) != 0;
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

// The same where its marks stand before the colon: "Unit A, with the General:".
std::size_t behind_marks_of_unit(std::string_view line, const Tokens& tokens, const Vocabulary& vocabulary) {
    const auto colon =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is(":"); });
    const auto at = static_cast<std::size_t>(colon - tokens.begin());
    return tokens[2].is(",") && at < tokens.size() &&
                   !marks_in(text_between(line, tokens, 3, at), vocabulary).empty()
               ? at + 1
               : 3;
}

// Where what stands behind "Unit B." or "1st unit:" begins; 0 if the tokens begin with neither.
std::size_t behind_unit_label(std::string_view line, const Tokens& tokens, const Vocabulary& vocabulary) {
    const auto is_unit = [&](std::size_t at) { return at < tokens.size() && names_unit(tokens[at]); };
    if (tokens.size() > 3 && is_unit(0) && (tokens[1].is_number() || is_letter_label(tokens[1])))
        return behind_marks_of_unit(line, tokens, vocabulary);
    return tokens.size() > 3 && is_unit(1) && tokens[2].is(":") ? 3 : 0;
}

// "They are loose order regular foot" without the first two words.
std::string_view without_pronoun(std::string_view text) {
    for (const std::string_view opening : {"They are ", "These are ", "They're "})
        if (text.starts_with(opening))
            return text.substr(opening.size());
    return text;
}

// "Three vignettes of archers." and "Loose order regular foot, elf-bow.": the count and then what they are.
bool describes(std::string_view above, std::string_view text, const Vocabulary& vocabulary) {
    text = without_pronoun(text);
    const Tokens first = vocabulary.tokens(above);
    const Tokens tokens = vocabulary.tokens(text);
    const std::size_t count = behind_unit_label(above, first, vocabulary);
    return above.ends_with('.') && count < first.size() && first[count].is_number() && !tokens.empty() &&
           !tokens.front().is_number() && class_word_in(above, vocabulary) < ClassWord::name &&
           class_word_in(text, vocabulary) >= ClassWord::name && !is_sentence(text) && !is_sentence(above);
}

// "one vignette of slingers completes the dozen": takes the end off and returns what the list comes to.
std::optional<std::int32_t> take_completing(std::string& text, const Vocabulary& vocabulary) {
    static const WordSet completing{"completes", "complete", "completing"};
    if (small_letters(text).find("complet") == std::string::npos)
        return std::nullopt;
    const Tokens tokens = vocabulary.tokens(text);
    std::size_t count = tokens.size();
    while (count != 0 && tokens[count - 1].is_mark())
        --count;
    if (count < 5 || !tokens[count - 1].is_number() || !tokens[count - 2].is("the") ||
        !completing.contains(tokens[count - 3].plain()))
        return std::nullopt;
    text = trimmed(std::string_view(text).substr(0, tokens[count - 3].begin));
    return tokens[count - 1].value;
}

// "Wing of the Dawn." and "Sub-commander's rating 4.": a body and then what is said of it.
bool says_of_body(std::string_view above, std::string_view text, const Vocabulary& vocabulary) {
    const Tokens name =
        vocabulary.tokens(above.substr(0, above.find_first_of(",("))); // "Serpent wing (rating 3)."
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

// "All barbarians, so each unit commander costs 25.": takes the clause about a price off and returns it.
std::string take_price_behind(std::string& text, const Vocabulary& vocabulary) {
    for (const std::string_view joint : {", so ", ", and ", ", ", "; ", " - "})
        for (std::size_t at = text.find(joint); at != std::string::npos; at = text.find(joint, at + 1)) {
            std::string behind = text.substr(at + joint.size());
            if (!price_said_in(behind, vocabulary))
                continue;
            const Statement before = statement_in(std::string_view(text).substr(0, at), vocabulary);
            if (before.complete && !before.of_troops.empty()) {
                text.resize(at);
                return behind;
            }
        }
    return {};
}

// Adds a sentence to those before it that it goes on with; false if it is one of its own.
bool goes_on_in(std::vector<MailLine>& sentences, const std::string& text, const Vocabulary& vocabulary) {
    if (class_word_in(sentences.back().text, vocabulary) != ClassWord::none &&
        is_values_alone(text, vocabulary)) {
        sentences.back().text += " " + text;
        return true;
    }
    // "General here. 36 IP each = 144": what the troops before him cost.
    if (sentences.size() == 2 && is_price_alone(vocabulary.tokens(text)) &&
        class_word_in(sentences.front().text, vocabulary) != ClassWord::none) {
        sentences.front().text += " " + text;
        return true;
    }
    if (leads_these(sentences.back().text, text, vocabulary)) {
        sentences.back().text.back() = ',';
        sentences.back().text += " " + leader_of_these(text);
        return true;
    }
    if (describes(sentences.back().text, text, vocabulary) ||
        (sentences.size() == 1 && says_of_body(sentences.back().text, text, vocabulary))) {
        std::string& above = sentences.back().text;
        above.back() = ',';
        above += " " + std::string(without_pronoun(text));
        return true;
    }
    return false;
}

} // namespace

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

namespace {

// The lines that were joined to it begin where they did, counted from the end.
void change_text(MailLine& line, std::string text) {
    const std::string_view old = line.text;
    const auto alike = static_cast<std::size_t>(
        std::mismatch(old.rbegin(), old.rend(), text.rbegin(), text.rend()).first - old.rbegin());
    for (MailLine::Part& part : line.parts)
        if (part.offset + alike >= old.size())
            part.offset = part.offset + text.size() - old.size();
    line.text = std::move(text);
}

} // namespace

std::vector<MailLine> sentences_of(MailLine line, const Vocabulary& vocabulary) {
    change_text(line, with_clauses_apart(line.text, vocabulary));
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
            if (goes_on_in(sentences, sentence.text, vocabulary))
                return;
            sentence.bullet = sentence.heading = sentence.after_blank = false;
            sentence.label.clear();
        } else if (end < line.text.size() && is_greeting(sentence.text)) {
            sentence.role = MailLine::Role::greeting;
        }
        const std::optional<std::int32_t> total = take_completing(sentence.text, vocabulary);
        const std::string price = small_letters(sentence.text).find("cost") == std::string::npos
                                      ? std::string()
                                      : take_price_behind(sentence.text, vocabulary);
        sentences.push_back(sentence);
        if (!price.empty()) {
            sentence.text = price;
            sentences.push_back(sentence);
        }
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
        if (((c == '.' || c == '!' || c == '?') && is_end(line.text, begin, at)) ||
            (c == ')' && is_sentence_in_brackets(line.text, begin, at))) {
            add(begin, at + 1);
            begin = at + 1;
        }
    }
    add(begin, line.text.size());
    return sentences;
}

} // namespace muster
