// SPDX-License-Identifier: MIT
// SheetPanel: the sheet of the army as it will be printed, with choices of its kind and paper above it. It is
// laid out again a moment after the last change, while it is visible.
#pragma once

#include "gui/shell/workbench.h"
#include "sheet/sheet_output.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <memory>

class wxChoice;
class wxMenu;
class wxSizer;

namespace muster {

class Settings;
class SheetView;

class SheetPanel : public wxPanel {
public:
    struct Handlers {
        std::function<void()> print;
        std::function<void()> save;
        std::function<std::unique_ptr<wxMenu>()> menu; // the context menu of the pages
        std::function<void()> leave;                   // Escape
    };

    SheetPanel(wxWindow* parent, Workbench& bench, Settings& settings, Handlers handlers);
    ~SheetPanel() override;

    [[nodiscard]] SheetKind kind() const { return kind_; }
    void set_kind(SheetKind kind);
    [[nodiscard]] const PageSetup& setup() const { return setup_; }
    void set_setup(const PageSetup& setup);

    // Of the present army, which must exist.
    [[nodiscard]] const SheetPages& pages();
    [[nodiscard]] SheetView& view();

private:
    void make_contents();
    wxSizer* make_bar();
    wxChoice* add_choice(wxSizer& bar, const wxString& name, const wxArrayString& entries,
                         std::function<void(int)> choose);
    void update(Changed changed);
    void set_pages();
    void show_now();
    void show_setup();
    void show_zoom();

    Workbench& bench_;
    Settings& settings_;
    Handlers handlers_;
    SheetKind kind_ = SheetKind::full;
    PageSetup setup_;
    std::unique_ptr<SheetPages> pages_;
    bool stale_ = true; // the army has changed since the pages were laid out
    wxTimer timer_;
    // Created when the panel is first shown, so that it does not slow the start.
    SheetView* view_ = nullptr;
    wxChoice* kinds_ = nullptr;
    wxChoice* papers_ = nullptr;
    wxChoice* orientations_ = nullptr;
    wxChoice* zooms_ = nullptr;
};

} // namespace muster
