// SPDX-License-Identifier: MIT
// Officers: whose figures belong to the rank and file of a unit, and which unit an officer in a line of his
// own belongs to.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <vector>

namespace muster {

class Officers {
public:
    Officers(const Vocabulary& vocabulary, ArmyDraft& draft);

    [[nodiscard]] bool is_officer(const TroopReading& troop) const;
    // Whether every troop of the line is one.
    [[nodiscard]] bool is_officer(const LineReading& reading) const;
    // An officer, or a general who is a figure.
    [[nodiscard]] bool is_leader(const TroopReading& troop) const {
        return vocabulary_.is_leader(troop.value(vocabulary_.class_trait(), -1));
    }
    // Whether every troop of the line is the commander of a unit, and no general.
    [[nodiscard]] bool is_unit_commander(const LineReading& reading) const;
    // A general who is the whole of his unit.
    [[nodiscard]] bool is_leader_alone(const UnitDraft& unit) const;
    [[nodiscard]] bool has_officer(const UnitDraft& unit) const;
    // Whether a leader above the unit commanders has troops of his own unit beside him.
    [[nodiscard]] bool has_general_with_troops() const;
    // Whether the rule set knows officers.
    [[nodiscard]] bool are_known() const { return !classes_.empty(); }
    // Officers in lines of their own join the units beside them. Returns the lines of those whose unit
    // nothing shows.
    [[nodiscard]] std::vector<std::size_t> join();
    // The list says where its officers stand: on the line behind their unit's, or before it.
    void stand(bool behind) { told_ = Places{true, behind, !behind}; }
    // Whether the unit at `i` may have the officer of a line beside it.
    [[nodiscard]] bool takes_officer(const std::vector<UnitDraft>& units, std::size_t i) const;

private:
    struct Places {
        bool any = false;
        bool behind = true;
        bool before = true;
    };
    [[nodiscard]] Places places(const std::vector<UnitDraft>& units) const;
    [[nodiscard]] bool are_of_one_kind(const std::vector<UnitDraft>& units, bool behind) const;
    [[nodiscard]] bool stand_over_men(const std::vector<UnitDraft>& units) const;
    [[nodiscard]] bool is_headed_by_leader(const UnitDraft& unit) const;
    [[nodiscard]] Places style() const;
    [[nodiscard]] const TroopReading& reading_of(const TroopDraft& troop) const;
    [[nodiscard]] bool has_officers_alone(const UnitDraft& unit) const;
    [[nodiscard]] bool are_several(const UnitDraft& officers) const;
    static void join_in(std::vector<UnitDraft>& units, bool behind);
    [[nodiscard]] const UnitDraft* lone_officer(const BodyDraft& body) const;
    [[nodiscard]] bool is_nameless(const UnitDraft& unit) const;
    [[nodiscard]] bool gather(BodyDraft& body) const;

    [[nodiscard]] bool commands_unit(const TroopReading& troop) const;
    // "unit commander of the Kurds" beside the Immortals, in a list with Kurds.
    [[nodiscard]] bool is_named_for_others(const UnitDraft& unit, const TroopReading& officer) const;
    // The lines of such officers.
    [[nodiscard]] std::vector<std::size_t> named_for_others() const;

    const Vocabulary& vocabulary_;
    ArmyDraft& draft_;
    std::unordered_set<std::int32_t> classes_; // of officers
    std::optional<std::int32_t> commander_;    // the class of those who command one unit
    std::optional<Places> told_;
};

// A unit commander beside troops of these values: he has what must be said of him as they have it. None where
// the rule set has no such class.
[[nodiscard]] std::optional<TraitValues> unit_commander_of(const TraitValues& troops,
                                                           const Vocabulary& vocabulary);

} // namespace muster
