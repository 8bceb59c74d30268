// SPDX-License-Identifier: MIT
#include "gui/event/edited_army.h"

#include "army/army_writer.h"
#include "army/starting_army.h"
#include "base/file.h"
#include "event/publication.h"
#include "gui/shell/file_dialogs.h"

#include <wx/intl.h>

#include <string>

namespace muster {

namespace {

wxString army_filter() {
    return _("Army files (*.muster)|*.muster|All files|*");
}

} // namespace

std::optional<std::filesystem::path> ask_file_for_army(wxWindow& parent, const EventDesk& desk,
                                                       std::int64_t submission) {
    const StoredSubmission* found = desk.record().submission(submission);
    const RollPlayer* player = found == nullptr ? nullptr : desk.record().player(found->player);
    const std::string name = player == nullptr ? "army" : name_in_files(*player, "-");
    const auto chosen = ask_file_to_save(
        &parent, _("Save the army, to edit it"),
        std::filesystem::path(desk.file().file()).parent_path() / (name + ".muster"), army_filter());
    return chosen ? std::optional(chosen->file) : std::nullopt;
}

std::optional<std::filesystem::path> ask_edited_army(wxWindow& parent) {
    return ask_file_to_open(&parent, _("The army as you edited it"), army_filter());
}

void write_army_to_edit(const EventDesk& desk, std::int64_t submission, const std::filesystem::path& file) {
    const StoredSubmission* found = desk.record().submission(submission);
    if (found == nullptr)
        return;
    if (!found->reading.army.empty()) {
        write_file(file, found->reading.army);
        return;
    }
    const Ruleset* ruleset = desk.rulesets().find(desk.pack().permitted_rulesets().front());
    if (ruleset != nullptr)
        write_file(file, write_army(empty_army(desk.rulesets(), *ruleset, {}), *ruleset));
}

} // namespace muster
