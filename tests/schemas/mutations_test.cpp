// SPDX-License-Identifier: MIT
// Whatever the readers accept is valid, unless it is not well formed and pugixml forgives that; what is
// written of an army is valid and well formed always. Tried on all documents that differ in one byte from a
// small army, a small rule set and a small army list.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/input_error.h"
#include "lists/list_reader.h"
#include "ruleset/ruleset_reader.h"
#include "shipped_data.h"
#include "xmllint.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <functional>

namespace muster::tests {

namespace {

using Texts = std::vector<std::string>;

// One of everything that a reader has to look at.
constexpr std::string_view small_army = R"(<?xml version="1.0" encoding="UTF-8"?>
<army xmlns="urn:muster:army:1" ruleset="ancient-1969" name="A&amp;é" nation="roman">
  <!-- a --><?b c?>
  <about player="P">N&lt;<![CDATA[x]]><!-- y -->&#65;</about>
  <body>
    <unit orders='go' ><troop count="2" type="elephant" status="regular"/></unit>
  </body>
</army>
)";

constexpr std::string_view small_ruleset = R"(<?xml version='1.0'?>
<ruleset xmlns="urn:muster:ruleset:1" id="t" title="T" prefix="t" revision="1">
<words/><traits><choice id="c" of="troop" name="C"><value id="a"/><value id="b"/></choice>
<flag id="f" of="unit" name="F"></flag><whole id="w" of="army" name="W" least="1" most="9" default="2"/></traits>
<groups><group id="g" trait="c" values="a"/></groups>
<numbers><number id="n" of="troop" name="N" least="1/2"><table name="X" by="c" columns="a b"><row f="yes" values="1 -"/>
</table><plus value="3"/></number><number id="n" of="unit" name="N" sum="n"/></numbers>
<rules><rule id="t.r" of="unit" cite="R"><when any="troop" c="not @g"/><need number="n" least="2" times="1/3"/>
<say>{n}</say></rule></rules><notation><part f="no">{c}</part></notation>
<charts><chart id="k" name="K"><row label="l">x</row></chart></charts>
<start><army xmlns="urn:muster:army:1" ruleset="t"><body/></army></start></ruleset>
)";

constexpr std::string_view small_list = R"(<?xml version='1.0'?>
<armylist xmlns="urn:muster:armylist:1" ruleset="phalanx" id="a" title="T" from="-9" to="14" region="R" revision="1"
 origin="muster"><about>A longer text, so that many of the changes are harmless</about><source>S</source><army ap="5"/><size number="count" least="1" most="9" step="2"/>
<per number="count" each="12"/><every line="main off"/><entry id="b" name="B" least="1" most="2" per="army">
<troop class="HIS" army="any" integrity="V IV"/><unit link="none"/><note>N</note></entry>
<option id="c" name="C" needs="b" from="-5"><note>N</note><entry id="d" name="D"><troop class="HIB" army="RA"
 integrity="I"/></entry></option><ally id="e" name="E" list="f" entries="g h" most="2"/>
<limit entries="b d" most-share="1/2" of="b"><say>S</say></limit><permit rule="ph.second-line" entries="b"/></armylist>
)";

void add_replacements(std::string_view text, std::size_t at, Texts& mutants) {
    constexpr std::string_view bytes("<>&\"'/=? x0-.\x00\x80", 15);
    std::string mutant(text);
    for (const char byte : bytes) {
        if (byte == text[at])
            continue;
        mutant[at] = byte;
        mutants.push_back(mutant);
    }
}

Texts mutants_of(std::string_view text) {
    Texts mutants{std::string(text)};
    for (std::size_t at = 0; at < text.size(); ++at) {
        add_replacements(text, at, mutants);
        std::string mutant(text);
        mutants.push_back(mutant.erase(at, 1));
    }
    return mutants;
}

Texts accepted(const Texts& texts, const std::function<void(const std::string&)>& read) {
    Texts result;
    for (const std::string& text : texts) {
        try {
            read(text);
            result.push_back(text);
        } catch (const InputError&) { // refused, as it may be
        }
    }
    return result;
}

void check_accepted(std::string_view schema, std::string_view text,
                    const std::function<void(const std::string&)>& read) {
    const Texts mutants = mutants_of(text);
    const Texts left = accepted(mutants, read);
    BOOST_TEST_MESSAGE(schema << ": " << left.size() << " of " << mutants.size() << " are accepted");
    BOOST_REQUIRE(!left.empty());
    BOOST_CHECK_EQUAL(left.front(), text);
    // Both sides of the question come up often.
    BOOST_CHECK_GT(left.size(), 200U);
    BOOST_CHECK_GT(mutants.size() - left.size(), 2000U);
    for (const Invalid& invalid : invalid_documents(schema, left))
        if (invalid.complaint.find(": parser ") == std::string::npos) // not well formed, and forgiven
            BOOST_ERROR("read, but " << invalid.complaint << "\n" << left[invalid.index]);
}

// What the next save makes of the armies that are read.
void check_written(std::string_view text) {
    Texts written;
    for (const std::string& mutant : mutants_of(text)) {
        try {
            const Army army = read_army(mutant, "it", shipped_rulesets());
            written.push_back(write_army(army, *shipped_rulesets().find(army.ruleset)));
        } catch (const InputError&) { // NOLINT(bugprone-empty-catch) refused, as it may be
        }
    }
    BOOST_CHECK_GT(written.size(), 200U);
    for (const Invalid& invalid : invalid_documents("army-1.xsd", written))
        BOOST_ERROR("written, but " << invalid.complaint << "\n" << written[invalid.index]);
}

} // namespace

BOOST_AUTO_TEST_SUITE(mutations)

BOOST_AUTO_TEST_CASE(armies_that_are_read_are_valid) {
    const auto read = [](const std::string& text) { (void)read_army(text, "it", shipped_rulesets()); };
    check_accepted("army-1.xsd", small_army, read);
    const auto shorter = [](const NamedText& a, const NamedText& b) { return a.text.size() < b.text.size(); };
    check_accepted("army-1.xsd", std::min_element(samples().begin(), samples().end(), shorter)->text, read);
}

BOOST_AUTO_TEST_CASE(armies_that_are_written_are_valid) {
    check_written(small_army);
}

BOOST_AUTO_TEST_CASE(rule_sets_that_are_read_are_valid) {
    check_accepted("ruleset-1.xsd", small_ruleset,
                   [](const std::string& text) { (void)read_ruleset(text, "it"); });
}

BOOST_AUTO_TEST_CASE(army_lists_that_are_read_are_valid) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    check_accepted("armylist-1.xsd", small_list,
                   [&](const std::string& text) { (void)read_army_list(text, "it", ruleset); });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
