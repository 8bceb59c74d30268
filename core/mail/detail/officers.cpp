// SPDX-License-Identifier: MIT
#include "mail/detail/officers.h"

#include "base/text.h"
#include "check/checker.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// Officers are no figures of their own.
std::unordered_set<std::int32_t> officer_classes(const Vocabulary& vocabulary) {
    const Ruleset& ruleset = vocabulary.ruleset();
    std::unordered_set<std::int32_t> officers;
    if (!ruleset.figures || !ruleset.figures->number)
        return officers;
    const Trait& trait = ruleset.traits[vocabulary.class_trait()];
    for (std::size_t v = 0; v < trait.values.size(); ++v) {
        if (!vocabulary.is_leader(static_cast<std::int32_t>(v)))
            continue;
        Army army;
        army.ruleset = ruleset.id;
        army.values = ruleset.at(Level::army).defaults;
        army.bodies.resize(1);
        army.bodies[0].values = ruleset.at(Level::body).defaults;
        army.bodies[0].units.resize(1);
        army.bodies[0].units[0].values = ruleset.at(Level::unit).defaults;
        Troop troop;
        troop.values = ruleset.at(Level::troop).defaults;
        for (const Level level : all_levels)
            for (const std::size_t index : ruleset.at(level).traits)
                if (const Trait& other = ruleset.traits[index]; other.required) {
                    TraitValues& values = level == Level::army   ? army.values
                                          : level == Level::body ? army.bodies[0].values
                                          : level == Level::unit ? army.bodies[0].units[0].values
                                                                 : troop.values;
                    values[other.slot] = other.is_number() ? other.least : 0;
                }
        troop.values[trait.slot] = static_cast<std::int32_t>(v);
        army.bodies[0].units[0].troops.push_back(troop);
        if (check(army, ruleset).number({1, 1, 1}, *ruleset.figures->number) == Exact(0))
            officers.insert(static_cast<std::int32_t>(v));
    }
    return officers;
}

std::set<std::string> words_of_name(std::string_view name) {
    constexpr std::size_t shortest = 4; // letters of a word that tells units apart
    std::set<std::string> words;
    for (const std::string_view word : words_of(name))
        if (word.size() >= shortest && !is_joining_word(small_letters(word)))
            for (const std::string& form : forms_of(word))
                words.insert(form);
    return words;
}

// Whether the name is that of `other` rather than of `own`: it has a word of the one and none of the other,
// or all of its words stand in the one alone.
bool is_named_by(std::string_view name, const std::set<std::string>& other,
                 const std::set<std::string>& own) {
    std::size_t words = 0;
    std::size_t of_other = 0;
    std::size_t of_own = 0;
    for (const std::string_view word : words_of(name)) {
        const std::set<std::string> forms = words_of_name(word);
        const auto stands_in = [&](const std::set<std::string>& known) {
            return std::any_of(forms.begin(), forms.end(),
                               [&](const std::string& form) { return known.contains(form); });
        };
        words += forms.empty() ? 0 : 1;
        of_other += stands_in(other) ? 1 : 0;
        of_own += stands_in(own) ? 1 : 0;
    }
    return of_other != 0 && (of_own == 0 || (of_other == words && of_own < words));
}

} // namespace

Officers::Officers(const Vocabulary& vocabulary, ArmyDraft& draft)
    : vocabulary_(vocabulary), draft_(draft), classes_(officer_classes(vocabulary)) {
    const Ruleset& ruleset = vocabulary.ruleset();
    if (const auto commander = unit_commander_of(ruleset.at(Level::troop).defaults, vocabulary))
        commander_ = (*commander)[ruleset.traits[vocabulary.class_trait()].slot];
}

bool Officers::is_officer(const TroopReading& troop) const {
    return classes_.contains(troop.value(vocabulary_.class_trait(), -1));
}

bool Officers::is_officer(const LineReading& reading) const {
    return std::all_of(reading.troops.begin(), reading.troops.end(),
                       [this](const TroopReading& troop) { return is_officer(troop); });
}

