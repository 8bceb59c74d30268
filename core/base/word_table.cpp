// SPDX-License-Identifier: MIT
#include "base/word_table.h"

#include <stdexcept>
#include <utility>

namespace muster {

WordTable::WordTable(std::vector<std::string> words) : words_(std::move(words)) {
    if (words_.empty())
        return;
    unsigned bits = 1;
    while ((1ULL << bits) < words_.size() * 2)
        ++bits;
    constexpr unsigned most_bits = 16;
    constexpr int tries_per_size = 200;
    std::uint64_t multiplier = 0x9E3779B97F4A7C15ULL;
    for (; bits <= most_bits; ++bits) {
        for (int i = 0; i < tries_per_size; ++i) {
            if (try_to_place(multiplier, bits))
                return;
            multiplier = multiplier * 6364136223846793005ULL + 1442695040888963407ULL;
            multiplier |= 1U;
        }
    }
    // Words of more than sixteen bytes that agree in size and at both ends.
    throw std::invalid_argument("words too alike for a word table");
}

WordTable& WordTable::operator=(WordTable other) noexcept {
    words_.swap(other.words_);
    slots_.swap(other.slots_);
    multiplier_ = other.multiplier_;
    shift_ = other.shift_;
    return *this;
}

bool WordTable::try_to_place(std::uint64_t multiplier, unsigned bits) {
    std::vector<Slot> slots(1ULL << bits);
    const unsigned shift = 64 - bits;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        const std::uint64_t key = key_of(words_[i]);
        Slot& slot = slots[(key * multiplier) >> shift];
        if (slot.index != not_found)
            return false;
        slot = {key, words_[i].size(), static_cast<int>(i)};
    }
    slots_ = std::move(slots);
    multiplier_ = multiplier;
    shift_ = shift;
    return true;
}

} // namespace muster
