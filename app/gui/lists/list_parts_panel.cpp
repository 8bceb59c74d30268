// SPDX-License-Identifier: MIT
#include "gui/lists/list_parts_panel.h"

#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/page_button.h"

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/menu.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

constexpr int parts_width = 230;

wxString words_of(const ListPartRow& part) {
    wxString words = part.depth > 0 ? wxString("      ") : wxString();
    switch (part.kind) {
    case ListPartKind::option: words += _("Option:") + " "; break;
    case ListPartKind::ally: words += _("Allies:") + " "; break;
    case ListPartKind::limit: words += _("Limit:") + " "; break;
    case ListPartKind::permit: words += _("Exception:") + " "; break;
    case ListPartKind::list:
    case ListPartKind::army:
    case ListPartKind::entry: break;
    }
    return words + wx(part.name);
}

} // namespace

ListPartsPanel::ListPartsPanel(wxWindow* parent, HouseListSession& session, Handlers handlers)
    : wxPanel(parent), session_(session), handlers_(std::move(handlers)) {
    names_ = new wxListBox(this, wxID_ANY);
    names_->SetMinSize(FromDIP(wxSize(parts_width, 100)));
    set_accessible_name(*names_, _("Parts of the list"));
    names_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        if (event.GetSelection() >= 0)
            select(static_cast<std::size_t>(event.GetSelection()));
    });
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(names_, wxSizerFlags(1).Expand());
    auto* part_buttons = new wxBoxSizer(wxHORIZONTAL);
    add_ = add_page_button(*this, *part_buttons, _("Add…"),
                           _("Adds troops, an option, allies, a limit or an exception"),
                           &ListPartsPanel::show_add_menu);
    remove_ = add_page_button(*this, *part_buttons, _("Remove"),
                              _("Removes the selected part; this can be undone"), &ListPartsPanel::remove);
    up_ = add_page_button(*this, *part_buttons, wxString::FromUTF8("↑"), _("Moves the selected part up"),
                          &ListPartsPanel::move_up);
    down_ = add_page_button(*this, *part_buttons, wxString::FromUTF8("↓"), _("Moves the selected part down"),
                            &ListPartsPanel::move_down);
    set_accessible_name(*up_, _("Moves the selected part up"));
    set_accessible_name(*down_, _("Moves the selected part down"));
    sizer->Add(part_buttons);
    auto* troop_buttons = new wxBoxSizer(wxHORIZONTAL);
    add_troop_ =
        add_page_button(*this, *troop_buttons, _("Add a variant"),
                        _("Adds another variant of the selected troops"), &ListPartsPanel::add_troop);
    remove_troop_ =
        add_page_button(*this, *troop_buttons, _("Remove a variant"),
                        _("Removes the last variant of the selected troops"), &ListPartsPanel::remove_troop);
    sizer->Add(troop_buttons);
    SetSizer(sizer);
}

void ListPartsPanel::reset() {
    selected_ = 0;
    refresh();
}

void ListPartsPanel::refresh() {
    parts_ = session_.editor().parts();
    wxArrayString names;
    for (const ListPartRow& part : parts_)
        names.Add(words_of(part));
    names_->Set(names);
    select(std::min(selected_, parts_.size() - 1));
}

void ListPartsPanel::refresh_names() {
    parts_ = session_.editor().parts();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const auto row = static_cast<unsigned>(i);
        if (const wxString words = words_of(parts_[i]); names_->GetString(row) != words)
            names_->SetString(row, words);
    }
}

void ListPartsPanel::select(std::size_t part) {
    selected_ = part;
    names_->SetSelection(static_cast<int>(part));
    enable_buttons();
    handlers_.selected();
}

void ListPartsPanel::select_path(const DraftPath& path) {
    parts_ = session_.editor().parts();
    for (std::size_t i = 0; i < parts_.size(); ++i)
        if (parts_[i].path == path)
            selected_ = i;
    refresh();
}

void ListPartsPanel::enable_buttons() {
    const bool is_entry = selected().kind == ListPartKind::entry;
    const bool is_root = selected().path.empty();
    remove_->Enable(!is_root);
    up_->Enable(!is_root);
    down_->Enable(!is_root);
    add_troop_->Enable(is_entry);
    remove_troop_->Enable(is_entry);
}

void ListPartsPanel::show_add_menu() {
    struct Item {
        ListPartKind kind;
        wxString label;
    };
    const std::array<Item, 5> items{{{ListPartKind::entry, _("Troops")},
                                     {ListPartKind::option, _("Option, with troops of its own")},
                                     {ListPartKind::ally, _("Allies from another list")},
                                     {ListPartKind::limit, _("Limit on several together")},
                                     {ListPartKind::permit, _("Exception from a rule")}}};
    wxMenu menu;
    int id = 0;
    for (const Item& item : items)
        menu.Append(++id, item.label);
    const int answer = GetPopupMenuSelectionFromUser(
        menu, ScreenToClient(add_->ClientToScreen(wxPoint(0, add_->GetSize().y))));
    if (answer > 0)
        add(items.at(static_cast<std::size_t>(answer) - 1).kind);
}

void ListPartsPanel::add(ListPartKind kind) {
    select_path(session_.editor().add(kind, selected()));
    handlers_.edited();
    handlers_.added();
}

void ListPartsPanel::report_edit() {
    refresh();
    handlers_.edited();
}

void ListPartsPanel::add_troop() {
    session_.editor().add_troop(selected());
    report_edit();
}

void ListPartsPanel::remove_troop() {
    session_.editor().remove_troop(selected());
    report_edit();
}

void ListPartsPanel::remove() {
    session_.editor().remove(selected());
    report_edit();
}

void ListPartsPanel::move(int by) {
    select_path(session_.editor().move(selected(), by));
    handlers_.edited();
}

} // namespace muster
