// SPDX-License-Identifier: MIT
#include "gui/army/inspector_panel.h"

#include "army/edits.h"
#include "check/wording.h"
#include "gui/army/about_rows.h"
#include "gui/army/lists_menu.h"
#include "gui/army/trait_row.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/focus_scroll.h"
#include "gui/widgets/set_if_changed.h"
#include "gui/widgets/styled_label.h"
#include "lists/entry_room.h"
#include "odds/value_effect.h"

#include <fmt/format.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/utils.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace muster {

namespace {
constexpr int inspector_margin = 12;
constexpr int count_field_width = 120;
constexpr int field_padding = 18;        // beside the text of a field
constexpr int min_inspector_width = 120; // the content scrolls sideways below that
constexpr int width_for_both = 210;      // of the name with the count beside it
} // namespace

InspectorPanel::InspectorPanel(wxWindow* parent, Workbench& bench)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxHSCROLL | wxTAB_TRAVERSAL),
      bench_(bench), title_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                             wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE)),
      name_label_(new StyledLabel(this, _("Name"), LabelStyle::note)), name_(new wxTextCtrl(this, wxID_ANY)),
      count_label_(new StyledLabel(this, _("Count"), LabelStyle::note)),
      count_(new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1,
                            most_count)) {
    use_system_background(*this);
    set_accessible_name(*this, _("Inspector"));
    set_accessible_name(*name_, _("Name"));
    set_accessible_name(*count_, _("Count"));
    title_->SetFont(bold_font(*title_));
    TraitRows::Handlers handlers;
    handlers.set_value = [this](const Trait& trait, std::int32_t value) { set_value(trait, value); };
    handlers.set_text = [this](const Trait& trait, const std::string& text) { set_text(trait, text); };
    handlers.effect_of = [this](const Trait& trait, std::int32_t value) { return effect_of(trait, value); };
    handlers.show_menu = [this](const Trait& trait, std::int32_t value) {
        const Trait* const kind = bench_.ruleset().kind_of_troops();
        if (shown_.level == Level::troop && kind != nullptr && trait.id == kind->id)
            show_menu_(value);
    };
    show_menu_ = [this](std::int32_t value) { PopupMenu(kind_menu(value).get()); };
    rows_ = new TraitRows(this, std::move(handlers));
    SetScrollRate(FromDIP(12), FromDIP(12));
    scroll_to_focus(*this);
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) { set_name(); });
    // What is typed replaces a name that nobody has typed.
    name_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        CallAfter([this] {
            const Element& first = element_at(bench_.army(), shown_.places.front());
            if (name_->HasFocus() && is_named_after_a_trait(first, shown_.level, bench_.ruleset()))
                name_->SelectAll();
        });
    });
    // GTK paints a selection the same without the keyboard; it would seem to be here still.
    name_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        CallAfter([this] {
            if (const wxWindow* focus = FindFocus(); focus != nullptr && focus != name_)
                name_->SelectNone();
        });
    });
    count_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& /*event*/) { set_count(); });
    Bind(wxEVT_IDLE, [this](wxIdleEvent& event) {
        event.Skip();
        let_count_go_on();
    });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        lay_out();
        event.Skip();
    });
    Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
        event.Skip();
        if (!about_requested_)
            CallAfter([this] { make_about(); });
        about_requested_ = true;
    });
    bench_.observe([this](Changed /*changed*/) { update(); });
}

// Only after the first painting: they are below everything else.
void InspectorPanel::make_about() {
    about_ = new AboutRows(this, [this](const About& about, std::size_t row) {
        Army army = bench_.army();
        army.about = about;
        bench_.apply(_("Change the notes"), {with_texts_cut(std::move(army)), bench_.selection()},
                     fmt::format("about {}", row));
    });
    update();
}

