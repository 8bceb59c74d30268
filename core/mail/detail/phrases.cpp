// SPDX-License-Identifier: MIT
#include "mail/detail/phrases.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/known_lines.h"
#include "mail/detail/named_units.h"
#include "mail/detail/small_grades.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/weapon_use.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <optional>

namespace muster {

namespace {

class PhraseFinder {
public:
    PhraseFinder(std::string_view line, const Vocabulary& vocabulary, std::initializer_list<Level> levels)
        : vocabulary_(vocabulary), levels_(levels), line_(line), tokens_(vocabulary.tokens(line)),
          owner_(tokens_.size(), Phrases::nobody) {}

    Phrases find() {
        for (std::size_t at = 0; at < tokens_.size();) {
            const bool none = is_label_or_count(at) || is_no_phrase(tokens_, items_, at, vocabulary_) ||
                              is_close_combat(tokens_, at);
            auto match = none ? std::nullopt : vocabulary_.longest(tokens_, at);
            if (!none && !match)
                match = grade_in_small_letter(tokens_, items_, at, vocabulary_);
            at = match ? take(*match) : take_sign(at);
        }
        drop_names();
        return {std::string(line_), tokens_, std::move(items_), std::move(owner_)};
    }

private:
    // "1 HCC "Gens d'armes of the King"": behind a class, what stands between quotation marks with words
    // that mean nothing is a name, and no other word of it means anything.
    void drop_names() {
        std::size_t open = Phrases::nobody;
        bool classed = false;
        for (std::size_t at = 0; at < tokens_.size(); ++at) {
            if (!tokens_[at].is("\"")) {
                classed = classed || (open == Phrases::nobody && owner_[at] != Phrases::nobody &&
                                      class_said(items_[owner_[at]], vocabulary_).has_value());
            } else if (open == Phrases::nobody) {
                open = at;
            } else {
                if (classed && has_unknown_word(open, at))
                    drop_items(open, at);
                open = Phrases::nobody;
            }
        }
    }

    [[nodiscard]] bool has_unknown_word(std::size_t begin, std::size_t end) const {
        for (std::size_t at = begin; at < end; ++at)
            if (tokens_[at].is_word() && owner_[at] == Phrases::nobody &&
                !is_joining_word(tokens_[at].plain()))
                return true;
        return false;
    }

    void drop_items(std::size_t begin, std::size_t end) {
        std::erase_if(items_, [&](const PhraseItem& item) { return item.begin > begin && item.end <= end; });
        std::fill(owner_.begin(), owner_.end(), Phrases::nobody);
        for (std::size_t i = 0; i < items_.size(); ++i)
            for (std::size_t at = items_[i].begin; at < items_[i].end; ++at)
                owner_[at] = i;
    }

    // "A  10 SHC lance B": the letter names the unit. "2 Horse archers": two of them, no two-horse chariot.
    [[nodiscard]] bool is_label_or_count(std::size_t at) const {
        if (at != 0 || tokens_.size() < 3 || !tokens_[1].spaced)
            return false;
        const Token& first = tokens_[0];
        return first.is_word() ? first.text.size() == 1 && tokens_[1].is_number()
                               : first.is_number() && !first.as_word && tokens_[1].is_word();
    }

    // "HIW/+/IR", "HIS + RA": a sign that stands apart as a value of the notation. The token behind it.
    std::size_t take_sign(std::size_t at) {
        const Token& token = tokens_[at];
        if (at == 0 || (!token.is("+") && !token.is("-")))
            return at + 1;
        const auto is_bar = [&](std::size_t i) {
            static const WordSet bars{"/", ",", "|"};
            return i >= tokens_.size() || bars.contains(tokens_[i].plain());
        };
        const bool between_bars = is_bar(at - 1) && is_bar(at + 1);
        const bool behind_class =
            owner_[at - 1] != Phrases::nobody && at + 1 < tokens_.size() && token.spaced &&
            (tokens_[at + 1].is("x") || (token.is("+") && vocabulary_.is_code(tokens_, at + 1)));
        const bool apart = vocabulary_.signs_apart() && token.spaced && // not "Elephants - one, with crew"
                           !(at + 1 < tokens_.size() && tokens_[at + 1].is_number()) &&
                           owner_[at - 1] != Phrases::nobody && names_class(items_[owner_[at - 1]]);
        const bool doubtful = !between_bars && !behind_class && !apart && may_be_sign(at);
        if (!between_bars && !behind_class && !doubtful && !apart && !ends_notation(at))
            return at + 1;
        for (const std::size_t index : vocabulary_.ruleset().at(Level::troop).traits)
            for (std::size_t v = 0; v < trait(index).values.size(); ++v)
                if (trait(index).values[v].short_form == token.text)
                    add({at,
                         at + 1,
                         {{{{index, static_cast<std::int32_t>(v)}}, Source::name}},
                         true,
                         false,
                         doubtful});
        return at + 1;
    }

