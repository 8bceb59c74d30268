// SPDX-License-Identifier: MIT
#include "gui/shell/session_controller.h"

#include "base/input_error.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/services.h"
#include "gui/shell/shell.h"
#include "gui/shell/windows.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/accessible_name.h"
#include "gui/toolkit/wx_text.h"
#include "gui/widgets/unsaved_changes.h"

#include <wx/frame.h>
#include <wx/intl.h>
#include <wx/textdlg.h>
#include <wx/utils.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

wxString file_filter() {
    return _("Army files (*.muster)|*.muster|All files|*");
}

LibraryAccess library_access(Shell& shell) {
    LibraryService& library = shell.services().library();
    // The service reports the problem too, but the session reports it in context.
    const auto problem = [&library](bool done) {
        return done ? LibraryAccess::Problem() : LibraryAccess::Problem(utf8(library.last_notice()));
    };
    return {[&library] { return library.exists(); },
            [&library, problem](const std::function<void(const Library&)>& work) {
                return problem(library.query(work));
            },
            [&library, problem](const std::function<void(Library&)>& work) {
                return problem(library.change(work));
            },
            [&shell](const std::string& key) { return shell.windows().is_open_elsewhere(key, shell); }};
}

} // namespace

std::unique_ptr<Session> make_session(Shell& shell, unsigned window) {
    return std::make_unique<Session>(shell.services().rulesets(), library_access(shell), autosave_folder(),
                                     static_cast<long>(wxGetProcessId()), window);
}

SessionController::SessionController(Shell& shell)
    : shell_(shell), session_(shell.bench().session()),
      autosave_timer_(shell.bench(),
                      {[this](const wxString& message) { shell_.window().SetStatusText(message); },
                       [this] { check_disk(); }}) {}

wxString SessionController::army_title() const {
    const Document& document = session_.document();
    if (!document.army().name.empty())
        return wx(document.army().name);
    return document.file().empty() ? wxString(_("New army"))
                                   : wx(std::filesystem::path(document.file().stem()));
}

void SessionController::show_army(OpenedArmy army) {
    prepare_window();
    shell_.bench().begin(std::move(army));
    shell_.pages().show(page_ids::army);
}

void SessionController::show_army(OpenedArmy army, const UnsavedWork& recovered) {
    prepare_window();
    const std::optional<std::string> problem = shell_.bench().recover(std::move(army), recovered);
    shell_.pages().show(page_ids::army);
    autosave_timer_.report(problem);
}

// Panes must exist before the workbench gets the army; old notices were about the previous one.
void SessionController::prepare_window() {
    next_name_.clear();
    shell_.pages().window<wxWindow>(page_ids::army);
    shell_.notice().close();
    shell_.window().SetStatusText(wxString());
}

void SessionController::show_file(Document document, const std::filesystem::path& file) {
    shell_.services().settings().add_recent(file);
    const bool is_from_sheet = document.file().empty();
    show_army({std::move(document), {}});
    if (is_from_sheet)
        shell_.window().SetStatusText(wxString::Format(
            _("Opened from the sheet %s; Save stores the army in the library."), wx(file.filename())));
}

bool SessionController::open_stored(ArmyId army, std::optional<std::int32_t> revision) {
    bool is_shown = false;
    shell_.services().library().query([&](const Library& library) {
        try {
            show_army(army_from_library(library, shell_.services().rulesets(), army, revision));
            is_shown = true;
        } catch (const InputError& error) {
            shell_.notice().show_message(wxString::Format(_("This army cannot be opened with the current "
                                                            "rules; it stays in the library unchanged.\n%s"),
                                                          wx(error.what())));
        }
    });
    return is_shown;
}

std::optional<Document> SessionController::read(const std::filesystem::path& file) {
    try {
        return Document::open(shell_.services().rulesets(), file);
    } catch (const InputError& error) {
        shell_.notice().show_message(
            wxString::Format(_("The file could not be opened.\n%s"), wx(error.what())));
    }
    return std::nullopt;
}

OpenedArmy SessionController::read_unsaved(const UnsavedWork& work) {
    return army_from_unsaved_work(work, shell_.services().rulesets(), library_access(shell_));
}

bool SessionController::begin_new(Army army) {
    if (!confirm_leave())
        return false;
    if (!next_name_.empty())
        army.name = next_name_;
    show_army({Document(shell_.services().rulesets(), std::move(army)), {}});
    return true;
}

bool SessionController::open_sample(const std::filesystem::path& file) {
    if (!confirm_leave())
        return false;
    try {
        Document sample = Document::from_sample(shell_.services().rulesets(), file);
        if (next_name_.empty()) {
            show_army({std::move(sample), {}});
            return true;
        }
        Army army = sample.army();
        army.name = next_name_;
        show_army({Document(shell_.services().rulesets(), std::move(army)), {}});
        return true;
    } catch (const InputError& error) {
        shell_.notice().show_message(wx(error.what()));
    }
    return false;
}

void SessionController::open_with_dialog() {
    for (const std::filesystem::path& file :
         ask_files_to_open(&shell_.window(), _("Open an army"), openable_filter()))
        shell_.windows().open(file, shell_);
}

bool SessionController::save(const wxString& label) {
    return report(session_.save(utf8(label)));
}

bool SessionController::save_to(const std::filesystem::path& file, const wxString& label) {
    return report(session_.save_to(file, utf8(label)));
}

