// SPDX-License-Identifier: MIT
#include "mail/detail/missing_values.h"

#include "base/text.h"
#include "mail/detail/army_draft.h"
#include "mail/detail/clause_words.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/line_reading.h"
#include "mail/detail/other_lists.h"
#include "mail/detail/phrases.h"
#include "mail/detail/statement.h"
#include "mail/detail/troop_pieces.h"
#include "mail/detail/word_lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

namespace muster {

namespace {

// The clause says what is not, what would be, or what somebody else has.
bool denies_or_wishes(const Token& token) {
    static const WordSet words{
        "not",    "never",   "nor",  "would", "could",  "might", "if",      "your",   "yours",   "you",
        "nicht",  "nie",     "wenn", "falls", "dein",   "deine", "instead", "unlike", "than",    "else",
        "either", "nothing", "none", "isn't", "aren't", "don't", "doesn't", "hasn't", "haven't", "?"};
    return words.contains(token.plain()) || is_negation(token.plain()) || is_nobody(token) || excepts(token);
}

bool ends_clause(const Tokens& tokens, std::size_t at) {
    return ends_sentence(tokens, at) || tokens[at].is(",") || tokens[at].is(";") || tokens[at].is("(") ||
           tokens[at].is(")") || (tokens[at].is("-") && tokens[at].spaced);
}

class ValueFinder {
public:
    ValueFinder(const MailLine& line, const Vocabulary& vocabulary, std::vector<NamedValue>& found)
        : line_(line), vocabulary_(vocabulary), ruleset_(vocabulary.ruleset()),
          phrases_(phrases_in(line.text, vocabulary, {Level::body, Level::unit, Level::troop})),
          tokens_(phrases_.tokens), found_(found) {}

    // What is said of all of a kind holds of those that the list has of it.
    void find() {
        const std::size_t before = found_.size();
        find_all();
        if (found_.size() == before)
            return;
        const Statement statement = statement_in(line_.text, vocabulary_);
        const auto is_said = [&](const ValueOf& value) {
            return std::any_of(statement.of_troops.begin(), statement.of_troops.end(),
                               [&](const SaidOfTroops& said) { return said.value == value; }) ||
                   std::any_of(statement.of_named.begin(), statement.of_named.end(),
                               [&](const SaidOfNamed& said) { return said.value == value; });
        };
        found_.erase(
            std::remove_if(found_.begin() + static_cast<std::ptrdiff_t>(before), found_.end(),
                           [&](const NamedValue& named) { return is_said(named.meanings.front().front()); }),
            found_.end());
    }

private:
    void find_all() {
        std::size_t begin = 0;
        for (std::size_t at = 0; at <= tokens_.size(); ++at)
            if (at == tokens_.size() || ends_clause(tokens_, at)) {
                read_clause(begin, at);
                begin = at + 1;
            }
    }

    void read_clause(std::size_t begin, std::size_t end) {
        const auto first = tokens_.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto last = tokens_.begin() + static_cast<std::ptrdiff_t>(std::max(begin, end));
        if (std::any_of(first, last, denies_or_wishes) || (end < tokens_.size() && tokens_[end].is("?")))
            return;
        read_links(begin, end);
        for (std::size_t at = begin; at < end; ++at) {
            const std::size_t owner = phrases_.owner[at];
            if (owner == Phrases::nobody || phrases_.items[owner].begin != at)
                continue;
            const PhraseItem& item = phrases_.items[owner];
            if (item.end <= end && is_sure(item, begin, end))
                add(item);
        }
    }

    // "two links", "linked": of whatever kind.
    void read_links(std::size_t begin, std::size_t end) {
        const std::optional<std::size_t> links = trait_of_links(ruleset_);
        for (std::size_t at = begin; links && at < end; ++at) {
            const bool counted = at > begin && (tokens_[at - 1].is_number() || tokens_[at - 1].is("support"));
            if (!tokens_[at].is("linked") &&
                !(counted && (tokens_[at].is("link") || tokens_[at].is("links"))))
                continue;
            NamedValue named{line_.number, tokens_[at].text, {}};
            const Trait& trait = ruleset_.traits[*links];
            for (std::size_t v = 0; v < trait.values.size(); ++v)
                if (static_cast<std::int32_t>(v) != trait.default_value)
                    named.meanings.push_back({{*links, static_cast<std::int32_t>(v)}});
            found_.push_back(std::move(named));
            return;
        }
    }

