// SPDX-License-Identifier: MIT
// The catalogue of the rule sets' words, as it lies beside the program: every rule set can be read with it,
// and speaks German then, its messages with all their numbers.
#include "army/army_reader.h"
#include "base/text_language.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "edit/document.h"
#include "gui/toolkit/wx_text.h"
#include "ruleset/data_folders.h"
#include "sheet/sheet_document.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/translation.h>

#include <algorithm>

namespace muster::tests {

namespace {

class German {
public:
    German() {
        wxFileTranslationsLoader::AddCatalogLookupPathPrefix(
            wx(program_share_folder().parent_path() / "locale"));
        translations_.SetLanguage("de");
        loaded_ = translations_.AddCatalog("muster-rules") && translations_.AddCatalog("muster");
    }
    [[nodiscard]] bool loaded() const { return loaded_; }
    [[nodiscard]] Translate from(const char* catalogue) const {
        return [this, catalogue](const std::string& english) {
            const wxString* found = translations_.GetTranslatedString(wx(english), catalogue);
            return found ? utf8(*found) : english;
        };
    }

private:
    wxTranslations translations_;
    bool loaded_ = false;
};

// While it lives the core's own sentences are German.
class SpeakingGerman {
public:
    explicit SpeakingGerman(const German& german) {
        set_translator(german.from("muster"));
        set_text_language("de");
    }
    ~SpeakingGerman() {
        set_translator({});
        set_text_language("en");
    }
    SpeakingGerman(const SpeakingGerman&) = delete;
    SpeakingGerman& operator=(const SpeakingGerman&) = delete;
};

} // namespace

BOOST_AUTO_TEST_SUITE(language)

BOOST_AUTO_TEST_CASE(each_rule_set_speaks_german) {
    const German german;
    BOOST_REQUIRE(german.loaded());
    const Rulesets rulesets({source_folder() / "armylists"}, german.from("muster-rules"));
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

BOOST_AUTO_TEST_CASE(findings_and_fixes_are_german) {
    const German german;
    const SpeakingGerman speaking(german);
    const Rulesets rulesets({source_folder() / "armylists"}, german.from("muster-rules"));
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
    BOOST_CHECK(has(labels, "Einheit 1: Verbund Ohne statt In Linie"));
}

BOOST_AUTO_TEST_CASE(a_page_for_a_browser_names_its_language) {
    const German german;
    const auto page = [] {
        const Army army =
            read_army(R"(<army xmlns="urn:muster:army:1" ruleset="phalanx"/>)", "it", shipped_rulesets());
        const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
        return html_of(make_sheet(army, ruleset, check(army, ruleset, Detail::sheet), SheetKind::full));
    };
    {
        const SpeakingGerman speaking(german);
        BOOST_CHECK(page().find("<html lang=\"de\">") != std::string::npos);
    }
    BOOST_CHECK(page().find("<html lang=\"en\">") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
