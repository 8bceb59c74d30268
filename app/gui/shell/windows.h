// SPDX-License-Identifier: MIT
// Windows: the windows of one run, of which each shows one army. An army that is open already is shown in its
// own window, never twice.
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
    // Both must outlive it. `made` is called with every new window before it is shown.
    Windows(Services& services, const RoomRegistry& rooms, std::function<void(Frame&)> made = {});

    [[nodiscard]] const std::vector<Frame*>& all() const { return windows_; }
    // With the page that a window begins with.
    Frame& open_window();
    // Shows the first window, with these files and armies of the library (see library_origin()), or else with
    // the page that a window begins with.
    Frame& open_first_window(const std::vector<std::filesystem::path>& origins);

    // These open the army in the window `from` if that has no army yet, else in a new one. What cannot be
    // read is reported in `from`.
    void open(const std::filesystem::path& file, Shell& from);
    void open_stored(ArmyId army, Shell* from);
    void open_revision(ArmyId army, std::int32_t revision, Shell& from);
    void recover(const UnsavedWork& work, Shell& from);

    // What programs that run no longer left unsaved.
    [[nodiscard]] std::vector<UnsavedWork> unsaved_work() const;
    // What the next start would open again: files, and armies of the library as library_origin() has them.
    [[nodiscard]] std::vector<std::filesystem::path> origins() const;
    // Whether a window other than this one edits the army of the library with this key.
    [[nodiscard]] bool is_open_elsewhere(const std::string& key, const Shell& window) const;

    // In the window in front.
    void report(const wxString& notice);
    // Reports what came from the mirror folder, and shows it where it is open and nothing would be lost.
    void show_mirrored(const MirrorResult& result);
    // Reads army lists and house rules again if their files changed; all windows judge their armies by them.
    void read_changed_lists();

    // The window closes.
    void remove(const Frame& window);
    // Closes all windows and remembers what was open.
    void quit();
    // A window stays.
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
