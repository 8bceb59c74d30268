// SPDX-License-Identifier: MIT
#include "mail/detail/vocabulary.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/known_lines.h"
#include "mail/detail/reading_time.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <bit>
#include <cctype>

namespace muster {

namespace {

constexpr std::size_t shortest_typing_error = 4; // letters of a word that may be mistyped

// A capital with only small letters behind it: "Ii", "Ii's".
bool is_title(std::string_view word) {
    if (word.ends_with("'s"))
        word.remove_suffix(2);
    return word.size() > 1 && std::isupper(static_cast<unsigned char>(word.front())) != 0 &&
           std::all_of(word.begin() + 1, word.end(), [](unsigned char c) { return std::islower(c) != 0; });
}

// Codes that are common words in small letters.
bool is_common_word(std::string_view small) {
    static const std::unordered_set<std::string_view> words{
        "be", "le", "art", "hi", "el", "ch", "co", "lo", "he", "is", "his", "him", "cat", "ind", "ft"};
    return words.contains(small);
}

} // namespace

bool is_in_capitals(std::string_view word) {
    return std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isupper(c) != 0; }) &&
           std::none_of(word.begin(), word.end(), [](unsigned char c) { return std::islower(c) != 0; });
}

bool is_roman_number(std::string_view word) {
    return std::find(std::begin(roman_numbers), std::end(roman_numbers), word) != std::end(roman_numbers);
}

std::vector<ValueOf> values_of(const Pattern& pattern, const Ruleset& ruleset) {
    std::vector<ValueOf> values;
    for (const ValueTest& test : pattern.values)
        for (const std::size_t index : ruleset.at(test.level).traits)
            if (!ruleset.traits[index].is_text() && ruleset.traits[index].slot == test.slot)
                values.push_back({index, std::countr_zero(test.mask)});
    return values;
}

Vocabulary::Vocabulary(const Ruleset& ruleset) : ruleset_(ruleset) {
    class_trait_ = ruleset_.at(Level::troop).traits.front();
    for (const TraitValue& value : ruleset_.traits[class_trait_].values)
        for (const std::string_view word : words_of(value.name))
            class_words_.insert(small_letters(word));
    add_labels();
    for (const Level level : {Level::troop, Level::unit, Level::body, Level::army})
        add_traits(level);
    add_notation();
    add_conversion();
    for (const SheetMark& mark : ruleset_.sheet.marks) // "★", from a sheet
        add(mark.sign, {values_of(mark.filter.selection.pattern, ruleset_), Source::name});
    find_named_after_class();
    merge_plurals();
    read_names();
}

void Vocabulary::read_names() {
    names_.resize(ruleset_.traits.size());
    for (const std::size_t index : ruleset_.at(Level::troop).traits)
        if (const Trait& trait = ruleset_.traits[index]; trait.is_choice())
            names_[index] = tokens(trait.name + " " + trait.id);
}

// "Pikes" of a conversion is the weapon "pike" too, and "darts" of an engine the weapon "dart".
void Vocabulary::merge_plurals() {
    for (Phrase& phrase : phrases_) {
        if (phrase.tokens.size() != 1)
            continue;
        const bool named = std::any_of(phrase.meanings.begin(), phrase.meanings.end(),
                                       [](const Meaning& meaning) { return meaning.source <= Source::name; });
        if (named && !is_named_after_class(phrase.meanings.front().values.front().trait))
            continue;
        const std::vector<std::string> forms = forms_of(phrase.tokens.front());
        for (std::size_t i = 1; i < forms.size(); ++i) {
            const auto found = by_text_.find(forms[i]);
            if (found == by_text_.end())
                continue;
            std::vector<Meaning> others = phrases_[found->second].meanings;
            if (named)
                std::erase_if(others, [&](const Meaning& other) {
                    return std::any_of(phrase.meanings.begin(), phrase.meanings.end(),
                                       [&](const Meaning& known) { return known.values == other.values; });
                });
            phrase.meanings.insert(named ? phrase.meanings.end() : phrase.meanings.begin(), others.begin(),
                                   others.end());
        }
    }
}

