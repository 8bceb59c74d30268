// SPDX-License-Identifier: MIT
#include "ruleset/combat_value_reader.h"

#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <map>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_faces = 100;
constexpr std::int32_t most_dice = 6;

// What a value is called, and whether it belongs to the fight.
CombatName read_value_name(ElementReader& reader, CombatNameKind kind) {
    CombatName name;
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    name.id = id.value;
    name.label = reader.text("name");
    name.kind = kind;
    const XmlAttribute* of = reader.take("of");
    name.of_fight = of != nullptr && reader.word(*of, {"side", "fight"}) == 1;
    if (const XmlAttribute* words = reader.take("words"))
        for (const std::string_view word : words_of(words->value))
            name.words.emplace_back(word);
    if (name.words.size() > most_values)
        reader.fail(fmt::format("a value has at most {} words; leave some out", most_values));
    return name;
}

void read_factor(ElementReader& reader, CombatStep& step) {
    const auto by = reader.exact("by");
    const XmlAttribute* round = reader.take("round");
    if (!by && step.operation == CombatOperation::times && step.source == CombatSource::literal)
        reader.fail("<times> needs by or use");
    if (by) {
        constexpr std::int64_t most = 1000;
        if (by->over() > most || by->over() < -most || by->under() > most)
            reader.fail(fmt::format("the numbers of a factor are at most {}; write a smaller one", most));
        step.over = static_cast<std::int32_t>(by->over());
        step.under = static_cast<std::int32_t>(by->under());
    }
    if (round != nullptr)
        step.rounding = reader.word(*round, {"down", "up"}) == 1 ? Rounding::up : Rounding::down;
    if (step.under != 1 && round == nullptr)
        reader.fail("round must be up or down: all values are whole numbers");
}

void read_operand(const CombatReading& combat, ElementReader& reader, const CombatName& target,
                  CombatStep& step) {
    if (const XmlAttribute* value = reader.take("value")) {
        step.literal = combat.read_value(reader, *value, target, value->value);
    } else if (const XmlAttribute* number = reader.take("number")) {
        step.source = CombatSource::number;
        step.index = read_number_name(combat.reading(), reader, Level::troop, *number);
        if (const XmlAttribute* of = reader.take("of"))
            step.ref.whose = combat.require_side(
                of->raw(),
                static_cast<CombatWhose>(reader.word(*of, {"own", "enemy", "attacker", "defender"})));
    } else {
        step.source = CombatSource::name;
        step.ref = combat.read_ref(reader, reader.require("use"), "of");
    }
    read_factor(reader, step);
}

void read_term(ElementReader& reader, CombatStep& step) {
    step.name = reader.text("name");
    step.apart = reader.text("apart");
    step.cite = reader.text("cite");
    step.provenance = read_provenance(reader, Provenance::printed);
}

struct Axis {
    CombatGrid::Axis axis;
    std::size_t size = 0;
};

// `heads` are the lines or columns in order: words of the name, or consecutive whole numbers.
Axis read_axis(const CombatReading& combat, const ElementReader& reader, const XmlAttribute& place,
               CombatRef ref, const std::vector<std::vector<std::string_view>>& heads) {
    const CombatName& name = combat.name(ref.name);
    Axis made;
    made.axis.ref = ref;
    made.size = heads.size();
    if (!name.words.empty())
        made.axis.positions.assign(name.words.size(), -1);
    for (std::size_t i = 0; i < heads.size(); ++i) {
        for (const std::string_view word : heads[i]) {
            const std::int32_t value = combat.read_value(reader, place, name, word);
            if (!name.words.empty())
                made.axis.positions[static_cast<std::size_t>(value)] = static_cast<std::int32_t>(i);
            else if (i == 0)
                made.axis.first = value;
            else if (value != made.axis.first + static_cast<std::int32_t>(i))
                reader.fail(place.raw(), "whole numbers stand in order, one after the other");
        }
    }
    return made;
}

void read_line(const CombatReading& combat, ElementReader& reader, const CombatName& target,
               std::size_t width, CombatGrid& grid) {
    const XmlAttribute& values = reader.require("values");
    const std::vector<std::string_view> words = words_of(values.value);
    if (words.size() != width)
        reader.fail(values.raw(), fmt::format("{} values where {} are needed", words.size(), width));
    for (const std::string_view word : words)
        grid.cells.push_back(word == "-" ? CombatGrid::no_cell
                                         : combat.read_value(reader, values, target, word));
    reader.finish();
}

