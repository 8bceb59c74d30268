// SPDX-License-Identifier: MIT
// Where what a tournament gives out is proposed to go.
#include "base/file.h"
#include "gui/event/proposed_folder.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

struct EventInFolder {
    TemporaryFolder own;
    std::filesystem::path event = own.path() / "Glory Cup.muster-event";
    std::filesystem::path beside = own.path() / "Glory Cup published";
};

} // namespace

BOOST_AUTO_TEST_SUITE(event_folder)

BOOST_FIXTURE_TEST_CASE(a_folder_beside_the_event_is_proposed, EventInFolder) {
    {
        ProposedFolder proposed(event, "%s published");
        BOOST_TEST(proposed.path() == beside);
        BOOST_TEST(std::filesystem::is_directory(beside));
        proposed.choose(beside);
    }
    BOOST_TEST(std::filesystem::is_directory(beside));
}

BOOST_FIXTURE_TEST_CASE(nothing_is_left_of_a_folder_that_is_not_chosen, EventInFolder) {
    {
        ProposedFolder proposed(event, "%s published");
        proposed.choose(own.path());
    }
    BOOST_TEST(!std::filesystem::exists(beside));
    std::filesystem::create_directory(beside);
    { const ProposedFolder proposed(event, "%s published"); }
    BOOST_TEST(std::filesystem::is_directory(beside)); // was there before
}

BOOST_FIXTURE_TEST_CASE(where_it_cannot_be_created_the_folder_of_the_event_is_proposed, EventInFolder) {
    write_file(beside, "a file");
    const ProposedFolder proposed(event, "%s published");
    BOOST_TEST(proposed.path() == own.path());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
