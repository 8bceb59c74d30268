// SPDX-License-Identifier: MIT
// The work that one call makes of many armies: which are left out, by however many threads, and what weighs.
#include "browse/batch_allowance.h"

#include "army/army_writer.h"
#include "browse/army_batch.h"
#include "browse/sheet_batch.h"
#include "starting_armies.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

namespace muster::tests {

namespace {

constexpr std::size_t most_files = 40;

std::string start_text() {
    const Case start("phalanx");
    return write_army(start.army, start.ruleset);
}

struct FortyFiles {
    TemporaryFolder folder;
    BatchProgress progress;

    FortyFiles() {
        for (std::size_t i = 0; i < most_files; ++i)
            folder.write(fmt::format("{:02}.muster", i), i == 3 ? "no army" : start_text());
    }
    [[nodiscard]] FileArmies armies() const {
        return FileArmies({folder.path().string()}, FileArmies::Kinds::armies);
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(batch_allowance)

BOOST_FIXTURE_TEST_CASE(the_same_armies_are_left_out_by_any_number_of_threads, FortyFiles) {
    const FileArmies files = armies();
    const LoadedArmy loaded = load_army(start_text(), "a", shipped_rulesets(), Detail::report);
    const std::uint64_t one = BatchAllowance(BatchOutput::verdict).work_of(start_text(), loaded);
    for (const unsigned threads : {0U, 1U, 2U, 7U})
        for (const std::size_t share : {1U, 3U, 256U}) {
            // The fourth, which cannot be read, weighs more than another.
            BatchAllowance allowance(BatchOutput::verdict, one * 9 + BatchAllowance::work_of_problem(7));
            std::vector<std::size_t> taken;
            const auto make_work = [] { return [](std::size_t army, const LoadedArmy&) { return army; }; };
            BOOST_CHECK(each_army(
                {files, shipped_rulesets(), progress, threads, &allowance}, Detail::report, share, make_work,
                [&](const BatchOutcome<std::size_t>& outcome) { taken.push_back(outcome.army); }));
            BOOST_REQUIRE_EQUAL(taken.size(), 10U);
            BOOST_CHECK_EQUAL(taken.back(), 9U);
            BOOST_CHECK_EQUAL(allowance.left_out(), most_files - 10);
        }
}

BOOST_FIXTURE_TEST_CASE(one_army_is_worked_on_however_large_it_is, FortyFiles) {
    const FileArmies files = armies();
    BatchAllowance allowance(BatchOutput::text, 1);
    const BatchResult result = join_sheets({files, shipped_rulesets(), progress, 2, &allowance},
                                           {SheetKind::full, find_sheet_format("csv"), {}});
    BOOST_REQUIRE_EQUAL(result.lines.size(), 1U);
    BOOST_CHECK(!result.cancelled);
    BOOST_CHECK_EQUAL(allowance.left_out(), most_files - 1);
}

BOOST_FIXTURE_TEST_CASE(nothing_is_left_out_within_the_allowance, FortyFiles) {
    const FileArmies files = armies();
    BatchAllowance allowance(BatchOutput::text);
    const BatchResult result =
        write_sheets({files, shipped_rulesets(), progress, 2, &allowance}, folder.path() / "out",
                     {SheetKind::full, find_sheet_format("csv"), {}}, ExistingSheets::replace);
    BOOST_CHECK_EQUAL(result.lines.size(), most_files);
    BOOST_CHECK_EQUAL(allowance.left_out(), 0U);
}

BOOST_AUTO_TEST_CASE(a_sheet_weighs_more_only_of_a_large_army) {
    LoadedArmy loaded = load_army(start_text(), "a", shipped_rulesets(), Detail::sheet);
    const auto work = [&](BatchOutput output, std::size_t bytes) {
        return BatchAllowance(output).work_of(std::string(bytes, 'a'), loaded);
    };
    const std::uint64_t before = work(BatchOutput::verdict, 5'000);
    for (const auto& [output, times] :
         {std::pair(BatchOutput::json, 4U), {BatchOutput::text, 32U}, {BatchOutput::pages, 256U}}) {
        BOOST_CHECK_EQUAL(work(output, 5'000), before);
        BOOST_CHECK_EQUAL(work(output, 900'001) - work(output, 900'000), times);
    }
    std::string mixed; // two scripts, letter by letter, on pages
    for (int i = 0; i < 15'000; ++i)
        mixed += "a\u05D0";
    BOOST_CHECK_GT(BatchAllowance(BatchOutput::pages).work_of(mixed, loaded),
                   25 * work(BatchOutput::pages, mixed.size()));
    BOOST_CHECK_EQUAL(BatchAllowance(BatchOutput::text).work_of(mixed, loaded),
                      work(BatchOutput::text, mixed.size()));
    loaded.army.bodies.resize(loaded.army.bodies.size() + 10);
    BOOST_CHECK_EQUAL(work(BatchOutput::verdict, 5'000) - before, 400U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
