// SPDX-License-Identifier: MIT
// What a player owns, and what an army lacks of it.
#include "library/collection.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr const char* uruk = "class=foot physique=high size=average weapon=spear";

struct CollectionFixture {
    TemporaryFolder folder;
    Library library{folder.path() / "library.db"};
    CollectionTable collection{library};
    const Ruleset& ruleset = *shipped_rulesets().find("undying-lands");
    FigureKinds kinds{ruleset};

    static void refused(const std::string& text, const std::string& place, const std::string& what) {
        BOOST_CHECK_EXCEPTION((void)read_collection_csv(text, "c.csv", shipped_rulesets()), InputError,
                              [&](const InputError& error) {
                                  BOOST_TEST_MESSAGE(error.what());
                                  return std::string(error.what()).find("c.csv:" + place + ": ") == 0 &&
                                         error.message().find(what) != std::string::npos;
                              });
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(collections, CollectionFixture)

BOOST_AUTO_TEST_CASE(an_army_needs_figures_of_each_kind) {
    const Army army = read_army(army_text("Host", "", 5), "test", shipped_rulesets());
    const FigureCounts needed = kinds.needed(army);
    BOOST_TEST_REQUIRE(needed.size() == 1U);
    BOOST_TEST(needed.begin()->first == uruk);
    BOOST_TEST(needed.begin()->second == 5);
    BOOST_TEST(kinds.name(uruk).find(" · ") != std::string::npos);
    BOOST_TEST(kinds.name("class=gone size=average") == "class=gone size=average");
    for (const NamedText& sample : samples()) {
        const Army one = read_army(sample.text, sample.name, shipped_rulesets());
        const FigureKinds its(*shipped_rulesets().find(one.ruleset));
        std::int64_t figures = 0;
        for (const auto& [kind, count] : its.needed(one)) {
            BOOST_TEST(its.checked(kind) == kind);
            figures += count;
        }
        BOOST_TEST(figures >= 9, sample.name);
    }
}

BOOST_AUTO_TEST_CASE(figures_are_counted_by_kind_and_painting) {
    collection.set({"undying-lands", uruk, "White Hand", 3});
    collection.set({"undying-lands", uruk, "", 1});
    collection.set({"undying-lands", uruk, "Red Eye", 2});
    collection.set({"undying-lands", uruk, "Red Eye", 4});
    collection.set({"phalanx", "class=HIP army=RA", "", 9});
    BOOST_TEST(collection.rows().size() == 4U);
    BOOST_TEST(collection.counts("undying-lands")[uruk] == 8);
    BOOST_TEST(collection.counts("undying-lands", "White Hand")[uruk] == 4);
    collection.set({"undying-lands", uruk, "Red Eye", 0});
    BOOST_TEST(collection.counts("undying-lands")[uruk] == 4);
    BOOST_CHECK_THROW(collection.set({"undying-lands", uruk, "", -1}), LibraryError);
    BOOST_CHECK_THROW(collection.set({"undying-lands", uruk, "", most_owned + 1}), LibraryError);
    BOOST_TEST(Library(library.file()).list(LibraryPart::all).empty());
}

BOOST_AUTO_TEST_CASE(armies_are_listed_by_the_figures_they_lack) {
    library.add(army_facts("Small", "", 3), "");
    library.add(army_facts("Large", "", 9), "");
    collection.set({"undying-lands", uruk, "", 5});
    const std::vector<Fieldable> found = collection.fieldable(shipped_rulesets());
    BOOST_TEST_REQUIRE(found.size() == 2U);
    BOOST_TEST(found[0].army.name == "Small");
    BOOST_TEST(found[0].missing == 0);
    BOOST_TEST(found[0].shortages.empty());
    BOOST_TEST(found[1].army.name == "Large");
    BOOST_TEST(found[1].missing == 4);
    BOOST_TEST(found[1].needed == 9);
    BOOST_TEST(found[1].shortages.at(0).kind == uruk);
    BOOST_TEST(found[1].shortages.at(0).owned == 5);
    const Rulesets none({folder.path()});
    BOOST_TEST(collection.fieldable(none).empty());
}

BOOST_AUTO_TEST_CASE(kinds_are_checked_as_they_are_typed) {
    BOOST_TEST(kinds.checked(" weapon=spear class=foot  size=average physique=high") == uruk);
    for (const char* const wrong :
         {"", "class=foot", "class=foot physique=high size=average weapon=spoon",
          "class=foot class=foot physique=high size=average weapon=spear",
          "class=foot physique=high size=average weapon=spear morale=IV", "class physique size weapon"})
        BOOST_CHECK_THROW((void)kinds.checked(wrong), LibraryError);
}

BOOST_AUTO_TEST_CASE(an_exported_table_is_imported_unchanged) {
    const std::vector<Owned> rows{{"phalanx", "class=HIP army=RA", "", 9},
                                  {"undying-lands", uruk, "White, \"the\" Hand", 3},
                                  {"undying-lands", uruk, "White; red", 2},
                                  {"undying-lands", uruk, "=HYPERLINK(A1)", 1},
                                  {"undying-lands", uruk, "'-", 1}};
    const std::string text = collection_csv(rows);
    BOOST_TEST((read_collection_csv(text, "c.csv", shipped_rulesets()) == rows));
    // As spreadsheets write it.
    const std::string other = "\xEF\xBB\xBFruleset;kind;painted as;count\r\n"
                              "phalanx;army=RA class=HIP;;9\r\n\r\n";
    BOOST_TEST((read_collection_csv(other, "c.csv", shipped_rulesets()) ==
                std::vector<Owned>{{"phalanx", "class=HIP army=RA", "", 9}}));
    BOOST_TEST(read_collection_csv("", "c.csv", shipped_rulesets()).empty());
}

BOOST_AUTO_TEST_CASE(no_cell_of_an_exported_table_is_a_formula) {
    const std::string text = collection_csv({{"+SUM(1)", "=1+1", "@a", 1}});
    BOOST_TEST(text.ends_with("\r\n'+SUM(1),'=1+1,'@a,1\r\n"), text);
}

BOOST_AUTO_TEST_CASE(a_wrong_table_is_refused_with_its_place) {
    const std::string head = "ruleset,kind,painted as,count\n";
    refused(head + "phalank,class=HIP army=RA,,9\n", "2:1", "phalanx");
    refused(head + "phalanx,class=HIX army=RA,,9\n", "2:9", "HIP");
    refused(head + "phalanx,class=HIP army=RA,,many\n", "2:28", "whole number");
    refused(head + "phalanx,class=HIP army=RA,,9999999\n", "2:28", "whole number");
    refused(head + "phalanx,class=HIP army=RA,9\n", "2:1", "cells");
    refused(head + "phalanx,\"class=HIP army=RA,,9\n", "2:9", "quotation mark");
    refused(head + "phalanx,\"class=HIP\"army=RA,,9\n", "2:20", "comma");
    refused(head + "phalanx,class=HIP army=RA,\xFF,9\n", "2:27", "UTF-8");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
