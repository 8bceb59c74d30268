// SPDX-License-Identifier: MIT
#include "mail/detail/mail_parts.h"

#include "base/input_error.h"
#include "base/text.h"
#include "mail/detail/charset.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/html_text.h"
#include "mail/detail/mail_tree.h"
#include "mail/mail_text.h"

#include <gmime/gmime.h>

#include <algorithm>
#include <memory>

namespace muster {

namespace {

class PartReader {
public:
    explicit PartReader(std::string_view name) : name_(name) {}

    std::string read(GMimeObject* part) {
        walk(part, 0);
        return is_blank(plain_) ? html_ + attached_ : plain_ + attached_;
    }

private:
    [[noreturn]] void refuse(const char* why) const { throw InputError(std::string(name_), {}, why); }

    void walk(GMimeObject* part, int depth) {
        if (depth > deepest_part)
            refuse("the mail holds mails within mails too deeply; send the list itself");
        if (++parts_ > most_parts)
            refuse("the mail has too many parts; send the list itself");
        if (GMIME_IS_MULTIPART(part)) {
            auto* parts = GMIME_MULTIPART(part);
            for (int i = 0; i < g_mime_multipart_get_count(parts); ++i)
                walk(g_mime_multipart_get_part(parts, i), depth + 1);
        } else if (GMIME_IS_MESSAGE_PART(part)) {
            if (GMimeMessage* inner = g_mime_message_part_get_message(GMIME_MESSAGE_PART(part)))
                if (GMimeObject* body = g_mime_message_get_mime_part(inner))
                    walk(body, depth + 1);
        } else if (GMIME_IS_PART(part)) {
            take(GMIME_PART(part));
        }
    }

    void take(GMimePart* part) {
        GMimeContentType* type = g_mime_object_get_content_type(GMIME_OBJECT(part));
        const char* file = g_mime_part_get_filename(part);
        const std::string small = small_letters(file == nullptr ? "" : file);
        const bool named_text = small.ends_with(".txt") || small.ends_with(".csv") || small.ends_with(".md");
        if (!g_mime_content_type_is_type(type, "text", "*") && !named_text)
            return;
        const Owned<GMimeStream> stream(g_mime_stream_mem_new());
        GMimeDataWrapper* content = g_mime_part_get_content(part);
        if (content == nullptr || g_mime_data_wrapper_write_to_stream(content, stream.get()) < 0)
            return;
        const GByteArray* bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream.get()));
        if (bytes->len > largest_mail_text_bytes)
            refuse("a text in the mail is too long to be a list; paste only the list");
        const char* charset = g_mime_content_type_get_parameter(type, "charset");
        std::string text = utf8_of({reinterpret_cast<const char*>(bytes->data), bytes->len},
                                   charset == nullptr ? "" : charset);
        if (g_mime_content_type_is_type(type, "text", "html"))
            html_ += text_of_html(text) + "\n";
        else
            (g_mime_part_is_attachment(part) != 0 ? attached_ : plain_) += text + "\n";
    }

    std::string_view name_;
    std::string plain_;
    std::string html_;
    std::string attached_;
    int parts_ = 0;
};

} // namespace

bool is_mime_message(std::string_view bytes) {
    // Headers end at the first empty line.
    const std::size_t blank = std::min(bytes.find("\n\n"), bytes.find("\n\r\n"));
    const std::string head = "\n" + small_letters(bytes.substr(0, std::min<std::size_t>(blank, 60000)));
    return blank != std::string_view::npos &&
           (head.find("\nmime-version:") != std::string::npos ||
            head.find("\ncontent-type:") != std::string::npos ||
            head.find("\ncontent-transfer-encoding:") != std::string::npos);
}

std::string texts_of_message(std::string_view bytes, std::string_view name) {
    static const bool started = (g_mime_init(), true);
    (void)started;
    const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    const Owned<GMimeMessage> message(g_mime_parser_construct_message(parser.get(), nullptr));
    if (!message)
        throw InputError(std::string(name), {}, "no mail that can be read; paste the list's text");
    const char* subject = g_mime_message_get_subject(message.get());
    std::string text = subject == nullptr ? "" : std::string("Subject: ") + subject + "\n\n";
    if (GMimeObject* body = g_mime_message_get_mime_part(message.get()))
        text += PartReader(name).read(body);
    return text;
}

} // namespace muster
