// SPDX-License-Identifier: MIT
#include "gui/toolkit/desktop_settings.h"

#ifdef __WXGTK__
#include <gtk/gtk.h>
#endif
#ifndef _WIN32
#include <langinfo.h>
#endif

#include <clocale>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>

namespace muster {

#ifdef __WXGTK__

bool prefers_letter_paper() {
    return std::string_view(gtk_paper_size_get_default()) == GTK_PAPER_NAME_LETTER;
}

// The names are "de_AT", "de" and so on.
bool has_translation(const std::filesystem::path& folder, const char* name) {
    std::error_code ignored;
    for (const char* const* language = g_get_language_names(); *language != nullptr; ++language) {
        if (std::string_view(*language).starts_with("en"))
            return false; // the program's own texts are English
        if (std::filesystem::exists(folder / *language / "LC_MESSAGES" / (std::string(name) + ".mo"),
                                    ignored))
            return true;
    }
    return false;
}

// Under X it becomes the windows' name in WM_CLASS, whose class the toolkit sets to the program's displayed
// name; under Wayland their application id.
void use_desktop_id(const char* id) {
    g_set_prgname(id);
}

#else

void use_desktop_id(const char* /*id*/) {}

bool prefers_letter_paper() {
    return false;
}

bool has_translation(const std::filesystem::path& folder, const char* /*name*/) {
    std::error_code ignored;
    return std::filesystem::exists(folder, ignored);
}

#endif

void use_utf8_locale() {
#ifndef _WIN32
    std::setlocale(LC_CTYPE, "");
    if (std::string_view(nl_langinfo(CODESET)) != "UTF-8")
        ::setenv(std::getenv("LC_ALL") == nullptr ? "LC_CTYPE" : "LC_ALL", "C.UTF-8", 1);
    std::setlocale(LC_CTYPE, "");
#endif
}

} // namespace muster
