// SPDX-License-Identifier: MIT
// ListFileReader: reads the parts of an army list in their order, for read_army_list().
#pragma once

#include "base/xml.h"
#include "lists/army_list.h"
#include "lists/detail/entry_reader.h"
#include "lists/list_reader.h"
#include "ruleset/element_reader.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace muster {

class ListFileReader {
public:
    // All must outlive it.
    ListFileReader(const XmlDocument& document, const Ruleset& ruleset, const ArmyHistories& histories)
        : root_(document.root()), source_(document.source()), ruleset_(ruleset), histories_(histories) {}
    ListFileReader(const ListFileReader&) = delete;
    ListFileReader& operator=(const ListFileReader&) = delete;
    ~ListFileReader() = default;

    // Call it once.
    ArmyList read();

private:
    struct Part {
        std::string_view name;
        int rank; // parts come in the order of their ranks
        bool once;
        void (ListFileReader::*read)(const XmlElement&);
    };
    static const std::array<Part, 11> known_parts;

    void read_root();
    void check_order() const;
    void read_about(const XmlElement& element);
    void read_source(const XmlElement& element);
    void read_army(const XmlElement& element);
    void read_entry(const XmlElement& element) { entries_.read_entry(element); }
    void read_option(const XmlElement& element) { entries_.read_option(element); }
    void read_ally(const XmlElement& element) { entries_.read_ally(element); }
    void read_every(const XmlElement& element);
    void read_size(const XmlElement& element);
    void read_per(const XmlElement& element);
    void read_limit(const XmlElement& element);
    void read_permit(const XmlElement& element);
    std::size_t read_number(const ElementReader& reader, const XmlAttribute& attribute, Level level) const;
    std::optional<Exact> read_share(ElementReader& reader, std::string_view name) const;
    void no_children(const XmlElement& element) const { check_children(element, source_, {}); }

    XmlElement root_;
    SourceText source_;
    const Ruleset& ruleset_;
    const ArmyHistories& histories_;
    ArmyList list_;
    Offers every_;
    EntryReader entries_{source_, ruleset_, list_, every_};
};

struct HeadingWithHistory {
    ListHeading heading;
    ArmyHistories::Ptr history; // null: the list refers to none
};
// Takes the heading from the root's attributes and the history that they name.
[[nodiscard]] HeadingWithHistory read_heading(ElementReader& reader, const ArmyHistories& histories);

} // namespace muster
