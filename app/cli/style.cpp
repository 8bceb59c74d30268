// SPDX-License-Identifier: MIT
#include "style.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace muster {

namespace {

bool wants_colour() {
    const char* refused = std::getenv("NO_COLOR"); // no-color.org: set and not empty
    const char* terminal = std::getenv("TERM");
    return (refused == nullptr || *refused == '\0') && terminal != nullptr &&
           std::string_view(terminal) != "dumb";
}

} // namespace

Style style_for(int descriptor) {
    Style style;
    if (::isatty(descriptor) == 0)
        return style;
    constexpr std::size_t narrowest = 60;
    struct winsize window {};
    if (::ioctl(descriptor, TIOCGWINSZ, &window) == 0 && window.ws_col != 0)
        style.width = std::clamp<std::size_t>(window.ws_col, narrowest, style.width);
    if (!wants_colour())
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
