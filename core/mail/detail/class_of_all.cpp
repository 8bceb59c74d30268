// SPDX-License-Identifier: MIT
#include "mail/detail/class_of_all.h"

#include "mail/detail/everyday_words.h"
#include "mail/detail/line_forms.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/sentences.h"
#include "mail/detail/troop_pieces.h"
#include "ruleset/ruleset.h"

#include <algorithm>
#include <optional>

namespace muster {

namespace {

constexpr std::ptrdiff_t fewest_values = 3;

// Where the class may stand in a line that counts its troops.
struct PlaceOfClass {
    std::size_t at = 0; // bytes
    bool aside = false; // between commas
};

// "4 vignettes, …", "4 x mob, …", "Unit 1: 4 mob, …"; nothing if it counts none.
std::optional<PlaceOfClass> place_of_class(const Phrases& phrases) {
    const Tokens& tokens = phrases.tokens;
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        const Token& next = tokens[at + 1];
        if (!tokens[at].is_number())
            continue;
        if (is_counted_thing(next.plain()))
            return PlaceOfClass{next.end, true};
        const bool first = (at == 0 || tokens[at - 1].is(":")) && phrases.owner[at] == Phrases::nobody;
        const std::size_t behind = next.is("x") ? at + 2 : at + 1;
        if (first && behind < tokens.size() && tokens[behind].is_word())
            return PlaceOfClass{tokens[behind - 1].end, false};
    }
    return std::nullopt;
}

void insert(MailLine& line, std::size_t at, const std::string& words) {
    line.text.insert(at, words);
    for (MailLine::Part& part : line.parts)
        part.offset += part.offset > at ? words.size() : 0;
}

// "archers": the first word by which the class could only be guessed; nullptr if there is none.
const PhraseItem* guess_of(const Phrases& phrases, const Vocabulary& vocabulary) {
    const auto guess = std::find_if(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return said && said->second == ClassWord::guess;
    });
    return guess == phrases.items.end() ? nullptr : &*guess;
}

bool says_no_class_but(std::int32_t value, const Phrases& phrases, const Vocabulary& vocabulary) {
    return std::all_of(phrases.items.begin(), phrases.items.end(), [&](const PhraseItem& item) {
        const auto said = class_said(item, vocabulary);
        return !said || (said->second == ClassWord::guess && said->first == value);
    });
}

} // namespace

void ClassOfAll::take(const Statement& statement, std::size_t line) {
    if (!statement.of_class)
        return;
    said_ = statement.of_class;
    line_ = line;
    except_ = statement.except;
}

bool ClassOfAll::is_excepted(const Tokens& tokens) const {
    return std::any_of(except_.begin(), except_.end(), [&](const std::vector<std::string>& words) {
        return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
            return std::any_of(tokens.begin(), tokens.end(),
                               [&](const Token& token) { return token.has_form(word); });
        });
    });
}

MailLine ClassOfAll::put_into(MailLine line) const {
    if (!said_ || line.role != MailLine::Role::text ||
        class_word_in(line.text, *vocabulary_) > ClassWord::guess)
        return line;
    const Phrases phrases = phrases_in(line.text, *vocabulary_, {Level::troop});
    const auto values = std::count_if(phrases.items.begin(), phrases.items.end(),
                                      [](const PhraseItem& item) { return !item.meanings.empty(); });
    if (values < fewest_values || !says_no_class_but(said_->value, phrases, *vocabulary_) ||
        is_excepted(phrases.tokens))
        return line;
    const Trait& classes = vocabulary_->ruleset().traits[vocabulary_->class_trait()];
    const std::string word = small_letters(classes.value_name(said_->value));
    if (const PhraseItem* guess = guess_of(phrases, *vocabulary_))
        insert(line, phrases.tokens[guess->begin].begin, word + " ");
    else if (const auto place = place_of_class(phrases))
        insert(line, place->at, place->aside ? ", " + word + "," : " " + word);
    return line;
}

std::optional<std::int32_t> ClassOfAll::of_row(std::string_view words) const {
    if (!said_ || class_word_in(words, *vocabulary_) > ClassWord::guess)
        return std::nullopt;
    const Phrases phrases = phrases_in(words, *vocabulary_, {Level::troop});
    // "Bow riders" shoot, whoever they are; "spearmen" are people of another class.
    const PhraseItem* guess = guess_of(phrases, *vocabulary_);
    const bool names_them = guess != nullptr && guess->end == phrases.tokens.size();
    const bool other = names_them && !says_no_class_but(said_->value, phrases, *vocabulary_);
    return other || is_excepted(phrases.tokens) ? std::nullopt : std::optional(said_->value);
}

std::vector<std::size_t> ClassOfAll::doubtful(const ArmyDraft& draft) const {
    if (!said_ || !said_->perhaps_of_kind)
        return {};
    const std::size_t trait = vocabulary_->class_trait();
    const bool others = std::any_of(draft.lines.begin(), draft.lines.end(), [&](const LineDraft& line) {
        const std::vector<TroopReading>& troops = line.ways.front().troops;
        return std::any_of(troops.begin(), troops.end(), [&](const TroopReading& troop) {
            const std::int32_t value = troop.value(trait, said_->value);
            return value != said_->value && !vocabulary_->is_leader(value);
        });
    });
    return others ? std::vector<std::size_t>{line_} : std::vector<std::size_t>{};
}

std::vector<MailLine> lines_with_class_of_all(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    ClassOfAll of_all(vocabulary);
    for (MailLine& line : lines) {
        if (line.role != MailLine::Role::text)
            continue;
        line = of_all.put_into(std::move(line));
        const Tokens tokens = vocabulary.tokens(line.text);
        if (std::none_of(tokens.begin(), tokens.end(),
                         [](const Token& token) { return token.is_word() && is_all_word(token.plain()); }))
            continue;
        for (const MailLine& sentence : sentences_of(line, vocabulary))
            of_all.take(statement_in(in_usual_form(sentence.text, vocabulary), vocabulary), line.number);
    }
    return lines;
}

} // namespace muster
