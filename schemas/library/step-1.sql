-- SPDX-License-Identifier: MIT
-- Step 1, closed: a new library. A later change of the schema is a new step, never a change of this one.

CREATE TABLE army (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE CHECK (length(key) = 16),
    revision INTEGER NOT NULL REFERENCES revision (id) DEFERRABLE INITIALLY DEFERRED,
    ruleset TEXT NOT NULL,
    list TEXT NOT NULL,
    name TEXT NOT NULL,
    player TEXT NOT NULL,
    event TEXT NOT NULL,
    date TEXT NOT NULL,
    created INTEGER NOT NULL,
    saved INTEGER NOT NULL,
    trashed INTEGER,
    errors INTEGER,
    queries INTEGER,
    notes INTEGER,
    totals TEXT NOT NULL
);
CREATE INDEX army_by_time ON army (saved DESC);

CREATE TABLE revision (
    id INTEGER PRIMARY KEY,
    army INTEGER NOT NULL REFERENCES army (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    saved INTEGER NOT NULL,
    label TEXT NOT NULL,
    fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 19),
    data TEXT NOT NULL,
    size INTEGER NOT NULL CHECK (size BETWEEN 1 AND 16777216),
    packed BLOB NOT NULL,
    UNIQUE (army, number)
);
CREATE INDEX revision_by_fingerprint ON revision (fingerprint);

CREATE TABLE tag (
    army INTEGER NOT NULL REFERENCES army (id) ON DELETE CASCADE,
    name TEXT NOT NULL CHECK (name <> ''),
    PRIMARY KEY (army, name)
) WITHOUT ROWID;
CREATE INDEX tag_by_name ON tag (name);

CREATE VIRTUAL TABLE army_words USING fts5 (
    name, player, event, list, troops, notes, tags,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
