// SPDX-License-Identifier: MIT
// What the page of house lists keeps on the disk: unfinished work, the saved list, a file for others.
#include "base/file.h"
#include "gui/lists/list_edit_page.h"
#include "gui/shell/file_dialogs.h"
#include "gui/toolkit/wx_text.h"

#include <wx/button.h>
#include <wx/intl.h>

#include <system_error>

namespace muster {

void ListEditPage::keep() {
    keep_timer_.Stop();
    if (!editor_ || kept_)
        return;
    kept_ = true;
    const std::string& id = editor_->draft().get("id");
    const std::string& ruleset = editor_->published().id;
    try {
        // A new list that nothing was done to yet is no work.
        const bool is_work =
            editor_->draft() != editor_->first_draft() || house_.unsaved(ruleset, kept_id_).has_value();
        if (editor_->modified() && is_work)
            house_.keep_unsaved(editor_->draft());
        else if (!editor_->modified())
            house_.discard_unsaved(ruleset, id);
        if (kept_id_ != id)
            house_.discard_unsaved(ruleset, kept_id_);
        kept_id_ = id;
    } catch (const std::system_error& error) {
        bench_.problem(wxString::Format(_("Unsaved work could not be kept: %s"), wx(error.what())));
    }
}

void ListEditPage::save() {
    if (!save_->IsEnabled())
        return;
    try {
        editor_->before_save();
        house_.save(editor_->draft());
        if (kept_id_ != editor_->draft().get("id"))
            house_.discard_unsaved(editor_->published().id, kept_id_);
        kept_id_ = editor_->draft().get("id");
        editor_->mark_saved();
    } catch (const std::exception& error) { // InputError of what is there already, or the disk
        bench_.problem(wxString::Format(_("The list could not be saved.\n%s"), wx(error.what())));
        return;
    }
    handlers_.lists_changed();
    look();
}

void ListEditPage::share() {
    const auto chosen = ask_file_to_save(this, _("Save the list as a file"),
                                         editor_->draft().get("id") + ".xml", _("Army lists (*.xml)|*.xml"));
    if (!chosen)
        return;
    try {
        write_file(chosen->file, editor_->text());
    } catch (const std::system_error& error) {
        bench_.problem(wxString::Format(_("The list could not be saved.\n%s"), wx(error.what())));
    }
}

void ListEditPage::close() {
    keep();
    handlers_.close(editor_->published().id);
}

} // namespace muster
