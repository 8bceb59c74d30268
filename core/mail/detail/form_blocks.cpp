// SPDX-License-Identifier: MIT
#include "mail/detail/form_blocks.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

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

bool labels_count(const FormField& field) {
    return is_heading_of(heading_words(field.label), ColumnRole::count) &&
           field.value.find_first_not_of("0123456789") == std::string_view::npos;
}

// What the value says whatever the label: troops, and what they are armed with.
bool labels_troops(const std::string& label) {
    static const WordSet labels{"troops",  "type",     "troop type", "description", "arms",
                                "weapons", "weaponry", "armed with", "armament",    "equipment",
                                "truppen", "waffen",   "bewaffnung", "ausrüstung"};
    return labels.contains(label);
}

bool labels_commanders(const std::string& label) {
    static const WordSet labels{"commanders with it", "commanders", "commander", "officers",      "officer",
                                "commander with it",  "leaders",    "leader",    "led by",        "joined by",
                                "commanders here",    "anführer",   "führer",    "who is with it"};
    return labels.contains(label);
}

// "Physique average, size high" of "Physique and size: average, high"; nothing where one of the two labels
// is no trait of troops or two values do not stand there.
std::optional<std::string> said_of_two(const FormField& field, const Vocabulary& vocabulary) {
    const std::size_t joint = field.label.find(" and ");
    const std::size_t comma = field.value.find(',');
    if (joint == std::string::npos || comma == std::string_view::npos ||
        field.value.find(',', comma + 1) != std::string_view::npos)
        return std::nullopt;
    const std::string first = field.label.substr(0, joint);
    const std::string second = field.label.substr(joint + 5);
    for (const std::string& label : {first, second}) {
        const Tokens tokens = vocabulary.tokens(label);
        const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
        if (!match || match->end != tokens.size() || match->phrase->labels.empty())
            return std::nullopt;
    }
    return first + " " + std::string(trimmed(field.value.substr(0, comma))) + ", " + second + " " +
           std::string(trimmed(field.value.substr(comma + 1)));
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
    if (!field || labels_unit(*field))
        return std::nullopt;
    if (labels_count(*field))
        return std::string(field->value) + " vignettes";
    if (labels_commanders(field->label)) {
        if (is_in(WordList::none, small_letters(field->value)) || field->value == "-")
            return std::string();
        return marks_in(field->value, vocabulary).empty() ? std::nullopt
                                                          : std::optional(std::string(field->value));
    }
    if (labels_troops(field->label))
        return std::string(field->value);
    if (std::optional<std::string> both = said_of_two(*field, vocabulary))
        return both;
    return labels_trait(*field, vocabulary) ? std::optional(line.text) : std::nullopt;
}

// The line behind the last of the form beneath `first`; `first` + 1 if none stands there.
std::size_t end_of_form(const std::vector<MailLine>& lines, std::size_t first, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 3;
    const std::optional<FormField> unit = form_field_in(lines[first]);
    if (!unit || !labels_unit(*unit) || !lines[first].parts.empty())
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
        classed = classed ||
                  (labels_troops(field.label) && class_word_in(field.value, vocabulary) >= ClassWord::name);
    }
    const bool whole =
        end == lines.size() || lines[end].after_blank || lines[end].indent < lines[first].indent;
    return counted && classed && whole && end - first > fewest ? end : first + 1;
}

} // namespace

std::vector<MailLine> with_forms_joined(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::vector<MailLine> joined;
    for (std::size_t first = 0; first < lines.size();) {
        const std::size_t end = end_of_form(lines, first, vocabulary);
        joined.push_back(lines[first]);
        if (end != first + 1) {
            MailLine whole = lines[first + 1];
            whole.text.clear();
            for (const bool count : {true, false}) // the count stands first in a line of troops
                for (std::size_t at = first + 1; at < end; ++at) {
                    if (labels_count(*form_field_in(lines[at])) != count)
                        continue;
                    const std::string said = *said_in_form(lines[at], vocabulary);
                    const std::string_view mark = whole.text.empty() || said.empty() ? "" : ", ";
                    if (at != first + 1 && !said.empty())
                        whole.parts.push_back({whole.text.size() + mark.size(), lines[at].number});
                    whole.text += std::string(mark) + said;
                }
            joined.push_back(std::move(whole));
        }
        first = end;
    }
    return joined;
}

} // namespace muster
