// SPDX-License-Identifier: MIT
// SheetPanel: the sheet of the army beside it, as it will be printed; which kind it is and on what paper is
// chosen above it. It is set anew a moment after the last change, and only while it is seen.
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
        std::function<std::unique_ptr<wxMenu>()> menu; // of the right mouse button over the pages
        std::function<void()> leave;                   // Escape
    };

    SheetPanel(wxWindow* parent, Workbench& bench, Settings& settings, Handlers handlers);
    ~SheetPanel() override;

    [[nodiscard]] SheetKind kind() const { return kind_; }
    void set_kind(SheetKind kind);
    [[nodiscard]] const PageSetup& setup() const { return setup_; }
    void set_setup(const PageSetup& setup);

    // Of the army as it stands. There must be one.
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
    bool stale_ = true; // the pages are not those of the army as it stands
    wxTimer timer_;
    // Made when the panel is first seen, so that a window without it opens as quickly as before.
    SheetView* view_ = nullptr;
    wxChoice* kinds_ = nullptr;
    wxChoice* papers_ = nullptr;
    wxChoice* orientations_ = nullptr;
    wxChoice* zooms_ = nullptr;
};

} // namespace muster
