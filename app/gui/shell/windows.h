// SPDX-License-Identifier: MIT
// Windows: the windows of one run. Each shows one army, and no army is open in two of them.
#pragma once

#include "edit/autosave.h"
#include "library/stored_army.h"

#include <wx/string.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace muster {

class Frame;
class RoomRegistry;
class Services;
class Shell;
struct MirrorResult;

class Windows {
public:
    // Both must outlive it. `made` is called for every new window before it is shown.
    Windows(Services& services, const RoomRegistry& rooms, std::function<void(Frame&)> made = {});

    [[nodiscard]] const std::vector<Frame*>& all() const { return windows_; }
    // Opens a window with its home page.
    Frame& open_window();
    // Opens the first window with these files and armies of the library (see library_origin()), or else with
    // its home page.
    Frame& open_first_window(const std::vector<std::filesystem::path>& origins);

    // Also opens the page of a file that is no army (see PageRow::file_ending), in the window `from`.
    // These open the army in the window `from` if it has no army, else in a new one. Problems are reported in
    // `from`.
    void open(const std::filesystem::path& file, Shell& from);
    void open_stored(ArmyId army, Shell* from);
    void open_revision(ArmyId army, std::int32_t revision, Shell& from);
    void recover(const UnsavedWork& work, Shell& from);

    // Unsaved work of earlier runs that did not end properly.
    [[nodiscard]] std::vector<UnsavedWork> unsaved_work() const;
    // What the next start reopens: files, and armies of the library (see library_origin()).
    [[nodiscard]] std::vector<std::filesystem::path> origins() const;
    // Whether a window other than this one edits the army of the library with this key.
    [[nodiscard]] bool is_open_elsewhere(const std::string& key, const Shell& window) const;

    // Shows the notice in the active window.
    void report(const wxString& notice);
    // Reports the result of a synchronization, and updates open armies that have no unsaved changes.
    void show_mirrored(const MirrorResult& result);
    // Reads army lists and house rules again if their files have changed, and checks all open armies by them.
    void read_changed_lists();

    // Of all windows, and of those of later runs; in percent of the desktop's.
    void set_text_size(int percent);

    // The window is being closed.
    void remove(const Frame& window);
    // Closes all windows and stores what was open.
    void quit();
    // The player kept a window open.
    void cancel_quit() { is_quitting_ = false; }

private:
    Frame& make_window(); // not shown yet
    Frame& window_for_army(Shell* from);

    Services& services_;
    const RoomRegistry& rooms_;
    std::function<void(Frame&)> on_made_;
    std::vector<Frame*> windows_;
    unsigned windows_made_ = 0;
    bool is_quitting_ = false;
};

} // namespace muster
