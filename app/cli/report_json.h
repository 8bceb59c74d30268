// SPDX-License-Identifier: MIT
// JsonReport: checked armies as objects of `check --json`, format 1. Its keys and their order are a
// contract with other programs; numbers that are absent are left out.
#pragma once

#include "base/input_error.h"
#include "report_format.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace muster {

class JsonReport : public ReportFormat {
public:
    void append(std::string& text, const CheckedArmy& checked) override;
    [[nodiscard]] std::string_view separator() const override { return ",\n"; }

    static std::string_view opening() { return "{\"format\": 1, \"armies\": [\n"; }
    static std::string closing(const std::vector<InputError>& unreadable);

private:
    // The reported numbers of each level with their keys, and the constant end of each rule's findings.
    struct Prepared {
        struct Key {
            std::size_t number;
            std::string text; // "\"ip\": "
        };
        std::array<std::vector<Key>, level_count> keys;
        std::vector<std::string> rule_begin;
        std::vector<std::string> rule_end;
    };

    const Prepared& prepared_for(const Ruleset& ruleset);
    void append_numbers(std::string& text, const CheckedArmy& checked, const Place& place) const;
    void append_bodies(std::string& text, const CheckedArmy& checked) const;
    void append_unit(std::string& text, const CheckedArmy& checked, const Unit& unit, Place place) const;
    void append_finding(std::string& text, const CheckedArmy& checked, const Finding& finding) const;

    std::map<const Ruleset*, Prepared> known_;
    const Ruleset* ruleset_ = nullptr; // the last army's, and what is prepared for it
    const Prepared* prepared_ = nullptr;
};

// The text as a JSON string with its quotes; bytes that are no UTF-8 (in a file's name) become U+FFFD.
void append_json_string(std::string& json, std::string_view text);

} // namespace muster
