// SPDX-License-Identifier: MIT
// What a column of a table holds, as its heading says.
#include "mail/detail/computed_numbers.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_table.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t shortest_abbreviation = 3; // letters

bool names_no_trait(const Token& token) {
    return is_joining_word(token.plain()) || token.is("class") || token.is("type");
}

bool names_something(const Token& token) {
    return token.is_word() && token.plain().size() >= shortest_abbreviation && !names_no_trait(token);
}

// Whether each word is one of the name's, or begins one.
bool stand_in_name(const Tokens& words, const Tokens& name) {
    return std::all_of(words.begin(), words.end(), [&](const Token& word) {
        return word.is_mark() || names_no_trait(word) ||
               std::any_of(name.begin(), name.end(), [&](const Token& known) {
                   return known.is_word() &&
                          (word.has_form(known.plain()) || (word.plain().size() >= shortest_abbreviation &&
                                                            known.plain().starts_with(word.plain())));
               });
    });
}

// "total ip", not "ip"
bool adds_up(std::string_view heading) {
    const auto has = [&](std::string_view word) { return heading.find(word) != std::string_view::npos; };
    return has("tot") || has("sum") || has("gesamt");
}

} // namespace

// The part of the field names the body; a rating and orders say something of it.
MailTable::Role MailTable::body_role(std::size_t index) const {
    const Trait& trait = vocabulary_->ruleset().traits[index];
    return trait.is_number() || (trait.is_choice() && trait.values.front().id == "none") ? Role::body_trait
                                                                                         : Role::body;
}

// "Sub-commander's rating", "General here", "With unit: sub-cdr": whose rating it is, or who is there.
std::optional<MailTable::Column> MailTable::column_of_commander(const std::string& words) const {
    static constexpr std::string_view places[] = {" here",      " present", " with unit", " in unit",
                                                  " with it",   " joined",  " with them", " is here",
                                                  " with this", " in it",   " there"};
    if (words.ends_with("rating") && words.find("general") == std::string::npos) {
        const Tokens tokens = vocabulary_->tokens(words);
        if (std::any_of(tokens.begin(), tokens.end(),
                        [](const Token& token) { return token.has_form("commander") || token.is("sc"); }))
            return column_of_trait("rating");
    }
    for (const std::string_view place : places)
        if (words.ends_with(place))
            if (auto column = column_of_trait(words.substr(0, words.size() - place.size()));
                column && column->role == Role::flag)
                return column;
    return std::nullopt;
}

// What the vocabulary says of the heading: a trait's name, or a mark such as "General".
std::optional<MailTable::Column> MailTable::column_of_trait(const std::string& words) const {
    const Tokens tokens = vocabulary_->tokens(words);
    const auto match = tokens.empty() ? std::nullopt : vocabulary_->longest(tokens, 0);
    if (!match || match->end != tokens.size())
        return std::nullopt;
    const auto& traits = vocabulary_->ruleset().traits;
    const std::vector<std::size_t>& labels = match->phrase->labels;
    if (!labels.empty() && !is_heading_of(words, Role::sum) && !is_heading_of(words, Role::each)) {
        for (const std::size_t index : labels)
            if (traits[index].level == Level::troop)
                return Column{Role::trait, index};
        const std::size_t index = labels.front();
        return Column{traits[index].level == Level::body ? body_role(index) : Role::trait, index};
    }
    for (const Meaning& meaning : match->phrase->meanings)
        if (meaning.values.front().trait == vocabulary_->class_trait() && meaning.source <= Source::name &&
            vocabulary_->is_leader(meaning.values.front().value))
            return Column{Role::officer, 0, words};
    for (const Meaning& meaning : match->phrase->meanings)
        if (meaning.values.size() == 1 && traits[meaning.values.front().trait].is_switch() &&
            !is_heading_of(words, Role::notes))
            return Column{Role::flag, meaning.values.front().trait};
    return std::nullopt;
}

// "Attached gun", "Combat wpn": the one trait in whose name all of the words stand or begin.
std::optional<MailTable::Column> MailTable::column_of_name(const std::string& words) const {
    const Tokens tokens = vocabulary_->tokens(words);
    if (std::none_of(tokens.begin(), tokens.end(), names_something))
        return std::nullopt;
    std::optional<Column> found;
    for (const std::size_t index : vocabulary_->ruleset().at(Level::troop).traits) {
        if (!stand_in_name(tokens, vocabulary_->name_of(index)))
            continue;
        if (found)
            return std::nullopt;
        found = Column{Role::trait, index};
    }
    return found;
}

