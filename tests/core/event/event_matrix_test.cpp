// SPDX-License-Identifier: MIT
// The players and their lists as rows: sorted by what needs the umpire, filtered and searched.
#include "event/event_matrix.h"

#include "base/file.h"
#include "event/event_pack_reader.h"
#include "event/event_steps.h"
#include "event/open_event.h"
#include "event/roll_table.h"
#include "event/status_json.h"
#include "event/taking.h"
#include "made_event.h"
#include "shipped_data.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>

namespace muster::tests {

namespace {

// The sample event, with everything that its players sent.
struct SampleMatrix {
    SampleMatrix() : file(create_sample_event(folder.path(), shipped_rulesets())) { read(); }

    void read() {
        event = std::make_unique<OpenEvent>(open_event(file));
        status = event->status();
        matrix.show(status, size_number(event->pack, event->rules.rulesets()));
    }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const MatrixRow& row : matrix.rows())
            names.push_back(row.player->player.name);
        return names;
    }

    const PlayerList& list_of(const std::string& name) const {
        for (const EventPlayer& own : status.players)
            if (own.player.name == name)
                return own.lists.at(0);
        throw std::out_of_range(name);
    }

    TemporaryFolder folder;
    std::filesystem::path file;
    std::unique_ptr<OpenEvent> event;
    EventStatus status;
    EventMatrix matrix;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_matrix, SampleMatrix)

BOOST_AUTO_TEST_CASE(what_needs_the_umpire_stands_first) {
    BOOST_REQUIRE(matrix.rows().size() >= status.players.size());
    BOOST_TEST((matrix.rows().front().state == ListState::unread));
    const MatrixRow& last = matrix.rows().back();
    BOOST_TEST((last.state == ListState::passed || last.state == ListState::accepted));
    std::size_t left = 0;
    for (const MatrixFilter filter : matrix_filters)
        left += filter == MatrixFilter::all ? 0 : matrix.count(filter);
    BOOST_TEST(left == matrix.count(MatrixFilter::all));
}

BOOST_AUTO_TEST_CASE(a_filter_leaves_its_rows_only) {
    for (const MatrixFilter filter : matrix_filters) {
        matrix.set_filter(filter);
        BOOST_TEST(matrix.rows().size() == matrix.count(filter));
    }
    matrix.set_filter(MatrixFilter::missing);
    BOOST_REQUIRE(!matrix.rows().empty());
    for (const MatrixRow& row : matrix.rows()) {
        BOOST_TEST(row.list == nullptr);
        BOOST_TEST(matrix.text(row, MatrixColumn::army).empty());
        BOOST_TEST(matrix.text(row, MatrixColumn::received).empty());
    }
}

BOOST_AUTO_TEST_CASE(a_list_came_at_a_day_and_time) {
    for (const MatrixRow& row : matrix.rows())
        if (row.list != nullptr) {
            const std::string time = readable_event_time(row.list->received); // "2026-11-27 20:00 UTC"
            BOOST_TEST(matrix.text(row, MatrixColumn::received).starts_with(time.substr(5, 11)));
        }
}

BOOST_AUTO_TEST_CASE(columns_sort_both_ways) {
    matrix.sort_by(MatrixColumn::player);
    std::vector<std::string> up = names();
    BOOST_TEST(std::is_sorted(up.begin(), up.end()));
    BOOST_TEST(matrix.is_sorted_by(MatrixColumn::player));
    matrix.sort_by(MatrixColumn::player);
    BOOST_TEST(matrix.is_descending());
    std::reverse(up.begin(), up.end());
    BOOST_TEST(names() == up, boost::test_tools::per_element());
    for (const MatrixColumn column : matrix_columns) {
        matrix.sort_by(column);
        BOOST_TEST(matrix.rows().size() == matrix.count(MatrixFilter::all));
        BOOST_TEST(!matrix.title(column).empty());
    }
    BOOST_TEST(matrix.size_title() == "Integrity Points");
    matrix.sort_by(MatrixColumn::size);
    const auto size = [&](const MatrixRow& row) { return matrix.text(row, MatrixColumn::size); };
    BOOST_TEST(size(matrix.rows().front()).empty());
    BOOST_TEST(!size(matrix.rows().back()).empty());
}

