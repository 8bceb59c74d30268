// SPDX-License-Identifier: MIT
#include "mail/mail_text.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "mail/detail/charset.h"
#include "mail/detail/html_text.h"
#include "mail/detail/mail_parts.h"

namespace muster {

std::string text_of_mail(std::string_view bytes, std::string_view name) {
    if (bytes.size() > largest_mail_bytes)
        throw InputError(std::string(name), {}, "too large to be a list; send only the list");
    std::string text = is_mime_message(bytes) ? texts_of_message(bytes, name) : utf8_of(bytes, {});
    if (looks_like_html(text))
        text = text_of_html(text);
    if (text.size() > largest_mail_text_bytes)
        throw InputError(std::string(name), {}, "too long to be a list; paste only the list");
    return text;
}

} // namespace muster
