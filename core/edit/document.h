// SPDX-License-Identifier: MIT
// Document: the army of one window: its history, its rule set (with its list in force), the report on its
// present state, and its file. Every change goes through add().
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
    // A new army, which has no file and counts as modified.
    Document(const Rulesets& rulesets, Army army);
    // The army of a file. From the PDF of a sheet the army has no file of its own. Throws InputError.
    [[nodiscard]] static Document open(const Rulesets& rulesets, const std::filesystem::path& file);
    // A copy of a sample, which has no file of its own and counts as saved. Throws InputError.
    [[nodiscard]] static Document from_sample(const Rulesets& rulesets, const std::filesystem::path& file);
    // An army that is saved in the library and not in a file. `name` is for messages. Throws InputError.
    [[nodiscard]] static Document from_library(const Rulesets& rulesets, std::string_view text,
                                               std::string_view name);
    // Unsaved work: the army in `text`, whose file is `file`; it counts as modified. Throws InputError.
    [[nodiscard]] static Document recover(const Rulesets& rulesets, std::string_view text,
                                          const std::filesystem::path& file);

    [[nodiscard]] const Army& army() const { return history_.value(); }
    [[nodiscard]] const Ruleset& ruleset() const { return *ruleset_; }
    [[nodiscard]] const Rulesets& rulesets() const { return *rulesets_; }
    [[nodiscard]] const Report& report() const { return report_; }
    [[nodiscard]] const History<Army>& history() const { return history_; }
    [[nodiscard]] const std::filesystem::path& file() const { return file_; } // empty: it has none
    [[nodiscard]] bool modified() const { return !history_.is_saved(); }
    // Differs after every change of the army, including undo and redo.
    [[nodiscard]] std::size_t state() const { return state_; }

    // Adds a step to the history. Changes nothing if it throws: std::overflow_error if the army's numbers
    // become too large to be exact, or InputError if its list cannot be read.
    void add(std::string label, Army army, std::string_view join_key = {});
    void undo();
    void redo();

    // Throws std::system_error; the old file is then unchanged. The file states the revision of the rule
    // set's data.
    void save(const std::filesystem::path& file);
    // The present state of the army was saved elsewhere.
    void mark_saved() { history_.mark_saved(); }
    // The text that a save would write now.
    [[nodiscard]] std::string text() const;
    // Checks the army by its list as it is on the disk now. If the list cannot be read, the army stays under
    // the one that it had, and the problem is returned.
    std::optional<InputError> refresh_list();
    // Whether another program has written or removed the file since it was read, saved or accepted here.
    [[nodiscard]] bool has_file_changed() const;
    // Regards the file as known, whatever another program did to it.
    void accept_file();
    // Reads the file again, as a step that can be undone. Throws InputError.
    void reload(std::string label);

private:
    // An army that stays under its list keeps the list as it was read, even if the file of the list changes.
    [[nodiscard]] const Ruleset& ruleset_for(const Army& army) const;
    void check_by(const Ruleset& ruleset);
    void set_report(const Ruleset& ruleset, Report report);

    const Rulesets* rulesets_;
    const Ruleset* ruleset_;
    std::string list_; // the id of the list that ruleset_ has in force
    History<Army> history_;
    Report report_;
    std::filesystem::path file_;
    FileStamp stamp_; // of the file as it was last read or saved
    std::size_t state_ = 0;
};

} // namespace muster
