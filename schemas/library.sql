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
    broken TEXT,
    -- The number of the present revision, and how many revisions there are: so a list need not look for them.
    number INTEGER NOT NULL DEFAULT 1,
    revisions INTEGER NOT NULL DEFAULT 1
);
CREATE INDEX army_by_time ON army (saved DESC);
-- Without it every new revision would look through all armies for those that wait for it.
CREATE INDEX army_by_revision ON army (revision);

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

-- The words of each army's present revision and of its tags; rowid is army.id. Only the index is kept, not the words:
-- to take an army out of it, what was put in is made again from the revision's text and the tags. So what is put in
-- (search_text() in core/library/army_facts.h) belongs to the schema, and a change of it is a step of its own.
CREATE VIRTUAL TABLE army_words USING fts5 (
    words, content = '', detail = none, columnsize = 0,
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);

-- What is set for this library, such as the mirror folder, and the file that an army is saved to as well.
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- The file in the mirror folder that holds an army, and the fingerprint of the text that the library and the file
-- both had when they were last brought together.
CREATE TABLE mirrored (
    army INTEGER PRIMARY KEY REFERENCES army (id) ON DELETE CASCADE,
    file TEXT NOT NULL UNIQUE,
    fingerprint TEXT NOT NULL CHECK (length(fingerprint) = 19)
);

-- The figures or bases that the player owns.
CREATE TABLE owned (
    ruleset TEXT NOT NULL,
    -- What counts as one kind is said by the rule set: "class=foot weapon=spear"
    kind TEXT NOT NULL,
    -- What they are painted as, or nothing
    army TEXT NOT NULL,
    count INTEGER NOT NULL CHECK (count BETWEEN 1 AND 1000000),
    PRIMARY KEY (ruleset, kind, army)
) WITHOUT ROWID;