const TroopReading& Officers::reading_of(const TroopDraft& troop) const {
    return draft_.lines[troop.line].ways.front().troops[troop.troop];
}

bool Officers::is_leader_alone(const UnitDraft& unit) const {
    const TroopReading& troop = reading_of(unit.troops.front());
    return unit.troops.size() == 1 && vocabulary_.is_leader(troop.value(vocabulary_.class_trait(), -1));
}

bool Officers::has_officer(const UnitDraft& unit) const {
    return std::any_of(unit.troops.begin(), unit.troops.end(),
                       [&](const TroopDraft& at) { return is_officer(reading_of(at)); });
}

bool Officers::commands_unit(const TroopReading& troop) const {
    return commander_ && troop.value(vocabulary_.class_trait(), -1) == *commander_;
}

bool Officers::is_unit_commander(const LineReading& reading) const {
    return std::all_of(reading.troops.begin(), reading.troops.end(),
                       [this](const TroopReading& troop) { return commands_unit(troop); });
}

bool Officers::has_general_with_troops() const {
    const auto is_general = [&](const TroopDraft& at) {
        const TroopReading& troop = reading_of(at);
        return vocabulary_.is_leader(troop.value(vocabulary_.class_trait(), -1)) && !commands_unit(troop);
    };
    for (const BodyDraft& body : draft_.bodies)
        for (const UnitDraft& unit : body.units)
            if (unit.troops.size() > 1 && std::any_of(unit.troops.begin(), unit.troops.end(), is_general))
                return true;
    return false;
}

bool Officers::has_officers_alone(const UnitDraft& unit) const {
    return !unit.troops.empty() && !unit.officer_alone &&
           std::all_of(unit.troops.begin(), unit.troops.end(),
                       [this](const TroopDraft& at) { return commands_unit(reading_of(at)); });
}

bool Officers::takes_officer(const std::vector<UnitDraft>& units, std::size_t i) const {
    return i < units.size() && !units[i].troops.empty() && !units[i].officer_alone &&
           !is_leader_alone(units[i]) && !has_officer(units[i]);
}

// "3 officers": nobody knows whose.
bool Officers::are_several(const UnitDraft& officers) const {
    const TroopReading& officer = reading_of(officers.troops.front());
    return officer.count > 1 ||
           std::any_of(officer.numbers.begin(), officer.numbers.end(), [](const WrittenNumber& number) {
               return number.may_be_count && number.value > 1 && number.value < 10;
           });
}

// "C-in-C 100, leads the Guard himself:" and his men on the line beneath, who are no officers.
bool Officers::is_headed_by_leader(const UnitDraft& unit) const {
    return unit.troops.size() > 1 && unit.troops[0].line != unit.troops[1].line &&
           is_leader(reading_of(unit.troops[0])) && !is_officer(reading_of(unit.troops[0])) &&
           !is_leader(reading_of(unit.troops[1]));
}

// Where all officers of the body may stand: behind their units, before them. An empty line between the two
// parts them.
Officers::Places Officers::places(const std::vector<UnitDraft>& units) const {
    Places places;
    places.behind = !stand_over_men(units);
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!units[i].officer_alone)
            continue;
        places.any = true;
        const bool several = are_several(units[i]);
        places.behind =
            places.behind && !several && i != 0 && takes_officer(units, i - 1) && !units[i].after_blank;
        places.before = places.before && !several && takes_officer(units, i + 1) && !units[i + 1].after_blank;
    }
    if (places.any && places.behind && places.before) {
        const bool behind = are_of_one_kind(units, true);
        const bool before = are_of_one_kind(units, false);
        if (behind != before)
            return {true, behind, before};
    }
    return places;
}

