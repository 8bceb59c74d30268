// SPDX-License-Identifier: MIT
// LibraryService: the library of one run of Muster. It is opened when first needed: once for the main thread,
// which saves, and once for a background thread, which runs queries and long work. If it cannot be opened,
// the player is told why, and the program works without it.
#pragma once

#include "browse/background_library.h"
#include "gui/shell/observers.h"
#include "library/library.h"

#include <wx/string.h>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace muster {

class LibraryService : public BackgroundLibrary {
public:
    explicit LibraryService(std::filesystem::path file);
    ~LibraryService() override;

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    // Whether the file exists. Does not create it.
    [[nodiscard]] bool exists() const;
    // For the main thread. Null if it cannot be opened, which is reported once.
    [[nodiscard]] Library* open();
    bool query(const std::function<void(const Library&)>& work) override;
    bool change(const std::function<void(Library&)>& work) override;
    void ask(std::function<Answer(Library&)> work, Failure failed = {}) override;
    // Waits for the next answer, at most this long, and delivers it, so that its result is part of the first
    // painting.
    void wait_for_answer(std::chrono::milliseconds timeout);
    // Whether every answer has been delivered.
    [[nodiscard]] bool idle() const { return delivered_ == asked_; }
    // Makes today's backup on the background thread unless it exists.
    void back_up();

    // `show` presents notices and problems to the player. A repeated notice is not shown again.
    void on_notice(std::function<void(const wxString&)> show) { show_notice_ = std::move(show); }
    void notify(const wxString& notice);
    // For example why a change failed.
    [[nodiscard]] const wxString& last_notice() const { return last_notice_; }
    // `changed` is called after every change, as long as the token lives.
    void observe(const std::shared_ptr<void>& token, std::function<void()> changed) {
        observers_.add(token, std::move(changed));
    }
    void notify_changed() { observers_.notify(); }
    // Calls the observers later if another program has changed the library since this was asked last.
    void look_for_changes();

private:
    struct Job {
        std::function<Answer(Library&)> work;
        Failure failed;
    };
    void run();
    void post(Answer answer);
    void deliver();
    void report_cannot_open(const wxString& reason);
    bool attempt(const std::function<void(Library&)>& work);
    [[nodiscard]] std::unique_ptr<Library> open_own();
    [[nodiscard]] Answer run_job(const Job& job, std::unique_ptr<Library>& library);

    std::filesystem::path file_;
    std::unique_ptr<Library> library_;
    std::function<void(const wxString&)> show_notice_;
    wxString last_notice_;
    Observers observers_;
    std::size_t asked_ = 0;     // queries; only used on the main thread
    std::size_t delivered_ = 0; // answers
    std::optional<std::int64_t> seen_version_;
    bool can_look_ = true; // it did not fail before

    std::thread thread_;
    std::mutex mutex_; // guards the members below
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    std::condition_variable answered_;
    std::deque<Answer> answers_; // in order, for the main thread
    bool stopping_ = false;
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true); // later answers are dropped
};

} // namespace muster
