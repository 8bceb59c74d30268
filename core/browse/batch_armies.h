// SPDX-License-Identifier: MIT
// BatchArmies: finds the armies that a batch works on, if necessary with a query of the library.
#pragma once

#include "browse/library_browser.h"

#include <functional>
#include <vector>

namespace muster {

class BatchArmies {
public:
    using Act = std::function<void(std::vector<ArmyId>)>;

    // The access must outlive it.
    explicit BatchArmies(BackgroundLibrary& access) : query_(access) {}

    // The selected armies at once or, if none is selected, later all that the browser's query finds.
    void selected_or_found(const LibraryBrowser& browser, Act act) {
        if (browser.selection().empty())
            ask(browser.query(), std::move(act));
        else
            act(browser.selection());
    }
    // All armies outside the trash.
    void all(Act act) { ask({}, std::move(act)); }

private:
    void ask(const LibraryQuery& query, Act act) {
        query_.ask([query](const Library& library,
                           const LibraryView::Wanted& /*wanted*/) { return LibraryView(library).ids(query); },
                   std::move(act));
    }

    LatestQuery query_;
};

} // namespace muster