// "30 MI | barbarian", "1 | unit commander | barbarian" and "20 LI | regular": whether every officer is of
// the same kind as the unit beside him, as far as both lines say it.
bool Officers::are_of_one_kind(const std::vector<UnitDraft>& units, bool behind) const {
    const Ruleset& ruleset = vocabulary_.ruleset();
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!units[i].officer_alone)
            continue;
        const TroopReading& officer = reading_of(units[i].troops.front());
        const TroopReading& men = reading_of(units[behind ? i - 1 : i + 1].troops.front());
        for (const std::size_t index : ruleset.at(Level::troop).traits)
            if (ruleset.traits[index].required && index != vocabulary_.class_trait() && officer.says(index) &&
                men.value(index, officer.value(index, 0)) != officer.value(index, 0))
                return false;
    }
    return true;
}

// "Horse unit cdr ... 25" and beneath it, further in, his men: all officers stand so.
bool Officers::stand_over_men(const std::vector<UnitDraft>& units) const {
    bool any = false;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!units[i].officer_alone)
            continue;
        any = true;
        if (i + 1 == units.size() || units[i + 1].officer_alone || units[i + 1].indent <= units[i].indent ||
            (i != 0 && units[i - 1].indent <= units[i].indent && !is_leader_alone(units[i - 1]) &&
             !is_headed_by_leader(units[i - 1])))
            return false;
    }
    return any;
}

void Officers::join_in(std::vector<UnitDraft>& units, bool behind) {
    std::vector<UnitDraft> joined;
    for (std::size_t i = 0; i < units.size(); ++i) {
        const std::vector<TroopDraft>& troops = units[i].troops;
        if (!units[i].officer_alone) {
            joined.push_back(std::move(units[i]));
            continue;
        }
        (behind ? joined.back() : units[i + 1]).officer_name = units[i].name;
        if (behind)
            joined.back().troops.insert(joined.back().troops.end(), troops.begin(), troops.end());
        else
            units[i + 1].troops.insert(units[i + 1].troops.begin(), troops.begin(), troops.end());
    }
    units = std::move(joined);
}

// The one officer who stands over or beneath several units, of which none has another; nullptr if there is
// none.
const UnitDraft* Officers::lone_officer(const BodyDraft& body) const {
    const std::vector<UnitDraft>& units = body.units;
    constexpr std::size_t fewest = 3; // with his line
    if (units.size() < fewest || body.heading.empty())
        return nullptr;
    const auto alone =
        std::find_if(units.begin(), units.end(), [](const UnitDraft& unit) { return unit.officer_alone; });
    const bool at_end = alone == units.begin() || alone + 1 == units.end();
    if (!at_end || alone == units.end() || are_several(*alone))
        return nullptr;
    for (std::size_t i = 0; i < units.size(); ++i)
        if ((&units[i] != &*alone && !takes_officer(units, i)) || (i != 0 && units[i].after_blank))
            return nullptr;
    return &*alone;
}

bool Officers::is_nameless(const UnitDraft& unit) const {
    return unit.name.empty() && unit.label.empty() && unit.values.empty() &&
           std::all_of(unit.troops.begin(), unit.troops.end(), [this](const TroopDraft& at) {
               const TroopReading& troop = reading_of(at);
               return is_officer(troop) || troop.name.empty();
           });
}

// "SPARABARA" over a unit commander and two lines of troops without a name of their own: makes one unit of
// them. False, and no change, if they may be several.
bool Officers::gather(BodyDraft& body) const {
    const std::vector<std::string_view> words = words_of(body.heading);
    const bool is_part = std::any_of(words.begin(), words.end(), [](std::string_view word) {
        return is_in(WordList::body_heading, small_letters(word));
    });
    if (is_part || !std::all_of(body.units.begin(), body.units.end(),
                                [this](const UnitDraft& unit) { return is_nameless(unit); }))
        return false;
    UnitDraft& unit = body.units.front();
    for (std::size_t i = 1; i < body.units.size(); ++i)
        unit.troops.insert(unit.troops.end(), body.units[i].troops.begin(), body.units[i].troops.end());
    unit.officer_alone = false;
    body.units.resize(1);
    return true;
}

