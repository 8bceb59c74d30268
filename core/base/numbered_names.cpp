// SPDX-License-Identifier: MIT
#include "base/numbered_names.h"

#include <fmt/format.h>

namespace muster {

std::string NumberedNames::take(const std::string& stem,
                                const std::function<bool(const std::string&)>& is_free) {
    int& last = last_[stem];
    for (;;) {
        ++last;
        std::string name = last == 1 ? stem : fmt::format("{}-{}", stem, last);
        if (is_free(name))
            return name;
    }
}

} // namespace muster
