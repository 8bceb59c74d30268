// SPDX-License-Identifier: MIT
// An army with its rule set and report.
#pragma once

#include "army/army_reader.h"
#include "check/checker.h"
#include "sheet/sheet_output.h"
#include "shipped_data.h"

#include <string>

namespace muster::tests {

inline bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

struct SheetCase {
    explicit SheetCase(const std::string& text, const std::string& name = "it")
        : army(read_army(text, name, shipped_rulesets())), ruleset(*shipped_rulesets().find(army.ruleset)),
          report(check(army, ruleset, Detail::sheet)) {}

    [[nodiscard]] SheetModel model(SheetKind kind) const { return make_sheet(army, ruleset, report, kind); }

    Army army;
    const Ruleset& ruleset;
    Report report;
};

} // namespace muster::tests
