// SPDX-License-Identifier: MIT
#include "mail/detail/heading_names.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_talk.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>

namespace muster {

bool names_unit(const Token& token) {
    return !token.has_form("left") && // German "links"
           token.has_form_in(list_of(WordList::unit_heading));
}

bool names_part_of_field(const Token& token) {
    return token.has_form_in(list_of(WordList::body_heading));
}

bool names_body_by_name(const Tokens& tokens, std::size_t end) {
    bool part = false;
    bool quoted = false;
    for (std::size_t at = 0; at < end; ++at) {
        const Token& token = tokens[at];
        if (token.is("\"")) {
            quoted = !quoted;
            continue;
        }
        if (quoted)
            continue;
        part = part || names_part_of_field(token);
        const bool plain = names_part_of_field(token) || is_joining_word(token.plain()) ||
                           (token.is_word() && (is_in(WordList::ordinal, token.plain()) ||
                                                is_in(WordList::direction, token.plain())));
        const bool capital = token.is_word() && !is_body_label(token.plain()) &&
                             std::isupper(static_cast<unsigned char>(token.text.front())) != 0;
        const bool numbered = at != 0 && names_part_of_field(tokens[at - 1]) && token.is_number();
        if (!plain && !capital && !numbered)
            return false;
    }
    return part;
}

namespace {

// Beside the units that are announced it says nothing.
bool only_announces(const Token& token) {
    static const WordSet around{"it",        "its",      "they",    "their",    "these", "this",
                                "following", "in",       "total",   "all",      "here",  "tactical",
                                "consists",  "made",     "up",      "sie",      "es",    "aus",
                                "diese",     "folgende", "besteht", "bestehen", "meine", "my",
                                "our",       "follow",   "below",   "unsere",   "folgen"};
    return token.is_mark() || is_joining_word(token.plain()) || around.contains(token.plain()) ||
           is_in(WordList::placing, token.plain());
}

} // namespace

bool announces_units(const Tokens& tokens) {
    const auto names = [](const Token& token) { return token.has_form("unit"); };
    return lists_units(tokens, tokens.size()) ||
           (std::any_of(tokens.begin(), tokens.end(), names) &&
            std::all_of(tokens.begin(), tokens.end(), [&](const Token& token) {
                return token.is_number() || names(token) || only_announces(token);
            }));
}

bool lists_units(const Tokens& tokens, std::size_t end) {
    static const WordSet plurals{"units", "regiments", "einheiten", "regimenter"};
    bool listed = false;
    for (std::size_t at = 0; at < end; ++at) {
        const Token& token = tokens[at];
        const bool units = plurals.contains(token.plain());
        const bool counts = token.is_number() && !listed; // not "Units 2 and 3"
        if (!units && !counts && !only_announces(token))
            return false;
        listed = listed || units;
    }
    return listed;
}

bool counts_one_link(const Tokens& tokens, std::size_t end) {
    constexpr std::size_t longest = 7; // tokens
    return end < tokens.size() && end >= 4 && end <= longest && tokens.front().is_number() &&
           is_counted_thing(tokens[1].plain()) && (tokens[2].is("in") || tokens[2].is("as")) &&
           (tokens[3].is("a") || tokens[3].is("one") || tokens[3].value == 1) && tokens[end].is(":") &&
           (tokens[end - 1].is("link") || tokens[end - 1].is("line"));
}

namespace {

// "Schiltron of Moray, linked in line:", not "Left wing, linked in line:"
bool names_linked_group(const Tokens& tokens, std::size_t end) {
    static const WordSet words{"link", "linked", "in", "line", "a", "support", "-", ",", "(", ")"};
    static const WordSet places{"left", "right", "middle", "front", "rear", "van", "main"};
    std::size_t mark = 1;
    while (mark < end && !tokens[mark].is(",") && !tokens[mark].is("("))
        ++mark;
    if (end > tokens.size() || mark + 1 >= end)
        return false;
    const auto first = tokens.begin();
    const auto last = first + static_cast<std::ptrdiff_t>(mark);
    const bool linked = std::any_of(last, first + static_cast<std::ptrdiff_t>(end), [](const Token& token) {
        return token.is("link") || token.is("linked");
    });
    return linked &&
           std::all_of(last, first + static_cast<std::ptrdiff_t>(end),
                       [](const Token& token) { return words.contains(token.plain()); }) &&
           std::none_of(first, last, [](const Token& token) {
               return token.is_number() || places.contains(token.plain()) ||
                      token.has_form_in(list_of(WordList::heading_noun)) ||
                      (token.is_word() && is_in(WordList::ordinal, token.plain()));
           });
}

} // namespace

bool names_one_link(const Tokens& tokens, std::size_t end) {
    static const WordSet kinds{"link", "in", "line", "support", "-", ",", "(", ")"};
    constexpr std::size_t longest = 7; // tokens
    if (counts_one_link(tokens, end) || names_linked_group(tokens, end))
        return true;
    if (end >= tokens.size() || end < 2 || end > longest || tokens.front().value != 1 || !tokens[end].is(":"))
        return false;
    const auto first = tokens.begin() + 1;
    const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(end);
    const bool plain =
        std::all_of(first, last, [](const Token& token) { return kinds.contains(token.plain()); }) &&
        std::any_of(first, last, [](const Token& token) { return token.is("link"); });
    return plain || (end <= 4 && tokens[end - 1].is("link"));
}

bool says_rating(const Tokens& tokens, std::size_t end) {
    for (std::size_t at = 0; at < end; ++at) {
        const bool commander = tokens[at].has_form("commander"); // "sub-commander 2"
        if (!tokens[at].has_form("rating") && !(commander && at + 1 < end && tokens[at + 1].is_number()))
            continue;
        std::size_t value = at + 1;
        while (value < end && (tokens[value].is(":") || tokens[value].is("=") || tokens[value].is("of")))
            ++value;
        if (value < end && tokens[value].is_number())
            return true;
    }
    return false;
}

bool names_both_sides(const Tokens& tokens, std::size_t end) {
    const auto names = [&](std::string_view word) {
        return std::any_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(end),
                           [&](const Token& token) { return token.has_form(word); });
    };
    return names("left") && names("right") && (names("to") || names("from") || names("nach"));
}

