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
// Short, because the window is blocked meanwhile.
constexpr std::chrono::seconds busy_timeout{4};
} // namespace

LibraryService::LibraryService(std::filesystem::path file) : file_(std::move(file)) {}

LibraryService::~LibraryService() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
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

std::unique_ptr<Library> LibraryService::open_own() {
    auto library = std::make_unique<Library>(file_);
    for (const std::string& notice : library->notices())
        post([this, notice] { notify(wx(notice)); });
    return library;
}

Library* LibraryService::open() {
    if (library_)
        return library_.get();
    try {
        library_ = open_own();
        library_->set_busy_timeout(busy_timeout);
    } catch (const std::exception& error) {
        report_cannot_open(wx(error.what()));
    }
    return library_.get();
}

void LibraryService::report_cannot_open(const wxString& reason) {
    notify(
        wxString::Format(_("The library cannot be opened; armies can still be saved as files.\n%s"), reason));
}

bool LibraryService::query(const std::function<void(const Library&)>& work) {
    return attempt([&](Library& library) { work(library); });
}

bool LibraryService::change(const std::function<void(Library&)>& work) {
    const bool done = attempt(work);
    if (done)
        notify_changed();
    return done;
}

bool LibraryService::attempt(const std::function<void(Library&)>& work) {
    Library* library = open();
    if (!library)
        return false;
    try {
        work(*library);
    } catch (const std::exception& error) {
        last_notice_.clear(); // so that a repeated failure is shown again
        notify(wx(error.what()));
        return false;
    }
    return true;
}

void LibraryService::ask(std::function<Answer(Library&)> work, Failure failed) {
    ++asked_;
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back({std::move(work), std::move(failed)});
        if (!thread_.joinable())
            thread_ = std::thread([this] { run(); });
    }
    wake_.notify_all();
}

void LibraryService::look_for_changes() {
    if (!can_look_ || !exists() || !idle())
        return;
    ask(
        [this](Library& library) -> Answer {
            return [this, version = library.data_version()] {
                const bool changed = seen_version_ && *seen_version_ != version;
                seen_version_ = version;
                if (changed)
                    notify_changed();
            };
        },
        [this](const std::string& /*reason*/) { can_look_ = false; }); // other queries say why
}

void LibraryService::back_up() {
    ask(
        [](Library& library) -> Answer {
            library.back_up();
            return {};
        },
        [this](const std::string& reason) {
            if (last_notice_.Contains(wx(reason)))
                return; // that the library cannot be opened was reported already
            notify(wxString::Format(_("Today's backup of the library could not be made.\n%s"), wx(reason)));
        });
}

void LibraryService::run() {
    std::unique_ptr<Library> library;
    for (;;) {
        Job job;
        {
            std::unique_lock lock(mutex_);
            wake_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
            if (stopping_)
                return;
            job = std::move(jobs_.front());
            jobs_.pop_front();
        }
        post([this, answer = run_job(job, library)] {
            ++delivered_;
            if (answer)
                answer();
        });
    }
}

LibraryService::Answer LibraryService::run_job(const Job& job, std::unique_ptr<Library>& library) {
    try {
        if (!library)
            library = open_own();
        return job.work(*library);
    } catch (const std::exception& error) {
        const auto* of_library = dynamic_cast<const LibraryError*>(&error);
        if (of_library && of_library->trouble() == LibraryTrouble::interrupted)
            return {}; // superseded by a newer query
        return [this, failed = job.failed, is_open = library != nullptr, reason = std::string(error.what())] {
            if (!is_open)
                report_cannot_open(wx(reason));
            else if (!failed)
                notify(wx(reason));
            if (failed)
                failed(reason);
        };
    }
}

void LibraryService::post(Answer answer) {
    {
        const std::lock_guard lock(mutex_);
        answers_.push_back(std::move(answer));
    }
    answered_.notify_all();
    wxTheApp->CallAfter([this, alive = std::weak_ptr<bool>(alive_)] {
        if (!alive.expired())
            deliver();
    });
}

void LibraryService::deliver() {
    for (;;) {
        Answer next;
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

void LibraryService::wait_for_answer(std::chrono::milliseconds timeout) {
    const auto until = std::chrono::steady_clock::now() + timeout;
    for (const std::size_t before = delivered_; delivered_ == before; deliver()) {
        std::unique_lock lock(mutex_);
        if (!answered_.wait_until(lock, until, [this] { return !answers_.empty(); }))
            return;
    }
}

void LibraryService::notify(const wxString& notice) {
    if (notice == last_notice_)
        return;
    last_notice_ = notice;
    if (show_notice_)
        show_notice_(notice);
}

} // namespace muster
