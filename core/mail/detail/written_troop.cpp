// SPDX-License-Identifier: MIT
#include "mail/detail/written_troop.h"

#include "army/army.h"
#include "base/letters.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/written_code.h"
#include "mail/detail/written_count.h"
#include "mail/detail/written_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <regex>

namespace muster {

namespace {

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// Codes are written in capitals: HIM, III, EIV, HIS+, 3Kn.
bool looks_like_code(std::string_view word) {
    const auto small =
        std::count_if(word.begin(), word.end(), [](unsigned char c) { return std::islower(c); });
    const bool capital =
        std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isupper(c); });
    return capital && (small == 0 || (word.size() - static_cast<std::size_t>(small) >= 1 &&
                                      word.size() <= 6 && small <= 2));
}

class TroopReader {
public:
    TroopReader(const Ruleset& ruleset, const Lexicon& lexicon) : ruleset_(ruleset), lexicon_(lexicon) {}

    WrittenTroop read(std::string text) {
        take_choice(text, troop_);
        take_price(text, troop_, !ruleset_.conversion.price.empty());
        take_count(text, troop_);
        take_bracketed(text);
        words_ = words_of_troop(text);
        taken_.assign(words_.size(), false);
        take_spelt_codes();
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (!taken_[i] && looks_like_code(words_[i]) && !is_ambiguous(words_[i]))
                taken_[i] = take_word(words_[i]) || take_marred_code(words_[i]);
        in_common_words_ = true;
        code_is_complete_ = says_all_required();
        // "archers" says less than "foot open srw" around it: kinds of troops come behind what is said
        // outright.
        for (const bool kinds : {false, true}) {
            in_kinds_ = kinds;
            for (std::size_t i = 0; i < words_.size(); ++i)
                if (!code_is_complete_ || !begins_name(words_[i]))
                    i += take_phrase(i);
        }
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (!taken_[i])
                guess(i);
        for (std::size_t i = 0; i < words_.size(); ++i)
            take_hint(i);
        keep_loose_beside_name();
        make_name();
        return std::move(troop_);
    }

private:
    // Only "light dragoons" may be a name, not "light, (LSC-III-RA)".
    void keep_loose_beside_name() {
        std::erase_if(troop_.loose, [&](const WrittenTroop::Loose& loose) {
            const auto word = std::find(words_.begin(), words_.end(), loose.words);
            const auto next = word == words_.end() ? 0 : static_cast<std::size_t>(word - words_.begin()) + 1;
            return next == 0 || next >= words_.size() || taken_[next];
        });
    }

    // What is left, without what only holds a list together: "10 vignettes of", "class E", "(one with
    // General)".
    void make_name() {
        std::vector<std::string> left;
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (!taken_[i] && !(is_filler(words_[i]) && (left.empty() || i > 0)))
                left.push_back(words_[i]);
        constexpr std::string_view open_ends[] = {"with", "and",       "one", "1", "+", "=",
                                                  "incl", "including", "of",  "&", "-"};
        const auto is_open = [&](const std::string& word) {
            return std::find(std::begin(open_ends), std::end(open_ends), lowered(word)) !=
                   std::end(open_ends);
        };
        while (!left.empty() && is_open(left.back()))
            left.pop_back();
        while (!left.empty() && is_open(left.front()))
            left.erase(left.begin());
        troop_.name = joined(left, " ");
    }

    // What the rule set calls a troop, and the names of its traits.
    [[nodiscard]] bool is_filler(const std::string& word) const {
        const std::string wanted = everyday(lowered(word));
        const std::string unit = lowered(ruleset_.level_words[static_cast<std::size_t>(Level::unit)]);
        const std::string troop = lowered(ruleset_.level_words[static_cast<std::size_t>(Level::troop)]);
        constexpr std::string_view pieces[] = {"vignette", "vignettes", "element",
                                               "elements", "figures",   "stands"};
        if (wanted == troop || wanted == troop + "s" || wanted == unit ||
            std::find(std::begin(pieces), std::end(pieces), wanted) != std::end(pieces))
            return true;
        const std::vector<std::size_t>& traits = ruleset_.at(Level::troop).traits;
        return std::islower(static_cast<unsigned char>(word.front())) != 0 &&
               std::any_of(traits.begin(), traits.end(),
                           [&](std::size_t trait) { return ruleset_.traits[trait].id == wanted; });
    }

