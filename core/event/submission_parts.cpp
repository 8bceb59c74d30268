// SPDX-License-Identifier: MIT
#include "event/submission_parts.h"

#include "base/budget.h"
#include "base/file.h"
#include "base/input_error.h"
#include "base/letters.h"
#include "base/limits.h"
#include "base/temporary_directory.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8.h"
#include "base/utf8_path.h"
#include "base/zip_archive.h"
#include "event/roll_table.h"
#include "mail/mail_message.h"
#include "mail/mail_text.h"
#include "mail/office_file.h"
#include "sheet/pdf_attachment.h"
#include "sheet/sheet_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <exception>
#include <fstream>
#include <iterator>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_items = 5'000; // of one file: mails, and entries of all zips in it
constexpr int deepest_zip = 3;
// Whoever reads it sees that it is too large.
constexpr std::size_t most_of_an_army = largest_submitted_army + 1;

std::string base_name(std::string_view path) {
    const std::size_t cut = path.find_last_of("/\\");
    std::string name(cut == std::string_view::npos ? path : path.substr(cut + 1));
    std::replace_if(
        name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, '?');
    return name.empty() ? "unnamed" : name;
}

bool has_ending(std::string_view name, std::string_view ending) {
    return lowered(name).ends_with(ending);
}

bool looks_like_zip(std::string_view bytes) {
    return bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06");
}

bool looks_like_army(std::string_view bytes) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (bytes.starts_with(mark))
        bytes.remove_prefix(mark.size());
    const std::string_view start = bytes.substr(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    return start.starts_with("<?xml") || start.starts_with("<army");
}

SubmissionPart unreadable(std::string name, std::string problem) {
    SubmissionPart part;
    part.name = std::move(name);
    part.problem = std::move(problem);
    return part;
}

// Kept as it came, for the umpire to look at.
ReceivedItem unread_item(const std::string& source, const std::string& name, std::string bytes,
                         std::string problem) {
    ReceivedItem item;
    item.name = name;
    item.source = source;
    item.bytes = std::move(bytes);
    item.parts.push_back(unreadable(name, std::move(problem)));
    return item;
}

SubmissionPart part_of_file(const std::string& name, const std::string& bytes) {
    SubmissionPart part;
    part.name = name;
    try {
        if (is_office_file(name, bytes))
            return unreadable(name, translate("files of office programs are not read; export it as text, or "
                                              "ask the player for his list in a mail"));
        if (looks_like_pdf(bytes)) {
            part.text = army_text_in(path_of(name), bytes).substr(0, most_of_an_army);
            part.kind = SubmissionPart::Kind::army;
        } else if (has_ending(name, ".muster") || looks_like_army(bytes)) {
            part.text = bytes.substr(0, most_of_an_army);
            part.kind = SubmissionPart::Kind::army;
        } else {
            part.text = text_of_mail(bytes, name);
            part.kind = SubmissionPart::Kind::text;
            if (is_roll(part.text))
                return unreadable(name,
                                  translate("a table of players and no list; take it in as the table of the "
                                            "players, or set it aside"));
            if (is_blank(part.text))
                return unreadable(name, translate("there is no text in it; ask the player for his list"));
        }
    } catch (const InputError& error) {
        return unreadable(name, error.message());
    }
    return part;
}

// What may still come out of one file.
struct Allowance {
    std::size_t items = most_items;
    std::size_t bytes = largest_zip_content;
    std::function<void()> before_unpacking; // not yet called
    std::chrono::nanoseconds end;           // of this thread's processor time
};

// How deep in zips, and what may still come out of them.
struct Unpacking {
    int depth;
    Allowance& left;
};

std::vector<ReceivedItem> items_of(const std::string& source, const std::string& name, std::string bytes,
                                   Unpacking unpacking);

[[noreturn]] void refuse_more_files(const std::string& source) {
    throw InputError(source, {},
                     fmt::format("more than {} files in one archive and those within it; unpack it and take "
                                 "its folders",
                                 most_items));
}

