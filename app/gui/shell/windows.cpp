// SPDX-License-Identifier: MIT
#include "gui/shell/windows.h"

#include "base/input_error.h"
#include "edit/library_origin.h"
#include "gui/shell/frame.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/shell/page_book.h"
#include "gui/shell/page_ids.h"
#include "gui/shell/room_registry.h"
#include "gui/shell/services.h"
#include "gui/shell/session_controller.h"
#include "gui/shell/workbench.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wx_text.h"
#include "lists/lists.h"

#include <wx/intl.h>
#include <wx/process.h>

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

namespace muster {

namespace {

namespace fs = std::filesystem;

bool process_runs(long process) {
    return wxProcess::Exists(static_cast<int>(process));
}

bool edits_file(Frame& window, const fs::path& file) {
    std::error_code ignored;
    return window.bench().has_document() && !window.bench().document().file().empty() &&
           fs::equivalent(window.bench().document().file(), file, ignored);
}

bool edits_stored(Frame& window, ArmyId army) {
    const std::optional<LibraryArmy>& edited = window.bench().session().library_army();
    return window.bench().has_document() && edited && edited->id == army;
}

} // namespace

Windows::Windows(Services& services, const RoomRegistry& rooms, std::function<void(Frame&)> made)
    : services_(services), rooms_(rooms), on_made_(std::move(made)) {}

Frame& Windows::make_window() {
    auto* window = new Frame(services_, *this, rooms_, ++windows_made_);
    windows_.push_back(window);
    if (on_made_)
        on_made_(*window);
    return *window;
}

Frame& Windows::open_window() {
    Frame& window = make_window();
    window.pages().open_home();
    window.Show();
    return window;
}

Frame& Windows::open_first_window(const std::vector<fs::path>& origins) {
    Frame& first = make_window();
    for (const fs::path& origin : origins) {
        const std::optional<std::string> key = library_key(origin);
        if (!key)
            open(origin, first);
        else
            services_.library().query([&](const Library& library) {
                if (const std::optional<ArmyId> army = library.army_of_key(*key))
                    open_stored(*army, &first);
            });
    }
    if (first.pages().current().empty())
        first.pages().open_home(); // none could be read
    first.Show();                  // after its content, so that it is laid out only once
    return first;
}

Frame& Windows::window_for_army(Shell* from) {
    if (from && !from->bench().has_document())
        for (Frame* window : windows_)
            if (window == from)
                return *window;
    Frame& window = make_window();
    window.Show();
    return window;
}

void Windows::open(const fs::path& file, Shell& from) {
    if (const PageRow* page = rooms_.page_for_file(file)) {
        from.pages().open_file(page->id, file);
        return;
    }
    const auto open = std::find_if(windows_.begin(), windows_.end(),
                                   [&](Frame* window) { return edits_file(*window, file); });
    if (open != windows_.end()) {
        (*open)->Raise();
        return;
    }
    if (std::optional<Document> document = from.session().read(file))
        window_for_army(&from).session().show_file(std::move(*document), file);
}

void Windows::open_stored(ArmyId army, Shell* from) {
    const auto open = std::find_if(windows_.begin(), windows_.end(),
                                   [&](Frame* window) { return edits_stored(*window, army); });
    if (open != windows_.end()) {
        (*open)->session().update_to_current_revision();
        (*open)->pages().show(page_ids::army);
        (*open)->Raise();
        return;
    }
    window_for_army(from).session().open_stored(army);
}

void Windows::open_revision(ArmyId army, std::int32_t revision, Shell& from) {
    services_.library().query([&](const Library& library) {
        if (revision == library.army(army).revision) {
            open_stored(army, &from);
            return;
        }
        Frame& window = window_for_army(&from);
        window.session().open_stored(army, revision);
        window.SetStatusText(wxString::Format(_("Revision %d; saving makes it the current one."), revision));
    });
}

void Windows::recover(const UnsavedWork& work, Shell& from) {
    try {
        OpenedArmy army = from.session().read_unsaved(work);
        window_for_army(&from).session().show_army(std::move(army), work);
    } catch (const InputError& error) {
        from.notice().show_message(
            wxString::Format(_("The unsaved work cannot be restored.\n%s"), wx(error.what())));
    }
}

std::vector<UnsavedWork> Windows::unsaved_work() const {
    return Autosave::left_in(autosave_folder(), process_runs);
}

std::vector<fs::path> Windows::origins() const {
    std::vector<fs::path> origins;
    for (Frame* window : windows_) {
        const fs::path origin = window->bench().has_document() ? window->bench().session().origin() : "";
        if (!origin.empty())
            origins.push_back(library_key(origin) ? origin : fs::absolute(origin));
        if (const fs::path file = window->pages().opened_file(); !file.empty())
            origins.push_back(fs::absolute(file)); // after the army, so that its page is shown
    }
    return origins;
}

bool Windows::is_open_elsewhere(const std::string& key, const Shell& window) const {
    return std::any_of(windows_.begin(), windows_.end(), [&](Frame* other) {
        const std::optional<LibraryArmy>& edited = other->bench().session().library_army();
        return other != &window && edited && edited->key == key;
    });
}

void Windows::report(const wxString& notice) {
    const auto active =
        std::find_if(windows_.rbegin(), windows_.rend(), [](Frame* window) { return window->IsActive(); });
    if (active != windows_.rend())
        (*active)->notice().show_message(notice);
    else if (!windows_.empty())
        windows_.front()->notice().show_message(notice);
}

void Windows::show_mirrored(const MirrorResult& result) {
    for (Frame* window : windows_)
        window->session().update_to_current_revision();
    wxString words;
    if (result.changed_library())
        words = wxString::Format(_("From the mirror folder: %s."), mirror_summary(result));
    for (const std::string& note : result.notes)
        words += (words.empty() ? "" : "\n") + wx(note);
    if (!words.empty())
        report(words);
}

void Windows::read_changed_lists() {
    const bool new_rules = services_.rulesets().reload_changed(); // first: lists are read for them
    if (lists_of(services_.rulesets()).refresh() || new_rules)
        for (Frame* window : windows_)
            window->session().apply_changed_lists();
}

void Windows::set_text_size(int percent) {
    const int before = text_size();
    if (percent == before)
        return;
    services_.settings().set_text_size(percent);
    change_text_size(percent, {windows_.begin(), windows_.end()});
    for (Frame* window : windows_)
        window->follow_text_size(before);
}

void Windows::remove(const Frame& window) {
    if (!is_quitting_)
        services_.settings().set_session(windows_.size() > 1 ? std::vector<fs::path>{} : origins());
    std::erase(windows_, &window);
}

void Windows::quit() {
    services_.settings().set_session(origins());
    is_quitting_ = true;
    const std::vector<Frame*> all = windows_;
    for (Frame* window : all)
        if (is_quitting_)
            window->Close();
}

} // namespace muster
