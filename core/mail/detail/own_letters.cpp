// SPDX-License-Identifier: MIT
#include "mail/detail/own_letters.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/phrases.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

using Meanings = std::map<std::string, std::string, std::less<>>;

void replace_in(MailLine& line, std::size_t begin, std::size_t end, const std::string& text) {
    line.text.replace(begin, end - begin, text);
    for (MailLine::Part& part : line.parts)
        if (part.offset > begin)
            part.offset += text.size() - (end - begin);
}

// Reads "F foot, M mounted / cl, lo = order / reg, irr / Ph = physique".
class KeyReader {
public:
    explicit KeyReader(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

    [[nodiscard]] std::optional<Meanings> read(std::string_view key) {
        for (const std::string_view group : parts_of(key, " / "))
            if (!read_group(group))
                return std::nullopt;
        return std::move(found_);
    }

private:
    bool read_group(std::string_view group) {
        const auto signs = std::count(group.begin(), group.end(), '=');
        const std::vector<std::string_view> items = parts_of(group, ',');
        if (signs == 1 && items.size() > 1)
            return read_list(group);
        return std::all_of(items.begin(), items.end(), [&](std::string_view item) {
            const std::size_t sign = item.find('=');
            const std::size_t end =
                std::min(sign == std::string_view::npos ? item.find(' ') : sign, item.size());
            if (end == item.size())
                return is_known(item); // "reg": as everybody writes it
            return add(trimmed(item.substr(0, end)), trimmed(item.substr(end + 1)));
        });
    }

    // "mil, dr = militia, drilled"; "cl, lo = order"
    bool read_list(std::string_view group) {
        const std::size_t sign = group.find('=');
        const std::vector<std::string_view> shorts = parts_of(group.substr(0, sign), ',');
        const std::vector<std::string_view> longs = parts_of(group.substr(sign + 1), ',');
        if (longs.size() != 1 && longs.size() != shorts.size())
            return false;
        for (std::size_t i = 0; i < shorts.size(); ++i) {
            const std::string meaning = longs.size() == shorts.size()
                                            ? std::string(longs[i])
                                            : value_begun_with(shorts[i], longs.front());
            if (meaning.empty() || !add(shorts[i], meaning))
                return false;
        }
        return true;
    }

    // Of the trait that is named so the one value that begins with the letters.
    [[nodiscard]] std::string value_begun_with(std::string_view letters, std::string_view label) const {
        const Tokens tokens = vocabulary_.tokens(label);
        const auto match = tokens.empty() ? std::nullopt : vocabulary_.longest(tokens, 0);
        std::string found;
        if (!match || match->end != tokens.size())
            return found;
        for (const std::size_t index : match->phrase->labels)
            for (const TraitValue& value : vocabulary_.ruleset().traits[index].values)
                if (const std::string name = small_letters(value.name);
                    name.starts_with(small_letters(letters))) {
                    if (!found.empty() && found != name)
                        return {};
                    found = name;
                }
        return found;
    }

    [[nodiscard]] bool is_known(std::string_view words) const {
        const Tokens tokens = vocabulary_.tokens(words);
        for (std::size_t at = 0; at < tokens.size();) {
            const auto match = vocabulary_.longest(tokens, at);
            const bool passed = tokens[at].is_mark() || is_negation(tokens[at].plain()) ||
                                std::any_of(tokens[at].forms.begin(), tokens[at].forms.end(), is_body_label);
            if (!match && !passed)
                return false;
            at = match ? match->end : at + 1;
        }
        return !tokens.empty();
    }

    bool add(std::string_view letters, std::string_view meaning) {
        constexpr std::size_t longest = 4; // letters
        const bool word = !letters.empty() && letters.size() <= longest &&
                          std::all_of(letters.begin(), letters.end(), [](char c) {
                              return std::isalpha(static_cast<unsigned char>(c)) != 0;
                          });
        return word && is_known(meaning) && found_.emplace(letters, meaning).second;
    }

    const Vocabulary& vocabulary_;
    Meanings found_;
};

// Reads "CO, LO, OO = close, loose, open order. Rg / Ir = regular / irregular, then 0 = no shield."
class EquationReader {
public:
    explicit EquationReader(const Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

    // Nothing if a part of a sentence with a sign of equality is not understood; `rest` gets the others.
    [[nodiscard]] std::optional<Meanings> read(std::string_view text, std::string& rest) {
        while (!text.empty()) {
            const std::size_t stop = std::min(text.find(". "), text.size());
            std::string_view sentence = trimmed(text.substr(0, stop));
            text = text.substr(std::min(stop + 2, text.size()));
            while (sentence.ends_with('.'))
                sentence.remove_suffix(1);
            if (sentence.find('=') == std::string_view::npos)
                rest.append(rest.empty() ? "" : " ").append(sentence).append(".");
            else if (!read_sentence(sentence))
                return std::nullopt;
        }
        return std::move(found_);
    }

    // Whether one of the equations is other than "UC = unit commander", a word and the value that it means.
    [[nodiscard]] bool needs_reader() const { return needs_reader_; }

private:
    bool read_sentence(std::string_view sentence) {
        std::vector<std::string_view> keys;
        for (std::size_t sign = sentence.find('='); sign != std::string_view::npos;) {
            const std::vector<std::string_view> parts = items_of(sentence.substr(0, sign));
            if (parts.size() <= keys.size() || !add_all(keys, parts))
                return false;
            keys.assign(parts.begin() + static_cast<std::ptrdiff_t>(keys.size()), parts.end());
            sentence.remove_prefix(sign + 1);
            sign = sentence.find('=');
        }
        const std::vector<std::string_view> parts = items_of(sentence);
        return parts.size() == keys.size() && add_all(keys, parts);
    }

    // "close, loose, open order", "m and s", "then 0"
    [[nodiscard]] static std::vector<std::string_view> items_of(std::string_view text) {
        std::vector<std::string_view> items;
        for (const std::string_view part : parts_of(text, ','))
            for (const std::string_view half : parts_of(part, ';'))
                for (const std::string_view third : parts_of(half, '/'))
                    for (std::string_view item : parts_of(third, " and ")) {
                        for (const std::string_view joint : {"then ", "and "})
                            if (item.starts_with(joint))
                                item = trimmed(item.substr(joint.size()));
                        items.push_back(item);
                    }
        return items;
    }

    bool add_all(const std::vector<std::string_view>& keys, const std::vector<std::string_view>& meanings) {
        const std::string_view last = keys.empty() ? std::string_view() : meanings[keys.size() - 1];
        needs_reader_ = needs_reader_ || keys.size() > 1;
        for (std::size_t i = 0; i < keys.size(); ++i)
            if (!add(keys[i], with_noun_of(meanings[i], last)))
                return false;
        return true;
    }

    // "close" of "close, loose, open order"
    [[nodiscard]] std::string with_noun_of(std::string_view meaning, std::string_view last) const {
        const std::size_t noun = last.rfind(' ');
        std::string whole(meaning);
        if (noun != std::string_view::npos)
            whole += last.substr(noun);
        return is_phrase(whole) ? whole : std::string(meaning);
    }

    [[nodiscard]] bool is_phrase(std::string_view words) const {
        const Tokens tokens = vocabulary_.tokens(words);
        const auto match = tokens.empty() ? std::nullopt : vocabulary_.longest(tokens, 0);
        return match && match->end == tokens.size();
    }

    // "physique"
    [[nodiscard]] bool is_label(std::string_view words) const {
        const Tokens tokens = vocabulary_.tokens(words);
        const auto match = tokens.empty() ? std::nullopt : vocabulary_.longest(tokens, 0);
        return match && !match->phrase->labels.empty();
    }

    bool add(std::string_view key, const std::string& meaning) {
        constexpr std::size_t longest = 4; // letters
        const bool word = !key.empty() && key.size() <= longest &&
                          (key == "0" || std::all_of(key.begin(), key.end(), [](char c) {
                               return std::isalpha(static_cast<unsigned char>(c)) != 0;
                           }));
        const ClassWord said = class_word_in(meaning, vocabulary_);
        const std::size_t value = meaning.starts_with("no ") ? 3 : 0;
        needs_reader_ = needs_reader_ || value != 0 || is_label(meaning);
        return word && (said == ClassWord::none || said >= ClassWord::name) &&
               is_phrase(std::string_view(meaning).substr(value)) && found_.emplace(key, meaning).second;
    }

    const Vocabulary& vocabulary_;
    Meanings found_;
    bool needs_reader_ = false;
};

// What stands behind "Abbreviations:"; "" if the line explains none.
std::string_view key_told(const MailLine& line) {
    static const WordSet openings{"abbreviations", "abbrevs", "abbrevs.",    "abbrev.",
                                  "abbr.",         "abbr",    "key",         "legend",
                                  "codes",         "legende", "abkürzungen", "my abbreviations",
                                  "my codes",      "my key",  "short forms"};
    const std::size_t colon = line.text.find(':');
    if (line.role != MailLine::Role::text || colon == std::string::npos ||
        line.text.find(" / ") == std::string::npos ||
        !openings.contains(small_letters(line.text.substr(0, colon))))
        return {};
    std::string_view key = trimmed(std::string_view(line.text).substr(colon + 1));
    while (key.ends_with('.'))
        key.remove_suffix(1);
    return key;
}

// Whether the words before the token name a trait of which it is a value: "C" of "defence C" is no "close".
bool answers_label(const Tokens& tokens, std::size_t at, const Meanings& meanings,
                   const Vocabulary& vocabulary) {
    constexpr std::size_t longest = 3; // words of a trait's name
    const auto is_value = [&](const Phrase& label) {
        return std::any_of(label.labels.begin(), label.labels.end(), [&](std::size_t trait) {
            return vocabulary.value_of(vocabulary.ruleset().traits[trait], tokens, at, at + 1).has_value();
        });
    };
    if (at == 0)
        return false;
    if (const auto key = meanings.find(tokens[at - 1].text); key != meanings.end()) {
        const Tokens words = vocabulary.tokens(key->second);
        const auto match = vocabulary.longest(words, 0);
        return match && match->end == words.size() && is_value(*match->phrase);
    }
    for (std::size_t begin = at; begin-- > 0 && begin + longest >= at;)
        if (const auto match = vocabulary.longest(tokens, begin);
            match && match->end == at && is_value(*match->phrase))
            return true;
    return false;
}

// The line with what its short forms mean.
void write_out(MailLine& line, const Meanings& meanings, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(line.text);
    for (std::size_t at = tokens.size(); at-- > 0;)
        if (const auto meant = meanings.find(tokens[at].text);
            meant != meanings.end() && !answers_label(tokens, at, meanings, vocabulary))
            replace_in(line, tokens[at].begin, tokens[at].end, meant->second);
}

// Takes the equations out of the lines that consist of them; none where there are too few.
Meanings equations_taken(std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 3; // short forms
    Meanings all;
    bool needed = false;
    std::vector<MailLine> left;
    for (const MailLine& line : lines) {
        std::string rest;
        std::optional<Meanings> told;
        EquationReader reader(vocabulary);
        if (line.role == MailLine::Role::text && line.text.find('=') != std::string::npos)
            told = reader.read(line.text, rest);
        needed = needed || (told && reader.needs_reader());
        if (!told || !rest.empty() || told->empty())
            left.push_back(line);
        if (!told)
            continue;
        if (!rest.empty() && !told->empty()) {
            left.back().text = rest;
            left.back().parts.clear();
        }
        for (const auto& [key, meaning] : *told)
            if (const auto [at, added] = all.emplace(key, meaning); !added && at->second != meaning)
                return {}; // it means two things
    }
    if (all.size() < fewest || !needed)
        return {};
    lines = std::move(left);
    return all;
}

// Only in lines of troops: "s" and "m" may stand elsewhere.
void write_out_in_troops(std::vector<MailLine>& lines, const Meanings& meanings,
                         const Vocabulary& vocabulary) {
    for (MailLine& line : lines) {
        MailLine whole = line;
        if (line.role == MailLine::Role::text)
            write_out(whole, meanings, vocabulary);
        if (whole.text != line.text && class_word_in(whole.text, vocabulary) >= ClassWord::name)
            line = std::move(whole);
    }
}

} // namespace

std::vector<MailLine> with_letters_written_out(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    for (std::size_t key = 0; key < lines.size(); ++key) {
        const std::string_view told = key_told(lines[key]);
        const std::optional<Meanings> meanings =
            told.empty() ? std::nullopt : KeyReader(vocabulary).read(told);
        if (!meanings)
            continue;
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(key));
        for (MailLine& line : lines)
            if (line.role == MailLine::Role::text)
                write_out(line, *meanings, vocabulary);
        return lines;
    }
    if (const Meanings meanings = equations_taken(lines, vocabulary); !meanings.empty())
        write_out_in_troops(lines, meanings, vocabulary);
    return lines;
}

} // namespace muster
