// SPDX-License-Identifier: MIT
// What is wrong with an army list is refused where it stands.
#include "lists/list_reader.h"
#include "lists/lists.h"
#include "marked_text.h"
#include "ruleset/skirmish.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

// The parts behind <about>.
constexpr BrokenText part_table[] = {
    {"an unknown part", "<▶entri/>", "did you mean 'entry'"},
    {"parts out of order", "<entry id='a' name='A'><troop class='bow'/></entry><▶army weather='wet'/>",
     "out of order"},
    {"a part that appears twice", "<army weather='wet'/><▶army weather='dry'/>", "appears twice"},
    {"an unknown army trait", "<army ▶wether='wet'/>", "did you mean 'weather'"},
    {"an unknown value", "<army weather='▶wett'/>", "did you mean 'wet'"},
    {"a value twice", "<army weather='▶wet wet'/>", "offered twice"},
    {"no value", "<army weather='▶'/>", "offers no value"},
    {"a number beyond the trait's", "<army size='▶121..'/>", "size is a number from 1 to 120"},
    {"no range", "<army size='▶4-6'/>", "write 4, 4..6"},
    {"a text", "<army ▶motto='x'/>", "no list can restrict"},
    {"an unknown number", "<size number='▶mun'/>", "did you mean 'men'"},
    {"a number that no report holds", "<size number='▶limit'/>",
     "not a number of the army that reports show"},
    {"crossed bounds", "<▶size number='men' least='6' most='4'/>", "least, 6, is greater than most, 4"},
    {"a step of 0", "<▶size number='men' step='0'/>", "step must be at least 1"},
    {"a negative count", "<size number='men' least='▶-1'/>", "not a whole number from 0"},
    {"a count with zeros before", "<size number='men' least='▶04'/>", "not a whole number from 0"},
    {"both number and trait", "<▶per number='men' trait='size' each='4'/>", "needs either number or trait"},
    {"neither number nor trait", "<▶per each='4'/>", "needs either number or trait"},
    {"a trait without numbers", "<per trait='▶weather' each='4'/>", "not a whole-number trait"},
    {"each of 0", "<▶per number='men' each='0'/>", "each must be at least 1"},
    {"no each", "<▶per number='men'/>", "needs the attribute each"},
    {"a trait of the army in every", "<every ▶weather='wet'/>", "not a troop trait"},
    {"another form without a name",
     "<entry id='a' name='A'><troop class='bow'/><▶also class='spear'/></entry>", "needs the attribute name"},
    {"another form that changes nothing",
     "<entry id='a' name='A'><troop class='bow'/><▶also name='on foot'/></entry>", "must say what changes"},
    {"another form of several values",
     "<entry id='a' name='A'><troop class='bow'/><also name='on foot' class='▶spear bow'/></entry>",
     "must be one value in <also>"},
    {"another form before the troops",
     "<entry id='a' name='A'><also name='on foot' class='spear'/><▶troop class='bow'/></entry>",
     "then its <also> elements"},
    {"no id", "<▶entry name='A'><troop class='bow'/></entry>", "needs the attribute id"},
    {"an id with a space", "<entry id='▶A b' name='A'><troop class='bow'/></entry>", "is not an id"},
    {"an id twice",
     "<entry id='a' name='A'><troop class='bow'/></entry><entry id='▶a' name='B'><troop "
     "class='bow'/></entry>",
     "is used twice"},
    {"an entry without troops", "<▶entry id='a' name='A'/>", "at least one <troop>"},
    {"a troop that leaves its class open", "<entry id='a' name='A'><▶troop morale='bold'/></entry>",
     "<troop> needs class"},
    {"a unit before its troops", "<entry id='a' name='A'><unit guard='no'/><▶troop class='bow'/></entry>",
     "then at most one <unit>"},
    {"an unknown trait of a unit", "<entry id='a' name='A'><troop class='bow'/><unit ▶gard='no'/></entry>",
     "did you mean 'guard'"},
    {"an empty note", "<entry id='a' name='A'><troop class='bow'/><▶note> </note></entry>",
     "<note> is empty"},
    {"something in a troop", "<entry id='a' name='A'><troop class='bow'><▶note>x</note></troop></entry>",
     "unknown element <note>"},
    {"a year 0", "<entry id='a' name='A' from='▶0'><troop class='bow'/></entry>", "no year 0"},
    {"a year in Roman numerals", "<entry id='a' name='A' from='▶MCC'><troop class='bow'/></entry>",
     "is not a year"},
    {"years outside of the list's", "<▶entry id='a' name='A' from='1100'><troop class='bow'/></entry>",
     "are not within"},
    {"years the wrong way round",
     "<▶entry id='a' name='A' from='1300' to='1250'><troop class='bow'/></entry>", "later than"},
    {"a variant outside of its entry's years",
     "<entry id='a' name='A' from='1250'><▶troop class='bow' from='1210'/></entry>", "are not within"},
    {"a limit outside of the list's years",
     "<entry id='a' name='A'><troop class='bow'/></entry><▶limit entries='a' most='1' to='1900'>"
     "<say>S</say></limit>",
     "are not within"},
    {"an obligatory ally without an amount",
     "<entry id='a' name='A'><troop class='bow'/></entry><▶ally id='y' name='Y' list='z' must='yes'/>",
     "must is used with least"},
    {"a guess that is neither yes nor no",
     "<entry id='a' name='A' guess='▶maybe'><troop class='bow'/></entry>", "it is one of"},
    {"what an option's army is, behind its entries",
     "<option id='o' name='O'><entry id='a' name='A'><troop class='bow'/></entry><▶army "
     "weather='wet'/></option>",
     "then at most one <army>"},
    {"an option in the place of nothing known",
     "<option id='o' name='O' instead='▶p'><entry id='a' name='A'><troop class='bow'/></entry></option>",
     "not an entry, option or ally"},
    {"an unknown per", "<entry id='a' name='A' per='▶unit'><troop class='bow'/></entry>",
     "it is one of army"},
    {"an option without entries", "<▶option id='o' name='O'/>", "at least one <entry>"},
    {"an option's unknown need",
     "<option id='o' name='O' needs='▶p'><entry id='a' name='A'><troop class='bow'/></entry></option>",
     "not an entry, option or ally"},
    {"an ally without list", "<entry id='a' name='A'><troop class='bow'/></entry><▶ally id='y' name='Y'/>",
     "needs the attribute list"},
    {"a limit without effect",
     "<entry id='a' name='A'><troop class='bow'/></entry><▶limit entries='a'><say>S</say></limit>",
     "the limit has no effect"},
    {"a limit without words",
     "<entry id='a' name='A'><troop class='bow'/></entry><▶limit entries='a' most='1'/>", "one <say>"},
    {"a limit of an unknown part",
     "<entry id='a' name='A'><troop class='bow'/></entry><limit entries='▶ab' most='1'><say>S</say></limit>",
     "it is one of a"},
    {"a decimal share",
     "<entry id='a' name='A'><troop class='bow'/></entry><limit entries='a' most-share='▶0.5'><say>S</say>"
     "</limit>",
     "write a fraction"},
    {"a share above the whole",
     "<entry id='a' name='A'><troop class='bow'/></entry><limit entries='a' most-share='▶3/2'><say>S</say>"
     "</limit>",
     "is not a share"},
    {"of without a share",
     "<entry id='a' name='A'><troop class='bow'/></entry><▶limit entries='a' most='1' of='a'><say>S</say>"
     "</limit>",
     "used only with least-share"},
    {"each without needs",
     "<entry id='a' name='A'><troop class='bow'/></entry><▶limit entries='a' most='1' each='2'><say>S</say>"
     "</limit>",
     "each is used with needs"},
    {"a permit of an unknown rule",
     "<entry id='a' name='A'><troop class='bow'/></entry><permit rule='▶sk.bow-sheild'/>",
     "did you mean 'sk.bow-shield'"},
};

