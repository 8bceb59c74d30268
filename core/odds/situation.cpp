// SPDX-License-Identifier: MIT
#include "odds/situation.h"

#include "base/text.h"
#include "base/translation.h"
#include "odds/odds_error.h"
#include "odds/switch_use.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

[[noreturn]] void fail(const std::string& message) {
    throw OddsError(OddsTrouble::input, message);
}

[[noreturn]] void fail(const CombatRefusal& refusal, CombatSide side) {
    const std::string own = translate_format("This cannot be worked out. Own troops: {}", refusal.say);
    const std::string enemy = translate_format("This cannot be worked out. The enemy: {}", refusal.say);
    throw OddsError(
        OddsTrouble::not_computable, fmt::format("not computable, {}: {}", side_name(side), refusal.say),
        side == CombatSide::attacker ? std::array{own, enemy} : std::array{enemy, own}, refusal.word);
}

const CombatSwitch& find_switch(const CombatMode& mode, const SwitchSetting& setting) {
    std::vector<std::string_view> known;
    for (const CombatSwitch& known_switch : mode.switches) {
        if (known_switch.of_fight != !setting.side)
            continue;
        if (known_switch.id == setting.id)
            return known_switch;
        known.push_back(known_switch.id);
    }
    for (const CombatSwitch& other : mode.switches)
        if (other.id == setting.id)
            fail(other.of_fight
                     ? fmt::format("{} belongs to the fight, not to one side", muster::quoted(setting.id))
                     : fmt::format("{} belongs to one side: say attacker:{}={} or defender:{}={}",
                                   muster::quoted(setting.id), setting.id, muster::quoted(setting.value),
                                   setting.id, muster::quoted(setting.value)));
    fail(fmt::format("unknown switch {} in {}{}", muster::quoted(setting.id), mode.name,
                     suggestion(setting.id, known)));
}

std::int32_t read_setting(const CombatMode& mode, const CombatSwitch& made, const std::string& text) {
    const CombatName& name = mode.names[made.name];
    if (name.words.empty()) {
        const auto value = signed_whole(text);
        if (!value || *value < made.least || *value > made.most)
            fail(fmt::format("{} must be a whole number from {} to {}, not {}", made.id, made.least,
                             made.most, muster::quoted(text)));
        return *value;
    }
    const auto found = std::find(name.words.begin(), name.words.end(), text);
    if (found == name.words.end()) {
        const std::vector<std::string_view> known(name.words.begin(), name.words.end());
        fail(fmt::format("{} is no value of {}{}", muster::quoted(text), made.id, suggestion(text, known)));
    }
    return static_cast<std::int32_t>(found - name.words.begin());
}

class SituationSetter {
public:
    SituationSetter(const CombatMode& mode, const Fight& fight, Registers& registers)
        : mode_(mode), fight_(fight), registers_(registers), usual_(registers.size(), 0),
          given_(registers.size(), false) {}

    void set_troops() {
        for (std::size_t i = 0; i < mode_.names.size(); ++i) {
            const CombatName& name = mode_.names[i];
            for (const std::size_t side : {0U, 1U}) {
                std::int32_t& value = registers_[2 * i + side];
                if (name.kind == CombatNameKind::role)
                    value = static_cast<std::int32_t>(side);
                else if (name.kind == CombatNameKind::rounds)
                    value = fight_.rounds;
                else if (name.kind == CombatNameKind::round)
                    value = 1;
                else if (name.kind == CombatNameKind::trait && fight_.sides[side] != nullptr)
                    value = fight_.sides[side]->traits[name.origin];
            }
        }
        for (const CombatStandIn& stand_in : mode_.stand_ins)
            for (const CombatSide side : both_sides)
                if (CombatConditions::holds(stand_in.when, side, registers_))
                    registers_[register_of({stand_in.name, CombatWhose::own}, side)] = stand_in.value;
    }