    [[nodiscard]] bool is_said(std::size_t index) const {
        return std::any_of(items_.begin(), items_.end(), [&](const PhraseItem& item) {
            return !item.meanings.empty() &&
                   std::any_of(item.meanings.front().values.begin(), item.meanings.front().values.end(),
                               [&](const ValueOf& value) { return value.trait == index; });
        });
    }

    // Whether some trait that the rule set writes with this sign is still open.
    [[nodiscard]] bool is_open_sign(std::size_t at) const {
        for (const std::size_t index : vocabulary_.ruleset().at(Level::troop).traits)
            for (const TraitValue& value : trait(index).values)
                if (value.short_form == tokens_[at].text)
                    return !is_said(index);
        return false;
    }

    // "1 HIN RA + palatini": a plus behind the codes with nothing to add behind it.
    [[nodiscard]] bool ends_notation(std::size_t at) const {
        if (!tokens_[at].is("+") || owner_[at - 1] == Phrases::nobody || !is_open_sign(at))
            return false;
        if (at + 1 >= tokens_.size() || tokens_[at + 1].is_mark())
            return true;
        if (!tokens_[at + 1].is_word())
            return false;
        const auto match = vocabulary_.longest(tokens_, at + 1);
        return !match || (is_name_of_kind(*match) && !names_class(items_.back()));
    }

    [[nodiscard]] bool names_class(const PhraseItem& item) const {
        return std::any_of(item.meanings.begin(), item.meanings.end(), [this](const Meaning& meaning) {
            return meaning.values.front().trait == vocabulary_.class_trait();
        });
    }
    // "LIS RA + auxilia": the name of a kind of troops, not a second troop.
    [[nodiscard]] bool is_name_of_kind(const PhraseMatch& match) const {
        const auto& meanings = match.phrase->meanings;
        return !meanings.empty() && std::all_of(meanings.begin(), meanings.end(), [](const Meaning& meaning) {
            return meaning.source >= Source::kind;
        });
    }

    // "1 HIN RA + General", "2 LIS - IR": the sign may be a value or a mark between words.
    [[nodiscard]] bool may_be_sign(std::size_t at) const {
        if (owner_[at - 1] == Phrases::nobody || at + 1 >= tokens_.size() || !is_open_sign(at))
            return false;
        const auto match = vocabulary_.longest(tokens_, at + 1);
        if (!match || match->phrase->meanings.empty())
            return false;
        const std::size_t next = match->phrase->meanings.front().values.front().trait;
        return next != vocabulary_.class_trait() &&
               (tokens_[at].is("+") ? trait(next).is_switch() : vocabulary_.is_code(tokens_, at + 1));
    }

    [[nodiscard]] const Trait& trait(std::size_t index) const { return vocabulary_.ruleset().traits[index]; }
    [[nodiscard]] bool is_wanted(const Meaning& meaning) const {
        const Level level = trait(meaning.values.front().trait).level;
        return std::find(levels_.begin(), levels_.end(), level) != levels_.end();
    }

    std::size_t take(const PhraseMatch& match) {
        const Phrase& phrase = *match.phrase;
        if (!phrase.labels.empty()) {
            // "HIM II epoch III": a numeral stands behind its label.
            if (const std::size_t end = follows_numeral(match) ? take_behind(match) : 0; end != 0)
                return end;
            if (take_before(match) || take_shared(match))
                return match.end;
            if (const std::size_t end = take_behind(match); end != 0)
                return end;
            if (take_denied(match))
                return match.end;
        }
        PhraseItem item{match.begin, match.end, {}, false, phrase.weak, phrase.doubtful};
        std::copy_if(phrase.meanings.begin(), phrase.meanings.end(), std::back_inserter(item.meanings),
                     [this](const Meaning& meaning) { return is_wanted(meaning); });
        if (item.meanings.empty() && phrase.labels.empty())
            return match.begin + 1;
        if (!item.meanings.empty())
            negate(item);
        const bool of_class =
            std::any_of(item.meanings.begin(), item.meanings.end(), [this](const Meaning& meaning) {
                return meaning.values.front().trait == vocabulary_.class_trait();
            });
        add(std::move(item));
        return of_class ? take_suffix(match.end) : match.end;
    }

