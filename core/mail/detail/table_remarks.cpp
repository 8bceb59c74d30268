// SPDX-License-Identifier: MIT
#include "mail/detail/table_remarks.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/marks_beside_name.h"
#include "mail/detail/phrases.h"
#include "mail/detail/said_of_guns.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/with_whom.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// Of one remark: a mark of the troop or its unit ("General", "the General is here"), or a value that stands
// alone in it ("light").
bool read_remark(const std::string& part, bool first, const Vocabulary& vocabulary, TroopReading& troop) {
    const Tokens tokens = vocabulary.tokens(part);
    std::size_t begin = 0;
    std::size_t end = tokens.size();
    while (begin < end && (tokens[begin].is_mark() || is_joining_word(tokens[begin].plain())))
        ++begin;
    // "General: Napoleon"
    const auto colon =
        std::find_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is(":"); });
    if (colon != tokens.end() && colon - tokens.begin() > static_cast<std::ptrdiff_t>(begin))
        end = static_cast<std::size_t>(colon - tokens.begin());
    while (end > begin && tokens[end - 1].is_mark())
        --end;
    const auto match = begin < end ? vocabulary.longest(tokens, begin) : std::nullopt;
    if (match && match->end == end)
        for (const Meaning& meaning : match->phrase->meanings) {
            const ValueOf& value = meaning.values.front();
            const Trait& trait = vocabulary.ruleset().traits[value.trait];
            const bool mark = trait.is_switch() || trait.level == Level::unit || trait.id == "line";
            const bool alone = !first && trait.level == Level::troop && meaning.source <= Source::name &&
                               value.trait != vocabulary.class_trait();
            if (meaning.values.size() == 1 && (mark || alone) && !troop.says(value.trait)) {
                troop.values.push_back(value);
                return true;
            }
        }
    std::vector<ValueOf> marks = marks_in(part, vocabulary);
    if (marks.empty())
        marks = marks_of_named_in(part, vocabulary, false); // "Suren is General as well"
    for (const ValueOf& mark : marks)
        if (!troop.says(mark.trait))
            troop.values.push_back(mark);
    return !marks.empty();
}

// "field defences war wagons": a value of several words that others stand behind. Whether it is all of the
// part.
bool read_opening(const std::string& part, const Vocabulary& vocabulary, TroopReading& troop) {
    const Phrases phrases = phrases_in(part, vocabulary, {Level::troop});
    bool whole = false;
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty() || item.end - item.begin < 2)
            continue;
        const Meaning& meaning = item.meanings.front();
        const std::size_t trait = meaning.values.front().trait;
        if (meaning.values.size() != 1 || meaning.source > Source::name ||
            trait == vocabulary.class_trait() || troop.says(trait))
            continue;
        if (item.begin == 0 && item.meanings.size() == 1) {
            troop.values.push_back(meaning.values.front());
            whole = item.end == phrases.tokens.size();
        } else {
            troop.questions.push_back(fmt::format("\"{}\": not understood", part));
        }
    }
    return whole;
}

} // namespace

bool take_values_of_cell(const Phrases& phrases, std::size_t column_trait, TroopReading& troop) {
    bool all = true;
    for (const PhraseItem& item : phrases.items) {
        if (item.meanings.empty())
            continue;
        const Meaning* best = nullptr; // one of the column goes before others
        for (const Meaning& meaning : item.meanings) {
            const bool fits =
                std::all_of(meaning.values.begin(), meaning.values.end(), [&](const ValueOf& value) {
                    return troop.value(value.trait, value.value) == value.value;
                });
            const bool of_column = meaning.values.front().trait == column_trait;
            if (fits && (best == nullptr || (of_column && best->values.front().trait != column_trait)))
                best = &meaning;
        }
        if (best == nullptr) {
            all = false;
            continue;
        }
        for (const ValueOf& value : best->values)
            if (!troop.says(value.trait))
                troop.values.push_back(value);
    }
    return all;
}

void add_said(const ValueOf& value, const Ruleset& ruleset, TroopReading& troop) {
    if (!troop.says(value.trait)) {
        troop.values.push_back(value);
        return;
    }
    if (troop.value(value.trait, value.value) == value.value)
        return;
    const auto of_kind = std::find_if(troop.of_kind.begin(), troop.of_kind.end(),
                                      [&](const auto& said) { return said.first.trait == value.trait; });
    if (of_kind == troop.of_kind.end()) {
        const Trait& trait = ruleset.traits[value.trait];
        troop.questions.push_back(fmt::format("{}: {} or {}", trait.name,
                                              trait.value_name(troop.value(value.trait, 0)),
                                              trait.value_name(value.value)));
        return;
    }
    std::erase(troop.doubts, of_kind->second);
    for (ValueOf& said : troop.values)
        if (said.trait == value.trait)
            said.value = value.value;
}

bool names_class_only(std::string_view cell, const Vocabulary& vocabulary) {
    const Phrases phrases = phrases_in(cell, vocabulary);
    return !phrases.items.empty() &&
           std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
               const auto said = class_said(item, vocabulary);
               return said && said->second < ClassWord::code;
           });
}

