// SPDX-License-Identifier: MIT
// One part of a window that draws itself (accessible_parts.h), as an object of ATK. Only on GTK.
#pragma once

#include "gui/toolkit/accessible_parts.h"

#include <gtk/gtk.h>
#include <wx/window.h>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace muster {

struct AccessiblePart {
    AtkObject base;
    AccessibleParts::State* state; // none after the part has gone
    std::size_t index;
    std::string* told; // the name that was last given away
};
struct AccessiblePartClass {
    AtkObjectClass base;
};

// The widget whose accessible object has the parts as children.
struct PartsWidget {
    GtkWidget base;
    AccessibleParts::State* state;
};

struct AccessibleParts::State {
    State(wxWindow& shown, Kind its_kind, Source its_source)
        : window(shown), kind(its_kind), source(std::move(its_source)) {}

    wxWindow& window;
    Kind kind;
    Source source;
    PartsWidget* widget = nullptr;
    std::vector<AccessiblePart*> parts; // those that have been asked for, by index; else null
    std::size_t current = 0;            // where the keyboard is
    std::size_t told = 0;               // how many parts there were when somebody last asked or was told

    [[nodiscard]] std::size_t count() const { return source.count(); }
    [[nodiscard]] AtkObject* object() const { return gtk_widget_get_accessible(&widget->base); }
    [[nodiscard]] wxRect rect(std::size_t part) const {
        return source.rect(part).Intersect(wxRect(window.GetClientSize()));
    }
    [[nodiscard]] bool is_showing() const { return gtk_widget_get_mapped(window.m_wxwindow) != 0; }
};
// The part at an index below the count; made when it is asked for the first time.
[[nodiscard]] AccessiblePart* part_at(AccessibleParts::State& state, std::size_t index);
// The part has gone, or its window; null is allowed.
void forget_part(AccessiblePart* part);
// Selects it once the present event is done with: what is done may open a dialog, which the asking program
// should not wait for.
void select_later(AccessibleParts::State& state, std::size_t part);

} // namespace muster
