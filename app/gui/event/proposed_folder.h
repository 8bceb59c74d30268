// SPDX-License-Identifier: MIT
// ProposedFolder: a folder of its own beside the event's file, for what the event gives out. The folder used
// last would be that of the submissions, where replies would be taken in as lists.
#pragma once

#include "event/event_outputs.h"

#include <wx/string.h>

#include <filesystem>
#include <span>

namespace muster {

// The name of that of these outputs: what all may read lies in one of its own, which can be put on a web
// site.
[[nodiscard]] wxString outputs_folder(std::span<const EventOutput> outputs);
// The name of that of the replies.
[[nodiscard]] wxString replies_folder();

class ProposedFolder {
public:
    // Creates the folder, because a dialog can only begin in one that exists: "Glory Cup replies" beside
    // "Glory Cup.muster-event", if the name is that of the event ("%s") and " replies". Where that is not
    // possible, it is the one in which the event's file lies.
    ProposedFolder(const std::filesystem::path& event, const wxString& name);
    // Removes what it has created, unless it was chosen.
    ~ProposedFolder();
    ProposedFolder(const ProposedFolder&) = delete;
    ProposedFolder& operator=(const ProposedFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    void choose(const std::filesystem::path& chosen);

private:
    std::filesystem::path path_;
    bool is_to_remove_ = false;
};

} // namespace muster
