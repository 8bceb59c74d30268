// SPDX-License-Identifier: MIT
#include "mail/detail/all_clause.h"

#include "mail/detail/army_draft.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/conditions.h"
#include "mail/detail/denied_value.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/excepted_names.h"
#include "mail/detail/said_of_named.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <algorithm>
#include <string_view>

namespace muster {

namespace {

// "troops", "men"
bool is_men(const Token& token) {
    return is_own_noun(token) || is_counted_thing(token.plain());
}

class ClauseReader {
public:
    ClauseReader(const Phrases& phrases, const AroundClause& around)
        : phrases_(phrases), tokens_(phrases.tokens), vocabulary_(around.vocabulary),
          ruleset_(around.vocabulary.ruleset()), around_(around) {}

    [[nodiscard]] AllClause read(std::size_t begin, std::size_t end) const {
        AllClause clause;
        clause.army = speaks_of_army(tokens_, begin, end);
        clause.all = says_only(begin, end);
        bool verb = false;
        for (std::size_t at = begin; at < end; ++at) {
            const Token& token = tokens_[at];
            if (around_.explained[at] || around_.aside[at])
                continue;
            if (is_nobody(token) || (is(at, "no") && is(at + 1, "one"))) {
                read_denied(at + (is(at, "no") ? 2 : 1), end, clause);
                return clause;
            }
            if (at == begin && denies_kind(begin, end)) {
                read_denied(begin + 1, end_of_value(begin + 1, end), clause);
                return clause;
            }
            if (const std::size_t behind = end_of_rank_and_file(tokens_, at); behind != at) {
                read_rank_and_file(begin, at, end, clause);
                at = behind - 1;
                continue;
            }
            if (const PhraseItem* officers = item_at(at);
                officers != nullptr && names_officers_beside_men(*officers, begin, end)) {
                clause.repeats = true; // "Barbarian throughout, troops and officers"
                at = officers->end - 1;
                continue;
            }
            if (const std::size_t behind = end_of_all_of_them(tokens_, at); behind != at) {
                clause.all = true;
                at = behind - 1;
                continue;
            }
            const bool group = group_called(token, vocabulary_) != 0;
            verb = verb || (is_verb(token) && (!group || clause.scope.classes != 0)); // "wer schießt"
            const bool placed =                                                       // "Foot on four bases"
                (is(at, "on") || is(at, "auf")) && clause.scope.classes != 0;
            clause.is_said = clause.is_said || ((is_verb(token) || placed) && clause.values.empty());
            clause.all = clause.all || (is_own_noun(token) && at + 1 < end && is_verb(tokens_[at + 1]));
            clause.of_weapons = clause.of_weapons || is_in(WordList::shooting, token.plain());
            const PhraseItem* item = group && means_group(at) ? nullptr : item_at(at);
            if (const std::size_t behind = item == nullptr ? behind_usual_of_army(at) : at; behind > at) {
                at = behind - 1;
                continue;
            }
            if (item != nullptr)
                at = read_item(*item, verb, tells_class(*item, begin, end), clause) - 1;
            else
                read_word(at, verb, clause);
        }
        if (clause.of_class && speaks_of_rest(begin, end))
            clause.known = false; // nothing shows who the others are
        return clause;
    }

private:
    [[nodiscard]] bool speaks_of_rest(std::size_t begin, std::size_t end) const {
        static const WordSet rest{"rest", "others", "other", "remaining", "remainder"};
        return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                           tokens_.begin() + static_cast<std::ptrdiff_t>(end),
                           [](const Token& token) { return rest.contains(token.plain()); });
    }

    [[nodiscard]] bool is(std::size_t at, std::string_view word) const {
        return at < tokens_.size() && tokens_[at].is(word);
    }

    [[nodiscard]] const PhraseItem* item_at(std::size_t at) const {
        const std::size_t owner = phrases_.owner[at];
        return owner == Phrases::nobody || phrases_.items[owner].meanings.empty() ? nullptr
                                                                                  : &phrases_.items[owner];
    }

    // Where "at all" begins behind the value at `at`, or the clause ends.
    [[nodiscard]] std::size_t end_of_value(std::size_t at, std::size_t end) const {
        const PhraseItem* item = at < end ? item_at(at) : nullptr;
        const std::size_t behind = item == nullptr ? at : item->end;
        return behind + 2 == end && is(behind, "at") && is(behind + 1, "all") ? behind : end;
    }

