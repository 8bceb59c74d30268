// SPDX-License-Identifier: MIT
#include "gui/shell/main_window.h"

#include "gui/army/army_grid.h"
#include "gui/army/band_panel.h"
#include "gui/army/findings_panel.h"
#include "gui/army/inspector_panel.h"
#include "gui/army/line_panel.h"
#include "gui/army/palette_panel.h"
#include "gui/army/why_panel.h"
#include "gui/library/timeline_panel.h"
#include "gui/sheet/sheet_panel.h"
#include "gui/shell/action.h"
#include "gui/shell/application.h"
#include "gui/shell/leave_button.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/start/home_page.h"
#include "gui/start/new_army_page.h"
#include "gui/start/start_page.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"

#include <wx/artprov.h>
#include <wx/dnd.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/textentry.h>
#include <wx/toolbar.h>

#include <memory>

namespace muster {

namespace {

// The first change after a quiet while is kept as soon as it is painted, those after it in turns.
constexpr int autosave_after_ms = 50;
constexpr int recent_id = wxID_HIGHEST + 1000;

class FileDrop : public wxFileDropTarget {
public:
    explicit FileDrop(MainWindow& window, Application& application)
        : window_(window), application_(application) {}

    bool OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) override {
        // The drop is answered first: opening may ask something.
        window_.CallAfter([this, files] {
            for (const wxString& file : files)
                application_.open(std::filesystem::path(utf8(file)), window_);
        });
        return true;
    }

private:
    MainWindow& window_;
    Application& application_;
};

} // namespace

MainWindow::MainWindow(Application& application, unsigned number)
    : wxFrame(nullptr, wxID_ANY, "Muster", wxDefaultPosition, wxDefaultSize), application_(application),
      autosave_(autosave_folder(), static_cast<long>(wxGetProcessId()), number), autosave_timer_(this) {
    const wxRect rect = application.settings().window_rect();
    leave_ground(*this);
    SetSize(rect.IsEmpty() ? FromDIP(wxSize(1240, 780)) : rect.GetSize());
    SetMinClientSize(FromDIP(wxSize(720, 480)));
    // What takes room from the pages comes first, so that they are laid out once.
    make_menus();
    make_toolbar();
    CreateStatusBar();
    make_pages();
    bind_actions();
    SetDropTarget(new FileDrop(*this, application));
    bench_.listen([this](News news) { look(news); });
    bench_.on_problem([this](const wxString& message) { notice_->say(message); });
    Bind(wxEVT_CLOSE_WINDOW, &MainWindow::on_close, this);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool plain = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
        event.Skip(!plain || !press_escape(*pages_->GetCurrentPage()));
    });
    Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { keep_in_turn(); });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive())
            CallAfter([this] {
                notice_disk();
                application_.mirror().check_soon();
                notice_lists();
            });
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        event.Skip();
        colours_changed();
    });
    if (application.settings().maximized())
        Maximize();
}

MainWindow::~MainWindow() {
    aui_.UnInit();
}