[[noreturn]] void refuse_more_bytes(const std::string& source) {
    throw InputError(source, {},
                     fmt::format("unpacks to more than {} MB, with the archives within it; unpack it and "
                                 "take its folders",
                                 largest_zip_content >> 20U));
}

// Before each mail and each file of an archive.
void check_time(const std::string& source, const Allowance& left) {
    if (Budget::processor_time() >= left.end)
        throw InputError(
            source, {},
            translate_format("what is in it takes more than {} seconds to open; split it, and take the "
                             "parts, or ask for army files",
                             std::chrono::duration_cast<std::chrono::seconds>(longest_opening).count()));
}

// What is refused has been unpacked in part: it counts as all that was allowed of it, so that many that are
// too large cost no more than one.
std::string unpacked(ZipReader& zip, const std::string& source, const std::string& name, Allowance& left) {
    const std::size_t most = std::min(largest_input_bytes, left.bytes);
    try {
        std::string entry = zip.read(name, most);
        left.bytes -= entry.size();
        return entry;
    } catch (const InputError&) {
        left.bytes -= most;
        if (left.bytes == 0)
            refuse_more_bytes(source);
        throw;
    }
}

// Of an archive with so many files.
void count_files(const std::string& source, std::size_t files, Allowance& left) {
    if (files > left.items) {
        left.items = 0; // to open the next would cost as much
        refuse_more_files(source);
    }
    left.items -= files;
}

// The archive is read from a file of our own.
std::vector<ReceivedItem> entries_of_zip(const std::string& source, const std::string& bytes,
                                         Unpacking unpacking) {
    if (++unpacking.depth > deepest_zip)
        throw InputError(
            source, {},
            fmt::format("more than {} zips within each other; unpack it and take the folder", deepest_zip));
    if (unpacking.left.items == 0)
        refuse_more_files(source);
    if (unpacking.left.bytes == 0)
        refuse_more_bytes(source);
    if (const auto call = std::exchange(unpacking.left.before_unpacking, nullptr))
        call();
    const TemporaryDirectory folder;
    const std::filesystem::path file = folder.path() / "archive.zip";
    write_file(file, bytes);
    ZipReader zip(file);
    const std::vector<std::string> names = zip.names();
    count_files(source, names.size(), unpacking.left);
    std::vector<ReceivedItem> items;
    for (const std::string& name : names) {
        check_time(source, unpacking.left);
        std::string entry = unpacked(zip, source, name, unpacking.left);
        std::vector<ReceivedItem> inner =
            items_of(fmt::format("{}/{}", source, name), base_name(name), std::move(entry), unpacking);
        std::move(inner.begin(), inner.end(), std::back_inserter(items));
    }
    if (items.empty())
        throw InputError(source, {}, "the archive is empty");
    return items;
}

void take_attachment(ReceivedItem& item, const MailAttachment& attached, Unpacking unpacking) {
    const std::string name = base_name(attached.name);
    if (is_office_file(name, attached.bytes))
        return; // the text of the mail speaks of it
    if (looks_like_zip(attached.bytes)) {
        try {
            for (ReceivedItem& inner : entries_of_zip(item.source + "/" + name, attached.bytes, unpacking))
                std::move(inner.parts.begin(), inner.parts.end(), std::back_inserter(item.parts));
        } catch (const InputError& error) {
            item.parts.push_back(unreadable(name, error.message()));
        }
    } else if (looks_like_pdf(attached.bytes) || has_ending(name, ".muster") ||
               looks_like_army(attached.bytes)) {
        item.parts.push_back(part_of_file(name, attached.bytes));
    }
}

// Lines that end as on old Macintoshes would all be one header.
std::string with_line_feeds(std::string bytes) {
    if (bytes.find('\n') == std::string::npos)
        std::replace(bytes.begin(), bytes.end(), '\r', '\n');
    return bytes;
}

