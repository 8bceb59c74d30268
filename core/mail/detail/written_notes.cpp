// SPDX-License-Identifier: MIT
#include "mail/detail/written_notes.h"

#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

// "lines 3, 5–7"
std::string words_for(const std::vector<std::size_t>& lines) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < lines.size();) {
        std::size_t end = i;
        while (end + 1 < lines.size() && lines[end + 1] == lines[end] + 1)
            ++end;
        if (end - i < 2)
            end = i;
        parts.push_back(end == i ? std::to_string(lines[i]) : fmt::format("{}–{}", lines[i], lines[end]));
        i = end + 1;
    }
    return fmt::format("{} {}", lines.size() == 1 ? "line" : "lines", joined(parts, ", "));
}

} // namespace

void WrittenNotes::add(std::size_t line, const std::string& text) {
    const auto same = std::find_if(notes_.begin(), notes_.end(), [&](const Note& note) {
        return !note.lines.empty() && note.text == text;
    });
    if (same == notes_.end())
        notes_.push_back({{line}, text});
    else if (std::find(same->lines.begin(), same->lines.end(), line) == same->lines.end())
        same->lines.push_back(line);
}

void WrittenNotes::add(const std::string& text) {
    notes_.push_back({{}, text});
}

std::vector<std::string> WrittenNotes::told() const {
    std::vector<std::string> told;
    for (const Note& note : notes_)
        told.push_back(note.lines.empty() ? note.text
                                          : fmt::format("{}: {}", words_for(note.lines), note.text));
    return told;
}

} // namespace muster
