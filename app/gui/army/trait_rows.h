// SPDX-License-Identifier: MIT
// TraitRows: a row with a control for each trait of a level: segments, a spin box or a text field. It shows
// an Inspector and reports what the player sets, but changes nothing itself.
#pragma once

#include "edit/inspector.h"

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muster {

class TraitRow;

class TraitRows : public wxPanel {
public:
    struct Handlers {
        std::function<void(const Trait&, std::int32_t)> set_value;
        std::function<void(const Trait&, const std::string&)> set_text;
        // What a value of the trait would bring, for its tip; may be missing or return nothing.
        std::function<wxString(const Trait&, std::int32_t)> effect_of = {};
        // Opens the context menu of a value; may be missing.
        std::function<void(const Trait&, std::int32_t)> show_menu = {};
    };

    TraitRows(wxWindow* parent, Handlers handlers);
    ~TraitRows() override;

    // Creates new rows only for another rule set or level.
    void show(const Inspector& inspector, const Ruleset& ruleset);
    // Lays the rows out and returns their total height.
    int lay_out(int width);
    // Null if there is no such trait.
    [[nodiscard]] TraitRow* row(std::string_view trait_id) const;

private:
    void make_rows(const Inspector& inspector);

    Handlers handlers_;
    const Ruleset* ruleset_ = nullptr;
    Level level_ = Level::army;
    std::vector<std::unique_ptr<TraitRow>> rows_;
};

} // namespace muster
