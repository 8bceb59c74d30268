// SPDX-License-Identifier: MIT
// muster-cli odds: what a fight comes to, exactly: of two troops, of two armies, or of many cases.
#include "army_argument.h"
#include "base/file.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "command.h"
#include "odds/contenders.h"
#include "odds/odds_changes.h"
#include "odds/odds_error.h"
#include "odds_json.h"
#include "odds_text.h"
#include "odds_troop.h"
#include "standard_input.h"

#include <fmt/format.h>

#include <algorithm>
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
    if (const std::size_t colon = rest.find(':'); colon < equals && colon != std::string_view::npos)
        throw CallError(fmt::format("--with {}: {} is no side of a fight{}", muster::quoted(text),
                                    muster::quoted(rest.substr(0, colon)),
                                    suggestion(rest.substr(0, colon), {side_name(CombatSide::attacker),
                                                                       side_name(CombatSide::defender)})));
    setting.id = rest.substr(0, equals);
    setting.value = equals == std::string_view::npos ? "yes" : std::string(rest.substr(equals + 1));
    if (setting.id.empty())
        throw CallError(fmt::format("--with {} names no switch; write SWITCH, SWITCH=VALUE, "
                                    "attacker:SWITCH=VALUE or defender:SWITCH=VALUE",
                                    muster::quoted(text)));
    return setting;
}

// Calls take(line, number) for each line that is not blank; they are counted from 1.
template <class Take>
void for_each_case(std::string_view text, const Take& take) {
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view whole = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(whole.size() + 1, text.size()));
        if (const std::string_view line = trimmed(whole); !line.empty())
            take(line, number);
    }
}

class OddsCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.zero_or_more("WHAT", what_,
                               "RULESET ATTACKER DEFENDER, or RULESET ATTACKER, or one or two armies:\n"
                               "files, or @ARMY or @ARMY.REVISION of the library");
        arguments.library(library_);
        arguments.text("--mode", "MODE", mode_, "melee (usual), shooting, or another mode of the rule set");
        arguments.texts("--with", "SWITCH", switches_,
                        "The situation: SWITCH, SWITCH=VALUE, attacker:SWITCH=VALUE, defender:SWITCH=VALUE");
        arguments.whole("--rounds", "N", rounds_, 1, static_cast<unsigned>(most_rounds),
                        "Rounds of fighting (1)");
        arguments.text("--against", "WHOM", against_,
                       "Of one troop or army: classes (usual), enemies of the army's list, or a list's id");
        arguments.text("--at-least", "OUTCOME", outcome_, "The outcome that is hoped for");
        arguments.text("--order", "ORDER", order_, "Of a matrix: best first (usual), worst, or listed");
        arguments.text("--format", "FORMAT", format_, "Text (usual) or json, of a matrix also csv or svg");
        arguments.flag("--changes", changes_,
                       "Of two troops: what one change would bring to the chance of --at-least");
        arguments.flag("--json", json_, "Write JSON, with every term");
        arguments.text("--cases", "FILE", cases_, "Answer one case a line, as JSON; - for standard input");
        arguments.notes(
            "A troop is written as players write it, such as HIS+ or '(HIM-III-RA)EIV', or taken from an\n"
            "army: FILE#/body[1]/unit[2]/troop[3], or @ARMY with such a place. With one troop or one army\n"
            "alone, it is weighed against all classes of the rule set, the example armies of the enemies of\n"
            "its list, or the troops of a list. Everything is worked out exactly; nothing is sampled.");
    }

    ExitStatus run(CallContext& context) override {
        require_known_words();
        try {
            if (!cases_.empty())
                return run_cases(context);
            if (what_.empty())
                throw CallError("name a rule set and two troops, or one or two armies");
            const bool names_ruleset = starts_with_ruleset(context);
            const bool names_army = !names_ruleset && !is_troop_of_file(what_[0]);
            if (names_army && what_.size() == 2 && !is_troop_of_file(what_[1]))
                return run_two_armies(context);
            if (names_army && what_.size() == 1)
                return run_one_army(context);
            return run_fight(context);
        } catch (const OddsError& error) {
            throw CallError(error.what());
        }
    }