    // "+AA(EII)", the only codes with brackets inside.
    void take_bracketed(std::string& text) {
        for (const std::string& code : lexicon_.bracketed()) {
            const std::size_t at = lowered(text).find(code);
            if (at != std::string::npos && take_meaning(code))
                text.replace(at, code.size(), " ");
        }
    }

    // Such as D, which may be how well or how heavily armed: the words around it come first.
    [[nodiscard]] bool is_ambiguous(std::string_view word) const {
        const std::vector<Meaning>& meanings = lexicon_.meanings(word);
        return meanings.size() > 1 && !meanings.front().kind;
    }

    [[nodiscard]] bool says_all_required() const {
        const std::vector<std::size_t>& traits = ruleset_.at(Level::troop).traits;
        return std::all_of(traits.begin(), traits.end(), [&](std::size_t trait) {
            return !ruleset_.traits[trait].required || troop_.says(trait);
        });
    }

    // "Light" of "(LIN-III-RA) Light infantry", where the code has said it all; but not "General".
    [[nodiscard]] bool begins_name(std::string_view word) const {
        if (std::isupper(static_cast<unsigned char>(word.front())) == 0 || looks_like_code(word))
            return false;
        const std::vector<std::size_t>& traits = ruleset_.at(Level::troop).traits;
        if (std::any_of(traits.begin(), traits.end(), [&](std::size_t trait) {
                const std::vector<TraitValue>& values = ruleset_.traits[trait].values;
                return std::any_of(values.begin(), values.end(),
                                   [&](const TraitValue& value) { return value.short_form == word; });
            }))
            return false;
        const std::vector<Meaning>& meanings = lexicon_.meanings(word);
        return std::none_of(meanings.begin(), meanings.end(), [&](const Meaning& meaning) {
            return ruleset_.traits[meaning.values.front().trait].is_switch();
        });
    }

    [[nodiscard]] bool is_free(const Meaning& meaning) const {
        return std::none_of(meaning.values.begin(), meaning.values.end(), [&](const ValueOf& value) {
            return troop_.says(value.trait) &&
                   std::find(troop_.values.begin(), troop_.values.end(), value) == troop_.values.end();
        });
    }

    // Codes mean what the rule set says; other words also what they say in everyday speech.
    [[nodiscard]] const std::vector<Meaning>& meanings(std::string_view word) const {
        const std::vector<Meaning>& exact = lexicon_.meanings(word);
        if (!exact.empty() || !in_common_words_)
            return exact;
        const std::string plain = plain_words(word);
        const std::vector<Meaning>& common = lexicon_.meanings(everyday(plain));
        return common.empty() ? lexicon_.meanings(everyday(singular(plain))) : common;
    }

    bool take_meaning(std::string_view word) {
        for (const Meaning& meaning : meanings(word)) {
            const bool news = std::any_of(meaning.values.begin(), meaning.values.end(),
                                          [&](const ValueOf& value) { return !troop_.says(value.trait); });
            if (!is_free(meaning) || !news)
                continue;
            for (const ValueOf& value : meaning.values) {
                if (troop_.says(value.trait))
                    continue;
                troop_.values.push_back(value);
                if (code_is_complete_ && !ruleset_.traits[value.trait].required)
                    troop_.loose.push_back({value, std::string(word)});
            }
            troop_.from_kind = troop_.from_kind || meaning.kind;
            if (meaning.guess)
                troop_.guesses.push_back(fmt::format("{} is {}", word, words_for(meaning)));
            return true;
        }
        return false;
    }

