// SPDX-License-Identifier: MIT
#include "mail/detail/grade_matrix.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/table_cells.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

struct GradeColumn {
    std::size_t begin = 0; // columns of characters in the mail
    std::size_t end = 0;
    std::string grade; // as it stands behind a code: "+", ", integrity IV"
};

// How the value is written behind the code of a class.
std::string behind_code(const Trait& trait, std::int32_t value) {
    const bool signs = std::any_of(trait.values.begin(), trait.values.end(),
                                   [](const TraitValue& one) { return one.short_form == "-"; });
    const TraitValue& said = trait.values[static_cast<std::size_t>(value)];
    return signs ? said.short_form : fmt::format(", {} {}", small_letters(trait.id), said.id);
}

// "+    n    -", perhaps with a word over the names before them and one over the remarks behind.
std::vector<GradeColumn> columns_of(const MailLine& line, const Trait& trait, const Vocabulary& vocabulary) {
    std::vector<GradeColumn> columns;
    std::size_t others = 0; // in a row
    for (const Cell& cell : cells_between_spaces(line.text)) {
        const Tokens tokens = vocabulary.tokens(cell.text);
        const auto value =
            is_number_alone(cell.text) ? std::nullopt : vocabulary.value_of(trait, tokens, 0, tokens.size());
        const bool again = value && std::any_of(columns.begin(), columns.end(), [&](const GradeColumn& one) {
                               return one.grade == behind_code(trait, *value);
                           });
        others = value ? 0 : others + 1;
        if (others > 1 || again || (value && others != 0 && !columns.empty()))
            return {};
        if (value)
            columns.push_back({line.indent + cell.begin, line.indent + cell.end, behind_code(trait, *value)});
    }
    constexpr std::size_t fewest = 2;
    return columns.size() >= fewest ? columns : std::vector<GradeColumn>();
}

std::vector<GradeColumn> columns_of_grades(const MailLine& line, const Vocabulary& vocabulary) {
    if (line.role != MailLine::Role::text || !line.parts.empty() || line.text.find("  ") == std::string::npos)
        return {};
    for (const std::size_t index : vocabulary.ruleset().at(Level::troop).traits) {
        const Trait& trait = vocabulary.ruleset().traits[index];
        if (!trait.is_choice() || index == vocabulary.class_trait())
            continue;
        if (std::vector<GradeColumn> columns = columns_of(line, trait, vocabulary); !columns.empty())
            return columns;
    }
    return {};
}

struct MatrixRow {
    std::string code;                 // "" of a row of sums
    std::vector<std::int32_t> counts; // a column each
    std::string remark;
};

bool counts_nobody(const std::string& cell) {
    return is_nothing(cell) || cell == "." || cell == "..";
}

// Nothing if a cell is neither beneath a heading nor before or behind all of them.
std::optional<MatrixRow> row_of(const MailLine& line, const std::vector<GradeColumn>& columns) {
    MatrixRow row{{}, std::vector<std::int32_t>(columns.size()), {}};
    for (const Cell& cell : cells_between_spaces(line.text)) {
        const std::size_t begin = line.indent + cell.begin;
        const std::size_t end = line.indent + cell.end;
        const auto column = std::find_if(columns.begin(), columns.end(), [&](const GradeColumn& one) {
            return begin <= one.end && one.begin <= end;
        });
        if (column != columns.end()) {
            if (!is_number_alone(cell.text) && !counts_nobody(cell.text))
                return std::nullopt;
            const auto number = is_number_alone(cell.text) ? whole_number(cell.text) : std::optional(0);
            if (!number)
                return std::nullopt;
            row.counts[static_cast<std::size_t>(column - columns.begin())] =
                static_cast<std::int32_t>(*number);
        } else if (end < columns.front().begin && row.code.empty()) {
            row.code = cell.text;
        } else if (begin > columns.back().end) {
            row.remark += (row.remark.empty() ? "" : " ") + cell.text;
        } else {
            return std::nullopt;
        }
    }
    return row;
}

// "= 12" behind the sums of the columns, or nothing: what they come to.
std::optional<std::int64_t> total_of(const MatrixRow& sums) {
    std::int64_t total = 0;
    for (const std::int32_t sum : sums.counts)
        total += sum;
    if (sums.remark.empty())
        return total;
    const std::string_view told = trimmed(std::string_view(sums.remark).substr(1));
    return sums.remark.front() == '=' && is_number_alone(told) ? whole_number(told) : std::nullopt;
}

// The troops of the row; none if it says more than that.
std::vector<std::string> troops_of(const MatrixRow& row, const std::vector<GradeColumn>& columns,
                                   const Vocabulary& vocabulary) {
    std::vector<std::string> troops;
    if (class_word_in(row.code, vocabulary) != ClassWord::code || words_of(row.code).size() != 1)
        return troops;
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (row.counts[i] != 0)
            troops.push_back(
                fmt::format("{} x {}{} {}", row.counts[i], row.code, columns[i].grade, row.remark));
    const bool of_one = troops.size() > 1 && names_general(row.remark, vocabulary, true);
    return of_one || row.remark.find_first_of("0123456789") != std::string::npos ? std::vector<std::string>()
                                                                                 : troops;
}

// The lines of the table beneath its heading; none if one of them is not understood. `end` goes behind it.
std::vector<MailLine> spelled_out(const std::vector<MailLine>& lines, std::size_t& end,
                                  const std::vector<GradeColumn>& columns, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 2; // rows
    std::vector<MailLine> troops;
    std::size_t rows = 0;
    for (; end < lines.size() && !(lines[end].after_blank && rows != 0); ++end) {
        const MailLine& line = lines[end];
        const auto row =
            line.role == MailLine::Role::text && line.parts.empty() ? row_of(line, columns) : std::nullopt;
        if (!row)
            return {};
        std::vector<std::string> said = troops_of(*row, columns, vocabulary);
        if (said.empty()) {
            const auto total = row->code.empty() && rows != 0 ? total_of(*row) : std::nullopt;
            if (!total)
                return {};
            said.push_back(fmt::format("Total {}", *total));
        }
        for (std::string& text : said) {
            troops.push_back(line);
            troops.back().text = trimmed(text);
        }
        ++rows;
    }
    return rows >= fewest ? troops : std::vector<MailLine>();
}

} // namespace

std::vector<MailLine> with_matrix_spelled_out(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const std::vector<GradeColumn> columns = columns_of_grades(lines[at], vocabulary);
        std::size_t end = at + 1;
        const std::vector<MailLine> troops =
            columns.empty() ? std::vector<MailLine>() : spelled_out(lines, end, columns, vocabulary);
        if (troops.empty())
            continue;
        const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(at);
        lines.erase(begin, lines.begin() + static_cast<std::ptrdiff_t>(end));
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), troops.begin(), troops.end());
        at += troops.size() - 1;
    }
    return lines;
}

} // namespace muster
