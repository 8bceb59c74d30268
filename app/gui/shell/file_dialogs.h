// SPDX-License-Identifier: MIT
// The dialogs that ask for files and folders. They begin in the folder of the last answer, whichever of them
// it was given to, also after the program was started anew.
#pragma once

#include <wx/string.h>

#include <filesystem>
#include <optional>
#include <vector>

class wxWindow;

namespace muster {

class Settings;

// Before any of the dialogs is shown; the settings must outlive them.
void store_last_folder_in(Settings& settings);

struct FileToSave {
    std::filesystem::path file;
    std::size_t filter = 0; // which of the kinds of file was chosen
};

// Filters are those of wxFileDialog. All give nothing, or no file, if the person thinks better of it.
[[nodiscard]] std::vector<std::filesystem::path> ask_files_to_open(wxWindow* parent, const wxString& title,
                                                                   const wxString& filter);
[[nodiscard]] std::optional<std::filesystem::path> ask_file_to_open(wxWindow* parent, const wxString& title,
                                                                    const wxString& filter);
// `name` may have a folder before it, in which the dialog then begins, as it does in `begin`. Whether a file
// that is there may be written over is asked, unless the one who calls asks by itself.
[[nodiscard]] std::optional<FileToSave> ask_file_to_save(wxWindow* parent, const wxString& title,
                                                         const std::filesystem::path& name,
                                                         const wxString& filter, bool asks_to_replace = true);
[[nodiscard]] std::optional<std::filesystem::path>
ask_folder(wxWindow* parent, const wxString& title, const std::optional<std::filesystem::path>& begin = {});

} // namespace muster