void ask_of_sign(const std::string& cell, const Vocabulary& vocabulary, TroopReading& troop) {
    for (const std::size_t index : vocabulary.ruleset().at(Level::troop).traits)
        for (const TraitValue& value : vocabulary.ruleset().traits[index].values)
            if (!cell.empty() && value.short_form == cell && !troop.says(index))
                troop.questions.push_back(fmt::format("\"{}\": not understood", cell));
}

void ask_of_general(const std::string& cell, const Vocabulary& vocabulary, TroopReading& troop) {
    std::string words = cell;
    for (const Token& token : vocabulary.tokens(cell)) // "Genral" may mark one too
        if (token.is_word())
            words += ", " + vocabulary.nearest(token.plain());
    const Phrases phrases = phrases_in(words, vocabulary);
    for (const PhraseItem& item : phrases.items)
        for (const Meaning& meaning : item.meanings) {
            const ValueOf& value = meaning.values.front();
            if (is_of_general(value, vocabulary.ruleset()) && !troop.says(value.trait)) {
                troop.questions.push_back(fmt::format("\"{}\": not understood", cell));
                return;
            }
        }
}

bool asks_of_leader_himself(const std::string& question, const std::string& name, const TroopReading& leader,
                            const Vocabulary& vocabulary) {
    constexpr std::string_view asking = "\": not understood";
    if (question == fmt::format("\"{}{}", name, asking))
        return true;
    if (!question.ends_with(asking) || !vocabulary.is_leader(leader.value(vocabulary.class_trait(), -1)))
        return false;
    const std::string cell = question.substr(1, question.size() - asking.size() - 1);
    const Phrases phrases = phrases_in(cell, vocabulary, {Level::troop});
    bool known = cell.find(name) != std::string::npos;
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const std::size_t owner = phrases.owner[at];
        known = known && (owner == Phrases::nobody ? phrases.tokens[at].is_mark()
                                                   : !phrases.items[owner].meanings.empty());
    }
    return known;
}

namespace {

// "each with an attached gun epoch II": a trait by its own name, with its value.
void take_labelled(const Phrases& phrases, const Vocabulary& vocabulary, TroopReading& troop) {
    for (const PhraseItem& item : phrases.items) {
        if (!item.labelled || item.meanings.empty())
            continue;
        const ValueOf& value = item.meanings.front().values.front();
        bool named = false; // by two words or more, not by "class"
        for (std::size_t at = 0; at < item.end; ++at)
            if (const auto match = vocabulary.longest(phrases.tokens, at);
                match && match->end - match->begin >= 2)
                named = named || std::find(match->phrase->labels.begin(), match->phrase->labels.end(),
                                           value.trait) != match->phrase->labels.end();
        if (named && !troop.says(value.trait))
            troop.values.push_back(value);
    }
}

// The name of a trait without its value, which may be of the troop.
void ask_of_labels(const Phrases& phrases, const Vocabulary& vocabulary, TroopReading& troop) {
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const auto match = vocabulary.longest(tokens, at);
        if (!match || match->end - match->begin < 2)
            continue;
        for (const std::size_t label : match->phrase->labels)
            if (vocabulary.ruleset().traits[label].level == Level::troop &&
                vocabulary.ruleset().traits[label].is_choice() && !troop.says(label)) {
                troop.questions.push_back(fmt::format("\"{}\": not understood", phrases.line));
                return;
            }
    }
}

// "riders with AA(EV)": a code in capitals that nothing above has taken is no word of a name.
void ask_of_codes(const Phrases& phrases, const Vocabulary& vocabulary, TroopReading& troop) {
    for (const PhraseItem& item : phrases.items) {
        const Token& first = phrases.tokens[item.begin];
        if (item.meanings.empty() || item.meanings.front().source != Source::code || first.text.size() < 2 ||
            !is_in_capitals(first.text) || is_roman_number(first.text))
            continue;
        const ValueOf& value = item.meanings.front().values.front();
        if (!troop.says(value.trait) && value.trait != vocabulary.class_trait()) {
            troop.questions.push_back(fmt::format("\"{}\": not understood", phrases.line));
            return;
        }
    }
}

} // namespace

void read_remarks(const std::string& text, bool is_name, const Vocabulary& vocabulary, TroopReading& troop,
                  bool opens) {
    const RemarkOfGun gun =
        is_name ? RemarkOfGun{with_attached_gun(text, vocabulary), {}} : remark_of_gun(text, vocabulary);
    const std::string& cell = gun.words;
    troop.usual.insert(troop.usual.end(), gun.epoch.begin(), gun.epoch.end());
    const Phrases phrases = phrases_in(cell, vocabulary, {Level::troop});
    take_labelled(phrases, vocabulary, troop);
    std::string part;
    bool first = is_name;
    const auto take = [&] {
        take_mark_behind(part, vocabulary, troop);
        if (is_name)
            take_general_before(part, vocabulary, troop);
        if (is_blank(part) || read_remark(part, first, vocabulary, troop)) {
            part.clear();
        } else {
            const bool whole = (!first || opens) && read_opening(part, vocabulary, troop);
            if (is_name && !whole)
                troop.name += (troop.name.empty() ? "" : ", ") + std::string(trimmed(part));
            first = false;
            part.clear();
        }
    };
    for (std::size_t at = 0; at < cell.size(); ++at) {
        const char c = cell[at];
        const bool dash =
            c == '-' && at != 0 && cell[at - 1] == ' ' && at + 1 < cell.size() && cell[at + 1] == ' ';
        if (dash || c == ',' || c == ';' || c == '(' || c == ')' || c == '&' || c == '+' || c == '/' ||
            c == '=')
            take();
        else
            part += c;
    }
    take();
    ask_of_general(cell, vocabulary, troop);
    ask_of_labels(phrases, vocabulary, troop);
    ask_of_codes(phrases, vocabulary, troop);
}

