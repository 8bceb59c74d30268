// SPDX-License-Identifier: MIT
// What the library's page does with armies: one, those chosen, or all that are found.
#include "base/file.h"
#include "base/input_error.h"
#include "base/text.h"
#include "gui/library/library_batch_bar.h"
#include "gui/library/library_model.h"
#include "gui/library/library_page.h"
#include "gui/library/timeline_panel.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/toolkit/wx_text.h"
#include "library/exchange.h"

#include <fmt/format.h>
#include <wx/choicdlg.h>
#include <wx/dataobj.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/textdlg.h>

#include <algorithm>
#include <set>
#include <system_error>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_dragged = 200; // each is written to a file first
constexpr std::size_t most_problems_told = 3;

} // namespace

void LibraryPage::open_chosen() {
    for (const ArmyId army : chosen())
        handlers_.open(army);
}

void LibraryPage::delete_chosen() {
    const std::vector<ArmyId> armies = chosen();
    if (armies.empty() || in_trash() || read_only_->IsShown())
        return;
    const bool done = keeper_.change([&](Library& library) {
        library.in_one_step([&] {
            for (const ArmyId army : armies)
                library.trash(army);
        });
    });
    if (done)
        say_moved_to_trash(armies);
}

void LibraryPage::say_moved_to_trash(const std::vector<ArmyId>& armies) {
    std::string name;
    if (armies.size() == 1)
        keeper_.look([&](const Library& library) { name = library.army(armies.front()).name; });
    const wxString words = armies.size() == 1
                               ? wxString::Format(_("“%s” lies in the trash now."), wx(name))
                               : wxString::Format(_("%s lie in the trash now."), army_count(armies.size()));
    handlers_.say(words, {{_("Undo"), [this, armies] {
                               keeper_.change([&](Library& library) {
                                   library.in_one_step([&] {
                                       for (const ArmyId army : armies)
                                           library.restore_from_trash(army);
                                   });
                               });
                           }}});
}

void LibraryPage::restore_chosen() {
    const std::vector<ArmyId> armies = chosen();
    const bool done = keeper_.change([&](Library& library) {
        library.in_one_step([&] {
            for (const ArmyId army : armies)
                library.restore_from_trash(army);
        });
    });
    if (done)
        handlers_.say(wxString::Format(_("Back from the trash: %s."), army_count(armies.size())), {});
}

void LibraryPage::compare_chosen() {
    const std::vector<ArmyId> armies = chosen();
    if (armies.size() != 2)
        return;
    keeper_.look([&](const Library& library) {
        handlers_.compare({library.army(armies[0]).name, library.text(armies[0])},
                          {library.army(armies[1]).name, library.text(armies[1])});
    });
}

void LibraryPage::tag_chosen() {
    const std::vector<ArmyId> armies = chosen();
    wxString before;
    keeper_.look([&](const Library& library) {
        for (const std::string& tag : library.army(armies.front()).tags)
            before += (before.empty() ? "" : ", ") + wx(tag);
    });
    wxTextEntryDialog dialog(this, _("Tags, parted by commas:"), _("Tags"), before);
    if (dialog.ShowModal() != wxID_OK)
        return;
    std::vector<std::string> tags;
    const std::string typed = utf8(dialog.GetValue());
    for (const std::string_view part : parts_of(typed, ','))
        if (!is_blank(part))
            tags.emplace_back(trimmed(part));
    set_tags(tags);
}

void LibraryPage::set_tags(const std::vector<std::string>& tags) {
    const std::vector<ArmyId> armies = chosen();
    keeper_.change([&](Library& library) {
        library.in_one_step([&] {
            for (const ArmyId army : armies)
                library.set_tags(army, tags);
        });
    });
}

TimelinePanel& LibraryPage::timeline() {
    if (timeline_ != nullptr)
        return *timeline_;
    TimelinePanel::Handlers timeline;
    timeline.open = handlers_.open_revision;
    timeline.restore = [this](ArmyId army, std::int32_t revision) {
        if (keeper_.change([&](Library& library) { library.restore(army, revision, rulesets_); }))
            handlers_.say(
                wxString::Format(_("Revision %d is the present one again, as a new revision."), revision),
                {});
    };
    timeline.compare = [this](ArmyId army, std::int32_t before, std::int32_t after) {
        keeper_.look([&](const Library& library) {
            const std::string name = library.army(army).name;
            handlers_.compare({fmt::format("{}, {}", name, before), library.text(army, before)},
                              {fmt::format("{}, {}", name, after), library.text(army, after)});
        });
    };
    timeline_ = new TimelinePanel(this, keeper_, rulesets_, std::move(timeline));
    timeline_->SetMinSize(FromDIP(wxSize(280, 100)));
    timeline_->Hide();
    middle_->Add(timeline_, wxSizerFlags().Expand());
    return *timeline_;
}

void LibraryPage::toggle_timeline() {
    timeline().Show(!timeline().IsShown());
    show_timeline();
    Layout();
}

void LibraryPage::show_timeline() {
    if (timeline_ == nullptr || !timeline_->IsShown())
        return;
    const std::vector<ArmyId> armies = chosen();
    wxString heading = _("Choose one army to see its past.");
    for (const StoredArmy& row : model_->rows())
        if (armies.size() == 1 && row.id == armies.front())
            heading = wx(row.name);
    timeline_->show(armies.size() == 1 ? std::optional(armies.front()) : std::nullopt, heading);
}

