// SPDX-License-Identifier: MIT
// The rows of an event as JSON: event.json, and files of rows beside it where they are more than fit into one
// file that can be read again.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

using RowJson = nlohmann::ordered_json;

// Of the files of rows, beside those of the tables.
inline constexpr std::string_view folder_of_rows = "rows";

// Writes the rows in the order in which they are added. Throws nlohmann::json::exception for a text that is
// no UTF-8, and std::system_error.
class RowWriter {
public:
    explicit RowWriter(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // Every table, also one without rows.
    void begin(const char* table);
    // False if the row alone is larger than a file may be.
    [[nodiscard]] bool add(const char* table, RowJson row);
    // event.json comes last, so that an export cut short is none.
    void finish();

private:
    void write_rows();

    std::filesystem::path folder_;
    RowJson rows_ = RowJson::object(); // by table, those that are in no file yet
    std::size_t bytes_ = 0;            // that they take in a file
    std::vector<std::string> tables_;
    std::vector<std::string> files_;
};

// One file of an exported event. Whatever is wrong with it throws an InputError at its place.
class ExportedRows {
public:
    ExportedRows(std::filesystem::path file, std::string text);

    // The files of rows that come before those of this one.
    [[nodiscard]] std::vector<std::string> files_before() const;
    [[nodiscard]] bool has(const std::string& table) const { return json_.contains(table); }
    [[nodiscard]] std::size_t rows(const std::string& table) const;
    // A text or a whole number.
    [[nodiscard]] const RowJson& cell(const std::string& table, std::size_t row,
                                      const std::string& column) const;
    [[nodiscard]] bool has_cell(const std::string& table, std::size_t row, const std::string& column) const;
    [[nodiscard]] std::string text(const std::string& table, std::size_t row,
                                   const std::string& column) const;
    [[noreturn]] void refuse_row(const std::string& table, std::size_t row, const std::string& why) const;

private:
    [[noreturn]] void refuse(std::size_t offset, const std::string& why) const;
    void require_format() const;

    std::filesystem::path file_;
    std::string text_;
    RowJson json_;
};

} // namespace muster
