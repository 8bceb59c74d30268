// SPDX-License-Identifier: MIT
// Muster's own sheets as written lists: whatever a sheet says comes back when its text is read,
// but for the player's own notes on units and troops.
#include "army/army_reader.h"
#include "army/random_army.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "check/checker.h"
#include "check/wording.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "sheet/sheet_document.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <map>

namespace muster::tests {

namespace {

using Printer = std::string (*)(const SheetModel& sheet);
const std::map<std::string, Printer>& printers() {
    static const std::map<std::string, Printer> all{
        {"text", text_of}, {"Markdown", markdown_of}, {"BBCode", bbcode_of}};
    return all;
}

// armylists/*/armies and armylists/*/samples.
const std::vector<NamedText>& armies_of_the_lists() {
    static const std::vector<NamedText> all = [] {
        std::map<std::string, std::string> found;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() / "armylists"))
            if (entry.path().extension() == ".muster")
                found[entry.path().string()] = read_file(entry.path());
        std::vector<NamedText> texts;
        for (const auto& [name, text] : found)
            texts.push_back({name, text});
        return texts;
    }();
    return all;
}

// The army as its sheet shows it, a line an element: alike troops are not counted but repeated, and an army
// list decides what the army leaves open.
class SheetView {
public:
    SheetView(const Army& army, const Ruleset& ruleset) : army_(army), ruleset_(ruleset) {
        const TraitValues values = values_in_force(army, ruleset);
        add(Level::army, army.name, values, army);
        lines_.push_back(folded(army.about.player) + "/" + folded(army.about.event) + "/" +
                         folded(army.about.date) + "/" + folded(army.about.notes));
        for (std::uint32_t b = 1; b <= army.bodies.size(); ++b) {
            const Body& body = army.bodies[b - 1];
            add(Level::body, name_at({b, 0, 0}), body.values, body);
            for (std::uint32_t u = 1; u <= body.units.size(); ++u)
                add_unit(b, u);
        }
    }

    [[nodiscard]] std::string text() const { return joined(lines_, "\n"); }

private:
    [[nodiscard]] std::string name_at(const Place& place) const {
        return folded(element_name(place, army_, ruleset_));
    }

    void add_unit(std::uint32_t b, std::uint32_t u) {
        const Unit& unit = army_.bodies[b - 1].units[u - 1];
        // A unit that shares the row of its troop shows no name of its own if it is called the same.
        const bool shared = !unit.troops.empty() && (unit.name.empty() || unit.name == unit.troops[0].name);
        add(Level::unit, shared ? "" : name_at({b, u, 0}), unit.values, unit);
        for (const Troop& troop : unit.troops)
            for (std::int32_t i = 0; i < troop.count; ++i)
                add(Level::troop, folded(troop.name), troop.values, troop);
    }

    void add(Level level, const std::string& name, const TraitValues& values, const Element& element) {
        std::string line = std::string(level_name(level)) + " " + name + ":";
        for (const std::size_t index : ruleset_.at(level).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_text())
                line += " " + trait.id + "=" +
                        (trait.slot < element.texts.size() ? folded(element.texts[trait.slot]) : "");
            else
                line += " " + trait.id + "=" + trait.value_id(values[trait.slot]);
        }
        lines_.push_back(line);
    }

    const Army& army_;
    const Ruleset& ruleset_;
    std::vector<std::string> lines_;
};

WrittenArmy read_back(const std::string& text, const Ruleset& ruleset) {
    return read_written_army(text_of_mail(text, "sheet"), ruleset,
                             read_army(ruleset.start, "start", shipped_rulesets()));
}

std::string questions_of(const WrittenArmy& made) {
    std::string text;
    for (const OpenQuestion& question : made.open)
        text += question.text + "\n";
    return text;
}

std::string sheet_of(const Army& army, const Ruleset& ruleset, Printer print) {
    return print(make_sheet(army, ruleset, check(army, ruleset, Detail::sheet), SheetKind::full));
}

const Ruleset& ruleset_of(const Army& army) {
    return *shipped_rulesets().find(army.ruleset);
}

} // namespace

BOOST_AUTO_TEST_SUITE(own_sheets)

BOOST_AUTO_TEST_CASE(every_sheet_reads_back_whole, *boost::unit_test::label("long")) {
    std::size_t sheets = 0;
    for (const NamedText& named : armies_of_the_lists()) {
        const Army army = read_army(named.text, named.name, shipped_rulesets());
        const Ruleset& ruleset = ruleset_of(army);
        for (const auto& [format, print] : printers()) {
            BOOST_TEST_CONTEXT(named.name << " as " << format) {
                const std::string text = sheet_of(army, ruleset, print);
                const WrittenArmy made = read_back(text, ruleset);
                BOOST_TEST(questions_of(made) == "");
                BOOST_TEST(SheetView(made.army, ruleset).text() == SheetView(army, ruleset).text());
                ++sheets;
            }
        }
    }
    BOOST_TEST(sheets > 300U);
}

