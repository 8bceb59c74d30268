// SPDX-License-Identifier: MIT
// The cache of text measurements agrees with the toolkit for all fonts and widths.
#include "gui/toolkit/text_metrics.h"

#include "gui/toolkit/theme.h"
#include "gui/widgets/drawn_text.h"

#include <boost/test/unit_test.hpp>
#include <wx/control.h>
#include <wx/frame.h>

namespace muster {

BOOST_AUTO_TEST_SUITE(text_measures)

BOOST_AUTO_TEST_CASE(cached_measures_equal_those_of_the_toolkit) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Muster");
    const wxString text = "Exactly one vignette is the General's; this army has three.";
    for (int round = 0; round < 2; ++round) { // the second time from the cache
        for (const wxFont& font :
             {desktop_font(), small_font(*frame), bold_font(*frame), large_font(*frame)}) {
            MeasuringDC dc(*frame, font);
            BOOST_CHECK_EQUAL(TextMetrics::width(dc, text), dc.GetTextExtent(text).x);
            BOOST_CHECK_EQUAL(TextMetrics::line_height(dc), dc.GetCharHeight());
            int in_window = 0;
            frame->GetTextExtent(text, &in_window, nullptr, nullptr, nullptr, &font);
            BOOST_CHECK_EQUAL(TextMetrics::width(*frame, font, text), in_window);
            for (const int width : {40, 90, 1000}) {
                BOOST_CHECK_EQUAL(TextMetrics::ellipsized(dc, text, width),
                                  wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, width));
                wxString joined;
                for (const wxString& line : TextMetrics::wrapped(dc, text, width)) {
                    BOOST_CHECK(dc.GetTextExtent(line).x <= width || line.Find(' ') == wxNOT_FOUND);
                    joined += (joined.empty() ? "" : " ") + line;
                }
                BOOST_CHECK_EQUAL(joined, text);
            }
        }
    }
    BOOST_CHECK_EQUAL(TextMetrics::line_height(*frame), frame->GetCharHeight());
    frame->Destroy();
}

BOOST_AUTO_TEST_CASE(a_text_is_cut_between_words) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Muster");
    MeasuringDC dc(*frame, desktop_font());
    const wxString text = "Change integrity of Voltigeurs";
    const int width = dc.GetTextExtent(wxString::FromUTF8("Change integrity of Vol…")).x;
    BOOST_CHECK_EQUAL(shortened_by_words(dc, text, width), wxString::FromUTF8("Change integrity of…"));
    BOOST_CHECK_EQUAL(shortened_by_words(dc, text, 2 * width), text);
    frame->Destroy();
}

BOOST_AUTO_TEST_CASE(fonts_are_compared_by_appearance) {
    const wxFont font = desktop_font();
    BOOST_CHECK(same_font(font, wxFont(font)));
    BOOST_CHECK(same_font(font, font.Scaled(1.0F)));
    BOOST_CHECK(!same_font(font, font.Bold()));
    BOOST_CHECK(!same_font(font, font.Italic()));
    BOOST_CHECK(!same_font(font, font.Scaled(0.88F)));
    BOOST_CHECK(!same_font(font, wxFont()));
}

// More texts than the cache holds, then the first ones again.
BOOST_AUTO_TEST_CASE(texts_dropped_from_the_cache_are_measured_again) {
    auto* frame = new wxFrame(nullptr, wxID_ANY, "Muster");
    MeasuringDC dc(*frame, desktop_font());
    for (int i = 0; i < 5000; ++i)
        (void)TextMetrics::width(dc, wxString::Format("text %d", i));
    for (const int i : {0, 1, 4999}) {
        const wxString text = wxString::Format("text %d", i);
        BOOST_CHECK_EQUAL(TextMetrics::width(dc, text), dc.GetTextExtent(text).x);
    }
    TextMetrics::clear();
    BOOST_CHECK_EQUAL(TextMetrics::width(dc, "text 0"), dc.GetTextExtent("text 0").x);
    frame->Destroy();
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster
