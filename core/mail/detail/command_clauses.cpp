// SPDX-License-Identifier: MIT
#include "mail/detail/command_clauses.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

using ClauseWords = std::vector<std::string>;

// The small words of a clause; a colon and a sign of equality only join a label to its value.
ClauseWords small_words_of(std::string_view clause) {
    std::string text;
    for (std::size_t at = 0; at < clause.size(); ++at) {
        const bool arrow = clause.substr(at, 2) == "->";
        text += arrow ? " with " : clause[at] == ':' || clause[at] == '=' ? " " : std::string(1, clause[at]);
        at += arrow ? 1 : 0;
    }
    ClauseWords words;
    for (const std::string_view word : words_of(text))
        words.emplace_back(word);
    return words;
}

std::string plain_word(const std::string& word) {
    std::string small = small_letters(word);
    if (small.ends_with("'s"))
        small.resize(small.size() - 2);
    return small;
}

bool is_commander(const std::string& word) {
    static const WordSet words{"sub-commander", "subcommander", "commander", "sub-cdr",      "subcdr",
                               "cdr",           "sub-cmdr",     "cmdr",      "sub-commandr", "sub-com"};
    return words.contains(word);
}

bool is_idle_in_clause(const std::string& word) {
    static const WordSet words{
        "the",  "its",       "his", "her",  "a",       "an",    "of",      "and",     "is",
        "has",  "have",      "by",  "led",  "under",   "he",    "she",     "who",     "whose",
        "also", "commanded", "are", "to",   "being",   "both",  "stands",  "rides",   "fights",
        "goes", "sits",      "too", "with", "marches", "walks", "himself", "herself", "now",
        "my",   "our",       "it",  "at",   "well",    "as",    "stood",   "travels", "number"};
    return words.contains(word);
}

bool places_commander(const std::string& word) {
    static const WordSet words{"with",  "in",      "among",   "amongst", "joins",       "joined",
                               "leads", "leading", "joining", "riding",  "accompanies", "heads"};
    return words.contains(word);
}

// "attack": the value of a choice that the rule set gives the parts of an army.
bool is_order(const std::string& word, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::body).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_choice())
            continue;
        for (std::size_t at = 1; at < trait.values.size(); ++at) // the first is that nothing is written
            if (trait.values[at].id == word)
                return true;
    }
    return false;
}

// "has joined no unit", "not with any unit", "unattached".
bool says_nobody(const ClauseWords& words, std::size_t from) {
    static const WordSet around{
        "has",      "is",    "he",  "she",   "who",  "still",  "yet",     "stands",   "not",  "with",
        "joined",   "joins", "in",  "any",   "no",   "unit",   "units",   "attached", "to",   "a",
        "tactical", "and",   "the", "rides", "goes", "fights", "joining", "hasn't",   "isn't"};
    bool denied = false;
    bool unit = false;
    for (std::size_t at = from; at < words.size(); ++at) {
        const std::string word = plain_word(words[at]);
        if (word == "unattached" && at + 1 == words.size())
            return true;
        if (!around.contains(word))
            return false;
        denied = denied || word == "no" || word == "not" || word == "hasn't" || word == "isn't";
        unit = unit || word == "unit" || word == "units";
    }
    return denied && unit;
}

// Whom the words behind "with" name; "" where they say more, or point at others.
std::string whom_named(const ClauseWords& words, std::size_t from) {
    static const WordSet pointing{"them",   "him",     "these",   "those",  "it",      "this",    "her",
                                  "he",     "she",     "is",      "has",    "not",     "no",      "rating",
                                  "rated",  "orders",  "order",   "but",    "or",      "ordered", "any",
                                  "all",    "general", "command", "person", "each",    "every",   "none",
                                  "nobody", "who",     "which",   "one",    "neither", "either",  "reserve"};
    static const WordSet behind{"too", "also", "well", "as", "himself", "herself"};
    constexpr std::size_t longest = 6; // words
    std::size_t end = words.size();
    while (end > from && behind.contains(plain_word(words[end - 1])))
        --end;
    std::string whom;
    for (std::size_t at = from; at < end; ++at) {
        if (pointing.contains(plain_word(words[at])) || is_commander(plain_word(words[at])))
            return {};
        whom += (whom.empty() ? "" : " ") + words[at];
    }
    if (end - from == 0 || end - from > longest || whom == "the unit" || whom == "unit")
        return {};
    if (whom.size() == 3 && whom.front() == '(' && whom.back() == ')') // "(a)"
        whom = whom.substr(1, 1);
    const bool label =
        end - from == 1 && (whom.size() == 1 || std::all_of(whom.begin(), whom.end(), is_digit));
    return label ? "unit " + whom : whom;
}

