// SPDX-License-Identifier: MIT
// Tournaments by a rule set that keeps to all limits, and by which every army takes long to check; and sheets
// by one whose rows are wider than any.
#include "crafted_case.h"

#include <utility>

namespace muster::tests {

namespace {

// Of 125 lists, each of which takes half a second to check.
CraftedCase event_under_heavy_rules(std::string name, std::vector<std::string> words) {
    return {std::move(name),
            [words = std::move(words)](const Workshop& workshop) {
                workshop.file(
                    "data/heavy/ruleset.xml",
                    R"(<ruleset xmlns="urn:muster:ruleset:1" id="heavy" title="H" prefix="s" )"
                    R"(revision="1"><words/><traits><choice id="class" of="troop" name="C"><value )"
                    R"(id="bow"/><value id="spear"/></choice></traits><numbers/><rules>)" +
                        numbered(R"(<rule id="s.q#" of="army" cite="C"><need distinct="class" )"
                                 R"(among="troop"/><say>No.</say></rule>)",
                                 0, 280) +
                        R"(</rules><start><army xmlns="urn:muster:army:1" ruleset="heavy"/></start>)"
                        "</ruleset>");
                workshop.file("a.muster", R"(<army xmlns="urn:muster:army:1" ruleset="heavy"><body><unit>)" +
                                              repeated(R"(<troop class="bow"/>)", 1'900) +
                                              "</unit></body></army>");
                workshop.file("roll.csv", "name\n" + numbered("Name #\n", 1, 125) + "Ada\n");
                for (const std::vector<std::string>& call :
                     {std::vector<std::string>{"event", "new", "e.muster-event", "--ruleset", "heavy",
                                               "--data", "data"},
                      {"event", "roll", "e.muster-event", "roll.csv"},
                      {"event", "take", "e.muster-event", "a.muster", "--player", "Ada"}})
                    (void)run_muster(workshop, {call});
                run_sql(workshop.path("e.muster-event"),
                        R"(WITH RECURSIVE r(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM r WHERE n < 125)
INSERT INTO submission(id, original, source, sender, named, received, taken)
SELECT n, original, source || n, sender, named, received, taken FROM r, submission WHERE id = 1;
INSERT INTO assignment(submission, time, player, slot, after_lock, by_umpire, why)
SELECT id, 0, id - 1, 1, 0, 1, '' FROM submission WHERE id > 1;
INSERT INTO reading(submission, time, army, written, declared, open)
SELECT submission.id, 0, army, 0, '[]', '[]' FROM submission, reading
WHERE submission.id > 1 AND reading.submission = 1)");
                return Call{words};
            },
            Answer::accepted};
}

// Of troops in rows of so many parts or boxes.
CraftedCase sheet_of_wide_rows(std::string name, std::string sheet, std::size_t troops,
                               std::vector<std::string> words) {
    return {std::move(name),
            [sheet = std::move(sheet), troops, words = std::move(words)](const Workshop& workshop) {
                workshop.file("data/wide/ruleset.xml",
                              R"(<ruleset xmlns="urn:muster:ruleset:1" id="wide" title="W" prefix="s" )"
                              R"(revision="1"><words/><traits><choice id="class" of="troop" name="C"><value )"
                              R"(id="bow"/><value id="spear"/></choice></traits><numbers/><rules/><sheet>)" +
                                  sheet +
                                  R"(</sheet><start><army xmlns="urn:muster:army:1" ruleset="wide"/></start>)"
                                  "</ruleset>");
                workshop.file("a.muster", R"(<army xmlns="urn:muster:army:1" ruleset="wide"><body><unit>)" +
                                              repeated(R"(<troop class="bow"/>)", troops) +
                                              "</unit></body></army>");
                Call call{{"sheet", "a.muster", "--data", "data"}};
                call.arguments.insert(call.arguments.end(), words.begin(), words.end());
                return call;
            },
            Answer::refused, "lines to write in"};
}

std::vector<CraftedCase> wide_rows() {
    const std::string form = R"(<form on="log" name="F" of="troop" follow="30">)" +
                             repeated(R"(<part name="x">{name}</part>)", 990) + "</form>";
    return {
        sheet_of_wide_rows("text_of_forms_of_990_parts", form, 900, {"--kind", "log", "--format", "text"}),
        sheet_of_wide_rows("pages_of_forms_of_990_parts", form, 900, {"--kind", "log", "-o", "o.pdf"}),
        sheet_of_wide_rows("text_of_900_columns_of_boxes", repeated(R"(<boxes name="B" count="30"/>)", 900),
                           19'000, {"--format", "text"}),
    };
}

const bool wide_rows_added = add_crafted_cases_of_amounts("wide_rows", wide_rows);
const bool heavy_rules_added = add_crafted_cases_of_amounts("heavy_rules", [] {
    return std::vector<CraftedCase>{
        event_under_heavy_rules("status_under_heavy_rules", {"event", "status", "e.muster-event"}),
        event_under_heavy_rules("reply_under_heavy_rules",
                                {"event", "reply", "e.muster-event", "-o", "drafts"})};
});

} // namespace

} // namespace muster::tests
