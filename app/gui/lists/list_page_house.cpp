// SPDX-License-Identifier: MIT
// What the page of army lists does for a player's own lists.
#include "base/file.h"
#include "base/input_error.h"
#include "gui/lists/list_page.h"
#include "gui/lists/list_rows.h"
#include "gui/lists/list_timeline.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/wx_text.h"
#include "lists/list_of_army.h"
#include "ruleset/house_rules.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/srchctrl.h>

#include <array>
#include <exception>
#include <utility>

namespace muster {

bool ListPage::is_unfinished(const ListHeading& list) const {
    return lists_of(rulesets_).file_of(list.ruleset, list.id).empty();
}

bool ListPage::is_house_list(const ListHeading& list) const {
    return is_unfinished(list) || house_.has(list.ruleset, list.id);
}

std::string ListPage::ruleset_for_new() const {
    if (const std::string ruleset = chosen_ruleset(); !ruleset.empty())
        return ruleset;
    if (const ListHeading* list = chosen())
        return list->ruleset;
    return bench_.has_document() ? bench_.army().ruleset : ruleset_ids_.front();
}

void ListPage::show_house_menu() {
    const ListHeading* list = chosen();
    struct Item {
        wxString label;
        bool enabled;
        void (ListPage::*act)();
    };
    const bool own = list != nullptr && is_house_list(*list);
    const bool saved = list != nullptr && !is_unfinished(*list);
    const std::array<Item, 7> items{
        {{_("New list"), true, &ListPage::begin_house_list},
         {_("New list that fits the open army"), bench_.has_document(), &ListPage::draw_from_army},
         {_("New list as a copy of this one"), saved, &ListPage::copy_list},
         {_("Change this list"), own, &ListPage::edit_list},
         {_("Delete this list"), own, &ListPage::delete_list},
         {_("Save this list as a file…"), saved, &ListPage::share_list},
         {_("Take a list from a file…"), true, &ListPage::import_list}}};
    wxMenu menu;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i == 3 || i == 5)
            menu.AppendSeparator();
        menu.Append(static_cast<int>(i) + 1, items.at(i).label)->Enable(items.at(i).enabled);
    }
    const int answer = GetPopupMenuSelectionFromUser(menu, house_button_->GetPosition());
    if (answer > 0)
        (this->*items.at(static_cast<std::size_t>(answer) - 1).act)();
}

void ListPage::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const std::exception& error) { // of a list that cannot be read, or of the disk
        bench_.problem(wx(error.what()));
    }
}

void ListPage::begin_house_list() {
    attempt([this] {
        const std::string ruleset(rules_of_lists(ruleset_for_new()));
        const std::string title = utf8(_("New house list"));
        ListDraft draft = new_list_draft(ruleset, free_list_id(rulesets_, ruleset, id_of_name(title)), title);
        handlers_.edit(std::move(draft), false);
    });
}

void ListPage::draw_from_army() {
    attempt([this] {
        const Army& army = bench_.army();
        const std::string title = army.name.empty() ? utf8(_("New house list")) : army.name;
        handlers_.edit(
            list_of_army(army, rulesets_, free_list_id(rulesets_, army.ruleset, id_of_name(title)), title),
            false);
    });
}

void ListPage::copy_list() {
    attempt([this] {
        const ListHeading list = *chosen();
        const std::filesystem::path file = lists_of(rulesets_).file_of(list.ruleset, list.id);
        ListDraft draft = read_list_draft(read_file(file), file.string());
        draft.set("title", utf8(wxString::Format(_("%s, our way"), wx(list.title))));
        draft.set("id", free_list_id(rulesets_, rules_of_lists(list.ruleset), list.id + "-house"));
        draft.set("origin", "");
        draft.set("revision", "1");
        handlers_.edit(std::move(draft), false);
    });
}

void ListPage::edit_list() {
    attempt([this] {
        const ListHeading list = *chosen();
        if (is_unfinished(list)) {
            if (std::optional<ListDraft> draft = house_.unsaved(list.ruleset, list.id))
                handlers_.edit(std::move(*draft), false);
            return;
        }
        const std::filesystem::path file = house_.file_of(list.ruleset, list.id);
        handlers_.edit(read_list_draft(read_file(file), file.string()), true);
    });
}

void ListPage::delete_list() {
    attempt([this] {
        const ListHeading list = *chosen();
        if (is_unfinished(list)) {
            const std::optional<ListDraft> draft = house_.unsaved(list.ruleset, list.id);
            house_.discard_unsaved(list.ruleset, list.id);
            read_again();
            handlers_.say(wxString::Format(_("The unfinished list “%s” is deleted."), wx(list.title)),
                          _("Bring it back"), [this, draft] {
                              attempt([&] {
                                  if (draft)
                                      house_.keep_unsaved(*draft);
                                  read_again();
                              });
                          });
            return;
        }
        const HouseLists::Trashed trashed = house_.remove(list.ruleset, list.id);
        handlers_.lists_changed();
        read_again();
        handlers_.say(wxString::Format(_("The list “%s” is deleted."), wx(list.title)), _("Bring it back"),
                      [this, trashed] { restore_list(trashed); });
    });
}

void ListPage::restore_list(const HouseLists::Trashed& trashed) {
    attempt([&] {
        house_.restore(trashed);
        handlers_.lists_changed();
        read_again();
        choose_list(trashed.ruleset, trashed.id);
    });
}

void ListPage::share_list() {
    const ListHeading list = *chosen();
    if (const auto chosen = ask_file_to_save(this, _("Save the list as a file"), list.id + ".xml",
                                             _("Army lists (*.xml)|*.xml")))
        attempt(
            [&] { write_file(chosen->file, read_file(lists_of(rulesets_).file_of(list.ruleset, list.id))); });
}

void ListPage::import_list() {
    if (const auto file = ask_file_to_open(this, _("Take a list from a file"), _("Army lists (*.xml)|*.xml")))
        import_list_file(*file);
}

void ListPage::import_list_file(const std::filesystem::path& file) {
    attempt([&] {
        const HouseLists::Imported imported = house_.import_file(file);
        handlers_.lists_changed();
        read_again();
        choose_list(imported.ruleset, imported.id);
        if (imported.was_here)
            bench_.problem(wxString::Format(_("This very list is here already, as “%s”."), wx(imported.id)));
        else if (!imported.other_id.empty())
            bench_.problem(
                wxString::Format(_("There is another list “%s” here. Both are kept; the new one is “%s”."),
                                 wx(imported.other_id), wx(imported.id)));
    });
}

void ListPage::read_again() {
    const std::string ruleset = chosen_ruleset();
    read_headings();
    const auto found = std::find(ruleset_ids_.begin(), ruleset_ids_.end(), ruleset);
    ruleset_->SetSelection(found == ruleset_ids_.end() ? 0
                                                       : static_cast<int>(found - ruleset_ids_.begin()) + 1);
    region_->SetSelection(0);
    fill();
}

void ListPage::choose_list(const std::string& ruleset, const std::string& id) {
    const auto is_it = [&](std::size_t row) {
        return heading(row).ruleset == ruleset && heading(row).id == id;
    };
    for (const bool widened : {false, true}) {
        if (widened) { // the search leaves it out
            search_->ChangeValue(wxString());
            ruleset_->SetSelection(0);
            timeline_->choose(std::nullopt); // fills
        }
        for (std::size_t row = 0; row < shown(); ++row)
            if (is_it(row)) {
                choose(row);
                return;
            }
    }
}

} // namespace muster