void read_grid(CombatReading& combat, ElementReader& reader, const CombatName& target, CombatStep& step) {
    step.source = CombatSource::grid;
    step.index = combat.mode().grids.size();
    const XmlAttribute& down = reader.require("down");
    const CombatRef down_ref = combat.read_ref(reader, down, "down-of");
    const CombatRef across_ref = combat.read_ref(reader, reader.require("across"), "across-of");
    const XmlAttribute& heads = reader.require("heads");
    std::vector<std::vector<std::string_view>> columns;
    for (const std::string_view word : words_of(heads.value))
        columns.push_back({word});
    CombatGrid grid;
    const Axis across = read_axis(combat, reader, heads, across_ref, columns);
    grid.across = across.axis;
    grid.width = across.size;
    check_children(reader.element(), reader.source(), {"line"});
    grid.down.ref = down_ref;
    if (!combat.name(down_ref.name).words.empty())
        grid.down.positions.assign(combat.name(down_ref.name).words.size(), -1);
    for (const XmlElement& child : reader.element().children()) {
        ElementReader line(child, reader.source());
        const XmlAttribute& at = line.require("at");
        const Axis axis = read_axis(combat, line, at, down_ref, {words_of(at.value)});
        for (std::size_t i = 0; i < grid.down.positions.size(); ++i)
            if (axis.axis.positions[i] == 0)
                grid.down.positions[i] = static_cast<std::int32_t>(grid.height);
        if (grid.height == 0)
            grid.down.first = axis.axis.first;
        else if (grid.down.positions.empty() &&
                 axis.axis.first != grid.down.first + static_cast<std::int32_t>(grid.height))
            line.fail(at.raw(), "whole numbers stand in order, one after the other");
        read_line(combat, line, target, grid.width, grid);
        ++grid.height;
    }
    if (grid.height == 0 || grid.width == 0)
        reader.fail("a grid has one line and one column at least");
    combat.mode().grids.push_back(std::move(grid));
}

void read_table(CombatReading& combat, const XmlElement& element, const CombatName& target,
                std::vector<CombatStep>& steps) {
    const SourceText& source = combat.reading().source;
    check_children(element, source, {"entry"});
    ElementReader reader(element, source);
    CombatStep common;
    read_term(reader, common);
    const bool needed = reader.yes("needed");
    common.word = reader.text("short");
    reader.finish();
    const std::size_t first = steps.size();
    for (const XmlElement& child : element.children()) {
        check_children(child, source, CombatReading::condition_names());
        ElementReader row(child, source);
        CombatStep step;
        read_term(row, step);
        if (step.name.empty())
            step.name = common.name;
        if (step.cite.empty())
            step.cite = common.cite;
        if (step.provenance == Provenance::printed)
            step.provenance = common.provenance;
        read_operand(combat, row, target, step);
        row.finish();
        step.when = combat.read_condition(child);
        steps.push_back(std::move(step));
    }
    if (needed) {
        common.operation = CombatOperation::missing;
        steps.push_back(common);
    }
    for (std::size_t i = first; i < steps.size(); ++i)
        steps[i].skip = steps.size() - 1 - i;
}

void read_step(CombatReading& combat, const XmlElement& element, const CombatName& target,
               std::vector<CombatStep>& steps) {
    constexpr std::pair<std::string_view, CombatOperation> operations[] = {
        {"plus", CombatOperation::plus},         {"minus", CombatOperation::minus},
        {"times", CombatOperation::times},       {"set", CombatOperation::set},
        {"at-least", CombatOperation::at_least}, {"at-most", CombatOperation::at_most},
        {"grid", CombatOperation::plus}};
    if (element.name() == "table") {
        read_table(combat, element, target, steps);
        return;
    }
    ElementReader reader(element, combat.reading().source);
    CombatStep step;
    for (const auto& [word, operation] : operations)
        if (element.name() == word)
            step.operation = operation;
    read_term(reader, step);
    if (element.name() == "grid") {
        read_grid(combat, reader, target, step);
    } else {
        check_children(element, combat.reading().source, CombatReading::condition_names());
        if (step.operation == CombatOperation::times && !element.attribute("use"))
            read_factor(reader, step);
        else
            read_operand(combat, reader, target, step);
        step.when = combat.read_condition(element);
    }
    reader.finish();
    steps.push_back(std::move(step));
}

