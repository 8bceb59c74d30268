// SPDX-License-Identifier: MIT
#include "gui/library/library_page.h"

#include "browse/stored_army_edits.h"
#include "gui/library/library_action_bar.h"
#include "gui/library/library_groups_list.h"
#include "gui/library/library_mirror_bar.h"
#include "gui/library/library_model.h"
#include "gui/library/library_table.h"
#include "gui/library/timeline_panel.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/search_keys.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/empty_note.h"

#include <wx/button.h>
#include <wx/dnd.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include <chrono>
#include <utility>

namespace muster {

namespace {

constexpr std::chrono::milliseconds first_answer_timeout{50}; // while nothing is painted yet
constexpr int between_looks = 1500;                           // milliseconds

class ImportDrop : public wxFileDropTarget {
public:
    explicit ImportDrop(LibraryPage& page) : page_(page) {}

    bool OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) override {
        std::vector<std::filesystem::path> paths;
        for (const wxString& file : files)
            paths.emplace_back(utf8(file));
        page_.CallAfter([&page = page_, paths] { page.commands().import(paths); });
        return true;
    }

private:
    LibraryPage& page_;
};

} // namespace

LibraryPage::LibraryPage(wxWindow* parent, LibraryService& library, MirrorService& mirror,
                         const Rulesets& rulesets, Handlers handlers)
    : wxPanel(parent), library_(library), mirror_(mirror), rulesets_(rulesets),
      handlers_(std::move(handlers)), browser_(library, rulesets, observer()),
      batch_(new LibraryBatchBar(this)),
      commands_(*this, browser_, *batch_, library, rulesets, handlers_, [this] { show_status(); }) {
    groups_ = new LibraryGroupsList(this, browser_);
    make_table();
    empty_ = new EmptyNote(this);
    empty_->Hide();
    batch_->Hide();
    actions_ = new LibraryActionBar(this, browser_, commands_, *batch_, [this] { toggle_timeline(); });
    mirror_bar_ = new LibraryMirrorBar(this, mirror);
    middle_ = new wxBoxSizer(wxHORIZONTAL);
    middle_->Add(groups_, wxSizerFlags().Expand());
    middle_->Add(table_, wxSizerFlags(1).Expand());
    middle_->Add(empty_, wxSizerFlags(1).Expand());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(make_top(), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    sizer->Add(read_only_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    sizer->Add(middle_, wxSizerFlags(1).Expand());
    sizer->Add(batch_, wxSizerFlags().Expand());
    sizer->Add(actions_, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    sizer->Add(mirror_bar_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    SetSizer(sizer);
    bind_keys();
    SetDropTarget(new ImportDrop(*this));
    library_.observe(token_, [this] {
        if (IsShownOnScreen())
            refresh();
    });
    looks_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) {
        if (IsShownOnScreen() && !batch_->running())
            library_.look_for_changes();
    });
    looks_.Start(between_looks);
    show_status();
}

LibraryPage::~LibraryPage() {
    // Before the members: the table uses the browser, and the bar waits for work of the commands.
    DestroyChildren();
}

LibraryBrowser::Observer LibraryPage::observer() {
    LibraryBrowser::Observer observer;
    observer.columns_changed = [this] { table_->show_columns(); };
    observer.rows_replaced = [this](bool from_top) {
        table_->show_rows(from_top);
        // After the rows are painted, because counting takes longer.
        CallAfter([this] { browser_.fetch_totals(); });
    };
    observer.rows_added = [this](std::size_t first) { table_->show_added_rows(first); };
    observer.status_changed = [this] { show_status(); };
    observer.groups_changed = [this] { show_groups(); };
    observer.failed = [this](const std::string& reason) { report_unreadable(reason); };
    return observer;
}

void LibraryPage::make_table() {
    LibraryTable::Handlers handlers;
    handlers.selection_changed = [this] {
        show_status();
        show_timeline();
    };
    handlers.activated = [this] {
        if (!browser_.in_trash())
            commands_.open();
    };
    handlers.menu = [this] { actions_->show_menu(*table_); };
    handlers.files_to_drag = [this](const std::vector<ArmyId>& armies) {
        return commands_.files_to_drag(armies);
    };
    table_ = new LibraryTable(this, browser_, std::move(handlers));
}

wxSizer* LibraryPage::make_top() {
    search_ = new wxSearchCtrl(this, wxID_ANY);
    search_->SetDescriptiveText(_("Search names, notes, troops, lists, players…"));
    search_->ShowCancelButton(true);
    set_accessible_name(*search_, _("Search the library"));
    search_->Bind(wxEVT_TEXT,
                  [this](wxCommandEvent& /*event*/) { browser_.search(utf8(search_->GetValue())); });
    search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent& /*event*/) { search_->Clear(); });
    on_enter(*search_, [this] {
        if (!browser_.rows().empty())
            handlers_.open(browser_.rows().front().id);
    });
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(search_, wxSizerFlags(1).CentreVertical());
    const auto add = [&](const wxString& label, const wxString& help, std::function<void()> act) {
        auto* button = new wxButton(this, wxID_ANY, label);
        button->SetToolTip(help);
        button->Bind(wxEVT_BUTTON,
                     [this, act = std::move(act)](wxCommandEvent& /*event*/) { CallAfter(act); });
        sizer->Add(button, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(6)));
        return button;
    };
    add(_("New army…"), _("Create a new army"), [this] { handlers_.make_new(); });
    add(_("Open file…"), _("Open an army file"), [this] { handlers_.open_file(); });
    import_ = add(_("Import…"),
                  _("Import army files, PDFs of sheets, written lists or an exported zip, or drop them or "
                    "folders here"),
                  [this] { commands_.import_with_dialog(); });
    read_only_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                  wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    read_only_->Hide();
    return sizer;
}

