// SPDX-License-Identifier: MIT
// The usual distances of controls, in device-independent pixels (FromDIP turns them into those of the
// screen).
#pragma once

namespace muster {

constexpr int control_gap = 8; // between neighbouring controls

} // namespace muster