bool SessionController::report(const SaveResult& result) {
    NoticeBar& notice = shell_.notice();
    shell_.bench().notify(Changed::army);
    if (!result.copy_name.empty())
        notice.show_message(wxString::Format(
            _("The same army is open in another window. This one was saved as a separate army, “%s”."),
            wx(result.copy_name)));
    if (!result.saved && result.file.empty())
        notice.show_message(
            wxString::Format(_("The army could not be saved in the library. Nothing is lost; you can save it "
                               "as a file.\n%s"),
                             wx(result.problem)),
            {{_("Save as file…"), [this] { save_with_dialog(); }}, {_("Try again"), [this] { save(); }}});
    else if (!result.saved)
        notice.show_message(wxString::Format(_("The army could not be saved: %s. The old file is unchanged."),
                                             wx(result.problem)));
    else if (!result.revision)
        notice.show_message(wxString::Format(_("%s was saved, but not as a revision in the library.\n%s"),
                                             wx(result.file), wx(result.problem)));
    else if (result.overwritten)
        notice.show_message(
            wxString::Format(_("%s contained another army, “%s”. It is still in the library."),
                             wx(result.file), wx(result.overwritten->name)),
            {{_("Open it"),
              [this, army = result.overwritten->id] { shell_.windows().open_stored(army, &shell_); }}});
    if (!result.saved)
        return false;
    if (!result.file.empty())
        shell_.services().settings().add_recent(result.file);
    const wxString done = result.file.empty()
                              ? wxString::Format(_("Saved in the library: revision %d"), *result.revision)
                              : wxString::Format(_("Saved: %s"), wx(result.file));
    const bool said_more = !result.copy_name.empty() || !result.revision || result.overwritten;
    if (said_more)
        shell_.window().SetStatusText(done); // beneath what was said
    else
        shell_.confirm(done);
    if (!result.file.empty())
        shell_.services().notify_saved(result.file);
    return true;
}

void SessionController::save_with_label() {
    const wxString question = _("What this revision is, such as “for the club night”:");
    wxTextEntryDialog dialog(&shell_.window(), question, _("Save with a label"));
    name_answer(dialog, question);
    if (dialog.ShowModal() == wxID_OK)
        save(dialog.GetValue());
}

wxString SessionController::suggested_file(const wxString& ending) const {
    const std::string& army = session_.document().army().name;
    std::string name = army.empty() ? "army" : army;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '/' || c == '\\' || c == ':'; }, '-');
    name += utf8(ending);
    return wx(session_.document().file().parent_path() / name);
}

void SessionController::save_with_dialog() {
    const std::filesystem::path& file = session_.document().file();
    auto chosen = ask_file_to_save(
        &shell_.window(), _("Save the army"),
        file.empty() ? std::filesystem::path(utf8(suggested_file(".muster"))) : file, file_filter());
    if (!chosen)
        return;
    if (!chosen->file.has_extension())
        chosen->file += ".muster";
    save_to(chosen->file);
}

void SessionController::restore_revision(std::int32_t revision) {
    if (!session_.library_army())
        return;
    const RestoreResult result = session_.restore_revision(revision);
    shell_.bench().notify(result.change);
    if (!result.problem.empty())
        shell_.notice().show_message(wx(result.problem));
    else if (report(result.save))
        shell_.notice().show_message(
            wxString::Format(_("Revision %d is the current one again; Undo reverts this."), revision));
}

void SessionController::reload() {
    const UpdateResult result = session_.reload();
    shell_.bench().notify(result.change);
    if (!result.problem.empty())
        shell_.notice().show_message(
            wxString::Format(_("The file can no longer be read; the army stays as it is in this window.\n%s"),
                             wx(result.problem)));
}

void SessionController::check_disk() {
    const DiskChange change = session_.check_file();
    if (change == DiskChange::removed)
        shell_.notice().show_message(
            wxString::Format(_("%s was removed or renamed by another program. Save writes it again."),
                             wx(session_.document().file())));
    if (change == DiskChange::changed)
        shell_.notice().show_message(
            wxString::Format(_("%s was changed by another program."), wx(session_.document().file())),
            {{_("Load the file"), [this] { reload(); }}, {_("Keep my version"), nullptr}});
}

void SessionController::update_to_current_revision() {
    const UpdateResult result = session_.update_from_library();
    shell_.bench().notify(result.change);
    if (!result.problem.empty())
        shell_.notice().show_message(wx(result.problem));
}

void SessionController::apply_changed_lists() {
    if (!session_.has_document())
        return;
    if (const std::optional<InputError> error = session_.document().refresh_list())
        shell_.notice().show_message(wxString::Format(
            _("The army list can no longer be read; the army is checked against its last version.\n%s"),
            wx(error->what())));
    shell_.bench().notify(Changed::army);
}

bool SessionController::confirm_leave() {
    if (!session_.has_document() || !session_.document().modified())
        return true;
    const UnsavedAnswer answer = ask_about_unsaved(shell_.window(), wx(session_.document().army().name));
    if (answer == UnsavedAnswer::save)
        save();
    return answer == UnsavedAnswer::discard ||
           (answer == UnsavedAnswer::save && !session_.document().modified());
}

void SessionController::close(bool given_up) {
    autosave_timer_.stop();
    // Discarded work must not be offered for recovery.
    if (given_up)
        session_.discard_autosave();
}

} // namespace muster
