// SPDX-License-Identifier: MIT
#include "army/trait_memo.h"

namespace muster {

void TraitMemo::keep(const Line& line, std::size_t size, const TraitValues& values) {
    // A line that ends inside the traits has a ">" in a text.
    if (line.steps == 0 || size > line.steps * step)
        return;
    Known& known = known_[place_of(line)];
    known.level = line.level;
    known.steps = line.steps;
    known.size = size;
    std::memcpy(known.text.data(), line.text, (line.steps - 1) * step);
    known.text[line.steps - 1] = line.last;
    known.values = values;
}

} // namespace muster
