// SPDX-License-Identifier: MIT
#include "gui/event/event_messages.h"

#include "base/text.h"
#include "event/status_json.h"
#include "gui/toolkit/wx_text.h"
#include "lists/lists.h"

#include <wx/intl.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr std::size_t most_told = 3;      // problems in one message
constexpr std::size_t most_left_out = 20; // players in one message

struct SwitchWords {
    std::string_view kind;
    const char* of_event;
    const char* of_player;
};
constexpr std::array<SwitchWords, 4> switch_words{
    {{"lock", wxTRANSLATE("Locked: further lists do not count."), wxTRANSLATE("Locked: %s")},
     {"unlock", wxTRANSLATE("Unlocked: further lists count."), wxTRANSLATE("Exempt from the lock: %s")},
     {"seal", wxTRANSLATE("Sealed: nothing is published."), wxTRANSLATE("Sealed: %s")},
     {"unseal", wxTRANSLATE("The seal has ended."), wxTRANSLATE("The seal has ended: %s")}}};

// Nobody is left out in silence.
wxString words_of_published(const PublishedLists& published) {
    const auto lists = static_cast<unsigned>(published.lists);
    wxString words = wxString::Format(
        wxPLURAL("In it: %u list of %u of %u players.", "In it: %u lists of %u of %u players.", lists), lists,
        static_cast<unsigned>(published.players), static_cast<unsigned>(published.on_roll));
    if (published.names.empty())
        return words;
    std::vector<std::string> names = published.names;
    names.resize(std::min(names.size(), most_left_out));
    const wxString named = wx(joined(names, ", "));
    const auto more = static_cast<unsigned>(published.names.size() - names.size());
    return words + " " +
           (more == 0 ? wxString::Format(_("Not in it: %s."), named)
                      : wxString::Format(_("Not in it: %s and %u more."), named, more));
}

} // namespace

wxString counted_files(std::size_t count) {
    const auto files = static_cast<unsigned>(count);
    return wxString::Format(wxPLURAL("%u file", "%u files", files), files);
}

wxString list_owner(const EventDesk& desk, std::int64_t player, std::int32_t slot) {
    const RollPlayer* found = desk.is_open() ? desk.record().player(player) : nullptr;
    if (found == nullptr)
        return {};
    return desk.pack().lists_per_player > 1
               ? wxString::Format(_("%s, list %d"), wx(found->name), static_cast<int>(slot))
               : wx(found->name);
}

wxString submission_title(const EventDesk& desk, std::int64_t submission) {
    const StoredSubmission* found = desk.is_open() ? desk.record().submission(submission) : nullptr;
    if (found == nullptr)
        return {};
    const RollPlayer* player = desk.record().player(found->player);
    return wx(player == nullptr ? found->source : found->source + " (" + player->name + ")");
}

wxString words_of_given(const EventRecord& record, std::int64_t submission) {
    const StoredSubmission* given = record.submission(submission);
    const RollPlayer* owner = given == nullptr ? nullptr : record.player(given->player);
    if (owner == nullptr)
        return {};
    const wxString words = wxString::Format(_("Given to %s: %s"), wx(owner->name), wx(given->source));
    if (given->after_lock)
        return words + ". " + _("It came after the lock and does not count.");
    const StoredSubmission* counting =
        record.submission(current_submission(record, given->player, given->slot));
    if (counting == nullptr || counting->id == submission)
        return words;
    return words + ". " +
           wxString::Format(_("It does not count, because a later one does: %s"), wx(counting->source));
}

wxString words_of_decision(const Decision& decision, const wxString& owner) {
    switch (decision.kind) {
    case DecisionKind::accept: return wxString::Format(_("Accepted: %s"), owner);
    case DecisionKind::refuse: return wxString::Format(_("Refused: %s"), owner);
    case DecisionKind::undo: return wxString::Format(_("The last decision is undone: %s"), owner);
    case DecisionKind::penalty: break;
    }
    return wxString::Format(_("Penalty of %d for %s"), static_cast<int>(decision.amount), owner);
}

wxString words_of_switch(std::string_view kind, const wxString& name) {
    for (const SwitchWords& one : switch_words)
        if (one.kind == kind)
            return name.empty() ? wxGetTranslation(wxString::FromUTF8(one.of_event))
                                : wxString::Format(wxGetTranslation(wxString::FromUTF8(one.of_player)), name);
    return {};
}