void Vocabulary::find_named_after_class() {
    const Trait& classes = ruleset_.traits[class_trait_];
    for (const std::size_t trait : ruleset_.at(Level::troop).traits)
        // "General's mount and guard" is about more than the class.
        if (trait != class_trait_ && ruleset_.traits[trait].name.find(' ') == std::string::npos &&
            std::any_of(classes.values.begin(), classes.values.end(), [&](const TraitValue& value) {
                return share_a_word(ruleset_.traits[trait].name, value.name);
            }))
            named_after_class_.insert(trait);
}

void Vocabulary::remember_lines() {
    known_lines_ = std::make_shared<KnownLines>();
}

void Vocabulary::limit_time(std::chrono::milliseconds most) {
    time_ = std::make_shared<ReadingTime>(most);
}

void Vocabulary::forget_lines() {
    if (known_lines_)
        remember_lines();
}

void Vocabulary::set_signs_apart() {
    forget_lines();
    signs_apart_ = true;
}

void Vocabulary::spend_time() const {
    if (time_)
        time_->look();
}

Tokens Vocabulary::tokens(std::string_view line) const {
    spend_time();
    return remembered(line, *this, &KnownLines::tokens, [&] { return Tokens(tokens_read(line)); });
}

std::vector<Token> Vocabulary::tokens_read(std::string_view line) const {
    std::vector<Token> tokens =
        tokens_of(line, [this](const std::string& word) { return with_digits_.contains(word); });
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
        if (!tokens[at].is_word() || !tokens[at + 1].is(".") || tokens[at + 1].spaced)
            continue;
        bool cut = is_in(WordList::short_form, tokens[at].plain());
        if (std::string word = word_cut_to(tokens[at].plain()); !word.empty()) {
            tokens[at].forms.push_back(std::move(word));
            cut = true;
        }
        const bool goes_on = at + 2 < tokens.size() && tokens[at + 2].is_word();
        if (cut && goes_on) // the dot of "comp. bow" ends no sentence
            tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at + 1));
    }
    return tokens;
}

bool Vocabulary::begins_phrase(const Token& token) const {
    return std::any_of(token.forms.begin(), token.forms.end(),
                       [this](const std::string& form) { return by_first_.contains(form); });
}

// The word that an abbreviation stands for: "javelin" for "jav". Nothing if it is a word itself, or if words
// that differ in more than their ending begin so.
std::string Vocabulary::word_cut_to(const std::string& beginning) const {
    constexpr std::size_t shortest = 3; // letters
    const auto first = by_first_.lower_bound(beginning);
    if (beginning.size() < shortest || first == by_first_.end() || first->first == beginning)
        return {};
    for (auto next = first; next != by_first_.end() && next->first.starts_with(beginning); ++next)
        if (!next->first.starts_with(first->first)) // "javelins" and "javelinmen" do
            return {};
    return first->first.starts_with(beginning) ? first->first : std::string();
}

Phrase& Vocabulary::phrase(std::string_view words) {
    const std::string text = small_letters(folded(words));
    const auto [found, is_new] = by_text_.emplace(text, phrases_.size());
    if (is_new) {
        Phrase made;
        for (const std::string_view word : words_of(text))
            if (word.find_first_of("0123456789") != std::string_view::npos)
                with_digits_.insert(std::string(word));
        for (const Token& token : tokens_read(text)) // known lines may be of before
            made.tokens.push_back(token.text);
        if (!made.tokens.empty())
            by_first_[made.tokens.front()].push_back(phrases_.size());
        phrases_.push_back(std::move(made));
    }
    return phrases_[found->second];
}

void Vocabulary::add(std::string_view words, Meaning meaning, bool exact) {
    const std::string small = small_letters(folded(words));
    if (small.empty() || small == "–" || small == "-" || small == "none" || small == "no" || small == "yes" ||
        whole_number(small) || meaning.values.empty())
        return;
    Phrase& known = phrase(words);
    if (exact || small.size() == 1 || is_common_word(small))
        known.exact = folded(words);
    const auto same = [&](const Meaning& other) { return other.values == meaning.values; };
    if (std::none_of(known.meanings.begin(), known.meanings.end(), same))
        known.meanings.push_back(std::move(meaning));
    const std::size_t first = known.meanings.front().values.front().trait;
    static const std::unordered_set<std::string_view> adjectives{"main", "off", "key", "support", "defences"};
    known.weak = known.tokens.size() == 1 && first != class_trait_ &&
                 (adjectives.contains(small) || is_bound_to_class(ruleset_.traits[first]));
}

