// SPDX-License-Identifier: MIT
#include "gui/shell/application.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/library_service.h"
#include "gui/shell/main_window.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/notice_bar.h"
#include "gui/toolkit/desktop_settings.h"
#include "gui/toolkit/first_paint.h"
#include "gui/toolkit/latency_trace.h"
#include "gui/toolkit/wx_text.h"
#include "ruleset/data_folders.h"

#include <wx/intl.h>
#include <wx/log.h>
#include <wx/process.h>
#include <wx/stdpaths.h>
#include <wx/uilocale.h>

#include <algorithm>
#include <exception>
#include <string_view>
#include <system_error>

namespace muster {

namespace {

constexpr int backup_after_ms = 4000; // of the start, which it must not slow

bool process_runs(long process) {
    return wxProcess::Exists(static_cast<int>(process));
}

constexpr const char* catalogue = "muster";

} // namespace

Application::Application(Call call) : call_(std::move(call)) {
    use_utf8_locale();
}

Application::~Application() = default;

int Application::OnExit() {
    backup_timer_.Stop();
    mirror_.reset();
    library_.reset(); // waits for its thread
    Theme::forget();  // its fonts must not outlive the toolkit
    return wxApp::OnExit();
}

// One language for the windows, the core's sentences and the words of the rules: that of the window's
// catalogue, if gettext finds it for the core too.
void Application::choose_language() {
    wxUILocale::UseDefault();
    // Beside the program, built or installed, as the data is.
    const std::filesystem::path folder = program_share_folder().parent_path() / "locale";
    if (!has_translation(folder, catalogue))
        return; // wxTranslations would search all of the system's languages to find that out
    auto translations = std::make_unique<wxTranslations>();
    wxFileTranslationsLoader::AddCatalogLookupPathPrefix(wx(folder));
    const wxString language = translations->GetBestTranslation(catalogue, wxString("en"));
    if (language.StartsWith("en") || !choose_text_language(folder, utf8(language)))
        return;
    translations->SetLanguage(language);
    translations->AddCatalog(catalogue);
    translations->AddStdCatalog();
    wxTranslations::Set(translations.release());
}

bool Application::OnInit() {
    SetAppName("muster");
    SetAppDisplayName("Muster");
    SetClassName("muster");
    choose_language();
    std::vector<std::filesystem::path> folders(call_.data_folders.begin(), call_.data_folders.end());
    for (std::filesystem::path& folder : standard_data_folders())
        folders.push_back(std::move(folder));
    rulesets_ =
        std::make_unique<Rulesets>(std::move(folders), speaks_english() ? Translate() : translate_rule_text);
    settings_ = std::make_unique<Settings>(wx(call_.settings_file));
    keep_last_folder_in(*settings_);
    stop_fading();
    if (settings_->theme() != ThemeChoice::system)
        choose_theme(settings_->theme());
    library_ = std::make_unique<LibraryService>(
        call_.library_file.empty() ? default_library_file() : std::filesystem::path(call_.library_file));
    library_->on_notice([this](const wxString& notice) { say(notice); });
    mirror_ = std::make_unique<MirrorService>(*library_, *rulesets_);
    mirror_->on_result([this](const MirrorResult& result) { take_mirrored(result); });
    open_first_windows();
    backup_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) {
        if (library_->exists())
            library_->back_up();
        if (!mirror_->known())
            mirror_->sync();
    });
    backup_timer_.StartOnce(backup_after_ms);
    return true;
}

void Application::open_first_windows() {
    std::vector<std::filesystem::path> files = call_.files;
    if (files.empty() && settings_->reopens_session() && unsaved_work().empty())
        for (const std::filesystem::path& file : settings_->session()) {
            std::error_code ignored;
            if (library_key(file) || std::filesystem::exists(file, ignored))
                files.push_back(file);
        }
    MainWindow& first = make_window();
    if (files.empty())
        first.show_start();
    for (const std::filesystem::path& file : files)
        open_first(file, first);
    if (!files.empty() && first.is_unused())
        first.show_start(); // none of them is there any more
    first.Show();           // with what stands in it, so that it is laid out once
    if (call_.until_painted)
        quit_when_painted(first);
}

// A file, or an army of the library that the last session had open.
void Application::open_first(const std::filesystem::path& file, MainWindow& window) {
    const std::optional<std::string> key = library_key(file);
    if (!key) {
        open(file, window);
        return;
    }
    library_->query([&](const Library& library) {
        if (const std::optional<ArmyId> army = library.army_of_key(*key))
            open_stored(*army, &window);
    });
}

