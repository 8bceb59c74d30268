// SPDX-License-Identifier: MIT
#include "mail/detail/form_blocks.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/two_traits.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

struct FormField {
    std::string label; // in small letters
    std::string_view value;
};

std::optional<FormField> form_field_in(const MailLine& line) {
    const std::size_t colon = line.text.find(':');
    if (line.role != MailLine::Role::text || colon == std::string::npos || colon == 0)
        return std::nullopt;
    const std::string_view value = trimmed(std::string_view(line.text).substr(colon + 1));
    if (value.empty() || value.find(':') != std::string_view::npos)
        return std::nullopt;
    return FormField{small_letters(trimmed(std::string_view(line.text).substr(0, colon))), value};
}

bool labels_unit(const FormField& field) {
    static const WordSet labels{"unit", "tactical unit", "unit name", "regiment", "einheit"};
    return labels.contains(field.label);
}

// "Unit 2", "Unit B"
bool labels_numbered_unit(const FormField& field) {
    const std::vector<std::string_view> words = words_of(field.label);
    return words.size() == 2 && words.front() == "unit" &&
           (words.back().find_first_not_of("0123456789") == std::string_view::npos ||
            words.back().size() == 1);
}

bool labels_count(const FormField& field) {
    return is_heading_of(heading_words(field.label), ColumnRole::count) &&
           field.value.find_first_not_of("0123456789") == std::string_view::npos;
}

// "Troop: Companions, with Alexander (General)" over the code and the count.
bool labels_name_of_troops(const FormField& field) {
    static const WordSet labels{"troop",   "troops", "troop name", "name",
                                "element", "stand",  "truppe",     "truppen"};
    return labels.contains(field.label);
}

// "Code: HCC-V-RA"
bool labels_code(const std::string& label) {
    static const WordSet labels{"code",       "codes",     "troop code", "notation",
                                "class code", "type code", "kürzel",     "formel"};
    return labels.contains(label);
}

// "Type: HCC-V-RA": where the label may ask for words too, the answer has to be a code of more than the
// class.
bool is_code_field(const FormField& field, const Vocabulary& vocabulary) {
    static const WordSet labels{"type",   "troop type", "class", "troop class", "kind",
                                "klasse", "art",        "typ",   "truppentyp"};
    return labels_code(field.label) ||
           (labels.contains(field.label) && field.value.find_first_of("-/ ") != std::string_view::npos &&
            class_word_in(field.value, vocabulary) == ClassWord::code);
}

// What the value says whatever the label: troops, and what they are armed with.
bool labels_troops(const std::string& label) {
    static const WordSet labels{"troops",  "type",     "troop type", "description", "arms",
                                "weapons", "weaponry", "armed with", "armament",    "equipment",
                                "truppen", "waffen",   "bewaffnung", "ausrüstung"};
    return labels.contains(label);
}

// The same where the rule set has no trait of that name.
bool labels_values(const std::string& label) {
    static const WordSet labels{"quality", "training",   "experience", "grade",    "armour",
                                "armor",   "protection", "build",      "qualität", "schutz"};
    return labels.contains(label);
}

bool labels_commanders(const std::string& label) {
    static const WordSet labels{
        "commanders with it", "commanders", "commander",   "officers",       "officer",
        "commander with it",  "leaders",    "leader",      "led by",         "joined by",
        "commanders here",    "anführer",   "führer",      "who is with it", "with this unit",
        "with unit",          "with it",    "in this unit"};
    return labels.contains(label);
}

// "IP: 40 each", "IP each: 40" as "40 points each", "IP: 3 x 40 = 120" and "IP: 120 (3 x 40)" as "3 x 40 =
// 120"; nothing where the label is no price or no number stands first.
std::optional<std::string> said_of_price(const FormField& field) {
    static const WordSet labels{"ip",   "points", "pts",    "integrity points",
                                "cost", "price",  "punkte", "value"};
    static constexpr std::string_view of_one[] = {" each", " apiece", " per vignette", " a vignette",
                                                  " per figure"};
    const std::size_t end = std::min(field.value.find_first_not_of("0123456789"), field.value.size());
    std::string_view label = field.label;
    const auto each = std::find_if(std::begin(of_one), std::end(of_one),
                                   [&](std::string_view words) { return label.ends_with(words); });
    if (each != std::end(of_one))
        label.remove_suffix(each->size());
    if (!labels.contains(label) || end == 0)
        return std::nullopt;
    const std::string_view behind = trimmed(field.value.substr(end));
    if (each == std::end(of_one) && (behind.starts_with("x ") || behind.starts_with('*')))
        return std::string(field.value); // "3 x 39 = 117"
    if (behind.starts_with('(') && behind.ends_with(')') && behind.find(" x ") != std::string_view::npos)
        return fmt::format("{} = {}", behind.substr(1, behind.size() - 2), field.value.substr(0, end));
    return std::string(field.value.substr(0, end)) + " points" + (each != std::end(of_one) ? " each" : "") +
           std::string(field.value.substr(end));
}

