// SPDX-License-Identifier: MIT
// Document: the army of one window: its history, its rule set (with its list in force), the report on it as
// it stands, and the file it came from. Every change goes through add(); whoever shows the army looks at
// army() and report() afterwards.
#pragma once

#include "army/army.h"
#include "army/history.h"
#include "base/file.h"
#include "base/input_error.h"
#include "check/report.h"
#include "edit/changes.h"
#include "ruleset/rulesets.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

class Document {
public:
    // An army that has no file yet; made, not read, it counts as changed.
    Document(const Rulesets& rulesets, Army army);
    // An army's file, or the PDF of a sheet: then the army has no file of its own. Throws InputError.
    [[nodiscard]] static Document open(const Rulesets& rulesets, const std::filesystem::path& file);
    // A copy to play with, which has no file of its own; nothing is lost if it is not saved.
    [[nodiscard]] static Document copy_of(const Rulesets& rulesets, const std::filesystem::path& file);
    // An army that is kept in the library, not in a file; it counts as saved. `name` is for messages. Throws
    // InputError.
    [[nodiscard]] static Document kept(const Rulesets& rulesets, std::string_view text,
                                       std::string_view name);
    // Work that was never saved: the army from `text`, whose file is or would have been `file`.
    [[nodiscard]] static Document recover(const Rulesets& rulesets, std::string_view text,
                                          const std::filesystem::path& file);

    [[nodiscard]] const Army& army() const { return history_.value(); }
    [[nodiscard]] const Ruleset& ruleset() const { return *ruleset_; }
    [[nodiscard]] const Rulesets& rulesets() const { return *rulesets_; }
    [[nodiscard]] const Report& report() const { return report_; }
    [[nodiscard]] const History<Army>& history() const { return history_; }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; } // empty: none yet
    [[nodiscard]] bool modified() const { return !history_.is_saved(); }
    // Counts every change of the army, there and back.
    [[nodiscard]] std::size_t state() const { return state_; }

    // Throws std::overflow_error, or InputError for a list that cannot be read, and changes nothing, if the
    // numbers cannot be kept exactly.
    void add(std::string label, Army army, std::string_view join_key = {});
    void undo();
    void redo();

    // Throws std::system_error; then the old file is as it was. The army keeps the revision of the data that
    // it is saved with.
    void save(const std::filesystem::path& file);
    // The army as it is now is safe elsewhere.
    void mark_saved() { history_.mark_saved(); }
    // As it would be saved now.
    [[nodiscard]] std::string text() const;
    // Files of army lists changed: the army is judged by its list as it is now. If that cannot be read the
    // army stays under the one it was under, and what is wrong is returned.
    std::optional<InputError> take_new_lists();
    // Another program has written the file since it was read or saved here, or has removed it.
    [[nodiscard]] bool changed_on_disk() const;
    // Not told again until it changes once more.
    void accept_disk();
    // The file as it is now, as a step that can be undone. Throws InputError.
    void reload(std::string label);

private:
    // As long as an army stays under its list, that stays as it was read, whatever becomes of its file.
    [[nodiscard]] const Ruleset& ruleset_for(const Army& army) const;
    void judge_by(const Ruleset& ruleset);
    void take(const Ruleset& ruleset, Report report);

    const Rulesets* rulesets_;
    const Ruleset* ruleset_;
    std::string list_; // that ruleset_ has in force, or would if there were one
    History<Army> history_;
    Report report_;
    std::filesystem::path file_;
    FileStamp stamp_; // of the file as it was last read or saved
    std::size_t state_ = 0;
};

} // namespace muster
