// SPDX-License-Identifier: MIT
#include "lists/detail/list_wording.h"

#include "base/letters.h"
#include "base/text.h"
#include "base/translation.h"
#include "check/checker.h"

#include <fmt/format.h>

namespace muster {

namespace {

// "a, b or c"
std::string listed(const std::vector<std::string>& words, std::string_view last) {
    std::string result;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i != 0)
            result += i + 1 == words.size() ? fmt::format(" {} ", last) : ", ";
        result += words[i];
    }
    return result;
}

bool offers_general(const Offers& offers, const Ruleset& ruleset) {
    return std::any_of(offers.begin(), offers.end(), [&](const Offer& offer) {
        const Trait& trait = ruleset.traits[offer.trait];
        for (std::size_t value = 0; value < trait.values.size(); ++value)
            if (trait.values[value].role == TraitRole::general && ((offer.mask >> value) & 1U) != 0)
                return true;
        return false;
    });
}

} // namespace

std::string name_of_per(const ListPer& per, const Ruleset& ruleset) {
    if (per.number)
        return ruleset.numbers_of(Level::army)[*per.number].name;
    const std::vector<std::size_t>& traits = ruleset.at(Level::army).traits;
    const auto found = std::find_if(traits.begin(), traits.end(), [&](std::size_t index) {
        return ruleset.traits[index].is_number() && ruleset.traits[index].slot == *per.slot;
    });
    return ruleset.traits[*found].name;
}

std::string offer_words(const Offer& offer, const Trait& trait, bool short_forms) {
    std::vector<std::string> words;
    if (trait.has_words()) {
        const auto add = [&](std::size_t value) {
            const TraitValue& known = trait.values[value];
            words.push_back(short_forms ? known.short_form : known.name);
        };
        const auto first = static_cast<std::size_t>(offer.first);
        add(first);
        for (std::size_t value = 0; value < trait.values.size(); ++value)
            if (value != first && ((offer.mask >> value) & 1U) != 0)
                add(value);
    }
    for (const Range& range : offer.ranges)
        words.push_back(range.least == range.most ? fmt::format("{}", range.least)
                                                  : translate_format("{} to {}", range.least, range.most));
    if (words.empty())
        words.push_back(translate("none"));
    return listed(words, translate("or"));
}

const AssignedTroop& ListWording::assigned_at(const Place& place) const {
    const auto found = std::find_if(assignment_.troops().begin(), assignment_.troops().end(),
                                    [&](const AssignedTroop& assigned) { return assigned.place == place; });
    return *found;
}

std::string ListWording::names(const ListParts& parts, std::string_view last) const {
    std::vector<std::string> words;
    for (const ListPart& part : parts)
        words.push_back(list_.name_of(part));
    return listed(words, last);
}

std::string ListWording::offered(const NotOffered& what) const {
    const Trait& trait = ruleset_.traits[what.offer->trait];
    const std::string value = what.value == no_value ? translate("none") : trait.value_name(what.value);
    return translate_format("{} must be {}, not {}", trait.name, offer_words(*what.offer, trait, false),
                            value);
}

std::string ListWording::unknown(const AssignedTroop& assigned) const {
    if (assigned.troop->entry.empty())
        return nothing_fits(assigned);
    std::vector<std::string> ids;
    for (const ListEntry& entry : list_.entries)
        ids.push_back(entry.id);
    for (std::size_t i = 0; i < list_.allies.size(); ++i)
        for (const ListEntry* entry : entries_of_ally(list_.allies[i], *ally_lists_.ally_lists[i]))
            ids.push_back(fmt::format("{}/{}", list_.allies[i].id, entry->id));
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    std::string text = translate_format("The list has no entry {}{}", muster::quoted(assigned.troop->entry),
                                        suggestion(assigned.troop->entry, known));
    return text.ends_with('?') ? text : text + ".";
}

std::string ListWording::nothing_fits(const AssignedTroop& assigned) const {
    const ListEntry* nearest = nullptr;
    std::int64_t distance = 0;
    std::vector<NotOffered> least;
    for (const ListEntry& entry : list_.entries) {
        std::vector<NotOffered> missing = assignment_.not_offered(assigned, entry);
        const std::int64_t far = assignment_.distance_of(missing);
        if (nearest == nullptr || far < distance) {
            nearest = &entry;
            distance = far;
            least = std::move(missing);
        }
    }
    std::vector<std::string> words;
    words.reserve(least.size());
    for (const NotOffered& what : least)
        words.push_back(offered(what));
    return translate_format("The list has no such troops. The nearest entry is {}: {}.", nearest->name,
                            joined(words, "; "));
}

