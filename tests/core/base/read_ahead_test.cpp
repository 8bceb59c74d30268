// SPDX-License-Identifier: MIT
#include "base/read_ahead.h"

#include <boost/test/unit_test.hpp>

#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(reading_ahead)

BOOST_AUTO_TEST_CASE(everything_is_taken_in_order_by_the_caller) {
    for (const std::size_t count : {0U, 1U, 64U, 65U, 1000U}) {
        std::vector<std::size_t> taken;
        const std::thread::id caller = std::this_thread::get_id();
        read_ahead(
            count, [](std::size_t i) { return i; },
            [&](std::size_t i) {
                BOOST_TEST((std::this_thread::get_id() == caller));
                taken.push_back(i);
            });
        std::vector<std::size_t> all(count);
        std::iota(all.begin(), all.end(), std::size_t{0});
        BOOST_TEST((taken == all));
    }
}

BOOST_AUTO_TEST_CASE(what_is_thrown_ends_it_and_what_came_before_is_taken) {
    std::size_t taken = 0;
    BOOST_CHECK_THROW(read_ahead(
                          1000,
                          [](std::size_t i) {
                              if (i == 300)
                                  throw std::runtime_error("no");
                              return i;
                          },
                          [&](std::size_t) { ++taken; }),
                      std::runtime_error);
    BOOST_TEST(taken == 300U);
    taken = 0;
    BOOST_CHECK_THROW(read_ahead(
                          1000, [](std::size_t i) { return i; },
                          [&](std::size_t i) {
                              if (i == 300)
                                  throw std::runtime_error("no");
                              ++taken;
                          }),
                      std::runtime_error);
    BOOST_TEST(taken == 300U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
