// SPDX-License-Identifier: MIT
#include "mail/detail/stat_blocks.h"

#include "base/text.h"
#include "mail/detail/class_beneath.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/named_units.h"
#include "mail/detail/parted_units.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/two_traits.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t fewest_traits = 2; // lines of a block, besides its first

// "Remarks: he is the General": whether the words before the colon head such a column of tables.
bool has_heading_of(std::string_view text, ColumnRole role) {
    const std::size_t colon = text.find_first_of(":=");
    return colon != std::string_view::npos &&
           is_heading_of(heading_words(std::string(trimmed(text.substr(0, colon)))), role);
}

// "Number: 3", "Anzahl: 8 Vignetten"
bool counts_record(std::string_view text) {
    const std::size_t colon = text.find_first_of(":=");
    return has_heading_of(text, ColumnRole::count) && colon + 1 < text.size() &&
           is_digit(trimmed(text.substr(colon + 1)).front());
}

// "General: yes", "Field defences: no": whether the mark before the colon holds; nothing where no such line
// stands there.
std::optional<bool> mark_said(std::string_view text, const Vocabulary& vocabulary) {
    const std::size_t colon = text.find_first_of(":=");
    if (colon == std::string_view::npos)
        return std::nullopt;
    const Tokens tokens = vocabulary.tokens(text.substr(0, colon));
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    const std::string value = small_letters(trimmed(text.substr(colon + 1)));
    if (!match || match->end != tokens.size() || match->phrase->meanings.empty() ||
        match->phrase->meanings.front().values.size() != 1 ||
        !vocabulary.ruleset().traits[match->phrase->meanings.front().values.front().trait].is_switch() ||
        !(is_in(WordList::yes, value) || is_in(WordList::none, value)))
        return std::nullopt;
    return is_in(WordList::yes, value);
}

// "Weapon: natural weapons": the name of a trait of troops stands before the colon.
bool is_trait_line(const MailLine& line, const Vocabulary& vocabulary) {
    const std::size_t colon = line.text.find_first_of(":=");
    if (line.role != MailLine::Role::text || colon == std::string::npos || colon + 1 == line.text.size())
        return false;
    const Tokens tokens = vocabulary.tokens(std::string_view(line.text).substr(0, colon));
    if (tokens.size() == 1 && tokens.front().is_word() && is_counted_thing(tokens.front().plain()))
        return is_digit(trimmed(std::string_view(line.text).substr(colon + 1)).front()); // "Vignettes: 2"
    if (counts_record(line.text))
        return true;
    if (has_heading_of(line.text, ColumnRole::notes) || !said_of_two_traits(line.text, vocabulary).empty())
        return true;
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    if (!match || match->end != tokens.size())
        return false;
    if (mark_said(line.text, vocabulary))
        return true;
    return std::any_of(match->phrase->labels.begin(), match->phrase->labels.end(), [&](std::size_t trait) {
        return vocabulary.ruleset().traits[trait].level == Level::troop;
    });
}

// "Name: Light horse": what stands before its words; 0 where the line has no such label.
std::size_t name_label_end(const std::string& text) {
    const std::size_t colon = text.find_first_of(":=");
    if (colon == std::string::npos || colon + 1 == text.size())
        return 0;
    const std::string label = small_letters(trimmed(std::string_view(text).substr(0, colon)));
    return label == "name" || label == "troop" || label == "troops" || label == "who" ? colon + 1 : 0;
}

// A line that may name the troops of the block beneath it.
bool may_begin(const MailLine& line, const Vocabulary& vocabulary) {
    if (line.role == MailLine::Role::text && line.parts.empty() && name_label_end(line.text) != 0)
        return true;
    return line.role == MailLine::Role::text && !line.heading && line.parts.empty() &&
           !is_trait_line(line, vocabulary) && !line.text.ends_with(':') &&
           !small_letters(line.text).starts_with("rating ") && // of the part above
           class_word_in(line.text, vocabulary) < ClassWord::name;
}

// "= 22 IP each", "22 IP each" beneath its troops; where nothing has a price it adds up what stands above.
bool goes_on_with_sum(const MailLine& above, const MailLine& line, const Vocabulary& vocabulary) {
    const auto is_price_of_one = [&] {
        const Tokens tokens = vocabulary.tokens(line.text);
        return tokens.size() > 1 && tokens.front().is_number() && tokens.back().is("each") &&
               std::all_of(tokens.begin() + 1, tokens.end(),
                           [](const Token& token) { return is_in(WordList::price_word, token.plain()); });
    };
    return !vocabulary.ruleset().conversion.price.empty() && line.role == MailLine::Role::text &&
           !line.after_blank && line.indent > above.indent &&
           (line.text.starts_with("= ") || is_price_of_one());
}

