// SPDX-License-Identifier: MIT
#include "library/library_error.h"

#include "base/spoken.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

struct Saying {
    int code; // SQLite's, extended or primary
    LibraryTrouble trouble;
    const char* words; // {} is the file
};

// The first that fits counts: extended codes come before the primary ones they belong to.
constexpr std::array<Saying, 15> sayings{{
    {SQLITE_IOERR_LOCK, LibraryTrouble::locking,
     spoken_later("{}: the file system cannot lock files, as some network file systems cannot; two programs "
                  "could spoil the library there. Keep it on a local disk")},
    {SQLITE_IOERR_SHMOPEN, LibraryTrouble::locking,
     spoken_later("{}: programs cannot share memory on this file system, as on some network file systems. "
                  "Keep the library on a local disk")},
    {SQLITE_IOERR_SHMMAP, LibraryTrouble::locking,
     spoken_later("{}: programs cannot share memory on this file system, as on some network file systems, or "
                  "the disk is full. Make room, or keep the library on a local disk")},
    {SQLITE_IOERR_SHMLOCK, LibraryTrouble::locking,
     spoken_later("{}: the file system cannot lock files, as some network file systems cannot. Keep the "
                  "library on a local disk")},
    {SQLITE_IOERR_SHMSIZE, LibraryTrouble::disk_full,
     spoken_later("{}: the disk is full; nothing was changed. Make room")},
    {SQLITE_PROTOCOL, LibraryTrouble::locking,
     spoken_later("{}: the file system's locks do not hold; keep it on a local disk")},
    {SQLITE_FULL, LibraryTrouble::disk_full,
     spoken_later("{}: the disk is full; nothing was changed. Make room and try again")},
    {SQLITE_READONLY, LibraryTrouble::read_only,
     spoken_later("{}: the library may only be read; nothing was changed")},
    {SQLITE_PERM, LibraryTrouble::read_only, spoken_later("{}: access to the library is not allowed")},
    {SQLITE_BUSY, LibraryTrouble::busy,
     spoken_later(
         "{}: another program has been writing to the library for long; nothing was changed. Try again")},
    {SQLITE_LOCKED, LibraryTrouble::busy,
     spoken_later("{}: the library is locked; nothing was changed. Try again")},
    {SQLITE_CORRUPT, LibraryTrouble::damaged,
     spoken_later("{}: the library is damaged; nothing was changed")},
    {SQLITE_NOTADB, LibraryTrouble::damaged, spoken_later("{}: this is no library, or it is damaged")},
    {SQLITE_INTERRUPT, LibraryTrouble::broken_off, spoken_later("{}: the search was broken off")},
    {SQLITE_CANTOPEN, LibraryTrouble::other, spoken_later("{}: the library cannot be opened")},
}};

} // namespace

LibraryError library_error(const std::filesystem::path& file, const SQLite::Exception& error) {
    const int extended = error.getExtendedErrorCode();
    const int primary = error.getErrorCode() & 0xFF;
    const auto* const found = std::find_if(sayings.begin(), sayings.end(), [&](const Saying& saying) {
        return saying.code == extended || saying.code == primary;
    });
    if (found == sayings.end())
        return {LibraryTrouble::other, fmt::format("{}: {}", file.string(), error.what())};
    return {found->trouble, spoken_with(found->words, file.string())};
}

bool tells_damage(const SQLite::Exception& error) {
    const int primary = error.getErrorCode() & 0xFF;
    return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

} // namespace muster
