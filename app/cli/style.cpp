// SPDX-License-Identifier: MIT
#include "style.h"

#include "streams.h"

#include <algorithm>
#include <cstdlib>

namespace muster {

namespace {

bool wants_colour() {
    const char* refused = std::getenv("NO_COLOR"); // no-color.org: set and not empty
    return refused == nullptr || *refused == '\0';
}

} // namespace

Style style_for(int descriptor) {
    Style style;
    if (!is_terminal(descriptor))
        return style;
    constexpr std::size_t narrowest = 60;
    if (const std::size_t width = terminal_width(descriptor); width != 0)
        style.width = std::clamp(width, narrowest, style.width);
    if (!wants_colour() || !shows_colours(descriptor))
        return style;
    style.good = "\x1b[1;32m";
    style.bad = "\x1b[1;31m";
    style.doubt = "\x1b[1;33m";
    style.remark = "\x1b[1;36m";
    style.strong = "\x1b[1m";
    style.faint = "\x1b[2m";
    style.reset = "\x1b[0m";
    return style;
}

} // namespace muster
