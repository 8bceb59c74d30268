// SPDX-License-Identifier: MIT
// What players write down of units and troops: printed small for themselves, and never for the opponent.
#include "army/army_writer.h"
#include "check/army_differences.h"
#include "sheet/army_table.h"
#include "sheet/sheet_pages.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

constexpr const char* of_unit = "Bases from the club’s box";
constexpr const char* of_troop = "Painted for York: the white shields";

// The first unit and its first troop have notes, three alike troops among them.
SheetCase noted(const std::string& ruleset_traits, const std::string& troop_traits) {
    return SheetCase("<army xmlns=\"urn:muster:army:1\" " + ruleset_traits + "><body " +
                     (ruleset_traits.find("undying") == std::string::npos ? "" : "rating='3' ") +
                     "name='Left'><unit name='Spears' note='" + of_unit + "'><troop name='Guard' count='3' " +
                     troop_traits + " note='" + of_troop + "'/><troop name='Others' " + troop_traits +
                     "/></unit></body></army>");
}

SheetCase noted_spears() {
    return noted("ruleset='phalanx'", "class='HIS' army='RA' integrity='III'");
}

std::string words_of(const SheetCase& army, SheetKind kind) {
    return text_of(army.model(kind));
}

} // namespace

BOOST_AUTO_TEST_SUITE(own_notes)

BOOST_AUTO_TEST_CASE(every_rule_set_has_room_for_notes) {
    for (const std::string& id : shipped_ruleset_ids())
        for (const Level level : {Level::unit, Level::troop}) {
            const Trait* note = shipped_rulesets().find(id)->trait(level, "note");
            BOOST_REQUIRE_MESSAGE(note != nullptr, id);
            BOOST_TEST(note->is_text());
            BOOST_CHECK(note->role == TraitRole::note);
        }
}

BOOST_AUTO_TEST_CASE(notes_are_read_written_and_compared) {
    const SheetCase army = noted_spears();
    const std::string text = write_army(army.army, army.ruleset);
    BOOST_TEST(contains(text, of_unit));
    BOOST_TEST(contains(text, of_troop));
    BOOST_CHECK(SheetCase(text).army == army.army);
}

BOOST_AUTO_TEST_CASE(the_player_and_the_umpire_see_them) {
    const SheetCase army = noted_spears();
    for (const SheetKind kind : {SheetKind::full, SheetKind::umpire, SheetKind::labels}) {
        BOOST_TEST(contains(words_of(army, kind), of_unit), sheet_kinds()[static_cast<std::size_t>(kind)].id);
        BOOST_TEST(contains(words_of(army, kind), of_troop),
                   sheet_kinds()[static_cast<std::size_t>(kind)].id);
    }
}

BOOST_AUTO_TEST_CASE(the_opponent_and_a_short_roster_do_not) {
    const SheetCase army = noted_spears();
    for (const SheetKind kind : {SheetKind::opponent, SheetKind::compact}) {
        BOOST_TEST(!contains(words_of(army, kind), of_unit));
        BOOST_TEST(!contains(words_of(army, kind), of_troop));
        BOOST_TEST(!contains(html_of(army.model(kind)), of_troop));
    }
    ArmyTable open;
    open.add(army.army, army.ruleset, army.report, true);
    BOOST_TEST(!contains(open.csv(), of_unit));
    BOOST_TEST(!contains(open.csv(), of_troop));
}

BOOST_AUTO_TEST_CASE(a_note_is_said_once_for_all_of_a_count) {
    const SheetModel sheet = noted_spears().model(SheetKind::full);
    BOOST_TEST(std::count_if(sheet.table.rows.begin(), sheet.table.rows.end(),
                             [](const SheetRow& row) { return row.note == of_troop; }) == 1);
}

BOOST_AUTO_TEST_CASE(a_unit_that_shares_its_row_keeps_both) {
    const SheetCase army(
        "<army xmlns='urn:muster:army:1' ruleset='phalanx'><body><unit name='A' note='one'>"
        "<troop name='B' class='HIS' army='RA' integrity='III' note='two'/></unit></body></army>");
    const SheetModel sheet = army.model(SheetKind::full);
    BOOST_TEST(std::any_of(sheet.table.rows.begin(), sheet.table.rows.end(),
                           [](const SheetRow& row) { return row.note == "one · two"; }));
}

// The pages have the room: nothing of the row is painted over.
BOOST_AUTO_TEST_CASE(a_row_with_a_note_is_higher) {
    const SheetCase with = noted_spears();
    SheetModel sheet = with.model(SheetKind::full);
    SheetModel plain = sheet;
    std::string longest;
    for (int i = 0; i < 400; ++i)
        longest += "as long as a page is wide ";
    for (SheetRow& row : plain.table.rows)
        row.note.clear();
    for (SheetRow& row : sheet.table.rows)
        row.note = longest;
    BOOST_TEST(SheetPages(std::move(sheet), {}).count() > SheetPages(std::move(plain), {}).count());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
