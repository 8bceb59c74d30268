// SPDX-License-Identifier: MIT
#include "base/spoken_language.h"

#include <utility>

namespace muster {

namespace {

std::string& language_now() {
    static std::string language = "en";
    return language;
}

} // namespace

void set_spoken_language(std::string language) {
    language_now() = std::move(language);
}

const std::string& spoken_language() {
    return language_now();
}

} // namespace muster