void Application::say(const wxString& notice) {
    MainWindow* shown = nullptr;
    for (MainWindow* window : windows_)
        if (!shown || window->IsActive())
            shown = window;
    if (shown)
        shown->notice().say(notice);
}

// What came in is told, and shown where it is open and nothing would be lost by it.
void Application::take_mirrored(const MirrorResult& result) {
    for (MainWindow* window : windows_)
        if (window->bench().has_document())
            window->take_present();
    wxString words;
    if (result.changed_library())
        words = wxString::Format(_("From the mirror folder: %s."), mirror_words(result));
    for (const std::string& note : result.notes)
        words += (words.empty() ? "" : "\n") + wx(note);
    if (!words.empty())
        say(words);
}

MainWindow& Application::make_window() {
    auto* window = new MainWindow(*this, ++windows_made_);
    windows_.push_back(window);
    if (call_.trace_latency)
        window->bench().listen([window, report_change = trace_latency(*window)](News /*news*/) {
            report_change(window->bench().asked_at());
        });
    return *window;
}

MainWindow& Application::open_window(bool with_start_page) {
    MainWindow& window = make_window();
    if (with_start_page)
        window.show_start();
    window.Show();
    return window;
}

void Application::open(const std::filesystem::path& file, MainWindow& window) {
    std::error_code ignored;
    for (MainWindow* other : windows_)
        if (other->bench().has_document() && !other->bench().document().file().empty() &&
            std::filesystem::equivalent(other->bench().document().file(), file, ignored)) {
            other->Raise();
            return;
        }
    std::optional<Document> document = window.read_file_here(file);
    if (!document)
        return;
    MainWindow& shown = window.is_unused() ? window : open_window(false);
    shown.show_read(std::move(*document), file);
}

wxPrintDialogData& Application::print_data() {
    if (!print_data_)
        print_data_ = std::make_unique<wxPrintDialogData>();
    return *print_data_;
}

void Application::open_stored(ArmyId army, MainWindow* window) {
    for (MainWindow* other : windows_)
        if (other->bench().has_document() && other->kept() && other->kept()->id == army) {
            other->take_present();
            other->show_workspace();
            other->Raise();
            return;
        }
    MainWindow& shown = window && window->is_unused() ? *window : open_window(false);
    shown.open_stored(army);
}

std::vector<UnsavedWork> Application::unsaved_work() const {
    return Autosave::unsaved_in(autosave_folder(), process_runs);
}

void Application::recover(const UnsavedWork& work, MainWindow& window) {
    try {
        const std::optional<std::string> key = library_key(work.origin);
        Document document =
            Document::recover(*rulesets_, read_file(work.kept), key ? std::filesystem::path() : work.origin);
        std::optional<LibraryArmy> kept;
        if (key)
            library_->query([&](const Library& library) {
                if (const std::optional<ArmyId> army = library.army_of_key(*key))
                    kept = LibraryArmy{*army, *key};
            });
        MainWindow& shown = window.is_unused() ? window : open_window(false);
        shown.show_document(std::move(document), std::move(kept));
        if (shown.keep_recovered())
            Autosave::discard(work);
    } catch (const InputError& error) {
        window.notice().say(wxString::Format(_("This work cannot be restored.\n%s"), wx(error.what())));
    }
}

std::vector<std::filesystem::path> Application::open_files() const {
    std::vector<std::filesystem::path> files;
    for (const MainWindow* window : windows_)
        if (window->bench().has_document() && !window->origin().empty())
            files.push_back(library_key(window->origin()) ? window->origin()
                                                          : std::filesystem::absolute(window->origin()));
    return files;
}

void Application::forget(MainWindow& window) {
    if (!quitting_)
        settings_->set_session(windows_.size() > 1 ? std::vector<std::filesystem::path>{} : open_files());
    std::erase(windows_, &window);
}

void Application::quit() {
    settings_->set_session(open_files());
    quitting_ = true;
    const std::vector<MainWindow*> all = windows_;
    for (MainWindow* window : all)
        if (quitting_)
            window->Close();
}

bool Application::OnExceptionInMainLoop() {
    try {
        throw;
    } catch (const std::exception& error) {
        wxLogError(_("This could not be done: %s"), wx(error.what()));
    }
    return true;
}

} // namespace muster
