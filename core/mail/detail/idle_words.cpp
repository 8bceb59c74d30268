// SPDX-License-Identifier: MIT
#include "mail/detail/idle_words.h"

#include "base/text.h"
#include "mail/detail/denied_titles.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/form_answers.h"
#include "mail/detail/formation_said.h"
#include "mail/detail/gun_pieces.h"
#include "mail/detail/leader_in_person.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/numbers_of_men.h"
#include "mail/detail/officers_together.h"
#include "mail/detail/phrases.h"
#include "mail/detail/plain_all.h"
#include "mail/detail/telling_words.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

namespace muster {

namespace {

using std::string_view_literals::operator""sv; // NOLINT(misc-unused-using-decls) of literals

// "No orders written" as "No orders".
std::string without_word_about_orders(std::string line) {
    static constexpr std::string_view orders = "no orders";
    if (!small_letters(line).starts_with(orders))
        return line;
    for (const std::string_view idle : {" written"sv, " given"sv, " issued"sv})
        if (small_letters(line).find(idle) == orders.size())
            line.erase(orders.size(), idle.size());
    return line;
}

// "leading 12 LC (no officer)", "leads 12 LC" beneath the leader's line as "+ 12 LC".
std::string without_leading(std::string line) {
    const std::size_t behind = behind_leading(line);
    if (behind == 0)
        return line;
    replace_phrase(line, " (no officer)", "");
    return line.replace(0, behind, "+ ");
}

// "Unit commander @ 25, leading" over his men.
std::string without_leading_at_end(std::string line) {
    for (const std::string_view leading : {", leading"sv, ", leading:"sv})
        if (line.ends_with(leading))
            line.resize(line.size() - leading.size());
    return line;
}

// "All barbarians, generals and chiefs too." as "All barbarians."
std::string without_leaders_too(std::string line) {
    static const WordSet leaders{"generals",     "officers", "chiefs", "commanders", "leaders",
                                 "chieftains",   "and",      "the",    "their",      "even",
                                 "sub-generals", "captains", "all",    "my"};
    const std::string small = small_letters(line);
    const bool all =
        small.starts_with("all ") || small.starts_with("every") || small.find(", all ") != std::string::npos;
    if (!all || small.find(" except") != std::string::npos)
        return line;
    for (const std::string_view too :
         {" too."sv, " too"sv, " included."sv, " included"sv, " and all."sv, " and all"sv}) {
        const std::size_t end = line.size() - std::min(line.size(), too.size());
        const std::size_t comma = line.rfind(", ", end);
        if (!line.ends_with(too) || comma == std::string::npos)
            continue;
        const std::string clause = small.substr(comma + 2, end - comma - 2);
        const std::vector<std::string_view> words = words_of(clause);
        if (!words.empty() && std::all_of(words.begin(), words.end(),
                                          [](std::string_view word) { return leaders.contains(word); }))
            line.resize(comma);
        return line;
    }
    return line;
}

// "My whole army counts as regular" as "All count as regular".
std::string with_army_as_all(std::string line) {
    const std::string small = small_letters(line);
    for (const std::string_view army : {"my whole army "sv, "the whole army "sv, "my army "sv, "the army "sv,
                                        "the lot "sv, "the lot of them "sv})
        for (const std::string_view counts : {"counts as "sv, "count as "sv}) {
            const std::size_t size = army.size() + counts.size();
            if (small.starts_with(std::string(army) + std::string(counts)) && size < line.size() &&
                !is_digit(line[size]))
                return "All count as " + line.substr(size);
        }
    return line;
}

// "the hird, who draw pay and are regular" as "the hird, who are regular".
std::string without_idle_clause(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view who = ", who ";
    static constexpr std::string_view are = " and are ";
    constexpr std::size_t longest = 4; // words
    const std::size_t begin = line.find(who);
    const std::size_t end = begin == std::string::npos ? begin : line.find(are, begin);
    if (end == std::string::npos)
        return line;
    const std::string clause = line.substr(begin + who.size(), end - begin - who.size());
    return words_of(clause).size() <= longest && clause.find(',') == std::string::npos &&
                   phrases_in(clause, vocabulary).items.empty()
               ? line.replace(begin, end + are.size() - begin, ", who are ")
               : line;
}

// "The other sub-commander is here" as "The sub-commander is here", and "as always" as nothing.
std::string without_words_of_course(std::string line) {
    for (const std::string_view idle : {" (the same again)"sv, " (same again)"sv})
        if (line.ends_with(idle))
            line.resize(line.size() - idle.size());
    for (const std::string_view idle : {", where else"sv, ", who else"sv, ", as always"sv, ", as usual"sv,
                                        ", no officer needed"sv, ", no commander needed"sv})
        replace_phrase(line, idle, "");
    replace_phrase(line, " fighting with ", " with ");
    for (const std::string_view too : {", and so does the "sv, ", and so is the "sv, ", so does the "sv,
                                       ", so is the "sv, ", as does the "sv, ", as is the "sv})
        replace_phrase(line, too, " and the ");
    if (const std::size_t at = line.find(", as for any "); at != std::string::npos)
        line.erase(at, std::min(line.find('.', at), line.size()) - at);
    for (const std::string_view idle : {" then, I suppose"sv, ", I suppose"sv, ", I think"sv})
        replace_phrase(line, idle, "");
    for (const std::string_view each : {"Each "sv, "each "sv, "Every "sv, "every "sv, "All "sv, "all "sv})
        for (const std::string_view idle : {"fighting "sv, "single "sv})
            replace_phrase(line, std::string(each) + std::string(idle) + "unit", std::string(each) + "unit");
    replace_phrase(line, " is ordered to ", " has orders to ");
    replace_phrase(line, "General as well", "General");
    for (const std::string_view kind : {"link"sv, "support link"sv, "in-line link"sv})
        for (const std::string_view in : {", one "sv, ", in one "sv, ", all in one "sv})
            replace_phrase(line, std::string(in) + std::string(kind), ", " + std::string(kind));
    if (line.find("the whole lot of ") == std::string::npos)
        for (const std::string_view lot :
             {"The whole lot is "sv, "the whole lot is "sv, "The whole lot "sv, "the whole lot "sv})
            replace_phrase(line, lot, lot.ends_with("is ") ? "all of them are " : "all of them ");
    return small_letters(line).starts_with("the other sub-commander")
               ? line.erase("the"sv.size(), " other"sv.size())
               : line;
}

// "Sub-commander on its back", "General in the howdah" as "… with it".
std::string with_rider_beside(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view seat :
         {" on its back"sv, " on his back"sv, " on their backs"sv, " in the howdah"sv, " in its howdah"sv,
          " in the saddle"sv, " on board"sv, " aboard"sv}) {
        const std::size_t at = line.find(seat);
        if (at == std::string::npos)
            continue;
        std::string told = line;
        told.replace(at, seat.size(), " with it");
        if (!marks_in(told, vocabulary).empty() && marks_in(line, vocabulary).empty())
            return told;
    }
    return line;
}

// "is commanded by a sub-commander with a rating of 3 and has orders to hold" in fewer words.
std::string with_commander_in_short(std::string line) {
    static constexpr std::string_view leading[] = {" is commanded by a ", " is led by a ", " is under a "};
    if (line.find("commander") == std::string::npos)
        return line;
    for (const std::string_view led : leading)
        replace_phrase(line, std::string(led) + "sub-commander", " has a sub-commander");
    replace_phrase(line, "commander with a rating of ", "commander of rating ");
    replace_phrase(line, "commander with rating ", "commander of rating ");
    replace_phrase(line, "commander of this wing ", "commander ");
    replace_phrase(line, " are both with ", " are with ");
    if (line.find(" has a sub-commander of rating ") != std::string::npos)
        replace_phrase(line, " and has orders to ", " and orders to ");
    return line;
}

// "(sub-commander too)" as "(sub-commander)".
std::string without_too_in_brackets(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view too : {" too)"sv, " as well)"sv, " also)"sv}) {
        const std::size_t end = line.find(too);
        const std::size_t open = end == std::string::npos ? end : line.rfind('(', end);
        if (open != std::string::npos &&
            !marks_in(std::string_view(line).substr(open + 1, end - open - 1), vocabulary).empty())
            line.erase(end, too.size() - 1);
    }
    return line;
}

