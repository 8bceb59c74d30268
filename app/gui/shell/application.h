// SPDX-License-Identifier: MIT
// Application: the rule sets, the settings and the windows of one run of Muster.
#pragma once

#include "edit/autosave.h"
#include "gui/shell/settings.h"
#include "library/stored_army.h"
#include "ruleset/rulesets.h"

#include <wx/app.h>
#include <wx/cmndata.h>
#include <wx/timer.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace muster {

class LibraryService;
class MainWindow;
class MirrorService;
struct MirrorResult;

// What the command line asks for.
struct Call {
    std::vector<std::filesystem::path> files;
    std::vector<std::string> data_folders;
    std::string settings_file; // another than the user's own
    std::string library_file;  // likewise
    bool trace_latency = false;
    bool until_painted = false;
};

class Application : public wxApp {
public:
    explicit Application(Call call);
    ~Application() override;

    bool OnInit() override;
    int OnExit() override;
    bool OnExceptionInMainLoop() override;
    // wx would look for options of its own.
    void OnInitCmdLine(wxCmdLineParser& /*parser*/) override {}
    bool OnCmdLineParsed(wxCmdLineParser& /*parser*/) override { return true; }

    [[nodiscard]] const Rulesets& rulesets() const { return *rulesets_; }
    [[nodiscard]] Settings& settings() { return *settings_; }
    // The printer and its settings as they were chosen last in this run.
    [[nodiscard]] wxPrintDialogData& print_data();
    [[nodiscard]] LibraryService& library() { return *library_; }
    [[nodiscard]] MirrorService& mirror() { return *mirror_; }
    [[nodiscard]] const std::vector<MainWindow*>& windows() const { return windows_; }
    [[nodiscard]] std::vector<UnsavedWork> unsaved_work() const;

    // With the start page, unless an army is about to be shown in it.
    MainWindow& open_window(bool with_start_page = true);
    // What was named in the call, else what was open when Muster was quit, else the start page.
    void open_first_windows();
    // In this window if it shows no army yet, else in a new one; where it is open already, that one. If it
    // cannot be read, this window says why.
    void open(const std::filesystem::path& file, MainWindow& window);
    // An army of the library, likewise.
    void open_stored(ArmyId army, MainWindow* window);
    void recover(const UnsavedWork& work, MainWindow& window);
    // A window closes.
    void forget(MainWindow& window);
    // Closes all windows and remembers what was open.
    void quit();
    void quit_was_refused() { quitting_ = false; }

private:
    MainWindow& make_window(); // not shown yet
    void choose_language();
    void open_first(const std::filesystem::path& file, MainWindow& window);
    void say(const wxString& notice);
    void take_mirrored(const MirrorResult& result);
    [[nodiscard]] std::vector<std::filesystem::path> open_files() const;

    Call call_;
    wxLocale locale_;
    std::unique_ptr<Rulesets> rulesets_;
    std::unique_ptr<Settings> settings_;
    std::unique_ptr<wxPrintDialogData> print_data_; // made when first asked for
    std::unique_ptr<LibraryService> library_;
    std::unique_ptr<MirrorService> mirror_;
    wxTimer backup_timer_;
    std::vector<MainWindow*> windows_;
    unsigned windows_made_ = 0;
    bool quitting_ = false;
};

} // namespace muster
