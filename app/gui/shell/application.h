// SPDX-License-Identifier: MIT
// Application: one run of Muster: its language, its services and its windows.
#pragma once

#include "gui/shell/room_registry.h"

#include <wx/app.h>
#include <wx/timer.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace muster {

class Services;
class Windows;

// The options of the command line.
struct LaunchOptions {
    std::vector<std::filesystem::path> files;
    std::vector<std::string> data_folders;
    std::string settings_file; // empty: the user's
    std::string library_file;  // likewise
    bool trace_latency = false;
    bool until_painted = false;
};

class Application : public wxApp {
public:
    Application(LaunchOptions call, RoomRegistry rooms);
    ~Application() override;

    bool OnInit() override;
    int OnExit() override;
    bool OnExceptionInMainLoop() override;
    int FilterEvent(wxEvent& event) override;
    // wxApp would parse options of its own.
    void OnInitCmdLine(wxCmdLineParser& /*parser*/) override {}
    bool OnCmdLineParsed(wxCmdLineParser& /*parser*/) override { return true; }

    [[nodiscard]] const RoomRegistry& rooms() const { return rooms_; }
    [[nodiscard]] Services& services() { return *services_; }
    [[nodiscard]] Windows& windows() { return *windows_; }

    // Opens the files of the command line, else what was open when Muster was closed, else the start page.
    void open_first_window();

private:
    void choose_language();
    void make_services();
    void make_windows();
    void start_backup();
    [[nodiscard]] std::vector<std::filesystem::path> first_origins() const;

    LaunchOptions options_;
    RoomRegistry rooms_;
    wxLocale locale_;
    std::unique_ptr<Services> services_;
    std::unique_ptr<Windows> windows_;
    wxTimer backup_timer_;
};

} // namespace muster
