// SPDX-License-Identifier: MIT
#include "mail/detail/leaders_by_name.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/leaders_in_sentence.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/retold_sentences.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// A general with a line of his own.
struct PaidLeader {
    std::size_t line = 0; // among the lines
    std::int32_t rank = 0;
    std::string rank_words;         // "Commander-in-Chief"
    std::vector<std::string> names; // in small letters
};

using PaidLeaders = std::vector<PaidLeader>;

// "Scipio", not "The"
bool is_of_name(const Phrases& phrases, std::size_t at) {
    const Token& token = phrases.tokens[at];
    return phrases.owner[at] == Phrases::nobody && token.is_word() && !token.is_number() &&
           has_capital_letter(token) && !is_joining_word(token.plain()) && !is_talk(token.plain());
}

// "Scipio, Commander-in-Chief", "C-in-C: Scipio Africanus": the words of capitals beside the rank.
std::vector<std::string> names_beside(const Phrases& phrases, const PhraseItem& rank) {
    const auto parts = [&](std::size_t at) {
        const Token& token = phrases.tokens[at];
        return token.is(",") || token.is(":") || token.is("(") || token.is("-");
    };
    std::vector<std::string> names;
    std::size_t begin = rank.begin;
    begin -= begin != 0 && parts(begin - 1) ? 1 : 0;
    while (begin != 0 && is_of_name(phrases, begin - 1))
        names.push_back(phrases.tokens[--begin].plain());
    std::size_t end = rank.end;
    end += end < phrases.tokens.size() && parts(end) ? 1 : 0;
    while (names.empty() && end < phrases.tokens.size() && is_of_name(phrases, end))
        names.push_back(phrases.tokens[end++].plain());
    return names;
}

// Whether his price stands behind him in the same sentence.
bool is_paid(const Tokens& tokens, std::size_t end) {
    for (std::size_t at = end; at < tokens.size(); ++at) {
        if (tokens[at].is_number() && !tokens[at].as_word && !(at != 0 && names_unit(tokens[at - 1])))
            return true;
        if (tokens[at].is(".") && at + 1 < tokens.size() && tokens[at + 1].is_word() &&
            !tokens[at + 1].is_number())
            return false;
    }
    return false;
}

std::optional<PaidLeader> paid_leader_in(const MailLine& line, std::size_t at, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line.text, vocabulary);
    const PhraseItem* rank = nullptr;
    for (const PhraseItem& item : phrases.items) {
        if (rank != nullptr && class_said(item, vocabulary))
            return std::nullopt; // and his men, or another
        if (is_general_by_rank(item, phrases.tokens, vocabulary))
            rank = &item;
        else if (class_said(item, vocabulary))
            return std::nullopt;
    }
    if (rank == nullptr || !is_paid(phrases.tokens, rank->end))
        return std::nullopt;
    const bool alone = std::any_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
        return token.is("alone") || token.is("own") || token.is("apart");
    });
    return PaidLeader{at, class_said(*rank, vocabulary)->first,
                      text_between(line.text, phrases.tokens, rank->begin, rank->end),
                      alone ? std::vector<std::string>() : names_beside(phrases, *rank)};
}

// The one whose name all of the words in capitals at `at` are, and the token behind them.
struct Named {
    const PaidLeader* leader = nullptr;
    std::size_t end = 0;
};

std::optional<Named> named_at(const Phrases& phrases, std::size_t at, const PaidLeaders& leaders) {
    std::size_t end = at;
    while (end < phrases.tokens.size() && is_of_name(phrases, end))
        ++end;
    const bool owns = end < phrases.tokens.size() && phrases.tokens[end].is("'"); // "Scipio's veterans"
    if (end == at || owns)
        return std::nullopt;
    std::optional<Named> found;
    for (const PaidLeader& leader : leaders) {
        const bool is_he =
            std::all_of(phrases.tokens.begin() + static_cast<std::ptrdiff_t>(at),
                        phrases.tokens.begin() + static_cast<std::ptrdiff_t>(end), [&](const Token& token) {
                            return std::find(leader.names.begin(), leader.names.end(), token.plain()) !=
                                   leader.names.end();
                        });
        if (is_he && found)
            return std::nullopt; // "the King": of two
        if (is_he)
            found = Named{&leader, end};
    }
    return found;
}

// "leads", "rides with", "is with": the token behind the words that put him with somebody; `at` if none do.
std::size_t behind_leading(const Tokens& tokens, std::size_t at) {
    static const WordSet alone{"leads", "commands", "heads", "joins", "accompanies", "führt", "befehligt"};
    static const WordSet beside{"rides", "is", "fights", "marches", "stands", "goes", "reitet", "ist"};
    if (at < tokens.size() && alone.contains(tokens[at].plain()))
        return at + 1;
    const bool with = at + 1 < tokens.size() && beside.contains(tokens[at].plain()) &&
                      (tokens[at + 1].is("with") || tokens[at + 1].is("mit"));
    return with ? at + 2 : at;
}