constexpr BrokenText root_table[] = {
    {"something else", "<▶army xmlns='urn:muster:armylist:1'/>", "an army list is an <armylist>"},
    {"no namespace", "<▶armylist/>", "needs the attribute xmlns"},
    {"another namespace", "<armylist xmlns='▶urn:muster:armylist:2'/>", "this format's is"},
    {"no title", "<▶armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='a' revision='1'/>",
     "needs the attribute title"},
    {"another rule set",
     "<armylist xmlns='urn:muster:armylist:1' ruleset='▶phalanx' id='a' title='A' revision='1'/>",
     "its file is in the folder of skirmish"},
    {"an unknown attribute",
     "<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='a' title='A' revision='1' ▶form='1'/>",
     "did you mean 'from'"},
    {"an unknown origin",
     "<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='a' title='A' revision='1' "
     "origin='▶mister'/>",
     "did you mean 'muster'"},
    {"nothing in it",
     "<▶armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='a' title='A' revision='1'/>",
     "needs <about> as its first element"},
    {"no entry",
     "<▶armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='a' title='A' "
     "revision='1'><about>A</about></armylist>",
     "at least one <entry>"},
    {"stray text",
     "<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' id='a' title='A' revision='1'>▶x</armylist>",
     "stray text"},
};

