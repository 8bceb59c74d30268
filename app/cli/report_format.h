// SPDX-License-Identifier: MIT
// ReportFormat: formats checked armies as text, one after the other. It caches what it prepared for a rule
// set; each thread needs one of its own.
#pragma once

#include "browse/loaded_army.h"

#include <string>
#include <string_view>

namespace muster {

class ReportFormat {
public:
    ReportFormat() = default;
    virtual ~ReportFormat() = default;
    ReportFormat(const ReportFormat&) = delete;
    ReportFormat& operator=(const ReportFormat&) = delete;

    virtual void append(std::string& text, const CheckedArmy& checked) = 0;
    // The text between two armies.
    [[nodiscard]] virtual std::string_view separator() const = 0;
};

} // namespace muster
