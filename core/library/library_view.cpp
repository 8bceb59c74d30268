// SPDX-License-Identifier: MIT
#include "library/library_view.h"

#include "library/detail/library_bounds.h"
#include "library/detail/search_words.h"
#include "library/library_columns.h"
#include "lists/lists.h"

#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>

namespace muster {

namespace {

// The conditions of a query in SQL, except for the words; its texts are bound as ?2 (rule set), ?3 (tag),
// ?4 (number).
std::string conditions_of(const LibraryQuery& query) {
    std::string sql = query.part == LibraryPart::kept    ? "army.trashed IS NULL"
                      : query.part == LibraryPart::trash ? "army.trashed IS NOT NULL"
                                                         : "TRUE";
    if (!query.ruleset.empty())
        sql += " AND army.ruleset = ?2";
    if (!query.tag.empty())
        sql += " AND EXISTS (SELECT 1 FROM tag WHERE tag.army = army.id AND tag.name = ?3)";
    return sql;
}

// The armies that a query finds; its words, if there are any, are bound as ?1.
std::string found_by(const LibraryQuery& query, const std::string& words) {
    return words.empty() ? fmt::format("army WHERE {}", conditions_of(query))
                         : fmt::format("army_words JOIN army ON army.id = army_words.rowid WHERE "
                                       "army_words MATCH ?1 AND {}",
                                       conditions_of(query));
}

void bind_texts(SQLite::Statement& statement, const LibraryQuery& query, const std::string& words) {
    if (!words.empty())
        statement.bind(1, words);
    if (!query.ruleset.empty())
        statement.bind(2, query.ruleset);
    if (!query.tag.empty())
        statement.bind(3, query.tag);
}

constexpr const char* direction_of(bool descending) {
    return descending ? "DESC" : "ASC";
}

std::string in_order(const LibraryQuery& query) {
    const char* const direction = direction_of(query.descending);
    return fmt::format("ORDER BY {} {}, army.id {}", library_sort_key(query.sort), direction, direction);
}

// Whether so many armies match that it is quicker to read the armies in the order of their time.
bool have_many(SQLite::Database& database, const std::string& words) {
    constexpr int many = 2000;
    SQLite::Statement found(
        database, "SELECT count(*) FROM (SELECT 1 FROM army_words WHERE army_words MATCH ?1 LIMIT ?2)");
    found.bind(1, words);
    found.bind(2, many);
    found.executeStep();
    return found.getColumn(0).getInt() == many;
}

std::vector<ArmyId> next_of(SQLite::Statement& armies, std::size_t limit) {
    std::vector<ArmyId> ids;
    while (ids.size() < limit && armies.executeStep())
        ids.push_back(armies.getColumn(0).getInt64());
    return ids;
}

std::vector<ArmyId> all_of(SQLite::Statement& armies) {
    return next_of(armies, std::numeric_limits<std::size_t>::max());
}

// Those of `ids` that have the words, in the same order.
std::vector<ArmyId> with_words(SQLite::Database& database, const std::string& words,
                               const std::vector<ArmyId>& ids, bool descending) {
    if (ids.empty())
        return {};
    const auto [first, last] = std::minmax_element(ids.begin(), ids.end());
    // Read from the end of the index where most of these ids are.
    SQLite::Statement statement(database,
                                fmt::format("SELECT rowid FROM army_words WHERE army_words MATCH ?1 AND "
                                            "rowid BETWEEN ?2 AND ?3 ORDER BY rowid {}",
                                            direction_of(descending)));
    statement.bind(1, words);
    statement.bind(2, *first);
    statement.bind(3, *last);
    std::vector<ArmyId> having = all_of(statement);
    std::sort(having.begin(), having.end());
    std::vector<ArmyId> found;
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(found),
                 [&](ArmyId id) { return std::binary_search(having.begin(), having.end(), id); });
    return found;
}

// For words that many armies match. Reads the armies in the order of their time, in stretches that double in
// length: armies next to each other in time are mostly next to each other in the index too.
std::vector<ArmyId> newest_with_words(SQLite::Database& database, const LibraryQuery& query,
                                      const std::string& words, std::size_t wanted) {
    SQLite::Statement armies(
        database, fmt::format("SELECT army.id FROM army WHERE {} {}", conditions_of(query), in_order(query)));
    bind_texts(armies, query, {});
    std::vector<ArmyId> found;
    bool all = false;
    for (std::size_t stretch = 2 * wanted; found.size() < wanted && !all; stretch *= 2) {
        const std::vector<ArmyId> ids = next_of(armies, stretch);
        all = ids.size() < stretch;
        const std::vector<ArmyId> more = with_words(database, words, ids, query.descending);
        found.insert(found.end(), more.begin(), more.end());
    }
    return found;
}

constexpr int steps_between_checks = 500; // of SQLite's virtual machine; well below a millisecond

// Interrupts the connection's work once `wanted` returns false, as long as the object exists.
class Interrupter {
public:
    Interrupter(sqlite3* database, const LibraryView::Wanted& wanted) : database_(database) {
        const auto unwanted = [](void* asked) {
            return (*static_cast<const LibraryView::Wanted*>(asked))() ? 0 : 1;
        };
        ::sqlite3_progress_handler(database_, steps_between_checks, unwanted,
                                   const_cast<LibraryView::Wanted*>(&wanted)); // C takes no pointer to const
    }
    ~Interrupter() { ::sqlite3_progress_handler(database_, 0, nullptr, nullptr); }
    Interrupter(const Interrupter&) = delete;
    Interrupter& operator=(const Interrupter&) = delete;

private:
    sqlite3* database_;
};

std::string_view text_of(sqlite3_value* value) {
    const auto* const text = reinterpret_cast<const char*>(::sqlite3_value_text(value));
    return text == nullptr ? std::string_view() : std::string_view(text);
}

// Gives the connection the function list_title(rule set, list), as long as the object exists.
class ListTitleFunction {
public:
    // Without lists, the id of a list stands for its title.
    ListTitleFunction(sqlite3* database, const Lists* lists) : database_(database) {
        const auto title = [](sqlite3_context* context, int /*count*/, sqlite3_value** arguments) {
            const auto* const from = static_cast<const Lists*>(::sqlite3_user_data(context));
            const std::string_view id = text_of(arguments[1]);
            const std::string found =
                from == nullptr ? std::string(id) : from->title_of(text_of(arguments[0]), id);
            ::sqlite3_result_text(context, found.c_str(), static_cast<int>(found.size()), SQLITE_TRANSIENT);
        };
        // C takes no pointer to const.
        ::sqlite3_create_function(database_, name, 2, SQLITE_UTF8, const_cast<Lists*>(lists), title, nullptr,
                                  nullptr);
    }
    ~ListTitleFunction() {
        ::sqlite3_create_function(database_, name, 2, SQLITE_UTF8, nullptr, nullptr, nullptr, nullptr);
    }
    ListTitleFunction(const ListTitleFunction&) = delete;
    ListTitleFunction& operator=(const ListTitleFunction&) = delete;

private:
    static constexpr const char* name = "list_title";
    sqlite3* database_;
};

} // namespace

