// SPDX-License-Identifier: MIT
#include "database/database_error.h"

#include "base/translation.h"
#include "base/utf8_path.h"
#include "database/database_kind.h"
#include "database/lock_holder.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

struct Message {
    int code; // SQLite's, extended or primary
    DatabaseTrouble trouble;
    const char* words; // {0} is the file, {1} the kind's name; {2} who has locked it
};

// A table or a column is missing, or a condition was added.
constexpr const char* changed_form = mark_for_translation(
    "{0}: the {1} is not as Muster makes it: another program has changed it. Restore a backup");

// The first match counts: extended codes come before their primary codes.
constexpr std::array<Message, 21> messages{{
    {SQLITE_IOERR_LOCK, DatabaseTrouble::locking,
     mark_for_translation("{0}: the file system cannot lock files, as some network file systems cannot; two "
                          "programs could spoil the {1} there. Keep it on a local disk")},
    {SQLITE_IOERR_SHMOPEN, DatabaseTrouble::locking,
     mark_for_translation("{0}: programs cannot share memory on this file system, as on some network file "
                          "systems. Keep the {1} on a local disk")},
    {SQLITE_IOERR_SHMMAP, DatabaseTrouble::locking,
     mark_for_translation("{0}: programs cannot share memory on this file system, as on some network file "
                          "systems, or the disk is full. Make room, or keep the {1} on a local disk")},
    {SQLITE_IOERR_SHMLOCK, DatabaseTrouble::locking,
     mark_for_translation("{0}: the file system cannot lock files, as some network file systems cannot. Keep "
                          "the {1} on a local disk")},
    {SQLITE_IOERR_SHMSIZE, DatabaseTrouble::disk_full,
     mark_for_translation("{0}: the disk is full; nothing was changed. Make room")},
    {SQLITE_PROTOCOL, DatabaseTrouble::locking,
     mark_for_translation("{0}: the file system's locks do not hold; keep it on a local disk")},
    {SQLITE_FULL, DatabaseTrouble::disk_full,
     mark_for_translation("{0}: the disk is full; nothing was changed. Make room and try again")},
    {SQLITE_READONLY, DatabaseTrouble::read_only,
     mark_for_translation("{0}: the {1} may only be read; nothing was changed")},
    {SQLITE_PERM, DatabaseTrouble::read_only, mark_for_translation("{0}: access to the {1} is not allowed")},
    {SQLITE_BUSY, DatabaseTrouble::busy,
     mark_for_translation(
         "{0}: {2} has kept the {1} locked for long; nothing was changed. Wait until it is done "
         "or close it, then try again")},
    {SQLITE_LOCKED, DatabaseTrouble::busy,
     mark_for_translation("{0}: the {1} is locked; nothing was changed. Try again")},
    {SQLITE_CORRUPT_VTAB, DatabaseTrouble::damaged,
     mark_for_translation("{0}: the index of the search is damaged; nothing was changed. 'muster-cli library "
                          "check' makes it again")},
    {SQLITE_CORRUPT, DatabaseTrouble::damaged,
     mark_for_translation("{0}: the {1} is damaged; nothing was changed. Restore a backup")},
    {SQLITE_NOTADB, DatabaseTrouble::damaged,
     mark_for_translation("{0}: this is not a {1}, or it is damaged")},
    {SQLITE_TOOBIG, DatabaseTrouble::damaged,
     mark_for_translation("{0}: the {1} holds a text that is larger than Muster ever writes; nothing was "
                          "changed. Restore a backup")},
    {SQLITE_INTERRUPT, DatabaseTrouble::interrupted, mark_for_translation("{0}: the search was interrupted")},
    {SQLITE_ERROR, DatabaseTrouble::other, changed_form},
    {SQLITE_CONSTRAINT, DatabaseTrouble::other, changed_form},
    {SQLITE_AUTH, DatabaseTrouble::other, changed_form},
    {SQLITE_MISMATCH, DatabaseTrouble::other, changed_form},
    {SQLITE_CANTOPEN, DatabaseTrouble::other, mark_for_translation("{0}: the {1} cannot be opened")},
}};

} // namespace

DatabaseError database_error(const std::filesystem::path& file, const SQLite::Exception& error,
                             const DatabaseKind& kind) {
    const int extended = error.getExtendedErrorCode();
    const int primary = error.getErrorCode() & 0xFF;
    const auto* const found = std::find_if(messages.begin(), messages.end(), [&](const Message& message) {
        return message.code == extended || message.code == primary;
    });
    if (found == messages.end())
        return {DatabaseTrouble::other, fmt::format("{}: {}", path_text(file), error.what())};
    const std::string holder =
        found->trouble == DatabaseTrouble::busy ? holder_of_database(file) : std::string();
    return {found->trouble, translate_format(found->words, path_text(file), kind.name(), holder)};
}

DatabaseError database_error(const std::filesystem::path& file, const DamagedRow& row) {
    return {DatabaseTrouble::damaged, fmt::format("{}: {}", path_text(file), row.what())};
}

bool is_damage(const SQLite::Exception& error) {
    const int primary = error.getErrorCode() & 0xFF;
    return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

} // namespace muster
