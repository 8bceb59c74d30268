// SPDX-License-Identifier: MIT
// The library in the window: saves become revisions; armies are searched, deleted and restored; revisions are
// shown, compared and restored.
#include "base/file.h"
#include "gui/library/compare_page.h"
#include "gui/library/library_groups_list.h"
#include "gui/library/library_model.h"
#include "gui/library/library_page.h"
#include "gui/library/library_table.h"
#include "gui/library/tags_dialog.h"
#include "gui/library/timeline_panel.h"
#include "gui/shell/library_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/text_metrics.h"
#include "gui_program.h"
#include "library_steps.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

void choose_trash(LibraryPage& page) {
    const auto& entries = page.groups().entries();
    BOOST_REQUIRE(!entries.empty());
    BOOST_REQUIRE(entries.back().kind == ArmyGroup::Kind::trash);
    page.groups().choose(entries.size() - 1);
    wait();
}

} // namespace

BOOST_AUTO_TEST_SUITE(library_page)

// In a window of 1280 pixels nobody needs to scroll for them.
BOOST_AUTO_TEST_CASE(tags_are_seen_in_a_window_of_usual_width) {
    const ArmyId army = store_army("Tagged host");
    library().set_tags(army, {"GT2026", "elephants"});
    const Window window;
    LibraryPage& page = library_page_of(*window);
    page.browser().search("Tagged host");
    wait();
    BOOST_REQUIRE(shows(page, army));
    int right = 0;
    const wxDataViewColumn* tags = nullptr;
    for (unsigned i = 0; i < page.table().GetColumnCount() && tags == nullptr; ++i) {
        const wxDataViewColumn& column = *page.table().GetColumn(i);
        right += column.IsHidden() ? 0 : column.GetWidth();
        tags = column.GetTitle() == "Tags" ? &column : nullptr;
    }
    BOOST_REQUIRE(tags);
    BOOST_CHECK(!tags->IsHidden());
    BOOST_CHECK_LE(right, page.table().GetClientSize().x);
    BOOST_CHECK_GE(tags->GetWidth(),
                   TextMetrics::width(page.table(), page.table().GetFont(), "GT2026, elephants"));
}

BOOST_AUTO_TEST_CASE(a_save_without_a_file_is_a_revision_and_needs_no_dialog) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    window->bench().apply("Rename", with_name(window->bench().army(), Place{}, "Kept without a file"));
    run(*window, "file.save");
    BOOST_CHECK(!window->bench().document().modified());
    BOOST_CHECK(window->bench().document().file().empty());
    BOOST_REQUIRE(window->bench().session().library_army());
    const ArmyId army = window->bench().session().library_army()->id;
    BOOST_CHECK_EQUAL(library().army(army).name, "Kept without a file");
    run(*window, "army.body");
    BOOST_CHECK(window->bench().document().modified());
    run(*window, "file.save");
    BOOST_CHECK_EQUAL(library().history(army).size(), 2U);
    BOOST_CHECK_EQUAL(library().text(army), window->bench().document().text());
}

BOOST_AUTO_TEST_CASE(a_label_is_stored_with_the_revision) {
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    window->bench().apply("Rename", with_name(window->bench().army(), Place{}, "Labelled"));
    BOOST_REQUIRE(window->session().save("for the club night"));
    BOOST_CHECK_EQUAL(library().history(window->bench().session().library_army()->id).back().label,
                      "for the club night");
}

