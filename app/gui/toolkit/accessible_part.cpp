// SPDX-License-Identifier: MIT
#include "gui/toolkit/accessible_parts.h"

#ifdef __WXGTK__

#include "gui/toolkit/accessible_part.h"

#include <wx/toplevel.h>

#include <algorithm>

namespace muster {

namespace {

using State = AccessibleParts::State;
using Part = AccessiblePart;

// A part, asked by an assistive program, that is still there.
State* state_of(Part* part) {
    return part->state != nullptr && part->index < part->state->count() ? part->state : nullptr;
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
        const GType made = g_type_register_static_simple(ATK_TYPE_OBJECT, "MusterPart",
                                                         sizeof(AccessiblePartClass), begin_part_class,
                                                         sizeof(Part), nullptr, static_cast<GTypeFlags>(0));
        const GInterfaceInfo component{begin_component, nullptr, nullptr};
        g_type_add_interface_static(made, ATK_TYPE_COMPONENT, &component);
        const GInterfaceInfo action{begin_action, nullptr, nullptr};
        g_type_add_interface_static(made, ATK_TYPE_ACTION, &action);
        return made;
    }();
    return type;
}

AtkRole role_of_part(AccessibleParts::Kind kind) {
    switch (kind) {
    case AccessibleParts::Kind::list: return ATK_ROLE_LIST_ITEM;
    case AccessibleParts::Kind::choice: return ATK_ROLE_RADIO_BUTTON;
    case AccessibleParts::Kind::button: break;
    }
    return ATK_ROLE_PUSH_BUTTON;
}

} // namespace

void select_later(State& state, std::size_t part) {
    state.window.CallAfter([&state, part] {
        if (part < state.count())
            state.source.select(part);
    });
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

void forget_part(Part* part) {
    if (part == nullptr)
        return;
    part->state = nullptr;
    atk_object_notify_state_change(&part->base, ATK_STATE_DEFUNCT, TRUE);
    g_object_unref(part);
}

} // namespace muster

#endif
