// SPDX-License-Identifier: MIT
// The edits of a draft of an army list: where parts go, which ids they get, and what follows them.
#include "house/draft_edits.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

// Two entries, an option with one entry, and a limit on all of them.
ListDraft small_draft() {
    ListDraft draft = new_list_draft("phalanx", "ours", "Ours");
    draft.add({"entry", {{"id", "spears"}, {"name", "Spears"}}, {}, {{"troop", {}, {}, {}}}});
    draft.add({"entry", {{"id", "bows"}, {"name", "Bows"}}, {}, {{"troop", {}, {}, {}}}});
    draft.add({"option",
               {{"id", "hired"}, {"name", "Hired"}},
               {},
               {{"entry", {{"id", "horse"}, {"name", "Horse"}}, {}, {{"troop", {}, {}, {}}}}}});
    draft.add({"limit", {{"entries", "spears bows horse"}}, {}, {{"say", {}, "Few", {}}}});
    return draft;
}

ListPartRow row_of(const ListDraft& draft, const std::string& name) {
    for (const ListPartRow& row : part_rows(draft))
        if (row.name == name)
            return row;
    throw std::out_of_range(name);
}

std::string limited_in(const ListDraft& draft) {
    return element_at(draft, row_of(draft, "Few").path).get("entries");
}

} // namespace

BOOST_AUTO_TEST_SUITE(draft_edits)

BOOST_AUTO_TEST_CASE(rows_name_the_parts_and_indent_the_entries_of_an_option) {
    const std::vector<ListPartRow> rows = part_rows(small_draft());
    BOOST_REQUIRE_EQUAL(rows.size(), 7U);
    BOOST_CHECK(rows[0].kind == ListPartKind::list);
    BOOST_CHECK(rows[1].kind == ListPartKind::army);
    BOOST_CHECK_EQUAL(rows[5].name, "Horse");
    BOOST_CHECK_EQUAL(rows[5].depth, 1);
    BOOST_CHECK_EQUAL(rows[6].name, "Few");
}

BOOST_AUTO_TEST_CASE(references_follow_an_id_unless_it_is_fixed) {
    const ListDraft draft = small_draft();
    const DraftPath part = row_of(draft, "Bows").path;
    const ListDraft renamed = with_field(draft, part, {{}, 0, "name"}, "Long Bows", {});
    BOOST_CHECK_EQUAL(element_at(renamed, part).get("id"), "long-bows");
    BOOST_CHECK_EQUAL(limited_in(renamed), "spears long-bows horse");
    const ListDraft fixed = with_field(draft, part, {{}, 0, "name"}, "Long Bows", {"bows"});
    BOOST_CHECK_EQUAL(element_at(fixed, part).get("id"), "bows");
    const ListDraft taken = with_field(draft, part, {{}, 0, "name"}, "Spears", {});
    BOOST_CHECK_EQUAL(element_at(taken, part).get("id"), "spears-2");
}

BOOST_AUTO_TEST_CASE(a_removed_part_is_no_longer_referred_to) {
    const ListDraft draft = small_draft();
    BOOST_CHECK_EQUAL(limited_in(without_part(draft, row_of(draft, "Bows").path)), "spears horse");
    BOOST_CHECK_EQUAL(limited_in(without_part(draft, row_of(draft, "Hired").path)), "spears bows");
    BOOST_CHECK(without_part(draft, {}) == draft);
}

BOOST_AUTO_TEST_CASE(a_new_part_stands_after_the_selected_one_of_its_kind) {
    const ListDraft draft = small_draft();
    const DraftEdit after = with_new_part(draft, ListPartKind::entry, row_of(draft, "Spears"));
    BOOST_CHECK(after.path == DraftPath{row_of(draft, "Bows").path.front()});
    BOOST_CHECK_EQUAL(element_at(after.draft, after.path).get("id"), "entry");
    const DraftEdit inside = with_new_part(draft, ListPartKind::entry, row_of(draft, "Horse"));
    BOOST_CHECK(inside.path == (DraftPath{row_of(draft, "Hired").path.front(), 1}));
    const DraftEdit limit = with_new_part(draft, ListPartKind::limit, row_of(draft, "Spears"));
    BOOST_CHECK_EQUAL(element_at(limit.draft, limit.path).name, "limit");
    BOOST_CHECK_EQUAL(limit.path.front(), draft.children.size());
}

BOOST_AUTO_TEST_CASE(a_part_moves_among_its_kind_only) {
    const ListDraft draft = small_draft();
    const DraftPath spears = row_of(draft, "Spears").path;
    const DraftPath bows = row_of(draft, "Bows").path;
    BOOST_CHECK(with_part_moved(draft, bows, -1).path == spears);
    BOOST_CHECK(with_part_moved(draft, spears, -1).path == spears);
    const DraftPath limit = row_of(draft, "Few").path;
    BOOST_CHECK(with_part_moved(draft, limit, -1).path == limit);
    BOOST_CHECK(with_part_moved(draft, row_of(draft, "Hired").path, -1).path == bows); // options are mixed in
}

BOOST_AUTO_TEST_CASE(the_only_kind_of_troop_is_not_removed) {
    const ListDraft draft = small_draft();
    const DraftPath entry = row_of(draft, "Spears").path;
    BOOST_CHECK(without_last_troop(draft, entry) == draft);
    BOOST_CHECK_EQUAL(element_at(with_new_troop(draft, entry), entry).children.size(), 2U);
    BOOST_CHECK(without_last_troop(with_new_troop(draft, entry), entry) == draft);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
