// SPDX-License-Identifier: MIT
// The dialogs that ask for files and folders. They start in the folder that was chosen last in any of them,
// also after a restart of the program.
#pragma once

#include <wx/string.h>

#include <filesystem>
#include <optional>
#include <vector>

class wxWindow;

namespace muster {

class Settings;

// To be called before any dialog is shown; the settings must outlive them all.
void store_last_folder_in(Settings& settings);

// Of the files that an army is read from.
[[nodiscard]] wxString openable_filter();

struct FileToSave {
    std::filesystem::path file;
    std::size_t filter = 0; // index of the chosen filter
};

// The filters are those of wxFileDialog. The result is empty if the dialog is cancelled.
[[nodiscard]] std::vector<std::filesystem::path> ask_files_to_open(wxWindow* parent, const wxString& title,
                                                                   const wxString& filter);
[[nodiscard]] std::optional<std::filesystem::path> ask_file_to_open(wxWindow* parent, const wxString& title,
                                                                    const wxString& filter);
// If `name` contains a folder, the dialog starts there, and stores only another one for the others. The
// dialog asks before it replaces an existing file, unless the caller does.
[[nodiscard]] std::optional<FileToSave> ask_file_to_save(wxWindow* parent, const wxString& title,
                                                         const std::filesystem::path& name,
                                                         const wxString& filter, bool asks_to_replace = true);
// With a folder of its own to `begin` in, the dialog does not store its choice for the others.
[[nodiscard]] std::optional<std::filesystem::path>
ask_folder(wxWindow* parent, const wxString& title, const std::optional<std::filesystem::path>& begin = {});

} // namespace muster
