// SPDX-License-Identifier: MIT
// On GTK, what a widget is to assistive programs is decided by its class, and all windows of wxWidgets that
// draw themselves are of one class. So such a window gets a hidden child widget of our own class, whose
// accessible object has the parts as children.
#include "gui/toolkit/accessible_parts.h"

#include <wx/toplevel.h>
#include <wx/window.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#ifdef __WXGTK__

#include <gtk/gtk-a11y.h>
#include <gtk/gtk.h>

namespace muster {

namespace {

struct Part {
    AtkObject base;
    AccessibleParts::State* state; // none after the part has gone
    std::size_t index;
    std::string* told; // the name that was last given away
};
struct PartClass {
    AtkObjectClass base;
};
struct PartsWidget {
    GtkWidget base;
    AccessibleParts::State* state;
};
struct PartsWidgetClass {
    GtkWidgetClass base;
};
struct PartsObject {
    GtkWidgetAccessible base;
};
struct PartsObjectClass {
    GtkWidgetAccessibleClass base;
};

} // namespace

struct AccessibleParts::State {
    State(wxWindow& shown, Kind its_kind, Source its_source)
        : window(shown), kind(its_kind), source(std::move(its_source)) {}

    wxWindow& window;
    Kind kind;
    Source source;
    PartsWidget* widget = nullptr;
    std::vector<Part*> parts; // those that have been asked for, by index; else null
    std::size_t current = 0;  // where the keyboard is
    std::size_t told = 0;     // how many parts there were when somebody last asked or was told

