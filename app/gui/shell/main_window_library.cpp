// SPDX-License-Identifier: MIT
// What a window does with the library: every save is a revision in it; armies are opened from it, their past
// is shown, compared and restored.
#include "army/army_reader.h"
#include "base/file.h"
#include "base/input_error.h"
#include "edit/changes.h"
#include "gui/library/compare_page.h"
#include "gui/library/library_page.h"
#include "gui/library/timeline_panel.h"
#include "gui/shell/application.h"
#include "gui/shell/library_service.h"
#include "gui/shell/main_window.h"
#include "gui/shell/notice_bar.h"
#include "gui/start/home_page.h"
#include "gui/start/start_page.h"
#include "gui/toolkit/wx_text.h"
#include "library/army_file.h"
#include "library/duplicate.h"

#include <fmt/format.h>
#include <wx/intl.h>
#include <wx/simplebook.h>
#include <wx/srchctrl.h>
#include <wx/textdlg.h>

#include <algorithm>
#include <system_error>
#include <utility>

namespace muster {

namespace {

bool knows_text(const Library& library, ArmyId army, const std::string& fingerprint) {
    const std::vector<Revision> history = library.history(army);
    return std::any_of(history.begin(), history.end(),
                       [&](const Revision& revision) { return revision.fingerprint == fingerprint; });
}

} // namespace

LibraryPage* MainWindow::make_library_page(wxWindow* parent) {
    LibraryPage::Handlers handlers;
    handlers.open = [this](ArmyId army) { application_.open_stored(army, this); };
    handlers.open_revision = [this](ArmyId army, std::int32_t revision) { open_revision(army, revision); };
    handlers.compare = [this](const ComparedText& before, const ComparedText& after) {
        compare(before, after);
    };
    handlers.make_new = [this] { new_army(); };
    handlers.open_file = [this] { open(); };
    handlers.say = [this](const wxString& words, std::vector<NoticeBar::Choice> choices) {
        notice_->say(words, std::move(choices));
    };
    handlers.found_empty = [this] {
        if (std::exchange(turns_back_, false))
            home_->show_start();
    };
    handlers.rescale = [this](ArmyId army) {
        with_stored(army, [this](const Army& read) { rescale_army(read); });
    };
    handlers.show_figures = [this](ArmyId army) {
        with_stored(army, [this](const Army& read) { show_figures_of(read); });
    };
    handlers.page_setup = [this] { return application_.settings().page_setup(); };
    handlers.print = [this](std::vector<SheetModel> sheets, const PageSetup& setup) {
        print_many(std::move(sheets), setup);
    };
    return new LibraryPage(parent, application_.library(), application_.mirror(), application_.rulesets(),
                           std::move(handlers));
}

LibraryPage& MainWindow::library_page() {
    show_library();
    return *home_->library();
}

void MainWindow::show_library() {
    show_home();
    home_->show_library();
    home_->library()->search_field().SetFocus();
}

std::filesystem::path MainWindow::origin() const {
    if (!bench_.document().file().empty() || !kept_)
        return bench_.document().file();
    return library_origin(kept_->key);
}

// A second copy may have the very text of the first. It is another army all the same if the first one is
// worked on in another window, or lives in another file that is there.
bool MainWindow::is_of_another(const Library& library, ArmyId army, const std::filesystem::path& file) const {
    const std::string key = library.army(army).key;
    for (const MainWindow* window : application_.windows())
        if (window != this && window->kept_ && window->kept_->key == key)
            return true;
    const std::optional<std::filesystem::path> known = file_of_army(library, key);
    std::error_code ignored;
    return !file.empty() && known && *known != file && std::filesystem::exists(*known, ignored);
}

// What is written over now may be wanted again, be it this army or another one.
std::optional<StoredArmy> MainWindow::keep_overwritten(const std::filesystem::path& file) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(file, ignored))
        return std::nullopt;
    std::optional<StoredArmy> other;
    try {
        const ArmyFacts facts = facts_of(read_file(file), file.string(), application_.rulesets());
        const std::string label = fmt::format("As it was in {}", file.string());
        const bool own = file == bench_.document().file();
        application_.library().change([&](Library& library) {
            if (own && kept_) {
                if (!knows_text(library, kept_->id, facts.fingerprint))
                    library.save(kept_->id, facts, label);
                return;
            }
            const Saved saved = library.add(facts, label);
            if (own && (saved.is_new || !is_of_another(library, saved.army, file)))
                kept_ = LibraryArmy{saved.army, library.army(saved.army).key};
            else if (!kept_ || kept_->id != saved.army)
                other = library.army(saved.army);
        });
    } catch (const InputError&) { // no army: nothing to keep
    }
    return other;
}

