// SPDX-License-Identifier: MIT
#include "mail/detail/fields_told.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t fewest_told = 4; // fields

// The trait of troops that the word names; nothing if none does.
std::optional<std::size_t> trait_of_field(std::string_view word, const Vocabulary& vocabulary) {
    const Ruleset& ruleset = vocabulary.ruleset();
    const std::string small = small_letters(trimmed(word));
    for (const std::size_t index : ruleset.at(Level::troop).traits)
        if (ruleset.traits[index].id == small || small_letters(ruleset.traits[index].name) == small)
            return index;
    const Tokens tokens = vocabulary.tokens(small);
    const auto match = tokens.empty() ? std::nullopt : vocabulary.longest(tokens, 0);
    if (!match || match->end != tokens.size() || match->phrase->labels.size() != 1)
        return std::nullopt;
    const std::size_t label = match->phrase->labels.front();
    return ruleset.traits[label].level == Level::troop ? std::optional(label) : std::nullopt;
}

// "I've written every troop type as", "Each line reads": nothing but how rows are written.
bool tells_how_written(std::string_view words) {
    static const WordSet telling{
        "i",      "i've", "we",    "have", "written", "write", "wrote",  "give",  "given",  "list",
        "listed", "put",  "every", "each", "all",     "troop", "troops", "type",  "types",  "line",
        "lines",  "row",  "rows",  "unit", "units",   "as",    "in",     "the",   "this",   "order",
        "is",     "are",  "of",    "my",   "fields",  "field", "reads",  "read",  "format", "sequence",
        "goes",   "like", "with",  "are",  "follows", "thus",  "so",     "their", "entry",  "entries"};
    static const WordSet essential{"every",    "each",  "all",  "order", "format", "fields",
                                   "sequence", "lines", "rows", "as",    "reads"};
    bool said = words.empty();
    for (const std::string_view word : words_of(words)) {
        std::string small = small_letters(word);
        while (!small.empty() && (small.back() == ':' || small.back() == ','))
            small.pop_back();
        if (!telling.contains(small))
            return false;
        said = said || essential.contains(small);
    }
    return said;
}

struct FieldsTold {
    std::vector<std::size_t> traits;
    std::size_t begin = 0; // bytes of the sentence that tells them
    std::size_t end = 0;
};

// The order that a sentence of the line tells by one word of names between slashes.
std::optional<FieldsTold> fields_told_in(std::string_view line, const Vocabulary& vocabulary) {
    constexpr std::string_view stop = ". ";
    std::size_t begin = 0;
    while (begin < line.size()) {
        const std::size_t end = std::min(line.find(stop, begin), line.size());
        std::string_view sentence = line.substr(begin, end - begin);
        while (sentence.ends_with('.') || sentence.ends_with(':'))
            sentence.remove_suffix(1);
        const std::size_t space = sentence.rfind(' ');
        const std::size_t first = space == std::string_view::npos ? 0 : space + 1;
        FieldsTold told{{}, begin, std::min(end + stop.size(), line.size())};
        for (const std::string_view word : parts_of(sentence.substr(first), "/")) {
            const auto trait = trait_of_field(word, vocabulary);
            if (!trait || std::count(told.traits.begin(), told.traits.end(), *trait) != 0)
                break;
            told.traits.push_back(*trait);
        }
        const auto slashes = static_cast<std::size_t>(
            std::count(sentence.begin() + static_cast<std::ptrdiff_t>(first), sentence.end(), '/'));
        if (told.traits.size() >= fewest_told && told.traits.size() == slashes + 1 &&
            tells_how_written(trimmed(sentence.substr(0, first))))
            return told;
        begin = end + stop.size();
    }
    return std::nullopt;
}

// "foot/close/regular/-" behind "Saurians x4: ", up to the end of its sentence.
struct FieldRow {
    std::size_t begin = 0; // bytes
    std::size_t end = 0;
    std::vector<std::string_view> cells;
};

std::optional<FieldRow> row_in(std::string_view line, std::size_t fields) {
    constexpr std::string_view colon = ": ";
    const std::size_t mark = line.find(colon);
    if (mark == std::string_view::npos || line.find('/') == std::string_view::npos)
        return std::nullopt;
    FieldRow row{mark + colon.size(), line.size(), {}};
    const std::size_t last = line.rfind('/');
    for (const std::string_view end : {". ", ", ", " ("})
        row.end = std::min(row.end, line.find(end, last));
    if (row.end == line.size() && line.ends_with('.'))
        --row.end;
    if (last < row.begin)
        return std::nullopt;
    row.cells = parts_of(line.substr(row.begin, row.end - row.begin), "/");
    return row.cells.size() == fields ? std::optional(std::move(row)) : std::nullopt;
}

// "high" as "physique high": with its label where the word alone may say something else. Nothing if it is no
// value of the trait.
std::optional<std::string> cell_told(std::string_view cell, std::size_t index, const Vocabulary& vocabulary) {
    constexpr std::size_t shortest = 3; // letters
    const Trait& trait = vocabulary.ruleset().traits[index];
    const bool nothing = trimmed(cell) == "-" || trimmed(cell) == "none";
    const std::string word = nothing ? "none" : std::string(trimmed(cell));
    const Tokens tokens = vocabulary.tokens(word);
    if (tokens.empty() || !vocabulary.value_of(trait, tokens, 0, tokens.size()))
        return std::nullopt;
    const auto match = vocabulary.longest(tokens, 0);
    const bool plain = !nothing && word.size() >= shortest && match && match->end == tokens.size() &&
                       match->phrase->meanings.size() == 1 &&
                       match->phrase->meanings.front().values.front().trait == index;
    return plain ? word : trait.id + " " + word;
}

// The row with each value told; nothing where one is none of its field.
std::optional<std::string> row_told(std::string_view line, const FieldRow& row, const FieldsTold& told,
                                    const Vocabulary& vocabulary) {
    std::string values;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const auto value = cell_told(row.cells[i], told.traits[i], vocabulary);
        if (!value)
            return std::nullopt;
        values += (values.empty() ? "" : ", ") + *value;
    }
    return std::string(line.substr(0, row.begin)) + values + std::string(line.substr(row.end));
}

} // namespace

std::vector<MailLine> with_fields_spelled_out(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const auto told = lines[at].role == MailLine::Role::text && lines[at].parts.empty()
                              ? fields_told_in(lines[at].text, vocabulary)
                              : std::nullopt;
        if (!told)
            continue;
        std::vector<std::pair<std::size_t, std::string>> rows;
        for (std::size_t i = at + 1; i < lines.size(); ++i) {
            const auto row = lines[i].role == MailLine::Role::text && lines[i].parts.empty()
                                 ? row_in(lines[i].text, told->traits.size())
                                 : std::nullopt;
            if (!row)
                continue;
            auto text = row_told(lines[i].text, *row, *told, vocabulary);
            if (!text)
                return lines;
            rows.emplace_back(i, *std::move(text));
        }
        if (rows.empty())
            return lines;
        for (auto& [i, text] : rows)
            lines[i].text = std::move(text);
        lines[at].text.erase(told->begin, told->end - told->begin);
        if (lines[at].text.empty())
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(at));
        return lines;
    }
    return lines;
}

} // namespace muster
