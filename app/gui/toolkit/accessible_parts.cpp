// SPDX-License-Identifier: MIT
// On GTK, what a widget is to assistive programs is decided by its class, and all windows of wxWidgets that
// draw themselves are of one class. So such a window gets a hidden child widget of our own class, whose
// accessible object has the parts as children.
#include "gui/toolkit/accessible_parts.h"

#include <wx/window.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#ifdef __WXGTK__

#include "gui/toolkit/accessible_part.h"

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

namespace muster {

namespace {

struct PartsWidgetClass {
    GtkWidgetClass base;
};
struct PartsObject {
    GtkWidgetAccessible base;
};
struct PartsObjectClass {
    GtkWidgetAccessibleClass base;
};

using State = AccessibleParts::State;
using Part = AccessiblePart;

State* state_of(AtkObject* parts) {
    GtkWidget* const widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(parts));
    return widget == nullptr ? nullptr : reinterpret_cast<PartsWidget*>(widget)->state;
}

AtkObject* ref_object(Part* part) {
    return ATK_OBJECT(g_object_ref(&part->base));
}

int count_parts(AtkObject* object) {
    State* const state = state_of(object);
    if (state == nullptr)
        return 0;
    state->told = state->count();
    return static_cast<int>(state->told);
}

AtkObject* ref_part(AtkObject* object, int index) {
    State* const state = state_of(object);
    if (state == nullptr || index < 0 || static_cast<std::size_t>(index) >= state->count())
        return nullptr;
    return ref_object(part_at(*state, static_cast<std::size_t>(index)));
}

// The hidden widget shows what the window shows.
AtkStateSet* parts_states(AtkObject* object) {
    AtkStateSet* const states = atk_state_set_new();
    const State* state = state_of(object);
    if (state == nullptr) {
        atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
        return states;
    }
    for (const AtkStateType one : {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_VISIBLE})
        atk_state_set_add_state(states, one);
    if (state->is_showing())
        atk_state_set_add_state(states, ATK_STATE_SHOWING);
    return states;
}

void begin_parts_object(gpointer object_class, gpointer /*data*/) {
    auto* const object = static_cast<AtkObjectClass*>(object_class);
    object->get_n_children = count_parts;
    object->ref_child = ref_part;
    object->ref_state_set = parts_states;
}

gboolean select_part(AtkSelection* selection, int index) {
    State* const state = state_of(ATK_OBJECT(selection));
    if (state == nullptr || index < 0 || static_cast<std::size_t>(index) >= state->count())
        return FALSE;
    select_later(*state, static_cast<std::size_t>(index));
    return TRUE;
}

gboolean is_part_selected(AtkSelection* selection, int index) {
    const State* state = state_of(ATK_OBJECT(selection));
    return static_cast<gboolean>(state != nullptr && index >= 0 &&
                                 static_cast<std::size_t>(index) < state->count() &&
                                 state->source.is_selected(static_cast<std::size_t>(index)));
}

std::vector<std::size_t> selected_parts(const State& state) {
    std::vector<std::size_t> selected;
    for (std::size_t part = 0; part < state.count(); ++part)
        if (state.source.is_selected(part))
            selected.push_back(part);
    return selected;
}

int count_selected(AtkSelection* selection) {
    const State* state = state_of(ATK_OBJECT(selection));
    return state == nullptr ? 0 : static_cast<int>(selected_parts(*state).size());
}

AtkObject* ref_selected(AtkSelection* selection, int index) {
    State* const state = state_of(ATK_OBJECT(selection));
    if (state == nullptr || index < 0)
        return nullptr;
    const std::vector<std::size_t> selected = selected_parts(*state);
    if (static_cast<std::size_t>(index) >= selected.size())
        return nullptr;
    return ref_object(part_at(*state, selected[static_cast<std::size_t>(index)]));
}

void begin_selection(gpointer interface, gpointer /*data*/) {
    auto* const selection = static_cast<AtkSelectionIface*>(interface);
    selection->add_selection = select_part;
    selection->is_child_selected = is_part_selected;
    selection->get_selection_count = count_selected;
    selection->ref_selection = ref_selected;
}

GType parts_object_type() {
    static const GType type = [] {
        const GType made = g_type_register_static_simple(
            GTK_TYPE_WIDGET_ACCESSIBLE, "MusterPartsObject", sizeof(PartsObjectClass), begin_parts_object,
            sizeof(PartsObject), nullptr, static_cast<GTypeFlags>(0));
        const GInterfaceInfo selection{begin_selection, nullptr, nullptr};
        g_type_add_interface_static(made, ATK_TYPE_SELECTION, &selection);
        return made;
    }();
    return type;
}

void begin_parts_widget(gpointer widget_class, gpointer /*data*/) {
    gtk_widget_class_set_accessible_type(static_cast<GtkWidgetClass*>(widget_class), parts_object_type());
}

void begin_parts_instance(GTypeInstance* instance, gpointer /*data*/) {
    gtk_widget_set_has_window(reinterpret_cast<GtkWidget*>(instance), FALSE);
    gtk_widget_set_no_show_all(reinterpret_cast<GtkWidget*>(instance), TRUE);
}

GType parts_widget_type() {
    static const GType type = g_type_register_static_simple(
        GTK_TYPE_WIDGET, "MusterParts", sizeof(PartsWidgetClass), begin_parts_widget, sizeof(PartsWidget),
        begin_parts_instance, static_cast<GTypeFlags>(0));
    return type;
}

void tell(State& state, const char* signal, std::size_t index, Part* part) {
    g_signal_emit_by_name(state.object(), signal, static_cast<guint>(index), part, nullptr);
}

} // namespace

