// SPDX-License-Identifier: MIT
#include "base/text_language.h"

#include <utility>

namespace muster {

namespace {

std::string& language_now() {
    static std::string language = "en";
    return language;
}

} // namespace

void set_text_language(std::string language) {
    language_now() = std::move(language);
}

const std::string& text_language() {
    return language_now();
}

} // namespace muster
