// SPDX-License-Identifier: MIT
// The changes that a Library makes, and the rows they write.
#include "base/base32.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8.h"
#include "library/detail/packed_text.h"
#include "library/library.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <ctime>

namespace muster {

namespace {

std::string new_key() {
    std::array<std::uint8_t, 10> bytes{};
    // std::random_device asks the processor for every number, which takes longer than all the rest of an
    // import.
    if (::getentropy(bytes.data(), bytes.size()) != 0)
        throw LibraryError(LibraryTrouble::other, translate("the system gives no random numbers"));
    return base32(bytes);
}

// As it may stand in an export, whatever a file was called.
std::string exportable(std::string_view words) {
    std::string text(words);
    while (const std::optional<std::size_t> bad = first_bad_byte(text))
        text[*bad] = '?';
    return text;
}

// Whatever an army's row says of its present revision, from this parameter on: fourteen of them. The facts
// must outlive the statement's use.
void bind_present(SQLite::Statement& statement, int first, std::int64_t id, std::int32_t number, Moment saved,
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

} // namespace

Moment now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::int64_t Library::next_revision_id() const {
    const Statements::Use last = statement("SELECT coalesce(max(id), 0) FROM revision");
    last->executeStep();
    return last->getColumn(0).getInt64() + 1;
}

ArmyId Library::insert_army(const ArmyFacts& facts, std::string_view key, Moment created,
                            const NewRevision& present, std::int32_t revisions) {
    // The reference to its revision is looked at when the change is committed.
    const Statements::Use insert = statement(
        "INSERT INTO army (key, created, revisions, revision, number, saved, ruleset, list, name, player, "
        "event, date, totals, errors, queries, notes, broken) VALUES "
        "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const std::string key_text(key);
    insert->bindNoCopy(1, key_text);
    insert->bind(2, created);
    insert->bind(3, revisions);
    bind_present(*insert, 4, present.id, present.number, present.saved, facts);
    insert->exec();
    return open_.database->getLastInsertRowid();
}

void Library::insert_revision(ArmyId army, const NewRevision& revision, const ArmyFacts& facts,
                              std::string_view label) {
    const Statements::Use insert =
        statement("INSERT INTO revision (id, army, number, saved, label, fingerprint, data, size, packed) "
                  "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert->bind(1, revision.id);
    insert->bind(2, army);
    insert->bind(3, revision.number);
    insert->bind(4, revision.saved);
    const std::string words = exportable(label);
    insert->bindNoCopy(5, words);
    insert->bindNoCopy(6, facts.fingerprint);
    insert->bindNoCopy(7, facts.data);
    insert->bind(8, static_cast<std::int64_t>(facts.text.size()));
    const std::string blob = packed(facts.text);
    insert->bindNoCopy(9, blob.data(), static_cast<int>(blob.size()));
    insert->exec();
}

Library::NewRevision Library::append_revision(ArmyId army, const ArmyFacts& facts, std::string_view label,
                                              Moment saved) {
    NewRevision revision{next_revision_id(), 1, saved};
    {
        const Statements::Use count = statement("SELECT revisions FROM army WHERE id = ?");
        count->bind(1, army);
        if (count->executeStep())
            revision.number = count->getColumn(0).getInt() + 1;
    }
    insert_revision(army, revision, facts, label);
    const Statements::Use update = statement("UPDATE army SET revisions = ? WHERE id = ?");
    update->bind(1, revision.number);
    update->bind(2, army);
    update->exec();
    return revision;
}

void Library::set_present(ArmyId army, const NewRevision& revision, const ArmyFacts& facts) {
    words().take_out(army);
    {
        const Statements::Use update =
            statement("UPDATE army SET revision = ?, number = ?, saved = ?, ruleset = ?, list = ?, name = ?, "
                      "player = ?, event = ?, date = ?, totals = ?, errors = ?, queries = ?, notes = ?, "
                      "broken = ? WHERE id = ?");
        bind_present(*update, 1, revision.id, revision.number, revision.saved, facts);
        update->bind(15, army);
        update->exec();
    }
    words().put_in(army);
}

Saved Library::add(const ArmyFacts& facts, std::string_view label) {
    Saved saved;
    in_one_step([&] {
        if (const std::optional<Saved> known = known_revision(facts.fingerprint)) {
            saved = *known;
            const Statements::Use back =
                statement("UPDATE army SET trashed = NULL WHERE id = ? AND trashed IS NOT NULL");
            back->bind(1, saved.army);
            back->exec();
            return;
        }
        const Moment moment = now();
        const NewRevision first{next_revision_id(), 1, moment};
        saved = {insert_army(facts, new_key(), moment, first, 1), 1, true};
        insert_revision(saved.army, first, facts, label);
        words().put_in(saved.army, facts);
    });
    return saved;
}

std::optional<Saved> Library::known_revision(const std::string& fingerprint) const {
    const Statements::Use known = statement(
        "SELECT revision.army, revision.number FROM revision JOIN army ON army.id = revision.army "
        "WHERE fingerprint = ? ORDER BY army.trashed IS NOT NULL, revision.id = army.revision DESC, "
        "revision.id LIMIT 1");
    known->bindNoCopy(1, fingerprint);
    if (!known->executeStep())
        return std::nullopt;
    return Saved{known->getColumn(0).getInt64(), known->getColumn(1).getInt(), false};
}

Saved Library::save(ArmyId army, const ArmyFacts& facts, std::string_view label) {
    Saved saved{army, 0, false};
    in_one_step([&] {
        require(army);
        if (const Revision present = present_revision(army); present.fingerprint == facts.fingerprint) {
            saved.revision = present.number;
            return;
        }
        const NewRevision revision = append_revision(army, facts, label, now());
        saved.revision = revision.number;
        saved.is_new = true;
        set_present(army, revision, facts);
    });
    return saved;
}

Saved Library::keep_beside(ArmyId army, const ArmyFacts& facts, std::string_view label) {
    Saved saved{army, 0, false};
    in_one_step([&] {
        for (const Revision& revision : history(army))
            if (revision.fingerprint == facts.fingerprint) {
                saved.revision = revision.number;
                return;
            }
        saved.revision = append_revision(army, facts, label, now()).number;
        saved.is_new = true;
    });
    return saved;
}

std::optional<std::string> Library::setting(const std::string& name) const {
    return translated(file_, [&]() -> std::optional<std::string> {
        const Statements::Use query = statement("SELECT value FROM setting WHERE name = ?");
        query->bindNoCopy(1, name);
        return query->executeStep() ? std::optional(query->getColumn(0).getString()) : std::nullopt;
    });
}

void Library::set_setting(const std::string& name, const std::optional<std::string>& value) {
    in_one_step([&] {
        const Statements::Use change =
            statement(value ? "INSERT OR REPLACE INTO setting (name, value) VALUES (?1, ?2)"
                            : "DELETE FROM setting WHERE name = ?1");
        change->bindNoCopy(1, name);
        if (value)
            change->bindNoCopy(2, *value);
        change->exec();
    });
}

Saved Library::restore(ArmyId army, std::int32_t revision, const Rulesets& rulesets) {
    const ArmyFacts facts =
        facts_of_kept(text(army, revision), fmt::format("revision {} of army {}", revision, army), rulesets);
    Saved saved;
    in_one_step([&] {
        saved = save(army, facts, translate_format("Revision {} again", revision));
        restore_from_trash(army);
    });
    return saved;
}

void Library::trash(ArmyId army) {
    in_one_step([&] {
        require(army);
        const Statements::Use update =
            statement("UPDATE army SET trashed = ? WHERE id = ? AND trashed IS NULL");
        update->bind(1, now());
        update->bind(2, army);
        update->exec();
    });
}

void Library::restore_from_trash(ArmyId army) {
    in_one_step([&] {
        require(army);
        const Statements::Use update = statement("UPDATE army SET trashed = NULL WHERE id = ?");
        update->bind(1, army);
        update->exec();
    });
}

void Library::set_tags(ArmyId army, const std::vector<std::string>& tags) {
    in_one_step([&] {
        require(army);
        words().take_out(army);
        {
            const Statements::Use remove = statement("DELETE FROM tag WHERE army = ?");
            remove->bind(1, army);
            remove->exec();
        }
        for (const std::string& tag : tags) {
            if (is_blank(tag))
                continue;
            const Statements::Use insert = statement("INSERT OR IGNORE INTO tag (army, name) VALUES (?, ?)");
            insert->bind(1, army);
            insert->bind(2, exportable(folded(tag)));
            insert->exec();
        }
        words().put_in(army);
    });
}

} // namespace muster