bool begins_with_digit(const MailLine& line) {
    return is_digit(line.text.front());
}

// "Tower Guard, 3 vignettes @ 36 IP", "Rangers x 4"
bool counts_troops(const MailLine& line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if ((tokens[at].is_number() && tokens[at + 1].is_word() &&
             is_counted_thing(tokens[at + 1].plain())) ||
            (tokens[at].is("x") && tokens[at + 1].is_number()))
            return true;
    return false;
}

// "Unit A - 4 orcs"
bool counts_in_unit(const MailLine& line, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 3; // tokens of the unit's label
    const Tokens tokens = vocabulary.tokens(line.text);
    for (std::size_t at = 1; names_unit(tokens.front()) && at <= longest && at + 2 < tokens.size(); ++at)
        if (tokens[at].is("-") || tokens[at].is(":"))
            return tokens[at + 1].is_number() && tokens[at + 2].is_word();
    return false;
}

// "mounted, loose, regular" beneath "3 x riders, 24 IP each".
bool describes(const MailLine& above, const MailLine& line, const Vocabulary& vocabulary) {
    return line.role == MailLine::Role::text && !line.after_blank && !line.bullet &&
           !begins_with_digit(line) && line.indent > above.indent &&
           line.text.find(':') == std::string::npos &&
           (begins_with_digit(above) || counts_troops(above, vocabulary) ||
            counts_in_unit(above, vocabulary)) &&
           class_word_in(line.text, vocabulary) >= ClassWord::name && !names_leader(line.text, vocabulary);
}

bool is_deeper(const MailLine& above, const MailLine& line) {
    return line.role == MailLine::Role::text && !line.after_blank && !line.heading &&
           line.indent > above.indent;
}

// "spear, large shield", "joined by the General" beneath that: what says values and no troops.
bool goes_on_describing(const MailLine& head, const MailLine& line, const Vocabulary& vocabulary) {
    if (!is_deeper(head, line) || line.bullet || begins_with_digit(line) ||
        class_word_in(line.text, vocabulary) >= ClassWord::name || counts_troops(line, vocabulary) ||
        line.text.find(':') != std::string::npos || !marks_in(line.text, vocabulary).empty())
        return false;
    const Phrases phrases = phrases_in(line.text, vocabulary);
    return std::any_of(phrases.items.begin(), phrases.items.end(),
                       [](const PhraseItem& item) { return !item.meanings.empty(); });
}

// "General and sub-commander are here" between what the troops are and their price.
bool marks_before_price(const std::vector<MailLine>& lines, std::size_t first, std::size_t at,
                        const Vocabulary& vocabulary) {
    return at + 1 < lines.size() && is_deeper(lines[first], lines[at]) && !lines[at].bullet &&
           lines[at].text.find_first_of("0123456789:") == std::string::npos &&
           !marks_in(lines[at].text, vocabulary).empty() &&
           goes_on_with_sum(lines[first], lines[at + 1], vocabulary);
}

bool has_number(const Tokens& tokens) {
    return std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); });
}
bool is_without_words(const Tokens& tokens) { // "12", "----"
    return std::none_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_word(); });
}

// "HIP+ RA, 2 vignettes" beneath "Silver Shields" alone.
bool is_data_of_name(const std::vector<MailLine>& lines, std::size_t first, const Vocabulary& vocabulary) {
    constexpr std::size_t longest_name = 5; // words
    if (first + 1 >= lines.size() || !is_deeper(lines[first], lines[first + 1]) ||
        !lines[first].parts.empty() || !may_begin(lines[first], vocabulary))
        return false;
    const Tokens name = vocabulary.tokens(lines[first].text);
    const Tokens data = vocabulary.tokens(lines[first + 1].text);
    if (std::any_of(name.begin(), name.end(), names_part_of_field) || names_unit(name.front())) // "Unit B"
        return false;
    return name.size() <= longest_name && !has_number(name) && has_number(data) &&
           class_word_in(lines[first + 1].text, vocabulary) >= ClassWord::name &&
           (first + 2 == lines.size() || lines[first + 2].indent <= lines[first].indent ||
            lines[first + 2].after_blank);
}

// "Unit 3, with the sub-commander: 5 vignettes": a unit of its own, and nothing said of what stands above.
bool labels_own_unit(const Tokens& tokens) {
    return tokens.size() > 2 && names_unit(tokens[0]) &&
           (tokens[1].is_number() || is_letter_label(tokens[1]));
}