void LibraryPage::bind_keys() {
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const wxWindow* focus = wxWindow::FindFocus();
        const bool in_search = focus && (focus == search_ || focus->GetParent() == search_);
        if (event.GetKeyCode() == WXK_DELETE && !in_search && !browser_.in_trash())
            commands_.move_to_trash();
        else
            event.Skip();
    });
}

void LibraryPage::show_first_results() {
    if (!mirror_.is_known())
        mirror_.sync();
    library_.wait_for_answer(first_answer_timeout);
}

void LibraryPage::refresh() {
    if (!mirror_.is_known())
        mirror_.sync();
    browser_.refresh();
    show_timeline();
}

void LibraryPage::report_unreadable(const std::string& reason) {
    if (!library_.last_notice().Contains(wx(reason))) // reported already if the library cannot be opened
        library_.notify(wx(reason));
    handlers_.found_empty();
}

void LibraryPage::show_groups() {
    groups_->show_groups();
    if (browser_.has_no_army())
        handlers_.found_empty();
}

void LibraryPage::show_status() {
    show_read_only();
    actions_->update();
    const wxString why = why_empty();
    if (!why.empty() && table_->HasFocus())
        search_->SetFocus();
    empty_->set_text(why);
    empty_->Show(!why.empty());
    table_->Show(why.empty());
    Layout();
}

wxString LibraryPage::why_empty() const {
    if (browser_.answers_shown() == 0 || browser_.found() != 0 || browser_.unreadable())
        return {};
    if (!browser_.query().typed.empty())
        return browser_.in_trash()
                   ? _("No army in the trash has all these words.")
                   : _("No army has all these words.\nNames, notes, troops, lists, players and events are "
                       "searched.");
    return browser_.in_trash()
               ? _("The trash is empty.")
               : _("No armies here yet.\nEvery army that you save is stored here with all its revisions. "
                   "“Import…” adds army files; you can also drop them here.");
}

wxString LibraryPage::empty_text() const {
    return empty_->IsShown() ? empty_->text() : wxString();
}

wxString LibraryPage::read_only_text() const {
    return read_only_->IsShown() ? read_only_->GetLabelText() : wxString();
}

void LibraryPage::show_read_only() {
    const std::optional<std::string>& why = browser_.read_only();
    if (!why && !read_only_->IsShown())
        return;
    const wxString words =
        why ? wxString::Format(
                  _("Nothing can be saved in this library; its armies can be opened and exported. %s"),
                  wx(*why))
            : wxString();
    read_only_->SetLabelText(words);
    read_only_->SetToolTip(words);
    set_text_colour(*read_only_, &Theme::query);
    read_only_->Show(why.has_value());
    import_->Enable(!why);
    mirror_bar_->Show(!why); // a mirror adds armies
}

TimelinePanel& LibraryPage::timeline() {
    if (timeline_ != nullptr)
        return *timeline_;
    TimelinePanel::Handlers timeline;
    timeline.open = handlers_.open_revision;
    timeline.restore = [this](ArmyId army, std::int32_t revision) {
        if (library_.change([&](Library& library) { library.restore(army, revision, rulesets_); }))
            handlers_.notify(
                wxString::Format(_("Revision %d is the current one again, as a new revision."), revision),
                {});
    };
    timeline.compare = [this](ArmyId army, std::int32_t before, std::int32_t after) {
        library_.query([&](const Library& library) {
            handlers_.compare(compared_revision(library, army, before),
                              compared_revision(library, army, after), ComparisonView::differences);
        });
    };
    timeline_ = new TimelinePanel(this, library_, rulesets_, std::move(timeline));
    timeline_->SetMinSize(FromDIP(wxSize(280, 100)));
    timeline_->Hide();
    middle_->Add(timeline_, wxSizerFlags().Expand());
    return *timeline_;
}

void LibraryPage::toggle_timeline() {
    timeline().Show(!timeline().IsShown());
    show_timeline();
    Layout();
}

void LibraryPage::show_timeline() {
    if (timeline_ == nullptr || !timeline_->IsShown())
        return;
    const std::vector<const StoredArmy*> armies = browser_.selected_rows();
    if (armies.size() == 1)
        timeline_->show(armies.front()->id, wx(armies.front()->name));
    else
        timeline_->show(std::nullopt, _("Select one army to see its revisions."));
}

void LibraryPage::update_colours() {
    actions_->update_colours();
    empty_->update_colours();
    set_text_colour(*read_only_, &Theme::query);
    mirror_bar_->update_state();
    refresh();
}

} // namespace muster
