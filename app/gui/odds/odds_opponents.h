// SPDX-License-Identifier: MIT
// OddsOpponents: whom own troops can be weighed against: all classes, the enemies of the army's list, armies
// that are opened, the army lists of the rule set by their titles.
#pragma once

#include "odds/contenders.h"
#include "ruleset/rulesets.h"

#include <wx/arrstr.h>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace muster {

class OddsOpponents {
public:
    explicit OddsOpponents(const Rulesets& rulesets) : rulesets_(rulesets) {}

    // `list`: of the army whose troops they fight; empty if there is none. The rule set must outlive them.
    void fill(const Ruleset& ruleset, const std::string& list, std::vector<Contender> classes);
    [[nodiscard]] wxArrayString names() const;
    // Whether the choice asks for the file of an army.
    [[nodiscard]] bool asks_for_file(std::size_t choice) const {
        return choices_.at(choice).kind == Kind::army_file;
    }
    // A choice of its own from then on, by the army's name; nothing if it is an army of other rules. Throws
    // InputError.
    [[nodiscard]] std::optional<std::size_t> add_army(const std::filesystem::path& file);
    // Throws InputError.
    [[nodiscard]] std::vector<Contender> contenders(std::size_t choice) const;

private:
    enum class Kind : std::uint8_t { classes, enemies, army_file, opened, list };
    struct Choice {
        Kind kind;
        wxString name;
        std::string list;
        std::vector<Contender> troops; // of an army that was opened, or the classes
    };

    const Rulesets& rulesets_;
    const Ruleset* ruleset_ = nullptr;
    std::vector<Choice> choices_;
};

} // namespace muster
