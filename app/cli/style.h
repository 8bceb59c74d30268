// SPDX-License-Identifier: MIT
// Style: colours and width of the output. Colour codes are used only on a terminal, and only if the user did
// not disable them (NO_COLOR, TERM=dumb). Elsewhere every code is empty and the width is fixed, so that a
// result in a file or pipe does not depend on the terminal.
#pragma once

#include "ruleset/rule.h"

#include <cstddef>
#include <string_view>

namespace muster {

struct Style {
    std::string_view good;
    std::string_view bad;
    std::string_view doubt;
    std::string_view remark;
    std::string_view strong;
    std::string_view faint;
    std::string_view reset;
    std::size_t width = 100; // columns of a page

    [[nodiscard]] std::string_view of(Severity severity) const {
        return severity == Severity::error ? bad : severity == Severity::query ? doubt : remark;
    }
};

[[nodiscard]] Style style_for(int descriptor);

} // namespace muster
