// SPDX-License-Identifier: MIT
// TraitRows: a row for every trait of a level, as the rule set names them: segments for choices, a number to
// spin, a line of text. Shows an Inspector and says what is chosen; it changes nothing itself.
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
    };

    TraitRows(wxWindow* parent, Handlers handlers);
    ~TraitRows() override;

    // Makes the rows anew only for another rule set or level.
    void show(const Inspector& inspector, const Ruleset& ruleset);
    // Lays the rows out and returns how high they are together.
    int lay_out(int width);
    // Null if there is no such trait here.
    [[nodiscard]] TraitRow* row(std::string_view trait_id) const;

private:
    void make_rows(const Inspector& inspector);

    Handlers handlers_;
    const Ruleset* ruleset_ = nullptr;
    Level level_ = Level::army;
    std::vector<std::unique_ptr<TraitRow>> rows_;
};

} // namespace muster
