// SPDX-License-Identifier: MIT
#include "mail/detail/written_property.h"

#include "base/letters.h"
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/lexicon.h"

#include <fmt/format.h>

#include <algorithm>
#include <regex>
#include <utility>

namespace muster {

namespace {

const Trait* trait_called(std::string_view key, const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::army).traits) {
        const Trait& trait = ruleset.traits[index];
        std::string id = trait.id;
        std::replace(id.begin(), id.end(), '-', ' ');
        // "base ap"
        const bool named_last = key.ends_with(" " + id) && words_of(key).size() == 2;
        if (key == trait.id || key == id || named_last || key == plain_words(trait.name))
            return &trait;
    }
    return nullptr;
}

} // namespace

std::optional<ArmyNumber> army_number(std::string_view words, const Ruleset& ruleset) {
    static const std::regex number(fmt::format(R"(^{}\s*([a-z]+(?: [a-z]+)?)\.?$)", number_pattern));
    const std::string plain = plain_words(words);
    std::smatch match;
    if (!std::regex_match(plain, match, number))
        return std::nullopt;
    const Trait* const trait = trait_called(match[2].str(), ruleset);
    const bool is_size = trait != nullptr && ruleset.size && ruleset.size->slot == trait->slot;
    if (trait == nullptr || !trait->is_number() || is_size || trait->id == ruleset.conversion.price)
        return std::nullopt;
    return ArmyNumber{trait, match[1].str()};
}

bool WrittenProperties::said(const Trait& trait) const {
    return std::find(said_.begin(), said_.end(), &trait) != said_.end();
}

bool WrittenProperties::read(std::string_view line) {
    if (const auto number = army_number(line, ruleset_))
        return set(*number->trait, number->number);
    if (read_total(line))
        return true;
    if (const std::size_t colon = line.find(':'); colon != std::string_view::npos && colon + 1 != line.size())
        return read_pair(line.substr(0, colon), trimmed(line.substr(colon + 1)));
    return read_number_behind(line);
}

// "Total: 1000", "declared 1,000 points", "1000 points", "I make that 12 vignettes"
bool WrittenProperties::read_total(std::string_view line) {
    static const std::regex before(
        fmt::format(
            R"(^(?:(?:army |grand )?(?:total|declared|sum)|i make|totall?ing|altogether|in all)\b[^0-9]{{0,30}}{}\s*([a-z]*)[^0-9]{{0,30}}$)",
            number_pattern),
        std::regex::icase);
    static const std::regex behind(
        fmt::format(
            R"(^{}\s*(pts|points|ip|ap|vignettes|elements|figures)(?:\s+(?:in all|in total|altogether|total|army))?\.?$)",
            number_pattern),
        std::regex::icase);
    std::string spaced(line);
    if (const std::size_t colon = spaced.find(':'); colon != std::string::npos)
        spaced[colon] = ' ';
    const std::string plain = everyday(plain_words(spaced));
    std::smatch match;
    if (!std::regex_match(plain, match, before) && !std::regex_match(plain, match, behind))
        return false;
    if (const auto total = whole_number(plain_number(match[1].str())))
        declare(*total, match[2].str());
    return true;
}

// Of what the unit names: "vignettes", "figures"; else of the price, or of what the rules size armies by.
void WrittenProperties::declare(std::int32_t total, std::string_view unit) {
    const std::string troops = lowered(ruleset_.level_words[index_of(Level::troop)]);
    const std::string plural = troops.ends_with('s') ? troops : troops + "s";
    const bool counts = unit == troops || unit == plural;
    const auto named = ruleset_.number(Level::army, unit);
    if (counts && named)
        declared_.count = {*named, total, std::string(unit)};
    else if (!counts && !ruleset_.conversion.price.empty())
        declared_.price = total;
    else if (ruleset_.size && ruleset_.conversion.price.empty())
        declared_.count = {ruleset_.size->number, total, plural};
}

void WrittenProperties::take_size(std::int32_t size, bool in_points) {
    const auto price = ruleset_.number(Level::army, ruleset_.conversion.price);
    if (!ruleset_.size)
        return;
    const bool sized_by_price = price && *price == ruleset_.size->number;
    if (sized_by_price != in_points)
        return;
    for (const std::size_t index : ruleset_.at(Level::army).traits)
        if (ruleset_.traits[index].is_number() && ruleset_.size->slot &&
            ruleset_.traits[index].slot == *ruleset_.size->slot) {
            set(ruleset_.traits[index], std::to_string(size));
            return;
        }
    declare(size, "");
}

void WrittenProperties::read_of_all(const std::vector<ValueOf>& values) {
    for (const ValueOf& said : values)
        for (const std::size_t index : ruleset_.at(Level::army).traits)
            if (ruleset_.traits[index].is_choice())
                set(ruleset_.traits[index], ruleset_.traits[said.trait].value_name(said.value));
}

