// SPDX-License-Identifier: MIT
// PaneHeights: what the army, or a pane below it, needs at present without a caption, in pixels.
#pragma once

#include <limits>

namespace muster {

struct PaneHeights {
    int least = 0;
    int most = std::numeric_limits<int>::max(); // it gets no more, however high the player made it

    friend bool operator==(const PaneHeights&, const PaneHeights&) = default;
};

} // namespace muster
