// SPDX-License-Identifier: MIT
// The rule sets and army lists that a tournament carries: with the histories that its lists refer to, so that
// they can be read from it alone.
#include "event/event_rules.h"

#include "base/input_error.h"
#include "lists/lists.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace muster::tests {

namespace {

std::ptrdiff_t count_of(const std::vector<DataFile>& data, std::string_view path) {
    return std::count_if(data.begin(), data.end(), [&](const DataFile& file) { return file.path == path; });
}

} // namespace

BOOST_AUTO_TEST_SUITE(event_rules)

BOOST_AUTO_TEST_CASE(a_tournament_carries_the_histories_of_its_lists) {
    EventPack pack;
    pack.ruleset = "ancient-1969";
    const std::vector<DataFile> data = data_for_event(pack, shipped_rulesets());
    BOOST_TEST(count_of(data, "history/carthaginian.xml") == 1);
    BOOST_TEST(count_of(data, "history/samurai.xml") == 0); // no list of this rule set refers to it
    const EventRules carried(data, "cup.muster-event");
    const std::vector<ListHeading> there = lists_of(carried.rulesets()).headings("ancient-1969");
    const std::vector<ListHeading> here = lists_of(shipped_rulesets()).headings("ancient-1969");
    BOOST_REQUIRE_EQUAL(there.size(), here.size());
    for (std::size_t i = 0; i < here.size(); ++i)
        BOOST_CHECK_EQUAL(there[i].title, here[i].title);
    BOOST_CHECK_EQUAL(lists_of(carried.rulesets()).find("ancient-1969", "carthaginian")->about,
                      lists_of(shipped_rulesets()).find("ancient-1969", "carthaginian")->about);
}

// The files lie in a temporary folder, which nobody could look into.
BOOST_AUTO_TEST_CASE(what_is_wrong_in_a_file_is_told_by_its_name_in_the_tournament) {
    const std::string ruleset = bytes_of(shipped_rulesets().file_of("phalanx"));
    const auto says = [](std::string_view words) {
        return [words](const InputError& error) {
            BOOST_TEST_INFO(error.what());
            return std::string_view(error.what()).starts_with(words);
        };
    };
    const EventRules carried({{"phalanx/ruleset.xml", ruleset},
                              {"phalanx/broken.xml", "<armylist/>"},
                              {"phalanx-ii/ruleset.xml", "<ruleset/>"},
                              {"history/broken.xml", "<history/>"}},
                             "my/cup.muster-event");
    const Rulesets& rulesets = carried.rulesets();
    BOOST_CHECK_EXCEPTION((void)rulesets.find("phalanx-ii"), InputError,
                          says("my/cup.muster-event/phalanx-ii/ruleset.xml:1:2: <ruleset> needs"));
    BOOST_CHECK_EXCEPTION((void)rulesets.title_of("phalanx-ii"), InputError,
                          says("my/cup.muster-event/phalanx-ii/ruleset.xml:1:2: "));
    const Lists& lists = lists_of(rulesets);
    BOOST_CHECK_EXCEPTION((void)lists.find("phalanx", "broken"), InputError,
                          says("my/cup.muster-event/phalanx/broken.xml:1:2: "));
    BOOST_CHECK_EXCEPTION((void)lists.histories().find("broken"), InputError,
                          says("my/cup.muster-event/history/broken.xml:1:2: "));
}

BOOST_AUTO_TEST_CASE(a_tournament_without_its_rules_says_so) {
    BOOST_CHECK_EXCEPTION(EventRules({}, "cup.muster-event", {}), InputError, [](const InputError& error) {
        return error.file() == "cup.muster-event" &&
               error.message().find("lost the rules") != std::string::npos;
    });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
