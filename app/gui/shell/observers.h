// SPDX-License-Identifier: MIT
// Observers: functions that are called when something has changed, each as long as its token lives.
#pragma once

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace muster {

class Observers {
public:
    void add(const std::shared_ptr<void>& token, std::function<void()> changed) {
        std::erase_if(observers_, [](const auto& observer) { return observer.first.expired(); });
        observers_.emplace_back(token, std::move(changed));
    }
    void notify() const {
        const auto observers = observers_; // a call may add or remove some
        for (const auto& [token, changed] : observers)
            if (!token.expired())
                changed();
    }

private:
    std::vector<std::pair<std::weak_ptr<void>, std::function<void()>>> observers_;
};

} // namespace muster
