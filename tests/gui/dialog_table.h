// SPDX-License-Identifier: MIT
// Every dialog of the window, as tests build it.
#pragma once

#include "open_desk.h"

#include <wx/dialog.h>

#include <functional>
#include <vector>

namespace muster::tests {

using LookAtDialog = std::function<void(wxDialog& dialog)>;

// What dialogs belong to: a window with an army, and with the sample event on its desk.
class DialogStage {
public:
    DialogStage() { show_army("phalanx"); }

    void show_army(const char* ruleset);
    [[nodiscard]] Frame& window() { return *desk_.window; }
    [[nodiscard]] EventPage& page() { return desk_.page(); }

private:
    OpenDesk desk_;
};

struct DialogRow {
    const char* name; // of its class; of one without a class, of the file in app/gui that makes it
    // Builds it, calls `look` as often as there is something else to see in it, and takes it away again. No
    // dialog is waited for.
    void (*build)(DialogStage& stage, const LookAtDialog& look);
};

// A dialog that is missing here fails a test.
[[nodiscard]] const std::vector<DialogRow>& dialogs();

} // namespace muster::tests
