// SPDX-License-Identifier: MIT
#include "base/translation.h"

#include <utility>

namespace muster {

namespace {

Translate& translation() {
    static Translate translate;
    return translate;
}

} // namespace

void set_translator(Translate translate) {
    translation() = std::move(translate);
}

bool speaks_english() {
    return !translation();
}

std::string translate(const char* english) {
    return translation() ? translation()(english) : english;
}

} // namespace muster