bool Vocabulary::is_class_code(const Token& token) const {
    const auto known = token.is_word() ? by_text_.find(token.plain()) : by_text_.end();
    if (known == by_text_.end() || phrases_[known->second].meanings.empty())
        return false;
    const Meaning& meaning = phrases_[known->second].meanings.front();
    return meaning.source == Source::code && meaning.values.front().trait == class_trait_;
}

std::size_t Vocabulary::match_length(const Phrase& phrase, const Tokens& tokens, std::size_t at) const {
    std::size_t i = at;
    if (phrase.small_only && tokens[at].text != phrase.tokens.front())
        return 0;
    for (std::size_t k = 0; k < phrase.tokens.size(); ++k, ++i) {
        const std::string& wanted = phrase.tokens[k];
        // "four-horse" and "four horse" are one.
        if (k != 0 && wanted != "-")
            while (i < tokens.size() && tokens[i].is("-") && !tokens[i].spaced && i + 1 < tokens.size() &&
                   !tokens[i + 1].spaced)
                ++i;
        if (k != 0 && wanted != "the" && i < tokens.size() && is_article(tokens[i].plain()))
            ++i; // "off the main line", "abseits der Linie"
        if (i >= tokens.size() || !tokens[i].has_form(wanted))
            return 0;
        // A suffix such as "+" or "-D" belongs to what it touches.
        if (k != 0 && (wanted == "+" || wanted == "-") && tokens[i].spaced)
            return 0;
    }
    // "20 hi pilum" counts them; "Hi Keith" does not.
    const bool code = !phrase.meanings.empty() && phrase.meanings.front().source == Source::code;
    const bool counted =
        at != 0 && phrase.exact.size() > 1 && code && (tokens[at - 1].is_number() || tokens[at - 1].is("x"));
    // "Ii red devils" is no II.
    const bool of_class = code && phrase.meanings.front().values.front().trait == class_trait_;
    if (code && !of_class && i == at + 1 && is_title(tokens[at].text))
        return 0;
    // "hiw-v" is a code in small letters, and so is that of "hiw v ra".
    const bool hyphened = code && ((at >= 2 && tokens[at - 1].is("-") && !tokens[at - 1].spaced &&
                                    !tokens[at].spaced && is_class_code(tokens[at - 2])) ||
                                   (!of_class && at >= 1 && is_class_code(tokens[at - 1]) &&
                                    at + 1 < tokens.size() && is_code(tokens, at + 1)));
    if (!phrase.exact.empty() && i == at + 1 && tokens[at].text != phrase.exact &&
        !is_in_capitals(tokens[at].text) && !counted && !hyphened &&
        !(of_class && opens_notation(tokens, at)))
        return 0;
    const std::string& last = phrase.tokens.back();
    // "HIS-III" does not hold "HIS-".
    if ((last == "-" || last == "+") && phrase.tokens.size() > 1 && i < tokens.size() && !tokens[i].spaced &&
        (tokens[i].is_word() || tokens[i].is_number()))
        return 0;
    return i - at;
}

// "his-iv-ra", "him iii ra": what stands behind the word makes it a code, not "his" of "his guard".
bool Vocabulary::opens_notation(const Tokens& tokens, std::size_t at) const {
    if (at + 2 >= tokens.size())
        return false;
    const Token& next = tokens[at + 1];
    const bool tied = (next.is("-") || next.is("/")) && !next.spaced && !tokens[at + 2].spaced;
    return tied ? is_code(tokens, at + 2) : is_code(tokens, at + 1) && is_code(tokens, at + 2);
}

