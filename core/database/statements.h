// SPDX-License-Identifier: MIT
// Statements: the prepared statements of one connection. Each is prepared when it is first needed and then
// reused; a Use resets it when it goes out of scope. Must be destroyed before the database.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <map>
#include <string>
#include <string_view>

namespace muster {

class Statements {
public:
    class Use {
    public:
        explicit Use(SQLite::Statement& statement) : statement_(statement) {}
        ~Use() { statement_.tryReset(); }
        Use(const Use&) = delete;
        Use& operator=(const Use&) = delete;

        [[nodiscard]] SQLite::Statement& operator*() const { return statement_; }
        SQLite::Statement* operator->() const { return &statement_; }

    private:
        SQLite::Statement& statement_;
    };

    explicit Statements(SQLite::Database& database) : database_(database) {}

    // Without values bound. Not while the same statement is in use. Throws SQLite::Exception.
    [[nodiscard]] Use operator()(std::string_view sql);

    [[nodiscard]] SQLite::Database& database() const { return database_; }

private:
    SQLite::Database& database_;
    std::map<std::string, SQLite::Statement, std::less<>> prepared_;
};

} // namespace muster
