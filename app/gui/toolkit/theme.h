// SPDX-License-Identifier: MIT
// Theme: the colours of what Muster draws itself, worked out from the desktop's own, so that light and dark
// follow it; and the three sizes of text.
#pragma once

#include "ruleset/rule.h"

#include <wx/colour.h>
#include <wx/font.h>

class wxWindow;

namespace muster {

struct Theme {
    bool dark = false;
    wxColour paper; // behind lists
    wxColour panel; // behind panels
    wxColour text;
    wxColour faint; // second lines; still readable
    wxColour line;  // between rows
    wxColour accent;
    wxColour on_accent;
    wxColour selection; // behind a selected row
    wxColour error;
    wxColour query;
    wxColour note;
    wxColour good;
    wxColour error_background;
    wxColour query_background;
    wxColour good_background;

    [[nodiscard]] static const Theme& current();
    // The desktop changed its colours or fonts, or there is none any more.
    static void reset();
    // Another number after that.
    [[nodiscard]] static unsigned revision();
    [[nodiscard]] const wxColour& colour_of(Severity severity) const;
};

enum class ThemeChoice : int { system, light, dark };
void choose_theme(ThemeChoice choice);

// The desktop's controls fade from one state to the next, and while anything fades the whole window paints by
// the screen's clock: what an edit changed would wait for its next frame.
void disable_animations();

// A window without a font and a colour of its own asks the desktop for them at every look, which takes a
// control made for it.
void set_theme_style(wxWindow& window);
// And one that paints all of itself, also its ground.
void set_drawn_style(wxWindow& window);
// For one that holds others and shows the desktop's ground, which nothing has to be asked for then.
void use_system_background(wxWindow& window);
// The ground of lists and panels, for the window and what stands in it.
void set_paper_background(wxWindow& window);
// What shows behind a control that draws itself.
[[nodiscard]] wxColour background_behind(const wxWindow& control);

// The desktop's own, known without a window to ask.
[[nodiscard]] wxFont desktop_font();
[[nodiscard]] wxFont small_desktop_font();
[[nodiscard]] wxFont large_desktop_font();
[[nodiscard]] wxFont small_font(const wxWindow& window);
[[nodiscard]] wxFont bold_font(const wxWindow& window);
[[nodiscard]] wxFont large_font(const wxWindow& window);

} // namespace muster