    // A default may rest on a switch that stands before, and so on what was set there.
    void set_switches() {
        for (const SwitchSetting& setting : fight_.situation) {
            if (mode_.alone && setting.side == CombatSide::defender)
                fail(fmt::format("{}: the defender plays no part in it", mode_.name));
            static_cast<void>(find_switch(mode_, setting));
        }
        for (const CombatSwitch& made : mode_.switches)
            for (const CombatSide side : both_sides) {
                if (made.of_fight && side == CombatSide::defender)
                    continue;
                const std::size_t at = register_of({made.name, CombatWhose::own}, side);
                usual_[at] = registers_[at] = usual_value(made, side);
                for (const SwitchSetting& setting : fight_.situation)
                    if (setting.id == made.id && (made.of_fight ? !setting.side : setting.side == side)) {
                        registers_[at] = read_setting(mode_, made, setting.value);
                        given_[at] = true;
                    }
            }
    }

    void check_limits() const {
        for (const CombatSwitch& made : mode_.switches)
            for (const CombatSide side : both_sides) {
                if (side == CombatSide::attacker || (!made.of_fight && !mode_.alone))
                    check_limits(made, side);
            }
    }

    void check_refusals() const {
        for (const CombatRefusal& refusal : mode_.refusals)
            for (const CombatSide side : both_sides)
                if ((side == CombatSide::attacker ? refusal.for_attacker : refusal.for_defender) &&
                    CombatConditions::holds(refusal.when, side, registers_))
                    fail(refusal, side);
    }

    [[nodiscard]] std::vector<SwitchState> states() {
        const std::vector<bool> in_use = registers_in_use(mode_);
        std::vector<SwitchState> states;
        for (const CombatSwitch& made : mode_.switches)
            for (const CombatSide side : both_sides) {
                if (side == CombatSide::defender && (made.of_fight || mode_.alone))
                    continue;
                const std::size_t at = register_of({made.name, CombatWhose::own}, side);
                states.push_back({&made, made.of_fight ? std::nullopt : std::optional(side), registers_[at],
                                  usual_[at], in_use[at] && is_open(made, side)});
            }
        return states;
    }

private:
    // Whether any value but the usual one is allowed, and not what this troop lacks: a gun, say.
    [[nodiscard]] bool is_open(const CombatSwitch& made, CombatSide side) {
        const std::size_t at = register_of({made.name, CombatWhose::own}, side);
        const std::int32_t was = registers_[at];
        bool open = false;
        for (const std::int32_t value : switch_values(mode_, made, usual_[at])) {
            registers_[at] = value;
            open = open || (value != usual_[at] && is_allowed(made, side) && !is_refused(at));
        }
        registers_[at] = was;
        return open;
    }

    // Whether there is no answer because of what is in the register.
    [[nodiscard]] bool is_refused(std::size_t at) const {
        return std::any_of(mode_.refusals.begin(), mode_.refusals.end(), [&](const CombatRefusal& refusal) {
            return std::any_of(both_sides.begin(), both_sides.end(), [&](CombatSide side) {
                return (side == CombatSide::attacker ? refusal.for_attacker : refusal.for_defender) &&
                       reads(refusal.when, side, at) &&
                       CombatConditions::holds(refusal.when, side, registers_);
            });
        });
    }

    [[nodiscard]] static bool reads(const CombatCondition& condition, CombatSide side, std::size_t at) {
        return std::any_of(condition.begin(), condition.end(), [&](const std::vector<CombatTest>& all) {
            return std::any_of(all.begin(), all.end(),
                               [&](const CombatTest& test) { return register_of(test.left, side) == at; });
        });
    }

    [[nodiscard]] bool is_allowed(const CombatSwitch& made, CombatSide side) const {
        return std::none_of(made.limits.begin(), made.limits.end(), [&](const CombatLimit& limit) {
            return concerns(limit, made, side) && !CombatConditions::holds(limit.when, side, registers_);
        });
    }

    [[nodiscard]] bool concerns(const CombatLimit& limit, const CombatSwitch& made, CombatSide side) const {
        const std::size_t at = register_of({made.name, CombatWhose::own}, side);
        const std::int32_t value = registers_[at];
        return limit.values == 0 ? value != usual_[at] || (given_[at] && value != 0)
                                 : ((limit.values >> static_cast<unsigned>(value)) & 1U) != 0;
    }

