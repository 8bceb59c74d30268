// SPDX-License-Identifier: MIT
// Listeners: those who want to hear that something has changed, each for as long as its token lives.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace muster {

class Listeners {
public:
    void add(const std::shared_ptr<void>& token, std::function<void()> changed) {
        std::erase_if(listeners_, [](const auto& listener) { return listener.first.expired(); });
        listeners_.emplace_back(token, std::move(changed));
    }
    void tell() const {
        const auto listeners = listeners_; // one may go meanwhile
        for (const auto& [token, changed] : listeners)
            if (!token.expired())
                changed();
    }

private:
    std::vector<std::pair<std::weak_ptr<void>, std::function<void()>>> listeners_;
};

} // namespace muster