// Reads the clauses one by one; whatever it does not know makes the whole not understood.
class CommandReader {
public:
    explicit CommandReader(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

    bool read(std::string_view clause) {
        const ClauseWords words = small_words_of(clause);
        if (says_nobody(words, 0))
            return put_nobody();
        if (said.with_nobody && is_talk_of_him(words))
            return true;
        if (names_somebody_here(clause, words))
            return true;
        for (std::size_t at = 0; at < words.size();) {
            const std::string word = plain_word(words[at]);
            if (at != 0 && says_nobody(words, at))
                return put_nobody();
            if (places_commander(word) && names_whom(words, at))
                return place(words, at);
            if (word == "unit" && at != 0 && at + 2 == words.size() && said.with.empty()) // "his unit: 1"
                return set(said.with, "unit " + words[at + 1]);
            if (!read_word(word))
                return false;
            ++at;
        }
        return !breaks_off(words);
    }

    CommandSaid said;

private:
    bool put_nobody() {
        said.with_nobody = true;
        return said.with.empty();
    }

    // "with", of whom nothing follows, or a letter alone, which may be a unit's.
    static bool breaks_off(const ClauseWords& words) {
        return !words.empty() && (places_commander(plain_word(words.back())) ||
                                  (words.size() == 1 && words.front().size() == 1 &&
                                   std::isalpha(static_cast<unsigned char>(words.front().front())) != 0));
    }

    static bool set(std::string& value, std::string to) {
        if (!value.empty())
            return false;
        value = std::move(to);
        return true;
    }

    // Not "with rating 3".
    static bool names_whom(const ClauseWords& words, std::size_t at) {
        const std::string next = at + 1 < words.size() ? plain_word(words[at + 1]) : "";
        const std::string second = at + 2 < words.size() ? plain_word(words[at + 2]) : "";
        return next != "rating" && !(next == "a" && second == "rating") && next != "orders" &&
               !next.empty() && !places_commander(next);
    }

    // "with the Household and has rating 5"
    bool place(const ClauseWords& words, std::size_t at) {
        static const WordSet going_on{"has", "is", "ordered", "orders", "rating", "rated"};
        std::size_t end = at + 1;
        while (end < words.size() && !(plain_word(words[end]) == "and" && end + 1 < words.size() &&
                                       going_on.contains(plain_word(words[end + 1]))))
            ++end;
        std::size_t begin = at + 1;
        if (begin < end && plain_word(words[begin]) == "to")
            ++begin;
        const std::string whom =
            whom_named(ClauseWords(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(end)), begin);
        if (whom.empty() || said.with_nobody || !set(said.with, whom))
            return false;
        for (; end < words.size(); ++end)
            if (!read_word(plain_word(words[end])))
                return false;
        return true;
    }

    bool read_word(const std::string& word) {
        if (is_commander(word) || word == "sub") {
            rating_next_ = true;
            return true;
        }
        if (word == "rating" || word == "rated" || word == "ratings") {
            said.in_own_words = said.in_own_words || word == "rated";
            return rating_next_ = true;
        }
        if (word == "orders" || word == "ordered" || word == "order") {
            said.in_own_words = said.in_own_words || word == "ordered";
            return true;
        }
        const auto number = number_called(word);
        const bool digits =
            !word.empty() && word.size() < 3 && std::all_of(word.begin(), word.end(), is_digit);
        if ((digits || number) && rating_next_)
            return set(said.rating, digits ? word : std::to_string(*number));
        if (is_order(word, vocabulary_.ruleset()))
            return set(said.orders, word);
        return is_idle_in_clause(word);
    }

    // "he is still at the inn" of one who is with no unit.
    static bool is_talk_of_him(const ClauseWords& words) {
        static const WordSet telling{"unit", "with", "leads", "joins", "joined", "general", "commander"};
        const std::string first = words.empty() ? "" : plain_word(words.front());
        return (first == "he" || first == "she") &&
               std::none_of(words.begin(), words.end(), [](const auto& word) {
                   return telling.contains(plain_word(word)) ||
                          std::any_of(word.begin(), word.end(), is_digit);
               });
    }

    // "the Silverwood", "Thorin Stonehelm commands"
    bool names_somebody_here(std::string_view clause, const ClauseWords& words) {
        static const WordSet commanding{"commands", "commanding", "command", "in", "leads", "leading"};
        constexpr std::size_t longest = 4; // words
        std::string name;
        std::size_t count = 0;
        for (const std::string& word : words) {
            if (commanding.contains(word) && !name.empty())
                continue;
            const std::string small = plain_word(word);
            const auto first = static_cast<unsigned char>(word.front());
            const bool capital = std::isupper(first) != 0 || word.front() == '"' ||
                                 (first >= 0x80U && small_letters(word) != word); // "Éomer"
            if ((!capital && small != "the" && small != "of") || is_commander(small) || small == "rating" ||
                small == "orders" || is_order(small, vocabulary_.ruleset()) ||
                word.find_first_of("0123456789") != std::string::npos)
                return false;
            count += capital ? 1 : 0;
            name += (name.empty() ? "" : " ") + word;
        }
        constexpr std::size_t most_names = 2; // of the part, and of the man
        if (count == 0 || words.size() > longest + 2 || said.names.size() == most_names ||
            means_something(clause))
            return false;
        said.names.push_back(name);
        return true;
    }

    bool means_something(std::string_view clause) const {
        const Phrases phrases = phrases_in(clause, vocabulary_, {Level::body, Level::unit, Level::troop});
        return class_word_in(clause, vocabulary_) != ClassWord::none ||
               std::any_of(phrases.items.begin(), phrases.items.end(),
                           [](const PhraseItem& item) { return !item.meanings.empty(); });
    }

    const Vocabulary& vocabulary_;
    bool rating_next_ = false;
};

} // namespace