    [[nodiscard]] bool follows_numeral(const PhraseMatch& label) const {
        return label.begin != 0 && is_roman_number(tokens_[label.begin - 1].text);
    }

    // "no epoch", "without an attached gun"
    bool take_denied(const PhraseMatch& label) {
        std::size_t no = label.begin == 0 ? 0 : label.begin - 1;
        no -= no != 0 && (tokens_[no].is("a") || tokens_[no].is("an") || tokens_[no].is("any")) ? 1 : 0;
        if (label.begin == 0 || !label.phrase->meanings.empty() || !is_negation(tokens_[no].plain()) ||
            owner_[no] != Phrases::nobody)
            return false;
        for (const std::size_t index : label.phrase->labels)
            for (std::size_t v = 0; v < trait(index).values.size(); ++v)
                if (trait(index).values[v].id == "none" || trait(index).values[v].id == "no") {
                    add({no,
                         label.end,
                         {{{{index, static_cast<std::int32_t>(v)}}, Source::name}},
                         true,
                         false,
                         false});
                    return true;
                }
        return false;
    }

    // "LCh-": the sign behind the name of a kind is the trait that the notation writes so.
    std::size_t take_suffix(std::size_t at) {
        if (at + 2 < tokens_.size() && tokens_[at].is("(") && tokens_[at + 1].is_mark() &&
            tokens_[at + 2].is(")")) // "LSC(+)"
            return take_sign_at(at + 1) ? at + 3 : at;
        if (at >= tokens_.size() || tokens_[at].spaced || !tokens_[at].is_mark() ||
            (at + 1 < tokens_.size() && !tokens_[at + 1].spaced && !tokens_[at + 1].is_mark()))
            return at;
        return take_sign_at(at) ? at + 1 : at;
    }

    // Whether the mark is a value of the notation.
    bool take_sign_at(std::size_t at) {
        for (const std::size_t index : vocabulary_.ruleset().at(Level::troop).traits)
            for (std::size_t v = 0; v < trait(index).values.size(); ++v)
                if (trait(index).values[v].short_form == tokens_[at].text) {
                    const ValueOf value{index, static_cast<std::int32_t>(v)};
                    add({at, at + 1, {{{value}, Source::name}}, true, false, false});
                    return true;
                }
        return false;
    }

    void add(PhraseItem item) {
        for (std::size_t i = item.begin; i < item.end; ++i)
            owner_[i] = items_.size();
        items_.push_back(std::move(item));
    }

    // "high physique", "2 bases": the value stands before its trait's name.
    bool take_before(const PhraseMatch& label) {
        if (label.begin == 0)
            return false;
        const Token& before = tokens_[label.begin - 1];
        const std::size_t owner = owner_[label.begin - 1];
        for (const std::size_t index : label.phrase->labels) {
            if (owner != Phrases::nobody) {
                PhraseItem& item = items_[owner];
                for (const Meaning& meaning : item.meanings)
                    if (std::any_of(meaning.values.begin(), meaning.values.end(),
                                    [&](const ValueOf& value) { return value.trait == index; }) &&
                        !item.labelled) {
                        const Meaning chosen = meaning;
                        item.meanings = {chosen};
                        item.labelled = true;
                        item.end = label.end;
                        for (std::size_t i = label.begin; i < label.end; ++i)
                            owner_[i] = owner;
                        return true;
                    }
                continue;
            }
            const bool counts = before.is_number() && tokens_[label.end - 1].has_form("gun"); // "a gun each"
            if (counts || !(before.is_number() || ordinal_of(before) != 0) || !trait(index).is_choice())
                continue;
            if (const auto value = vocabulary_.value_of(trait(index), numbered(before), 0, 1)) {
                add({label.begin - 1, label.end, {{{{index, *value}}, Source::name}}, true, false, false});
                return true;
            }
        }
        return false;
    }

    // "fourth epoch" is epoch 4.
    [[nodiscard]] static Tokens numbered(Token token) {
        if (!token.is_number()) {
            token.value = ordinal_of(token);
            token.kind = Token::Kind::number;
        }
        return {{std::move(token)}};
    }