BOOST_AUTO_TEST_CASE(the_overwritten_text_of_a_file_is_stored_first) {
    const fs::path file = folder().path() / "over.muster";
    write_file(file, read_file(sample_file("phalanx-ii")));
    const Window window;
    BOOST_REQUIRE(open_file(*window, file));
    const std::string before = window->bench().document().text();
    window->bench().apply("Rename", with_name(window->bench().army(), Place{}, "Spoilt by mistake"));
    run(*window, "file.save");
    BOOST_REQUIRE(window->bench().session().library_army());
    const ArmyId army = window->bench().session().library_army()->id;
    const std::vector<Revision> history = library().history(army);
    BOOST_REQUIRE_GE(history.size(), 2U);
    BOOST_CHECK_EQUAL(library().text(army), read_file(file));

    // Back within three clicks: the timeline, the revision, Restore.
    run(*window, "view.timeline");
    wait();
    BOOST_REQUIRE(timeline_of(*window));
    TimelinePanel& timeline = *timeline_of(*window);
    BOOST_REQUIRE_EQUAL(timeline.stories().size(), history.size());
    BOOST_CHECK(timeline.stories().front().present);
    timeline.select({1});
    press_button(timeline, "Restore");
    wait();
    BOOST_CHECK(window->bench().army().name != "Spoilt by mistake");
    BOOST_CHECK_EQUAL(read_file(file), library().text(army));
    BOOST_CHECK_EQUAL(window->bench().document().text(), before);
    BOOST_CHECK_EQUAL(library().history(army).size(), history.size() + 1);
    BOOST_CHECK_EQUAL(timeline.stories().size(), history.size() + 1);
    run(*window, "edit.undo");
    BOOST_CHECK_EQUAL(window->bench().army().name, "Spoilt by mistake");
    run(*window, "view.timeline");
}

BOOST_AUTO_TEST_CASE(an_overwritten_army_is_stored_in_the_library) {
    const fs::path file = folder().path() / "other.muster";
    std::string text = read_file(sample_file("undying-lands"));
    text.replace(text.find("name=\""), 6, "name=\"Written over by another: ");
    write_file(file, text);
    const Window window;
    BOOST_REQUIRE(window->session().open_sample(sample_file("phalanx")));
    BOOST_REQUIRE(window->session().save_to(file));
    settle();
    const std::vector<StoredArmy> found = library().search("written over another");
    BOOST_REQUIRE_EQUAL(found.size(), 1U);
    BOOST_CHECK(window->bench().session().library_army()->id != found.front().id);
}

BOOST_AUTO_TEST_CASE(search_finds_armies_while_typing) {
    const ArmyId wanted = store_army("Zanzibar garrison");
    const ArmyId other = store_army("Quite another host");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    BOOST_CHECK(shows(page, wanted));
    BOOST_CHECK(shows(page, other));
    page.search_field().SetFocus();
    settle();
    type("zanz");
    wait();
    BOOST_CHECK_EQUAL(page.browser().found(), 1U);
    BOOST_CHECK(shows(page, wanted));
    BOOST_CHECK(!shows(page, other));
    BOOST_CHECK(!window->bench().has_document());
    press(WXK_RETURN);
    wait();
    BOOST_REQUIRE(window->bench().has_document());
    BOOST_CHECK_EQUAL(window->bench().army().name, "Zanzibar garrison");
    BOOST_CHECK(!window->bench().document().modified());
}

BOOST_AUTO_TEST_CASE(an_empty_table_is_explained) {
    const ArmyId only = store_army("Xanthian levy");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    BOOST_CHECK(page.empty_text().empty());
    BOOST_CHECK(page.table().IsShown());
    page.browser().search("xanthian nothing of the kind");
    wait();
    BOOST_CHECK_EQUAL(page.browser().found(), 0U);
    BOOST_CHECK(page.empty_text().Contains("No army has all these words"));
    BOOST_CHECK(!page.table().IsShown());
    page.browser().search("xanthian");
    wait();
    BOOST_CHECK(page.empty_text().empty());
    BOOST_CHECK(page.table().IsShown());
    BOOST_CHECK(shows(page, only));
}

BOOST_AUTO_TEST_CASE(columns_grow_with_new_armies) {
    const ArmyId plain = store_army("Yorkist muster");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    const wxDataViewColumn* event = nullptr;
    for (unsigned i = 0; i < page.table().GetColumnCount(); ++i)
        if (page.table().GetColumn(i)->GetTitle() == "Event")
            event = page.table().GetColumn(i);
    BOOST_REQUIRE(event);
    BOOST_CHECK(shows(page, plain));
    const int before = event->GetWidth();
    {
        const Window other;
        BOOST_REQUIRE(other->session().open_sample(sample_file("phalanx")));
        Army army = other->bench().army();
        army.about.event = "Autumn tournament";
        other->bench().apply("Event", {army, {Place{}}});
        run(*other, "file.save");
    }
    page.refresh();
    wait();
    BOOST_CHECK_GT(event->GetWidth(), before);
}

