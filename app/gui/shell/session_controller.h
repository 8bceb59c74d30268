// SPDX-License-Identifier: MIT
// SessionController: opens and saves the army of one window. It asks what only the player can answer, and
// turns what the session returns into sentences and buttons.
#pragma once

#include "edit/session.h"
#include "gui/shell/autosave_timer.h"

#include <wx/string.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace muster {

class Shell;

// The session of a window. `window` is the window's number in this run.
[[nodiscard]] std::unique_ptr<Session> make_session(Shell& shell, unsigned window);

class SessionController {
public:
    // The shell must outlive it.
    explicit SessionController(Shell& shell);

    // These show another army in the window, whatever becomes of the present one.
    void show_army(OpenedArmy army);
    void show_army(OpenedArmy army, const UnsavedWork& recovered);
    // The army that was read from this file.
    void show_file(Document document, const std::filesystem::path& file);
    // Whether the window shows the army of the library now; if not, the notice says why.
    bool open_stored(ArmyId army, std::optional<std::int32_t> revision = {});

    // None if the file cannot be read, which is reported.
    [[nodiscard]] std::optional<Document> read(const std::filesystem::path& file);
    // Throws InputError.
    [[nodiscard]] OpenedArmy read_unsaved(const UnsavedWork& work);

    // These ask first about unsaved changes. Returns whether the army is shown.
    bool begin_new(Army army);
    bool open_sample(const std::filesystem::path& file);

    // Asks for the files.
    void open_with_dialog();
    // Each save returns whether the army is saved; if not, the notice says why. Without a file of its own the
    // army is saved in the library.
    bool save(const wxString& label = {});
    bool save_to(const std::filesystem::path& file, const wxString& label = {});
    void save_with_label();
    void save_with_dialog();
    // The name of a file for the army, with this ending such as ".muster".
    [[nodiscard]] wxString suggested_file(const wxString& ending) const;
    // Makes the revision the army of this window and of the library again; a step that can be undone.
    void restore_revision(std::int32_t revision);

    void reload();
    // Reports it if another program changed the army's file.
    void check_disk();
    // The library's army may have changed meanwhile.
    void update_to_current_revision();
    // The army's list may have changed on the disk.
    void apply_changed_lists();

    // Asks about unsaved changes. False if the player wants to stay with the army.
    [[nodiscard]] bool confirm_leave();
    // The window closes; `given_up`: the player was asked.
    void close(bool given_up);
    // Writes unsaved work to the disk.
    void autosave() { autosave_timer_.save_now(); }
    // The army's name, else that of its file.
    [[nodiscard]] wxString army_title() const;

private:
    void prepare_window();
    bool report(const SaveResult& result);

    Shell& shell_;
    Session& session_;
    AutosaveTimer autosave_timer_;
};

} // namespace muster
