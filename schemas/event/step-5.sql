-- SPDX-License-Identifier: MIT
-- Step 5: a player may withdraw; he and what he sent stay where they are.

ALTER TABLE roll ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0; -- 1: no longer on the roll
