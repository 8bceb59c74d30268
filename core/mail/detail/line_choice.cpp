// SPDX-License-Identifier: MIT
#include "mail/detail/line_choice.h"

#include "check/checker.h"
#include "check/wording.h"
#include "mail/detail/class_candidates.h"
#include "mail/detail/officers.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace muster {

namespace {

constexpr std::size_t most_ways = 512;
constexpr std::size_t most_offered = 5;       // readings of a line, for a person to choose from
constexpr std::size_t most_compared = 24;     // ways that these are taken from
constexpr std::size_t most_unsaid_values = 4; // of a trait that prices may decide

bool says(const std::vector<ValueOf>& values, std::size_t trait, std::int32_t& value) {
    const auto found =
        std::find_if(values.begin(), values.end(), [&](const ValueOf& said) { return said.trait == trait; });
    if (found == values.end())
        return false;
    value = found->value;
    return true;
}

// A value of the trait that is none of those for nothing.
bool has_value_of(const TroopReading& troop, std::size_t index, const Ruleset& ruleset) {
    std::int32_t value = 0;
    return says(troop.values, index, value) && value != ruleset.traits[index].default_value;
}

// Those that a sum of the troop counts.
std::int32_t counted_together(const ChosenTroop& troop) {
    return troop.reading.shared ? troop.count * troop.reading.copies : troop.count;
}

// In their counts and values.
bool are_same(const std::vector<ChosenTroop>& some, const std::vector<ChosenTroop>& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const ChosenTroop& one, const ChosenTroop& other) {
                          return one.values == other.values && one.count == other.count;
                      });
}

} // namespace

LineChoice::LineChoice(const Ruleset& ruleset, const Vocabulary& vocabulary, const Army& army,
                       const LineAnswers& answers)
    : ruleset_(ruleset), vocabulary_(vocabulary), answers_(answers) {
    trial_.ruleset = army.ruleset;
    trial_.values = army.values;
    trial_.bodies.resize(1);
    trial_.bodies[0].values = ruleset.at(Level::body).defaults;
    for (const std::size_t index : ruleset.at(Level::body).traits)
        if (const Trait& trait = ruleset.traits[index]; trait.required)
            trial_.bodies[0].values[trait.slot] = trait.is_number() ? trait.least : 0;
    trial_.bodies[0].units.resize(1);
    trial_.bodies[0].units[0].values = ruleset.at(Level::unit).defaults;
    trial_.bodies[0].units[0].troops.resize(1);
}

ChosenTroop LineChoice::filled(const TroopReading& reading, const LineContext& context) const {
    ChosenTroop troop;
    troop.reading = reading;
    troop.count = reading.count;
    troop.values = ruleset_.at(Level::troop).defaults;
    const std::int32_t class_value = reading.value(vocabulary_.class_trait(), 0);
    const bool leader = vocabulary_.is_leader(class_value);
    std::vector<ValueOf> of_all;
    std::vector<ValueOf> of_leaders; // "All unit commanders are barbarian", whatever their men are
    for (const SaidOfTroops& said : context.of_all)
        if (said.is_of(class_value) && (!said.having || has_value_of(reading, *said.having, ruleset_))) {
            of_all.push_back(said.value);
            if (leader && said.classes != 0)
                of_leaders.push_back(said.value);
        }
    for (const std::size_t index : ruleset_.at(Level::troop).traits) {
        const Trait& trait = ruleset_.traits[index];
        if (trait.is_text())
            continue;
        std::int32_t value = 0;
        if (says(reading.values, index, value) || (trait.required && says(of_leaders, index, value)) ||
            (leader && says(context.of_unit, index, value)) ||
            (says(of_all, index, value) && (!leader || trait.required))) {
            troop.values[trait.slot] = value;
        } else if (!trait.required) {
            if (says(reading.usual, index, value))
                troop.values[trait.slot] = value;
        } else if (const auto answer = answers_.value(context.line, trait)) {
            troop.values[trait.slot] = *answer;
            troop.answered.push_back(index);
        } else {
            std::int32_t usual = 0;
            for (const ValueOf& of : values_of(ruleset_.conversion.usual, ruleset_))
                if (of.trait == index)
                    usual = of.value;
            (void)says(reading.usual, index, usual);
            troop.values[trait.slot] = usual;
            troop.unsaid.push_back(index);
        }
    }
    return troop;
}

