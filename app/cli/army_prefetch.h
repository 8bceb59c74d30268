// SPDX-License-Identifier: MIT
// ReadAhead: what armies in a folder are checked by, read by a thread of its own while the folder is still
// being listed. It only saves time: what it cannot read is read, and refused, when an army needs it.
#pragma once

#include "ruleset/rulesets.h"

#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace muster {

class ReadAhead {
public:
    // Looks at the first armies of every folder among `paths`; without a folder nothing is done.
    // `rulesets` must outlive this.
    ReadAhead(const std::vector<std::string>& paths, const Rulesets& rulesets);
    ~ReadAhead();
    ReadAhead(const ReadAhead&) = delete;
    ReadAhead& operator=(const ReadAhead&) = delete;

    // The armies themselves are being read from now on: begins nothing more.
    void stop() { stopped_ = true; }

private:
    void read(const std::string& folder, const Rulesets& rulesets) const;

    std::atomic<bool> stopped_{false};
    std::thread reader_;
};

} // namespace muster
