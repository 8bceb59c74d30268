// SPDX-License-Identifier: MIT
#include "mail/detail/said_of_troop.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace muster {

bool is_narrower_class(std::int32_t class_value, std::int32_t other, const Vocabulary& vocabulary) {
    const Trait& trait = vocabulary.ruleset().traits[vocabulary.class_trait()];
    const std::string name = trait.value_name(class_value);
    const std::string wider = trait.value_name(other);
    return name.starts_with(wider + ", ");
}

bool may_be_two(const TroopReading& troop) {
    return troop.count == 2 || (troop.numbers.size() == 1 && troop.numbers.front().value == 2);
}

bool tells_both_of_two(const Tokens& tokens, std::size_t begin, std::size_t end, const TroopReading& troop,
                       const Ruleset& ruleset) {
    const auto first = tokens.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = tokens.begin() + static_cast<std::ptrdiff_t>(end);
    if (std::none_of(first, last, [](const Token& token) { return token.is("both"); }))
        return false;
    if (end == begin + 1 && may_be_two(troop))
        return true;
    const auto officers = std::count_if(troop.values.begin(), troop.values.end(), [&](const ValueOf& value) {
        const Trait& trait = ruleset.traits[value.trait];
        return trait.level == Level::unit && trait.is_switch() && value.value == 1;
    });
    return officers == 2 && std::all_of(first, last, [](const Token& token) {
               return token.is_mark() || is_in(WordList::mark_filler, token.plain());
           });
}

bool says_what_is_required(const TroopReading& troop, const Ruleset& ruleset) {
    const auto& traits = ruleset.at(Level::troop).traits;
    return std::all_of(traits.begin(), traits.end(), [&](std::size_t index) {
        return !ruleset.traits[index].required || troop.says(index);
    });
}

bool leaves_arms_open(const TroopReading& troop, const Ruleset& ruleset) {
    constexpr std::size_t few_values = 3; // those of chariots or artillery are known by their own words
    const auto& traits = ruleset.at(Level::troop).traits;
    return std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        return !trait.required && trait.values.size() > few_values && !troop.says(index) &&
               trait.values[static_cast<std::size_t>(trait.default_value)].id == "none";
    });
}

bool leaves_line_open(const TroopReading& troop, const Ruleset& ruleset) {
    const auto& traits = ruleset.at(Level::troop).traits;
    return std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        return ruleset.traits[index].id == "line" && !troop.says(index);
    });
}

bool names_open_trait(std::string_view word, const TroopReading& troop, const Ruleset& ruleset) {
    const std::vector<std::string> forms = forms_of(small_letters(word));
    const auto& traits = ruleset.at(Level::troop).traits;
    return std::any_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_choice() || trait.required || troop.says(index) ||
            trait.values[static_cast<std::size_t>(trait.default_value)].id != "none")
            return false;
        const std::string name = small_letters(trait.name.substr(0, trait.name.find(',')));
        const std::vector<std::string_view> words = words_of(name);
        return words.size() > 1 && std::find(forms.begin(), forms.end(), words.back()) != forms.end();
    });
}

bool denies_nothing(const TroopReading& troop, const Ruleset& ruleset) {
    const auto& traits = ruleset.at(Level::troop).traits;
    return std::all_of(traits.begin(), traits.end(), [&](std::size_t index) {
        const Trait& trait = ruleset.traits[index];
        if (troop.says(index) || !trait.has_words())
            return true;
        for (std::size_t v = 0; v < trait.values.size(); ++v)
            if (trait.values[v].id == "none" || trait.values[v].id == "no")
                return trait.default_value == static_cast<std::int32_t>(v);
        return true;
    });
}

bool denies_thing_of_all(const Tokens& tokens, std::size_t begin, std::size_t at) {
    static const WordSet having{"with", "have", "has", "having", "had", "carry", "mit", "haben"};
    static const WordSet some{"remaining", "remainder", "several", "many", "none", "übrigen"};
    const auto& denial = tokens[at];
    const bool of_things = denial.is("without") || denial.is("w/o") || denial.is("ohne") ||
                           (at > begin && having.contains(tokens[at - 1].plain()));
    const auto of_some = [](const Token& token) {
        return !token.is_word() || token.is_number() || some.contains(token.plain()) ||
               is_in(WordList::mere_talk, token.plain());
    };
    return at == begin ||
           (of_things && std::none_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                                      tokens.begin() + static_cast<std::ptrdiff_t>(at), of_some));
}

