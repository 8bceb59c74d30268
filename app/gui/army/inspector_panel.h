// SPDX-License-Identifier: MIT
// InspectorPanel: fields for name, count and every trait of the selected elements, one or several at once.
// For the army itself also player, event, date and notes.
#pragma once

#include "gui/army/trait_rows.h"
#include "gui/shell/asked_troops.h"
#include "gui/shell/workbench.h"
#include "odds/contenders.h"

#include <wx/scrolwin.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

class wxMenu;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace muster {

class StyledLabel;

class AboutRows;

class InspectorPanel : public wxScrolledWindow {
public:
    InspectorPanel(wxWindow* parent, Workbench& bench);

    [[nodiscard]] const TraitRows& rows() const { return *rows_; }
    [[nodiscard]] wxTextCtrl& name_box() const { return *name_; }
    [[nodiscard]] wxSpinCtrl& count_box() const { return *count_; }
    void focus_name();
    // Called to show which army lists allow troops.
    void on_ask_lists(std::function<void(AskedTroops)> ask) { ask_lists_ = std::move(ask); }
    // Called to open the context menu of a value of the troops' kind; by default it opens kind_menu() at the
    // pointer.
    void on_context_menu(std::function<void(std::int32_t value)> show_menu) {
        show_menu_ = std::move(show_menu);
    }
    [[nodiscard]] std::unique_ptr<wxMenu> kind_menu(std::int32_t value);

private:
    void make_about();
    void update();
    void lay_out();
    void set_name();
    void set_count();
    [[nodiscard]] int stop_of_count() const;
    void stop_held_count();
    void let_count_go_on();
    void set_value(const Trait& trait, std::int32_t value);
    void set_text(const Trait& trait, const std::string& text);
    [[nodiscard]] wxString effect_of(const Trait& trait, std::int32_t value);
    [[nodiscard]] std::string join_key(std::string_view what) const;

    Workbench& bench_;
    std::function<void(AskedTroops)> ask_lists_;
    std::function<void(std::int32_t)> show_menu_;
    wxStaticText* title_;
    StyledLabel* name_label_;
    wxTextCtrl* name_;
    StyledLabel* count_label_;
    wxSpinCtrl* count_;
    TraitRows* rows_;
    AboutRows* about_ = nullptr;
    bool about_requested_ = false;
    bool count_is_stopped_ = false; // until the mouse button is released
    Inspector shown_;
    const Ruleset* classes_of_ = nullptr; // whose classes are cached
    std::vector<Contender> classes_;      // to weigh values of a troop against
};

} // namespace muster
