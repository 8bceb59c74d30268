// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <limits>

namespace muster {

void read_readings(RulesetReading& reading, const XmlElement& element) {
    ElementReader(element, reading.source).finish();
    check_children(element, reading.source, {"reading"});
    std::vector<SourceReading>& readings = reading.ruleset.readings;
    for (const XmlElement& child : element.children()) {
        ElementReader reader(child, reading.source);
        SourceReading result;
        const XmlAttribute& id = reader.require("id");
        check_id(reader, id);
        result.id = id.value;
        for (const SourceReading& other : readings)
            if (other.id == result.id)
                reader.fail(id.raw(), fmt::format("the reading {} stands twice", result.id));
        result.name = reader.require("name").value;
        result.cite = reader.require("cite").value;
        result.concerns = read_selection(reading, reader, Level::army);
        result.text = folded(child.text());
        if (result.text.empty())
            reader.fail("a reading says what was read, and why");
        if (readings.size() == std::numeric_limits<ReadingIndex>::max())
            reader.fail(fmt::format("there are more than {} readings; leave some out", readings.size()));
        readings.push_back(std::move(result));
    }
}

ReadingIndex read_reading_name(const RulesetReading& reading, ElementReader& reader, ReadingIndex usual) {
    const XmlAttribute* attribute = reader.take("reading");
    if (attribute == nullptr)
        return usual;
    std::vector<std::string_view> known;
    for (const SourceReading& one : reading.ruleset.readings) {
        if (one.id == attribute->value)
            return static_cast<ReadingIndex>(known.size());
        known.push_back(one.id);
    }
    reader.fail(attribute->raw(), fmt::format("there is no reading {}{}", quoted(attribute->value),
                                              suggestion(attribute->value, known)));
}

} // namespace muster
