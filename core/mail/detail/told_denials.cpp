// SPDX-License-Identifier: MIT
#include "mail/detail/told_denials.h"

#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace muster {

namespace {

// What a clause denies, read from its first token on.
class DenialReader {
public:
    DenialReader(const Tokens& tokens, const Vocabulary& vocabulary)
        : tokens_(tokens), vocabulary_(vocabulary) {}

    [[nodiscard]] std::optional<DeniedOfAll> read(std::size_t begin) {
        at_ = begin;
        placed_ = false;
        const bool nobody = take_nobody();
        const bool opened = !nobody && pass(openings());
        if (!nobody && !take_no())
            return std::nullopt;
        std::vector<ValueOf> values = take_values();
        if (values.empty())
            return std::nullopt;
        pass(nouns());
        take_where();
        const bool excepted = at_ < tokens_.size() && excepts(tokens_[at_]);
        const bool certain = nobody || placed_ || (opened && is_of_class_or_army(values.front()));
        if (!certain || !(excepted || ends_clause()))
            return std::nullopt;
        return DeniedOfAll{0, std::move(values), excepted};
    }

private:
    static const WordSet& openings() {
        static const WordSet words{"there", "there's", "is",   "are", "was",   "were", "i",    "we", "i've",
                                   "we've", "have",    "got",  "has", "bring", "my",   "army", "es", "gibt",
                                   "sind",  "ich",     "habe", "wir", "haben", "bei",  "mir"};
        return words;
    }
    static const WordSet& nouns() {
        static const WordSet words{"troops",    "troop", "men",     "man",      "soldiers",  "soldier",
                                   "vignettes", "units", "unit",    "vignette", "one",       "ones",
                                   "people",    "chaps", "truppen", "leute",    "einheiten", "soldaten"};
        return words;
    }

    bool pass(const WordSet& words) {
        const std::size_t first = at_;
        while (at_ < tokens_.size() && words.contains(tokens_[at_].plain()))
            ++at_;
        return at_ != first;
    }

    // "Nobody in my army is", "None of them are"
    bool take_nobody() {
        static const WordSet verbs{"is", "are", "was", "were", "ist", "sind", "counts"};
        if (at_ >= tokens_.size() || !(is_nobody(tokens_[at_]) || tokens_[at_].is("nothing")) ||
            tokens_[at_].is("neither"))
            return false;
        ++at_;
        take_where();
        return pass(verbs);
    }

    // "no", "not a single", "keine", "isn't one"
    bool take_no() {
        static const WordSet no{"no", "not", "isn't", "aren't", "haven't", "kein", "keine", "keinen"};
        static const WordSet one{"a", "an", "one", "any", "single", "got", "einzigen", "einziger"};
        if (!pass(no))
            return false;
        pass(one);
        return true;
    }

    // Of one trait, as a rank and file trooper may have it.
    std::vector<ValueOf> take_values() {
        const auto match =
            at_ < tokens_.size() ? vocabulary_.longest(tokens_, at_) : std::optional<PhraseMatch>();
        std::vector<ValueOf> values;
        if (!match)
            return values;
        for (const Meaning& meaning : match->phrase->meanings) {
            const ValueOf& value = meaning.values.front();
            const Trait& trait = vocabulary_.ruleset().traits[value.trait];
            if (trait.level != Level::troop)
                continue; // an army is irregular, too
            if (meaning.values.size() != 1 || !trait.is_choice() || trait.is_switch() ||
                (!values.empty() && value.trait != values.front().trait) ||
                (value.trait == vocabulary_.class_trait() && vocabulary_.is_leader(value.value)))
                return {};
            values.push_back(value);
        }
        at_ = match->end;
        return values;
    }

