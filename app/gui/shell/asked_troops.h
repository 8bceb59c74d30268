// SPDX-License-Identifier: MIT
// AskedTroops: the troops of which somebody asks which army lists allow them. Any room may ask; the page of
// army lists answers.
#pragma once

#include "army/place.h"

#include <string>
#include <vector>

namespace muster {

struct AskedTroops {
    Army army; // that has them, perhaps only for the question
    std::vector<Place> troops;
    std::string name;        // of the only one, as a person reads it
    bool kind_alone = false; // any troops of its kind are meant
};

} // namespace muster
