// SPDX-License-Identifier: MIT
// Looks at a window that speaks German: no text is the English one, and none is cut. Drawn rows, cells of
// tables and what screen readers hear are texts too.
#pragma once

#include <wx/string.h>

#include <string>

class wxDataViewCtrl;
class wxMenu;
class wxWindow;

namespace muster::tests {

class GermanCheck {
public:
    // `page` is named by a failure.
    explicit GermanCheck(std::string page) : page_(std::move(page)) {}

    // All that is shown in the window.
    void check(const wxWindow& window) const;
    void check(const wxMenu& menu) const;
    void check_title(const wxString& title) const { check_text(title); }

private:
    // `is_row`: of a list or a table, where names are shown too.
    void check_text(const wxString& text, bool is_row = false) const;
    void check_texts(const wxWindow& window) const;
    void check_rows(const wxWindow& window) const;
    void check_columns(const wxDataViewCtrl& table) const;

    std::string page_;
};

} // namespace muster::tests
