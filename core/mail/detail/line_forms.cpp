// SPDX-License-Identifier: MIT
#include "mail/detail/line_forms.h"

#include "base/text.h"
#include "mail/detail/alike_units.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/count_forms.h"
#include "mail/detail/count_said_twice.h"
#include "mail/detail/counted_guns.h"
#include "mail/detail/counts_doubled.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/exception_forms.h"
#include "mail/detail/general_of_one.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/idle_words.h"
#include "mail/detail/known_lines.h"
#include "mail/detail/leader_in_person.h"
#include "mail/detail/links_counted.h"
#include "mail/detail/links_of_body.h"
#include "mail/detail/named_units.h"
#include "mail/detail/nobody_among.h"
#include "mail/detail/nobody_led.h"
#include "mail/detail/officer_forms.h"
#include "mail/detail/opened_troops.h"
#include "mail/detail/phrases.h"
#include "mail/detail/plain_remarks.h"
#include "mail/detail/pointing_leader.h"
#include "mail/detail/price_labels.h"
#include "mail/detail/row_forms.h"
#include "mail/detail/said_of_guns.h"
#include "mail/detail/spoken_leader.h"
#include "mail/detail/sum_forms.h"
#include "mail/detail/total_forms.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/unit_prices.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <utility>

namespace muster {

namespace {

using std::string_view_literals::operator""sv; // NOLINT(misc-unused-using-decls) of literals

bool names_units(const Token& token) {
    static const WordSet words{"unit",   "units",   "regiment", "regiments", "squadron", "squadrons",
                               "block",  "blocks",  "band",     "bands",     "einheit",  "einheiten",
                               "cohort", "cohorts", "warband",  "warbands",  "phalanx",  "phalanxes",
                               "group",  "groups",  "gruppe",   "gruppen",   "body",     "bodies"};
    return token.is_word() && words.contains(token.plain());
}

bool joins_units(const Token& token) {
    static const WordSet words{"of", "each", "with", "having", "a", "zu", "je", "von", "mit", "à"};
    return token.is(":") || (token.is_word() && words.contains(token.plain()));
}

std::string with_units_as_times(std::string_view line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.size() < 4 || !tokens[0].is_number() || !names_units(tokens[1]) || !joins_units(tokens[2]))
        return std::string(line);
    std::size_t at = 2;
    while (at < tokens.size() && joins_units(tokens[at]))
        ++at;
    if (at == tokens.size() || !tokens[at].is_number())
        return std::string(line);
    const std::string_view rest = line.substr(tokens[at].begin);
    return tokens[0].value == 1 ? std::string(rest) : fmt::format("{} x {}", tokens[0].value, rest);
}

// "Then come the Catuvellauni: one vignette …": the words before the name of those that come.
std::string_view without_coming(std::string_view line, const Vocabulary& vocabulary) {
    static const WordSet openings{"then", "next", "finally", "last", "lastly", "now", "and"};
    static const WordSet coming{"come", "comes", "follow", "follows"};
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line.substr(0, colon));
    std::size_t at = 0;
    while (at < tokens.size() && openings.contains(tokens[at].plain()))
        ++at;
    if (at == 0 || at + 1 >= tokens.size() || !coming.contains(tokens[at].plain()))
        return line;
    at += at + 2 < tokens.size() && is_article(tokens[at + 1].plain()) ? 2 : 1;
    return line.substr(tokens[at].begin);
}

// "with two-horse chariots, of course": what says nothing.
std::string without_of_course(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view words = " of course";
    if (line.find(words) == std::string::npos || class_word_in(line, vocabulary) == ClassWord::none)
        return line; // talk is kept as it is
    for (std::size_t at = line.find(words); at != std::string::npos; at = line.find(words, at))
        line.erase(at != 0 && line[at - 1] == ',' ? at - 1 : at,
                   words.size() + (at != 0 && line[at - 1] == ',' ? 1 : 0));
    return line;
}

