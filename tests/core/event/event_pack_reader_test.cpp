// SPDX-License-Identifier: MIT
// The pack of an event is read whole, or refused with the place of what is wrong.
#include "event/event_pack_reader.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "marked_text.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

EventPack read_pack(std::string_view attributes, std::string_view content) {
    return read_event_pack(
        fmt::format("<event xmlns='urn:muster:event:1' title='Cup' {}>{}</event>", attributes, content), "it",
        shipped_rulesets());
}

} // namespace

BOOST_AUTO_TEST_SUITE(event_pack_reader)

BOOST_AUTO_TEST_CASE(a_whole_pack_is_read) {
    const auto file = source_folder() / "tests" / "data" / "events" / "northern-cup.xml";
    const EventPack pack = read_event_pack(read_file(file), "it", shipped_rulesets());
    BOOST_TEST(pack.title == "Northern Cup 2026");
    BOOST_TEST(pack.date == "2026-12-05");
    BOOST_TEST(pack.place == "York");
    BOOST_TEST(pack.organiser == "Northern League");
    BOOST_TEST(pack.ruleset == "ancient-1969");
    BOOST_TEST(pack.rules_revision == "2026.11");
    BOOST_TEST(pack.about == "Two armies a player, of one list; no list twice in a team.");
    BOOST_REQUIRE(pack.sizes.size() == 1U);
    BOOST_TEST(pack.sizes.front().number == "points");
    BOOST_TEST(pack.sizes.front().least.value() == 900);
    BOOST_TEST(pack.sizes.front().most.value() == 1000);
    BOOST_CHECK((pack.period == Years{-500, 476}));
    BOOST_CHECK((pack.lists == std::vector<std::string>{"marian-roman", "carthaginian", "seleucid"}));
    BOOST_TEST(pack.needs_list);
    BOOST_TEST(pack.lists_per_player == 2);
    BOOST_TEST(pack.same_list);
    BOOST_CHECK(pack.declared == std::vector<std::string>{"points"});
    BOOST_TEST(pack.deadline.value().at == 1795896000);
    BOOST_TEST(pack.deadline.value().late_penalty == 1);
    BOOST_CHECK(pack.unique == UniqueLists::team);
}

BOOST_AUTO_TEST_CASE(a_pack_has_fifty_of_each_part) {
    std::string sizes;
    for (std::size_t i = 0; i < most_pack_parts; ++i)
        sizes += "<size number='count' least='12'/>";
    BOOST_TEST(read_pack("ruleset='phalanx'", sizes).sizes.size() == most_pack_parts);
    BOOST_CHECK_EXCEPTION((void)read_pack("ruleset='phalanx'", sizes + "<size number='count'/>"), InputError,
                          [](const InputError& error) {
                              return std::string(error.what()).find("at most 50") != std::string::npos;
                          });
    BOOST_CHECK_THROW((void)read_pack("ruleset='phalanx' place='" + std::string(501, 'x') + "'", ""),
                      InputError);
}

BOOST_AUTO_TEST_CASE(what_a_pack_leaves_out_is_not_demanded) {
    const EventPack pack = read_pack("ruleset='phalanx'", "");
    BOOST_TEST(pack.sizes.empty());
    BOOST_TEST(!pack.period.bounded());
    BOOST_TEST(pack.lists.empty());
    BOOST_TEST(pack.needs_list);
    BOOST_TEST(pack.lists_per_player == 1);
    BOOST_TEST(!pack.same_list);
    BOOST_TEST(!pack.deadline.has_value());
    BOOST_CHECK(pack.unique == UniqueLists::none);
    BOOST_CHECK(pack.permitted_rulesets() == std::vector<std::string>{"phalanx"});
    BOOST_TEST(!read_pack("ruleset='phalanx' lists='free'", "").needs_list);
}

BOOST_AUTO_TEST_CASE(house_rules_replace_the_rule_set) {
    const EventPack pack = read_pack("ruleset='phalanx'", "<house id='york-rules'/>");
    BOOST_CHECK(pack.permitted_rulesets() == std::vector<std::string>{"york-rules.phalanx"});
}

