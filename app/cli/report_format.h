// SPDX-License-Identifier: MIT
// ReportFormat: turns checked armies into text, one after the other. Keeps what it prepared for a rule
// set, so each worker has its own.
#pragma once

#include "army/army.h"
#include "check/report.h"
#include "ruleset/ruleset.h"

#include <string>
#include <string_view>

namespace muster {

struct CheckedArmy {
    std::string_view file;
    const Army& army;
    const Ruleset& ruleset;
    const Report& report;
};

class ReportFormat {
public:
    ReportFormat() = default;
    virtual ~ReportFormat() = default;
    ReportFormat(const ReportFormat&) = delete;
    ReportFormat& operator=(const ReportFormat&) = delete;

    virtual void append(std::string& text, const CheckedArmy& checked) = 0;
    // What stands between two armies.
    [[nodiscard]] virtual std::string_view separator() const = 0;
};

} // namespace muster
