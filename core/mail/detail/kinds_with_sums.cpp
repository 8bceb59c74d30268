// SPDX-License-Identifier: MIT
#include "mail/detail/kinds_with_sums.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace muster {

namespace {

// A kind and its sum.
struct KindHeading {
    std::string name;
    std::int32_t sum = 0;
};

bool names_kind(const Token& token) {
    static const WordSet words{
        "foot",      "horse",       "infantry",   "cavalry",      "mounted",      "chariots",
        "chariotry", "elephants",   "artillery",  "guns",         "engines",      "missiles",
        "archers",   "skirmishers", "lights",     "heavies",      "generals",     "officers",
        "leaders",   "commanders",  "command",    "staff",        "characters",   "heroes",
        "footmen",   "horsemen",    "bowmen",     "shooters",     "spearmen",     "pikemen",
        "riders",    "beasts",      "monsters",   "slingers",     "javelinmen",   "camels",
        "dragoons",  "lancers",     "machines",   "ordnance",     "headquarters", "fußvolk",
        "reiterei",  "reiter",      "infanterie", "kavallerie",   "artillerie",   "geschütze",
        "generäle",  "feldherren",  "führung",    "befehlshaber", "elefanten",    "streitwagen",
        "plänkler",  "fußtruppen"};
    return words.contains(token.plain());
}

// "(with no unit)", "(they lead no unit)", "(no troops of their own)": of leaders, who have lines of their
// own.
bool stand_alone(const Tokens& tokens, std::size_t begin, std::size_t end) {
    static const WordSet words{"with",   "no",         "without", "unit",   "units",  "any",       "they",
                               "lead",   "leads",      "none",    "of",     "their",  "own",       "alone",
                               "on",     "by",         "troops",  "both",   "each",   "them",      "not",
                               "in",     "attached",   "to",      "stand",  "stands", "a",         "command",
                               "nobody", "themselves", "himself", "single", "all",    "themselves"};
    return std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end),
                       [](const Token& token) { return words.contains(token.plain()); });
}

std::optional<KindHeading> kind_told(const MailLine& line, const Vocabulary& vocabulary) {
    static const WordSet units{"points", "pts", "point", "vignettes", "vignette", "pt", "ap", ".", ")", "]"};
    static const WordSet between{":", "=", "-", "..", "(", "[", "|", ","};
    static const WordSet sums{"total", "subtotal", "sum", "together", "all", "summe", "army", "carried"};
    constexpr std::size_t longest = 4; // words
    if (line.role != MailLine::Role::text || !line.parts.empty())
        return std::nullopt;
    const Tokens tokens = vocabulary.tokens(line.text);
    std::size_t end = tokens.size();
    while (end != 0 && units.contains(tokens[end - 1].plain()))
        --end;
    if (end < 2 || !tokens[end - 1].is_number() || tokens[end - 1].as_word)
        return std::nullopt;
    KindHeading found{{}, tokens[end - 1].value};
    const bool marked = between.contains(tokens[end - 2].plain());
    // "FOOT  230" with room between, "FOOT: 230"; "elephants 4" is troops
    const bool apart =
        line.text.substr(tokens[end - 2].end, tokens[end - 1].begin - tokens[end - 2].end).size() > 2;
    if (!marked && !apart)
        return std::nullopt;
    --end;
    while (end != 0 && between.contains(tokens[end - 1].plain()))
        --end;
    if (end != 0 && tokens[end - 1].is(")")) {
        std::size_t open = end - 1;
        while (open != 0 && !tokens[open].is("("))
            --open;
        if (open == 0 || !stand_alone(tokens, open + 1, end - 1))
            return std::nullopt;
        end = open;
    }
    bool kind = false;
    for (std::size_t at = 0; at < end; ++at) {
        if (!(tokens[at].is_word() || tokens[at].is("'")) || sums.contains(tokens[at].plain()) ||
            (names_part_of_field(tokens[at]) && !tokens[at].is("command")))
            return std::nullopt;
        kind = kind || names_kind(tokens[at]);
    }
    if (!kind || end == 0 || end > longest)
        return std::nullopt;
    found.name = std::string(trimmed(text_between(line.text, tokens, 0, end)));
    return found;
}

// Where the troops of the heading end; the heading's own index where what stands beneath it is not all
// troops.
std::size_t end_of_troops(const std::vector<MailLine>& lines, std::size_t heading,
                          const Vocabulary& vocabulary) {
    const std::size_t indent = lines[heading].indent;
    const bool further_in = heading + 1 < lines.size() && lines[heading + 1].indent > indent;
    std::size_t at = heading + 1;
    for (; at < lines.size(); ++at) {
        const MailLine& line = lines[at];
        if (line.role != MailLine::Role::text || (further_in ? line.indent <= indent : line.after_blank) ||
            kind_told(line, vocabulary))
            break;
        if (std::none_of(line.text.begin(), line.text.end(),
                         [](unsigned char c) { return std::isalpha(c) != 0; }) &&
            at != heading + 1) // the sum of all
            break;
        if (class_word_in(line.text, vocabulary) < ClassWord::name)
            return heading;
    }
    return at;
}

bool must_rate_parts(const Ruleset& ruleset) {
    const auto& traits = ruleset.at(Level::body).traits;
    return std::any_of(traits.begin(), traits.end(),
                       [&](std::size_t index) { return ruleset.traits[index].required; });
}

} // namespace

std::vector<MailLine> with_sums_of_kinds_beneath(std::vector<MailLine> lines, const Vocabulary& vocabulary) {
    constexpr std::size_t fewest = 2;
    if (must_rate_parts(vocabulary.ruleset()))
        return lines;
    std::vector<MailLine> made;
    std::size_t kinds = 0;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        const auto kind = kind_told(lines[at], vocabulary);
        if (!kind && heads_part(lines[at], vocabulary))
            return lines;
        const std::size_t end = kind ? end_of_troops(lines, at, vocabulary) : at;
        if (end <= at + 1 && kind)
            return lines;
        made.push_back(lines[at]);
        if (!kind)
            continue;
        ++kinds;
        const bool plain = class_word_in(kind->name, vocabulary) < ClassWord::name;
        const std::string name =
            plain ? fmt::format("Division \"{}\"", kind->name)
                  : fmt::format("Division {}", std::string(1, static_cast<char>('A' + kinds % 26)));
        MailLine& heading = made.back();
        heading.text = name;
        heading.bullet = false;
        heading.label.clear();
        heading.label_width = 0;
        MailLine sum = heading;
        sum.text = fmt::format("{} {}", name, kind->sum);
        sum.after_blank = false;
        made.insert(made.end(), lines.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                    lines.begin() + static_cast<std::ptrdiff_t>(end));
        made.push_back(std::move(sum));
        at = end - 1;
    }
    return kinds < fewest ? lines : made;
}

} // namespace muster
