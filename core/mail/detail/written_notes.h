// SPDX-License-Identifier: MIT
// WrittenNotes: what must be told of a text that was read, each thing once with all the lines that it was
// said of: "lines 3, 5–7: Status is not said; taken as Regular". Internal to read_written_army().
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace muster {

class WrittenNotes {
public:
    void add(std::size_t line, const std::string& text);
    void add(const std::string& text); // of no line
    [[nodiscard]] std::vector<std::string> told() const;

private:
    struct Note {
        std::vector<std::size_t> lines; // in order
        std::string text;
    };
    std::vector<Note> notes_;
};

} // namespace muster
