// SPDX-License-Identifier: MIT
// QuickReader: reads army files in the exact form that Muster writes them, at about the pace of a bare
// parse. Whatever is not in that form, also a mistake, it leaves alone: then the strict reader, which
// knows every form and every error, reads the file from its start. So it never has to explain anything;
// the tests hold it to the same result as the strict reader wherever it gives one.
#pragma once

#include "army/army.h"
#include "army/trait_memo.h"
#include "ruleset/rulesets.h"

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The bodies, units and troops of an army file together: far above any game, so that no file fills the
// memory.
constexpr std::size_t most_elements = 100'000;

// Readers make room at once for so many units of a body, troops of a unit.
constexpr std::size_t usual_children = 4;

class QuickReader {
public:
    // With a memo it is quicker where many armies are read; the memo must not have served other rule sets.
    explicit QuickReader(const Rulesets& rulesets, TraitMemo* memo = nullptr)
        : rulesets_(rulesets), memo_(memo) {}

    // False if the text is not in the canonical form; `army` is then of no use. Nothing stays of what it was
    // before, except that its room is used again.
    [[nodiscard]] bool read(std::string_view text, Army& army);

private:
    [[nodiscard]] bool read_army(Army& army);
    [[nodiscard]] bool read_about(About& about);
    [[nodiscard]] bool read_body(Body& body);
    [[nodiscard]] bool read_unit(Unit& unit);
    [[nodiscard]] bool read_troop(Troop& troop);
    [[nodiscard]] bool read_traits(Level level, Element& element);
    [[nodiscard]] bool read_traits(const LevelTraits& known, Element& element);
    [[nodiscard]] bool read_trait(const Trait& trait, std::size_t texts, Element& element);
    // The value up to its closing quotation mark, not empty; false if it is not plain.
    [[nodiscard]] bool read_value(std::string& value);
    template <std::size_t Size>
    [[nodiscard]] bool read_if(const char (&start)[Size], std::string& value) {
        if (take(start))
            return read_value(value);
        value.clear();
        return true;
    }
    // The elements that begin so, each in the room of an earlier one if there is any.
    template <std::size_t Size, typename Child>
    [[nodiscard]] bool read_all(const char (&start)[Size], bool (QuickReader::*read_child)(Child&),
                                std::vector<Child>& children) {
        if (children.capacity() == 0)
            children.reserve(usual_children);
        std::size_t size = 0;
        for (; take(start); ++size) {
            if (size == children.size())
                children.emplace_back();
            if (!(this->*read_child)(children[size]))
                return false;
        }
        children.resize(size);
        return true;
    }
    // Goes on behind the word if it stands here.
    template <std::size_t Size>
    bool take(const char (&word)[Size]) {
        static_assert(Size <= room_behind);
        if (!starts_with(at_, word))
            return false;
        at_ += Size - 1;
        return true;
    }

    static constexpr std::size_t room_behind =
        TraitMemo::room_behind; // zeros behind the text, so that looking ahead is safe

    const Rulesets& rulesets_;
    TraitMemo* memo_;
    const Ruleset* ruleset_ = nullptr;
    std::vector<char> room_; // the text, with zeros behind it
    const char* at_ = nullptr;
    std::size_t elements_ = 0;
};

} // namespace muster
