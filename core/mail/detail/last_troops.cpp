// SPDX-License-Identifier: MIT
#include "mail/detail/last_troops.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/said_of_named.h"
#include "mail/detail/talk_of_these.h"
#include "mail/detail/with_whom.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <string>

namespace muster {

namespace {

bool is_in_name(std::string_view name, const Token& token, const Vocabulary& vocabulary) {
    const Tokens words = vocabulary.tokens(name);
    return std::any_of(words.begin(), words.end(), [&](const Token& word) {
        return token.is_word() && std::any_of(token.forms.begin(), token.forms.end(),
                                              [&](const std::string& form) { return word.has_form(form); });
    });
}

// "the sub-commander of the Havens" in the wing of that name as "the sub-commander".
std::string without_own_part(std::string_view text, const ArmyDraft& draft, const Vocabulary& vocabulary) {
    constexpr std::string_view of = " of ";
    const std::size_t at = text.rfind(of);
    const Tokens words =
        at == std::string_view::npos ? Tokens() : vocabulary.tokens(text.substr(at + of.size()));
    const bool own = !words.empty() && std::all_of(words.begin(), words.end(), [&](const Token& word) {
        return word.is_mark() || is_joining_word(word.plain()) ||
               is_in_name(draft.bodies.back().heading, word, vocabulary);
    });
    return std::string(own ? text.substr(0, at) : text);
}

} // namespace

void LastTroops::add(const std::vector<ValueOf>& values) {
    UnitDraft& unit = *last_unit_of(draft_);
    const TroopDraft last = unit.troops.back();
    for (const ValueOf& value : values) {
        if (vocabulary_.ruleset().traits[value.trait].level == Level::unit)
            unit.values.push_back(value);
        else
            for (LineReading& way : draft_.lines[last.line].ways)
                way.troops[last.troop].values.push_back(value);
    }
}

bool LastTroops::mark(std::string_view text, bool bullet) {
    if (!bullet && text.starts_with("= ")) // "= General" beneath them
        text.remove_prefix(2);
    if (last_unit_of(draft_) == nullptr || last_unit_of(draft_)->troops.empty())
        return false;
    const std::string said = without_own_part(text, draft_, vocabulary_);
    std::vector<ValueOf> values = marks_in(said, vocabulary_);
    if (values.empty())
        values = marks_of_named_in(said, vocabulary_, true);
    if (values.empty())
        return false;
    add(values);
    return true;
}

bool LastTroops::stand_in(const MailLine& line) const {
    const UnitDraft* unit = last_unit_of(draft_);
    return unit != nullptr && !unit->troops.empty() &&
           draft_.lines[unit->troops.back().line].line == line.number;
}

bool LastTroops::may_describe(const MailLine& line, std::string_view text) const {
    return stand_in(line) && speaks_of_these(text, vocabulary_);
}

bool LastTroops::price(const MailLine& line, std::string_view text) {
    const Tokens tokens = vocabulary_.tokens(text);
    if (tokens.size() < 5 || !tokens[0].is_number() || !tokens[1].is("x") || !tokens[2].is_number() ||
        !tokens[3].is("=") || !tokens[4].is_number() || !stand_in(line) ||
        vocabulary_.ruleset().conversion.price.empty())
        return false;
    for (std::size_t at = 5; at < tokens.size(); ++at)
        if (!tokens[at].is_mark() && !is_in(WordList::price_word, tokens[at].plain()))
            return false;
    const TroopDraft last = last_unit_of(draft_)->troops.back();
    for (LineReading& way : draft_.lines[last.line].ways) {
        TroopReading& troop = way.troops[last.troop];
        const bool counted = may_be_counted(last, tokens[0].value);
        if (!counted)
            troop.questions.push_back("\"" + std::string(trimmed(text)) + "\": not understood");
        troop.numbers.push_back({tokens[2].value, WrittenNumber::Role::each, false});
        troop.numbers.push_back({tokens[4].value, WrittenNumber::Role::sum, false});
    }
    return true;
}

bool LastTroops::say(const MailLine& line, const std::vector<ValueOf>& values) {
    if (values.empty() || !stand_in(line))
        return false;
    add(values);
    return true;
}

bool LastTroops::describe(const MailLine& line, std::string_view text) {
    const UnitDraft* unit = last_unit_of(draft_);
    const Tokens tokens = vocabulary_.tokens(text);
    std::string said(text);
    if (unit != nullptr && !unit->troops.empty() && tokens.size() > 2 && tokens[1].is_number() &&
        may_be_counted(unit->troops.back(), tokens[1].value)) // "These two stand …"
        said.erase(tokens[1].begin, tokens[2].begin - tokens[1].begin);
    return say(line, values_of_these(said, vocabulary_));
}

// Not where the sentence names others, "rides with the elephants", or more of them than stand there.
bool LastTroops::place_general(const MailLine& line, std::string_view text) {
    const UnitDraft* unit = last_unit_of(draft_);
    if (unit == nullptr || unit->troops.empty())
        return false;
    const Tokens tokens = vocabulary_.tokens(text);
    const std::optional<OneOfThese> these = one_of_these(tokens);
    const std::vector<Token> others = others_named(tokens, [&](const Token& token) {
        return is_called(draft_, *unit, token.plain(), vocabulary_) ||
               is_in_name(draft_.bodies.back().name, token, vocabulary_);
    });
    if (!others.empty() || (these && these->of != 0 && !may_be_counted(unit->troops.back(), these->of)))
        return false;
    const std::vector<ValueOf> values = general_and_others_in(text, vocabulary_);
    const bool beneath = these && these->of > 1 && !line.after_blank &&
                         draft_.lines[unit->troops.back().line].line + 1 == line.number;
    if (beneath && !values.empty())
        add(values);
    return (beneath && !values.empty()) || say(line, values);
}

bool LastTroops::may_be_counted(const TroopDraft& at, std::int32_t count) const {
    const TroopReading& troop = draft_.lines[at.line].ways.front().troops[at.troop];
    return troop.counted
               ? troop.count == count
               : std::any_of(troop.numbers.begin(), troop.numbers.end(), [&](const WrittenNumber& number) {
                     return number.may_be_count && number.value == count;
                 });
}

bool LastTroops::announce(const MailLine& line, std::string_view text) {
    std::optional<MarksAhead> ahead = marks_ahead_in(text, vocabulary_);
    if (!ahead)
        return false;
    ahead->line = line.number;
    announced_.push_back(*std::move(ahead));
    return true;
}

void LastTroops::put_announced(const MailLine& line) {
    constexpr std::size_t furthest = 2; // lines
    // "The General leads these:" over two lines of troops may be said of either.
    const bool of_either = of_line_above_ && of_line_above_->line + 1 == line.number && !line.after_blank;
    if (of_either)
        announced_.push_back(*of_line_above_);
    of_line_above_.reset();
    if (of_either || announced_.empty() || announced_.back().line + furthest < line.number ||
        draft_.lines.back().ways.front().troops.size() != 1)
        return;
    const MarksAhead& ahead = announced_.back();
    const bool of_troop = std::any_of(ahead.values.begin(), ahead.values.end(), [&](const ValueOf& value) {
        return vocabulary_.ruleset().traits[value.trait].level == Level::troop;
    });
    if (ahead.of_one && of_troop && !may_be_counted(last_unit_of(draft_)->troops.back(), 1))
        return;
    add(ahead.values);
    if (!ahead.of_one) {
        of_line_above_ = ahead;
        of_line_above_->line = line.number;
    }
    announced_.pop_back();
}

std::vector<std::size_t> LastTroops::announced_in_vain() const {
    std::vector<std::size_t> lines;
    for (const MarksAhead& ahead : announced_)
        lines.push_back(ahead.line);
    return lines;
}

} // namespace muster
