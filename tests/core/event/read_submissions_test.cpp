// SPDX-License-Identifier: MIT
// A file with more written lists than are read of one: the rest waits until there are fewer in a file.
#include "event/detail/read_submissions.h"

#include "base/limits.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <string>

namespace muster::tests {

namespace {

// Mails of 60 KB, most of it blanks, so that they are read at once.
std::string mailbox(std::size_t mails) {
    std::string lines = "3 x HIS RA III\n";
    for (int i = 0; i < 31; ++i)
        lines += std::string(1'900, ' ') + "\n";
    std::string box;
    for (std::size_t i = 0; i < mails; ++i)
        box += "From a@x.org Fri Nov 27 10:00:00 2026\nFrom: Ann <a@x.org>\nSubject: l\n\n" + lines + "\n";
    return box;
}

struct PhalanxDesk {
    PhalanxDesk() { pack.ruleset = "phalanx"; }

    [[nodiscard]] ReadFile read(const std::string& bytes) {
        folder.write("a.mbox", bytes);
        return read_submissions({(folder.path() / "a.mbox").string(), "a.mbox"},
                                SubmissionReader(pack, shipped_rulesets()), allowance);
    }

    TemporaryFolder folder;
    EventPack pack;
    ReadingAllowance allowance;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(submissions_read, PhalanxDesk)

BOOST_AUTO_TEST_CASE(what_goes_beyond_the_texts_of_one_file_is_not_taken) {
    const ReadFile file = read(mailbox(25));
    BOOST_REQUIRE(file.problem.has_value());
    BOOST_TEST(file.items.size() >= 14U);
    BOOST_TEST(file.items.size() < 25U);
    const std::string words = file.problem->message();
    const std::string left_out = std::to_string(25 - file.items.size());
    BOOST_TEST(words.find("not taken from it: " + left_out + ".") != std::string::npos, words);
    BOOST_TEST(words.find("at most 1 MB") != std::string::npos, words);
}

BOOST_AUTO_TEST_CASE(a_mailbox_of_common_size_is_taken_as_a_whole) {
    const ReadFile file = read(mailbox(12));
    BOOST_TEST(!file.problem.has_value());
    BOOST_REQUIRE(file.items.size() == 12U);
    BOOST_TEST(!file.items.front().parts.front().reading.army.empty());
}

BOOST_AUTO_TEST_CASE(once_slow_lists_have_used_up_the_time_written_lists_are_not_taken) {
    allowance.spend_on_reading(1'000, std::chrono::seconds(1));
    BOOST_TEST(read(mailbox(1)).items.size() == 1U);
    allowance.spend_on_reading(1'000, longest_slow_reading);
    const ReadFile file = read(mailbox(2));
    BOOST_TEST(file.items.empty());
    BOOST_REQUIRE(file.problem.has_value());
    const std::string words = file.problem->message();
    BOOST_TEST(words.find("not taken: the files before it needed 4 seconds more") != std::string::npos,
               words);
}

BOOST_AUTO_TEST_CASE(files_that_are_slow_to_open_use_up_the_same_time) {
    allowance.spend_on_opening(std::size_t{1} << 20U, std::chrono::milliseconds(100));
    BOOST_TEST(allowance.is_left());
    allowance.spend_on_opening(std::size_t{1} << 20U, longest_slow_reading + std::chrono::seconds(1));
    BOOST_TEST(!allowance.is_left());
    BOOST_TEST(read("<army/>").problem.has_value());
}

BOOST_AUTO_TEST_CASE(many_lists_that_take_twice_the_common_time_use_it_up) {
    for (int i = 0; i < 1'000; ++i)
        allowance.spend_on_reading(1'000, std::chrono::milliseconds(10));
    BOOST_TEST(!allowance.is_left());
}

BOOST_AUTO_TEST_CASE(many_lists_of_common_length_use_up_no_time) {
    for (int i = 0; i < 1'000; ++i)
        allowance.spend_on_reading(1'000, std::chrono::milliseconds(5));
    BOOST_TEST(allowance.is_left());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
