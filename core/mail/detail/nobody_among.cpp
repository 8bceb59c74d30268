// SPDX-License-Identifier: MIT
#include "mail/detail/nobody_among.h"

#include "base/text.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <string_view>
#include <vector>

namespace muster {

namespace {

struct FoundOpening {
    std::size_t begin = std::string_view::npos;
    std::size_t end = 0;
    bool of_all = false; // it says so itself
};

// Only at the beginning of a sentence: behind troops "no shields at all" is theirs.
constexpr std::string_view bare_openings[] = {"no ", "not one ", "not a single ", "keine ", "kein "};
constexpr std::string_view full_openings[] = {"there is not a single ",
                                              "there isn't a single ",
                                              "there is not a ",
                                              "there isn't a ",
                                              "there is not one ",
                                              "there isn't one ",
                                              "there was not a ",
                                              "there wasn't a ",
                                              "there are no ",
                                              "there were no ",
                                              "there is no ",
                                              "there's no ",
                                              "there's not a ",
                                              "i have no ",
                                              "we have no ",
                                              "i've no ",
                                              "i've got no ",
                                              "es gibt keine ",
                                              "es sind keine ",
                                              "ich habe keine ",
                                              "not a "};

constexpr std::string_view openings_of_all[] = {
    "none of them is ", "none of them are ", "not one of them is ",   "not one of them are ",
    "none of them ",    "not one of them ",  "keiner von ihnen ist ", "keine von ihnen ist "};

FoundOpening opening_in(std::string_view small) {
    for (const std::string_view opening : openings_of_all) {
        const std::size_t at = small.find(opening);
        if (at != std::string_view::npos &&
            (at == 0 || small.substr(0, at).ends_with(", ") || small.substr(0, at).ends_with(" and ")))
            return {at, at + opening.size(), true};
    }
    for (const std::string_view opening : full_openings) {
        const std::size_t at = small.find(opening);
        if (at != std::string_view::npos && (at == 0 || small[at - 1] == ' '))
            return {at, at + opening.size(), false};
    }
    for (const std::string_view opening : bare_openings)
        if (small.starts_with(opening))
            return {0, opening.size(), false};
    return {};
}

// The end of "in my army", "among them", "dabei" behind what is denied; 0 if none stands there.
std::size_t behind_whole(std::string_view rest) {
    static constexpr std::string_view places[] = {
        " among them",   " amongst them",   " among us",     " amongst us",   " in the army",
        " in my army",   " in our army",    " in this army", " in it",        " in the list",
        " in my list",   " in this list",   " in my force",  " in the force", " in my host",
        " here",         " dabei",          " darunter",     " unter ihnen",  " in meiner armee",
        " in der armee", " in meiner liste"};
    const auto place = std::find_if(std::begin(places), std::end(places), [&](std::string_view one) {
        return rest.starts_with(one) &&
               (rest.size() == one.size() || !std::isalpha(static_cast<unsigned char>(rest[one.size()])));
    });
    return place == std::end(places) ? 0 : place->size();
}

// ", everyone is RA", ", the whole lot is regular"
bool all_follow(std::string_view rest) {
    static const WordSet others{"the", "they"};
    if (!rest.starts_with(", ") && !rest.starts_with("; "))
        return false;
    const std::vector<std::string_view> words = words_of(rest.substr(2));
    return words.size() > 1 && (is_all_word(words[0]) ||
                                (others.contains(words[0]) && (is_all_word(words[1]) || words[1] == "whole" ||
                                                               (words.size() > 2 && is_all_word(words[2])))));
}

} // namespace

std::string with_nobody_among_them(std::string line) {
    static const WordSet nouns{"soldier", "soldiers", "man", "men", "troops", "figure", "vignette", "one"};
    const std::string small = small_letters(line);
    const FoundOpening opening = opening_in(small);
    if (opening.begin == std::string_view::npos)
        return line;
    const std::size_t value = opening.end;
    const std::size_t first = std::min(small.find_first_of(" ,;.", value), small.size());
    const std::size_t space = first < small.size() && small[first] == ' ' ? first + 1 : first;
    std::size_t end = first;
    const std::size_t second = std::min(small.find_first_of(" ,;.", space), small.size());
    if (nouns.contains(small.substr(space, second - space)))
        end = second; // "not a regular soldier among them"
    const std::string_view rest = std::string_view(small).substr(end);
    const std::size_t place = behind_whole(rest);
    const bool ends = rest.empty() || rest == "." || rest == "!" || rest.starts_with(", ");
    if (first == value || (place == 0 && !all_follow(rest) && !(opening.of_all && ends)))
        return line;
    return line.substr(0, opening.begin) + "nobody is " + line.substr(value, first - value) +
           line.substr(end + place);
}

} // namespace muster
