// SPDX-License-Identifier: MIT
#include "edit/clipboard.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/input_error.h"

#include <fmt/format.h>

#include <utility>

namespace muster {

namespace {

constexpr std::string_view mark_start = "<!-- Muster: ";
constexpr std::string_view mark_end = " -->";
constexpr std::string_view file_name = "clipboard";

Level level_marked_in(std::string_view text) {
    for (const Level level : {Level::unit, Level::troop})
        if (text.find(fmt::format("{}{}{}", mark_start, level_name(level), mark_end)) !=
            std::string_view::npos)
            return level;
    return Level::body;
}

} // namespace

std::string clipboard_text(const Army& army, const Ruleset& ruleset, const Places& places) {
    Pieces pieces = pieces_at(army, places);
    if (pieces.size() == 0)
        return {};
    Army carrier = army;
    carrier.about = {};
    carrier.bodies = std::move(pieces.bodies);
    if (pieces.level != Level::body) {
        carrier.bodies.push_back(new_body(ruleset));
        carrier.bodies.front().units = std::move(pieces.units);
    }
    if (pieces.level == Level::troop) {
        carrier.bodies.front().units.push_back(new_unit(ruleset));
        carrier.bodies.front().units.front().troops = std::move(pieces.troops);
    }
    std::string text = write_army(carrier, ruleset);
    const std::size_t root = text.find("<army");
    text.insert(root, fmt::format("{}{}{}\n", mark_start, level_name(pieces.level), mark_end));
    return text;
}

Pieces pieces_from_clipboard(std::string_view text, const Rulesets& rulesets, const Ruleset& ruleset) {
    Army army = read_army(text, file_name, rulesets);
    if (army.ruleset != ruleset.id)
        throw InputError(std::string(file_name), {},
                         fmt::format("what was copied belongs to {}; this army is one of {}",
                                     rulesets.find(army.ruleset)->title, ruleset.title));
    Pieces pieces;
    pieces.level = level_marked_in(text);
    if (pieces.level == Level::body) {
        pieces.bodies = std::move(army.bodies);
        return pieces;
    }
    for (Body& body : army.bodies)
        for (Unit& unit : body.units) {
            if (pieces.level == Level::unit)
                pieces.units.push_back(std::move(unit));
            else
                pieces.troops.insert(pieces.troops.end(), unit.troops.begin(), unit.troops.end());
        }
    return pieces;
}

bool looks_like_army(std::string_view text) {
    return text.substr(0, 2000).find("urn:muster:army:") != std::string_view::npos;
}

} // namespace muster
