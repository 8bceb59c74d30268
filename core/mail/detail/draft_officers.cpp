// SPDX-License-Identifier: MIT
// The part of DraftBuilder that puts an officer in a line of his own into the unit above him.
#include "mail/detail/draft_builder.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <utility>

namespace muster {

// "+ unit cdr" beneath its unit, or an officer further in than the troops above.
bool DraftBuilder::belongs_above(const MailLine& line, std::string_view text) const {
    const std::vector<UnitDraft>& units = draft_.bodies.back().units;
    if (units.size() < 2)
        return false;
    const bool plus =
        text.starts_with('+') || text.starts_with('&') || small_letters(text).starts_with("with ");
    const UnitDraft& above = units[units.size() - 2];
    return plus || (line.indent > last_indent_ && !line.after_blank && !above.troops.empty() &&
                    !above.officer_alone && !officers_.is_leader_alone(above));
}

// "their officer" in a row of his own
bool DraftBuilder::belongs_to_row_above(std::string_view text) const {
    static const WordSet owners{"their", "its", "his", "ihr", "deren", "dessen", "leur"};
    const std::vector<UnitDraft>& units = draft_.bodies.back().units;
    const Tokens tokens = vocabulary_.tokens(text);
    return units.size() > 1 && officers_.takes_officer(units, units.size() - 2) &&
           std::any_of(tokens.begin(), tokens.end(),
                       [](const Token& token) { return owners.contains(token.plain()); });
}

void DraftBuilder::join_above() {
    UnitDraft moved = std::move(body().units.back());
    body().units.pop_back();
    UnitDraft& home = body().units.back();
    home.troops.insert(home.troops.end(), moved.troops.begin(), moved.troops.end());
}

} // namespace muster
