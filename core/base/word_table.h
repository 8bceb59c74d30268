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
        const Slot& slot = slots_[(hash(word) * multiplier_) >> shift_];
        if (slot.size != word.size() || std::memcmp(slot.word, word.data(), word.size()) != 0)
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
        const char* word = nullptr;
        std::size_t size = static_cast<std::size_t>(-1);
        int index = not_found;
    };

    // Length and up to eight bytes from each end tell most words apart; all bytes are used if needed.
    static std::uint64_t hash(std::string_view word) {
        std::uint64_t front = 0;
        std::uint64_t back = 0;
        if (word.size() >= sizeof front) {
            std::memcpy(&front, word.data(), sizeof front);
            std::memcpy(&back, word.data() + word.size() - sizeof back, sizeof back);
        } else {
            for (const char c : word)
                front = (front << 8U) | static_cast<unsigned char>(c);
        }
        return (front ^ (back * 0x9E3779B97F4A7C15ULL)) + word.size();
    }

    bool try_to_place(std::uint64_t multiplier, unsigned bits);

    std::vector<std::string> words_;
    std::vector<Slot> slots_;
    std::uint64_t multiplier_ = 0;
    unsigned shift_ = 63;
};

} // namespace muster
