// SPDX-License-Identifier: MIT
#include "base/input_error.h"

#include "base/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

std::string diagnostic(const std::string& file, TextPosition position, const std::string& message) {
    if (position.line == 0)
        return fmt::format("{}: {}", file, message);
    return fmt::format("{}:{}:{}: {}", file, position.line, position.column, message);
}

} // namespace

TextPosition position_of(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t last_newline = before.rfind('\n');
    const std::string_view line =
        last_newline == std::string_view::npos ? before : before.substr(last_newline + 1);
    return {lines + 1, characters_in(line) + 1};
}

InputError::InputError(std::string file, TextPosition position, std::string message)
    : std::runtime_error(diagnostic(file, position, message)), file_(std::move(file)), position_(position),
      message_(std::move(message)) {}

void SourceText::fail(std::size_t offset, std::string message) const {
    throw InputError(std::string(file), position_of(text, offset), std::move(message));
}

void SourceText::fail(std::string_view piece, std::string message) const {
    fail(static_cast<std::size_t>(piece.data() - text.data()), std::move(message));
}

} // namespace muster
