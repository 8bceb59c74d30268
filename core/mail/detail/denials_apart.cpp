// SPDX-License-Identifier: MIT
#include "mail/detail/denials_apart.h"

#include "base/text.h"
#include "mail/detail/line_edits.h"
#include "mail/detail/statement.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

namespace {

struct Denial {
    std::string_view word; // that opens the sentence
    std::array<std::string_view, 6> joints;
};

constexpr Denial kinds_of_denial[] = {
    {"No ", {", and no ", ", or no ", " and no ", " or no ", ", no ", ", nor "}},
    {"Keine ", {", und keine ", " und keine ", " oder keine ", ", keine ", ", auch keine ", "; keine "}},
    {"Without ", {", and without ", " and without ", ", without ", " or without ", " nor ", "; without "}},
};

// "field defences", "artillery": the things that the sentence denies; none if it says anything else.
std::vector<std::string_view> denied_in(std::string_view sentence, const Denial& denial) {
    constexpr std::size_t longest = 4; // words
    std::vector<std::string_view> things;
    for (std::size_t at = denial.word.size(); at <= sentence.size();) {
        const FoundPhrase joint = first_of_phrases(sentence, denial.joints, at);
        const std::string_view thing = trimmed(sentence.substr(at, joint.at - at));
        if (thing.empty() || words_of(thing).size() > longest ||
            thing.find_first_of(",;:()0123456789") != std::string_view::npos)
            return {};
        things.push_back(thing);
        if (joint.size == 0)
            break;
        at = joint.at + joint.size;
    }
    return things;
}

std::string sentence_apart(std::string_view sentence, const Vocabulary& vocabulary) {
    const bool ends = sentence.ends_with('.') || sentence.ends_with('!');
    for (const Denial& denial : kinds_of_denial) {
        if (!sentence.starts_with(denial.word))
            continue;
        const std::vector<std::string_view> things =
            denied_in(sentence.substr(0, sentence.size() - (ends ? 1 : 0)), denial);
        if (things.size() < 2 || statement_in(sentence, vocabulary).complete)
            break;
        std::string apart;
        for (const std::string_view thing : things)
            apart += (apart.empty() ? "" : " ") + std::string(denial.word) + std::string(thing) + ".";
        return apart;
    }
    return std::string(sentence);
}

} // namespace

std::string with_denials_apart(std::string line, const Vocabulary& vocabulary) {
    const auto opens = [&](const Denial& denial) { return line.find(denial.word) != std::string::npos; };
    if (std::none_of(std::begin(kinds_of_denial), std::end(kinds_of_denial), opens))
        return line;
    std::string made;
    for (std::size_t begin = 0; begin < line.size();) {
        const std::size_t sign = line.find_first_of(".!", begin);
        const std::size_t end = sign == std::string::npos ? line.size() : sign + 1;
        const std::size_t next = std::min(line.find_first_not_of(' ', end), line.size());
        made += sentence_apart(std::string_view(line).substr(begin, end - begin), vocabulary) +
                line.substr(end, next - end);
        begin = next;
    }
    return made;
}

} // namespace muster
