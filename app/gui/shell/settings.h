// SPDX-License-Identifier: MIT
// Settings: what is remembered between runs: window layout, recent files, open armies, theme. They are stored
// in the desktop's folder for settings.
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

    // In this file; empty: the user's.
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
    [[nodiscard]] wxRect window_rect() const; // empty if unknown
    [[nodiscard]] bool maximized() const;
    void set_window(const wxRect& rect, bool maximized);

    [[nodiscard]] ThemeChoice theme() const;
    void set_theme(ThemeChoice choice);
    // In percent of the desktop's (toolkit/text_size.h).
    [[nodiscard]] int text_size() const;
    void set_text_size(int percent);
    // For sheets. Defaults to the desktop's paper size.
    [[nodiscard]] PageSetup page_setup() const;
    void set_page_setup(const PageSetup& setup);
    // Of the army that was made last; empty if none was.
    [[nodiscard]] std::string last_ruleset() const;
    void set_last_ruleset(const std::string& id);
    [[nodiscard]] wxString last_folder() const;
    void set_last_folder(const wxString& folder);

private:
    [[nodiscard]] std::vector<std::filesystem::path> list(const wxString& key) const;
    void set_list(const wxString& key, const std::vector<std::filesystem::path>& files);

    std::unique_ptr<wxConfigBase> config_;
};

// Where autosave stores unsaved work.
[[nodiscard]] std::filesystem::path autosave_folder();

} // namespace muster