BOOST_AUTO_TEST_CASE(rows_stay_where_they_are_until_they_are_chosen_anew) {
    matrix.set_filter(MatrixFilter::wrong);
    const std::vector<std::string> before = names();
    BOOST_REQUIRE(before.size() > 1U);
    Decision decision;
    decision.time = 5;
    decision.player = matrix.rows().front().player->player.id;
    decision.slot = matrix.rows().front().slot();
    decision.why = "Agreed";
    BOOST_REQUIRE(store_decision(event->file, decision));
    read();
    BOOST_TEST(names() == before, boost::test_tools::per_element());
    BOOST_TEST((matrix.rows().front().state == ListState::accepted));
    BOOST_TEST(matrix.count(MatrixFilter::wrong) == before.size() - 1);
    matrix.forget_places();
    read();
    BOOST_TEST(names().size() == before.size() - 1);
}

BOOST_AUTO_TEST_CASE(names_states_and_rules_are_searched) {
    const EventPlayer& own = status.players.at(2);
    matrix.search(own.player.name);
    BOOST_REQUIRE_EQUAL(matrix.rows().size(), 1U);
    BOOST_TEST(matrix.rows().front().player == &own);
    matrix.search("event.not-read");
    BOOST_REQUIRE(!matrix.rows().empty());
    for (const MatrixRow& row : matrix.rows())
        BOOST_TEST((row.state == ListState::unread));
    matrix.search("nobody at all");
    BOOST_TEST(matrix.rows().empty());
    matrix.search("");
    BOOST_TEST(matrix.rows().size() == matrix.count(MatrixFilter::all));
}

BOOST_AUTO_TEST_CASE(the_number_of_the_pack_is_the_size) {
    BOOST_TEST(size_number(event->pack, event->rules.rulesets()) == "ip");
    EventPack pack = event->pack;
    pack.sizes.clear();
    const std::string usual = size_number(pack, event->rules.rulesets());
    BOOST_TEST((usual.empty() || usual != "none"));
    const auto numbered =
        std::count_if(matrix.rows().begin(), matrix.rows().end(),
                      [&](const MatrixRow& row) { return !matrix.text(row, MatrixColumn::size).empty(); });
    BOOST_TEST(numbered > 5);
}

BOOST_AUTO_TEST_CASE(a_decision_is_stored_with_its_line_in_the_log) {
    const auto wrong = std::find_if(matrix.rows().begin(), matrix.rows().end(),
                                    [](const MatrixRow& row) { return row.state == ListState::wrong; });
    BOOST_REQUIRE(wrong != matrix.rows().end());
    Decision decision;
    decision.time = 5;
    decision.player = wrong->player->player.id;
    decision.why = "Agreed by telephone";
    const std::string name = wrong->player->player.name;
    BOOST_TEST(store_decision(event->file, decision));
    BOOST_TEST(event->file.log().back().words == name + ", list 1: accepted: Agreed by telephone");
    read();
    BOOST_TEST((list_of(name).state == ListState::accepted));
    BOOST_TEST(list_of(name).why == "Agreed by telephone");
    matrix.set_filter(MatrixFilter::missing);
    decision.player = matrix.rows().front().player->player.id;
    BOOST_TEST(!store_decision(event->file, decision)); // nothing to accept
    decision.kind = DecisionKind::penalty;
    decision.amount = 2;
    BOOST_TEST(store_decision(event->file, decision));
}

BOOST_AUTO_TEST_CASE(what_is_unmatched_can_be_given_to_a_player) {
    BOOST_REQUIRE(!status.unmatched.empty());
    const std::int64_t submission = status.unmatched.front().submission;
    matrix.set_filter(MatrixFilter::missing);
    const RollPlayer player = matrix.rows().front().player->player;
    const std::size_t before = status.unmatched.size();
    BOOST_TEST(!give_to_player(event->file, submission, 1000, 0, 5));
    BOOST_TEST(!give_to_player(event->file, 1000, player.id, 0, 5));
    BOOST_TEST(give_to_player(event->file, submission, player.id, 0, 5));
    read();
    BOOST_TEST(status.unmatched.size() == before - 1);
    BOOST_TEST(list_of(player.name).submission == submission);
}

BOOST_AUTO_TEST_CASE(the_roll_can_be_changed) {
    const std::size_t before = status.players.size();
    const RollChange change = change_roll(event->file, {{0, "Zoe Zimmer", "York", "", "", "99", {}}}, 5);
    BOOST_TEST(change.added == 1U);
    BOOST_TEST(change.changed == 0U);
    BOOST_TEST(change.players == before + 1);
    BOOST_TEST(change_roll(event->file, {{0, "Zoe Zimmer", "York", "", "", "99", {}}}, 6).added == 0U);
    store_switch(event->file, {7, 0, "lock"});
    BOOST_TEST(event->file.log().back().words == "The event: locked");
    read();
    BOOST_TEST(status.locked);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
