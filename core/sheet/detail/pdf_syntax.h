// SPDX-License-Identifier: MIT
// What can be told of a PDF by its bytes alone: names, beginnings of objects, and what a stream's dictionary
// says.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace muster {

[[nodiscard]] bool is_pdf_blank(char c);

// The name that begins with the "/" at `at`, without it and with "#41" resolved; `at` is behind it
// afterwards. Of one that is longer than PDF permits, the beginning.
[[nodiscard]] std::string take_pdf_name(std::string_view pdf, std::size_t& at);

// Counts numbers, names, texts, arrays, dictionaries and words such as "null", each where it begins. The
// bytes may come in pieces.
class PdfObjectCount {
public:
    void add(std::string_view bytes);
    // Of bytes that say nothing: each may be an object.
    void add_unknown(std::size_t bytes) { count_ += bytes; }
    // What comes next does not go on with what came before.
    void end_text() { before_ = ' '; }
    [[nodiscard]] std::size_t count() const { return count_; }

private:
    std::size_t count_ = 0;
    char before_ = ' ';
};

struct PdfStreamFacts {
    bool may_hold_objects = true; // only a dictionary with "/First" says that objects are packed in a stream
    bool may_be_filtered = true;  // beyond its packing, so that other bytes come out
};

// Of the stream whose keyword begins at `keyword`. Where its dictionary cannot be told apart for sure from
// texts and comments around it, both may be.
[[nodiscard]] PdfStreamFacts facts_of_stream(std::string_view pdf, std::size_t keyword);

} // namespace muster
