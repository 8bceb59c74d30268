// SPDX-License-Identifier: MIT
// JsonReport: checked armies as objects of `check --json`, format 1, each on a line of its own. Its keys and
// their order are a contract with other programs; numbers that are absent are left out.
#pragma once

#include "base/input_error.h"
#include "report_format.h"

#include <string>
#include <vector>

namespace muster {

class JsonReport : public ReportFormat {
public:
    void append(std::string& text, const CheckedArmy& checked) override;
    [[nodiscard]] std::string_view separator() const override { return ",\n"; }

    // The text before the armies and after them. The armies are written as they are checked, since an array
    // of all of them would not fit in memory.
    static std::string_view opening() { return "{\"format\":1,\"armies\":[\n"; }
    static std::string closing(const std::vector<InputError>& unreadable,
                               const std::vector<std::string>& left_out);
};

} // namespace muster
