// SPDX-License-Identifier: MIT
#include "mail/detail/said_of_named.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/named_units.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace muster {

namespace {

bool has_word(std::string_view text, std::string_view word) {
    const std::vector<std::string> forms = forms_of(word);
    const std::string small = small_letters(text);
    for (std::size_t at = 0; at < small.size();) {
        const auto is_letter = [&](std::size_t i) {
            const auto c = static_cast<unsigned char>(small[i]);
            return std::isalnum(c) != 0 || c >= 0x80U;
        };
        std::size_t end = at;
        while (end < small.size() && is_letter(end))
            ++end;
        if (end != at) {
            const std::vector<std::string> other = forms_of(small.substr(at, end - at));
            if (std::any_of(other.begin(), other.end(), [&](const std::string& form) {
                    return std::find(forms.begin(), forms.end(), form) != forms.end();
                }))
                return true;
        }
        at = end + 1;
    }
    return false;
}

// "slingers" are those that have slings, "elephants" those of that class: whether a troop of the unit says
// all that the word means.
bool is_of_kind(const ArmyDraft& draft, const UnitDraft& unit, std::string_view word,
                const Vocabulary& vocabulary) {
    for (const std::string_view ending : {"eers", "eer"}) // "charioteers"
        if (word.ends_with(ending) && vocabulary.longest(vocabulary.tokens(word), 0) == std::nullopt)
            word.remove_suffix(ending.size());
    const Tokens tokens = vocabulary.tokens(word);
    const auto match = tokens.size() == 1 ? vocabulary.longest(tokens, 0) : std::nullopt;
    if (!match || match->phrase->meanings.size() != 1)
        return false;
    const std::vector<ValueOf>& values = match->phrase->meanings.front().values;
    const bool of_class = std::any_of(values.begin(), values.end(), [&](const ValueOf& value) {
        return value.trait == vocabulary.class_trait();
    });
    return of_class && std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
               const TroopReading& troop = draft.lines[at.line].ways.front().troops[at.troop];
               return std::all_of(values.begin(), values.end(), [&](const ValueOf& value) {
                   return troop.value(value.trait, -1) == value.value;
               });
           });
}

} // namespace

bool is_called(const ArmyDraft& draft, const UnitDraft& unit, std::string_view word,
               const Vocabulary& vocabulary) {
    if (word.starts_with(unit_number_sign))
        return NamedUnits(vocabulary, draft).label_of_unit(unit) == word.substr(1);
    return is_of_kind(draft, unit, word, vocabulary) || has_word(unit.name, word) ||
           std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
               const LineDraft& line = draft.lines[at.line];
               return has_word(line.text, word) || has_word(line.ways.front().troops[at.troop].name, word);
           });
}

void put_values_of_named(ArmyDraft& draft, const std::vector<SaidOfNamed>& said,
                         const Vocabulary& vocabulary) {
    for (const SaidOfNamed& one : said)
        for (BodyDraft& body : draft.bodies)
            for (UnitDraft& unit : body.units) {
                const auto has = [&](const std::string& word) {
                    return is_called(draft, unit, word, vocabulary);
                };
                if (one.has_all ? !std::all_of(one.words.begin(), one.words.end(), has)
                                : !std::any_of(one.words.begin(), one.words.end(), has))
                    continue;
                for (const TroopDraft& at : unit.troops)
                    for (LineReading& way : draft.lines[at.line].ways)
                        if (!way.troops[at.troop].says(one.value.trait))
                            way.troops[at.troop].values.push_back(one.value);
            }
}

} // namespace muster
