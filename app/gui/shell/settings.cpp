// SPDX-License-Identifier: MIT
#include "gui/shell/settings.h"

#include "gui/toolkit/desktop_settings.h"
#include "gui/toolkit/text_size.h"
#include "gui/toolkit/wx_text.h"

#include <wx/fileconf.h>
#include <wx/filename.h>
#include <wx/stdpaths.h>

#include <algorithm>
#include <cstdlib>

namespace muster {

namespace {

wxString settings_file() {
    wxStandardPaths& paths = wxStandardPaths::Get();
    paths.SetFileLayout(wxStandardPaths::FileLayout_XDG);
    const wxString folder = paths.GetUserConfigDir() + wxFILE_SEP_PATH + "muster";
    wxFileName::Mkdir(folder, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
    return folder + wxFILE_SEP_PATH + "muster.conf";
}

} // namespace

Settings::Settings(const wxString& file)
    : config_(std::make_unique<wxFileConfig>("muster", wxString(), file.empty() ? settings_file() : file)) {}

std::vector<std::filesystem::path> Settings::list(const wxString& key) const {
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < max_recent; ++i) {
        const wxString file = config_->Read(wxString::Format("/%s/%zu", key, i), wxString());
        if (file.empty())
            break;
        files.emplace_back(utf8(file));
    }
    return files;
}

void Settings::set_list(const wxString& key, const std::vector<std::filesystem::path>& files) {
    config_->DeleteGroup("/" + key);
    for (std::size_t i = 0; i < std::min(files.size(), max_recent); ++i)
        config_->Write(wxString::Format("/%s/%zu", key, i), wx(files[i]));
    config_->Flush();
}

std::vector<std::filesystem::path> Settings::recent_files() const {
    return list("recent");
}

void Settings::add_recent(const std::filesystem::path& file) {
    std::vector<std::filesystem::path> files = recent_files();
    const std::filesystem::path whole = std::filesystem::absolute(file).lexically_normal();
    std::erase(files, whole);
    files.insert(files.begin(), whole);
    set_list("recent", files);
}

void Settings::clear_recent() {
    set_list("recent", {});
}

std::vector<std::filesystem::path> Settings::session() const {
    return list("session");
}

void Settings::set_session(const std::vector<std::filesystem::path>& files) {
    set_list("session", files);
}

bool Settings::reopens_session() const {
    return config_->ReadBool("/reopen", true);
}

void Settings::set_reopens_session(bool reopens) {
    config_->Write("/reopen", reopens);
}

wxString Settings::layout() const {
    return config_->Read("/window/layout", wxString());
}

void Settings::set_layout(const wxString& layout) {
    config_->Write("/window/layout", layout);
}

wxRect Settings::window_rect() const {
    return {static_cast<int>(config_->ReadLong("/window/x", 0)),
            static_cast<int>(config_->ReadLong("/window/y", 0)),
            static_cast<int>(config_->ReadLong("/window/width", 0)),
            static_cast<int>(config_->ReadLong("/window/height", 0))};
}

bool Settings::maximized() const {
    return config_->ReadBool("/window/maximized", false);
}

void Settings::set_window(const wxRect& rect, bool maximized) {
    config_->Write("/window/maximized", maximized);
    if (!maximized) {
        config_->Write("/window/x", rect.x);
        config_->Write("/window/y", rect.y);
        config_->Write("/window/width", rect.width);
        config_->Write("/window/height", rect.height);
    }
    config_->Flush();
}

ThemeChoice Settings::theme() const {
    return static_cast<ThemeChoice>(std::clamp(config_->ReadLong("/theme", 0), 0L, 2L));
}

void Settings::set_theme(ThemeChoice choice) {
    config_->Write("/theme", static_cast<long>(choice));
    config_->Flush();
}

int Settings::text_size() const {
    return static_cast<int>(std::clamp(config_->ReadLong("/text-size", usual_text_size),
                                       long{text_sizes.front()}, long{text_sizes.back()}));
}

void Settings::set_text_size(int percent) {
    config_->Write("/text-size", static_cast<long>(percent));
    config_->Flush();
}

PageSetup Settings::page_setup() const {
    PageSetup setup;
    const wxString paper = config_->Read("/sheet/paper", prefers_letter_paper() ? "letter" : "a4");
    for (std::size_t i = 0; i < paper_sizes.size(); ++i)
        if (paper == wx(paper_sizes.at(i).id))
            setup.paper = static_cast<Paper>(i);
    const wxString orientation = config_->Read("/sheet/orientation", wxString());
    for (std::size_t i = 0; i < orientations().size(); ++i)
        if (orientation == wx(orientations()[i].id))
            setup.orientation = static_cast<Orientation>(i);
    return setup;
}

void Settings::set_page_setup(const PageSetup& setup) {
    config_->Write("/sheet/paper", wx(paper_sizes.at(static_cast<std::size_t>(setup.paper)).id));
    config_->Write("/sheet/orientation", wx(orientations()[static_cast<std::size_t>(setup.orientation)].id));
}

std::string Settings::last_ruleset() const {
    return utf8(config_->Read("/ruleset", wxString()));
}

void Settings::set_last_ruleset(const std::string& id) {
    config_->Write("/ruleset", wx(id));
    config_->Flush();
}

wxString Settings::last_folder() const {
    return config_->Read("/folder", wxStandardPaths::Get().GetDocumentsDir());
}

void Settings::set_last_folder(const wxString& folder) {
    config_->Write("/folder", folder);
}

std::filesystem::path autosave_folder() {
    if (const char* state = std::getenv("XDG_STATE_HOME"); state && *state != '\0')
        return std::filesystem::path(state) / "muster" / "unsaved";
    return std::filesystem::path(utf8(wxFileName::GetHomeDir())) / ".local" / "state" / "muster" / "unsaved";
}

} // namespace muster