// MUSTER_HANDS is the number of armies of each rule set for a run at length.
std::uint64_t armies_of_each() {
    const char* wanted = std::getenv("MUSTER_HANDS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 6 : std::strtoull(wanted, nullptr, 10);
}

// The foot has the fingerprint, which tells alike troops in one group from those in two.
std::string without_foot(const std::string& sheet) {
    return sheet.substr(0, sheet.rfind('\n', sheet.size() - 2));
}

// A sheet cannot show a name of control characters.
void make_visible(std::string& text) {
    for (std::size_t at = text.find("\u0085"); at != std::string::npos; at = text.find("\u0085"))
        text.erase(at, std::string_view("\u0085").size());
    text = folded(text);
}
void make_visible(Element& element) {
    make_visible(element.name);
    for (std::string& text : element.texts)
        make_visible(text);
}
void make_visible(Army& army) {
    make_visible(static_cast<Element&>(army));
    for (std::string* text : {&army.about.player, &army.about.event, &army.about.date, &army.about.notes})
        make_visible(*text);
    for (Body& body : army.bodies) {
        make_visible(static_cast<Element&>(body));
        for (Unit& unit : body.units) {
            make_visible(static_cast<Element&>(unit));
            for (Troop& troop : unit.troops) {
                make_visible(static_cast<Element&>(troop));
                if (troop.name.empty()) // else it is called by its place, which counts alike troops apart
                    troop.name = "Men";
            }
        }
    }
}

void clear_notes(Element& element, Level level, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(level).traits)
        if (const Trait& trait = ruleset.traits[index];
            trait.role == TraitRole::note && trait.slot < element.texts.size())
            element.texts[trait.slot].clear();
}

// What a player wrote down for himself is printed, does not disturb the reading, and is not read.
Army without_notes(Army army, const Ruleset& ruleset) {
    for (Body& body : army.bodies)
        for (Unit& unit : body.units) {
            clear_notes(unit, Level::unit, ruleset);
            for (Troop& troop : unit.troops)
                clear_notes(troop, Level::troop, ruleset);
        }
    return army;
}

// The first line of `text` that `again` does not have in its place; "" if there is none.
std::string first_difference(std::string_view text, std::string_view again) {
    while (!text.empty() || !again.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const std::string_view other = again.substr(0, again.find('\n'));
        if (line != other)
            return std::string(line) + "\n  is now\n" + std::string(other);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        again.remove_prefix(std::min(other.size() + 1, again.size()));
    }
    return "";
}

BOOST_AUTO_TEST_CASE(random_armies_make_the_same_sheet_when_read_back) {
    std::size_t sheets = 0;
    std::size_t settled = 0;
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const WrittenArmyReader reader(ruleset);
        const Army begin = read_army(ruleset.start, "start", shipped_rulesets());
        RandomArmies random(ruleset, 19);
        for (std::uint64_t i = 0; i < armies_of_each(); ++i) {
            Army army = random.next();
            army.list.clear();
            make_visible(army);
            const auto print =
                std::next(printers().begin(), static_cast<std::ptrdiff_t>(i % printers().size()));
            const std::string text = sheet_of(army, ruleset, print->second);
            ++sheets;
            WrittenArmy made;
            try {
                made = reader.read(text_of_mail(text, "sheet"), begin);
            } catch (const InputError&) { // an army of a thousand rows without a table is no list
                continue;
            }
            if (!made.open.empty()) {
                BOOST_TEST_MESSAGE(id << ", army " << i << " as " << print->first << ": "
                                      << questions_of(made) << text);
                continue;
            }
            ++settled;
            made.army.data = army.data;
            const std::string said = sheet_of(without_notes(army, ruleset), ruleset, print->second);
            const std::string again = sheet_of(made.army, ruleset, print->second);
            BOOST_TEST(first_difference(without_foot(said), without_foot(again)) == "",
                       id << ", army " << i << " as " << print->first << ": "
                          << first_difference(without_foot(said), without_foot(again)));
        }
    }
    BOOST_TEST_MESSAGE(settled << " of " << sheets << " sheets read without a question");
}

std::string sample_sheet(std::string_view name, Printer print) {
    for (const NamedText& named : samples())
        if (named.name.find(name) != std::string::npos) {
            const Army army = read_army(named.text, named.name, shipped_rulesets());
            return sheet_of(army, ruleset_of(army), print);
        }
    throw std::invalid_argument("no such sample");
}

std::string replaced(std::string text, std::string_view old, std::string_view by) {
    const std::size_t at = text.find(old);
    BOOST_REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), by);
}

BOOST_AUTO_TEST_CASE(a_quoted_sheet_reads_back) {
    const Ruleset& ruleset = *shipped_rulesets().find("undying-lands");
    const std::string text = sample_sheet("orc-host", text_of);
    std::string quoted = "> ";
    for (const char c : text)
        quoted += c == '\n' ? std::string("\n> ") : std::string(1, c);
    const WrittenArmy made = read_back(quoted, ruleset);
    BOOST_TEST(questions_of(made) == "");
    BOOST_TEST(SheetView(made.army, ruleset).text() ==
               SheetView(read_back(text, ruleset).army, ruleset).text());
}

BOOST_AUTO_TEST_CASE(a_sheet_changed_by_hand_is_asked_about) {
    const Ruleset& ruleset = *shipped_rulesets().find("undying-lands");
    const std::string text = sample_sheet("orc-host", text_of);
    const std::string fewer = questions_of(read_back(replaced(text, "4 × Orcs", "3 × Orcs"), ruleset));
    BOOST_TEST(fewer.find("the sheet says \"483 IP") != std::string::npos, fewer);
    const std::string odd =
        questions_of(read_back(replaced(text, "Le LO Irr extreme", "Le LO Irr wretched"), ruleset));
    BOOST_TEST(odd != "");
}

BOOST_AUTO_TEST_CASE(a_sheet_in_another_language_is_asked_about) {
    std::string text = sample_sheet("davout", text_of);
    const std::size_t band = text.find("Legal:");
    text.replace(band, text.find("\n\n", band) - band, "Zulässig: 0 Fehler\n12 von 12: Vignetten");
    const WrittenArmy made = read_back(text, *shipped_rulesets().find("into-glory-ride"));
    BOOST_TEST(questions_of(made).find("another language") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