// "B -shield": without one, where the sign stands tight before the word.
std::string with_shields_taken_off(std::string line) {
    for (const std::string_view word : {" -shields"sv, " -shield"sv}) {
        const std::size_t at = line.find(word);
        const std::size_t end = at + word.size();
        if (at != std::string::npos && at != 0 && line[at - 1] != '-' &&
            (end == line.size() || std::isalpha(static_cast<unsigned char>(line[end])) == 0))
            return line.replace(at, word.size(), " no shield");
    }
    return line;
}

// "class C hide" as "class C armour": what protects a beast.
std::string with_hide_as_armour(std::string line) {
    static const WordSet hides{"hide", "hides",    "scales", "skin", "skins",
                               "fur",  "carapace", "bark",   "pelt", "shell"};
    static constexpr std::string_view grade = "class ";
    for (std::size_t at = line.find(grade); at != std::string::npos; at = line.find(grade, at + 1)) {
        const std::size_t word = at + grade.size() + 2; // behind its letter and a space
        std::size_t end = word;
        while (end < line.size() && std::isalpha(static_cast<unsigned char>(line[end])) != 0)
            ++end;
        if (word < line.size() && line[word - 1] == ' ' && hides.contains(line.substr(word, end - word)))
            return line.replace(word, end - word, "armour");
    }
    return line;
}

