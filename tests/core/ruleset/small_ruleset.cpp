// SPDX-License-Identifier: MIT
#include "small_ruleset.h"

#include "ruleset/ruleset_reader.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

std::string small_ruleset(const Additions& additions) {
    return fmt::format(
        R"(<ruleset xmlns="urn:muster:ruleset:1" id="small" title="Small" prefix="s" revision="1">
  <words/>
  <traits>
    <choice id="class" of="troop" name="Class"><value id="spear"/><value id="bow"/></choice>
    <choice id="morale" of="troop" name="Morale" default="steady"><value id="shaky"/><value id="steady"/></choice>
    <flag id="leader" of="troop" name="Leader"/>
    <text id="post" of="troop" name="Post"/>
    <text id="orders" of="unit" name="Orders"/>
    <whole id="size" of="army" name="Size" least="6" most="120" default="12"/>
    <whole id="year" of="army" name="Year" least="1500" most="1900" optional="yes"/>
    {}
  </traits>
  <groups>
    <group id="shooters" trait="class" values="bow"/>
    {}
  </groups>
  <readings>
    <reading id="worth" name="Worth" cite="Men" size="6..12">of 3, because the cell is torn</reading>
    {}
  </readings>
  <numbers>
    <number id="worth" of="troop" name="Worth"><plus value="3"/></number>
    {}
  </numbers>
  <rules>
    {}
  </rules>
  <notation>{}</notation>
  <charts>{}</charts>
  <conversion>{}</conversion>
  <sheet>{}</sheet>
  <start><army xmlns="urn:muster:army:1" ruleset="small"/></start>
</ruleset>
)",
        additions.traits, additions.groups, additions.readings, additions.numbers, additions.rules,
        additions.notation, additions.charts, additions.conversion, additions.sheet);
}

void read_it(const std::string& text) {
    (void)read_ruleset(text, "it");
}

void check_additions_refused(std::string_view Additions::*part, std::span<const BrokenText> table) {
    for (const BrokenText& row : table) {
        Additions additions;
        additions.*part = row.text;
        const std::string text = small_ruleset(additions);
        check_refused({row.what, text, row.message_part}, read_it);
    }
}

void check_addition_read(std::string_view Additions::*part, std::string_view piece) {
    Additions additions;
    additions.*part = piece;
    try {
        read_it(small_ruleset(additions));
    } catch (const InputError& error) {
        BOOST_ERROR(piece << " is refused: " << error.what());
    }
}

} // namespace muster::tests
