// SPDX-License-Identifier: MIT
#include "mail/detail/troop_counts.h"

#include "army/army.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/said_of_troop.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace muster {

namespace {

class CountReader {
public:
    CountReader(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
                const std::vector<bool>& used)
        : tokens_(phrases.tokens), phrases_(phrases), piece_(piece), vocabulary_(vocabulary), used_(used),
          taken_(phrases.tokens.size(), false) {}

    std::vector<bool> read(std::vector<TroopReading>& ways) {
        for (std::size_t at = piece_.begin; at < piece_.end; ++at)
            if (tokens_[at].is_number() && !is_used(at) && !taken_[at])
                read_number(at);
        for (TroopReading& way : ways)
            write(way);
        return taken_;
    }

private:
    using Role = WrittenNumber::Role;

    [[nodiscard]] bool is_used(std::size_t at) const {
        return phrases_.owner[at] != Phrases::nobody && used_[phrases_.owner[at]];
    }
    [[nodiscard]] bool has(std::size_t at, std::initializer_list<std::string_view> words) const {
        return at >= piece_.begin && at < piece_.end && !is_used(at) &&
               std::any_of(words.begin(), words.end(),
                           [&](std::string_view word) { return tokens_[at].is(word); });
    }
    [[nodiscard]] bool is_times(std::size_t at) const { return has(at, {"x", "*", "mal"}); }
    [[nodiscard]] bool is_money(std::size_t at) const {
        return has(at, {"points", "point", "pts", "pt", "ip", "punkte", "pkt"});
    }

    void take(std::size_t at) { taken_[at] = true; }
    [[nodiscard]] bool says_first_count() const {
        return counted_ || (numbers_.size() == 1 && numbers_.front().may_be_count);
    }

    // A number that counts no troops: takes it with the words that say so, and returns whether it is one.
    bool read_talk(std::size_t at, bool first) {
        const Token& token = tokens_[at];
        // "with a gun attached, counts as two"
        std::size_t before = at;
        while (before > piece_.begin && has(before - 1, {"as", "als", "for", "it", "them", "each"}))
            --before;
        const bool counts = before > piece_.begin && (before != at || !first) &&
                            has(before - 1, {"counts", "count", "counting", "zählt", "zählen"});
        // "the Bluecoats [2]"
        const bool bracketed = is_alone_in_square_brackets(at) && !is_priced();
        // "archers, all three of them": the whole army shows what it counts
        const bool of_them = token.as_word && !first && !is_priced() && says_first_count() &&
                             has(at - 1, {"all", "alle"}) && has(at + 1, {"of", "von"});
        const bool of_each = token.as_word && !first && !is_priced() && counted_ && has(at + 1, {"each"});
        if (counts || bracketed || of_them || of_each) { // "(two each)"
            take(at);
            numbers_.push_back({of_each ? token.value * count_ : token.value, Role::size, false});
            return true;
        }
        const bool of_name = says_first_count() && !first &&
                             numbers_a_name(phrases_, at, piece_.begin, piece_.end, is_priced());
        if (of_name || numbers_label(phrases_, at, piece_.begin, piece_.end, vocabulary_)) {
            take(at);
            return true;
        }
        if (token.as_word && !first &&
            has(at - 1, {"this", "that", "these", "which", "each", "every", "no", "any"})) {
            take(at); // "with this one"
            take(at - 1);
            return true;
        }
        // "one of these is the General", "(1 = General)", "one with General"
        if (token.value == 1 && !first && has(at + 1, {"of", "with", "is", "as", "being", "=", "mit"}) &&
            !is_times(at - 1) && at + 2 < piece_.end) {
            take(at);
            take(at + 1);
            if (has(at + 2, {"the", "these", "those", "them"}) && at + 3 < piece_.end &&
                tokens_[at + 3].is_number())
                take(at + 3); // "1 of the 2"
            return true;
        }
        if (token.value == 1 && !first && at + 1 < piece_.end && is_used(at + 1) && is_flag(at + 1)) {
            take(at); // "(1 General)"
            return true;
        }
        return false;
    }

