-- SPDX-License-Identifier: MIT
-- Step 3: what the umpire says of a submission in place of what was read and noted; of several of one kind the
-- last counts.

CREATE TABLE ruling(
  id INTEGER PRIMARY KEY,
  submission INTEGER NOT NULL REFERENCES submission(id),
  time INTEGER NOT NULL,
  kind TEXT NOT NULL,               -- list, received
  value TEXT NOT NULL,              -- the id of a list, or nothing; the seconds since 1970 of an arrival
  why TEXT NOT NULL);
CREATE INDEX ruling_of_submission ON ruling(submission);
