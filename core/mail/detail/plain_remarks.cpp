// SPDX-License-Identifier: MIT
#include "mail/detail/plain_remarks.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/statement.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace muster {

namespace {

bool names_activation(const Token& token) {
    static const WordSet words{"ap", "aps", "activation", "aktivierungspunkte"};
    return words.contains(token.plain());
}

// "hence 6 AP", "which gives me a base AP of 6": the number of activation that follows from what stands
// before.
std::string without_conclusion(std::string line, const Vocabulary& vocabulary) {
    static const WordSet joints{"hence", "therefore", "thus", "ergo", "consequently", "accordingly", "giving",
                                "which", "that",      "this", "so"};
    static const WordSet idle{"gives", "means", "makes", "me", "us",   "a",   "an",  "of",   "is", "for",
                              "my",    "the",   "base",  "it", "it's", "its", "has", "have", "i"};
    if (line.find("AP") == std::string::npos && line.find("ctivation") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t joint = 1; joint + 2 < tokens.size(); ++joint) {
        if (!joints.contains(tokens[joint].plain()))
            continue;
        std::size_t at = joint + 1;
        bool base = false;
        while (at < tokens.size() && (idle.contains(tokens[at].plain()) || names_activation(tokens[at]))) {
            base = base || names_activation(tokens[at]);
            ++at;
        }
        const bool number = at < tokens.size() && tokens[at].is_number();
        const std::size_t unit = at + 1 < tokens.size() && tokens[at + 1].is("base") ? at + 2 : at + 1;
        if (!number || !(base || (unit < tokens.size() && names_activation(tokens[unit]))))
            continue;
        const std::size_t before = is_and(tokens[joint - 1]) && joint > 1 ? joint - 2 : joint - 1;
        const std::string told = base ? "AP " + tokens[at].text : tokens[at].text;
        return line.substr(0, tokens[before].end) + (tokens[before].is_mark() ? " " : ", ") + told +
               line.substr(tokens[at].end);
    }
    return line;
}

// "nine stand on the table": no vignettes that the rules count, but how many bases one sees.
std::string with_those_on_table(std::string line, const Vocabulary& vocabulary) {
    constexpr std::string_view place = " on the table";
    static const WordSet verbs{"stand", "are", "appear", "stood"}; // "9 stands" are bases
    const std::size_t end = line.find(place);
    if (end == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (tokens[at].end == end && verbs.contains(tokens[at].plain()) && tokens[at - 1].is_number())
            return line.erase(tokens[at - 1].end, end - tokens[at - 1].end);
    return line;
}

// Whether the tokens before the comma name an army of some year: "Hussites of 1420".
bool titles_army(const Phrases& phrases, std::size_t comma) {
    constexpr std::int32_t least_year = 100;
    bool year = false;
    for (std::size_t at = 0; at < comma; ++at) {
        const Token& token = phrases.tokens[at];
        if (token.is_mark() || is_verb(token) || changes_meaning(token.plain()) ||
            phrases.owner[at] != Phrases::nobody || is_all_word(token.plain()))
            return false;
        year = year || token.is("army") || token.is("host") ||
               (token.is_number() && !token.as_word && token.value >= least_year);
    }
    return year;
}

// "Hussites 1420, RA except the last line", "RA, only the last line is IR": all others are.
std::string with_all_before_exception(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 6; // tokens of the title
    const Phrases phrases = phrases_in(line, vocabulary, {Level::troop});
    const Tokens& tokens = phrases.tokens;
    std::size_t comma = 0;
    while (comma < tokens.size() && !tokens[comma].is(","))
        ++comma;
    const bool titled = comma > 0 && comma <= longest && titles_army(phrases, comma);
    const std::size_t begin = titled ? comma + 1 : 0;
    const std::size_t owner = begin < tokens.size() ? phrases.owner[begin] : Phrases::nobody;
    if (owner == Phrases::nobody)
        return line;
    const PhraseItem& item = phrases.items[owner];
    const std::size_t end = item.end;
    if (item.begin != begin || item.meanings.empty() || class_said(item, vocabulary) ||
        item.meanings.front().values.size() != 1 || item.meanings.front().source > Source::name ||
        !vocabulary.ruleset().traits[item.meanings.front().values.front().trait].required ||
        end + 1 >= tokens.size())
        return line;
    const bool only = tokens[end].is(",") && (tokens[end + 1].is("only") || tokens[end + 1].is("just"));
    if (!only && !(titled && excepts(tokens[end])))
        return line;
    return line.insert(tokens[begin].begin, titled ? "all " : "All ");
}

// "except the last one" as "except the last line".
std::string with_last_line_named(std::string line) {
    for (const std::string_view last :
         {"the last one", "the very last one", "the bottom one", "the final one"})
        for (const std::string_view stop : {".", ",", ")"}) {
            const std::string whole = std::string(last) + std::string(stop);
            const std::size_t at = line.find(whole);
            if (at != std::string::npos && line.find("except ") < at)
                return line.replace(at, whole.size(), "the last line" + std::string(stop));
        }
    return line;
}

// "the mounted ones" as "the mounted"
std::string without_ones(std::string line, const Vocabulary& vocabulary) {
    if (line.find(" ones") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = tokens.size(); at-- > 1;)
        if (tokens[at].is("ones") && group_called(tokens[at - 1], vocabulary) != 0)
            line.erase(tokens[at - 1].end, tokens[at].end - tokens[at - 1].end);
    return line;
}

// ", I had painted so many of them": what its writer did, and nothing that the rules know.
bool is_excuse(std::string_view clause, const Vocabulary& vocabulary) {
    static const WordSet openings{"i", "we", "because", "as", "since", "for"};
    static const WordSet deeds{"had",      "painted", "bought", "found",    "own", "have",
                               "like",     "liked",   "could",  "couldn't", "ran", "got",
                               "finished", "based",   "glued",  "wanted"};
    static const WordSet placing{"with", "leads", "leading", "lead", "among", "beside", "instead", "rides"};
    const Phrases phrases = phrases_in(clause, vocabulary);
    const Tokens& tokens = phrases.tokens;
    bool deed = false;
    bool writer = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const Token& token = tokens[at];
        const std::size_t owner = phrases.owner[at];
        const bool of_writer = token.text == "I" || token.is("we"); // no number
        if ((owner != Phrases::nobody && !phrases.items[owner].meanings.empty() && !of_writer) ||
            token.is_number() || excepts(token) || (changes_meaning(token.plain()) && !of_writer) ||
            is_all_word(token.plain()) || placing.contains(token.plain()))
            return false;
        writer = writer || of_writer;
        deed = deed || deeds.contains(token.plain());
    }
    return writer && deed && openings.contains(tokens.front().plain());
}

// "…, who have no epoch as they don't shoot": why it is so, which the rules need not be told.
std::string without_reason(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view why : {" as they ", " because they ", " since they ", " as these "}) {
        const std::size_t found = line.find(why);
        if (found == std::string::npos || found == 0)
            continue;
        const std::size_t at = line[found - 1] == ',' ? found - 1 : found;
        const std::size_t end = std::min(line.find_first_of(".,;)", found), line.size());
        const Phrases phrases = phrases_in(
            std::string_view(line).substr(found + why.size(), end - found - why.size()), vocabulary);
        const bool says = !phrases.items.empty() ||
                          std::any_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
                              return token.is_number() || is_all_word(token.plain()) || excepts(token);
                          });
        const Statement before = statement_in(std::string_view(line).substr(0, at), vocabulary);
        if (!says && (!before.of_troops.empty() || !before.of_named.empty()))
            return line.erase(at, end - at);
    }
    return line;
}

