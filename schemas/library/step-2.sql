-- SPDX-License-Identifier: MIT
-- Step 2, closed: which rules were broken when an army was saved, so that a change of the rules can be explained.

ALTER TABLE army ADD COLUMN broken TEXT;
