// SPDX-License-Identifier: MIT
#include "lists/army_list.h"

#include "base/translation.h"

#include <fmt/format.h>

namespace muster {

bool Offer::offers(const Trait& of, std::int32_t value) const {
    if (of.has_words())
        return value != no_value && ((mask >> static_cast<unsigned>(value)) & 1U) != 0;
    if (value == no_value)
        return absent;
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](const Range& range) { return range.least <= value && value <= range.most; });
}

TraitValues TroopChoice::first() const {
    TraitValues values{};
    // The offers are in the order of the traits without the texts, and so in the order of their slots.
    for (std::size_t slot = 0; slot < offers.size(); ++slot)
        values[slot] = offers[slot].first;
    return values;
}

const TroopChoice& ListEntry::choice_in(const Years& possible) const {
    const auto found = std::find_if(troops.begin(), troops.end(), [&](const TroopChoice& choice) {
        return !choice.years.and_of(possible).empty();
    });
    return found == troops.end() ? troops.front() : *found;
}

bool ListEntry::has_dated_choices() const {
    return std::any_of(troops.begin(), troops.end(),
                       [&](const TroopChoice& choice) { return choice.years != troops.front().years; }) ||
           (troops.front().years.bounded() && troops.front().years != years);
}

std::size_t ArmyList::pattern_count() const {
    std::size_t count = limits.size();
    for (const ListEntry& own : entries)
        count += own.troops.size();
    return count;
}

std::vector<ListParts> ArmyList::variants() const {
    std::vector<std::string_view> words;
    std::vector<ListParts> groups;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].variant.empty())
            continue;
        const auto known = std::find(words.begin(), words.end(), options[i].variant);
        const auto group = static_cast<std::size_t>(known - words.begin());
        if (known == words.end()) {
            words.emplace_back(options[i].variant);
            groups.emplace_back();
        }
        groups[group].push_back({PartKind::option, i});
    }
    return groups;
}

const ListEntry* ArmyList::entry(std::string_view entry_id) const {
    const auto found =
        std::find_if(entries.begin(), entries.end(), [&](const ListEntry& e) { return e.id == entry_id; });
    return found == entries.end() ? nullptr : &*found;
}

const std::string& ArmyList::name_of(const ListPart& part) const {
    switch (part.kind) {
    case PartKind::entry: return entries[part.index].name;
    case PartKind::option: return options[part.index].name;
    case PartKind::ally: break;
    }
    return allies[part.index].name;
}

Years ArmyList::years_of(const ListEntry& own) const {
    return own.option ? own.years.and_of(options[*own.option].years) : own.years;
}

Years ArmyList::years_of(const ListPart& part) const {
    switch (part.kind) {
    case PartKind::entry: return years_of(entries[part.index]);
    case PartKind::option: return options[part.index].years;
    case PartKind::ally: break;
    }
    return allies[part.index].years;
}

std::string years_words(const Years& years) {
    const Years open;
    if (years == open)
        return {};
    if (years.from == open.from)
        return translate_format("until {}", year_words(years.to));
    if (years.to == open.to)
        return translate_format("from {}", year_words(years.from));
    if (years.from == years.to)
        return year_words(years.from);
    if (years.to < 0)
        return translate_format("{}–{} BC", -years.from, -years.to);
    if (year_words(years.from) == fmt::format("{}", years.from))
        return fmt::format("{}–{}", years.from, years.to);
    if (years.from > 0)
        return translate_format("AD {}–{}", years.from, years.to);
    return fmt::format("{} – {}", year_words(years.from), year_words(years.to));
}

} // namespace muster
