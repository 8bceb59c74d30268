// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

namespace muster {

namespace {

void refuse_ranges(const ElementReader& reader, const Pattern& pattern) {
    if (!pattern.is_plain())
        reader.fail("only choices and flags can be recognised by a name");
}

ConversionRow read_conversion_row(const RulesetReading& reading, const XmlElement& element) {
    check_children(element, reading.source, {});
    ElementReader reader(element, reading.source);
    ConversionRow row;
    for (const std::string_view name : words_of(reader.require("names").value))
        row.names.emplace_back(name);
    row.provenance = read_provenance(reader, Provenance::printed);
    row.pattern = read_pattern(reading, reader, Level::troop);
    refuse_ranges(reader, row.pattern);
    return row;
}

} // namespace

void read_conversion(RulesetReading& reading, const XmlElement& element) {
    check_children(element, reading.source, {"usual", "scale", "word", "alias"});
    ElementReader frame(element, reading.source);
    Conversion& conversion = reading.ruleset.conversion;
    if (const XmlAttribute* price = frame.take("price")) {
        (void)read_number_name(reading, frame, Level::troop, *price);
        (void)read_number_name(reading, frame, Level::army, *price);
        conversion.price = price->value;
    }
    frame.finish();
    for (const XmlElement& child : element.children()) {
        ElementReader reader(child, reading.source);
        if (child.name() == "usual") {
            check_children(child, reading.source, {});
            conversion.usual = read_pattern(reading, reader, Level::troop);
            refuse_ranges(reader, conversion.usual);
            continue;
        }
        if (child.name() == "alias" || child.name() == "word") {
            std::vector<ConversionRow>& rows = child.name() == "word" ? conversion.words : conversion.aliases;
            rows.push_back(read_conversion_row(reading, child));
            if (rows.back().pattern.empty())
                reader.fail("it does not say what is meant: give it a trait, such as class=\"…\"");
            continue;
        }
        check_children(child, reading.source, {"row"});
        const XmlAttribute& id = reader.require("id");
        check_id(reader, id);
        ConversionScale scale{std::string(id.value), {}};
        reader.finish();
        for (const XmlElement& row : child.children())
            scale.rows.push_back(read_conversion_row(reading, row));
        conversion.scales.push_back(std::move(scale));
    }
}

} // namespace muster
