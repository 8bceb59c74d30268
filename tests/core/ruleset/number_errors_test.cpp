// SPDX-License-Identifier: MIT
// What is wrong with the numbers of a rule set, and with the patterns in them, is refused where it stands.
#include "small_ruleset.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

constexpr BrokenText number_table[] = {
    {"an unknown element", "<▶numbr id='x' of='troop' name='X'/>", "did you mean 'number'"},
    {"no id", "<▶number of='troop' name='X'><plus value='1'/></number>", "needs the attribute id"},
    {"a word of conditions", "<number id='▶most' of='troop' name='X'><plus value='1'/></number>",
     "another meaning"},
    {"no name", "<▶number id='x' of='troop'><plus value='1'/></number>", "needs the attribute name"},
    {"twice", "<number id='▶worth' of='troop' name='X'><plus value='1'/></number>", "stands twice"},
    {"twice, the name may differ", "<number id='▶worth' of='troop' name='Y' sum='worth'/>", "stands twice"},
    {"a level above before",
     "<number id='x' of='unit' name='X'><plus value='1'/></number>\n<number id='y' of='▶troop' "
     "name='Y'><plus value='1'/></number>",
     "from troop upward"},
    {"a sum of a troop", "<number id='x' of='troop' name='X' ▶sum='worth'/>", "nothing inside"},
    {"a sum of an unknown number", "<number id='x' of='unit' name='X' sum='▶wort'/>", "did you mean 'worth'"},
    {"a sum over two levels", "<number id='x' of='body' name='X' sum='▶worth'/>", "no number of a unit"},
    {"a sum and a step", "<number id='x' of='unit' name='X' sum='worth'><▶plus value='1'/></number>",
     "unknown element <plus>"},
    {"no steps", "<▶number id='x' of='troop' name='X'/>", "nothing says"},
    {"an unknown step", "<number id='x' of='troop' name='X'><▶add value='1'/></number>",
     "unknown element <add>"},
    {"a when without a case",
     "<number id='x' of='troop' name='X'><▶when class='bow'/><plus value='1'/></number>",
     "unknown element <when>"},
    {"an unknown rounding", "<number id='x' of='troop' name='X' round='▶sideways'><plus value='1'/></number>",
     "it is one of up, down, nearest"},
    {"an unknown scope", "<number id='x' of='troop' name='X' scope='▶hidden'><plus value='1'/></number>",
     "it is one of report, sheet, inner"},
    {"a least that is no figure",
     "<number id='x' of='troop' name='X' least='▶1.5'><plus value='1'/></number>", "no figure"},
    {"an unknown attribute", "<number id='x' of='troop' name='X' ▶leat='1'><plus value='1'/></number>",
     "did you mean 'least'"},
    {"a case and a step",
     "<number id='x' of='troop' name='X'><case><plus value='1'/></case><▶plus value='1'/></number>",
     "unknown element <plus>"},
    {"a case without a step", "<number id='x' of='troop' name='X'><▶case><when class='bow'/></case></number>",
     "nothing says"},
    {"a case's attribute",
     "<number id='x' of='troop' name='X'><case ▶class='bow'><plus value='1'/></case></number>",
     "unknown attribute 'class'"},
};

constexpr BrokenText step_table[] = {
    {"nothing to add", "<▶plus/>", "expected one of number, trait or value"},
    {"no figure", "<plus value='▶1.5'/>", "no figure"},
    {"a division by nothing", "<plus value='▶1/0'/>", "no figure"},
    {"a division by too much", "<plus value='▶1/1001'/>", "with at most 1000 under the line"},
    {"a number defined later", "<plus number='▶later'/>", "no number of a troop that stands before"},
    {"the number itself", "<plus number='▶x'/>", "no number of a troop that stands before"},
    {"a factor that is none", "<plus number='worth' by='▶third'/>", "no figure"},
    {"a factor of a constant", "<plus value='1' ▶by='1/3'/>", "unknown attribute 'by'"},
    {"a number and a trait", "<plus number='worth' ▶trait='size'/>", "unknown attribute 'trait'"},
    {"a trait of words", "<plus trait='▶class'/>", "no whole number"},
    {"an unknown trait", "<minus trait='▶sise'/>", "no whole number"},
    {"a child of a step", "<plus value='1'><▶when class='bow'/></plus>", "unknown element <when>"},
    {"a sum of nothing inside", "<sum number='worth' of='▶unit'/>", "unit"},
    {"a sum without a level", "<▶sum number='worth'/>", "needs the attribute of"},
    {"a count of nothing inside", "<count of='▶troop'/>", "troop"},
    {"the greatest of nothing", "<▶greatest/>", "needs the attribute numbers"},
    {"the greatest of an unknown number", "<greatest numbers='▶worth wrth'/>", "did you mean 'worth'"},
    {"a power of a sum", "<plus number='worth' ▶power='worth'/>", "unknown attribute 'power'"},
    {"a share of a power", "<times number='worth' power='worth' ▶by='1/2'/>", "unknown attribute 'by'"},
    {"a power that is no number", "<times number='worth' power='▶wort'/>", "did you mean 'worth'"},
    {"a greatest with a pattern", "<greatest numbers='worth' ▶class='bow'/>", "unknown attribute 'class'"},
};

