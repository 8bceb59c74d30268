// SPDX-License-Identifier: MIT
// MailTable: a table in a mail, in Markdown, tabulators, CSV or columns of spaces. Its heading says of each
// column what stands there: a trait, the count, a price, a name.
#pragma once

#include "mail/detail/class_of_all.h"
#include "mail/detail/column_sums.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/table_cells.h"
#include "mail/detail/table_heading.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct MailRow {
    bool is_sum = false;
    bool of_body = false;                // it says something of a part of the army and holds no troops
    std::string body;                    // of a column of bodies
    std::string body_words;              // ", rating 3, orders hold"
    std::string unit;                    // of a column of units: rows alike stand in one unit
    std::string name;                    // of columns of names
    std::string text;                    // its cells with words, where no column says the class
    std::vector<std::string> wrong_sums; // what to ask of the sums in it
    std::vector<LineReading> ways;       // empty: no class was found
};

class MailTable {
public:
    // Nothing if the line is no heading of a table.
    static std::optional<MailTable> begins(const MailLine& line, const Vocabulary& vocabulary);

    // Settles what its columns hold by the rows in the lines beneath `heading`.
    void look_at_rows(const std::vector<MailLine>& lines, std::size_t heading);
    [[nodiscard]] bool has_row(const MailLine& line) const;
    // Whether the line says the heading again, beneath that of another part of the army.
    [[nodiscard]] bool repeats_heading(const MailLine& line) const { return line.text == heading_; }
    // Whether spaces part its columns: a heading between its rows is no end of it.
    [[nodiscard]] bool is_of_columns() const { return separator_ == ' '; }
    [[nodiscard]] MailRow row(const MailLine& line, const ClassOfAll& class_of_all);

private:
    using Role = ColumnRole;
    struct Column {
        Role role = Role::words;
        std::size_t trait = 0;
        std::string heading{};      // of officers and notes
        std::string over{};         // what stands over it, whatever it means
        bool tells_officer = false; // of each row, whether its unit has one
    };

    explicit MailTable(const Vocabulary& vocabulary) : vocabulary_(&vocabulary) {}
    void settle_prices();
    void settle_counts();
    void settle_names();
    void settle_commands();
    void settle_computed();
    [[nodiscard]] bool has_values_only(const std::vector<std::vector<std::string>>& rows,
                                       std::size_t column) const;
    [[nodiscard]] bool is_lone_sum(const MailLine& line) const;
    [[nodiscard]] static bool is_added_up(Role role);
    [[nodiscard]] static bool is_of_each(const Column& column);
    [[nodiscard]] static bool holds_one_cell(Role role);
    static void read_computed(const std::string& cell, const Column& column, TroopReading& troop);
    void add_to_sums(const std::vector<std::string>& row);
    [[nodiscard]] bool is_beside_larger_sum(std::size_t column) const;
    void settle_sums(std::vector<std::string>& cells, const MailLine& line, MailRow& row);
    void read_sum(std::vector<std::string>& cells, const MailLine& line, MailRow& row);
    void take_class_of_all(const ClassOfAll& class_of_all, const std::string& words,
                           TroopReading& troop) const;
    [[nodiscard]] std::vector<Cell> parted_at_columns(std::vector<Cell> cells, std::size_t margin) const;
    [[nodiscard]] bool is_without_officer(const std::vector<std::string>& row) const;
    [[nodiscard]] bool has_classes() const;
    [[nodiscard]] bool names_leaders_alone(const std::vector<std::string>& row) const;
    [[nodiscard]] std::optional<Column> column_of_trait(const std::string& words) const;
    [[nodiscard]] std::optional<Column> column_of_commander(const std::string& words) const;
    [[nodiscard]] std::optional<Column> column_of_name(const std::string& words) const;
    [[nodiscard]] std::optional<Column> column_of_letters(const std::string& words) const;
    [[nodiscard]] std::optional<Column> column_of_values(const std::string& words) const;
    [[nodiscard]] std::optional<Column> column_of(const std::string& heading) const;
    [[nodiscard]] std::vector<std::string> cells(const MailLine& line) const;
    void read_trait(const std::string& cell, const Column& column, TroopReading& troop) const;
    [[nodiscard]] bool has_codes() const;
    [[nodiscard]] bool begins_with_code(const std::string& cell) const;
    [[nodiscard]] bool read_value(const std::string& cell, bool coded, Column& column,
                                  TroopReading& troop) const;
    [[nodiscard]] Role body_role(std::size_t index) const;
    void read_flag(const std::string& cell, const Column& column, TroopReading& troop) const;
    void read_number(const std::string& cell, Role role, TroopReading& troop) const;
    void read_words(const std::string& cell, Column& column, std::string& words, TroopReading& troop) const;
    // `words`: those of cells that may say anything, joined.
    void read_cell(const std::string& cell, Column& column, std::string& words, MailRow& row,
                   TroopReading& troop) const;
    void read_values_of_name(MailRow& row) const;
    void read_free_words(const std::string& words, MailRow& row, const TroopReading& said) const;

    const Vocabulary* vocabulary_;
    char separator_ = '\t'; // a space: two or more of them
    std::string heading_;
    std::size_t tabs_ = 0; // before it
    bool of_bodies_ = false;
    bool tight_ = false; // no space stands behind the commas of its heading
    std::vector<Column> columns_;
    ColumnSums sums_;
    std::size_t last_row_ = 0;                                // line of the last row of troops
    std::vector<std::string> above_;                          // the cells of the last row
    std::vector<std::pair<std::size_t, std::size_t>> places_; // of the headings between spaces, in characters
};

} // namespace muster