std::string without_excuse(std::string line, const Vocabulary& vocabulary) {
    const std::size_t comma = line.rfind(", ");
    if (comma == std::string::npos || comma == 0 || !is_excuse(line.substr(comma + 1), vocabulary))
        return line;
    std::string told = line.substr(0, comma) + ".";
    const Statement statement = statement_in(told, vocabulary);
    return statement.complete || !statement.of_named.empty() ? told : line;
}

} // namespace

std::string with_remarks_plain(std::string line, const Vocabulary& vocabulary) {
    line = with_those_on_table(without_conclusion(std::move(line), vocabulary), vocabulary);
    line = without_ones(with_last_line_named(std::move(line)), vocabulary);
    line = without_reason(std::move(line), vocabulary);
    return without_excuse(with_all_before_exception(std::move(line), vocabulary), vocabulary);
}

std::string with_leader_in_sum(std::string line, const Vocabulary& vocabulary) {
    static const WordSet sums{"total", "points", "sum", "altogether", "together", "makes", "comes", "grand"};
    static const WordSet joints{"with", "including", "incl", "included", "counting", "counted", "and",
                                "the",  "my",        "that", "it",       "to",       "in",      "all",
                                "is",   "his",       "of",   "a",        "at",       "both"};
    const Phrases phrases = phrases_in(line, vocabulary);
    const Tokens& tokens = phrases.tokens;
    std::size_t number = tokens.size();
    bool sum = false;
    bool joined = false;
    bool leader = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::size_t owner = phrases.owner[at];
        const auto said = owner == Phrases::nobody || phrases.items[owner].meanings.empty()
                              ? std::nullopt
                              : class_said(phrases.items[owner], vocabulary);
        const bool of_sum = sums.contains(tokens[at].plain());
        if (said && vocabulary.is_leader(said->first))
            leader = true;
        else if (tokens[at].is_number() && number == tokens.size())
            number = at;
        else if (!of_sum && !tokens[at].is_mark() && !joints.contains(tokens[at].plain()) &&
                 !is_in(WordList::money, tokens[at].plain()))
            return line;
        sum = sum || (of_sum && number == tokens.size()) || tokens[at].is("altogether");
        joined = joined || tokens[at].is("with") || tokens[at].has_form("including") ||
                 tokens[at].is("incl") || tokens[at].is("included") || tokens[at].is("counting");
    }
    return number < tokens.size() && !tokens[number].as_word && sum && joined && leader
               ? fmt::format("Total {}", tokens[number].value)
               : line;
}

} // namespace muster
