// SPDX-License-Identifier: MIT
// ThrowNodes: where the throws of a fight have led so far: what can still be read, each with the weight of
// all throws that lead there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace muster {

// Weight is a whole number.
template <typename Weight>
class ThrowNodes {
public:
    // `width`: whole numbers that tell a node from another.
    void begin(std::size_t width) {
        width_ = width;
        clear();
        if (!places_.empty()) // otherwise the first node makes it
            make_room();
    }
    void clear() {
        nodes_.clear();
        std::fill(places_.begin(), places_.end(), 0U);
    }

    [[nodiscard]] std::size_t size() const { return nodes_.size(); }
    [[nodiscard]] const std::int32_t* values(std::size_t node) const {
        return values_.data() + node * width_;
    }
    [[nodiscard]] const Weight& weight(std::size_t node) const { return nodes_[node].weight; }

    // `value(i)`: the ith of the node. Gives its index; that of a new node is the last.
    template <typename Value>
    std::size_t add(const Value& value, const Weight& weight) {
        if (2 * nodes_.size() >= places_.size())
            grow();
        std::int32_t* const added = values_.data() + nodes_.size() * width_;
        std::uint64_t hash = 0;
        for (std::size_t i = 0; i < width_; ++i) {
            added[i] = value(i);
            hash = (hash ^ static_cast<std::uint32_t>(added[i])) * 0x9e3779b97f4a7c15U;
            hash ^= hash >> 32U;
        }
        const std::size_t mask = places_.size() - 1;
        std::size_t place = hash & mask;
        for (; places_[place] != 0; place = (place + 1) & mask) {
            const std::size_t node = places_[place] - 1;
            if (nodes_[node].hash == hash && std::equal(added, added + width_, values(node))) {
                nodes_[node].weight += weight;
                return node;
            }
        }
        nodes_.push_back({weight, hash});
        places_[place] = static_cast<std::uint32_t>(nodes_.size());
        return nodes_.size() - 1;
    }

private:
    struct Node {
        Weight weight;
        std::uint64_t hash;
    };

    void grow() {
        places_.assign(std::max<std::size_t>(64, 4 * places_.size()), 0U);
        const std::size_t mask = places_.size() - 1;
        for (std::size_t node = 0; node < nodes_.size(); ++node) {
            std::size_t place = nodes_[node].hash & mask;
            while (places_[place] != 0)
                place = (place + 1) & mask;
            places_[place] = static_cast<std::uint32_t>(node + 1);
        }
        nodes_.reserve(places_.size() / 2);
        make_room();
    }

    // For all nodes until it grows again, and for one that is looked up.
    void make_room() { values_.resize((places_.size() / 2 + 1) * width_); }

    std::size_t width_ = 0;
    std::vector<std::int32_t> values_; // node by node, and room for those to come
    std::vector<Node> nodes_;
    std::vector<std::uint32_t> places_; // open addressing; 0 is free, otherwise the node + 1
};

} // namespace muster
