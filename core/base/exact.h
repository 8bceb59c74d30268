// SPDX-License-Identifier: MIT
// Exact: a whole number, a fraction, or absent. Everything that the rules compare is computed with it and
// never with floating point. "Absent" means that the rule set gives no figure; what is computed from an
// absent figure is absent too.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

class Exact {
public:
    constexpr Exact() = default;                                     // absent
    constexpr Exact(std::int64_t whole) : over_(whole), under_(1) {} // NOLINT(google-explicit-constructor)
    // Reduced; `under` is not 0. Throws std::overflow_error outside ±2^62 and denominators over 2^32, which
    // twelve throws of a die stay below.
    static Exact fraction(std::int64_t over, std::int64_t under);
    // "12", "-3", "1/3", "3/2"; nothing for anything else (also for an over-large number).
    static std::optional<Exact> parse(std::string_view text);

    [[nodiscard]] constexpr bool known() const { return under_ != 0; }
    [[nodiscard]] constexpr bool is_whole() const { return under_ == 1; }
    [[nodiscard]] constexpr std::int64_t over() const { return over_; }
    [[nodiscard]] constexpr std::int64_t under() const { return under_; }

    [[nodiscard]] Exact rounded_up() const;
    [[nodiscard]] Exact rounded_down() const;
    [[nodiscard]] Exact rounded_to_nearest() const; // a half goes up

    // All throw std::overflow_error when the result leaves the range.
    friend Exact operator+(Exact a, Exact b) {
        std::int64_t sum = 0;
        if (a.under_ == 1 && b.under_ == 1 && !__builtin_add_overflow(a.over_, b.over_, &sum))
            return {sum};
        return add_slowly(a, b);
    }
    friend Exact operator-(Exact a, Exact b) { return a + b * Exact(-1); }
    friend Exact operator*(Exact a, Exact b) {
        std::int64_t product = 0;
        if (a.under_ == 1 && b.under_ == 1 && !__builtin_mul_overflow(a.over_, b.over_, &product))
            return {product};
        return multiply_slowly(a, b);
    }

    // `exponent` times; 1 for none. Throws std::overflow_error, and for a negative exponent
    // std::domain_error.
    [[nodiscard]] Exact to_the_power(std::int64_t exponent) const;

    // Two absent figures are equal. Ordering is for known figures only.
    friend constexpr bool operator==(Exact a, Exact b) { return a.over_ == b.over_ && a.under_ == b.under_; }
    friend bool operator<(Exact a, Exact b);

    // The plain form that parse() reads: "12", "3/2"; "-" if absent.
    [[nodiscard]] std::string text() const;
    // For people: "1½", "⅓" where Unicode has the fraction, else "7/12"; "—" if absent.
    [[nodiscard]] std::string readable() const;
    // For JSON: exact decimals where they exist ("1.5"), else rounded to nine places; "null" if absent.
    [[nodiscard]] std::string decimal() const;

private:
    static Exact add_slowly(Exact a, Exact b);
    static Exact multiply_slowly(Exact a, Exact b);

    std::int64_t over_ = 0;
    std::int64_t under_ = 0; // 0: absent
};

} // namespace muster
