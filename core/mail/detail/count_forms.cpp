// SPDX-License-Identifier: MIT
#include "mail/detail/count_forms.h"

#include "base/text.h"
#include "mail/detail/line_reading.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace muster {

namespace {

// "2" of "Hearthguard x2"; nothing of another name.
std::string count_behind_name(std::string_view heading) {
    std::size_t begin = heading.size();
    while (begin != 0 && is_digit(heading[begin - 1]))
        --begin;
    std::size_t sign = begin;
    while (sign != 0 && is_space(heading[sign - 1]))
        --sign;
    const bool counts =
        begin < heading.size() && sign > 1 && heading[sign - 1] == 'x' && is_space(heading[sign - 2]);
    return counts ? std::string(heading.substr(begin)) : std::string();
}

std::string with_count_behind_dots_in_front(std::string line, const Vocabulary& vocabulary) {
    const std::size_t dots = line.find(" ..");
    if (dots == std::string::npos || dots == 0)
        return line;
    const std::string_view rest = std::string_view(line).substr(dots);
    const std::size_t count = std::min(rest.find_first_not_of(" ."), rest.size());
    const std::size_t end = std::min(rest.find_first_not_of("0123456789", count), rest.size());
    const bool counts = end > count && end + 1 < rest.size() && is_space(rest[end]);
    if (!counts || class_word_in(std::string_view(line).substr(0, dots), vocabulary) != ClassWord::code)
        return line;
    return fmt::format("{} x {} {}", rest.substr(count, end - count), line.substr(0, dots),
                       trimmed(rest.substr(end)));
}

} // namespace

std::string with_count_in_front(std::string line, const Vocabulary& vocabulary) {
    line = with_count_behind_dots_in_front(std::move(line), vocabulary);
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos)
        return line;
    const std::string_view name = trimmed(std::string_view(line).substr(0, colon));
    const std::string_view rest = trimmed(std::string_view(line).substr(colon + 1));
    const std::string count = count_behind_name(name);
    if (count.empty() || rest.empty() || is_digit(rest.front()))
        return line;
    return fmt::format("{}: {} x {}", trimmed(name.substr(0, name.rfind('x'))), count, rest);
}

} // namespace muster
