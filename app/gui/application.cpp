// SPDX-License-Identifier: MIT
#include "application.h"

#include "base/file.h"
#include "base/input_error.h"
#include "first_paint.h"
#include "latency_trace.h"
#include "main_window.h"
#include "notice_bar.h"
#include "ruleset/data_folders.h"
#include "wx_text.h"

#include <wx/intl.h>
#include <wx/log.h>
#include <wx/process.h>
#include <wx/stdpaths.h>
#include <wx/uilocale.h>

#ifdef __WXGTK__
#include <glib.h>
#endif

#include <algorithm>
#include <exception>
#include <system_error>

namespace muster {

namespace {

bool process_runs(long process) {
    return wxProcess::Exists(static_cast<int>(process));
}

// Whether one of the user's languages has a catalogue in this folder; the names are "de_AT", "de", ….
bool has_translation(const std::filesystem::path& folder) {
#ifdef __WXGTK__
    std::error_code ignored;
    for (const char* const* name = g_get_language_names(); *name != nullptr; ++name) {
        if (std::string_view(*name).starts_with("en"))
            return false; // English comes first, and is what the program speaks
        if (std::filesystem::exists(folder / *name / "LC_MESSAGES/muster.mo", ignored))
            return true;
    }
    return false;
#else
    return std::filesystem::exists(folder);
#endif
}

} // namespace

void Application::choose_language() {
    wxUILocale::UseDefault();
    // Beside the program, built or installed, as the data is.
    const std::filesystem::path folder = program_share_folder().parent_path() / "locale";
    if (!has_translation(folder))
        return; // wxTranslations would search all of the system's languages to find that out
    auto* translations = new wxTranslations;
    wxTranslations::Set(translations);
    wxFileTranslationsLoader::AddCatalogLookupPathPrefix(wx(folder));
    translations->AddCatalog("muster");
    translations->AddStdCatalog();
}

bool Application::OnInit() {
    SetAppName("muster");
    SetAppDisplayName("Muster");
    SetClassName("muster");
    choose_language();
    std::vector<std::filesystem::path> folders(call_.data_folders.begin(), call_.data_folders.end());
    for (std::filesystem::path& folder : standard_data_folders())
        folders.push_back(std::move(folder));
    rulesets_ = std::make_unique<Rulesets>(std::move(folders));
    settings_ = std::make_unique<Settings>(wx(call_.settings_file));
    if (settings_->theme() != ThemeChoice::system)
        choose_theme(settings_->theme());
    open_first_windows();
    return true;
}

void Application::open_first_windows() {
    std::vector<std::filesystem::path> files = call_.files;
    if (files.empty() && settings_->reopens_session() && left_work().empty())
        for (const std::filesystem::path& file : settings_->session()) {
            std::error_code ignored;
            if (std::filesystem::exists(file, ignored))
                files.push_back(file);
        }
    MainWindow& first = make_window();
    if (files.empty())
        first.show_start();
    for (const std::filesystem::path& file : files)
        open(file, &first);
    if (first.is_unused())
        first.show_start(); // what it was to show could not be read, as its notice says
    first.Show();           // with what stands in it, so that it is laid out once
    if (call_.until_painted)
        quit_when_painted(first);
}

MainWindow& Application::make_window() {
    auto* window = new MainWindow(*this, ++windows_made_);
    windows_.push_back(window);
    if (call_.trace_latency)
        trace_latency(*window);
    return *window;
}

MainWindow& Application::open_window(bool with_start_page) {
    MainWindow& window = make_window();
    if (with_start_page)
        window.show_start();
    window.Show();
    return window;
}

void Application::open(const std::filesystem::path& file, MainWindow* window) {
    std::error_code ignored;
    for (MainWindow* other : windows_)
        if (other->bench().has_document() && !other->bench().document().file().empty() &&
            std::filesystem::equivalent(other->bench().document().file(), file, ignored)) {
            other->Raise();
            return;
        }
    if (window && window->is_unused()) {
        window->open_file(file);
        return;
    }
    MainWindow& fresh = open_window(false);
    if (!fresh.open_file(file))
        fresh.show_start();
}

std::vector<LeftWork> Application::left_work() const {
    return Autosave::left_in(autosave_folder(), process_runs);
}

void Application::recover(const LeftWork& work, MainWindow& window) {
    try {
        Document document = Document::recover(*rulesets_, read_file(work.kept), work.origin);
        MainWindow& shown = window.is_unused() ? window : open_window(false);
        shown.show_document(std::move(document));
        shown.keep_recovered();
        Autosave::discard(work);
    } catch (const InputError& error) {
        window.notice().say(wxString::Format(_("This work cannot be restored.\n%s"), wx(error.what())));
    }
}

std::vector<std::filesystem::path> Application::open_files() const {
    std::vector<std::filesystem::path> files;
    for (const MainWindow* window : windows_)
        if (window->bench().has_document() && !window->bench().document().file().empty())
            files.push_back(std::filesystem::absolute(window->bench().document().file()));
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
