// SPDX-License-Identifier: MIT
// Unprivileged: for as long as it lives, file permissions bind this program even if it runs as root.
#pragma once

#include <unistd.h>

#include <stdexcept>

namespace muster::tests {

class Unprivileged {
public:
    Unprivileged() : before_(::geteuid()) {
        constexpr uid_t nobody = 65534;
        if (before_ == 0 && ::seteuid(nobody) != 0)
            throw std::runtime_error("root cannot become nobody");
    }
    ~Unprivileged() {
        if (before_ == 0 && ::seteuid(before_) != 0)
            _exit(70); // nothing after this would test what it says
    }
    Unprivileged(const Unprivileged&) = delete;
    Unprivileged& operator=(const Unprivileged&) = delete;

private:
    uid_t before_;
};

} // namespace muster::tests
