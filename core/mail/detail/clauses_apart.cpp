// SPDX-License-Identifier: MIT
#include "mail/detail/clauses_apart.h"

#include "base/text.h"
#include "mail/detail/army_is.h"
#include "mail/detail/army_throughout.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/denials_apart.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/named_units.h"
#include "mail/detail/officers_apart.h"
#include "mail/detail/other_officers.h"
#include "mail/detail/spoken_leader.h"
#include "mail/detail/statement.h"
#include "mail/detail/sum_line.h"
#include "mail/detail/word_lists.h"
#include "mail/detail/words_explained.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace muster {

namespace {

using std::string_view_literals::operator""sv; // NOLINT(misc-unused-using-decls) of literals

// The first of the units that leaders are said to be with, behind the words at `at`: "are with the units",
// "have joined"; the count of the tokens if those words do not stand there.
std::size_t begin_of_labels(const Tokens& tokens, std::size_t at) {
    static const WordSet between{"are",  "have",  "each", "all",   "now",
                                 "ride", "march", "go",   "fight", "stand"};
    static const WordSet joining{"with", "in", "join", "joined", "lead", "mit", "bei"};
    constexpr std::size_t longest = 3; // words
    bool known = true;
    for (const std::size_t first = at; at < tokens.size() && at <= first + longest; ++at) {
        if (tokens[at].is("units") || tokens[at].is("einheiten"))
            return at + 1;
        const bool joined = at > first && joining.contains(tokens[at - 1].plain());
        if (known && joined && (tokens[at].is_number() || is_letter_label(tokens[at])))
            return at;
        known = known && (joining.contains(tokens[at].plain()) || between.contains(tokens[at].plain()));
    }
    return tokens.size();
}

// "The sub-commanders are with units 2 and 3", "The sub-commanders have joined 1.1 and 2.1": each with his.
void place_each_leader(std::string& line, const Vocabulary& vocabulary) {
    if (small_letters(line).find("commanders ") == std::string::npos)
        return;
    const Tokens tokens = vocabulary.tokens(line);
    std::size_t leaders = 0;
    std::size_t end = tokens.size();
    for (std::size_t at = 0; at < tokens.size() && end == tokens.size(); ++at)
        if (tokens[at].plain().ends_with("commanders")) {
            leaders = at;
            end = begin_of_labels(tokens, at + 1);
        }
    std::string placed;
    std::size_t units = 0;
    std::size_t behind = end; // the last label
    while (end < tokens.size()) {
        const std::string label = short_label_at(tokens, end);
        const bool plain = tokens[end].is_number() || is_letter_label(tokens[end]);
        if (!label.empty() || plain) {
            end += label.empty() ? 1 : tokens_of_label(tokens, end);
            placed += fmt::format("{}The sub-commander is with unit {}", placed.empty() ? "" : ". ",
                                  label.empty() ? tokens[end - 1].text : label);
            behind = end;
            ++units;
        } else if (tokens[end].is(",") || is_and(tokens[end])) {
            ++end;
        } else {
            break;
        }
    }
    if (units < 2 || (end < tokens.size() && is_counted_thing(tokens[end].plain())))
        return;
    std::size_t begin = leaders;
    while (begin > 0 && (tokens[begin - 1].is("-") || tokens[begin - 1].is("sub") ||
                         tokens[begin - 1].is("the") || tokens[begin - 1].is("my")))
        --begin;
    line.replace(tokens[begin].begin, tokens[behind - 1].end - tokens[begin].begin, placed);
}

// "The General is with unit 2 and the sub-commander with unit 1" as two sentences.
void place_the_other(std::string& line) {
    constexpr std::string_view with = " with ";
    for (const std::string_view other :
         {"the sub-commander"sv, "the sub-cdr"sv, "the General"sv, "the general"sv})
        for (const std::string_view joint : {", and "sv, " and "sv, "; "sv, ", "sv}) {
            const std::string phrase = std::string(joint) + std::string(other);
            const std::size_t at = line.find(phrase);
            const std::size_t behind = at + phrase.size();
            const std::size_t stop = at == std::string::npos ? at : line.rfind(". ", at);
            const std::size_t placed = at == std::string::npos ? at : line.rfind(with, at);
            if (at == std::string::npos || placed == std::string::npos ||
                (stop != std::string::npos && placed < stop) || line.compare(behind, with.size(), with) != 0)
                continue;
            line.replace(at, phrase.size(), ". The" + std::string(other.substr(3)) + " is");
            return;
        }
}

// "All barbarians, and all of class D" as two sentences.
void part_clauses_about_all(std::string& line) {
    for (const std::string_view joint : {", and all "sv, ", and everything "sv, ", and everyone "sv}) {
        const std::size_t at = line.find(joint);
        if (at == std::string::npos)
            continue;
        const std::size_t stop = line.rfind(". ", at);
        const std::string_view sentence =
            std::string_view(line).substr(stop == std::string::npos ? 0 : stop + 2);
        if (!sentence.starts_with("All ") && !sentence.starts_with("Every"))
            continue;
        static constexpr std::string_view end = ".    "; // as long as ", and"
        line.replace(at, end.size(), end);
        char& first = line[at + end.size() + 1];
        first = static_cast<char>(std::toupper(static_cast<unsigned char>(first)));
    }
}

// "It's the Indian army and every one of them is a barbarian" as two sentences.
void part_every_one(std::string& line, const Vocabulary& vocabulary) {
    for (const std::string_view joint :
         {" and every one of them "sv, " and every one of these "sv, " and all of them "sv,
          " and all of it "sv, ", every one of them "sv}) {
        const std::size_t at = line.find(joint);
        if (at == std::string::npos)
            continue;
        const std::size_t stop = line.rfind(". ", at);
        const std::size_t begin = stop == std::string::npos ? 0 : stop + 2;
        if (class_word_in(std::string_view(line).substr(begin, at - begin), vocabulary) != ClassWord::none)
            continue;
        const std::string_view all = joint.substr(joint.front() == ',' ? 2 : 5); // behind the joint
        line.replace(at, joint.size(), ". " + std::string(all));
        line[at + 2] = static_cast<char>(std::toupper(static_cast<unsigned char>(line[at + 2])));
    }
}

// "Regular are only the Immortals; …" as "Only the Immortals are regular; …".
std::string with_only_in_front(std::string line) {
    for (const auto& [form, only, verb] :
         {std::tuple{" are only "sv, "Only "sv, " are "sv}, std::tuple{" is only "sv, "Only "sv, " is "sv},
          std::tuple{" sind nur "sv, "Nur "sv, " sind "sv}, std::tuple{" ist nur "sv, "Nur "sv, " ist "sv}}) {
        const std::size_t at = line.find(form);
        if (at == std::string::npos)
            continue;
        const std::size_t stop = line.rfind(". ", at);
        const std::size_t first = stop == std::string::npos ? 0 : stop + 2;
        const std::string value = small_letters(line.substr(first, at - first));
        if (value.find(' ') != std::string::npos)
            continue;
        const std::size_t begin = at + form.size();
        std::size_t end = std::min(line.find_first_of(";.", begin), line.size());
        for (const std::string_view rest :
             {", all "sv, ", the rest"sv, ", the others"sv, ", alle "sv, ", der Rest"sv})
            end = std::min(end, line.find(rest, begin));
        return line.substr(0, first) + std::string(only) + line.substr(begin, end - begin) +
               std::string(verb) + value + line.substr(end);
    }
    return line;
}

// "except the first two units" as "except nos. 1 and 2".
std::string with_first_units_numbered(std::string line, const Vocabulary& vocabulary) {
    constexpr std::int32_t most = 6;
    if (line.find("first ") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = 0; at + 2 < tokens.size(); ++at) {
        const bool counts = tokens[at].is("first") && tokens[at + 1].is_number() &&
                            tokens[at + 1].value > 1 && tokens[at + 1].value <= most &&
                            tokens[at + 2].has_form("unit");
        if (!counts)
            continue;
        std::string numbers = "nos. 1";
        for (std::int32_t number = 2; number <= tokens[at + 1].value; ++number)
            numbers += " and " + std::to_string(number);
        const std::size_t first = at != 0 && tokens[at - 1].is("the") ? at - 1 : at;
        return line.substr(0, tokens[first].begin) + numbers + line.substr(tokens[at + 2].end);
    }
    return line;
}

// Where the first sentence begins that opens with "Only" or "The"; the line's size if none does.
std::size_t begin_of_some(std::string_view line) {
    constexpr std::string_view stop = ". ";
    for (std::size_t begin = 0;;) {
        const std::string_view sentence = line.substr(begin);
        if (sentence.starts_with("Only ") || sentence.starts_with("The "))
            return begin;
        const std::size_t end = line.find(stop, begin);
        if (end == std::string_view::npos)
            return line.size();
        begin = end + stop.size();
    }
}

// "Only the Immortals are regular. All others are barbarians." as "All are barbarians except the Immortals,
// who are regular.", where nothing else stands between.
void put_exceptions_last(std::string& line, const Vocabulary& vocabulary) {
    static constexpr std::string_view verbs[] = {" are ", " is "};
    static constexpr std::string_view ends[] = {"; ", ", ", ". ", " and "};
    static constexpr std::string_view others[] = {"all others",     "all the others",  "all the rest",
                                                  "the others",     "the rest",        "everyone else",
                                                  "everybody else", "everything else", "all other troops"};
    constexpr std::size_t longest = 2; // words of the value of some
    const std::size_t begin = begin_of_some(line);
    if (begin == line.size())
        return;
    const std::size_t who = line.find(' ', begin) + 1;
    const auto [verb, verb_size] = first_of_phrases(line, verbs, who);
    const auto [end, end_size] = first_of_phrases(line, ends, verb + verb_size);
    if (verb == line.size() || end == line.size() ||
        words_of(line.substr(verb + verb_size, end - verb - verb_size)).size() > longest)
        return;
    std::string rest = small_letters(line.substr(end + end_size));
    const std::size_t idle = rest.starts_with("and ") ? 4 : 0;
    const auto [other, other_size] = first_of_phrases(rest, others, idle);
    const auto [are, are_size] = first_of_phrases(rest, verbs, idle);
    if (other != idle || are != idle + other_size)
        return;
    const std::size_t value = end + end_size + are + are_size;
    const std::size_t stop = std::min(line.find_first_of(".;,)", value), line.size());
    const std::string said = "All are " + line.substr(value, stop - value) + " except " +
                             with_first_units_numbered(line.substr(who, verb - who), vocabulary) +
                             ", who are " + line.substr(verb + verb_size, end - verb - verb_size);
    line.replace(begin, stop - begin, said);
}

// Where the sentence that ends behind `at` begins.
std::size_t begin_of_sentence(std::string_view line, std::size_t at) {
    constexpr std::string_view stop = ". ";
    const std::size_t end = line.rfind(stop, at);
    return end == std::string_view::npos || at == 0 ? 0 : end + stop.size();
}

// Whether the words begin with what speaks of all: "all of them", "they all", "every vignette".
bool opens_with_all(std::string_view words, const Vocabulary& vocabulary) {
    static const WordSet whose{"they", "these", "we", "and"};
    const Tokens tokens = vocabulary.tokens(words);
    const std::size_t at = !tokens.empty() && whose.contains(tokens.front().plain()) ? 1 : 0;
    return at < tokens.size() && says_all(tokens[at]);
}

// Whether the words say something of the whole army, and nothing of some of it.
bool is_of_whole_army(std::string_view words, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest_words = 3; // "RA, all except the Bretons" is one
    const Statement said = statement_in(words, vocabulary);
    const bool sums = !said.claims.empty() && said.rest.empty() && said.of_troops.empty();
    return words_of(words).size() >= fewest_words && (said.complete || sums) && !said.names_troops &&
           said.question.empty() && said.of_named.empty() && said.except.empty() && said.of_bodies.empty() &&
           said.of_links.empty() && said.definitions.empty();
}

// "They are all RA, and they all have epoch II", "which makes eight, all of them informal" as two sentences.
void part_statements_of_all(std::string& line, const Vocabulary& vocabulary) {
    constexpr std::string_view which = "which ";
    constexpr std::size_t most_commas = 12; // whatever says all stands among the first of a line
    for (const std::string_view joint : {", and "sv, ", "sv}) {
        std::size_t tried = 0;
        for (std::size_t at = line.find(joint); at != std::string::npos && tried < most_commas;
             at = line.find(joint, at + 1), ++tried) {
            const std::size_t begin = begin_of_sentence(line, at);
            const std::size_t behind = at + joint.size();
            const std::size_t end = std::min(line.find(". ", behind), line.size());
            std::string before = line.substr(begin, at - begin);
            if (before.find('(') != std::string::npos)
                continue; // "My Macedonians (1000 points, all regular)"
            if (before.starts_with(which))
                before.replace(0, which.size(), "That ");
            if (!opens_with_all(std::string_view(line).substr(behind, end - behind), vocabulary) ||
                statement_in(std::string_view(line).substr(begin, end - begin), vocabulary).complete ||
                !is_of_whole_army(before, vocabulary))
                continue;
            line.replace(at, joint.size(), ". ");
            line[at + 2] = static_cast<char>(std::toupper(static_cast<unsigned char>(line[at + 2])));
            line.replace(begin, at - begin, before);
        }
    }
}

// "…; the two generals stand by themselves" as two sentences.
void part_leaders_alone(std::string& line, const Vocabulary& vocabulary) {
    constexpr std::string_view joint = "; ";
    const std::size_t at = line.rfind(joint);
    if (at == std::string::npos)
        return;
    const std::size_t begin = at + joint.size();
    const std::size_t end = std::min(line.find(". ", begin), line.size());
    if (begin >= end || !leaders_stand_alone(vocabulary.tokens(line.substr(begin, end - begin))))
        return;
    line[at] = '.';
    line[begin] = static_cast<char>(std::toupper(static_cast<unsigned char>(line[begin])));
}

// "Twelve", "Sum 9 + 2 + 1 = 12 vignettes"
bool is_total_alone(std::string_view words, const Vocabulary& vocabulary) {
    constexpr std::int32_t least_total = 10; // smaller ones count troops
    const Tokens tokens = vocabulary.tokens(words);
    if (tokens.size() == 1)
        return tokens[0].is_number() && tokens[0].value >= least_total;
    const std::size_t sign = words.find('=');
    if (sign == std::string_view::npos || words.find('+') > sign ||
        class_word_in(words, vocabulary) != ClassWord::none)
        return false;
    const Statement said = statement_in(words, vocabulary);
    return said.of_troops.empty() &&
           ((said.complete && !said.claims.empty()) || claim_of_sum_line(tokens).has_value());
}

// Whether the words say something of all, and count nothing.
bool tells_of_all(const std::string& words, bool begins_with_all, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(words);
    if (tokens.empty() || (begins_with_all && !says_all(tokens[0]) && !is_nobody(tokens[0])))
        return false;
    const Statement said = statement_in(words, vocabulary);
    return said.complete && !said.of_troops.empty() && !said.names_troops && said.claims.empty() &&
           said.of_named.empty() && said.except.empty() && said.question.empty();
}

// "Twelve, and every vignette has a single base.", "9 + 3 = 12 vignettes, one base each." as two sentences.
std::string with_total_apart(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view joint : {", and "sv, "; "sv, ", "sv, " - "sv}) {
        const std::size_t at = line.find(joint);
        const std::size_t behind = at + joint.size();
        if (at == std::string::npos || behind >= line.size())
            continue;
        const std::string total = line.substr(0, at);
        const bool bare = total.find('=') == std::string::npos;
        std::string said = line.substr(behind);
        if (!is_total_alone(total, vocabulary) || !tells_of_all(said, bare, vocabulary))
            continue;
        said.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(said.front())));
        return bare ? fmt::format("Total: {}. {}", vocabulary.tokens(total)[0].value, said)
                    : fmt::format("{}. {}", total, said);
    }
    return line;
}

} // namespace

