// SPDX-License-Identifier: MIT
#include "mail/detail/leading_restated.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/phrases.h"
#include "mail/detail/sentence_stops.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace muster {

namespace {

// What the line of a numbered unit names.
struct NumberedRow {
    std::set<std::int32_t> leaders; // classes
    bool men = false;
    bool several = false; // another line has the number too
};

using NumberedRows = std::map<std::int32_t, NumberedRow>;

// 2 of "Unit 2: …"; 0 if the line begins otherwise.
std::int32_t number_of_row(const Tokens& tokens) {
    const bool numbered = tokens.size() > 3 && names_unit(tokens[0]) && tokens[1].is_number() &&
                          !tokens[1].as_word && (tokens[2].is(":") || tokens[2].is("-") || tokens[2].is("."));
    return numbered ? tokens[1].value : 0;
}

NumberedRows numbered_rows_in(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    NumberedRows rows;
    for (const MailLine& line : lines) {
        if (line.role != MailLine::Role::text)
            continue;
        const std::int32_t number = number_of_row(vocabulary.tokens(line.text));
        if (number == 0)
            continue;
        NumberedRow& row = rows[number];
        row.several = row.men || !row.leaders.empty();
        const Phrases phrases = phrases_in(line.text, vocabulary);
        for (const PhraseItem& item : phrases.items)
            if (const auto said = class_said(item, vocabulary)) {
                if (vocabulary.is_leader(said->first))
                    row.leaders.insert(said->first);
                else
                    row.men = row.men || said->second >= ClassWord::name;
            }
    }
    return rows;
}

// Reads "The C-in-C leads unit 1 himself and the sub-general unit 2, so those two have no unit commander".
class ToldLeading {
public:
    ToldLeading(std::string_view sentence, const NumberedRows& rows, const Vocabulary& vocabulary)
        : phrases_(phrases_in(sentence, vocabulary)), tokens_(phrases_.tokens), rows_(rows),
          vocabulary_(vocabulary) {}

    // Whether the sentence says that and nothing else, and the rows show all of it.
    [[nodiscard]] bool is_shown() {
        do {
            skip({"and", ",", ";"});
            if (denies_commanders())
                return !told_.empty() && is_without_commanders();
            if (!tells_one())
                return false;
        } while (at_ < tokens_.size() && !is_end());
        return true;
    }

private:
    void skip(const WordSet& words) {
        while (at_ < tokens_.size() && words.contains(tokens_[at_].plain()))
            ++at_;
    }
    [[nodiscard]] bool is_end() const {
        return at_ >= tokens_.size() || (tokens_[at_].is(".") && at_ + 1 == tokens_.size());
    }

    // "the sub-general leads unit 2 himself", without the verb behind another who leads.
    bool tells_one() {
        static const WordSet verbs{"leads", "commands", "heads", "is", "rides", "fights"};
        skip({"the", "my"});
        const std::size_t owner = at_ < tokens_.size() ? phrases_.owner[at_] : Phrases::nobody;
        const auto leader =
            owner == Phrases::nobody ? std::nullopt : class_said(phrases_.items[owner], vocabulary_);
        if (!leader || !vocabulary_.is_leader(leader->first))
            return false;
        at_ = phrases_.items[owner].end;
        const bool verb = at_ < tokens_.size() && verbs.contains(tokens_[at_].plain());
        if (!verb && told_.empty())
            return false;
        skip(verbs);
        skip({"with", "himself", "herself", "in", "person", "personally"});
        if (at_ + 1 >= tokens_.size() || !names_unit(tokens_[at_]) || !tokens_[at_ + 1].is_number())
            return false;
        const auto row = rows_.find(tokens_[at_ + 1].value);
        if (row == rows_.end() || row->second.several || !row->second.men ||
            !row->second.leaders.contains(leader->first))
            return false;
        told_.push_back(&row->second);
        ranks_.insert(leader->first);
        at_ += 2;
        skip({"himself", "herself", "in", "person", "personally"});
        return true;
    }

    // "so those two have no unit commander": nothing else may stand behind it.
    bool denies_commanders() {
        static const WordSet words{"so",   "hence", "that",    "is",       "why",   "those",     "these",
                                   "they", "both",  "the",     "two",      "units", "unit",      "have",
                                   "has",  "need",  "needs",   "pay",      "no",    "commander", "commanders",
                                   "cdr",  "other", "officer", "officers", "it",    "and",       "for",
                                   "get",  "gets",  "neither", "of",       "them",  "a"};
        bool denied = false;
        for (std::size_t at = at_; at < tokens_.size(); ++at) {
            const Token& token = tokens_[at];
            if (!words.contains(token.plain()) && !(token.is(".") && at + 1 == tokens_.size()))
                return false;
            if (token.is("no") && !tells_commander_from(at + 1)) // "so no other units have a commander"
                return false;
            denied = denied || token.is("no") || token.is("neither");
        }
        return denied;
    }
    // "other unit commander"
    [[nodiscard]] bool tells_commander_from(std::size_t at) const {
        static const WordSet commanders{"commander", "commanders", "cdr", "officer", "officers"};
        while (at < tokens_.size() && (tokens_[at].is("other") || tokens_[at].is("unit")))
            ++at;
        return at < tokens_.size() && commanders.contains(tokens_[at].plain());
    }
    [[nodiscard]] bool is_without_commanders() const {
        return std::all_of(told_.begin(), told_.end(), [this](const NumberedRow* row) {
            return std::all_of(row->leaders.begin(), row->leaders.end(),
                               [this](std::int32_t rank) { return ranks_.contains(rank); });
        });
    }

    Phrases phrases_;
    const Tokens& tokens_;
    const NumberedRows& rows_;
    const Vocabulary& vocabulary_;
    std::size_t at_ = 0;
    std::vector<const NumberedRow*> told_;
    std::set<std::int32_t> ranks_; // classes of those who were told of
};

// The lines that were joined to it begin where they did.
void erase_from(MailLine& line, std::size_t begin, std::size_t end) {
    line.text.erase(begin, end - begin);
    for (MailLine::Part& part : line.parts)
        if (part.offset >= end)
            part.offset -= end - begin;
        else
            part.offset = std::min(part.offset, begin);
}

void leave_out_of(MailLine& line, const NumberedRows& rows, const Vocabulary& vocabulary) {
    for (std::size_t begin = 0; begin < line.text.size();) {
        std::size_t end = begin;
        while (end < line.text.size() && !(line.text[end] == '.' && is_stop(line.text, begin, end)))
            ++end;
        end = std::min(end + 1, line.text.size());
        const std::string sentence(trimmed(std::string_view(line.text).substr(begin, end - begin)));
        if (!sentence.empty() && ToldLeading(sentence, rows, vocabulary).is_shown())
            erase_from(line, begin, end);
        else
            begin = end;
    }
}

} // namespace

std::vector<MailLine> with_leading_restated_left_out(std::vector<MailLine> lines,
                                                     const Vocabulary& vocabulary) {
    if (vocabulary.ruleset().conversion.price.empty())
        return lines;
    const NumberedRows rows = numbered_rows_in(lines, vocabulary);
    if (rows.empty())
        return lines;
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && number_of_row(vocabulary.tokens(line.text)) == 0)
            leave_out_of(line, rows, vocabulary);
    std::erase_if(lines, [](const MailLine& line) { return is_blank(line.text); });
    return lines;
}

} // namespace muster
