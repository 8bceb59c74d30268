// SPDX-License-Identifier: MIT
#include "base/spoken.h"

#include <utility>

namespace muster {

namespace {

Translate& translation() {
    static Translate translate;
    return translate;
}

} // namespace

void speak(Translate translate) {
    translation() = std::move(translate);
}

bool speaks_english() {
    return !translation();
}

std::string spoken(const char* english) {
    return translation() ? translation()(english) : english;
}

} // namespace muster
