// SPDX-License-Identifier: MIT
#include "gui/shell/file_dialogs.h"

#include "gui/shell/settings.h"
#include "gui/toolkit/wx_text.h"

#include <wx/dirdlg.h>
#include <wx/filedlg.h>

namespace muster {

namespace {

Settings*& folder_settings() {
    static Settings* settings = nullptr;
    return settings;
}

wxString last_folder() {
    return folder_settings() ? folder_settings()->last_folder() : wxString();
}

void remember(const wxString& folder) {
    if (folder_settings())
        folder_settings()->set_last_folder(folder);
}

std::filesystem::path path_of(const wxString& name) {
    return utf8(name);
}

std::vector<std::filesystem::path> ask_to_open(wxWindow* parent, const wxString& title,
                                               const wxString& filter, long style) {
    wxFileDialog dialog(parent, title, last_folder(), wxString(), filter,
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST | style);
    if (dialog.ShowModal() != wxID_OK)
        return {};
    remember(dialog.GetDirectory());
    wxArrayString names;
    dialog.GetPaths(names);
    std::vector<std::filesystem::path> files;
    for (const wxString& name : names)
        files.push_back(path_of(name));
    return files;
}

} // namespace

void store_last_folder_in(Settings& settings) {
    folder_settings() = &settings;
}

wxString openable_filter() {
    return _("Armies and sheets (*.muster, *.pdf)|*.muster;*.pdf|All files|*");
}

std::vector<std::filesystem::path> ask_files_to_open(wxWindow* parent, const wxString& title,
                                                     const wxString& filter) {
    return ask_to_open(parent, title, filter, wxFD_MULTIPLE);
}

std::optional<std::filesystem::path> ask_file_to_open(wxWindow* parent, const wxString& title,
                                                      const wxString& filter) {
    const std::vector<std::filesystem::path> files = ask_to_open(parent, title, filter, 0);
    return files.empty() ? std::nullopt : std::optional(files.front());
}

std::optional<FileToSave> ask_file_to_save(wxWindow* parent, const wxString& title,
                                           const std::filesystem::path& name, const wxString& filter,
                                           bool asks_to_replace) {
    const wxString folder = name.has_parent_path() ? wx(name.parent_path()) : last_folder();
    wxFileDialog dialog(parent, title, folder, wx(name.filename()), filter,
                        wxFD_SAVE | (asks_to_replace ? wxFD_OVERWRITE_PROMPT : 0));
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    if (dialog.GetDirectory() != folder)
        remember(dialog.GetDirectory());
    return FileToSave{path_of(dialog.GetPath()), static_cast<std::size_t>(dialog.GetFilterIndex())};
}

std::optional<std::filesystem::path> ask_folder(wxWindow* parent, const wxString& title,
                                                const std::optional<std::filesystem::path>& begin) {
    wxDirDialog dialog(parent, title, begin ? wx(*begin) : last_folder(), wxDD_DEFAULT_STYLE);
    if (dialog.ShowModal() != wxID_OK)
        return std::nullopt;
    if (!begin)
        remember(dialog.GetPath());
    return path_of(dialog.GetPath());
}

} // namespace muster
