// SPDX-License-Identifier: MIT
// What a written list says of its army list.
#include "event/submission_reading.h"

#include "army/army_reader.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <string>

namespace muster::tests {

namespace {

EventPack phalanx_pack() {
    EventPack pack;
    pack.ruleset = "phalanx";
    return pack;
}

struct Desk {
    [[nodiscard]] std::string list_of(const std::string& subject, const std::string& text) const {
        SubmissionPart part;
        part.kind = SubmissionPart::Kind::text;
        part.name = "mail.txt";
        part.subject = subject;
        part.text = text;
        const StoredReading reading = reader.read(part).reading;
        BOOST_REQUIRE(!reading.army.empty());
        return read_army(reading.army, "mail.txt", shipped_rulesets()).list;
    }

    EventPack pack = phalanx_pack();
    SubmissionReader reader{pack, shipped_rulesets()};
};

const std::string troops = "3 HIP RA III (General)\n1 Thracians LIN IF III\n1 HCC RA IV\n";

} // namespace

BOOST_FIXTURE_TEST_SUITE(submission_reading, Desk)

BOOST_AUTO_TEST_CASE(a_troop_called_after_another_people_names_no_list) {
    BOOST_CHECK_EQUAL(list_of("My army", "Good evening,\n\n" + troops), "");
    BOOST_CHECK_EQUAL(
        list_of("My army", troops + "\nI hope that I need not meet the Huns or the Hunnic list.\n"), "");
}

BOOST_AUTO_TEST_CASE(a_heading_of_a_part_names_no_list) {
    BOOST_CHECK_EQUAL(list_of("My army", "Alexander\n\nThracian:\n" + troops), "");
}

BOOST_AUTO_TEST_CASE(subject_and_title_name_the_list) {
    BOOST_CHECK_EQUAL(list_of("Alexandrian Macedonian, 12 vignettes", troops), "alexandrian-macedonian");
    BOOST_CHECK_EQUAL(list_of("My army", "Alexandrian Macedonian\n\n" + troops), "alexandrian-macedonian");
    BOOST_CHECK_EQUAL(list_of("My army", troops + "\nList: Alexandrian Macedonian\n"),
                      "alexandrian-macedonian");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
