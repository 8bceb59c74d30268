// SPDX-License-Identifier: MIT
#include "gui/shell/frame.h"

#include "gui/shell/action.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/pane_book.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/windows.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/disabled_icon.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/styled_label.h"

#include <wx/artprov.h>
#include <wx/display.h>
#include <wx/dnd.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/statusbr.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace muster {

namespace {

constexpr int recent_id = wxID_HIGHEST + 1000;

class FileDrop : public wxFileDropTarget {
public:
    explicit FileDrop(Frame& frame) : frame_(frame) {}

    bool OnDropFiles(wxCoord /*x*/, wxCoord /*y*/, const wxArrayString& files) override {
        // After the drop has ended, because opening may show a dialog.
        frame_.CallAfter([&frame = frame_, files] {
            for (const wxString& file : files)
                frame.windows().open(std::filesystem::path(utf8(file)), frame);
        });
        return true;
    }

private:
    Frame& frame_;
};

wxString label_of(const Action& action) {
    return wxGetTranslation(wxString::FromUTF8(action.label));
}

wxString help_of(const Action& action) {
    return wxGetTranslation(wxString::FromUTF8(action.help));
}

// Where the last window was, or of the usual size in the middle; `offset` farther down to the right, so that
// windows do not hide one another. In any case inside the screen.
wxRect placed_on_screen(const wxRect& stored, const wxSize& usual, int offset) {
    const wxPoint middle(stored.x + stored.width / 2, stored.y + stored.height / 2);
    const int display = stored.IsEmpty() ? wxNOT_FOUND : wxDisplay::GetFromPoint(middle);
    const wxRect screen =
        wxDisplay(display == wxNOT_FOUND ? 0U : static_cast<unsigned>(display)).GetClientArea();
    wxRect placed(stored.GetTopLeft(), stored.IsEmpty() ? usual : stored.GetSize());
    placed.width = std::min(placed.width, screen.width);
    placed.height = std::min(placed.height, screen.height);
    if (display == wxNOT_FOUND)
        placed = placed.CentreIn(screen);
    placed.Offset(offset, offset);
    placed.x = std::clamp(placed.x, screen.x, screen.GetRight() + 1 - placed.width);
    placed.y = std::clamp(placed.y, screen.y, screen.GetBottom() + 1 - placed.height);
    return placed;
}

// Each has the theme's colour in its text.
void update_labels(wxWindow& window) {
    for (wxWindow* child : window.GetChildren()) {
        if (auto* label = dynamic_cast<StyledLabel*>(child))
            label->update_colours();
        update_labels(*child);
    }
}

} // namespace

Frame::Frame(Services& services, Windows& windows, const RoomRegistry& rooms, unsigned number)
    : wxFrame(nullptr, wxID_ANY, "Muster"), services_(services), windows_(windows), rooms_(rooms),
      bench_(make_session(*this, number)), session_(*this) {
    use_system_background(*this);
    constexpr unsigned most_offsets = 8;
    const int offset = FromDIP(24) * static_cast<int>((number - 1) % most_offsets);
    SetSize(placed_on_screen(services.settings().window_rect(), FromDIP(wxSize(1240, 780)), offset));
    SetMinClientSize(FromDIP(wxSize(720, 480)));
    // Before the pages, so that those are laid out only once.
    make_menus();
    make_toolbar();
    CreateStatusBar();
    notice_ = new NoticeBar(GetStatusBar());
    GetStatusBar()->SetMinHeight(notice_->needed_height());
    pages_ = new PageBook(this, *this);
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(pages_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    bind_actions();
    bind_events();
    if (services.settings().maximized())
        Maximize();
}

// The pages must not outlive the workbench.
Frame::~Frame() {
    pages_->Destroy();
}

PaneBook& Frame::panes() {
    return pages_->window<PaneBook>(page_ids::army);
}

void Frame::confirm(const wxString& message) {
    notice_->give_way();
    SetStatusText(message);
}

void Frame::bind_events() {
    SetDropTarget(new FileDrop(*this));
    bench_.observe([this](Changed changed) {
        if (changed != Changed::selection && bench_.has_document()) {
            update_title();
            notice_->close_step();
        }
    });
    bench_.on_problem([this](const wxString& message) { notice_->show_problem(message); });
    Bind(wxEVT_CLOSE_WINDOW, &Frame::on_close, this);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (press_text_size_key(event))
            return;
        const bool is_escape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
        event.Skip(!is_escape || !pages_->press_escape());
    });
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        event.Skip();
        if (event.GetActive())
            CallAfter([this] { check_for_changes(); });
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        event.Skip();
        update_colours();
    });
    Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
        event.Skip();
        fill_recent_menu();
    });
}

// Other programs and other computers may have changed files in the meantime.
void Frame::check_for_changes() {
    session_.check_disk();
    services_.mirror().sync_on_return();
    windows_.read_changed_lists();
}