std::vector<std::string> WrittenProperties::said_by(std::string_view words) {
    static const std::regex number(R"((?:^|[^0-9.,])([0-9]{3,4})(?![0-9.,]))");
    std::string plain = " ";
    for (const std::string_view word : words_of(words)) {
        const std::string one = plain_words(word.substr(0, word.find_last_not_of(",.:;!?()") + 1));
        plain += singular(one).empty() ? one + " " : singular(one) + " ";
    }
    std::vector<std::string> guesses;
    for (const std::size_t index : ruleset_.at(Level::army).traits) {
        const Trait& trait = ruleset_.traits[index];
        if (said(trait))
            continue;
        std::string found;
        const std::string text(words);
        std::smatch match;
        if (trait.role == TraitRole::year && std::regex_search(text, match, number))
            found = match[1];
        // Of "Roman" and "Late Roman" the longer.
        for (const TraitValue& value : trait.values)
            if (trait.required && trait.is_choice() && value.name.size() > found.size() &&
                plain.find(" " + plain_words(value.name) + " ") != std::string::npos)
                found = value.name;
        if (!found.empty() && set(trait, found))
            guesses.push_back(fmt::format("{} is taken as {}, which this line names", trait.name, found));
    }
    return guesses;
}

// "Nation: Roman", "Year: 1645", "Player: A. Player"
bool WrittenProperties::read_pair(std::string_view key, std::string_view value) {
    const std::string plain = everyday(plain_words(key));
    About& about = army_.about;
    const std::pair<std::string_view, std::string*> texts[] = {
        {"player", &about.player}, {"event", &about.event}, {"date", &about.date},
        {"name", &army_.name},     {"army", &army_.name},   {"army name", &army_.name}};
    for (const auto& [word, text] : texts)
        if (plain == word) {
            *text = value;
            return true;
        }
    if (const Trait* const trait = trait_called(plain, ruleset_))
        return set(*trait, value);
    // "General: rating 4"
    return words_of(value).size() == 2 && read_number_behind(fmt::format("{} {}", plain, value));
}

// "General rating 4", "year 1806"
bool WrittenProperties::read_number_behind(std::string_view line) {
    const std::size_t space = line.rfind(' ');
    if (space == std::string_view::npos)
        return false;
    const Trait* const trait = trait_called(everyday(plain_words(line.substr(0, space))), ruleset_);
    return trait != nullptr && trait->is_number() && set(*trait, line.substr(space + 1));
}

bool WrittenProperties::set(const Trait& trait, std::string_view value) {
    if (trait.is_number()) {
        static const std::regex with_unit(
            fmt::format(R"(^{}(?:\s*(?:pts|points|punkte|ap))?\.?$)", number_pattern), std::regex::icase);
        const std::string text(value);
        std::smatch match;
        if (!std::regex_match(text, match, with_unit))
            return false;
        const auto number = whole_number(plain_number(match[1].str()));
        if (!number || *number < trait.least || *number > trait.most)
            return false;
        army_.values[trait.slot] = *number;
        said_.push_back(&trait);
        return true;
    }
    const std::string wanted = plain_words(value);
    for (std::size_t i = 0; i < trait.values.size(); ++i) {
        const TraitValue& known = trait.values[i];
        if (wanted != plain_words(known.id) && wanted != plain_words(known.name))
            continue;
        army_.values[trait.slot] = static_cast<std::int32_t>(i);
        said_.push_back(&trait);
        return true;
    }
    return false;
}

void WrittenProperties::read_by_the_way(std::string_view line, bool title) {
    // "Gauls, 1250 points": the agreed total.
    static const std::regex agreed(
        fmt::format(R"((?:^|[^0-9.,]){}\s*(?:pts|points|punkte)\b)", number_pattern), std::regex::icase);
    const std::string text(line);
    std::smatch match;
    if (title && ruleset_.size && ruleset_.size->slot && std::regex_search(text, match, agreed))
        for (const std::size_t index : ruleset_.at(Level::army).traits)
            if (ruleset_.traits[index].is_number() && ruleset_.traits[index].id == ruleset_.conversion.price)
                set(ruleset_.traits[index], match[1].str());
    if (title)
        return;
    std::string pieces = text;
    for (std::size_t at = pieces.find("·"); at != std::string::npos; at = pieces.find("·"))
        pieces.replace(at, std::string_view("·").size(), "|");
    for (const std::string_view piece : parts_of(pieces, '|')) {
        if (read_number_behind(piece))
            continue;
        for (const std::size_t index : ruleset_.at(Level::army).traits)
            if (ruleset_.traits[index].required && ruleset_.traits[index].is_choice())
                set(ruleset_.traits[index], piece);
    }
}

} // namespace muster
