// SPDX-License-Identifier: MIT
// Inspector: every trait of the selected elements, what each may be, and for every value whether choosing it
// would break a rule that is not broken now, and which. Made anew for each selection and each change.
#pragma once

#include "edit/changes.h"
#include "edit/trial.h"

#include <optional>
#include <string>
#include <vector>

namespace muster {

struct InspectorOption {
    std::int32_t value = 0;
    std::string name;
    std::string short_form;
    std::optional<Trouble> trouble; // if it were chosen; of the value that stands: nothing
};

struct InspectorField {
    const Trait* trait = nullptr;
    bool mixed = false;                   // the selected elements differ
    std::int32_t value = no_value;        // the first one's
    std::string text;                     // the first one's, of a text
    std::vector<InspectorOption> options; // of a choice or flag; else empty
};

struct Inspector {
    Level level = Level::army;
    Places places;    // those of the selection that are looked at: all of the first one's level
    std::string name; // of the first
    bool mixed_names = false;
    std::int32_t count = 1; // of the first, of troops
    bool mixed_counts = false;
    std::vector<InspectorField> fields;
};

// An empty selection means the army itself.
[[nodiscard]] Inspector inspect(const Army& army, const Ruleset& ruleset, const Report& report,
                                const Places& selection);

} // namespace muster
