// SPDX-License-Identifier: MIT
#include "mail/detail/army_maker.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/officers.h"
#include "mail/detail/open_exceptions.h"
#include "mail/detail/said_of_named.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster {

namespace {

class ArmyMaker {
public:
    ArmyMaker(const MailReading& mail, const Vocabulary& vocabulary, const Army& begin,
              const LineAnswers& answers)
        : mail_(mail), ruleset_(vocabulary.ruleset()), begin_(begin), vocabulary_(vocabulary),
          answers_(answers) {}

    MadeArmy make() {
        made_.army.ruleset = ruleset_.id;
        made_.army.data = ruleset_.revision;
        made_.army.name = mail_.name;
        made_.army.about = mail_.about;
        set_text(made_.army, Level::army, mail_.text_of_army);
        set_army_values();
        const LineChoice choice(ruleset_, vocabulary_, made_.army, answers_);
        chosen_.resize(mail_.draft.lines.size());
        is_chosen_.resize(mail_.draft.lines.size(), false);
        for (const BodyDraft& body : mail_.draft.bodies)
            add_body(body, choice);
        for (LineQuestion& question : open_exceptions(mail_, vocabulary_))
            made_.questions.push_back(std::move(question));
        look_at_units_without_officer();
        return std::move(made_);
    }

private:
    void ask(std::size_t line, std::string question) {
        made_.questions.push_back({line, std::move(question)});
    }

    void set_text(Element& element, Level level, const std::string& text) const {
        for (const std::size_t index : ruleset_.at(level).traits)
            if (const Trait& trait = ruleset_.traits[index]; trait.is_sent_text() && !text.empty()) {
                element.texts.resize(std::max(element.texts.size(), trait.slot + 1));
                element.texts[trait.slot] = text;
                return;
            }
    }

