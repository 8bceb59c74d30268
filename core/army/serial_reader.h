// SPDX-License-Identifier: MIT
// SerialReader: reads one army after the other, as read_army() does, and quicker than each by itself: the
// room of the army before is used again, and traits that were written alike before are known
// (army/trait_memo.h).
#pragma once

#include "army/quick_reader.h"
#include "army/trait_memo.h"

#include <string_view>

namespace muster {

class SerialReader {
public:
    explicit SerialReader(const Rulesets& rulesets) : rulesets_(rulesets), quick_(rulesets, &memo_) {}
    SerialReader(const SerialReader&) = delete;
    SerialReader& operator=(const SerialReader&) = delete;
    ~SerialReader() = default;

    // Throws InputError as read_army() does; the next army is read all the same. What is returned stays as it
    // is until then.
    [[nodiscard]] const Army& read(std::string_view text, std::string_view file);

private:
    const Rulesets& rulesets_;
    TraitMemo memo_;
    QuickReader quick_;
    Army army_;
};

} // namespace muster