// The army as it is now, as a revision of the one that the window is about, or of a new one.
std::optional<std::int32_t> MainWindow::keep_revision(const wxString& label) {
    std::optional<std::int32_t> revision;
    try {
        const std::filesystem::path& file = bench_.document().file();
        const ArmyFacts facts = facts_of(bench_.document().text(), "army", application_.rulesets());
        // Nothing is true before all of it is on the disk, which a full one refuses at the very end.
        Saved saved;
        std::optional<LibraryArmy> kept;
        const bool done = application_.library().change([&](Library& library) {
            library.in_one_step([&] {
                const std::optional<ArmyId> known = kept_ ? library.army_of_key(kept_->key) : std::nullopt;
                saved = known ? library.save(*known, facts, utf8(label)) : library.add(facts, utf8(label));
                // The text is kept; its first change makes it an army of its own.
                if (!known && !saved.is_new && is_of_another(library, saved.army, file))
                    return;
                library.restore_from_trash(saved.army); // what is worked on is no rubbish
                kept = LibraryArmy{saved.army, library.army(saved.army).key};
                if (!file.empty())
                    set_file_of_army(library, kept->key, file);
            });
        });
        if (done) {
            kept_ = std::move(kept);
            revision = saved.revision;
        }
    } catch (const InputError& error) { // a text of our own that cannot be read
        notice_->say(wx(error.what()));
    }
    if (revision && kept_ && timeline_)
        timeline_->show(kept_->id, wx(bench_.army().name));
    return revision;
}

// Two armies of the library differ at least in their name.
void MainWindow::name_second_copy() {
    if (kept_)
        return;
    std::string name;
    application_.library().query([&](const Library& library) {
        const ArmyFacts facts = facts_of(bench_.document().text(), "army", application_.rulesets());
        const std::optional<ArmyId> same = LibraryView(library).army_of_fingerprint(facts.fingerprint);
        if (same && is_of_another(library, *same, {}))
            name = free_copy_name(library, bench_.army().name);
    });
    if (name.empty())
        return;
    bench_.apply(_("Name the copy"), with_name(bench_.army(), Place{}, name));
    notice_->say(wxString::Format(
        _("The same army is open in another window; this one is kept as a second one, “%s”."), wx(name)));
}

bool MainWindow::save_in_library(const wxString& label) {
    name_second_copy();
    const std::optional<std::int32_t> revision = keep_revision(label);
    if (!revision) {
        notice_->say(
            wxString::Format(
                _("The army is not saved; nothing of it is lost, and it can be saved as a file.\n%s"),
                application_.library().last_notice()),
            {{_("Save as file…"), [this] { save_as(); }}, {_("Try again"), [this] { save(); }}});
        return false;
    }
    bench_.document().mark_saved();
    autosave_.discard();
    kept_state_ = bench_.document().state();
    bench_.tell(News::army);
    SetStatusText(wxString::Format(_("Saved in the library: revision %d"), *revision));
    return true;
}

void MainWindow::save_with_label() {
    wxTextEntryDialog dialog(this, _("What this revision is, such as “for the club night”:"),
                             _("Save with a label"));
    if (dialog.ShowModal() == wxID_OK)
        save_labelled(dialog.GetValue());
}

bool MainWindow::save_labelled(const wxString& label) {
    const std::filesystem::path file = bench_.document().file();
    return file.empty() ? save_in_library(label) : save_to(file, label);
}

bool MainWindow::open_stored(ArmyId army) {
    bool shown = false;
    application_.library().query([&](const Library& library) {
        const StoredArmy stored = library.army(army);
        shown = show_kept(library.text(army), stored, true);
    });
    return shown;
}

bool MainWindow::show_kept(const std::string& text, const StoredArmy& stored, bool present) {
    try {
        Document document = Document::kept(application_.rulesets(), text, stored.name);
        // An older revision becomes the newest one by saving it.
        if (!present)
            document = Document(application_.rulesets(), document.army());
        show_document(std::move(document), LibraryArmy{stored.id, stored.key});
        return true;
    } catch (const InputError& error) {
        notice_->say(wxString::Format(
            _("The rules at hand cannot read this army; it stays in the library as it is.\n%s"),
            wx(error.what())));
    }
    return false;
}

void MainWindow::take_present() {
    if (!kept_ || !bench_.document().file().empty() || bench_.document().modified())
        return;
    application_.library().query([&](const Library& library) {
        const std::string text = library.text(kept_->id);
        if (text == bench_.document().text())
            return;
        take_text(text, _("Present revision of the library"));
        bench_.document().mark_saved();
        bench_.tell(News::army);
    });
}