void read_it(const std::string& text) {
    (void)read_army_list(text, "it", skirmish());
}

// A whole list whose parts these are.
std::string list_of(std::string_view parts, std::string_view attributes = "id='a'") {
    return fmt::format("<armylist xmlns='urn:muster:armylist:1' ruleset='skirmish' {} title='A' from='1200' "
                       "to='1500' revision='1'><about>A</about>{}</armylist>",
                       attributes, parts);
}

} // namespace

BOOST_AUTO_TEST_SUITE(list_reader)

BOOST_AUTO_TEST_CASE(broken_parts_are_refused_where_they_stand) {
    for (const BrokenText& row : part_table) {
        const std::string text = list_of(row.text);
        check_refused({row.what, text, row.message_part}, read_it);
    }
}

BOOST_AUTO_TEST_CASE(broken_frames_are_refused_where_they_stand) {
    for (const BrokenText& row : root_table)
        check_refused(row, read_it);
}

BOOST_AUTO_TEST_CASE(a_whole_list_is_read) {
    const ArmyList& list = *lists_of(skirmish_rulesets()).find("skirmish", "rangers");
    BOOST_TEST(list.title == "Rangers of the mark");
    BOOST_TEST(list.about == "Foresters who keep a border & their neighbours, made up for the tests.");
    BOOST_TEST((list.years == Years{1200, 1500}));
    BOOST_TEST(list.entries.size() == 7U);
    BOOST_TEST(list.options.size() == 2U);
    BOOST_TEST(list.allies.size() == 1U);
    BOOST_TEST(list.limits.size() == 6U);
    BOOST_TEST(list.permits.size() == 2U);
    BOOST_TEST(!list.is_shipped);
    const ListEntry& rangers = list.entries.front();
    BOOST_TEST(rangers.troops.size() == 2U);
    BOOST_TEST(rangers.note == "Any of them may lead.");
    // What the troop does not name, <every> does: steady first.
    const Trait& morale = *skirmish().trait(Level::troop, "morale");
    BOOST_TEST(morale.value_id(rangers.troops.front().first()[morale.slot]) == "steady");
    BOOST_TEST(rangers.troops.front().offers[morale.slot].offers(morale, 2));
    BOOST_TEST(!rangers.troops.front().offers[morale.slot].offers(morale, 0));
}

BOOST_AUTO_TEST_CASE(a_heading_is_read_without_the_rest) {
    const std::string text =
        "<armylist xmlns='urn:muster:armylist:1' ruleset='phalanx' id='spartan' "
        "title='Spartans' from='-550' to='-371' region='Greece' revision='7'><nonsense/></armylist>";
    const ListHeading heading = read_list_heading(text, "it");
    BOOST_TEST(heading.id == "spartan");
    BOOST_TEST(heading.region == "Greece");
    BOOST_TEST(heading.aliases.empty());
    BOOST_TEST(years_words(heading.years) == "550–371 BC");
}

