// SPDX-License-Identifier: MIT
// MailMessage: who sent a mail, when it arrived, and the files attached to it, by GMime. Its words are read
// by text_of_mail().
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct MailAttachment {
    std::string name; // as the sender wrote it: any text, perhaps with a path; never use it as one
    std::string bytes;
};

struct MailMessage {
    std::vector<std::string> senders;   // addresses of From, in small letters; more than one is suspicious
    std::vector<std::string> forwarded; // the senders of mails within it, others than its own
    std::string sender_name;            // as the sender calls himself, which proves nothing
    std::string subject;
    std::optional<std::int64_t> arrived;     // seconds since 1970: the last server's time, else the sender's
    std::vector<MailAttachment> attachments; // also of mails within it
};

// Whether the bytes begin with the headers of a mail.
[[nodiscard]] bool looks_like_mail(std::string_view bytes);
// Throws InputError as text_of_mail() does.
[[nodiscard]] MailMessage read_mail_message(std::string_view bytes, std::string_view name);
// The messages in a file of them (mbox), each from its headers on; empty if it is none.
[[nodiscard]] std::vector<std::string_view> messages_in_mbox(std::string_view bytes);

} // namespace muster
