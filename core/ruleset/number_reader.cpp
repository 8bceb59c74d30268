// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

void read_columns(const RulesetReading& reading, ElementReader& reader, Level level, const XmlAttribute& by,
                  Table& table) {
    const Trait* trait = visible_trait(reading.ruleset, level, by.value);
    if (trait == nullptr || trait->is_text())
        reader.fail(by.raw(),
                    fmt::format("{} is no trait of a {} or above", quoted(by.value), level_name(level)));
    table.by_trait = true;
    table.by_level = trait->level;
    table.by_slot = trait->slot;
    const XmlAttribute& columns = reader.require("columns");
    if (trait->has_words())
        table.column_of_value.assign(most_values, -1);
    for (const std::string_view word : words_of(columns.value)) {
        const auto value =
            trait->has_words() ? std::optional<std::int32_t>(trait->words.find(word)) : whole_number(word);
        if (!value || *value == WordTable::not_found)
            reader.fail(columns.raw(), fmt::format("{} is no value of {}{}", quoted(word), trait->id,
                                                   suggestion(word, trait->words.words())));
        if (std::find(table.columns.begin(), table.columns.end(), *value) != table.columns.end())
            reader.fail(columns.raw(), fmt::format("the column {} stands twice", word));
        if (trait->has_words())
            table.column_of_value[static_cast<std::size_t>(*value)] =
                static_cast<std::int8_t>(table.columns.size());
        table.columns.push_back(*value);
    }
}

Exact read_value(const ElementReader& reader, const XmlAttribute& attribute, std::string_view word) {
    if (word == "-")
        return {};
    if (const auto value = Exact::parse(word))
        return *value;
    reader.fail(
        attribute.raw(),
        fmt::format("{} is no figure; write a whole number, a fraction such as 1/2, or -", quoted(word)));
}

TableRow read_row(const RulesetReading& reading, const XmlElement& element, Level level, const Table& table,
                  const TableRow& usual) {
    ElementReader reader(element, reading.source);
    if (!is_blank(element.text()))
        reader.fail("a row of a number's table holds no text; its value is an attribute");
    TableRow row;
    row.reading = read_reading_name(reading, reader, usual.reading);
    row.provenance =
        read_provenance(reader, row.reading == usual.reading ? usual.provenance : Provenance::reading);
    const XmlAttribute& values = reader.require(table.by_trait ? "values" : "value");
    for (const std::string_view word : words_of(values.value))
        row.values.push_back(read_value(reader, values, word));
    const std::size_t wanted = table.by_trait ? table.columns.size() : 1;
    if (row.values.size() != wanted)
        reader.fail(values.raw(), fmt::format("{} values where {} are needed", row.values.size(), wanted));
    row.selection = read_selection(reading, reader, level);
    return row;
}

Step read_table(const RulesetReading& reading, const XmlElement& element, Level level) {
    check_children(element, reading.source, {"row"});
    ElementReader reader(element, reading.source);
    Step step;
    step.kind = StepKind::table;
    Table& table = step.table;
    table.name = reader.require("name").value;
    table.cite = reader.text("cite");
    table.needed = reader.yes("needed");
    if (const XmlAttribute* operation = reader.take("op"))
        step.operation = reader.word(*operation, {"add", "times"}) == 0 ? Operation::plus : Operation::times;
    if (const XmlAttribute* by = reader.take("by"))
        read_columns(reading, reader, level, *by, table);
    TableRow usual;
    usual.reading = read_reading_name(reading, reader, no_reading);
    usual.provenance =
        read_provenance(reader, usual.reading == no_reading ? Provenance::printed : Provenance::reading);
    reader.finish();
    for (const XmlElement& child : element.children()) {
        if (table.rows.size() == PatternSet::most_patterns)
            reading.source.fail(child.name(), fmt::format("a table has at most {} rows; make two of it",
                                                          PatternSet::most_patterns));
        table.rows.push_back(read_row(reading, child, level, table, usual));
        const Selection& selection = table.rows.back().selection;
        const bool own = selection.quantifier == Quantifier::self;
        table.matcher.add(own ? selection.pattern.values : std::vector<ValueTest>());
        table.plain = table.plain && own && selection.pattern.is_plain();
    }
    if (table.rows.empty())
        reader.fail("a table has one row at least");
    step.name = table.name;
    return step;
}