// "Weapons: natural"
bool is_natural(const FormField& field) {
    static const WordSet labels{"arms",     "weapons", "weaponry",  "armed with",
                                "armament", "waffen",  "bewaffnung"};
    static const WordSet natural{"natural",      "natural only", "natural ones",
                                 "only natural", "natürlich",    "natürliche"};
    return labels.contains(field.label) && natural.contains(small_letters(field.value));
}

// Whether the value is one of what its label names: "weapon: elf-bow" is none where bows are missiles.
bool is_of_label(const MailLine& line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line.text, vocabulary, {Level::troop});
    const auto has_label = [](const PhraseItem& item) { return item.begin == 0 && item.meanings.empty(); };
    return std::none_of(phrases.items.begin(), phrases.items.end(), has_label);
}

bool labels_trait(const FormField& field, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(field.label);
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    return match && match->end == tokens.size() &&
           std::any_of(match->phrase->labels.begin(), match->phrase->labels.end(), [&](std::size_t trait) {
               return vocabulary.ruleset().traits[trait].level == Level::troop;
           });
}

// What the line says of troops; "" if it says that nobody is with them, nothing if it is no line of a form.
std::optional<std::string> said_in_form(const MailLine& line, const Vocabulary& vocabulary) {
    const std::optional<FormField> field = form_field_in(line);
    if (!field || labels_unit(*field) || labels_numbered_unit(*field))
        return std::nullopt;
    if (labels_count(*field))
        return std::string(field->value) + " vignettes";
    if (labels_commanders(field->label)) {
        if (is_in(WordList::none, small_letters(field->value)) || field->value == "-")
            return std::string();
        return marks_in(field->value, vocabulary).empty() ? std::nullopt
                                                          : std::optional(std::string(field->value));
    }
    const bool is_code =
        is_code_field(*field, vocabulary) && class_word_in(field->value, vocabulary) == ClassWord::code;
    if (labels_troops(field->label) || is_code)
        return is_natural(*field) ? "natural weapons" : std::string(field->value);
    if (std::string both = said_of_two_traits(line.text, vocabulary); !both.empty())
        return both;
    if (std::optional<std::string> price = said_of_price(*field))
        return price;
    if (!labels_trait(*field, vocabulary))
        return labels_values(field->label) ? std::optional(std::string(field->value)) : std::nullopt;
    return is_of_label(line, vocabulary) ? line.text : std::string(field->value);
}

// The line behind the last of the form beneath `first`; `first` + 1 if none stands there.
std::size_t end_of_form(const std::vector<MailLine>& lines, std::size_t first, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 3;
    const std::optional<FormField> unit = form_field_in(lines[first]);
    if (!unit || !(labels_unit(*unit) || labels_numbered_unit(*unit)) || !lines[first].parts.empty())
        return first + 1;
    bool counted = false;
    bool classed = false;
    std::size_t end = first + 1;
    for (; end < lines.size() && !lines[end].after_blank && lines[end].parts.empty() &&
           lines[end].indent >= lines[first].indent;
         ++end) {
        if (!said_in_form(lines[end], vocabulary))
            break;
        const FormField field = *form_field_in(lines[end]);
        counted = counted || labels_count(field);
        classed = classed || ((labels_troops(field.label) || labels_trait(field, vocabulary)) &&
                              class_word_in(field.value, vocabulary) >= ClassWord::name);
    }
    const bool whole =
        end == lines.size() || lines[end].after_blank || lines[end].indent < lines[first].indent;
    return counted && classed && whole && end - first > fewest ? end : first + 1;
}

// "Troop: Companions", "Code: HCC-V-RA", "Vignettes: 1": where such a form ends, of which each line is one
// field in any order; `first` + 1 if none stands there.
std::size_t end_of_coded_form(const std::vector<MailLine>& lines, std::size_t first,
                              const Vocabulary& vocabulary) {
    const std::optional<FormField> head = form_field_in(lines[first]);
    if (!head || !labels_name_of_troops(*head) || !lines[first].parts.empty() ||
        class_word_in(head->value, vocabulary) == ClassWord::code)
        return first + 1;
    std::size_t codes = 0;
    std::size_t counts = 0;
    std::size_t end = first + 1;
    for (; end < lines.size() && !lines[end].after_blank && lines[end].parts.empty(); ++end) {
        const std::optional<FormField> field = form_field_in(lines[end]);
        if (!field || labels_name_of_troops(*field))
            break;
        if (!said_in_form(lines[end], vocabulary))
            return first + 1;
        counts += labels_count(*field) ? 1 : 0;
        codes += is_code_field(*field, vocabulary) ? 1 : 0;
    }
    return codes == 1 && counts <= 1 ? end : first + 1;
}

