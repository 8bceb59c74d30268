// SPDX-License-Identifier: MIT
// What systems do differently with a program's arguments, streams and terminal. Each has its own in posix/ or
// windows/, of which the build takes one.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The call, in UTF-8 where the system knows what its letters are.
[[nodiscard]] std::vector<std::string> arguments_of_call(int argc, const char* const* argv);

// To be called before anything is opened or written: no file gets the number of a standard stream that is
// closed, bytes are written as they are, and a file that may not grow is a write that fails, with its
// message.
void prepare_streams();

// To be called by what changes a library or a tournament: when the program that reads its results ends first,
// it goes on until it next writes to that one, which fails with its message.
void outlive_readers();

[[nodiscard]] bool is_terminal(int descriptor);
// In columns; 0 if it is not known.
[[nodiscard]] std::size_t terminal_width(int descriptor);
// Whether it understands codes for colours.
[[nodiscard]] bool shows_colours(int descriptor);

// As the C library's write(): how many of the bytes, -1 with errno if it fails.
[[nodiscard]] std::ptrdiff_t write_some(int descriptor, std::string_view bytes);
// After a write that failed with EAGAIN.
void wait_until_writable(int descriptor);

} // namespace muster