    // "regulars" at `at` and nothing else up to `end`: what every troop has to say.
    [[nodiscard]] bool is_required_alone(std::size_t at, std::size_t end) const {
        const PhraseItem* item = at < end ? item_at(at) : nullptr;
        return item != nullptr && item->begin == at && item->end == end && !class_said(*item, vocabulary_) &&
               item->meanings.front().source <= Source::name &&
               ruleset_.traits[item->meanings.front().values.front().trait].required;
    }

    // "No regulars": nobody is.
    [[nodiscard]] bool denies_kind(std::size_t begin, std::size_t end) const {
        return (is(begin, "no") || is(begin, "keine")) && item_at(begin) == nullptr &&
               is_required_alone(begin + 1, end_of_value(begin + 1, end));
    }

    // "Barbarians only", "only barbarians": all of them are.
    [[nodiscard]] bool says_only(std::size_t begin, std::size_t end) const {
        return (is(begin, "only") && is_required_alone(begin + 1, end)) ||
               (end != 0 && is(end - 1, "only") && is_required_alone(begin, end - 1));
    }

    // "in 15mm": the token behind a choice of the army that is so anyway; `at` if there is none.
    [[nodiscard]] std::size_t behind_usual_of_army(std::size_t at) const {
        const auto match = vocabulary_.longest(tokens_, at);
        if (!match || match->phrase->meanings.empty())
            return at;
        const auto& meanings = match->phrase->meanings;
        const bool usual = std::all_of(meanings.begin(), meanings.end(), [&](const Meaning& meaning) {
            const Trait& trait = ruleset_.traits[meaning.values.front().trait];
            return trait.level == Level::army && trait.is_choice() && !trait.required &&
                   trait.default_value == meaning.values.front().value;
        });
        return usual ? match->end : at;
    }

    // "guns" are more than batteries, "cavalry" more than the class that it may be taken for.
    [[nodiscard]] bool means_group(std::size_t at) const {
        const PhraseItem* item = item_at(at);
        const auto said = item == nullptr ? std::nullopt : class_said(*item, vocabulary_);
        return is_in(WordList::shooting, tokens_[at].plain()) || (said && said->second < ClassWord::name);
    }

    // "The rank and file are class D", and "its rank and file" behind what was said of all of the army.
    void read_rank_and_file(std::size_t begin, std::size_t at, std::size_t end, AllClause& clause) const {
        const auto first = tokens_.begin() + static_cast<std::ptrdiff_t>(begin);
        const bool owned = at > begin && is_owner(tokens_[at - 1].plain());
        const bool denied =
            std::any_of(first, tokens_.begin() + static_cast<std::ptrdiff_t>(end),
                        [](const Token& token) { return token.is("not") || token.is("never"); });
        const bool told = std::any_of(first, tokens_.begin() + static_cast<std::ptrdiff_t>(at), is_verb);
        clause.known =
            clause.known && !denied && !told && clause.values.empty() && !(owned && around_.said.empty());
        clause.scope.classes |= classes_of_rank_and_file(vocabulary_);
    }

