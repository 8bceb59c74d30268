// SPDX-License-Identifier: MIT
#include "mail/detail/mail_tree.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "mail/detail/base64_text.h"
#include "mail/detail/everyday_words.h"
#include "mail/mail_message.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

[[noreturn]] void refuse_many_parts(std::string_view name) {
    throw InputError(
        std::string(name), {},
        fmt::format("the mail has too many parts: more than {}; send the list itself", most_parts));
}

class PartWalk {
public:
    PartWalk(std::string_view name, const MailVisit& visit) : name_(name), visit_(visit) {}

    void walk(GMimeObject* part, int depth) {
        if (depth > deepest_part)
            refuse(fmt::format(
                "the mail holds mails within mails too deeply: more than {} deep; send the list itself",
                deepest_part));
        if (++parts_ > most_parts)
            refuse_many_parts(name_);
        if (GMIME_IS_MULTIPART(part))
            walk_multipart(GMIME_MULTIPART(part), depth);
        else if (GMIME_IS_MESSAGE_PART(part))
            walk_message_part(GMIME_MESSAGE_PART(part), depth);
        else if (GMIME_IS_PART(part) && !walk_attached_mail(GMIME_PART(part), depth))
            visit_.part(GMIME_PART(part), place_);
    }

private:
    void walk_multipart(GMimeMultipart* parts, int depth) {
        const PartPlace outside = place_;
        const auto is = [&](const char* kind) {
            return g_mime_content_type_is_type(g_mime_object_get_content_type(GMIME_OBJECT(parts)),
                                               "multipart", kind) != 0;
        };
        const bool has_forms = is("alternative") && place_.alternative == 0;
        if (has_forms)
            place_.alternative = ++alternatives_;
        place_.is_related = place_.is_related || is("related");
        const int count = g_mime_multipart_get_count(parts);
        for (int i = 0; i < count; ++i) {
            place_.version = has_forms ? i : place_.version;
            walk(g_mime_multipart_get_part(parts, i), depth + 1);
        }
        place_ = outside;
        if (count > 0 && parts->write_end_boundary == 0 && visit_.broken_off)
            visit_.broken_off();
    }

    void walk_body(GMimeMessage* mail, int depth) {
        const PartPlace outside = std::exchange(place_, {});
        if (visit_.mail)
            visit_.mail(mail);
        if (GMimeObject* body = g_mime_message_get_mime_part(mail))
            walk(body, depth + 1);
        place_ = outside;
    }

    // The standard wants a mail within a mail as it is; some programs pack it in base64 all the same, which
    // GMime then takes for the mail itself.
    void walk_message_part(GMimeMessagePart* part, int depth) {
        GMimeMessage* const inner = g_mime_message_part_get_message(part);
        if (inner == nullptr)
            return;
        GMimeObject* const body = g_mime_message_get_mime_part(inner);
        const char* const packing = g_mime_object_get_header(GMIME_OBJECT(part), "Content-Transfer-Encoding");
        if (packing != nullptr && small_letters(packing) == "base64" && GMIME_IS_PART(body)) {
            const std::optional<std::string> packed = bytes_of_part(GMIME_PART(body), name_);
            const std::optional<UnpackedBase64> mail = packed ? unpacked_base64(*packed) : std::nullopt;
            if (mail && walk_mail(mail->bytes, depth))
                return;
        }
        walk_body(inner, depth);
    }

    // A mail that was forwarded as a file.
    bool walk_attached_mail(GMimePart* part, int depth) {
        const char* const file = g_mime_part_get_filename(part);
        if (file == nullptr || !small_letters(file).ends_with(".eml"))
            return false;
        const std::optional<std::string> bytes = bytes_of_part(part, name_);
        return bytes && walk_mail(*bytes, depth);
    }

    bool walk_mail(const std::string& bytes, int depth) {
        if (!looks_like_mail(bytes))
            return false;
        walk_body(parsed_mail(bytes, name_).get(), depth);
        return true;
    }

    [[noreturn]] void refuse(const std::string& why) const { throw InputError(std::string(name_), {}, why); }

    std::string_view name_;
    const MailVisit& visit_;
    int parts_ = 0;
    int alternatives_ = 0; // so far
    PartPlace place_;
};

} // namespace

