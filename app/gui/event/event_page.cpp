// SPDX-License-Identifier: MIT
#include "gui/event/event_page.h"

#include "base/translation.h"
#include "event/event_steps.h"
#include "gui/event/event_band.h"
#include "gui/event/event_table.h"
#include "gui/event/player_panel.h"
#include "gui/event/unmatched_panel.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"
#include "gui/widgets/page_button.h"
#include "gui/widgets/segmented_choice.h"
#include "gui/widgets/set_if_changed.h"
#include "gui/widgets/spacing.h"

#include <wx/button.h>
#include <wx/dnd.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/textentry.h>

#include <array>
#include <utility>

namespace muster {

namespace {

class TakingDrop : public wxFileDropTarget {
public:
    explicit TakingDrop(EventPage& page) : page_(page) {}

    bool OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) override {
        std::vector<std::filesystem::path> paths;
        for (const wxString& file : files)
            paths.emplace_back(utf8(file));
        page_.CallAfter([&page = page_, paths] { page.commands().take(paths); });
        return true;
    }

private:
    EventPage& page_;
};

constexpr int poll_desk_ms = 10;
// How long the window waits for the desk before it goes on: most events are there by then.
constexpr std::chrono::milliseconds patience{80};

struct FilterRow {
    MatrixFilter filter;
    const char* label;
    const char* help;
};
constexpr std::array<FilterRow, 5> filter_rows{
    {{MatrixFilter::all, wxTRANSLATE("All"), wxTRANSLATE("Every player with every list")},
     {MatrixFilter::to_decide, wxTRANSLATE("For you"),
      wxTRANSLATE("Lists with open lines, and lists in question")},
     {MatrixFilter::wrong, wxTRANSLATE("Wrong"),
      wxTRANSLATE("Lists with errors, and lists that you refused")},
     {MatrixFilter::missing, wxTRANSLATE("Missing"), wxTRANSLATE("Players who have sent nothing")},
     {MatrixFilter::in_order, wxTRANSLATE("In order"), wxTRANSLATE("Lists that passed or were accepted")}}};

} // namespace

EventPage::EventPage(wxWindow* parent, Handlers handlers, const std::filesystem::path& file)
    : wxPanel(parent), handlers_(std::move(handlers)),
      desk_(speaks_english() ? Translate() : translate_rule_text, {[this] { show_desk(); },
                                                                   [this](const std::string& reason) {
                                                                       handlers_.notify(wx(reason), {});
                                                                       if (!desk_.is_open())
                                                                           show_desk(); // that none is
                                                                   }}),
      steps_(desk_,
             {[this](const wxString& words) { handlers_.notify(words, {}); }, [this] { await_desk(); }}) {
    if (!file.empty())
        desk_.open(file);
    set_accessible_name(*this, _("Tournament"));
    EventCommands::Handlers of_commands;
    of_commands.notify = handlers_.notify;
    of_commands.changed = [this] { await_desk(); };
    of_commands.taken = [this] {
        table_->begin_again();
        matrix_.forget_places();
    };
    commands_ = std::make_unique<EventCommands>(*this, desk_, steps_, std::move(of_commands));
    EventRulings::Handlers of_rulings;
    of_rulings.notify = [this](const wxString& words) { handlers_.notify(words, {}); };
    of_rulings.open_army = handlers_.open_army;
    rulings_ = std::make_unique<EventRulings>(*this, desk_, steps_, std::move(of_rulings));
    band_ = new EventBand(this);
    const int gap = FromDIP(2 * control_gap);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(band_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(make_top(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(make_middle(), wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap));
    sizer->Add(&commands_->bar(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
    sizer->Add(make_buttons(), wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizer(sizer);
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { poll(); });
    bind_keys();
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        event.Skip();
        if (!event.IsShown()) {
            handlers_.hidden();
        } else if (desk_.is_open()) { // what needs the umpire stands first again
            matrix_.forget_places();
            show_desk();
        }
    });
    SetDropTarget(new TakingDrop(*this));
    if (file.empty())
        show_desk();
}

EventPage::~EventPage() {
    commands_.reset(); // waits for its work, which its bar shows
    DestroyChildren(); // before the members that they use
}

wxSizer* EventPage::make_top() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    filter_ = new SegmentedChoice(this, _("Which lists are shown"), [this](int chosen) {
        matrix_.set_filter(filter_rows.at(static_cast<std::size_t>(chosen)).filter);
        show_filters();
        table_->forget_place();
        show_rows();
    });
    show_filters();
    search_ = new wxSearchCtrl(this, wxID_ANY);
    search_->SetDescriptiveText(_("Search names, clubs, armies, states, rules…"));
    search_->ShowCancelButton(true);
    set_accessible_name(*search_, _("Search the players"));
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent& /*event*/) {
        matrix_.search(utf8(search_->GetValue()));
        table_->forget_place();
        show_rows();
    });
    search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent& /*event*/) { search_->Clear(); });
    sizer->Add(filter_, wxSizerFlags(3).CentreVertical().Border(wxRIGHT, FromDIP(2 * control_gap)));
    sizer->Add(search_, wxSizerFlags(2).CentreVertical());
    return sizer;
}

