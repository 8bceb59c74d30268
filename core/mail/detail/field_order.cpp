// SPDX-License-Identifier: MIT
#include "mail/detail/field_order.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/table_heading.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

namespace {

constexpr std::size_t fewest_fields = 4;
constexpr std::string_view slash = " / ";
constexpr std::string_view separators[] = {slash, "; "};

enum class FieldRole : std::uint8_t { said, name, count, each, sum, trait };

struct ToldField {
    FieldRole role = FieldRole::said;
    std::string words; // the heading, in small letters
};

ToldField field_called(std::string_view text, const Vocabulary& vocabulary) {
    ToldField field{FieldRole::said, heading_words(std::string(text))};
    if (is_heading_of(field.words, ColumnRole::count))
        field.role = FieldRole::count;
    else if (is_heading_of(field.words, ColumnRole::each))
        field.role = FieldRole::each;
    else if (is_heading_of(field.words, ColumnRole::sum))
        field.role = FieldRole::sum;
    else if (is_heading_of(field.words, ColumnRole::name))
        field.role = FieldRole::name;
    else if (const Tokens tokens = vocabulary.tokens(field.words); !tokens.empty())
        if (const auto match = vocabulary.longest(tokens, 0);
            match && match->end == tokens.size() && !match->phrase->labels.empty())
            field.role = FieldRole::trait;
    return field;
}

struct ToldOrder {
    std::vector<ToldField> fields; // none: the line explains no order
    std::string_view separator;
    std::string rest;           // sentences of the line around it
    bool counts_before = false; // "number x name: class / …"
};

// "number x name: class / order = IP each", "3 x Bows: foot / loose = 22": the count, the name and the
// fields.
struct CountedFields {
    std::string_view count;
    std::string_view name;
    std::string fields;
};

std::optional<CountedFields> counted_fields_in(std::string_view text, std::string_view separator) {
    constexpr std::string_view times = " x ";
    constexpr std::string_view sum = " = ";
    const std::size_t colon = text.find(": ");
    const std::size_t sign = text.find(times);
    if (colon == std::string_view::npos || sign == 0 || sign >= colon || text.find(separator) < colon)
        return std::nullopt;
    const std::size_t name = sign + times.size();
    CountedFields found{trimmed(text.substr(0, sign)), trimmed(text.substr(name, colon - name)),
                        std::string(trimmed(text.substr(colon + 2)))};
    if (const std::size_t last = found.fields.rfind(sum); last != std::string::npos)
        found.fields.replace(last, sum.size(), separator);
    return found;
}

// "Read it as: figures / type / class / …", "In this sequence: number; class; …; barding. No unit is fast.",
// "Figures / type / class / …" alone, where every field is known.
ToldOrder order_told(const MailLine& line, std::string_view separator, const Vocabulary& vocabulary) {
    const std::size_t mark = line.text.find(": ");
    const bool introduced = mark != std::string::npos;
    if (line.role != MailLine::Role::text || (!introduced && separator != slash))
        return {};
    const std::size_t colon = introduced ? mark : 0;
    std::string_view told = trimmed(std::string_view(line.text).substr(introduced ? colon + 2 : 0));
    const std::size_t sentence_end = std::min(told.find(". "), told.size());
    const std::size_t before = std::string_view(line.text).substr(0, colon).rfind(". "); // a sentence ends
    const std::string_view kept =
        before == std::string::npos ? "" : std::string_view(line.text).substr(0, before + 1);
    const std::string_view behind = told.substr(std::min(sentence_end + 1, told.size()));
    ToldOrder order{{}, separator, std::string(trimmed(fmt::format("{} {}", kept, trimmed(behind))))};
    told = told.substr(0, sentence_end);
    while (told.ends_with('.'))
        told.remove_suffix(1);
    std::string counted_told;
    if (const auto counted = counted_fields_in(told, separator);
        counted && is_heading_of(heading_words(std::string(counted->count)), ColumnRole::count)) {
        counted_told = fmt::format("{}{}{}", counted->count, separator, counted->fields);
        told = counted_told;
        order.counts_before = true;
    }
    if (std::any_of(line.text.begin(), line.text.begin() + static_cast<std::ptrdiff_t>(colon), is_digit) ||
        std::any_of(told.begin(), told.end(), is_digit))
        return {};
    std::size_t counts = 0;
    std::size_t known = 0;
    for (const std::string_view text : parts_of(told, separator)) {
        order.fields.push_back(field_called(text, vocabulary));
        const ToldField& field = order.fields.back();
        counts += field.role == FieldRole::count ? 1 : 0;
        known += field.role != FieldRole::said || class_word_in(text, vocabulary) != ClassWord::none ||
                         role_of_heading(field.words)
                     ? 1
                     : 0;
    }
    const std::size_t most_unknown = introduced ? 2 : 0;
    const bool told_so =
        order.fields.size() >= fewest_fields && counts == 1 && known + most_unknown >= order.fields.size();
    return told_so ? std::move(order) : ToldOrder{};
}

// "none", "average" where both physique and size may be so: a value that its field has to tell.
bool needs_label(std::string_view cell, const Vocabulary& vocabulary) {
    constexpr std::size_t shortest = 3; // letters
    const std::string small = small_letters(cell);
    if (class_word_in(cell, vocabulary) == ClassWord::code)
        return false;
    const Tokens tokens = vocabulary.tokens(cell);
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    return cell.size() < shortest || is_in(WordList::none, small) ||
           (match && match->end == tokens.size() && match->phrase->meanings.size() > 1);
}

// "-" in a field: what the troops do not have.
std::string said_of_nothing(const ToldField& field, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens("none");
    const Tokens label = vocabulary.tokens(field.words);
    const auto match = field.role == FieldRole::trait ? vocabulary.longest(label, 0) : std::nullopt;
    if (!match)
        return {};
    const bool may_lack =
        std::any_of(match->phrase->labels.begin(), match->phrase->labels.end(), [&](std::size_t trait) {
            return vocabulary.value_of(vocabulary.ruleset().traits[trait], tokens, 0, tokens.size())
                .has_value();
        });
    return field.words + (may_lack ? " none" : " untold"); // of a trait that all troops have it is asked
}

// "Ten Thousand": a name whose words may count somebody, beside the field that says the class.
bool is_name_with_count(std::string_view cell, const ToldField& field, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(cell);
    return field.role == FieldRole::name && cell.find('"') == std::string_view::npos &&
           class_word_in(cell, vocabulary) < ClassWord::name &&
           std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_number(); });
}

