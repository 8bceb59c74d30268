// SPDX-License-Identifier: MIT
// Probability: an exact fraction of whole numbers of any size; what is worth less than nothing is below
// nought.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <string>

namespace muster {

using BigWhole = boost::multiprecision::cpp_int;

class Probability {
public:
    Probability() = default; // nought
    // `under` is positive; reduced.
    Probability(BigWhole over, BigWhole under);

    [[nodiscard]] const BigWhole& over() const { return over_; }
    [[nodiscard]] const BigWhole& under() const { return under_; }
    // "3/4", "0/1"
    [[nodiscard]] std::string text() const;
    // Only for pictures and for the eye.
    [[nodiscard]] double approximate() const;
    // "67 %", "<1 %", ">99 %"; certainty and impossibility are shown only where they are exact.
    [[nodiscard]] std::string percent() const;

    friend Probability operator+(const Probability& a, const Probability& b);
    friend Probability operator-(const Probability& a, const Probability& b);
    friend bool operator==(const Probability& a, const Probability& b) {
        return a.over_ == b.over_ && a.under_ == b.under_;
    }
    friend bool operator<(const Probability& a, const Probability& b) {
        return a.over_ * b.under_ < b.over_ * a.under_;
    }

private:
    BigWhole over_ = 0;
    BigWhole under_ = 1;
};

} // namespace muster
