// SPDX-License-Identifier: MIT
#include "base/parallel_in_order.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <atomic>
#include <numeric>
#include <stdexcept>
#include <thread>
#include <vector>

namespace muster::tests {

namespace {

const auto thread_counts = boost::unit_test::data::make({0U, 1U, 2U, 5U});

} // namespace

BOOST_AUTO_TEST_SUITE(parallel_work_in_order)

BOOST_DATA_TEST_CASE(the_caller_takes_every_result_in_order, thread_counts, threads) {
    for (const std::size_t count : {0U, 1U, 16U, 17U, 1000U}) {
        std::vector<std::size_t> taken;
        const std::thread::id caller = std::this_thread::get_id();
        parallel_in_order(
            count, threads, [](std::size_t i) { return i; },
            [&](std::size_t i) {
                BOOST_TEST((std::this_thread::get_id() == caller));
                taken.push_back(i);
            });
        std::vector<std::size_t> all(count);
        std::iota(all.begin(), all.end(), std::size_t{0});
        BOOST_TEST((taken == all));
    }
}

BOOST_DATA_TEST_CASE(a_failure_ends_the_work_after_all_that_came_before, thread_counts, threads) {
    std::size_t taken = 0;
    BOOST_CHECK_THROW(parallel_in_order(
                          1000, threads,
                          [](std::size_t i) {
                              if (i == 300)
                                  throw std::runtime_error("no");
                              return i;
                          },
                          [&](std::size_t) { ++taken; }),
                      std::runtime_error);
    BOOST_TEST(taken == 300U);
    taken = 0;
    BOOST_CHECK_THROW(parallel_in_order(
                          1000, threads, [](std::size_t i) { return i; },
                          [&](std::size_t i) {
                              if (i == 300)
                                  throw std::runtime_error("no");
                              ++taken;
                          }),
                      std::runtime_error);
    BOOST_TEST(taken == 300U);
}

BOOST_AUTO_TEST_CASE(one_thread_makes_one_result_at_a_time) {
    std::atomic<int> at_work{0};
    bool alone = true;
    parallel_in_order(
        200, 1,
        [&](std::size_t i) {
            alone = alone && at_work.fetch_add(1) == 0;
            at_work.fetch_sub(1);
            return i;
        },
        [](std::size_t) {});
    BOOST_TEST(alone);
}

// The makers may not run ahead without bound: every result lies in memory until it is taken.
BOOST_AUTO_TEST_CASE(the_makers_stay_a_few_results_ahead) {
    std::atomic<std::size_t> made{0};
    std::size_t taken = 0;
    std::size_t furthest = 0;
    parallel_in_order(
        500, 2,
        [&](std::size_t i) {
            ++made;
            return i;
        },
        [&](std::size_t) {
            furthest = std::max(furthest, made.load() - taken);
            ++taken;
        });
    BOOST_TEST(furthest <= 40U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