void MainWindow::make_pages() {
    notice_ = new NoticeBar(this);
    pages_ = new wxSimplebook(this);
    leave_ground(*pages_);
    set_accessible_name(*pages_, "Muster");
    StartPage::Handlers start;
    start.make_new = [this](const std::string& ruleset) {
        show_page(*new_page_);
        new_page_->begin(ruleset);
    };
    start.open = [this] { open(); };
    start.open_file = [this](const std::filesystem::path& file) { application_.open(file, *this); };
    start.open_sample = [this](const std::filesystem::path& file) { open_sample(file); };
    start.recover = [this](const UnsavedWork& work) { application_.recover(work, *this); };
    start.discard = [this](const UnsavedWork& work) {
        Autosave::discard(work);
        show_start();
    };
    home_ = new HomePage(
        pages_,
        [&](wxWindow* parent) { return new StartPage(parent, application_.rulesets(), std::move(start)); },
        [this](wxWindow* parent) { return make_library_page(parent); }, [this] { leave_page(); });
    start_ = &home_->start();
    NewArmyPage::Handlers make;
    make.make = [this](Army army) { make_army(std::move(army)); };
    make.lists = [this](const std::string& ruleset) { show_lists_of(ruleset); };
    make.house_rules = [this] { show_house_rules(); };
    make.cancel = [this] { leave_page(); };
    new_page_ = new NewArmyPage(pages_, application_.rulesets(), std::move(make));
    make_workspace(pages_);
    pages_->AddPage(home_, wxString());
    pages_->AddPage(new_page_, wxString());
    pages_->AddPage(workspace_, wxString());
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(notice_, wxSizerFlags().Expand());
    sizer->Add(pages_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
}

void MainWindow::make_workspace(wxWindow* parent) {
    workspace_ = new wxPanel(parent);
    leave_ground(*workspace_);
    band_ = new BandPanel(workspace_, bench_);
    palette_ = new PalettePanel(workspace_, bench_);
    grid_ = new ArmyGrid(workspace_, bench_);
    inspector_ = new InspectorPanel(workspace_, bench_);
    why_ = new WhyPanel(workspace_, bench_);
    findings_ = new FindingsPanel(workspace_, bench_);
    line_ = new LinePanel(workspace_, bench_);
    sheet_ = new SheetPanel(workspace_, bench_, application_.settings(),
                            {[this] { print(); }, [this] { save_sheet(); },
                             [this] { sheet_->PopupMenu(sheet_menu().get()); }, [this] { leave_preview(); }});
    band_->on_verdict_clicked([this] { next_finding(); });
    grid_->on_context_menu([this] { show_context_menu(); });
    aui_.SetManagedWindow(workspace_);
    set_up_look(aui_, *this);
    for (wxWindow* panel : std::initializer_list<wxWindow*>{palette_, inspector_, why_, findings_})
        make_paper(*panel);
    // Docks are measured against the room there is.
    workspace_->SetSize(GetClientSize());
    add_panes(aui_, *this, {band_, palette_, grid_, inspector_, why_, findings_, line_, sheet_});
    first_layout_ = aui_.SavePerspective();
    if (const wxString layout = application_.settings().layout(); !layout.empty())
        aui_.LoadPerspective(layout, false);
    aui_.Update();
}

void MainWindow::make_menus() {
    auto* bar = new wxMenuBar;
    for (std::size_t m = 0; m < action_menu_count; ++m) {
        auto* menu = new wxMenu;
        const std::vector<Action>& table = action_table();
        for (std::size_t i = 0; i < table.size(); ++i) {
            const Action& action = table[i];
            if (action.menu != static_cast<ActionMenu>(m))
                continue;
            if (action.begins_section)
                menu->AppendSeparator();
            wxString label = wxGetTranslation(wxString::FromUTF8(action.label));
            if (*action.accelerator != '\0')
                label += wxString("\t") + action.accelerator;
            menu->Append(action_window_id(i), label, wxGetTranslation(wxString::FromUTF8(action.help)),
                         action.checked ? wxITEM_CHECK : wxITEM_NORMAL);
            if (std::string_view(action.id) == "file.open") {
                recent_menu_ = new wxMenu;
                menu->AppendSubMenu(recent_menu_, _("Open &recent"), _("Armies used lately"));
            }
        }
        bar->Append(menu, action_menu_name(static_cast<ActionMenu>(m)));
    }
    SetMenuBar(bar);
    Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
        event.Skip();
        fill_recent_menu();
    });
}

void MainWindow::fill_recent_menu() {
    while (recent_menu_->GetMenuItemCount() > 0)
        recent_menu_->Destroy(recent_menu_->FindItemByPosition(0));
    int id = recent_id;
    for (const std::filesystem::path& file : application_.settings().recent_files()) {
        recent_menu_->Append(id, wxControl::EscapeMnemonics(wx(file)));
        Bind(
            wxEVT_MENU, [this, file](wxCommandEvent& /*event*/) { application_.open(file, *this); }, id++);
    }
    if (id == recent_id)
        recent_menu_->Append(wxID_ANY, _("None yet"))->Enable(false);
}

void MainWindow::make_toolbar() {
    wxToolBar* bar = CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
    const std::vector<Action>& table = action_table();
    ActionMenu last = ActionMenu::file;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const Action& action = table[i];
        if (*action.icon == '\0')
            continue;
        if (action.menu != last)
            bar->AddSeparator();
        last = action.menu;
        const wxString help = wxGetTranslation(wxString::FromUTF8(action.help));
        wxString tip = action_title(action);
        if (*action.accelerator != '\0')
            tip += wxString::Format(" (%s)", action.accelerator);
        bar->AddTool(action_window_id(i), action_title(action),
                     wxArtProvider::GetBitmapBundle(action.icon, wxART_TOOLBAR), tip + "\n" + help);
    }
    bar->Realize();
    set_accessible_name(*bar, _("Toolbar"));
}