    void read_word(std::size_t at, bool verb, AllClause& clause) const {
        const Token& token = tokens_[at];
        const bool label = phrases_.owner[at] != Phrases::nobody && // "The epoch of all guns is EI"
                           phrases_.items[phrases_.owner[at]].meanings.empty();
        if (is_pronoun(tokens_, at) || joins_kinds(at, verb, clause))
            return;
        if (clause.scope.excepts && token.is_number() && !token.as_word) { // "apart from nos. 7 and 8"
            clause.scope.except.push_back(std::string(1, unit_number_sign) + std::to_string(token.value));
            return;
        }
        if (!token.is_word() || (label && !clause.scope.excepts)) {
            clause.known = clause.known && ((token.is_mark() && !token.is("?")) || label);
            if (label && !verb && (clause.all || clause.scope.classes != 0) && !take_kind_called(at, clause))
                clause.known = clause.known && names_its_value(at);
        } else if (is_in(WordList::repeating, token.plain())) {
            clause.repeats = true;
        } else if (says_all(token)) {
            clause.all = true;
        } else if (excepts(token)) {
            clause.scope.excepts = true;
        } else if (clause.scope.excepts && !clause.scope.except.empty() &&
                   (is_verb(token) || token.is("who") || token.is("which"))) {
            clause.scope.told = true;
        } else if (clause.scope.told) {
            clause.known = clause.known && (is_harmless(token.plain()) || is_joining_word(token.plain()));
        } else if (clause.scope.excepts && !clause.scope.except.empty() &&
                   (is_and(token) || token.is("or") || token.is("nor"))) {
            clause.scope.except.emplace_back();
        } else if (clause.scope.excepts) {
            if (is_owner(token.plain()) ||
                (!is_joining_word(token.plain()) && !is_counted_thing(token.plain()) && !token.is("those") &&
                 !is_word_for_number(at)))
                clause.scope.except.push_back(token.plain());
        } else if (const std::uint64_t group = group_called(token, vocabulary_);
                   group != 0 && !verb && clause.values.empty()) {
            clause.scope.classes |= group;
        } else if (!is_harmless(token.plain()) && !is_joining_word(token.plain()) &&
                   !is_counted_thing(token.plain()) && !is_own_noun(token)) {
            clause.known = false;
        }
    }

    // The "or" of "every horse or chariot vignette": both.
    [[nodiscard]] bool joins_kinds(std::size_t at, bool verb, const AllClause& clause) const {
        static const WordSet each{"every", "each", "any", "jede", "jeder"};
        if (!is(at, "or") || verb || !clause.values.empty() || clause.scope.excepts || at < 2 ||
            at + 1 >= tokens_.size())
            return false;
        const auto match = vocabulary_.longest(tokens_, at + 1);
        const bool kind =
            group_called(tokens_[at + 1], vocabulary_) != 0 || (match && !match->phrase->labels.empty());
        return kind && each.contains(tokens_[at - 2].plain()) && clause.scope.names_kinds();
    }

    // "nos." of "nos. 7 and 8", "unit" of "unit 3"
    [[nodiscard]] bool is_word_for_number(std::size_t at) const {
        const std::size_t next = is(at + 1, ".") ? at + 2 : at + 1;
        return next < tokens_.size() && tokens_[next].is_number() &&
               (is_in(WordList::numbered_thing, tokens_[at].plain()) || tokens_[at].has_form("unit") ||
                is(at, "nos") || is(at, "no") || is(at, "nr") || is(at, "numbers") || is(at, "number"));
    }

    // "all chariots have two bases", "all elephants and chariots have …": those that have a value of the
    // trait.
    bool take_kind_called(std::size_t at, AllClause& clause) const {
        const auto match = vocabulary_.longest(tokens_, at);
        const bool counts = at + 1 < tokens_.size() && is_counted_thing(tokens_[at + 1].plain());
        const std::size_t next = at + (counts ? 2 : 1); // "every chariot vignette on two"
        const bool is_subject = next < tokens_.size() && (is_verb(tokens_[next]) || is_and(tokens_[next]) ||
                                                          is(next, ",") || is(next, "on") || is(next, "or"));
        if (!match || !is_subject)
            return false;
        for (const std::size_t index : match->phrase->labels)
            if (ruleset_.traits[index].is_choice() && ruleset_.traits[index].level == Level::troop)
                clause.scope.having.push_back(index);
        return true;
    }

    // "the epoch of all guns is EI", "epoch: EI"
    [[nodiscard]] bool names_its_value(std::size_t at) const {
        return at + 1 >= tokens_.size() || tokens_[at + 1].is_mark() || is(at + 1, "of") ||
               is(at + 1, "for") || item_at(at + 1) != nullptr || tokens_[at + 1].is_number();
    }

    // "all troops and all officers", "barbarian troops and officers throughout": the officers are among those
    // of whom it speaks.
    [[nodiscard]] bool names_officers_beside_men(const PhraseItem& item, std::size_t begin,
                                                 std::size_t end) const {
        const auto said = class_said(item, vocabulary_);
        return said && vocabulary_.is_leader(said->first) &&
               std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                           tokens_.begin() + static_cast<std::ptrdiff_t>(end), is_men);
    }

