// SPDX-License-Identifier: MIT
#include "lists/list_description.h"

#include "base/text.h"
#include "base/translation.h"
#include "check/checker.h"
#include "check/wording.h"
#include "lists/detail/list_wording.h"

#include <fmt/format.h>

#include <utility>

namespace muster {

namespace {

// Whether the offer is nothing but the default.
bool is_default(const Offer& offer, const Trait& trait) {
    return offer.single && !trait.required && offer.first == trait.default_value;
}

class ListDescription {
public:
    ListDescription(const Ruleset& ruleset, const ListInForce& in_force,
                    const std::vector<ListHeading>& enemies)
        : ruleset_(ruleset), list_(in_force.list()), lists_(in_force.lists()), enemies_(enemies) {}

    [[nodiscard]] std::vector<ListLine> lines();

private:
    void append_title();
    void append_names();
    void append_army();
    void append_entries();
    void append_entry(const ListEntry& entry);
    void append_option(const ListOption& option);
    void append_variant(const ListOption& option);
    void append_ally(std::size_t index);
    void append_limits();
    void append(ListLineKind kind, std::string words) { lines_.push_back({kind, std::move(words), {}, {}}); }
    void append_needs(const ListParts& needs, const ListParts& excludes);
    [[nodiscard]] std::string choice_words(const TroopChoice& choice) const;
    [[nodiscard]] std::string offers_words(const Offers& offers) const;
    [[nodiscard]] std::string names(const ListParts& parts) const;
    [[nodiscard]] std::string per_words() const;

