// SPDX-License-Identifier: MIT
// ContenderCollector: gathers the troops of armies and lists as contenders, each kind of them once.
#pragma once

#include "odds/combat_reads.h"
#include "odds/contender_kind.h"
#include "odds/contenders.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace muster {

class ContenderCollector {
public:
    explicit ContenderCollector(const Ruleset& ruleset);

    void add(const Troop& troop, std::string assumed = {});
    void add(const Army& army);
    // In the order in which the first of each kind was added.
    [[nodiscard]] std::vector<Contender> take() { return std::move(contenders_); }

private:
    // What makes troops the same but for their numbers, and their names unless the notation has them.
    struct Written {
        TraitValues values;
        std::vector<std::string> texts;
        std::string name;
        friend auto operator<=>(const Written&,
                                const Written&) = default; // NOLINT(modernize-use-nullptr) its 0
    };

    [[nodiscard]] Contender counted(const Troop& troop);
    void add(Contender contender, std::int32_t times);

    const Ruleset& ruleset_;
    CombatReads reads_;
    bool by_figures_;
    bool notation_has_name_;
    std::map<Written, Contender> known_; // as they are in armies
    std::map<ContenderKind, std::size_t> places_;
    std::vector<Contender> contenders_;
};

} // namespace muster
