// SPDX-License-Identifier: MIT
// Stands in for gettext's: every text stays English.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

#define LC_MESSAGES 1729 // as gettext has it where the system has none

char* gettext(const char* text);
char* dgettext(const char* domain, const char* text);
char* dcgettext(const char* domain, const char* text, int category);
char* ngettext(const char* one, const char* many, unsigned long count);
char* dngettext(const char* domain, const char* one, const char* many, unsigned long count);
char* textdomain(const char* domain);
char* bindtextdomain(const char* domain, const char* folder);
char* bind_textdomain_codeset(const char* domain, const char* codeset);

#ifdef __cplusplus
}
#endif