    // "in my army", "among them", "dabei": the whole list, not a part of it.
    void take_where() {
        static const WordSet places{"in", "among", "amongst", "of", "with", "on", "from", "unter"};
        static const WordSet wholes{"my",     "the",   "this",  "our",  "these", "those", "whole",  "army",
                                    "list",   "force", "host",  "lot",  "it",    "them",  "us",     "me",
                                    "all",    "mine",  "side",  "der",  "dem",   "die",   "meiner", "diesem",
                                    "dieser", "armee", "liste", "heer", "ihnen", "meinem"};
        static const WordSet alone{"here", "anywhere", "at", "all", "dabei", "darunter", "whatsoever"};
        if (at_ + 1 < tokens_.size() && places.contains(tokens_[at_].plain()) &&
            wholes.contains(tokens_[at_ + 1].plain())) {
            ++at_;
            placed_ = pass(wholes);
        }
        placed_ = pass(alone) || placed_;
    }

    [[nodiscard]] bool is_of_class_or_army(const ValueOf& value) const {
        const std::string& id = vocabulary_.ruleset().traits[value.trait].id;
        return value.trait == vocabulary_.class_trait() || id == "army" || id == "status";
    }

    [[nodiscard]] bool ends_clause() const {
        static const WordSet joints{"and", "so", "und", "also", "as", "since", "because", "then"};
        return at_ >= tokens_.size() || joints.contains(tokens_[at_].plain()) ||
               (tokens_[at_].is_mark() && !tokens_[at_].is("-") && !tokens_[at_].is("/"));
    }

    const Tokens& tokens_;
    const Vocabulary& vocabulary_;
    std::size_t at_ = 0;
    bool placed_ = false; // the clause says that it is of the whole list
};

bool begins_clause_of_denial(const Tokens& tokens, std::size_t at) {
    return at == 0 || tokens[at - 1].is_mark() || tokens[at - 1].is("and") || tokens[at - 1].is("so") ||
           tokens[at - 1].is("und");
}

bool holds_troops(const MailLine& line, const Vocabulary& vocabulary) {
    return line.role == MailLine::Role::text && class_word_in(line.text, vocabulary) >= ClassWord::code;
}

} // namespace

std::vector<DeniedOfAll> denials_told_in(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::vector<DeniedOfAll> found;
    const auto troops = [&](const MailLine& line) { return holds_troops(line, vocabulary); };
    const auto first = std::find_if(lines.begin(), lines.end(), troops);
    const auto last = std::find_if(lines.rbegin(), lines.rend(), troops).base();
    for (auto line = lines.begin(); line != lines.end(); ++line) {
        if (line->role != MailLine::Role::text || (line >= first && line < last))
            continue; // among the troops it may be of those above it
        const Tokens tokens = vocabulary.tokens(line->text);
        for (std::size_t at = 0; at < tokens.size(); ++at)
            if (begins_clause_of_denial(tokens, at))
                if (auto denial = DenialReader(tokens, vocabulary).read(at)) {
                    denial->line = line->number;
                    found.push_back(*std::move(denial));
                }
    }
    return found;
}

std::vector<WrongDenial> wrong_denials(const std::vector<DeniedOfAll>& denials, const Army& army,
                                       const Ruleset& ruleset) {
    std::vector<WrongDenial> wrong;
    for (const DeniedOfAll& denial : denials) {
        const Trait& trait = ruleset.traits[denial.values.front().trait];
        bool some = false;
        for (const Body& body : army.bodies)
            for (const Unit& unit : body.units)
                for (const Troop& troop : unit.troops)
                    some = some ||
                           std::any_of(denial.values.begin(), denial.values.end(), [&](const ValueOf& value) {
                               return troop.values[trait.slot] == value.value;
                           });
        if (some == denial.excepted)
            continue;
        const std::string what = trait.value_name(denial.values.front().value);
        wrong.push_back({denial.line, denial.excepted
                                          ? fmt::format("it says that some are {}, but none are", what)
                                          : fmt::format("it says that none are {}, but some are", what)});
    }
    return wrong;
}

} // namespace muster
