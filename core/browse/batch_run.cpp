// SPDX-License-Identifier: MIT
#include "browse/batch_run.h"

#include <utility>

namespace muster {

bool BatchRun::start(const std::filesystem::path& library, Work work, Done done, Failed failed) {
    return BackgroundRun::start(
        [library, work = std::move(work)](RunProgress& progress) {
            Library own(library);
            work(own, progress);
        },
        std::move(done), std::move(failed));
}

} // namespace muster
