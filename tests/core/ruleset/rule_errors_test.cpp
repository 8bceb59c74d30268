// SPDX-License-Identifier: MIT
// What is wrong with the rules, the notation and the charts of a rule set is refused where it stands.
#include "base/input_error.h"
#include "base/limits.h"
#include "ruleset/ruleset_reader.h"
#include "small_ruleset.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>

namespace muster::tests {

namespace {

constexpr BrokenText rule_table[] = {
    {"an unknown element", "<▶rules/>", "did you mean 'rule'"},
    {"no id", "<▶rule of='troop' cite='C'><never class='bow'/><say>S</say></rule>", "needs the attribute id"},
    {"no prefix", "<rule id='▶bow' of='troop' cite='C'><never class='bow'/><say>S</say></rule>",
     "starts with 's.'"},
    {"another prefix", "<rule id='▶sk.bow' of='troop' cite='C'><never class='bow'/><say>S</say></rule>",
     "starts with 's.'"},
    {"the prefix without a dot",
     "<rule id='▶s-bow' of='troop' cite='C'><never class='bow'/><say>S</say></rule>", "starts with 's.'"},
    {"twice",
     "<rule id='s.a' of='troop' cite='C'><never class='bow'/><say>S</say></rule>\n<rule id='▶s.a' of='unit' "
     "cite='C'><need any='troop'/><say>S</say></rule>",
     "stands twice"},
    {"no citation", "<▶rule id='s.a' of='troop'><never class='bow'/><say>S</say></rule>",
     "needs the attribute cite"},
    {"a blank citation", "<rule id='s.a' of='troop' cite='▶ '><never class='bow'/><say>S</say></rule>",
     "is empty"},
    {"no level", "<▶rule id='s.a' cite='C'><never class='bow'/><say>S</say></rule>",
     "needs the attribute of"},
    {"an unknown severity",
     "<rule id='s.a' of='troop' cite='C' severity='▶eror'><never class='bow'/><say>S</say></rule>",
     "did you mean 'error'"},
    {"an unknown attribute",
     "<rule id='s.a' of='troop' cite='C' ▶class='bow'><never class='bow'/><say>S</say></rule>",
     "unknown attribute 'class'"},
    {"no message", "<▶rule id='s.a' of='troop' cite='C'><never class='bow'/></rule>", "needs its message"},
    {"an empty message", "<▶rule id='s.a' of='troop' cite='C'><never class='bow'/><say> </say></rule>",
     "needs its message"},
    {"two messages",
     "<rule id='s.a' of='troop' cite='C'><never class='bow'/><say>S</say><▶say>T</say></rule>",
     "a second <say>"},
    {"a message's attribute",
     "<rule id='s.a' of='troop' cite='C'><never class='bow'/><say ▶class='bow'>S</say></rule>",
     "unknown attribute 'class'"},
    {"an element in a message",
     "<rule id='s.a' of='troop' cite='C'><never class='bow'/><say>▶<b>S</b></say></rule>", "holds text only"},
    {"nothing forbidden", "<▶rule id='s.a' of='troop' cite='C'><when class='bow'/><say>S</say></rule>",
     "needs a <never> or a <need>"},
    {"an unknown condition", "<rule id='s.a' of='troop' cite='C'><▶if class='bow'/><say>S</say></rule>",
     "unknown element <if>"},
    {"stray text", "<rule id='s.a' of='troop' cite='C'>▶Never!</rule>", "stray text in <rule>"},
    {"a need beside cases",
     "<▶rule id='s.a' of='troop' cite='C'><need class='bow'/><case><never "
     "class='bow'/><say>S</say></case></rule>",
     "stands in a case"},
    {"a case without a message",
     "<rule id='s.a' of='troop' cite='C'><▶case><never class='bow'/></case></rule>", "needs its message"},
    {"a case that forbids nothing",
     "<rule id='s.a' of='troop' cite='C'><say>S</say><▶case><when class='bow'/></case></rule>",
     "needs a <never> or a <need>"},
    {"a case in a case", "<rule id='s.a' of='troop' cite='C'><case><▶case/></case></rule>",
     "unknown element <case>"},
    {"a case's attribute",
     "<rule id='s.a' of='troop' cite='C'><case ▶of='troop'><never class='bow'/><say>S</say></case></rule>",
     "unknown attribute 'of'"},
    {"a case's severity",
     "<rule id='s.a' of='troop' cite='C'><case severity='▶warning'><never "
     "class='bow'/><say>S</say></case></rule>",
     "it is one of error, query, note"},
};

constexpr BrokenText say_table[] = {
    {"an unknown place", "{wort}", "{wort} is no number or trait of a troop"},
    {"a place of nothing", "a {} b", "{} is no number"},
    {"a place that is open", "a {worth", "without '}'"},
    {"a place in a place", "{a{worth}", "is no number or trait"},
    {"a number of another level", "{men}", "is no number or trait of a troop"},
    {"a word for one alone", "{worth|point}", "{worth|point} is to be {number|word for one|for several}"},
    {"words too many", "{worth|point|points|all}", "is to be {number|word for one|for several}"},
    {"words of nothing known", "{wort|point|points}", "{wort} is no number or trait of a troop"},
    {"words of a name", "{name|one|several}", "'name' is no number"},
};

constexpr BrokenText condition_table[] = {
    {"nothing", "<▶never/>", "<never> says nothing"},
    {"an unknown trait", "<never ▶clas='bow'/>", "did you mean 'class'"},
    {"a child", "<never class='bow'><▶when class='bow'/></never>", "unknown element <when>"},
    {"an unknown number", "<never number='▶wort' least='1'/>", "did you mean 'worth'"},
    {"no comparison", "<▶need number='worth'/>", "compared with least, most"},
    {"two comparisons", "<need number='worth' least='1' ▶most='2'/>", "one comparison at a time"},
    {"a comparison with nothing known", "<need number='worth' least='▶many'/>", "no number of a troop"},
    {"a comparison with an empty text", "<need number='worth' least='▶'/>", "no number of a troop"},
    {"a factor that is none", "<need number='worth' least='1' times='▶0.5'/>", "no figure"},
    {"a multiple of nothing", "<need number='worth' multiple='▶0'/>", "multiple of 0"},
    {"a comparison and a pattern", "<need number='worth' least='1' ▶class='bow'/>",
     "unknown attribute 'class'"},
    {"a factor of a pattern", "<need class='bow' ▶times='1/2'/>", "no trait that a pattern"},
    {"given what is always given", "<need given='▶class'/>", "no optional number or text"},
    {"given an unknown trait", "<need given='▶orders yaer'/>", "no optional number or text"},
    {"given nothing", "<need given='▶'/>", "is empty"},
    {"missing nothing", "<need missing='▶ '/>", "is empty"},
    {"given and missing", "<need given='year' ▶missing='list'/>", "unknown attribute 'missing'"},
    {"alike in a troop", "<need alike='class' among='▶troop'/>", "there is no troop inside a troop"},
};

constexpr BrokenText unit_condition_table[] = {
    {"alike in nothing known", "<need alike='▶colour' among='troop'/>", "no choice or number of a troop"},
    {"alike in a text", "<need alike='▶post' among='troop'/>", "no choice or number of a troop"},
    {"alike in a trait above", "<need alike='▶size' among='troop'/>", "no choice or number of a troop"},
    {"alike in nothing", "<need alike='▶' among='troop'/>", "is empty"},
    {"distinct in nothing", "<need distinct='▶' among='troop'/>", "is empty"},
    {"alike among nothing", "<▶need alike='class'/>", "needs the attribute among"},
    {"alike among what is above", "<need alike='class' among='▶body'/>", "there is no body inside a unit"},
    {"distinct among an unknown pattern", "<need distinct='class' among='troop' ▶moral='shaky'/>",
     "did you mean 'morale'"},
    {"alike and distinct", "<need distinct='class' ▶alike='class' among='troop'/>",
     "no trait that a pattern"},
};

constexpr BrokenText notation_table[] = {
    {"an unknown element", "<▶bit/>", "unknown element <bit>"},
    {"an unknown trait", "<part ▶clas='bow'>x</part>", "did you mean 'class'"},
    {"an unknown place", "<▶part>{clas}</part>", "{clas} is no number or trait"},
    {"a quantifier", "<part ▶any='troop'>x</part>", "no trait that a pattern"},
};

constexpr BrokenText chart_table[] = {
    {"an unknown element", "<▶table id='c' name='C'/>", "unknown element <table>"},
    {"no id", "<▶chart name='C'/>", "needs the attribute id"},
    {"no name", "<▶chart id='c'/>", "needs the attribute name"},
    {"twice", "<chart id='c' name='C'/><chart id='▶c' name='C'/>", "stands twice"},
    {"every perhaps", "<chart id='c' name='C' every='▶all'/>", "it is one of no, yes"},
    {"an unknown level", "<chart id='c' name='C' of='▶men'/>", "it is one of"},
    {"an unknown line", "<chart id='c' name='C'><▶line/></chart>", "unknown element <line>"},
    {"a row for reference without a label", "<chart id='c' name='C'><▶row>x</row></chart>", "needs a label"},
    {"a row for reference with a pattern",
     "<chart id='c' name='C'><row label='l' ▶class='bow'>x</row></chart>", "unknown attribute 'class'"},
    {"a cell too many", "<chart id='c' name='C' of='troop'><▶row class='bow'>x|y</row></chart>",
     "2 cells where 1"},
    {"a cell too few", "<chart id='c' name='C' of='troop' columns='a|b'><▶row class='bow'>x</row></chart>",
     "1 cells where 2"},
    {"an unknown trait", "<chart id='c' name='C' of='troop'><row ▶clas='bow'>x</row></chart>",
     "did you mean 'class'"},
    {"an unknown provenance", "<chart id='c' name='C' of='troop'><row provenance='▶lsot'>x</row></chart>",
     "did you mean 'lost'"},
};

void check_rules(std::span<const BrokenText> table, std::string_view before, std::string_view after) {
    for (const BrokenText& row : table) {
        const std::string rule = fmt::format("{}{}{}", before, row.text, after);
        check_refused({row.what, small_ruleset({.rules = rule}), row.message_part}, read_it);
    }
}

} // namespace

BOOST_AUTO_TEST_SUITE(rule_errors)

BOOST_AUTO_TEST_CASE(broken_rules) {
    check_additions_refused(&Additions::rules, rule_table);
}

BOOST_AUTO_TEST_CASE(broken_messages) {
    check_rules(say_table, "<rule id='s.a' of='troop' cite='C'><never class='bow'/><▶say>", "</say></rule>");
}

BOOST_AUTO_TEST_CASE(broken_conditions) {
    check_rules(condition_table, "<rule id='s.a' of='troop' cite='C'>", "<say>S</say></rule>");
    check_rules(unit_condition_table, "<rule id='s.a' of='unit' cite='C'>", "<say>S</say></rule>");
}

BOOST_AUTO_TEST_CASE(broken_notation) {
    check_additions_refused(&Additions::notation, notation_table);
}

BOOST_AUTO_TEST_CASE(broken_charts) {
    check_additions_refused(&Additions::charts, chart_table);
}

BOOST_AUTO_TEST_CASE(what_the_language_allows_is_read) {
    for (const std::string_view conditions :
         {"<need number='worth' multiple='1/2'/>", "<need number='worth' above='-3' times='1/3'/>",
          "<need number='worth' equal='worth' times='2'/>", "<need given='year orders list'/>",
          "<never missing='list'/>",
          "<when class='bow'/><when leader='yes'/><need morale='steady'/><never size='7'/>"})
        check_addition_read(&Additions::rules,
                            fmt::format("<rule id='s.a' of='troop' cite='C'>{}<say>S "
                                        "{{worth}} {{class}} {{name}} {{orders}}</say></rule>",
                                        conditions));
    check_addition_read(&Additions::charts, "<chart id='c' name='C' of='unit' columns='a|b' every='yes'>"
                                            "<row any='troop' class='bow' label='l'>x|</row></chart>");
}

BOOST_AUTO_TEST_CASE(elements_are_counted_before_anything_is_read) {
    struct Limit {
        std::string_view element;
        std::size_t most;
    };
    const Limit limits[] = {
        {"mode", most_modes},     {"outcome", most_outcomes}, {"part", most_notation_parts},
        {"alias", most_aliases},  {"own", most_steps},        {"enemy", most_steps},
        {"attacker", most_steps}, {"defender", most_steps},   {"compare", most_steps},
        {"set", most_steps},      {"at-least", most_steps},   {"at-most", most_steps},
        {"entry", most_steps},    {"line", most_steps},       {"end", most_steps},
        {"refuse", most_steps},   {"only", most_steps},       {"fight", most_steps},
        {"either", most_steps},   {"all", most_steps},        {"as", most_steps},
        {"default", most_steps},  {"why", most_steps},        {"dice", most_kinds_of_dice},
        {"cell", most_steps},     {"group", most_steps},      {"anything", most_steps}};
    for (const Limit& limit : limits) {
        const auto refusal = [&](std::size_t count) {
            std::string text = "<ruleset>";
            for (std::size_t i = 0; i < count; ++i)
                text += fmt::format("<{}/>", limit.element);
            try {
                static_cast<void>(read_ruleset(text + "</ruleset>", "many.xml"));
            } catch (const InputError& error) {
                return std::string(error.what());
            }
            return std::string();
        };
        const std::string told = fmt::format("more than {0} elements <{1}>; a rule set has at most {0}",
                                             limit.most, limit.element);
        BOOST_CHECK(refusal(limit.most + 1).find(told) != std::string::npos);
        BOOST_CHECK(refusal(limit.most).find(told) == std::string::npos);
    }
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
