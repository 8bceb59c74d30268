// SPDX-License-Identifier: MIT
// `--library FILE` where there is no such library: a mistyped name is no reason to create one.
#include "cli_program.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>

namespace muster::tests {

namespace {

struct NoLibraryYet {
    Program program;

    NoLibraryYet() { program.folder().write("white-hand.muster", white_hand); }

    Outcome library(Program::Arguments words) const {
        words.insert(words.begin(), "library");
        words.insert(words.end(), {"--library", "my/library.db"});
        return program.run(words);
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(library_option, NoLibraryYet)

BOOST_AUTO_TEST_CASE(a_mistyped_library_is_not_created_to_be_read) {
    for (const Program::Arguments& words : {Program::Arguments{"list"},
                                            {"search", "x"},
                                            {"export", "-o", "a.zip"},
                                            {"check"},
                                            {"history", "1"},
                                            {"trash", "1"},
                                            {"tag", "1", "x"},
                                            {"collection"},
                                            {"collection", "missing", "1"}}) {
        const Outcome outcome = library(words);
        BOOST_TEST(outcome.status == 2);
        BOOST_TEST(contains(outcome.err, "my/library.db: there is no such library. Correct the name"),
                   outcome.err);
    }
    for (const Program::Arguments& words : {Program::Arguments{"show", "@1"},
                                            {"complete", "@1", "--owned"},
                                            {"complete", "white-hand.muster", "--owned"}}) {
        Program::Arguments call = words;
        call.insert(call.end(), {"--library", "my/library.db"});
        BOOST_TEST(contains(program.run(call).err, "there is no such library"));
    }
    BOOST_TEST(!std::filesystem::exists(program.path("my")));
    const Outcome added = library({"add", "white-hand.muster"});
    BOOST_TEST(added.status == 0);
    BOOST_TEST(contains(added.err, "my/library.db: there was no such library; it is created."), added.err);
    BOOST_TEST(library({"add", "white-hand.muster"}).err == "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