    // "All regular foot, …", "all on foot and regular": without a verb the clause says the class too, where
    // nothing but values stands beside it.
    [[nodiscard]] bool tells_class(const PhraseItem& of_class, std::size_t begin, std::size_t end) const {
        static const WordSet all{"all", "everything", "everyone", "everybody", "alle", "alles"}; // not "rest"
        const bool closed = end == tokens_.size() || is(end, ",") || is(end, ";") || is(end, ".") ||
                            begin_of_condition(tokens_, begin, tokens_.size()) == end;
        if (!class_said(of_class, vocabulary_) || !all.contains(tokens_[begin].plain()) || !closed)
            return false;
        for (std::size_t at = begin + 1; at < end; ++at) {
            const bool joins = is_and(tokens_[at]) || tokens_[at].is("of") ||
                               (at + 1 == of_class.begin && tokens_[at].is("on")); // not "foot on four bases"
            if (item_at(at) == nullptr && !joins)
                return false;
        }
        return true;
    }

    // The token behind the item. A class is what the clause speaks of; stated of all it would be troops.
    // `tells`: the clause says the class without a verb.
    std::size_t read_item(const PhraseItem& item, bool verb, bool tells, AllClause& clause) const {
        const auto of_class = class_said(item, vocabulary_);
        const bool in_brackets = item.begin != 0 && (is(item.begin - 1, "(") || is(item.begin - 1, "="));
        const bool told = clause.scope.told || // "the Croats (IA)"
                          (clause.scope.excepts && !clause.scope.except.empty() && in_brackets);
        if (told && !of_class && !is_mark_of_one(item, ruleset_) &&
            item.meanings.front().source <= Source::name) {
            clause.scope.of_except.push_back(item.meanings.front().values.front());
        } else if (clause.scope.excepts) {
            for (std::size_t at = item.begin; at < item.end; ++at)
                if (tokens_[at].is_word() && !is_joining_word(tokens_[at].plain()))
                    clause.scope.except.push_back(tokens_[at].plain());
        } else if (of_class) {
            const bool vague = of_class->second < ClassWord::name &&
                               !is_name_of_class(tokens_[item.begin], of_class->first, vocabulary_);
            const bool of_everybody = (verb || tells) && clause.all && !vague &&
                                      !clause.scope.names_kinds() && !clause.of_class &&
                                      !vocabulary_.is_leader(of_class->first);
            if (of_everybody) // "unless I say otherwise": others say it themselves
                clause.of_class = SaidClass{of_class->first, !verb && !ends_in_condition(tokens_, item.end)};
            else if (verb || !clause.values.empty() || vague)
                clause.known = false;
            else
                clause.scope.classes |= std::uint64_t{1} << static_cast<unsigned>(of_class->first);
        } else if (is_mark_of_one(item, ruleset_) || (clause.of_weapons && is_bare_name(item)) ||
                   item.meanings.front().source >= Source::kind) {
            clause.known = false;
        } else {
            clause.values.push_back(item.meanings.front().values.front());
        }
        return item.end;
    }

    // "nobody has barding or a shield": none of the values.
    void read_denied(std::size_t begin, std::size_t end, AllClause& clause) const {
        clause.nobody = true;
        while (begin < end && is_verb(tokens_[begin]))
            ++begin;
        std::size_t value = begin;
        for (std::size_t at = begin; at <= end; ++at) {
            if (at < end && !is(at, "or") && !is(at, "nor") && !is(at, "and"))
                continue;
            const auto denied =
                value < at ? denied_value(phrases_, value, at, around_.said, vocabulary_) : std::nullopt;
            clause.known = clause.known && denied.has_value();
            if (denied)
                clause.values.push_back(*denied);
            value = at + 1;
        }
    }

    const Phrases& phrases_;
    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    const AroundClause& around_;
};

} // namespace

bool joins_officers(const Phrases& phrases, std::size_t at, const Vocabulary& vocabulary) {
    if (at == 0 || at + 1 >= phrases.tokens.size() || !is_men(phrases.tokens[at - 1]))
        return false;
    const std::size_t owner = phrases.owner[at + 1];
    const auto said = owner == Phrases::nobody ? std::nullopt : class_said(phrases.items[owner], vocabulary);
    return said && vocabulary.is_leader(said->first);
}

AllClause clause_in(const Phrases& phrases, std::size_t begin, std::size_t end, const AroundClause& around) {
    return ClauseReader(phrases, around).read(begin, end);
}

} // namespace muster
