// SPDX-License-Identifier: MIT
// Army lists as JSON, format 1, for other programs.
#pragma once

#include "lists/list_fit.h"
#include "lists/list_in_force.h"
#include "lists/list_reader.h"

#include <string>
#include <vector>

namespace muster {

[[nodiscard]] std::string headings_json(const std::vector<ListHeading>& headings);
// The same, each with the number of errors that an army has under it.
[[nodiscard]] std::string fits_json(const ListFits& fits);
[[nodiscard]] std::string list_json(const Ruleset& ruleset, const ListInForce& in_force);

} // namespace muster
