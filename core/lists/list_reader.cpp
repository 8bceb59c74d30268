// SPDX-License-Identifier: MIT
#include "lists/list_reader.h"

#include "lists/detail/list_file_reader.h"

namespace muster {

namespace {

constexpr ElementLimit limits[] = {{"entry", most_entries},      {"option", most_options},
                                   {"ally", most_allies},        {"limit", most_list_limits},
                                   {"permit", most_list_limits}, {"troop", most_list_troops}};

} // namespace

ArmyList read_army_list(std::string_view text, std::string_view file, const Ruleset& ruleset,
                        const ArmyHistories& histories) {
    const XmlDocument document(text, file, list_text_elements);
    check_limits(document.root(), document.source(), "an army list", {limits});
    return ListFileReader(document, ruleset, histories).read();
}

ListHeading read_list_heading(std::string_view text, std::string_view file, const ArmyHistories& histories) {
    const XmlDocument document(text, file, list_text_elements);
    ElementReader reader(document.root(), document.source());
    ListHeading heading = read_heading(reader, histories).heading;
    for (const XmlElement& child : document.root().children())
        if (const auto name = child.name() == "entry" ? child.attribute("name") : std::nullopt)
            heading.troops.emplace_back(name->value);
    return heading;
}

} // namespace muster
