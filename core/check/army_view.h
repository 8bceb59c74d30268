// SPDX-License-Identifier: MIT
// ArmyView: an army's elements laid out flat, level by level in the army's order, so that those inside
// an element are a range of indices. Made for one evaluation; the army must stay where it is.
#pragma once

#include "army/army.h"
#include "ruleset/pattern.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <vector>

namespace muster {

struct IndexRange {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;

    [[nodiscard]] bool empty() const { return begin == end; }
};

class ArmyView {
public:
    explicit ArmyView(const Army& army);
    ArmyView(const ArmyView&) = delete;
    ArmyView& operator=(const ArmyView&) = delete;
    ~ArmyView() = default;

    [[nodiscard]] std::uint32_t size(Level level) const { return size_[index_of(level)]; }
    [[nodiscard]] const Element& element(Level level, std::uint32_t index) const {
        return *node(level, index).element;
    }
    [[nodiscard]] std::int32_t count_of(std::uint32_t troop) const {
        return static_cast<const Troop*>(node(Level::troop, troop).element)->count;
    }
    // The element's own values and those of all that it stands in.
    [[nodiscard]] const ElementValues& values(Level level, std::uint32_t index) const {
        return node(level, index).values;
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
    [[nodiscard]] const Army& army() const { return army_; }

private:
    struct Node {
        const Element* element;
        ElementValues values;
        std::uint32_t parent;
        IndexRange children;
        IndexRange troops; // of a troop itself
    };

    Node& place(Level level, std::uint32_t index, const Element& element, std::uint32_t parent,
                IndexRange children);
    [[nodiscard]] const Node& node(Level level, std::uint32_t index) const {
        return nodes_[first_[index_of(level)] + index];
    }

    const Army& army_;
    std::array<std::uint32_t, level_count> size_{};
    std::array<std::uint32_t, level_count> first_{};
    // Room on the stack for an army of usual size; a larger one goes to the heap.
    static constexpr std::size_t usual_bytes = 6144;
    alignas(Node) std::array<std::byte, usual_bytes> usual_room_;
    std::pmr::monotonic_buffer_resource room_{usual_room_.data(), usual_room_.size()};
    std::pmr::vector<Node> nodes_{&room_};
};

} // namespace muster
