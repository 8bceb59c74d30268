// SPDX-License-Identifier: MIT
// SessionController: opens and saves the army of one window. It shows the dialogs and reports the results of
// the session to the player.
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

// The session of a window; `window` is its number in this run.
[[nodiscard]] std::unique_ptr<Session> make_session(Shell& shell, unsigned window);

class SessionController {
public:
    // The shell must outlive it.
    explicit SessionController(Shell& shell);

    // These replace the army of the window without asking about unsaved changes.
    void show_army(OpenedArmy army);
    void show_army(OpenedArmy army, const UnsavedWork& recovered);
    // Shows the army that was read from this file.
    void show_file(Document document, const std::filesystem::path& file);
    // Returns whether the window shows the army of the library; if not, the reason is reported.
    bool open_stored(ArmyId army, std::optional<std::int32_t> revision = {});

    // None if the file cannot be read, which is reported.
    [[nodiscard]] std::optional<Document> read(const std::filesystem::path& file);
    // Throws InputError.
    [[nodiscard]] OpenedArmy read_unsaved(const UnsavedWork& work);

    // What the next army that is begun, or made of a sample, is called; "": as it is called itself. Any other
    // army that is shown puts an end to it.
    void call_next(std::string name) { next_name_ = std::move(name); }
    // These ask about unsaved changes first, and return whether the new army is shown.
    bool begin_new(Army army);
    bool open_sample(const std::filesystem::path& file);

    // Asks for the files.
    void open_with_dialog();
    // Each save returns whether it succeeded; if not, the reason is reported. An army without a file is saved
    // in the library.
    bool save(const wxString& label = {});
    bool save_to(const std::filesystem::path& file, const wxString& label = {});
    void save_with_label();
    void save_with_dialog();
    // A file name for the army with this extension, such as ".muster".
    [[nodiscard]] wxString suggested_file(const wxString& ending) const;
    // Makes the revision current again, in this window and in the library. Can be undone.
    void restore_revision(std::int32_t revision);

    void reload();
    // Reports it if another program changed the army's file.
    void check_disk();
    // To be called when the army may have changed in the library.
    void update_to_current_revision();
    // To be called when army lists or rules have changed on the disk.
    void apply_changed_lists();

    // Asks about unsaved changes. False if the player cancels.
    [[nodiscard]] bool confirm_leave();
    // The window is closed; `given_up`: the player was asked about unsaved changes.
    void close(bool given_up);
    // Writes unsaved work to the disk.
    void autosave() { autosave_timer_.save_now(); }
    // The name of the army, else of its file.
    [[nodiscard]] wxString army_title() const;

private:
    void prepare_window();
    bool report(const SaveResult& result);

    Shell& shell_;
    Session& session_;
    AutosaveTimer autosave_timer_;
    std::string next_name_;
};

} // namespace muster
