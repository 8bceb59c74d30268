// SPDX-License-Identifier: MIT
#include "mail/detail/mail_table.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/lexicon.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>

namespace muster {

namespace {

// The byte at which each character begins, and the end.
std::vector<std::size_t> starts_of_characters(std::string_view line) {
    std::vector<std::size_t> starts;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (begins_character(line[i]))
            starts.push_back(i);
    starts.push_back(line.size());
    return starts;
}

bool is_one_of(const std::string& word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

} // namespace

std::optional<MailTable> MailTable::begins(std::string_view header, std::string_view rule) {
    static const std::regex markdown(R"(^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$)");
    static const std::regex columns(R"(^\s*-{1,}(?:\s{1,3}-{1,})+\s*$)");
    MailTable table;
    if (std::regex_match(rule.begin(), rule.end(), columns)) {
        for (std::size_t at = 0; at < rule.size();) {
            const std::size_t begin = rule.find('-', at);
            const std::size_t end = std::min(rule.find_first_not_of('-', begin), rule.size());
            if (begin == std::string_view::npos)
                break;
            table.spans_.emplace_back(begin, end);
            at = end;
        }
    } else if (header.find('|') == std::string_view::npos ||
               !std::regex_match(rule.begin(), rule.end(), markdown)) {
        return std::nullopt;
    }
    table.find_roles(table.cells(header));
    return table;
}

void MailTable::find_roles(const std::vector<std::string>& header) {
    const auto notation = std::find_if(header.begin(), header.end(), [](const std::string& cell) {
        return plain_words(cell) == "notation";
    });
    roles_.assign(header.size(), Role::none);
    if (notation != header.end() && notation != header.begin()) {
        is_sheet_ = true;
        const std::size_t at = static_cast<std::size_t>(notation - header.begin());
        roles_[at] = Role::notation;
        roles_[at - 1] = Role::words;
        return;
    }
    for (std::size_t i = 0; i < header.size(); ++i) {
        const std::string word = plain_words(header[i]);
        if (is_one_of(word, {"no", "no.", "nr", "nr.", "#", "\\#", "n", "number", "qty", "count", "figures",
                             "vignettes", "figs", "anzahl", "nombre"}))
            roles_[i] = Role::count;
        else if (is_one_of(word, {"each", "points each", "pts each", "je", "ip each", "cost each"}))
            roles_[i] = Role::each;
        else if (is_one_of(word, {"points", "pts", "total", "ip", "sum", "punkte", "summe", "cost"}))
            roles_[i] = Role::sum;
        else
            roles_[i] = Role::words;
    }
}

bool MailTable::has_row(std::string_view line) const {
    return !is_blank(line) && (spans_.empty() ? line.find('|') != std::string_view::npos
                                              : line.find("[/") == std::string_view::npos);
}

std::vector<std::string> MailTable::cells(std::string_view line) const {
    std::vector<std::string> cells;
    if (spans_.empty()) {
        line = trimmed(line);
        if (line.starts_with('|'))
            line.remove_prefix(1);
        if (line.ends_with('|'))
            line.remove_suffix(1);
        for (const std::string_view cell : parts_of(line, '|'))
            cells.emplace_back(cell);
        return cells;
    }
    const std::vector<std::size_t> starts = starts_of_characters(line);
    for (std::size_t i = 0; i < spans_.size(); ++i) {
        const std::size_t begin = std::min(spans_[i].first, starts.size() - 1);
        // Up to the next column: text may be wider than its heading's line.
        const std::size_t end =
            i + 1 < spans_.size() ? std::min(spans_[i + 1].first, starts.size() - 1) : starts.size() - 1;
        cells.emplace_back(trimmed(line.substr(starts[begin], starts[end] - starts[begin])));
    }
    return cells;
}

// "★ 3 × Spears of the gate (Gate wardens)" and "Foot CO Reg high small, …".
MailTable::Row MailTable::sheet_row(const std::vector<std::string>& cells) const {
    static const std::regex pattern(
        R"(^((?:[\x80-\xFF]{3}\s+)*)(?:([0-9]{1,3}) × )?(.*?)(?:\s+\(([^()]*)\))?$)");
    Row row;
    for (std::size_t i = 0; i < std::min(cells.size(), roles_.size()); ++i) {
        if (roles_[i] == Role::words)
            row.heading = cells[i];
        if (roles_[i] == Role::notation)
            row.notation = cells[i];
    }
    std::smatch match;
    if (std::regex_match(row.heading, match, pattern)) {
        row.text = fmt::format("{} x {} {}{}", match[2].matched ? match[2].str() : "1", row.notation,
                               match[1].str(), match[3].str());
        row.unit = match[4];
    }
    return row;
}

MailTable::Row MailTable::row(std::string_view line) const {
    const std::vector<std::string> all = cells(line);
    if (is_sheet_)
        return sheet_row(all);
    std::string words;
    std::string count;
    std::string price;
    for (std::size_t i = 0; i < std::min(all.size(), roles_.size()); ++i) {
        const bool number = whole_number(all[i]).has_value();
        if (all[i].empty())
            continue;
        if (roles_[i] == Role::count && number)
            count = all[i] + " x ";
        else if (roles_[i] == Role::each && number)
            price += " @ " + all[i];
        else if (roles_[i] == Role::sum && number)
            price += " = " + all[i];
        else
            words += (words.empty() ? "" : ", ") + all[i];
    }
    return {count + words + price, {}, {}, {}};
}

} // namespace muster
