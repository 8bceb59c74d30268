// SPDX-License-Identifier: MIT
#include "gui/army/trait_row.h"

#include "base/letters.h"
#include "base/translation.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/text_metrics.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/drawn_text.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/set_if_changed.h"
#include "gui/widgets/styled_label.h"

#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t max_name_bytes = 18;

// "A (guards)" becomes "A" to save space.
wxString without_remark(const wxString& name) {
    const int remark = name.Find(" (");
    return remark == wxNOT_FOUND ? name : name.Left(static_cast<std::size_t>(remark));
}

// "axe" beside "Pike" becomes "Axe": where the short form is a word of the name. "srw" is none.
wxString short_label(const InspectorOption& option) {
    wxString label = wx(option.short_form);
    if (!label.empty() && wx(option.name).Lower().Contains(label))
        label = label.Left(1).Upper() + label.Mid(1);
    return label;
}

class ChoiceRow : public TraitRow {
public:
    ChoiceRow(wxWindow* parent, const Trait& trait, const TraitRows::Handlers& handlers)
        : TraitRow(parent, trait),
          choice_(new SegmentedChoice(parent, wx(trait.name), [this, set = handlers.set_value](int segment) {
              set(this->trait(), segment);
          })) {
        if (handlers.effect_of)
            choice_->set_more_tip([this, effect = handlers.effect_of](int segment) {
                return segment == choice_->chosen() ? wxString() : effect(this->trait(), segment);
            });
        if (handlers.show_menu)
            choice_->on_context_menu(
                [this, show_menu = handlers.show_menu](int segment) { show_menu(this->trait(), segment); });
        set_control(choice_);
    }

    void show(const InspectorField& field) override {
        const bool names_fit = fit_in_two_lines(field);
        std::vector<SegmentedChoice::Segment> segments;
        for (const InspectorOption& option : field.options) {
            SegmentedChoice::Segment segment;
            const wxString name = wx(option.name);
            segment.label =
                names_fit || has_no_short_form(option) ? without_remark(name) : short_label(option);
            if (name != segment.label)
                segment.tip = name;
            if (option.obstacle) {
                segment.trouble = option.obstacle->severity;
                segment.tip += (segment.tip.empty() ? "" : "\n") + wx(option.obstacle->message);
            }
            segments.push_back(std::move(segment));
        }
        choice_->show(std::move(segments), field.mixed ? -1 : field.value);
        const wxString chosen = field.mixed ? _("several") : wx(this->trait().value_name(field.value));
        const bool says_more = field.mixed || !names_fit || without_remark(chosen) != chosen;
        show_chosen(says_more ? chosen : wxString());
    }

protected:
    int control_height(int width) override { return choice_->height_for(width); }

private:
    // An id, which is English, is none; nor are words of the notation in another language.
    [[nodiscard]] bool has_no_short_form(const InspectorOption& option) const {
        return lowered(option.short_form) == trait().value_id(option.value) ||
               (!speaks_english() && option.short_form.find(' ') != std::string::npos);
    }

    [[nodiscard]] bool fit_in_two_lines(const InspectorField& field) const {
        // Ids replace missing short forms, but only where the names are too long.
        const bool only_ids =
            std::all_of(field.options.begin(), field.options.end(), [&](const InspectorOption& option) {
                return option.short_form == trait().value_id(option.value) &&
                       option.name.size() <= max_name_bytes;
            });
        if (only_ids)
            return true;
        int width = 0;
        for (const InspectorOption& option : field.options)
            width += TextMetrics::width(*choice_, choice_->GetFont(), without_remark(wx(option.name))) +
                     choice_->FromDIP(18);
        return width < choice_->FromDIP(field.options.size() > 8 ? 420 : 500);
    }

    SegmentedChoice* choice_;
};

class NumberRow : public TraitRow {
public:
    NumberRow(wxWindow* parent, const Trait& trait, const TraitRows::Handlers& handlers)
        : TraitRow(parent, trait), set_(handlers.set_value), box_(new wxPanel(parent)) {
        if (!trait.required && trait.default_value == no_value)
            given_ = new SegmentedChoice(box_, wxString::Format(_("%s given"), wx(trait.name)),
                                         [this](int given) { give(given == 1); });
        spin_ = new wxSpinCtrl(box_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                               trait.least, trait.most);
        spin_->SetToolTip(wxString::Format(_("%s: %d to %d"), wx(trait.name), trait.least, trait.most));
        set_accessible_name(*spin_, wx(trait.name));
        set_control(box_);
        is_year_ = trait.role == TraitRole::year;
        if (is_year_)
            spin_->SetValue((trait.least + trait.most) / 2);
        spin_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& /*event*/) {
            if (is_year_ && spin_->GetValue() == 0) // there is no year 0
                spin_->SetValue(shown_ < 0 ? 1 : -1);
            give(true);
        });
    }

    void show(const InspectorField& field) override {
        const bool known = field.value != no_value;
        if (given_)
            given_->show({{_("Not given"), _("The army has no such value"), std::nullopt},
                          {_("Given"), _("The number beside it applies"), std::nullopt}},
                         field.mixed ? -1
                         : known     ? 1
                                     : 0);
        spin_->Enable(known || !given_);
        if (known && spin_->GetValue() != field.value)
            spin_->SetValue(field.value);
        shown_ = known ? field.value : shown_;
        const bool has_words = known && is_year_; // "480 BC"
        show_chosen(field.mixed ? _("several")
                    : has_words ? wx(trait().value_name(field.value))
                                : wxString());
    }

