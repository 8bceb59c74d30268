// SPDX-License-Identifier: MIT
// LastTroops: the last troops of a draft, and what is said of them over, behind or beneath their line.
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"
#include "mail/detail/with_whom.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace muster {

class LastTroops {
public:
    LastTroops(const Vocabulary& vocabulary, ArmyDraft& draft) : vocabulary_(vocabulary), draft_(draft) {}

    // "The sub-commander has joined this unit.": a mark of the troops above; whether it is one.
    // `bullet`: a mark stood before it, such as the one of "* = General".
    bool mark(std::string_view text, bool bullet);
    // "These are off the main battle line." behind troops in their line.
    bool describe(const MailLine& line, std::string_view text);
    // "These are off the battle lin.": a value is said there along with words that are not understood.
    [[nodiscard]] bool may_describe(const MailLine& line, std::string_view text) const;
    // "Duke William is here, he is the General." behind troops in their line.
    bool place_general(const MailLine& line, std::string_view text);
    // "3 x 32 = 96" behind troops in their line.
    bool price(const MailLine& line, std::string_view text);
    // "The General rides with this one:" over troops: whether it is that.
    bool announce(const MailLine& line, std::string_view text);
    // What was announced goes to the troops of the line that was added last, if they stand close beneath and
    // are a single one.
    void put_announced(const MailLine& line);
    // The lines of announcements whose troops do not follow.
    [[nodiscard]] std::vector<std::size_t> announced_in_vain() const;

private:
    // To the last unit, or to the last of its troops.
    void add(const std::vector<ValueOf>& values);
    bool say(const MailLine& line, const std::vector<ValueOf>& values);
    [[nodiscard]] bool stand_in(const MailLine& line) const;
    // Whether the troops may be so many, by what stands in their line.
    [[nodiscard]] bool may_be_counted(const TroopDraft& at, std::int32_t count) const;

    const Vocabulary& vocabulary_;
    ArmyDraft& draft_;
    std::vector<MarksAhead> announced_;       // whose troops were not found
    std::optional<MarksAhead> of_line_above_; // that the last line of troops took: "with these:"
};

} // namespace muster
