// SPDX-License-Identifier: MIT
// What is wrong with the conversion of a rule set, and with its aliases, is refused where it stands.
#include "small_ruleset.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr BrokenText conversion_table[] = {
    {"an unknown part", "<▶aliases/>", "did you mean 'alias'"},
    {"an alias without names", "<▶alias class='bow'/>", "needs the attribute names"},
    {"an alias of nothing", "<▶alias names='archer'/>", "give it a trait"},
    {"an alias of an unknown trait", "<alias names='archer' ▶clas='bow'/>", "did you mean 'class'"},
    {"an alias of an unknown value", "<alias names='archer' class='▶bwo'/>", "did you mean 'bow'"},
    {"alternatives without brackets", "<▶alias names='archer|bowman' class='bow'/>",
     "the bracket around a|b"},
    {"a row without names", "<scale id='kind'><▶row class='bow'/></scale>", "needs the attribute names"},
};

constexpr std::string_view good_aliases[] = {
    "<alias names='archer horse-archer' class='bow'/><alias names='HI' class='spear' morale='steady'/>",
    "<scale id='kind'><row names='Bw' class='bow'/></scale>",
    "<alias names='(horse-|)archer Ax(S)' class='bow'/>",
};

} // namespace

BOOST_AUTO_TEST_SUITE(conversion_errors)

BOOST_AUTO_TEST_CASE(every_mistake_is_refused_where_it_stands) {
    check_additions_refused(&Additions::conversion, conversion_table);
}

BOOST_AUTO_TEST_CASE(what_is_right_is_read) {
    for (const std::string_view part : good_aliases)
        check_addition_read(&Additions::conversion, part);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