BOOST_AUTO_TEST_CASE(a_new_search_supersedes_the_one_before) {
    const ArmyId wanted = store_army("Quetzal guard");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    const int before = page.browser().answers_shown();
    const wxString said = application().services().library().last_notice();
    for (const char* typed :
         {"q", "qu", "que", "quetzal"}) // the other thread still looks for the ones before
        page.browser().search(typed);
    wait();
    BOOST_CHECK_EQUAL(page.browser().answers_shown(), before + 1);
    BOOST_CHECK_EQUAL(page.browser().found(), 1U);
    BOOST_CHECK(shows(page, wanted));
    BOOST_CHECK_EQUAL(application().services().library().last_notice(),
                      said); // that some were broken off is no trouble
    BOOST_CHECK_EQUAL(window->notice().message(), wxString());
}

BOOST_AUTO_TEST_CASE(a_deleted_army_is_restored_by_undo_or_from_the_trash) {
    const ArmyId army = store_army("Deleted by mistake");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    page.table().select({army});
    press_button(page, "Delete");
    wait();
    BOOST_CHECK(!shows(page, army));
    BOOST_CHECK(library().army(army).trashed);
    press_button(window->notice(), "Undo");
    wait();
    BOOST_CHECK(shows(page, army));
    BOOST_CHECK(!library().army(army).trashed);

    page.table().select({army});
    press_button(page, "Delete");
    wait();
    // Trash, the army, Restore.
    choose_trash(page);
    BOOST_CHECK(page.browser().in_trash());
    BOOST_REQUIRE(shows(page, army));
    page.table().select({army});
    press_button(page, "Restore");
    wait();
    BOOST_CHECK(!shows(page, army));
    BOOST_CHECK(!library().army(army).trashed);
}

BOOST_AUTO_TEST_CASE(columns_can_be_sorted_and_depend_on_the_rule_set) {
    const ArmyId first = store_army("Aardvark host", "undying-lands");
    const ArmyId last = store_army("Zymurgy host", "undying-lands");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    page.browser().sort("name", {}, false);
    wait();
    const auto at = [&](ArmyId army) {
        const std::vector<StoredArmy>& rows = page.table().model().rows();
        return std::find_if(rows.begin(), rows.end(), [&](const StoredArmy& row) { return row.id == army; });
    };
    BOOST_CHECK(at(first) < at(last));
    page.browser().sort("name", {}, true);
    wait();
    BOOST_CHECK(at(last) < at(first));
    const auto has_number = [&](const LibraryColumn& column) { return column.number == "ip"; };
    const auto& columns = page.browser().columns();
    BOOST_CHECK(std::none_of(columns.begin(), columns.end(), has_number));
    const auto& entries = page.groups().entries();
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (entries[i].id == "undying-lands")
            page.groups().choose(i);
    wait();
    const auto number = std::find_if(columns.begin(), columns.end(), has_number);
    BOOST_REQUIRE(number != columns.end());
    for (const StoredArmy& row : page.table().model().rows())
        BOOST_CHECK_EQUAL(row.ruleset, "undying-lands");
    page.browser().sort("number", "ip", true);
    wait();
    wxVariant value;
    page.table().model().GetValueByRow(value, 0, static_cast<unsigned>(number - columns.begin()));
    BOOST_CHECK(!value.GetString().empty());
}

