// SPDX-License-Identifier: MIT
#include "mail/detail/open_exceptions.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/said_of_named.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster {

namespace {

class ExceptionReader {
public:
    ExceptionReader(const MailReading& mail, const Vocabulary& vocabulary)
        : mail_(mail), vocabulary_(vocabulary) {}

    [[nodiscard]] std::vector<LineQuestion> read() const {
        std::vector<LineQuestion> questions;
        std::set<std::vector<std::string>> looked_at; // a mail may say the same of many troops
        for (const auto& [line, words] : mail_.exceptions) {
            if (!looked_at.insert(words).second)
                continue;
            for (const std::string& name : left_open(words))
                questions.push_back({line, fmt::format("it does not say what \"{}\" is instead", name)});
            for (const SaidOfNamed& said : mail_.of_named)
                if (said.words == words && !said.perhaps && !said.beside && is_denied_by_lines(said))
                    questions.push_back(
                        {line, fmt::format("the lines of \"{}\" say another {}", joined(words, " "),
                                           vocabulary_.ruleset().traits[said.value.trait].name)});
            if (questions.empty() && told_of_nobody(words))
                questions.push_back({line, fmt::format("no troops are called \"{}\"", joined(words, " "))});
        }
        return questions;
    }

private:
    // Of a name that troops have, the whole; else each of its words of which the list says nothing.
    [[nodiscard]] std::vector<std::string> left_open(const std::vector<std::string>& words) const {
        const std::vector<UnitPlace> units = units_called(mail_.draft, words, vocabulary_);
        if (std::any_of(mail_.of_named.begin(), mail_.of_named.end(),
                        [&](const SaidOfNamed& said) { return said.words == words && said.alone; }))
            return {};
        if (!units.empty()) {
            const bool all = std::all_of(units.begin(), units.end(), [&](const UnitPlace& place) {
                const BodyDraft& body = mail_.draft.bodies[place.body]; // "The Bretons, who are IR:"
                return std::any_of(body.of_troops.begin(), body.of_troops.end(),
                                   [this](const ValueOf& value) { return is_otherwise(value); }) ||
                       says_something_else(body.units[place.unit]);
            });
            return all ? std::vector<std::string>() : std::vector<std::string>{joined(words, " ")};
        }
        std::vector<std::string> open;
        for (const std::string& word : words) {
            const auto is_so = [&](const UnitDraft& unit) {
                return is_called(mail_.draft, unit, word, vocabulary_);
            };
            const auto says_else = [this](const UnitDraft& unit) { return says_something_else(unit); };
            const bool found = any_unit(
                mail_.draft, [&](const UnitDraft& unit) { return is_so(unit) && says_something_else(unit); });
            if (!found && !(!any_unit(mail_.draft, is_so) && any_unit(mail_.draft, says_else)))
                open.push_back(word);
        }
        return open;
    }

    // "except the Normans, who are IA" where nobody is called so and nobody says that he is IA.
    [[nodiscard]] bool told_of_nobody(const std::vector<std::string>& words) const {
        return units_called(mail_.draft, words, vocabulary_).empty() &&
               std::any_of(mail_.of_named.begin(), mail_.of_named.end(), [&](const SaidOfNamed& said) {
                   return said.words == words && !said.perhaps && !said.beside && !is_so_already(said) &&
                          (said.alone || !any_unit(mail_.draft, [&](const UnitDraft& unit) {
                               return any_says(mail_.draft, unit, said.value);
                           }));
               });
    }

    // "The bondi are RA." where a line of theirs says IF.
    [[nodiscard]] bool is_denied_by_lines(const SaidOfNamed& said) const {
        const auto says_other = [&](const TroopDraft& at) {
            const TroopReading& troop = troop_at(at);
            const bool guessed =
                std::any_of(troop.of_kind.begin(), troop.of_kind.end(),
                            [&](const auto& of_kind) { return of_kind.first.trait == said.value.trait; });
            return !guessed && !vocabulary_.is_leader(troop.value(vocabulary_.class_trait(), -1)) &&
                   troop.says(said.value.trait) && troop.value(said.value.trait, -1) != said.value.value;
        };
        const std::vector<UnitPlace> units = units_called(mail_.draft, said.words, vocabulary_);
        return !units.empty() && std::all_of(units.begin(), units.end(), [&](const UnitPlace& place) {
            const UnitDraft& unit = mail_.draft.bodies[place.body].units[place.unit];
            return std::any_of(unit.troops.begin(), unit.troops.end(), says_other);
        });
    }

    // "The falx men have trained, so I made them RA" where those that one of the words names are RA.
    [[nodiscard]] bool is_so_already(const SaidOfNamed& said) const {
        constexpr std::size_t shortest = 4; // letters
        return std::any_of(said.words.begin(), said.words.end(), [&](const std::string& word) {
            if (word.size() < shortest || is_counted_thing(word))
                return false;
            const std::vector<UnitPlace> units = units_called(mail_.draft, {word}, vocabulary_);
            return !units.empty() && std::all_of(units.begin(), units.end(), [&](const UnitPlace& place) {
                return any_says(mail_.draft, mail_.draft.bodies[place.body].units[place.unit], said.value);
            });
        });
    }

    // Whether the value is of a trait of which all are said to have another.
    [[nodiscard]] bool is_otherwise(const ValueOf& value) const {
        return std::any_of(mail_.of_troops.begin(), mail_.of_troops.end(), [&](const SaidOfTroops& said) {
            return said.value.trait == value.trait && said.value.value != value.value;
        });
    }

    // Whether a troop of the unit says itself another value than is said of all.
    [[nodiscard]] bool says_something_else(const UnitDraft& unit) const {
        return std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
            const std::vector<ValueOf>& values = troop_at(at).values;
            return std::any_of(values.begin(), values.end(),
                               [this](const ValueOf& value) { return is_otherwise(value); });
        });
    }

    [[nodiscard]] const TroopReading& troop_at(const TroopDraft& at) const {
        return mail_.draft.lines[at.line].ways.front().troops[at.troop];
    }

    const MailReading& mail_;
    const Vocabulary& vocabulary_;
};

} // namespace

std::vector<LineQuestion> open_exceptions(const MailReading& mail, const Vocabulary& vocabulary) {
    return ExceptionReader(mail, vocabulary).read();
}

} // namespace muster