bool tells_himself(const Token& token) {
    static const WordSet words{"himself", "herself", "personally", "in", "person", "selbst", "persönlich"};
    return words.contains(token.plain());
}

bool points_at_troops(const Token& token) {
    static const WordSet words{"them", "these", "those", "this", "it", "here", "sie", "diese"};
    return words.contains(token.plain());
}

// "is Commander-in-Chief and", ", the C-in-C," of him whose rank that is: the token behind it; `at` of
// anything else.
std::size_t behind_own_rank(const Phrases& phrases, std::size_t at, const PaidLeader& leader,
                            const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    const auto is = [&](std::size_t i, std::string_view word) {
        return i < tokens.size() && tokens[i].is(word);
    };
    std::size_t begin = at;
    if (!is(begin, ",") && !is(begin, "is"))
        return at;
    ++begin;
    while (is(begin, "the") || is(begin, "my") || is(begin, "our"))
        ++begin;
    const std::size_t owner = begin < tokens.size() ? phrases.owner[begin] : Phrases::nobody;
    const auto said = owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
    if (!said || said->first != leader.rank)
        return at;
    const std::size_t end = phrases.items[owner].end;
    return is(end, is(at, ",") ? "," : "and") ? end + 1 : at;
}

// "The C-in-C leads the Guards in person, so no officer is with them" as "The C-in-C is with the Guards";
// "Scipio leads them" as "The C-in-C leads them".
std::optional<std::string> placed_leader(std::string_view sentence, const PaidLeaders& leaders,
                                         const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(sentence, vocabulary);
    const Tokens& tokens = phrases.tokens;
    std::size_t at = 0;
    const PaidLeader* leader = nullptr;
    if (const auto named = named_at(phrases, 0, leaders)) {
        leader = named->leader;
        at = named->end;
    }
    while (leader == nullptr && at < tokens.size() &&
           (tokens[at].is("the") || tokens[at].is("my") || tokens[at].is("our")))
        ++at;
    if (leader == nullptr && at < tokens.size()) {
        if (const auto named = named_at(phrases, at, leaders)) { // "The King"
            leader = named->leader;
            at = named->end;
        } else if (const std::size_t owner = phrases.owner[at]; owner != Phrases::nobody) {
            const auto said = class_said(phrases.items[owner], vocabulary);
            const auto is_he = [&](const PaidLeader& one) { return said && one.rank == said->first; };
            if (std::count_if(leaders.begin(), leaders.end(), is_he) == 1)
                leader = &*std::find_if(leaders.begin(), leaders.end(), is_he);
            at = phrases.items[owner].end;
        }
    }
    if (leader != nullptr)
        at = behind_own_rank(phrases, at, *leader, vocabulary);
    while (at < tokens.size() && tells_himself(tokens[at]))
        ++at;
    const std::size_t whom = behind_leading(tokens, at);
    if (leader == nullptr || whom == at || whom >= tokens.size())
        return std::nullopt;
    std::size_t end = whom;
    while (end < tokens.size() && !tokens[end].is(",") && !tokens[end].is(";") && !tokens[end].is("so") &&
           !tokens[end].is("("))
        ++end;
    const std::string by_rank =
        fmt::format("The {} {}", leader->rank_words, sentence.substr(tokens[at].begin));
    if (end != tokens.size() && !denies_other_officer(sentence, tokens, end, vocabulary))
        return by_rank;
    while (end > whom &&
           (tells_himself(tokens[end - 1]) || tokens[end - 1].is_mark() || tokens[end - 1].is("and")))
        --end;
    const bool plain = std::all_of(
        tokens.begin() + static_cast<std::ptrdiff_t>(whom), tokens.begin() + static_cast<std::ptrdiff_t>(end),
        [](const Token& token) { return !is_negation(token.plain()) && !changes_meaning(token.plain()); });
    if (end == whom || !plain || points_at_troops(tokens[whom]))
        return by_rank;
    return fmt::format("The {} is with {}", leader->rank_words, text_between(sentence, tokens, whom, end));
}

// Whether a clause may begin at `at`: not behind "not", "once", "formerly".
bool may_begin_clause(const Phrases& phrases, std::size_t at) {
    if (at == 0)
        return true;
    const Token& before = phrases.tokens[at - 1];
    return before.is_mark() || before.is_number() || is_of_name(phrases, at - 1) ||
           is_in(WordList::price_word, before.plain()) ||
           (phrases.owner[at - 1] != Phrases::nobody && !is_negation(before.plain()));
}