Exact LineChoice::price(const TraitValues& troop) const {
    const auto number = ruleset_.number(Level::troop, ruleset_.conversion.price);
    if (!number)
        return {};
    vocabulary_.spend_time();
    Army army = trial_;
    army.bodies[0].units[0].troops[0].values = troop;
    try {
        return check(army, ruleset_).number({1, 1, 1}, *number);
    } catch (const std::overflow_error&) {
        return {};
    }
}

// Of the commander that the price of a unit may hold; nothing where none is included.
Exact LineChoice::officer_price(const ChosenTroop& troop, const LineContext& context) const {
    if (!context.officer_included || vocabulary_.is_leader(troop.reading.value(vocabulary_.class_trait(), 0)))
        return {};
    const auto officer = unit_commander_of(troop.values, vocabulary_);
    return officer ? price(*officer) : Exact();
}

// One more troop of the line, in every way: each number as the count, each value of what is not said.
void LineChoice::extend(const LineReading& reading, const LineContext& context, Way way,
                        std::vector<Way>& all) const {
    vocabulary_.spend_time();
    if (all.size() >= most_ways)
        return;
    if (way.troops.size() == reading.troops.size()) {
        weigh(way, context);
        all.push_back(std::move(way));
        return;
    }
    const TroopReading& next = reading.troops[way.troops.size()];
    LineContext inner = context;
    if (!way.troops.empty())
        for (const std::size_t index : ruleset_.at(Level::troop).traits)
            if (ruleset_.traits[index].required && index != vocabulary_.class_trait())
                inner.of_unit.insert(inner.of_unit.begin(),
                                     {index, way.troops.back().values[ruleset_.traits[index].slot]});
    const ChosenTroop base = filled(next, inner);
    std::vector<std::pair<ChosenTroop, int>> troops{{base, 0}};
    if (!ruleset_.conversion.price.empty() && !next.numbers.empty())
        for (const std::size_t index : base.unsaid) {
            const Trait& trait = ruleset_.traits[index];
            for (std::size_t v = 0; v < trait.values.size() && trait.values.size() <= most_unsaid_values; ++v)
                if (static_cast<std::int32_t>(v) != base.values[trait.slot]) {
                    troops.emplace_back(base, 1);
                    troops.back().first.values[trait.slot] = static_cast<std::int32_t>(v);
                }
        }
    for (const auto& candidate : troops) {
        const ChosenTroop& troop = candidate.first;
        const int rank = candidate.second;
        const auto add = [&](std::int32_t count, std::vector<WrittenNumber> numbers, int more) {
            Way longer = way;
            longer.troops.push_back(troop);
            longer.troops.back().count = count;
            longer.numbers.push_back(std::move(numbers));
            longer.rank += rank + more;
            extend(reading, context, std::move(longer), all);
        };
        int place = 0;
        const bool leader = vocabulary_.is_leader(next.value(vocabulary_.class_trait(), 0));
        for (std::size_t n = 0; n < next.numbers.size() && !next.counted; ++n)
            if (next.numbers[n].may_be_count && next.numbers[n].value >= 1 &&
                next.numbers[n].value <= most_count) {
                std::vector<WrittenNumber> rest = next.numbers;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(n));
                add(next.numbers[n].value, std::move(rest), leader ? place + 1 : place);
                ++place;
            }
        if (next.counted || place == 0)
            add(next.count, next.numbers, 0);
        else if (!ruleset_.conversion.price.empty())
            add(1, next.numbers, leader ? 0 : place + 1);
    }
}

void LineChoice::weigh(Way& way, const LineContext& context) const {
    way.wrong = way.right = 0;
    Exact line(0);
    std::vector<Exact> prices;
    for (const ChosenTroop& troop : way.troops) {
        prices.push_back(price(troop.values));
        if (line.known())
            line = prices.back().known()
                       ? line + prices.back() * Exact(troop.count) * Exact(troop.reading.copies)
                       : Exact();
    }
    for (std::size_t i = 0; i < way.troops.size(); ++i)
        std::erase_if(way.numbers[i], [&](const WrittenNumber& number) {
            if (number.role >= WrittenNumber::Role::size)
                return false; // of what the rules count or compute, which the whole army shows
            if (ruleset_.conversion.price.empty())
                ++way.wrong;
            if (ruleset_.conversion.price.empty() || !prices[i].known())
                return !ruleset_.conversion.price.empty();
            const Exact value(number.value);
            const Exact sum = prices[i] * Exact(counted_together(way.troops[i]));
            const Exact officer = officer_price(way.troops[i], context);
            using Role = WrittenNumber::Role;
            const bool fits =
                (number.role != Role::sum && value == prices[i]) ||
                (number.role != Role::each &&
                 (value == sum || (officer.known() && (value == sum + officer || value == officer)) ||
                  value == prices[i] * Exact(way.troops[i].count) * Exact(way.troops[i].reading.copies) ||
                  (line.known() && value == line)));
            (fits ? way.right : way.wrong) += 1;
            return fits;
        });
}

