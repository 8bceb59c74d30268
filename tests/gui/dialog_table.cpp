// SPDX-License-Identifier: MIT
#include "dialog_table.h"

#include "army/place.h"
#include "edit/changes.h"
#include "gui/army/completion_dialog.h"
#include "gui/army/new_unit_dialog.h"
#include "gui/army/palette_panel.h"
#include "gui/event/event_rulings.h"
#include "gui/event/list_choice_dialog.h"
#include "gui/event/log_dialog.h"
#include "gui/event/roll_dialog.h"
#include "gui/event/verify_dialog.h"
#include "gui/library/army_choice.h"
#include "gui/library/library_results.h"
#include "gui/library/library_sheets_dialog.h"
#include "gui/library/rescale_dialog.h"
#include "gui/library/tags_dialog.h"
#include "gui/sheet/page_setup_dialog.h"
#include "gui/shell/command_palette.h"
#include "gui/shell/shortcut_list.h"
#include "lists/lists.h"

#include <boost/test/unit_test.hpp>
#include <wx/modalhook.h>

namespace muster::tests {

namespace {

// Looks at each dialog that the program would wait for, and answers it with Cancel.
class Answering : public wxModalDialogHook {
public:
    explicit Answering(const LookAtDialog& look) : look_(look) { Register(); }
    ~Answering() override { Unregister(); }
    Answering(const Answering&) = delete;
    Answering& operator=(const Answering&) = delete;

protected:
    int Enter(wxDialog* dialog) override {
        look_(*dialog);
        return wxID_CANCEL;
    }

private:
    const LookAtDialog& look_;
};

void build_commands(DialogStage& stage, const LookAtDialog& look) {
    CommandPalette dialog(stage.window());
    look(dialog);
}

// Of the rule set whose troops have most to choose.
void build_new_unit(DialogStage& stage, const LookAtDialog& look) {
    stage.show_army("ancient-1969");
    {
        NewUnitDialog dialog(&stage.window(), stage.window().bench(), palette_of(stage.window()).shown(), 0);
        look(dialog);
    }
    stage.show_army("phalanx");
}

void build_rescaling(DialogStage& stage, const LookAtDialog& look) {
    RescaleDialog dialog(&stage.window(), stage.window().bench().army(), application().services().rulesets());
    look(dialog);
}

void build_tags(DialogStage& stage, const LookAtDialog& look) {
    StoredArmy one;
    StoredArmy two;
    one.tags = {"GT2026", "Elefanten"};
    two.tags = {"GT2026"};
    TagsDialog dialog(&stage.window(), {&one, &two}, {"mine"});
    look(dialog);
}

void build_results(DialogStage& stage, const LookAtDialog& look) {
    BatchLine line;
    line.name = "Spartans";
    line.player = "Anna";
    line.totals = "12";
    line.verdict = Verdict();
    BatchResult result;
    result.lines = {line};
    auto* dialog = new LibraryResults(&stage.window(), result, [](ArmyId /*army*/) {});
    look(*dialog);
    dialog->Close(true); // it deletes itself
    settle();
}

void build_sheets(DialogStage& stage, const LookAtDialog& look) {
    LibrarySheetsDialog dialog(&stage.window(), "3", {});
    look(dialog);
}

void build_page_setup(DialogStage& stage, const LookAtDialog& look) {
    PageSetupDialog dialog(&stage.window(), {});
    look(dialog);
}

void build_roll(DialogStage& stage, const LookAtDialog& look) {
    RollDialog dialog(&stage.page(), stage.page().desk(), [](const RollPlayer& /*player*/) { return true; });
    look(dialog);
    dialog.select(stage.page().desk().status().players.front().player.id);
    look(dialog);
}

void build_verification(DialogStage& stage, const LookAtDialog& look) {
    VerifyDialog dialog(&stage.page(), stage.page().desk());
    look(dialog);
    dialog.type("0000-0000-0000-0000");
    look(dialog);
}

void build_list_choice(DialogStage& stage, const LookAtDialog& look) {
    const EventDesk& event = stage.page().desk();
    ListChoiceDialog dialog(&stage.page(), lists_of(event.rulesets()).headings(event.pack().ruleset), "");
    look(dialog);
}

void build_log(DialogStage& stage, const LookAtDialog& look) {
    const Answering answering(look);
    show_event_log(stage.page(), stage.page().desk().file());
}

void build_arrival(DialogStage& stage, const LookAtDialog& look) {
    const Answering answering(look);
    stage.page().rulings().ask_arrival(stage.page().desk().record().submissions.front().id, "");
}

void build_shortcuts(DialogStage& stage, const LookAtDialog& look) {
    const Answering answering(look);
    show_shortcuts(stage.window(), application().rooms());
}

void build_label(DialogStage& stage, const LookAtDialog& look) {
    const Answering answering(look);
    stage.window().session().save_with_label();
}

void build_army_choice(DialogStage& stage, const LookAtDialog& look) {
    const Answering answering(look);
    static_cast<void>(choose_army(stage.window(), _("Compare"), _("Which army stands beside this one?"),
                                  {{"Spartans", nullptr}}));
}

// While it searches, and with what it found.
void build_completion(DialogStage& stage, const LookAtDialog& look) {
    const Army& whole = stage.window().bench().army();
    const Army smaller = without(whole, {places_at_level(whole, {}, Level::troop).back()}).army;
    CompletionOrder order;
    order.most_proposals = 1;
    CompletionDialog dialog(&stage.window(), smaller, stage.window().bench().ruleset(), order);
    look(dialog);
    while (dialog.is_searching())
        settle(20);
    look(dialog);
}

} // namespace

void DialogStage::show_army(const char* ruleset) {
    BOOST_REQUIRE(window().session().open_sample(sample_file(ruleset)));
    settle(200);
}

const std::vector<DialogRow>& dialogs() {
    static const std::vector<DialogRow> rows{
        {"CommandPalette", build_commands},
        {"NewUnitDialog", build_new_unit},
        {"RescaleDialog", build_rescaling},
        {"TagsDialog", build_tags},
        {"LibraryResults", build_results},
        {"LibrarySheetsDialog", build_sheets},
        {"PageSetupDialog", build_page_setup},
        {"RollDialog", build_roll},
        {"VerifyDialog", build_verification},
        {"ListChoiceDialog", build_list_choice},
        {"log_dialog", build_log},
        {"event_rulings", build_arrival},
        {"shortcut_list", build_shortcuts},
        {"session_controller", build_label},
        {"army_choice", build_army_choice},
        {"CompletionDialog", build_completion},
    };
    return rows;
}

} // namespace muster::tests
