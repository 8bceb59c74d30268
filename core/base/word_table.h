// SPDX-License-Identifier: MIT
// WordTable: a fixed set of words with their indices. Reading an army looks up two words for every attribute,
// so the table is built without collisions: a look-up costs one hash and one comparison.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class WordTable {
public:
    static constexpr int not_found = -1;

    WordTable() = default;
    // The words must differ from each other; word i is found as index i.
    explicit WordTable(std::vector<std::string> words);

    // 0..size()-1, or not_found.
    [[nodiscard]] int find(std::string_view word) const { return find(word, key_of(word)); }

    [[nodiscard]] std::size_t size() const { return words_.size(); }
    [[nodiscard]] std::vector<std::string_view> words() const { return {words_.begin(), words_.end()}; }

    WordTable(const WordTable& other) : WordTable(other.words_) {}
    WordTable(WordTable&& other) noexcept = default;
    WordTable& operator=(WordTable other) noexcept;
    ~WordTable() = default;

private:
    struct Slot {
        std::uint64_t key = 0;
        std::size_t size = static_cast<std::size_t>(-1);
        int index = not_found;
    };

    template <typename Integer>
    static std::uint64_t load(const char* bytes) {
        Integer value;
        std::memcpy(&value, bytes, sizeof value);
        return value;
    }

    [[nodiscard]] int find(std::string_view word, std::uint64_t key) const {
        if (slots_.empty())
            return not_found;
        const Slot& slot = slots_[(key * multiplier_) >> shift_];
        if (slot.key != key || slot.size != word.size())
            return not_found;
        // The key of a short word is the word itself.
        const bool same = word.size() <= sizeof key || words_[static_cast<std::size_t>(slot.index)] == word;
        return same ? slot.index : not_found;
    }

    // A word of up to eight bytes: the bytes themselves (in their order on little-endian machines). A longer
    // word: its first and last eight bytes mixed with its size.
    static std::uint64_t key_of(std::string_view word) {
        const char* const begin = word.data();
        const std::size_t size = word.size();
        if (size > 8)
            return (load<std::uint64_t>(begin) ^
                    (load<std::uint64_t>(begin + size - 8) * 0x9E3779B97F4A7C15ULL)) +
                   size;
        constexpr std::size_t bits = 8; // a byte's
        if (size >= 4)                  // the halves may overlap: the bytes they share are the same
            return load<std::uint32_t>(begin) | (load<std::uint32_t>(begin + size - 4) << (size - 4) * bits);
        std::uint64_t key = 0;
        for (std::size_t i = 0; i < size; ++i)
            key |= load<std::uint8_t>(begin + i) << i * bits;
        return key;
    }

    bool try_to_place(std::uint64_t multiplier, unsigned bits);

    std::vector<std::string> words_;
    std::vector<Slot> slots_;
    std::uint64_t multiplier_ = 0;
    unsigned shift_ = 63;
};

} // namespace muster
