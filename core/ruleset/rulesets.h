// SPDX-License-Identifier: MIT
// Rulesets: the rule sets that are at hand, found as <folder>/<id>/ruleset.xml and loaded when first asked
// for.
#pragma once

#include "base/file.h"
#include "ruleset/ruleset.h"
#include "ruleset/ruleset_words.h"

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class Rulesets {
public:
    // Folders in the order they are searched; the first that has an id wins.
    // Their words are translated, if they are to be, as they are read.
    explicit Rulesets(std::vector<std::filesystem::path> folders, Translate translate = {});

    // Null if no folder has it. Throws InputError if its file cannot be read. May be called from
    // several threads; the result lives as long as this object.
    [[nodiscard]] const Ruleset* find(std::string_view id) const;
    // All that the folders have, sorted; not loaded by this.
    [[nodiscard]] std::vector<std::string> ids() const;
    // Its title; of one that was not loaded only the root element is looked at. "" if no folder has it.
    // Throws InputError if the file is no XML or has no title.
    [[nodiscard]] std::string title_of(std::string_view id) const;
    // Reads again what changed on the disk since, for find() to give from now on; what it gave before lives
    // on, and so does what is gone from the disk or can no longer be read. True if there was any.
    bool look_again() const;
    // The file that find() reads, empty if there is none.
    [[nodiscard]] std::filesystem::path file_of(std::string_view id) const;

    [[nodiscard]] const std::vector<std::filesystem::path>& folders() const { return folders_; }

    // What a higher level keeps beside these rule sets because it comes from the same folders and is as long
    // of use: made when first asked for. There is room for one.
    class Companion {
    public:
        Companion() = default;
        virtual ~Companion() = default;
        Companion(const Companion&) = delete;
        Companion& operator=(const Companion&) = delete;
    };
    [[nodiscard]] const Companion& companion(std::unique_ptr<Companion> (*make)(const Rulesets&)) const;

private:
    // One of a chain that only grows at its front, so that many threads look through it without waiting.
    struct Loaded {
        Ruleset ruleset;
        FileStamp stamp;
        std::unique_ptr<const Loaded> older;
    };

    [[nodiscard]] Ruleset read(std::string_view id) const;
    void add(Ruleset ruleset, FileStamp stamp) const;
    [[nodiscard]] const Ruleset* find_loaded(std::string_view id) const;
    // The id of the rule set that these house rules change, "" if they are none.
    [[nodiscard]] std::string_view base_of(std::string_view id) const;

    std::vector<std::filesystem::path> folders_;
    Translate translate_;
    mutable std::once_flag accompanied_;
    mutable std::unique_ptr<const Companion> companion_;
    mutable std::mutex loading_;
    mutable std::unique_ptr<const Loaded> owner_; // of the chain; guarded by the mutex
    mutable std::atomic<const Loaded*> newest_ = nullptr;
};

} // namespace muster
