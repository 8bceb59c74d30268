// SPDX-License-Identifier: MIT
// What is wrong with the frame, the traits and the groups of a rule set is refused where it stands.
#include "ruleset/ruleset_reader.h"
#include "small_ruleset.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

constexpr BrokenText trait_table[] = {
    {"an unknown kind", "<▶colour id='x' of='troop' name='X'/>", "unknown element <colour>"},
    {"a kind misspelt", "<▶flagg id='x' of='troop' name='X'/>", "did you mean 'flag'"},
    {"stray text", "▶x", "stray text in <traits>"},
    {"no id", "<▶flag of='troop' name='X'/>", "needs the attribute id"},
    {"an empty id", "<flag id='▶' of='troop' name='X'/>", "the attribute id is empty"},
    {"a space in an id", "<flag id='▶a b' of='troop' name='X'/>", "is no id"},
    {"an id beyond ASCII", "<flag id='▶été' of='troop' name='X'/>", "is no id"},
    {"an id that no attribute can have", "<flag id='▶2nd' of='troop' name='X'/>", "begins with a letter"},
    {"an id beginning with a hyphen", "<flag id='▶-x' of='troop' name='X'/>", "begins with a letter"},
    {"a word of patterns", "<flag id='▶any' of='troop' name='X'/>", "another meaning"},
    {"a word of conditions", "<whole id='▶least' of='army' name='X' least='1' most='2'/>", "another meaning"},
    {"a word of army files", "<whole id='▶count' of='troop' name='X' least='1' most='2'/>",
     "another meaning"},
    {"the namespace", "<flag id='▶xmlns' of='troop' name='X'/>", "another meaning"},
    {"no level", "<▶flag id='x' name='X'/>", "needs the attribute of"},
    {"an unknown level", "<flag id='x' of='▶man' name='X'/>", "it is one of army, body, unit, troop"},
    {"a level misspelt", "<flag id='x' of='▶trop' name='X'/>", "did you mean 'troop'"},
    {"no name", "<▶flag id='x' of='troop'/>", "needs the attribute name"},
    {"a blank name", "<flag id='x' of='troop' name='▶ '/>", "is empty"},
    {"a default of a flag", "<flag id='x' of='troop' name='X' ▶default='yes'/>",
     "unknown attribute 'default'"},
    {"an attribute twice", "<flag id='x' of='troop' ▶id='y' name='X'/>", "stands twice"},
    {"a child of a flag", "<flag id='x' of='troop' name='X'><▶value id='a'/></flag>",
     "unknown element <value>"},
    {"twice on a level", "<flag id='▶leader' of='troop' name='X'/>", "stands twice for one level"},
    {"one value", "<▶choice id='x' of='troop' name='X'><value id='a'/></choice>", "two values"},
    {"no value", "<▶choice id='x' of='troop' name='X'/>", "two values"},
    {"a value twice", "<choice id='x' of='troop' name='X'><value id='a'/><value id='▶a'/></choice>",
     "stands twice"},
    {"a value called not", "<choice id='x' of='troop' name='X'><value id='▶not'/><value id='a'/></choice>",
     "'not'"},
    {"a value without an id", "<choice id='x' of='troop' name='X'><▶value/><value id='a'/></choice>",
     "needs the attribute id"},
    {"a value's attribute", "<choice id='x' of='troop' name='X'><value id='a' ▶shrt='A'/></choice>",
     "did you mean 'short'"},
    {"a value's child", "<choice id='x' of='troop' name='X'><value id='a'><▶b/></value></choice>",
     "unknown element <b>"},
    {"an unknown default",
     "<choice id='x' of='troop' name='X' default='▶bb'><value id='aa'/><value id='bbb'/></choice>",
     "did you mean 'bbb'"},
    {"no least", "<▶whole id='x' of='troop' name='X' most='3'/>", "needs least and most"},
    {"least above most", "<▶whole id='x' of='troop' name='X' least='4' most='3'/>", "needs least and most"},
    {"a figure that is not whole", "<whole id='x' of='troop' name='X' least='▶1.5' most='3'/>",
     "no whole number"},
    {"a negative figure", "<whole id='x' of='troop' name='X' least='▶-1' most='3'/>", "no whole number"},
    {"a default outside", "<▶whole id='x' of='troop' name='X' least='1' most='3' default='4'/>",
     "outside of least and most"},
    {"optional and a default",
     "<▶whole id='x' of='troop' name='X' least='1' most='3' default='2' optional='yes'/>",
     "exclude each other"},
    {"optional perhaps", "<whole id='x' of='troop' name='X' least='1' most='3' optional='▶true'/>",
     "it is one of no, yes"},
};