std::string ListWording::army_trait(const Offer& offer) const {
    const Trait& trait = ruleset_.traits[offer.trait];
    const std::int32_t value = values_in_force(army_, ruleset_)[trait.slot];
    return translate_format("{}: the list {} asks for {}, but the army has {}.", trait.name, list_.title,
                            offer_words(offer, trait, false),
                            value == no_value ? translate("none") : trait.value_name(value));
}

std::string ListWording::trait(const ListRule& rule, const AssignedTroop& assigned) const {
    std::vector<std::string> words;
    for (const NotOffered& what : assignment_.not_offered(assigned))
        if (!assignment_.concerns_general(what))
            words.push_back(offered(what));
    const std::string name = rule.part.kind == PartKind::ally
                                 ? fmt::format("{} ({})", assigned.entry->name, list_.name_of(rule.part))
                                 : assigned.entry->name;
    if (assignment_.year() && assigned.entry->has_dated_choices())
        return fmt::format("{} ({}): {}.", name, year_words(*assignment_.year()), joined(words, "; "));
    return fmt::format("{}: {}.", name, joined(words, "; "));
}

std::string ListWording::general(const AssignedTroop& assigned) const {
    std::vector<std::string> homes;
    for (const ListEntry& entry : list_.entries) {
        const bool may =
            offers_general(entry.unit, ruleset_) ||
            std::any_of(entry.troops.begin(), entry.troops.end(),
                        [&](const TroopChoice& choice) { return offers_general(choice.offers, ruleset_); });
        if (may)
            homes.push_back(entry.name);
    }
    const std::string where =
        homes.empty() ? ""
                      : " " + translate_format("Put the general with {}.", listed(homes, translate("or")));
    if (assigned.ally)
        return translate_format("The general cannot be with allies.{}", where);
    if (!assignment_.is_general(assigned))
        return translate_format("{} must have the general. Mark the general here.", assigned.entry->name);
    return translate_format("The general cannot be with {}.{}", assigned.entry->name, where);
}

// Names the two that are farthest apart.
std::string ListWording::together() const {
    const AssignedTroop* late = nullptr;
    const AssignedTroop* early = nullptr;
    for (const AssignedTroop& assigned : assignment_.troops()) {
        const Years years = assignment_.years_of(assigned);
        if (assigned.entry == nullptr)
            continue;
        if (late == nullptr || years.from > assignment_.years_of(*late).from)
            late = &assigned;
        if (early == nullptr || years.to < assignment_.years_of(*early).to)
            early = &assigned;
    }
    if (late == nullptr || early == nullptr)
        return translate("These troops never served in the same year. Remove some of them.");
    return translate_format(
        "{} (until {}) and {} (from {}) never served in the same year. Remove one or the other.",
        early->entry->name, year_words(assignment_.years_of(*early).to), late->entry->name,
        year_words(assignment_.years_of(*late).from));
}

std::string ListWording::size() const {
    const ListSize& size = *list_.size;
    const Number& number = ruleset_.numbers_of(Level::army)[size.number];
    constexpr std::int32_t most_sizes = 4; // that are named one by one
    std::string wanted;
    if (size.least && size.most && size.step && (*size.most - *size.least) / *size.step < most_sizes) {
        std::vector<std::string> words;
        for (std::int32_t one = *size.least; one <= *size.most; one += *size.step)
            words.push_back(fmt::format("{}", one));
        wanted = listed(words, translate("or"));
    } else {
        wanted = size_range();
    }
    return translate_format("{}: the army has {}, but the list asks for {}. {}", number.name,
                            sums_.size().readable(), wanted, ways_to_size());
}

// "Remove 2 or add 4."
std::string ListWording::ways_to_size() const {
    std::string removed;
    std::string added;
    for (const Imbalance& imbalance : sums_.of_size())
        if (imbalance.too_many)
            removed = (imbalance.have - imbalance.bound).readable();
        else
            added = (imbalance.bound - imbalance.have).readable();
    if (added.empty())
        return translate_format("Remove {}.", removed);
    return removed.empty() ? translate_format("Add {}.", added)
                           : translate_format("Remove {} or add {}.", removed, added);
}

// "12 to 24 in steps of 6"
std::string ListWording::size_range() const {
    const ListSize& size = *list_.size;
    std::string wanted;
    if (size.least && size.most) {
        wanted = *size.least == *size.most ? fmt::format("{}", *size.least)
                                           : translate_format("{} to {}", *size.least, *size.most);
    } else if (size.least) {
        wanted = translate_format("{} at least", *size.least);
    } else if (size.most) {
        wanted = translate_format("{} at most", *size.most);
    }
    if (size.step)
        wanted += (wanted.empty() ? "" : " ") + translate_format("in steps of {}", *size.step);
    return wanted;
}

