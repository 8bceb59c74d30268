// SPDX-License-Identifier: MIT
#include "gui/shell/mirror_service.h"

#include "gui/shell/library_service.h"
#include "gui/toolkit/wx_text.h"

#include <wx/app.h>
#include <wx/intl.h>
#include <wx/stopwatch.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

namespace muster {

namespace {

constexpr int after_change_ms = 1200; // several saves share one run
constexpr int after_return_ms = 300;
constexpr std::chrono::seconds mirror_patience{4}; // while others write
constexpr int min_pause_ms = 60'000;               // between periodic runs
constexpr int pause_for_a_run = 20;                // times the duration of the last run

// Thrown to stop a run between two armies.
struct Stopped {};

} // namespace

// The results of the thread, which the main thread reads after it has ended.
struct MirrorService::Run {
    std::atomic<bool> stopped = false;
    std::optional<std::filesystem::path> folder;
    MirrorResult result;
    std::string problem;
    long took_ms = 0;
};

MirrorService::MirrorService(LibraryService& library, const Rulesets& rulesets)
    : library_(library), rulesets_(rulesets) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) { sync(); });
    library_.observe(token_, [this] {
        if (known_ && folder_ && !notifying_)
            sync_soon(after_change_ms);
    });
}

MirrorService::~MirrorService() {
    timer_.Stop();
    stop();
}

// The next run completes what this one did not do.
void MirrorService::stop() {
    if (!run_)
        return;
    run_->stopped = true;
    thread_.join();
    run_.reset();
}

bool MirrorService::switch_on(const std::filesystem::path& folder) {
    stop();
    const bool done = library_.change([&](Library& library) {
        Mirror mirror(library, rulesets_);
        mirror.switch_on(folder);
        folder_ = mirror.folder();
    });
    known_ = known_ || done;
    last_sync_.reset();
    problem_.clear();
    notify_changed();
    sync();
    return done;
}

bool MirrorService::switch_off() {
    stop();
    timer_.Stop();
    const bool done = library_.change([&](Library& library) { Mirror(library, rulesets_).switch_off(); });
    if (done) {
        folder_.reset();
        last_sync_.reset();
        problem_.clear();
    }
    notify_changed();
    return done;
}

void MirrorService::sync_soon(int milliseconds) {
    if (!timer_.IsRunning() || timer_.GetInterval() > milliseconds)
        timer_.StartOnce(milliseconds);
}

void MirrorService::sync_on_return() {
    if (folder_)
        sync_soon(after_return_ms);
}

void MirrorService::sync() {
    if (run_) {
        run_again_ = true;
        return;
    }
    if (!library_.exists())
        return;
    timer_.Stop();
    run_again_ = false;
    run_ = std::make_shared<Run>();
    thread_ = std::thread([this, run = run_, file = library_.file(), token = std::weak_ptr<int>(token_)] {
        const wxStopWatch watch;
        try {
            Library own(file);
            own.set_busy_timeout(mirror_patience);
            Mirror mirror(own, rulesets_);
            if (!own.read_only())
                run->folder = mirror.folder();
            if (run->folder)
                run->result = mirror.sync([&] {
                    if (run->stopped)
                        throw Stopped();
                });
        } catch (const Stopped&) {
            return; // the result is not needed
        } catch (const std::exception& error) {
            run->problem = error.what();
        }
        run->took_ms = watch.Time();
        wxTheApp->CallAfter([this, run, token] {
            if (!token.expired() && run_ == run)
                finish(*run);
        });
    });
    notify_changed();
}

void MirrorService::finish(Run& run) {
    thread_.join();
    const std::shared_ptr<Run> kept = std::exchange(run_, nullptr);
    // LibraryService reports a library that cannot be opened.
    if (!run.folder && !run.problem.empty())
        return;
    known_ = true;
    folder_ = run.folder;
    const bool is_new_problem = !run.problem.empty() && wx(run.problem) != problem_;
    problem_ = wx(run.problem);
    if (problem_.empty() && folder_)
        last_sync_ = now();
    if (is_new_problem)
        notices_.push_back(problem_);
    // Every run finds an unreadable file again; it is reported once.
    MirrorResult& result = run.result;
    std::erase_if(result.notes, [this](const std::string& note) {
        return std::find(notices_.begin(), notices_.end(), wx(note)) != notices_.end();
    });
    for (const std::string& note : result.notes)
        notices_.push_back(wx(note));
    if (result.changed_library()) {
        notifying_ = true;
        library_.notify_changed();
        notifying_ = false;
    }
    if (is_new_problem)
        library_.notify(wxString::Format(_("The mirror folder could not be synchronized.\n%s"), problem_));
    if (result.any() && show_result_)
        show_result_(result);
    if (folder_)
        sync_soon(run_again_ ? after_change_ms
                             : std::max(min_pause_ms, pause_for_a_run * static_cast<int>(run.took_ms)));
    notify_changed();
}

wxString mirror_summary(const MirrorResult& result) {
    wxString words;
    const auto add = [&](std::size_t count, const wxString& counted) {
        if (count != 0)
            words += (words.empty() ? "" : ", ") + counted;
    };
    const auto n = [](std::size_t count) { return static_cast<unsigned>(count); };
    add(result.armies,
        wxString::Format(wxPLURAL("%u army added", "%u armies added", n(result.armies)), n(result.armies)));
    add(result.revisions,
        wxString::Format(wxPLURAL("%u revision added", "%u revisions added", n(result.revisions)),
                         n(result.revisions)));
    add(result.trashed, wxString::Format(wxPLURAL("%u army moved to the trash",
                                                  "%u armies moved to the trash", n(result.trashed)),
                                         n(result.trashed)));
    add(result.written, wxString::Format(wxPLURAL("%u file written", "%u files written", n(result.written)),
                                         n(result.written)));
    add(result.removed, wxString::Format(wxPLURAL("%u file removed", "%u files removed", n(result.removed)),
                                         n(result.removed)));
    return words;
}

} // namespace muster
