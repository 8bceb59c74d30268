// SPDX-License-Identifier: MIT
#include "lists/written_troop.h"

#include "army/army.h"
#include "base/letters.h"
#include "base/text.h"
#include "lists/everyday_words.h"

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
        take_choice(text);
        take_price(text);
        take_count(text);
        take_bracketed(text);
        words_ = split(join_grades(text));
        taken_.assign(words_.size(), false);
        take_spelt_codes();
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (!taken_[i] && looks_like_code(words_[i]) && !is_ambiguous(words_[i]))
                taken_[i] = take_word(words_[i]);
        in_common_words_ = true;
        code_is_complete_ = says_all_required();
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (!code_is_complete_ || !begins_name(words_[i]))
                take_phrase(i);
        for (std::size_t i = 0; i < words_.size(); ++i)
            if (!taken_[i])
                taken_[i] = guess(words_[i]);
        keep_loose_beside_name();
        make_name();
        return std::move(troop_);
    }

private:
    static std::optional<std::int32_t> taken(std::string& text, const std::regex& pattern) {
        std::smatch match;
        if (!std::regex_search(text, match, pattern))
            return std::nullopt;
        const auto number = whole_number(plain_number(match[1].str()));
        text = match.prefix().str() + " " + match.suffix().str();
        return number;
    }

    static std::regex price_pattern(std::string_view before, std::string_view behind) {
        return std::regex(fmt::format("{}{}{}", before, number_pattern, behind), std::regex::icase);
    }

    // "@ 7", "35 IP each", "= 140", "72 pts", and a number in a last column
    void take_price(std::string& text) {
        static const std::regex at =
            price_pattern(R"((?:@|à\s)\s*)", R"((?:\s*(?:pts?|points?|punkte|each|ip|ap)\b)*)");
        static const std::regex apiece =
            price_pattern(R"(\b)", R"(\s*(?:pts?|points?|punkte|ip)?\s*(?:each|apiece|je|per figure)\b)");
        static const std::regex equals =
            price_pattern(R"(=\s*)", R"((?:\s*(?:pts?|points?|punkte|ip|ap)\b)*)");
        static const std::regex points = price_pattern(R"(\b)", R"(\s*(?:pts?|points?|punkte|ip)\b)");
        static const std::regex column = price_pattern(R"((?:\s{2,}|\.{2,}\s*))", R"(\s*$)");
        static const std::regex counted(R"(^\s*[0-9]{1,3}(?:\s*[xX*×]|\s)|[@=]|\s[xX]\s*[0-9])");
        const bool may_end_in_price = !ruleset_.conversion.price.empty() && std::regex_search(text, counted);
        troop_.each = taken(text, at);
        if (!troop_.each)
            troop_.each = taken(text, apiece);
        troop_.sum = taken(text, equals);
        if (!troop_.sum)
            troop_.sum = taken(text, points);
        if (!troop_.sum && may_end_in_price)
            troop_.sum = taken(text, column);
    }

    void take_count(std::string& text) {
        static const std::regex patterns[] = {
            std::regex(R"(^\s*([0-9]{1,3})\s*[xX*]\s*)"), std::regex(R"(^\s*[xX]\s*([0-9]{1,3})\b)"),
            std::regex(R"(^\s*([0-9]{1,3})\s*×\s*)"),     std::regex(R"(^\s*([0-9]{1,3})\s+)"),
            std::regex(R"(\s[xX*]\s*([0-9]{1,3})\s*$)"),  std::regex(R"(\s[xX*]\s*([0-9]{1,3})\b)"),
            std::regex(R"(\s×\s*([0-9]{1,3})\b)"),        std::regex(R"([\s(]([0-9]{1,3})\)?\s*$)"),
            std::regex(R"(^\s*([0-9]{1,3})(?=[A-Z]))")};
        constexpr std::size_t bare_at_end = 7;
        for (std::size_t i = 0; i < std::size(patterns); ++i) {
            const auto count = taken(text, patterns[i]);
            if (!count)
                continue;
            troop_.counted = *count >= 1;
            troop_.counted_last = i == bare_at_end;
            troop_.count = std::clamp(*count, 1, most_count);
            return;
        }
    }

    // "1x3Cv or 4Sp": the first is taken.
    void take_choice(std::string& text) {
        static const std::regex choice(
            R"(\s+or\s+((?:[0-9]{1,2}\s*x\s*)?[0-9]?[A-Z][A-Za-z]{1,3}(?:\([SOIFX]\))?)(?=[\s(]|$))");
        for (std::smatch match; std::regex_search(text, match, choice);) {
            troop_.guesses.push_back(fmt::format("the choice of {} is left out", match[1].str()));
            text = match.prefix().str() + " " + match.suffix().str();
        }
    }

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
        constexpr std::string_view open_ends[] = {"with", "and",  "one",       "1",  "+",
                                                  "=",    "incl", "including", "of", "&"};
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
        const std::string wanted = lowered(word);
        const std::string troop = lowered(ruleset_.level_words[static_cast<std::size_t>(Level::troop)]);
        constexpr std::string_view pieces[] = {"vignette", "vignettes", "element",
                                               "elements", "figures",   "stands"};
        if (wanted == troop || wanted == troop + "s" ||
            std::find(std::begin(pieces), std::end(pieces), wanted) != std::end(pieces))
            return true;
        const std::vector<std::size_t>& traits = ruleset_.at(Level::troop).traits;
        return std::islower(static_cast<unsigned char>(word.front())) != 0 &&
               std::any_of(traits.begin(), traits.end(),
                           [&](std::size_t trait) { return ruleset_.traits[trait].id == wanted; });
    }

    // "Ax (S)" is one word, Ax(S).
    static std::string join_grades(const std::string& text) {
        static const std::regex grade(R"(\s*\(\s*([SOIFX])\s*\))");
        return std::regex_replace(text, grade, "($1)");
    }

    static std::vector<std::string> split(const std::string& text) {
        std::vector<std::string> words;
        std::string word;
        const auto end = [&] {
            while (!word.empty() && (word.back() == '.' || word.back() == ':'))
                word.pop_back();
            if (!word.empty())
                words.push_back(word);
            word.clear();
        };
        for (std::size_t i = 0; i < text.size(); ++i) {
            const bool grade = text[i] == '(' && i + 2 < text.size() && text[i + 2] == ')' &&
                               std::string_view("SOIFX").find(text[i + 1]) != std::string_view::npos;
            if (grade && !word.empty()) {
                word += text.substr(i, 3);
                i += 2;
            } else if (is_space(text[i]) ||
                       std::string_view(",;()[]").find(text[i]) != std::string_view::npos) {
                end();
            } else {
                word += text[i];
            }
        }
        end();
        return words;
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
            return ruleset_.traits[meaning.values.front().trait].kind == TraitKind::flag;
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
        return exact.empty() && in_common_words_ ? lexicon_.meanings(everyday(plain_words(word))) : exact;
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

    void take_phrase(std::size_t first) {
        std::size_t most = std::min(lexicon_.most_words(), words_.size() - first);
        for (; most > 0; --most) {
            std::string phrase;
            bool free = true;
            for (std::size_t i = first; i < first + most; ++i) {
                phrase += (phrase.empty() ? "" : " ") + words_[i];
                free = free && !taken_[i];
            }
            if (!free || !(most == 1 ? take_word(phrase) : take_meaning(phrase)))
                continue;
            std::fill_n(taken_.begin() + static_cast<std::ptrdiff_t>(first), most, true);
            return;
        }
    }

    // A word in small letters, or a code, that is mistyped.
    bool guess(const std::string& word) {
        if (std::isupper(static_cast<unsigned char>(word.front())) != 0 && !looks_like_code(word))
            return false;
        const std::string near = lexicon_.nearest(word);
        if (near.empty() || !take_meaning(near))
            return false;
        troop_.guesses.push_back(fmt::format("{} is taken for {}", muster::quoted(word), near));
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
