// SPDX-License-Identifier: MIT
#include "base/limits.h"
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

namespace {

void refuse_ranges(const ElementReader& reader, const Pattern& pattern) {
    if (!pattern.is_plain())
        reader.fail("only choices and flags can be recognised by a name");
}

// "(off|out-of)-(the-|)line" stands for every text that one of each bracket's alternatives gives.
void add_names(const ElementReader& reader, std::string_view name, std::vector<std::string>& names) {
    constexpr std::size_t most_names = 500; // of one row
    const std::size_t bar = name.find('|');
    const std::size_t open = name.rfind('(', bar);
    const std::size_t close = name.find(')', bar == std::string_view::npos ? 0 : bar);
    if (bar == std::string_view::npos) {
        if (names.size() == most_names)
            reader.fail(
                fmt::format("too many names: a row has at most {}; make several rows of it", most_names));
        names.emplace_back(name);
        return;
    }
    if (open == std::string_view::npos || close == std::string_view::npos)
        reader.fail("the bracket around a|b is missing in \"" + std::string(name) + "\"");
    std::string_view inside = name.substr(open + 1, close - open - 1);
    for (bool last = false; !last;) {
        const std::size_t end = std::min(inside.find('|'), inside.size());
        last = end == inside.size();
        std::string one(name.substr(0, open));
        one += inside.substr(0, end);
        one += name.substr(close + 1);
        add_names(reader, one, names);
        inside.remove_prefix(last ? end : end + 1);
    }
}

ConversionRow read_conversion_row(const RulesetReading& reading, const XmlElement& element,
                                  std::size_t& names_left) {
    check_children(element, reading.source, {});
    ElementReader reader(element, reading.source);
    ConversionRow row;
    for (const std::string_view name : words_of(reader.require("names").value))
        add_names(reader, name, row.names);
    if (row.names.size() > names_left)
        reader.fail(fmt::format("too many names: all rows of the conversion together have at most {}, those "
                                "of a|b each; leave some out",
                                most_conversion_names));
    names_left -= row.names.size();
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
    std::size_t names_left = most_conversion_names;
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
            rows.push_back(read_conversion_row(reading, child, names_left));
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
            scale.rows.push_back(read_conversion_row(reading, row, names_left));
        conversion.scales.push_back(std::move(scale));
    }
}

} // namespace muster
