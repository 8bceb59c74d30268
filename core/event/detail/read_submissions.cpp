// SPDX-License-Identifier: MIT
#include "event/detail/read_submissions.h"

#include "base/budget.h"
#include "base/file.h"
#include "base/limits.h"
#include "base/translation.h"
#include "base/utf8_path.h"
#include "mail/mail_text.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

namespace muster {

namespace {

// Once a part is read, its text only serves to find the player's name.
void shorten_text(SubmissionPart& part, const ReadPart& read) {
    constexpr std::size_t longest_kept = std::size_t{128} << 10U; // more than a written list may have
    if (part.kind == SubmissionPart::Kind::army && !read.reading.army.empty())
        part.text.clear();
    part.text.resize(std::min(part.text.size(), longest_kept));
    part.text.shrink_to_fit();
}

// Of the texts that are read as lists; longer ones are refused at once.
std::size_t written_bytes(const ReceivedItem& item) {
    std::size_t bytes = 0;
    for (const SubmissionPart& part : item.parts)
        if (part.kind == SubmissionPart::Kind::text && part.text.size() <= longest_written_list)
            bytes += part.text.size();
    return bytes;
}

// The words of a mail say nothing beside the armies attached to it: "Here is my list", or the same troops.
bool says_nothing_more(const ReadItem& read, const SubmissionReader& reader) {
    const SubmissionPart& words = read.item.parts.back();
    const StoredReading& own = read.parts.back().reading;
    if (!words.is_beside || lacks_something(words.text))
        return false;
    return own.army.empty() ||
           std::any_of(read.parts.begin(), read.parts.end() - 1, [&](const ReadPart& attached) {
               return reader.have_same_troops(attached.reading.army, own.army);
           });
}

ReadItem read_item(ReceivedItem item, const SubmissionReader& reader) {
    ReadItem read{std::move(item), {}};
    for (const SubmissionPart& part : read.item.parts)
        read.parts.push_back(reader.read(part));
    if (read.parts.size() > 1 && says_nothing_more(read, reader)) {
        read.item.parts.pop_back();
        read.parts.pop_back();
    }
    for (std::size_t i = 0; i < read.parts.size(); ++i)
        shorten_text(read.item.parts[i], read.parts[i]);
    return read;
}

// Of what is in one file.
struct LeftOut {
    std::size_t too_many = 0;
    std::size_t too_slow = 0;
};

std::optional<InputError> problem_of(const FoundFile& found, const LeftOut& left_out) {
    std::string words;
    if (left_out.too_many != 0)
        words = translate_format("not taken from it: {}. Of one file at most {} MB of written lists are "
                                 "read; split it, and take the parts",
                                 left_out.too_many, most_submitted_text >> 20U);
    if (left_out.too_slow != 0)
        words +=
            (words.empty() ? "" : "; ") +
            translate_format("not taken from it: {}. What is taken at once may need {} seconds more than "
                             "other lists of its length; take the rest by itself, in parts, or ask for "
                             "army files",
                             left_out.too_slow,
                             std::chrono::duration_cast<std::chrono::seconds>(longest_slow_reading).count());
    return words.empty() ? std::nullopt : std::optional(InputError(found.source, {}, words));
}

// What is in one file; the time for it counts.
std::vector<ReceivedItem> opened(const FoundFile& found, ReadingAllowance& allowance,
                                 const std::function<void()>& before_unpacking) {
    if (!allowance.is_left())
        throw InputError(
            found.source, {},
            translate_format("not taken: the files before it needed {} seconds more than others of their "
                             "length; take it by itself",
                             std::chrono::duration_cast<std::chrono::seconds>(longest_slow_reading).count()));
    std::string bytes = read_file(path_of(found.path));
    const std::size_t length = bytes.size();
    const std::chrono::nanoseconds begin = Budget::processor_time();
    std::vector<ReceivedItem> items = items_in(found.source, std::move(bytes), {before_unpacking});
    allowance.spend_on_opening(length, Budget::processor_time() - begin);
    return items;
}

} // namespace

std::size_t ReadFile::bytes() const {
    std::size_t sum = 0;
    for (const ReadItem& item : items) {
        sum += item.item.bytes.size();
        for (std::size_t i = 0; i < item.parts.size(); ++i)
            sum += item.item.parts[i].text.size() + item.parts[i].reading.army.size();
    }
    return sum;
}

ReadFile read_submissions(const FoundFile& found, const SubmissionReader& reader, ReadingAllowance& allowance,
                          const std::function<void()>& before_unpacking) {
    ReadFile file;
    try {
        std::size_t text_left = most_submitted_text;
        LeftOut left_out;
        for (ReceivedItem& item : opened(found, allowance, before_unpacking)) {
            const std::size_t written = written_bytes(item);
            if (written > text_left) {
                ++left_out.too_many;
                continue;
            }
            if (written != 0 && !allowance.is_left()) {
                ++left_out.too_slow;
                continue;
            }
            text_left -= written;
            const std::chrono::nanoseconds begin = Budget::processor_time();
            file.items.push_back(read_item(std::move(item), reader));
            allowance.spend_on_reading(written, Budget::processor_time() - begin);
        }
        file.problem = problem_of(found, left_out);
    } catch (const InputError& error) {
        file.problem = error;
    }
    return file;
}

} // namespace muster