template <class Work>
auto LibraryView::run(Work&& work) const {
    return translated(library_.file(), [&] {
        std::optional<Interrupter> watch;
        if (wanted_ && !library_.in_step_) {
            if (!wanted_())
                throw SQLite::Exception("interrupted", SQLITE_INTERRUPT);
            watch.emplace(library_.open_.database->getHandle(), wanted_);
        }
        return std::forward<Work>(work)();
    });
}

std::vector<ArmyId> LibraryView::ids(const LibraryQuery& query, std::size_t offset, std::size_t limit) const {
    return run([&] {
        SQLite::Database& database = *library_.open_.database;
        const std::string words = search_expression(database, query.typed);
        const bool by_time = query.sort == "saved" && query.part != LibraryPart::trash;
        if (!words.empty() && limit != 0 && by_time && have_many(database, words)) {
            std::vector<ArmyId> found = newest_with_words(database, query, words, offset + limit);
            found.erase(found.begin(),
                        found.begin() + static_cast<std::ptrdiff_t>(std::min(offset, found.size())));
            found.resize(std::min(found.size(), limit));
            return found;
        }
        std::optional<ListTitleFunction> titles;
        if (query.sort == "list")
            titles.emplace(database.getHandle(), query.lists);
        SQLite::Statement statement(database, fmt::format("SELECT army.id FROM {} {} LIMIT ?5 OFFSET ?6",
                                                          found_by(query, words), in_order(query)));
        bind_texts(statement, query, words);
        if (query.sort == "number")
            statement.bind(4, fmt::format(" {}=", query.number));
        statement.bind(5, limit == 0 ? std::int64_t{-1} : static_cast<std::int64_t>(limit));
        statement.bind(6, static_cast<std::int64_t>(offset));
        return all_of(statement);
    });
}

