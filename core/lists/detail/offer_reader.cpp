// SPDX-License-Identifier: MIT
#include "lists/detail/offer_reader.h"

#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <bit>

namespace muster {

namespace {

constexpr std::string_view any_value = "any";

bool is_any(const std::vector<std::string_view>& words) {
    return words.size() == 1 && words.front() == any_value;
}

void take_words(const Ruleset& ruleset, const ElementReader& reader, const XmlAttribute& attribute,
                const Trait& trait, Offer& offer) {
    const std::vector<std::string_view> words = words_of(attribute.value);
    if (is_any(words)) {
        offer.mask = ~0ULL >> (most_values - trait.values.size());
        offer.first = std::max(trait.default_value, 0);
        return;
    }
    for (const std::string_view word : words) {
        const std::uint64_t mask = mask_of_word(ruleset, reader, trait, attribute, word);
        if ((offer.mask & mask) != 0)
            reader.fail(attribute.raw(), fmt::format("{} is offered twice", muster::quoted(word)));
        if (offer.mask == 0)
            offer.first = std::countr_zero(mask);
        offer.mask |= mask;
    }
    offer.single = std::has_single_bit(offer.mask);
}

void take_ranges(const ElementReader& reader, const XmlAttribute& attribute, const Trait& trait,
                 Offer& offer) {
    const std::vector<std::string_view> words = words_of(attribute.value);
    const bool optional = !trait.required && trait.default_value == no_value;
    if (is_any(words)) {
        offer.ranges = {{trait.least, trait.most}};
        offer.absent = optional;
        offer.first = optional ? no_value : trait.required ? trait.least : trait.default_value;
        return;
    }
    offer.ranges = read_ranges(reader, attribute, words);
    for (Range& range : offer.ranges) {
        range = {std::max(range.least, trait.least), std::min(range.most, trait.most)};
        if (range.least > range.most)
            reader.fail(attribute.raw(),
                        fmt::format("{} is a number from {} to {}", trait.id, trait.least, trait.most));
    }
    offer.first = offer.ranges.front().least;
    offer.single = offer.ranges.size() == 1 && offer.ranges.front().least == offer.ranges.front().most;
    // Where several numbers are offered, an army may leave the number out; the rule set may still demand it.
    offer.absent = optional && !offer.single;
}

Offer read_offer(const Ruleset& ruleset, const ElementReader& reader, const XmlAttribute& attribute,
                 const Trait& trait) {
    if (trait.is_text())
        reader.fail(attribute.name, fmt::format("{} is a text, which no list can restrict", trait.id));
    if (is_blank(attribute.value))
        reader.fail(attribute.raw(), fmt::format("{} offers no value", attribute.name));
    Offer offer;
    offer.trait = static_cast<std::size_t>(&trait - ruleset.traits.data());
    if (trait.has_words()) {
        take_words(ruleset, reader, attribute, trait, offer);
    } else {
        take_ranges(reader, attribute, trait, offer);
    }
    return offer;
}

// The default alone, as if the list offered that.
Offer default_offer(std::size_t index, const Trait& trait) {
    Offer offer;
    offer.trait = index;
    offer.single = true;
    offer.first = trait.default_value;
    if (trait.has_words()) {
        offer.mask = 1ULL << static_cast<unsigned>(trait.default_value);
    } else if (trait.default_value == no_value) {
        offer.absent = true;
    } else {
        offer.ranges = {{trait.default_value, trait.default_value}};
    }
    return offer;
}

const Offer* offer_of(const Offers& offers, std::size_t trait) {
    const auto found =
        std::find_if(offers.begin(), offers.end(), [&](const Offer& o) { return o.trait == trait; });
    return found == offers.end() ? nullptr : &*found;
}

} // namespace

Offers read_offers(const Ruleset& ruleset, ElementReader& reader, Level level) {
    Offers offers;
    for (const XmlAttribute* attribute : reader.rest()) {
        const Trait* trait = ruleset.trait(level, attribute->name);
        if (trait == nullptr)
            reader.fail(attribute->name,
                        fmt::format("{} is not a {} trait of {}{}", muster::quoted(attribute->name),
                                    level_name(level), ruleset.title,
                                    suggestion(attribute->name, ruleset.at(level).words.words())));
        offers.push_back(read_offer(ruleset, reader, *attribute, *trait));
    }
    return offers;
}

TroopChoice read_troop_choice(const Ruleset& ruleset, ElementReader& reader, const Offers& every) {
    const Offers own = read_offers(ruleset, reader, Level::troop);
    TroopChoice choice;
    for (const std::size_t index : ruleset.at(Level::troop).traits) {
        const Trait& trait = ruleset.traits[index];
        if (trait.is_text())
            continue;
        const Offer* offer = offer_of(own, index);
        if (offer == nullptr)
            offer = offer_of(every, index);
        if (offer == nullptr && trait.role == TraitRole::placement)
            continue;
        if (offer == nullptr && trait.required)
            reader.fail(fmt::format("<troop> needs {}, which has no default", trait.id));
        choice.offers.push_back(offer == nullptr ? default_offer(index, trait) : *offer);
    }
    return choice;
}

} // namespace muster