// Where the sentence behind the last field begins: "… / shield / full. The General is here."
std::size_t end_of_fields(std::string_view line, std::string_view separator) {
    const std::size_t last = line.rfind(separator);
    const std::size_t stop = last == std::string_view::npos ? last : line.find(". ", last);
    return std::min(stop, line.ends_with('.') ? line.size() - 1 : line.size());
}

// "Nobles = 15 / HC / B / …" with what each field is; nothing if the line has other fields than were told.
std::optional<std::string> with_each_named(std::string_view whole, const ToldOrder& order,
                                           const Vocabulary& vocabulary) {
    const std::string_view line = whole.substr(0, end_of_fields(whole, order.separator));
    const std::string_view behind = whole.substr(line.size());
    const std::size_t first = line.find(order.separator);
    if (first == std::string_view::npos)
        return std::nullopt;
    const std::size_t mark = std::min(line.find_last_of("=:", first), line.rfind(" - ", first));
    const bool named = mark != std::string_view::npos && mark != 0;
    const std::size_t begin = named ? line.find_first_not_of("=:- ", mark) : 0;
    const std::vector<std::string_view> cells = parts_of(line.substr(begin), order.separator);
    if (cells.size() != order.fields.size())
        return std::nullopt;
    std::string count;
    std::string told;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const ToldField& field = order.fields[i];
        const bool number = !cells[i].empty() && std::all_of(cells[i].begin(), cells[i].end(), is_digit);
        if (field.role == FieldRole::count) {
            if (!number)
                return std::nullopt;
            count = cells[i];
            continue;
        }
        if (is_nothing(std::string(cells[i]))) {
            if (const std::string none = said_of_nothing(field, vocabulary); !none.empty())
                told += (told.empty() ? " " : ", ") + none;
            continue;
        }
        const std::string_view sign = !number                         ? ""
                                      : field.role == FieldRole::each ? "@ "
                                      : field.role == FieldRole::sum  ? "= "
                                                                      : "";
        const std::string label = field.role == FieldRole::trait && needs_label(cells[i], vocabulary)
                                      ? field.words + " "
                                      : std::string();
        const std::string_view quote = is_name_with_count(cells[i], field, vocabulary) ? "\"" : "";
        told += fmt::format("{0}{1}{2}{3}{4}{3}", told.empty() ? " " : ", ", label, sign, quote, cells[i]);
    }
    return named ? fmt::format("{}: {}{}{}", trimmed(line.substr(0, mark)), count, told, behind)
                 : fmt::format("{}{}{}", count, told, behind);
}

// The same of "3 x Bows: foot / loose = 22", whose front stays.
std::optional<std::string> with_front_kept(std::string_view line, const ToldOrder& order,
                                           const Vocabulary& vocabulary) {
    const auto counted = counted_fields_in(line, order.separator);
    const auto named =
        counted ? with_each_named(fmt::format("{}{}{}", counted->count, order.separator, counted->fields),
                                  order, vocabulary)
                : std::nullopt;
    return named ? std::optional(fmt::format("{} x {}:{}", counted->count, counted->name,
                                             named->substr(counted->count.size())))
                 : std::nullopt;
}

// Names the fields of the rows beneath the line that tells their order; whether there are any.
bool name_fields(std::vector<MailLine>& lines, std::size_t told, const ToldOrder& order,
                 const Vocabulary& vocabulary) {
    bool any = false;
    for (std::size_t row = told + 1; row < lines.size(); ++row)
        if (lines[row].role == MailLine::Role::text && lines[row].parts.empty())
            if (auto named = order.counts_before ? with_front_kept(lines[row].text, order, vocabulary)
                                                 : with_each_named(lines[row].text, order, vocabulary)) {
                lines[row].text = *std::move(named);
                any = true;
            }
    return any;
}

} // namespace

std::vector<MailLine> with_fields_named(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at < lines.size(); ++at)
        for (const std::string_view separator : separators) {
            const ToldOrder order = order_told(lines[at], separator, vocabulary);
            if (order.fields.empty() || !name_fields(lines, at, order, vocabulary))
                continue;
            lines[at].parts.clear();
            lines[at].text = order.rest;
            if (order.rest.empty())
                lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
            return lines;
        }
    return lines;
}

} // namespace muster