wxSizer* EventPage::make_middle() {
    EventTable::Handlers of_table;
    of_table.selection_changed = [this] { show_selected(); };
    of_table.activated = [this] { panel_->focus_view(); };
    table_ = new EventTable(this, matrix_, std::move(of_table));
    empty_ = new EmptyNote(this);
    UnmatchedPanel::Handlers of_unmatched;
    of_unmatched.give = [this](std::int64_t submission, std::int64_t player) {
        commands_->give(submission, player);
    };
    of_unmatched.set_aside = [this](std::int64_t submission) { commands_->set_aside(submission, {}); };
    of_unmatched.answer = [this](const wxString& words) { handlers_.notify(words, {}); };
    of_unmatched.selected = [this](std::int64_t submission) { show_unmatched(submission); };
    unmatched_ = new UnmatchedPanel(this, std::move(of_unmatched));
    PlayerPanel::Handlers handlers;
    handlers.decisions.decide = [this](const Decision& decision) { commands_->decide(decision); };
    handlers.decisions.set_switch = [this](std::int64_t player, const char* kind) {
        commands_->set_switch(player, kind);
    };
    handlers.decisions.set_aside = [this](std::int64_t submission, const std::string& why) {
        commands_->set_aside(submission, why);
    };
    handlers.decisions.ask_list = [this](std::int64_t submission, const std::string& why) {
        rulings_->ask_list(submission, why);
    };
    handlers.decisions.ask_arrival = [this](std::int64_t submission, const std::string& why) {
        rulings_->ask_arrival(submission, why);
    };
    handlers.decisions.ask_which_counts = [this](std::int64_t submission, const std::string& why) {
        rulings_->ask_which_counts(submission, why);
    };
    handlers.decisions.ask_army = [this](std::int64_t submission) { rulings_->show_army_menu(submission); };
    handlers.settle = [this](std::int64_t submission, const std::vector<Choice>& choices) {
        rulings_->settle(submission, choices);
    };
    handlers.next = [this] { show_next(); };
    handlers.noted = [this](const std::string& words) { desk_.note(words); };
    panel_ = new PlayerPanel(this, desk_, std::move(handlers));
    auto* left = new wxBoxSizer(wxVERTICAL);
    for (wxWindow* window : {static_cast<wxWindow*>(table_), static_cast<wxWindow*>(empty_)}) {
        window->SetMinSize(FromDIP(wxSize(320, 120)));
        left->Add(window, wxSizerFlags(3).Expand());
    }
    left->Add(unmatched_, wxSizerFlags().Expand());
    panel_->SetMinSize(FromDIP(wxSize(360, 120)));
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(left, wxSizerFlags(3).Expand());
    sizer->Add(panel_, wxSizerFlags(2).Expand().Border(wxLEFT, FromDIP(2 * control_gap)));
    return sizer;
}