    [[nodiscard]] bool is_sure(const PhraseItem& item, std::size_t begin, std::size_t end) const {
        if (item.meanings.empty() || item.weak || item.doubtful || is_explained(item) ||
            (!item.labelled && spans_columns(item)))
            return false;
        const Meaning& meaning = item.meanings.front();
        const Trait& trait = ruleset_.traits[meaning.values.front().trait];
        const Token& token = tokens_[item.begin];
        const bool single = item.end == item.begin + 1;
        const bool code = meaning.source == Source::code;
        if (meaning.source > Source::name || (trait.level == Level::body && !item.labelled) ||
            (single && !item.labelled && (token.text.size() < 2 || is_roman_number(token.text))) ||
            (code && single && !is_in_capitals(token.text)))
            return false;
        if (trait.level == Level::unit && trait.is_switch())
            return names_him(item);
        if (trait.level == Level::unit) // neither "nine are in the line" nor "6 in the links + 3"
            return (item.begin == 0 || !tokens_[item.begin - 1].is_number()) &&
                   std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                               tokens_.begin() + static_cast<std::ptrdiff_t>(end),
                               [](const Token& other) { return other.has_form("link"); });
        if (is_of_general(meaning.values.front(), ruleset_))
            return names_him(item);
        if (const auto of_class = class_said(item, vocabulary_))
            return of_class->second == ClassWord::code;
        // "Guard chariots" may be chariots that are called so.
        const bool named_after = !item.labelled && !single &&
                                 class_word_in(tokens_[item.end - 1].text, vocabulary_) >= ClassWord::name;
        return item.labelled || (!single && !named_after) || code || trait.is_switch();
    }

    // The "4" of one column and the "horse archers" of the next are no four-horse chariot.
    [[nodiscard]] bool spans_columns(const PhraseItem& item) const {
        for (std::size_t at = item.begin + 1; at < item.end; ++at) {
            const std::string_view gap =
                std::string_view(line_.text)
                    .substr(tokens_[at - 1].end, tokens_[at].begin - tokens_[at - 1].end);
            if (gap.find('\t') != std::string_view::npos || gap.find("  ") != std::string_view::npos)
                return true;
        }
        return false;
    }

    // "(S) = +", "RA/IR": what a word means, and what a column may hold.
    [[nodiscard]] bool is_explained(const PhraseItem& item) const {
        const auto is = [&](std::size_t at, std::string_view sign) {
            return at < tokens_.size() && tokens_[at].is(sign);
        };
        const auto has_trait = [&](std::size_t at) {
            const std::size_t owner = at < tokens_.size() ? phrases_.owner[at] : Phrases::nobody;
            return owner != Phrases::nobody && !phrases_.items[owner].meanings.empty() &&
                   phrases_.items[owner].meanings.front().values.front().trait ==
                       item.meanings.front().values.front().trait;
        };
        return is(item.end, "=") || (item.begin != 0 && is(item.begin - 1, "=")) ||
               (is(item.end, "/") && has_trait(item.end + 1)) ||
               (item.begin > 1 && is(item.begin - 1, "/") && has_trait(item.begin - 2));
    }

    // Not his rating, unless it says with whom he is: "General rated 5, rides with the Guard".
    [[nodiscard]] bool names_him(const PhraseItem& item) const {
        static const WordSet of_rating{"rating", "rated", "'", ":", "="};
        static const WordSet placing{"with", "rides", "leads", "leading", "joins", "among", "here"};
        constexpr std::size_t furthest = 16; // tokens
        const std::size_t end = std::min(item.end + furthest, tokens_.size());
        const auto any_of = [&](std::size_t begin, const WordSet& words) {
            return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                               tokens_.begin() + static_cast<std::ptrdiff_t>(end),
                               [&](const Token& token) { return words.contains(token.plain()); });
        };
        const bool in_general = item.begin != 0 && tokens_[item.begin - 1].is("in");
        return !in_general && tokens_[item.end - 1].plain() != "general's" &&
               (!any_of(item.begin, of_rating) || any_of(item.end, placing));
    }

    void add(const PhraseItem& item) {
        NamedValue named{line_.number, text_between(line_.text, tokens_, item.begin, item.end), {}};
        for (const MailLine::Part& part : line_.parts)
            if (part.offset <= tokens_[item.begin].begin)
                named.line = part.number;
        for (const Meaning& meaning : item.meanings)
            named.meanings.push_back(meaning.values);
        found_.push_back(std::move(named));
    }

    const MailLine& line_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    Phrases phrases_;
    const Tokens& tokens_;
    std::vector<NamedValue>& found_;
};

