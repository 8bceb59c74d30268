// SPDX-License-Identifier: MIT
#include "mail/detail/claims.h"

#include "base/text.h"
#include "mail/detail/claim_words.h"
#include "mail/detail/claimed_limit.h"
#include "mail/detail/column_talk.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/labels_of_number.h"
#include "mail/detail/named_figure.h"
#include "mail/detail/told_number.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

class ClaimReader {
public:
    ClaimReader(const Tokens& tokens, const Ruleset& ruleset, std::vector<bool>& explained)
        : tokens_(tokens), ruleset_(ruleset), explained_(explained) {}

    std::vector<Claim> read() {
        for (std::size_t at = 0; at < tokens_.size(); ++at) {
            has_sum_word_ = has_sum_word_ || is_sum_word(tokens_, at);
            of_part_ = of_part_ || tokens_[at].is("subtotal");
        }
        for (std::size_t at = 0; at + 1 < tokens_.size(); ++at) {
            of_part_ = of_part_ || (tokens_[at].is("sub") && tokens_[at + 1].is("-") &&
                                    at + 2 < tokens_.size() && tokens_[at + 2].is("total"));
            has_sum_word_ = has_sum_word_ || begins_words_of_sum(tokens_, at);
        }
        if (is_lone_number()) {
            explained_.front() = true;
            claims_.push_back({Claim::What::total, 0, tokens_.front().value, true, false, {}});
            return std::move(claims_);
        }
        explain_counting();
        explain_parts();
        if (const auto total = total_counted_so(tokens_)) {
            explained_.front() = true;
            claims_.push_back({Claim::What::total, 0, *total, true, false, {}});
            for (const Token& token : tokens_)
                if (token.is_word() && !is_joining_word(token.plain()))
                    claims_.back().doubled.push_back(token.plain());
        }
        for (std::size_t at = 0; at < tokens_.size(); ++at)
            if (tokens_[at].is_number() && !explained_[at])
                read_number(at);
        keep_last_total();
        return std::move(claims_);
    }

private:
    // "721."
    [[nodiscard]] bool is_lone_number() const {
        constexpr std::int32_t least_total = 10; // smaller ones number lines
        return !tokens_.empty() && tokens_.front().is_number() && tokens_.front().value >= least_total &&
               std::all_of(tokens_.begin() + 1, tokens_.end(),
                           [](const Token& token) { return token.is_mark(); });
    }

    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].has_form(word);
    }

    // How the list was added up, and "of which nine are in the main line" where the rules have such a number.
    void explain_counting() {
        for (const SpanOfTokens& span : explanations_of_sums(tokens_)) {
            explain(span.begin, span.end);
            for (std::size_t i = 0; span.part && i < ruleset_.numbers_of(Level::army).size(); ++i)
                if (names_number(tokens_, span, ruleset_.numbers_of(Level::army)[i].name))
                    claims_.push_back({Claim::What::number, i, *span.part});
        }
    }

    // "Regulars are 250 of it" where the rules have such a number.
    void explain_parts() {
        for (const SpanOfTokens& span : parts_told(tokens_))
            for (std::size_t i = 0; i < ruleset_.numbers_of(Level::army).size(); ++i)
                if (names_number(tokens_, span, ruleset_.numbers_of(Level::army)[i].name)) {
                    explain(span.begin, span.end);
                    for (std::size_t at = 0; at < tokens_.size(); ++at)
                        explained_[at] = explained_[at] || is_sum_word(tokens_, at);
                    claims_.push_back({Claim::What::number, i, *span.part});
                }
    }

    void explain(std::size_t begin, std::size_t end) {
        std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(begin),
                  explained_.begin() + static_cast<std::ptrdiff_t>(end), true);
    }

    void claim(std::size_t first, std::size_t last, Claim::What what, std::size_t index, std::int32_t value,
               std::string unit = {}) {
        explain(first, last);
        claims_.push_back({what, index, value, has_sum_word_, of_part_, std::move(unit)});
        claims_.back().size = has_sum_word_ ? SizeOf::nothing : size_told(tokens_, first, last);
        claims_.back().on_table = what == Claim::What::number && names_table(tokens_, last);
    }

    void read_number(std::size_t at) {
        const std::int32_t value = figure_of(tokens_[at]);
        if (is_summand(at)) { // "3 + 6 + 3 = 12", "7 in the centre + 5 on the left"
            explained_[at] = true;
            return;
        }
        if (at > 1 && is(at - 1, "=") && adds_up(tokens_, at - 1) && !read_unit(at, at + 1, value)) {
            explained_[at] = true;
            claims_.push_back({Claim::What::total, 0, value, true, of_part_, {}});
            return;
        }
        if (explained_[at] || is_one_of_two(tokens_, at) || counts_from_end(tokens_, at))
            return;
        std::size_t behind = at + 1;
        while (is(behind, "army") || (is(behind, "in") && !is(at - 1, "rating")) || is(behind, "base"))
            ++behind; // "5 base activation points"
        if (const auto limit = limit_claimed(tokens_, at, ruleset_))
            return claim(limit->begin, limit->end, Claim::What::trait, limit->trait, value);
        if (read_agreed(at, value) || explain_size_of_one(at))
            return;
        if (is_remainder(tokens_, at) || is_vague(tokens_, at) || is_more_or_less(tokens_, at)) {
            explained_[at] = true;
            return;
        }
        if (const auto figure = figure_named(tokens_, at, ruleset_))
            return claim(figure->begin, figure->end, Claim::What::number, figure->number, value,
                         figure->name);
        if ((is_price_of_one(tokens_, at) && !is_worth_an_army(value, ruleset_)) ||
            counts_lines(tokens_, at) || measures_bases(tokens_, at)) {
            explained_[at] = true;
            return;
        }
        if (const auto trait = trait_before(begin_with_sign(tokens_, at))) {
            if (const auto priced = ruleset_.number(Level::army, ruleset_.conversion.price);
                priced && ruleset_.traits[trait->first].id == ruleset_.conversion.price &&
                !names_agreement(tokens_, trait->second, at))
                return claim(trait->second, at + 1, Claim::What::number, *priced, value,
                             ruleset_.conversion.price);
            const ToldNumber told =
                told_number(tokens_, at, ruleset_.traits[trait->first].role == TraitRole::year);
            claim(trait->second, told.end, Claim::What::trait, trait->first, told.value);
            return;
        }
        if (is_year_before_trait(behind, value)) {
            explained_[at] = true;
            return;
        }
        if ((trait_behind(behind) && read_unit(at, behind, value)) || read_unit(at, at + 1, value) ||
            read_unit(at, behind, value))
            return;
        // "AP 6" where the rules compute it
        if (const auto named = at == 0 ? std::nullopt : number_called_so(tokens_[at - 1].plain());
            named && ruleset_.numbers_of(Level::army)[*named].id == tokens_[at - 1].plain()) {
            claim(at - 1, at + 1, Claim::What::number, *named, value, tokens_[at - 1].plain());
            return;
        }
        if (has_sum_word_ && is_in_sum_sentence(at)) {
            explained_[at] = true;
            claims_.push_back({Claim::What::total, 0, value, true, of_part_, {}});
        }
    }

    // "Normans 1066 base AP 6": a number that none of the trait can be, before one that is.
    [[nodiscard]] bool is_year_before_trait(std::size_t behind, std::int32_t value) const {
        constexpr std::int32_t least_year = 100;
        const auto trait = trait_behind(behind);
        std::size_t next = trait ? trait->second : tokens_.size();
        while (is(next, ":") || is(next, "=") || is(next, "is"))
            ++next;
        return trait && value >= least_year && value > ruleset_.traits[trait->first].most &&
               next < tokens_.size() && tokens_[next].is_number() &&
               tokens_[next].value <= ruleset_.traits[trait->first].most;
    }

    bool explain_size_of_one(std::size_t at) {
        const std::size_t begin = begin_of_size_of_one(tokens_, at);
        if (begin == at)
            return false;
        explain(begin, at + 2);
        return true;
    }

    // "936 of 1000 points": the second is what was agreed.
    bool read_agreed(std::size_t at, std::int32_t value) {
        if (!ruleset_.size || !ruleset_.size->slot || ruleset_.conversion.price.empty() ||
            !is_whole_of(tokens_, at))
            return false;
        explained_[at] = true;
        claims_.push_back({Claim::What::number, ruleset_.size->number, value, false, false, {}, true});
        return true;
    }

    [[nodiscard]] bool is_summand(std::size_t at) const {
        constexpr std::size_t longest_remark = 3; // words
        std::size_t plus = at + 1;
        while (plus < tokens_.size() && tokens_[plus].is_word() && plus <= at + longest_remark)
            ++plus;
        return is(plus, "+") || (at != 0 && is(at - 1, "+"));
    }

    // "Total 12. See you at 9."
    [[nodiscard]] bool is_in_sum_sentence(std::size_t at) const {
        if (at != 0 && (is(at - 1, "at") || is(at - 1, "on") || is(at - 1, "by")))
            return false;
        const auto sums = [&](std::size_t i) {
            return is_sum_word(tokens_, i) || begins_words_of_sum(tokens_, i);
        };
        for (std::size_t i = at; i-- > 0 && !is(i, ".");)
            if (sums(i))
                return true;
        for (std::size_t i = at + 1; i < tokens_.size() && !is(i, "."); ++i)
            if (sums(i))
                return true;
        return false;
    }

    // What is counted stands behind the number: "6 AP", "12 vignettes", "1,000 points".
    bool read_unit(std::size_t at, std::size_t behind, std::int32_t value) {
        if (behind >= tokens_.size())
            return false;
        const std::size_t two = behind + 1;
        if (const auto trait = trait_behind(behind); // not of "Thirty Years War"
            trait && !(tokens_[at].as_word && ruleset_.traits[trait->first].role == TraitRole::year)) {
            claim(at, trait->second, Claim::What::trait, trait->first, value);
            return true;
        }
        const bool integrity =
            is(behind, "integrity") && two < tokens_.size() && is_in(WordList::money, tokens_[two].plain());
        const std::string& price = ruleset_.conversion.price;
        const auto priced = ruleset_.number(Level::army, price);
        const bool money = is_in(WordList::money, tokens_[behind].plain()) && (value != 1 || has_sum_word_);
        if (priced && (is(behind, price) || integrity || money)) { // no army is of "a single point"
            const std::size_t end = integrity ? two + 1 : two;
            if (names_game(tokens_, end) && !(ruleset_.size && ruleset_.size->slot))
                std::fill(explained_.begin() + static_cast<std::ptrdiff_t>(at),
                          explained_.begin() + static_cast<std::ptrdiff_t>(end + 1), true);
            else
                claim(at, end, Claim::What::number, *priced, value, tokens_[behind].plain());
            return true;
        }
        if (is(behind, "activation") || is_in(WordList::money, tokens_[behind].plain())) {
            explained_[at] = explained_[behind] = true;
            return true;
        }
        const std::string word = is(behind, "basen") ? "bases" : tokens_[behind].plain();
        if (const auto named = number_called_so(word);
            named && !may_be_of_one_troop(value, *named, ruleset_)) {
            claim(at, two, Claim::What::number, *named, value, word);
            return true;
        }
        if (value == 1 && tokens_[at].as_word && !has_sum_word_ && is_counted_thing(word)) {
            explained_[at] = true; // "one element is one base": no army is of one
            return true;
        }
        const std::string plural = word.ends_with('s') ? word : word + "s";
        if (ruleset_.trait(Level::troop, word) != nullptr || ruleset_.trait(Level::troop, plural) != nullptr)
            return false; // "all of one base"
        if (is_counted_thing(word) && ruleset_.size && price.empty()) {
            claim(at, two, Claim::What::number, ruleset_.size->number, value, word);
            return true;
        }
        return false;
    }

    // "figures" and "wings" are numbers of the army; "vignettes" is what it is sized by, where that is no
    // price.
    [[nodiscard]] std::optional<std::size_t> number_called_so(std::string_view word) const {
        for (std::size_t i = 0; i < ruleset_.numbers_of(Level::army).size(); ++i)
            if (const std::string& id = ruleset_.numbers_of(Level::army)[i].id;
                id == word || id + "s" == word || (id.size() > 2 && id == std::string(word) + "s"))
                return i;
        return std::nullopt;
    }

    // Words of the trait's name, nothing but joining words between them and the number: "General has a rating
    // of 3".
    [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> trait_before(std::size_t at) const {
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_number())
                continue;
            for (const std::vector<std::string>& label : labels_of_number(trait, tokens_.size())) {
                std::size_t left = label.size();
                std::size_t i = at;
                while (i != 0 && left != 0 && !explained_[i - 1]) { // "5 AP 12 vignettes"
                    const Token& token = tokens_[i - 1];
                    if (const auto open =
                            opening_of_aside(i - 1)) { // "My General, the Troll King, has rating 3"
                        i = *open;
                        continue;
                    }
                    if (token.has_form(label[left - 1]) || label[left - 1] == token.plain() + "s" ||
                        token.is(label[left - 1] + "s"))
                        --left;
                    else if (!(left < label.size() && label.back() == "rating" && goes_between(token)) &&
                             !(token.is_word() &&
                               (is_joining_word(token.plain()) || token.is("now") || token.is("hat") ||
                                token.is("army") || token.is("allowance") || token.is("ad") ||
                                token.is("mein") || token.is("meines"))) &&
                             !token.is(":") && !token.is("=") &&
                             !(token.is("-") && !token.spaced && left < label.size()) && // "general-rating"
                             !((token.is("(") || token.is("{")) && label.back() == "rating"))
                        break;
                    --i;
                }
                if (left == 0)
                    return std::pair(index, i);
            }
        }
        return std::nullopt;
    }

    // "The General is a coward, rating 2"
    [[nodiscard]] static bool goes_between(const Token& token) {
        return token.is(",") || (token.is_word() && !is_body_label(token.plain()) &&
                                 !token.has_form_in(list_of(WordList::body_heading)));
    }

    // The comma or bracket that opens what the one at `at` closes, if only words stand between them.
    [[nodiscard]] std::optional<std::size_t> opening_of_aside(std::size_t at) const {
        constexpr std::size_t longest_apposition = 5; // words
        if (!is(at, ",") && !is(at, ")"))
            return std::nullopt;
        for (std::size_t i = at; i-- > 0 && at - i <= longest_apposition + 1;) {
            if (is(i, is(at, ",") ? "," : "("))
                return at - i > 1 ? std::optional(i) : std::nullopt;
            if (!tokens_[i].is_word())
                break;
        }
        return std::nullopt;
    }

    // "6 AP", "5 base activation points"; a size or a price is a number instead.
    [[nodiscard]] std::optional<std::pair<std::size_t, std::size_t>> trait_behind(std::size_t behind) const {
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_number() || trait.id == ruleset_.conversion.price)
                continue;
            for (const std::vector<std::string>& label : labels_of_number(trait, tokens_.size())) {
                std::size_t i = 0;
                while (i < label.size() && (is(behind + i, label[i]) || is(behind + i, label[i] + "s")))
                    ++i;
                if (i == label.size())
                    return std::pair(index, behind + i);
            }
        }
        return std::nullopt;
    }

    // "3 + 6 + 3 = 12": of several totals in one line the last is the whole.
    void keep_last_total() {
        if (claims_.size() > 1 && is_row_of_totals(tokens_)) {
            for (Claim& claim : claims_)
                claim.in_row = true;
            return;
        }
        const auto is_total = [](const Claim& claim) { return claim.what == Claim::What::total; };
        const auto last = std::find_if(claims_.rbegin(), claims_.rend(), is_total);
        if (last == claims_.rend())
            return;
        const auto cost = cost_of_moving(ruleset_); // of which lists are not added up
        const bool named = std::any_of(claims_.begin(), claims_.end(), [&](const Claim& claim) {
            return claim.what == Claim::What::number && !claim.unit.empty() && cost != claim.index;
        });
        Claim kept = *last;
        for (const Claim& claim : claims_)
            if (is_total(claim) && claim.value != kept.value)
                kept.others.push_back(claim.value);
        claims_.erase(std::remove_if(claims_.begin(), claims_.end(), is_total), claims_.end());
        if (!named)
            claims_.push_back(std::move(kept));
    }

    const Tokens& tokens_;
    const Ruleset& ruleset_;
    std::vector<bool>& explained_;
    std::vector<Claim> claims_;
    bool has_sum_word_ = false;
    bool of_part_ = false;
};

} // namespace

std::vector<Claim> claims_in(const Tokens& tokens, const Ruleset& ruleset, std::vector<bool>& explained) {
    return ClaimReader(tokens, ruleset, explained).read();
}

bool adds_up(const Tokens& tokens, std::size_t sign) {
    for (std::size_t at = 1; at + 1 < sign; ++at)
        if (tokens[at].is("+") && tokens[at + 1].is_number())
            return true;
    return false;
}

} // namespace muster
