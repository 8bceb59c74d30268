// SPDX-License-Identifier: MIT
// Who reads ahead waits for room, but never for what others wait for.
#include "event/detail/read_ahead.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <future>

namespace muster::tests {

namespace {

constexpr std::chrono::milliseconds a_while{50};
constexpr std::chrono::seconds very_long{20};

std::future<void> begun(ReadAhead& ahead, std::size_t index, std::size_t bytes) {
    return std::async(std::launch::async, [=, &ahead] { ahead.begin(index, bytes); });
}

} // namespace

BOOST_AUTO_TEST_SUITE(read_ahead)

BOOST_AUTO_TEST_CASE(a_file_waits_until_there_is_room) {
    ReadAhead ahead(130);
    ahead.begin(0, 60);
    ahead.begin(1, 60);
    const std::future<void> third = begun(ahead, 2, 60);
    BOOST_CHECK(third.wait_for(a_while) == std::future_status::timeout);
    ahead.change(60, 10);
    BOOST_CHECK(third.wait_for(very_long) == std::future_status::ready);
    const std::future<void> fourth = begun(ahead, 3, 60);
    BOOST_CHECK(fourth.wait_for(a_while) == std::future_status::timeout);
    ahead.taken(60);
    BOOST_CHECK(fourth.wait_for(very_long) == std::future_status::ready);
    ahead.stop();
}

BOOST_AUTO_TEST_CASE(the_next_to_be_taken_never_waits) {
    ReadAhead ahead(100);
    ahead.begin(1, 100);
    ahead.begin(0, 500);
    ahead.begin(0, 500);
    const std::future<void> later = begun(ahead, 2, 1);
    ahead.stop();
    BOOST_CHECK(later.wait_for(very_long) == std::future_status::ready);
}

BOOST_AUTO_TEST_CASE(what_needs_all_the_room_waits_until_nothing_else_is_held) {
    ReadAhead ahead(100);
    ahead.begin(0, 10);
    ahead.begin(1, 10);
    const std::future<void> unpacked = begun(ahead, 1, 100);
    BOOST_CHECK(unpacked.wait_for(a_while) == std::future_status::timeout);
    ahead.taken(10);
    BOOST_CHECK(unpacked.wait_for(very_long) == std::future_status::ready);
    ahead.stop();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
