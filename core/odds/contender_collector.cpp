// SPDX-License-Identifier: MIT
#include "odds/contender_collector.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace muster {

namespace {

bool has_name(const Ruleset& ruleset) {
    return std::any_of(ruleset.notation.begin(), ruleset.notation.end(), [](const NotationPart& part) {
        return std::any_of(part.text.pieces.begin(), part.text.pieces.end(), [](const auto& piece) {
            return std::holds_alternative<TextTemplate::Name>(piece);
        });
    });
}

} // namespace

ContenderCollector::ContenderCollector(const Ruleset& ruleset)
    : ruleset_(ruleset), reads_(ruleset), by_figures_(fights_by_figures(ruleset)),
      notation_has_name_(has_name(ruleset)) {}

void ContenderCollector::add(const Troop& troop, std::string assumed) {
    Contender contender = contender_of(troop, ruleset_, reads_);
    contender.assumed = std::move(assumed);
    add(std::move(contender), 1);
}

void ContenderCollector::add(const Army& army) {
    for (const Place& place : all_places(army))
        if (place.level() == Level::troop) {
            const Troop& troop = troop_at(army, place);
            add(counted(troop), by_figures_ ? 1 : troop.count);
        }
}

// A troop is checked to find its numbers, which takes long under a large army list: once for all that are
// written the same.
Contender ContenderCollector::counted(const Troop& troop) {
    const auto [known, is_new] =
        known_.try_emplace({troop.values, troop.texts, notation_has_name_ ? troop.name : std::string()});
    if (is_new)
        known->second = counted_contender(troop, ruleset_, reads_);
    Contender contender = known->second;
    contender.name = troop.name;
    contender.troop = troop;
    contender.figures = by_figures_ ? troop.count : 0;
    return contender;
}

void ContenderCollector::add(Contender contender, std::int32_t times) {
    const auto [known, is_new] =
        places_.try_emplace(kind_of(contender, ruleset_, reads_), contenders_.size());
    if (is_new) {
        contender.times = times;
        contenders_.push_back(std::move(contender));
        return;
    }
    Contender& first = contenders_[known->second];
    first.times += contender.counted ? times : 0;
    const bool is_said = (", " + first.also + ", ").find(", " + contender.name + ", ") != std::string::npos;
    if (contender.name != first.name && !contender.name.empty() && !is_said) {
        first.also += (first.also.empty() ? "" : ", ") + contender.name;
        ++first.others;
    }
}

} // namespace muster
