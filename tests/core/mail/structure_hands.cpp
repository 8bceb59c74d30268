// SPDX-License-Identifier: MIT
#include "structure_hands.h"

#include "base/text.h"
#include "check/checker.h"
#include "structure_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace muster::tests {

namespace structure_words {

namespace {

using Bodies = StructureHand::Bodies;
using Units = StructureHand::Units;
using Officers = StructureHand::Officers;
using Frame = StructureHand::Frame;

std::string id_of(const Element& element, const Ruleset& ruleset, Level level, std::string_view trait_id) {
    const Trait* trait = ruleset.trait(level, trait_id);
    return trait == nullptr ? "" : trait->value_id(element.values[trait->slot]);
}

std::string word_for(const Troop& troop, const Ruleset& ruleset, const std::string& trait) {
    const std::string id = id_of(troop, ruleset, Level::troop, trait);
    const auto found = words_of(ruleset).find(trait + "/" + id);
    return found == words_of(ruleset).end() ? id : found->second;
}

bool is_formal(const Ruleset& ruleset) {
    return ruleset.id != "undying-lands" && ruleset.id != "ancient-1969";
}

bool is_officer(const Troop& troop, const Ruleset& ruleset) {
    const std::string type = id_of(troop, ruleset, Level::troop, "type");
    return type == "commander-in-chief" || type == "sub-general" || type == "unit-commander" ||
           type == "sub-unit-commander";
}

// The rule set has a left wing, a centre and a right wing.
bool is_parted(const Ruleset& ruleset) {
    return ruleset.trait(Level::body, "part") != nullptr;
}

// Without a unit beside it, a general would be one of his own.
bool is_commander(const Troop& troop, const Ruleset& ruleset) {
    return id_of(troop, ruleset, Level::troop, "type") == "unit-commander";
}

// The traits that say something of such a troop.
std::vector<std::string> traits_of(const Troop& troop, const Ruleset& ruleset) {
    if (ruleset.id == "undying-lands")
        return {"class", "order",  "army",        "weapon",  "missile", "breath",  "physique",
                "size",  "morale", "proficiency", "defence", "shield",  "barding", "fast"};
    if (ruleset.id != "ancient-1969")
        return {"weight", "attached", "chariot", "artillery", "bases", "defences", "key", "general", "line"};
    if (is_officer(troop, ruleset))
        return {"type", "status"};
    const std::string type = id_of(troop, ruleset, Level::troop, "type");
    if (type.ends_with("engine"))
        return {"type", "status", "engine"};
    if (type == "elephant")
        return {"type", "status"};
    if (type.ends_with("chariot"))
        return {"type", "status", "quality"};
    return {"type", "weapon", "second", "quality", "status", "shield", "mount"};
}

std::string traits_in_words(const Troop& troop, const Ruleset& ruleset) {
    std::string text;
    if (is_formal(ruleset)) {
        const auto id = [&](std::string_view trait) { return id_of(troop, ruleset, Level::troop, trait); };
        if (ruleset.id == "phalanx-ii") {
            static const Words signs{{"plus", "+"}, {"n", "n"}, {"minus", "-"}};
            text = id("class") + signs.at(id("integrity")) + " " + id("army");
        } else {
            text = fmt::format("({}-{}-{})", id("class"), id("integrity"), id("army"));
            if (ruleset.id == "into-glory-ride" && id("epoch") != "none")
                text += "E" + id("epoch");
        }
    }
    for (const std::string& trait : traits_of(troop, ruleset)) {
        if (ruleset.trait(Level::troop, trait) == nullptr)
            continue;
        std::string word = word_for(troop, ruleset, trait);
        if (trait == "attached" && !word.empty())
            word = "+AA(E" + word + ")";
        if (!word.empty())
            text += (text.empty() || trait == "attached" ? ""
                     : ruleset.id == "ancient-1969"      ? " "
                                                         : ", ") +
                    word;
    }
    return text;
}

std::string in_line(const Troop& troop, const Ruleset& ruleset, const StructureHand& hand) {
    const std::string name = hand.names && !troop.name.empty() ? " \"" + troop.name + "\"" : "";
    const std::string words = traits_in_words(troop, ruleset);
    return is_officer(troop, ruleset) ? words : fmt::format("{} x {}{}", troop.count, words, name);
}

// "in line", "General", of the unit as a whole.
std::string marks_of(const Unit& unit, const Ruleset& ruleset) {
    std::vector<std::string> marks;
    static const Words links{{"in-line", "link, in line"}, {"support", "link, in support"}};
    if (const auto link = links.find(id_of(unit, ruleset, Level::unit, "link")); link != links.end())
        marks.push_back(link->second);
    if (id_of(unit, ruleset, Level::unit, "general") == "yes")
        marks.emplace_back("General");
    if (id_of(unit, ruleset, Level::unit, "commander") == "yes")
        marks.emplace_back("sub-commander");
    return muster::joined(marks, ", ");
}

// The figures first, then the officers, or the other way round.
std::vector<const Troop*> ordered(const Unit& unit, const Ruleset& ruleset, bool officers_first) {
    std::vector<const Troop*> troops;
    for (const Troop& troop : unit.troops)
        troops.push_back(&troop);
    std::stable_partition(troops.begin(), troops.end(),
                          [&](const Troop* troop) { return is_officer(*troop, ruleset) == officers_first; });
    return troops;
}

std::string unit_in_words(const Unit& unit, const Ruleset& ruleset, const StructureHand& hand, int number,
                          const std::string& prefix) {
    const bool first = hand.officers == Officers::before || hand.officers == Officers::line_before;
    const bool own_line = hand.officers == Officers::line_after || hand.officers == Officers::line_before;
    const std::vector<const Troop*> troops = ordered(unit, ruleset, first);
    const std::string marks = marks_of(unit, ruleset);
    const std::string bullet = hand.frame == Frame::bullets || hand.frame == Frame::markdown ? "- " : "";
    std::string text;
    if (hand.units == Units::heading) {
        text = fmt::format("{}{}:\n", unit.name, marks.empty() ? "" : " (" + marks + ")");
        for (const Troop* troop : troops)
            text += "  " + bullet + in_line(*troop, ruleset, hand) + "\n";
        return text;
    }
    std::string lead = prefix;
    if (hand.units == Units::numbered)
        lead += fmt::format("Unit {}{}: ", number, marks.empty() ? "" : " (" + marks + ")");
    else if (marks.starts_with("link"))
        lead += "L" + marks.substr(1) + ": ";
    std::string line;
    for (std::size_t i = 0; i < troops.size(); ++i) {
        const std::size_t officer = first ? i - 1 : i; // of two that follow each other
        const bool own = own_line && i != 0 && is_commander(*troops[officer], ruleset);
        line += (i == 0 ? "" : own ? "\n" : std::string(hand.seam)) + in_line(*troops[i], ruleset, hand);
    }
    if (hand.units == Units::line && !marks.empty() && !marks.starts_with("link"))
        line += " (" + marks + ")";
    return bullet + lead + line + "\n";
}

std::string heading_of(const Body& body, const Ruleset& ruleset, const StructureHand& hand, char letter) {
    std::vector<std::string> values;
    const std::string part = id_of(body, ruleset, Level::body, "part");
    if (part == "left" || part == "right")
        values.push_back(part + " wing");
    if (ruleset.trait(Level::body, "rating") != nullptr)
        values.push_back("rating " + id_of(body, ruleset, Level::body, "rating"));
    if (const std::string orders = id_of(body, ruleset, Level::body, "orders");
        orders != "none" && !orders.empty())
        values.push_back(orders);
    const std::string inside = muster::joined(values, ", ");
    if (hand.bodies == Bodies::prefix && !part.empty())
        return part == "centre" ? "Centre" : part == "left" ? "Left wing" : "Right wing";
    const std::string name = hand.bodies == Bodies::letter ? std::string("Wing ") + letter : body.name;
    return name + (inside.empty() ? "" : " (" + inside + ")");
}

std::string head_of(const Army& army, const Ruleset& ruleset) {
    const TraitValues values = values_in_force(army, ruleset);
    const auto value = [&](std::string_view id) {
        const Trait& trait = *ruleset.trait(Level::army, id);
        return trait.value_name(values[trait.slot]);
    };
    std::vector<std::string> lines{army.name};
    if (ruleset.id == "ancient-1969")
        lines.push_back("Nation: " + value("nation") + "\n" + value("points") + " points");
    if (ruleset.id == "undying-lands")
        lines.push_back("General rating " + value("general-rating"));
    if (const Trait* ap = ruleset.trait(Level::army, "ap"); ap != nullptr && values[ap->slot] != no_value)
        lines.push_back("AP " + value("ap"));
    if (const Trait* year = ruleset.trait(Level::army, "year");
        year != nullptr && values[year->slot] != no_value)
        lines.push_back("Year " + value("year"));
    return muster::joined(lines, "\n") + "\n\n";
}

std::string framed(const std::string& text, const StructureHand& hand) {
    if (hand.frame == Frame::letter)
        return "From: Bob <bob@example.org>\nSubject: list for Saturday\n\nHi Keith,\n\n" + text +
               "\nCheers,\nBob\n";
    if (hand.frame == Frame::forwarded)
        return "---------- Forwarded message ----------\nFrom: Bob <bob@example.org>\nSubject: my list\n\n" +
               text;
    if (hand.frame != Frame::quoted)
        return text;
    std::string quoted = "On 3 May Bob wrote:\n> ";
    for (const char c : text)
        quoted += c == '\n' ? std::string("\n> ") : std::string(1, c);
    return quoted + "\n";
}

} // namespace

std::string written_army(const Army& army, const Ruleset& ruleset, const StructureHand& hand) {
    std::string text = head_of(army, ruleset);
    int number = 0;
    char letter = 'A';
    for (const Body& body : army.bodies) {
        const std::string heading = heading_of(body, ruleset, hand, letter++);
        const std::string_view end = hand.bodies == Bodies::colon ? ":" : "";
        if (hand.bodies != Bodies::prefix)
            text += hand.frame == Frame::bbcode     ? fmt::format("[b]{}{}[/b]\n", heading, end)
                    : hand.frame == Frame::markdown ? fmt::format("## {}\n\n", heading)
                                                    : fmt::format("{}{}\n", heading, end);
        for (const Unit& unit : body.units)
            text += unit_in_words(unit, ruleset, hand, ++number,
                                  hand.bodies == Bodies::prefix ? heading + ": " : "");
        text += "\n";
    }
    return framed(text, hand);
}

// As a keyboard has it; what stands behind a comma of a heading is no part of its name.
std::string typed(std::string text) {
    text.resize(std::min(text.find(','), text.size()));
    constexpr std::string_view apostrophe = "\u2019";
    for (std::size_t at = text.find(apostrophe); at != std::string::npos; at = text.find(apostrophe))
        text.replace(at, apostrophe.size(), "'");
    return text;
}

std::string conveyed_army(const Army& army, const Ruleset& ruleset, const StructureHand& hand) {
    std::vector<std::string> lines;
    const TraitValues values = values_in_force(army, ruleset);
    for (const char* id : {"nation", "points", "general-rating", "ap", "year"})
        if (const Trait* trait = ruleset.trait(Level::army, id))
            lines.push_back(std::string(id) + " " + trait->value_id(values[trait->slot]));
    for (const Body& body : army.bodies) {
        // A name without a colon, or before each line, may be one of a unit or a remark.
        const bool shown =
            hand.bodies != Bodies::bare && (hand.bodies != Bodies::prefix || is_parted(ruleset));
        const bool named = hand.bodies == Bodies::colon || hand.bodies == Bodies::bare;
        if (shown) {
            lines.push_back("body " + (named ? typed(body.name) : ""));
            for (const char* id : {"part", "rating", "orders"})
                lines.back() += " " + id_of(body, ruleset, Level::body, id);
        }
        for (const Unit& unit : body.units) {
            lines.push_back(" unit " + (hand.units == Units::heading ? typed(unit.name) : ""));
            for (const char* id : {"link", "general", "commander"})
                lines.back() += " " + id_of(unit, ruleset, Level::unit, id);
            const std::string link = id_of(unit, ruleset, Level::unit, "link");
            const bool is_linked = !link.empty() && link != "none";
            const bool first = hand.officers == Officers::before || hand.officers == Officers::line_before;
            for (const Troop* troop : ordered(unit, ruleset, first)) {
                std::string line = "  " + traits_in_words(*troop, ruleset);
                // At the end of a link, it may be said of all of it.
                if (const std::size_t off = line.find(", (off"); is_linked && off != std::string::npos)
                    line.resize(off);
                lines.insert(lines.end(), static_cast<std::size_t>(troop->count), line);
            }
        }
    }
    return muster::joined(lines, "\n");
}

} // namespace structure_words

