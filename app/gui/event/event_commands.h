// SPDX-License-Identifier: MIT
// EventCommands: what the buttons of the tournament's page do. Long work runs in the background, with a bar
// that shows its progress and cancels it.
#pragma once

#include "base/temporary_directory.h"
#include "event/event_desk.h"
#include "event/event_outputs.h"
#include "gui/event/desk_steps.h"
#include "gui/shell/notice_bar.h"
#include "gui/widgets/run_bar.h"

#include <wx/string.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace muster {

class EventCommands {
public:
    struct Handlers {
        std::function<void(const wxString&, std::vector<NoticeBar::Choice>)> notify; // shows a message
        std::function<void()> changed; // the desk judges again, which poll() is to report
        std::function<void()> taken;   // further lists; comes before changed()
    };

    // All must outlive it.
    EventCommands(wxWindow& page, EventDesk& desk, const DeskSteps& steps, Handlers handlers);

    // To be added to the page.
    [[nodiscard]] RunBar& bar() { return *bar_; }

    // Each does nothing while no event is open.
    void take(const std::vector<std::filesystem::path>& paths);
    void take_text(const std::string& text);
    void paste(); // the text of the clipboard
    void show_take_menu();
    // A table of players.
    void read_roll(const std::filesystem::path& file);
    // Puts one player on the roll, or changes him. False if it failed, which is reported.
    bool set_player(const RollPlayer& player);
    void give(std::int64_t submission, std::int64_t player);
    void set_aside(std::int64_t submission, const std::string& why);
    void decide(const Decision& decision);
    // The whole event if the player is 0. "lock", "unlock", "seal", "unseal"
    void set_switch(std::int64_t player, const char* kind);
    void toggle_lock();
    void toggle_seal();
    void write(std::span<const EventOutput> outputs, const std::filesystem::path& folder,
               bool replace = false);
    void write_drafts(const std::filesystem::path& folder, bool replace = false);
    void show_publish_menu();
    void show_verification();
    void show_log();

private:
    // The folder that holds what is taken is removed after the run.
    void start_taking(std::vector<std::string> paths, std::shared_ptr<TemporaryDirectory> folder);
    void lock();
    void choose_files();
    void choose_folder();
    void choose_roll();
    void show_players();
    // What is written, and the words for the log once it is; `again` writes it in spite of what was there.
    struct Writing {
        std::function<WrittenOutputs(const EventStatus&, const Rulesets&, RunProgress&)> work;
        std::string note;
        std::function<void()> again;
    };
    // Proposes one with the name of the event ("%s") and what is added to it.
    [[nodiscard]] std::optional<std::filesystem::path> ask_output_folder(const wxString& name);
    void start_writing(const std::filesystem::path& folder, const Writing& writing);
    void report_written(const WrittenOutputs& written, const std::filesystem::path& folder,
                        const Writing& writing);
    void report_taken(const EventDesk::Taking& taking);

    wxWindow& page_;
    EventDesk& desk_;
    const DeskSteps& steps_;
    Handlers handlers_;
    BackgroundRun run_;
    RunBar* bar_;
};

} // namespace muster
