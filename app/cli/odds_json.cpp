// SPDX-License-Identifier: MIT
#include "odds_json.h"

#include "base/input_error.h"
#include "base/json_bounds.h"
#include "base/json_places.h"
#include "base/text.h"
#include "call_context.h"
#include "odds/odds_error.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <limits>

namespace muster {

namespace {

using Json = nlohmann::ordered_json;

std::string as_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json outcomes_json(const CombatMode& mode, const Odds& odds) {
    Json outcomes = Json::object();
    for (std::size_t i = 0; i < mode.outcomes.size(); ++i)
        if (odds.listed[i])
            outcomes[mode.outcomes[i].id] = odds.outcomes[i].text();
    Json json{{"outcomes", std::move(outcomes)}};
    for (const CombatSide side : both_sides)
        if (const auto& wear = odds.wear[index_of(side)])
            json["means"][std::string(side_name(side))] = wear->text();
    return json;
}

Json terms_json(const std::vector<OddsTerm>& terms) {
    Json json = Json::array();
    for (const OddsTerm& term : terms) {
        if (term.value == 0)
            continue;
        json.push_back({{"side", term.side ? side_name(*term.side) : "fight"},
                        {"name", term.full_name()},
                        {"value", term.value},
                        {"cite", term.cite}});
        if (term.provenance != Provenance::printed)
            json.back()["provenance"] = provenance_name(term.provenance);
    }
    return json;
}

Json changes_json(const std::vector<OddsChange>& changes) {
    Json json = Json::array();
    for (const OddsChange& change : changes)
        json.push_back({{"side", change.side ? side_name(*change.side) : "fight"},
                        {"name", change.name},
                        {"from", change.from},
                        {"to", change.to},
                        {"chance", change.chance.text()}});
    return json;
}

[[noreturn]] void fail(const std::string& message) {
    throw OddsError(OddsTrouble::input, message);
}

std::string text_of(const Json& value, std::string_view what) {
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    if (value.is_number_integer())
        return value.dump();
    fail(fmt::format("{} must be a text or a whole number", muster::quoted(what)));
}

const Json& member(const Json& json, const char* name) {
    const auto found = json.find(name);
    if (found == json.end())
        fail(fmt::format("the case has no \"{}\"", name));
    return *found;
}

Troop troop_of(const Json& json, const Ruleset& ruleset, std::string_view side) {
    if (!json.is_object())
        fail(fmt::format("the {} must be an object of traits", side));
    const LevelTraits& level = ruleset.at(Level::troop);
    Troop troop;
    troop.values = level.defaults;
    std::uint64_t given = 0;
    for (const auto& [name, value] : json.items()) {
        const Trait* trait = ruleset.trait(Level::troop, name);
        if (trait == nullptr || trait->is_text())
            fail(fmt::format("{} is no trait of a {} in {}{}", muster::quoted(name),
                             ruleset.level_words[index_of(Level::troop)], ruleset.title,
                             suggestion(name, level.words.words())));
        const std::string text = text_of(value, name);
        const auto parsed = trait->parse(text);
        if (!parsed)
            fail(fmt::format("{} is no value of {}{}", muster::quoted(text), name,
                             suggestion(text, trait->words.words())));
        troop.values.at(trait->slot) = *parsed;
        for (std::size_t i = 0; i < level.traits.size(); ++i)
            if (&ruleset.traits[level.traits[i]] == trait)
                given |= 1ULL << i;
    }
    for (std::size_t i = 0; i < level.traits.size(); ++i)
        if (((level.required & ~given) >> i & 1U) != 0)
            fail(fmt::format("the {} needs {}", side, ruleset.traits[level.traits[i]].id));
    return troop;
}

void add_settings(std::vector<SwitchSetting>& situation, const Json& json, std::optional<CombatSide> side) {
    if (!json.is_object())
        fail("the situation must be an object of switches");
    for (const auto& [name, value] : json.items()) {
        const bool is_side = name == "attacker" || name == "defender";
        if (!side && is_side)
            add_settings(situation, value, name == "attacker" ? CombatSide::attacker : CombatSide::defender);
        else
            situation.push_back({side, name, text_of(value, name)});
    }
}

std::int32_t rounds_of(const Json& json) {
    const auto found = json.find("rounds");
    if (found == json.end())
        return 1;
    if (!found->is_number_integer() || found->get<std::int64_t>() < 1 ||
        found->get<std::int64_t>() > most_rounds)
        fail(fmt::format("rounds must be a whole number from 1 to {}", most_rounds));
    return found->get<std::int32_t>();
}

} // namespace

std::string odds_json(const CombatMode& mode, const Odds& odds, const std::vector<OddsTerm>* terms,
                      const std::vector<OddsChange>* changes) {
    Json json = outcomes_json(mode, odds);
    if (terms != nullptr)
        json["terms"] = terms_json(*terms);
    if (changes != nullptr)
        json["changes"] = changes_json(*changes);
    return as_line(json);
}

std::string odds_json(const CombatMode& mode, const OddsMatrix& matrix) {
    Json json{{"at-least", mode.outcomes[matrix.outcome].id},
              {"rows", matrix.rows},
              {"columns", matrix.columns},
              {"cells", Json::array()}};
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        Json line = Json::array();
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const OddsCell& cell = matrix.at(row, column);
            if (!cell.odds) {
                line.push_back({{"error", cell.reason}});
                continue;
            }
            line.push_back(outcomes_json(mode, *cell.odds));
            line.back()["chance"] = cell.chance.text();
        }
        json["cells"].push_back(std::move(line));
    }
    return as_line(json);
}