protected:
    // The number is beside the choice "given or not" if it fits, else below it.
    int control_height(int width) override {
        const wxSize spin = spin_->GetBestSize(); // the minimum of GTK
        if (!given_) {
            spin_->SetSize(0, 0, spin.x, spin.y);
            return spin.y;
        }
        const int choice = given_->one_line_width();
        const int left = choice + given_->FromDIP(8);
        if (left + spin.x > width) {
            const int below = given_->height_for(width) + given_->FromDIP(4);
            given_->SetSize(0, 0, width, given_->height_for(width));
            spin_->SetSize(0, below, spin.x, spin.y);
            return below + spin.y;
        }
        given_->SetSize(0, 0, choice, given_->height_for(choice));
        const int high = std::max(spin.y, given_->GetSize().y);
        given_->Move(0, (high - given_->GetSize().y) / 2);
        spin_->SetSize(left, (high - spin.y) / 2, spin.x, spin.y);
        return high;
    }

private:
    void give(bool known) { set_(trait(), known ? spin_->GetValue() : no_value); }

    std::function<void(const Trait&, std::int32_t)> set_;
    wxPanel* box_;
    SegmentedChoice* given_ = nullptr; // for an optional number
    wxSpinCtrl* spin_ = nullptr;
    bool is_year_ = false;
    int shown_ = 0; // in the spin control before the player changes it
};

class TextRow : public TraitRow {
public:
    TextRow(wxWindow* parent, const Trait& trait, const TraitRows::Handlers& handlers)
        : TraitRow(parent, trait), text_(new wxTextCtrl(parent, wxID_ANY)) {
        set_accessible_name(*text_, wx(trait.name));
        set_control(text_);
        text_->Bind(wxEVT_TEXT, [this, set = handlers.set_text](wxCommandEvent& /*event*/) {
            set(this->trait(), utf8(text_->GetValue()));
        });
    }

    void show(const InspectorField& field) override {
        const wxString text = field.mixed ? wxString() : wx(field.text);
        if (text_->GetValue() != text && !(field.mixed && text_->HasFocus()))
            text_->ChangeValue(text);
        text_->SetHint(field.mixed ? _("several") : wxString());
    }

protected:
    int control_height(int /*width*/) override {
        return std::max(text_->GetBestSize().y, least_field_height(*text_));
    }

private:
    wxTextCtrl* text_;
};

} // namespace

TraitRow::TraitRow(wxWindow* parent, const Trait& trait)
    : trait_(trait), heading_(new StyledLabel(parent, wx(trait.name), LabelStyle::note)),
      chosen_(new StyledLabel(parent, wxString(), LabelStyle::note,
                              wxST_ELLIPSIZE_END | wxALIGN_RIGHT | wxST_NO_AUTORESIZE)) {}

int TraitRow::place(int y, int width) {
    const bool is_shortened = heading_->shorten(width); // in the theme's colours of now
    set_tip_if_changed(*heading_, is_shortened ? heading_->whole_text() : wxString());
    const wxSize heading = heading_->GetBestSize();
    const int gap = heading_->FromDIP(10);
    heading_->SetSize(0, y, std::min(heading.x, width), heading.y);
    chosen_->SetSize(heading.x + gap, y, std::max(0, width - heading.x - gap), heading.y);
    MeasuringDC dc(*heading_, small_desktop_font());
    const bool is_cut = TextMetrics::width(dc, chosen_words_) > chosen_->GetSize().x;
    set_tip_if_changed(*chosen_, is_cut ? chosen_words_ : wxString());
    const int below = y + heading.y + heading_->FromDIP(2);
    const int height = control_height(width);
    control_->SetSize(0, below, control_width(width), height);
    return below + height - y;
}

void TraitRow::set_name(const wxString& name) {
    heading_->set_text(name);
    set_accessible_name(*control_, name);
}

void TraitRow::set_shown(bool shown) {
    for (wxWindow* part : {static_cast<wxWindow*>(heading_), static_cast<wxWindow*>(chosen_), control_})
        part->Show(shown);
}

void TraitRow::show_chosen(const wxString& words) {
    chosen_->set_text(words);
    chosen_words_ = words;
}

std::unique_ptr<TraitRow> make_trait_row(wxWindow* parent, const Trait& trait,
                                         const TraitRows::Handlers& handlers) {
    switch (trait.kind->control) {
    case TraitControl::words: return std::make_unique<ChoiceRow>(parent, trait, handlers);
    case TraitControl::number: return std::make_unique<NumberRow>(parent, trait, handlers);
    case TraitControl::text: break;
    }
    return std::make_unique<TextRow>(parent, trait, handlers);
}

} // namespace muster