// Every value that some part, unit or troop of the army has.
class ValuesOfArmy {
public:
    ValuesOfArmy(const Army& army, const Ruleset& ruleset)
        : ruleset_(ruleset), present_(ruleset.traits.size()) {
        for (const Body& body : army.bodies) {
            add(body, Level::body);
            for (const Unit& unit : body.units) {
                add(unit, Level::unit);
                for (const Troop& troop : unit.troops)
                    add(troop, Level::troop);
            }
        }
    }

    [[nodiscard]] bool has(const ValueOf& value) const {
        return has(value.trait, value.value) || has_namesake(value);
    }

private:
    void add(const Element& element, Level level) {
        for (const std::size_t index : ruleset_.at(level).traits)
            if (const Trait& trait = ruleset_.traits[index]; !trait.is_text())
                present_[index].insert(element.values[trait.slot]);
    }

    [[nodiscard]] bool has(std::size_t trait, std::int32_t value) const {
        return present_[trait].count(value) != 0;
    }

    // "Epoch II" of a gun beside troops that do not shoot: a value of the same name of another trait.
    [[nodiscard]] bool has_namesake(const ValueOf& value) const {
        const Trait& trait = ruleset_.traits[value.trait];
        if (!trait.is_choice() || value.value == trait.default_value)
            return false;
        const std::string name = trait.value_name(value.value);
        for (const std::size_t index : ruleset_.at(trait.level).traits) {
            const Trait& other = ruleset_.traits[index];
            for (std::size_t v = 0; index != value.trait && other.is_choice() && v < other.values.size(); ++v)
                if (other.values[v].name == name && has(index, static_cast<std::int32_t>(v)))
                    return true;
        }
        return false;
    }

    const Ruleset& ruleset_;
    std::vector<std::set<std::int32_t>> present_; // by trait
};

bool is_general(const NamedValue& named, const Ruleset& ruleset) {
    return named.meanings.size() == 1 && named.meanings.front().size() == 1 &&
           is_of_general(named.meanings.front().front(), ruleset);
}

// "King Edward is General too, with one vignette of knights"
bool is_general_elsewhere(const NamedValue& named, const std::vector<WrittenTroop>& troops, const Army& army,
                          const Ruleset& ruleset) {
    if (!is_general(named, ruleset))
        return false;
    const ValueOf& general = named.meanings.front().front();
    const Trait& trait = ruleset.traits[general.trait];
    if (trait.level != Level::troop || !trait.is_switch()) // a leader of his own stands in a line of his own
        return false;
    bool has_troops = false;
    for (const WrittenTroop& written : troops) {
        if (written.line != named.line)
            continue;
        has_troops = true;
        const Troop& troop =
            army.bodies[written.place.body - 1].units[written.place.unit - 1].troops[written.place.troop - 1];
        if (troop.values[trait.slot] == general.value)
            return false;
    }
    return has_troops;
}

} // namespace

std::vector<NamedValue> named_values_in(const std::vector<MailLine>& lines, const Vocabulary& vocabulary) {
    std::vector<NamedValue> found;
    for (const MailLine& line : lines)
        if (!line.passed_over.empty())
            found.push_back({line.number, line.passed_over, {}});
    for (const MailLine& line : lines)
        if (line.role == MailLine::Role::text && !line.quoted &&
            !is_beside_the_list(line.text, true, vocabulary))
            ValueFinder(line, vocabulary, found).find();
    return found;
}

std::vector<MissingValue> missing_in(const std::vector<NamedValue>& named,
                                     const std::vector<WrittenTroop>& troops, const Army& army,
                                     const Ruleset& ruleset) {
    const ValuesOfArmy values(army, ruleset);
    const bool are_several = std::count_if(named.begin(), named.end(), [&](const NamedValue& one) {
                                 return is_general(one, ruleset);
                             }) > 1;
    std::vector<MissingValue> missing;
    for (const NamedValue& one : named) {
        const bool in_army =
            std::any_of(one.meanings.begin(), one.meanings.end(), [&](const std::vector<ValueOf>& meaning) {
                return std::all_of(meaning.begin(), meaning.end(),
                                   [&](const ValueOf& value) { return values.has(value); });
            });
        if (!in_army)
            missing.push_back({one.line, fmt::format("{}: nothing in the army has it", quoted(one.words))});
        else if (are_several && is_general_elsewhere(one, troops, army, ruleset))
            missing.push_back(
                {one.line, fmt::format("{}: none of the line's troops has it", quoted(one.words))});
    }
    return missing;
}

} // namespace muster
