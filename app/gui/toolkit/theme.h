// SPDX-License-Identifier: MIT
// Theme: the colours that Muster draws with, derived from the desktop's so that they follow its light or dark
// theme; and the three sizes of text.
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
    // To be called when the desktop has changed its colours or fonts, and before the toolkit ends.
    static void reset();
    // Changes with every reset().
    [[nodiscard]] static unsigned revision();
    [[nodiscard]] const wxColour& colour_of(Severity severity) const;
};

enum class ThemeChoice : int { system, light, dark };
void choose_theme(ThemeChoice choice);

// Disables the animations of native controls. While one runs, the whole window paints by the frame clock, and
// the result of an edit would wait for the next frame.
void disable_animations();

// Sets the desktop's font and text colour explicitly. Without its own, a window creates a native control at
// each query to find them out.
void set_theme_style(wxWindow& window);
// Gives a label this colour of the theme, also of those that are chosen later.
void set_text_colour(wxWindow& label, const wxColour Theme::*colour);
// After the theme has changed, for the window and all inside it.
void update_text_colours(wxWindow& window);
// The same as set_theme_style() for a window that also paints its own background.
void set_drawn_style(wxWindow& window);
// For a container that shows the desktop's background, which then needs no query.
void use_system_background(wxWindow& window);
// Gives the window and the panels inside it the background of lists.
void set_paper_background(wxWindow& window);
// The background that shows behind a control that draws itself.
[[nodiscard]] wxColour background_behind(const wxWindow& control);

// The desktop's fonts in the chosen text size (text_size.h), independent of any window.
[[nodiscard]] wxFont desktop_font();
[[nodiscard]] wxFont small_desktop_font();
[[nodiscard]] wxFont large_desktop_font();
[[nodiscard]] wxFont small_font(const wxWindow& window);
[[nodiscard]] wxFont bold_font(const wxWindow& window);
[[nodiscard]] wxFont large_font(const wxWindow& window);

} // namespace muster
