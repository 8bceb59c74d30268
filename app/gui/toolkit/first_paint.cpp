// SPDX-License-Identifier: MIT
#include "gui/toolkit/first_paint.h"

#include <wx/toplevel.h>

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif

#include <cstdlib>

namespace muster {

#ifdef __WXGTK__
namespace {

[[noreturn]] void painted(GdkFrameClock* /*clock*/, void* /*data*/) {
    std::_Exit(EXIT_SUCCESS);
}

} // namespace

void quit_when_painted(wxTopLevelWindow& window) {
    gtk_widget_realize(window.GetHandle());
    g_signal_connect(gtk_widget_get_frame_clock(window.GetHandle()), "after-paint", G_CALLBACK(painted),
                     nullptr);
}
#else
void quit_when_painted(wxTopLevelWindow& window) {
    window.CallAfter([] { std::_Exit(EXIT_SUCCESS); });
}
#endif

} // namespace muster