// "1..6" or "2 3 3 4 4 5", or words of the roll.
std::vector<std::int32_t> read_faces(const CombatReading& combat, const ElementReader& reader,
                                     const XmlAttribute& attribute, const CombatName& name) {
    std::vector<std::int32_t> faces;
    for (const std::string_view word : words_of(attribute.value)) {
        const std::size_t dots = word.find("..");
        const std::int32_t first = combat.read_value(reader, attribute, name, word.substr(0, dots));
        const std::int32_t last = dots == std::string_view::npos
                                      ? first
                                      : combat.read_value(reader, attribute, name, word.substr(dots + 2));
        if (last < first || last - first >= static_cast<std::int32_t>(most_faces))
            reader.fail(
                attribute.raw(),
                fmt::format("these are no faces of a die; write such as 1..6, at most {} faces", most_faces));
        for (std::int32_t face = first; face <= last; ++face)
            faces.push_back(face);
    }
    if (faces.empty() || faces.size() > most_faces)
        reader.fail(attribute.raw(), fmt::format("a die has from 1 to {} faces", most_faces));
    return faces;
}

void throw_die(std::map<std::int32_t, std::uint32_t>& ways, const std::vector<std::int32_t>& faces,
               std::int32_t sign) {
    std::map<std::int32_t, std::uint32_t> after;
    for (const auto& [sum, count] : ways)
        for (const std::int32_t face : faces)
            after[sum + sign * face] += count;
    ways = std::move(after);
}

CombatDice read_dice(const CombatReading& combat, const XmlElement& element, const CombatName& name) {
    check_children(element, combat.reading().source, CombatReading::condition_names());
    ElementReader reader(element, combat.reading().source);
    const XmlAttribute& attribute = reader.require("faces");
    const std::vector<std::int32_t> faces = read_faces(combat, reader, attribute, name);
    const std::int32_t count = reader.whole("count").value_or(1);
    std::uint64_t all = 1;
    std::map<std::int32_t, std::uint32_t> ways{{0, 1}};
    CombatDice dice;
    const XmlAttribute* less = reader.take("less");
    const auto throw_one = [&](const std::vector<std::int32_t>& thrown, std::int32_t sign) {
        all *= thrown.size();
        if (all > std::numeric_limits<std::uint32_t>::max())
            reader.fail(fmt::format("these dice fall in more than {} ways together; throw fewer, or dice of "
                                    "fewer faces",
                                    std::numeric_limits<std::uint32_t>::max()));
        throw_die(ways, thrown, sign);
    };
    if (count < 1 || count > most_dice)
        reader.fail(fmt::format("from 1 to {} dice", most_dice));
    for (std::int32_t i = 0; i < count; ++i)
        throw_one(faces, 1);
    if (less != nullptr)
        throw_one(read_faces(combat, reader, *less, name), -1);
    if (!name.words.empty() && (count != 1 || less != nullptr))
        reader.fail("words cannot be added: dice of words have no count and no less");
    reader.finish();
    if (const auto sides = static_cast<std::int32_t>(faces.size());
        less == nullptr && name.words.empty() && faces.front() == 1 && faces.back() == sides) {
        dice.count = count;
        dice.sides = sides;
    }
    dice.ways = static_cast<std::uint32_t>(all);
    for (const auto& [value, number] : ways)
        dice.faces.push_back({value, number});
    dice.when = combat.read_condition(element);
    return dice;
}

} // namespace

void read_combat_value(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source,
                   {"plus", "minus", "times", "set", "at-least", "at-most", "table", "grid"});
    ElementReader reader(element, combat.reading().source);
    CombatName name = read_value_name(reader, CombatNameKind::value);
    name.heading = reader.text("heading");
    reader.finish();
    CombatDefinition definition;
    for (const XmlElement& child : element.children())
        read_step(combat, child, name, definition.steps);
    definition.name = combat.declare(reader, *reader.take("id"), std::move(name));
    combat.mode().definitions.push_back(std::move(definition));
}

void read_combat_roll(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, {"dice"});
    ElementReader reader(element, combat.reading().source);
    CombatName name = read_value_name(reader, CombatNameKind::roll);
    reader.finish();
    CombatDefinition definition;
    for (const XmlElement& child : element.children())
        definition.dice.push_back(read_dice(combat, child, name));
    if (definition.dice.empty())
        reader.fail("a roll needs <dice>");
    definition.name = combat.declare(reader, *reader.take("id"), std::move(name));
    combat.mode().definitions.push_back(std::move(definition));
}

} // namespace muster