std::optional<PhraseMatch> Vocabulary::longest(const Tokens& tokens, std::size_t at) const {
    std::optional<PhraseMatch> best;
    for (const std::string& form : tokens[at].forms) {
        const auto found = by_first_.find(form);
        if (found == by_first_.end())
            continue;
        for (const std::size_t index : found->second) {
            const Phrase& candidate = phrases_[index];
            if (candidate.meanings.empty() && candidate.labels.empty())
                continue;
            const std::size_t length = match_length(candidate, tokens, at);
            const bool closer =
                best && at + length == best->end && // "in the line" is not "in line"
                (candidate.small_only || candidate.tokens.size() > best->phrase->tokens.size());
            if (length != 0 && (!best || at + length > best->end || closer))
                best = PhraseMatch{&candidate, at, at + length};
        }
    }
    return best;
}

std::optional<std::int32_t> Vocabulary::value_of(const Trait& trait, const Tokens& tokens, std::size_t begin,
                                                 std::size_t end) const {
    if (begin >= end)
        return std::nullopt;
    if (end == begin + 1 && tokens[begin].is_number()) {
        const std::int32_t number = tokens[begin].value;
        for (std::size_t v = 0; v < trait.values.size(); ++v)
            if (trait.values[v].id == std::to_string(number) ||
                (number >= 1 && number <= 5 && trait.values[v].id == roman_numbers[number - 1]))
                return static_cast<std::int32_t>(v);
        return std::nullopt;
    }
    if (end == begin + 1)
        for (std::size_t v = 0; v < trait.values.size(); ++v)
            if (tokens[begin].is(small_letters(trait.values[v].id)) ||
                tokens[begin].is(small_letters(trait.values[v].short_form)))
                return static_cast<std::int32_t>(v);
    const auto match = longest(tokens, begin);
    if (!match || match->end != end)
        return std::nullopt;
    for (const Meaning& meaning : match->phrase->meanings)
        if (meaning.values.size() == 1 && &ruleset_.traits[meaning.values.front().trait] == &trait)
            return meaning.values.front().value;
    return std::nullopt;
}

std::string Vocabulary::nearest(std::string_view small_word) const {
    if (small_word.size() < shortest_typing_error)
        return {};
    for (const Phrase& phrase : phrases_) {
        if (phrase.tokens.size() != 1)
            continue;
        const std::string& known = phrase.tokens.front();
        if (known.size() < shortest_typing_error - 1 || known == small_word)
            continue;
        const std::size_t difference = known.size() > small_word.size() ? known.size() - small_word.size()
                                                                        : small_word.size() - known.size();
        if (difference > 1)
            continue;
        // One letter changed, added, left out, or two swapped.
        std::size_t front = 0;
        while (front < std::min(known.size(), small_word.size()) && known[front] == small_word[front])
            ++front;
        std::size_t back = 0;
        while (back < std::min(known.size(), small_word.size()) - front &&
               known[known.size() - 1 - back] == small_word[small_word.size() - 1 - back])
            ++back;
        const std::size_t left = known.size() - front - back;
        const std::size_t other = small_word.size() - front - back;
        const bool swapped = left == 2 && other == 2 && known[front] == small_word[front + 1] &&
                             known[front + 1] == small_word[front];
        if ((left <= 1 && other <= 1) || swapped)
            return known;
    }
    return {};
}

bool Vocabulary::is_code(const Tokens& tokens, std::size_t at) const {
    const auto match = longest(tokens, at);
    return match && !match->phrase->meanings.empty() &&
           match->phrase->meanings.front().source == Source::code &&
           match->phrase->meanings.front().values.front().trait != class_trait_;
}

bool Vocabulary::share_a_word(std::string_view name, std::string_view other) const {
    const Tokens words = tokens(name);
    const Tokens others = tokens(other);
    return std::any_of(words.begin(), words.end(), [&](const Token& word) {
        return word.is_word() && !is_joining_word(word.plain()) &&
               std::any_of(others.begin(), others.end(),
                           [&](const Token& one) { return one.is(word.plain()); });
    });
}

bool Vocabulary::is_leader(std::int32_t class_value) const {
    if (!ruleset_.size || class_value < 0)
        return false;
    const std::size_t slot = ruleset_.traits[class_trait_].slot;
    for (const SheetFilter& filter : ruleset_.size->single)
        for (const ValueTest& test : filter.selection.pattern.values)
            if (test.level == Level::troop && test.slot == slot &&
                ((test.mask >> static_cast<unsigned>(class_value)) & 1U) != 0)
                return true;
    return false;
}

} // namespace muster
