// SPDX-License-Identifier: MIT
// Much in little and much at once: archives that lie about what is in them or hold each other, mails of the
// slowest words, tables and rule sets of many megabytes.
#include "base/zip_archive.h"
#include "crafted_case.h"

#include <stdexcept>
#include <utility>

namespace muster::tests {

namespace {

using Words = std::vector<std::string>;

void make_event_of_ada(const Workshop& workshop) {
    workshop.file("players.csv", "number,name\r\n1,Ada\r\n");
    for (const Words& words : {Words{"event", "new", "e.muster-event", "--ruleset", "phalanx"},
                               Words{"event", "roll", "e.muster-event", "players.csv"}})
        if (const Run run = run_muster(workshop, {words}); run.status == 2)
            throw std::runtime_error("no tournament can be made: " + run.err);
}

// --- archives ---

// The archive, in which every entry says that it unpacks to ten bytes.
std::string lying(std::string zip) {
    const auto lie = [&zip](std::string_view mark, std::size_t place) {
        for (std::size_t at = zip.find(mark); at != std::string::npos; at = zip.find(mark, at + 4))
            zip.replace(at + place, 4, std::string("\x0A\0\0\0", 4));
    };
    lie(std::string_view("PK\x03\x04", 4), 22);
    lie(std::string_view("PK\x01\x02", 4), 24);
    return zip;
}

std::string zip_of(const std::string& name, const std::string& text, int times = 1) {
    ZipWriter zip;
    for (int i = 0; i < times; ++i)
        zip.add(std::to_string(i) + name, text);
    return zip.bytes();
}

CraftedCase imported(std::string name, std::function<std::string()> zip) {
    return {std::move(name),
            [zip = std::move(zip)](const Workshop& workshop) {
                return Call{{"library", "--library", "l.db", "import", workshop.file("a.zip", zip())}};
            },
            Answer::refused};
}

CraftedCase taken(std::string name, std::string file, std::function<std::string()> bytes,
                  std::string says = {}) {
    return {std::move(name),
            [file = std::move(file), bytes = std::move(bytes)](const Workshop& workshop) {
                make_event_of_ada(workshop);
                return Call{{"event", "take", "e.muster-event", workshop.file(file, bytes())}};
            },
            Answer::either, std::move(says)};
}

// Ten archives in each of ten, and so on.
std::string zips_in_zips(int depth) {
    std::string zip = zip_of(".txt", "3 x HIS RA III\n", 10);
    for (int i = 0; i < depth; ++i)
        zip = zip_of(".zip", zip, 10);
    return zip;
}

std::vector<CraftedCase> archives_that_swell() {
    const auto bomb = [] { return zip_of(".muster", std::string(300U << 20U, ' ')); };
    const auto lies = [bomb] { return lying(bomb()); };
    const auto small_lies = [] { return lying(zip_of(".muster", std::string(15U << 20U, ' '), 30)); };
    return {imported("zip_of_300_mb_imported", bomb),
            imported("zip_that_lies_about_300_mb", lies),
            imported("zip_that_lies_about_30_times_15_mb", small_lies),
            taken("zip_of_300_mb_taken", "a.zip", bomb),
            taken("zip_that_lies_about_300_mb_taken", "a.zip", lies),
            taken("zip_that_lies_about_30_times_15_mb_taken", "a.zip", small_lies),
            taken("zips_in_zips_of_10000_lists", "a.zip", [] { return zips_in_zips(3); }),
            taken("zips_in_zips_of_a_million_lists", "a.zip", [] { return zips_in_zips(5); })};
}

// --- mails ---

std::string lines_to(std::size_t bytes, std::string_view line) {
    return repeated(line, bytes / line.size());
}

std::vector<CraftedCase> slow_mails() {
    constexpr std::size_t most = (64U << 10U) - 200;
    const std::string head = "From: ada@a.example\nSubject: list\nMIME-Version: 1.0\n\n";
    std::vector<CraftedCase> cases;
    for (const auto& [name, line] : std::vector<std::pair<std::string, std::string>>{
             {"lines_that_are_like_all_others", "9 x HIS like" + repeated(" pike bow legion", 118) + "\n"},
             {"lines_of_misspelt_words", "7 x Hevay infentry with speers in the rigt wing, irregulr\n"},
             {"lines_of_many_kinds", "4 HIS, 3 VLI, 2 LHI with bows, 5 cavalry and 1 elephant; all RA III\n"},
             {"sums_of_sums", "12 x HIS @ 5 + 3 + 2 = 120, total 240 of 360 points\n"},
             {"questions_in_every_line",
              "1/2 HIS or 3-5 VLI? perhaps (RA or RB), else the same as above\n"}}) {
        const std::string text = lines_to(most, line);
        cases.push_back({"text_of_" + name,
                         [text](const Workshop& workshop) {
                             return Call{{"convert", workshop.file("a.txt", text), "--to", "phalanx-ii", "-o",
                                          "b.muster"}};
                         },
                         Answer::either});
        cases.push_back(taken("mail_of_" + name, "a.eml", [head, text] { return head + text; }));
    }
    return cases;
}

// --- tables ---

CraftedCase table_of_64_mb(std::string name, std::string row, Words words, std::string says) {
    return {std::move(name),
            [row = std::move(row), words = std::move(words)](const Workshop& workshop) {
                make_event_of_ada(workshop);
                workshop.file("a.csv", lines_to(64U << 20U, row));
                return Call{words};
            },
            Answer::refused, std::move(says)};
}

std::vector<CraftedCase> large_tables() {
    return {table_of_64_mb("collection_of_64_mb", "phalanx,class=HIS army=RA,,1\n",
                           {"library", "--library", "l.db", "collection", "import", "a.csv"}, "16 MB"),
            table_of_64_mb("roll_of_64_mb", "Ada Archer,Owls,Blue,7\n",
                           {"event", "roll", "e.muster-event", "a.csv"}, "16 MB"),
            table_of_64_mb("army_table_of_64_mb", "HIS,RA,III,4\n",
                           {"convert", "a.csv", "--to", "phalanx", "-o", "b.muster"}, "MB")};
}

// --- rule sets ---

CraftedCase rulesets_of_190_mb(const std::string& action) {
    return {
        action + "_with_rule_sets_of_190_mb",
        [action](const Workshop& workshop) {
            const std::string comments = lines_to(15U << 20U, "<!-- " + std::string(1'000, 'x') + " -->\n");
            for (int i = 0; i < 12; ++i) {
                const std::string id = "r" + std::to_string(i);
                workshop.file("data/" + id + "/ruleset.xml",
                              R"(<ruleset xmlns="urn:muster:ruleset:1" id=")" + id +
                                  R"(" title="T" prefix="s" revision="1"><words/><traits><choice id="class" )"
                                  R"(of="troop" name="C"><value id="bow"/></choice></traits><numbers/>)"
                                  R"(<rules/><start><army xmlns="urn:muster:army:1" ruleset=")" +
                                  id + "\"/></start>" + comments + "</ruleset>");
                workshop.file("armies/" + id + ".muster",
                              R"(<army xmlns="urn:muster:army:1" ruleset=")" + id +
                                  R"("><body><unit><troop class="bow"/></unit></body></army>)");
            }
            Call call{{action, "--data", "data"}};
            if (action == "check")
                call.arguments.emplace_back("armies");
            return call;
        },
        Answer::either};
}

const bool archives_that_swell_added =
    add_crafted_cases_of_amounts("archives_that_swell", archives_that_swell);
const bool slow_mails_added = add_crafted_cases_of_amounts("slow_mails", slow_mails);
const bool large_tables_added = add_crafted_cases_of_amounts("large_tables", large_tables);
const bool large_rules_added = add_crafted_cases_of_amounts("large_rules", [] {
    return std::vector<CraftedCase>{rulesets_of_190_mb("rules"), rulesets_of_190_mb("check")};
});

} // namespace

} // namespace muster::tests