void InspectorPanel::update() {
    if (!bench_.has_document())
        return;
    const Places before = std::move(shown_.places);
    shown_ = inspect(bench_.army(), bench_.ruleset(), bench_.report(), bench_.selection());
    if (before != shown_.places)
        Scroll(0, 0);
    const Place& first = shown_.places.front();
    const wxString word = wx(bench_.ruleset().level_words[index_of(shown_.level)]);
    wxString title =
        shown_.places.size() > 1 ? wxString::Format(_("%s: %zu selected"), word, shown_.places.size()) : word;
    if (shown_.places.size() == 1 && shown_.level == Level::troop)
        title += wxString::FromUTF8(" · ") +
                 wx(notation_of(first, bench_.army(), bench_.ruleset(), bench_.report()));
    set_label_if_changed(*title_, wxControl::EscapeMnemonics(title));
    for (StyledLabel* label : {name_label_, count_label_})
        label->update_colours(); // the theme may have changed
    const wxString name = shown_.mixed_names ? wxString() : wx(shown_.name);
    if (name_->GetValue() != name && !(shown_.mixed_names && name_->HasFocus()))
        name_->ChangeValue(name);
    // Several without names are called after their places, each differently.
    name_->SetHint(shown_.places.size() > 1 ? _("several names")
                                            : wx(element_name(first, bench_.army(), bench_.ruleset())));
    const bool is_troop = shown_.level == Level::troop;
    count_label_->Show(is_troop);
    count_->Show(is_troop);
    count_label_->set_text(shown_.mixed_counts ? _("Count: several") : _("Count"));
    set_tip_if_changed(*count_, shown_.mixed_counts
                                    ? _("The counts differ; a new count applies to all of them")
                                    : _("Number of identical troops"));
    if (is_troop && count_->GetValue() != shown_.count)
        count_->SetValue(shown_.count);
    rows_->show(shown_, bench_.ruleset());
    if (about_) {
        about_->Show(shown_.level == Level::army);
        about_->show(bench_.army().about);
    }
    lay_out();
}

void InspectorPanel::lay_out() {
    const int left = FromDIP(inspector_margin);
    if (!bench_.has_document() || GetClientSize().x < 3 * left)
        return;
    const int width = std::max(GetClientSize().x - 2 * left, with_text_size(*this, min_inspector_width));
    int y = FromDIP(10);
    const auto put = [&](wxWindow* window, int x, int wide, int high) {
        window->SetSize(CalcScrolledPosition(wxPoint(x, y)).x, CalcScrolledPosition(wxPoint(x, y)).y, wide,
                        high);
    };
    put(title_, left, width, title_->GetBestSize().y);
    set_tip_if_cut(*title_, title_->GetLabelText());
    y += title_->GetBestSize().y + FromDIP(8);
    const bool counts = count_->IsShown();
    const bool is_narrow = width < with_text_size(*this, width_for_both); // the count stands below
    const int count_width = std::min(with_text_size(*this, count_field_width), width);
    const int name_width = counts && !is_narrow ? width - count_width - FromDIP(8) : width;
    const int count_left = is_narrow ? left : left + name_width + FromDIP(8);
    const int label = name_label_->GetBestSize().y + FromDIP(2);
    const int box = std::max(name_->GetBestSize().y, count_->GetBestSize().y);
    put(name_label_, left, name_width, name_label_->GetBestSize().y);
    y += label;
    put(name_, left, name_width, box);
    set_tip_if_cut(*name_, name_->GetValue(), FromDIP(field_padding));
    if (counts) {
        y += is_narrow ? box + FromDIP(4) : -label;
        put(count_label_, count_left, count_width, count_label_->GetBestSize().y);
        y += label;
        put(count_, count_left, count_width, box);
    }
    y += box + FromDIP(10);
    const int rows = rows_->lay_out(width);
    put(rows_, left, width, rows);
    y += rows;
    if (about_ && about_->IsShown()) {
        const int about = about_->lay_out(width);
        put(about_, left, width, about);
        y += about;
    }
    // Shorter content moves the view up: what was put for the view before would be out of sight.
    const wxPoint view = GetViewStart();
    const bool is_cut = width + 2 * left > GetClientSize().x;
    SetVirtualSize(is_cut ? width + 2 * left : GetClientSize().x, y + FromDIP(4));
    if (GetViewStart() != view)
        lay_out();
}

