// SPDX-License-Identifier: MIT
// Output: bytes to a descriptor, without a buffer of its own: callers collect what belongs together.
#pragma once

#include <string_view>

namespace muster {

class Output {
public:
    explicit Output(int descriptor) : descriptor_(descriptor) {}

    // All of it. Throws std::system_error (a full disk, a closed descriptor).
    void write(std::string_view bytes) const;

private:
    int descriptor_;
};

// To standard error. That it cannot be written is ignored: there is nobody left to tell.
void write_problem(std::string_view lines) noexcept;

} // namespace muster
