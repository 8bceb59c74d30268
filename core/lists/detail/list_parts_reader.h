// SPDX-License-Identifier: MIT
// ListReader: reads the parts of an army list in their order, for read_army_list().
#pragma once

#include "base/xml.h"
#include "lists/army_list.h"
#include "lists/list_reader.h"
#include "ruleset/element_reader.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster {

class ListReader {
public:
    // Both must outlive it.
    ListReader(const XmlDocument& document, const Ruleset& ruleset)
        : root_(document.root()), source_(document.source()), ruleset_(ruleset) {}

    // Call it once.
    ArmyList read();

private:
    struct Part {
        std::string_view name;
        int rank; // parts come in the order of their ranks
        bool once;
        void (ListReader::*read)(const XmlElement&);
    };
    static const std::array<Part, 11> known_parts;

    void read_root();
    void check_order() const;
    void read_about(const XmlElement& element);
    void read_source(const XmlElement& element);
    void read_army(const XmlElement& element);
    void read_main_entry(const XmlElement& element) { read_entry(element, std::nullopt); }
    void read_every(const XmlElement& element);
    void read_size(const XmlElement& element);
    void read_per(const XmlElement& element);
    void read_entry(const XmlElement& element, std::optional<std::size_t> option);
    void read_option(const XmlElement& element);
    void read_ally(const XmlElement& element);
    void read_limit(const XmlElement& element);
    void read_permit(const XmlElement& element);
    void resolve_needs();
    void new_id(const ElementReader& reader, std::string_view id, ListPart part);
    Years read_own_years(ElementReader& reader, const Years& around) const;
    std::string read_note(const XmlElement& element) const;
    std::size_t read_number(const ElementReader& reader, const XmlAttribute& attribute, Level level) const;
    ListParts read_parts(ElementReader& reader, std::string_view name) const;
    std::optional<Exact> read_share(ElementReader& reader, std::string_view name) const;
    void no_children(const XmlElement& element) const { check_children(element, source_, {}); }

    XmlElement root_;
    SourceText source_;
    const Ruleset& ruleset_;
    ArmyList list_;
    Offers every_;
    std::vector<std::pair<std::string, ListPart>> ids_;
    std::vector<XmlElement> option_elements_;
    std::vector<XmlElement> ally_elements_;
};

// Takes the heading from the root's attributes.
[[nodiscard]] ListHeading read_heading(ElementReader& reader);

} // namespace muster