std::string with_clauses_apart(std::string line, const Vocabulary& vocabulary) {
    line = with_army_told_apart(with_denials_apart(std::move(line), vocabulary), vocabulary);
    line = with_army_throughout_as_all(std::move(line), vocabulary);
    line = without_other_officers(std::move(line), vocabulary);
    line = with_officers_apart(std::move(line), vocabulary);
    place_each_leader(line, vocabulary);
    line = with_only_in_front(std::move(line));
    put_exceptions_last(line, vocabulary);
    for (const std::string_view except : {"except the first "sv, "bar the first "sv, "save the first "sv})
        if (line.find(except) != std::string::npos)
            line = with_first_units_numbered(std::move(line), vocabulary);
    part_clauses_about_all(line);
    part_every_one(line, vocabulary);
    part_statements_of_all(line, vocabulary);
    part_leaders_alone(line, vocabulary);
    line = with_words_explained_apart(std::move(line), vocabulary);
    line = with_total_apart(std::move(line), vocabulary);
    replace_phrase(line, ", so each line ", ". Each line ");
    replace_phrase(line, " is with number ", " is with unit "); // of the list
    place_the_other(line);
    static constexpr std::string_view behind = ", the sub-commander is with ";
    const std::string small = small_letters(line);
    for (std::size_t at = small.find(behind); at != std::string::npos; at = small.find(behind, at + 1)) {
        if (small.rfind(" is with ", at) == std::string::npos)
            continue;
        line[at] = '.';
        line[at + 2] = 'T';
    }
    return line;
}

} // namespace muster
