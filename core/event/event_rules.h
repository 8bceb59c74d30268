// SPDX-License-Identifier: MIT
// The rule sets and army lists that an event carries, so that its verdicts rest on the very files that they
// rested on when they were found, whatever is installed.
#pragma once

#include "base/temporary_directory.h"
#include "event/event_file.h"
#include "ruleset/rulesets.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Whether an event may carry a file of this name: "folder/file.xml" and nothing that leads elsewhere, since
// the event may come from a stranger.
[[nodiscard]] bool is_data_path(std::string_view path);

// Throws InputError if house rules that the pack permits are not there.
void require_installed(const EventPack& pack, const Rulesets& installed);

// What a new event carries: the pack's rule set with its house rules and all its army lists with the
// histories that they refer to, and the other rule sets, in which players may send armies by mistake. Throws
// InputError.
[[nodiscard]] std::vector<DataFile> data_for_event(const EventPack& pack, const Rulesets& installed);

class EventRules {
public:
    // Messages call the files by the event and their names in it. Throws InputError if they are not what an
    // event carries.
    EventRules(const std::vector<DataFile>& data, const std::filesystem::path& event,
               Translate translate = {});

    [[nodiscard]] const Rulesets& rulesets() const { return *rulesets_; }

private:
    std::unique_ptr<TemporaryDirectory> folder_; // holds the files as long as rule sets may be read
    std::unique_ptr<Rulesets> rulesets_;
};

} // namespace muster
