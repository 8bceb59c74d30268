// SPDX-License-Identifier: MIT
// Work on many armies: what is said of each, that bad ones do not stop the others, that it can be stopped.
#include "army/army_writer.h"
#include "base/file.h"
#include "base/input_error.h"
#include "browse/army_comparison.h"
#include "browse/army_transfer.h"
#include "browse/library_armies.h"
#include "browse/library_check.h"
#include "browse/revision_story.h"
#include "browse/sheet_batch.h"
#include "library/stored_totals.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

std::string text_of(const std::string& ruleset, std::string_view name, bool with_body = true) {
    const Case start(ruleset);
    Army army = start.army;
    army.name = name;
    if (!with_body)
        army.bodies.clear();
    return write_army(army, start.ruleset);
}

struct ManyArmies {
    TemporaryFolder folder;
    Library library{folder.path() / "library.db"};
    BatchProgress progress;

    ArmyId put(const std::string& text) {
        return library.add(facts_of(text, "test", shipped_rulesets()), "").army;
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(army_batch)

BOOST_FIXTURE_TEST_CASE(a_check_explains_what_an_update_of_the_rules_has_changed, ManyArmies) {
    const ArmyId army = put(text_of("phalanx", "Updated"));
    std::string rules = read_file(source_folder() / "armylists" / "phalanx" / "ruleset.xml");
    const std::size_t at = rules.find("<rules>");
    BOOST_REQUIRE_NE(at, std::string::npos);
    rules.insert(at + 7, R"(<rule id="ph.new" of="army" cite="News"><never any="body"/>)"
                         "<say>No more of that.</say></rule>");
    folder.write("data/phalanx/ruleset.xml", rules);
    const Rulesets stricter({folder.path() / "data"});
    const BatchResult result = check_armies(LibraryArmies(library, {army}), stricter, progress);
    BOOST_REQUIRE_EQUAL(result.lines.size(), 1U);
    const std::vector<std::string>& changes = result.lines.front().changes;
    BOOST_REQUIRE_EQUAL(changes.size(), 2U);
    BOOST_CHECK_EQUAL(changes[0], "Verdict: legal → errors: 1");
    BOOST_CHECK_MESSAGE(changes[1].starts_with("Newly found: No more of that. (") &&
                            changes[1].find("News") != std::string::npos,
                        changes[1]);

    // Rules that know the army no more: it stays, and that is said too.
    folder.write("none/x", "");
    const Rulesets none({folder.path() / "none"});
    const BatchResult unread = check_armies(LibraryArmies(library, {army}), none, progress);
    BOOST_REQUIRE_EQUAL(unread.lines.front().changes.size(), 1U);
    BOOST_CHECK(!unread.lines.front().problem.empty());
}

BOOST_FIXTURE_TEST_CASE(sheets_are_joined_in_one_pdf_or_made_for_the_printer, ManyArmies) {
    const std::vector<ArmyId> armies{put(text_of("phalanx", "One")), put(text_of("undying-lands", "Two"))};
    const fs::path file = folder.path() / "sheets.pdf";
    SheetOrder order;
    order.kind = SheetKind::opponent;
    const BatchResult written =
        write_joined_sheets({LibraryArmies(library, armies), shipped_rulesets(), progress}, file, order);
    BOOST_CHECK_EQUAL(written.problems(), 0U);
    const std::string pdf = read_file(file);
    BOOST_CHECK(pdf.starts_with("%PDF"));
    // Its title, and an outline by which an umpire finds an army among sixty.
    for (const char* text : {"/Title (One and 1 more)", "/Title (One)", "/Title (Two)"})
        BOOST_CHECK_MESSAGE(pdf.find(text) != std::string::npos, text << " is missing");
    const SheetsResult made =
        make_sheets({LibraryArmies(library, {armies[0], 999, armies[1]}), shipped_rulesets(), progress},
                    SheetKind::compact);
    BOOST_CHECK_EQUAL(made.problems(), 1U);
    BOOST_REQUIRE_EQUAL(made.sheets.size(), 2U);
    BOOST_CHECK(made.sheets[1].kind == SheetKind::compact);
    progress.cancelled = true;
    fs::remove(file);
    BOOST_CHECK(
        write_joined_sheets({LibraryArmies(library, armies), shipped_rulesets(), progress}, file, order)
            .cancelled);
    BOOST_CHECK(!fs::exists(file));
}

BOOST_FIXTURE_TEST_CASE(sheets_of_one_batch_never_replace_each_other, ManyArmies) {
    // Two armies of one name, and one whose name is what the second's file would be called.
    const std::vector<ArmyId> armies{put(text_of("phalanx", "Host")), put(text_of("undying-lands", "Host")),
                                     put(text_of("phalanx", "Host 2"))};
    SheetOrder order;
    order.format = find_sheet_format("text");
    const fs::path out = folder.path() / "out";
    const auto files_of = [&](ExistingSheets existing) {
        std::vector<std::string> names;
        for (const BatchLine& line :
             write_sheets({LibraryArmies(library, armies), shipped_rulesets(), progress, 2}, out, order,
                          existing)
                 .lines)
            for (const std::string& file : line.files)
                names.push_back(fs::path(file).filename().string());
        return names;
    };
    const std::vector<std::string> first{"Host.txt", "Host-2.txt", "Host-2-2.txt"};
    BOOST_TEST(files_of(ExistingSheets::replace) == first, boost::test_tools::per_element());
    BOOST_TEST(files_of(ExistingSheets::replace) == first, boost::test_tools::per_element());
    const std::vector<std::string> renamed{"Host-3.txt", "Host-4.txt", "Host-2-3.txt"};
    BOOST_TEST(files_of(ExistingSheets::rename) == renamed, boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(sheets_are_written_beneath_their_folder_and_nowhere_else, ManyArmies) {
    for (const char* file : {"in/a.muster", "in/sub/b.muster", "in/deep/er/c.muster", "in/taken.muster"})
        folder.write(file, text_of("phalanx", "Host"));
    folder.write("else/b.txt", "theirs");
    fs::create_directories(folder.path() / "out/taken.txt");
    fs::create_directory_symlink("../else", folder.path() / "out/sub");
    fs::create_symlink("../else/b.txt", folder.path() / "out/a.txt");
    SheetOrder order;
    order.format = find_sheet_format("text");
    const fs::path out = folder.path() / "out";
    const FileArmies files({(folder.path() / "in").string()}, FileArmies::Kinds::armies);
    std::map<std::string, std::string> outcomes; // the files of each army, or its problem
    for (const BatchLine& line :
         write_sheets({files, shipped_rulesets(), progress, 2}, out, order, ExistingSheets::replace).lines)
        outcomes[fs::path(line.name).filename().string()] =
            fmt::format("{}{}", fmt::join(line.files, " "), line.problem);
    BOOST_TEST(outcomes["a.muster"] == (out / "a.txt").string());
    BOOST_TEST(outcomes["c.muster"] == (out / "deep/er/c.txt").string());
    BOOST_TEST(outcomes["b.muster"].find("cannot open") == 0U, outcomes["b.muster"]);
    BOOST_TEST(outcomes["taken.muster"].find((out / "taken.txt").string()) == 0U, outcomes["taken.muster"]);
    BOOST_TEST(fs::is_regular_file(fs::symlink_status(out / "a.txt")));
    BOOST_TEST(read_file(folder.path() / "else/b.txt") == "theirs");
}

BOOST_FIXTURE_TEST_CASE(files_and_library_give_the_same_results_in_order, ManyArmies) {
    std::vector<ArmyId> ids;
    for (int i = 0; i < 40; ++i) {
        const std::string text = text_of("phalanx", fmt::format("Army {:02}", i), i % 3 != 0);
        ids.push_back(put(text));
        folder.write(fmt::format("files/{:02}.muster", i), text);
    }
    folder.write("files/17x.muster", "<army/>");
    const LibraryArmies stored(library, ids);
    const FileArmies files({(folder.path() / "files").string()}, FileArmies::Kinds::armies);
    const auto results = [&](const ArmySource& source, unsigned threads) {
        std::vector<std::string> lines;
        const auto make_work = [] {
            return [](std::size_t /*army*/, const LoadedArmy& loaded) {
                return fmt::format("{} {}", loaded.army.name, loaded.report.findings().size());
            };
        };
        BOOST_CHECK(each_army({source, shipped_rulesets(), progress, threads}, Detail::report, 3, make_work,
                              [&](const BatchOutcome<std::string>& outcome) {
                                  if (outcome.value)
                                      lines.push_back(*outcome.value);
                                  else
                                      BOOST_CHECK_EQUAL(outcome.army, 18U);
                              }));
        return lines;
    };
    const std::vector<std::string> expected = results(stored, 0);
    BOOST_CHECK_EQUAL(expected.size(), 40U);
    BOOST_CHECK(expected[0] != expected[1]);
    for (const unsigned threads : {0U, 1U, 3U}) {
        BOOST_TEST(results(stored, threads) == expected, boost::test_tools::per_element());
        BOOST_TEST(results(files, threads) == expected, boost::test_tools::per_element());
    }
}

BOOST_FIXTURE_TEST_CASE(a_check_lists_every_verdict_and_finding, ManyArmies) {
    const ArmyId good = put(text_of("phalanx", "Good"));
    const ArmyId bad = put(text_of("phalanx", "Bad", false));
    const BatchResult result =
        check_armies(LibraryArmies(library, {good, bad, 999}), shipped_rulesets(), progress);
    BOOST_REQUIRE_EQUAL(result.lines.size(), 3U);
    BOOST_CHECK_EQUAL(result.lines[0].name, "Good");
    BOOST_CHECK(result.lines[0].changes.empty());
    BOOST_REQUIRE(result.lines[1].verdict);
    BOOST_CHECK(!result.lines[1].verdict->legal());
    BOOST_CHECK(!result.lines[1].findings.empty());
    BOOST_CHECK(!result.lines[2].problem.empty());
    BOOST_CHECK_EQUAL(result.problems(), 1U);
    BOOST_CHECK_EQUAL(progress.done, 3U);
}

BOOST_FIXTURE_TEST_CASE(a_cancelled_batch_does_nothing, ManyArmies) {
    const ArmyId army = put(text_of("phalanx", "Good"));
    progress.cancelled = true;
    BOOST_CHECK(check_armies(LibraryArmies(library, {army}), shipped_rulesets(), progress).cancelled);
    BOOST_CHECK(write_archive(library, {army}, folder.path() / "a.zip", progress).cancelled);
    BOOST_CHECK(!fs::exists(folder.path() / "a.zip"));
    const BatchResult files = write_armies(library, {army}, folder.path() / "files", progress);
    BOOST_CHECK(files.cancelled && files.lines.empty());
    BOOST_CHECK(!fs::exists(folder.path() / "files"));
}

BOOST_FIXTURE_TEST_CASE(files_never_replace_each_other, ManyArmies) {
    const ArmyId one = put(text_of("phalanx", "Same name"));
    const ArmyId two = put(text_of("phalanx-ii", "Same name"));
    const BatchResult result = write_armies(library, {one, two}, folder.path() / "out", progress);
    BOOST_CHECK_EQUAL(result.problems(), 0U);
    BOOST_CHECK_EQUAL(read_file(folder.path() / "out" / "Same-name.muster"), library.text(one));
    BOOST_CHECK_EQUAL(read_file(folder.path() / "out" / "Same-name-2.muster"), library.text(two));
}

BOOST_FIXTURE_TEST_CASE(an_archive_and_files_are_imported_again, ManyArmies) {
    const ArmyId one = put(text_of("phalanx", "One"));
    library.save(one, facts_of(text_of("phalanx", "One changed"), "test", shipped_rulesets()), "again");
    const ArmyId two = put(text_of("undying-lands", "Two"));
    const fs::path zip = folder.path() / "some.zip";
    BOOST_CHECK_EQUAL(write_archive(library, {one}, zip, progress).problems(), 0U);
    const fs::path files = folder.path() / "files";
    BOOST_CHECK_EQUAL(write_armies(library, {two}, files, progress).problems(), 0U);
    write_file(files / "broken.muster", "<army");
    write_file(files / "broken.zip", "no zip");

    Library other(folder.path() / "other.db");
    BatchProgress importing;
    const ImportResult imported = import_files(other, {zip, files}, shipped_rulesets(), importing);
    BOOST_CHECK_EQUAL(imported.added, 2U);
    BOOST_CHECK_EQUAL(imported.problems(), 2U);
    BOOST_CHECK_EQUAL(importing.done, 4U);
    const std::vector<StoredArmy> found = other.search("changed");
    BOOST_REQUIRE_EQUAL(found.size(), 1U);
    BOOST_CHECK_EQUAL(other.history(found[0].id).size(), 2U);
    BOOST_CHECK_EQUAL(import_files(other, {files / "Two.muster"}, shipped_rulesets(), importing).known, 1U);
    fs::create_directory(folder.path() / "empty");
    BOOST_CHECK_EQUAL(
        import_files(other, {folder.path() / "empty"}, shipped_rulesets(), importing).problems(), 1U);
}

BOOST_FIXTURE_TEST_CASE(texts_and_pdfs_of_a_folder_are_imported_or_said_why_not, ManyArmies) {
    const ArmyId one = put(text_of("phalanx", "Sheet"));
    const fs::path sent = folder.path() / "sent";
    BOOST_CHECK_EQUAL(write_sheets({LibraryArmies(library, {one}), shipped_rulesets(), progress}, sent,
                                   SheetOrder(), ExistingSheets::rename)
                          .problems(),
                      0U);
    const fs::path texts = source_folder() / "tests" / "data" / "text-lists";
    fs::copy_file(texts / "undying-lands-16.txt", sent / "copper.txt");
    write_file(sent / "letter.txt", "Dear umpire, my list follows tomorrow.");
    write_file(sent / "list.docx", "PK");
    Library other(folder.path() / "other.db");
    BatchProgress importing;
    const ImportResult imported = import_files(other, {sent}, shipped_rulesets(), importing);
    std::map<std::string, std::string> problems;
    for (const BatchLine& line : imported.lines)
        problems[line.name] = line.problem;
    BOOST_CHECK_EQUAL(imported.added, 2U);
    BOOST_REQUIRE_EQUAL(problems.size(), 4U);
    BOOST_CHECK_EQUAL(problems["Sheet.pdf"], "");
    BOOST_CHECK_EQUAL(problems["copper.txt"], "");
    BOOST_TEST(problems["letter.txt"].find("no troops of an army") != std::string::npos,
               problems["letter.txt"]);
    BOOST_TEST(problems["list.docx"].find("save it there as text") != std::string::npos,
               problems["list.docx"]);
    const std::vector<StoredArmy> found = other.search("Copper Gate");
    BOOST_REQUIRE_EQUAL(found.size(), 1U);
    BOOST_CHECK_EQUAL(found.front().ruleset, "undying-lands");
}

BOOST_FIXTURE_TEST_CASE(a_bad_zip_leaves_nothing_behind, ManyArmies) {
    const ArmyId one = put(text_of("phalanx", "One"));
    const fs::path zip = folder.path() / "some.zip";
    BOOST_CHECK_EQUAL(write_archive(library, {one}, zip, progress).problems(), 0U);
    std::string bytes = read_file(zip);
    bytes.resize(bytes.size() / 2);
    write_file(zip, bytes);
    Library other(folder.path() / "other.db");
    BatchProgress importing;
    const ImportResult imported = import_files(other, {zip}, shipped_rulesets(), importing);
    BOOST_CHECK_EQUAL(imported.problems(), 1U);
    BOOST_CHECK(other.list(LibraryPart::all).empty());
}

BOOST_AUTO_TEST_CASE(a_comparison_has_both_sides) {
    const ComparedText before{"before", text_of("phalanx", "Same")};
    const ComparedText after{"after", text_of("phalanx", "Same", false)};
    BOOST_CHECK(comparison_of(before, before, shipped_rulesets()).empty());
    const std::vector<ComparisonRow> rows = comparison_of(before, after, shipped_rulesets());
    const auto count = [&](ComparisonKind kind) {
        return std::count_if(rows.begin(), rows.end(),
                             [&](const ComparisonRow& row) { return row.kind == kind; });
    };
    BOOST_CHECK_GT(count(ComparisonKind::removed), 0);
    BOOST_CHECK_GT(count(ComparisonKind::number), 0);
    BOOST_CHECK_GT(count(ComparisonKind::gained), 0);
    BOOST_CHECK_EQUAL(count(ComparisonKind::added), 0);
    for (const ComparisonRow& row : rows)
        if (row.kind == ComparisonKind::removed)
            BOOST_CHECK(!row.before.empty() && row.after.empty());
    const ComparedText foreign{"foreign", text_of("undying-lands", "Same")};
    BOOST_CHECK_THROW(static_cast<void>(comparison_of(before, foreign, shipped_rulesets())), InputError);
}

BOOST_FIXTURE_TEST_CASE(the_timeline_shows_what_each_revision_changed, ManyArmies) {
    const ArmyId army = put(text_of("phalanx", "Told"));
    library.save(army, facts_of(text_of("phalanx", "Told", false), "test", shipped_rulesets()), "emptied");
    const std::vector<RevisionStory> all = revision_stories(library, army, shipped_rulesets(), 0);
    BOOST_REQUIRE_EQUAL(all.size(), 2U);
    BOOST_CHECK_EQUAL(all[0].revision.label, "emptied");
    BOOST_CHECK(all[0].present && all[0].compared && all[0].removed > 0 && !all[0].numbers.empty());
    BOOST_CHECK(!all[1].present && !all[1].compared);
    BOOST_REQUIRE(all[0].verdict);
    BOOST_CHECK(!all[0].verdict->legal());
    const std::vector<RevisionStory> newest = revision_stories(library, army, shipped_rulesets(), 1);
    BOOST_REQUIRE_EQUAL(newest.size(), 1U);
    BOOST_CHECK_EQUAL(newest[0].removed, all[0].removed);
}

BOOST_AUTO_TEST_CASE(stored_numbers_have_the_words_of_the_band) {
    const Ruleset& ruleset = *shipped_rulesets().find("undying-lands");
    BOOST_CHECK_EQUAL(stored_total("ip=105 vignettes=3", "vignettes"), "3");
    BOOST_CHECK_EQUAL(stored_total("ip=105 vignettes=3", "vign"), "");
    BOOST_CHECK_EQUAL(stored_size("ip=105 vignettes=3 wings=2", ruleset), "105 IP · Wings 2");
    BOOST_CHECK_EQUAL(stored_size("", ruleset), "");
    // "12 of 24" in the band: the size agreed on is not stored.
    BOOST_CHECK_EQUAL(stored_size("count=12 ap-cost=7", *shipped_rulesets().find("into-glory-ride")),
                      "12 · 7 AP");
    const Ruleset& points = *shipped_rulesets().find("ancient-1969");
    BOOST_CHECK_EQUAL(stored_size("points=11 figures=1", points), "11 points · 1 figure");
    BOOST_REQUIRE(!stored_numbers(ruleset).empty());
    BOOST_CHECK_EQUAL(stored_numbers(ruleset).front().id, "ip");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
