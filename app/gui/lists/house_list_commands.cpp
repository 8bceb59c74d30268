// SPDX-License-Identifier: MIT
#include "gui/lists/house_list_commands.h"

#include "base/file.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>
#include <wx/menu.h>

#include <array>
#include <exception>
#include <utility>

namespace muster {

HouseListCommands::HouseListCommands(wxWindow& page, const ListBrowser& browser, const HouseLists& house,
                                     Workbench& bench, HouseListHandlers handlers)
    : page_(page), browser_(browser), house_(house), bench_(bench), handlers_(std::move(handlers)) {}

void HouseListCommands::show_menu(const wxPoint& at) {
    struct Item {
        wxString label;
        bool enabled;
        void (HouseListCommands::*run)();
        bool begins_group = false;
    };
    const ListHeading* list = browser_.selected();
    const bool own = list != nullptr && house_.has(list->ruleset, list->id);
    const bool saved = list != nullptr && !house_.is_unfinished(list->ruleset, list->id);
    const std::array<Item, 7> items{
        {{_("New list"), true, &HouseListCommands::create},
         {_("New list that fits the open army"), bench_.has_document(), &HouseListCommands::create_from_army},
         {_("New list as a copy of this one"), saved, &HouseListCommands::copy},
         {_("Edit this list"), own, &HouseListCommands::edit, true},
         {_("Delete this list"), own, &HouseListCommands::remove},
         {_("Export this list…"), saved, &HouseListCommands::export_with_dialog, true},
         {_("Import a list…"), true, &HouseListCommands::import_with_dialog}}};
    wxMenu menu;
    int id = 0;
    for (const Item& item : items) {
        if (item.begins_group)
            menu.AppendSeparator();
        menu.Append(++id, item.label)->Enable(item.enabled);
    }
    const int answer = page_.GetPopupMenuSelectionFromUser(menu, at);
    if (answer > 0)
        (this->*items.at(static_cast<std::size_t>(answer) - 1).run)();
}

void HouseListCommands::attempt(const std::function<void()>& work) {
    try {
        work();
    } catch (const std::exception& error) { // a list that cannot be read, or the disk
        bench_.report_problem(wx(error.what()));
    }
}

void HouseListCommands::create() {
    attempt([this] {
        const Army* army = bench_.has_document() ? &bench_.army() : nullptr;
        handlers_.edit(house_.new_draft(browser_.ruleset_of_new_list(army)), false);
    });
}

void HouseListCommands::create_from_army() {
    attempt([this] { handlers_.edit(house_.draft_from_army(bench_.army()), false); });
}

void HouseListCommands::copy() {
    attempt([this] { handlers_.edit(house_.draft_from_copy(*browser_.selected()), false); });
}

void HouseListCommands::edit() {
    attempt([this] {
        const ListHeading& list = *browser_.selected();
        HouseLists::Opened opened = house_.open(list.ruleset, list.id);
        handlers_.edit(std::move(opened.draft), opened.saved);
    });
}

void HouseListCommands::remove() {
    attempt([this] {
        const ListHeading list = *browser_.selected();
        const HouseLists::Removed removed = house_.remove(list.ruleset, list.id);
        handlers_.lists_changed();
        handlers_.notify(wxString::Format(_("The list “%s” is deleted."), wx(list.title)), _("Restore"),
                         [this, removed] { restore(removed); });
    });
}

void HouseListCommands::restore(const HouseLists::Removed& removed) {
    attempt([&] {
        house_.restore(removed);
        handlers_.lists_changed();
        handlers_.select(removed.ruleset, removed.id);
    });
}

void HouseListCommands::export_with_dialog() {
    const ListHeading list = *browser_.selected();
    if (const auto chosen =
            ask_file_to_save(&page_, _("Export the list"), list.id + ".xml", _("Army lists (*.xml)|*.xml")))
        attempt([&] { house_.export_list(list, chosen->file); });
}

void HouseListCommands::import_with_dialog() {
    if (const auto file = ask_file_to_open(&page_, _("Import a list"), _("Army lists (*.xml)|*.xml")))
        import_file(*file);
}

void HouseListCommands::import_file(const std::filesystem::path& file) {
    attempt([&] {
        const HouseLists::Imported imported = house_.import_file(file);
        handlers_.lists_changed();
        handlers_.select(imported.ruleset, imported.id);
        if (imported.was_here)
            bench_.report_problem(wxString::Format(
                _("Nothing was imported: the list is here already, as “%s”."), wx(imported.id)));
        else if (!imported.taken_id.empty())
            bench_.report_problem(
                wxString::Format(_("Another list has the id “%s”. The imported list has the id “%s”."),
                                 wx(imported.taken_id), wx(imported.id)));
    });
}

} // namespace muster
