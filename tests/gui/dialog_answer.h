// SPDX-License-Identifier: MIT
// DialogAnswer: answers the dialogs of a test, which would wait for a player for ever.
#pragma once

#include <wx/defs.h>
#include <wx/modalhook.h>

#include <functional>
#include <utility>

namespace muster::tests {

// Answers those of one kind as long as it lives, and cancels all others.
template <class Dialog>
class DialogAnswer : public wxModalDialogHook {
public:
    // `answer` returns what ShowModal() returns then.
    explicit DialogAnswer(std::function<int(Dialog&)> answer) : answer_(std::move(answer)) { Register(); }
    // How many it answered.
    [[nodiscard]] int opened() const { return opened_; }

protected:
    int Enter(wxDialog* dialog) override {
        auto* const known = dynamic_cast<Dialog*>(dialog);
        if (known == nullptr)
            return wxID_CANCEL;
        ++opened_;
        return answer_(*known);
    }

private:
    std::function<int(Dialog&)> answer_;
    int opened_ = 0;
};

} // namespace muster::tests