std::string ListWording::amount(const std::string& name, const Imbalance& imbalance) const {
    if (imbalance.too_many)
        return translate_format("{}: the army has {}, but the list allows at most {}{}. Remove {}.", name,
                                imbalance.have.readable(), imbalance.bound.readable(), proportion(imbalance),
                                (imbalance.have - imbalance.bound).readable());
    return translate_format("{}: the army has {}, but the list asks for at least {}{}. Add {}.", name,
                            imbalance.have.readable(), imbalance.bound.readable(), proportion(imbalance),
                            (imbalance.bound - imbalance.have).readable());
}

// " (3 for every 12 vignettes; the army has 20)", or "" if the bound is the list's own amount.
std::string ListWording::proportion(const Imbalance& imbalance) const {
    if (!imbalance.of_each || imbalance.bound == Exact(*imbalance.of_each))
        return {};
    const ListPer& per = *list_.per;
    std::string name = name_of_per(per, ruleset_);
    // "Points", but "IP"
    if (speaks_english() && name.size() > 1 && name[0] >= 'A' && name[0] <= 'Z' && name[1] >= 'a' &&
        name[1] <= 'z')
        name[0] = lowered(name[0]);
    return translate_format(" ({} for every {} {}; the army has {})", *imbalance.of_each, per.each, name,
                            sums_.measure_of_per().readable());
}

std::string ListWording::companions(const ListRule& rule, const ListParts& needs,
                                    const ListParts& excludes) const {
    const std::vector<Imbalance> found = sums_.imbalances(rule);
    const std::string& name = list_.name_of(rule.part);
    if (found.size() == 1)
        return amount(name, found.front());
    if (!found.front().too_many)
        return translate_format("{0}: allowed only with {1}. Add {1}, or remove {0}.", name,
                                names(needs, translate("or")));
    return translate_format("{}: not allowed with {}. Remove one or the other.", name,
                            names(excludes, translate("or")));
}

std::string ListWording::variant(const ListRule& rule) const {
    ListParts parts;
    bool any = false;
    for (const Imbalance& imbalance : sums_.imbalances(rule)) {
        parts.push_back(imbalance.parts.front());
        any = any || imbalance.too_many;
    }
    if (any)
        return translate_format("The army has troops of {}: keep one of them and remove the others.",
                                names(parts, translate("and")));
    return translate_format("The army must be one of {}. Add troops of one of them.",
                            names(parts, translate("or")));
}

std::string ListWording::limit(const ListRule& rule) const {
    const ListLimit& limit = list_.limits[rule.index];
    const Imbalance found = sums_.imbalances(rule).front();
    if (found.bound == Exact(0) || (!found.too_many && found.have == Exact(0)))
        return limit.say;
    const std::string_view end = limit.say.ends_with('.') ? "" : ".";
    const Exact bound = found.too_many ? found.bound.rounded_down() : found.bound.rounded_up();
    return found.too_many ? translate_format("{}{} The army has {}; the most allowed is {}.", limit.say, end,
                                             found.have.readable(), bound.readable())
                          : translate_format("{}{} The army has {}; at least {} are needed.", limit.say, end,
                                             found.have.readable(), bound.readable());
}

std::string ListWording::message(const ListRule& rule, const Place& place) const {
    switch (rule.kind) {
    case ListRuleKind::entry_unknown: return unknown(assigned_at(place));
    case ListRuleKind::army_trait: return army_trait(list_.army[rule.index]);
    case ListRuleKind::list_year:
        return translate_format(
            "The list covers {}, but the army's year is {}. Change the year or choose another list.",
            years_words(list_.years), year_words(*assignment_.year()));
    case ListRuleKind::years_together: return together();
    case ListRuleKind::size: return size();
    case ListRuleKind::trait: return trait(rule, assigned_at(place));
    case ListRuleKind::general: return general(assigned_at(place));
    case ListRuleKind::least:
    case ListRuleKind::most: return amount(list_.name_of(rule.part), sums_.imbalances(rule).front());
    case ListRuleKind::part_year:
        return translate_format(
            "{}: available {} only, but the army's year is {}. Change the year or remove these troops.",
            assigned_at(place).entry->name, years_words(assignment_.years_of(assigned_at(place))),
            year_words(*assignment_.year()));
    case ListRuleKind::limit: return limit(rule);
    case ListRuleKind::ally: {
        const ListAlly& ally = list_.allies[rule.part.index];
        return companions(rule, ally.needs, ally.excludes);
    }
    case ListRuleKind::variant: return variant(rule);
    case ListRuleKind::option_trait: return army_trait(list_.options[rule.part.index].army[rule.index]);
    case ListRuleKind::option: break;
    }
    const ListOption& option = list_.options[rule.part.index];
    return companions(rule, option.needs, option.excludes);
}

} // namespace muster
