// SPDX-License-Identifier: MIT
#include "mail/detail/leaders_told_twice.h"

#include <algorithm>
#include <cstdint>

namespace muster {

namespace {

struct PlaceOfTroop {
    UnitDraft* unit = nullptr;
    std::size_t at = 0; // among its troops
};

class LeaderSettler {
public:
    LeaderSettler(ArmyDraft& draft, const Vocabulary& vocabulary) : draft_(draft), vocabulary_(vocabulary) {}

    std::vector<std::size_t> settle() {
        std::vector<std::size_t> open;
        for (const PlaceOfTroop& told :
             places([](const TroopReading& troop) { return troop.leads_others; })) {
            const std::int32_t rank = class_of(told);
            const std::vector<PlaceOfTroop> others = places([&](const TroopReading& troop) {
                return !troop.leads_others && troop.value(vocabulary_.class_trait(), -1) == rank;
            });
            const std::size_t line = draft_.lines[told.unit->troops[told.at].line].line;
            if (others.size() == 1 && reading(told).numbers.empty() &&
                !reading(others.front()).numbers.empty() && others.front().unit->troops.size() == 1 &&
                told.unit->troops.size() > 1)
                join(told, others.front());
            else if (!others.empty() || told_often(rank))
                open.push_back(line);
        }
        return open;
    }

    [[nodiscard]] bool has_another(const LoneLeader& lone) {
        const std::vector<PlaceOfTroop> same = places([&](const TroopReading& troop) {
            return troop.value(vocabulary_.class_trait(), -1) == lone.rank;
        });
        return std::any_of(same.begin(), same.end(), [&](const PlaceOfTroop& place) {
            return draft_.lines[place.unit->troops[place.at].line].line != lone.line;
        });
    }

    // The units that are left without troops are dropped with the empty ones.
    // False if the list does not have him.
    bool drop(const LoneLeader& lone) {
        const auto is_told = [&](const PlaceOfTroop& place) {
            return draft_.lines[place.unit->troops[place.at].line].line == lone.line;
        };
        const std::vector<PlaceOfTroop> same = places([&](const TroopReading& troop) {
            return troop.value(vocabulary_.class_trait(), -1) == lone.rank;
        });
        if (std::all_of(same.begin(), same.end(), is_told))
            return !same.empty(); // it is this sentence that names him
        for (const PlaceOfTroop& place : same)
            if (is_told(place) && place.unit->troops.size() == 1)
                place.unit->troops.clear();
        return true;
    }

private:
    template <class Test>
    [[nodiscard]] std::vector<PlaceOfTroop> places(const Test& test) {
        std::vector<PlaceOfTroop> found;
        for (BodyDraft& body : draft_.bodies)
            for (UnitDraft& unit : body.units)
                for (std::size_t at = 0; at < unit.troops.size(); ++at)
                    if (test(reading({&unit, at})))
                        found.push_back({&unit, at});
        return found;
    }

    [[nodiscard]] const TroopReading& reading(const PlaceOfTroop& place) const {
        const TroopDraft& troop = place.unit->troops[place.at];
        return draft_.lines[troop.line].ways.front().troops[troop.troop];
    }

    [[nodiscard]] std::int32_t class_of(const PlaceOfTroop& place) const {
        return reading(place).value(vocabulary_.class_trait(), -1);
    }

    [[nodiscard]] bool told_often(std::int32_t rank) {
        return places([&](const TroopReading& troop) {
                   return troop.leads_others && troop.value(vocabulary_.class_trait(), -1) == rank;
               }).size() > 1;
    }

    // The unit that is left without troops is dropped with the empty ones.
    static void join(const PlaceOfTroop& told, const PlaceOfTroop& paid) {
        told.unit->troops[told.at] = paid.unit->troops.front();
        paid.unit->troops.clear();
    }

    ArmyDraft& draft_;
    const Vocabulary& vocabulary_;
};

} // namespace

std::vector<std::size_t> settle_leaders_told_twice(ArmyDraft& draft, const Vocabulary& vocabulary,
                                                   const std::vector<LoneLeader>& told) {
    LeaderSettler settler(draft, vocabulary);
    std::vector<std::size_t> open = settler.settle();
    for (const LoneLeader& lone : told)
        if (lone.paid && settler.has_another(lone))
            open.push_back(lone.line);
    return open;
}

std::vector<std::size_t> drop_lone_leaders(ArmyDraft& draft, const Vocabulary& vocabulary,
                                           const std::vector<LoneLeader>& told) {
    LeaderSettler settler(draft, vocabulary);
    std::vector<std::size_t> open;
    for (const LoneLeader& lone : told)
        if (!lone.paid && !settler.drop(lone))
            open.push_back(lone.line);
    return open;
}

} // namespace muster