    // Whole, or as two known pieces, or as known pieces between hyphens.
    bool take_word(std::string_view word) {
        if (take_meaning(word))
            return true;
        if (word.size() > 2 && is_digit(word.front()) && take_meaning(word.substr(1)))
            return true; // 3Kn
        if (const std::size_t grade = word.find('('); grade != std::string_view::npos)
            if (take_word(word.substr(0, grade))) {
                troop_.guesses.push_back(fmt::format("the grade of {} is left out", word));
                return true;
            }
        for (std::size_t size = word.size() - 1; size > 0; --size)
            if ((looks_like_code(word) || std::isalnum(static_cast<unsigned char>(word[size])) == 0) &&
                known(word.substr(0, size)) && known(word.substr(size)))
                return take_both(word.substr(0, size), word.substr(size));
        const std::vector<std::string_view> parts =
            parts_of(word, word.find('-') != std::string_view::npos   ? '-'
                           : word.find('+') != std::string_view::npos ? '+'
                                                                      : '/');
        if (parts.size() < 2 ||
            !std::all_of(parts.begin(), parts.end(), [&](auto part) { return known(part); }))
            return false;
        bool any = false;
        for (const std::string_view part : parts)
            any = take_meaning(part) || any;
        return any;
    }

    bool take_both(std::string_view first, std::string_view second) {
        const bool one = take_meaning(first);
        return take_meaning(second) || one;
    }

    [[nodiscard]] bool known(std::string_view word) const { return !meanings(word).empty(); }

    // "C in C", before its letters are taken one by one.
    void take_spelt_codes() {
        constexpr std::size_t words = 3;
        for (std::size_t first = 0; first + words <= words_.size(); ++first) {
            const std::string phrase = words_[first] + " " + words_[first + 1] + " " + words_[first + 2];
            if (words_[first].size() == 1 && !lexicon_.meanings(phrase).empty() && take_meaning(phrase))
                std::fill_n(taken_.begin() + static_cast<std::ptrdiff_t>(first), words, true);
        }
    }

    // Tells how many more words must wait: those of "light horse", while kinds are not read.
    std::size_t take_phrase(std::size_t first) {
        std::size_t most = std::min(lexicon_.most_words(), words_.size() - first);
        for (; most > 0; --most) {
            std::string phrase;
            bool free = true;
            for (std::size_t i = first; i < first + most; ++i) {
                phrase += (phrase.empty() ? "" : " ") + words_[i];
                free = free && !taken_[i];
            }
            if (free && !in_kinds_ && is_kind(phrase))
                return most - 1;
            if (!free || !(most == 1 ? take_word(phrase) : take_meaning(phrase)))
                continue;
            std::fill_n(taken_.begin() + static_cast<std::ptrdiff_t>(first), most, true);
            break;
        }
        return 0;
    }

    [[nodiscard]] bool is_kind(std::string_view phrase) const {
        const std::vector<Meaning>& all = meanings(phrase);
        return !all.empty() && std::all_of(all.begin(), all.end(), [](const Meaning& m) { return m.kind; });
    }

    // A word in small letters, or a code, that is mistyped; "no sheild" by both its words.
    void guess(std::size_t at) {
        const std::string& word = words_[at];
        if (taken_[at] ||
            (std::isupper(static_cast<unsigned char>(word.front())) != 0 && !looks_like_code(word)))
            return;
        const std::size_t essence = ruleset_.at(Level::troop).traits.front();
        if (word.size() > 2 && is_in_capitals(word) && !troop_.says(essence) &&
            values_near(ruleset_.traits[essence], word).size() == 1) {
            take_marred_part(essence, word); // "2 HMI III RA"
            taken_[at] = true;
            return;
        }
        const std::string near = lexicon_.nearest(word);
        if (near.empty())
            return;
        if (at > 0 && !taken_[at - 1] && take_meaning(words_[at - 1] + " " + near))
            taken_[at - 1] = taken_[at] = true;
        else if (take_meaning(near))
            taken_[at] = true;
        if (taken_[at])
            troop_.guesses.push_back(fmt::format("{} is taken for {}", muster::quoted(word), near));
    }

    // "(HIM-II-RE)": by its place in the notation RE must be an army class, and only RA is near it.
    bool take_marred_code(std::string_view word) {
        const std::vector<std::string_view> parts = parts_of(word, '-');
        if (parts.size() < 2 ||
            std::none_of(parts.begin(), parts.end(), [&](auto part) { return known(part); }))
            return false;
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (!known(parts[i]) && (parts[i].empty() || !trait_in_code(ruleset_, parts.size(), i)))
                return false;
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (!take_meaning(parts[i]) && !known(parts[i]))
                take_marred_part(*trait_in_code(ruleset_, parts.size(), i), parts[i]);
        return true;
    }