BOOST_AUTO_TEST_CASE(a_heading_has_names_enemies_and_a_command) {
    const auto heading = [](const std::string& more) {
        return read_list_heading("<armylist xmlns='urn:muster:armylist:1' ruleset='phalanx' id='spartan' "
                                 "title='Spartans' revision='1' " +
                                     more + "/>",
                                 "it");
    };
    const ListHeading read = heading("aliases='Sparta,  Laconians' enemies='gallic norman' command='able'");
    BOOST_CHECK(read.aliases == (std::vector<std::string>{"Sparta", "Laconians"}));
    BOOST_CHECK(read.enemies == (std::vector<std::string>{"gallic", "norman"}));
    BOOST_CHECK(read.command == CommandQuality::able);
    const auto refused = [&](const std::string& more, std::string_view part) {
        BOOST_CHECK_EXCEPTION((void)heading(more), InputError, [&](const InputError& error) {
            return std::string_view(error.what()).find(part) != std::string_view::npos;
        });
    };
    refused("aliases='Sparta,,Laconia'", "aliases has an empty name");
    refused("enemies='Gallic'", "is not the id of a list");
    refused("enemies='spartan'", "names the list itself");
    refused("enemies=' '", "enemies is empty");
    refused("command='abel'", "did you mean 'able'");
}

BOOST_AUTO_TEST_CASE(years_are_worded_as_people_write_them) {
    BOOST_TEST(years_words({-27, 14}) == "27 BC – AD 14");
    BOOST_TEST(years_words({66, 300}) == "AD 66–300");
    BOOST_TEST(years_words({1066, 1066}) == "1066");
    BOOST_TEST(years_words({1618, Years().to}) == "from 1618");
    BOOST_TEST(years_words({Years().from, -371}) == "until 371 BC");
    BOOST_TEST(years_words({}).empty());
}

BOOST_AUTO_TEST_CASE(allies_from_missing_lists_are_refused) {
    const TemporaryFolder folder;
    const std::string entry = "<entry id='x' name='X'><troop class='bow'/></entry>";
    folder.write("skirmish/ruleset.xml", bytes_of(skirmish_rulesets().file_of("skirmish")));
    folder.write("skirmish/a.xml", list_of(entry + "<ally id='y' name='Y' list='nobody'/>"));
    folder.write("skirmish/b.xml",
                 list_of(entry + "<ally id='y' name='Y' list='c' entries='xx'/>", "id='b'"));
    folder.write("skirmish/c.xml", list_of(entry, "id='c'"));
    folder.write("skirmish/d.xml", list_of(entry, "id='c'"));
    folder.write("skirmish/e.xml", list_of(entry + "<ally id='y' name='Y' list='e'/>", "id='e'"));
    folder.write("skirmish/f.xml", "<armylist");
    const Rulesets rulesets({folder.path()});
    const Lists& lists = lists_of(rulesets);
    const auto says = [](std::string_view part) {
        return [part](const InputError& error) {
            return std::string_view(error.what()).find(part) != std::string_view::npos;
        };
    };
    BOOST_CHECK_EXCEPTION((void)lists.in_force("skirmish", "a"), InputError,
                          says("there is no list 'nobody'"));
    BOOST_CHECK_EXCEPTION((void)lists.in_force("skirmish", "b"), InputError, says("it is one of x"));
    BOOST_CHECK_EXCEPTION((void)lists.in_force("skirmish", "d"), InputError,
                          says("the id of the list is 'c'"));
    BOOST_CHECK_EXCEPTION((void)lists.in_force("skirmish", "f"), InputError, says("f.xml:1:"));
    BOOST_TEST(lists.in_force("skirmish", "c") != nullptr);
    BOOST_TEST(lists.in_force("skirmish", "e") != nullptr); // a list that borrows from itself comes to an end
    std::vector<InputError> problems;
    const std::vector<ListHeading> headings = lists.headings("skirmish", &problems);
    BOOST_TEST(headings.size() == 4U);
    BOOST_TEST(problems.size() == 2U); // d calls itself c, f is cut off
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