// "Unit 1: City pikes", and beneath it, further in, what they are on several lines, of which none says it
// all: the line behind them.
std::size_t end_of_description(const std::vector<MailLine>& lines, std::size_t first,
                               const Vocabulary& vocabulary) {
    constexpr std::size_t most_lines = 8;
    const MailLine& head = lines[first];
    if (head.role != MailLine::Role::text || head.heading || head.text.ends_with(':'))
        return first + 1;
    std::size_t classes = class_word_in(head.text, vocabulary) >= ClassWord::name ? 1 : 0;
    std::size_t end = first + 1;
    for (; end < lines.size() && is_deeper(head, lines[end]); ++end) {
        const bool classed = class_word_in(lines[end].text, vocabulary) >= ClassWord::name;
        classes += classed ? 1 : 0;
        const Tokens tokens = vocabulary.tokens(lines[end].text);
        if (lines[end].bullet || is_in(WordList::row_sum, tokens.front().plain()) ||
            tokens.front().is("sub") || is_without_words(tokens) || labels_own_unit(tokens) ||
            (classed && (counts_troops(lines[end], vocabulary) || tokens.front().is_number())))
            return first + 1;
    }
    return classes == 1 && end - first >= 3 && end - first <= most_lines ? end : first + 1;
}

// "Vignettes: 3" as "3 vignettes"; what only opens the line is left out.
std::string described(const std::string& text, const Vocabulary& vocabulary) {
    if (const auto mark = mark_said(text, vocabulary))
        return *mark ? std::string(trimmed(std::string_view(text).substr(0, text.find_first_of(":=")))) : "";
    if (std::string both = said_of_two_traits(text, vocabulary); !both.empty())
        return both;
    const Tokens tokens = vocabulary.tokens(text);
    if (tokens.size() < 3 || !tokens[0].is_word() || !(tokens[1].is(":") || tokens[1].is("=")))
        return text;
    if (counts_record(text)) {
        const std::string_view count = trimmed(std::string_view(text).substr(text.find_first_of(":=") + 1));
        const std::size_t end = std::min(count.find_first_not_of("0123456789"), count.size());
        const std::string_view rest = trimmed(count.substr(end));
        return std::string(count.substr(0, end)) + " vignettes" +
               (rest.empty() || is_counted_thing(small_letters(rest)) ? "" : ", " + std::string(rest));
    }
    if (has_heading_of(text, ColumnRole::notes))
        return std::string(trimmed(std::string_view(text).substr(text.find_first_of(":=") + 1)));
    if (is_counted_thing(tokens[0].plain()) && tokens[2].is_number())
        return tokens[2].text + " " + tokens[0].text + text.substr(tokens[2].end);
    if (tokens[0].is("troops") || tokens[0].is("type") || tokens[0].is("stats"))
        return text.substr(tokens[2].begin);
    return text;
}

// Of a name that is to stand between quotation marks: a comma would part it.
std::string with_dashes(std::string_view words) {
    std::string name(words);
    for (std::size_t at = name.find(", "); at != std::string::npos; at = name.find(", ", at))
        name.replace(at, 2, " - ");
    return name;
}

// "class=HIB army=RA n=4 general=yes  # war wagons" as a line of troops; other lines as they are.
std::string without_pairs(const std::string& text, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 3;
    const std::size_t comment = std::min(text.find(" #"), text.size());
    std::string told;
    std::size_t pairs = 0;
    for (const std::string_view word : words_of(std::string_view(text).substr(0, comment))) {
        const std::size_t sign = word.find('=');
        if (sign == std::string_view::npos || sign == 0 || sign + 1 == word.size() ||
            word.find('=', sign + 1) != std::string_view::npos)
            return text;
        const std::string said = described(std::string(word), vocabulary);
        told += (told.empty() || said.empty() ? "" : ", ") + said;
        ++pairs;
    }
    if (pairs < fewest || text.find('"') != std::string::npos)
        return text;
    const std::string name =
        with_dashes(trimmed(std::string_view(text).substr(std::min(comment + 2, text.size()))));
    return told + (name.empty() ? "" : ", \"" + name + "\"");
}

// "Name: Porus, General" as "\"Porus\", General": a name says nothing of its troops.
std::string quoted_name(const std::string& text, const Vocabulary& vocabulary) {
    const std::size_t begin = name_label_end(text);
    if (begin == 0 || text.find('"') != std::string::npos)
        return text;
    const std::string_view words = trimmed(std::string_view(text).substr(begin));
    std::size_t end = std::min(words.find_first_of(",;("), words.size());
    if (end != words.size() && words[end] != '(' && marks_in(words.substr(end), vocabulary).empty())
        end = words.size(); // "Line of I, III and VIII Corps"
    const std::string name = with_dashes(trimmed(words.substr(0, end)));
    return "\"" + name + "\"" + std::string(words.substr(end));
}

