// SPDX-License-Identifier: MIT
// MirrorService: keeps the library's mirror folder in step while Muster runs: soon after the start and after
// every change here, when a window comes to the front, and now and then besides, for other machines change
// the folder too. It works on a thread of its own with a library of its own, and remembers what it has told.
#pragma once

#include "gui/shell/listeners.h"
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

    // Both are asked for by the player; false if it could not be done, which is told.
    bool switch_on(const std::filesystem::path& folder);
    bool switch_off();
    // Brings both sides together if the mirror is on; looks first whether it is. Does not wait for it.
    void sync();
    // Somebody looks at the library again, who may have been at another machine: the same, if it is on.
    void look_soon();

    // Whether it was looked at all; before that nothing is known.
    [[nodiscard]] bool known() const { return known_; }
    [[nodiscard]] const std::optional<std::filesystem::path>& folder() const { return folder_; }
    [[nodiscard]] bool working() const { return thread_.joinable(); }
    // When both sides were last in step; nothing: not yet in this run.
    [[nodiscard]] std::optional<Moment> in_step() const { return in_step_; }
    // Why they are not; empty: they are.
    [[nodiscard]] const wxString& trouble() const { return trouble_; }
    // All that was to be told in this run, the latest last.
    [[nodiscard]] const std::vector<wxString>& notices() const { return notices_; }

    // Called on the main thread after every run that brought or found something.
    void on_result(std::function<void(const MirrorResult&)> tell) { tell_ = std::move(tell); }
    // Called when anything of the above is another, until the token is gone.
    void listen(const std::shared_ptr<void>& token, std::function<void()> changed) {
        listeners_.add(token, std::move(changed));
    }

private:
    struct Run;
    void sync_soon(int milliseconds);
    void stop();
    void finish(Run& run);
    void tell_changed() { listeners_.tell(); }

    LibraryService& library_;
    const Rulesets& rulesets_;
    std::function<void(const MirrorResult&)> tell_;
    Listeners listeners_;
    wxTimer timer_;
    std::thread thread_;
    std::shared_ptr<Run> run_;
    bool again_ = false; // something has changed since the run began
    bool known_ = false;
    bool brings_ = false; // the changes of the library are its own
    std::optional<std::filesystem::path> folder_;
    std::optional<Moment> in_step_;
    wxString trouble_;
    std::vector<wxString> notices_;
    std::shared_ptr<int> lives_ = std::make_shared<int>(0); // for answers that come too late
};

// "2 files written, 1 army added"; empty if nothing was.
[[nodiscard]] wxString mirror_words(const MirrorResult& result);

} // namespace muster
