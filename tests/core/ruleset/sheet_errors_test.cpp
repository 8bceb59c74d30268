// SPDX-License-Identifier: MIT
// What is wrong with the sheet of a rule set is refused where it stands.
#include "small_ruleset.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr BrokenText sheet_table[] = {
    {"an unknown part", "<▶headings/>", "did you mean 'heading'"},
    {"an unknown place", "<▶heading>{siz}</heading>", "{siz} is no number or trait of a army"},
    {"a place of a lower level", "<▶heading>{worth}</heading>", "{worth} is no number or trait"},
    {"an open place", "<▶heading>{size</heading>", "without '}'"},
    {"an unknown word before a name", "<▶heading>{shrt size}</heading>", "did you mean 'short'"},
    {"an unknown chart", "<column name='C'><▶cell>{chart afrai}</cell></column>",
     "there is no chart 'afrai'"},
    {"a total without a value", "<▶total caption='c'/>", "needs the attribute value"},
    {"a total's wrong place", "<total value='▶{worth}'/>", "{worth} is no number or trait"},
    {"a mark without a sign", "<▶mark name='Leader' leader='yes'/>", "needs the attribute sign"},
    {"a mark of an unknown trait", "<mark sign='*' name='Leader' ▶leadr='yes'/>", "did you mean 'leader'"},
    {"an unknown level", "<mark sign='*' name='L' of='▶squad' leader='yes'/>", "not known for of"},
    {"a column without cells", "<▶column name='C'/>", "holds cells, or it names a chart"},
    {"a column's unknown alignment", "<column name='C' align='▶left'><cell>x</cell></column>",
     "it is one of start, middle, end"},
    {"a column's unknown chart", "<column name='C' chart='▶none'/>", "there is no chart"},
    {"boxes without number or count", "<▶boxes name='B'/>", "either a count or a number"},
    {"boxes with both", "<▶boxes name='B' count='2' number='worth'/>", "either a count or a number"},
    {"boxes of an unknown number", "<boxes name='B' number='▶wort'/>", "did you mean 'worth'"},
    {"a limit without sign", "<boxes name='B' number='worth'><▶limit number='worth'/></boxes>",
     "needs the attribute sign"},
    {"boxes without end", "<▶boxes name='B' count='999999999'/>", "more than 30"},
    {"a field without end", "<▶field name='F' lines='999999999'/>", "1 to 40 lines"},
    {"a field without name", "<▶field/>", "needs the attribute name"},
    {"fresh lines without end", "<▶field name='F' fresh='41'/>", "fresh is 0 to 40 lines"},
    {"a form without a sheet", "<▶form name='F'><part name='P'/></form>", "needs the attribute on"},
    {"a form on an unknown sheet", "<form on='▶march' name='F'><part name='P'/></form>",
     "it is one of deployment, log"},
    {"a form without parts", "<▶form on='log' name='F'/>", "one part at least"},
    {"a form's part without width", "<form on='log' name='F'><▶part name='P' wide='0'/></form>",
     "at least 1 wide"},
    {"a form's unknown place", "<form on='log' name='F'><▶part name='P'>{worht}</part></form>",
     "{worht} is no number or trait of a unit"},
    {"a form without end", "<▶form on='log' name='F' blank='41'><part name='P'/></form>",
     "blank is 0 to 40 lines"},
    {"a reference to nothing", "<▶reference/>", "needs the attribute chart"},
    {"a line without label", "<▶line/>", "needs the attribute label"},
    {"a line's unknown unit", "<line label='x' unit='▶feet'/>", "it is one of cm, mm, in"},
    {"a line's unknown number", "<line label='x' frontage='▶wide'/>", "'wide' is no number of a troop"},
    {"a ground without depth", "<line label='x'><▶ground width='10'/></line>", "needs the attribute depth"},
    {"a depth of nothing", "<line label='x'><depth by='▶0'/></line>", "is no length"},
    {"an unknown part of a line", "<line label='x'><▶lefts/></line>", "did you mean 'left'"},
};

constexpr std::string_view good_parts[] = {
    "<heading>{size}</heading>",
    "<column name='C'><cell class='bow'>{worth} {short class} {trait class} {signed worth}</cell></column>",
    "<field name='Orders' lines='3'>{orders}</field>",
    "<line label='{name}' units='yes'/>",
    "<form on='log' name='Log' of='unit' follow='2' blank='40'><part name='Who' wide='3'>{name}</part>"
    "<part name='Order'>{orders}</part></form>",
    "<line label='{name}' units='yes'><ground width='10' depth='8' zone='5/2'/></line>",
};

} // namespace

BOOST_AUTO_TEST_SUITE(sheet_errors)

BOOST_AUTO_TEST_CASE(every_mistake_is_refused_where_it_stands) {
    check_additions_refused(&Additions::sheet, sheet_table);
}

BOOST_AUTO_TEST_CASE(what_is_right_is_read) {
    for (const std::string_view part : good_parts)
        check_addition_read(&Additions::sheet, part);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
