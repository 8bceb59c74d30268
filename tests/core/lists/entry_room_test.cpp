// SPDX-License-Identifier: MIT
// What the palette says beside each entry of a list, and the band about the army: how many there are and may
// be.
#include "lists/entry_room.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "check/checker.h"
#include "check/room_left.h"
#include "lists/lists.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(entry_room)

BOOST_AUTO_TEST_CASE(an_example_stays_within_the_bounds_of_its_list) {
    std::size_t bounded = 0;
    for (const std::string& ruleset : shipped_ruleset_ids()) {
        const ListHeading heading = lists_of(shipped_rulesets()).headings(ruleset).front();
        const auto file = lists_of(shipped_rulesets()).army_file_of(ruleset, heading.id);
        const Army army = read_army(read_file(file), file.string(), shipped_rulesets());
        const Ruleset& in_force = ruleset_of(army, shipped_rulesets());
        std::int64_t all = 0;
        for (const auto& [entry, room] : entry_rooms(army, in_force, check(army, in_force))) {
            all += room.have;
            bounded += room.most ? 1 : 0;
            BOOST_TEST((!room.most || room.have <= *room.most), ruleset << ": " << entry);
        }
        BOOST_TEST(all > 0, ruleset);
        BOOST_TEST(entry_rooms(army, *shipped_rulesets().find(ruleset), {}).empty());
    }
    BOOST_TEST(bounded > 5U);
}

BOOST_AUTO_TEST_CASE(a_legal_sample_has_nothing_too_many) {
    std::size_t told = 0;
    for (const NamedText& sample : samples()) {
        const Army army = read_army(sample.text, sample.name, shipped_rulesets());
        const Ruleset& ruleset = ruleset_of(army, shipped_rulesets());
        const Report report = check(army, ruleset);
        for (const RoomLeft& room : room_left(army, ruleset, report)) {
            ++told;
            BOOST_TEST((!report.legal() || !(room.left < Exact(0))), sample.name);
        }
    }
    BOOST_TEST(told >= samples().size() / 2);
}

BOOST_AUTO_TEST_CASE(bounds_are_said_in_few_words) {
    BOOST_TEST(entry_room_text({2, 1, 3}) == "2 of 1–3");
    BOOST_TEST(entry_room_text({2, 0, 3}) == "2 of at most 3");
    BOOST_TEST(entry_room_text({2, 1, {}}) == "2 of at least 1");
    BOOST_TEST(entry_room_text({0, 1, 1}) == "0 of 1");
    BOOST_TEST(entry_room_text({2, {}, {}}) == "2");
    BOOST_TEST(entry_room_text({0, {}, {}}) == "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