void LibraryPage::with_armies(std::function<void(std::vector<ArmyId>)> act) {
    if (std::vector<ArmyId> armies = chosen(); !armies.empty()) {
        act(std::move(armies));
        return;
    }
    with_found(query_, std::move(act));
}

void LibraryPage::with_found(LibraryQuery query, std::function<void(std::vector<ArmyId>)> act) {
    keeper_.ask([query = std::move(query), act = std::move(act),
                 asked = std::weak_ptr<void>(asked_)](Library& library) -> LibraryService::Then {
        return [act, asked, armies = LibraryView(library).ids(query)] {
            if (!asked.expired())
                act(armies);
        };
    });
}

void LibraryPage::begin_batch(const wxString& what,
                              std::function<std::shared_ptr<BatchResult>(Library&, BatchProgress&)> work,
                              std::function<void(const BatchResult&)> then) {
    batch_->begin(what, keeper_.file(), std::move(work), std::move(then),
                  [this](const wxString& reason) { handlers_.say(reason, {}); });
    update_actions();
}

void LibraryPage::say_result(const wxString& done, const BatchResult& result) {
    update_actions();
    wxString words = done;
    if (result.cancelled)
        words += (words.empty() ? "" : " ") + _("It was stopped before the end.");
    std::size_t told = 0;
    for (const BatchLine& line : result.lines)
        if (!line.problem.empty() && told++ < most_problems_told)
            words += "\n" + wx(line.name) + ": " + wx(line.problem);
    if (told > most_problems_told)
        words +=
            "\n" + wxString::Format(_("… and %u more."), static_cast<unsigned>(told - most_problems_told));
    handlers_.say(words, {});
}

void LibraryPage::export_chosen() {
    auto chosen =
        ask_file_to_save(this, _("Export to a zip, or to a new folder of files"), utf8(_("armies") + ".zip"),
                         _("Zip with every revision (*.zip)|*.zip|A folder of army files|*"));
    if (!chosen)
        return;
    if (chosen->filter == 0 && !chosen->file.has_extension())
        chosen->file += ".zip";
    if (chosen->filter == 1 && chosen->file.extension() == ".zip")
        chosen->file.replace_extension();
    export_to(chosen->file);
}

void LibraryPage::export_to(const fs::path& target) {
    with_armies([this, target](std::vector<ArmyId> armies) {
        const std::size_t count = armies.size();
        begin_batch(
            _("Exporting"),
            [target, armies = std::move(armies)](Library& library, BatchProgress& progress) {
                return std::make_shared<BatchResult>(target.extension() == ".zip"
                                                         ? write_archive(library, armies, target, progress)
                                                         : write_armies(library, armies, target, progress));
            },
            [this, target, count](const BatchResult& result) {
                const bool whole = !result.cancelled && result.problems() == 0;
                say_result(whole ? wxString::Format(_("%s exported to %s."), army_count(count), wx(target))
                                 : wxString(_("Not everything was exported.")),
                           result);
            });
    });
}

void LibraryPage::import_with_dialog() {
    import(ask_files_to_open(this, _("Import into the library"),
                             _("Armies and zips (*.muster, *.zip)|*.muster;*.zip|All files|*")));
}

void LibraryPage::import(std::vector<fs::path> paths) {
    // What was dragged and dropped here again is here already.
    std::erase_if(paths, [this](const fs::path& path) { return drag_folder_.holds(path); });
    if (paths.empty())
        return;
    begin_batch(
        _("Importing"),
        [rulesets = &rulesets_, paths = std::move(paths)](Library& library, BatchProgress& progress) {
            return std::make_shared<ImportResult>(import_files(library, paths, *rulesets, progress));
        },
        [this](const BatchResult& result) {
            const auto& imported = static_cast<const ImportResult&>(result);
            keeper_.tell_changed();
            wxString words = wxString::Format(_("Imported: %s."), army_count(imported.added));
            if (imported.revisions != 0)
                words += " " + wxString::Format(_("New revisions of armies that were there: %u."),
                                                static_cast<unsigned>(imported.revisions));
            if (imported.known != 0)
                words +=
                    " " + wxString::Format(_("There already: %u."), static_cast<unsigned>(imported.known));
            say_result(words, result);
        });
}

// What is dragged out is written to a folder of its own first, which the receiver copies from.
void LibraryPage::begin_drag(wxDataViewEvent& event) {
    // The press that begins the drag may have left only one of several chosen.
    std::vector<ArmyId> armies = pressed_on_;
    if (const StoredArmy* army = army_at(event.GetItem());
        army && std::find(armies.begin(), armies.end(), army->id) == armies.end())
        armies = {army->id};
    else if (army)
        choose(armies);
    if (armies.empty() || armies.size() > most_dragged) {
        event.Veto();
        if (!armies.empty())
            handlers_.say(_("So many armies are too many to drag; Export writes them to a folder."), {});
        return;
    }
    auto* files = new wxFileDataObject;
    const bool done = keeper_.look([&](const Library& library) {
        BatchProgress progress;
        const BatchResult result = write_armies(library, armies, drag_folder_.next(), progress);
        for (const BatchLine& line : result.lines)
            for (const std::string& file : line.said)
                files->AddFile(wx(file));
    });
    if (!done) {
        delete files;
        event.Veto();
        return;
    }
    event.SetDataObject(files);
    event.SetDragFlags(wxDrag_CopyOnly);
}

} // namespace muster