BOOST_AUTO_TEST_CASE(broken_packs_are_refused_at_their_place) {
    const BrokenText texts[] = {
        {"another root", "<▶army/>", "an <event>"},
        {"no namespace", "<▶event title='T' ruleset='phalanx'/>", "xmlns"},
        {"a later format", "<event xmlns='▶urn:muster:event:2' title='T' ruleset='phalanx'/>",
         "urn:muster:event:1"},
        {"no title", "<▶event xmlns='urn:muster:event:1' ruleset='phalanx'/>", "title"},
        {"no rule set", "<▶event xmlns='urn:muster:event:1' title='T'/>", "ruleset"},
        {"an unknown rule set", "<event xmlns='urn:muster:event:1' title='T' ruleset='▶phalanks'/>",
         "did you mean 'phalanx'?"},
        {"a day that is none",
         "<event xmlns='urn:muster:event:1' title='T' ruleset='phalanx' date='▶2026-02-30'/>", "no date"},
        {"a date with a time",
         "<event xmlns='urn:muster:event:1' title='T' ruleset='phalanx' date='▶2026-02-03T10:00:00Z'/>",
         "no date"},
        {"an unknown attribute",
         "<event xmlns='urn:muster:event:1' title='T' ruleset='phalanx' ▶plaice='York'/>", "place"}};
    for (const BrokenText& text : texts)
        check_refused(text,
                      [](const std::string& it) { (void)read_event_pack(it, "it", shipped_rulesets()); });
}

BOOST_AUTO_TEST_CASE(broken_parts_are_refused_at_their_place) {
    const BrokenText parts[] = {
        {"an unknown element", "<▶sizes/>", "did you mean 'size'?"},
        {"a wrong order", "<unique by='team'/><▶size number='count' least='1'/>", "out of order"},
        {"a second period", "<period from='1'/><▶period to='2'/>", "appears twice"},
        {"an unknown number", "<size number='▶cuont' least='1'/>", "did you mean 'count'?"},
        {"a size without bounds", "<▶size number='count'/>", "least or most"},
        {"crossed bounds", "<▶size number='count' least='3' most='2'/>", "greater than most"},
        {"a bound below 0", "<size number='count' least='▶-1'/>", "whole number"},
        {"an element inside", "<size number='count' least='1'><▶x/></size>", "unknown element"},
        {"a period of nothing", "<▶period/>", "from or to"},
        {"the year 0", "<period from='▶0'/>", "write a year"},
        {"a period backwards", "<▶period from='5' to='-5'/>", "before it begins"},
        {"an unknown list", "<lists><list id='▶no-such-list'/></lists>", "no army list"},
        {"a path for a list", "<lists><list id='▶../ruleset'/></lists>", "no army list"},
        {"three armies", "<per-player lists='▶3'/>", "1"},
        {"an unknown number to state", "<declare number='▶worth'/>", "is not a number"},
        {"a time without its zone", "<deadline at='▶2026-11-28T20:00:00'/>", "zone"},
        {"a date for a time", "<deadline at='▶2026-11-28'/>", "zone"},
        {"a path for house rules", "<house id='▶../york'/>", "no name of house rules"},
        {"unique by club", "<unique by='▶club'/>", "team"}};
    for (const BrokenText& part : parts) {
        const std::string text = fmt::format(
            "<event xmlns='urn:muster:event:1' title='T' ruleset='phalanx'>{}</event>", part.text);
        check_refused({part.what, text, part.message_part},
                      [](const std::string& it) { (void)read_event_pack(it, "it", shipped_rulesets()); });
    }
}

BOOST_AUTO_TEST_CASE(a_list_may_be_named_only_once) {
    check_refused({"a list twice",
                   "<event xmlns='urn:muster:event:1' title='T' ruleset='ancient-1969'><lists>"
                   "<list id='seleucid'/><list id='▶seleucid'/></lists></event>",
                   "appears twice"},
                  [](const std::string& it) { (void)read_event_pack(it, "it", shipped_rulesets()); });
}

BOOST_AUTO_TEST_CASE(times_are_read_with_their_zone) {
    BOOST_TEST(read_event_time("1970-01-01T00:00:00Z").value() == 0);
    BOOST_TEST(read_event_time("1970-01-01T01:30:00+01:30").value() == 0);
    BOOST_TEST(!read_event_time("1970-01-01T00:00:00").has_value());
    BOOST_TEST(!read_event_time("1970-01-01").has_value());
    BOOST_TEST(!read_event_time("").has_value());
}

BOOST_AUTO_TEST_CASE(each_begun_day_after_the_deadline_counts) {
    const Deadline deadline{1000, 1};
    BOOST_TEST(days_late(0, deadline) == 0);
    BOOST_TEST(days_late(-1'000'000, deadline) == 0);
    BOOST_TEST(days_late(1000, deadline) == 0);
    BOOST_TEST(days_late(1001, deadline) == 1);
    BOOST_TEST(days_late(1000 + 86400, deadline) == 1);
    BOOST_TEST(days_late(1001 + 86400, deadline) == 2);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
