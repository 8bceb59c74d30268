// SPDX-License-Identifier: MIT
#include "stored_samples.h"

#include "army/army_writer.h"
#include "base/text.h"
#include "base/xml_writer.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace muster::tests {

std::string army_text(std::string_view name, std::string_view notes, int count) {
    return fmt::format(R"(<?xml version="1.0" encoding="UTF-8"?>
<army xmlns="urn:muster:army:1" ruleset="undying-lands" name="{}" general-rating="4">
  <about player="Zoë Müller" event="Autumn open" date="2026-11-20">{}</about>
  <body name="Left wing" rating="3" orders="attack">
    <unit name="Uruk spears" general="yes" commander="yes">
      <troop name="Uruk-hai" count="{}" class="foot" order="close" army="regular" weapon="spear" physique="high"
       morale="IV" proficiency="drilled" defence="E" shield="large"/>
    </unit>
  </body>
</army>
)",
                       xml_attribute_text(name), xml_element_text(notes), count);
}

ArmyFacts army_facts(std::string_view name, std::string_view notes, int count) {
    return facts_of(army_text(name, notes, count), "test", shipped_rulesets());
}

std::string content_of(const Library& library) {
    std::vector<StoredArmy> armies = library.list(LibraryPart::all);
    std::sort(armies.begin(), armies.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
    std::string content;
    for (const StoredArmy& army : armies) {
        content += fmt::format(
            "{} {} {} {} {} {} {} {} created {} saved {} trashed {} verdict {} totals {} tags {}\n", army.key,
            army.ruleset, army.list, army.name, army.player, army.event, army.date, army.revision,
            army.created, army.saved, army.trashed.value_or(-1), army.verdict ? army.verdict->errors : -1,
            army.totals, joined(army.tags, "|"));
        for (const Revision& revision : library.history(army.id))
            content +=
                fmt::format("  {} {} {} {} {}\n{}", revision.number, revision.saved, revision.label,
                            revision.fingerprint, revision.data, library.text(army.id, revision.number));
    }
    return content;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    BOOST_REQUIRE_MESSAGE(at != std::string::npos, from);
    return text.replace(at, from.size(), to);
}

} // namespace muster::tests
