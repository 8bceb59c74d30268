// SPDX-License-Identifier: MIT
#include "library/library_error.h"

#include "base/translation.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

struct Message {
    int code; // SQLite's, extended or primary
    LibraryTrouble trouble;
    const char* words; // {} is the file
};

// The first match counts: extended codes come before their primary codes.
constexpr std::array<Message, 15> messages{{
    {SQLITE_IOERR_LOCK, LibraryTrouble::locking,
     mark_for_translation(
         "{}: the file system cannot lock files, as some network file systems cannot; two programs "
         "could spoil the library there. Keep it on a local disk")},
    {SQLITE_IOERR_SHMOPEN, LibraryTrouble::locking,
     mark_for_translation(
         "{}: programs cannot share memory on this file system, as on some network file systems. "
         "Keep the library on a local disk")},
    {SQLITE_IOERR_SHMMAP, LibraryTrouble::locking,
     mark_for_translation(
         "{}: programs cannot share memory on this file system, as on some network file systems, or "
         "the disk is full. Make room, or keep the library on a local disk")},
    {SQLITE_IOERR_SHMLOCK, LibraryTrouble::locking,
     mark_for_translation(
         "{}: the file system cannot lock files, as some network file systems cannot. Keep the "
         "library on a local disk")},
    {SQLITE_IOERR_SHMSIZE, LibraryTrouble::disk_full,
     mark_for_translation("{}: the disk is full; nothing was changed. Make room")},
    {SQLITE_PROTOCOL, LibraryTrouble::locking,
     mark_for_translation("{}: the file system's locks do not hold; keep it on a local disk")},
    {SQLITE_FULL, LibraryTrouble::disk_full,
     mark_for_translation("{}: the disk is full; nothing was changed. Make room and try again")},
    {SQLITE_READONLY, LibraryTrouble::read_only,
     mark_for_translation("{}: the library may only be read; nothing was changed")},
    {SQLITE_PERM, LibraryTrouble::read_only,
     mark_for_translation("{}: access to the library is not allowed")},
    {SQLITE_BUSY, LibraryTrouble::busy,
     mark_for_translation(
         "{}: another program has been writing to the library for long; nothing was changed. Try again")},
    {SQLITE_LOCKED, LibraryTrouble::busy,
     mark_for_translation("{}: the library is locked; nothing was changed. Try again")},
    {SQLITE_CORRUPT, LibraryTrouble::damaged,
     mark_for_translation("{}: the library is damaged; nothing was changed")},
    {SQLITE_NOTADB, LibraryTrouble::damaged,
     mark_for_translation("{}: this is not a library, or it is damaged")},
    {SQLITE_INTERRUPT, LibraryTrouble::interrupted, mark_for_translation("{}: the search was interrupted")},
    {SQLITE_CANTOPEN, LibraryTrouble::other, mark_for_translation("{}: the library cannot be opened")},
}};

} // namespace

LibraryError library_error(const std::filesystem::path& file, const SQLite::Exception& error) {
    const int extended = error.getExtendedErrorCode();
    const int primary = error.getErrorCode() & 0xFF;
    const auto* const found = std::find_if(messages.begin(), messages.end(), [&](const Message& message) {
        return message.code == extended || message.code == primary;
    });
    if (found == messages.end())
        return {LibraryTrouble::other, fmt::format("{}: {}", file.string(), error.what())};
    return {found->trouble, translate_format(found->words, file.string())};
}

bool is_damage(const SQLite::Exception& error) {
    const int primary = error.getErrorCode() & 0xFF;
    return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

} // namespace muster