// <plus>, <minus>, <times>: a number, a trait or a constant.
Step read_operation(const RulesetReading& reading, const XmlElement& element, Level level,
                    Operation operation) {
    check_children(element, reading.source, {});
    ElementReader reader(element, reading.source);
    Step step;
    step.operation = operation;
    step.name = reader.text("name");
    if (const XmlAttribute* number = reader.take("number")) {
        step.kind = StepKind::number;
        step.number = read_number_name(reading, reader, level, *number);
        if (const XmlAttribute* power = operation == Operation::times ? reader.take("power") : nullptr) {
            step.kind = StepKind::power;
            step.numbers = {step.number, read_number_name(reading, reader, level, *power)};
        } else {
            step.factor = reader.exact("by").value_or(Exact(1));
        }
        if (step.name.empty())
            step.name = reading.ruleset.numbers_of(level)[step.number].name;
    } else if (const XmlAttribute* name = reader.take("trait")) {
        const Trait* trait = visible_trait(reading.ruleset, level, name->value);
        if (trait == nullptr || !trait->is_number())
            reader.fail(name->raw(), fmt::format("{} is no whole number of a {} or above",
                                                 quoted(name->value), level_name(level)));
        step.kind = StepKind::trait;
        step.trait_level = trait->level;
        step.slot = trait->slot;
        if (step.name.empty())
            step.name = trait->name;
    } else if (const auto value = reader.exact("value")) {
        step.kind = StepKind::constant;
        step.factor = *value;
    } else {
        reader.fail("expected one of number, trait or value");
    }
    reader.finish();
    return step;
}

Level read_level_inside(ElementReader& reader, Level level) {
    const XmlAttribute& of = reader.require("of");
    const Level among = reader.level(of);
    if (among <= level)
        reader.fail(of.raw(),
                    fmt::format("there is no {} inside a {}", level_name(among), level_name(level)));
    return among;
}

Step read_over_children(const RulesetReading& reading, const XmlElement& element, Level level,
                        StepKind kind) {
    check_children(element, reading.source, {});
    ElementReader reader(element, reading.source);
    Step step;
    step.kind = kind;
    step.name = reader.text("name");
    step.among = read_level_inside(reader, level);
    if (kind != StepKind::count) {
        step.number = read_number_name(reading, reader, step.among, reader.require("number"));
        if (step.name.empty())
            step.name = reading.ruleset.numbers_of(step.among)[step.number].name;
    }
    if (step.name.empty())
        step.name = reading.ruleset.level_words[index_of(step.among)];
    step.pattern = read_pattern(reading, reader, step.among);
    return step;
}

Step read_greatest(const RulesetReading& reading, const XmlElement& element, Level level) {
    check_children(element, reading.source, {});
    ElementReader reader(element, reading.source);
    Step step;
    step.kind = StepKind::greatest;
    step.name = reader.text("name");
    const XmlAttribute& numbers = reader.require("numbers");
    for (const std::string_view word : words_of(numbers.value))
        step.numbers.push_back(read_number_name(reading, reader, level, {numbers.name, word}));
    reader.finish();
    return step;
}

Step read_step(const RulesetReading& reading, const XmlElement& element, Level level) {
    constexpr std::pair<std::string_view, Operation> operations[] = {
        {"plus", Operation::plus}, {"minus", Operation::minus}, {"times", Operation::times}};
    constexpr std::pair<std::string_view, StepKind> over_children[] = {{"sum", StepKind::sum},
                                                                       {"count", StepKind::count},
                                                                       {"lowest", StepKind::lowest},
                                                                       {"highest", StepKind::highest}};
    for (const auto& [name, operation] : operations)
        if (element.name() == name)
            return read_operation(reading, element, level, operation);
    for (const auto& [name, kind] : over_children)
        if (element.name() == name)
            return read_over_children(reading, element, level, kind);
    return element.name() == "greatest" ? read_greatest(reading, element, level)
                                        : read_table(reading, element, level);
}

