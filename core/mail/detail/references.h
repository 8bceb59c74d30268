// SPDX-License-Identifier: MIT
// References: sentences apart from the troops that they speak of: "The General is with unit 2",
// "Sub-commander of the left wing rides with the Knights", "The Rangers are off the main battle line".
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/named_units.h"
#include "mail/detail/phrases.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class References {
public:
    // The draft must be complete but for what the sentences add.
    References(const Vocabulary& vocabulary, ArmyDraft& draft)
        : vocabulary_(vocabulary), draft_(draft), units_(vocabulary, draft) {}

    // Whether every word of the text is a mark or names, without a doubt, the units or the troop that have
    // it; if so, the draft has the mark. `body`: the one in whose heading the text stands.
    bool settle(std::string_view text, std::optional<std::size_t> body = std::nullopt);

    // "The General rides with his bodyguard" behind the troops of that line: they are it where nobody in the
    // list is called so.
    bool settle_beside(std::size_t line, std::string_view text);

    // "The General is with the elephants" in a list that marks others as his.
    [[nodiscard]] bool places_general_elsewhere(std::string_view text) const;
    // "The C-in-C leads the Companions" of one who stands alone in a list that has no such troops.
    [[nodiscard]] bool leads_in_vain(std::string_view text) const;

    // Of leaders who stand alone, those whose lines say which unit they lead join it. Returns the lines of
    // the others that say they lead something.
    [[nodiscard]] std::vector<std::size_t> settle_leaders();

private:
    using Target = NamedUnits::Target;
    using Names = NamedUnits::Names;
    struct Said {
        std::vector<ValueOf> marks;
        std::optional<std::int32_t> leader; // a class that stands alone
        std::vector<std::string> numbers;   // of units: "2", "b"
        std::vector<Names> names;
        std::vector<ValueOf> coded;         // "the HCC+": by what their code says
        std::optional<std::int32_t> out_of; // "one of the 2 HCC+"
        bool of_each_body = false;
    };

    [[nodiscard]] std::optional<Said> said_in(const Phrases& phrases) const;
    [[nodiscard]] bool take_item(const PhraseItem& item, Said& said) const;
    static void take_word(const Token& token, bool& open, Said& said);
    [[nodiscard]] std::size_t take_numbers(const Phrases& phrases, std::size_t at, Said& said) const;
    [[nodiscard]] std::size_t take_labels(const Phrases& phrases, std::size_t at, Said& said) const;
    [[nodiscard]] std::optional<std::vector<Target>> targets(const Said& said,
                                                             std::optional<std::size_t> body) const;
    [[nodiscard]] const TroopReading& reading_at(const Target& target) const;
    [[nodiscard]] std::vector<Target> coded_so(const std::vector<ValueOf>& values,
                                               std::optional<std::size_t> body) const;
    [[nodiscard]] static std::size_t take_code(const Phrases& phrases, std::size_t owner, Said& said);
    [[nodiscard]] bool may_put(const ValueOf& mark, Target& target) const;
    [[nodiscard]] bool stands_alone(std::int32_t class_value) const;
    [[nodiscard]] bool has_general(const Target& target) const;
    void put(const ValueOf& mark, const Target& target);
    [[nodiscard]] bool move_leader(std::int32_t class_value, Target& target);

    const Vocabulary& vocabulary_;
    ArmyDraft& draft_;
    NamedUnits units_;
};

} // namespace muster
