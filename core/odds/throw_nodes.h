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
    }
    void clear() {
        values_.clear();
        weights_.clear();
        hashes_.clear();
        std::fill(places_.begin(), places_.end(), 0U);
    }

    [[nodiscard]] std::size_t size() const { return weights_.size(); }
    [[nodiscard]] const std::int32_t* values(std::size_t node) const {
        return values_.data() + node * width_;
    }
    [[nodiscard]] const Weight& weight(std::size_t node) const { return weights_[node]; }

    // `value(i)`: the ith of the node. Gives its index; that of a new node is the last.
    template <typename Value>
    std::size_t add(const Value& value, const Weight& weight) {
        const std::size_t first = values_.size();
        std::uint64_t hash = 0;
        for (std::size_t i = 0; i < width_; ++i) {
            values_.push_back(value(i));
            hash = (hash ^ static_cast<std::uint32_t>(values_.back())) * 0x9e3779b97f4a7c15U;
            hash ^= hash >> 32U;
        }
        if (2 * weights_.size() >= places_.size())
            grow();
        const std::size_t mask = places_.size() - 1;
        std::size_t place = hash & mask;
        for (; places_[place] != 0; place = (place + 1) & mask) {
            const std::size_t node = places_[place] - 1;
            if (hashes_[node] == hash &&
                std::equal(values_.begin() + at(first), values_.end(), values_.begin() + at(node * width_))) {
                values_.resize(first);
                weights_[node] += weight;
                return node;
            }
        }
        hashes_.push_back(hash);
        weights_.push_back(weight);
        places_[place] = static_cast<std::uint32_t>(weights_.size());
        return weights_.size() - 1;
    }

private:
    static std::ptrdiff_t at(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

    void grow() {
        places_.assign(std::max<std::size_t>(16, 2 * places_.size()), 0U);
        const std::size_t mask = places_.size() - 1;
        for (std::size_t node = 0; node < weights_.size(); ++node) {
            std::size_t place = hashes_[node] & mask;
            while (places_[place] != 0)
                place = (place + 1) & mask;
            places_[place] = static_cast<std::uint32_t>(node + 1);
        }
    }

    std::size_t width_ = 0;
    std::vector<std::int32_t> values_; // node by node
    std::vector<Weight> weights_;
    std::vector<std::uint64_t> hashes_;
    std::vector<std::uint32_t> places_; // open addressing; 0 is free, otherwise the node + 1
};

} // namespace muster
