// SPDX-License-Identifier: MIT
// Lines that break off behind any of their words: whoever looks for the next word must look whether there is
// one. What is read of them does not matter; the sanitizers see whether it is read from beyond a line's end.
#include "base/file.h"
#include "base/text.h"
#include "lists_read.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

namespace {

// Some of the lines of the written lists that the tests read, up to each of their words but the last.
std::vector<std::string> broken_off_lines() {
    std::set<std::string> found;
    for (const auto& entry :
         std::filesystem::directory_iterator(source_folder() / "tests" / "data" / "mails")) {
        if (entry.path().extension() != ".txt")
            continue;
        const std::string text = read_file(entry.path());
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at), text.size());
            for (std::size_t space = text.find(' ', at); space < end; space = text.find(' ', space + 1))
                found.emplace(trimmed(std::string_view(text).substr(at, space - at)));
            at = end + 1;
        }
    }
    constexpr std::size_t each = 4; // all of them would take minutes under the sanitizers
    std::vector<std::string> some;
    std::size_t at = 0;
    for (const std::string& line : found)
        if (at++ % each == 0)
            some.push_back(line);
    return some;
}

} // namespace

BOOST_AUTO_TEST_SUITE(broken_off_lines_of_lists)

BOOST_AUTO_TEST_CASE(a_line_may_break_off_anywhere) {
    constexpr std::size_t lines_of_a_text = 40;
    const std::vector<std::string> lines = broken_off_lines();
    BOOST_TEST_REQUIRE(lines.size() > 1'000U);
    const std::vector<std::string> ids = shipped_ruleset_ids();
    std::size_t texts = 0;
    for (std::size_t at = 0; at < lines.size(); at += lines_of_a_text, ++texts) {
        std::string text;
        for (std::size_t i = at; i < std::min(at + lines_of_a_text, lines.size()); ++i)
            text += lines[i] + "\n";
        BOOST_CHECK_NO_THROW((void)read_list(ids[texts % ids.size()], text));
    }
}

// Of these the next word was once looked for beyond their end.
BOOST_AUTO_TEST_CASE(lines_that_lack_their_last_word_are_read_to_their_end) {
    for (const std::string& id : shipped_ruleset_ids())
        for (const std::string_view line :
             {"next one of", "einer von", "Unmentioned size", "If not mentioned, size"})
            BOOST_CHECK_NO_THROW((void)read_list(id, line));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
