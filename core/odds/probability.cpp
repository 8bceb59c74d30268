// SPDX-License-Identifier: MIT
#include "odds/probability.h"

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <numeric>
#include <utility>

namespace muster {

namespace {

constexpr std::uint64_t largest_word = std::numeric_limits<std::uint64_t>::max();

// Most fractions are small, and the machine's own division is much quicker.
BigWhole greatest_common_divisor(BigWhole a, BigWhole b) {
    while (b != 0) {
        if (a <= largest_word && b <= largest_word)
            return std::gcd(a.convert_to<std::uint64_t>(), b.convert_to<std::uint64_t>());
        a %= b;
        a.swap(b);
    }
    return a;
}

} // namespace

Probability::Probability(BigWhole over, BigWhole under) {
    if (over == 0)
        return;
    const auto fits_word = [](const BigWhole& number) { return number <= largest_word; };
    if (over > 0 && fits_word(over) && fits_word(under)) {
        const auto a = over.convert_to<std::uint64_t>();
        const auto b = under.convert_to<std::uint64_t>();
        const std::uint64_t common = std::gcd(a, b);
        over_ = a / common;
        under_ = b / common;
        return;
    }
    over_ = std::move(over);
    under_ = std::move(under);
    const BigWhole common = greatest_common_divisor(abs(over_), under_);
    if (common > 1) {
        over_ /= common;
        under_ /= common;
    }
}

std::string Probability::text() const {
    return over_.str() + "/" + under_.str();
}

double Probability::approximate() const {
    const boost::multiprecision::cpp_int scale = 1000000000;
    return BigWhole(over_ * scale / under_).convert_to<double>() / 1e9;
}

std::string Probability::percent() const {
    if (over_ == 0 || over_ == under_)
        return over_ == 0 ? "0 %" : "100 %";
    const BigWhole whole = (over_ * 200 + under_) / (under_ * 2);
    if (whole == 0)
        return "<1 %";
    if (whole >= 100)
        return ">99 %";
    return whole.str() + " %";
}

Probability operator+(const Probability& a, const Probability& b) {
    if (a.over_ == 0 || b.over_ == 0) // most often
        return a.over_ == 0 ? b : a;
    return {a.over_ * b.under_ + b.over_ * a.under_, a.under_ * b.under_};
}

Probability operator-(const Probability& a, const Probability& b) {
    return {a.over_ * b.under_ - b.over_ * a.under_, a.under_ * b.under_};
}

} // namespace muster
