// SPDX-License-Identifier: MIT
// Every label can be read, also after the colours were changed while the program runs: the contrast of what
// the screen shows is measured, in both directions.
#include "gui/event/state_colours.h"
#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"
#include "gui_program.h"
#include "label_contrast.h"

#include <boost/test/unit_test.hpp>
#include <wx/image.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

namespace muster::tests {

namespace {

struct Pair {
    const char* text;
    wxColour Theme::*colour;
    wxColour Theme::*ground;
};

// What is drawn, not written into labels: the texts of each ground.
const Pair drawn[] = {
    {"rows of lists", &Theme::text, &Theme::paper},
    {"selected rows", &Theme::text, &Theme::selection},
    {"second lines", &Theme::faint, &Theme::paper},
    {"second lines of selected rows", &Theme::faint, &Theme::selection},
    {"panels", &Theme::text, &Theme::panel},
    {"second lines on panels", &Theme::faint, &Theme::panel},
    {"keys of the palette", &Theme::accent, &Theme::paper},
    {"a chosen segment", &Theme::on_accent, &Theme::accent},
    {"errors", &Theme::error, &Theme::paper},
    {"queries", &Theme::query, &Theme::paper},
    {"notes", &Theme::note, &Theme::paper},
    {"good", &Theme::good, &Theme::paper},
    {"a verdict, illegal", &Theme::error, &Theme::error_background},
    {"a verdict, open", &Theme::query, &Theme::query_background},
    {"a verdict, legal", &Theme::good, &Theme::good_background},
    {"a line with a question", &Theme::text, &Theme::query_background},
    {"second lines of a message", &Theme::faint, &Theme::query_background},
};

// Of all points together, by how opaque they are.
int mean_grey(const wxImage& image) {
    long weights = 1;
    long sum = 0;
    for (int y = 0; y < image.GetHeight(); ++y)
        for (int x = 0; x < image.GetWidth(); ++x) {
            weights += image.GetAlpha(x, y);
            sum += long{image.GetAlpha(x, y)} * image.GetGreen(x, y);
        }
    return static_cast<int>(sum / weights);
}

void check_drawn(ThemeChoice choice, const char* name) {
    choose_theme(choice);
    const Theme& theme = Theme::current();
    for (const Pair& pair : drawn) {
        const double found = contrast(rgb_of(theme.*pair.colour), rgb_of(theme.*pair.ground));
        BOOST_CHECK_MESSAGE(found >= least_contrast, name << ", " << pair.text << ": " << found);
    }
    for (const ListState state : list_states) {
        const double found = contrast(rgb_of(state_colour(state)), rgb_of(theme.paper));
        BOOST_CHECK_MESSAGE(found >= least_contrast, name << ", " << state_name(state) << ": " << found);
    }
    choose_theme(ThemeChoice::system);
}

// Where the icon has its colour rather than that of what is drawn into it, or nothing.
std::vector<bool> shape_of(Severity severity) {
    const wxImage image = severity_bitmap(severity, 32, 1).ConvertToImage();
    const unsigned own = rgb_of(Theme::current().colour_of(severity));
    std::vector<bool> shape;
    for (int y = 0; y < image.GetHeight(); ++y)
        for (int x = 0; x < image.GetWidth(); ++x) {
            const unsigned here =
                rgb_of(wxColour(image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y)));
            shape.push_back((!image.HasAlpha() || image.GetAlpha(x, y) > 127) && contrast(own, here) < 2);
        }
    return shape;
}

} // namespace

BOOST_AUTO_TEST_SUITE(contrast_of_labels)

BOOST_AUTO_TEST_CASE(labels_beside_the_army_can_be_read_after_a_change_of_colours) {
    const Window window;
    window->Move(0, 0);
    for (const char* id : {"phalanx", "ancient-1969"}) {
        BOOST_REQUIRE(window->session().open_sample(sample_file(id)));
        settle(300);
        window->notice().show_message("A message");
        BOOST_CHECK_GE(check_both_ways(*window, std::string(id) + ", army"), 10U);
        window->bench().select({{1, 1, 1}});
        settle(200);
        BOOST_CHECK_GE(check_both_ways(*window, std::string(id) + ", troop"), 10U);
    }
}

