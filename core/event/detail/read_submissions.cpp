// SPDX-License-Identifier: MIT
#include "event/detail/read_submissions.h"

#include "base/file.h"
#include "base/limits.h"
#include "base/translation.h"
#include "base/utf8_path.h"

#include <algorithm>
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

ReadItem read_item(ReceivedItem item, const SubmissionReader& reader) {
    ReadItem read{std::move(item), {}};
    for (SubmissionPart& part : read.item.parts) {
        read.parts.push_back(reader.read(part));
        shorten_text(part, read.parts.back());
    }
    return read;
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

ReadFile read_submissions(const FoundFile& found, const SubmissionReader& reader,
                          const std::function<void()>& before_unpacking) {
    ReadFile file;
    try {
        std::size_t text_left = most_submitted_text;
        std::size_t left_out = 0;
        for (ReceivedItem& item : items_in(found.source, read_file(path_of(found.path)), before_unpacking)) {
            const std::size_t written = written_bytes(item);
            if (written > text_left) {
                ++left_out;
                continue;
            }
            text_left -= written;
            file.items.push_back(read_item(std::move(item), reader));
        }
        if (left_out != 0)
            file.problem =
                InputError(found.source, {},
                           translate_format("not taken from it: {}. Of one file at most {} MB of written "
                                            "lists are read; split it, and take the parts",
                                            left_out, most_submitted_text >> 20U));
    } catch (const InputError& error) {
        file.problem = error;
    }
    return file;
}

} // namespace muster
