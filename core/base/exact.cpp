// SPDX-License-Identifier: MIT
#include "base/exact.h"

#include "base/written_figures.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

__extension__ using Wide = __int128;

constexpr Wide largest_over = Wide{1} << 62;
constexpr Wide largest_under = Wide{1} << 32;

Wide greatest_common_divisor(Wide a, Wide b) {
    a = a < 0 ? -a : a;
    while (b != 0)
        a = std::exchange(b, a % b);
    return a;
}

struct Reduced {
    std::int64_t over;
    std::int64_t under;
};

Reduced reduce(Wide over, Wide under) {
    if (under < 0) {
        over = -over;
        under = -under;
    }
    const Wide divisor = greatest_common_divisor(over, under);
    over /= divisor;
    under /= divisor;
    if (over > largest_over || over < -largest_over || under > largest_under)
        throw std::overflow_error("a number of the army grows too large to be calculated; lower the counts "
                                  "of the army, or mend the number in its rule set");
    return {static_cast<std::int64_t>(over), static_cast<std::int64_t>(under)};
}

std::optional<std::int64_t> whole_of(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

struct Vulgar {
    std::uint64_t over;
    std::uint64_t under;
    const char* sign;
};

constexpr std::array<Vulgar, 11> vulgar_fractions{{{1, 2, "½"},
                                                   {1, 3, "⅓"},
                                                   {2, 3, "⅔"},
                                                   {1, 4, "¼"},
                                                   {3, 4, "¾"},
                                                   {1, 6, "⅙"},
                                                   {5, 6, "⅚"},
                                                   {1, 8, "⅛"},
                                                   {3, 8, "⅜"},
                                                   {5, 8, "⅝"},
                                                   {7, 8, "⅞"}}};

} // namespace

Exact Exact::fraction(std::int64_t over, std::int64_t under) {
    const Reduced reduced = reduce(over, under);
    Exact result(reduced.over);
    result.under_ = reduced.under;
    return result;
}

std::optional<Exact> Exact::parse(std::string_view text) {
    const std::size_t slash = text.find('/');
    const auto over = whole_of(text.substr(0, slash));
    const auto under =
        slash == std::string_view::npos ? std::optional<std::int64_t>(1) : whole_of(text.substr(slash + 1));
    if (!over || !under || *under < 1 || *under > largest_written_denominator ||
        *over > largest_written_figure || *over < -largest_written_figure)
        return std::nullopt;
    return fraction(*over, *under);
}

Exact Exact::add_slowly(Exact a, Exact b) {
    if (!a.known() || !b.known())
        return {};
    const Reduced reduced =
        reduce(Wide{a.over_} * b.under_ + Wide{b.over_} * a.under_, Wide{a.under_} * b.under_);
    Exact result(reduced.over);
    result.under_ = reduced.under;
    return result;
}

Exact Exact::multiply_slowly(Exact a, Exact b) {
    if (!a.known() || !b.known())
        return {};
    const Reduced reduced = reduce(Wide{a.over_} * b.over_, Wide{a.under_} * b.under_);
    Exact result(reduced.over);
    result.under_ = reduced.under;
    return result;
}

bool operator<(Exact a, Exact b) {
    return Wide{a.over_} * b.under_ < Wide{b.over_} * a.under_;
}

Exact Exact::rounded_down() const {
    if (under_ <= 1)
        return *this;
    const std::int64_t quotient = over_ / under_;
    return {quotient - (over_ < 0 ? 1 : 0)}; // a reduced fraction is never whole here
}

Exact Exact::rounded_up() const {
    return under_ <= 1 ? *this : rounded_down() + Exact(1);
}

Exact Exact::rounded_to_nearest() const {
    return under_ <= 1 ? *this : (*this + fraction(1, 2)).rounded_down();
}

Exact Exact::to_the_power(std::int64_t exponent) const {
    if (exponent < 0)
        throw std::domain_error("a negative power is no figure of a rule set");
    Exact result = 1;
    Exact square = *this;
    for (; exponent != 0; exponent /= 2) {
        if (exponent % 2 != 0)
            result = result * square;
        if (exponent > 1)
            square = square * square;
    }
    return result;
}

std::string Exact::text() const {
    if (!known())
        return "-";
    return is_whole() ? fmt::format("{}", over_) : fmt::format("{}/{}", over_, under_);
}

std::string Exact::readable() const {
    if (!known())
        return "—";
    const auto under = static_cast<std::uint64_t>(under_);
    const std::uint64_t size =
        over_ < 0 ? 0 - static_cast<std::uint64_t>(over_) : static_cast<std::uint64_t>(over_);
    const char* sign = over_ < 0 ? "−" : "";
    if (is_whole())
        return sign + std::to_string(size);
    for (const Vulgar& vulgar : vulgar_fractions) {
        if (vulgar.under != under || vulgar.over != size % under)
            continue;
        return size < under ? fmt::format("{}{}", sign, vulgar.sign)
                            : fmt::format("{}{}{}", sign, size / under, vulgar.sign);
    }
    return fmt::format("{}{}/{}", sign, size, under_);
}

std::string Exact::decimal() const {
    if (is_whole())
        return fmt::format("{}", over_);
    if (!known())
        return "null";
    constexpr Wide places = 1'000'000'000;
    const Wide size = over_ < 0 ? -Wide{over_} : Wide{over_};
    const Wide rounded = (size * places * 2 + under_) / (Wide{under_} * 2);
    std::string digits =
        fmt::format("{}{}.{:09}", over_ < 0 ? "-" : "", static_cast<std::uint64_t>(rounded / places),
                    static_cast<std::uint64_t>(rounded % places));
    digits.erase(digits.find_last_not_of('0') + 1);
    return digits;
}

} // namespace muster