    [[nodiscard]] std::size_t count() const { return source.count(); }
    [[nodiscard]] AtkObject* object() const { return gtk_widget_get_accessible(&widget->base); }
    [[nodiscard]] wxRect rect(std::size_t part) const {
        return source.rect(part).Intersect(wxRect(window.GetClientSize()));
    }
    [[nodiscard]] bool is_showing() const { return gtk_widget_get_mapped(window.m_wxwindow) != 0; }
};

namespace {

using State = AccessibleParts::State;

// A part, asked by an assistive program, that is still there.
State* state_of(Part* part) {
    return part->state != nullptr && part->index < part->state->count() ? part->state : nullptr;
}

State* state_of(AtkObject* parts) {
    GtkWidget* const widget = gtk_accessible_get_widget(GTK_ACCESSIBLE(parts));
    return widget == nullptr ? nullptr : reinterpret_cast<PartsWidget*>(widget)->state;
}

Part* part_of(gpointer object) {
    return reinterpret_cast<Part*>(object);
}

const char* part_name(AtkObject* object) {
    Part* const part = part_of(object);
    if (const State* state = state_of(part))
        *part->told = state->source.text(part->index).utf8_string();
    return part->told->c_str();
}

AtkObject* part_parent(AtkObject* object) {
    const State* state = part_of(object)->state;
    return state == nullptr ? nullptr : state->object();
}

int part_index(AtkObject* object) {
    return static_cast<int>(part_of(object)->index);
}

AtkStateSet* part_states(AtkObject* object) {
    AtkStateSet* const states = atk_state_set_new();
    Part* const part = part_of(object);
    const State* state = state_of(part);
    if (state == nullptr) {
        atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
        return states;
    }
    for (const AtkStateType one : {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_VISIBLE,
                                   ATK_STATE_SELECTABLE, ATK_STATE_FOCUSABLE})
        atk_state_set_add_state(states, one);
    if (state->is_showing() && !state->rect(part->index).IsEmpty())
        atk_state_set_add_state(states, ATK_STATE_SHOWING);
    if (state->source.is_selected(part->index)) {
        atk_state_set_add_state(states, ATK_STATE_SELECTED);
        if (state->kind == AccessibleParts::Kind::choice)
            atk_state_set_add_state(states, ATK_STATE_CHECKED);
    }
    if (part->index == state->current && state->window.HasFocus())
        atk_state_set_add_state(states, ATK_STATE_FOCUSED);
    return states;
}

void finalize_part(GObject* object) {
    delete part_of(object)->told;
    G_OBJECT_CLASS(g_type_class_peek(ATK_TYPE_OBJECT))->finalize(object);
}

void begin_part_class(gpointer part_class, gpointer /*data*/) {
    auto* const object = static_cast<AtkObjectClass*>(part_class);
    object->get_name = part_name;
    object->get_parent = part_parent;
    object->get_index_in_parent = part_index;
    object->ref_state_set = part_states;
    G_OBJECT_CLASS(part_class)->finalize = finalize_part;
}

// --- where a part is (AtkComponent)

void part_extents(AtkComponent* component, int* x, int* y, int* width, int* height, AtkCoordType type) {
    *x = *y = *width = *height = 0;
    const State* state = state_of(part_of(component));
    if (state == nullptr)
        return;
    const wxRect rect = state->rect(part_of(component)->index);
    wxPoint at = state->window.ClientToScreen(rect.GetPosition());
    if (type != ATK_XY_SCREEN)
        if (const wxWindow* top = wxGetTopLevelParent(&state->window))
            at -= top->GetScreenPosition();
    *x = at.x;
    *y = at.y;
    *width = rect.width;
    *height = rect.height;
}

void select_later(State& state, std::size_t part) {
    state.window.CallAfter([&state, part] {
        if (part < state.count())
            state.source.select(part);
    });
}

gboolean part_grab_focus(AtkComponent* component) {
    State* const state = state_of(part_of(component));
    if (state == nullptr)
        return FALSE;
    state->window.SetFocus();
    if (state->kind == AccessibleParts::Kind::list)
        select_later(*state, part_of(component)->index);
    return TRUE;
}

void begin_component(gpointer interface, gpointer /*data*/) {
    auto* const component = static_cast<AtkComponentIface*>(interface);
    component->get_extents = part_extents;
    component->grab_focus = part_grab_focus;
}

// --- what can be done with a part (AtkAction): to select and to activate it

constexpr int part_actions = 2;

// Later, as what is done may open a dialog, which the asking program should not wait for.
gboolean do_part_action(AtkAction* action, int index) {
    State* const state = state_of(part_of(action));
    if (state == nullptr || index < 0 || index >= part_actions)
        return FALSE;
    const std::size_t part = part_of(action)->index;
    select_later(*state, part);
    if (index == 1)
        state->window.CallAfter([state, part] {
            if (part < state->count())
                state->source.activate(part);
        });
    return TRUE;
}

int count_part_actions(AtkAction* /*action*/) {
    return part_actions;
}

const char* part_action_name(AtkAction* /*action*/, int index) {
    return index == 0 ? "click" : "activate";
}

void begin_action(gpointer interface, gpointer /*data*/) {
    auto* const action = static_cast<AtkActionIface*>(interface);
    action->do_action = do_part_action;
    action->get_n_actions = count_part_actions;
    action->get_name = part_action_name;
}

GType part_type() {
    static const GType type = [] {
        const GType made =
            g_type_register_static_simple(ATK_TYPE_OBJECT, "MusterPart", sizeof(PartClass), begin_part_class,
                                          sizeof(Part), nullptr, static_cast<GTypeFlags>(0));
        const GInterfaceInfo component{begin_component, nullptr, nullptr};
        g_type_add_interface_static(made, ATK_TYPE_COMPONENT, &component);
        const GInterfaceInfo action{begin_action, nullptr, nullptr};
        g_type_add_interface_static(made, ATK_TYPE_ACTION, &action);
        return made;
    }();
    return type;
}

// --- all parts of a window

AtkRole role_of_part(AccessibleParts::Kind kind) {
    switch (kind) {
    case AccessibleParts::Kind::list: return ATK_ROLE_LIST_ITEM;
    case AccessibleParts::Kind::choice: return ATK_ROLE_RADIO_BUTTON;
    case AccessibleParts::Kind::button: break;
    }
    return ATK_ROLE_PUSH_BUTTON;
}

Part* part_at(State& state, std::size_t index) {
    state.parts.resize(std::max(state.parts.size(), index + 1));
    Part*& part = state.parts[index];
    if (part == nullptr) {
        part = part_of(g_object_new(part_type(), nullptr));
        part->state = &state;
        part->index = index;
        part->told = new std::string;
        atk_object_set_role(&part->base, role_of_part(state.kind));
    }
    return part;
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

void forget(Part* part) {
    if (part == nullptr)
        return;
    part->state = nullptr;
    atk_object_notify_state_change(&part->base, ATK_STATE_DEFUNCT, TRUE);
    g_object_unref(part);
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
        forget(part);
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
        forget(part);
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
