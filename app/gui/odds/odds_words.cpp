// SPDX-License-Identifier: MIT
#include "gui/odds/odds_words.h"

#include "gui/toolkit/wx_text.h"
#include "odds/outcome_words.h"

#include <wx/intl.h>

#include <algorithm>

namespace muster {

wxString role_name(CombatSide side) {
    return side == CombatSide::attacker ? _("Own troops attack") : _("Own troops are attacked");
}

wxString owner_name(std::optional<CombatSide> owner, CombatSide mine) {
    if (!owner)
        return _("The fight");
    return *owner == mine ? _("Own troops") : _("The enemy");
}

wxString switch_label(const CombatMode& mode, const CombatSwitch& made, std::optional<CombatSide> owner,
                      CombatSide mine) {
    if (owner)
        if (const std::string& said = made.of_own_and_enemy.at(*owner == mine ? 0 : 1); !said.empty())
            return wx(said);
    return wx(mode.names[made.name].label);
}

wxString asked_words(const CombatMode& mode, const Duel& asked) {
    const auto& question = mode.questions.at(index_of(asked.mine));
    if (asked.losses)
        return wx(question->say);
    const wxString chance = wx(chance_words(mode, asked.outcome, asked.mine)) + ".";
    const bool is_question = question && question->outcome == asked.outcome;
    return is_question ? chance + " " + wx(question->say) : chance;
}

wxString asked_name(const CombatMode& mode, const Duel& asked) {
    return asked.losses ? wx(mode.questions.at(index_of(asked.mine))->name)
                        : wx(measure_words(mode, asked.outcome, asked.mine));
}

wxString changes_heading(const CombatMode& mode, const Duel& asked, bool any_changes) {
    if (!asked.losses) {
        const wxString chance = wx(chance_words(mode, asked.outcome, asked.mine));
        return wxString::Format(any_changes ? _("What one change would bring to the %s")
                                            : _("No single change makes a difference to the %s"),
                                chance);
    }
    if (asked.mine == CombatSide::attacker)
        return any_changes ? _("What one change would bring to what the enemy loses")
                           : _("No single change makes a difference to what the enemy loses");
    return any_changes ? _("What one change would bring to what we lose")
                       : _("No single change makes a difference to what we lose");
}

wxString assumed_words(const std::vector<Contender>& classes) {
    const auto found = std::find_if(classes.begin(), classes.end(),
                                    [](const Contender& each) { return !each.assumed.empty(); });
    if (found == classes.end())
        return {};
    return wxString::Format(_("Classes that need it have what the army has: %s."), wx(found->assumed));
}

wxString pair_name(const wxString& own, const wxString& enemy, CombatSide mine) {
    return wxString::Format(mine == CombatSide::attacker ? _("%s against %s") : _("%s, attacked by %s"), own,
                            enemy);
}

wxString colour_legend(const Duel& asked) {
    return asked.losses
               ? _("The stronger the colour, the more is lost.")
               : _("Green is the chance itself, red what is bad for own troops, grey what is neither.");
}

wxString order_words(const Duel& asked) {
    return asked.losses
               ? _("Rows and columns by the mean of the losses in their cells")
               : _("Rows and columns by the mean of their cells: the chance in the cell less that of what is "
                   "bad for own troops");
}

std::vector<wxString> outcome_lines(const CombatMode& mode, const BoardCell& cell, CombatSide side) {
    std::vector<wxString> lines;
    for (std::size_t i = 0; i < cell.outcomes.size(); ++i)
        if (cell.outcomes[i].over() != 0)
            lines.push_back(wx(outcome_name(mode, i, side)) + " " + wx(cell.outcomes[i].percent()));
    if (side == CombatSide::attacker)
        std::reverse(lines.begin(), lines.end());
    return lines;
}

} // namespace muster
