// SPDX-License-Identifier: MIT
// MirrorService: keeps the library's mirror folder in step while Muster runs: soon after the start and after
// every change, when a window comes to the front, and from time to time, because other machines change the
// folder too. It works on a thread of its own with a library of its own, and remembers what it has reported.
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

    // What the player asks for; false if it failed, after he was told why.
    bool switch_on(const std::filesystem::path& folder);
    bool switch_off();
    // Brings both sides together in the background, if the mirror is on.
    void sync();
    // The same soon: the player returns to the window, perhaps from another machine.
    void sync_on_return();

    // Whether it was found out if the mirror is on.
    [[nodiscard]] bool is_known() const { return known_; }
    [[nodiscard]] const std::optional<std::filesystem::path>& folder() const { return folder_; }
    [[nodiscard]] bool running() const { return thread_.joinable(); }
    // When both sides were last in step; nothing: not yet since the program was started.
    [[nodiscard]] std::optional<Moment> last_sync() const { return last_sync_; }
    // Why they are not in step; empty: they are.
    [[nodiscard]] const wxString& problem() const { return problem_; }
    // Everything that was reported since the program was started, the latest last.
    [[nodiscard]] const std::vector<wxString>& notices() const { return notices_; }

    // `show` is called on the main thread after every run that changed or found something.
    void on_result(std::function<void(const MirrorResult&)> show) { show_result_ = std::move(show); }
    // `changed` is called when any of the above changes, until the token is gone.
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
    bool run_again_ = false; // something has changed since the run began
    bool known_ = false;
    bool notifying_ = false; // the library's observers, of changes that the mirror made
    std::optional<std::filesystem::path> folder_;
    std::optional<Moment> last_sync_;
    wxString problem_;
    std::vector<wxString> notices_;
    std::shared_ptr<int> token_ = std::make_shared<int>(0); // what arrives after it is gone is dropped
};

// "2 files written, 1 army added"; empty if nothing was.
[[nodiscard]] wxString mirror_summary(const MirrorResult& result);

} // namespace muster
