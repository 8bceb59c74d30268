// SPDX-License-Identifier: MIT
// The short way for files as Muster writes them is taken for those, and comes to the same as the strict one.
// (What it makes of damaged files is in hostile_test.cpp.)
#include "army/quick_reader.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "army/serial_reader.h"
#include "base/input_error.h"
#include "random_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

Army read_strictly(std::string_view text) {
    return read_army_strictly(text, "it", shipped_rulesets());
}

} // namespace

BOOST_AUTO_TEST_SUITE(quick_reader)

BOOST_AUTO_TEST_CASE(the_samples_are_read_the_short_way) {
    for (const NamedText& sample : samples()) {
        Army army;
        BOOST_CHECK_MESSAGE(QuickReader(shipped_rulesets()).read(sample.text, army), sample.name);
        BOOST_CHECK_MESSAGE(army == read_strictly(sample.text), sample.name);
    }
}

BOOST_AUTO_TEST_CASE(both_ways_read_what_was_written_alike) {
    std::size_t short_ways = 0;
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        RandomArmies armies(ruleset, 1999);
        for (int i = 0; i < 60; ++i) {
            const std::string text = write_army(armies.next(), ruleset);
            const Army strict = read_strictly(text);
            BOOST_CHECK_MESSAGE(read_army(text, "it", shipped_rulesets()) == strict, text);
            Army army;
            if (!QuickReader(shipped_rulesets()).read(text, army))
                continue;
            ++short_ways;
            BOOST_CHECK_MESSAGE(army == strict, text);
        }
    }
    BOOST_CHECK_GT(short_ways, 0U);
}

// Armies of all rule sets in turn, larger after smaller and the other way round, and each twice, so that the
// second time its lines are known.
BOOST_AUTO_TEST_CASE(nothing_of_the_army_before_stays) {
    SerialReader reader(shipped_rulesets());
    std::vector<RandomArmies> armies;
    for (const std::string& id : shipped_ruleset_ids())
        armies.emplace_back(*shipped_rulesets().find(id), 2024);
    for (int i = 0; i < 60; ++i)
        for (RandomArmies& of_one : armies) {
            const Army next = of_one.next();
            const std::string text = write_army(next, *shipped_rulesets().find(next.ruleset));
            const Army strict = read_strictly(text);
            BOOST_CHECK_MESSAGE(reader.read(text, "it") == strict, text);
            BOOST_CHECK_MESSAGE(reader.read(text, "it") == strict, text);
        }
    for (const NamedText& sample : samples())
        BOOST_CHECK_MESSAGE(reader.read(sample.text, "it") == read_strictly(sample.text), sample.name);
    for (const NamedText& sample : samples())
        BOOST_CHECK_MESSAGE(reader.read(sample.text, "it") == read_strictly(sample.text), sample.name);
}

BOOST_AUTO_TEST_CASE(an_army_that_is_refused_does_not_spoil_the_next) {
    SerialReader reader(shipped_rulesets());
    const std::string& text = samples().front().text;
    const Army& army = reader.read(text, "it");
    BOOST_CHECK_THROW((void)reader.read(std::string_view(text).substr(0, text.size() / 2), "it"), InputError);
    BOOST_CHECK(&reader.read(text, "it") == &army);
    BOOST_CHECK(army == read_strictly(text));
}

// It gives up on every other form, so that nobody has to ask what it would make of it.
BOOST_AUTO_TEST_CASE(other_forms_are_left_to_the_strict_reader) {
    for (const NamedText& army : case_armies()) {
        Army quick;
        if (QuickReader(shipped_rulesets()).read(army.text, quick))
            BOOST_CHECK_MESSAGE(quick == read_strictly(army.text), army.name);
    }
    for (const std::string_view text : {"", "<army", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "x"}) {
        Army army;
        BOOST_CHECK_MESSAGE(!QuickReader(shipped_rulesets()).read(text, army), text);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
