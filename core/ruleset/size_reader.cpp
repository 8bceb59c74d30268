// SPDX-License-Identifier: MIT
// The part of the reader of rule sets that reads <size> and <figures>.
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

void read_declaring_trait(const RulesetReading& reading, ElementReader& reader, SizeDescription& size) {
    const XmlAttribute* const name = reader.take("trait");
    if (name == nullptr)
        return;
    const Trait* const trait = reading.ruleset.trait(Level::army, name->value);
    if (trait == nullptr || !trait->is_number())
        reader.fail(name->raw(), fmt::format("{} is no whole number of the army", quoted(name->value)));
    size.slot = trait->slot;
    size.least = std::max(trait->least, 1);
    size.most = trait->most;
}

SheetFilter read_filter(const RulesetReading& reading, const XmlElement& element, Level usual) {
    ElementReader reader(element, reading.source);
    SheetFilter filter;
    const XmlAttribute* const of = reader.take("of");
    filter.level = of == nullptr ? usual : reader.level(*of);
    if (filter.level != Level::troop && filter.level != Level::unit)
        reader.fail(R"(this speaks of troops or units: of="troop" or of="unit")");
    filter.selection = read_selection(reading, reader, filter.level);
    return filter;
}

} // namespace

void read_size(RulesetReading& reading, const XmlElement& element) {
    ElementReader reader(element, reading.source);
    SizeDescription& size = reading.ruleset.size.emplace();
    const XmlAttribute& number = reader.require("number");
    size.number = read_number_name(reading, reader, Level::army, number);
    size.troop_number = read_number_name(reading, reader, Level::troop, number);
    read_declaring_trait(reading, reader, size);
    reader.finish();
    check_children(element, reading.source, {"single", "together"});
    for (const XmlElement& child : element.children()) {
        const bool single = child.name() == "single";
        (single ? size.single : size.together)
            .push_back(read_filter(reading, child, single ? Level::troop : Level::unit));
        if (!single && size.together.back().level != Level::unit)
            reading.source.fail(child.name(), "only units are multiplied as a whole");
    }
}

void read_figures(RulesetReading& reading, const XmlElement& element) {
    ElementReader reader(element, reading.source);
    check_children(element, reading.source, {});
    FigureDescription& figures = reading.ruleset.figures.emplace();
    const XmlAttribute& traits = reader.require("traits");
    for (const std::string_view name : words_of(traits.value)) {
        const Trait* const trait = reading.ruleset.trait(Level::troop, name);
        if (trait == nullptr || !trait->has_words())
            reader.fail(traits.raw(), fmt::format("{} is no choice or flag of a troop", quoted(name)));
        figures.traits.push_back(static_cast<std::size_t>(trait - reading.ruleset.traits.data()));
    }
    if (const XmlAttribute* const number = reader.take("number"))
        figures.number = read_number_name(reading, reader, Level::troop, *number);
    reader.finish();
}

} // namespace muster
