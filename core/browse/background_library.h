// SPDX-License-Identifier: MIT
// BackgroundLibrary: access to the library of the running program for the classes of this folder: at once, or
// on a background thread with the answer delivered on the caller's thread. The window implements it; tests
// have a fake.
#pragma once

#include "library/library.h"

#include <functional>
#include <string>

namespace muster {

class BackgroundLibrary {
public:
    // Receives an answer, on the thread that asked.
    using Answer = std::function<void()>;
    using Failure = std::function<void(const std::string& reason)>;

    BackgroundLibrary() = default;
    virtual ~BackgroundLibrary() = default;
    BackgroundLibrary(const BackgroundLibrary&) = delete;
    BackgroundLibrary& operator=(const BackgroundLibrary&) = delete;

    // Work with the library at once. False if it failed; the player has then been notified.
    virtual bool query(const std::function<void(const Library&)>& work) = 0;
    // The same for work that changes the library; everyone who observes it is notified.
    virtual bool change(const std::function<void(Library&)>& work) = 0;
    // Work for the background thread, done in the order of the calls. Afterwards its answer, or `failed` with
    // the reason, is called on the thread that asked; neither after LibraryTrouble::interrupted. Without
    // `failed` the player is notified.
    virtual void ask(std::function<Answer(Library&)> work, Failure failed) = 0;
};

} // namespace muster