namespace {

// A tree of parts takes a hundred times their room, and each part begins with a line of two dashes and more.
void require_few_parts(std::string_view bytes, std::string_view name) {
    std::size_t lines = 0;
    for (std::size_t at = bytes.find("\n--"); at != std::string_view::npos; at = bytes.find("\n--", at + 1))
        if (++lines > most_part_lines)
            refuse_many_parts(name);
}

// "Received: from …", and a line that goes on with the one before.
bool is_header_line(std::string_view line, bool after_header) {
    if (line.starts_with(' ') || line.starts_with('\t'))
        return after_header;
    const std::size_t colon = line.find(':');
    return colon != std::string_view::npos && colon > 0 && line.find_first_of(" \t") > colon;
}

// Also of the mails and parts within it: no matter where, so many lines in a row are none of a list.
void require_short_headers(std::string_view bytes, std::string_view name) {
    std::size_t in_a_row = 0;
    std::size_t colons = 0; // of the header so far
    for (std::string_view rest = bytes; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        in_a_row = is_header_line(line, in_a_row != 0) ? in_a_row + line.size() + 1 : 0;
        const bool goes_on = line.starts_with(' ') || line.starts_with('\t');
        colons = in_a_row == 0 ? 0
                               : (goes_on ? colons : 0) +
                                     static_cast<std::size_t>(std::count(line.begin(), line.end(), ':'));
        if (colons > most_header_colons)
            throw InputError(
                std::string(name), {},
                fmt::format("a header of the mail has more than {} colons, as groups of addresses "
                            "within each other have; send the list itself",
                            most_header_colons));
        if (in_a_row > most_header_bytes)
            throw InputError(std::string(name), {},
                             fmt::format("the mail has more than {} KB of headers; send the list itself",
                                         most_header_bytes >> 10U));
    }
}

} // namespace

Owned<GMimeMessage> parsed_mail(std::string_view bytes, std::string_view name) {
    static const bool started = (g_mime_init(), true);
    (void)started;
    require_few_parts(bytes, name);
    require_short_headers(bytes, name);
    const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    const Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    Owned<GMimeMessage> mail(g_mime_parser_construct_message(parser.get(), nullptr));
    if (!mail)
        throw InputError(std::string(name), {}, "no mail that can be read; paste the list's text");
    return mail;
}

void for_each_part(GMimeMessage& mail, std::string_view name, const MailVisit& visit) {
    if (GMimeObject* body = g_mime_message_get_mime_part(&mail))
        PartWalk(name, visit).walk(body, 0);
}

std::optional<DecodedPart> decoded_part(GMimePart* part, std::string_view name) {
    GMimeDataWrapper* content = g_mime_part_get_content(part);
    const Owned<GMimeStream> stream(g_mime_stream_mem_new());
    if (content == nullptr)
        return std::nullopt;
    const bool is_base64 = g_mime_data_wrapper_get_encoding(content) == GMIME_CONTENT_ENCODING_BASE64;
    // GMime itself ends base64 at the first sign that fills a line up.
    if (is_base64)
        g_mime_data_wrapper_set_encoding(content, GMIME_CONTENT_ENCODING_BINARY);
    const bool is_written = g_mime_data_wrapper_write_to_stream(content, stream.get()) >= 0;
    if (is_base64)
        g_mime_data_wrapper_set_encoding(content, GMIME_CONTENT_ENCODING_BASE64);
    if (!is_written)
        return std::nullopt;
    const GByteArray* bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream.get()));
    std::string text(reinterpret_cast<const char*>(bytes->data), bytes->len);
    if (!is_base64)
        return DecodedPart{std::move(text), {}};
    std::optional<UnpackedBase64> unpacked = unpacked_base64(text);
    if (!unpacked)
        throw InputError(
            std::string(name), {},
            "a part of the mail is damaged: its base64 breaks off in the middle; ask for the list "
            "again, or paste its text");
    return DecodedPart{std::move(unpacked->bytes), std::move(unpacked->behind)};
}

std::optional<std::string> bytes_of_part(GMimePart* part, std::string_view name) {
    std::optional<DecodedPart> decoded = decoded_part(part, name);
    return decoded ? std::optional(std::move(decoded->bytes)) : std::nullopt;
}

} // namespace muster