bool says_otherwise(const PhraseItem& item, const TroopReading& troop, const Vocabulary& vocabulary) {
    return std::any_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& meaning) {
        const ValueOf& value = meaning.values.front();
        return meaning.source <= Source::name && meaning.values.size() == 1 &&
               value.trait != vocabulary.class_trait() && troop.says(value.trait) &&
               troop.value(value.trait, value.value) != value.value;
    });
}

std::optional<std::string> question_of_quoted(const Tokens& tokens, std::size_t begin, std::size_t end,
                                              const TroopReading& troop, const Vocabulary& vocabulary) {
    const Ruleset& ruleset = vocabulary.ruleset();
    for (std::size_t at = begin; at < end; ++at) {
        const auto match = vocabulary.longest(tokens, at);
        if (!match || match->phrase->meanings.size() != 1 ||
            !tokens[at].plain().starts_with(match->phrase->tokens.front()))
            continue;
        const Meaning& meaning = match->phrase->meanings.front();
        const ValueOf& value = meaning.values.front();
        const Trait& trait = ruleset.traits[value.trait];
        if (meaning.source != Source::name || match->phrase->weak || trait.level != Level::troop ||
            value.trait == vocabulary.class_trait() || troop.says(value.trait) ||
            ruleset.at(Level::troop).defaults[trait.slot] == value.value)
            continue;
        return fmt::format("is it only a name, or have they {} {}?", trait.name,
                           trait.value_name(value.value));
    }
    return std::nullopt;
}

std::string words_of_class(const Phrases& phrases, std::size_t begin, std::size_t end,
                           std::int32_t class_value, const Vocabulary& vocabulary) {
    for (const PhraseItem& item : phrases.items) {
        const auto said = class_said(item, vocabulary);
        if (said && said->first == class_value && item.begin >= begin && item.begin < end)
            return text_between(phrases.line, phrases.tokens, item.begin, item.end);
    }
    return {};
}

bool tells_a_few(const Phrases& phrases, std::size_t begin, std::size_t end, std::int32_t class_value,
                 const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    if (!(tokens[begin].is("few") && begin != 0 &&
          (tokens[begin - 1].is("a") || tokens[begin - 1].is("the"))) &&
        !tokens[begin].is("some"))
        return false;
    for (std::size_t at = begin + 1; at < end; ++at) {
        const std::size_t owner = phrases.owner[at];
        const auto said =
            owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
        if (changes_meaning(tokens[at].plain()) || tokens[at].is_number() ||
            (owner != Phrases::nobody && !(said && said->first == class_value)))
            return false;
    }
    return end > begin + 1;
}

bool may_head_number(const Token& token) {
    return !is_joining_word(token.plain()) &&
           (std::isupper(static_cast<unsigned char>(token.text.front())) != 0 ||
            is_in(WordList::numbered_thing, token.plain()));
}

namespace {

// "4 foot, "Ten Thousand"": whether words alone stand around it between quotation marks.
bool is_word_of_quotation(const Tokens& tokens, std::size_t at, std::size_t begin, std::size_t end) {
    const auto is_told = [&](std::size_t i) { return tokens[i].is_word() || tokens[i].as_word; };
    std::size_t open = at;
    while (open > begin && is_told(open))
        --open;
    std::size_t close = at;
    while (close < end && is_told(close))
        ++close;
    return open > begin && close < end && tokens[open].is("\"") && tokens[close].is("\"") &&
           has_capital_letter(tokens[open + 1]);
}

} // namespace

namespace {

// "1 x (HIM-II-RA)EIV nine months men": counted in front, told in codes, and two words that count nothing.
bool opens_name_behind_codes(const Phrases& phrases, std::size_t at, std::size_t begin, std::size_t end) {
    static const WordSet others{"more", "other", "others", "further", "extra", "additional", "gun",
                                "guns", "of",    "men",    "horse",   "foot",  "in",         "on"};
    const Tokens& tokens = phrases.tokens;
    const bool counted = at > begin + 2 && tokens[begin].is_number() && tokens[begin + 1].is("x");
    const bool coded = counted && (tokens[at - 1].is(")") || (phrases.owner[at - 1] != Phrases::nobody &&
                                                              is_in_capitals(tokens[at - 1].text)));
    return coded && tokens[at].as_word && tokens[at].value > 1 && at + 2 < end && tokens[at + 1].is_word() &&
           phrases.owner[at + 1] == Phrases::nobody && !is_counted_thing(tokens[at + 1].plain()) &&
           !others.contains(tokens[at + 1].plain()) && tokens[at + 2].is_word() &&
           !is_joining_word(tokens[at + 2].plain());
}

} // namespace

