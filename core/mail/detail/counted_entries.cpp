// SPDX-License-Identifier: MIT
#include "mail/detail/counted_entries.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// A stretch of tokens.
struct CountedEntry {
    std::size_t begin = 0;
    std::size_t end = 0;
};

// Behind "(4)", "(4 vignettes)", "x4" or "(x4)" that begins at the token; `at` if no count stands there.
std::size_t end_of_entry_count(const Tokens& tokens, std::size_t at) {
    const auto is = [&](std::size_t i, std::string_view mark) {
        return i < tokens.size() && tokens[i].is(mark);
    };
    const std::size_t times = is(at, "(") ? at + 1 : at;
    const std::size_t number = is(times, "x") ? times + 1 : times;
    if (number == at || number >= tokens.size() || !tokens[number].is_number() || tokens[number].as_word)
        return at;
    const bool thing = number + 1 < tokens.size() && is_counted_thing(tokens[number + 1].plain());
    const std::size_t behind = number + (thing && times != at ? 2 : 1);
    return times == at ? behind : is(behind, ")") ? behind + 1 : at;
}

bool ends_entry(const Tokens& tokens, std::size_t at) {
    return at == tokens.size() || tokens[at].is(",") || tokens[at].is(";") ||
           (at + 1 == tokens.size() && tokens[at].is("."));
}

// The only code of a class in the entry; null where there is none or a second.
const PhraseItem* code_in(const Phrases& phrases, const CountedEntry& entry, const Vocabulary& vocabulary) {
    const PhraseItem* code = nullptr;
    for (const PhraseItem& item : phrases.items) {
        const auto said = class_said(item, vocabulary);
        if (item.begin < entry.begin || item.end > entry.end || !said || said->second != ClassWord::code)
            continue;
        if (code != nullptr)
            return nullptr;
        code = &item;
    }
    return code;
}

// Whether what stands before the code is of these troops, and not of those before them: "Philip, the General,
// with his guard HCC-IV-RA (1)", not "General, hillmen HIS-V-IF (1)", nor "EIII, guards HIM-V-RA (1)".
bool begins_with_its_own(const Phrases& phrases, const CountedEntry& entry, const PhraseItem& code,
                         const Vocabulary& vocabulary) {
    static const WordSet joining{"with", "mit", "in", "among", "leading", "leads", "on", "riding"};
    const Tokens& tokens = phrases.tokens;
    for (const PhraseItem& item : phrases.items) {
        std::size_t comma = item.end;
        while (comma < code.begin && !tokens[comma].is(",") && !tokens[comma].is(";"))
            ++comma;
        if (item.begin < entry.begin || comma >= code.begin || item.meanings.empty())
            continue;
        const bool general = is_of_general(item.meanings.front().values.front(), vocabulary.ruleset());
        const bool joined = comma + 1 == code.begin || joining.contains(tokens[comma + 1].plain());
        if (!general || item.begin == entry.begin || !joined)
            return false;
    }
    return true;
}

// The troops that the line is made of; none where something else stands in it.
std::vector<CountedEntry> entries_in(const Phrases& phrases, const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    std::vector<CountedEntry> entries;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].is(":") || tokens[at].is("+") || names_unit(tokens[at]) ||
            is_in(WordList::rank, tokens[at].plain()))
            return {};
        const std::size_t end = end_of_entry_count(tokens, at);
        if (end == at || !ends_entry(tokens, end))
            continue;
        entries.push_back({begin, end});
        const PhraseItem* code = code_in(phrases, entries.back(), vocabulary);
        if (code == nullptr ||
            (entries.size() > 1 && !begins_with_its_own(phrases, entries.back(), *code, vocabulary)))
            return {};
        begin = end + 1;
        while (begin < tokens.size() && is_and(tokens[begin]))
            ++begin;
        at = begin - 1;
    }
    return begin >= tokens.size() ? entries : std::vector<CountedEntry>();
}

// The number of the line in which the byte stands.
std::size_t number_at(const MailLine& line, std::size_t offset) {
    std::size_t number = line.number;
    for (const MailLine::Part& part : line.parts)
        if (part.offset <= offset)
            number = part.number;
    return number;
}

} // namespace

std::vector<MailLine> with_counted_entries_apart(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    std::vector<MailLine> apart;
    for (MailLine& line : lines) {
        const bool may_hold = line.role == MailLine::Role::text && !line.bullet && !line.heading &&
                              line.text.find_first_of(",;") != std::string::npos &&
                              line.text.find_first_of(":+") == std::string::npos;
        const Phrases phrases = may_hold ? phrases_in(line.text, vocabulary) : Phrases();
        const std::vector<CountedEntry> entries = entries_in(phrases, vocabulary);
        if (entries.empty() || (entries.size() == 1 && !line.text.ends_with(','))) {
            apart.push_back(std::move(line));
            continue;
        }
        for (const CountedEntry& entry : entries) {
            MailLine one = line;
            one.number = number_at(line, phrases.tokens[entry.begin].begin);
            one.after_blank = line.after_blank && entry.begin == 0;
            one.parts.clear();
            one.text = text_between(line.text, phrases.tokens, entry.begin, entry.end);
            apart.push_back(std::move(one));
        }
    }
    return apart;
}

} // namespace muster
