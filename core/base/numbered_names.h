// SPDX-License-Identifier: MIT
// NumberedNames: "host", "host-2", "host-3" for things that are called the same. What was taken once is not
// asked again, so that thousands of one name take no longer than thousands of names.
#pragma once

#include <functional>
#include <map>
#include <string>

namespace muster {

class NumberedNames {
public:
    // The first name that is free, behind all that this gave before for the same stem.
    std::string take(const std::string& stem, const std::function<bool(const std::string&)>& is_free);

private:
    std::map<std::string, int> last_; // by stem: the number given last
};

} // namespace muster
