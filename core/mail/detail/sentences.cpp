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
#include "mail/detail/sentence_stops.h"
#include "mail/detail/spoken_leader.h"
#include "mail/detail/statement.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/unit_prices.h"
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
    const bool counts = // not "1000 points."
        count < first.size() && first[count].is_number() && !is_price_alone(first);
    return above.ends_with('.') && counts && !tokens.empty() && !tokens.front().is_number() &&
           class_word_in(above, vocabulary) < ClassWord::name &&
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

// A first look, as the second takes long.
bool may_say_price(std::string_view small) {
    static constexpr std::string_view telling[] = {
        "cost",        "officers are ", "commanders are ", "officer is ", "commander is ",
        "commander, ", "commander (",   "commander: ",     "commander; ", "commander - "};
    return std::any_of(std::begin(telling), std::end(telling),
                       [&](std::string_view words) { return small.find(words) != std::string_view::npos; });
}

// The officer whom the statement gives a sign and of whom alone it speaks; "" if it says anything else.
std::string officer_defined(const Statement& said, const Vocabulary& vocabulary) {
    if (!said.complete || said.definitions.size() != 1 || said.definitions.front().second.size() != 1)
        return {};
    const auto& [sign, values] = said.definitions.front();
    return values.front().trait == vocabulary.class_trait() && vocabulary.is_leader(values.front().value)
               ? sign
               : std::string();
}

// "All barbarians, so each unit commander costs 25.", "UC = unit commander, 10 for a regular, 25 for a
// barbarian": takes the clause about a price off and returns it.
std::string take_price_behind(std::string& text, const Vocabulary& vocabulary) {
    for (const std::string_view joint : {", so ", ", and ", ", ", "; ", " - ", ": ", " ("})
        for (std::size_t at = text.find(joint); at != std::string::npos; at = text.find(joint, at + 1)) {
            std::string behind = text.substr(at + joint.size());
            const bool priced = !prices_said_in(behind, vocabulary).empty();
            if (!priced && std::none_of(behind.begin(), behind.end(), is_digit))
                continue;
            const Statement before = statement_in(std::string_view(text).substr(0, at), vocabulary);
            const std::string officer = priced ? std::string() : officer_defined(before, vocabulary);
            if (!officer.empty())
                behind.insert(0, officer + " ");
            if (priced ? before.complete && !before.of_troops.empty()
                       : !officer.empty() && !prices_said_in(behind, vocabulary).empty()) {
                text.resize(at);
                return behind;
            }
        }
    return {};
}

// "Sub-commander is with the trolls.": where an officer of the unit is, and nothing that is counted.
bool places_officer(std::string_view text, const Vocabulary& vocabulary) {
    constexpr std::size_t latest = 3; // tokens before the officer: "Also the"
    const Phrases phrases = phrases_in(text, vocabulary, {Level::unit, Level::troop});
    if (phrases.items.empty() || phrases.items.front().begin > latest ||
        phrases.items.front().meanings.empty() ||
        std::any_of(phrases.tokens.begin(), phrases.tokens.end(),
                    [](const Token& token) { return token.is_number() && !token.as_word; }))
        return false;
    return vocabulary.ruleset()
        .traits[phrases.items.front().meanings.front().values.front().trait]
        .is_switch();
}

// The last troops before the sentences that say where their officers are; nullptr if there are none.
MailLine* last_troops_in(std::vector<MailLine>& sentences, const Vocabulary& vocabulary) {
    const auto troops = std::find_if(sentences.rbegin(), sentences.rend(), [&](const MailLine& sentence) {
        return !places_officer(sentence.text, vocabulary);
    });
    return troops != sentences.rend() && class_word_in(troops->text, vocabulary) != ClassWord::none ? &*troops
                                                                                                    : nullptr;
}

// "Sub-commander is with the trolls, 24 IP each": the place of the mark before the price; the text's size if
// there is none.
std::size_t begin_of_price_behind_officer(std::string_view text, const Vocabulary& vocabulary) {
    const std::size_t mark = text.find_last_of(",;");
    return mark != std::string_view::npos && mark + 1 < text.size() &&
                   is_price_alone(vocabulary.tokens(text.substr(mark + 1))) &&
                   places_officer(text.substr(0, mark), vocabulary)
               ? mark
               : text.size();
}

// Adds a sentence to those before it that it goes on with; false if it is one of its own.
bool goes_on_in(std::vector<MailLine>& sentences, const std::string& text, const Vocabulary& vocabulary) {
    const bool with_officer = is_price_with_officer(vocabulary.tokens(text), vocabulary);
    const bool price = with_officer || is_price_alone(vocabulary.tokens(text));
    // "Sub-commander is with the trolls. 36 IP each = 144": what the troops before him cost.
    if (MailLine* troops = price ? last_troops_in(sentences, vocabulary) : nullptr;
        troops != nullptr && troops != &sentences.back()) {
        troops->text += " " + text;
        return true;
    }
    if (with_officer && sentences.back().text.ends_with('.') && // "10 each = 200, commander 10."
        class_word_in(sentences.back().text, vocabulary) >= ClassWord::name) {
        sentences.back().text.back() = ',';
        sentences.back().text += " " + text;
        return true;
    }
    if (class_word_in(sentences.back().text, vocabulary) != ClassWord::none &&
        is_values_alone(text, vocabulary)) {
        sentences.back().text += " " + text;
        return true;
    }
    // "He is here. 36 IP each = 144"
    if (sentences.size() == 2 && price &&
        class_word_in(sentences.front().text, vocabulary) != ClassWord::none) {
        sentences.front().text += " " + text;
        return true;
    }
    if (is_officer_of_these(sentences.back().text, text, vocabulary)) {
        sentences.back().text.back() = ',';
        sentences.back().text += " " + text;
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
        if (line.text[at] != '.' || !is_stop(line.text, 0, at))
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
            const std::size_t price = begin_of_price_behind_officer(sentence.text, vocabulary);
            if (price != sentence.text.size())
                if (MailLine* troops = last_troops_in(sentences, vocabulary); troops != nullptr) {
                    troops->text += " " + std::string(trimmed(sentence.text.substr(price + 1)));
                    sentence.text.resize(price);
                    sentence.text += '.';
                }
            if (goes_on_in(sentences, sentence.text, vocabulary))
                return;
            sentence.bullet = sentence.heading = sentence.after_blank = false;
            sentence.label.clear();
        } else if (end < line.text.size() && is_greeting(sentence.text)) {
            sentence.role = MailLine::Role::greeting;
        }
        const std::optional<std::int32_t> total = take_completing(sentence.text, vocabulary);
        const std::string price = may_say_price(small_letters(sentence.text))
                                      ? take_price_behind(sentence.text, vocabulary)
                                      : std::string();
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
        if (((c == '.' || c == '!' || c == '?') && is_stop(line.text, begin, at)) ||
            (c == ')' && is_sentence_in_brackets(line.text, begin, at))) {
            add(begin, at + 1);
            begin = at + 1;
        }
    }
    add(begin, line.text.size());
    return sentences;
}

} // namespace muster
