// SPDX-License-Identifier: MIT
#include "mail/mail_text.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "mail/detail/charset.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/html_tags.h"
#include "mail/detail/html_text.h"
#include "mail/detail/mail_notices.h"
#include "mail/detail/mail_parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// Whether the bytes begin with headers of MIME, so that their parts are to be taken out.
bool is_mime_message(std::string_view bytes) {
    // Headers end at the first empty line.
    const std::size_t blank = std::min(bytes.find("\n\n"), bytes.find("\n\r\n"));
    const std::string head = "\n" + small_letters(bytes.substr(0, std::min<std::size_t>(blank, 60000)));
    return blank != std::string_view::npos &&
           (head.find("\nmime-version:") != std::string::npos ||
            head.find("\ncontent-type:") != std::string::npos ||
            head.find("\ncontent-transfer-encoding:") != std::string::npos);
}

} // namespace

std::string text_of_mail(std::string_view bytes, std::string_view name) {
    if (bytes.size() > largest_mail_bytes)
        throw InputError(std::string(name), {},
                         fmt::format("too large to be a list, which has at most {} MB; send only the list",
                                     largest_mail_bytes >> 20U));
    std::string text = is_mime_message(bytes) ? texts_of_message(bytes, name) : utf8_of(bytes, {});
    if (looks_like_html(text))
        text = text_of_html(text);
    if (text.size() > largest_mail_text_bytes)
        throw InputError(std::string(name), {},
                         fmt::format("too long to be a list, which has at most {} MB; paste only the list",
                                     largest_mail_text_bytes >> 20U));
    return text;
}

std::string beside_an_army(std::string_view text) {
    return fmt::format("{}{}{}\n", text, text.ends_with('\n') ? "" : "\n", beside_army_mark);
}

bool lacks_something(std::string_view text) {
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (is_notice_of_loss(line))
            return true;
    }
    return false;
}

} // namespace muster
