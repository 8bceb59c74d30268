// SPDX-License-Identifier: MIT
// VerifyDialog: whose list lies on the table, by the fingerprint that is typed or photographed.
#pragma once

#include <wx/dialog.h>

#include <filesystem>
#include <string>
#include <vector>

class wxStaticText;
class wxTextCtrl;

namespace muster {

class EventDesk;

class VerifyDialog : public wxDialog {
public:
    // Of the open event.
    VerifyDialog(wxWindow* parent, const EventDesk& desk);

    void type(const wxString& fingerprint);
    // A picture with the QR code of a sheet or a label.
    void read_picture(const std::filesystem::path& file);
    [[nodiscard]] wxString answer() const;

private:
    void choose_picture();
    void look_up(const std::vector<std::string>& fingerprints);
    void say(const wxString& words, const wxColour& colour);
    void show_whole_answer();

    const EventDesk& desk_;
    wxTextCtrl* typed_;
    wxStaticText* answer_;
    wxString words_; // of the answer, before they were broken into lines
};

} // namespace muster