const std::vector<StructureHand>& structure_hands() {
    using B = StructureHand::Bodies;
    using U = StructureHand::Units;
    using O = StructureHand::Officers;
    using F = StructureHand::Frame;
    static const std::vector<StructureHand> hands{
        {"colon, line", B::colon, U::line, O::behind, F::plain, false, " + "},
        {"colon, line, names", B::colon, U::line, O::behind, F::plain, true, " + "},
        {"colon, heading", B::colon, U::heading, O::behind, F::plain, false, " + "},
        {"colon, heading, names", B::colon, U::heading, O::before, F::plain, true, " + "},
        {"colon, numbered", B::colon, U::numbered, O::behind, F::plain, false, " + "},
        {"bare, line", B::bare, U::line, O::behind, F::plain, false, " + "},
        {"bare, numbered", B::bare, U::numbered, O::before, F::plain, false, " + "},
        {"prefix", B::prefix, U::line, O::behind, F::plain, false, " + "},
        {"letter, line", B::letter, U::line, O::behind, F::plain, false, " + "},
        {"letter, numbered", B::letter, U::numbered, O::behind, F::plain, false, ", with "},
        {"officers on the line after", B::colon, U::line, O::line_after, F::plain, false, " + "},
        {"officers on the line before", B::colon, U::line, O::line_before, F::plain, false, " + "},
        {"bullets", B::colon, U::line, O::behind, F::bullets, false, " + "},
        {"quoted", B::colon, U::heading, O::behind, F::quoted, false, " + "},
        {"forwarded", B::colon, U::numbered, O::behind, F::forwarded, false, " + "},
        {"BBCode", B::colon, U::line, O::behind, F::bbcode, false, " + "},
        {"Markdown", B::bare, U::line, O::behind, F::markdown, false, " + "},
        {"letter", B::colon, U::numbered, O::before, F::letter, true, " + "},
    };
    return hands;
}

std::string written(const Army& army, const Ruleset& ruleset, const StructureHand& hand) {
    return structure_words::written_army(army, ruleset, hand);
}

std::string conveyed(const Army& army, const Ruleset& ruleset, const StructureHand& hand) {
    return structure_words::conveyed_army(army, ruleset, hand);
}

} // namespace muster::tests
