// SPDX-License-Identifier: MIT
// An army list as a page of text for `lists`.
#pragma once

#include "lists/list_in_force.h"
#include "lists/list_reader.h"
#include "style.h"

#include <string>
#include <vector>

namespace muster {

[[nodiscard]] std::string list_page(const Ruleset& ruleset, const ListInForce& in_force,
                                    const std::vector<ListHeading>& enemies, const Style& style);

} // namespace muster
