// SPDX-License-Identifier: MIT
#include "gui/sheet/sheet_panel.h"

#include "gui/sheet/sheet_view.h"
#include "gui/shell/settings.h"
#include "gui/shell/sheet_titles.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr int pause_ms = 150; // after the last change, so that typing is not slowed
constexpr std::array<int, 5> zooms{SheetView::whole_width, SheetView::whole_page, 100, 150, 200};

} // namespace

SheetPanel::SheetPanel(wxWindow* parent, Workbench& bench, Settings& settings, Handlers handlers)
    : wxPanel(parent), bench_(bench), settings_(settings), handlers_(std::move(handlers)),
      setup_(settings.page_setup()), timer_(this) {
    set_theme_style(*this);
    set_accessible_name(*this, _("Sheet"));
    Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { show_now(); });
    // Also sent when the panel is shown.
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (stale_)
            timer_.StartOnce(1);
    });
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& /*event*/) { view().SetFocus(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE)
            handlers_.leave();
        else
            event.Skip();
    });
    bench_.observe([this](Changed changed) { update(changed); });
}

SheetPanel::~SheetPanel() {
    if (view_)
        view_->show(nullptr);
}

SheetView& SheetPanel::view() {
    make_contents();
    return *view_;
}

void SheetPanel::make_contents() {
    if (view_)
        return;
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(make_bar(), wxSizerFlags().Expand().Border(wxALL, FromDIP(2)));
    view_ = new SheetView(this);
    view_->on_zoom_changed([this] { show_zoom(); });
    view_->Bind(wxEVT_CONTEXT_MENU,
                [this](wxContextMenuEvent& /*event*/) { PopupMenu(handlers_.menu().get()); });
    sizer->Add(view_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    kinds_->SetSelection(static_cast<int>(kind_));
    show_setup();
    show_zoom();
    view_->show(pages_.get());
    Layout();
}

wxSizer* SheetPanel::make_bar() {
    const int space = FromDIP(4);
    auto* bar = new wxWrapSizer(wxHORIZONTAL);
    kinds_ = add_choice(*bar, _("Kind of sheet"), sheet_kind_titles(),
                        [this](int index) { set_kind(static_cast<SheetKind>(index)); });
    papers_ = add_choice(*bar, _("Paper"), paper_titles(), [this](int index) {
        set_setup({static_cast<Paper>(index), setup_.orientation});
    });
    orientations_ = add_choice(*bar, _("Orientation"), orientation_titles(), [this](int index) {
        set_setup({setup_.paper, static_cast<Orientation>(index)});
    });
    wxArrayString sizes;
    for (const wxString& name : {_("Full width"), _("Whole page")})
        sizes.Add(name);
    for (std::size_t i = 2; i < zooms.size(); ++i)
        sizes.Add(wxString::Format(_("%d %%"), zooms[i]));
    zooms_ = add_choice(*bar, _("Size of the pages"), sizes,
                        [this](int index) { view_->set_zoom(zooms[static_cast<std::size_t>(index)]); });
    for (const auto& [label, act] : {std::pair(_("Print…"), handlers_.print), {_("Save…"), handlers_.save}}) {
        auto* button = new wxButton(this, wxID_ANY, label);
        button->Bind(wxEVT_BUTTON, [act = act](wxCommandEvent& /*event*/) { act(); });
        bar->Add(button, wxSizerFlags().Border(wxALL, space / 2));
    }
    return bar;
}

wxChoice* SheetPanel::add_choice(wxSizer& bar, const wxString& name, const wxArrayString& entries,
                                 std::function<void(int)> choose) {
    auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, entries);
    set_accessible_name(*choice, name);
    choice->SetToolTip(name);
    choice->Bind(wxEVT_CHOICE,
                 [choose = std::move(choose)](wxCommandEvent& event) { choose(event.GetSelection()); });
    bar.Add(choice, wxSizerFlags().Border(wxALL, FromDIP(2)));
    return choice;
}

void SheetPanel::set_kind(SheetKind kind) {
    kind_ = kind;
    if (kinds_)
        kinds_->SetSelection(static_cast<int>(kind));
    stale_ = true;
    show_now();
}

void SheetPanel::set_setup(const PageSetup& setup) {
    setup_ = setup;
    settings_.set_page_setup(setup);
    show_setup();
    stale_ = true;
    show_now();
}

void SheetPanel::show_setup() {
    if (!papers_)
        return;
    papers_->SetSelection(static_cast<int>(setup_.paper));
    orientations_->SetSelection(static_cast<int>(setup_.orientation));
}

void SheetPanel::show_zoom() {
    const auto* const found = std::find(zooms.begin(), zooms.end(), view_->zoom());
    zooms_->SetSelection(found == zooms.end() ? wxNOT_FOUND : static_cast<int>(found - zooms.begin()));
}

void SheetPanel::update(Changed changed) {
    if (changed == Changed::selection)
        return;
    // The old pages stay visible until the new ones are ready.
    stale_ = true;
    timer_.StartOnce(pause_ms);
}

const SheetPages& SheetPanel::pages() {
    set_pages();
    return *pages_;
}

void SheetPanel::set_pages() {
    if (stale_ || !pages_) {
        auto fresh = std::make_unique<SheetPages>(
            make_sheet(bench_.army(), bench_.ruleset(), bench_.report(), kind_), setup_);
        if (view_)
            view_->show(fresh.get());
        pages_ = std::move(fresh);
        stale_ = false;
    }
}

void SheetPanel::show_now() {
    if (!IsShownOnScreen())
        return;
    make_contents();
    if (bench_.has_document())
        set_pages();
}

} // namespace muster
