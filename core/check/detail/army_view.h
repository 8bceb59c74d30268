// SPDX-License-Identifier: MIT
// ArmyView: the elements of an army in flat arrays, level by level in the army's order, so that the elements
// inside another are a range of indices. Created for one evaluation; the army must outlive it.
#pragma once

#include "army/place.h"
#include "ruleset/pattern.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>

namespace muster {

struct IndexRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] bool empty() const { return begin == end; }
};

class ArmyView {
public:
    struct Node {
        const Element* element;
        ElementValues values; // the element's own and those of the elements around it
        TroopBits troop_bits; // of the troops inside; of a troop itself
        std::int64_t count;   // sum of the counts of these troops
        std::uint32_t parent;
        IndexRange children;
        IndexRange troops; // of a troop itself
    };

    // `army_values` are the values of the army itself, with those that a list fixes.
    ArmyView(const Army& army, const TraitValues& army_values, const PatternSet& troop_tests);
    ArmyView(const ArmyView&) = delete;
    ArmyView& operator=(const ArmyView&) = delete;
    ~ArmyView() = default;

    [[nodiscard]] std::uint32_t size(Level level) const { return size_[index_of(level)]; }
    [[nodiscard]] const Element& element(Level level, std::uint32_t index) const {
        return *node(level, index).element;
    }
    [[nodiscard]] std::int64_t count_of(std::uint32_t troop) const { return node(Level::troop, troop).count; }
    [[nodiscard]] const Node& node(Level level, std::uint32_t index) const {
        return nodes_[first_[index_of(level)] + index];
    }
    // The elements of a lower level inside this one.
    [[nodiscard]] IndexRange inside(Level level, std::uint32_t index, Level lower) const {
        const Node& own = node(level, index);
        if (lower == Level::troop)
            return own.troops;
        if (lower == below(level))
            return own.children;
        return {0, size(Level::unit)}; // the units of an army, the only case left
    }
    [[nodiscard]] bool has_troops(Level level, std::uint32_t index) const {
        return !node(level, index).troops.empty();
    }
    [[nodiscard]] std::uint32_t parent(Level level, std::uint32_t index) const {
        return node(level, index).parent;
    }
    // The index of the element of a higher level that this one is in.
    [[nodiscard]] std::uint32_t around(Level level, std::uint32_t index, Level higher) const {
        for (; level != higher; level = above(level))
            index = parent(level, index);
        return index;
    }
    [[nodiscard]] Place place_of(Level level, std::uint32_t index) const;
    [[nodiscard]] const Army& army() const { return army_; }

private:
    void lay_out_units(const Body& body, Node& body_node, std::uint32_t body_index);
    void lay_out_troops(const Unit& unit, Node& unit_node, std::uint32_t unit_index);

    const Army& army_;
    const PatternSet& troop_tests_;
    std::array<std::uint32_t, level_count> size_{};
    std::array<std::uint32_t, level_count> first_{};
    // Holds an army of usual size without an allocation; a larger one goes to the heap.
    static constexpr std::size_t usual_bytes = 8192;
    alignas(Node) std::array<std::byte, usual_bytes> usual_room_;
    std::pmr::monotonic_buffer_resource room_{usual_room_.data(), usual_room_.size()};
    Node* nodes_ = nullptr; // first the army, then all bodies, units and troops
};

} // namespace muster
