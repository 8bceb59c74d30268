// SPDX-License-Identifier: MIT
#include "gui/toolkit/latency_trace.h"

#include <fmt/format.h>
#include <wx/window.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <chrono>
#include <cstdio>
#include <ctime>
#include <memory>

namespace muster {

namespace {

using Clock = std::chrono::steady_clock;

struct Trace {
    bool waits = false;
    Clock::time_point begin;
    Clock::time_point known;
    double cpu_before = 0; // processor time of this thread, in milliseconds
    bool connected = false;
};

double ms_between(Clock::time_point a, Clock::time_point b) {
    return std::chrono::duration<double, std::milli>(b - a).count();
}

// The processor time of this thread in milliseconds, without the time it waits for the next frame or for
// other programs. 0 where the system does not measure it.
double cpu_ms() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time{};
    if (::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0)
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
#endif
    return 0;
}

#ifdef __WXGTK__
void report_painted(GdkFrameClock* /*clock*/, void* data) {
    auto& trace = *static_cast<Trace*>(data);
    if (!trace.waits)
        return;
    trace.waits = false;
    fmt::print(stderr,
               "edit: {:.1f} ms until known, {:.1f} ms until painted, {:.1f} ms at work since it was known\n",
               ms_between(trace.begin, trace.known), ms_between(trace.begin, Clock::now()),
               cpu_ms() - trace.cpu_before);
}
#endif

} // namespace

std::function<void(Clock::time_point)> trace_latency(wxWindow& window) {
    return [trace = std::make_shared<Trace>(), &window](Clock::time_point requested_at) {
        trace->begin = requested_at;
        trace->known = Clock::now();
        trace->cpu_before = cpu_ms();
        trace->waits = true;
#ifdef __WXGTK__
        if (trace->connected)
            return;
        if (GdkFrameClock* clock = gtk_widget_get_frame_clock(window.GetHandle())) {
            g_signal_connect(clock, "after-paint", G_CALLBACK(report_painted), trace.get());
            trace->connected = true;
        }
#else
        static_cast<void>(window);
#endif
    };
}

} // namespace muster