// "pikes and small shields" as "pikes and shields" where the rules know no small ones.
std::string without_size_of_shields(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view small = "small ";
    static constexpr std::string_view shield = "small shield";
    const std::size_t at = small_letters(line).find(shield);
    if (at == std::string::npos || (at != 0 && std::isalpha(static_cast<unsigned char>(line[at - 1])) != 0))
        return line;
    const Tokens tokens = vocabulary.tokens(shield);
    const auto match = vocabulary.longest(tokens, 0);
    return match && match->end == tokens.size() ? line : line.erase(at, small.size());
}

// "Off the main battle line, they watch the baggage:", "…, as skirmishers in front of it:" without what they
// do there.
std::string without_what_they_do(std::string line, const Vocabulary& vocabulary) {
    const std::size_t they = std::min(line.find(", they "), line.find(", as "));
    const std::size_t colon = line.find(':', they == std::string::npos ? line.size() : they);
    if (colon == std::string::npos || small_letters(line).find("off the main ") > they ||
        std::any_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(colon), is_digit))
        return line;
    const Phrases phrases = phrases_in(line.substr(they, colon - they), vocabulary);
    const bool says = std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return !said || said->second >= ClassWord::name;
    });
    return says ? line : line.erase(they, colon - they);
}

// "outside the main battle line, in front of it", "not in the main battle line, drawn up ahead of it" as "off
// the main battle line", "not in the main battle line".
std::string with_off_the_line(std::string line) {
    static constexpr std::string_view others[] = {"outside the main ", "outside of the main ",
                                                  "clear of the main ", "away from the main ",
                                                  "apart from the main "};
    static constexpr std::string_view standing[] = {", deployed"sv, ", drawn up"sv, ", standing"sv,
                                                    ", out"sv,      ", but"sv,      ","sv};
    static constexpr std::string_view where[] = {" out in front of it"sv, " in front of it"sv,
                                                 " ahead of it"sv, " before it"sv, " out in front"sv};
    if (line.find('(') != std::string::npos) // a heading says more in its brackets
        return line;
    if (const auto [at, size] = first_of_phrases(line, others, 0); size != 0)
        line.replace(at, size, "off the main ");
    const std::string small = small_letters(line);
    if (small.find("off the main ") == std::string::npos &&
        small.find("not in the main ") == std::string::npos)
        return line;
    for (const std::string_view stands : standing)
        for (const std::string_view ahead : where)
            replace_phrase(line, std::string(stands) + std::string(ahead), "");
    return line;
}

// "spears they throw (SSW)" as "SSW": the code says what the words mean.
std::string with_thrown_by_code(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view thrown : {" they throw ("sv, " to throw ("sv, " for throwing ("sv}) {
        const std::size_t at = line.find(thrown);
        const std::size_t close = at == std::string::npos ? at : line.find(')', at);
        if (close == std::string::npos)
            continue;
        const std::string code = line.substr(at + thrown.size(), close - at - thrown.size());
        const Phrases phrases = phrases_in(code, vocabulary, {Level::troop});
        if (phrases.items.size() != 1 || phrases.items.front().end != phrases.tokens.size() ||
            !is_in_capitals(code))
            continue;
        const std::size_t begin = line.find_last_of(" ,;", at - 1); // of the one word before it
        return line.substr(0, begin == std::string::npos ? 0 : begin + 1) + code + line.substr(close + 1);
    }
    return line;
}

// "(Greek allies, not very keen)" beside a code: what no rule asks about.
std::string without_modest_words(std::string line, const Vocabulary& vocabulary) {
    if (line.find("not ") == std::string::npos || class_word_in(line, vocabulary) != ClassWord::code)
        return line;
    for (const std::string_view modest : {", not very "sv, ", not too "sv, ", not particularly "sv}) {
        const std::size_t at = line.find(modest);
        if (at == std::string::npos)
            continue;
        const std::size_t end = std::min(line.find_first_of(",;.)", at + 1), line.size());
        const std::string said = line.substr(at + modest.size(), end - at - modest.size());
        if (words_of(said).size() == 1 && phrases_in(said, vocabulary).items.empty())
            line.erase(at, end - at);
    }
    return line;
}

