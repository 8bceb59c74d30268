// SPDX-License-Identifier: MIT
// The catalogue of the rule sets' words, as it lies beside the program: every rule set can be read with it,
// and speaks German then, its messages with all their numbers.
#include "army/army_reader.h"
#include "base/translation.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "edit/document.h"
#include "ruleset/data_folders.h"
#include "ruleset/house_rules.h"
#include "sheet/sheet_document.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

// While it lives, the core's own sentences and the words of the rules are German.
class German {
public:
    German() : chosen_(choose_text_language(program_share_folder().parent_path() / "locale", "de")) {}
    ~German() { choose_english(); }
    German(const German&) = delete;
    German& operator=(const German&) = delete;

    [[nodiscard]] bool chosen() const { return chosen_; }

private:
    bool chosen_;
};

Rulesets german_rulesets() {
    return Rulesets({source_folder() / "armylists"}, translate_rule_text);
}

} // namespace

BOOST_AUTO_TEST_SUITE(language)

BOOST_AUTO_TEST_CASE(each_rule_set_is_translated) {
    const German german;
    BOOST_REQUIRE(german.chosen());
    const Rulesets rulesets = german_rulesets();
    for (const std::string& id : shipped_ruleset_ids())
        BOOST_TEST_CONTEXT(id) {
            const Ruleset* ruleset = nullptr;
            BOOST_REQUIRE_NO_THROW(ruleset = rulesets.find(id));
            BOOST_REQUIRE(ruleset != nullptr);
            BOOST_CHECK_EQUAL(ruleset->level_words[index_of(Level::army)], "Armee");
            BOOST_CHECK(ruleset->about != shipped_rulesets().find(id)->about);
            const auto cells = [](const Ruleset& of) {
                std::string all;
                for (const Chart& chart : of.charts)
                    for (const ChartRow& row : chart.rows)
                        for (const std::string& cell : row.cells)
                            all += row.label + ": " + cell + "\n";
                return all;
            };
            BOOST_CHECK(cells(*ruleset) != cells(*shipped_rulesets().find(id)));
        }
}

BOOST_AUTO_TEST_CASE(editions_and_house_rules_are_named_in_german) {
    const German german;
    BOOST_CHECK_EQUAL(german_rulesets().find("phalanx")->edition, "erster Satz");
    BOOST_CHECK_EQUAL(house_title("Dienstagsclub", "Phalanx"), "Dienstagsclub (Hausregeln nach Phalanx)");
}

BOOST_AUTO_TEST_CASE(values_of_the_situation_of_a_fight_are_german) {
    const German german;
    const Rulesets rulesets = german_rulesets();
    for (const std::string& id : shipped_ruleset_ids()) {
        const std::vector<CombatMode>& english = shipped_rulesets().find(id)->combat;
        const std::vector<CombatMode>& modes = rulesets.find(id)->combat;
        BOOST_REQUIRE_EQUAL(modes.size(), english.size());
        for (std::size_t mode = 0; mode < modes.size(); ++mode)
            for (const CombatSwitch& made : modes[mode].switches) {
                const std::vector<std::string>& shown = modes[mode].names[made.name].shown;
                BOOST_CHECK_MESSAGE(shown.empty() || shown != english[mode].names[made.name].shown,
                                    id << ' ' << made.id);
            }
    }
}

BOOST_AUTO_TEST_CASE(findings_and_fixes_are_german) {
    const German german;
    const Rulesets rulesets = german_rulesets();
    const Army army = read_army(R"(<army xmlns="urn:muster:army:1" ruleset="phalanx-ii">
  <body part="centre"><unit link="in-line"><troop class="HIS" army="RA" integrity="n"/></unit></body>
</army>)",
                                "it", rulesets);
    const Ruleset& ruleset = *rulesets.find("phalanx-ii");
    const Report report = check(army, ruleset);
    std::vector<std::string> messages;
    std::vector<std::string> labels;
    for (const Finding& finding : report.findings()) {
        messages.push_back(message_of(finding, army, ruleset, report));
        for (const Fix& fix : fixes_for(finding, army, ruleset, report))
            labels.push_back(fix.label);
    }
    const auto has = [](const std::vector<std::string>& all, std::string_view wanted) {
        for (const std::string& one : all)
            BOOST_TEST_MESSAGE(one);
        return std::find(all.begin(), all.end(), wanted) != all.end();
    };
    BOOST_CHECK(has(messages,
                    "Eine Armee hat genau 12 Vignetten; diese hat 1. Füge Vignetten hinzu oder nimm "
                    "welche heraus."));
    BOOST_CHECK(has(labels, "Verbund von Einheit 1 ändern: In Linie → Ohne"));
}

BOOST_AUTO_TEST_CASE(the_html_sheet_names_its_language) {
    const auto page = [] {
        const Army army =
            read_army(R"(<army xmlns="urn:muster:army:1" ruleset="phalanx"/>)", "it", shipped_rulesets());
        const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
        return html_of(make_sheet(army, ruleset, check(army, ruleset, Detail::sheet), SheetKind::full));
    };
    {
        const German german;
        BOOST_CHECK(page().find("<html lang=\"de\">") != std::string::npos);
    }
    BOOST_CHECK(page().find("<html lang=\"en\">") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(texts_are_english_without_a_catalogue) {
    const std::filesystem::path folder = program_share_folder().parent_path() / "locale";
    BOOST_CHECK(!choose_text_language(folder, "xx"));
    BOOST_CHECK(!choose_text_language(folder / "missing", "de"));
    BOOST_CHECK(speaks_english());
    BOOST_CHECK_EQUAL(text_language(), "en");
    BOOST_CHECK_EQUAL(translate("Legal"), "Legal");
    BOOST_CHECK_EQUAL(translate_rule_text("Army"), "Army");
    {
        const German german;
        BOOST_REQUIRE(german.chosen());
        BOOST_CHECK_EQUAL(text_language(), "de");
        BOOST_CHECK_NE(translate("Not legal"), "Not legal");
        BOOST_CHECK_EQUAL(translate("no such text"), "no such text");
        BOOST_CHECK_EQUAL(translate(""), "");
    }
    BOOST_CHECK_EQUAL(translate("Not legal"), "Not legal");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
