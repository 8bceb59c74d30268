// SPDX-License-Identifier: MIT
// EntryReader: reads the entries, options and allies of an army list, for ListFileReader.
#pragma once

#include "base/xml.h"
#include "lists/army_list.h"
#include "ruleset/element_reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

class EntryReader {
public:
    // Reads into `list`; `every` is what its <every> offers. All must outlive it.
    EntryReader(const SourceText& source, const Ruleset& ruleset, ArmyList& list, const Offers& every)
        : source_(source), ruleset_(ruleset), list_(list), every_(every) {}

    void read_entry(const XmlElement& element, std::optional<std::size_t> option = {});
    void read_option(const XmlElement& element);
    void read_ally(const XmlElement& element);
    // Reads what options and allies need and exclude. Call it when all of them have been read.
    void read_needs();
    // The parts that an attribute names; none if it is missing. Likewise.
    [[nodiscard]] ListParts read_parts(ElementReader& reader, std::string_view name) const;
    // The years that an element gives itself, which must be within those around it.
    [[nodiscard]] Years read_own_years(ElementReader& reader, const Years& around) const;

private:
    void add_id(const ElementReader& reader, std::string_view id, ListPart part);
    [[nodiscard]] static bool read_yes(ElementReader& reader, std::string_view name);
    [[nodiscard]] EntryForm read_form(ElementReader& reader, const Years& around) const;
    void read_part_of_entry(const XmlElement& child, ListEntry& entry) const;
    void read_option_army(const XmlElement& element, ListOption& option) const;
    [[nodiscard]] std::string read_note(const XmlElement& element) const;

    const SourceText& source_;
    const Ruleset& ruleset_;
    ArmyList& list_;
    const Offers& every_;
    std::vector<std::pair<std::string, ListPart>> ids_;
    std::vector<XmlElement> option_elements_;
    std::vector<XmlElement> ally_elements_;
};

} // namespace muster
