// SPDX-License-Identifier: MIT
// CombatReading: what the reader of <combat> knows while it goes through a mode: the names declared so far,
// and how a reference, a word or a condition is read with them. Internal to the reader of rule sets.
#pragma once

#include "ruleset/combat.h"
#include "ruleset/reader_parts.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class CombatReading {
public:
    // Declares what every mode has: role, round, rounds and the traits of a troop.
    CombatReading(const RulesetReading& reading, CombatMode& mode);

    [[nodiscard]] CombatMode& mode() { return mode_; }
    [[nodiscard]] const RulesetReading& reading() const { return reading_; }
    [[nodiscard]] const CombatName& name(std::uint16_t index) const { return mode_.names[index]; }

    // Throws InputError if the mode has the name already.
    std::uint16_t declare(const ElementReader& reader, const XmlAttribute& id, CombatName name);

    // The name that the attribute holds, as seen with the reader's attribute `of` (usual: own, or the
    // fight's).
    CombatRef read_ref(ElementReader& reader, const XmlAttribute& attribute, std::string_view of) const;
    // Throws InputError for the enemy and the defender in a mode about one troop alone.
    CombatWhose require_side(std::string_view place, CombatWhose whose) const;
    // The index of a word of the name, or a whole number with or without a sign.
    [[nodiscard]] std::int32_t read_value(const ElementReader& reader, const XmlAttribute& attribute,
                                          const CombatName& name, std::string_view word) const;
    // All conditions among the element's children, joined by "and"; children called otherwise are passed
    // over.
    [[nodiscard]] CombatCondition read_condition(const XmlElement& parent) const;

    // The names that <row>, <when> and the like may hold besides.
    static const std::vector<std::string_view>& condition_names();

private:
    [[nodiscard]] std::vector<std::string_view> known_ids() const;
    [[nodiscard]] CombatCondition read_one(const XmlElement& element) const;
    void require_few(const CombatCondition& condition, const XmlElement& of) const;
    [[nodiscard]] CombatCondition read_pattern_of(const XmlElement& element, CombatWhose whose) const;
    [[nodiscard]] CombatCondition read_comparison(const XmlElement& element) const;
    [[nodiscard]] CombatTest read_test(const ElementReader& reader, const XmlAttribute& attribute,
                                       CombatRef left) const;
    [[nodiscard]] std::uint64_t read_mask(const ElementReader& reader, const XmlAttribute& attribute,
                                          const CombatName& name,
                                          const std::vector<std::string_view>& words) const;

    const RulesetReading& reading_;
    CombatMode& mode_;
    std::map<std::string, std::uint16_t, std::less<>> index_;
};

} // namespace muster