// "The Hunters are a unit of 3 vignettes: open order …" as "Hunters: 3 vignettes, open order …".
std::string with_unit_named(std::string_view line, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line);
    constexpr std::size_t longest = 6; // words before the verb
    std::size_t verb = 0;
    while (verb < tokens.size() && verb <= longest && !tokens[verb].is("is") && !tokens[verb].is("are"))
        ++verb;
    const auto is = [&](std::size_t at, std::string_view word) {
        return at < tokens.size() && tokens[at].is(word);
    };
    if (verb == 0 || verb > longest || !is(verb + 1, "a") || !is(verb + 2, "unit") || !is(verb + 3, "of") ||
        verb + 5 >= tokens.size() || !tokens[verb + 4].is_number() ||
        !is_counted_thing(tokens[verb + 5].plain()))
        return std::string(line);
    const std::size_t first = is_article(tokens[0].plain()) && verb > 1 ? 1 : 0;
    std::string rest(line.substr(tokens[verb + 5].end));
    if (!rest.empty() && rest.front() == ':')
        rest.front() = ',';
    return fmt::format("{}: {} {}{}", text_between(line, tokens, first, verb), tokens[verb + 4].value,
                       tokens[verb + 5].text, rest);
}

// "Unit A (General) is 2 mumakil: behemoth, …" as "Unit A (General): 2 mumakil: behemoth, …".
std::string with_unit_counted(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 8; // tokens before the verb
    static const WordSet verbs{"is", "are", "has", "have", "ist", "sind", "hat"};
    if (line.find(':') == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    if (tokens.empty() || !names_units(tokens[0]))
        return line;
    std::size_t verb = 1;
    while (verb < tokens.size() && verb <= longest && !tokens[verb].is(":") && !tokens[verb].is(",") &&
           !verbs.contains(tokens[verb].plain()))
        ++verb;
    const bool counted = verb > 1 && verb + 2 < tokens.size() && verbs.contains(tokens[verb].plain()) &&
                         tokens[verb + 1].is_number() && tokens[verb + 2].is_word();
    return counted ? line.replace(tokens[verb - 1].end, tokens[verb].end - tokens[verb - 1].end, ":") : line;
}

// "HIS in front, VLI behind (2 vignettes)": one of each, as it says.
std::string without_count_of_ranks(std::string line) {
    for (const std::string_view count : {" (2 vignettes)", " (two vignettes)"})
        if (line.ends_with(std::string(" behind") + std::string(count)) &&
            line.find(" in front,") != std::string::npos &&
            line.find_first_of("0123456789") >= line.size() - count.size())
            return line.substr(0, line.size() - count.size());
    return line;
}

// "him IV ep II x1 guard": a code before a numeral, not a pronoun.
std::string with_code_in_capitals(std::string line) {
    const std::vector<std::string_view> words = words_of(line);
    if (words.size() > 1 && words[0] == "him" && is_roman_number(words[1]))
        std::transform(line.begin(), line.begin() + 3, line.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return line;
}

// "Where I name no physique or size it is average" as "Physique and size are average".
std::string with_unnamed_said(std::string line) {
    static constexpr std::string_view openings[] = {
        "where i name no ",         "where i give no ",
        "where i say no ",          "where i state no ",
        "where i mention no ",      "where i say nothing about ",
        "where i say nothing of ",  "where nothing is said about ",
        "where nothing is said of "};
    static constexpr std::string_view verbs[] = {" it is ", " both are ", " they are "};
    const std::string small = small_letters(line);
    for (const std::string_view opening : openings)
        for (const std::string_view verb : verbs) {
            const std::size_t is = small.find(verb);
            if (!small.starts_with(opening) || is == std::string::npos)
                continue;
            std::string what(trimmed(std::string_view(line).substr(opening.size(), is - opening.size())));
            if (what.ends_with(','))
                what.pop_back();
            for (std::size_t at = what.find(" or "); at != std::string::npos; at = what.find(" or ", at))
                what.replace(at, 4, " and ");
            return what + " are " + line.substr(is + verb.size());
        }
    return line;
}

// "Unit 2  3 Skinks: foot", "Unit B  3 Skinks: foot": what stands behind the label counts.
bool counts_behind_label(const Tokens& tokens) {
    return tokens.size() > 5 && names_unit(tokens[0]) &&
           (tokens[1].is_number() || is_letter_label(tokens[1])) && tokens[2].is_number() &&
           tokens[3].is_word();
}

// "Unit 2, 3 x Skinks: foot, …" as "Unit 2: 3 x Skinks: foot, …".
std::string with_unit_label_parted(std::string line, const Vocabulary& vocabulary) {
    constexpr std::size_t longest_unit_name = 3; // words
    const bool ordinal = small_letters(line).find(" unit ") != std::string::npos;
    if (!ordinal && line.find_first_of(",(:") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    if (counts_behind_label(tokens))
        return line.substr(0, tokens[1].end) + ": " + line.substr(tokens[2].begin);
    if (ordinal && tokens.size() > 4 && ordinal_of(tokens[0]) != 0 && tokens[1].is("unit") &&
        tokens[2].is_number() && tokens[3].is_word()) // "1st unit   4 MLR"
        return line.substr(0, tokens[1].end) + ": " + line.substr(tokens[2].begin);
    // "Warriors (1) 40 MI D": of several units that are called so the first.
    const auto open =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("("); });
    const auto at = static_cast<std::size_t>(open - tokens.begin());
    const bool numbered =
        at != 0 && at <= longest_unit_name && at + 4 < tokens.size() && tokens[at + 1].is_number() &&
        tokens[at + 2].is(")") && tokens[at + 3].is_number() &&
        std::all_of(tokens.begin(), open, [](const Token& token) { return token.is_word(); }) &&
        class_word_in(tokens[at + 4].text, vocabulary) >= ClassWord::code;
    if (numbered)
        return line.substr(0, tokens[at].begin) + tokens[at + 1].text + ": " +
               line.substr(tokens[at + 3].begin);
    const bool counted = tokens.size() > 5 && is_in(WordList::numbered_thing, tokens[0].plain()) &&
                         tokens[1].is_number() && tokens[2].is(",") && tokens[3].is_number() &&
                         tokens[4].is("x");
    return counted ? line.replace(tokens[2].begin, 1, ":") : line;
}

// "(he is a sixteenth figure)": which figure a leader is.
std::string without_figure_of_leader(std::string line) {
    const std::size_t open = line.find("(he is ");
    const std::size_t close = line.find(')', open == std::string::npos ? line.size() : open);
    const std::size_t figure = line.find(" figure", open == std::string::npos ? line.size() : open);
    return close != std::string::npos && figure < close ? line.erase(open, close + 1 - open) : line;
}

bool is_joint(const Token& token) {
    return token.is("and") || token.is("und") || token.is("&") || token.is(",");
}

// "tusks only", "teeth and claws only" as what the rules call them, where they know it.
std::string with_natural_weapons(std::string line, const Vocabulary& vocabulary) {
    static const WordSet parts{"tusks", "claws",  "teeth",  "fangs", "horns",  "hooves",  "fists",  "jaws",
                               "beaks", "talons", "stings", "zähne", "klauen", "krallen", "hörner", "fäuste"};
    static const WordSet only{"only", "nur", "alone"};
    const std::string small = small_letters(line);
    if (small.find("only") == std::string::npos && small.find("nur") == std::string::npos &&
        small.find("alone") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    constexpr std::string_view natural = "natural weapons";
    const Tokens known = vocabulary.tokens(natural);
    const auto match = vocabulary.longest(known, 0);
    for (std::size_t at = 0; match && match->end == known.size() && at < tokens.size(); ++at) {
        if (!only.contains(tokens[at].plain()))
            continue;
        const bool before = at + 1 < tokens.size() && parts.contains(tokens[at + 1].plain()); // "nur Klauen"
        std::size_t begin = at;
        std::size_t end = at;
        if (before)
            for (end = at + 2;
                 end + 1 < tokens.size() && is_joint(tokens[end]) && parts.contains(tokens[end + 1].plain());)
                end += 2;
        else if (at != 0 && parts.contains(tokens[at - 1].plain()))
            for (begin = at - 1, end = at + 1;
                 begin > 1 && is_joint(tokens[begin - 1]) && parts.contains(tokens[begin - 2].plain());)
                begin -= 2;
        if (begin == end)
            continue;
        return line.replace(tokens[begin].begin, tokens[end - 1].end - tokens[begin].begin, natural);
    }
    return line;
}

// "First line, which is the main battle line:" as "First line (the main battle line):"
std::string with_gloss_of_heading(std::string line) {
    static constexpr std::string_view openings[] = {", which is ", ", that is ", ", i.e. ", ", these are "};
    if (!line.ends_with(':'))
        return line;
    for (const std::string_view opening : openings) {
        const std::size_t at = line.find(opening);
        if (at == std::string::npos || at == 0 || !line.ends_with("line:") ||
            line.find_first_of(",(:", at + 1) + 1 != line.size())
            continue;
        line.insert(line.size() - 1, ")");
        return line.replace(at, opening.size(), " (");
    }
    return line;
}

// "The General, before you ask: he is with the household" as "The General is with the household".
std::string with_subject_at_verb(std::string line, const Vocabulary& vocabulary) {
    static constexpr std::string_view pronouns[] = {": he ", ": she ", ": er ", ": sie "};
    for (const std::string_view pronoun : pronouns) {
        const std::size_t at = small_letters(line).find(pronoun);
        if (at == std::string::npos || line.find(':') != at || line.find_first_of("0123456789(") < at)
            continue;
        const std::size_t end = std::min({at, line.find(','), line.find(" - ")});
        const Phrases subject = phrases_in(line.substr(0, end), vocabulary);
        if (std::none_of(subject.items.begin(), subject.items.end(), [&](const PhraseItem& item) {
                return !item.meanings.empty() &&
                       vocabulary.ruleset().traits[item.meanings.front().values.front().trait].is_switch();
            }))
            continue; // "Left wing: he is with unit 2"
        return std::string(trimmed(std::string_view(line).substr(0, end))) + " " +
               line.substr(at + pronoun.size());
    }
    return line;
}

std::string usual_form_of(std::string_view text, const Vocabulary& vocabulary) {
    std::string line = with_doubled_count_left_out(std::string(without_coming(text, vocabulary)), vocabulary);
    line = without_counting(with_gloss_of_heading(std::move(line)), vocabulary);
    line = with_general_of_one(std::move(line), vocabulary);
    line = with_plain_rows(with_subject_at_verb(std::move(line), vocabulary), vocabulary);
    line = without_idle_words(std::move(line), vocabulary);
    line = with_attached_gun(without_figure_of_leader(std::move(line)), vocabulary);
    line = with_guns_counted(std::move(line), vocabulary);
    line = with_unit_label_parted(with_link_as_heading(std::move(line), vocabulary), vocabulary);
    line = with_plain_exceptions(std::move(line), vocabulary);
    line = with_remarks_plain(without_count_of_link(std::move(line), vocabulary), vocabulary);
    line = with_unit_named(without_of_course(std::move(line), vocabulary), vocabulary);
    line = with_unit_counted(std::move(line), vocabulary);
    line = with_units_as_times(without_openings_of_troops(std::move(line), vocabulary), vocabulary);
    line = with_natural_weapons(std::move(line), vocabulary);
    line = with_code_in_capitals(with_unnamed_said(with_nobody_among_them(std::move(line))));
    line = with_total_before_remainder(without_remainder(std::move(line), vocabulary), vocabulary);
    line = with_price_before_label(with_total_of_all(std::move(line), vocabulary), vocabulary);
    line = with_total_behind_layout(with_sum_of_this_part(std::move(line), vocabulary), vocabulary);
    line = with_number_for_occasion(std::move(line), vocabulary);
    line = with_count_in_front(std::move(line), vocabulary);
    line = without_count_of_ranks(std::move(line));
    if (vocabulary.ruleset().conversion.price.empty())
        return with_sum_told(std::move(line), vocabulary);
    line = with_leader_there(with_leader_in_sum(std::move(line), vocabulary), vocabulary);
    line = with_alike_units_as_times(with_sum_made(std::move(line), vocabulary), vocabulary);
    line = with_count_said_once(std::move(line), vocabulary);
    line = with_leader_of_these(with_leader_alone(std::move(line), vocabulary), vocabulary);
    line = with_pointing_leader(with_nobody_led(std::move(line), vocabulary), vocabulary);
    line = without_kind_of_officers(with_officer_included(std::move(line), vocabulary), vocabulary);
    line = with_chief_as_officer(with_those_he_leads(std::move(line), vocabulary), vocabulary);
    line = without_kind_of_officers_unit(std::move(line), vocabulary);
    line = with_count_of_sum(std::move(line), vocabulary);
    line = without_summands(with_sum_told(std::move(line), vocabulary), vocabulary);
    return with_sum_alone(with_officers_added(std::move(line), vocabulary), vocabulary);
}

} // namespace

std::string in_usual_form(std::string_view line, const Vocabulary& vocabulary) {
    return remembered(line, vocabulary, &KnownLines::usual_forms, [&] {
        const auto carried = carried_forward_in(line, vocabulary); // the whole list shows whether it is right
        return carried ? fmt::format("{}, {}", usual_form_of(carried->line, vocabulary), carried->total)
                       : usual_form_of(line, vocabulary);
    });
}

} // namespace muster