// "led by Scipio himself" of a line of troops.
struct LeaderClause {
    std::size_t begin = 0; // tokens
    std::size_t end = 0;
    std::string rank_words;
};

std::optional<LeaderClause> clause_in(const Phrases& phrases, const PaidLeaders& leaders,
                                      const Vocabulary& vocabulary) {
    static const WordSet led{"led", "commanded", "headed", "accompanied", "joined"};
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        std::size_t begin = at;
        std::size_t who = at;
        if (led.contains(tokens[at].plain()) && at + 2 < tokens.size() && tokens[at + 1].is("by"))
            who = at + 2;
        else if (at != 0 && (tokens[at].is("under") || tokens[at].is("with")))
            who = at + 1;
        else if (at == 0 || !tokens[at - 1].is_mark())
            continue;
        who += who != at && who < tokens.size() && tokens[who].is("the") ? 1 : 0;
        const auto named = named_at(phrases, who, leaders);
        std::string rank = named ? named->leader->rank_words : std::string();
        std::size_t end = named ? named->end : who;
        if (!named && who != at && led.contains(tokens[at].plain()) &&
            phrases.owner[who] != Phrases::nobody &&
            is_general_by_rank(phrases.items[phrases.owner[who]], tokens, vocabulary)) {
            const PhraseItem& item = phrases.items[phrases.owner[who]];
            rank = text_between(phrases.line, tokens, item.begin, item.end);
            end = item.end;
        }
        if (rank.empty() || !may_begin_clause(phrases, begin))
            continue;
        if (who == at) { // "(Scipio leads them)"
            const std::size_t whom = behind_leading(tokens, end);
            if (whom == end || whom >= tokens.size() || !points_at_troops(tokens[whom]))
                continue;
            end = whom + 1;
        }
        while (end < tokens.size() && tells_himself(tokens[end]))
            ++end;
        if (end < tokens.size() && !tokens[end].is_mark())
            continue;
        return LeaderClause{begin, end, std::move(rank)};
    }
    return std::nullopt;
}

// "Extraordinarii, led by Scipio: 20 HI" as "Extraordinarii: 20 HI, led by the C-in-C".
std::string with_clause_of_rank(const std::string& text, const PaidLeaders& leaders,
                                const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(text, vocabulary);
    const Tokens& tokens = phrases.tokens;
    const auto clause = clause_in(phrases, leaders, vocabulary);
    if (!clause)
        return text;
    const bool bracket = clause->begin != 0 && tokens[clause->begin - 1].is("(") &&
                         clause->end < tokens.size() && tokens[clause->end].is(")");
    std::size_t begin = clause->begin - (bracket ? 1 : 0);
    const std::size_t end = clause->end + (bracket ? 1 : 0);
    const std::string led_by = "led by the " + clause->rank_words;
    const bool of_label = end + 1 < tokens.size() && tokens[end].is(":") && begin != 0;
    const bool parted = begin == 0 || (!of_label && tokens[begin - 1].is_mark()); // perhaps by a cell's edge
    if (parted)
        return text.substr(0, tokens[begin].begin) + led_by + text.substr(tokens[end - 1].end);
    while (begin > 1 && tokens[begin - 1].is_mark())
        --begin;
    std::string made = text.substr(0, tokens[begin - 1].end);
    if (!of_label)
        return made + ", " + led_by + text.substr(tokens[end - 1].end);
    made += text.substr(tokens[end].begin);
    while (made.ends_with('.') || made.ends_with(' '))
        made.pop_back();
    return made + ", " + led_by;
}

} // namespace

std::vector<MailLine> with_leaders_by_rank(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    PaidLeaders leaders;
    for (std::size_t at = 0; at < lines.size(); ++at)
        if (lines[at].role == MailLine::Role::text && names_leader(lines[at].text, vocabulary))
            if (auto leader = paid_leader_in(lines[at], at, vocabulary))
                leaders.push_back(std::move(*leader));
    if (leaders.empty())
        return lines;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        MailLine& line = lines[at];
        const bool is_his = std::any_of(leaders.begin(), leaders.end(),
                                        [&](const PaidLeader& leader) { return leader.line == at; });
        if (line.role != MailLine::Role::text || is_his)
            continue;
        retell_sentences(
            line, [&](std::string_view sentence) { return placed_leader(sentence, leaders, vocabulary); });
        if (class_word_in(line.text, vocabulary) >= ClassWord::name && line.parts.empty())
            line.text = with_clause_of_rank(line.text, leaders, vocabulary);
    }
    return lines;
}

} // namespace muster
