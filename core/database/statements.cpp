// SPDX-License-Identifier: MIT
#include "database/statements.h"

namespace muster {

Statements::Use Statements::operator()(std::string_view sql) {
    auto found = prepared_.find(sql);
    if (found == prepared_.end())
        found = prepared_.try_emplace(std::string(sql), database_, std::string(sql)).first;
    found->second.clearBindings();
    return Use(found->second);
}

} // namespace muster
