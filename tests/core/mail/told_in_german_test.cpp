// SPDX-License-Identifier: MIT
// German lists: what stands over their columns, and what they say of kinds of troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string_view>

namespace muster::tests {

namespace {

WrittenArmy swabians(std::string_view told) {
    return read_list("phalanx-ii",
                     fmt::format("Betreff: Schwaben\n\nHallo Keith,\n\n{}\n\n1 x CAT+ RA (General)\n"
                                 "2 x HSCn RA\n3 x HISn RA\n1 x VLI- RA\n",
                                 told));
}

} // namespace

BOOST_AUTO_TEST_SUITE(told_in_german)

BOOST_AUTO_TEST_CASE(foot_and_horse_stand_on_bases) {
    for (const std::string_view told :
         {"Fußtruppen auf vier Basen, Reiter auf zwei.", "Infanterie auf 4 Basen, Kavallerie auf 2.",
          "Alles in 15 mm, Fußvolk auf vier Basen und Reiterei auf zwei Basen.",
          "Die Fußtruppen stehen auf vier Basen, die Reiter auf zwei.",
          "Fußtruppen haben vier Basen, Berittene zwei."})
        BOOST_TEST_CONTEXT(told) {
            const WrittenArmy made = swabians(told);
            BOOST_CHECK_EQUAL(asked_of(made), "");
            BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 1 3 3 ");
        }
    for (const std::string_view told : {"Fußtruppen auf fünf Basen, Reiter auf zwei.",
                                        "Manche Fußtruppen auf vier Basen, Reiter auf zwei."})
        BOOST_TEST_CONTEXT(told)
    BOOST_CHECK_NE(asked_of(swabians(told)), "");
}

BOOST_AUTO_TEST_CASE(a_column_of_bases_is_headed_in_german) {
    const WrittenArmy made = read_list("phalanx-ii", "| Anzahl | Klasse | Armeeklasse | Integrität | Basen | "
                                                     "Anmerkungen |\n|---|---|---|---|---|---|\n"
                                                     "| 2 | HSC | RA | n | 2 | Ritter |\n"
                                                     "| 1 | HCC | RA | plus | 2 | General |\n"
                                                     "| 3 | HIS | IR | n | 4 | Spießer |\n");
    BOOST_CHECK_EQUAL(asked_of(made), "");
    BOOST_CHECK_EQUAL(values_of("phalanx-ii", made, "bases"), "1 1 3 ");
}

BOOST_AUTO_TEST_CASE(columns_of_fantastic_troops_are_headed_in_german) {
    const WrittenArmy made = read_list(
        "undying-lands",
        "General's rating 4\n\nLeft wing, rating 3, orders hold\n\n"
        "| Menge | Klasse | Ordnung | Armeeklasse | Nahkampfwaffe | Fernkampfwaffe | Statur | Größe "
        "| Moralklasse | Fertigkeit | Rüstung | Schild |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|\n"
        "| 3 | foot | close | regular | spear | none | high | average | IV | drilled | D | large |\n"
        "| 2 | foot | open | irregular | none | SRW | average | small | II | militia | A | none |\n");
    BOOST_CHECK_EQUAL(
        values_of("undying-lands", made, "proficiency"),
        values_of("undying-lands",
                  read_list("undying-lands", "General's rating 4\n\nLeft wing, rating 3, orders hold\n\n3 "
                                             "spearmen: foot, close, regular, spear, drilled\n"
                                             "2 bowmen: foot, open, irregular, SRW, militia\n"),
                  "proficiency"));
    BOOST_CHECK_EQUAL(asked_of(made).find("not understood"), std::string::npos);
}

BOOST_AUTO_TEST_CASE(columns_of_guns_and_epochs_are_headed_in_german) {
    check_list(
        "into-glory-ride",
        "AP 5.\n\n| Anzahl | Truppentyp | Armeeklasse | Integrität | Epoche | Geschütz | Beschreibung |\n"
        "|---|---|---|---|---|---|---|\n"
        "| 3 | HIM | RA | III | IV | IV | Linie |\n"
        "| 1 | HIM | RA | V | IV | - | Garde (General) |\n"
        "| 2 | HCC | RA | IV | - | - | Kürassiere |\n",
        "3 x (HIM-III-RA)EIV+AA(EIV) | 1 x (HIM-V-RA)EIV | 2 x (HCC-IV-RA)");
}

BOOST_AUTO_TEST_CASE(columns_of_prices_are_headed_in_german) {
    check_list("ancient-1969",
               "Persian army, 500 points, all barbarian.\n\n"
               "Name,Stärke,Typ,Güte,Waffe,Punkte je Figur,Offizier,Gesamtpunkte\n"
               "Satrap,1,Commander-in-chief,,,100,,100\n"
               "Unsterbliche,20,Medium infantry,B,Bow,4,25,105\n"
               "Kardaker,20,Light infantry,C,Javelin,3,25,85\n",
               "1 x Barb C-in-C | 20 x Barb MI B, bow, shield & 1 x Barb Cdr | "
               "20 x Barb LI C, javelin, shield & 1 x Barb Cdr");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
