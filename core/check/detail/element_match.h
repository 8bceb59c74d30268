// SPDX-License-Identifier: MIT
// ElementMatch: which element of an army is which of a later one. Level by level from the bodies down; alike
// elements are paired first, inside the same parent before others, then those that share most: the name, the
// entry of the list, values; in armies of thousands those are looked for near the same part of the army. An
// element that has nothing in common with another is a new one.
#pragma once

#include "army/place.h"

#include <map>
#include <optional>
#include <vector>

namespace muster {

class ElementMatch {
public:
    ElementMatch(const Army& before, const Army& after);

    // Bodies, units and troops of the later army, in its order.
    [[nodiscard]] const std::vector<Place>& after() const { return after_; }
    [[nodiscard]] std::optional<Place> before_of(const Place& after) const;
    // Those of the earlier army that are no longer there.
    [[nodiscard]] std::vector<Place> removed() const;
    // Whether the element has another parent than before, or another order among those that stayed.
    [[nodiscard]] bool moved(const Place& after) const;

private:
    void match_level(const std::vector<Place>& old, const std::vector<Place>& now);
    void match_likeliest(const std::vector<Place>& old, const std::vector<Place>& now);
    void pair_up(const Place& old, const Place& now);
    [[nodiscard]] int likeness(const Place& old, const Place& now, bool in_same_parent) const;
    // Where the parent of an element of the later army stood; nothing if it is new.
    [[nodiscard]] std::optional<Place> parent_before(const Place& now) const;
    void mark_moved(Level level);

    const Army& old_army_;
    const Army& new_army_;
    std::vector<Place> before_;
    std::vector<Place> after_;
    std::map<Place, Place> old_of_; // by the later place
    std::map<Place, Place> new_of_;
    std::map<Place, bool> moved_;
};

} // namespace muster
