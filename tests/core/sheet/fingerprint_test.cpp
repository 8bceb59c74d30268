// SPDX-License-Identifier: MIT
// The fingerprint depends on the army, not on the layout of its file.
#include "army/fingerprint.h"

#include "army/army_writer.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>

#include <set>

namespace muster::tests {

namespace {

std::string fingerprint(const std::string& text) {
    const SheetCase army(text);
    return fingerprint_of(army.army, army.ruleset);
}

constexpr const char* plain =
    R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="A"><body name="B"><unit><troop class="HIS" army="RA" integrity="III"/></unit></body></army>)";

} // namespace

BOOST_AUTO_TEST_SUITE(fingerprint_suite)

BOOST_AUTO_TEST_CASE(a_fingerprint_has_four_groups_of_four) {
    const std::string text = fingerprint(plain);
    BOOST_REQUIRE_EQUAL(text.size(), 19U);
    for (const std::size_t at : {4U, 9U, 14U})
        BOOST_TEST(text[at] == '-');
    BOOST_TEST(text.find_first_not_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ-") == std::string::npos);
}

// Worked out apart from this code: sha256sum of the canonical text, its first 80 bits in base 32.
BOOST_AUTO_TEST_CASE(it_is_the_hash_of_the_canonical_text) {
    const SheetCase army(plain);
    BOOST_TEST(write_army(army.army, army.ruleset) ==
               "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<army xmlns=\"urn:muster:army:1\" ruleset=\"phalanx\" name=\"A\">\n"
               "  <body name=\"B\">\n    <unit>\n"
               "      <troop class=\"HIS\" army=\"RA\" integrity=\"III\"/>\n"
               "    </unit>\n  </body>\n</army>\n");
    BOOST_TEST(fingerprint(plain) == "SA3A-WY4Z-F19A-AWYT");
}

BOOST_AUTO_TEST_CASE(the_layout_of_the_file_does_not_matter) {
    const std::string same =
        R"(<?xml version="1.0" encoding="UTF-8"?>
        <!-- a remark --><army name='A' ruleset="phalanx" xmlns="urn:muster:army:1">
          <body name="&#66;"><unit link="none"><troop
            integrity="III" army="RA" class="HIS" count="001" artillery="none"></troop></unit></body>
        </army>)";
    BOOST_TEST(fingerprint(same) == fingerprint(plain));
}

BOOST_AUTO_TEST_CASE(every_change_of_the_army_changes_it) {
    std::set<std::string> all{fingerprint(plain)};
    std::size_t count = 1;
    const auto change = [&](std::string_view from, std::string_view to) {
        std::string text = plain;
        text.replace(text.find(from), from.size(), to);
        all.insert(fingerprint(text));
        ++count;
    };
    change("name=\"A\"", "name=\"a\"");
    change("name=\"A\"", "name=\"A \"");
    change("name=\"B\"", "name=\"C\"");
    change("III", "IV");
    change("<troop", "<troop count=\"2\"");
    change("<troop", "<troop general=\"yes\"");
    change("<unit>", "<unit name=\"B\">");
    change("<body", "<about>x</about><body");
    change("<body", "<body/><body");
    change("ruleset", "ap=\"4\" ruleset");
    BOOST_TEST(all.size() == count);
}

BOOST_AUTO_TEST_CASE(a_typed_fingerprint_is_read) {
    BOOST_TEST(read_fingerprint("7k4qm2xd9tra0vhe").value_or("") == "7K4Q-M2XD-9TRA-0VHE");
    BOOST_TEST(read_fingerprint(" 7K4Q M2XD-9tra OVHE").value_or("") == "7K4Q-M2XD-9TRA-0VHE");
    BOOST_TEST(read_fingerprint("IL4Q-M2XD-9TRA-0VHE").value_or("") == "114Q-M2XD-9TRA-0VHE");
    for (const char* wrong : {"", "7K4Q", "7K4Q-M2XD-9TRA-0VH", "7K4Q-M2XD-9TRA-0VHEE", "UK4Q-M2XD-9TRA-0VHE",
                              "army.muster", "7K4Q_M2XD_9TRA_0VHE", "7K4Q-M2XD-9TRA-0VHé"})
        BOOST_TEST(!read_fingerprint(wrong).has_value(), wrong);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
