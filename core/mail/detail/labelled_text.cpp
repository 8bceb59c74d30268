// SPDX-License-Identifier: MIT
#include "mail/detail/labelled_text.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"

#include <cstddef>
#include <string_view>
#include <utility>

namespace muster {

std::optional<std::string> take_labelled_text(const std::string& text, MailReading& reading) {
    const std::size_t colon = text.find(':');
    if (colon == std::string::npos)
        return std::nullopt;
    const std::string key = small_letters(trimmed(text.substr(0, colon)));
    const std::string value(trimmed(text.substr(colon + 1)));
    const std::pair<std::string_view, std::string*> texts[] = {
        {"player", &reading.about.player}, {"event", &reading.about.event}, {"date", &reading.about.date},
        {"name", &reading.name},           {"army", &reading.name},         {"army name", &reading.name}};
    for (const auto& [word, place] : texts)
        if (key == word && !value.empty()) {
            *place = value;
            return value;
        }
    return std::nullopt;
}

} // namespace muster
