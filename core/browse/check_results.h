// SPDX-License-Identifier: MIT
// CheckResults: the results of a check of many armies for a player, the worst first: all armies, or only
// those that differ from when they were saved.
#pragma once

#include "browse/army_batch.h"

#include <string>
#include <vector>

namespace muster {

class CheckResults {
public:
    explicit CheckResults(BatchResult result);

    [[nodiscard]] const BatchResult& result() const { return result_; }
    // "2 of 3 legal; 1 differ from when they were saved."
    [[nodiscard]] std::string summary() const;
    [[nodiscard]] std::vector<const BatchLine*> lines(bool changed_only) const;

    // A table of these lines with all their findings, to be sent or filed: with a heading each, as a
    // spreadsheet reads it, or as a page for a browser.
    [[nodiscard]] static std::string text(const std::vector<const BatchLine*>& lines);
    [[nodiscard]] static std::string csv(const std::vector<const BatchLine*>& lines);
    [[nodiscard]] std::string html(const std::vector<const BatchLine*>& lines) const;

    // The problem or the first finding; empty if there is none.
    [[nodiscard]] static std::string first_finding(const BatchLine& line);
    // Everything about one army, a line each.
    [[nodiscard]] static std::string details(const BatchLine& line);

private:
    BatchResult result_;
};

// After work on many armies: `done`, whether it was stopped, and the first of its problems, a line each.
[[nodiscard]] std::string batch_report(const std::string& done, const BatchResult& result);

} // namespace muster
