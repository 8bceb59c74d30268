// SPDX-License-Identifier: MIT
#include "gui/event/event_rulings.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "event/event_steps.h"
#include "event/pack_form.h"
#include "event/settling.h"
#include "event/status_json.h"
#include "gui/event/choice_menu.h"
#include "gui/event/edited_army.h"
#include "gui/event/event_messages.h"
#include "gui/event/list_choice_dialog.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "lists/lists.h"

#include <wx/control.h>
#include <wx/intl.h>
#include <wx/textdlg.h>

#include <exception>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

// The id of the list by which a submission is judged; nothing if there is none.
std::string list_of(const EventStatus& status, std::int64_t submission) {
    for (const EventPlayer& player : status.players)
        for (const PlayerList& list : player.lists)
            if (list.submission == submission)
                return list.list;
    return {};
}

} // namespace

EventRulings::EventRulings(wxWindow& page, EventDesk& desk, const DeskSteps& steps, Handlers handlers)
    : page_(page), desk_(desk), steps_(steps), handlers_(std::move(handlers)) {}

void EventRulings::let_count(std::int64_t submission, const std::string& why) {
    steps_.take(wxString::Format(_("This one counts now: %s"), submission_title(desk_, submission)),
                [&](EventFile& event) { return muster::let_count(event, submission, why, event_now()); });
}

void EventRulings::let_all_count(CountingRule rule, const std::string& why) {
    if (!desk_.is_open())
        return;
    const std::vector<std::int64_t> counting = counting_by(rule, desk_.record(), desk_.status());
    if (counting.empty())
        handlers_.notify(words_of_counting(rule, 0));
    else
        (void)steps_.take([&](EventFile& event) {
            return words_of_counting(rule, muster::let_count(event, counting, why, event_now()));
        });
}

void EventRulings::ask_which_counts(std::int64_t submission, const std::string& why) {
    const StoredSubmission* counting = desk_.record().submission(submission);
    if (counting == nullptr)
        return;
    MenuEntries entries;
    for (const StoredSubmission* one : revisions_of_slot(desk_.record(), counting->player, counting->slot))
        entries.emplace_back(
            wxControl::EscapeMnemonics(wxString::Format(
                one == counting ? _("%s, %s, as now") : _("%s, %s"), wx(one->source),
                is_arrival_known(*one) ? wx(readable_event_time(one->received)) : _("at an unknown time"))),
            [this, id = one->id, why] { let_count(id, why); });
    entries.emplace_back(_("For all players the &latest"),
                         [this, why] { let_all_count(CountingRule::latest, why); });
    if (desk_.pack().deadline)
        entries.emplace_back(_("For all players the last before the &deadline"),
                             [this, why] { let_all_count(CountingRule::in_time, why); });
    run_menu(page_, entries);
}

void EventRulings::set_list(std::int64_t submission, const std::string& list, const std::string& why) {
    steps_.take(words_of_list(desk_, submission, list), [&](EventFile& event) {
        return muster::set_list(event, submission, list, why, event_now());
    });
}

bool EventRulings::set_arrival(std::int64_t submission, const std::string& time, const std::string& why) {
    const std::optional<EventTime> received = read_typed_time(time);
    if (!received) {
        handlers_.notify(
            wxString::Format(_("%s is no time. Write it as 2026-11-28 20:00, or with its zone."), wx(time)));
        return false;
    }
    steps_.take(wxString::Format(_("Arrived at %s: %s"), wx(readable_event_time(*received)),
                                 submission_title(desk_, submission)),
                [&](EventFile& event) {
                    return muster::set_arrival(event, submission, *received, why, event_now());
                });
    return true;
}

void EventRulings::let_undated_be_in_time() {
    if (desk_.is_open() && desk_.pack().deadline)
        (void)steps_.take([&](EventFile& event) {
            const auto lists = static_cast<unsigned>(
                muster::let_undated_be_in_time(event, *desk_.pack().deadline, event_now()));
            return lists == 0 ? wxString(_("No list is late for want of a date."))
                              : wxString::Format(wxPLURAL("%u list counts as in time now.",
                                                          "%u lists count as in time now.", lists),
                                                 lists);
        });
}

void EventRulings::ask_list(std::int64_t submission, const std::string& why) {
    ListChoiceDialog dialog(&page_, lists_of(desk_.rulesets()).headings(desk_.pack().ruleset),
                            list_of(desk_.status(), submission));
    if (dialog.ShowModal() != wxID_OK)
        return;
    if (const std::optional<std::string> list = dialog.chosen())
        set_list(submission, *list, why);
}

void EventRulings::ask_arrival(std::int64_t submission, const std::string& why) {
    const StoredSubmission* one = desk_.record().submission(submission);
    if (one == nullptr)
        return;
    const wxString question = _("When it arrived:");
    wxTextEntryDialog dialog(&page_, question, _("Arrival"), wx(readable_event_time(one->received)));
    name_answer(dialog, question);
    while (dialog.ShowModal() == wxID_OK) // again with what was typed, if that is no time
        if (set_arrival(submission, utf8(dialog.GetValue()), why))
            break;
}

// Without a message: the questions themselves show what was answered.
void EventRulings::settle(std::int64_t submission, const std::vector<Choice>& choices) {
    steps_.take(wxString(), [&](EventFile& event) {
        return settle_submission(event, desk_.pack(), desk_.rulesets(), submission, choices, event_now());
    });
}

void EventRulings::show_army_menu(std::int64_t submission) {
    MenuEntries entries;
    entries.emplace_back(_("&Edit the army as it was read…"), [=, this] {
        if (const auto file = ask_file_for_army(page_, desk_, submission))
            edit_army_in(submission, *file);
    });
    entries.emplace_back(_("&Use an edited army…"), [=, this] {
        if (const auto file = ask_edited_army(page_))
            use_army_of(submission, *file);
    });
    if (const StoredSubmission* one = desk_.record().submission(submission); one && is_edited(one->reading))
        entries.emplace_back(_("&Read the text again"), [this, submission, choices = one->reading.choices] {
            settle(submission, choices);
        });
    run_menu(page_, entries);
}

void EventRulings::edit_army_in(std::int64_t submission, const fs::path& file) {
    try {
        write_army_to_edit(desk_, submission, file);
        errands_[file] = {desk_.file().file(), submission};
        handlers_.open_army(file, submission_title(desk_, submission));
    } catch (const std::exception& error) {
        handlers_.notify(wx(error.what()));
    }
}

bool EventRulings::take_back(const fs::path& file) {
    const auto errand = errands_.find(file);
    if (errand == errands_.end() || !desk_.is_open() || errand->second.event != desk_.file().file())
        return false;
    use_army_of(errand->second.submission, file);
    return true;
}

void EventRulings::use_army_of(std::int64_t submission, const fs::path& file) {
    steps_.take(wxString::Format(_("Settled by an edited army: %s"), submission_title(desk_, submission)),
                [&](EventFile& event) {
                    const Army army = read_army(read_file(file), file.filename().string(), desk_.rulesets());
                    return settle_by_army(event, desk_.rulesets(), submission, army, event_now());
                });
}

} // namespace muster
