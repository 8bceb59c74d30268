// SPDX-License-Identifier: MIT
// A library of the test's own, whose background thread moves when the test says so: a question is answered by
// work_next() and the answer shown by deliver_next(), both on the test's thread.
#pragma once

#include "browse/background_library.h"
#include "temporary_folder.h"

#include <deque>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace muster::tests {

class SteppedLibrary : public BackgroundLibrary {
public:
    bool query(const std::function<void(const Library&)>& work) override {
        return attempt([&] { work(library); });
    }
    bool change(const std::function<void(Library&)>& work) override {
        return attempt([&] { work(library); });
    }
    void ask(std::function<Answer(Library&)> work, Failure failed) override {
        questions.push_back({std::move(work), std::move(failed)});
    }

    void work_next() {
        const Question question = std::move(questions.front());
        questions.pop_front();
        try {
            if (failure)
                throw std::runtime_error(*failure);
            answers.push_back(question.work(library));
        } catch (const LibraryError& error) {
            if (error.trouble() != LibraryTrouble::interrupted)
                throw;
            ++interrupted;
        } catch (const std::exception& error) {
            if (question.failed)
                answers.push_back(
                    [failed = question.failed, reason = std::string(error.what())] { failed(reason); });
            else
                problems.emplace_back(error.what());
        }
    }
    void deliver_next() {
        const Answer answer = std::move(answers.front());
        answers.pop_front();
        if (answer)
            answer();
    }
    // Until nothing is asked any more.
    void settle() {
        while (!questions.empty() || !answers.empty()) {
            while (!questions.empty())
                work_next();
            while (!answers.empty())
                deliver_next();
        }
    }

    struct Question {
        std::function<Answer(Library&)> work;
        Failure failed;
    };
    TemporaryFolder folder;
    Library library{folder.path() / "library.db"};
    std::optional<std::string> failure; // why no question can be answered
    std::deque<Question> questions;
    std::deque<Answer> answers;
    int interrupted = 0;
    std::vector<std::string> problems; // that the player was told

private:
    template <class Work>
    bool attempt(const Work& work) {
        try {
            work();
        } catch (const std::exception& error) {
            problems.emplace_back(error.what());
            return false;
        }
        return true;
    }
};

} // namespace muster::tests
