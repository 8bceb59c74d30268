// SPDX-License-Identifier: MIT
// BatchRun: work on many armies while it runs on a thread of its own, with a Library of its own.
#pragma once

#include "base/background_run.h"
#include "browse/army_batch.h"
#include "library/library.h"

#include <filesystem>
#include <functional>

namespace muster {

class BatchRun : public BackgroundRun {
public:
    using Work = std::function<void(Library&, BatchProgress&)>;

    // One at a time: false, and nothing is started, while another is running.
    bool start(const std::filesystem::path& library, Work work, Done done, Failed failed);
};

} // namespace muster