// "Reg/Irr", "RA or IA": values of one trait; "Suffix" is that which the notation writes as a sign.
std::optional<MailTable::Column> MailTable::column_of_values(const std::string& words) const {
    static const WordSet signs{"suffix", "sign", "+/-", "+ / -", "+/n/-", "grade"};
    const Tokens tokens = vocabulary_->tokens(words);
    for (const std::size_t index : vocabulary_->ruleset().at(Level::troop).traits) {
        const Trait& trait = vocabulary_->ruleset().traits[index];
        if (!trait.is_choice())
            continue;
        if (signs.contains(words) &&
            std::any_of(trait.values.begin(), trait.values.end(),
                        [](const TraitValue& value) { return value.short_form == "-"; }))
            return Column{Role::trait, index};
        bool known = tokens.size() >= 3; // values and what parts them, in turn
        for (std::size_t at = 0; at < tokens.size(); ++at)
            known = known && (at % 2 == 0 ? tokens[at].is_word() &&
                                                vocabulary_->value_of(trait, tokens, at, at + 1).has_value()
                                          : tokens[at].is("/") || tokens[at].is("or"));
        if (known && tokens.size() % 2 == 1)
            return Column{Role::trait, index};
    }
    return std::nullopt;
}

// "st", "ql", "wpn": the one trait that begins with the letter and has the others in this order.
std::optional<MailTable::Column> MailTable::column_of_letters(const std::string& words) const {
    constexpr std::size_t longest = 3;
    if (words.size() < 2 || words.size() > longest || words.find_first_of(" 0123456789") != std::string::npos)
        return std::nullopt;
    std::optional<Column> found;
    for (const std::size_t index : vocabulary_->ruleset().at(Level::troop).traits) {
        const std::string& id = vocabulary_->ruleset().traits[index].id;
        std::size_t at = 0;
        for (const char letter : words)
            at = at == std::string::npos || (at = id.find(letter, at)) == std::string::npos ? at : at + 1;
        if (id.front() != words.front() || at == std::string::npos)
            continue;
        if (found)
            return std::nullopt;
        found = Column{Role::trait, index};
    }
    return found;
}

std::optional<MailTable::Column> MailTable::column_of(const std::string& heading) const {
    const std::string words = heading_words(heading);
    if (words.empty())
        return std::nullopt;
    if (auto column = column_of_trait(words))
        return column;
    if (auto column = column_of_commander(words))
        return column;
    // Where troops have no price, what they cost is their activation.
    if (vocabulary_->ruleset().conversion.price.empty() && is_heading_of(words, Role::cost))
        return Column{Role::cost, 0, words};
    if (const auto role = role_of_heading(words))
        return Column{*role, 0, words};
    if (auto column = column_of_name(words))
        return column;
    if (auto column = column_of_values(words))
        return column;
    if (words == "off" || words == "offr" || words == "offz")
        return column_of_trait("officer");
    if (auto column = column_of_letters(words))
        return column;
    // "wing rating"
    const std::size_t space = words.find(' ');
    if (space != std::string::npos && is_heading_of(words.substr(0, space), Role::body))
        return column_of_trait(words.substr(space + 1));
    if (names_number_of_troops(words, vocabulary_->ruleset()))
        return Column{Role::computed, 0, words};
    return std::nullopt;
}

// "Cost" and "Total" side by side: the first may be the price of one.
void MailTable::settle_prices() {
    const auto has = [this](Role role) {
        return std::count_if(columns_.begin(), columns_.end(),
                             [&](const Column& column) { return column.role == role; });
    };
    const bool lone = has(Role::sum) == 1 && has(Role::count) != 0; // "IP" may head either
    if ((has(Role::sum) < 2 && !lone) || has(Role::each) != 0)
        return;
    Column& first = *std::find_if(columns_.begin(), columns_.end(),
                                  [](const Column& column) { return column.role == Role::sum; });
    if (!lone || !adds_up(first.heading))
        first.role = Role::price;
}

// "No." and "Men" side by side: the men that vignettes stand for are no count of vignettes.
void MailTable::settle_counts() {
    const auto counts = [](const Column& column) { return column.role == Role::count; };
    if (std::count_if(columns_.begin(), columns_.end(), counts) < 2)
        return;
    for (Column& column : columns_)
        if (counts(column) && column.heading == "men")
            column.role =
                names_number_of_troops(column.over, vocabulary_->ruleset()) ? Role::computed : Role::number;
}

// "What" beside a column of classes or codes heads names.
void MailTable::settle_names() {
    const auto is_vague = [](const Column& column) {
        return column.role == Role::words && (column.heading == "what" || column.heading == "kind");
    };
    const bool beside_codes = std::any_of(columns_.begin(), columns_.end(), [&](const Column& column) {
        return column.role == Role::words && !column.heading.empty() && !is_vague(column);
    });
    if (!has_classes() && !beside_codes)
        return;
    for (Column& column : columns_)
        if (is_vague(column))
            column.role = Role::name;
}

// "Wing" and "Command" side by side: who commands there is no second part of the army.
void MailTable::settle_commands() {
    const auto is_body = [](const Column& column) { return column.role == Role::body; };
    if (std::count_if(columns_.begin(), columns_.end(), is_body) < 2)
        return;
    for (Column& column : columns_)
        if (is_body(column) && column.heading == "command")
            column.role = Role::notes;
}

bool MailTable::has_classes() const {
    return std::any_of(columns_.begin(), columns_.end(), [this](const Column& column) {
        return column.role == Role::trait && column.trait == vocabulary_->class_trait();
    });
}

} // namespace muster