std::vector<UnexplainedNumber> LineChoice::unexplained_numbers(const Way& way) const {
    std::vector<UnexplainedNumber> numbers;
    for (std::size_t i = 0; i < way.troops.size(); ++i)
        for (const WrittenNumber& number : way.numbers[i]) {
            const Exact each = price(way.troops[i].values);
            std::string question;
            if (number.role == WrittenNumber::Role::computed && !number.heading.empty())
                question =
                    fmt::format("\"{}\" ({}): not what the rules compute", number.value, number.heading);
            else if (ruleset_.conversion.price.empty() || number.role >= WrittenNumber::Role::size)
                question = fmt::format("\"{}\": not understood", number.value);
            else if (number.role == WrittenNumber::Role::each)
                question = fmt::format("{} each, computed {}", number.value, each.readable());
            else
                question = fmt::format("{} together, computed {}", number.value,
                                       (each * Exact(counted_together(way.troops[i]))).readable());
            numbers.push_back({number.value, number.role, std::move(question), number.heading});
        }
    return numbers;
}

// What the line says in this way, without what other lines add, so that it outlasts a change of those.
std::string LineChoice::id_of(const Way& way) const {
    std::string id;
    for (const ChosenTroop& troop : way.troops) {
        id += fmt::format("{}*{} {}", troop.count, troop.reading.copies, troop.reading.name);
        for (const ValueOf& value : troop.reading.values)
            id += fmt::format(" {}={}", ruleset_.traits[value.trait].id, value.value);
        id += '|';
    }
    for (const UnexplainedNumber& number : unexplained_numbers(way))
        id += number.question;
    return id;
}

Reading LineChoice::reading_of(const Way& way) const {
    Army army = trial_;
    Reading reading{Reading::Kind::troops, id_of(way), {}};
    for (const ChosenTroop& troop : way.troops) {
        Troop& trial = army.bodies[0].units[0].troops[0];
        trial.values = troop.values;
        const Report report = check(army, ruleset_);
        reading.text += reading.text.empty() ? "" : " + ";
        if (troop.reading.copies > 1)
            reading.text += fmt::format("{} x ", troop.reading.copies);
        reading.text += fmt::format("{} x {}", troop.count, notation_of({1, 1, 1}, army, ruleset_, report));
    }
    return reading;
}

// "5 or 6": a number that nothing explains may be the count after all. A person decides.
std::vector<LineChoice::Way> LineChoice::other_counts(const Way& way, const LineContext& context) const {
    std::vector<Way> others;
    for (std::size_t i = 0; i < way.troops.size(); ++i)
        for (std::size_t n = 0; n < way.numbers[i].size(); ++n) {
            const WrittenNumber& number = way.numbers[i][n];
            if (number.role != WrittenNumber::Role::unknown || number.value < 1 || number.value > most_count)
                continue;
            if (others.size() == most_compared)
                return others;
            Way other = way;
            other.troops[i].count = number.value;
            other.numbers[i].erase(other.numbers[i].begin() + static_cast<std::ptrdiff_t>(n));
            weigh(other, context);
            others.push_back(std::move(other));
        }
    return others;
}

// "cavalry" is heavy, medium or light.
std::vector<LineChoice::Way> LineChoice::ways_of_other_classes(const Way& way, std::string_view line,
                                                               const LineContext& context) const {
    std::vector<Way> others;
    const std::size_t index = vocabulary_.class_trait();
    const Trait& of_class = ruleset_.traits[index];
    for (std::size_t i = 0; i < way.troops.size(); ++i) {
        const ChosenTroop& troop = way.troops[i];
        if (!troop.reading.guessed)
            continue;
        for (const std::int32_t value : other_classes(troop.values[of_class.slot], line, of_class)) {
            if (others.size() == most_compared)
                return others;
            Way other = way;
            other.troops[i].values[of_class.slot] = value;
            for (ValueOf& said : other.troops[i].reading.values)
                if (said.trait == index)
                    said.value = value;
            weigh(other, context);
            others.push_back(std::move(other));
        }
    }
    return others;
}

