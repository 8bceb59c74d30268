// SPDX-License-Identifier: MIT
#include "odds/switch_use.h"

namespace muster {

namespace {

class UseFinder {
public:
    explicit UseFinder(const CombatMode& mode) : mode_(mode), used_(2 * mode.names.size(), false) {}

    std::vector<bool> find() {
        use_what_is_seen();
        do {
            is_changed_ = false;
            use_what_is_rested_on();
        } while (is_changed_);
        return std::move(used_);
    }

private:
    void use(CombatRef ref, CombatSide side) {
        const std::size_t at = register_of(ref, side);
        is_changed_ = is_changed_ || !used_[at];
        used_[at] = true;
    }

    void use(const CombatCondition& condition, CombatSide side) {
        for (const std::vector<CombatTest>& all : condition)
            for (const CombatTest& test : all) {
                use(test.left, side);
                if (test.comparison != CombatComparison::among &&
                    test.comparison != CombatComparison::between)
                    use(test.right, side);
            }
    }

    void use(const CombatDefinition& definition, CombatSide side) {
        for (const CombatStep& step : definition.steps) {
            use(step.when, side);
            if (step.source == CombatSource::name)
                use(step.ref, side);
            if (step.source == CombatSource::grid) {
                use(mode_.grids[step.index].down.ref, side);
                use(mode_.grids[step.index].across.ref, side);
            }
        }
        for (const CombatDice& dice : definition.dice)
            use(dice.when, side);
    }

    void use(const CombatSwitch& made, CombatSide side) {
        for (const CombatDefault& usual : made.defaults) {
            use(usual.when, side);
            if (usual.from_name)
                use(usual.ref, side);
        }
        for (const CombatLimit& limit : made.limits)
            use(limit.when, side);
    }

    [[nodiscard]] bool is_used(std::uint16_t name, CombatSide side) const {
        return used_[register_of({name, CombatWhose::own}, side)];
    }

    void use_what_is_seen() {
        for (const CombatEnd& end : mode_.ends)
            use(end.when, CombatSide::attacker);
        for (const CombatOutcome& outcome : mode_.outcomes)
            use(outcome.when, CombatSide::attacker);
        for (const CombatSide side : both_sides) {
            if (const auto& wear = mode_.wear.at(index_of(side)))
                use(*wear, side);
            for (const CombatRefusal& refusal : mode_.refusals)
                if (side == CombatSide::attacker ? refusal.for_attacker : refusal.for_defender)
                    use(refusal.when, side);
        }
    }

    void use_what_is_rested_on() {
        for (const CombatSide side : both_sides) {
            for (const CombatDefinition& definition : mode_.definitions)
                if (is_used(definition.name, side))
                    use(definition, side);
            for (const CombatState& state : mode_.states)
                if (is_used(state.name, side)) {
                    use(state.from, side);
                    use(state.next, side);
                }
            for (const CombatSwitch& made : mode_.switches)
                if (is_used(made.name, side))
                    use(made, side);
            for (const CombatStandIn& stand_in : mode_.stand_ins)
                if (is_used(stand_in.name, side))
                    use(stand_in.when, side);
        }
    }

    const CombatMode& mode_;
    std::vector<bool> used_;
    bool is_changed_ = false;
};

} // namespace

std::vector<bool> registers_in_use(const CombatMode& mode) {
    return UseFinder(mode).find();
}

} // namespace muster