    [[nodiscard]] std::int32_t usual_value(const CombatSwitch& made, CombatSide side) const {
        for (const CombatDefault& usual : made.defaults)
            if (CombatConditions::holds(usual.when, side, registers_))
                return usual.from_name ? value_of(usual.ref, made, side) : usual.value;
        return 0;
    }

    // What another name says, if the switch has such a value.
    [[nodiscard]] std::int32_t value_of(CombatRef ref, const CombatSwitch& made, CombatSide side) const {
        const std::int32_t value = registers_[register_of(ref, side)];
        const std::size_t words = mode_.names[made.name].words.size();
        return words == 0 || static_cast<std::size_t>(value) < words ? value : 0;
    }

    void check_limits(const CombatSwitch& made, CombatSide side) const {
        for (const CombatLimit& limit : made.limits)
            if (concerns(limit, made, side) && !CombatConditions::holds(limit.when, side, registers_))
                fail(made.of_fight ? fmt::format("{}: {}", made.id, limit.say)
                                   : fmt::format("{} of the {}: {}", made.id, side_name(side), limit.say));
    }

    const CombatMode& mode_;
    const Fight& fight_;
    Registers& registers_;
    Registers usual_;
    std::vector<bool> given_; // by register: said by the situation
};

} // namespace

void set_situation(const CombatMode& mode, const Fight& fight, Registers& registers) {
    if (fight.rounds < 1 || fight.rounds > most_rounds)
        fail(fmt::format("rounds must be from 1 to {}, not {}", most_rounds, fight.rounds));
    SituationSetter setter(mode, fight, registers);
    setter.set_troops();
    setter.set_switches();
    setter.check_limits();
    setter.check_refusals();
}

std::vector<SwitchState> switch_states(const CombatMode& mode, const Fight& fight) {
    Registers registers(2 * mode.names.size(), 0);
    SituationSetter setter(mode, fight, registers);
    setter.set_troops();
    setter.set_switches();
    return setter.states();
}

const CombatSwitch* switch_of(const CombatMode& mode, std::string_view id) {
    const auto found = std::find_if(mode.switches.begin(), mode.switches.end(),
                                    [id](const CombatSwitch& made) { return made.id == id; });
    return found == mode.switches.end() ? nullptr : &*found;
}

std::string switch_words(const CombatMode& mode, const CombatSwitch& made, std::int32_t value) {
    const CombatName& name = mode.names[made.name];
    return name.words.empty() ? std::to_string(value) : name.words[static_cast<std::size_t>(value)];
}

std::string switch_value_name(const CombatMode& mode, const CombatSwitch& made, std::int32_t value) {
    const CombatName& name = mode.names[made.name];
    if (!name.shown.empty())
        return name.shown[static_cast<std::size_t>(value)];
    std::string words = switch_words(mode, made, value);
    if (words == "yes")
        return translate("yes");
    if (words == "no")
        return translate("no");
    if (!name.words.empty()) // the hyphen of a number is its sign
        std::replace(words.begin(), words.end(), '-', ' ');
    return words;
}

std::string switch_value_name(const CombatMode& mode, const SwitchSetting& setting) {
    for (const CombatSwitch& made : mode.switches) {
        const std::vector<std::string>& words = mode.names[made.name].words;
        const auto word = std::find(words.begin(), words.end(), setting.value);
        if (made.id == setting.id && word != words.end())
            return switch_value_name(mode, made, static_cast<std::int32_t>(word - words.begin()));
    }
    return setting.value;
}

std::vector<std::int32_t> switch_values(const CombatMode& mode, const CombatSwitch& made,
                                        std::int32_t value) {
    constexpr std::int32_t widest = 12;
    const CombatName& name = mode.names[made.name];
    std::int32_t first = made.least;
    std::int32_t last = made.most;
    if (!name.words.empty()) {
        first = 0;
        last = static_cast<std::int32_t>(name.words.size()) - 1;
    } else if (last - first > widest) {
        first = std::max(first, value - 1);
        last = std::min(last, value + 1);
    }
    std::vector<std::int32_t> values;
    for (std::int32_t each = first; each <= last; ++each)
        values.push_back(each);
    return values;
}

} // namespace muster
