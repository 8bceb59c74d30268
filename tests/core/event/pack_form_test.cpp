// SPDX-License-Identifier: MIT
// The pack as the fields of a form: it comes back as it was, wrong fields are named, and its text says what
// it demands.
#include "event/pack_form.h"

#include "base/file.h"
#include "base/input_error.h"
#include "event/event_pack_reader.h"
#include "event/event_pack_writer.h"
#include "event/event_steps.h"
#include "event/open_event.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <cstdlib>

namespace muster::tests {

namespace {

EventPack northern_cup() {
    return read_event_pack(read_file(source_folder() / "tests/data/events/northern-cup.xml"), "pack",
                           shipped_rulesets());
}

bool says(const InputError& error, std::string_view words) {
    return std::string_view(error.what()).find(words) != std::string_view::npos;
}

} // namespace

BOOST_AUTO_TEST_SUITE(pack_form)

BOOST_AUTO_TEST_CASE(an_unchanged_form_gives_the_same_pack) {
    const EventPack pack = northern_cup();
    const PackForm form = form_of_pack(pack);
    BOOST_TEST(form.most == "1000");
    BOOST_TEST(form.declares_size);
    BOOST_TEST(form.two_lists);
    BOOST_TEST(form.deadline == "2026-11-28 20:00 UTC");
    BOOST_TEST(write_event_pack(pack_of_form(form, pack, shipped_rulesets())) == write_event_pack(pack));
}

BOOST_AUTO_TEST_CASE(every_field_changes_the_pack) {
    const EventPack before = northern_cup();
    PackForm form = form_of_pack(before);
    form.title = "  Southern   Cup ";
    form.least.clear();
    form.most = "1200";
    form.declares_size = false;
    form.from.clear();
    form.lists.clear();
    form.needs_list = false;
    form.two_lists = false;
    form.unique = UniqueLists::event;
    form.deadline = "2026-11-28 20:00 +01:00";
    form.late.clear();
    const EventPack pack = pack_of_form(form, before, shipped_rulesets());
    BOOST_TEST(pack.title == "Southern Cup");
    BOOST_REQUIRE_EQUAL(pack.sizes.size(), 1U);
    BOOST_TEST(!pack.sizes.front().least.has_value());
    BOOST_TEST(pack.sizes.front().most.value() == 1200);
    BOOST_TEST(pack.declared.empty());
    BOOST_TEST((pack.period.from == Years().from && pack.period.to == 476));
    BOOST_TEST(!pack.needs_list);
    BOOST_TEST(pack.lists_per_player == 1);
    BOOST_TEST(!pack.same_list);
    BOOST_TEST((pack.unique == UniqueLists::event));
    BOOST_REQUIRE(pack.deadline.has_value());
    BOOST_TEST(pack.deadline->at == before.deadline->at - 3600);
    BOOST_TEST(pack.deadline->late_penalty == 0);
    form.deadline.clear();
    BOOST_TEST(!pack_of_form(form, before, shipped_rulesets()).deadline.has_value());
}

BOOST_AUTO_TEST_CASE(a_wrong_field_is_named) {
    const EventPack before = northern_cup();
    const auto refused = [&](const auto& change, const char* words) {
        PackForm form = form_of_pack(before);
        change(form);
        BOOST_CHECK_EXCEPTION((void)pack_of_form(form, before, shipped_rulesets()), InputError,
                              [&](const InputError& error) {
                                  BOOST_TEST(says(error, words), error.what());
                                  return true;
                              });
    };
    refused([](PackForm& form) { form.title = " "; }, "no title");
    refused([](PackForm& form) { form.most = "many"; }, "At most");
    refused([](PackForm& form) { form.least = "-5"; }, "At least");
    refused([](PackForm& form) { form.deadline = "2026-11-28 20:00"; }, "Deadline");
    refused([](PackForm& form) { form.late = "one"; }, "Penalty a day");
    refused([](PackForm& form) { form.lists = {"no-such-list"}; }, "no-such-list");
    refused([](PackForm& form) { form.date = "5 December"; }, "5 December");
}

BOOST_AUTO_TEST_CASE(a_deadline_gets_the_time_zone_that_it_lacks) {
    for (const char* text : {"2026-11-28 20:00 UTC", "2026-11-28 20:00 +01:00", "2026-11-28T20:00:00Z",
                             "2026-11-28", "tomorrow at noon", "tomorrow noon", ""})
        BOOST_TEST(with_time_zone(text) == text);
    const EventPack before = northern_cup();
    PackForm form = form_of_pack(before);
    form.deadline = "2026-11-28 20:00";
    BOOST_CHECK_EXCEPTION((void)pack_of_form(form, before, shipped_rulesets()), InputError,
                          [](const InputError& error) { return says(error, "has no time zone"); });
    form.deadline = with_time_zone(form.deadline);
    BOOST_TEST(form.deadline.starts_with("2026-11-28 20:00 "));
    const EventPack pack = pack_of_form(form, before, shipped_rulesets());
    constexpr EventTime half_a_day = 14 * 60 * 60; // no zone is farther away
    BOOST_TEST(std::abs(pack.deadline.value().at - before.deadline.value().at) <= half_a_day);
}

BOOST_AUTO_TEST_CASE(the_text_says_what_the_pack_demands) {
    EventPack pack = northern_cup();
    const std::string text = pack_text(pack, shipped_rulesets());
    for (const char* words :
         {"Northern Cup 2026", "York", "at least 900, at most 1000", "500 BC", "AD 476",
          "Two armies of each player, both of one army list.", "twice in a team", "2026-11-28 20:00 UTC"})
        BOOST_TEST((text.find(words) != std::string::npos), words);
    BOOST_TEST((text.find("marian-roman") == std::string::npos)); // its title, not its id
    pack.title = "<script>";
    const std::string html = pack_html(pack, shipped_rulesets());
    BOOST_TEST((html.find("<script>") == std::string::npos));
    BOOST_TEST((html.find("&lt;script&gt;") != std::string::npos));
}

BOOST_AUTO_TEST_CASE(a_changed_pack_carries_the_rules_that_it_needs) {
    const TemporaryFolder folder;
    const std::filesystem::path file = create_sample_event(folder.path(), shipped_rulesets());
    OpenEvent event = open_event(file);
    PackForm form = form_of_pack(event.pack);
    form.ruleset = "ancient-1969";
    form.size.clear();
    form.declares_size = false;
    const std::size_t before = event.file.data().size();
    change_pack(event.file, pack_of_form(form, event.pack, shipped_rulesets()), shipped_rulesets(), 5);
    BOOST_TEST(event.file.data().size() > before); // its army lists
    BOOST_TEST(open_event(file).pack.ruleset == "ancient-1969");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
