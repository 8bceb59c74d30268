// SPDX-License-Identifier: MIT
// What came in, taken apart: a file, a mail with what is attached to it, the messages of an mbox, the entries
// of a zip. Nothing in it is trusted: no name is used as a path, and nothing is written to the disk.
#pragma once

#include "base/limits.h"
#include "event/event_pack.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Something that may be one army.
struct SubmissionPart {
    enum class Kind : std::uint8_t {
        army,      // an army file
        text,      // a written list, decoded
        unreadable // see `problem`
    };
    Kind kind = Kind::unreadable;
    std::string name;       // of the file, for matching: "ann-archer.muster"
    std::string text;       // of an army not much more than largest_submitted_army, which is refused
    std::string subject;    // of the mail around it
    std::string problem;    // what is wrong, and what to do
    bool is_beside = false; // the words of a mail to which armies are attached; the last part, if at all
};

// An original, which is stored as it is, and the parts found in it.
struct ReceivedItem {
    std::string name;   // of the file, without its folder
    std::string source; // for people: "lists.zip/ann.muster"
    std::string bytes;
    std::vector<std::string> senders;   // addresses of a mail
    std::vector<std::string> forwarded; // other senders, of mails within it
    std::string sender_name;
    std::optional<EventTime> arrived;  // as a mail says
    std::vector<SubmissionPart> parts; // at least one
};

struct OpeningOptions {
    // Called once if there is an archive in the file, before many times its bytes are needed.
    std::function<void()> before_unpacking = {};
    // Of processor time: what takes longer is unreadable.
    std::chrono::nanoseconds most_time = longest_opening;
};

// Of one file: several of an mbox or a zip. Does not throw for hostile content: that becomes an unreadable
// part.
[[nodiscard]] std::vector<ReceivedItem> items_in(const std::string& source, std::string bytes,
                                                 OpeningOptions options = {});

} // namespace muster