bool MainWindow::take_text(const std::string& text, const wxString& label) {
    try {
        Army army = read_army(text, utf8(label), application_.rulesets());
        if (army.ruleset != bench_.ruleset().id) { // steps of another rule set cannot be undone into
            show_document(Document(application_.rulesets(), std::move(army)), kept_);
            return true;
        }
        bench_.apply(label, {std::move(army), {Place{}}});
        return true;
    } catch (const InputError& error) {
        notice_->say(wx(error.what()));
    }
    return false;
}

void MainWindow::open_revision(ArmyId army, std::int32_t revision) {
    application_.library().query([&](const Library& library) {
        const StoredArmy stored = library.army(army);
        const std::string text = library.text(army, revision);
        if (revision == stored.revision) {
            application_.open_stored(army, this);
            return;
        }
        MainWindow& window = is_unused() ? *this : application_.open_window(false);
        window.show_kept(text, stored, false);
        window.SetStatusText(wxString::Format(_("Revision %d; saving makes it the present one."), revision));
    });
}

void MainWindow::restore_revision(std::int32_t revision) {
    std::string text;
    if (!kept_ || !application_.library().query(
                      [&](const Library& library) { text = library.text(kept_->id, revision); }))
        return;
    // What was not saved yet is kept as well.
    if (bench_.document().modified())
        keep_revision(_("Before an earlier revision was restored"));
    const wxString label = wxString::Format(_("Restore revision %d"), revision);
    if (take_text(text, label) && save_labelled(wxString::Format(_("Revision %d again"), revision)))
        notice_->say(
            wxString::Format(_("Revision %d is the present one again; Undo takes it back."), revision));
}

void MainWindow::compare(const ComparedText& before, const ComparedText& after) {
    try {
        std::vector<ComparisonRow> rows = comparison_of(before, after, application_.rulesets());
        if (!compare_) {
            compare_ = new ComparePage(pages_, [this] { show_page(*compared_from_); });
            pages_->AddPage(compare_, wxString());
        }
        if (pages_->GetCurrentPage() != compare_)
            compared_from_ = pages_->GetCurrentPage();
        compare_->show(wx(before.name), wx(after.name), std::move(rows));
        show_page(*compare_);
    } catch (const InputError& error) {
        notice_->say(wx(error.what()));
    }
}

void MainWindow::make_timeline() {
    TimelinePanel::Handlers handlers;
    handlers.open = [this](ArmyId army, std::int32_t revision) { open_revision(army, revision); };
    handlers.restore = [this](ArmyId /*army*/, std::int32_t revision) { restore_revision(revision); };
    handlers.compare = [this](ArmyId army, std::int32_t before, std::int32_t after) {
        application_.library().query([&](const Library& library) {
            const std::string name = library.army(army).name;
            compare({fmt::format("{}, {}", name, before), library.text(army, before)},
                    {fmt::format("{}, {}", name, after), library.text(army, after)});
        });
    };
    timeline_ =
        new TimelinePanel(workspace_, application_.library(), application_.rulesets(), std::move(handlers));
    make_paper(*timeline_);
    aui_.AddPane(timeline_, wxAuiPaneInfo()
                                .Name("timeline")
                                .Caption(_("Timeline"))
                                .Right()
                                .Layer(2)
                                .Row(1)
                                .MaximizeButton(false)
                                .BestSize(FromDIP(wxSize(300, 500)))
                                .MinSize(FromDIP(wxSize(220, 200)))
                                .Hide());
}

void MainWindow::toggle_timeline() {
    if (!timeline_)
        make_timeline();
    toggle_pane("timeline");
    show_timeline();
}

// An army from a file has a past if that file's text was ever saved here.
void MainWindow::find_past() {
    const std::filesystem::path& file = bench_.document().file();
    if (kept_ || file.empty() || !application_.library().exists())
        return;
    try {
        const ArmyFacts facts = facts_of(read_file(file), file.string(), application_.rulesets());
        application_.library().query([&](const Library& library) {
            const std::optional<ArmyId> army = LibraryView(library).army_of_fingerprint(facts.fingerprint);
            if (army && !is_of_another(library, *army, file))
                kept_ = LibraryArmy{*army, library.army(*army).key};
        });
    } catch (const InputError&) { // it was changed by others since it was opened
    }
}

void MainWindow::show_timeline() {
    if (!timeline_shown())
        return;
    find_past();
    if (kept_)
        timeline_->show(kept_->id, wx(bench_.army().name));
    else
        timeline_->show(std::nullopt, _("The first save begins its past."));
}

bool MainWindow::timeline_shown() const {
    return timeline_ != nullptr && pane_shown("timeline");
}

} // namespace muster
