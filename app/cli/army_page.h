// SPDX-License-Identifier: MIT
// ArmyPage: an army as text for `show`: every element with its traits, its numbers and how they are computed,
// and the chart rows that apply to it; then the sources and the findings.
#pragma once

#include "derivation.h"
#include "layout.h"
#include "report_format.h"
#include "style.h"

#include <string>
#include <string_view>
#include <vector>

namespace muster {

class ArmyPage {
public:
    ArmyPage(const CheckedArmy& checked, const Style& style)
        : checked_(checked), style_(style), derivation_(checked) {}

    // Throws CallError if it would take more than most_table_text bytes.
    [[nodiscard]] std::string text();

private:
    void append_title();
    void append_army();
    void append_body(const Place& place);
    void append_unit(const Place& place);
    void append_troop(const Place& place);

    // "Wing 2: Left wing", or "Wing 2" if it has no name.
    [[nodiscard]] std::string heading(const Place& place) const;
    // "Class: Foot", "Fast", …: the traits that differ from their defaults.
    [[nodiscard]] std::vector<std::string> traits(const Place& place) const;
    void append_traits(const Place& place, std::size_t indent);
    // A number with several terms has a line of its own; the others share one.
    void append_numbers(const Place& place, std::size_t indent);
    void append_charts(const Place& place, std::size_t indent);
    void append_heading(std::string_view heading, std::size_t indent);
    void append_pieces(const std::vector<std::string>& pieces, std::string_view separator,
                       std::size_t indent);
    // Throws CallError if the page has grown beyond what anybody reads.
    void require_room() const;
    void append_sources();

    CheckedArmy checked_;
    const Style& style_;
    Derivation derivation_;
    std::string text_;
};

} // namespace muster
