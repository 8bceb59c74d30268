// SPDX-License-Identifier: MIT
// WordTable: a fixed set of words, each with its index, found in a few nanoseconds.
// Reading an army asks it twice for every attribute, so the table is built without collisions:
// a look-up is one hash and one comparison.
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
    [[nodiscard]] int find(std::string_view word) const {
        if (slots_.empty())
            return not_found;
        const std::uint64_t key = key_of(word);
        const Slot& slot = slots_[(key * multiplier_) >> shift_];
        if (slot.key != key || slot.size != word.size())
            return not_found;
        // The key of a short word is the word itself.
        if (word.size() > sizeof key && std::memcmp(slot.word, word.data(), word.size()) != 0)
            return not_found;
        return slot.index;
    }

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
        const char* word = nullptr;
        int index = not_found;
    };

    template <typename Integer>
    static std::uint64_t load(const char* bytes) {
        Integer value;
        std::memcpy(&value, bytes, sizeof value);
        return value;
    }

    // All bytes of a word of up to eight (words of one size differ in their keys if they differ);
    // of a longer one its ends mixed with its size.
    static std::uint64_t key_of(std::string_view word) {
        const char* const begin = word.data();
        const std::size_t size = word.size();
        if (size > 8)
            return (load<std::uint64_t>(begin) ^
                    (load<std::uint64_t>(begin + size - 8) * 0x9E3779B97F4A7C15ULL)) +
                   size;
        if (size >= 4)
            return (load<std::uint32_t>(begin) << 32U) | load<std::uint32_t>(begin + size - 4);
        if (size == 0)
            return 0;
        return (load<std::uint8_t>(begin) << 16U) | (load<std::uint8_t>(begin + size / 2) << 8U) |
               load<std::uint8_t>(begin + size - 1) | (static_cast<std::uint64_t>(size) << 24U);
    }

    bool try_to_place(std::uint64_t multiplier, unsigned bits);

    std::vector<std::string> words_;
    std::vector<Slot> slots_;
    std::uint64_t multiplier_ = 0;
    unsigned shift_ = 63;
};

} // namespace muster
