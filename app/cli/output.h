// SPDX-License-Identifier: MIT
// Output: writes bytes to a file descriptor. It has no buffer: callers collect what belongs together.
#pragma once

#include <string_view>

namespace muster {

// Whether colours of Style steer a terminal. A name can hold the same bytes: where there is no Style there
// are no colours.
enum class Colours { of_style, none };

class Output {
public:
    explicit Output(int descriptor) : descriptor_(descriptor) {}

    // Writes all of it; to a terminal with letters that steer it, or the direction of writing, as "?": the
    // one place through which everything reaches a terminal. Throws std::system_error (a full disk, a closed
    // descriptor).
    void write(std::string_view bytes, Colours colours = Colours::of_style) const;

private:
    void write_bytes(std::string_view bytes) const;

    int descriptor_;
};

// Writes to standard error, without colours. A failure is ignored, since there is nowhere left to report it.
void write_problem(std::string_view lines) noexcept;

} // namespace muster
