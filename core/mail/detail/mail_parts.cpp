// SPDX-License-Identifier: MIT
#include "mail/detail/mail_parts.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "mail/detail/charset.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/html_text.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/mail_tree.h"

#include <fmt/format.h>
#include <gmime/gmime.h>

#include <optional>

namespace muster {

namespace {

class TextCollector {
public:
    explicit TextCollector(std::string_view name) : name_(name) {}

    void take(GMimePart* part, bool is_alternative) {
        GMimeContentType* type = g_mime_object_get_content_type(GMIME_OBJECT(part));
        const char* file = g_mime_part_get_filename(part);
        const std::string small = small_letters(file == nullptr ? "" : file);
        const bool named_text = small.ends_with(".txt") || small.ends_with(".csv") || small.ends_with(".md");
        if (!g_mime_content_type_is_type(type, "text", "*") && !named_text)
            return;
        const std::optional<std::string> bytes = bytes_of_part(part, name_);
        if (!bytes)
            return;
        if (bytes->size() > largest_mail_text_bytes)
            throw InputError(std::string(name_), {},
                             fmt::format("a text in the mail is too long to be a list, which has at most {} "
                                         "MB; paste only the list",
                                         largest_mail_text_bytes >> 20U));
        const char* charset = g_mime_content_type_get_parameter(type, "charset");
        std::string text = utf8_of(*bytes, charset == nullptr ? "" : charset);
        if (g_mime_content_type_is_type(type, "text", "html") && is_alternative)
            html_ += text_of_html(text) + "\n";
        else if (g_mime_content_type_is_type(type, "text", "html"))
            add(own_html_, text_of_html(text));
        else if (g_mime_part_is_attachment(part) != 0)
            add(attached_, text);
        else
            plain_ += text + "\n";
    }

    [[nodiscard]] std::string text() const {
        std::string text = is_blank(plain_) ? html_ : plain_;
        if (!is_blank(own_html_))
            add(text, own_html_);
        return text + attached_;
    }

private:
    static void add(std::string& texts, const std::string& text) {
        if (!is_blank(texts))
            (texts += next_text_mark) += '\n';
        texts += text + "\n";
    }

    std::string_view name_;
    std::string plain_;
    std::string html_;
    std::string own_html_; // that says something else than the plain text
    std::string attached_;
};

} // namespace

std::string texts_of_message(std::string_view bytes, std::string_view name) {
    const Owned<GMimeMessage> mail = parsed_mail(bytes, name);
    TextCollector texts(name);
    for_each_part(*mail, name,
                  [&](GMimePart* part, bool is_alternative) { texts.take(part, is_alternative); });
    const char* subject = g_mime_message_get_subject(mail.get());
    return (subject == nullptr ? "" : std::string("Subject: ") + subject + "\n\n") + texts.text();
}

} // namespace muster