// Whether the line over the records is nothing but a name: one of them says the class, another the count.
bool names_record(const std::string& text, const std::vector<MailLine>& lines, std::size_t first,
                  std::size_t end, const Vocabulary& vocabulary) {
    bool classed = false;
    bool counted = false;
    for (std::size_t at = first; at < end; ++at) {
        const Tokens tokens = vocabulary.tokens(lines[at].text);
        const auto match = vocabulary.longest(tokens, 0);
        const auto& labels = match ? match->phrase->labels : std::vector<std::size_t>();
        classed =
            classed || (match && match->end < tokens.size() && tokens[match->end].is(":") &&
                        std::find(labels.begin(), labels.end(), vocabulary.class_trait()) != labels.end());
        counted = counted || counts_record(lines[at].text);
    }
    return classed && counted && marks_in(text, vocabulary).empty() &&
           text.find_first_of("\"0123456789,;()") == std::string::npos;
}

// The line behind the last of those that belong to the line at `first`.
std::size_t end_of_block(const std::vector<MailLine>& lines, std::size_t first,
                         const Vocabulary& vocabulary) {
    std::size_t end = first + 1;
    while (end < lines.size() && !lines[end].after_blank && lines[end].indent >= lines[first].indent &&
           is_trait_line(lines[end], vocabulary))
        ++end;
    if (end - first <= fewest_traits)
        end = first + 1;
    if (end == first + 1 && end < lines.size() && describes(lines[first], lines[end], vocabulary)) {
        ++end;
        while (end < lines.size() && goes_on_describing(lines[first], lines[end], vocabulary))
            ++end;
        end += marks_before_price(lines, first, end, vocabulary) ? 1 : 0; // the price is taken below
    }
    if (end != first + 1 && !may_begin(lines[first], vocabulary) &&
        !repeats_class_beneath(lines[first], lines[first + 1], vocabulary))
        end = first + 1;
    if (end < lines.size() && goes_on_with_sum(lines[first], lines[end], vocabulary))
        ++end;
    return end == first + 1 ? end_of_description(lines, first, vocabulary) : end;
}

// "Weapon ....... spear" as "Weapon: spear"; dots before the price of troops stay.
void mark_label(MailLine& line, const Vocabulary& vocabulary) {
    const std::size_t dots = line.text.find(" ..");
    if (line.role != MailLine::Role::text || dots == std::string::npos || dots == 0)
        return;
    const std::size_t value = line.text.find_first_not_of('.', dots + 1);
    if (value == std::string::npos || !is_space(line.text[value]))
        return;
    MailLine marked = line;
    marked.text = fmt::format("{}: {}", trimmed(std::string_view(line.text).substr(0, dots)),
                              trimmed(std::string_view(line.text).substr(value)));
    const Tokens label = vocabulary.tokens(std::string_view(line.text).substr(0, dots));
    const bool of_body = std::all_of(label.begin(), label.end(), [](const Token& token) {
        return token.is_mark() || std::any_of(token.forms.begin(), token.forms.end(), is_body_label);
    });
    if (of_body || is_trait_line(marked, vocabulary))
        line = std::move(marked);
}

} // namespace

std::vector<MailLine> joined_blocks(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        mark_label(line, vocabulary);
    constexpr std::size_t fewest_names = 2; // a single one may be a heading
    std::size_t names = 0;
    for (std::size_t first = 0; first < lines.size(); ++first)
        names += is_data_of_name(lines, first, vocabulary) ? 1 : 0;
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        const std::size_t end = names >= fewest_names && is_data_of_name(lines, first, vocabulary)
                                    ? first + 2
                                    : end_of_block(lines, first, vocabulary);
        MailLine whole = std::move(lines[first]);
        if (whole.role == MailLine::Role::text)
            whole.text = with_unit_sign_parted(without_pairs(whole.text, vocabulary), vocabulary);
        if (end != first + 1)
            whole.text = with_unit_parted(std::move(whole.text), vocabulary);
        const bool labelled = end != first + 1 && name_label_end(whole.text) != 0;
        const bool named = labelled || names_record(whole.text, lines, first + 1, end, vocabulary);
        std::string name = labelled ? quoted_name(whole.text, vocabulary) : "\"" + whole.text + "\"";
        if (named)
            whole.text.clear(); // the name stands behind what says the class
        for (std::size_t at = first + 1; at < end; ++at) {
            const std::string said = described(lines[at].text, vocabulary);
            const std::string_view mark = whole.text.empty() || said.empty() ? "" : ", ";
            whole.parts.push_back({whole.text.size() + mark.size(), lines[at].number});
            whole.text += std::string(mark) + said;
        }
        if (named)
            whole.text += ", " + name;
        joined.push_back(std::move(whole));
        first = end;
    }
    return joined;
}

} // namespace muster
