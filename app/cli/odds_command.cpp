// SPDX-License-Identifier: MIT
// muster-cli odds: what a fight comes to, exactly: of two troops, of two armies, or of many cases.
#include "army/army_reader.h"
#include "army_argument.h"
#include "base/file.h"
#include "base/text.h"
#include "check/wording.h"
#include "command.h"
#include "mail/written_army.h"
#include "odds/odds_error.h"
#include "odds_json.h"
#include "odds_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <utility>

namespace muster {

namespace {

// "attacker:overlaps=2", "contacted=yes"; without a value: yes.
SwitchSetting setting_of(const std::string& text) {
    SwitchSetting setting;
    std::string_view rest = text;
    for (const CombatSide side : both_sides)
        if (const std::string prefix = fmt::format("{}:", side_name(side)); rest.starts_with(prefix)) {
            setting.side = side;
            rest.remove_prefix(prefix.size());
        }
    const std::size_t equals = rest.find('=');
    setting.id = rest.substr(0, equals);
    setting.value = equals == std::string_view::npos ? "yes" : std::string(rest.substr(equals + 1));
    if (setting.id.empty())
        throw CallError(fmt::format("--with {} names no switch; write SWITCH, SWITCH=VALUE, "
                                    "attacker:SWITCH=VALUE or defender:SWITCH=VALUE",
                                    muster::quoted(text)));
    return setting;
}

struct NamedTroop {
    std::string name;
    Troop troop;
    const Ruleset* ruleset = nullptr;
};

// "/body[1]/unit[2]/troop[3]"
Place place_of(const std::string& text, const LoadedArmy& loaded) {
    std::vector<std::string_view> known;
    std::vector<std::string> paths;
    for (const Place& place : all_places(loaded.army))
        if (place.level() == Level::troop)
            paths.push_back(place.path());
    for (const Place& place : all_places(loaded.army))
        if (place.level() == Level::troop && (place.path() == text || place.path() == "/" + text))
            return place;
    known.assign(paths.begin(), paths.end());
    throw CallError(
        fmt::format("{} has no troop at {}{}", loaded.file, muster::quoted(text), suggestion(text, known)));
}

NamedTroop troop_of_file(const CallContext& context, const std::string& text) {
    const std::size_t hash = text.rfind('#');
    const LoadedArmy loaded = load_army_or_sheet(text.substr(0, hash), context.rulesets(), Detail::report);
    const Place place = place_of(text.substr(hash + 1), loaded);
    return {notation_of(place, loaded.army, *loaded.ruleset, loaded.report), troop_at(loaded.army, place),
            loaded.ruleset};
}

NamedTroop troop_of_notation(const CallContext& context, const Ruleset& ruleset, const std::string& text) {
    const Army begin = read_army(ruleset.start, fmt::format("start of {}", ruleset.id), context.rulesets());
    const WrittenArmy written = read_written_army(text, ruleset, begin);
    if (written.troops != 1 || !written.open.empty())
        throw CallError(fmt::format("{} is not understood as one troop of {}{}{}", muster::quoted(text),
                                    ruleset.title, written.open.empty() ? "" : ": ",
                                    written.open.empty() ? "" : written.open.front().text));
    const Place place = written.lines.front().place;
    return {text, troop_at(written.army, place), &ruleset};
}

class OddsCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.zero_or_more("WHAT", what_, "RULESET ATTACKER DEFENDER, or two army files");
        arguments.text("--mode", "MODE", mode_, "melee (usual), shooting, or another mode of the rule set");
        arguments.texts("--with", "SWITCH", switches_,
                        "The situation: SWITCH, SWITCH=VALUE, attacker:SWITCH=VALUE, defender:SWITCH=VALUE");
        arguments.whole("--rounds", "N", rounds_, 1, static_cast<unsigned>(most_rounds),
                        "Rounds of fighting (1)");
        arguments.text("--at-least", "OUTCOME", outcome_, "Of two armies: the outcome that is hoped for");
        arguments.text("--format", "FORMAT", format_, "Of two armies: text (usual), csv, json or svg");
        arguments.flag("--json", json_, "Write JSON, with every term");
        arguments.text("--cases", "FILE", cases_, "Answer one case a line, as JSON; - for standard input");
        arguments.notes(
            "A troop is written as players write it, such as HIS+ or '(HIM-III-RA)EIV', or taken from an "
            "army:\n"
            "FILE#/body[1]/unit[2]/troop[3]. Everything is worked out exactly; nothing is sampled.");
    }

    ExitStatus run(CallContext& context) override {
        try {
            if (!cases_.empty())
                return run_cases(context);
            if (what_.size() == 2 && what_[0].find('#') == std::string::npos && !starts_with_ruleset(context))
                return run_matrix(context);
            return run_fight(context);
        } catch (const OddsError& error) {
            throw CallError(error.what());
        }
    }

private:
    [[nodiscard]] bool starts_with_ruleset(const CallContext& context) const {
        const std::vector<std::string> known = context.rulesets().ids();
        return std::find(known.begin(), known.end(), what_[0]) != known.end();
    }

    ExitStatus run_cases(CallContext& context) {
        if (!what_.empty())
            throw CallError("--cases takes no other argument");
        std::string text;
        if (cases_ == "-")
            text.assign(std::istreambuf_iterator<char>(std::cin), {});
        else
            text = read_file(cases_);
        OddsCases cases(context);
        std::string answers;
        for (const std::string_view line : parts_of(text, '\n'))
            if (!line.empty())
                answers += cases.answer(line) + '\n';
        context.write(answers);
        return ExitStatus::legal;
    }

