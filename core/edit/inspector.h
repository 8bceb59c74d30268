// SPDX-License-Identifier: MIT
// Inspector: every trait of the selected elements and its values, and for each value whether choosing it
// (with_fitting_value()) would break a rule that the army obeys now. It is rebuilt for each selection and
// each change.
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
    std::optional<Obstacle> obstacle; // to choosing it; none for the present value
};

struct InspectorField {
    const Trait* trait = nullptr;
    bool mixed = false;                   // the selected elements differ
    bool matters = true;                  // false: it says nothing about this troop (TraitRelevance)
    std::int32_t value = no_value;        // the first one's
    std::string text;                     // the first one's, if it is a text
    std::vector<InspectorOption> options; // of a choice or flag; otherwise empty
};

struct Inspector {
    Level level = Level::army;
    Places places;    // the selected places that have the level of the first
    std::string name; // of the first element
    bool mixed_names = false;
    std::int32_t count = 1; // of the first element, if it is a troop
    bool mixed_counts = false;
    std::vector<InspectorField> fields;
};

// An empty selection means the army itself.
[[nodiscard]] Inspector inspect(const Army& army, const Ruleset& ruleset, const Report& report,
                                const Places& selection);

} // namespace muster
