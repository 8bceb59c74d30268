// SPDX-License-Identifier: MIT
#include "mail/detail/command_keys.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

using KeysOfCommanders = std::map<std::string, std::string, std::less<>>;

std::string without_brackets_around(std::string_view text) {
    text = trimmed(text);
    for (const auto& [open, close] : {std::pair('[', ']'), std::pair('(', ')'), std::pair('"', '"')})
        if (text.size() > 2 && text.front() == open && text.back() == close)
            return std::string(trimmed(text.substr(1, text.size() - 2)));
    return std::string(text);
}

// "General, sub-commander" of "the General and the wing's sub-commander are with this unit"; "" where it says
// anything else, or only names him: other readers know that.
std::string who_is_with_unit(std::string_view meaning) {
    static const WordSet generals{"general", "c-in-c"};
    static const WordSet subs{"sub-commander", "subcommander", "sub-cdr"};
    static const WordSet around{"the",   "wing's", "is",   "are",   "with",  "this",   "of",
                                "has",   "joined", "unit", "here",  "and",   "fights", "fight",
                                "at",    "it",     "its",  "by",    "rides", "stands", "present",
                                "joins", "leads",  "in",   "a",     "both",  "my",     "where",
                                "wing",  "marks",  "that", "there", "led",   "sits",   "his"};
    bool placed = false;
    std::string who;
    for (const std::string_view word : words_of(meaning)) {
        std::string small = small_letters(word);
        while (small.ends_with('.') || small.ends_with(','))
            small.pop_back();
        const bool general = generals.contains(small);
        if (general || subs.contains(small))
            who += (who.empty() ? "" : ", ") + std::string(general ? "General" : "sub-commander");
        else if (!around.contains(small))
            return {};
        placed = placed || small == "unit" || small == "here" || small == "this" || small == "it";
    }
    return placed ? who : std::string();
}

std::string_view without_title_of_key(std::string_view text) {
    for (const std::string_view title : {"Key:", "key:", "KEY:", "Legend:", "legend:", "Signs:", "Note:"})
        if (text.starts_with(title))
            return trimmed(text.substr(title.size()));
    return text;
}

// The pairs of a line of the key; nothing if it is none.
std::optional<KeysOfCommanders> keys_in(std::string_view text) {
    constexpr std::size_t longest = 5; // bytes of a sign
    KeysOfCommanders keys;
    std::string_view left = without_title_of_key(trimmed(text));
    while (left.ends_with('.'))
        left.remove_suffix(1);
    if (left.starts_with('(') && left.ends_with(')'))
        left = left.substr(1, left.size() - 2);
    while (!left.empty()) {
        const std::size_t sign = left.find('=');
        if (sign == std::string_view::npos)
            return std::nullopt;
        const std::string key = without_brackets_around(left.substr(0, sign));
        const std::size_t next = left.find('=', sign + 1);
        std::size_t end = left.size();
        if (next != std::string_view::npos)
            end = left.find_last_of(",;.", next);
        if (end == std::string_view::npos || end <= sign || key.empty() || key.size() > longest ||
            std::any_of(key.begin(), key.end(), [](unsigned char c) { return std::isalnum(c) == 0; }))
            return std::nullopt;
        const std::string who = who_is_with_unit(left.substr(sign + 1, end - sign - 1));
        if (who.empty() || !keys.emplace(key, who).second)
            return std::nullopt;
        left = end == left.size() ? std::string_view() : trimmed(left.substr(end + 1));
    }
    return keys.empty() ? std::nullopt : std::optional(keys);
}

// "General, sub-commander" of "G + SC"; "" if anything else stands there.
std::string written_out(std::string_view signs, const KeysOfCommanders& keys) {
    std::string who;
    while (!signs.empty()) {
        const std::size_t end = std::min(signs.find_first_of(",+/&"), signs.size());
        const auto key = keys.find(trimmed(signs.substr(0, end)));
        if (key == keys.end())
            return {};
        who += (who.empty() ? "" : ", ") + key->second;
        signs.remove_prefix(std::min(end + 1, signs.size()));
    }
    return who;
}

// Signs in brackets, and alone in the cell of a table. Returns how many were written out.
std::size_t write_out_in(std::string& text, const KeysOfCommanders& keys) {
    std::size_t count = 0;
    const auto put = [&](std::size_t begin, std::size_t end, const char* open, const char* close) {
        const std::string who = written_out(trimmed(std::string_view(text).substr(begin, end - begin)), keys);
        if (who.empty())
            return end;
        ++count;
        text.replace(begin, end - begin, open + who + close);
        return begin + who.size();
    };
    for (std::size_t at = text.find_first_of("(["); at != std::string::npos;
         at = text.find_first_of("([", at)) {
        const std::size_t end = text.find_first_of(")]", at);
        if (end == std::string::npos)
            break;
        const std::size_t before = count;
        const std::size_t behind = put(at + 1, end, "", "");
        if (count != before) {
            text[at] = '(';
            text[behind] = ')';
        }
        at = behind;
    }
    if (text.find_first_of("|;\t") != std::string::npos)
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find_first_of("|;\t", at), text.size());
            at = put(at, end, " ", " ") + 1;
            at = std::min(text.find_first_of("|;\t", at - 1), text.size()) + 1;
        }
    return count;
}

// Whether a sign stands anywhere else as a word of its own.
bool has_sign(std::string_view text, const KeysOfCommanders& keys) {
    for (const auto& [key, who] : keys)
        for (std::size_t at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
            const auto alone = [&](std::size_t i) {
                return i >= text.size() || std::isalnum(static_cast<unsigned char>(text[i])) == 0;
            };
            if ((at == 0 || alone(at - 1)) && alone(at + key.size()))
                return true;
        }
    return false;
}

} // namespace

std::vector<MailLine> with_keys_of_commanders_written_out(std::vector<MailLine> lines,
                                                          const Vocabulary& vocabulary) {
    if (!rates_bodies(vocabulary.ruleset()))
        return lines;
    KeysOfCommanders keys;
    std::vector<MailLine> made;
    for (const MailLine& line : lines) {
        auto found = line.role == MailLine::Role::text && line.text.find('=') != std::string::npos
                         ? keys_in(line.text)
                         : std::nullopt;
        if (!found) {
            made.push_back(line);
            continue;
        }
        const std::size_t size = keys.size() + found->size();
        keys.merge(*found);
        if (keys.size() != size) // explained twice
            return lines;
    }
    if (keys.empty())
        return lines;
    std::size_t count = 0;
    for (MailLine& line : made)
        if (line.role == MailLine::Role::text) {
            count += write_out_in(line.text, keys);
            if (has_sign(line.text, keys))
                return lines;
        }
    return count == 0 ? lines : made;
}

} // namespace muster
