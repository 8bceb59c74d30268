-- SPDX-License-Identifier: MIT
-- The library of saved armies, an SQLite database: what its newest version looks like. A database comes to it
-- by the numbered steps in library/; a test holds this page to what the steps make. Its application_id
-- is 0x4D757374 ("Must") and its user_version the number of the last step taken: a program that knows fewer
-- steps leaves the database alone.
--
-- Times are milliseconds since 1970, UTC.

-- One army that the player keeps. What stands here besides key, times and the present revision is taken from that
-- revision, so that a list of armies needs no XML.
CREATE TABLE army (
    id INTEGER PRIMARY KEY,
    -- The same on every machine that got the army by an export: 16 digits and letters drawn by lot.
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
    -- When it was put into the trash; null if it is not there.
    trashed INTEGER,
    -- Findings when it was saved; null if no rule set at hand could read it.
    errors INTEGER,
    queries INTEGER,
    notes INTEGER,
    -- The army's numbers when it was saved: "ip=105 vignettes=3".
    totals TEXT NOT NULL,
    -- The rules that made those findings, each once, sorted, parted by spaces; null if it was not known.
    broken TEXT
);
CREATE INDEX army_by_time ON army (saved DESC);

-- One state of an army. Revisions are only ever added.
CREATE TABLE revision (
    id INTEGER PRIMARY KEY,
    army INTEGER NOT NULL REFERENCES army (id) ON DELETE CASCADE,
    -- 1, 2, 3, … within the army
    number INTEGER NOT NULL CHECK (number >= 1),
    saved INTEGER NOT NULL,
    -- What the player or the program says of it, such as "Imported from host.muster"
    label TEXT NOT NULL,
    -- Of the text, in the form that stands on the printed sheet: "7K4Q-M2XD-9TRA-0VHE"
    fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 19),
    -- The data revision that the text names
    data TEXT NOT NULL,
    -- The army file in its canonical form: its bytes, and these as a zlib stream
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

-- The words of each army's present revision; rowid is army.id.
CREATE VIRTUAL TABLE army_words USING fts5 (
    name, player, event, list, troops, notes, tags,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);