private:
    static bool is_troop_of_file(const std::string& text) { return text.find('#') != std::string::npos; }

    [[nodiscard]] bool starts_with_ruleset(const CallContext& context) const {
        const std::vector<std::string> known = context.rulesets().ids();
        return std::find(known.begin(), known.end(), what_[0]) != known.end();
    }

    ExitStatus run_cases(CallContext& context) {
        if (!what_.empty())
            throw CallError("--cases takes no other argument");
        require_no_matrix_option("cases are answered in json");
        const std::string text = cases_ == "-" ? read_standard_input() : read_file(path_of(cases_));
        const std::string name = cases_ == "-" ? "standard input" : cases_;
        std::size_t count = 0;
        for_each_case(text, [&](std::string_view, std::size_t) { ++count; });
        if (count > most_odds_cases)
            throw CallError(fmt::format("{}: {} cases, and at most {} are answered at once; split the file",
                                        muster::quoted(name), count, most_odds_cases));
        OddsCases cases(context, name, count);
        for_each_case(text, [&](std::string_view line, std::size_t number) {
            context.write(cases.answer(line, number) + '\n');
        });
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
        const bool names_ruleset = !what_.empty() && !is_troop_of_file(what_[0]);
        std::vector<NamedTroop> troops;
        for (std::size_t i = names_ruleset ? 1 : 0; i < what_.size(); ++i)
            troops.push_back(is_troop_of_file(what_[i])
                                 ? troop_of_file(context, what_[i], library_)
                                 : troop_of_notation(context, context.ruleset(what_[0]), what_[i]));
        if (troops.empty())
            throw CallError("name a rule set and two troops, or two army files");
        const Ruleset& ruleset = names_ruleset ? context.ruleset(what_[0]) : *troops[0].ruleset;
        const CombatMode& mode = mode_of(ruleset);
        for (const NamedTroop& troop : troops)
            if (troop.ruleset->id != ruleset.id)
                throw CallError("only troops of one rule set can fight each other");
        if (troops.size() == 1 && !mode.alone)
            return write_matrix(context, mode, {{troops[0].name, combatant_of(troops[0].troop, ruleset)}},
                                opponents(context, ruleset, troops[0].list));
        if (!against_.empty())
            throw CallError("--against is for one troop or one army");
        if (troops.size() != (mode.alone ? 1U : 2U))
            throw CallError(mode.alone ? fmt::format("{} is about one troop", mode.name)
                                       : "a fight needs an attacker and a defender");
        require_no_matrix_option("a fight is written as text or json");
        return write_fight(context, ruleset, mode, troops);
    }

    ExitStatus write_fight(CallContext& context, const Ruleset& ruleset, const CombatMode& mode,
                           const std::vector<NamedTroop>& troops) {
        std::vector<Combatant> combatants;
        combatants.reserve(troops.size());
        Fight fought = fight();
        Duel duel{{}, fought.situation, fought.rounds, CombatSide::attacker, hoped_for(mode)};
        for (std::size_t i = 0; i < troops.size(); ++i) {
            combatants.push_back(combatant_of(troops[i].troop, ruleset));
            fought.sides.at(i) = &combatants.back();
            duel.troops.at(i) = troops[i].troop;
        }
        const OddsCalculator calculator(mode);
        const std::vector<OddsTerm> terms = calculator.terms(fought);
        const std::vector<OddsTotal> totals = calculator.totals(fought);
        const std::vector<OddsDice> dice = calculator.dice(fought);
        const std::vector<OddsReason> reasons = calculator.reasons(fought);
        Budget budget = odds_budget();
        const std::vector<Odds> by_round = calculator.odds_by_round(fought, budget);
        const OddsChanges found =
            changes_ ? odds_changes(ruleset, calculator, duel, odds_budget()) : OddsChanges();
        if (!found.is_complete)
            context.report_problem("There are too many changes to try them all in a few seconds: some may be "
                                   "missing. Ask for fewer rounds.");
        if (format_ == "json") {
            context.write(odds_json(mode, by_round.back(), &terms, changes_ ? &found.changes : nullptr) +
                          '\n');
            return ExitStatus::legal;
        }
        const OddsPage page{ruleset,
                            mode,
                            troops[0].name,
                            troops.size() == 1 ? std::string_view() : std::string_view(troops[1].name),
                            terms,
                            totals,
                            dice,
                            reasons,
                            by_round,
                            duel.outcome,
                            fought.situation};
        context.write(odds_text(page) + (changes_ ? odds_changes_text(page, found.changes) : ""));
        return ExitStatus::legal;
    }

    // Whom one troop or one army is weighed against; `list` is the list of its army, or empty.
    [[nodiscard]] std::vector<NamedCombatant> opponents(const CallContext& context, const Ruleset& ruleset,
                                                        const std::string& list) const {
        if (against_.empty() || against_ == "classes")
            return combatants_of(contenders_of_classes(ruleset));
        const Lists& lists = lists_of(context.rulesets());
        if (against_ == "enemies") {
            if (list.empty())
                throw CallError("--against enemies needs an army that is under an army list");
            std::vector<Contender> enemies = contenders_of_enemies(context.rulesets(), ruleset.id, list);
            if (enemies.empty())
                throw CallError(fmt::format("the list {} names no enemies with example armies", list));
            return combatants_of(enemies);
        }
        if (const ArmyList* named = lists.find(ruleset.id, against_))
            return combatants_of(contenders_of_list(*named, ruleset));
        std::vector<std::string> ids{"classes", "enemies"};
        for (const ListHeading& heading : lists.headings(ruleset.id))
            ids.push_back(heading.id);
        throw CallError(
            fmt::format("--against {}: {} has no such army list{}", muster::quoted(against_), ruleset.title,
                        suggestion(against_, std::vector<std::string_view>(ids.begin(), ids.end()))));
    }

    ExitStatus run_one_army(CallContext& context) {
        const LoadedArmy mine = load_army_or_sheet(what_[0], context.rulesets(), Detail::report, library_);
        const Ruleset& ruleset = *mine.ruleset;
        return write_matrix(context, mode_of(ruleset), combatants_of(contenders_of_army(mine.army, ruleset)),
                            opponents(context, ruleset, mine.army.list));
    }

    ExitStatus run_two_armies(CallContext& context) {
        if (!against_.empty())
            throw CallError("--against is for one troop or one army");
        const LoadedArmy mine = load_army_or_sheet(what_[0], context.rulesets(), Detail::report, library_);
        const LoadedArmy theirs = load_army_or_sheet(what_[1], context.rulesets(), Detail::report, library_);
        if (mine.ruleset->id != theirs.ruleset->id)
            throw CallError(
                fmt::format("{} is an army of {} and {} one of {}; only armies of one rule set can "
                            "fight each other",
                            what_[0], mine.ruleset->title, what_[1], theirs.ruleset->title));
        const Ruleset& ruleset = *mine.ruleset;
        return write_matrix(context, mode_of(ruleset), combatants_of(contenders_of_army(mine.army, ruleset)),
                            combatants_of(contenders_of_army(theirs.army, ruleset)));
    }

    ExitStatus write_matrix(CallContext& context, const CombatMode& mode,
                            const std::vector<NamedCombatant>& mine,
                            const std::vector<NamedCombatant>& theirs) const {
        if (mode.alone)
            throw CallError(fmt::format("{} is about one troop", mode.name));
        if (changes_)
            throw CallError("--changes is for two troops");
        const Fight fought = fight();
        const OddsMatrix matrix = odds_matrix(mode, mine, theirs, fought, hoped_for(mode), order());
        if (format_ == "csv")
            context.write_plain(odds_matrix_csv(matrix));
        else if (format_ == "json")
            context.write(odds_json(mode, matrix) + '\n');
        else if (format_ == "svg")
            context.write(odds_matrix_svg(mode, matrix));
        else
            context.write(odds_matrix_text(mode, matrix, fought.situation));
        return ExitStatus::legal;
    }

    // Also of an option that this call does not need.
    void require_known_words() {
        (void)order();
        const std::vector<std::string_view> formats{"text", "csv", "json", "svg"};
        if (!format_.empty() && std::find(formats.begin(), formats.end(), format_) == formats.end())
            throw CallError(
                fmt::format("unknown format {}{}", muster::quoted(format_), suggestion(format_, formats)));
        if (json_)
            format_ = "json";
    }

    // `what`: "a fight is written as text or json".
    void require_no_matrix_option(std::string_view what) const {
        if (format_ == "csv" || format_ == "svg" || !order_.empty())
            throw CallError(fmt::format("{} is for a matrix; {}",
                                        order_.empty() ? "--format " + format_ : "--order", what));
    }

    [[nodiscard]] BoardOrder order() const {
        if (order_.empty() || order_ == "best")
            return BoardOrder::best_first;
        if (order_ == "worst")
            return BoardOrder::worst_first;
        if (order_ == "listed")
            return BoardOrder::listed;
        throw CallError("unknown order " + muster::quoted(order_) +
                        suggestion(order_, {"best", "worst", "listed"}));
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
    std::string against_;
    std::string outcome_;
    std::string order_;
    std::string format_;
    bool changes_ = false;
    bool json_ = false;
    std::string cases_;
    std::string library_;
};

} // namespace

CommandRow odds_command() {
    return {"odds", "Work out what a fight comes to", make_command<OddsCommand>};
}

} // namespace muster