namespace {

// Of himself and of his guard, whose words ("guard chariots") may be but a name.
bool is_about_general(const Trait& trait) {
    return trait.name.find("General") != std::string::npos;
}

// The one thing that the item may mean of traits which are open; of traits that know the same words the
// first. `several`: it may mean more.
const Meaning* open_meaning(const PhraseItem& item, const std::vector<std::size_t>& told,
                            const Vocabulary& vocabulary, const TroopReading& troop, bool& several) {
    const auto& traits = vocabulary.ruleset().traits;
    const Meaning* found = nullptr;
    for (const Meaning& meaning : item.meanings) {
        const bool open =
            meaning.source <= Source::name &&
            std::none_of(meaning.values.begin(), meaning.values.end(), [&](const ValueOf& value) {
                return troop.says(value.trait) || value.trait == vocabulary.class_trait() ||
                       is_about_general(traits[value.trait]) ||
                       std::find(told.begin(), told.end(), value.trait) != told.end();
            });
        if (!open)
            continue;
        const auto& words = traits[meaning.values.front().trait].words.words();
        if (found == nullptr)
            found = &meaning;
        else if (traits[found->values.front().trait].words.words() != words)
            several = true;
    }
    return found;
}

// "V Corps", "Company C": a numeral or letter that numbers what the name is of.
bool is_numeral_alone(const PhraseItem& item, const Tokens& tokens) {
    const std::string_view word = tokens[item.begin].text;
    return item.end - item.begin == 1 && (word.size() == 1 || is_roman_number(word));
}

// "heavy" of guns, not of heavy dragoons
bool may_tell_value(const PhraseItem& item, const Vocabulary& vocabulary, const TroopReading& troop) {
    const auto said = class_said(item, vocabulary);
    if (item.meanings.empty() || item.doubtful || (said && said->second >= ClassWord::name))
        return false;
    const std::int32_t class_value = troop.value(vocabulary.class_trait(), -1);
    const auto& traits = vocabulary.ruleset().traits;
    return !item.weak || (class_value >= 0 &&
                          vocabulary.share_a_word(traits[item.meanings.front().values.front().trait].name,
                                                  traits[vocabulary.class_trait()].value_name(class_value)));
}

// "12-pounders", "6-pdr": a number that names a kind and counts nothing.
bool is_of_calibre(const Tokens& tokens, std::size_t at) {
    return at + 2 < tokens.size() && tokens[at].is_number() && tokens[at + 1].is("-") &&
           !tokens[at + 1].spaced && tokens[at + 2].is_word() && !tokens[at + 2].spaced;
}

// "some with bows", "10 with javelins", between quotation marks: words that may limit what the others tell.
bool is_limited(const Phrases& phrases) {
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        if (phrases.owner[at] == Phrases::nobody && !is_of_calibre(phrases.tokens, at) &&
            (token.is_number() || token.is("\"") || (token.is_word() && changes_meaning(token.plain()))))
            return true;
    }
    return false;
}

} // namespace

void take_values_of_name(const std::string& name, const std::vector<std::size_t>& told,
                         const Vocabulary& vocabulary, TroopReading& troop) {
    const Phrases phrases = phrases_in(with_attached_gun(name, vocabulary), vocabulary, {Level::troop});
    for (const PhraseItem& item : phrases.items) {
        bool several = false;
        const Meaning* meaning =
            !is_numeral_alone(item, phrases.tokens) && may_tell_value(item, vocabulary, troop)
                ? open_meaning(item, told, vocabulary, troop, several)
                : nullptr;
        if (several || (meaning != nullptr && is_limited(phrases)))
            troop.questions.push_back(fmt::format(
                "\"{}\": not understood", text_between(phrases.line, phrases.tokens, item.begin, item.end)));
        else if (meaning != nullptr)
            troop.values.insert(troop.values.end(), meaning->values.begin(), meaning->values.end());
    }
}

bool names_same_unit(std::string_view one, std::string_view other) {
    if (one.size() > other.size())
        std::swap(one, other);
    const std::string_view rest = other.substr(one.size());
    return !one.empty() && other.starts_with(one) &&
           (rest.empty() || (rest.starts_with(" (") && rest.ends_with(')') &&
                             rest.find_first_of("0123456789") == std::string_view::npos));
}

} // namespace muster
