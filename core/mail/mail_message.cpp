// SPDX-License-Identifier: MIT
#include "mail/mail_message.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_tree.h"

#include <fmt/format.h>
#include <gmime/gmime.h>

#include <algorithm>
#include <memory>

namespace muster {

namespace {

std::int64_t seconds_of(GDateTime* time) {
    return g_date_time_to_unix(time);
}

// "from x by y; Sat, 28 Nov 2026 19:00:00 +0000": the server's own words, unlike the sender's Date.
std::optional<std::int64_t> time_of_receipt(GMimeMessage* message) {
    const char* received = g_mime_object_get_header(GMIME_OBJECT(message), "Received");
    if (received == nullptr)
        return std::nullopt;
    const std::string_view words = received;
    const std::size_t semicolon = words.rfind(';');
    if (semicolon == std::string_view::npos)
        return std::nullopt;
    const std::string date(trimmed(words.substr(semicolon + 1)));
    const std::unique_ptr<GDateTime, decltype(&g_date_time_unref)> time(
        g_mime_utils_header_decode_date(date.c_str()), &g_date_time_unref);
    return time ? std::optional(seconds_of(time.get())) : std::nullopt;
}

void take_senders(InternetAddressList* list, MailMessage& message, int depth) {
    if (list == nullptr || depth > deepest_part)
        return;
    for (int i = 0; i < internet_address_list_length(list); ++i) {
        InternetAddress* one = internet_address_list_get_address(list, i);
        if (const char* name = internet_address_get_name(one); name != nullptr && message.sender_name.empty())
            message.sender_name = name;
        if (INTERNET_ADDRESS_IS_MAILBOX(one)) {
            const char* address = internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(one));
            message.senders.push_back(small_letters(address == nullptr ? "" : address));
        } else if (INTERNET_ADDRESS_IS_GROUP(one)) {
            take_senders(internet_address_group_get_members(INTERNET_ADDRESS_GROUP(one)), message, depth + 1);
        }
    }
}

void take_forwarded(GMimeMessage* inner, MailMessage& message) {
    MailMessage forwarded;
    take_senders(g_mime_message_get_from(inner), forwarded, 0);
    for (std::string& sender : forwarded.senders)
        if (std::find(message.senders.begin(), message.senders.end(), sender) == message.senders.end())
            message.forwarded.push_back(std::move(sender));
}

} // namespace

bool looks_like_mail(std::string_view bytes) {
    const std::size_t blank = std::min(bytes.find("\n\n"), bytes.find("\n\r\n"));
    constexpr std::size_t longest_head = 60'000; // npos, where there is no blank line, is more
    if (blank > longest_head)
        return false;
    const std::string head = "\n" + small_letters(bytes.substr(0, blank));
    const auto has = [&](const char* header) { return head.find(header) != std::string::npos; };
    // A text that is pasted may speak of "From: …" somewhere; headers begin at once.
    const std::size_t colon = head.find(':');
    const std::size_t space = head.find_first_of(" \t\n", 1);
    return colon < space && has("\nfrom:") &&
           (has("\nsubject:") || has("\ndate:") || has("\nto:") || has("\nmime-version:"));
}

MailMessage read_mail_message(std::string_view bytes, std::string_view name) {
    if (bytes.size() > largest_mail_bytes)
        throw InputError(std::string(name), {},
                         fmt::format("too large to be a list, which has at most {} MB; send only the list",
                                     largest_mail_bytes >> 20U));
    const Owned<GMimeMessage> parsed = parsed_mail(bytes, name);
    MailMessage message;
    take_senders(g_mime_message_get_from(parsed.get()), message, 0);
    if (const char* subject = g_mime_message_get_subject(parsed.get()))
        message.subject = subject;
    message.arrived = time_of_receipt(parsed.get());
    if (GDateTime* date = g_mime_message_get_date(parsed.get()); date != nullptr && !message.arrived)
        message.arrived = seconds_of(date);
    MailVisit visit;
    visit.mail = [&](GMimeMessage* inner) { take_forwarded(inner, message); };
    visit.part = [&](GMimePart* part, const PartPlace& /*place*/) {
        const char* file = g_mime_part_get_filename(part);
        if (file == nullptr)
            return;
        if (std::optional<std::string> content = bytes_of_part(part, name))
            message.attachments.push_back({file, std::move(*content)});
    };
    for_each_part(*parsed, name, visit);
    return message;
}

std::vector<std::string_view> messages_in_mbox(std::string_view bytes) {
    constexpr std::string_view mark = "From ";
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    std::vector<std::string_view> messages;
    if (bytes.starts_with(byte_order_mark))
        bytes.remove_prefix(byte_order_mark.size());
    bytes.remove_prefix(std::min(bytes.find_first_not_of("\r\n"), bytes.size()));
    if (!bytes.starts_with(mark))
        return messages;
    std::size_t start = std::string_view::npos; // of the message that is open
    std::size_t line = 0;
    bool after_blank = true;
    while (line < bytes.size()) {
        const std::size_t end = std::min(bytes.find('\n', line), bytes.size());
        const std::string_view words = bytes.substr(line, end - line);
        if (after_blank && words.starts_with(mark)) {
            if (start != std::string_view::npos)
                messages.push_back(bytes.substr(start, line - start));
            start = std::min(end + 1, bytes.size());
        }
        after_blank = words.empty() || words == "\r";
        line = end + 1;
    }
    messages.push_back(bytes.substr(start));
    return messages;
}

} // namespace muster