    [[nodiscard]] Fight fight() const {
        Fight fight;
        fight.rounds = static_cast<std::int32_t>(rounds_);
        for (const std::string& text : switches_)
            fight.situation.push_back(setting_of(text));
        return fight;
    }

    [[nodiscard]] const CombatMode& mode_of(const Ruleset& ruleset) const {
        return combat_mode(ruleset,
                           !mode_.empty() || ruleset.combat.empty() ? mode_ : ruleset.combat.front().id);
    }

    ExitStatus run_fight(CallContext& context) {
        std::vector<NamedTroop> troops;
        const bool names_ruleset = !what_.empty() && what_[0].find('#') == std::string::npos;
        for (std::size_t i = names_ruleset ? 1 : 0; i < what_.size(); ++i)
            troops.push_back(what_[i].find('#') != std::string::npos
                                 ? troop_of_file(context, what_[i])
                                 : troop_of_notation(context, context.ruleset(what_[0]), what_[i]));
        if (troops.empty())
            throw CallError("name a rule set and two troops, or two army files");
        const Ruleset& ruleset = names_ruleset ? context.ruleset(what_[0]) : *troops[0].ruleset;
        const CombatMode& mode = mode_of(ruleset);
        const std::size_t needed = mode.alone ? 1 : 2;
        if (troops.size() != needed)
            throw CallError(mode.alone ? fmt::format("{} is about one troop", mode.name)
                                       : "a fight needs an attacker and a defender");
        for (const NamedTroop& troop : troops)
            if (troop.ruleset->id != ruleset.id)
                throw CallError("only troops of one rule set can fight each other");
        std::vector<Combatant> combatants;
        combatants.reserve(troops.size());
        for (const NamedTroop& troop : troops)
            combatants.push_back(combatant_of(troop.troop, ruleset));
        Fight fought = fight();
        for (std::size_t i = 0; i < combatants.size(); ++i)
            fought.sides.at(i) = &combatants[i];
        const OddsCalculator calculator(mode);
        const std::vector<OddsTerm> terms = calculator.terms(fought);
        if (json_) {
            context.write(odds_json(mode, calculator.odds(fought), &terms) + '\n');
            return ExitStatus::legal;
        }
        std::vector<Odds> by_round;
        for (fought.rounds = 1; fought.rounds <= static_cast<std::int32_t>(rounds_); ++fought.rounds)
            by_round.push_back(calculator.odds(fought));
        context.write(odds_text({ruleset, mode, troops[0].name,
                                 troops.size() == 1 ? std::string_view() : std::string_view(troops[1].name),
                                 terms, by_round}));
        return ExitStatus::legal;
    }

    static std::vector<NamedCombatant> combatants_of(const LoadedArmy& loaded, const Ruleset& ruleset) {
        std::vector<NamedCombatant> combatants;
        for (const Place& place : all_places(loaded.army)) {
            if (place.level() != Level::troop)
                continue;
            std::string name = notation_of(place, loaded.army, ruleset, loaded.report);
            const bool known = std::any_of(combatants.begin(), combatants.end(),
                                           [&](const NamedCombatant& other) { return other.name == name; });
            if (!known)
                combatants.push_back({std::move(name), combatant_of(troop_at(loaded.army, place), ruleset)});
        }
        return combatants;
    }

    ExitStatus run_matrix(CallContext& context) {
        const LoadedArmy mine = load_army_or_sheet(what_[0], context.rulesets(), Detail::report);
        const LoadedArmy theirs = load_army_or_sheet(what_[1], context.rulesets(), Detail::report);
        if (mine.ruleset->id != theirs.ruleset->id)
            throw CallError(
                fmt::format("{} is an army of {} and {} one of {}; only armies of one rule set can "
                            "fight each other",
                            what_[0], mine.ruleset->title, what_[1], theirs.ruleset->title));
        const Ruleset& ruleset = *mine.ruleset;
        const CombatMode& mode = mode_of(ruleset);
        if (mode.alone)
            throw CallError(fmt::format("{} is about one troop", mode.name));
        const OddsMatrix matrix = odds_matrix(mode, combatants_of(mine, ruleset),
                                              combatants_of(theirs, ruleset), fight(), hoped_for(mode));
        const std::string format = json_ ? "json" : format_.empty() ? "text" : format_;
        if (format == "text")
            context.write(odds_matrix_text(mode, matrix));
        else if (format == "csv")
            context.write(odds_matrix_csv(matrix));
        else if (format == "json")
            context.write(odds_json(mode, matrix) + '\n');
        else if (format == "svg")
            context.write(odds_matrix_svg(mode, matrix));
        else
            throw CallError(fmt::format("unknown format {}{}", muster::quoted(format),
                                        suggestion(format, {"text", "csv", "json", "svg"})));
        return ExitStatus::legal;
    }

    [[nodiscard]] std::size_t hoped_for(const CombatMode& mode) const {
        if (outcome_.empty())
            return usual_outcome(mode);
        std::vector<std::string_view> known;
        for (std::size_t i = 0; i < mode.outcomes.size(); ++i) {
            if (mode.outcomes[i].id == outcome_)
                return i;
            known.push_back(mode.outcomes[i].id);
        }
        throw CallError(fmt::format("{} is no outcome of {}{}", muster::quoted(outcome_), mode.name,
                                    suggestion(outcome_, known)));
    }

    std::vector<std::string> what_;
    std::string mode_;
    std::vector<std::string> switches_;
    unsigned rounds_ = 1;
    std::string outcome_;
    std::string format_;
    bool json_ = false;
    std::string cases_;
};

} // namespace

CommandRow odds_command() {
    return {"odds", "Work out what a fight comes to", make_command<OddsCommand>};
}

} // namespace muster