NumberCase read_case(const RulesetReading& reading, const XmlElement& element, Level level,
                     bool with_conditions) {
    std::vector<std::string_view> known{"table", "plus",   "minus",   "times",   "sum",
                                        "count", "lowest", "highest", "greatest"};
    if (with_conditions)
        known.emplace_back("when");
    check_children(element, reading.source, known);
    NumberCase result;
    result.whens = read_conditions(reading, element, "when", level);
    for (const XmlElement& child : element.children())
        if (child.name() != "when")
            result.steps.push_back(read_step(reading, child, level));
    if (result.steps.empty())
        reading.source.fail(element.name(), "nothing says how this number is worked out");
    return result;
}

Step shorthand_sum(const RulesetReading& reading, const ElementReader& reader, Level level,
                   const XmlAttribute& sum) {
    if (level == Level::troop)
        reader.fail(sum.name, "a troop has nothing inside to sum over");
    Step step;
    step.kind = StepKind::sum;
    step.among = below(level);
    step.number = read_number_name(reading, reader, step.among, sum);
    step.name = reading.ruleset.numbers_of(step.among)[step.number].name;
    return step;
}

void read_number(RulesetReading& reading, const XmlElement& element) {
    ElementReader reader(element, reading.source);
    Number number;
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    if (is_pattern_word(id.value))
        reader.fail(id.raw(), fmt::format("'{}' has another meaning and cannot be a number", id.value));
    number.id = id.value;
    const XmlAttribute& of = reader.require("of");
    number.level = reader.level(of);
    number.name = reader.require("name").value;
    number.unit = reader.text("unit");
    number.least = reader.exact("least");
    number.most = reader.exact("most");
    if (const XmlAttribute* scope = reader.take("scope"))
        number.scope = static_cast<Scope>(reader.word(*scope, {"report", "sheet", "inner"}));
    if (const XmlAttribute* round = reader.take("round"))
        number.rounding = static_cast<Rounding>(static_cast<std::size_t>(Rounding::up) +
                                                reader.word(*round, {"up", "down", "nearest"}));
    const XmlAttribute* sum = reader.take("sum");
    reader.finish();
    if (reading.ruleset.number(number.level, number.id))
        reader.fail(id.raw(),
                    fmt::format("the number {} of a {} stands twice", number.id, level_name(number.level)));
    for (std::size_t upper = 0; upper < index_of(number.level); ++upper)
        if (!reading.ruleset.numbers[upper].empty())
            reader.fail(of.raw(), "numbers are given from troop upward: troop, unit, body, army");

    if (sum != nullptr) {
        check_children(element, reading.source, {});
        number.cases.emplace_back().steps.push_back(shorthand_sum(reading, reader, number.level, *sum));
    } else if (element.child("case")) {
        check_children(element, reading.source, {"case"});
        for (const XmlElement& child : element.children()) {
            ElementReader(child, reading.source).finish();
            number.cases.push_back(read_case(reading, child, number.level, true));
        }
    } else {
        number.cases.push_back(read_case(reading, element, number.level, false));
    }
    reading.ruleset.numbers[index_of(number.level)].push_back(std::move(number));
}

} // namespace

Provenance read_provenance(ElementReader& reader, Provenance usual) {
    const XmlAttribute* attribute = reader.take("provenance");
    if (attribute == nullptr)
        return usual;
    return static_cast<Provenance>(reader.word(*attribute, {"printed", "inherited", "reading", "lost"}));
}

void read_numbers(RulesetReading& reading, const XmlElement& element) {
    ElementReader(element, reading.source).finish();
    check_children(element, reading.source, {"number"});
    for (const XmlElement& child : element.children())
        read_number(reading, child);
}

} // namespace muster
