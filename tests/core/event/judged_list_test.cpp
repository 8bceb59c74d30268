// SPDX-License-Identifier: MIT
// A list that is sent in takes no more room than an umpire has use for, whatever it breaks.
#include "base/limits.h"
#include "event/event_status.h"
#include "event/submission_reading.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

namespace muster::tests {

namespace {

// Each of its units breaks a rule, and the army two more.
std::string army_of_empty_units(std::size_t units) {
    std::string text = R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="H" ap="6"><body>)";
    for (std::size_t i = 0; i < units; ++i)
        text += "<unit/>";
    return text + "</body></army>";
}

struct PhalanxEvent {
    PhalanxEvent() { pack.ruleset = "phalanx"; }

    [[nodiscard]] PlayerList judged(const std::string& army) const {
        StoredSubmission submission;
        submission.source = "h.muster";
        submission.reading.army = army;
        return list_of_submission(submission, pack, shipped_rulesets());
    }
    [[nodiscard]] StoredReading read(const std::string& army) const {
        SubmissionPart part;
        part.kind = SubmissionPart::Kind::army;
        part.name = "h.muster";
        part.text = army;
        return SubmissionReader(pack, shipped_rulesets()).read(part).reading;
    }
    [[nodiscard]] static std::size_t left_out(const PlayerList& list) {
        return static_cast<std::size_t>(
            std::count_if(list.findings.begin(), list.findings.end(),
                          [](const ListFinding& one) { return one.rule == "event.more-findings"; }));
    }

    EventPack pack;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(judged_list, PhalanxEvent)

BOOST_AUTO_TEST_CASE(the_findings_of_a_list_are_counted_beyond_a_hundred) {
    const PlayerList list = judged(army_of_empty_units(150));
    BOOST_TEST((list.state == ListState::wrong));
    BOOST_REQUIRE(left_out(list) == 1U);
    BOOST_TEST(list.findings.size() <= most_list_findings + 2); // and one of the pack
    const std::string& words =
        std::find_if(list.findings.begin(), list.findings.end(), [](const ListFinding& one) {
            return one.rule == "event.more-findings";
        })->message;
    BOOST_TEST(words.find("52 findings more") != std::string::npos, words);
    BOOST_TEST(words.find("at most 100") != std::string::npos, words);
}

BOOST_AUTO_TEST_CASE(all_findings_of_a_list_of_fewer_are_told) {
    const PlayerList list = judged(army_of_empty_units(90));
    BOOST_TEST(left_out(list) == 0U);
    BOOST_TEST(list.findings.size() >= 92U);
}

BOOST_AUTO_TEST_CASE(an_army_of_more_than_two_thousand_elements_is_asked_for_again) {
    const StoredReading reading = read(army_of_empty_units(most_submitted_elements));
    BOOST_TEST(reading.army.empty());
    BOOST_REQUIRE(reading.open.size() == 1U);
    BOOST_TEST(reading.open.front().why.find("more than 2000 bodies, units and troops") != std::string::npos);
    BOOST_TEST(!read(army_of_empty_units(most_submitted_elements - 1)).army.empty());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