constexpr BrokenText table_table[] = {
    {"no name", "<▶table><row value='1'/></table>", "needs the attribute name"},
    {"no rows", "<▶table name='T'/>", "one row at least"},
    {"an unknown element", "<table name='T'><▶line value='1'/></table>", "unknown element <line>"},
    {"an unknown operation", "<table name='T' op='▶minus'><row value='1'/></table>",
     "it is one of add, times"},
    {"needed perhaps", "<table name='T' needed='▶true'><row value='1'/></table>", "it is one of no, yes"},
    {"an unknown provenance", "<table name='T' provenance='▶lsot'><row value='1'/></table>",
     "did you mean 'lost'"},
    {"no value", "<table name='T'><▶row class='bow'/></table>", "needs the attribute value"},
    {"values without columns", "<table name='T'><▶row class='bow' values='1'/></table>",
     "needs the attribute value"},
    {"a value that is no figure", "<table name='T'><row class='bow' value='▶x'/></table>", "no figure"},
    {"two values", "<table name='T'><row class='bow' value='▶1 2'/></table>", "2 values where 1"},
    {"a text in a row", "<table name='T'><▶row class='bow' value='1'>2</row></table>", "holds no text"},
    {"an unknown row's provenance",
     "<table name='T'><row class='bow' value='1' provenance='▶guess'/></table>", "not known for provenance"},
    {"columns of nothing", "<table name='T' ▶columns='a b'><row value='1'/></table>",
     "unknown attribute 'columns'"},
    {"no columns", "<▶table name='T' by='class'><row values='1'/></table>", "needs the attribute columns"},
    {"columns by an unknown trait", "<table name='T' by='▶clas' columns='bow'><row values='1'/></table>",
     "no trait of a troop or above"},
    {"columns by a text", "<table name='T' by='▶orders' columns='bow'><row values='1'/></table>",
     "no trait of a troop or above"},
    {"an unknown column", "<table name='T' by='class' columns='▶bow sper'><row values='1 2'/></table>",
     "did you mean 'spear'"},
    {"a column twice", "<table name='T' by='class' columns='▶bow bow'><row values='1 2'/></table>",
     "stands twice"},
    {"a column that is no number", "<table name='T' by='size' columns='▶6 many'><row values='1 2'/></table>",
     "'many' is no value"},
    {"too few values", "<table name='T' by='class' columns='bow spear'><row values='▶1'/></table>",
     "1 values where 2"},
    {"too many values", "<table name='T' by='class' columns='bow'><row values='▶1 -'/></table>",
     "2 values where 1"},
};

constexpr BrokenText pattern_table[] = {
    {"an unknown trait", "▶clas='bow'", "did you mean 'class'"},
    {"a trait of nothing", "▶colour='red'", "no trait that a pattern of level troop can read"},
    {"an unknown value", "class='▶sper'", "'sper' is no value of class; did you mean 'spear'"},
    {"the second value unknown", "class='▶bow sper'", "'sper' is no value of class"},
    {"no value", "class='▶'", "class names no value"},
    {"not and no value", "class='▶not'", "class names no value"},
    {"an unknown group", "class='▶@shoters'", "did you mean 'shooters'"},
    {"a group of another trait", "morale='▶@shooters'", "no group of morale"},
    {"a group without a name", "class='▶@'", "no group of class"},
    {"not between", "class='▶bow not spear'", "'not' is no value"},
    {"a flag that is neither", "leader='▶true'", "'true' is no value of leader"},
    {"a text", "▶orders='hold'", "a text cannot be compared"},
    {"no range", "year='▶early'", "no range"},
    {"a range turned round", "year='▶1600..1500'", "no range"},
    {"two dots alone", "year='▶1501 ..'", "no range"},
    {"three dots", "year='▶1501...1502'", "no range"},
    {"a range of a number", "worth='▶4-6'", "no range"},
    {"a negative range", "worth='▶-1..'", "no range"},
    {"a number defined later", "▶later='1'", "nor a number above"},
    {"a number of another level", "▶men='1'", "nor a number above"},
    {"any inside a troop", "any='▶troop'", "there is no troop inside a troop"},
    {"all of an unknown level", "all='▶man'", "not known for all"},
    {"a vignette of a troop", "▶vignette='1'", "only a unit"},
    {"the vignette before the first", "vignette='▶0'", "counted from 1"},
    {"a vignette that is no number", "vignette='▶first'", "counted from 1"},
};

