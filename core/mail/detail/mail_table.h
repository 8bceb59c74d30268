// SPDX-License-Identifier: MIT
// MailTable: a table in a mail, in Markdown or in columns of spaces over a line of hyphens. It knows from the
// headings which column counts, which names and which prices, and makes of a row the line that a player would
// write. Internal to mail_lines().
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

class MailTable {
public:
    // Nothing if `rule`, the line below `header`, is no line of hyphens between columns.
    static std::optional<MailTable> begins(std::string_view header, std::string_view rule);

    // A table of Muster's own sheets: it has a column for the notation.
    [[nodiscard]] bool is_sheet() const { return is_sheet_; }
    [[nodiscard]] bool has_row(std::string_view line) const;

    struct Row {
        std::string text; // "3 x HIS+ RA ★ Spearmen"
        // Of a sheet, whose rows are troops or headings:
        std::string notation;
        std::string heading;
        std::string unit; // that stands in brackets behind its only troop
    };
    [[nodiscard]] Row row(std::string_view line) const;

private:
    enum class Role { none, words, count, each, sum, notation };

    [[nodiscard]] std::vector<std::string> cells(std::string_view line) const;
    [[nodiscard]] Row sheet_row(const std::vector<std::string>& cells) const;
    void find_roles(const std::vector<std::string>& header);

    std::vector<std::pair<std::size_t, std::size_t>> spans_; // of columns of spaces, in characters
    std::vector<Role> roles_;
    bool is_sheet_ = false;
};

} // namespace muster
