// SPDX-License-Identifier: MIT
#include "library/library.h"

#include "base/limits.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "database/backups.h"
#include "library/detail/army_rows.h"
#include "library/detail/library_bounds.h"
#include "library/detail/packed_text.h"
#include "library/detail/schema.h"
#include "library/detail/search_words.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fmt/format.h>

#include <algorithm>
#include <system_error>

namespace muster {

namespace {

constexpr std::string_view part_condition(LibraryPart part) {
    switch (part) {
    case LibraryPart::kept: return "trashed IS NULL";
    case LibraryPart::trash: return "trashed IS NOT NULL";
    case LibraryPart::all: break;
    }
    return "TRUE";
}

std::int64_t limit_of(std::size_t limit) {
    return limit == 0 ? -1 : static_cast<std::int64_t>(limit);
}

Revision revision_in(SQLite::Statement& row) {
    return {row.getColumn(0).getInt64(),  row.getColumn(1).getInt(),    row.getColumn(2).getInt64(),
            row.getColumn(3).getString(), row.getColumn(4).getString(), row.getColumn(5).getString()};
}

// Marks that a change is in progress, during its own lifetime.
class StepMark {
public:
    explicit StepMark(bool& mark) : mark_(mark) { mark_ = true; }
    ~StepMark() { mark_ = false; }
    StepMark(const StepMark&) = delete;
    StepMark& operator=(const StepMark&) = delete;

private:
    bool& mark_;
};

bool has_too_many(const ArmyRows& rows) {
    try {
        return rows.has_more_than(most_library_armies);
    } catch (const SQLite::Exception&) {
        return false; // whoever uses the damaged table is told
    }
}

} // namespace

Library::Library(const std::filesystem::path& file)
    : file_(file_behind_links(file)), open_(open_library(file_)),
      statements_(std::make_unique<Statements>(*open_.database)),
      rows_(std::make_unique<ArmyRows>(*statements_)) {
    if (has_too_many(*rows_))
        throw LibraryError(
            LibraryTrouble::other,
            translate_format("{}: the library has more than {} armies, as Muster never lets it "
                             "have. Restore a backup, or open another library",
                             path_text(file_), most_library_armies));
}

Library::~Library() = default;

void Library::set_busy_timeout(std::chrono::milliseconds patience) {
    translated(file_, [&] { open_.database->setBusyTimeout(static_cast<int>(patience.count())); });
}

void Library::in_one_step(const std::function<void()>& work) {
    if (in_step_) {
        work();
        return;
    }
    if (open_.read_only)
        throw LibraryError(LibraryTrouble::read_only, *open_.read_only);
    translated(file_, [&] {
        SQLite::Transaction transaction(*open_.database, SQLite::TransactionBehavior::IMMEDIATE);
        // A later Muster may have taken further steps while this one had the library open.
        if (schema_of(*open_.database) != newest_schema())
            throw LibraryError(
                LibraryTrouble::newer,
                translate_format("{}: a later version of Muster has taken the library over; nothing was "
                                 "changed. Start that version",
                                 path_text(file_)));
        const StepMark mark(in_step_);
        work();
        transaction.commit();
    });
}

void Library::in_one_reading(const std::function<void()>& work) const {
    if (in_step_) {
        work();
        return;
    }
    translated(file_, [&] {
        const SQLite::Transaction reading(*open_.database, SQLite::TransactionBehavior::DEFERRED);
        work(); // there is nothing to commit
    });
}

std::size_t Library::count(LibraryPart part) const {
    return translated(file_, [&] {
        const Statements::Use query =
            statement(fmt::format("SELECT count(*) FROM army WHERE {}", part_condition(part)));
        query->executeStep();
        return static_cast<std::size_t>(query->getColumn(0).getInt64());
    });
}

std::vector<StoredArmy> Library::list(LibraryPart part, std::size_t limit) const {
    return translated(file_, [&] {
        const Statements::Use query =
            statement(fmt::format("SELECT {} FROM army WHERE {} ORDER BY saved DESC, id DESC LIMIT ?",
                                  ArmyRows::columns(), part_condition(part)));
        query->bind(1, limit_of(limit));
        return rows_->armies_in(*query);
    });
}

const std::string& search_sql() {
    static const std::string sql = fmt::format(
        "SELECT {} FROM army_words JOIN army ON army.id = army_words.rowid WHERE army_words MATCH ?1 "
        "AND army.trashed IS NULL ORDER BY army_words.rowid DESC LIMIT ?2",
        ArmyRows::columns());
    return sql;
}

std::vector<StoredArmy> Library::search(std::string_view typed, std::size_t limit) const {
    return translated(file_, [&] {
        const std::string wanted = search_expression(*open_.database, typed);
        if (wanted.empty())
            return list(LibraryPart::kept, limit);
        const Statements::Use query = statement(search_sql());
        query->bindNoCopy(1, wanted);
        query->bind(2, limit_of(limit));
        return rows_->armies_in(*query);
    });
}

std::int64_t Library::data_version() const {
    return translated(file(), [&] {
        SQLite::Statement statement(*open_.database, "PRAGMA data_version");
        statement.executeStep();
        return statement.getColumn(0).getInt64();
    });
}

StoredArmy Library::army(ArmyId army) const {
    return std::move(armies({army}).front());
}

std::vector<StoredArmy> Library::armies(const std::vector<ArmyId>& armies) const {
    return translated(file_, [&] { return rows_->armies(armies); });
}

std::optional<ArmyId> Library::army_of_key(std::string_view key) const {
    return translated(file_, [&]() -> std::optional<ArmyId> {
        const Statements::Use query = statement("SELECT id FROM army WHERE key = ?");
        query->bind(1, std::string(key));
        return query->executeStep() ? std::optional(query->getColumn(0).getInt64()) : std::nullopt;
    });
}

std::vector<Revision> Library::history(ArmyId army) const {
    return translated(file_, [&] {
        rows_->require(army);
        const Statements::Use query =
            statement("SELECT id, number, saved, label, fingerprint, data FROM revision "
                      "WHERE army = ? ORDER BY number");
        query->bind(1, army);
        std::vector<Revision> found;
        each_row(*query, library_table("revision"),
                 [&](SQLite::Statement& row) { found.push_back(revision_in(row)); });
        return found;
    });
}

Revision Library::current_revision(ArmyId army) const {
    return translated(file_, [&] {
        const Statements::Use query =
            statement("SELECT id, number, saved, label, fingerprint, data FROM revision "
                      "WHERE id = (SELECT revision FROM army WHERE id = ?)");
        query->bind(1, army);
        if (!query->executeStep())
            throw LibraryError(LibraryTrouble::missing, translate_format("the library has no army {}", army));
        return revision_in(*query);
    });
}

std::string Library::text(ArmyId army, std::int32_t revision) const {
    return translated(file_, [&] {
        rows_->require(army);
        const Statements::Use query =
            statement("SELECT packed, size, fingerprint FROM revision WHERE army = ? AND number = ?");
        query->bind(1, army);
        query->bind(2, revision);
        if (!query->executeStep())
            throw LibraryError(LibraryTrouble::missing, translate_format("{}: army {} has no revision {}",
                                                                         path_text(file_), army, revision));
        try {
            return saved_text(*query, 0, 1, 2);
        } catch (const DamagedRow& row) {
            throw DamagedText(
                translate_format("{}: army {}, revision {}: {}. Restore a backup of the library",
                                 path_text(file_), army, revision, row.what()),
                row.what());
        }
    });
}

std::string Library::text(ArmyId army) const {
    return text(army, current_revision(army).number);
}

bool Library::back_up() {
    if (open_.read_only)
        return false;
    const auto without_backup = [&](LibraryTrouble trouble, const char* why) {
        return LibraryError(trouble,
                            translate_format("{}: no backup could be made: {}", path_text(file_), why));
    };
    try {
        return Backups(file_, library_kind().backup_prefix).make(*open_.database, today());
    } catch (const SQLite::Exception& error) {
        throw without_backup(library_error(file_, error).trouble(), error.what());
    } catch (const std::system_error& error) {
        throw without_backup(LibraryTrouble::other, error.what());
    }
}

bool Library::mend_search() {
    return translated(file_, [&] {
        WordIndex index(*statements_);
        if (open_.read_only || index.is_whole())
            return false;
        in_one_step([&] { index.make_again(); });
        return true;
    });
}

void Library::require_moderate() const {
    translated(file_, [&] {
        // A larger or negative size is refused where its text is asked for.
        const Statements::Use query =
            statement("SELECT coalesce(sum(size), 0) FROM revision WHERE typeof(size) = 'integer' AND size "
                      "BETWEEN 0 AND ?");
        query->bind(1, static_cast<std::int64_t>(largest_input_bytes));
        if (query->executeStep() && query->getColumn(0).getInt64() > largest_library_text)
            throw LibraryError(
                LibraryTrouble::other,
                translate_format("{}: its armies and their revisions take more than {} GB when they are "
                                 "unpacked, and at most so much is read at once; name the armies that you "
                                 "want, or restore a backup",
                                 path_text(file_), largest_library_text >> 30U));
    });
}

} // namespace muster