void Frame::make_menus() {
    auto* bar = new wxMenuBar;
    for (std::size_t m = 0; m < action_menu_count; ++m) {
        auto* menu = new wxMenu;
        for (const Action& action : rooms_.actions()) {
            if (action.menu != static_cast<ActionMenu>(m))
                continue;
            if (action.begins_section)
                menu->AppendSeparator();
            wxString label = label_of(action);
            if (*action.accelerator != '\0')
                label += wxString("\t") + action.accelerator;
            menu->Append(rooms_.menu_id(action), label, help_of(action),
                         action.checked ? wxITEM_CHECK : wxITEM_NORMAL);
            if (std::string_view(action.id) == "file.open") {
                recent_menu_ = new wxMenu;
                menu->AppendSubMenu(recent_menu_, _("Open &recent"), _("Recently used armies"));
            }
        }
        bar->Append(menu, action_menu_name(static_cast<ActionMenu>(m)));
    }
    SetMenuBar(bar);
}

void Frame::fill_recent_menu() {
    while (recent_menu_->GetMenuItemCount() > 0)
        recent_menu_->Destroy(recent_menu_->FindItemByPosition(0));
    int id = recent_id;
    for (const std::filesystem::path& file : services_.settings().recent_files()) {
        recent_menu_->Append(id, wxControl::EscapeMnemonics(wx(file)));
        Bind(
            wxEVT_MENU, [this, file](wxCommandEvent& /*event*/) { windows_.open(file, *this); }, id++);
    }
    if (id == recent_id)
        recent_menu_->Append(wxID_ANY, _("None yet"))->Enable(false);
}

void Frame::make_toolbar() {
    wxToolBar* bar = CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT);
    ActionMenu last = ActionMenu::file;
    for (const Action& action : rooms_.actions()) {
        if (*action.icon == '\0')
            continue;
        if (action.menu != last)
            bar->AddSeparator();
        last = action.menu;
        wxString tip = action_title(action);
        if (*action.accelerator != '\0')
            tip += wxString::Format(" (%s)", action.accelerator);
        const wxBitmapBundle icon = wxArtProvider::GetBitmapBundle(action.icon, wxART_TOOLBAR);
        bar->AddTool(rooms_.menu_id(action), action_title(action), icon, disabled_icon(icon), wxITEM_NORMAL,
                     tip + "\n" + help_of(action));
    }
    bar->Realize();
    set_accessible_name(*bar, _("Toolbar"));
}

void Frame::bind_actions() {
    for (const Action& action : rooms_.actions()) {
        const int id = rooms_.menu_id(action);
        Bind(
            wxEVT_MENU, [this, &action](wxCommandEvent& /*event*/) { run(action); }, id);
        Bind(
            wxEVT_UPDATE_UI, [this, &action](wxUpdateUIEvent& event) { update_action(event, action); }, id);
    }
}

void Frame::run(const Action& action) {
    const ActionContext context{*this, bench_};
    if (!action.enabled(context))
        return;
    notice_->close_step();
    action.run(context);
}

void Frame::update_action(wxUpdateUIEvent& event, const Action& action) {
    const ActionContext context{*this, bench_};
    event.Enable(action.enabled(context));
    if (action.checked)
        event.Check(action.checked(context));
    if (!action.detail)
        return;
    wxString label = label_of(action);
    if (const wxString detail = action.detail(context); !detail.empty())
        label += ": " + wxControl::EscapeMnemonics(detail);
    event.SetText(label + "\t" + action.accelerator);
}

void Frame::update_title() {
    wxString title = pages_->title();
    if (title.empty() && bench_.has_document())
        title = (bench_.document().modified() ? "*" : "") + session_.army_title();
    SetTitle(title.empty() ? wxString("Muster") : title + wxString::FromUTF8(" – Muster"));
}

void Frame::update_colours() {
    Theme::reset();
    update_labels(*this);
    update_text_colours(*this);
    notice_->update_colours();
    if (pages_->find(page_ids::army))
        panes().update_colours();
    pages_->update_colours();
    if (bench_.has_document())
        bench_.notify(Changed::army); // the same army: what is closed and the columns stay as they are
    Refresh();
}

void Frame::follow_text_size(int before) {
    if (pages_->find(page_ids::army))
        panes().follow_text_size(before);
    after_restyling(*this, [this] {
        GetStatusBar()->SetMinHeight(notice_->needed_height());
        update_colours();
        lay_out_again(*this);
    });
}

// Other keys for the same: on many keyboards the plus needs Shift, and there is one among the numbers.
bool Frame::press_text_size_key(const wxKeyEvent& event) {
    if (!event.ControlDown() || event.AltDown())
        return false;
    const char* action = nullptr;
    switch (event.GetKeyCode()) {
    case '+':
    case '=':
    case WXK_NUMPAD_ADD: action = "view.larger_text"; break;
    case '-':
    case WXK_NUMPAD_SUBTRACT: action = "view.smaller_text"; break;
    case '0':
    case WXK_NUMPAD0: action = "view.usual_text"; break;
    default: return false;
    }
    run(rooms_.action(action));
    return true;
}

void Frame::on_close(wxCloseEvent& event) {
    const bool may_ask = event.CanVeto();
    if (may_ask && !session_.confirm_leave()) {
        event.Veto();
        windows_.cancel_quit();
        return;
    }
    session_.close(may_ask);
    if (pages_->find(page_ids::army))
        services_.settings().set_layout(panes().layout_to_store());
    services_.settings().set_window(GetRect(), IsMaximized());
    windows_.remove(*this);
    Destroy();
}

} // namespace muster
