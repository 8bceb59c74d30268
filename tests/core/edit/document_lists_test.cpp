// SPDX-License-Identifier: MIT
// An open army whose house list changes on the disk: it uses the new list after a refresh, and keeps the old
// one if the new one cannot be read.
#include "army/starting_army.h"
#include "edit/document.h"
#include "lists/lists.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

struct ListFolder {
    ListFolder() { write("HIS"); }
    void write(std::string_view word) const {
        folder.write(
            "phalanx/mine.xml",
            fmt::format("<armylist xmlns='urn:muster:armylist:1' ruleset='phalanx' id='mine' title='T' "
                        "revision='1'><about>A</about><entry id='one' name='E'>"
                        "<troop class='{}' army='any' integrity='any'/></entry></armylist>",
                        word));
    }
    [[nodiscard]] Document document() const {
        Army army = starting_army(rulesets, *rulesets.find("phalanx"), "Test");
        army.list = "mine";
        return {rulesets, std::move(army)};
    }

    TemporaryFolder folder;
    Rulesets rulesets{{shipped_rulesets().folders().front(), folder.path()}};
};

const std::string& word_in(const Document& document) {
    const ListInForce* list = list_in_force(document.ruleset());
    const Offer& offer = list->list().entries.front().troops.front().offers.front();
    return document.ruleset().traits[offer.trait].values[static_cast<std::size_t>(offer.first)].id;
}

} // namespace

BOOST_AUTO_TEST_SUITE(document_lists)

BOOST_AUTO_TEST_CASE(an_army_uses_its_changed_list_after_a_refresh) {
    const ListFolder house;
    Document document = house.document();
    house.write("CAT");
    BOOST_CHECK(lists_of(house.rulesets).refresh());
    Army army = document.army();
    army.name = "Another";
    document.add("Rename", army);
    BOOST_CHECK_EQUAL(word_in(document), "HIS"); // not while it is worked on
    const std::size_t state = document.state();
    BOOST_CHECK(!document.refresh_list());
    BOOST_CHECK_EQUAL(word_in(document), "CAT");
    BOOST_CHECK_GT(document.state(), state);
    document.undo();
    BOOST_CHECK_EQUAL(word_in(document), "CAT");
}

BOOST_AUTO_TEST_CASE(an_army_keeps_its_list_when_the_file_breaks) {
    const ListFolder house;
    Document document = house.document();
    house.write("HISS");
    BOOST_CHECK(lists_of(house.rulesets).refresh());
    const std::optional<InputError> error = document.refresh_list();
    BOOST_REQUIRE(error);
    BOOST_CHECK(std::string_view(error->what()).find("mine.xml:1:") != std::string_view::npos);
    Army army = document.army();
    army.name = "Another";
    BOOST_CHECK_NO_THROW(document.add("Rename", army));
    BOOST_CHECK_NO_THROW(document.undo());
    BOOST_CHECK_EQUAL(word_in(document), "HIS");
    house.write("CAT");
    lists_of(house.rulesets).refresh();
    BOOST_CHECK(!document.refresh_list());
    BOOST_CHECK_EQUAL(word_in(document), "CAT");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