AccessibleParts::AccessibleParts(wxWindow& window, const wxString& name, Kind kind, Source source)
    : state_(std::make_unique<State>(window, kind, std::move(source))) {
    state_->widget =
        reinterpret_cast<PartsWidget*>(g_object_ref_sink(g_object_new(parts_widget_type(), nullptr)));
    state_->widget->state = state_.get();
    gtk_container_add(GTK_CONTAINER(window.m_wxwindow), &state_->widget->base);
    atk_object_set_name(state_->object(), name.utf8_str());
    atk_object_set_role(state_->object(), kind == Kind::list ? ATK_ROLE_LIST : ATK_ROLE_PANEL);
}

AccessibleParts::~AccessibleParts() {
    for (Part* part : state_->parts)
        forget_part(part);
    state_->widget->state = nullptr;
    gtk_widget_destroy(&state_->widget->base);
    g_object_unref(state_->widget);
}

// Who has not asked knows nothing that could have changed.
void AccessibleParts::update() {
    const std::size_t count = state_->count();
    while (state_->parts.size() > count) {
        Part* const part = state_->parts.back();
        state_->parts.pop_back();
        if (part != nullptr)
            tell(*state_, "children-changed::remove", state_->parts.size(), part);
        forget_part(part);
    }
    for (Part* part : state_->parts)
        if (part != nullptr && *part->told != state_->source.text(part->index).utf8_string())
            g_object_notify(G_OBJECT(part), "accessible-name");
    for (std::size_t added = state_->told; state_->told != 0 && added < count; ++added)
        tell(*state_, "children-changed::add", added, part_at(*state_, added));
    if (state_->told != 0)
        state_->told = count;
}

void AccessibleParts::moved_to(std::size_t part) {
    if (part >= state_->count())
        return;
    state_->current = part;
    g_signal_emit_by_name(state_->object(), "selection-changed");
    atk_object_notify_state_change(&part_at(*state_, part)->base, ATK_STATE_FOCUSED, TRUE);
}

} // namespace muster

#else

namespace muster {

struct AccessibleParts::State {};

AccessibleParts::AccessibleParts(wxWindow& /*window*/, const wxString& /*name*/, Kind /*kind*/,
                                 Source /*source*/) {}
AccessibleParts::~AccessibleParts() = default;
void AccessibleParts::update() {}
void AccessibleParts::moved_to(std::size_t /*part*/) {}

} // namespace muster

#endif
