// SPDX-License-Identifier: MIT
// The part of DraftBuilder that puts an officer in a line of his own into the unit above him.
#include "mail/detail/draft_builder.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/leader_in_person.h"
#include "mail/detail/pointing_leader.h"
#include "mail/detail/said_of_named.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <utility>

namespace muster {

// "+ unit cdr" beneath its unit, or an officer further in than the troops above.
bool DraftBuilder::belongs_above(const MailLine& line, std::string_view text) const {
    const std::vector<UnitDraft>& units = draft_.bodies.back().units;
    if (units.size() < 2)
        return false;
    const bool plus = text.starts_with('+') || text.starts_with('&') ||
                      small_letters(text).starts_with("with ") || points_at_those_above(text);
    const UnitDraft& above = units[units.size() - 2];
    return plus || (line.indent > last_indent_ && !line.after_blank && !above.troops.empty() &&
                    !above.officer_alone && !officers_.is_leader_alone(above));
}

// "their officer", "+ unit commander" in a row of his own
bool DraftBuilder::belongs_to_row_above(std::string_view text) const {
    static const WordSet owners{"their", "its", "his", "ihr", "deren", "dessen", "leur"};
    const std::vector<UnitDraft>& units = draft_.bodies.back().units;
    const Tokens tokens = vocabulary_.tokens(text);
    return units.size() > 1 && officers_.takes_officer(units, units.size() - 2) &&
           (text.starts_with('+') || small_letters(text).find("of the above") != std::string::npos ||
            std::any_of(tokens.begin(), tokens.end(),
                        [](const Token& token) { return owners.contains(token.plain()); }));
}

void DraftBuilder::join_above() {
    UnitDraft moved = std::move(body().units.back());
    body().units.pop_back();
    UnitDraft& home = body().units.back();
    home.officer_name = moved.name;
    home.troops.insert(home.troops.end(), moved.troops.begin(), moved.troops.end());
}

// "led by the sub-general, 50" beneath troops that nobody leads as yet.
bool DraftBuilder::may_be_led_by(const TroopReading& leader) {
    const UnitDraft* above = last_unit();
    if (above == nullptr || above->troops.empty() || officers_.is_leader_alone(*above))
        return false;
    return leader.leads_others || !officers_.has_officer(*above);
}

// "leads 12 LC" where no leader stands above.
void DraftBuilder::ask_of_leading(std::size_t index, const char* question) {
    for (LineReading& way : draft_.lines[index].ways)
        way.troops.front().questions.emplace_back(question);
}

bool DraftBuilder::lead_last(std::string_view text) {
    if (draft_.bodies.empty() || !officers_.are_known())
        return false;
    std::vector<UnitDraft>& units = body().units;
    const auto is_leader = [&](std::size_t back) {
        return units.size() >= back && !units[units.size() - back].troops.empty() &&
               officers_.is_leader_alone(units[units.size() - back]);
    };
    constexpr std::size_t third = 3; // from the end: "he" may be either of two leaders
    if (units.size() < 2 || units.back().troops.empty() || is_leader(1) || !is_leader(2) ||
        is_leader(third) || units[units.size() - 2].officer_alone || officers_.has_officer(units.back()) ||
        !leads_those_above(vocabulary_.tokens(text), [&](const Token& token) {
            return is_called(draft_, units.back(), token.plain(), vocabulary_);
        }))
        return false;
    const std::vector<TroopDraft> leader = units[units.size() - 2].troops;
    units.erase(units.end() - 2);
    units.back().troops.insert(units.back().troops.begin(), leader.begin(), leader.end());
    return true;
}

} // namespace muster
