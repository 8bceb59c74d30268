// SPDX-License-Identifier: MIT
// AccessibleParts: the rows, segments or boxes of a window that draws itself, as screen readers and other
// assistive programs see them: children with a name, a role, a place and a state, which can be selected and
// activated. Only on GTK; elsewhere the window alone is told of (accessible_name.h).
#pragma once

#include <wx/gdicmn.h>
#include <wx/string.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

class wxWindow;

namespace muster {

class AccessibleParts {
public:
    enum class Kind : std::uint8_t { list, choice, button }; // of list items, of radio buttons, or one button

    // Asked only when an assistive program asks. Parts count from 0; each index is below count().
    struct Source {
        std::function<std::size_t()> count;
        std::function<wxString(std::size_t)> text;
        std::function<wxRect(std::size_t)> rect; // in the window; empty if the part is out of sight
        std::function<bool(std::size_t)> is_selected;
        std::function<void(std::size_t)> select;   // as a click does
        std::function<void(std::size_t)> activate; // as Enter does
    };

    // Of a window that has been created, which must outlive this object.
    AccessibleParts(wxWindow& window, const wxString& name, Kind kind, Source source);
    ~AccessibleParts();
    AccessibleParts(const AccessibleParts&) = delete;
    AccessibleParts& operator=(const AccessibleParts&) = delete;

    // To be called after the number or the texts of the parts have changed.
    void update();
    // To be called after the keyboard's or the pointer's mark came to a part; a screen reader then reads it.
    void moved_to(std::size_t part);

    struct State;

private:
    std::unique_ptr<State> state_;
};

} // namespace muster
