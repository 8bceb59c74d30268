// SPDX-License-Identifier: MIT
#include "event/detail/exported_rows.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/json_bounds.h"
#include "base/json_places.h"
#include "base/limits.h"
#include "base/utf8_path.h"

#include <fmt/format.h>

#include <limits>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr int format_of_one_file = 1;
constexpr int format_of_several = 2;

bool is_small(std::int64_t number) {
    return number >= 0 && number <= largest_event_number;
}

// What a row takes in a file, in which it stands two levels down.
std::size_t bytes_in_file(const RowJson& row) {
    constexpr std::size_t deeper = 2;
    return row.dump(1).size() + deeper * (row.size() + 2) + 2;
}

} // namespace

void RowWriter::begin(const char* table) {
    tables_.emplace_back(table);
}

bool RowWriter::add(const char* table, RowJson row) {
    constexpr std::size_t frame = 4096; // what stands around the rows
    const std::size_t bytes = bytes_in_file(row);
    if (bytes + frame > largest_input_bytes)
        return false;
    if (bytes_ + bytes + frame > largest_row_file && bytes_ != 0)
        write_rows();
    rows_[table].push_back(std::move(row));
    bytes_ += bytes;
    return true;
}

void RowWriter::write_rows() {
    files_.push_back(fmt::format("{}/{:05}.json", folder_of_rows, files_.size() + 1));
    RowJson json{{"format", format_of_several}};
    json.update(rows_);
    fs::create_directories(folder_ / path_of(folder_of_rows));
    write_file_in(folder_, path_of(files_.back()), json.dump(1) + "\n");
    rows_.clear();
    bytes_ = 0;
}

void RowWriter::finish() {
    RowJson json{{"format", files_.empty() ? format_of_one_file : format_of_several}};
    if (!files_.empty())
        json["before"] = files_;
    for (const std::string& table : tables_)
        json[table] = rows_.contains(table) ? std::move(rows_[table]) : RowJson::array();
    write_file_in(folder_, "event.json", json.dump(1) + "\n");
}

ExportedRows::ExportedRows(fs::path file, std::string text) : file_(std::move(file)), text_(std::move(text)) {
    if (const std::string excess = excess_in_json(text_); !excess.empty())
        throw InputError(path_text(file_), {}, fmt::format("is no list of an exported event: {}", excess));
    try {
        json_ = RowJson::parse(text_);
    } catch (const RowJson::parse_error& error) {
        const JsonFault fault = json_fault(text_, error.byte == 0 ? 0 : error.byte - 1);
        refuse(fault.offset, fault.message);
    } catch (const RowJson::out_of_range&) {
        throw InputError(path_text(file_), {}, json_number_too_large);
    }
    require_format();
}

void ExportedRows::refuse(std::size_t offset, const std::string& why) const {
    throw InputError(path_text(file_), position_of(text_, offset),
                     fmt::format("{}; export the tournament again", why));
}

void ExportedRows::require_format() const {
    if (!json_.is_object() || !json_.contains("format") || !json_["format"].is_number_integer())
        refuse(offset_in_json(text_, {std::string_view("format")}),
               "this is no list of an exported event, which begins with {\"format\": 1");
    const RowJson& format = json_["format"];
    const std::size_t offset = offset_in_json(text_, {std::string_view("format")});
    if (format < format_of_one_file)
        refuse(offset, fmt::format("there is no format {} of an exported event", format.dump()));
    if (format > format_of_several)
        throw InputError(path_text(file_), position_of(text_, offset),
                         "was written by a later version of Muster; install that one");
}

void ExportedRows::refuse_row(const std::string& table, std::size_t row, const std::string& why) const {
    refuse(offset_in_json(text_, {std::string_view(table), row}), why);
}

std::vector<std::string> ExportedRows::files_before() const {
    std::vector<std::string> files;
    if (!json_.contains("before"))
        return files;
    const RowJson& before = json_["before"];
    for (std::size_t i = 0; before.is_array() && i < before.size(); ++i)
        if (before[i].is_string())
            files.push_back(before[i].get<std::string>());
    if (!before.is_array() || files.size() != before.size())
        refuse(offset_in_json(text_, {std::string_view("before")}), "\"before\" names files, as [\"…\"]");
    return files;
}

std::size_t ExportedRows::rows(const std::string& table) const {
    if (!has(table))
        refuse(0, fmt::format("the table \"{}\" is missing", table));
    if (!json_[table].is_array())
        refuse(offset_in_json(text_, {std::string_view(table)}),
               fmt::format("the table \"{}\" has its rows in [ ]", table));
    return json_[table].size();
}

bool ExportedRows::has_cell(const std::string& table, std::size_t row, const std::string& column) const {
    return json_[table][row].is_object() && json_[table][row].contains(column);
}

const RowJson& ExportedRows::cell(const std::string& table, std::size_t row,
                                  const std::string& column) const {
    const auto offset = [&] {
        return offset_in_json(text_, {std::string_view(table), row, std::string_view(column)});
    };
    if (!has_cell(table, row, column))
        refuse(offset(), fmt::format(R"(this row of the table "{}" has no "{}")", table, column));
    const RowJson& cell = json_[table][row][column];
    constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    const bool is_whole =
        cell.is_number_integer() && (!cell.is_number_unsigned() || cell.get<std::uint64_t>() <= most);
    if (!cell.is_string() && !is_whole)
        refuse(offset(), fmt::format("\"{}\" is a text or a whole number from {} to {}", column,
                                     std::numeric_limits<std::int64_t>::min(), most));
    if ((column == "amount" || column == "slot") && !(cell.is_number() && is_small(cell.get<std::int64_t>())))
        refuse(offset(), fmt::format("\"{}\" is a whole number from 0 to {}", column, largest_event_number));
    return cell;
}

std::string ExportedRows::text(const std::string& table, std::size_t row, const std::string& column) const {
    const RowJson& cell = this->cell(table, row, column);
    if (!cell.is_string())
        refuse(offset_in_json(text_, {std::string_view(table), row, std::string_view(column)}),
               fmt::format("\"{}\" is a text, in \"…\"", column));
    return cell.get<std::string>();
}

} // namespace muster