std::string OddsCases::answer(std::string_view line, std::size_t number) {
    try {
        odds_.require_time();
        if (const std::string excess = excess_in_json(line); !excess.empty())
            fail(excess);
        const Json json = Json::parse(line);
        if (!json.is_object())
            fail("a case is one JSON object");
        const Ruleset& ruleset = context_.ruleset(text_of(member(json, "ruleset"), "ruleset"));
        const CombatMode& mode = combat_mode(ruleset, text_of(member(json, "mode"), "mode"));
        const Combatant attacker =
            odds_.combatant(troop_of(member(json, "attacker"), ruleset, "attacker"), ruleset);
        Fight fight;
        fight.sides[0] = &attacker;
        std::optional<Combatant> defender;
        if (const auto given = json.find("defender"); mode.alone && given != json.end() && !given->empty())
            fail(fmt::format("{} is about one troop; leave the defender out", mode.name));
        if (!mode.alone)
            fight.sides[1] = &defender.emplace(
                odds_.combatant(troop_of(member(json, "defender"), ruleset, "defender"), ruleset));
        if (const auto situation = json.find("situation"); situation != json.end())
            add_settings(fight.situation, *situation, std::nullopt);
        fight.rounds = rounds_of(json);
        std::unique_ptr<const OddsCalculator>& calculator = calculators_[&mode];
        if (calculator == nullptr)
            calculator = std::make_unique<const OddsCalculator>(mode);
        return odds_json(mode, odds_.of(*calculator, fight), nullptr);
    } catch (const OddsError& error) {
        return as_line(Json{{"error", error.what()}});
    } catch (const CallError& error) {
        return as_line(Json{{"error", error.what()}});
    } catch (const Json::parse_error& error) {
        const JsonFault fault = json_fault(line, error.byte == 0 ? 0 : error.byte - 1);
        const TextPosition position{number, position_of(line, fault.offset).column};
        return as_line(Json{{"error", InputError(file_, position, fault.message).what()}});
    } catch (const Json::out_of_range&) {
        return as_line(Json{{"error", InputError(file_, {number, 1}, json_number_too_large).what()}});
    }
}

} // namespace muster