constexpr BrokenText group_table[] = {
    {"an unknown trait", "<group id='x' trait='▶clas' values='bow'/>", "'clas' is no choice"},
    {"a flag", "<group id='x' trait='▶leader' values='yes'/>", "'leader' is no choice"},
    {"a value misspelt", "<group id='x' trait='class' values='▶bow sper'/>", "did you mean 'spear'"},
    {"no values", "<group id='x' trait='class' values='▶ '/>", "is empty"},
    {"twice", "<group id='▶shooters' trait='class' values='bow'/>", "stands twice"},
    {"no id", "<▶group trait='class' values='bow'/>", "needs the attribute id"},
    {"an unknown attribute", "<group id='x' trait='class' values='bow' ▶of='troop'/>",
     "unknown attribute 'of'"},
};

struct Replacement {
    std::string_view what;
    std::string_view old_text;
    std::string_view new_text; // with the mark
    std::string_view message_part;
};

constexpr Replacement frame_table[] = {
    {"no namespace", "<ruleset xmlns=\"urn:muster:ruleset:1\"", "<▶ruleset", "needs the attribute xmlns"},
    {"a later namespace", "urn:muster:ruleset:1", "▶urn:muster:ruleset:2", "urn:muster:ruleset:1"},
    {"no id", " id=\"small\"", "", "needs the attribute id"},
    {"a path for an id", "id=\"small\"", "id=\"▶../small\"", "is no id"},
    {"no prefix", " prefix=\"s\"", "", "needs the attribute prefix"},
    {"no revision", " revision=\"1\"", "", "needs the attribute revision"},
    {"no title", "title=\"Small\"", "title=\"▶\"", "the attribute title is empty"},
    {"an unknown attribute", "prefix=\"s\"", "▶prefx=\"s\" prefix=\"s\"", "did you mean 'prefix'"},
    {"an unknown part", "<words/>", "<▶wordz/>", "did you mean 'words'"},
    {"a part missing", "<words/>", "", "expected <words> here"},
    {"a part twice", "<words/>", "<words/><▶words/>", "expected <traits> here"},
    {"about after words", "<words/>", "<words/><▶about/>", "expected <traits> here"},
    {"a word's level", "<words/>", "<words ▶man=\"Man\"/>", "unknown attribute 'man'"},
    {"a child of words", "<words/>", "<words><▶army/></words>", "unknown element <army>"},
    {"an attribute of traits", "<traits>", "<traits ▶of=\"troop\">", "unknown attribute 'of'"},
    {"charts before notation", "<notation></notation>", "<charts/><▶notation/>", "expected <start> here"},
    {"another start", "<army xmlns=\"urn:muster:army:1\" ruleset=\"small\"/>", "<▶muster/>",
     "unknown element <muster>"},
    {"an empty start", "<start><army xmlns=\"urn:muster:army:1\" ruleset=\"small\"/></start>", "<▶start/>",
     "holds one <army>"},
    {"two starts", "<start><army", "<▶start><army xmlns=\"urn:muster:army:1\"/><army", "holds one <army>"},
    {"a start without a namespace", "<army xmlns=\"urn:muster:army:1\"", "<▶army", "urn:muster:army:1"},
    {"a start with an attribute twice", " ruleset=\"small\"/>", " ruleset=\"small\" ▶ruleset=\"x\"/>",
     "stands twice"},
    {"a body in the start with an attribute twice", " ruleset=\"small\"/>",
     " ruleset=\"small\"><body name=\"a\" ▶name=\"b\"/></army>", "stands twice"},
    {"something after the start", "</start>", "</start><▶charts/>", "out of order or stands twice"},
    {"a text in the start", "<start>", "<start>▶now", "stray text in <start>"},
};