// The best first; ways that come to the same troops are one.
std::vector<LineChoice::Offer> LineChoice::offers(const std::vector<Way>& all, const Way& best,
                                                  std::string_view line, const LineContext& context) const {
    std::vector<Way> ways = ways_of_other_classes(best, line, context);
    for (Way& way : other_counts(best, context))
        ways.push_back(std::move(way));
    ways.insert(ways.begin(), best);
    std::vector<const Way*> rest;
    for (const Way& way : all)
        if (way.wrong <= best.wrong)
            rest.push_back(&way);
    std::stable_sort(rest.begin(), rest.end(), [](const Way* a, const Way* b) { return a->is_better(*b); });
    for (const Way* way : rest)
        if (ways.size() < most_compared)
            ways.push_back(*way);
    std::vector<Offer> found;
    for (std::size_t i = 0; i < std::min(ways.size(), most_compared) && found.size() < most_offered; ++i) {
        Reading reading = reading_of(ways[i]);
        if (std::none_of(found.begin(), found.end(), [&](const Offer& other) {
                return other.reading.id == reading.id || other.reading.text == reading.text;
            }))
            found.push_back({std::move(reading), std::move(ways[i])});
    }
    return found;
}

ChosenLine LineChoice::choose(const LineDraft& line, const LineContext& context) const {
    std::vector<Way> all;
    for (std::size_t i = 0; i < line.ways.size(); ++i) {
        Way way;
        way.way = i;
        extend(line.ways[i], context, std::move(way), all);
    }
    const auto best =
        std::min_element(all.begin(), all.end(), [](const Way& a, const Way& b) { return a.is_better(b); });
    ChosenLine chosen;
    if (best == all.end())
        return chosen;
    if (const std::string* answer = answers_.reading(context.line, line_question_id)) {
        std::vector<Offer> offered = offers(all, *best, line.text, context);
        for (std::size_t i = 0; i < offered.size(); ++i) {
            chosen.readings.push_back(offered[i].reading);
            if (offered[i].reading.id == *answer) {
                chosen.chosen = i;
                *best = std::move(offered[i].way);
            }
        }
    }
    const bool proved = best->right != 0 && best->wrong == 0;
    if (std::any_of(all.begin(), all.end(), [&](const Way& other) {
            return other.wrong == best->wrong && other.rank == best->rank && other.way != best->way &&
                   !are_same(other.troops, best->troops);
        }))
        chosen.questions.emplace_back("it can be read in two ways");
    // A number that two counts would explain alike decides nothing.
    for (ChosenTroop& troop : best->troops) {
        const bool settled = proved && std::none_of(all.begin(), all.end(), [&](const Way& other) {
                                 return other.wrong == 0 && other.rank != best->rank &&
                                        other.right == best->right &&
                                        other.troops.front().count == best->troops.front().count &&
                                        other.troops.front().values != best->troops.front().values;
                             });
        if (settled)
            troop.unsaid.clear();
        std::vector<std::string>& doubts = settled ? chosen.notes : chosen.questions;
        doubts.insert(doubts.end(), troop.reading.doubts.begin(), troop.reading.doubts.end());
        if (!troop.unsaid.empty())
            chosen.questions.insert(chosen.questions.end(), troop.reading.glosses.begin(),
                                    troop.reading.glosses.end());
        chosen.questions.insert(chosen.questions.end(), troop.reading.questions.begin(),
                                troop.reading.questions.end());
        chosen.notes.insert(chosen.notes.end(), troop.reading.notes.begin(), troop.reading.notes.end());
    }
    chosen.numbers = unexplained_numbers(*best);
    if ((!chosen.questions.empty() || !chosen.numbers.empty()) && chosen.readings.empty())
        for (Offer& offer : offers(all, *best, line.text, context))
            chosen.readings.push_back(std::move(offer.reading));
    chosen.troops = std::move(best->troops);
    return chosen;
}

} // namespace muster
