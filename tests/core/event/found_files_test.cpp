// SPDX-License-Identifier: MIT
// What lies in a folder that is taken: a stranger may have put it there, in an archive that was unpacked.
#include "event/detail/found_files.h"

#include "base/limits.h"
#include "base/utf8_path.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

struct Inbox {
    Inbox() {
        folder.write("secret.txt", "3 x HIS RA III");
        folder.write("in/ann.txt", "2 x HIS RA III");
        fs::create_symlink(folder.path() / "secret.txt", folder.path() / "in" / "bob.txt");
    }

    [[nodiscard]] std::vector<FoundFile> found(const fs::path& path) {
        const std::vector<std::string> paths{path_text(path)};
        return found_files(paths, folder.path() / "in" / "cup.muster-event", problems);
    }

    TemporaryFolder folder;
    std::vector<InputError> problems;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(files_found, Inbox)

BOOST_AUTO_TEST_CASE(links_in_a_folder_are_passed_over) {
    fs::create_directory_symlink(folder.path(), folder.path() / "in" / "up");
    fs::create_symlink("nowhere", folder.path() / "in" / "zoe.txt");
    const std::vector<FoundFile> files = found(folder.path() / "in");
    BOOST_REQUIRE(files.size() == 1U);
    BOOST_TEST(files.front().source == "ann.txt");
    BOOST_REQUIRE(problems.size() == 3U);
    for (const InputError& problem : problems)
        BOOST_TEST(problem.message().find("is a link; links are not followed") != std::string::npos,
                   problem.message());
    BOOST_TEST(problems.front().file().find("bob.txt") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(folders_that_lie_too_deep_are_told_and_not_gone_through) {
    std::string deep = "deep";
    for (int i = 0; i < deepest_folder; ++i)
        deep += "/x";
    folder.write(deep + "/y/ann.txt", "2 x HIS RA III");
    folder.write(deep + "/bob.txt", "2 x HIS RA III");
    const std::vector<FoundFile> files = found(folder.path() / "deep");
    BOOST_REQUIRE(files.size() == 1U);
    BOOST_TEST(files.front().source.ends_with("x/bob.txt"));
    BOOST_REQUIRE(problems.size() == 1U);
    BOOST_TEST(problems.front().file().ends_with("x/y"));
    BOOST_TEST(problems.front().message().find("more than 16 folders deep") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(of_a_folder_with_nothing_but_links_only_they_are_told) {
    fs::remove(folder.path() / "in" / "ann.txt");
    BOOST_TEST(found(folder.path() / "in").empty());
    BOOST_TEST(problems.size() == 1U);
}

BOOST_AUTO_TEST_CASE(the_tournament_itself_is_passed_over) {
    for (const char* own : {"in/cup.muster-event", "in/cup.muster-event-wal", "in/cup.muster-event-shm",
                            "in/cup.muster-event.lock", "in/cup.muster-event.backups/1.muster-event"})
        folder.write(own, "ours");
    for (const char* sent : {"in/cup.muster-event.txt", "in/sub/cup.muster-event"})
        folder.write(sent, "theirs");
    const std::vector<FoundFile> files = found(folder.path() / "in");
    BOOST_REQUIRE_EQUAL(files.size(), 3U);
    BOOST_TEST(files[0].source == "ann.txt");
    BOOST_TEST(files[1].source == "cup.muster-event.txt");
    BOOST_TEST(files[2].source == "sub/cup.muster-event");
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_told) {
    BOOST_REQUIRE_EQUAL(::mkfifo((folder.path() / "in" / "pipe.txt").c_str(), 0600), 0);
    BOOST_TEST(found(folder.path() / "in").size() == 1U);
    BOOST_TEST(std::any_of(problems.begin(), problems.end(), [](const InputError& problem) {
        return problem.message().find("is no file") != std::string::npos;
    }));
}

BOOST_AUTO_TEST_CASE(a_link_that_the_user_names_is_taken) {
    const std::vector<FoundFile> files = found(folder.path() / "in" / "bob.txt");
    BOOST_REQUIRE(files.size() == 1U);
    BOOST_TEST(size_of(files.front()) == 14U);
    fs::create_directory_symlink(folder.path() / "in", folder.path() / "inbox");
    BOOST_TEST(found(folder.path() / "inbox").size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