// Only when the pointer rests on a value: to weigh all values at each selection would take too long.
wxString InspectorPanel::effect_of(const Trait& trait, std::int32_t value) {
    if (!bench_.has_document() || trait.level != Level::troop || shown_.places.empty() ||
        !exists(bench_.army(), shown_.places.front()))
        return {};
    const Ruleset& ruleset = bench_.ruleset();
    const Trait* own = ruleset.trait(Level::troop, trait.id);
    if (own == nullptr)
        return {};
    if (std::exchange(classes_of_, &ruleset) != &ruleset)
        classes_ = contenders_of_classes(ruleset);
    const std::optional<ValueEffect> effect =
        effect_of_value(ruleset, classes_, troop_at(bench_.army(), shown_.places.front()),
                        {static_cast<std::size_t>(own - ruleset.traits.data()), value});
    if (!effect)
        return {};
    return wxString::Format(
        _("%s: against %s %s instead of %s (%s; better against %zu classes, worse against "
          "%zu)"),
        wx(effect->mode), wx(effect->against), wx(effect->after.percent()), wx(effect->before.percent()),
        wx(effect->outcome), effect->better, effect->worse);
}

std::unique_ptr<wxMenu> InspectorPanel::kind_menu(std::int32_t value) {
    auto menu = std::make_unique<wxMenu>();
    append_question_of_lists(*menu, [this, value] {
        const Trait& kind = *bench_.ruleset().kind_of_troops();
        const Places troop{shown_.places.front()};
        ask_lists_({with_value(bench_.army(), troop, kind, value).army, troop, kind.value_name(value), true});
    });
    return menu;
}

std::string InspectorPanel::join_key(std::string_view what) const {
    return fmt::format("{} {}", what, shown_.places.front().path());
}

void InspectorPanel::set_name() {
    const std::string name = utf8(name_->GetValue());
    Change change{bench_.army(), bench_.selection()};
    for (const Place& place : shown_.places)
        change.army = with_name(std::move(change.army), place, name).army;
    bench_.apply(_("Rename"), std::move(change), join_key("name"));
}

// What the army list allows, else the next hundred.
int InspectorPanel::stop_of_count() const {
    constexpr std::int32_t hundred = 100;
    const std::int32_t stop = std::min((shown_.count / hundred + 1) * hundred, most_count);
    if (shown_.places.size() != 1)
        return stop;
    const auto rooms = entry_rooms(bench_.army(), bench_.ruleset(), bench_.report());
    const auto room = rooms.find(troop_at(bench_.army(), shown_.places.front()).entry);
    if (room == rooms.end() || !room->second.most || *room->second.most <= room->second.have)
        return stop;
    const std::int64_t allowed = shown_.count + *room->second.most - room->second.have;
    return static_cast<int>(std::min<std::int64_t>(stop, allowed));
}

// A held button ran to hundreds within seconds. The next press goes on.
void InspectorPanel::stop_held_count() {
    if (!wxGetMouseState().LeftIsDown() || shown_.mixed_counts)
        return;
    const int stop = stop_of_count();
    if (count_->GetValue() < stop)
        return;
    count_->SetRange(1, stop);
    count_->SetValue(stop);
    count_is_stopped_ = true;
}

void InspectorPanel::let_count_go_on() {
    if (count_is_stopped_ && !wxGetMouseState().LeftIsDown()) {
        count_is_stopped_ = false;
        count_->SetRange(1, most_count);
    }
}

void InspectorPanel::set_count() {
    stop_held_count();
    Change change = with_count(bench_.army(), shown_.places, count_->GetValue());
    change.selection = bench_.selection();
    bench_.apply(_("Change the count"), std::move(change), join_key("count"));
}

void InspectorPanel::set_value(const Trait& trait, std::int32_t value) {
    Change change = with_value(bench_.army(), shown_.places, trait, value);
    change.selection = bench_.selection();
    bench_.apply(wxString::Format(_("%s: %s"), wx(trait.name), wx(trait.value_name(value))),
                 std::move(change), trait.is_number() ? join_key(trait.id) : std::string());
}

void InspectorPanel::set_text(const Trait& trait, const std::string& text) {
    Change change = with_trait_text(bench_.army(), bench_.ruleset(), shown_.places, trait, text);
    change.selection = bench_.selection();
    bench_.apply(wx(trait.name), std::move(change), join_key(trait.id));
}

void InspectorPanel::focus_name() {
    name_->SetFocus();
    name_->SelectAll();
}

} // namespace muster