SubmissionPart words_of_mail(const std::string& name, const std::string& bytes, const std::string& subject) {
    // A mail without headers of MIME is one all the same.
    const bool plain = lowered(bytes.substr(0, 60'000)).find("mime-version:") == std::string::npos;
    SubmissionPart part = part_of_file(name, (plain ? "MIME-Version: 1.0\n" : "") + bytes);
    if (part.kind == SubmissionPart::Kind::text && folded(part.text) == folded("Subject: " + subject))
        return unreadable(name, translate("the mail has no text and no list; ask the player for his list"));
    return part;
}

// Armies attached to a mail are what it is about; its words may be a list too.
void take_mail(ReceivedItem& item, Unpacking unpacking) {
    const std::string bytes = with_line_feeds(item.bytes);
    const MailMessage mail = read_mail_message(bytes, item.source);
    item.senders = mail.senders;
    item.forwarded = mail.forwarded;
    item.sender_name = mail.sender_name;
    item.arrived = mail.arrived;
    for (const MailAttachment& attached : mail.attachments)
        take_attachment(item, attached, unpacking);
    SubmissionPart words = words_of_mail(item.name, bytes, mail.subject);
    if (item.parts.empty()) {
        item.parts.push_back(std::move(words));
    } else if (words.kind == SubmissionPart::Kind::text) {
        words.text = beside_an_army(words.text);
        words.is_beside = true;
        item.parts.push_back(std::move(words));
    }
    for (SubmissionPart& part : item.parts)
        part.subject = mail.subject;
}

ReceivedItem single_item(const std::string& source, const std::string& name, std::string bytes,
                         Unpacking unpacking) {
    ReceivedItem item;
    item.name = name;
    item.source = source;
    item.bytes = std::move(bytes);
    try {
        const bool other =
            looks_like_pdf(item.bytes) || looks_like_army(item.bytes) || is_office_file(name, item.bytes);
        if (!other && (has_ending(name, ".eml") || looks_like_mail(item.bytes)))
            take_mail(item, unpacking);
        else
            item.parts.push_back(part_of_file(name, item.bytes));
    } catch (const InputError& error) {
        item.parts.assign(1, unreadable(name, error.message()));
    }
    return item;
}

std::vector<ReceivedItem> mails_of_box(const std::string& source, const std::string& name,
                                       const std::vector<std::string_view>& messages, Unpacking unpacking) {
    if (messages.size() > unpacking.left.items)
        throw InputError(
            source, {},
            translate_format("more than {} mails in one file; split it, and take the parts", most_items));
    unpacking.left.items -= messages.size();
    std::vector<ReceivedItem> items;
    for (std::size_t i = 0; i < messages.size(); ++i) {
        check_time(source, unpacking.left);
        items.push_back(
            single_item(source + "#" + std::to_string(i + 1), name, std::string(messages[i]), unpacking));
    }
    return items;
}

std::vector<ReceivedItem> items_of(const std::string& source, const std::string& name, std::string bytes,
                                   Unpacking unpacking) {
    std::vector<ReceivedItem> items;
    try {
        if (looks_like_zip(bytes) && !is_office_file(name, bytes))
            return entries_of_zip(source, bytes, unpacking);
        const std::vector<std::string_view> messages = messages_in_mbox(bytes);
        if (!messages.empty())
            return mails_of_box(source, name, messages, unpacking);
        items.push_back(single_item(source, name, std::move(bytes), unpacking));
    } catch (const InputError& error) {
        items.push_back(unread_item(source, name, std::move(bytes), error.message()));
    }
    return items;
}

} // namespace

std::vector<ReceivedItem> items_in(const std::string& source, std::string bytes, OpeningOptions options) {
    Allowance left;
    left.before_unpacking = std::move(options.before_unpacking);
    left.end = Budget::processor_time() + options.most_time;
    const std::string readable = with_bytes_replaced(source); // a file may be called by any bytes
    return items_of(readable, base_name(readable), std::move(bytes), {0, left});
}

} // namespace muster
