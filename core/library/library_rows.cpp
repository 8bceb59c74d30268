// SPDX-License-Identifier: MIT
// The changes that a Library makes, and the rows they write.
#include "base/base32.h"
#include "base/text.h"
#include "base/utf8.h"
#include "library/library.h"
#include "library/packed_text.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <ctime>
#include <random>

namespace muster {

namespace {

std::string new_key() {
    std::random_device random;
    std::array<std::uint8_t, 10> bytes{};
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(random());
    return base32(bytes);
}

// As it may stand in an export, whatever a file was called.
std::string exportable(std::string_view words) {
    std::string text(words);
    while (const std::optional<std::size_t> bad = first_bad_byte(text))
        text[*bad] = '?';
    return text;
}

void bind_texts(SQLite::Statement& statement, int first, std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts)
        statement.bind(first++, std::string(text));
}

// Errors, queries and notes from this parameter on.
void bind_verdict(SQLite::Statement& statement, int first, const std::optional<Verdict>& verdict) {
    if (verdict) {
        statement.bind(first, verdict->errors);
        statement.bind(first + 1, verdict->queries);
        statement.bind(first + 2, verdict->notes);
    }
}

} // namespace

Moment now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string moment_text(Moment moment) {
    const auto seconds = static_cast<std::time_t>(moment / 1000);
    std::tm parts{};
    ::gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", parts.tm_year + 1900, parts.tm_mon + 1,
                       parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

ArmyId Library::insert_army(const ArmyFacts& facts, std::string_view key, Moment created) {
    // The reference to its revision is looked at when the change is committed.
    SQLite::Statement insert(
        *open_.database,
        "INSERT INTO army (key, revision, ruleset, list, name, player, event, date, created, "
        "saved, totals) VALUES (?, 0, ?, '', '', '', '', '', ?, 0, '')");
    bind_texts(insert, 1, {key, facts.ruleset});
    insert.bind(3, created);
    insert.exec();
    return open_.database->getLastInsertRowid();
}

std::int32_t Library::insert_revision(ArmyId army, const ArmyFacts& facts, std::string_view label,
                                      Moment saved) {
    SQLite::Statement insert(
        *open_.database,
        "INSERT INTO revision (army, number, saved, label, fingerprint, data, size, packed) VALUES (?1, "
        "(SELECT coalesce(max(number), 0) + 1 FROM revision WHERE army = ?1), ?2, ?3, ?4, ?5, ?6, ?7) "
        "RETURNING number");
    insert.bind(1, army);
    insert.bind(2, saved);
    bind_texts(insert, 3, {exportable(label), facts.fingerprint, facts.data});
    insert.bind(6, static_cast<std::int64_t>(facts.text.size()));
    const std::string blob = packed(facts.text);
    insert.bind(7, blob.data(), static_cast<int>(blob.size()));
    insert.executeStep();
    const std::int32_t number = insert.getColumn(0).getInt();
    while (insert.executeStep()) { // to its end, so that it counts as done
    }
    return number;
}

void Library::set_present(ArmyId army, std::int32_t revision, const ArmyFacts& facts, Moment saved) {
    SQLite::Statement update(
        *open_.database,
        "UPDATE army SET revision = (SELECT id FROM revision WHERE army = ?1 AND number = ?2), saved = ?3, "
        "ruleset = ?4, list = ?5, name = ?6, player = ?7, event = ?8, date = ?9, totals = ?10, errors = ?11, "
        "queries = ?12, notes = ?13, broken = ?14 WHERE id = ?1");
    update.bind(1, army);
    update.bind(2, revision);
    update.bind(3, saved);
    bind_texts(update, 4,
               {facts.ruleset, facts.list, facts.name, facts.player, facts.event, facts.date, facts.totals});
    bind_verdict(update, 11, facts.verdict);
    if (facts.verdict)
        update.bind(14, facts.broken);
    update.exec();
    index_words(army, facts);
}

void Library::index_words(ArmyId army, const ArmyFacts& facts) {
    SQLite::Statement remove(*open_.database, "DELETE FROM army_words WHERE rowid = ?");
    remove.bind(1, army);
    remove.exec();
    SQLite::Statement insert(
        *open_.database,
        "INSERT INTO army_words (rowid, name, player, event, list, troops, notes, tags) VALUES "
        "(?1, ?2, ?3, ?4, ?5, ?6, ?7, (SELECT group_concat(name, char(10)) FROM tag WHERE army = "
        "?1))");
    insert.bind(1, army);
    bind_texts(insert, 2, {facts.name, facts.player, facts.event, facts.list, facts.troops, facts.notes});
    insert.exec();
}

Saved Library::add(const ArmyFacts& facts, std::string_view label) {
    Saved saved;
    in_one_step([&] {
        SQLite::Statement known(*open_.database,
                                "SELECT revision.army, revision.number FROM revision JOIN army ON army.id = "
                                "revision.army WHERE fingerprint = ? ORDER BY army.trashed IS NOT NULL, "
                                "revision.id = army.revision DESC, revision.id LIMIT 1");
        known.bind(1, facts.fingerprint);
        if (known.executeStep()) {
            saved = {known.getColumn(0).getInt64(), known.getColumn(1).getInt(), false};
            known.reset();
            SQLite::Statement back(*open_.database,
                                   "UPDATE army SET trashed = NULL WHERE id = ? AND trashed IS NOT NULL");
            back.bind(1, saved.army);
            back.exec();
            return;
        }
        const Moment moment = now();
        saved.army = insert_army(facts, new_key(), moment);
        saved.revision = insert_revision(saved.army, facts, label, moment);
        saved.is_new = true;
        set_present(saved.army, saved.revision, facts, moment);
    });
    return saved;
}

Saved Library::save(ArmyId army, const ArmyFacts& facts, std::string_view label) {
    Saved saved{army, 0, false};
    in_one_step([&] {
        require(army);
        SQLite::Statement present(
            *open_.database, "SELECT revision.number, fingerprint FROM revision JOIN army ON revision.id = "
                             "army.revision WHERE army.id = ?");
        present.bind(1, army);
        if (present.executeStep() && present.getColumn(1).getString() == facts.fingerprint) {
            saved.revision = present.getColumn(0).getInt();
            return;
        }
        present.reset();
        const Moment moment = now();
        saved.revision = insert_revision(army, facts, label, moment);
        saved.is_new = true;
        set_present(army, saved.revision, facts, moment);
    });
    return saved;
}

Saved Library::restore(ArmyId army, std::int32_t revision, const Rulesets& rulesets) {
    const ArmyFacts facts =
        facts_of_kept(text(army, revision), fmt::format("revision {} of army {}", revision, army), rulesets);
    Saved saved;
    in_one_step([&] {
        saved = save(army, facts, fmt::format("Revision {} again", revision));
        take_back(army);
    });
    return saved;
}

void Library::trash(ArmyId army) {
    in_one_step([&] {
        require(army);
        SQLite::Statement update(*open_.database,
                                 "UPDATE army SET trashed = ? WHERE id = ? AND trashed IS NULL");
        update.bind(1, now());
        update.bind(2, army);
        update.exec();
    });
}

void Library::take_back(ArmyId army) {
    in_one_step([&] {
        require(army);
        SQLite::Statement update(*open_.database, "UPDATE army SET trashed = NULL WHERE id = ?");
        update.bind(1, army);
        update.exec();
    });
}

void Library::set_tags(ArmyId army, const std::vector<std::string>& tags) {
    in_one_step([&] {
        require(army);
        SQLite::Statement remove(*open_.database, "DELETE FROM tag WHERE army = ?");
        remove.bind(1, army);
        remove.exec();
        for (const std::string& tag : tags) {
            if (is_blank(tag))
                continue;
            SQLite::Statement insert(*open_.database, "INSERT OR IGNORE INTO tag (army, name) VALUES (?, ?)");
            insert.bind(1, army);
            insert.bind(2, exportable(folded(tag)));
            insert.exec();
        }
        SQLite::Statement words(*open_.database,
                                "UPDATE army_words SET tags = (SELECT group_concat(name, char(10)) "
                                "FROM tag WHERE army = ?1) WHERE rowid = ?1");
        words.bind(1, army);
        words.exec();
    });
}

} // namespace muster
