// SPDX-License-Identifier: MIT
// Troops by the codes of other rules, with names behind them.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(codes_of_other_rules)

BOOST_AUTO_TEST_CASE(what_a_line_says_goes_before_what_its_kind_is_as_a_rule) {
    const std::string_view list =
        "(S) counts as +, (O) as n, (I) as -.\n\n3 x Reg Bd (O) imitation legionaries\n"
        "2 x Reg Wb (O) Thracian settlers\n1 x Irr Wb (I) Dardanians\n"
        "1 x Reg El (O) forest elephants\n1 x Reg Cv (S) agema, General\n";
    check_list("phalanx-ii", list, "3 x HINn | 2 x LIWn | 1 x LIW- | 1 x ELEn | 1 x HSC+");
    const WrittenArmy made = read_list("phalanx-ii", list);
    const WrittenArmy plain = read_list("phalanx-ii", "3 x HINn RA\n2 x LIWn RA\n1 x LIW- IR\n1 x ELEn RA\n"
                                                      "1 x HSC+ RA General\n");
    const Ruleset& ruleset = rules_called("phalanx-ii");
    const std::size_t slot = ruleset.trait(Level::troop, "army")->slot;
    for (std::size_t unit = 0; unit < plain.army.bodies.at(0).units.size(); ++unit)
        BOOST_CHECK_EQUAL(made.army.bodies.at(0).units.at(unit).troops.at(0).values[slot],
                          plain.army.bodies.at(0).units.at(unit).troops.at(0).values[slot]);
    check_list("phalanx",
               "AP 5. Reg = RA, Irr = IF, all class III.\n\n3 x Reg Bd legionaries\n2 x Reg Wb settlers\n"
               "1 x Reg El war elephants\n1 x Reg Cv General\n",
               "3 x (HIN-III-RA) | 2 x (LIW-III-RA) | 1 x (IND-III-RA) | 1 x (HSC-III-RA)");
}

BOOST_AUTO_TEST_CASE(a_grade_that_nothing_explains_is_asked_about) {
    const std::string_view rest = "4 x Reg Sp (O) citizens\n1 x Reg Cv (O) General\n";
    BOOST_CHECK_EQUAL(asked_of(read_list("phalanx-ii", rest)), "");
    BOOST_CHECK_NE(asked_of(read_list("phalanx-ii", "2 x Reg Bd (S) veterans\n" + std::string(rest))), "");
}

BOOST_AUTO_TEST_CASE(troops_parted_by_commas_head_no_table) {
    for (const std::string_view line :
         {"2 x elephants, IR, n", "2 x forest elephants, IR, n", "2 elephants, IR, n"})
        BOOST_TEST_CONTEXT(line)
    check_list("phalanx-ii", "3 x HISn RA\n" + std::string(line) + "\n1 x HCC+ RA General\n",
               "3 x HISn | 2 x ELEn | 1 x HCC+");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
