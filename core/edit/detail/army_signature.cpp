// SPDX-License-Identifier: MIT
#include "edit/detail/army_signature.h"

#include <cstdint>
#include <functional>
#include <string>

namespace muster {

namespace {

std::size_t hash_of(const Element& element) {
    std::size_t hash = 17;
    for (const std::int32_t value : element.values)
        hash = mixed(hash, static_cast<std::size_t>(value));
    return hash;
}

std::size_t hash_of(const Troop& troop) {
    return mixed(hash_of(static_cast<const Element&>(troop)), std::hash<std::string>()(troop.entry));
}

} // namespace

std::size_t mixed(std::size_t seed, std::size_t value) {
    constexpr std::size_t golden = 0x9E3779B97F4A7C15U;
    return seed ^ (value + golden + (seed << 6U) + (seed >> 2U));
}

std::size_t signature_of(const Army& army) {
    std::size_t sum = 0;
    for (const Body& body : army.bodies) {
        std::size_t of_body = 0;
        for (const Unit& unit : body.units) {
            std::size_t of_unit = 0;
            for (const Troop& troop : unit.troops)
                of_unit += mixed(hash_of(troop), static_cast<std::size_t>(troop.count));
            of_body += mixed(hash_of(static_cast<const Element&>(unit)), of_unit);
        }
        sum += mixed(hash_of(static_cast<const Element&>(body)), of_body);
    }
    return sum;
}

} // namespace muster