bool numbers_a_name(const Phrases& phrases, std::size_t at, std::size_t begin, std::size_t end, bool priced) {
    const Tokens& tokens = phrases.tokens;
    if (tokens[at].as_word && is_word_of_quotation(tokens, at, begin, end))
        return true;
    if (priced)
        return false;
    const bool of_somebody = at > begin && tokens[at - 1].text.ends_with("'s");
    const bool inches = at + 1 < end && tokens[at + 1].is("\"") && !tokens[at + 1].spaced;
    const bool pronoun = tokens[at].as_word && tokens[at].value == 1 && at > begin + 1 &&
                         tokens[at - 2].is("the") && tokens[at - 1].is_word() &&
                         phrases.owner[at - 1] == Phrases::nobody;
    // "two pistols each": what every man carries.
    const bool each = tokens[at].as_word && at + 2 < end && tokens[at + 2].is("each") &&
                      tokens[at + 1].is_word() && phrases.owner[at + 1] == Phrases::nobody &&
                      !has_capital_letter(tokens[at + 1]) && !is_counted_thing(tokens[at + 1].plain()) &&
                      !is_in(WordList::price_word, tokens[at + 1].plain());
    // "1 x (LSC-III-RA), the fifty horsemen": counted in front, and how many men they are.
    const bool of_men = tokens[at].as_word && at > begin + 1 && tokens[at - 1].is("the") &&
                        tokens[begin].is_number() && tokens[begin + 1].is("x") && at + 1 < end &&
                        tokens[at + 1].is_word() && !is_counted_thing(tokens[at + 1].plain());
    return (of_somebody && (tokens[at].as_word || inches)) || pronoun || each || of_men ||
           opens_name_behind_codes(phrases, at, begin, end);
}

bool numbers_label(const Phrases& phrases, std::size_t at, std::size_t begin, std::size_t end,
                   const Vocabulary& vocabulary) {
    const Tokens& tokens = phrases.tokens;
    const auto is_value = [&](std::size_t i) { // no "warband" that may be a class
        const std::size_t owner = phrases.owner[i];
        const auto said =
            owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
        return owner != Phrases::nobody && (!said || said->second == ClassWord::code);
    };
    const bool counted = at > begin && at + 2 < end && tokens[at].as_word && tokens[at + 1].is_number() &&
                         !tokens[at + 1].as_word && phrases.owner[at + 2] != Phrases::nobody;
    if (!counted || !has_capital_letter(tokens[begin]))
        return false;
    for (std::size_t before = begin; before < at; ++before)
        if (!tokens[before].is_word() || is_value(before) || is_joining_word(tokens[before].plain()))
            return false;
    return true;
}

bool numbers_regiment(const PhraseItem& item, const Phrases& phrases, std::size_t end) {
    const Tokens& tokens = phrases.tokens;
    const auto is_numeral = [&](std::size_t at) { return is_roman_number(tokens[at].text); };
    const auto joins = [&](std::size_t at) {
        return tokens[at].is("and") || tokens[at].is("und") || tokens[at].is("&") || tokens[at].is(",");
    };
    std::size_t first = item.begin;
    while (first > 1 && joins(first - 1) && is_numeral(first - 2))
        first -= 2;
    std::size_t behind = item.end;
    while (behind + 1 < end && joins(behind) && is_numeral(behind + 1))
        behind += 2;
    return item.end == item.begin + 1 && is_numeral(item.begin) && first != 0 &&
           is_article(tokens[first - 1].plain()) && behind < end && tokens[behind].is_word() &&
           phrases.owner[behind] == Phrases::nobody && !is_joining_word(tokens[behind].plain());
}

bool ends_name(const PhraseItem& item, const Phrases& phrases, std::size_t begin) {
    if (item.begin == begin)
        return false;
    const auto is_capital = [&](std::size_t at) {
        const auto first = static_cast<unsigned char>(phrases.tokens[at].text.front());
        return std::isupper(first) != 0 || std::isdigit(first) != 0;
    };
    const std::size_t at = item.begin - 1;
    return phrases.owner[at] == Phrases::nobody && phrases.tokens[at].is_word() && is_capital(at) &&
           is_capital(item.begin);
}

bool tells_state(const Token& token) {
    constexpr std::size_t shortest = 6; // letters
    const std::string& word = token.plain();
    return word.size() >= shortest &&
           (word.ends_with("ed") || word.ends_with("less") || word.ends_with("ing"));
}

