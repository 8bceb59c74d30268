// SPDX-License-Identifier: MIT
// LibraryService: the library of one run of Muster. It is opened when it is first needed, for the main
// thread, which saves, and once more for a thread of its own, which looks things up and does what takes long.
// If it cannot be opened, all else works on, and the player is told why.
#pragma once

#include "gui/shell/listeners.h"
#include "library/library.h"

#include <wx/string.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace muster {

class LibraryService {
public:
    // What is done on the main thread with what was found.
    using Then = std::function<void()>;

    explicit LibraryService(std::filesystem::path file);
    ~LibraryService();
    LibraryService(const LibraryService&) = delete;
    LibraryService& operator=(const LibraryService&) = delete;

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    // Whether there is one yet; asking does not make it.
    [[nodiscard]] bool exists() const;
    // For the main thread. Null if it cannot be opened, which is told the first time.
    [[nodiscard]] Library* open();
    // Does `work` with it on the main thread; false if the library could not, which is told.
    bool look(const std::function<void(const Library&)>& work);
    // The same for work that changes it, which all listeners hear of.
    bool change(const std::function<void(Library&)>& work);

    // Work for the other thread, in order. What it returns, or `failed` with the reason, is called on the
    // main thread afterwards; without a `failed` the reason is told. Neither of work that was broken off.
    void ask(std::function<Then(Library&)> work, std::function<void(const wxString&)> failed = {});
    // Takes up the next answer to what was asked if it comes at once, at most so long from now: what is shown
    // with it then needs to be painted but once.
    void take_up_soon(std::chrono::milliseconds most);
    // Whether all that was asked is done.
    [[nodiscard]] bool idle() const { return taken_up_ == asked_; }
    // A copy of the day's, if there is none yet, on the other thread.
    void back_up();

    // Notices and troubles, each said once until something else is.
    void on_notice(std::function<void(const wxString&)> tell) { tell_ = std::move(tell); }
    void say(const wxString& notice);
    // The last of them, such as why a change could not be made.
    [[nodiscard]] const wxString& said() const { return said_; }
    // Called after every change, until the token is gone.
    void listen(const std::shared_ptr<void>& token, std::function<void()> changed) {
        listeners_.add(token, std::move(changed));
    }
    void tell_changed() { listeners_.tell(); }

private:
    struct Job {
        std::function<Then(Library&)> work;
        std::function<void(const wxString&)> failed;
    };
    void run();
    void answer(Then then);
    void take_up();
    void say_cannot_open(const wxString& reason);
    bool try_work(const std::function<void(Library&)>& work);
    [[nodiscard]] std::unique_ptr<Library> opened();
    [[nodiscard]] Then done(const Job& job, std::unique_ptr<Library>& library);

    std::filesystem::path file_;
    std::unique_ptr<Library> library_;
    std::function<void(const wxString&)> tell_;
    wxString said_;
    Listeners listeners_;
    std::size_t asked_ = 0;    // questions since the beginning, of the main thread's count
    std::size_t taken_up_ = 0; // of these, those whose answers it took up

    std::thread thread_;
    std::mutex mutex_; // guards what follows
    std::condition_variable wake_;
    std::deque<Job> jobs_;
    std::condition_variable answered_;
    std::deque<Then> answers_; // in order, for the main thread
    bool ends_ = false;
    std::shared_ptr<bool> lives_ = std::make_shared<bool>(true); // for answers that come too late
};

} // namespace muster
