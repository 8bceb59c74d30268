// SPDX-License-Identifier: MIT
// An army list as a page of text for `lists`.
#pragma once

#include "lists/list_in_force.h"
#include "style.h"

#include <string>

namespace muster {

[[nodiscard]] std::string list_page(const Ruleset& ruleset, const ListInForce& in_force, const Style& style);

} // namespace muster
