// SPDX-License-Identifier: MIT
#include "library/search_words.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <array>

namespace muster {

namespace {

constexpr std::size_t most_words = 32;

fts5_api* api_of(sqlite3* database) {
    fts5_api* api = nullptr;
    sqlite3_stmt* statement = nullptr;
    if (::sqlite3_prepare_v2(database, "SELECT fts5(?1)", -1, &statement, nullptr) == SQLITE_OK) {
        ::sqlite3_bind_pointer(statement, 1, static_cast<void*>(&api), "fts5_api_ptr", nullptr);
        ::sqlite3_step(statement);
    }
    ::sqlite3_finalize(statement);
    if (api == nullptr)
        throw SQLite::Exception("SQLite has no full-text search (FTS5)", SQLITE_ERROR);
    return api;
}

// The tokenizer that schemas/library.sql names, with its options.
class Tokenizer {
public:
    explicit Tokenizer(sqlite3* database) {
        fts5_api* const api = api_of(database);
        void* context = nullptr;
        std::array<const char*, 2> options{"remove_diacritics", "2"};
        if (api->xFindTokenizer(api, "unicode61", &context, &methods_) != SQLITE_OK ||
            methods_.xCreate(context, options.data(), static_cast<int>(options.size()), &tokenizer_) !=
                SQLITE_OK)
            throw SQLite::Exception("SQLite has no tokenizer unicode61", SQLITE_ERROR);
    }
    ~Tokenizer() { methods_.xDelete(tokenizer_); }
    Tokenizer(const Tokenizer&) = delete;
    Tokenizer& operator=(const Tokenizer&) = delete;

    template <class Sink>
    void for_each(std::string_view text, Sink& sink) const {
        const auto take = [](void* sink_pointer, int, const char* token, int size, int, int) {
            return (*static_cast<Sink*>(sink_pointer))(
                std::string_view(token, static_cast<std::size_t>(size)));
        };
        methods_.xTokenize(tokenizer_, &sink, FTS5_TOKENIZE_QUERY, text.data(), static_cast<int>(text.size()),
                           take);
    }

private:
    fts5_tokenizer methods_{};
    Fts5Tokenizer* tokenizer_ = nullptr;
};

} // namespace

std::string search_expression(sqlite3* database, std::string_view typed) {
    std::string expression;
    std::size_t words = 0;
    auto take = [&](std::string_view word) {
        expression += expression.empty() ? "\"" : " \"";
        expression += word;
        expression += "\"*";
        return ++words < most_words ? SQLITE_OK : SQLITE_DONE;
    };
    Tokenizer(database).for_each(typed, take);
    return expression;
}

} // namespace muster