std::vector<StoredArmy> LibraryView::rows(const LibraryQuery& query, std::size_t offset,
                                          std::size_t limit) const {
    // Full rows only for the armies of this page: sorting need not carry them.
    return library_.armies(ids(query, offset, limit));
}

std::size_t LibraryView::count(const LibraryQuery& query) const {
    return run([&] {
        const std::string words = search_expression(*library_.open_.database, query.typed);
        SQLite::Statement statement(*library_.open_.database,
                                    fmt::format("SELECT count(*) FROM {}", found_by(query, words)));
        bind_texts(statement, query, words);
        statement.executeStep();
        return static_cast<std::size_t>(statement.getColumn(0).getInt64());
    });
}

LibraryGroups LibraryView::groups(const std::string& typed) const {
    return run([&] {
        SQLite::Database& database = *library_.open_.database;
        const std::string words = search_expression(database, typed);
        const std::string having_words =
            words.empty() ? "" : " AND army.id IN (SELECT rowid FROM army_words WHERE army_words MATCH ?1)";
        LibraryGroups groups;
        SQLite::Statement armies(
            database, fmt::format("SELECT ruleset, count(*) - count(trashed), count(trashed) FROM army WHERE "
                                  "TRUE{} GROUP BY ruleset ORDER BY ruleset",
                                  having_words));
        bind_texts(armies, {}, words);
        each_row(armies, library_table("army"), [&](SQLite::Statement& group) {
            const auto kept = static_cast<std::size_t>(group.getColumn(1).getInt64());
            groups.kept += kept;
            groups.trash += static_cast<std::size_t>(group.getColumn(2).getInt64());
            if (kept != 0)
                groups.rulesets.push_back({group.getColumn(0).getString(), kept});
        });
        SQLite::Statement tags(
            database, fmt::format("SELECT tag.name, count(*) FROM tag JOIN army ON army.id = tag.army WHERE "
                                  "army.trashed IS NULL{} GROUP BY tag.name ORDER BY tag.name",
                                  having_words));
        bind_texts(tags, {}, words);
        each_row(tags, library_table("tag"), [&](SQLite::Statement& tag) {
            groups.tags.push_back(
                {tag.getColumn(0).getString(), static_cast<std::size_t>(tag.getColumn(1).getInt64())});
        });
        return groups;
    });
}

std::optional<ArmyId> LibraryView::army_of_fingerprint(const std::string& fingerprint) const {
    return run([&]() -> std::optional<ArmyId> {
        SQLite::Statement statement(
            *library_.open_.database,
            "SELECT army.id FROM revision JOIN army ON army.id = revision.army WHERE "
            "fingerprint = ? ORDER BY army.trashed IS NOT NULL, army.saved DESC LIMIT 1");
        statement.bind(1, fingerprint);
        return statement.executeStep() ? std::optional(statement.getColumn(0).getInt64()) : std::nullopt;
    });
}

} // namespace muster
