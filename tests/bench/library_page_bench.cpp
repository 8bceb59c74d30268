// SPDX-License-Identifier: MIT
// The library's page with 100,000 armies, inside the program: from the command to the painted rows, the first
// time (when the page is made and the library opened) and again; and a keystroke in its search field: what
// the main thread works for it, and how long until the rows it finds are painted.
#include "gui/library/library_page.h"

#include "bench_window.h"
#include "gui/shell/frame.h"
#include "gui/shell/library_service.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "library/library.h"
#include "ratio_report.h"
#include "stored_armies.h"

#include <fmt/format.h>
#include <unistd.h>
#include <wx/evtloop.h>
#include <wx/srchctrl.h>

#include <algorithm>
#include <ctime>
#include <stdexcept>
#include <string>

namespace muster::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t stored = 100'000;
constexpr double most_ms_to_open = 100;
constexpr double most_ms_a_key = 20;
constexpr int repetitions = 5;

void fill(const fs::path& file) {
    constexpr std::size_t batch = 10'000;
    Library library(file);
    for (std::size_t done = 0; done < stored; done += batch)
        library.in_one_step([&] {
            for (const ArmyFacts& army : make_stored_armies(static_cast<std::uint32_t>(done), batch))
                library.add(army, "Imported");
        });
}

double thread_ms() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

LibraryPage* library_page(Frame& window) {
    return static_cast<LibraryPage*>(window.pages().find(page_ids::library));
}

int answers_shown(Frame& window) {
    return library_page(window) == nullptr ? 0 : library_page(window)->browser().answers_shown();
}

// Sleeps until there is an event and deals with it, until the page shows an answer after the first `before`,
// and paints it: so the thread's time is that of its work.
void wait_for_rows(Frame& window, int before) {
    while (answers_shown(window) == before) {
        wxEventLoopBase::GetActive()->Dispatch();
        wxTheApp->ProcessPendingEvents();
    }
    window.Update();
    wxTheApp->Yield();
}

double open_ms(Frame& window) {
    const int before = answers_shown(window);
    return wall_ms([&] {
        run_action(window, "library.show");
        wait_for_rows(window, before);
    });
}

struct Key {
    double main_thread = 0;
    double shown = 0;
};

// Of the slowest keystroke.
Key type(Frame& window, LibraryPage& page, const std::string& line) {
    Key slowest;
    for (std::size_t length = 1; length <= line.size(); ++length) {
        const int before = answers_shown(window);
        const double busy = thread_ms();
        const double shown = wall_ms([&] {
            page.search_field().SetValue(wxString::FromUTF8(line.substr(0, length)));
            wait_for_rows(window, before);
        });
        slowest.main_thread = std::max(slowest.main_thread, thread_ms() - busy);
        slowest.shown = std::max(slowest.shown, shown);
        settle(60); // the count of all that were found
    }
    return slowest;
}

int measure(Frame& window, const fs::path& prepared, const fs::path& file) {
    fs::rename(prepared, file); // the start page does not open it before
    const double first = open_ms(window);
    LibraryPage& page = *library_page(window);
    settle(500);
    if (page.browser().found() != stored)
        throw std::runtime_error(fmt::format("the page tells of {} armies", page.browser().found()));
    const std::size_t rows = page.browser().rows().size();
    double again = 1e9;
    for (int i = 0; i < repetitions; ++i)
        again = std::min(again, open_ms(window));
    Key slowest;
    for (const char* const line : {"spearmen dunedain 1999", "regular cavalry autumn", "xylophone"}) {
        const Key key = type(window, page, line);
        slowest.main_thread = std::max(slowest.main_thread, key.main_thread);
        slowest.shown = std::max(slowest.shown, key.shown);
    }
    const RatioReport report;
    report.value(fmt::format("showing {} armies again, {} of them read, milliseconds", stored, rows), again);
    report.value("the slowest keystroke until its armies are painted, milliseconds", slowest.shown);
    const bool opens =
        report.ratio("opening the library's page the first time, milliseconds", first, most_ms_to_open);
    const bool types =
        report.ratio("the slowest keystroke, main thread, milliseconds", slowest.main_thread, most_ms_a_key);
    return opens && types ? 0 : 1;
}

} // namespace

} // namespace muster::bench

int main(int argc, char** argv) {
    namespace fs = std::filesystem;
    if (argc != 2) {
        fmt::print(stderr, "usage: bench_library_page ARMYLISTS\n");
        return 2;
    }
    const fs::path folder = fs::temp_directory_path() / fmt::format("muster-bench-{}", ::getpid());
    fs::create_directories(folder);
    const fs::path prepared = folder / "prepared.db";
    muster::bench::fill(prepared);
    muster::LaunchOptions call;
    call.library_file = (folder / "library.db").string();
    const int status = muster::bench::with_window(call, argv[1], folder, [&](muster::Frame& window) {
        return muster::bench::measure(window, prepared, call.library_file);
    });
    fs::remove_all(folder);
    return status;
}
