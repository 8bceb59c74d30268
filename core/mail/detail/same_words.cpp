// SPDX-License-Identifier: MIT
#include "mail/detail/same_words.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace muster {

namespace {

// The words of a text, one after the other.
class Words {
public:
    explicit Words(std::string_view text) : text_(text) {}

    // Nothing at the end.
    std::string next() {
        for (skip_marks(); starts_address(); skip_marks())
            text_.remove_prefix(std::min(text_.find_first_of(" \t\r\n<>\")]"), text_.size()));
        std::string word;
        while (!text_.empty() && width_of_mark() == 0) {
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(text_.front())));
            text_.remove_prefix(1);
        }
        return word;
    }

private:
    // Of a sign that belongs to no word, in bytes: also no-break spaces, dashes, quotation marks and bullets.
    [[nodiscard]] std::size_t width_of_mark() const {
        const auto letter = static_cast<unsigned char>(text_.front());
        if (letter < 0x80U)
            return std::isalnum(letter) != 0 ? 0 : 1;
        if (text_.starts_with("\xC2\xA0") || text_.starts_with("\xC2\xB7"))
            return 2;
        return text_.starts_with("\xE2\x80") || text_.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    }

    void skip_marks() {
        while (!text_.empty() && width_of_mark() != 0)
            text_.remove_prefix(std::min(width_of_mark(), text_.size()));
    }

    [[nodiscard]] bool starts_address() const {
        return text_.starts_with("http://") || text_.starts_with("https://") || text_.starts_with("mailto:");
    }

    std::string_view text_;
};

} // namespace

bool have_same_words(std::string_view a, std::string_view b) {
    Words first(a);
    Words second(b);
    for (;;) {
        const std::string word = first.next();
        if (word != second.next())
            return false;
        if (word.empty())
            return true;
    }
}

} // namespace muster
