// SPDX-License-Identifier: MIT
#include "bench_window.h"

#include "gui/rooms.h"
#include "gui/shell/frame.h"
#include "gui/shell/windows.h"

#include <wx/evtloop.h>
#include <wx/init.h>
#include <wx/utils.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <utility>
#include <vector>

namespace muster::bench {

double wall_ms(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

void settle(int milliseconds) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
    while (std::chrono::steady_clock::now() < end) {
        wxTheApp->Yield();
        wxTheApp->ProcessIdle();
        wxMilliSleep(4);
    }
}

void run_action(Frame& window, std::string_view id) {
    window.run(window.rooms().action(id));
}

int with_window(LaunchOptions call, const char* armylists, const std::filesystem::path& folder,
                const std::function<int(Frame&)>& measure) {
    for (const char* variable : {"XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        setenv(variable, (folder / variable).c_str(), 1);
    setenv("MUSTER_DATA", armylists, 1);
    call.settings_file = (folder / "muster.conf").string();
    auto* application = new Application(std::move(call), all_rooms());
    wxApp::SetInstance(application);
    int no_arguments = 0;
    wxEntryStart(no_arguments, static_cast<char**>(nullptr));
    wxTheApp->SetExitOnFrameDelete(false);
    wxTheApp->CallOnInit();
    int status = 2;
    {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        settle(500);
        status = measure(*application->windows().all().front());
        for (Frame* window : std::vector<Frame*>(application->windows().all()))
            window->Close(true);
        settle(50);
    }
    wxTheApp->OnExit();
    wxEntryCleanup();
    return status;
}

} // namespace muster::bench
