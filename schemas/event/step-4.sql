-- SPDX-License-Identifier: MIT
-- Step 4: a decision may take an earlier one back, which stays where it is.

ALTER TABLE decision ADD COLUMN undoes INTEGER NOT NULL DEFAULT 0; -- the id of that decision, of kind undo only