BOOST_AUTO_TEST_CASE(labels_of_pages_can_be_read_after_a_change_of_colours) {
    const Window window;
    window->Move(0, 0);
    for (const std::string_view page : {page_ids::start, page_ids::new_army, page_ids::lists,
                                        page_ids::house_rules, std::string_view("text"), page_ids::library}) {
        window->pages().open(page, "phalanx");
        settle(400);
        BOOST_CHECK_GE(check_both_ways(*window, std::string(page)), 1U);
    }
}

BOOST_AUTO_TEST_CASE(what_is_drawn_can_be_read_in_both_themes) {
    const Window window;
    check_drawn(ThemeChoice::light, "light");
    check_drawn(ThemeChoice::dark, "dark");
}

// Nothing is told by colour alone: the icons of the three severities differ in shape.
BOOST_AUTO_TEST_CASE(severities_differ_in_shape) {
    const Window window;
    const std::vector<std::vector<bool>> shapes{shape_of(Severity::error), shape_of(Severity::query),
                                                shape_of(Severity::note)};
    for (std::size_t one = 0; one < shapes.size(); ++one)
        for (std::size_t other = one + 1; other < shapes.size(); ++other) {
            BOOST_REQUIRE_EQUAL(shapes[one].size(), shapes[other].size());
            std::size_t differing = 0;
            for (std::size_t i = 0; i < shapes[one].size(); ++i)
                differing += shapes[one][i] != shapes[other][i] ? 1U : 0U;
            BOOST_CHECK_GT(differing, shapes[one].size() / 20); // a twentieth of the square
        }
}

// The arrow of Redo stayed green while there was nothing to redo.
BOOST_AUTO_TEST_CASE(icons_of_what_cannot_be_done_are_grey) {
    const Window window;
    const wxToolBar& bar = *window->GetToolBar();
    std::size_t icons = 0;
    for (std::size_t position = 0; position < bar.GetToolsCount(); ++position) {
        const wxToolBarToolBase& tool = *bar.GetToolByPos(static_cast<int>(position));
        if (!tool.IsButton())
            continue;
        const std::string name = tool.GetLabel().utf8_string();
        const wxBitmapBundle icon = tool.GetDisabledBitmapBundle();
        BOOST_REQUIRE_MESSAGE(icon.IsOk(), name);
        for (const int scale : {1, 2}) {
            const wxImage image = icon.GetBitmap(icon.GetDefaultSize() * scale).ConvertToImage();
            BOOST_REQUIRE_MESSAGE(image.HasAlpha(), name);
            BOOST_CHECK_MESSAGE(std::abs(mean_grey(image) - 128) < 24, name << " has " << mean_grey(image));
            for (int y = 0; y < image.GetHeight(); ++y)
                for (int x = 0; x < image.GetWidth(); ++x) {
                    if (image.GetAlpha(x, y) == 0)
                        continue;
                    const int least =
                        std::min({image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y)});
                    const int most =
                        std::max({image.GetRed(x, y), image.GetGreen(x, y), image.GetBlue(x, y)});
                    BOOST_REQUIRE_MESSAGE(most - least < 16, name << " has a colour");
                    BOOST_REQUIRE_MESSAGE(image.GetAlpha(x, y) < 128, name << " is opaque");
                }
        }
        ++icons;
    }
    BOOST_CHECK_GE(icons, 8U);
}

// Nor is a verdict or a state: each has words of its own.
BOOST_AUTO_TEST_CASE(states_differ_in_words) {
    std::set<std::string> words;
    for (const ListState state : list_states)
        words.insert(state_name(state));
    BOOST_CHECK_EQUAL(words.size(), std::size(list_states));
    BOOST_CHECK_EQUAL(words.count(""), 0U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
