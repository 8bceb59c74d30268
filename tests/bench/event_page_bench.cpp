// SPDX-License-Identifier: MIT
// The tournament desk with 200 players and 400 lists, inside the program: from the command to the painted
// matrix, the first time (when the page is made, and the event opened and judged; what stands beside the
// matrix comes after it) and again; and a decision until the matrix shows it.
#include "gui/event/event_page.h"

#include "bench_window.h"
#include "event/event_pack_reader.h"
#include "event/event_rules.h"
#include "event/taking.h"
#include "gui/event/event_table.h"
#include "gui/shell/frame.h"
#include "gui/shell/page_book.h"
#include "gui/shell/windows.h"
#include "made_event.h"
#include "ratio_report.h"

#include <fmt/format.h>
#include <gtk/gtk.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace muster::bench {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t players = 200;
constexpr double most_ms_to_open = 100;
constexpr int repetitions = 5;
constexpr std::string_view page_id = "event";

fs::path make_judged_event(const fs::path& folder, const Rulesets& rulesets) {
    const tests::MadeEvent made = tests::make_event(folder, players, rulesets);
    EventFile event = tests::create_event(made, rulesets);
    const EventRules rules(event.data(), event.file());
    TakeOrder order;
    order.now = 1;
    order.threads = 2;
    const std::vector<std::string> paths{made.folder.string()};
    (void)take_submissions(event, read_event_pack(made.pack, "pack", rules.rulesets()), rules.rulesets(),
                           paths, order, [](const TakenLine&) {});
    return made.file;
}

EventPage* event_page(Frame& window) {
    return static_cast<EventPage*>(window.pages().find(page_id));
}

// Deals with events until nothing is judged any more, then paints.
void wait_for_matrix(Frame& window) {
    while (event_page(window) == nullptr || event_page(window)->desk().is_busy()) {
        wxTheApp->Yield();
        wxTheApp->ProcessIdle();
    }
    window.Update();
    wxTheApp->Yield();
}

// Until the matrix shows it. How long until it is on the disk: see event_bench.cpp.
double decision_ms(Frame& window, std::size_t row) {
    EventPage& page = *event_page(window);
    Decision decision;
    decision.player = page.matrix().rows().at(row).player->player.id;
    decision.kind = DecisionKind::penalty;
    decision.amount = 1;
    decision.why = "Late";
    return wall_ms([&] {
        page.commands().decide(decision);
        wait_for_matrix(window);
    });
}

using Clock = std::chrono::steady_clock;

// What stands beside the matrix is made right after it, before the caller gets control again: hence the time.
struct MatrixPainting {
    Frame& window;
    std::optional<Clock::time_point> done;
};

void note_painting(GdkFrameClock* /*clock*/, MatrixPainting* painting) {
    const EventPage* page = event_page(painting->window);
    if (!painting->done && page != nullptr && page->desk().is_open() && !page->desk().is_busy() &&
        page->IsShownOnScreen())
        painting->done = Clock::now();
}

double opening_ms(Frame& window, const fs::path& file) {
    GdkFrameClock* clock = gtk_widget_get_frame_clock(window.GetHandle());
    MatrixPainting painting{window, {}};
    const gulong handler = g_signal_connect(clock, "after-paint", G_CALLBACK(note_painting), &painting);
    const Clock::time_point begin = Clock::now();
    window.windows().open(file, window);
    while (!painting.done) {
        wxTheApp->Yield();
        wxTheApp->ProcessIdle();
    }
    g_signal_handler_disconnect(clock, handler);
    return std::chrono::duration<double, std::milli>(*painting.done - begin).count();
}

int measure(Frame& window, const fs::path& file) {
    const double first = opening_ms(window, file);
    if (event_page(window)->matrix().rows().size() != players)
        throw std::runtime_error("the matrix has other rows");
    wait_for_matrix(window);
    double again = 1e9;
    for (int i = 0; i < repetitions; ++i) {
        window.pages().open_home();
        settle(100);
        again = std::min(again, wall_ms([&] {
                             run_action(window, "file.event");
                             wait_for_matrix(window);
                         }));
    }
    double slowest = 0;
    for (std::size_t row = 0; row < repetitions; ++row) {
        slowest = std::max(slowest, decision_ms(window, row));
        settle(50);
    }
    const RatioReport report;
    report.value("showing the desk again, milliseconds", again);
    report.value("the slowest decision until the matrix shows it, milliseconds", slowest);
    const bool opens = report.ratio(
        fmt::format("opening an event of {} players until its matrix is painted, milliseconds", players),
        first, most_ms_to_open);
    return opens ? 0 : 1;
}

} // namespace

} // namespace muster::bench

int main(int argc, char** argv) {
    namespace fs = std::filesystem;
    if (argc != 2) {
        fmt::print(stderr, "usage: bench_event_page ARMYLISTS\n");
        return 2;
    }
    const fs::path folder = fs::temp_directory_path() / fmt::format("muster-bench-{}", ::getpid());
    fs::create_directories(folder);
    const fs::path file =
        muster::bench::make_judged_event(folder / "event", muster::Rulesets({std::string(argv[1])}));
    const int status = muster::bench::with_window(
        {}, argv[1], folder, [&](muster::Frame& window) { return muster::bench::measure(window, file); });
    fs::remove_all(folder);
    return status;
}