    const Ruleset& ruleset_;
    const ArmyList& list_;
    ListWithAllies lists_;
    const std::vector<ListHeading>& enemies_;
    std::vector<ListLine> lines_;
};

std::vector<ListLine> ListDescription::lines() {
    append_title();
    append_names();
    append_army();
    append_entries();
    for (std::size_t i = 0; i < list_.allies.size(); ++i)
        append_ally(i);
    append_limits();
    if (!list_.sources.empty())
        append(ListLineKind::heading, translate("Sources"));
    for (const std::string& source : list_.sources)
        append(ListLineKind::text, source);
    return std::move(lines_);
}

void ListDescription::append_title() {
    std::string more = ruleset_.title;
    const std::string region = list_.region.empty() ? std::string() : translate(list_.region.c_str());
    for (const std::string& words : {years_words(list_.years), region})
        more += words.empty() ? "" : ", " + words;
    lines_.push_back({ListLineKind::title, list_.title, std::move(more), {}});
    append(ListLineKind::text, list_.about);
    append(ListLineKind::text,
           list_.is_shipped
               ? translate_format("A list that comes with Muster, not from the publisher: {}, revision {}.",
                                  list_.id, list_.revision)
               : translate_format("A house list: {}, revision {}.", list_.id, list_.revision));
    if (!speaks_english() && list_.is_shipped)
        append(ListLineKind::text, translate("The texts of Muster's own lists are in English."));
}

void ListDescription::append_names() {
    if (!list_.aliases.empty())
        append(ListLineKind::text, translate_format("Also found by: {}.", joined(list_.aliases, ", ")));
    std::vector<std::string> fought;
    for (const ListHeading& enemy : enemies_)
        fought.push_back(enemy.title);
    if (!fought.empty())
        append(ListLineKind::text, translate_format("Fought against: {}.", joined(fought, ", ")));
    if (list_.command == CommandQuality::able)
        append(ListLineKind::text, translate("Command: able, by the judgement of its enemies."));
    else if (list_.command == CommandQuality::divided)
        append(ListLineKind::text, translate("Command: divided, quarrelling or left to chance."));
}

std::string ListDescription::offers_words(const Offers& offers) const {
    std::vector<std::string> words;
    for (const Offer& offer : offers) {
        const Trait& trait = ruleset_.traits[offer.trait];
        words.push_back(fmt::format("{} {}", trait.name, offer_words(offer, trait, false)));
    }
    return joined(words, "; ");
}

std::string ListDescription::per_words() const {
    if (!list_.per)
        return {};
    const ListPer& per = *list_.per;
    return translate_format("for every {} of “{}”, rounded down", per.each, name_of_per(per, ruleset_));
}

void ListDescription::append_army() {
    if (!list_.army.empty())
        append(ListLineKind::text, translate_format("Army: {}.", offers_words(list_.army)));
    if (list_.size) {
        const ListSize& size = *list_.size;
        std::string words = fmt::format("{}: {}", ruleset_.numbers_of(Level::army)[size.number].name,
                                        amount_words({size.least, size.most, false}));
        if (size.step)
            words += ", " + translate_format("in steps of {}", *size.step);
        append(ListLineKind::text, words + ".");
    }
}

std::string ListDescription::choice_words(const TroopChoice& choice) const {
    std::vector<std::string> words;
    for (const Offer& offer : choice.offers) {
        const Trait& trait = ruleset_.traits[offer.trait];
        const bool is_choice = !offer.single && !is_default(offer, trait);
        if (is_choice || (trait.is_switch() && offer.first != 0))
            words.push_back(fmt::format("{} {}", trait.name, offer_words(offer, trait, true)));
    }
    return first_notation(choice, ruleset_) + (words.empty() ? "" : " · ") + joined(words, "; ");
}

void ListDescription::append_entry(const ListEntry& entry) {
    std::string more = entry.id;
    if (entry.years.bounded() && entry.years != list_.years)
        more += fmt::format(", {}", years_words(entry.years));
    if (entry.is_guess)
        more += ", " + translate("guesswork");
    if (entry.amount.of_army)
        more += ", " + translate("in the whole army");
    lines_.push_back({ListLineKind::entry, entry.name, std::move(more), amount_words(entry.amount)});
    for (const TroopChoice& choice : entry.troops)
        append(ListLineKind::detail,
               choice_words(choice) +
                   (entry.has_dated_choices() ? fmt::format(" ({})", years_words(choice.years)) : ""));
    if (!entry.unit.empty())
        append(ListLineKind::detail,
               fmt::format("{}: {}", ruleset_.level_words[index_of(Level::unit)], offers_words(entry.unit)));
    for (const EntryForm& form : entry.forms) {
        std::string words =
            translate_format("May also fight as “{}”: {}", form.name, offers_words(form.values));
        if (form.years != entry.years)
            words += fmt::format(" ({})", years_words(form.years));
        append(ListLineKind::detail, std::move(words));
    }
    if (!entry.note.empty())
        append(ListLineKind::detail, entry.note);
}

void ListDescription::append_entries() {
    const std::string per = per_words();
    append(ListLineKind::heading, translate("Troops") + (per.empty() ? "" : " (" + per + ")"));
    for (const ListEntry& entry : list_.entries)
        if (!entry.option)
            append_entry(entry);
    for (const ListOption& option : list_.options)
        append_option(option);
}

std::string ListDescription::names(const ListParts& parts) const {
    std::vector<std::string> words;
    for (const ListPart& part : parts)
        words.push_back(list_.name_of(part));
    return joined(words, ", ");
}

void ListDescription::append_option(const ListOption& option) {
    append(ListLineKind::heading, fmt::format("{} ({}){}{}", option.name, option.id,
                                              option.years.bounded() ? ", " : "", years_words(option.years)));
    if (!option.note.empty())
        append(ListLineKind::text, option.note);
    append_needs(option.needs, option.excludes);
    append_variant(option);
    const auto index = static_cast<std::size_t>(&option - list_.options.data());
    for (const ListEntry& entry : list_.entries)
        if (entry.option == index)
            append_entry(entry);
}

void ListDescription::append_variant(const ListOption& option) {
    for (const ListParts& group : list_.variants())
        if (list_.options[group.front().index].variant == option.variant && !option.variant.empty())
            append(ListLineKind::text, translate_format("Exactly one of {}.", names(group)));
    if (!option.instead.empty())
        append(ListLineKind::text, translate_format("Takes the place of {}.", names(option.instead)));
    if (!option.army.empty())
        append(ListLineKind::text, translate_format("Army: {}.", offers_words(option.army)));
    if (option.is_guess)
        append(ListLineKind::text, translate("This is guesswork: no source tells of it."));
}

void ListDescription::append_ally(std::size_t index) {
    const ListAlly& ally = list_.allies[index];
    const ArmyList& ally_list = *lists_.ally_lists[index];
    append(ListLineKind::heading,
           translate_format("Allies: {} ({}){}{}", ally.name, ally.id, ally.years.bounded() ? ", " : "",
                            years_words(ally.years)));
    if (!ally.note.empty())
        append(ListLineKind::text, ally.note);
    append(ListLineKind::text,
           translate_format("{} from the list {}.", amount_words(ally.amount), ally_list.title));
    if (ally.is_obligatory)
        append(ListLineKind::text, translate("Every army has them."));
    if (ally.is_guess)
        append(ListLineKind::text, translate("This is guesswork: no source tells of it."));
    append_needs(ally.needs, ally.excludes);
    for (const ListEntry* entry : entries_of_ally(ally, ally_list))
        append(ListLineKind::detail, fmt::format("{}  {}/{}", entry->name, ally.id, entry->id));
}

void ListDescription::append_needs(const ListParts& needs, const ListParts& excludes) {
    if (!needs.empty())
        append(ListLineKind::text, translate_format("Needs {}.", names(needs)));
    if (!excludes.empty())
        append(ListLineKind::text, translate_format("Excludes {}.", names(excludes)));
}

void ListDescription::append_limits() {
    if (!list_.limits.empty() || !list_.permits.empty())
        append(ListLineKind::heading, translate("Limits"));
    for (const ListLimit& limit : list_.limits)
        append(ListLineKind::text, fmt::format("{} ({}{}{})", limit.say, names(limit.parts),
                                               limit.years.bounded() ? "; " : "", years_words(limit.years)));
    for (const ListPermit& permit : list_.permits)
        append(ListLineKind::text,
               translate_format("The rule {} does not apply to {}.", ruleset_.rules[permit.rule].id,
                                permit.parts.empty() ? translate("this army") : names(permit.parts)));
}

} // namespace

std::vector<ListLine> describe_list(const Ruleset& ruleset, const ListInForce& in_force,
                                    const std::vector<ListHeading>& enemies) {
    return ListDescription(ruleset, in_force, enemies).lines();
}

std::string first_notation(const TroopChoice& choice, const Ruleset& ruleset) {
    return notation_of_values(choice.first(), ruleset);
}

std::string notation_of_values(const TraitValues& values, const Ruleset& ruleset) {
    // An army of nothing but one such troop.
    Army army;
    army.ruleset = ruleset.id;
    army.values = ruleset.at(Level::army).defaults;
    Body& body = army.bodies.emplace_back();
    body.values = ruleset.at(Level::body).defaults;
    Unit& unit = body.units.emplace_back();
    unit.values = ruleset.at(Level::unit).defaults;
    unit.troops.emplace_back().values = values;
    return notation_of({1, 1, 1}, army, ruleset, numbers_alone(army, ruleset));
}

std::string amount_words(const Amount& amount) {
    if (!amount.most)
        return amount.least.value_or(0) == 0 ? translate("any number")
                                             : translate_format("{} or more", *amount.least);
    return amount.least == amount.most ? fmt::format("{}", *amount.most)
                                       : fmt::format("{}–{}", amount.least.value_or(0), *amount.most);
}

} // namespace muster
