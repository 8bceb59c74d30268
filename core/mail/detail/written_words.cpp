// SPDX-License-Identifier: MIT
#include "mail/detail/written_words.h"

#include "base/text.h"

#include <regex>
#include <string_view>

namespace muster {

namespace {

// "Ax (S)" is one word, Ax(S).
std::string join_grades(const std::string& text) {
    static const std::regex grade(R"(\s*\(\s*([SOIFX])\s*\))");
    return std::regex_replace(text, grade, "($1)");
}

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> words;
    std::string word;
    const auto end = [&] {
        while (!word.empty() && (word.back() == '.' || word.back() == ':'))
            word.pop_back();
        if (!word.empty())
            words.push_back(word);
        word.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool grade = text[i] == '(' && i + 2 < text.size() && text[i + 2] == ')' &&
                           std::string_view("SOIFX").find(text[i + 1]) != std::string_view::npos;
        if (grade && !word.empty()) {
            word += text.substr(i, 3);
            i += 2;
        } else if (is_space(text[i]) || std::string_view(",;()[]").find(text[i]) != std::string_view::npos) {
            end();
        } else {
            word += text[i];
        }
    }
    end();
    return words;
}

} // namespace

std::vector<std::string> words_of_troop(const std::string& text) {
    return split(join_grades(text));
}

} // namespace muster
