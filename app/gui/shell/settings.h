// SPDX-License-Identifier: MIT
// Settings: what is remembered between runs: the layout of the window, recent files, what was open, the
// theme. The library's file of settings lies where the desktop keeps such things.
#pragma once

#include "gui/toolkit/theme.h"
#include "sheet/sheet_pages.h"

#include <wx/config.h>
#include <wx/gdicmn.h>

#include <filesystem>
#include <memory>
#include <vector>

namespace muster {

class Settings {
public:
    static constexpr std::size_t max_recent = 12;

    // In the user's folder for settings, or in this file.
    explicit Settings(const wxString& file = {});

    [[nodiscard]] std::vector<std::filesystem::path> recent_files() const;
    void add_recent(const std::filesystem::path& file);
    void clear_recent();

    [[nodiscard]] std::vector<std::filesystem::path> session() const;
    void set_session(const std::vector<std::filesystem::path>& files);
    [[nodiscard]] bool reopens_session() const;
    void set_reopens_session(bool reopens);

    [[nodiscard]] wxString layout() const;
    void set_layout(const wxString& layout);
    [[nodiscard]] wxRect window_rect() const; // empty: not known
    [[nodiscard]] bool maximized() const;
    void set_window(const wxRect& rect, bool maximized);

    [[nodiscard]] ThemeChoice theme() const;
    void set_theme(ThemeChoice choice);
    // Of sheets; the paper of the desktop's country until one is chosen.
    [[nodiscard]] PageSetup page_setup() const;
    void set_page_setup(const PageSetup& setup);
    [[nodiscard]] wxString last_folder() const;
    void set_last_folder(const wxString& folder);

private:
    [[nodiscard]] std::vector<std::filesystem::path> list(const wxString& key) const;
    void set_list(const wxString& key, const std::vector<std::filesystem::path>& files);

    std::unique_ptr<wxConfigBase> config_;
};

// Where unsaved work is kept.
[[nodiscard]] std::filesystem::path autosave_folder();

} // namespace muster