std::string replaced(std::string_view old_text, std::string_view new_text) {
    std::string text = small_ruleset();
    const std::size_t at = text.find(old_text);
    BOOST_REQUIRE_MESSAGE(at != std::string::npos, old_text);
    text.replace(at, old_text.size(), new_text);
    return text;
}

std::string choice_of(std::size_t values) {
    std::string text = "<choice id='x' of='troop' name='X'>";
    for (std::size_t i = 0; i < values; ++i)
        text += fmt::format("<{}value id='v{}'/>", i == most_values ? "▶" : "", i);
    return text + "</choice>";
}

std::string flags(std::size_t count, std::string_view kind) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i)
        text += fmt::format("<{}{} id='f{}' of='body' name='F'/>", i + 1 == count ? "▶" : "", kind, i);
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(trait_errors)

BOOST_AUTO_TEST_CASE(the_small_rule_set_itself_is_read) {
    const Ruleset ruleset = read_ruleset(small_ruleset(), "it");
    BOOST_CHECK_EQUAL(ruleset.id, "small");
    BOOST_CHECK_EQUAL(ruleset.traits.size(), 7U);
    BOOST_CHECK_EQUAL(ruleset.start, "<army xmlns=\"urn:muster:army:1\" ruleset=\"small\"/>");
}

BOOST_AUTO_TEST_CASE(broken_traits) {
    check_additions_refused(&Additions::traits, trait_table);
}

BOOST_AUTO_TEST_CASE(broken_groups) {
    check_additions_refused(&Additions::groups, group_table);
}

BOOST_AUTO_TEST_CASE(broken_frames) {
    for (const Replacement& row : frame_table) {
        std::string text = replaced(row.old_text, row.new_text);
        if (row.new_text
                .empty()) { // missing: told at the element that lacks it, or the one that came instead
            const std::string_view place = row.old_text.front() == ' ' ? "ruleset xmlns" : "traits>";
            text.insert(text.find(place), "▶");
        }
        check_refused({row.what, text, row.message_part}, read_it);
    }
}

BOOST_AUTO_TEST_CASE(other_files_are_no_rule_sets) {
    check_refused({"an army", "<▶army xmlns=\"urn:muster:army:1\" ruleset=\"small\"/>", "is a <ruleset>"},
                  read_it);
    check_refused({"an empty file", "▶", "no element"}, read_it);
    check_refused({"a DOCTYPE", "▶<!DOCTYPE ruleset>" + small_ruleset(), "DOCTYPE"}, read_it);
}

BOOST_AUTO_TEST_CASE(numbers_of_values_and_traits_are_bounded) {
    const std::string most = choice_of(64);
    check_addition_read(&Additions::traits, most);
    const std::string too_many = choice_of(65);
    const std::string flags25 = flags(25, "flag");
    const std::string texts9 = flags(9, "text");
    const BrokenText table[] = {
        {"65 values", too_many, "at most 64 values; leave some out"},
        {"25 traits", flags25, "at most 24 traits"},
        {"9 texts", texts9, "and 8 texts"},
    };
    check_additions_refused(&Additions::traits, table);
}

// 24 traits and 8 texts fit, on every level at once.
BOOST_AUTO_TEST_CASE(all_levels_can_be_full) {
    std::string traits;
    for (const std::string_view level : {"body", "unit"}) {
        for (int i = 0; i < 24; ++i)
            traits += fmt::format("<flag id='f{}' of='{}' name='F'/>", i, level);
        for (int i = 0; i < (level == "unit" ? 7 : 8); ++i) // the unit has its orders
            traits += fmt::format("<text id='t{}' of='{}' name='T'/>", i, level);
    }
    check_addition_read(&Additions::traits, traits);
}

BOOST_AUTO_TEST_CASE(ids_that_cannot_be_told_apart_are_refused) {
    const BrokenText table[] = {
        {"values",
         "<▶choice id='x' of='troop' name='X'><value id='heavy-horse-a-of-the-guards'/>"
         "<value id='heavy-horse-b-of-the-guards'/></choice>",
         "shorten one"}};
    check_additions_refused(&Additions::traits, table);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
