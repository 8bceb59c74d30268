// SPDX-License-Identifier: MIT
#include "library/detail/search_words.h"

#include "base/utf8.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace muster {

namespace {

constexpr std::size_t most_words = 32;
constexpr std::size_t most_terms_of_a_word = 16; // with more of them a beginning is looked up as such
constexpr std::size_t most_terms = 64;           // of all that is typed
// Beginnings of so many letters stand in the index themselves: `prefix` in schemas/library.sql.
constexpr std::size_t letters_in_index = 3;

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

// The words of the index, read in their order.
class Vocabulary {
public:
    explicit Vocabulary(SQLite::Database& database)
        : next_(database, "SELECT term FROM temp.army_vocabulary WHERE term >= ?1 LIMIT 1") {}

    // The words that begin so; empty if none does, or too many.
    [[nodiscard]] std::vector<std::string> terms_of(std::string_view beginning) {
        if (characters_in(beginning) <= letters_in_index)
            return {};
        std::vector<std::string> terms;
        std::string from(beginning);
        while (std::optional<std::string> term = first_from(from)) {
            if (term->compare(0, beginning.size(), beginning) != 0)
                break;
            if (left_ == 0 || terms.size() == most_terms_of_a_word)
                return {};
            --left_;
            from = *term + '\x01'; // the least that sorts after it
            terms.push_back(std::move(*term));
        }
        return terms;
    }

private:
    std::optional<std::string> first_from(const std::string& least) {
        next_.reset();
        next_.bindNoCopy(1, least);
        return next_.executeStep() ? std::optional(next_.getColumn(0).getString()) : std::nullopt;
    }

    SQLite::Statement next_;
    std::size_t left_ = most_terms;
};

std::string beginning_with(std::string_view word, const std::vector<std::string>& terms) {
    if (terms.empty())
        return fmt::format("\"{}\"*", word);
    return fmt::format("(\"{}\")", fmt::join(terms, "\" OR \""));
}

} // namespace

void make_vocabulary(SQLite::Database& database) {
    database.exec("CREATE VIRTUAL TABLE temp.army_vocabulary USING fts5vocab(main, army_words, instance)");
}

std::string search_expression(SQLite::Database& database, std::string_view typed) {
    std::vector<std::string> words;
    auto take = [&](std::string_view word) {
        words.emplace_back(word);
        return words.size() < most_words ? SQLITE_OK : SQLITE_DONE;
    };
    Tokenizer(database.getHandle()).for_each(typed, take);
    if (words.empty())
        return {};
    Vocabulary vocabulary(database);
    for (std::string& word : words)
        word = beginning_with(word, vocabulary.terms_of(word));
    return fmt::format("{}", fmt::join(words, " AND "));
}

} // namespace muster
