// SPDX-License-Identifier: MIT
// PalettePanel: the troops that can be added, with a search field. Each entry shows what one more would add
// to the totals, or which rule it would break.
#pragma once

#include "edit/palette.h"
#include "gui/shell/asked_troops.h"
#include "gui/shell/workbench.h"
#include "lists/entry_room.h"

#include <wx/bmpbuttn.h>
#include <wx/panel.h>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxMenu;
class wxSearchCtrl;
namespace muster {
class WrappedText;
}

namespace muster {

class PaletteList;
class SegmentedChoice;

class PalettePanel : public wxPanel {
public:
    PalettePanel(wxWindow* parent, Workbench& bench);

    void focus_search();
    void add_body();
    void add_unit();
    // With troops and leader, in a dialog that begins with the selected entry.
    void add_unit_with_troops();
    [[nodiscard]] wxSearchCtrl& search() { return *search_; }
    [[nodiscard]] const std::vector<PaletteEntry>& shown() const { return shown_; }
    // Adds the shown entry.
    void add(std::size_t entry);
    // Called to show which army lists allow troops.
    void on_ask_lists(std::function<void(AskedTroops)> ask) { ask_lists_ = std::move(ask); }
    // Called to open the context menu of a shown entry; by default it opens menu_of() at the pointer.
    void on_context_menu(std::function<void(std::size_t entry)> show_menu) {
        show_menu_ = std::move(show_menu);
    }
    void show_menu(std::size_t entry) { show_menu_(entry); }
    [[nodiscard]] std::unique_ptr<wxMenu> menu_of(std::size_t entry);
    [[nodiscard]] const Headroom& headroom_of(std::size_t entry);
    // Why no shown entry can be added, which is then shown only once; empty if one can, or for several
    // reasons.
    [[nodiscard]] const wxString& shared_trouble() const { return shared_trouble_; }
    [[nodiscard]] wxString gain_text(const Headroom& room) const;
    // How many the army has of an entry of its list and may have: "2 of 1–3"; else nothing.
    [[nodiscard]] wxString amount_text(const PaletteEntry& entry) const;

private:
    void update(Changed changed);
    [[nodiscard]] AskedTroops asked_troops(const PaletteEntry& entry) const;
    void fill();
    [[nodiscard]] std::optional<PaletteEntry> selected_entry() const;
    void select_again(const std::optional<PaletteEntry>& entry);
    void load_samples();
    void show_sources();
    void update_list_troops();
    void put_best_first(const std::string& search);
    void find_shared_trouble();
    [[nodiscard]] wxString common_trouble();
    [[nodiscard]] wxString fullness() const; // what the army has all of; empty if it may have more
    void show_shared_trouble();

    Workbench& bench_;
    wxButton* body_button_;
    wxButton* unit_button_;
    SegmentedChoice* source_;
    wxSearchCtrl* search_;
    WrappedText* trouble_;
    PaletteList* list_;
    std::function<void(AskedTroops)> ask_lists_;
    std::function<void(std::size_t)> show_menu_;
    wxString shared_trouble_;
    TraitValues frequent_{}; // those that kinds_ were made with
    TraitValues usual_{};    // the values of kinds_
    std::vector<PaletteEntry> kinds_;
    std::vector<PaletteGroup> sources_;       // in the order of the segments
    const Ruleset* listed_ = nullptr;         // the rule set of of_list_
    std::optional<std::int32_t> listed_year_; // and the army's year
    EntryValues listed_values_;
    std::vector<PaletteEntry> of_list_;
    std::map<std::string, EntryRoom> amounts_; // of the list's own entries
    std::vector<PaletteEntry> samples_;
    bool samples_loaded_ = false;
    std::vector<PaletteEntry> shown_;
    std::vector<std::optional<Headroom>> rooms_; // of the shown entries, computed when painted
};

} // namespace muster
