// SPDX-License-Identifier: MIT
#include "gui/shell/application.h"

#include "base/translation.h"
#include "edit/library_origin.h"
#include "gui/shell/file_dialogs.h"
#include "gui/shell/frame.h"
#include "gui/shell/library_service.h"
#include "gui/shell/mirror_service.h"
#include "gui/shell/services.h"
#include "gui/shell/windows.h"
#include "gui/toolkit/desktop_settings.h"
#include "gui/toolkit/first_paint.h"
#include "gui/toolkit/latency_trace.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wheel_scroll.h"
#include "gui/toolkit/wx_text.h"
#include "ruleset/data_folders.h"

#include <wx/intl.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/uilocale.h>

#include <exception>
#include <string_view>
#include <system_error>

namespace muster {

namespace {

constexpr int backup_after_ms = 4000; // after the start, so that it does not slow it

constexpr const char* catalogue = "muster";

} // namespace

Application::Application(LaunchOptions call, RoomRegistry rooms)
    : options_(std::move(call)), rooms_(std::move(rooms)) {
    use_utf8_locale();
}

Application::~Application() = default;

int Application::OnExit() {
    backup_timer_.Stop();
    windows_.reset();
    services_.reset();
    Theme::reset(); // the fonts must not outlive the toolkit
    return wxApp::OnExit();
}

// Chooses one language for the window, the core and the rules: that of the window's catalogue, provided that
// gettext finds it for the core too.
void Application::choose_language() {
    wxUILocale::UseDefault();
    // Relative to the program, built or installed, like the data.
    const std::filesystem::path folder = program_share_folder().parent_path() / "locale";
    if (!has_translation(folder, catalogue))
        return; // wxTranslations would search all languages of the system first
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
    use_desktop_id("io.github.musterbuilder.muster");
    choose_language();
    make_services();
    make_windows();
    open_first_window();
    start_backup();
    return true;
}

void Application::make_services() {
    std::vector<std::filesystem::path> folders(options_.data_folders.begin(), options_.data_folders.end());
    for (std::filesystem::path& folder : standard_data_folders())
        folders.push_back(std::move(folder));
    services_ = std::make_unique<Services>(
        std::make_unique<Rulesets>(std::move(folders), speaks_english() ? Translate() : translate_rule_text),
        std::make_unique<Settings>(wx(options_.settings_file)),
        options_.library_file.empty() ? default_library_file()
                                      : std::filesystem::path(options_.library_file));
    store_last_folder_in(services_->settings());
    disable_animations();
    if (const ThemeChoice theme = services_->settings().theme(); theme != ThemeChoice::system)
        choose_theme(theme);
    if (const int size = services_->settings().text_size(); size != usual_text_size)
        choose_text_size(size);
}

void Application::make_windows() {
    windows_ = std::make_unique<Windows>(*services_, rooms_, [this](Frame& window) {
        if (!options_.trace_latency)
            return;
        window.panes(); // so that they observe the army before the trace
        window.bench().observe([&window, report = trace_latency(window)](Changed /*changed*/) {
            report(window.bench().requested_at());
        });
    });
    services_->library().on_notice([this](const wxString& notice) { windows_->report(notice); });
    services_->mirror().on_result([this](const MirrorResult& result) { windows_->show_mirrored(result); });
}

void Application::start_backup() {
    backup_timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent& /*event*/) {
        if (services_->library().exists())
            services_->library().back_up();
        if (!services_->mirror().is_known())
            services_->mirror().sync();
    });
    backup_timer_.StartOnce(backup_after_ms);
}

std::vector<std::filesystem::path> Application::first_origins() const {
    if (!options_.files.empty() || !services_->settings().reopens_session() ||
        !windows_->unsaved_work().empty())
        return options_.files;
    std::vector<std::filesystem::path> origins = services_->settings().session();
    std::erase_if(origins, [](const std::filesystem::path& origin) {
        std::error_code ignored;
        return !library_key(origin) && !std::filesystem::exists(origin, ignored);
    });
    return origins;
}

void Application::open_first_window() {
    Frame& first = windows_->open_first_window(first_origins());
    if (options_.until_painted)
        quit_when_painted(first);
}

int Application::FilterEvent(wxEvent& event) {
    return scroll_by_wheel(event);
}

bool Application::OnExceptionInMainLoop() {
    try {
        throw;
    } catch (const std::exception& error) {
        wxLogError(_("This failed: %s"), wx(error.what()));
    }
    return true;
}

} // namespace muster
