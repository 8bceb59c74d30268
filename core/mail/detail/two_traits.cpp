// SPDX-License-Identifier: MIT
#include "mail/detail/two_traits.h"

#include "base/text.h"

#include <fmt/format.h>

#include <initializer_list>
#include <optional>
#include <utility>

namespace muster {

namespace {

using Pair = std::pair<std::string_view, std::string_view>;

// The two words around the first of the joints; nothing where none or a second stands there.
std::optional<Pair> parted(std::string_view text, std::initializer_list<std::string_view> joints) {
    for (const std::string_view joint : joints) {
        const std::size_t at = text.find(joint);
        if (at == std::string_view::npos)
            continue;
        const std::string_view second = text.substr(at + joint.size());
        if (second.find(joint) != std::string_view::npos)
            return std::nullopt;
        return Pair{trimmed(text.substr(0, at)), trimmed(second)};
    }
    return std::nullopt;
}

bool is_trait(std::string_view label, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(label);
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    return match && match->end == tokens.size() && !match->phrase->labels.empty();
}

} // namespace

std::string said_of_two_traits(std::string_view text, const Vocabulary& vocabulary) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return {};
    const auto labels = parted(text.substr(0, colon), {" and ", " & ", " + ", "/", ", "});
    const auto values = parted(text.substr(colon + 1), {",", "/", " and "});
    if (!labels || !values || values->first.empty() || values->second.empty() ||
        !is_trait(labels->first, vocabulary) || !is_trait(labels->second, vocabulary))
        return {};
    return fmt::format("{} {}, {} {}", labels->first, values->first, labels->second, values->second);
}

} // namespace muster
