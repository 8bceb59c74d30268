// SPDX-License-Identifier: MIT
#include "label_contrast.h"

#include "base/text.h"
#include "gui/toolkit/theme.h"
#include "gui/toolkit/wx_text.h"
#include "gui_program.h"

#include <boost/test/unit_test.hpp>
#include <wx/image.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::tests {

namespace {

double luminance(unsigned colour) {
    const auto linear = [](unsigned channel) {
        const double share = (channel & 0xFFU) / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour >> 16U) + 0.7152 * linear(colour >> 8U) + 0.0722 * linear(colour);
}

// What the windows around leave of it, on the screen.
wxRect seen_part(const wxWindow& label) {
    wxRect rect = label.GetScreenRect();
    for (const wxWindow* parent = label.GetParent(); parent; parent = parent->GetParent()) {
        rect.Intersect(parent->GetScreenRect());
        if (parent->IsTopLevel())
            break;
    }
    return rect;
}

// Scrolls all windows around that scroll by this helper.
void bring_into_view(const wxWindow& label) {
    if (seen_part(label) == label.GetScreenRect())
        return;
    for (wxWindow* parent = label.GetParent(); parent && !parent->IsTopLevel(); parent = parent->GetParent())
        if (auto* scrolled = dynamic_cast<wxScrollHelper*>(parent)) {
            wxPoint step;
            scrolled->GetScrollPixelsPerUnit(&step.x, &step.y);
            const wxPoint at =
                scrolled->CalcUnscrolledPosition(parent->ScreenToClient(label.GetScreenPosition()));
            scrolled->Scroll(step.x == 0 ? -1 : at.x / step.x, step.y == 0 ? -1 : at.y / step.y);
        }
    settle(60);
}

void check_label(const wxStaticText& label, const std::string& where) {
    const std::string words = utf8(label.GetLabelText());
    bring_into_view(label);
    wxRect seen = seen_part(label);
    const wxSize least(std::min(label.GetSize().x, label.GetCharWidth()),
                       std::min(label.GetSize().y, label.GetCharHeight()));
    BOOST_REQUIRE_MESSAGE(seen.width >= least.x && seen.height >= least.y,
                          where << ": “" << words << "” cannot be scrolled to");
    seen.SetPosition(label.ScreenToClient(seen.GetPosition()));
    const double found = contrast_in(screenshot(label, seen));
    BOOST_CHECK_MESSAGE(found >= least_contrast, where << ": “" << words << "” has " << found);
}

// Begins with one theme, as a start does, and changes to the other while pages are open.
std::size_t check_change(Frame& window, ThemeChoice theme, const std::string& name) {
    choose_theme(theme);
    window.update_colours();
    settle(300);
    return check_labels(window, name);
}

} // namespace

double contrast(unsigned one, unsigned other) {
    const double a = luminance(one) + 0.05;
    const double b = luminance(other) + 0.05;
    return std::max(a, b) / std::min(a, b);
}

unsigned rgb_of(const wxColour& colour) {
    return (unsigned{colour.Red()} << 16U) | (unsigned{colour.Green()} << 8U) | colour.Blue();
}

double contrast_in(const wxImage& picture) {
    std::map<unsigned, int> colours;
    const unsigned char* data = picture.GetData();
    for (int i = 0; i < picture.GetWidth() * picture.GetHeight(); ++i, data += 3)
        ++colours[(unsigned{data[0]} << 16U) | (unsigned{data[1]} << 8U) | data[2]];
    const auto ground =
        std::max_element(colours.begin(), colours.end(),
                         [](const auto& one, const auto& other) { return one.second < other.second; });
    double most = 1;
    for (const auto& [colour, count] : colours)
        most = std::max(most, contrast(ground->first, colour));
    return most;
}

std::size_t check_labels(wxWindow& parent, const std::string& where) {
    std::size_t measured = 0;
    for (wxWindow* child : parent.GetChildren()) {
        if (child->IsTopLevel())
            continue;
        const auto* label = dynamic_cast<const wxStaticText*>(child);
        if (label && label->IsShownOnScreen() && label->IsEnabled() && label->GetSize().x > 4 &&
            !is_blank(utf8(label->GetLabelText()))) {
            check_label(*label, where);
            ++measured;
        }
        measured += check_labels(*child, where);
    }
    return measured;
}

std::size_t check_both_ways(Frame& window, const std::string& page) {
    std::size_t measured = 0;
    measured += check_change(window, ThemeChoice::dark, page + ", dark");
    measured += check_change(window, ThemeChoice::light, page + ", light");
    choose_theme(ThemeChoice::system);
    window.update_colours();
    return measured;
}

} // namespace muster::tests
