// SPDX-License-Identifier: MIT
#include "event/event_pack_writer.h"

#include "base/xml_writer.h"
#include "event/status_json.h"

#include <string>
#include <string_view>

namespace muster {

namespace {

void write_bounds(XmlWriter& xml, const SizeBounds& bounds) {
    xml.open("size");
    xml.attribute("number", bounds.number);
    if (bounds.least)
        xml.attribute("least", std::to_string(*bounds.least));
    if (bounds.most)
        xml.attribute("most", std::to_string(*bounds.most));
    xml.close();
}

void write_element(XmlWriter& xml, std::string_view element, std::string_view attribute,
                   std::string_view value) {
    xml.open(element);
    xml.attribute(attribute, value);
    xml.close();
}

void write_demands(XmlWriter& xml, const EventPack& pack) {
    for (const SizeBounds& bounds : pack.sizes)
        write_bounds(xml, bounds);
    const Years all;
    if (pack.period.bounded()) {
        xml.open("period");
        if (pack.period.from != all.from)
            xml.attribute("from", std::to_string(pack.period.from));
        if (pack.period.to != all.to)
            xml.attribute("to", std::to_string(pack.period.to));
        xml.close();
    }
    if (!pack.lists.empty()) {
        xml.open("lists");
        for (const std::string& list : pack.lists)
            write_element(xml, "list", "id", list);
        xml.close();
    }
    xml.open("per-player");
    xml.attribute("lists", std::to_string(pack.lists_per_player));
    if (pack.same_list)
        xml.attribute("same", "list");
    xml.close();
}

} // namespace

std::string write_event_pack(const EventPack& pack) {
    XmlWriter xml;
    xml.open("event");
    xml.attribute("xmlns", "urn:muster:event:1");
    xml.attribute("title", pack.title);
    xml.attribute_if_given("date", pack.date);
    xml.attribute_if_given("place", pack.place);
    xml.attribute_if_given("organiser", pack.organiser);
    xml.attribute("ruleset", pack.ruleset);
    xml.attribute_if_given("rules", pack.rules_revision);
    if (!pack.needs_list)
        xml.attribute("lists", "free");
    if (!pack.about.empty()) {
        xml.open("about");
        xml.text(pack.about);
        xml.close();
    }
    write_demands(xml, pack);
    for (const std::string& number : pack.declared)
        write_element(xml, "declare", "number", number);
    if (pack.deadline) {
        xml.open("deadline");
        xml.attribute("at", event_time_text(pack.deadline->at));
        if (pack.deadline->late_penalty != 0)
            xml.attribute("late", std::to_string(pack.deadline->late_penalty));
        xml.close();
    }
    for (const std::string& name : pack.house_rules)
        write_element(xml, "house", "id", name);
    if (pack.unique != UniqueLists::none)
        write_element(xml, "unique", "by", pack.unique == UniqueLists::team ? "team" : "event");
    xml.close();
    return xml.take();
}

} // namespace muster