// "Physique average, size average, morale IV, skilled": values of troops and nothing else.
bool tells_values_alone(const MailLine& line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line.text, vocabulary, {Level::troop});
    if (line.role != MailLine::Role::text || line.bullet || line.text.find(':') != std::string::npos ||
        class_word_in(line.text, vocabulary) != ClassWord::none)
        return false;
    bool any = false;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const std::size_t owner = phrases.owner[at];
        const bool said = owner != Phrases::nobody && !phrases.items[owner].meanings.empty();
        if (!said && !token.is_mark() && !is_negation(token.plain()))
            return false;
        any = any || said;
    }
    return any;
}

// Lines of values alone within a form get the label that such lines have elsewhere.
void label_values_in_forms(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    for (std::size_t first = 0; first < lines.size(); ++first) {
        const std::optional<FormField> unit = form_field_in(lines[first]);
        if (!unit || !(labels_unit(*unit) || labels_numbered_unit(*unit)) ||
            end_of_form(lines, first, vocabulary) != first + 1)
            continue;
        std::vector<MailLine> labelled = lines;
        std::size_t end = first + 1;
        for (; end < lines.size() && !lines[end].after_blank && lines[end].indent >= lines[first].indent;
             ++end)
            if (!form_field_in(lines[end]) && tells_values_alone(lines[end], vocabulary))
                labelled[end].text = "Troops: " + lines[end].text;
        if (end_of_form(labelled, first, vocabulary) == end)
            lines = std::move(labelled);
    }
}

// "(the General is with it)" behind the unit's name, which it takes off; "" if no officer stands there.
std::string take_officers(MailLine& unit, const Vocabulary& vocabulary) {
    const std::size_t open = unit.text.rfind('(');
    if (open == std::string::npos || !unit.text.ends_with(')'))
        return {};
    std::string said = unit.text.substr(open + 1, unit.text.size() - open - 2);
    if (marks_in(said, vocabulary).empty())
        return {};
    unit.text = trimmed(std::string_view(unit.text).substr(0, open));
    return said;
}

// What a field says, in the order in which a line of troops has it.
enum class FieldKind : std::uint8_t { count, troops, price };

FieldKind kind_of(const FormField& field) {
    return labels_count(field)    ? FieldKind::count
           : said_of_price(field) ? FieldKind::price
                                  : FieldKind::troops;
}

// Adds what the form beneath `first` says to the line. `officers`: what its heading says of them.
void join_form(MailLine& whole, const std::vector<MailLine>& lines, std::size_t first, std::size_t end,
               const std::string& officers, const Vocabulary& vocabulary) {
    for (const FieldKind kind : {FieldKind::count, FieldKind::troops, FieldKind::price}) {
        if (kind == FieldKind::price && !officers.empty())
            whole.text += ", " + officers;
        for (std::size_t at = first + 1; at < end; ++at) {
            if (kind_of(*form_field_in(lines[at])) != kind)
                continue;
            const std::string said = *said_in_form(lines[at], vocabulary);
            const std::string_view mark = whole.text.empty() || said.empty() ? "" : ", ";
            if (whole.number != lines[at].number && !said.empty())
                whole.parts.push_back({whole.text.size() + mark.size(), lines[at].number});
            whole.text += std::string(mark) + said;
        }
    }
}

// The form as a line of its count, its code and its name.
void join_coded_form(MailLine& whole, const std::vector<MailLine>& lines, std::size_t first, std::size_t end,
                     const Vocabulary& vocabulary) {
    const std::string name(form_field_in(lines[first])->value);
    whole.text.clear();
    join_form(whole, lines, first, end, name, vocabulary);
}

} // namespace

bool is_form_line(const MailLine& line, const Vocabulary& vocabulary) {
    const std::optional<FormField> field = form_field_in(line);
    return field && (labels_unit(*field) || labels_numbered_unit(*field) ||
                     said_in_form(line, vocabulary).has_value());
}

bool names_unit_of_form(const MailLine& line) {
    const std::optional<FormField> field = form_field_in(line);
    return field && (labels_unit(*field) || labels_numbered_unit(*field));
}

std::vector<MailLine> with_forms_joined(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    label_values_in_forms(lines, vocabulary);
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        if (const std::size_t end = end_of_coded_form(lines, first, vocabulary); end != first + 1) {
            joined.push_back(lines[first]);
            join_coded_form(joined.back(), lines, first, end, vocabulary);
            first = end;
            continue;
        }
        const std::size_t end = end_of_form(lines, first, vocabulary);
        joined.push_back(lines[first]);
        const std::optional<FormField> head = form_field_in(lines[first]);
        if (end != first + 1 && labels_numbered_unit(*head)) {
            join_form(joined.back(), lines, first, end, {}, vocabulary);
        } else if (end != first + 1) {
            MailLine whole = lines[first + 1];
            whole.text.clear();
            const std::string officers = take_officers(joined.back(), vocabulary);
            join_form(whole, lines, first, end, officers, vocabulary);
            joined.push_back(std::move(whole));
        }
        first = end;
    }
    return joined;
}

} // namespace muster
