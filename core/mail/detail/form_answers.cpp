// SPDX-License-Identifier: MIT
#include "mail/detail/form_answers.h"

#include "base/text.h"
#include "mail/detail/line_edits.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

namespace {

using std::string_view_literals::operator""sv; // NOLINT(misc-unused-using-decls) of literals

std::string with_switches_bare(std::string line, const Vocabulary& vocabulary) {
    if (line.find("yes") == std::string::npos && line.find("ja") == std::string::npos &&
        line.find(": no") == std::string::npos && line.find("=no") == std::string::npos)
        return line;
    const Tokens tokens = vocabulary.tokens(line);
    for (std::size_t at = tokens.size(); at-- > 0;) {
        const auto match = vocabulary.longest(tokens, at);
        const std::size_t end = match ? match->end : tokens.size();
        if (end + 1 >= tokens.size() || !(tokens[end].is("=") || tokens[end].is(":")) ||
            match->phrase->meanings.size() != 1)
            continue;
        constexpr std::size_t gap = 2; // bytes between columns: "no   barding: none", not "no shield"
        const Token& answer = tokens[end + 1];
        const bool alone = end + 2 == tokens.size() || tokens[end + 2].is_mark() ||
                           tokens[end + 2].begin - answer.end >= gap;
        const bool denied = alone && (answer.is("no") || answer.is("nein"));
        const std::vector<ValueOf>& values = match->phrase->meanings.front().values;
        if (!(denied || answer.is("yes") || answer.is("ja")) || values.size() != 1 ||
            !vocabulary.ruleset().traits[values.front().trait].is_switch())
            continue;
        line.erase(tokens[end].begin, answer.end - tokens[end].begin);
        if (denied)
            line.insert(tokens[at].begin, "not ");
    }
    return line;
}

// "with it: -" of a form: no commander is with the unit.
std::string without_nobody_with_it(std::string line) {
    static constexpr std::string_view label = "with it: ";
    const std::size_t at = line.find(label);
    if (at == std::string::npos)
        return line;
    const std::size_t begin = at + label.size();
    for (const std::string_view nobody : {"-"sv, "none"sv, "nobody"sv, "no one"sv}) {
        const std::size_t end = begin + nobody.size();
        if (line.compare(begin, nobody.size(), nobody) == 0 &&
            (end == line.size() || line[end] == ',' || line[end] == ' '))
            return line.erase(at, end - at);
    }
    return line;
}

} // namespace

std::string with_answers_bare(std::string line, const Vocabulary& vocabulary) {
    return with_switches_bare(without_nobody_with_it(std::move(line)), vocabulary);
}

std::string without_bringer(std::string line) {
    static constexpr std::string_view verbs[] = {" brings ", " bring ", " fields ", " enters ",
                                                 " will bring "};
    constexpr std::size_t longest = 4;  // words of a name
    constexpr std::size_t furthest = 3; // words
    const auto [at, size] = first_of_phrases(line, verbs, 0);
    if (size == 0 || line.find_first_of(",;:(0123456789") < at)
        return line;
    const std::vector<std::string_view> names = words_of(std::string_view(line).substr(0, at));
    const bool named =
        names.size() <= longest && std::all_of(names.begin(), names.end(), [](std::string_view name) {
            return std::isupper(static_cast<unsigned char>(name.front())) != 0;
        });
    const std::string what = line.substr(at + size);
    const std::vector<std::string_view> words = words_of(what);
    const auto end = words.begin() + static_cast<std::ptrdiff_t>(std::min(words.size(), furthest));
    const bool army = std::any_of(words.begin(), end, [](std::string_view word) {
        return word.starts_with("army") && word.size() <= std::string_view("army,").size();
    });
    return named && army ? what : line;
}

} // namespace muster
