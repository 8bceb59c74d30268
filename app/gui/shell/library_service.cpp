// SPDX-License-Identifier: MIT
#include "gui/shell/library_service.h"

#include "gui/toolkit/wx_text.h"

#include <wx/app.h>
#include <wx/intl.h>

#include <chrono>
#include <exception>
#include <system_error>
#include <utility>

namespace muster {

namespace {
// The window must not stand still for long.
constexpr std::chrono::seconds patience{4};
} // namespace

LibraryService::LibraryService(std::filesystem::path file) : file_(std::move(file)) {}

LibraryService::~LibraryService() {
    {
        const std::lock_guard lock(mutex_);
        ends_ = true;
        jobs_.clear();
    }
    wake_.notify_all();
    if (thread_.joinable())
        thread_.join();
}

bool LibraryService::exists() const {
    std::error_code ignored;
    return library_ != nullptr || std::filesystem::exists(file_, ignored);
}

std::unique_ptr<Library> LibraryService::opened() {
    auto library = std::make_unique<Library>(file_);
    for (const std::string& notice : library->notices())
        answer([this, notice] { say(wx(notice)); });
    return library;
}

Library* LibraryService::open() {
    if (library_)
        return library_.get();
    try {
        library_ = opened();
        library_->set_patience(patience);
    } catch (const std::exception& error) {
        say_cannot_open(wx(error.what()));
    }
    return library_.get();
}

void LibraryService::say_cannot_open(const wxString& reason) {
    say(wxString::Format(_("The library cannot be opened; armies can still be saved as files.\n%s"), reason));
}

bool LibraryService::look(const std::function<void(const Library&)>& work) {
    return try_work([&](Library& library) { work(library); });
}

bool LibraryService::change(const std::function<void(Library&)>& work) {
    const bool done = try_work(work);
    if (done)
        tell_changed();
    return done;
}

bool LibraryService::try_work(const std::function<void(Library&)>& work) {
    Library* library = open();
    if (!library)
        return false;
    try {
        work(*library);
    } catch (const std::exception& error) {
        said_.clear(); // what failed again is said again
        say(wx(error.what()));
        return false;
    }
    return true;
}

void LibraryService::ask(std::function<Then(Library&)> work, std::function<void(const wxString&)> failed) {
    ++asked_;
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({std::move(work), std::move(failed)});
        if (!thread_.joinable())
            thread_ = std::thread([this] { run(); });
    }
    wake_.notify_all();
}

void LibraryService::back_up() {
    ask(
        [](Library& library) -> Then {
            library.back_up();
            return {};
        },
        [this](const wxString& reason) {
            if (said_.Contains(reason))
                return; // why it cannot be opened is said already
            say(wxString::Format(_("Today's copy of the library could not be made.\n%s"), reason));
        });
}

void LibraryService::run() {
    std::unique_ptr<Library> library;
    for (;;) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return ends_ || !jobs_.empty(); });
            if (ends_)
                return;
            job = std::move(jobs_.front());
            jobs_.pop_front();
        }
        answer([this, then = done(job, library)] {
            ++taken_up_;
            if (then)
                then();
        });
    }
}

LibraryService::Then LibraryService::done(const Job& job, std::unique_ptr<Library>& library) {
    try {
        if (!library)
            library = opened();
        return job.work(*library);
    } catch (const std::exception& error) {
        const auto* of_library = dynamic_cast<const LibraryError*>(&error);
        if (of_library && of_library->trouble() == LibraryTrouble::broken_off)
            return {}; // who asked has asked something else by now
        return [this, failed = job.failed, is_open = library != nullptr, reason = wx(error.what())] {
            if (!is_open)
                say_cannot_open(reason);
            else if (!failed)
                say(reason);
            if (failed)
                failed(reason);
        };
    }
}

void LibraryService::answer(Then then) {
    {
        const std::lock_guard lock(mutex_);
        answers_.push_back(std::move(then));
    }
    answered_.notify_all();
    wxTheApp->CallAfter([this, lives = std::weak_ptr<bool>(lives_)] {
        if (!lives.expired())
            take_up();
    });
}

void LibraryService::take_up() {
    for (;;) {
        Then next;
        {
            const std::lock_guard lock(mutex_);
            if (answers_.empty())
                return;
            next = std::move(answers_.front());
            answers_.pop_front();
        }
        next();
    }
}

void LibraryService::take_up_soon(std::chrono::milliseconds most) {
    const auto until = std::chrono::steady_clock::now() + most;
    for (const std::size_t before = taken_up_; taken_up_ == before; take_up()) {
        std::unique_lock lock(mutex_);
        if (!answered_.wait_until(lock, until, [this] { return !answers_.empty(); }))
            return;
    }
}

void LibraryService::say(const wxString& notice) {
    if (notice == said_)
        return;
    said_ = notice;
    if (tell_)
        tell_(notice);
}

} // namespace muster