    // "with an officer, Unit 2: 40 MI": a heading in the middle of a line may number what follows it. Which
    // of the troops before it belong there nobody can tell.
    bool read_number_of_heading(std::size_t at) {
        const bool headed = at > piece_.begin && tokens_[at - 1].is_word() && !is_used(at - 1) &&
                            !is_counted_thing(tokens_[at - 1].plain()) && may_head_number(tokens_[at - 1]);
        const bool counted_behind =
            at + 2 < tokens_.size() && tokens_[at + 1].is(":") && tokens_[at + 2].is_number();
        if (!headed || !counted_behind)
            return false;
        take(at);
        questions_.push_back(fmt::format("\"{} {}\": the number of a unit, or a count", tokens_[at - 1].text,
                                         tokens_[at].text));
        return true;
    }

    [[nodiscard]] bool is_one_of_them(std::size_t at) const {
        const Token& token = tokens_[at];
        return token.as_word && token.value == 1 && (counted_ || !numbers_.empty()) &&
               (has(at - 1, {"only"}) || (has(at - 1, {"with", "in", "mit", "by"}) &&
                                          (at + 1 >= piece_.end || tokens_[at + 1].is_mark())));
    }

    // "Vignettes: 1", "1 vignette"
    bool read_named_count(std::size_t at) {
        const bool is_behind =
            at > piece_.begin + 1 && has(at - 1, {":", "="}) && names_what_is_counted(at - 2);
        const bool is_ahead = at + 1 < piece_.end && names_what_is_counted(at + 1);
        if (!is_behind && !is_ahead)
            return false;
        take(at);
        take(is_behind ? at - 2 : at + 1);
        set_count(tokens_[at].value, tokens_[at].text);
        return true;
    }

    [[nodiscard]] bool names_what_is_counted(std::size_t at) const {
        const bool begins_word = // "Men-at-arms"
            at + 1 < piece_.end && tokens_[at + 1].is("-") && !tokens_[at + 1].spaced;
        return !is_used(at) && !begins_word && tokens_[at].is_word() && is_counted_thing(tokens_[at].plain());
    }

    void read_number(std::size_t at) {
        const Token& token = tokens_[at];
        const bool first = at == piece_.begin;
        if (token.value < 0) {
            questions_.push_back(fmt::format("\"{}\": too large a number", token.text));
            take(at);
            return;
        }
        if (read_talk(at, first))
            return;
        if (at + 1 < piece_.end && is_times(at + 1)) {
            take(at);
            take(at + 1);
            take_times(at);
            return;
        }
        if (!first && is_times(at - 1)) {
            take(at);
            take(at - 1);
            set_count(token.value, token.text);
            return;
        }
        // "HIN-III-IF ....... 2": without prices that is the count.
        if (!is_priced() && !first && has(at - 1, {"..", "="})) {
            take(at);
            take(at - 1);
            if (counted_ || (says_first_count() && tokens_[piece_.begin].is_number())) // "x 2 = 4"
                numbers_.push_back({token.value, Role::size, false});
            else
                set_count(token.value, token.text);
            return;
        }
        if (is_one_of_them(at)) {
            take(at); // "2 x HIN, General with one"
            return;
        }
        if (read_number_of_heading(at) || read_repeated_count(at) || read_price(at, first) ||
            read_named_count(at))
            return;
        if (token.as_word && token.value == 1 && is_counted_behind(at)) {
            take(at); // "one dragon pair, 2 vignettes"
            return;
        }
        if (is_part_of_name(at) || (token.as_word && is_in_brackets(at)))
            return;
        take(at);
        constexpr std::int32_t most_officers = 9; // of one line: "+ cdr 145" is what they cost
        const bool price_of_officer =
            !first && is_priced() && token.value > most_officers && vocabulary_.is_leader(piece_.class_value);
        numbers_.push_back({token.value, Role::unknown, !price_of_officer});
    }

