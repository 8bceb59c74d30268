-- SPDX-License-Identifier: MIT
-- Step 3, closed: a smaller and quicker index of words, counts where they are shown, settings, the mirror folder and
-- the collection. The index is filled by the program, from the texts.

ALTER TABLE army ADD COLUMN number INTEGER NOT NULL DEFAULT 1;
ALTER TABLE army ADD COLUMN revisions INTEGER NOT NULL DEFAULT 1;
UPDATE army SET number = (SELECT number FROM revision WHERE revision.id = army.revision),
    revisions = (SELECT count(*) FROM revision WHERE revision.army = army.id);
CREATE INDEX army_by_revision ON army (revision);

DROP TABLE army_words;
CREATE VIRTUAL TABLE army_words USING fts5 (
    words, content = '', detail = none, columnsize = 0,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
INSERT INTO army_words (army_words, rank) VALUES ('hashsize', 16777216);

CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE mirrored (
    army INTEGER PRIMARY KEY REFERENCES army (id) ON DELETE CASCADE,
    file TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 19)
);

CREATE TABLE owned (
    ruleset TEXT NOT NULL,
    kind TEXT NOT NULL,
    army TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 1000000),
    PRIMARY KEY (ruleset, kind, army)
) WITHOUT ROWID;