std::size_t end_of_command_clause(std::string_view text, std::size_t from) {
    bool quoted = false;
    for (std::size_t at = from; at < text.size(); ++at) {
        const char c = text[at];
        quoted = quoted != (c == '"');
        constexpr std::size_t label = 3; // "(a)"
        if (c == '(' && text.substr(at, label).ends_with(')')) {
            at += label - 1;
            continue;
        }
        const bool before = at == 0 || text[at - 1] == ' ';
        const bool behind = at + 1 == text.size() || text[at + 1] == ' ';
        const bool parts = c == ',' || c == ';' || c == '(' || c == ')' || c == '[' || c == ']' || c == '|' ||
                           ((c == '/' || c == '-') && before && behind) ||
                           (c == '.' && behind && at != 0 && text[at - 1] != ' ');
        if (parts && !quoted)
            return at;
    }
    return text.size();
}

std::vector<std::string> command_sentences(std::string_view text) {
    std::vector<std::string> parted;
    while (!text.empty()) {
        const std::size_t stop = text.find(". ");
        const std::size_t end = stop == std::string_view::npos ? text.size() : stop + 1;
        parted.emplace_back(trimmed(text.substr(0, end)));
        text = trimmed(text.substr(end));
    }
    return parted;
}

std::string behind_command_marks(std::string_view rest) {
    const std::size_t begin = rest.find_first_not_of(":,;./-| ");
    return std::string(begin == std::string_view::npos ? std::string_view() : rest.substr(begin));
}

std::optional<CommandSaid> command_said_in(std::string_view text, const Vocabulary& vocabulary) {
    CommandReader reader(vocabulary);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = end_of_command_clause(text, at);
        const std::string_view clause = trimmed(text.substr(at, end - at));
        if (!clause.empty() && !reader.read(clause))
            return std::nullopt;
        at = end + 1;
    }
    return std::move(reader.said);
}

bool add_command(const CommandSaid& more, CommandSaid& said) {
    CommandSaid both = said;
    const auto add = [](const std::string& value, std::string& to) {
        const bool free = value.empty() || to.empty() || value == to;
        to = to.empty() ? value : to;
        return free;
    };
    if (!add(more.rating, both.rating) || !add(more.with, both.with) || !add(more.orders, both.orders))
        return false;
    both.with_nobody = said.with_nobody || more.with_nobody;
    if (both.with_nobody && !both.with.empty())
        return false;
    both.names.insert(both.names.end(), more.names.begin(), more.names.end());
    said = std::move(both);
    return true;
}

std::string command_in_brackets(const CommandSaid& said) {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (const std::string& name : said.names)
        add(name);
    const std::string whom = said.with_nobody ? "no unit" : said.with;
    if (!said.rating.empty())
        add("sub-commander rating " + said.rating);
    if (!whom.empty())
        add((said.rating.empty() ? "sub-commander with " : "with ") + whom);
    if (!said.orders.empty())
        add("orders " + said.orders);
    return "(" + text + ")";
}

} // namespace muster