bool stands_in_brackets(const Phrases& phrases, std::size_t least, std::size_t begin, std::size_t end) {
    const auto is_idle = [&](std::size_t at) {
        const Token& token = phrases.tokens[at];
        return token.is(",") ||
               (token.is_word() && phrases.owner[at] == Phrases::nobody && !changes_meaning(token.plain()) &&
                !is_joining_word(token.plain()) && !is_counted_thing(token.plain()));
    };
    while (begin > least && is_idle(begin - 1))
        --begin;
    while (end < phrases.tokens.size() && is_idle(end))
        ++end;
    return begin > least && end < phrases.tokens.size() && phrases.tokens[begin - 1].is("(") &&
           phrases.tokens[end].is(")");
}

bool is_told_of_them(const Phrases& phrases, std::size_t begin, std::size_t end, bool enough,
                     const Vocabulary& vocabulary) {
    static const WordSet pronouns{"they", "who", "he", "she", "these", "it"};
    const Tokens& tokens = phrases.tokens;
    const std::size_t first = begin != 0 && pronouns.contains(tokens[begin - 1].plain()) ? begin - 1 : begin;
    if (first == 0 || end >= tokens.size() || !tokens[first - 1].is("(") || !tokens[end].is(")") ||
        !pronouns.contains(tokens[first].plain()) || end < first + (enough ? 2 : 4))
        return false;
    for (std::size_t at = first; at < end; ++at)
        if (!tokens[at].is_word() ||
            (phrases.owner[at] != Phrases::nobody && !tokens[at + 1].is("up")) || // "close up"
            is_counted_thing(tokens[at].plain()) || is_in(WordList::shooting, tokens[at].plain()) ||
            is_in(WordList::excepting, tokens[at].plain()) ||
            is_in(WordList::correcting, tokens[at].plain()) ||
            !vocabulary.nearest(tokens[at].plain()).empty())
            return false;
    return true;
}

bool tells_what_would_be(const Tokens& tokens, std::size_t begin, std::size_t at) {
    static const WordSet conditional{"would", "wouldn't", "won't"};
    return tokens[at].is("otherwise") &&
           std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens.begin() + static_cast<std::ptrdiff_t>(at),
                       [](const Token& token) { return conditional.contains(token.plain()); });
}

bool take_typing_error(const Token& token, TroopReading& troop, const Vocabulary& vocabulary) {
    constexpr std::size_t shortest_capital = 6; // letters of a name that may be a mistyped word
    const std::string near = vocabulary.nearest(token.plain());
    if (near.empty() || names_part_of_field(token) || is_in(WordList::common, token.plain()) ||
        (has_capital_letter(token) && token.plain().size() < shortest_capital))
        return false;
    const Tokens known = vocabulary.tokens(near);
    const auto match = known.empty() ? std::nullopt : vocabulary.longest(known, 0);
    if (!match)
        return false;
    for (const Meaning& meaning : match->phrase->meanings) {
        const ValueOf& value = meaning.values.front();
        const Level level = vocabulary.ruleset().traits[value.trait].level;
        if (meaning.values.size() != 1 || meaning.source >= Source::kind ||
            value.trait == vocabulary.class_trait() || (level != Level::troop && level != Level::unit) ||
            troop.says(value.trait))
            continue;
        troop.values.push_back(value);
        troop.doubts.push_back(fmt::format("\"{}\": not understood; read as {}", token.text, near));
        return true;
    }
    return false;
}

bool is_beside_line(const Phrases& phrases, const PhraseItem& item, std::size_t begin,
                    const Ruleset& ruleset) {
    if (ruleset.traits[item.meanings.front().values.front().trait].id != "line")
        return false;
    std::size_t before = item.begin;
    while (before > begin && phrases.tokens[before - 1].is("the"))
        --before;
    if (before == item.begin || before == begin)
        return false;
    const Token& token = phrases.tokens[before - 1];
    return token.is_word() && phrases.owner[before - 1] == Phrases::nobody && !is_joining_word(token.plain());
}

bool stands_among_codes(const Phrases& phrases, const PhraseItem& item, std::size_t begin, std::size_t end) {
    const auto is_known = [&](std::size_t at) {
        const Tokens& tokens = phrases.tokens;
        return at < begin || at >= end || tokens[at].is_mark() || phrases.owner[at] != Phrases::nobody ||
               tokens[at].is("x") || tokens[at].is_number();
    };
    return (item.begin == 0 || is_known(item.begin - 1)) && is_known(item.end);
}

std::vector<std::string> twin_numerals(const Tokens& tokens, std::size_t begin, std::size_t end) {
    std::vector<std::string> twins;
    for (std::size_t at = begin + 1; at < end; ++at)
        if (is_roman_number(tokens[at].text) && tokens[at].text == tokens[at - 1].text)
            twins.push_back(tokens[at].text);
    return twins;
}

} // namespace muster
