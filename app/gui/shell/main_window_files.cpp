// SPDX-License-Identifier: MIT
// What a window does with files: open, save, look whether they changed, keep unsaved work, close.
#include "base/input_error.h"
#include "gui/shell/application.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/shell/main_window.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/wx_text.h"

#include <wx/intl.h>
#include <wx/msgdlg.h>

#include <algorithm>
#include <exception>
#include <system_error>

namespace muster {

namespace {

constexpr int autosave_pace_ms = 1000;

wxString file_filter() {
    return _("Army files (*.muster)|*.muster|All files|*");
}

wxString openable_filter() {
    return _("Armies and sheets (*.muster, *.pdf)|*.muster;*.pdf|All files|*");
}

} // namespace

bool MainWindow::open_file(const std::filesystem::path& file) {
    std::optional<Document> document = read_file_here(file);
    if (document)
        show_read(std::move(*document), file);
    return document.has_value();
}

std::optional<Document> MainWindow::read_file_here(const std::filesystem::path& file) {
    try {
        return Document::open(application_.rulesets(), file);
    } catch (const InputError& error) {
        notice_->say(
            wxString::Format(_("This file was not opened, and nothing was changed.\n%s"), wx(error.what())));
    }
    return std::nullopt;
}

void MainWindow::show_read(Document document, const std::filesystem::path& file) {
    application_.settings().add_recent(file);
    const bool from_sheet = document.file().empty();
    show_document(std::move(document));
    if (from_sheet)
        SetStatusText(wxString::Format(_("The army of the sheet %s; Save keeps it in the library."),
                                       wx(file.filename())));
}

bool MainWindow::open_sample(const std::filesystem::path& file) {
    if (!may_leave())
        return false;
    try {
        show_document(Document::copy_of(application_.rulesets(), file));
        return true;
    } catch (const InputError& error) {
        notice_->say(wx(error.what()));
    }
    return false;
}

void MainWindow::open() {
    for (const std::filesystem::path& file : ask_files_to_open(this, _("Open an army"), openable_filter()))
        application_.open(file, *this);
}

wxString MainWindow::suggested_name() const {
    std::string name = bench_.army().name.empty() ? "army" : bench_.army().name;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '/' || c == '\\' || c == ':'; }, '-');
    return wx(name) + ".muster";
}

bool MainWindow::save_to(const std::filesystem::path& file, const wxString& label) {
    const std::optional<StoredArmy> overwritten = keep_overwritten(file);
    std::error_code ignored;
    const std::filesystem::path before = bench_.document().file();
    const bool copies = !before.empty() && before != file && std::filesystem::exists(before, ignored);
    try {
        bench_.document().save(file);
    } catch (const std::system_error& error) {
        notice_->say(
            wxString::Format(_("The army was not saved: %s. The old file is as it was."), wx(error.what())));
        return false;
    }
    if (copies) // the army of the old file stays what it is in the library
        kept_.reset();
    if (!keep_revision(label))
        notice_->say(wxString::Format(_("%s is saved, but the library did not keep it as a revision.\n%s"),
                                      wx(file), application_.library().last_notice()));
    else if (overwritten)
        notice_->say(
            wxString::Format(_("%s held another army, “%s”, which is kept in the library."), wx(file),
                             wx(overwritten->name)),
            {{_("Open it"), [this, army = overwritten->id] { application_.open_stored(army, this); }}});
    autosave_.discard();
    kept_state_ = bench_.document().state();
    application_.settings().add_recent(file);
    bench_.tell(News::army);
    SetStatusText(wxString::Format(_("Saved: %s"), wx(file)));
    return true;
}

void MainWindow::save() {
    save_labelled({});
}

void MainWindow::save_as() {
    const std::filesystem::path& file = bench_.document().file();
    auto chosen =
        ask_file_to_save(this, _("Save the army"),
                         file.empty() ? std::filesystem::path(utf8(suggested_name())) : file, file_filter());
    if (!chosen)
        return;
    if (!chosen->file.has_extension())
        chosen->file += ".muster";
    save_to(chosen->file);
}

void MainWindow::reload() {
    try {
        bench_.document().reload(utf8(_("Reload from disk")));
        bench_.tell(News::army);
    } catch (const InputError& error) {
        bench_.document().accept_disk();
        notice_->say(wxString::Format(
            _("The file can no longer be read, so the army stays as it is here.\n%s"), wx(error.what())));
    }
}

void MainWindow::notice_disk() {
    if (!bench_.has_document() || !bench_.document().changed_on_disk())
        return;
    bench_.document().accept_disk();
    std::error_code ignored;
    if (!std::filesystem::exists(bench_.document().file(), ignored)) {
        notice_->say(
            wxString::Format(_("%s was removed or renamed by another program. Save writes it again."),
                             wx(bench_.document().file())));
        return;
    }
    notice_->say(wxString::Format(_("%s was changed by another program."), wx(bench_.document().file())),
                 {{_("Take the new one"), [this] { reload(); }}, {_("Keep mine"), nullptr}});
}

bool MainWindow::keep_unsaved_work(Keeping keeping) {
    if (!bench_.has_document())
        return true;
    const Document& document = bench_.document();
    try {
        autosave_.finish(); // tells also what became of the work before
        if (document.state() != kept_state_) {
            kept_state_ = document.state(); // if it fails that is said once, and tried with the next change
            if (document.modified())
                autosave_.keep(document.text(), origin());
            else
                autosave_.discard();
        }
        if (keeping == Keeping::waits)
            autosave_.finish();
        return true;
    } catch (const std::system_error& error) {
        SetStatusText(wxString::Format(_("Unsaved work could not be kept: %s"), wx(error.what())));
        return false;
    }
}

void MainWindow::keep_in_turn() {
    const bool is_slow = autosave_.is_writing(); // what was begun last time: a busy disk
    const bool is_new = bench_.has_document() && bench_.document().state() != kept_state_;
    if (!is_slow) {
        keep_unsaved_work(Keeping::begins);
        notice_disk();
    }
    if (is_slow || is_new)
        autosave_timer_.StartOnce(autosave_pace_ms);
}

bool MainWindow::keep_recovered() {
    kept_state_ = 0;
    return keep_unsaved_work();
}

bool MainWindow::may_leave() {
    if (!bench_.has_document() || !bench_.document().modified())
        return true;
    wxMessageDialog dialog(
        this, wxString::Format(_("“%s” has changes that are not saved."), wx(bench_.army().name)), "Muster",
        wxYES_NO | wxCANCEL | wxICON_WARNING);
    dialog.SetYesNoCancelLabels(_("Save"), _("Do not save"), _("Cancel"));
    const int answer = dialog.ShowModal();
    if (answer == wxID_CANCEL)
        return false;
    if (answer == wxID_YES)
        save();
    return answer == wxID_NO || !bench_.document().modified();
}

void MainWindow::on_close(wxCloseEvent& event) {
    if (event.CanVeto() && !may_leave()) {
        event.Veto();
        application_.quit_was_refused();
        return;
    }
    autosave_timer_.Stop();
    // What was given up on purpose is not offered again.
    if (event.CanVeto())
        autosave_.discard();
    leave_preview(); // the next start shows the army
    application_.settings().set_layout(aui_.SavePerspective());
    application_.settings().set_window(GetRect(), IsMaximized());
    application_.forget(*this);
    Destroy();
}

void MainWindow::new_window() {
    application_.open_window();
}

void MainWindow::close_window() {
    Close();
}

void MainWindow::quit() {
    application_.quit();
}

} // namespace muster
