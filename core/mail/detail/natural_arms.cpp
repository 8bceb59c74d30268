// SPDX-License-Identifier: MIT
#include "mail/detail/natural_arms.h"

#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <cstddef>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// The token behind "no weapons", "unarmed", "nothing"; `at` if none of them stands there.
std::size_t behind_no_weapons(const Tokens& tokens, std::size_t at) {
    static const WordSet none{"no", "without", "keine", "ohne"};
    static const WordSet weapons{"weapon", "weapons", "arms", "waffe", "waffen"};
    static const WordSet unarmed{"unarmed", "weaponless", "nothing", "unbewaffnet", "nichts"};
    if (unarmed.contains(tokens[at].plain()))
        return at + 1;
    std::size_t next = at + 1;
    if (!none.contains(tokens[at].plain()))
        return at;
    next += next < tokens.size() && tokens[next].is("any") ? 1 : 0;
    return next < tokens.size() && weapons.contains(tokens[next].plain()) ? next + 1 : at;
}

// The token behind "but", "except for", "apart from"; `at` if none of them stands there.
std::size_t behind_exception(const Tokens& tokens, std::size_t at) {
    static const WordSet words{"but",     "except", "save",      "other",     "apart", "beyond",
                               "besides", "aside",  "excepting", "excluding", "außer", "bis"};
    static const WordSet second{"for", "than", "from", "auf"};
    std::size_t next = at;
    next += next < tokens.size() && (tokens[next].is(",") || tokens[next].is("(")) ? 1 : 0;
    if (next >= tokens.size() || !words.contains(tokens[next].plain()))
        return at;
    ++next;
    return next < tokens.size() && second.contains(tokens[next].plain()) ? next + 1 : next;
}

// The token behind "its tusks", "teeth and claws"; `at` if anything else stands there.
std::size_t behind_natural_arms(const Tokens& tokens, std::size_t at) {
    static const WordSet whose{"its",   "their", "his",  "her",    "the",  "own",  "bare",
                               "great", "big",   "huge", "sharp",  "long", "side", "seine",
                               "ihre",  "die",   "den",  "seinen", "ihren"};
    static const WordSet arms{
        "tusk",      "tusks",      "tooth",   "teeth",   "claw",      "claws", "fist",   "fists",   "horn",
        "horns",     "hoof",       "hooves",  "hoofs",   "foot",      "feet",  "trunk",  "trunks",  "jaw",
        "jaws",      "fang",       "fangs",   "talon",   "talons",    "beak",  "beaks",  "bulk",    "weight",
        "paw",       "paws",       "tail",    "tails",   "hand",      "hands", "sting",  "stings",  "pincers",
        "sidearms",  "arms",       "antlers", "mouth",   "mandibles", "zähne", "zähnen", "krallen", "klauen",
        "stoßzähne", "stoßzähnen", "hörner",  "hörnern", "hufe",      "hufen", "fäuste", "fäusten"};
    static const WordSet joins{"and", "or", "und", "oder"};
    std::size_t next = at;
    for (;;) {
        while (next < tokens.size() && whose.contains(tokens[next].plain()))
            ++next;
        if (next >= tokens.size() || !arms.contains(tokens[next].plain()))
            return at;
        ++next;
        if (next + 1 >= tokens.size() || !joins.contains(tokens[next].plain()))
            return next;
        std::size_t more = next + 1;
        while (more < tokens.size() && whose.contains(tokens[more].plain()))
            ++more;
        if (more >= tokens.size() || !arms.contains(tokens[more].plain()))
            return next; // "… and a large shield"
        ++next;
    }
}

} // namespace

std::string without_natural_arms(std::string text, const Vocabulary& vocabulary) {
    constexpr std::string_view none_of_them = "no weapon";
    if (vocabulary.ruleset().trait(Level::troop, "weapon") == nullptr)
        return text;
    const Tokens tokens = vocabulary.tokens(text);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::size_t none = behind_no_weapons(tokens, at);
        const std::size_t but = none == at ? none : behind_exception(tokens, none);
        std::size_t end = but == none ? but : behind_natural_arms(tokens, but);
        if (end == but)
            continue;
        if (tokens[none].is("(")) {
            if (end >= tokens.size() || !tokens[end].is(")"))
                continue;
            ++end;
        }
        return text.substr(0, tokens[at].begin) + std::string(none_of_them) +
               text.substr(tokens[end - 1].end);
    }
    return text;
}

std::vector<MailLine> with_natural_arms_as_none(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (MailLine& line : lines)
        if (line.role == MailLine::Role::text && line.parts.empty())
            line.text = without_natural_arms(std::move(line.text), vocabulary);
    return lines;
}

} // namespace muster
