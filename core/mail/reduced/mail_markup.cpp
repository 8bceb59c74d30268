// SPDX-License-Identifier: MIT
// Stands in for mail_parts.cpp and html_text.cpp where GMime and libxml2 are not built.
#include "base/input_error.h"
#include "mail/detail/html_text.h"
#include "mail/detail/mail_parts.h"

namespace muster {

std::string texts_of_message(std::string_view /*bytes*/, std::string_view name) {
    throw InputError(std::string(name), {},
                     "this build of Muster reads no e-mails. Save the list itself as a text file");
}

std::string text_of_html(std::string_view /*html*/) {
    throw InputError({}, {}, "this build of Muster reads no HTML. Save the list as a plain text file");
}

} // namespace muster