// "every man drilled and paid, hence all vignettes are RA" as "All vignettes are RA".
std::string with_conclusion_alone(std::string line, const Vocabulary& vocabulary) {
    for (const std::string_view hence : {", hence all "sv, ", therefore all "sv, ", so all "sv}) {
        const std::size_t at = line.find(hence);
        if (at == std::string::npos ||
            std::any_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(at), is_digit))
            continue;
        const std::string reason = small_letters(line.substr(0, at));
        const Tokens tokens = vocabulary.tokens(reason);
        const bool says_more = names_value(reason, true, vocabulary); // "all on four bases, so all are wide"
        if (!says_more && class_word_in(line.substr(0, at), vocabulary) < ClassWord::name &&
            std::none_of(tokens.begin(), tokens.end(), [](const Token& token) {
                return token.is_number() || changes_meaning(token.plain()) ||
                       is_in(WordList::excepting, token.plain());
            }))
            return "All " + line.substr(at + hence.size());
    }
    return line;
}

// "the agreed total of 1500 points" as "the agreed limit of 1500 points": no sum of the list.
std::string with_agreed_limit(std::string line, const Vocabulary& vocabulary) {
    if (!vocabulary.ruleset().conversion.price.empty())
        for (const std::string_view total :
             {"agreed total"sv, "agreed grand total"sv, "agreed points total"sv})
            replace_phrase(line, total, "agreed limit");
    return line;
}

// "1500 points agreed, so a sub-general is allowed" as "1500 points agreed": what the rules say of leaders.
std::string without_allowed_leaders(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view ends = ",;().";
    static const WordSet allowed{"allowed", "permitted", "legal", "possible", "available", "affordable"};
    for (const std::string_view hence : {", so "sv, ", and so "sv, ", hence "sv, ", thus "sv, "; so "sv}) {
        const std::size_t begin = line.find(hence);
        if (begin == std::string::npos)
            continue;
        const std::size_t end = std::min(line.find_first_of(ends, begin + hence.size()), line.size());
        const std::string clause = line.substr(begin + hence.size(), end - begin - hence.size());
        const std::vector<std::string_view> words = words_of(clause);
        const Phrases phrases = phrases_in(clause, vocabulary);
        const bool of_leader =
            phrases.items.size() == 1 && names_leader(clause, vocabulary) &&
            std::none_of(phrases.tokens.begin(), phrases.tokens.end(), [](const Token& token) {
                return token.is_number() || changes_meaning(token.plain()) || is_negation(token.plain());
            });
        if (of_leader && words.size() > 2 && allowed.contains(small_letters(words.back())))
            line.erase(begin, end - begin);
    }
    return line;
}

// "12 in eight units." as "12 in all."
std::string without_number_of_units(std::string line, const Vocabulary& vocabulary) {
    if (line.find(" in ") == std::string::npos || line.find("unit") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    const bool sum = tokens.size() >= 4 && tokens.size() <= 5 && tokens[0].is_number() &&
                     tokens[1].is("in") && tokens[2].is_number() && tokens[3].has_form("unit") &&
                     (tokens.size() == 4 || tokens[4].is("."));
    return sum ? tokens[0].text + " in all." : line;
}

} // namespace

std::string without_idle_words(std::string line, const Vocabulary& vocabulary) {
    line = with_shields_taken_off(with_commander_in_short(std::move(line)));
    line = without_allowed_leaders(with_agreed_limit(std::move(line), vocabulary), vocabulary);
    line = with_hide_as_armour(without_number_of_units(std::move(line), vocabulary));
    line = with_answers_bare(without_bringer(std::move(line)), vocabulary);
    line = with_thrown_by_code(std::move(line), vocabulary);
    line = with_conclusion_alone(without_modest_words(std::move(line), vocabulary), vocabulary);
    line = with_off_the_line(without_size_of_shields(std::move(line), vocabulary));
    line = without_what_they_do(std::move(line), vocabulary);
    line = without_too_in_brackets(without_word_about_orders(std::move(line)), vocabulary);
    line = with_rider_beside(without_leaders_too(without_words_of_course(std::move(line))), vocabulary);
    line = without_number_of_pieces(with_titles_denied(std::move(line), vocabulary), vocabulary);
    line = with_formation_of_class(without_numbers_of_men(std::move(line), vocabulary), vocabulary);
    line = with_plain_all(with_officers_together(std::move(line), vocabulary), vocabulary);
    line = without_number_in_story(with_other_general_plain(std::move(line), vocabulary), vocabulary);
    return without_leading_at_end(
        without_leading(without_idle_clause(with_army_as_all(std::move(line)), vocabulary)));
}

} // namespace muster