BOOST_AUTO_TEST_CASE(tags_are_groups_of_the_library) {
    const ArmyId army = store_army("Tagged host");
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    page.table().select({army});
    page.commands().change_tags({{"tournament", "2026"}, {}});
    wait();
    const auto& entries = page.groups().entries();
    const auto tag = std::find_if(entries.begin(), entries.end(), [](const ArmyGroup& entry) {
        return entry.kind == ArmyGroup::Kind::tag && entry.id == "tournament";
    });
    BOOST_REQUIRE(tag != entries.end());
    page.groups().choose(static_cast<std::size_t>(tag - entries.begin()));
    wait();
    BOOST_CHECK_EQUAL(page.browser().found(), 1U);
    BOOST_CHECK(shows(page, army));
}

// "OK" in the dialog as it opens changed all armies to the tags of the first.
BOOST_AUTO_TEST_CASE(tags_that_are_left_alone_stay_as_they_are) {
    const ArmyId one = store_army("Tagged one");
    const ArmyId two = store_army("Tagged two");
    library().set_tags(one, {"GT2026", "elephants"});
    library().set_tags(two, {"mine"});
    const Window window;
    LibraryPage& page = library_page_of(*window);
    wait();
    page.table().select({one, two});
    const std::vector<const StoredArmy*> rows = page.browser().selected_rows();
    BOOST_REQUIRE_EQUAL(rows.size(), 2U);
    TagsDialog dialog(&page, rows, {});
    BOOST_CHECK(dialog.change().is_empty());
    auto& mine = control<wxCheckBox>(dialog, "mine");
    BOOST_CHECK(mine.Get3StateValue() == wxCHK_UNDETERMINED);
    mine.Set3StateValue(wxCHK_CHECKED);
    control<wxTextCtrl>(dialog, "New tags").SetValue("club");
    page.commands().change_tags(dialog.change());
    wait();
    using Tags = std::vector<std::string>;
    BOOST_CHECK((library().army(one).tags == Tags{"GT2026", "club", "elephants", "mine"}));
    BOOST_CHECK((library().army(two).tags == Tags{"club", "mine"}));
    press_button(window->notice(), "Undo");
    wait();
    BOOST_CHECK((library().army(one).tags == Tags{"GT2026", "elephants"}));
    BOOST_CHECK((library().army(two).tags == Tags{"mine"}));
}

BOOST_AUTO_TEST_CASE(two_revisions_are_compared_side_by_side) {
    const ArmyId one = store_army("Left side");
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(one));
    window->bench().apply("Rename", with_name(window->bench().army(), {1, 0, 0}, "Renamed part"));
    run(*window, "army.body");
    run(*window, "file.save");
    run(*window, "view.timeline");
    wait();
    TimelinePanel& timeline = *timeline_of(*window);
    BOOST_REQUIRE_EQUAL(timeline.stories().size(), 2U);
    BOOST_CHECK_EQUAL(timeline.stories().front().added, 1U);
    timeline.select({0, 1});
    press_button(timeline, "Compare");
    BOOST_REQUIRE(compare_page_of(*window));
    const std::vector<ComparisonRow>& rows = compare_page_of(*window)->rows();
    BOOST_CHECK(std::any_of(rows.begin(), rows.end(), [](const ComparisonRow& row) {
        return row.kind == ComparisonKind::added && row.before.empty();
    }));
    press_button(*compare_page_of(*window), "Back");
    BOOST_CHECK(is_enabled(*window, "file.save"));
    run(*window, "view.timeline");
}

BOOST_AUTO_TEST_CASE(unsaved_work_of_a_stored_army_is_recovered) {
    const ArmyId army = store_army("Crashed while edited");
    const Window window;
    BOOST_REQUIRE(window->session().open_stored(army));
    run(*window, "army.body");
    window->session().autosave();
    const std::vector<UnsavedWork> kept = Autosave::all_in(autosave_folder());
    BOOST_REQUIRE_EQUAL(kept.size(), 1U);
    const Window other;
    application().windows().recover(kept.front(), *other);
    settle();
    BOOST_REQUIRE(other->bench().session().library_army());
    BOOST_CHECK_EQUAL(other->bench().session().library_army()->id, army);
    run(*other, "file.save");
    BOOST_CHECK_EQUAL(library().history(army).size(), 2U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