    // "4 x HIS", "3 x 20 MI" (three units of twenty), "5 x 4Wb" (of DBA: the digit is part of the element's
    // name)
    void take_times(std::size_t at) {
        const std::size_t second = at + 2;
        if (is_priced() && second < piece_.end && tokens_[second].is_number() &&
            says_count(tokens_[at].value)) {
            take(second); // "3 vignettes of archers, 3 x 21 = 63"
            numbers_.push_back({tokens_[second].value, Role::each, false});
            return;
        }
        if (second < piece_.end && tokens_[second].is_number() && !is_used(second) &&
            second + 1 < piece_.end && !is_times(second + 1)) {
            take(second);
            const bool tight = !tokens_[second + 1].spaced;
            if (tight && !is_priced()) {
                set_count(tokens_[at].value, tokens_[at].text);
            } else if (is_priced()) {
                copies_ = tokens_[at].value;
                set_count(tokens_[second].value, tokens_[second].text);
            } else {
                set_count(tokens_[at].value, tokens_[at].text);
                questions_.push_back(fmt::format("\"{}\": not understood", tokens_[second].text));
            }
            return;
        }
        set_count(tokens_[at].value, tokens_[at].text);
    }

    // Whether the number is already said as the count.
    bool says_count(std::int32_t value) {
        const auto same = std::find_if(numbers_.begin(), numbers_.end(), [&](const WrittenNumber& number) {
            return number.may_be_count && number.value == value;
        });
        if (same != numbers_.end() && !counted_) {
            count_ = value;
            counted_ = true;
            numbers_.erase(same);
        }
        return counted_ && count_ == value;
    }

    [[nodiscard]] bool is_priced() const { return !vocabulary_.ruleset().conversion.price.empty(); }

    // "20 heavy infantry, D, long spear: 20 @ 9 = 180"
    bool read_repeated_count(std::size_t at) {
        if (!is_priced() || !has(at + 1, {"@", "à"}))
            return false;
        const auto same = std::find_if(numbers_.begin(), numbers_.end(), [&](const WrittenNumber& number) {
            return number.may_be_count && number.value == tokens_[at].value;
        });
        const bool said = counted_ && count_ == tokens_[at].value;
        if (same == numbers_.end() && !said)
            return false;
        take(at);
        if (!said) {
            set_count(tokens_[at].value, tokens_[at].text);
            numbers_.erase(same);
        }
        return true;
    }

    bool read_price(std::size_t at, bool first) {
        const std::int32_t value = tokens_[at].value;
        const bool money = is_money(at + 1);
        const bool at_each = !first && has(at - 1, {"@", "à", "je"});
        const bool each = at_each || has(at + (money ? 2 : 1), {"each", "ea", "apiece", "je", "per"}) ||
                          (!first && has(at - 1, {"at"}) && money);
        const std::size_t word = at > piece_.begin + 1 && has(at - 1, {"."}) ? at - 2 : at - 1; // "tot. 145"
        const bool in_all = !first && has(word, {"tot", "total", "summe", "zusammen"});
        if (in_all)
            take(word);
        const bool told = at > piece_.begin + 1 && has(at - 1, {"="}) && names_what_is_counted(at - 2) &&
                          (at == piece_.begin + 2 || !tokens_[at - 3].is_number()); // "vignettes=3"
        const bool sum = in_all || (!first && !told && has(at - 1, {"=", ".."}));
        if (!each && !sum && !money)
            return false;
        take(at);
        if (!first && has(at - 1, {"@", "à", "je", "=", "..", "at", "ip"}))
            take(at - 1);
        for (std::size_t next = at + 1;
             next < piece_.end && (is_money(next) || has(next, {"each", "ea", "apiece", "je", "per", "figure",
                                                                "fig", "vignette"}));
             ++next)
            take(next);
        numbers_.push_back({value, each ? Role::each : sum && !money ? Role::sum : Role::unknown, false});
        return true;
    }

    // "Legion 9", "Hill 60": a number behind a capital word in the middle of a name is not told apart here;
    // but a number that a bracket or a hyphen holds to a word is: "(1914)", "Mk-4".
    [[nodiscard]] bool is_part_of_name(std::size_t at) const {
        const auto tight_hyphen = [&](std::size_t mark) {
            return mark > piece_.begin && mark + 1 < piece_.end && tokens_[mark].is("-") &&
                   !tokens_[mark].spaced && !tokens_[mark + 1].spaced && !is_used(mark - 1) &&
                   !is_used(mark + 1);
        };
        return (at > piece_.begin && tight_hyphen(at - 1)) || tight_hyphen(at + 1);
    }

