// SPDX-License-Identifier: MIT
#include "mail/detail/line_reading.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/him_who_leads.h"
#include "mail/detail/known_lines.h"
#include "mail/detail/officers_of_copies.h"
#include "mail/detail/phrases.h"
#include "mail/detail/pointing_leader.h"
#include "mail/detail/said_of_one.h"
#include "mail/detail/small_grades.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/troop_reader.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace muster {

namespace {

constexpr std::size_t most_readings = 64;

// "pikes in front (HIP-III-RA), handgunners behind (VLI-III-RA), support link .. 2": the number counts the
// whole link, one vignette of each.
void share_count_of_link(const Phrases& phrases, LineReading& reading) {
    std::size_t at = phrases.tokens.size();
    while (at != 0 && phrases.tokens[at - 1].is_mark())
        --at;
    if (at < 2 || !phrases.tokens[at - 1].is_number() || reading.troops.size() < 2)
        return;
    const std::int32_t number = phrases.tokens[--at].value;
    while (at != 0 && phrases.tokens[at - 1].is_mark())
        --at;
    TroopReading& last = reading.troops.back();
    const auto alone = [](const TroopReading& troop) { return troop.coded && !troop.counted; };
    const bool of_link = at != 0 && phrases.tokens[at - 1].is("link") && last.coded && last.counted &&
                         last.count == number && static_cast<std::size_t>(number) == reading.troops.size() &&
                         std::all_of(reading.troops.begin(), reading.troops.end() - 1, alone);
    if (!of_link)
        return;
    last.count = 1;
    for (std::size_t i = 1; i < reading.troops.size(); ++i)
        reading.troops[i].joined = true;
}

// "Bows: 18 LC composite bow": what the label says the troops say again.
bool is_said_again(const Phrases& phrases, const PhraseItem& label, std::size_t colon,
                   const Vocabulary& vocabulary) {
    return !class_said(label, vocabulary) &&
           std::any_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               if (item.begin <= colon || item.meanings.empty())
                   return false;
               for (std::size_t at = label.begin; at < label.end; ++at)
                   if (std::none_of(phrases.tokens.begin() + static_cast<std::ptrdiff_t>(item.begin),
                                    phrases.tokens.begin() + static_cast<std::ptrdiff_t>(item.end),
                                    [&](const Token& token) {
                                        return std::any_of(token.forms.begin(), token.forms.end(),
                                                           [&](const std::string& form) {
                                                               return phrases.tokens[at].has_form(form);
                                                           });
                                    }))
                       return false;
               return true;
           });
}

// The colon that parts a label from the troops: "II Cohort: 20 HI pilum"; nobody if there is none.
std::size_t label_end(const Phrases& phrases, const std::vector<Piece>& pieces,
                      const Vocabulary& vocabulary) {
    std::size_t colon = 1;
    while (colon + 1 < phrases.tokens.size() &&
           !(phrases.tokens[colon].is(":") && phrases.owner[colon] == Phrases::nobody))
        ++colon;
    if (colon + 1 >= phrases.tokens.size() || pieces.empty())
        return Phrases::nobody;
    const bool is_label =
        std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
            return item.meanings.empty() || item.weak || item.begin >= colon ||
                   is_said_again(phrases, item, colon, vocabulary);
        });
    return is_label ? colon : Phrases::nobody;
}

// Of "LC 2: 20 light cavalry", a label of words whose number and colon stand before a count; nobody if there
// is none.
std::size_t numbered_label_end(const Tokens& tokens) {
    std::size_t at = 0;
    while (at < tokens.size() && tokens[at].is_word())
        ++at;
    const bool labelled = at != 0 && at + 2 < tokens.size() && tokens[at].is_number() &&
                          tokens[at + 1].is(":") && tokens[at + 2].is_number();
    return labelled ? at + 1 : Phrases::nobody;
}

// "Bw", "2HW": two or three letters without a vowel are a code of other rules and no name, but for the
// numerals of Rome.
bool is_foreign_word(std::string_view word) {
    constexpr std::string_view vowels = "AEIOUYaeiouy";
    constexpr std::string_view numerals = "IVXLCDM";
    return (word.size() == 2 || word.size() == 3) && word.find_first_of(vowels) == std::string_view::npos &&
           word.find_first_not_of(numerals) != std::string_view::npos &&
           std::any_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; }) &&
           std::all_of(word.begin(), word.end(),
                       [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; });
}

bool is_foreign_code(std::string_view name) {
    bool any = false;
    while (!name.empty()) {
        const std::size_t length = std::min(name.find_first_of(" +/,"), name.size());
        if (length != 0 && !is_foreign_word(name.substr(0, length)))
            return false;
        any = any || length != 0;
        name.remove_prefix(std::min(length + 1, name.size()));
    }
    return any;
}

// "(led by the C-in-C in person)", "the C-in-C leads them", not "led by the C-in-C 100", who is paid for
// here.
bool is_led_by(const Phrases& phrases, const Piece& piece) {
    bool led = false;
    for (std::size_t at = piece.begin; at + 1 < piece.end; ++at) {
        if (led && phrases.tokens[at + 1].is_number())
            return false;
        led = led || (phrases.tokens[at].is("led") && phrases.tokens[at + 1].is("by"));
    }
    const auto begin = phrases.tokens.begin() + static_cast<std::ptrdiff_t>(piece.begin);
    const auto end = phrases.tokens.begin() + static_cast<std::ptrdiff_t>(piece.end);
    return led || (std::any_of(begin, end, [](const Token& token) { return token.is("leads"); }) &&
                   std::none_of(begin, end, [](const Token& token) { return token.is_number(); }));
}

} // namespace