bool rates_bodies(const Ruleset& ruleset) {
    const auto& traits = ruleset.at(Level::body).traits;
    return std::any_of(traits.begin(), traits.end(),
                       [&](std::size_t index) { return ruleset.traits[index].is_number(); });
}

bool is_ordinal_word(const Token& token) {
    return token.is_word() && is_in(WordList::ordinal, token.plain());
}

bool may_name_same_part(std::string_view name, std::string_view other) {
    constexpr std::size_t shortest_part = 3; // letters: "B" is no part of "sub-commander"
    const std::vector<std::string> names = forms_of(name);
    const std::vector<std::string> others = forms_of(other);
    const auto holds = [](const std::string& form, const std::string& part) {
        if (part.size() >= shortest_part)
            return form.find(part) != std::string::npos;
        const std::vector<std::string_view> words = words_of(form);
        return part.empty() || std::find(words.begin(), words.end(), part) != words.end();
    };
    return std::any_of(names.begin(), names.end(), [&](const std::string& form) {
        return std::any_of(others.begin(), others.end(),
                           [&](const std::string& part) { return holds(form, part); });
    });
}

bool tells_body_only(const Token& token) {
    static const WordSet words{"led", "commanded", "under", "it",   "whose",
                               "now", "will",      "shall", "must", "own"}; // "is a wing of its own"
    return words.contains(token.plain()) ||
           std::any_of(token.forms.begin(), token.forms.end(), is_body_label);
}

HeadingSplit named_by_label(HeadingSplit split, const Vocabulary& vocabulary) {
    static const WordSet labels{"unit",     "wing",   "battle", "part",     "command",
                                "division", "flügel", "teil",   "regiment", "einheit"};
    const std::string_view rest = trimmed(split.rest);
    const bool names = split.kind != HeadingKind::none && !rest.empty() &&
                       labels.contains(small_letters(trimmed(split.heading))) &&
                       class_word_in(rest, vocabulary) < ClassWord::code &&
                       std::none_of(rest.begin(), rest.end(), is_digit);
    if (names) {
        split.heading = std::string(rest);
        split.rest.clear();
    }
    return split;
}

std::string counted_in_heading(const HeadingSplit& split, const Vocabulary& vocabulary) {
    if (split.kind != HeadingKind::unit || split.heading.find('(') == std::string::npos)
        return split.rest;
    const Tokens rest = vocabulary.tokens(split.rest);
    if (rest.empty() || rest.front().is_number())
        return split.rest;
    const Tokens tokens = vocabulary.tokens(split.heading);
    for (std::size_t at = 0; at + 3 < tokens.size(); ++at)
        if (tokens[at].is("(") && tokens[at + 1].is_number() && tokens[at + 2].is_word() &&
            is_counted_thing(tokens[at + 2].plain()) && tokens[at + 3].is(")"))
            return tokens[at + 1].text + " x " + split.rest;
    return split.rest;
}

bool denies_link(std::string_view heading, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(heading);
    for (std::size_t at = 0; at < tokens.size(); ++at)
        if (tokens[at].is("unlinked") || ((tokens[at].is("linked") || tokens[at].is("link")) && at != 0 &&
                                          (is_negation(tokens[at - 1].plain()) || tokens[at - 1].is("not"))))
            return true;
    return false;
}

bool may_be_heading(std::string_view text, const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 4; // words
    const Tokens tokens = vocabulary.tokens(text);
    const auto words =
        std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.is_word(); });
    return static_cast<std::size_t>(words) <= longest && !is_sentence(text) &&
           std::any_of(tokens.begin(), tokens.end(),
                       [](const Token& token) { return token.has_form_in(list_of(WordList::heading_noun)); });
}

std::size_t end_without_writer(const Tokens& tokens, std::size_t end) {
    return end > 1 && end < tokens.size() && tokens[end].is_word() && // "have", not the colon of "Wing I:"
                   (tokens[end - 1].text == "I" || tokens[end - 1].is("we"))
               ? end - 1
               : end;
}

bool heads_part(const MailLine& line, const Vocabulary& vocabulary) {
    const HeadingSplit split = split_heading(line.text, line, vocabulary);
    return split.kind == HeadingKind::body && split.sure && is_blank(split.rest);
}

bool names_part_by_troops(const Phrases& phrases, std::size_t end, const Vocabulary& vocabulary) {
    std::size_t classes = 0;
    bool named = false;
    for (const PhraseItem& item : phrases.items) {
        if (item.begin >= end || !class_said(item, vocabulary))
            continue;
        ++classes;
        named = item.begin <= 1 && item.end < end && phrases.tokens[item.end].has_form("wing") &&
                !phrases.tokens.front().is_number();
    }
    return classes == 1 && named && says_rating(phrases.tokens, end);
}

std::size_t word_for_all(const Tokens& tokens, std::size_t end) {
    static const WordSet words{"all", "everything", "each", "every"};
    std::size_t at = 0;
    while (at < end && !words.contains(tokens[at].plain()))
        ++at;
    return at;
}

} // namespace muster