void MainWindow::bind_actions() {
    for (std::size_t i = 0; i < action_table().size(); ++i) {
        const int id = action_window_id(i);
        Bind(
            wxEVT_MENU, [this, i](wxCommandEvent& /*event*/) { run_action(i); }, id);
        Bind(
            wxEVT_UPDATE_UI, [this, i](wxUpdateUIEvent& event) { update_action(event, i); }, id);
    }
}

void MainWindow::run_action(std::size_t action) {
    const Action& chosen = action_table().at(action);
    if ((this->*chosen.enabled)())
        (this->*chosen.run)();
}

void MainWindow::update_action(wxUpdateUIEvent& event, std::size_t action) {
    const Action& asked = action_table()[action];
    event.Enable((this->*asked.enabled)());
    if (asked.checked)
        event.Check((this->*asked.checked)());
    const bool is_undo = asked.run == &MainWindow::undo;
    if (!is_undo && asked.run != &MainWindow::redo)
        return;
    wxString label = wxGetTranslation(wxString::FromUTF8(asked.label));
    if (bench_.has_document()) {
        const History<Army>& history = bench_.document().history();
        if (is_undo && history.can_undo())
            label += ": " + wxControl::EscapeMnemonics(wx(history.undo_label()));
        if (!is_undo && history.can_redo())
            label += ": " + wxControl::EscapeMnemonics(wx(history.redo_label()));
    }
    event.SetText(label + "\t" + asked.accelerator);
}

bool MainWindow::typing() const {
    if (grid_->is_editing())
        return true;
    const wxWindow* focus = wxWindow::FindFocus();
    return focus && dynamic_cast<const wxTextEntry*>(focus);
}

void MainWindow::look(News news) {
    if (!bench_.has_document() || news == News::selection)
        return;
    const Document& document = bench_.document();
    // Not begun anew by the next change: whoever types on loses no more.
    if (document.state() != kept_state_ && !autosave_timer_.IsRunning())
        autosave_timer_.StartOnce(autosave_after_ms);
    SetTitle((document.modified() ? "*" : "") + army_title() + wxString::FromUTF8(" – Muster"));
}

wxString MainWindow::army_title() const {
    const Document& document = bench_.document();
    if (!document.army().name.empty())
        return wx(document.army().name);
    return document.file().empty() ? wxString(_("New army"))
                                   : wx(std::filesystem::path(document.file().stem()));
}

void MainWindow::show_document(Document document, std::optional<LibraryArmy> kept) {
    autosave_.discard();
    notice_->close();
    SetStatusText(wxString()); // it spoke of the army before
    kept_ = std::move(kept);
    bench_.set_document(std::make_unique<Document>(std::move(document)));
    kept_state_ = bench_.document().state();
    if (bench_.document().modified()) { // made, not read: it is nowhere yet
        kept_state_ = 0;
        autosave_timer_.StartOnce(autosave_after_ms);
    }
    show_workspace();
    show_timeline();
}

void MainWindow::show_workspace() {
    show_page(*workspace_);
}

void MainWindow::show_start() {
    const std::vector<UnsavedWork> left = application_.unsaved_work();
    start_->show(application_.settings().recent_files(), left);
    show_home();
    turns_back_ = left.empty() && application_.library().exists();
    if (turns_back_)
        home_->show_library();
    else
        home_->show_start();
}

void MainWindow::new_army() {
    show_page(*new_page_);
    new_page_->begin(bench_.has_document() ? bench_.ruleset().id : std::string());
}

void MainWindow::show_context_menu() {
    wxMenu menu;
    for (std::size_t i = 0; i < action_table().size(); ++i) {
        const Action& action = action_table()[i];
        if (action.menu != ActionMenu::edit || action.run == &MainWindow::undo ||
            action.run == &MainWindow::redo)
            continue;
        if (action.begins_section && menu.GetMenuItemCount() > 0)
            menu.AppendSeparator();
        menu.Append(action_window_id(i), wxGetTranslation(wxString::FromUTF8(action.label)));
    }
    grid_->PopupMenu(&menu);
}

} // namespace muster
