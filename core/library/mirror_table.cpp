// SPDX-License-Identifier: MIT
#include "library/mirror_table.h"

#include "library/detail/library_bounds.h"

namespace muster {

namespace {

std::vector<MirrorRow> rows_in(SQLite::Statement& query) {
    std::vector<MirrorRow> rows;
    each_row(query, library_table("mirrored"), [&](SQLite::Statement& row) {
        rows.push_back(
            {row.getColumn(0).getInt64(), row.getColumn(1).getString(), row.getColumn(2).getString()});
    });
    return rows;
}

std::optional<MirrorRow> row_in(SQLite::Statement& query) {
    std::vector<MirrorRow> rows = rows_in(query);
    return rows.empty() ? std::nullopt : std::optional(std::move(rows.front()));
}

} // namespace

std::vector<MirrorRow> MirrorTable::rows() const {
    return translated(library_.file(), [&] {
        const Statements::Use query =
            library_.statement("SELECT army, file, fingerprint FROM mirrored ORDER BY army");
        return rows_in(*query);
    });
}

std::optional<MirrorRow> MirrorTable::of_army(ArmyId army) const {
    return translated(library_.file(), [&] {
        const Statements::Use query =
            library_.statement("SELECT army, file, fingerprint FROM mirrored WHERE army = ?");
        query->bind(1, army);
        return row_in(*query);
    });
}

std::optional<MirrorRow> MirrorTable::of_file(const std::string& file) const {
    return translated(library_.file(), [&] {
        const Statements::Use query =
            library_.statement("SELECT army, file, fingerprint FROM mirrored WHERE file = ?");
        query->bindNoCopy(1, file);
        return row_in(*query);
    });
}

void MirrorTable::set(const MirrorRow& row) {
    library_.in_one_step([&] {
        const Statements::Use insert =
            library_.statement("INSERT OR REPLACE INTO mirrored (army, file, fingerprint) VALUES (?, ?, ?)");
        insert->bind(1, row.army);
        insert->bindNoCopy(2, row.file);
        insert->bindNoCopy(3, row.fingerprint);
        insert->exec();
    });
}

void MirrorTable::remove(ArmyId army) {
    library_.in_one_step([&] {
        const Statements::Use remove = library_.statement("DELETE FROM mirrored WHERE army = ?");
        remove->bind(1, army);
        remove->exec();
    });
}

void MirrorTable::clear() {
    library_.in_one_step([&] { library_.statement("DELETE FROM mirrored")->exec(); });
}

} // namespace muster
