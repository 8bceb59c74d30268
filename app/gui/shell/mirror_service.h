// SPDX-License-Identifier: MIT
// MirrorService: synchronizes the library with its mirror folder while Muster runs: soon after the start and
// after every change, when a window is activated, and at intervals, because other computers change the folder
// too. It works on its own thread with its own connection to the library, and remembers what it has reported.
#pragma once

#include "gui/shell/observers.h"
#include "library/mirror.h"
#include "library/stored_army.h"

#include <wx/string.h>
#include <wx/timer.h>

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

namespace muster {

class LibraryService;

class MirrorService {
public:
    // Both must outlive it.
    MirrorService(LibraryService& library, const Rulesets& rulesets);
    ~MirrorService();
    MirrorService(const MirrorService&) = delete;
    MirrorService& operator=(const MirrorService&) = delete;

    // For the player. False if it failed, which is reported.
    bool switch_on(const std::filesystem::path& folder);
    bool switch_off();
    // Synchronizes in the background if the mirror is switched on.
    void sync();
    // The same a moment after the player has returned to the window, perhaps from another computer.
    void sync_on_return();

    // Whether the service has found out if the mirror is switched on.
    [[nodiscard]] bool is_known() const { return known_; }
    [[nodiscard]] const std::optional<std::filesystem::path>& folder() const { return folder_; }
    [[nodiscard]] bool running() const { return thread_.joinable(); }
    // The time of the last successful synchronization; none since the program was started.
    [[nodiscard]] std::optional<Moment> last_sync() const { return last_sync_; }
    // Why the last synchronization failed; empty if it did not.
    [[nodiscard]] const wxString& problem() const { return problem_; }
    // Everything reported since the program was started, the latest last.
    [[nodiscard]] const std::vector<wxString>& notices() const { return notices_; }

    // `show` is called on the main thread after every run that changed something or has notes.
    void on_result(std::function<void(const MirrorResult&)> show) { show_result_ = std::move(show); }
    // `changed` is called when any of the above changes, as long as the token lives.
    void observe(const std::shared_ptr<void>& token, std::function<void()> changed) {
        observers_.add(token, std::move(changed));
    }

private:
    struct Run;
    void sync_soon(int milliseconds);
    void stop();
    void finish(Run& run);
    void notify_changed() { observers_.notify(); }

    LibraryService& library_;
    const Rulesets& rulesets_;
    std::function<void(const MirrorResult&)> show_result_;
    Observers observers_;
    wxTimer timer_;
    std::thread thread_;
    std::shared_ptr<Run> run_;
    bool run_again_ = false; // something changed during the run
    bool known_ = false;
    bool notifying_ = false; // while observers are notified of the mirror's own changes
    std::optional<std::filesystem::path> folder_;
    std::optional<Moment> last_sync_;
    wxString problem_;
    std::vector<wxString> notices_;
    std::shared_ptr<int> token_ = std::make_shared<int>(0); // later results are dropped
};

// "1 army added, 2 files written"; empty if nothing changed.
[[nodiscard]] wxString mirror_summary(const MirrorResult& result);

} // namespace muster
