-- SPDX-License-Identifier: MIT
-- A tournament: what its umpire received and decided. Rows are only ever added.
CREATE TABLE pack(
  revision INTEGER PRIMARY KEY,
  time INTEGER NOT NULL,            -- seconds since 1970, as all times
  text TEXT NOT NULL);
-- The rule sets and army lists that the verdicts rest on: "ancient-1969/ruleset.xml".
CREATE TABLE data(
  path TEXT PRIMARY KEY,
  text TEXT NOT NULL) WITHOUT ROWID;
-- The roll; of several rows of one player the last counts.
CREATE TABLE roll(
  id INTEGER PRIMARY KEY,
  time INTEGER NOT NULL,
  player INTEGER NOT NULL,
  name TEXT NOT NULL,
  club TEXT NOT NULL,
  team TEXT NOT NULL,
  mail TEXT NOT NULL,
  number TEXT NOT NULL,
  more TEXT NOT NULL);              -- the other columns, a JSON object
-- What came in, byte for byte.
CREATE TABLE original(
  id INTEGER PRIMARY KEY,
  sha256 TEXT NOT NULL,
  name TEXT NOT NULL,               -- of the file, without its folder
  bytes BLOB NOT NULL,
  UNIQUE(sha256, name));
-- An army, or what may be one, in an original.
CREATE TABLE submission(
  id INTEGER PRIMARY KEY,
  original INTEGER NOT NULL REFERENCES original(id),
  source TEXT NOT NULL,             -- "lists.zip/ann.muster", for people
  sender TEXT NOT NULL,             -- a mail address, or nothing
  named TEXT NOT NULL,              -- the player named inside, or nothing
  received INTEGER NOT NULL,
  taken INTEGER NOT NULL);
CREATE INDEX submission_of_original ON submission(original);
-- What was read; of several of one submission the last counts.
CREATE TABLE reading(
  id INTEGER PRIMARY KEY,
  submission INTEGER NOT NULL REFERENCES submission(id),
  time INTEGER NOT NULL,
  army TEXT NOT NULL,               -- an army file, or nothing if none could be read
  written INTEGER NOT NULL,         -- 1: from a text
  declared TEXT NOT NULL,           -- the numbers that the text states, JSON
  open TEXT NOT NULL);              -- open questions, JSON
CREATE INDEX reading_of_submission ON reading(submission);
-- Whose a submission is; of several the last counts.
CREATE TABLE assignment(
  id INTEGER PRIMARY KEY,
  submission INTEGER NOT NULL REFERENCES submission(id),
  time INTEGER NOT NULL,
  player INTEGER NOT NULL,          -- 0: of nobody yet
  slot INTEGER NOT NULL,
  after_lock INTEGER NOT NULL,
  by_umpire INTEGER NOT NULL,       -- 1: the umpire said whose it is
  why TEXT NOT NULL);
CREATE INDEX assignment_of_submission ON assignment(submission);
CREATE TABLE decision(
  id INTEGER PRIMARY KEY,
  time INTEGER NOT NULL,
  player INTEGER NOT NULL,
  slot INTEGER NOT NULL,
  submission INTEGER NOT NULL,      -- the revision that was decided on; 0: none
  kind TEXT NOT NULL,               -- accept, refuse, penalty
  amount INTEGER NOT NULL,
  why TEXT NOT NULL);
-- Locks and seals.
CREATE TABLE switch(
  id INTEGER PRIMARY KEY,
  time INTEGER NOT NULL,
  player INTEGER NOT NULL,          -- 0: of the whole event
  kind TEXT NOT NULL);              -- lock, unlock, seal, unseal
CREATE TABLE log(
  id INTEGER PRIMARY KEY,
  time INTEGER NOT NULL,
  words TEXT NOT NULL);
