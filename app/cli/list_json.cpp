// SPDX-License-Identifier: MIT
#include "list_json.h"

#include <nlohmann/json.hpp>

namespace muster {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format_version = 1;
constexpr int json_indent = 1;

void add_years(Json& json, const Years& years) {
    if (years.from != Years().from)
        json["from"] = years.from;
    if (years.to != Years().to)
        json["to"] = years.to;
}

void add_amount(Json& json, const Amount& amount) {
    if (amount.least)
        json["least"] = *amount.least;
    if (amount.most)
        json["most"] = *amount.most;
    if (amount.of_army)
        json["per"] = "army";
}

// Of a heading or a list.
template <typename Named>
void add_names(Json& json, const Named& named) {
    if (!named.aliases.empty())
        json["aliases"] = named.aliases;
    if (!named.enemies.empty())
        json["enemies"] = named.enemies;
    if (!named.against.empty())
        json["against"] = named.against;
    if (named.command != CommandQuality::ordinary)
        json["command"] = named.command == CommandQuality::able ? "able" : "divided";
}

Json offers_json(const Offers& offers, const Ruleset& ruleset) {
    Json json = Json::object();
    for (const Offer& offer : offers) {
        const Trait& trait = ruleset.traits[offer.trait];
        Json values = Json::array();
        if (trait.has_words()) {
            const auto first = static_cast<std::size_t>(offer.first);
            values.push_back(trait.values[first].id);
            for (std::size_t value = 0; value < trait.values.size(); ++value)
                if (value != first && ((offer.mask >> value) & 1U) != 0)
                    values.push_back(trait.values[value].id);
        }
        for (const Range& range : offer.ranges)
            values.push_back({{"least", range.least}, {"most", range.most}});
        json[trait.id] = std::move(values);
    }
    return json;
}

Json names_json(const ListParts& parts, const ArmyList& list) {
    Json json = Json::array();
    for (const ListPart& part : parts)
        json.push_back(list.name_of(part));
    return json;
}

Json choice_json(const TroopChoice& choice, const ListEntry& entry, const Ruleset& ruleset) {
    Json json = offers_json(choice.offers, ruleset);
    if (entry.has_dated_choices())
        add_years(json, choice.years);
    return json;
}

Json entry_json(const ListEntry& entry, const Ruleset& ruleset, const ArmyList& list) {
    Json json{{"id", entry.id}, {"name", entry.name}};
    add_amount(json, entry.amount);
    add_years(json, entry.years);
    if (entry.option)
        json["option"] = list.options[*entry.option].id;
    if (!entry.note.empty())
        json["note"] = entry.note;
    if (entry.is_guess)
        json["guess"] = true;
    for (const TroopChoice& choice : entry.troops)
        json["troops"].push_back(choice_json(choice, entry, ruleset));
    if (!entry.unit.empty())
        json["unit"] = offers_json(entry.unit, ruleset);
    for (const EntryForm& form : entry.forms) {
        Json one{{"name", form.name}};
        add_years(one, form.years);
        one["values"] = offers_json(form.values, ruleset);
        json["also"].push_back(std::move(one));
    }
    return json;
}

template <typename Part>
Json part_json(const Part& part, const ArmyList& list) {
    Json json{{"id", part.id}, {"name", part.name}};
    add_years(json, part.years);
    if (!part.note.empty())
        json["note"] = part.note;
    if (!part.needs.empty())
        json["needs"] = names_json(part.needs, list);
    if (!part.excludes.empty())
        json["excludes"] = names_json(part.excludes, list);
    if (part.is_guess)
        json["guess"] = true;
    return json;
}

Json heading_json(const ListHeading& heading) {
    Json json{{"ruleset", heading.ruleset}, {"id", heading.id}, {"title", heading.title}};
    add_years(json, heading.years);
    if (!heading.region.empty())
        json["region"] = heading.region;
    json["origin"] = heading.is_shipped ? "muster" : "house";
    add_names(json, heading);
    return json;
}

std::string written(const Json& json) {
    return json.dump(json_indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

std::string headings_json(const std::vector<ListHeading>& headings) {
    Json lists = Json::array();
    for (const ListHeading& heading : headings)
        lists.push_back(heading_json(heading));
    return written({{"format", format_version}, {"lists", std::move(lists)}});
}

std::string fits_json(const ListFits& fits) {
    Json lists = Json::array();
    for (const ListFit& fit : fits.lists) {
        lists.push_back(heading_json(fit.list));
        lists.back()["errors"] = fit.errors;
    }
    Json json{{"format", format_version}, {"lists", std::move(lists)}};
    for (const ListHeading& heading : fits.not_weighed)
        json["not-weighed"].push_back(heading.id);
    return written(json);
}

std::string list_json(const Ruleset& ruleset, const ListInForce& in_force) {
    const ArmyList& list = in_force.list();
    Json json{{"format", format_version}, {"ruleset", list.ruleset}, {"id", list.id}, {"title", list.title}};
    add_years(json, list.years);
    if (!list.region.empty())
        json["region"] = list.region;
    json["revision"] = list.revision;
    json["origin"] = list.is_shipped ? "muster" : "house";
    add_names(json, list);
    json["about"] = list.about;
    json["sources"] = list.sources;
    json["army"] = offers_json(list.army, ruleset);
    for (const ListEntry& entry : list.entries)
        json["entries"].push_back(entry_json(entry, ruleset, list));
    for (const ListOption& option : list.options) {
        Json one = part_json(option, list);
        if (!option.variant.empty())
            one["variant"] = option.variant;
        if (!option.instead.empty())
            one["instead"] = names_json(option.instead, list);
        if (!option.army.empty())
            one["army"] = offers_json(option.army, ruleset);
        json["options"].push_back(std::move(one));
    }
    for (const ListAlly& ally : list.allies) {
        Json one = part_json(ally, list);
        one["list"] = ally.list;
        if (!ally.entries.empty())
            one["entries"] = ally.entries;
        if (ally.is_obligatory)
            one["must"] = true;
        add_amount(one, ally.amount);
        json["allies"].push_back(std::move(one));
    }
    for (const ListLimit& limit : list.limits) {
        Json one{{"entries", names_json(limit.parts, list)}, {"say", limit.say}};
        add_years(one, limit.years);
        json["limits"].push_back(std::move(one));
    }
    return written(json);
}

} // namespace muster
