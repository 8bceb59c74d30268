// SPDX-License-Identifier: MIT
// ReadAhead: how many bytes of files several threads hold that they have read before one takes them in order.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>

namespace muster {

class ReadAhead {
public:
    explicit ReadAhead(std::size_t most_bytes) : most_(most_bytes) {}

    // Begins with the file of this index, counted from 0, or goes on with so many bytes more. Waits until
    // there is room for them, unless it is the next to be taken, for which all wait.
    void begin(std::size_t index, std::size_t bytes);
    // It takes other room than its bytes did when it was begun.
    void change(std::size_t from, std::size_t to);
    // The next file was taken, and is held no longer.
    void taken(std::size_t bytes);
    // Nobody waits any longer.
    void stop();

private:
    std::size_t most_;
    std::mutex mutex_; // guards all that follows
    std::condition_variable changed_;
    std::size_t held_ = 0;
    std::size_t next_ = 0; // to be taken
    bool stopped_ = false;
};

} // namespace muster
