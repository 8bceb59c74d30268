// SPDX-License-Identifier: MIT
// SQLite's locks on files, made to last. A POSIX record lock is lost for the whole process as soon as any
// part of it closes the file: a file chooser that looks into a database to tell what it is takes the locks of
// an open one away, and another program then deletes the log under it, with all that is written there. Locks
// of an open file description (F_OFD_SETLK) last until that description is closed, and exclude POSIX locks of
// other programs as POSIX locks do.
#pragma once

namespace muster {

// For every file that SQLite opens from now on, in the whole process. Without effect where the system has no
// such locks. Further calls do nothing. For any thread.
void make_locks_last();

} // namespace muster
