// SPDX-License-Identifier: MIT
#include "mail/detail/own_lines.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

namespace muster {

namespace {

// The text with every figure alike.
std::string without_figures(std::string text) {
    std::replace_if(text.begin(), text.end(), is_digit, '0');
    return text;
}

// "u2" of "u2: 2 cave trolls"; "" if the line has no such label.
std::string numbered_label(std::string_view text) {
    const std::size_t colon = text.find(':');
    const std::string_view label = text.substr(0, std::min(colon, text.size()));
    const bool numbered =
        colon != std::string_view::npos && label.size() > 1 && is_digit(label.back()) &&
        std::all_of(label.begin(), label.end(), [](unsigned char c) { return std::isalnum(c) != 0; });
    return numbered ? small_letters(label) : std::string();
}

class OwnLines {
public:
    OwnLines(const std::vector<MailLine>& lines, const Vocabulary& vocabulary)
        : lines_(lines), vocabulary_(vocabulary) {
        for (std::size_t at = 0; at < lines.size(); ++at) {
            ++alike_[without_figures(lines[at].text)];
            headings_ += may_head(at) ? 1 : 0;
        }
    }
    [[nodiscard]] bool is_own(std::size_t at) const {
        constexpr std::size_t fewest = 3; // headings of bullets
        return (headings_ >= fewest && may_head(at)) || is_repeated(at) || is_labelled_next(at);
    }

private:
    // "foot" above "- 20 hi pike"
    [[nodiscard]] bool may_head(std::size_t at) const {
        constexpr std::size_t longest = 2; // words
        const MailLine& line = lines_[at];
        return line.role == MailLine::Role::text && !line.bullet && at + 1 < lines_.size() &&
               lines_[at + 1].bullet && lines_[at + 1].indent >= line.indent &&
               words_of(line.text).size() <= longest &&
               std::none_of(line.text.begin(), line.text.end(), is_digit) &&
               line.text.find_first_of(",;.!?()=") == std::string::npos;
    }
    // Of troops, beneath what a comma or a little word does not leave open.
    [[nodiscard]] bool is_repeated(std::size_t at) const {
        const std::string_view above = at == 0 ? std::string_view() : std::string_view(lines_[at - 1].text);
        return !above.empty() && !above.ends_with(',') &&
               !is_joining_word(small_letters(words_of(above).back())) &&
               alike_.at(without_figures(lines_[at].text)) > 1 &&
               class_word_in(lines_[at].text, vocabulary_) >= ClassWord::name;
    }

    // "u2: 2 cave trolls" beneath "u1: 4 orcs": the same label with the next number.
    [[nodiscard]] bool is_labelled_next(std::size_t at) const {
        const std::string label = numbered_label(lines_[at].text);
        const std::string above = at == 0 ? std::string() : numbered_label(lines_[at - 1].text);
        return !label.empty() && label != above && without_figures(label) == without_figures(above);
    }

    const std::vector<MailLine>& lines_;
    const Vocabulary& vocabulary_;
    std::unordered_map<std::string, std::size_t> alike_;
    std::size_t headings_ = 0;
};

} // namespace

std::vector<bool> lines_of_their_own(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    const OwnLines own_lines(lines, vocabulary);
    std::vector<bool> own(lines.size());
    for (std::size_t at = 0; at < lines.size(); ++at)
        own[at] = own_lines.is_own(at);
    return own;
}

} // namespace muster
