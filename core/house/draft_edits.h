// SPDX-License-Identifier: MIT
// What a player does to an army list that is being edited: each function takes a draft and returns the draft
// afterwards. None of them judges whether the list is right.
#pragma once

#include "house/list_fields.h"

#include <set>
#include <string>
#include <vector>

namespace muster {

// A part as a page shows it. The parts `list` and `army` are both the root, which has an empty path.
struct ListPartRow {
    ListPartKind kind = ListPartKind::list;
    DraftPath path;
    std::string name;
    int depth = 0; // 1: an entry of an option
};
[[nodiscard]] std::vector<ListPartRow> part_rows(const ListDraft& draft);

// Of the list and of its parts.
[[nodiscard]] std::set<std::string> ids_in(const ListDraft& draft);

struct DraftEdit {
    ListDraft draft;
    DraftPath path; // of the part that was added or moved
};

// A part whose name is set gets an id of that name, unless its id is among `fixed_ids`; whatever refers to
// the part follows.
[[nodiscard]] ListDraft with_field(ListDraft draft, const DraftPath& part, const FieldKey& key,
                                   const std::string& value, const std::set<std::string>& fixed_ids);
// Adds the part after `selected` if that is of its kind, otherwise at the end of its kind. An entry goes into
// the option that is selected, or whose entry is.
[[nodiscard]] DraftEdit with_new_part(ListDraft draft, ListPartKind kind, const ListPartRow& selected);
// Adds a kind of troop to the entry: a copy of its last one.
[[nodiscard]] ListDraft with_new_troop(ListDraft draft, const DraftPath& entry);
// Removes the last kind of troop, but never the only one.
[[nodiscard]] ListDraft without_last_troop(ListDraft draft, const DraftPath& entry);
// Removes also whatever refers to the part. The root stays.
[[nodiscard]] ListDraft without_part(ListDraft draft, const DraftPath& part);
// Moves the part up (-1) or down (1), as long as it stays among its kind; otherwise nothing changes.
[[nodiscard]] DraftEdit with_part_moved(ListDraft draft, const DraftPath& part, int by);

} // namespace muster