wxSizer* EventPage::make_buttons() {
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](const wxString& label, const wxString& help, void (EventCommands::*act)()) {
        buttons_.push_back(add_page_button(*this, *sizer, label, help, [this, act] { (*commands_.*act)(); }));
        return buttons_.back();
    };
    add(_("Take in…"),
        _("Take in mails, armies, sheets, texts, folders or the table of players, or drop them here"),
        &EventCommands::show_take_menu);
    lock_ = add(_("Lock"), _("Whether further lists count"), &EventCommands::toggle_lock);
    seal_ = add(_("Seal"), _("Whether anything may be published"), &EventCommands::toggle_seal);
    add(_("Publish…"), _("Write the report, the booklet, pages, sheets, labels or a table for pairings"),
        &EventCommands::show_publish_menu);
    buttons_.push_back(add_page_button(*this, *sizer, _("Pack…"),
                                       _("What you demand of every army, as a form and as a text to publish"),
                                       [this] { handlers_.edit_pack(); }));
    add(_("Verify…"), _("Whose list lies on the table: by its fingerprint or a photograph of its QR code"),
        &EventCommands::show_verification);
    add(_("Log"), _("Everything that happened, with its time"), &EventCommands::show_log);
    // No add_close_button(): Escape, pressed once too often to close a menu, must not leave the tournament.
    // Not at the right end, where the pack has its Close button, and messages theirs.
    add_page_button(*this, *sizer, _("Leave the desk"),
                    _("Back to where you came from; the tournament stays open"),
                    [this] { handlers_.close(); });
    return sizer;
}

void EventPage::bind_keys() {
    Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
        event.Skip();
        if (event.GetWindow() == table_ && panel_->shows_unmatched())
            CallAfter([this] { // unless the click itself selects a row
                if (panel_->shows_unmatched())
                    table_->select_again();
            });
    });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == 'F' && event.GetModifiers() == wxMOD_CONTROL)
            search_->SetFocus();
        else if (event.GetKeyCode() == 'V' && event.GetModifiers() == wxMOD_CONTROL &&
                 dynamic_cast<wxTextEntry*>(FindFocus()) == nullptr)
            commands_->paste();
        else if (event.GetKeyCode() == WXK_F6 && !event.HasAnyModifiers())
            panel_->IsDescendant(FindFocus()) ? focus_table() : panel_->focus_view();
        else
            event.Skip();
    });
}

void EventPage::open(const std::filesystem::path& file) {
    if (!desk_.is_opening(file)) {
        finish_opening(); // of another one
        desk_.open(file);
    }
    await_desk();
    if (desk_.is_busy() && !desk_.is_open())
        band_->show_note(wx(std::filesystem::path(file.stem())), _("The tournament is being opened…"));
}

void EventPage::finish_opening() {
    constexpr std::chrono::seconds most{60};
    while (desk_.is_busy())
        desk_.poll(most);
}

bool EventPage::save_pack(const EventPack& pack, const Rulesets& installed) {
    finish_opening();
    if (!desk_.change([&](EventFile& event) { change_pack(event, pack, installed, event_now()); }))
        return false;
    open(std::filesystem::path(desk_.file().file())); // with the rules that the pack needs
    return true;
}

void EventPage::await_desk() {
    desk_.poll(patience);
    if (desk_.is_busy())
        timer_.Start(poll_desk_ms);
}

void EventPage::poll() {
    desk_.poll();
    if (!desk_.is_busy())
        timer_.Stop();
}

