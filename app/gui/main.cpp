// SPDX-License-Identifier: MIT
// muster: the window. Parses the command line before anything needs a display, so that --help always works.
#include "browse/version_page.h"
#include "gui/rooms.h"
#include "gui/shell/application.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <csignal>
#include <exception>
#include <iostream>

namespace {

std::string version_of_window() {
    return muster::version_page(
        "muster", {fmt::format("wxWidgets {}.{}.{}", wxMAJOR_VERSION, wxMINOR_VERSION, wxRELEASE_NUMBER)});
}

muster::LaunchOptions parse_command_line(int argc, char** argv) {
    muster::LaunchOptions call;
    CLI::App app("Muster builds armies for wargames and checks them against the rules.", "muster");
    std::vector<std::string> files;
    app.add_option("FILE", files, "Armies to open, each in a window of its own, and tournaments");
    app.add_option("--data", call.data_folders, "Look for rule sets in FOLDER first (may be repeated)")
        ->type_name("FOLDER")
        ->allow_extra_args(false);
    app.add_option("--settings", call.settings_file, "Use FILE for the settings instead of the user's own")
        ->type_name("FILE");
    app.add_option("--library", call.library_file, "Use the library FILE instead of the user's own")
        ->type_name("FILE");
    app.add_flag("--trace-latency", call.trace_latency,
                 "Print how long each change takes until it is painted to standard error");
    app.add_flag("--until-painted", call.until_painted,
                 "Exit as soon as the window is painted, to measure the start");
    app.set_version_flag("--version", version_of_window, "Print the version and exit");
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.footer("Without a file Muster opens the armies of the last session or the start page.\n"
               "'muster-cli' checks armies on the command line.");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::exit(app.exit(error) == 0 ? 0 : 2);
    }
    call.files.assign(files.begin(), files.end());
    return call;
}

} // namespace

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is a save that fails, with its message
    try {
        muster::LaunchOptions call = parse_command_line(argc, argv);
        wxApp::SetInstance(new muster::Application(std::move(call), muster::all_rooms()));
        int own_argc = 1; // the options were parsed above
        return wxEntry(own_argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "muster: " << error.what() << '\n';
    }
    return 2;
}
