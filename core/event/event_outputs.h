// SPDX-License-Identifier: MIT
// What an event gives out: the organiser's report, what everybody may see, what lies on the tables. Each is a
// row of one table, with the names of its files.
#pragma once

#include "base/background_run.h"
#include "event/event_reply.h"
#include "event/event_status.h"
#include "event/publication.h"
#include "ruleset/rulesets.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace muster {

struct OutputFile {
    std::string name; // "report.html", or within a folder of its own "pages/index.html"
    std::string bytes;
};

struct EventOutput {
    const char* title; // marked for translation
    bool is_public;    // refused while the event is sealed
    std::vector<OutputFile> (*make)(const EventStatus& status, const Rulesets& rulesets);
};

// "reply-007-ann-archer.eml"
[[nodiscard]] OutputFile reply_draft_file(const EventPlayer& own, const EventPack& pack,
                                          const std::string& text);

// In the order in which they are offered.
[[nodiscard]] std::span<const EventOutput> event_outputs();

struct WrittenOutputs {
    std::vector<std::string> files;          // their names
    std::vector<std::string> existing;       // that were there before: with any, nothing was written
    std::optional<PublishedLists> published; // if one of the outputs is public
};

// "Published: The booklet, Pages to publish: FOLDER", "Written: The organiser's report: FOLDER", for the log.
[[nodiscard]] std::string log_words_of(std::span<const EventOutput> outputs,
                                       const std::filesystem::path& folder);

// Whether anything was taken, settled or decided after the last publication, so that what it gave out is
// older than the lists. Not if there was none.
[[nodiscard]] bool has_changed_since_published(std::span<const LogLine> log);

// Writes these outputs into the folder. What there is nothing for yet, such as a booklet without an army, is
// left out. Existing files are replaced only if `replace`. Writes nothing once cancelled. Throws InputError,
// std::system_error.
[[nodiscard]] WrittenOutputs write_event_outputs(std::span<const EventOutput> outputs,
                                                 const EventStatus& status, const Rulesets& rulesets,
                                                 const std::filesystem::path& folder, bool replace,
                                                 RunProgress& progress);

// Drafts of the replies to all players, for a mail program to open (.eml), with the same promises.
[[nodiscard]] WrittenOutputs write_reply_drafts(const EventStatus& status, EventReplies& replies,
                                                const std::filesystem::path& folder, bool replace,
                                                RunProgress& progress);

} // namespace muster
