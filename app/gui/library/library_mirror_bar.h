// SPDX-License-Identifier: MIT
// LibraryMirrorBar: the state of the mirror folder, below the library, with buttons that switch it on and
// off.
#pragma once

#include <wx/panel.h>

#include <memory>

class wxButton;
class wxStaticText;

namespace muster {

class MirrorService;

class LibraryMirrorBar : public wxPanel {
public:
    LibraryMirrorBar(wxWindow* parent, MirrorService& mirror);

    // Asks for the folder and switches the mirror on.
    void choose_folder();
    void show_notices();
    void update_state();
    [[nodiscard]] wxString text() const;

private:
    MirrorService& mirror_;
    wxStaticText* text_;
    wxButton* choose_;
    wxButton* sync_;
    wxButton* notices_;
    wxButton* off_;
    std::shared_ptr<int> token_ = std::make_shared<int>(0);
};

} // namespace muster