    // "2 vignettes" later in the piece
    [[nodiscard]] bool is_counted_behind(std::size_t at) const {
        for (std::size_t i = at + 1; i + 1 < piece_.end; ++i)
            if (tokens_[i].is_number() && !is_used(i) && tokens_[i + 1].is_word() &&
                is_counted_thing(tokens_[i + 1].plain()))
                return true;
        return false;
    }

    [[nodiscard]] bool is_flag(std::size_t at) const {
        const PhraseItem& item = phrases_.items[phrases_.owner[at]];
        return vocabulary_.ruleset().traits[item.meanings.front().values.front().trait].is_switch();
    }

    [[nodiscard]] bool is_alone_in_square_brackets(std::size_t at) const {
        return at > piece_.begin + 1 && at + 1 < piece_.end && tokens_[at - 1].is("[") &&
               tokens_[at + 1].is("]");
    }

    // "(the three pike blocks)"
    [[nodiscard]] bool is_in_brackets(std::size_t at) const {
        int depth = 0;
        for (std::size_t i = piece_.begin; i < at; ++i)
            depth += tokens_[i].is("(") ? 1 : tokens_[i].is(")") && depth > 0 ? -1 : 0;
        return depth > 0;
    }

    void set_count(std::int32_t value, const std::string& text) {
        if (counted_)
            questions_.push_back(fmt::format("\"{}\": a second count", text));
        else if (value < 1 || value > most_count)
            questions_.push_back(fmt::format("\"{}\": a count is from 1 to {}", text, most_count));
        else
            count_ = value;
        counted_ = true;
    }

    void write(TroopReading& way) const {
        way.counted = counted_;
        way.count = count_;
        way.copies = copies_;
        way.numbers = numbers_;
        way.questions.insert(way.questions.end(), questions_.begin(), questions_.end());
        take_grade(way);
    }

    // "3 x LIS 4": the trait that is still to be said is the number. Of "LIS 4" alone nobody can tell.
    void take_grade(TroopReading& way) const {
        for (const std::size_t index : vocabulary_.ruleset().at(Level::troop).traits) {
            const Trait& trait = vocabulary_.ruleset().traits[index];
            if (!trait.required || way.says(index) || !trait.is_choice())
                continue;
            for (auto number = way.numbers.begin(); number != way.numbers.end(); ++number) {
                Token one;
                one.kind = Token::Kind::number;
                one.value = number->value;
                one.forms = {std::to_string(number->value)};
                const auto value =
                    number->may_be_count ? vocabulary_.value_of(trait, {{one}}, 0, 1) : std::nullopt;
                if (!value)
                    continue;
                if (way.counted || way.numbers.size() > 1) {
                    way.values.push_back({index, *value});
                    way.numbers.erase(number);
                } else if (trait.values[static_cast<std::size_t>(*value)].id !=
                               std::to_string(number->value) &&
                           piece_.surely == ClassWord::code && stands_behind_class(number->value)) {
                    way.questions.push_back(fmt::format("\"{}\": a count, or {} {}", number->value,
                                                        trait.name,
                                                        trait.values[static_cast<std::size_t>(*value)].id));
                }
                break;
            }
        }
    }

    [[nodiscard]] bool stands_behind_class(std::int32_t number) const {
        for (std::size_t at = piece_.begin + 1; at < piece_.end; ++at)
            if (tokens_[at].is_number() && tokens_[at].value == number && is_used(at - 1) &&
                class_said(phrases_.items[phrases_.owner[at - 1]], vocabulary_))
                return true;
        return false;
    }

    const Tokens& tokens_;
    const Phrases& phrases_;
    const Piece& piece_;
    const Vocabulary& vocabulary_;
    const std::vector<bool>& used_;
    std::vector<bool> taken_;
    std::vector<WrittenNumber> numbers_;
    std::vector<std::string> questions_;
    std::int32_t count_ = 1;
    std::int32_t copies_ = 1;
    bool counted_ = false;
};

} // namespace

std::vector<bool> take_counts(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary,
                              const std::vector<bool>& used, std::vector<TroopReading>& ways) {
    return CountReader(phrases, piece, vocabulary, used).read(ways);
}

} // namespace muster
