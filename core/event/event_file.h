// SPDX-License-Identifier: MIT
// EventFile: a tournament in one SQLite database, NAME.muster-event. Rows are only ever added, so that
// whatever was received and decided can be shown later. A change is made completely or not at all, and is on
// the disk when the function returns. All functions throw DatabaseError. For one thread at a time.
#pragma once

#include "database/database_opening.h"
#include "database/statements.h"
#include "event/event_record.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// A rule set, army list or history of an army that the event carries: "ancient-1969/ruleset.xml".
struct DataFile {
    std::string path;
    std::string text;
};

class EventFile {
public:
    // Opens the event in this file; it must exist.
    explicit EventFile(const std::filesystem::path& file);
    // Creates it; throws DatabaseError if the file exists.
    static EventFile create(const std::filesystem::path& file, std::string_view pack,
                            const std::vector<DataFile>& data, EventTime now);

    // Without a pack. If `fill` throws, or the disk is full, there is no file afterwards.
    static EventFile create_filled(const std::filesystem::path& file,
                                   const std::function<void(EventFile&)>& fill);

    [[nodiscard]] const std::filesystem::path& file() const { return file_; }
    [[nodiscard]] const std::vector<std::string>& notices() const { return open_.notices; }
    [[nodiscard]] const std::optional<std::string>& read_only() const { return open_.read_only; }

    // The newest pack's text.
    [[nodiscard]] std::string pack() const;
    [[nodiscard]] EventRecord record() const;
    [[nodiscard]] std::vector<DataFile> data() const;
    [[nodiscard]] std::vector<LogLine> log() const;
    [[nodiscard]] std::string bytes_of(std::int64_t original) const;
    // The original with these bytes and this name; nothing if there is none.
    [[nodiscard]] std::optional<std::int64_t> original_of(std::string_view bytes,
                                                          std::string_view name) const;

    // Several changes as one: all are made, or none if `work` throws.
    void in_one_step(const std::function<void()>& work);
    // One backup a day; without effect if the file is read-only.
    void back_up();

    void set_pack(std::string_view text, EventTime now);
    void add_data(const DataFile& data);
    // Adds the player if its id is 0. Returns the id.
    std::int64_t set_player(const RollPlayer& player, EventTime now);
    std::int64_t add_original(std::string_view bytes, std::string_view name);
    // Adds it with its reading and its assignment. Returns its id.
    std::int64_t add_submission(const StoredSubmission& submission);
    // A new reading of a submission that is there.
    void add_reading(std::int64_t submission, const StoredReading& reading, EventTime now);
    void assign(const StoredSubmission& submission, EventTime now);
    void decide(const Decision& decision);
    void rule(const Ruling& ruling);
    void set_switch(const EventSwitch& one);
    void add_log(EventTime now, std::string_view words);

private:
    friend class EventDump;

    explicit EventFile(const std::filesystem::path& file, bool create);
    [[nodiscard]] Statements::Use statement(std::string_view sql) const { return (*statements_)(sql); }
    template <class... Values>
    std::int64_t insert(std::string_view sql, const Values&... values);

    std::filesystem::path file_;
    OpenDatabase open_;
    std::unique_ptr<Statements> statements_; // destroyed before the database
    bool in_step_ = false;
};

// Lower-case hexadecimal.
[[nodiscard]] std::string sha256_of(std::string_view bytes);

} // namespace muster
