// SPDX-License-Identifier: MIT
// A tournament that is full says so once, whatever else is sent to it.
#include "event/detail/submission_room.h"

#include "base/limits.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(submission_room)

BOOST_AUTO_TEST_CASE(what_is_left_out_is_told_once_with_the_limits) {
    SubmissionRoom room{EventRecord()};
    BOOST_TEST(room.take("all.zip", most_submissions - 1, 0));
    BOOST_TEST(!room.problem("cup.muster-event"));
    BOOST_TEST(!room.take("ann.eml", 2, 0));
    BOOST_TEST(room.take("ben.eml", 1, 0));
    BOOST_TEST(!room.take("cleo.eml", 1, 0));
    const auto problem = room.problem("cup.muster-event");
    BOOST_REQUIRE(problem);
    BOOST_TEST(std::string(problem->what()) ==
               "cup.muster-event: the tournament is full: it holds 20000 lists, and armies "
               "of 64 MB. 2 files or mails were not taken, the first of them ann.eml. Take "
               "them into another tournament");
}

BOOST_AUTO_TEST_CASE(armies_that_are_stored_already_take_room) {
    EventRecord record;
    record.submissions.resize(1);
    record.submissions.front().reading.army = std::string(1'000, 'x');
    SubmissionRoom room(record);
    BOOST_TEST(!room.take("ann.muster", 1, largest_event_table / 2 - 999));
    BOOST_TEST(room.take("ben.muster", 1, largest_event_table / 2 - 1'000));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
