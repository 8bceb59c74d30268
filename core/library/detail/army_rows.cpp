// SPDX-License-Identifier: MIT
#include "library/detail/army_rows.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8.h"
#include "library/detail/library_bounds.h"
#include "library/detail/packed_text.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <unordered_map>

namespace muster {

namespace {

// As an export may contain it, whatever the file was called.
std::string exportable(std::string_view words) {
    std::string text(words);
    while (const std::optional<std::size_t> bad = first_bad_byte(text))
        text[*bad] = '?';
    return text;
}

// Binds the columns of an army's row that describe its current revision, fourteen parameters from this one
// on. The facts must outlive the use of the statement.
void bind_current(SQLite::Statement& statement, int first, std::int64_t id, std::int32_t number, Moment saved,
                  const ArmyFacts& facts) {
    statement.bind(first++, id);
    statement.bind(first++, number);
    statement.bind(first++, saved);
    for (const std::string* text :
         {&facts.ruleset, &facts.list, &facts.name, &facts.player, &facts.event, &facts.date, &facts.totals})
        statement.bindNoCopy(first++, *text);
    if (facts.verdict) {
        statement.bind(first, facts.verdict->errors);
        statement.bind(first + 1, facts.verdict->queries);
        statement.bind(first + 2, facts.verdict->notes);
        statement.bindNoCopy(first + 3, facts.broken);
    }
}

StoredArmy army_in(SQLite::Statement& row) {
    StoredArmy army;
    army.id = row.getColumn(0).getInt64();
    std::string* const texts[] = {&army.key,    &army.ruleset, &army.list, &army.name,
                                  &army.player, &army.event,   &army.date};
    int column = 1;
    for (std::string* const text : texts)
        *text = row.getColumn(column++).getString();
    army.created = row.getColumn(column++).getInt64();
    army.saved = row.getColumn(column++).getInt64();
    if (const SQLite::Column trashed = row.getColumn(column++); !trashed.isNull())
        army.trashed = trashed.getInt64();
    if (!row.getColumn(column).isNull())
        army.verdict = {row.getColumn(column).getInt(), row.getColumn(column + 1).getInt(),
                        row.getColumn(column + 2).getInt()};
    column += 3;
    army.totals = row.getColumn(column++).getString();
    if (const SQLite::Column broken = row.getColumn(column++); !broken.isNull())
        army.broken = broken.getString();
    army.revision = row.getColumn(column++).getInt();
    army.revisions = row.getColumn(column).getInt();
    return army;
}

[[noreturn]] void refuse_missing(ArmyId army) {
    throw LibraryError(LibraryTrouble::missing, translate_format("the library has no army {}", army));
}

void add_tag(std::vector<std::string>& tags, ArmyId army, const SQLite::Column& name) {
    if (tags.size() == most_army_tags)
        throw DamagedRow(translate_format("the army {} has more than {} tags, which Muster never lets it "
                                          "have; restore a backup",
                                          army, most_army_tags));
    tags.push_back(name.getString());
}

void require_moderate(const std::vector<std::string>& tags) {
    if (tags.size() > most_army_tags)
        throw LibraryError(LibraryTrouble::other,
                           translate_format("an army has at most {} tags; give it fewer", most_army_tags));
    for (const std::string& tag : tags)
        if (characters_in(tag) > longest_name)
            throw LibraryError(LibraryTrouble::other,
                               translate_format("the tag {} has more than {} characters; shorten it",
                                                muster::quoted(shortened(tag, 40)), longest_name));
}

} // namespace

std::string_view ArmyRows::columns() {
    return "army.id, army.key, army.ruleset, army.list, army.name, army.player, army.event, army.date, "
           "army.created, army.saved, army.trashed, army.errors, army.queries, army.notes, army.totals, "
           "army.broken, army.number, army.revisions";
}

std::vector<StoredArmy> ArmyRows::armies_in(SQLite::Statement& query) const {
    std::vector<StoredArmy> found;
    each_row(query, library_table("army"), [&](SQLite::Statement& row) { found.push_back(army_in(row)); });
    add_tags(found);
    return found;
}

std::vector<StoredArmy> ArmyRows::armies(const std::vector<ArmyId>& ids) const {
    std::vector<StoredArmy> found;
    BoundedReading reading(library_table("army"));
    const Statements::Use query = statement_(fmt::format("SELECT {} FROM army WHERE id = ?", columns()));
    for (const ArmyId id : ids) {
        query->reset();
        query->bind(1, id);
        const std::size_t before = found.size();
        reading.each_row(*query, [&](SQLite::Statement& row) { found.push_back(army_in(row)); });
        if (found.size() == before)
            refuse_missing(id);
    }
    add_tags(found);
    return found;
}

// Many armies get all tags at once: a query for each would take longer than the rest of its row.
void ArmyRows::add_tags(std::vector<StoredArmy>& armies) const {
    constexpr std::size_t many = 1000;
    BoundedReading reading(library_table("tag"));
    if (armies.size() < many) {
        const Statements::Use tags = statement_("SELECT name FROM tag WHERE army = ? ORDER BY name");
        for (StoredArmy& army : armies) {
            tags->reset();
            tags->bind(1, army.id);
            reading.each_row(*tags,
                             [&](SQLite::Statement& row) { add_tag(army.tags, army.id, row.getColumn(0)); });
        }
        return;
    }
    std::unordered_map<ArmyId, std::vector<std::string>> tags_of;
    const Statements::Use tags = statement_("SELECT army, name FROM tag ORDER BY army, name");
    reading.each_row(*tags, [&](SQLite::Statement& row) {
        const ArmyId army = row.getColumn(0).getInt64();
        add_tag(tags_of[army], army, row.getColumn(1));
    });
    if (tags_of.empty())
        return;
    for (StoredArmy& army : armies)
        if (const auto found = tags_of.find(army.id); found != tags_of.end())
            army.tags = std::move(found->second);
}

void ArmyRows::require(ArmyId army) const {
    const Statements::Use query = statement_("SELECT 1 FROM army WHERE id = ?");
    query->bind(1, army);
    if (!query->executeStep())
        refuse_missing(army);
}

std::int64_t ArmyRows::next_revision_id() const {
    const Statements::Use last = statement_("SELECT coalesce(max(id), 0) FROM revision");
    last->executeStep();
    return last->getColumn(0).getInt64() + 1;
}

bool ArmyRows::has_more_than(std::size_t armies) const {
    const Statements::Use query =
        statement_("SELECT CASE WHEN (SELECT max(id) FROM army) > ?1 THEN (SELECT count(*) FROM army) > ?1 "
                   "ELSE 0 END");
    query->bind(1, static_cast<std::int64_t>(armies));
    query->executeStep();
    return query->getColumn(0).getInt() != 0;
}

ArmyId ArmyRows::insert_army(const ArmyFacts& facts, std::string_view key, Moment created,
                             const NewRevision& current, std::int32_t revisions) {
    if (has_more_than(most_library_armies - 1))
        throw LibraryError(LibraryTrouble::other,
                           translate_format("the library holds {} armies, and is full. Keep further ones in "
                                            "files, or in another library",
                                            most_library_armies));
    // The reference to its revision is looked at when the change is committed.
    const Statements::Use insert = statement_(
        "INSERT INTO army (key, created, revisions, revision, number, saved, ruleset, list, name, player, "
        "event, date, totals, errors, queries, notes, broken) VALUES "
        "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const std::string key_text(key);
    insert->bindNoCopy(1, key_text);
    insert->bind(2, created);
    insert->bind(3, revisions);
    bind_current(*insert, 4, current.id, current.number, current.saved, facts);
    insert->exec();
    return statement_.database().getLastInsertRowid();
}

void ArmyRows::insert_revision(ArmyId army, const NewRevision& revision, const ArmyFacts& facts,
                               std::string_view label) {
    const Statements::Use insert =
        statement_("INSERT INTO revision (id, army, number, saved, label, fingerprint, data, size, packed) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert->bind(1, revision.id);
    insert->bind(2, army);
    insert->bind(3, revision.number);
    insert->bind(4, revision.saved);
    // The program's own words, with the name of a file.
    std::string words = exportable(label);
    words.resize(cut_after(words, longest_text).size());
    insert->bindNoCopy(5, words);
    insert->bindNoCopy(6, facts.fingerprint);
    insert->bindNoCopy(7, facts.data);
    insert->bind(8, static_cast<std::int64_t>(facts.text.size()));
    const std::string blob = packed(facts.text);
    insert->bindNoCopy(9, blob.data(), static_cast<int>(blob.size()));
    insert->exec();
}

ArmyRows::NewRevision ArmyRows::append_revision(ArmyId army, const ArmyFacts& facts, std::string_view label,
                                                Moment saved) {
    NewRevision revision{next_revision_id(), 1, saved};
    {
        const Statements::Use count = statement_("SELECT revisions FROM army WHERE id = ?");
        count->bind(1, army);
        if (count->executeStep())
            revision.number = count->getColumn(0).getInt() + 1;
    }
    insert_revision(army, revision, facts, label);
    const Statements::Use update = statement_("UPDATE army SET revisions = ? WHERE id = ?");
    update->bind(1, revision.number);
    update->bind(2, army);
    update->exec();
    return revision;
}

void ArmyRows::set_current(ArmyId army, const NewRevision& revision, const ArmyFacts& facts) {
    words_.remove(army);
    {
        const Statements::Use update = statement_(
            "UPDATE army SET revision = ?, number = ?, saved = ?, ruleset = ?, list = ?, name = ?, "
            "player = ?, event = ?, date = ?, totals = ?, errors = ?, queries = ?, notes = ?, "
            "broken = ? WHERE id = ?");
        bind_current(*update, 1, revision.id, revision.number, revision.saved, facts);
        update->bind(15, army);
        update->exec();
    }
    words_.insert(army);
}

std::optional<Saved> ArmyRows::known_revision(const std::string& fingerprint) const {
    const Statements::Use known = statement_(
        "SELECT revision.army, revision.number FROM revision JOIN army ON army.id = revision.army "
        "WHERE fingerprint = ? ORDER BY army.trashed IS NOT NULL, revision.id = army.revision DESC, "
        "revision.id LIMIT 1");
    known->bindNoCopy(1, fingerprint);
    if (!known->executeStep())
        return std::nullopt;
    return Saved{known->getColumn(0).getInt64(), known->getColumn(1).getInt(), false};
}

void ArmyRows::set_trashed(ArmyId army, std::optional<Moment> trashed) {
    require(army);
    const Statements::Use update =
        statement_(trashed ? "UPDATE army SET trashed = ?2 WHERE id = ?1 AND trashed IS NULL"
                           : "UPDATE army SET trashed = NULL WHERE id = ?1 AND trashed IS NOT NULL");
    update->bind(1, army);
    if (trashed)
        update->bind(2, *trashed);
    update->exec();
}

void ArmyRows::set_tags(ArmyId army, const std::vector<std::string>& tags) {
    require(army);
    require_moderate(tags);
    words_.remove(army);
    {
        const Statements::Use remove = statement_("DELETE FROM tag WHERE army = ?");
        remove->bind(1, army);
        remove->exec();
    }
    for (const std::string& tag : tags) {
        if (is_blank(tag))
            continue;
        const Statements::Use insert = statement_("INSERT OR IGNORE INTO tag (army, name) VALUES (?, ?)");
        insert->bind(1, army);
        insert->bind(2, exportable(folded(tag)));
        insert->exec();
    }
    words_.insert(army);
}

} // namespace muster
