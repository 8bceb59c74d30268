// SPDX-License-Identifier: MIT
#include "troop_of_traits.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

Troop troop_of_traits(const Ruleset& ruleset, const std::map<std::string, std::string>& traits) {
    Troop troop;
    troop.values = ruleset.at(Level::troop).defaults;
    for (const auto& [name, value] : traits) {
        const Trait* trait = ruleset.trait(Level::troop, name);
        BOOST_REQUIRE(trait != nullptr);
        troop.values.at(trait->slot) = trait->parse(value).value();
    }
    return troop;
}

} // namespace muster::tests