    // "average physique and size": the label takes the word of the labelled value before it.
    bool take_shared(const PhraseMatch& label) {
        if (label.begin < 2 || items_.empty() || !label.phrase->meanings.empty() ||
            !(tokens_[label.begin - 1].is("and") || tokens_[label.begin - 1].is("und")))
            return false;
        const PhraseItem& before = items_.back();
        if (before.end != label.begin - 1 || !before.labelled || before.meanings.empty())
            return false;
        for (const std::size_t index : label.phrase->labels)
            if (const auto value =
                    trait(index).is_choice()
                        ? vocabulary_.value_of(trait(index), tokens_, before.begin, before.begin + 1)
                        : std::nullopt) {
                add({label.begin, label.end, {{{{index, *value}}, Source::name}}, true, false, false});
                return true;
            }
        return false;
    }

    // "physique high", "defence class: D", "bases = 2"; the end of what was taken, or 0.
    std::size_t take_behind(const PhraseMatch& label) {
        const std::size_t at = behind_label(tokens_, label.begin, label.end);
        if (at >= tokens_.size())
            return 0;
        const auto match = vocabulary_.longest(tokens_, at);
        const std::size_t ends[] = {match ? match->end : at + 1, at + 1};
        for (const std::size_t index : label.phrase->labels) {
            if (!trait(index).is_choice() ||
                std::find(levels_.begin(), levels_.end(), trait(index).level) == levels_.end())
                continue;
            for (const std::size_t end : ends)
                if (const auto value = vocabulary_.value_of(trait(index), tokens_, at, end)) {
                    add({label.begin, end, {{{{index, *value}}, Source::name}}, true, false, false});
                    return end;
                }
            if (tokens_[at].is("yes") || tokens_[at].is("ja")) // "shield yes"
                for (std::size_t v = 0; v < trait(index).values.size(); ++v)
                    if (trait(index).values[v].id == trait(index).id) {
                        const ValueOf value{index, static_cast<std::int32_t>(v)};
                        add({label.begin, at + 1, {{{value}, Source::name}}, true, false, false});
                        return at + 1;
                    }
        }
        return 0;
    }

    // "no shield", "without a large shield": the trait's value for nothing.
    void negate(PhraseItem& item) {
        std::size_t before = item.begin;
        while (before != 0 && tokens_[before - 1].is_word() &&
               (is_joining_word(tokens_[before - 1].plain()) || tokens_[before - 1].is("any")) &&
               !is_negation(tokens_[before - 1].plain()))
            --before;
        const bool is_not = before != 0 && (tokens_[before - 1].is("not") || tokens_[before - 1].is("nicht"));
        if (before == 0 || !tokens_[before - 1].is_word() ||
            !(is_not || is_negation(tokens_[before - 1].plain())) || owner_[before - 1] != Phrases::nobody)
            return;
        std::vector<Meaning> negated;
        for (const Meaning& meaning : item.meanings) {
            if (meaning.values.size() != 1)
                continue;
            const Trait& of = trait(meaning.values.front().trait);
            const bool of_two = of.values.size() == 2 && is_not; // "not in the main battle line"
            for (std::size_t v = 0; v < of.values.size(); ++v)
                if (of.values[v].id == "none" || of.values[v].id == "no" ||
                    (of_two && static_cast<std::int32_t>(v) != meaning.values.front().value))
                    negated.push_back(
                        {{{meaning.values.front().trait, static_cast<std::int32_t>(v)}}, Source::name});
        }
        if (negated.empty()) {
            if (class_said(item, vocabulary_)) { // "no unit commander"
                item.meanings.clear();
                item.begin = before - 1;
            }
            return;
        }
        const bool bare = item.end - item.begin == 3 && is_article(tokens_[item.end - 2].plain());
        item.doubtful = is_not && tokens_[item.end - 1].is("line") && // not linked, or off the line
                        (bare || trait(negated.front().values.front().trait).level == Level::unit);
        item.meanings = std::move(negated);
        item.begin = before - 1;
        item.weak = false;
    }

    const Vocabulary& vocabulary_;
    std::vector<Level> levels_;
    std::string_view line_;
    Tokens tokens_;
    std::vector<PhraseItem> items_;
    std::vector<std::size_t> owner_; // of each token: its item, or nobody
};

} // namespace

Phrases phrases_in(std::string_view line, const Vocabulary& vocabulary, std::initializer_list<Level> levels) {
    const auto find = [&] { return PhraseFinder(line, vocabulary, levels).find(); };
    KnownLines* known = vocabulary.known_lines();
    return known != nullptr ? known->phrases_of(levels).of(line, find) : find();
}

} // namespace muster
