// SPDX-License-Identifier: MIT
// ListForm: the fields of one part of the list that is being edited, each with the control that suits it. It
// reports what the player sets.
#pragma once

#include "house/list_fields.h"

#include <wx/scrolwin.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

class wxFlexGridSizer;

namespace muster {

class ListForm : public wxScrolledWindow {
public:
    using Setter = std::function<void(const FieldKey&, const std::string&)>;

    ListForm(wxWindow* parent, Setter set);

    void show(std::vector<ListField> fields);
    // Null if there is none.
    [[nodiscard]] wxWindow* control(const FieldKey& key) const;
    // Like ticking the choice in the menu of the field.
    void toggle(const FieldKey& key, const std::string& choice);

private:
    void add(std::size_t index, wxFlexGridSizer& grid);
    wxWindow* make_control(std::size_t index);
    wxWindow* make_text(std::size_t index, long style, int lines);
    wxWindow* make_choice(std::size_t index);
    wxWindow* make_several(std::size_t index);
    void show_menu(std::size_t index, wxWindow& button);
    void set(std::size_t index, const std::string& value);
    [[nodiscard]] static wxString words_of(const ListField& field);

    Setter set_;
    std::vector<ListField> fields_;
    std::vector<wxWindow*> controls_; // null for headings
};

} // namespace muster
