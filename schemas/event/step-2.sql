-- SPDX-License-Identifier: MIT
-- Step 2: how the umpire settled what was open in a written list.

ALTER TABLE reading ADD COLUMN choices TEXT NOT NULL DEFAULT '[]'; -- JSON