void EventPage::show_desk() {
    const bool showed_unmatched = panel_->shows_unmatched();
    if (desk_.is_open()) {
        if (shown_ != desk_.file().file()) { // what was looked for in another one is not looked for here
            matrix_.forget_places();
            matrix_.set_filter(MatrixFilter::all);
            matrix_.search("");
            search_->ChangeValue(wxString());
        }
        matrix_.show(desk_.status(), size_number(desk_.pack(), desk_.rulesets()));
        band_->show(desk_.status(), desk_.rulesets(), event_now(), desk_.has_changed_since_published());
        unmatched_->show(desk_);
        handlers_.renamed();
        if (shown_ != desk_.file().file()) {
            shown_ = desk_.file().file();
            table_->forget_widths();
            handlers_.opened(shown_);
            for (const std::string& notice : desk_.file().notices())
                handlers_.notify(wx(notice), {});
            if (const std::optional<std::string>& why = desk_.file().read_only())
                handlers_.notify(wx(*why), {});
        }
    } else {
        band_->show_note(_("Tournament"), wxString());
    }
    show_buttons();
    show_filters();
    show_rows();
    if (const std::int64_t next = unmatched_->selected(); showed_unmatched && next != 0)
        show_unmatched(next); // rather than the table's list
    Layout();
}

void EventPage::show_buttons() {
    const bool can_change = desk_.is_open() && !desk_.file().read_only();
    for (wxButton* button : buttons_)
        button->Enable(desk_.is_open());
    buttons_.front()->Enable(can_change); // takes in
    lock_->Enable(can_change);
    seal_->Enable(can_change);
    set_label_if_changed(*lock_, desk_.is_open() && desk_.status().locked ? _("Unlock") : _("Lock"));
    set_label_if_changed(*seal_, desk_.is_open() && desk_.status().sealed ? _("End the seal") : _("Seal"));
}

void EventPage::show_filters() {
    std::vector<SegmentedChoice::Segment> segments;
    int chosen = 0;
    for (const FilterRow& row : filter_rows) {
        if (row.filter == matrix_.filter())
            chosen = static_cast<int>(segments.size());
        segments.push_back({wxString::Format("%s %u", wxGetTranslation(wxString::FromUTF8(row.label)),
                                             static_cast<unsigned>(matrix_.count(row.filter))),
                            wxGetTranslation(wxString::FromUTF8(row.help)),
                            {}});
    }
    filter_->show(std::move(segments), chosen);
}

void EventPage::show_rows() {
    show_empty(); // first, so that the table's columns are fitted into its final width
    table_->show_rows();
}

void EventPage::show_empty() {
    wxString why;
    if (!desk_.is_open())
        why = _("No tournament is open here.\nThe menu File opens one, or begins a new one.");
    else if (desk_.status().players.empty())
        why = _("No players yet.\nTake in a table of them: name, club, team, mail, number; or one by one.");
    else if (matrix_.rows().empty())
        why = _("No list is left by this filter and search.");
    empty_->set_text(why);
    if (empty_->IsShown() == why.empty() || table_->IsShown() != why.empty()) {
        empty_->Show(!why.empty());
        table_->Show(why.empty());
        Layout();
    }
}

void EventPage::show_selected() {
    panel_->show(desk_.is_open() ? table_->selected() : nullptr);
}

void EventPage::show_unmatched(std::int64_t submission) {
    for (const auto* waiting : {&desk_.status().unmatched, &desk_.status().set_aside})
        for (const UnmatchedSubmission& one : *waiting)
            if (one.submission == submission)
                panel_->show_unmatched(one);
    table_->hide_selection();
}

void EventPage::show_next() {
    const bool is_there = table_->select_next(
        [](const MatrixRow& row) { return row.state == ListState::unread || row.state == ListState::query; });
    if (!is_there)
        handlers_.notify(_("No other list that is shown needs you."), {});
}

void EventPage::focus_table() {
    if (table_->IsShown())
        table_->SetFocus();
    else
        search_->SetFocus();
}

wxString EventPage::title() const {
    return desk_.is_open() ? wx(desk_.pack().title) : wxString();
}

void EventPage::update_colours() {
    empty_->update_colours();
    panel_->update_colours();
    unmatched_->update_colours();
    show_desk();
}

} // namespace muster