bool TroopReading::says(std::size_t trait) const {
    return std::any_of(values.begin(), values.end(),
                       [&](const ValueOf& value) { return value.trait == trait; });
}

std::int32_t TroopReading::value(std::size_t trait, std::int32_t otherwise) const {
    for (const ValueOf& value : values)
        if (value.trait == trait)
            return value.value;
    return otherwise;
}

namespace {

// "Bd (S)", "Ps (I)": better or worse by the grades of another rule set, which nothing explains.
std::string foreign_grade_in(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary) {
    static const WordSet grades{"s", "i"};
    constexpr std::size_t longest_code = 3; // letters
    const Tokens& tokens = phrases.tokens;
    for (const PhraseItem& item : phrases.items) {
        const std::size_t at = item.end;
        const auto said = class_said(item, vocabulary);
        if (said && said->second == ClassWord::kind && item.begin >= piece.begin && at + 2 < piece.end &&
            tokens[item.begin].text.size() <= longest_code && tokens[at].is("(") && tokens[at + 2].is(")") &&
            phrases.owner[at + 1] == Phrases::nobody && grades.contains(tokens[at + 1].plain()))
            return text_between(phrases.line, tokens, item.begin, at + 3);
    }
    return {};
}

bool is_leading(const TroopReading& way, const Vocabulary& vocabulary) {
    return vocabulary.is_leader(way.value(vocabulary.class_trait(), -1));
}

// Asks about what the piece says and the reading does not hold. `alone`: its line says nothing else.
void ask_of_rest(TroopReading& way, const Phrases& phrases, const Piece& piece, bool alone,
                 const Vocabulary& vocabulary) {
    const auto ask = [&](const std::string& words) {
        if (!words.empty())
            way.questions.push_back(fmt::format("{}: not understood", quoted(words)));
    };
    if (is_foreign_code(way.name) && phrases.line.find('"' + way.name) == std::string::npos)
        ask(way.name);
    ask(foreign_grade_in(phrases, piece, vocabulary));
    if (alone && is_rest_of_leading(way.name) && is_leading(way, vocabulary))
        ask(way.name);
    ask(grade_left_open(phrases, piece, way, vocabulary));
}

// "4 Goblins: foot open irregular"
bool counts_before(const Phrases& phrases, std::size_t colon) {
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < colon; ++at)
        if (tokens[at].is_number() &&
            (at == 0 || tokens[at - 1].is_mark() || tokens[at + 1].is("x") ||
             (at + 2 == colon && tokens[at + 1].is(")")) ||
             (tokens[at + 1].is_word() && is_counted_thing(tokens[at + 1].plain()))))
            return true;
    return false;
}

std::vector<LineReading> ways_to_read(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    const std::vector<Piece> pieces = pieces_of(phrases, vocabulary);
    if (pieces.empty())
        return {};
    if (const std::size_t end = numbered_label_end(phrases.tokens); end != Phrases::nobody) {
        std::vector<LineReading> labelled = readings_of(
            text_between(phrases.line, phrases.tokens, end + 1, phrases.tokens.size()), vocabulary);
        for (LineReading& reading : labelled)
            reading.label = text_between(phrases.line, phrases.tokens, 0, end);
        return labelled;
    }
    std::vector<LineReading> readings{{}};
    const std::size_t colon = label_end(phrases, pieces, vocabulary);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        Piece piece = pieces[i];
        if (i == 0 && colon != Phrases::nobody && !counts_before(phrases, colon)) {
            readings.front().label = text_between(line, phrases.tokens, 0, colon);
            piece.begin = colon + 1;
        }
        std::vector<TroopReading> ways = read_troop(phrases, piece, vocabulary);
        for (TroopReading& way : ways) {
            ask_of_rest(way, phrases, piece, pieces.size() == 1, vocabulary);
            way.leads_others = is_led_by(phrases, piece) && is_leading(way, vocabulary);
        }
        std::vector<LineReading> longer;
        for (const LineReading& reading : readings)
            for (const TroopReading& way : ways)
                if (longer.size() < most_readings) {
                    longer.push_back(reading);
                    longer.back().troops.push_back(way);
                }
        readings = std::move(longer);
    }
    if (const std::string open = leader_left_open(phrases, pieces, vocabulary); !open.empty())
        for (LineReading& reading : readings)
            if (!reading.troops.empty())
                reading.troops.front().questions.push_back(
                    fmt::format("{}: nothing shows who he is", quoted(open)));
    for (LineReading& reading : readings) {
        share_count_of_link(phrases, reading);
        share_officers_of_copies(reading, vocabulary);
    }
    return readings;
}

} // namespace

namespace {

// "4 x HINn RA, artillery attached to one of them": what is read of all is said of one.
std::vector<LineReading> asking_of_one(std::vector<LineReading> ways, const std::string& words) {
    for (LineReading& way : ways)
        for (TroopReading& troop : way.troops)
            if (troop.count > 1 && !words.empty())
                troop.questions.push_back(fmt::format("{}: said of one of them", quoted(words)));
    return ways;
}

} // namespace

std::vector<LineReading> readings_of(std::string_view line, const Vocabulary& vocabulary) {
    return remembered(line, vocabulary, &KnownLines::readings, [&] {
        return asking_of_one(ways_to_read(line, vocabulary), said_of_one(line, vocabulary));
    });
}

ClassWord class_word_in(std::string_view line, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(line, vocabulary);
    ClassWord best = ClassWord::none;
    for (const PhraseItem& item : phrases.items)
        if (const auto said = class_said(item, vocabulary))
            best = std::max(best, said->second);
    return best;
}

} // namespace muster
