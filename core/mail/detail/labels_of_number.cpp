// SPDX-License-Identifier: MIT
#include "mail/detail/labels_of_number.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

std::vector<std::vector<std::string>> labels_of_number(const Trait& trait, std::size_t length) {
    std::vector<std::vector<std::string>> labels;
    for (std::string text : {trait.id, small_letters(trait.name)}) {
        std::replace(text.begin(), text.end(), '-', ' ');
        std::vector<std::string> words;
        for (const std::string_view word : words_of(text)) {
            const std::string bare(word.ends_with("'s") ? word.substr(0, word.size() - 2) : word);
            if (!is_joining_word(bare))
                words.push_back(bare);
        }
        labels.push_back(words);
        if (words.back() == "points" && words.size() > 2) // of activation
            labels.insert(labels.end(), {{"allowance"}, {"aktivierungspunkte"}});
        if (trait.required && length <= 4 && words.size() == 2)
            labels.push_back({words.front()}); // "General = 4" alone in a line
        if (words.size() == 2)
            labels.push_back({words.back(), words.front()}); // "rating of my General: 4"
        if (words.size() > 2) {
            labels.emplace_back(words.begin() + 1, words.end());     // "activation points" without "base"
            labels.emplace_back(words.begin() + 1, words.end() - 1); // "activation"
        }
    }
    return labels;
}

} // namespace muster
