// SPDX-License-Identifier: MIT
#include "gui_program.h"

#include "army/sample_armies.h"
#include "army/starting_army.h"
#include "gui/rooms.h"
#include "gui/shell/session_controller.h"
#include "gui/toolkit/wx_text.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <cairo.h>
#include <wx/dcmemory.h>
#include <wx/dcscreen.h>
#include <wx/evtloop.h>
#include <wx/graphics.h>
#include <wx/init.h>
#include <wx/stopwatch.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>

namespace muster::tests {

namespace {

std::optional<TemporaryFolder> own_folder;

// Lives as long as the test program.
class Running {
public:
    Running() {
        own_folder.emplace();
        setenv("XDG_STATE_HOME", (own_folder->path() / "state").c_str(), 1);
        setenv("XDG_CONFIG_HOME", (own_folder->path() / "config").c_str(), 1);
        setenv("XDG_DATA_HOME", (own_folder->path() / "data").c_str(), 1);
        setenv("MUSTER_DATA", (source_folder() / "armylists").c_str(), 1);
        const char* language = std::getenv("MUSTER_TEST_LANGUAGE");
        setenv("LANGUAGE", language != nullptr ? language : "en", 1);
        LaunchOptions call;
        call.settings_file = (own_folder->path() / "muster.conf").string();
        wxApp::SetInstance(new Application(call, all_rooms()));
        int argc = 0;
        wxEntryStart(argc, static_cast<char**>(nullptr));
        wxTheApp->SetExitOnFrameDelete(false);
        wxTheApp->CallOnInit();
        loop_ = std::make_unique<wxGUIEventLoop>();
        active_ = std::make_unique<wxEventLoopActivator>(loop_.get());
        settle(300);
    }
    ~Running() {
        for (Frame* window : std::vector<Frame*>(application().windows().all()))
            window->Close(true);
        settle();
        active_.reset();
        loop_.reset();
        wxTheApp->OnExit();
        wxEntryCleanup();
        own_folder.reset();
    }
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

private:
    std::unique_ptr<wxGUIEventLoop> loop_;
    std::unique_ptr<wxEventLoopActivator> active_;
};

} // namespace

BOOST_TEST_GLOBAL_FIXTURE(Running);

Application& application() {
    return *static_cast<Application*>(wxTheApp);
}

const TemporaryFolder& folder() {
    return *own_folder;
}

Window::Window() : window_(&application().windows().open_window()) {
    window_->SetSize(0, 0, 1280, 760);
    window_->Raise();
    settle_shown(*window_);
}

Window::~Window() {
    window_->Close(true);
    settle(100);
    // Unsaved work of this window must not reach the next test.
    std::filesystem::remove_all(autosave_folder());
}

void settle(int milliseconds) {
    constexpr int most = 5000; // for idle work on a busy machine
    const wxStopWatch watch;
    for (bool is_busy = true; watch.Time() < (is_busy ? std::max(milliseconds, most) : milliseconds);) {
        wxTheApp->Yield();
        wxTheApp->ProcessPendingEvents();
        is_busy = wxTheApp->ProcessIdle();
        if (!is_busy)
            wxMilliSleep(4);
    }
}

void settle_shown(const Frame& window, const wxSize& wanted) {
    constexpr int most = 20'000; // the window manager of a busy machine answers late
    wxSize least = window.GetMinClientSize();
    least.IncTo(wanted);
    const wxStopWatch watch;
    do
        settle(250);
    while (!wxRect(window.GetSize()).Contains(wxRect(least)) && watch.Time() < most);
}

wxImage screenshot(const wxWindow& window, const wxRect& rect) {
    wxScreenDC screen;
#ifdef __WXGTK__
    // The surface caches its content unless it is told that others paint there too.
    cairo_surface_t* const surface =
        cairo_get_target(static_cast<cairo_t*>(screen.GetGraphicsContext()->GetNativeContext()));
    cairo_surface_flush(surface);
    cairo_surface_mark_dirty(surface);
#endif
    wxBitmap bitmap(rect.GetSize());
    wxMemoryDC memory(bitmap);
    memory.Blit(wxPoint(0, 0), rect.GetSize(), &screen, window.ClientToScreen(rect.GetTopLeft()));
    memory.SelectObject(wxNullBitmap);
    return bitmap.ConvertToImage();
}

void click(const wxWindow& window, const wxPoint& at) {
    wxUIActionSimulator simulator;
    simulator.MouseMove(window.ClientToScreen(at));
    settle(30);
    simulator.MouseClick();
    settle(120);
}

void double_click(const wxWindow& window, const wxPoint& at) {
    wxUIActionSimulator simulator;
    simulator.MouseMove(window.ClientToScreen(at));
    settle(30);
    simulator.MouseDblClick();
    settle(120);
}

void click_middle(const wxWindow& window) {
    const wxSize size = window.GetClientSize();
    click(window, {size.x / 2, size.y / 2});
}

void type(std::string_view text) {
    wxUIActionSimulator simulator;
    simulator.Text(std::string(text).c_str());
    settle(100);
}

void press(int key, int modifiers) {
    wxUIActionSimulator simulator;
    simulator.Char(key, modifiers);
    settle(100);
}

void run(Frame& window, std::string_view action) {
    window.run(application().rooms().action(action));
    settle();
}

bool is_enabled(Frame& window, std::string_view action) {
    return application().rooms().action(action).enabled({window, window.bench()});
}

std::filesystem::path sample_file(std::string_view ruleset) {
    return sample_files(application().services().rulesets(), ruleset).at(0);
}

void show_starting_army(Frame& window, const std::string& ruleset) {
    const Rulesets& rulesets = application().services().rulesets();
    window.session().show_army(
        {Document(rulesets, starting_army(rulesets, *rulesets.find(ruleset), "Host")), {}});
    settle(200);
}

} // namespace muster::tests