// What the list says, or what the bodies that leave no choice show of it.
Officers::Places Officers::style() const {
    if (told_)
        return *told_;
    Places style;
    for (const BodyDraft& body : draft_.bodies) {
        const Places found = places(body.units);
        if (!found.any || found.behind == found.before)
            continue;
        style.any = true;
        style.behind = style.behind && found.behind;
        style.before = style.before && found.before;
    }
    return style;
}

std::vector<std::size_t> Officers::join() {
    std::vector<std::size_t> lost;
    const Places of_list = style();
    for (BodyDraft& body : draft_.bodies) {
        if (const UnitDraft* const officer = lone_officer(body)) {
            const std::size_t line = officer->line;
            if (!gather(body))
                lost.push_back(line);
            continue;
        }
        Places found = places(body.units);
        if (!found.any)
            continue;
        if (found.behind && found.before && of_list.behind != of_list.before)
            found = of_list;
        if (told_)
            found = {true, found.behind && told_->behind, found.before && told_->before};
        if (found.behind == found.before)
            for (const UnitDraft& unit : body.units)
                if (unit.officer_alone)
                    lost.push_back(unit.line);
        if (found.behind || found.before)
            join_in(body.units, found.behind);
    }
    for (const BodyDraft& body : draft_.bodies)
        for (const UnitDraft& unit : body.units)
            if (has_officers_alone(unit)) // in rows of "Chariot" and "Chariots"
                lost.push_back(unit.line);
    const std::vector<std::size_t> others = named_for_others();
    lost.insert(lost.end(), others.begin(), others.end());
    return lost;
}

bool Officers::is_named_for_others(const UnitDraft& unit, const TroopReading& officer) const {
    std::set<std::string> own = words_of_name(unit.name);
    const std::string name = unit.officer_name.empty() ? officer.name : unit.officer_name;
    for (const TroopDraft& at : unit.troops)
        if (const TroopReading& troop = reading_of(at); !is_officer(troop))
            own.merge(words_of_name(troop.name));
    const auto are_of = [&](const UnitDraft& other) {
        return &other != &unit &&
               (is_named_by(name, words_of_name(other.name), own) ||
                std::any_of(other.troops.begin(), other.troops.end(), [&](const TroopDraft& at) {
                    const TroopReading& troop = reading_of(at);
                    return !is_officer(troop) && is_named_by(name, words_of_name(troop.name), own);
                }));
    };
    return std::any_of(draft_.bodies.begin(), draft_.bodies.end(), [&](const BodyDraft& body) {
        return std::any_of(body.units.begin(), body.units.end(), are_of);
    });
}

std::vector<std::size_t> Officers::named_for_others() const {
    std::vector<std::size_t> lines;
    for (const BodyDraft& body : draft_.bodies)
        for (const UnitDraft& unit : body.units)
            for (const TroopDraft& at : unit.troops)
                if (const TroopReading& troop = reading_of(at);
                    unit.troops.size() > 1 && commands_unit(troop) && is_named_for_others(unit, troop))
                    lines.push_back(draft_.lines[at.line].line);
    return lines;
}

std::optional<TraitValues> unit_commander_of(const TraitValues& troops, const Vocabulary& vocabulary) {
    const Tokens words = vocabulary.tokens("unit commander");
    const auto match = vocabulary.longest(words, 0);
    if (!match || match->phrase->meanings.empty())
        return std::nullopt;
    const Ruleset& ruleset = vocabulary.ruleset();
    TraitValues officer = ruleset.at(Level::troop).defaults;
    for (const std::size_t index : ruleset.at(Level::troop).traits)
        if (const Trait& trait = ruleset.traits[index]; trait.required)
            officer[trait.slot] = troops[trait.slot];
    officer[ruleset.traits[vocabulary.class_trait()].slot] =
        match->phrase->meanings.front().values.front().value;
    return officer;
}

} // namespace muster