    void take_marred_part(std::size_t index, std::string_view part) {
        const Trait& trait = ruleset_.traits[index];
        const std::vector<std::int32_t> near = values_near(trait, part);
        if (near.size() != 1 || troop_.says(index)) {
            troop_.problems.push_back(no_value_of(trait, part, ruleset_));
            return;
        }
        troop_.values.push_back({index, near.front()});
        troop_.guesses.push_back(
            fmt::format("{} is taken for {}", muster::quoted(part),
                        trait.values[static_cast<std::size_t>(near.front())].short_form));
    }

    // An alias of the rule set, "trolls": it fills what is open, and stays in the name.
    void take_hint(std::size_t first) {
        constexpr std::size_t longest = 3; // words
        for (std::size_t count = std::min(longest, words_.size() - first); count > 0; --count) {
            const auto begin = words_.begin() + static_cast<std::ptrdiff_t>(first);
            const auto is_taken = taken_.begin() + static_cast<std::ptrdiff_t>(first);
            if (std::find(is_taken, is_taken + static_cast<std::ptrdiff_t>(count), true) !=
                is_taken + static_cast<std::ptrdiff_t>(count))
                continue;
            const std::string phrase = joined({begin, begin + static_cast<std::ptrdiff_t>(count)}, " ");
            const std::vector<ValueOf>* hint = lexicon_.hint(phrase);
            if (hint == nullptr && count == 1)
                hint = lexicon_.hint(lexicon_.nearest_hint(phrase));
            if (hint == nullptr && is_kind(phrase))
                hint = &meanings(phrase).front().values; // that other words contradict in part
            if (hint != nullptr && fill_in(*hint, phrase))
                return;
        }
    }

    bool fill_in(const std::vector<ValueOf>& hint, const std::string& phrase) {
        const std::size_t essence = ruleset_.at(Level::troop).traits.front();
        const bool says_essence = std::any_of(hint.begin(), hint.end(),
                                              [&](const ValueOf& value) { return value.trait == essence; });
        const bool is_troop = troop_.counted || !troop_.values.empty();
        const bool another =
            says_essence && troop_.says(essence) &&
            std::none_of(hint.begin(), hint.end(), [&](const ValueOf& value) {
                return value.trait == essence &&
                       std::find(troop_.values.begin(), troop_.values.end(), value) != troop_.values.end();
            });
        if (another || (says_essence && !is_troop))
            return false;
        Meaning news{{}, true, false};
        for (const ValueOf& value : hint)
            if (!troop_.says(value.trait))
                news.values.push_back(value);
        if (news.values.empty())
            return true;
        troop_.from_kind = troop_.from_kind || (says_essence && !troop_.says(essence));
        troop_.values.insert(troop_.values.end(), news.values.begin(), news.values.end());
        troop_.guesses.push_back(fmt::format("{} is taken for {}", muster::quoted(phrase), words_for(news)));
        return true;
    }

    [[nodiscard]] std::string words_for(const Meaning& meaning) const {
        std::vector<std::string> words;
        for (const ValueOf& value : meaning.values)
            if (ruleset_.traits[value.trait].required ||
                value.value != ruleset_.traits[value.trait].default_value)
                words.push_back(ruleset_.traits[value.trait].value_name(value.value));
        return joined(words, ", ");
    }

    const Ruleset& ruleset_;
    const Lexicon& lexicon_;
    WrittenTroop troop_;
    std::vector<std::string> words_;
    std::vector<bool> taken_;
    bool in_common_words_ = false;  // the codes are read
    bool in_kinds_ = false;         // and what is said outright
    bool code_is_complete_ = false; // and said all that must be said
};

} // namespace

bool WrittenTroop::says(std::size_t trait) const {
    return std::any_of(values.begin(), values.end(), [&](const ValueOf& v) { return v.trait == trait; });
}

WrittenTroop read_written_troop(std::string_view text, const Ruleset& ruleset, const Lexicon& lexicon) {
    return TroopReader(ruleset, lexicon).read(std::string(text));
}

} // namespace muster
