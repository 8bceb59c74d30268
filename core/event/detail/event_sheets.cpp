// SPDX-License-Identifier: MIT
#include "event/detail/event_sheets.h"

#include "base/text.h"
#include "base/translation.h"
#include "check/checker.h"
#include "lists/lists.h"

namespace muster {

namespace {

// A longer reason stands with the notes: the band has narrow columns.
constexpr std::size_t longest_in_band = 60;

// `why`: nothing on what others see, since the reason is between the umpire and the player.
void say_accepted(SheetModel& sheet, const std::string& why) {
    if (sheet.band.empty())
        return;
    const bool is_short = why.size() <= longest_in_band;
    sheet.band.front() = {translate("Accepted by the umpire"), is_short ? why : std::string()};
    if (!is_short)
        sheet.notes = translate_format("Accepted by the umpire: {}", why) +
                      (sheet.notes.empty() ? "" : " · ") + sheet.notes;
}

} // namespace

SheetModel event_sheet(const PlayerList& list, const EventPlayer& own, const EventPack& pack,
                       const Rulesets& rulesets, SheetKind kind) {
    Army army = *list.army;
    army.about.player = own.player.name;
    army.about.event = pack.title;
    army.about.date = pack.date;
    if (kind == SheetKind::opponent)
        army.about.notes.clear();
    const Ruleset& ruleset = ruleset_of(army, rulesets);
    SheetModel sheet = make_sheet(army, ruleset, check(army, ruleset, Detail::sheet), kind);
    sheet.fingerprint = list.fingerprint;
    if (list.state == ListState::accepted)
        say_accepted(sheet, kind == SheetKind::opponent ? std::string() : list.why);
    return sheet;
}

} // namespace muster
