// SPDX-License-Identifier: MIT
#pragma once

namespace muster {

// Takes settings of the fonts out of the environment with which the libraries that draw sheets never come to
// an end: a back end of Pango's that there is none of, and a configuration that is no file. Not thread-safe.
void drop_endless_font_settings();

} // namespace muster