constexpr BrokenText unit_pattern_table[] = {
    {"two quantifiers", "any='troop' ▶all='troop'", "only one of any, all and none"},
    {"none after any", "any='troop' ▶none='troop'", "only one of any, all and none"},
    {"a vignette and any", "any='troop' ▶vignette='1'", "only a unit"},
    {"a trait of a level below", "▶class='bow'", "no trait that a pattern of level unit can read"},
    {"an unknown trait of those inside", "any='troop' ▶clas='bow'", "did you mean 'class'"},
};

std::string in_number(std::string_view level, std::string_view step) {
    return fmt::format("<number id='x' of='{}' name='X'>{}</number>"
                       "<number id='later' of='{}' name='L'><plus value='1'/></number>",
                       level, step, level);
}

void check_steps(std::span<const BrokenText> table, std::string_view level, std::string_view before,
                 std::string_view after) {
    for (const BrokenText& row : table) {
        const std::string text =
            small_ruleset({.numbers = in_number(level, fmt::format("{}{}{}", before, row.text, after))});
        check_refused({row.what, text, row.message_part}, read_it);
    }
}

std::string table_of(std::size_t rows) {
    std::string text = "<number id='x' of='troop' name='X'><table name='T'>";
    for (std::size_t i = 0; i < rows; ++i)
        text += fmt::format("<{}row class='bow' value='{}'/>", i == 64 ? "▶" : "", i);
    return text + "</table></number>";
}

} // namespace

BOOST_AUTO_TEST_SUITE(number_errors)

BOOST_AUTO_TEST_CASE(broken_numbers) {
    check_additions_refused(&Additions::numbers, number_table);
}

BOOST_AUTO_TEST_CASE(broken_steps) {
    check_steps(step_table, "troop", "", "");
}

BOOST_AUTO_TEST_CASE(broken_tables) {
    check_steps(table_table, "troop", "", "");
}

BOOST_AUTO_TEST_CASE(broken_patterns) {
    check_steps(pattern_table, "troop", "<table name='T'><row value='1' ", "/></table>");
    check_steps(unit_pattern_table, "unit", "<table name='T'><row value='1' ", "/></table>");
}

BOOST_AUTO_TEST_CASE(a_table_has_at_most_64_rows) {
    check_addition_read(&Additions::numbers, table_of(64));
    const std::string too_many = table_of(65);
    const BrokenText table[] = {{"65 rows", too_many, "at most 64 rows; make two of it"}};
    check_additions_refused(&Additions::numbers, table);
}

BOOST_AUTO_TEST_CASE(what_the_language_allows_is_read) {
    for (const std::string_view step :
         {"<plus value='-3/2'/>", "<minus trait='size'/>", "<times number='worth' by='1/3'/>",
          "<times number='worth' power='worth'/>", "<plus trait='year' name='Age'/>",
          "<greatest numbers='worth'/>", "<table name='T'><row value='-'/></table>",
          "<table name='T'><row class='not @shooters' value=' 1 '/></table>",
          "<table name='T'><row year='..1599 1701..1710 1800 1810..' worth='not 3' value='1'/></table>",
          "<table name='T' by='size' columns='6 7' needed='yes'><row values='- 1/2' "
          "provenance='lost'/></table>",
          "<table name='T'>\n<row value='1'>\n<!-- a remark -->\n</row>\n</table>"})
        check_addition_read(&Additions::numbers, in_number("troop", step));
    for (const std::string_view step :
         {"<sum number='worth' of='troop' class='bow'/>", "<lowest number='worth' of='troop'/>",
          "<highest number='worth' of='troop' leader='yes'/>", "<count of='troop'/>",
          "<table name='T'><row vignette='2' class='bow' value='1'/></table>",
          "<table name='T'><row any='troop' worth='3..' value='1'/></table>"})
        check_addition_read(&Additions::numbers, in_number("unit", step));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