wxString words_before_lock(const EventStatus& status, EventTime now) {
    wxString words;
    if (status.pack.deadline && now < status.pack.deadline->at)
        words = wxString::Format(_("The deadline is not over before %s."),
                                 wx(readable_event_time(status.pack.deadline->at)));
    std::vector<std::string> left;
    for (const ListState state : {ListState::missing, ListState::unread, ListState::wrong, ListState::query})
        if (const std::size_t count = status.count(state); count != 0)
            left.push_back(std::to_string(count) + " " + state_name(state));
    if (!left.empty())
        words += (words.empty() ? "" : " ") + wxString::Format(_("Players: %s."), wx(joined(left, ", ")));
    return words;
}

wxString words_of_matched(std::size_t matched) {
    return matched == 0 ? wxString()
                        : wxString::Format(_(" %d lists found their player."), static_cast<int>(matched));
}

wxString words_of_player(const RollPlayer& player, std::size_t matched) {
    const wxString name = wx(player.name);
    return (player.id == 0 ? wxString::Format(_("On the roll: %s."), name)
            : player.withdrawn
                ? wxString::Format(_("Withdrawn: %s. What was sent stays, but does not count."), name)
                : wxString::Format(_("Changed: %s."), name)) +
           words_of_matched(matched);
}

wxString words_of_list(const EventDesk& desk, std::int64_t submission, const std::string& list) {
    const wxString whose = submission_title(desk, submission);
    if (list.empty() || !desk.is_open())
        return wxString::Format(_("Judged by no army list: %s"), whose);
    std::string title = list;
    for (const ListHeading& heading : lists_of(desk.rulesets()).headings(desk.pack().ruleset))
        if (heading.id == list)
            title = heading.title;
    return wxString::Format(_("Judged by the army list %s: %s"), wx(title), whose);
}

wxString words_of_counting(CountingRule rule, std::size_t lists) {
    const auto number = static_cast<unsigned>(lists);
    if (rule == CountingRule::latest)
        return lists == 0
                   ? wxString(_("For no player it is in question which list counts."))
                   : wxString::Format(
                         wxPLURAL("For %u list it is settled now: the one that came last counts.",
                                  "For %u lists it is settled now: the one that came last counts.", number),
                         number);
    return lists == 0
               ? wxString(
                     _("No list is late or in question that has one from before the deadline beside it."))
               : wxString::Format(
                     wxPLURAL("For %u list it is settled now: the last one before the deadline counts.",
                              "For %u lists it is settled now: the last one before the deadline counts.",
                              number),
                     number);
}

wxString words_of_taking(const EventDesk::Taking& taking) {
    const auto count = [&](const auto& is) {
        return static_cast<int>(std::count_if(taking.taken.begin(), taking.taken.end(), is));
    };
    const int taken = count([](const TakenLine& line) { return line.what != TakenLine::What::known; });
    const int known = static_cast<int>(taking.taken.size()) - taken;
    const int unmatched = count([](const TakenLine& line) { return line.is_without_player(); });
    const int after_lock = count([](const TakenLine& line) { return line.after_lock; });
    wxString words = wxString::Format(wxPLURAL("%d list taken in.", "%d lists taken in.", taken), taken);
    if (known != 0)
        words += wxString::Format(_(" %d were known already."), known);
    if (unmatched != 0)
        words += wxString::Format(_(" %d without a player."), unmatched);
    if (after_lock != 0)
        words += wxString::Format(_(" %d came after the lock and do not count."), after_lock);
    for (std::size_t i = 0; i < std::min(taking.problems.size(), most_told); ++i)
        words += "\n" + wx(taking.problems[i]);
    if (taking.problems.size() > most_told)
        words += "\n" + wxString::Format(_("…and %s more cannot be read."),
                                         counted_files(taking.problems.size() - most_told));
    return words;
}

wxString words_of_outputs(const WrittenOutputs& written, const std::filesystem::path& folder) {
    if (written.files.empty())
        return _("Nothing was written: no list has passed or was accepted yet.");
    wxString words =
        wxString::Format(_("%s written to %s."), counted_files(written.files.size()), wx(folder));
    if (written.published)
        words += " " + words_of_published(*written.published);
    return words;
}

} // namespace muster