    // What must be said is as in `begin` until it is.
    void set_army_values() {
        TraitValues& values = made_.army.values;
        values = ruleset_.at(Level::army).defaults;
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_text())
                continue;
            std::set<std::int32_t> said;
            std::set<std::int32_t> mentioned;
            std::size_t line = 0;
            for (const SaidOfArmy& one : mail_.of_army)
                if (one.value.trait == index) {
                    (one.named ? said : mentioned).insert(one.value.value);
                    line = one.line;
                }
            const std::set<std::int32_t>& found = said.empty() ? mentioned : said;
            if (found.size() > 1 && trait.role != TraitRole::year)
                ask(line,
                    fmt::format("{}: the list says {} and {}", trait.name, value_name(trait, *found.begin()),
                                value_name(trait, *std::next(found.begin()))));
            if (!found.empty()) {
                values[trait.slot] = *found.begin();
            } else if (trait.required) {
                values[trait.slot] = answers_.value(0, trait).value_or(begin_.values[trait.slot]);
                made_.unsaid_of_army.push_back({index, values[trait.slot]});
            }
        }
    }

    [[nodiscard]] static std::string value_name(const Trait& trait, std::int32_t value) {
        return trait.is_number() ? std::to_string(value) : trait.value_name(value);
    }

    void add_body(const BodyDraft& draft, const LineChoice& choice) {
        Body body;
        body.name = draft.name;
        body.values = ruleset_.at(Level::body).defaults;
        for (const ValueOf& value : draft.values)
            body.values[ruleset_.traits[value.trait].slot] = value.value;
        for (const std::size_t index : ruleset_.at(Level::body).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_number())
                continue;
            const auto said = std::find_if(draft.numbers.begin(), draft.numbers.end(),
                                           [&](const auto& number) { return number.first == index; });
            const bool otherwise = // "rating 2 or 3"
                std::any_of(draft.numbers.begin(), draft.numbers.end(), [&](const auto& number) {
                    return number.first == index && number.second != said->second;
                });
            const bool fits = said != draft.numbers.end() && !otherwise && said->second >= trait.least &&
                              said->second <= trait.most;
            if (fits) {
                body.values[trait.slot] = said->second;
            } else if (trait.required) {
                const auto answer = answers_.value(draft.line, trait);
                body.values[trait.slot] = answer.value_or(begin_.bodies.front().values[trait.slot]);
                made_.unsaid_of_bodies.push_back(
                    {draft.line, index, body.values[trait.slot], answer.has_value()});
            }
        }
        made_.army.bodies.push_back(std::move(body));
        ask_of_name(draft);
        for (const UnitDraft& unit : draft.units)
            add_unit(unit, draft, choice);
    }

    // "Spears and bows:" above troops that do not say what they have.
    void ask_of_name(const BodyDraft& draft) {
        for (const ValueOf& value : draft.perhaps_of_troops) {
            const Trait& trait = ruleset_.traits[value.trait];
            if (ruleset_.at(Level::troop).defaults[trait.slot] == value.value)
                continue; // "Horse:" comes to the same either way
            for (const UnitDraft& unit : draft.units)
                for (const TroopDraft& at : unit.troops) {
                    const TroopReading& troop = mail_.draft.lines[at.line].ways.front().troops[at.troop];
                    if (troop.says(value.trait) ||
                        vocabulary_.is_leader(troop.value(vocabulary_.class_trait(), 0)))
                        continue;
                    ask(draft.line, fmt::format("\"{}\": is it a name, or have all troops below it {} {}?",
                                                draft.name, trait.name, trait.value_name(value.value)));
                    return;
                }
        }
    }

    // A line is chosen once, in the unit of its first troop.
    void choose(const UnitDraft& unit, const BodyDraft& body, const LineChoice& choice) {
        LineContext context;
        context.officer_included = mail_.every_unit_has_officer && !is_without_officer(unit);
        for (const std::vector<ValueOf>* said : {&unit.of_troops, &body.of_troops})
            for (const ValueOf& value : *said)
                context.of_all.push_back({value, 0});
        context.of_all.insert(context.of_all.end(), mail_.of_troops.begin(), mail_.of_troops.end());
        // Officers take from the others of their unit what they do not say.
        for (const bool leaders : {false, true})
            for (const TroopDraft& at : unit.troops) {
                const TroopReading& troop = mail_.draft.lines[at.line].ways.front().troops[at.troop];
                const bool leader = vocabulary_.is_leader(troop.value(vocabulary_.class_trait(), 0));
                if (is_chosen_[at.line] || (leader != leaders && at.troop == 0))
                    continue;
                context.line = mail_.draft.lines[at.line].line;
                chosen_[at.line] = choice.choose(mail_.draft.lines[at.line], context);
                is_chosen_[at.line] = true;
                if (leader || chosen_[at.line].troops.empty())
                    continue;
                for (const std::size_t index : ruleset_.at(Level::troop).traits)
                    if (ruleset_.traits[index].required && index != vocabulary_.class_trait())
                        context.of_unit.push_back(
                            {index, chosen_[at.line].troops.front().values[ruleset_.traits[index].slot]});
            }
    }

    void add_unit(const UnitDraft& draft, const BodyDraft& body, const LineChoice& choice) {
        choose(draft, body, choice);
        Unit unit;
        unit.name = draft.name;
        set_text(unit, Level::unit, draft.text);
        unit.values = ruleset_.at(Level::unit).defaults;
        for (const ValueOf& value : draft.values)
            if (ruleset_.traits[value.trait].level == Level::unit)
                unit.values[ruleset_.traits[value.trait].slot] = value.value;
        if (draft.named_link)
            take_only_kind_of_link(unit);
        std::int32_t copies = 1;
        std::vector<MadeTroop> made;
        for (const TroopDraft& at : draft.troops) {
            const ChosenLine& line = chosen_[at.line];
            if (at.troop >= line.troops.size())
                continue;
            const ChosenTroop& troop = line.troops[at.troop];
            copies = std::max(copies, troop.reading.copies);
            add_troop(unit, troop, mail_.draft.lines[at.line].line, made);
            if (at.troop == 0) {
                made.back().questions = line.questions;
                made.back().numbers = line.numbers;
                made.back().readings = line.readings;
                made.back().chosen = line.chosen;
            }
            if (at.troop == 0)
                for (const std::string& note : line.notes)
                    made_.notes.push_back({mail_.draft.lines[at.line].line, note});
        }
        if (mail_.every_unit_has_officer && !is_without_officer(draft))
            add_officer(unit, draft.line, made);
        else if (mail_.every_unit_has_officer && !is_excepted(draft) && !has_leader(unit))
            made_.questions.push_back(
                {draft.line, "each unit has an officer, but its row has none", false, true});
        look_at_column(draft, unit);
        look_at_link(draft, unit);
        count_elements(draft.line, static_cast<std::size_t>(copies) * (made.size() + 1));
        Body& home = made_.army.bodies.back();
        for (std::int32_t i = 0; i < copies; ++i) {
            home.units.push_back(unit);
            for (MadeTroop troop : made) {
                troop.place.body = static_cast<std::uint32_t>(made_.army.bodies.size());
                troop.place.unit = static_cast<std::uint32_t>(home.units.size());
                if (i != 0) {
                    troop.questions.clear();
                    troop.numbers.clear();
                    troop.chosen.reset();
                }
                made_.troops.push_back(std::move(troop));
            }
        }
    }

    // "999 x 20 spears", line after line: throws InputError before they are made.
    void count_elements(std::size_t line, std::size_t more) {
        elements_ += more;
        if (elements_ > most_elements)
            throw InputError("the text", {line, 1},
                             fmt::format("stands for units and troops of which there are more than {} with "
                                         "those before; an army has at most so many, so correct its number",
                                         most_elements));
    }

    // One General of several alike stands apart from the others.
    void add_troop(Unit& unit, const ChosenTroop& chosen, std::size_t line, std::vector<MadeTroop>& made) {
        Troop troop;
        troop.name = chosen.reading.name;
        troop.count = chosen.count;
        troop.values = chosen.values;
        bool one_of = false;
        std::size_t slot = 0;
        for (const ValueOf& value : chosen.reading.values) {
            const Trait& trait = ruleset_.traits[value.trait];
            if (trait.level == Level::unit)
                unit.values[trait.slot] = value.value;
            if (trait.level == Level::troop && trait.is_switch() && value.value == 1 &&
                trait.role_of(1) == TraitRole::general && troop.count > 1 && !chosen.reading.alike) {
                one_of = true;
                slot = trait.slot;
            }
        }
        const auto add = [&](const Troop& part) {
            unit.troops.push_back(part);
            MadeTroop one;
            one.line = line;
            one.place.troop = static_cast<std::uint32_t>(unit.troops.size());
            one.unsaid = chosen.unsaid;
            one.answered = chosen.answered;
            made.push_back(std::move(one));
        };
        if (!one_of) {
            add(troop);
            return;
        }
        made_.notes.push_back({line, fmt::format("the General is taken for one of the {}", troop.count)});
        Troop general = troop;
        general.count = 1;
        add(general);
        troop.values[slot] = 0;
        --troop.count;
        add(troop);
    }

    [[nodiscard]] bool has_leader(const Unit& unit) const {
        const std::size_t slot = ruleset_.traits[vocabulary_.class_trait()].slot;
        return std::any_of(unit.troops.begin(), unit.troops.end(),
                           [&](const Troop& troop) { return vocabulary_.is_leader(troop.values[slot]); });
    }

    // The rows of its troops have an empty cell beneath "Officer".
    [[nodiscard]] bool leaves_officer_out(const UnitDraft& unit) const {
        return std::all_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
            return mail_.draft.lines[at.line].ways.front().troops[at.troop].without_officer;
        });
    }

    // "Each unit has its own unit commander": where the unit's lines name none.
    void add_officer(Unit& unit, std::size_t line, std::vector<MadeTroop>& made) {
        if (unit.troops.empty() || has_leader(unit))
            return;
        const auto values = unit_commander_of(unit.troops.front().values, vocabulary_);
        if (!values)
            return;
        Troop officer;
        officer.values = *values;
        for (const SaidOfTroops& said : mail_.of_troops) // "All unit commanders are barbarian"
            if (said.classes != 0 &&
                said.is_of(officer.values[ruleset_.traits[vocabulary_.class_trait()].slot]))
                officer.values[ruleset_.traits[said.value.trait].slot] = said.value.value;
        unit.troops.push_back(officer);
        made.emplace_back();
        made.back().line = line;
        made.back().place.troop = static_cast<std::uint32_t>(unit.troops.size());
    }

    // Troops beneath each other in a column are one unit where one officer leads them.
    void look_at_column(const UnitDraft& draft, const Unit& unit) {
        if (draft.by_column && !has_leader(unit))
            ask(draft.line, "nothing shows whether the troops beneath stand in its unit");
    }

    // "Link: 2 x HIS" where the rules know one kind of link
    void take_only_kind_of_link(Unit& unit) const {
        for (const std::size_t index : ruleset_.at(Level::unit).traits)
            if (const Trait& trait = ruleset_.traits[index]; trait.is_choice() && trait.values.size() == 2)
                unit.values[trait.slot] = 1 - trait.default_value;
    }

    // "1 x HIS, linked" does not say with what.
    void look_at_link(const UnitDraft& draft, const Unit& unit) {
        bool linked = false;
        for (const std::size_t index : ruleset_.at(Level::unit).traits) {
            const Trait& trait = ruleset_.traits[index];
            linked = linked || (trait.is_choice() && unit.values[trait.slot] != trait.default_value);
        }
        std::int32_t count = 0;
        for (const Troop& troop : unit.troops)
            count += troop.count;
        if (linked && count == 1 && !draft.named_link)
            ask(draft.troops.empty() ? draft.line : mail_.draft.lines[draft.troops.front().line].line,
                "it does not say what it is linked with");
        if (draft.named_link && !linked)
            ask(draft.line, "a link of which kind?");
    }

    [[nodiscard]] bool is_without_officer(const UnitDraft& unit) const {
        return leaves_officer_out(unit) || is_excepted(unit);
    }

    // "Each unit has a commander, but for the elephants", or a line that denies it itself
    [[nodiscard]] bool is_excepted(const UnitDraft& unit) const {
        const bool denied = std::any_of(unit.troops.begin(), unit.troops.end(), [&](const TroopDraft& at) {
            return denies_commander(vocabulary_.tokens(mail_.draft.lines[at.line].text));
        });
        return denied ||
               std::any_of(mail_.without_officer.begin(), mail_.without_officer.end(), [&](const auto& said) {
                   return is_called(mail_.draft, unit, said.second, vocabulary_);
               });
    }

    void look_at_units_without_officer() {
        for (const auto& [line, word] : mail_.without_officer) {
            if (nobody_is_called(word))
                ask(line, fmt::format("no troops are called \"{}\"", word));
        }
    }

    [[nodiscard]] bool nobody_is_called(const std::string& word) const {
        return !any_unit(mail_.draft, [&](const UnitDraft& unit) {
            return is_called(mail_.draft, unit, word, vocabulary_);
        });
    }

    const MailReading& mail_;
    const Ruleset& ruleset_;
    const Army& begin_;
    const Vocabulary& vocabulary_;
    const LineAnswers& answers_;
    MadeArmy made_;
    std::size_t elements_ = 0; // units and troops
    std::vector<ChosenLine> chosen_;
    std::vector<bool> is_chosen_;
};

} // namespace

MadeArmy make_army(const MailReading& mail, const Vocabulary& vocabulary, const Army& begin,
                   const LineAnswers& answers) {
    return ArmyMaker(mail, vocabulary, begin, answers).make();
}

} // namespace muster
