// SPDX-License-Identifier: MIT
// TroopTable: the table of troops on one of Muster's own sheets, and the bodies and units that its
// indentation shows.
#pragma once

#include "mail/detail/mail_reader.h"
#include "mail/detail/printed_table.h"
#include "mail/detail/printed_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

class TroopTable {
public:
    TroopTable(PrintedTable table, const Vocabulary& vocabulary, MailReading& mail);

    // Whether a header is that of a table of troops.
    [[nodiscard]] static bool is_header_of(const PrintedTable& table);
    // The next line; whether it is a row of the table.
    bool add(std::string_view line, std::size_t number);
    // Behind the last row.
    void finish();

private:
    struct Row {
        std::size_t line = 0;
        std::size_t depth = 0;
        std::string text;
        std::string name;
        std::string count;
        std::string notation;
        std::vector<ValueOf> marks;
        std::vector<ValueOf> values;   // of a body or unit, or of other columns than the notation
        std::vector<LineReading> ways; // of a troop
        bool understood = true;
    };

    [[nodiscard]] bool is_legend(std::string_view line) const;
    [[nodiscard]] Row row_of(std::string_view line, std::size_t number) const;
    void read_name(std::string name, Row& row) const;
    void read_troop(Row& row, const std::vector<std::string>& cells) const;
    void read_cells(const std::vector<std::string>& cells, Level level, std::vector<ValueOf>& values) const;
    [[nodiscard]] bool reads_as(Level level, Row& row, const std::vector<std::string>& cells) const;
    // Of sheets without indentation: whether a row above others begins a body.
    [[nodiscard]] bool begins_body(std::size_t row) const;
    void put(Row& row);
    void put_body(const Row& row, BodyDraft& body) const;
    void begin_unit(const Row& row, BodyDraft& body);
    void put_troop(Row& row, UnitDraft& unit) const;

    const Ruleset& ruleset_;
    const Vocabulary& vocabulary_;
    PrintedText printed_;
    PrintedTable table_;
    MailReading& mail_;
    std::vector<Row> rows_;
    bool own_row_ = false; // of the last unit, above its troops
};

} // namespace muster
