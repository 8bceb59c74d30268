// SPDX-License-Identifier: MIT
// read_ahead: things that are made one after the other by another thread while the caller takes those made
// before: armies are read and checked while others are written into the library.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <future>
#include <utility>
#include <vector>

namespace muster {

// take(make(0)), take(make(1)), … take(make(count - 1)): in this order, each take() by the caller's thread
// and most make() by another one, never two at a time. What either throws is thrown here, when all that came
// before it has been taken; then nothing more is made.
template <class Make, class Take>
void read_ahead(std::size_t count, const Make& make, const Take& take) {
    using Made = decltype(make(std::size_t{}));
    constexpr std::size_t batch = 64; // a thread for each army would cost more than it saves
    struct Batch {
        std::vector<Made> made;
        std::exception_ptr failure;
    };
    const auto made_from = [&](std::size_t first) {
        Batch one;
        try {
            for (std::size_t i = first; i < std::min(first + batch, count); ++i)
                one.made.push_back(make(i));
        } catch (...) {
            one.failure = std::current_exception();
        }
        return one;
    };
    Batch now = made_from(0);
    for (std::size_t first = 0; first < count; first += batch) {
        std::future<Batch> next;
        if (first + batch < count && !now.failure)
            next = std::async(std::launch::async, made_from, first + batch);
        for (Made& one : now.made)
            take(std::move(one));
        if (now.failure)
            std::rethrow_exception(now.failure);
        if (next.valid())
            now = next.get();
    }
}

} // namespace muster
