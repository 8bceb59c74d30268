// SPDX-License-Identifier: MIT
#include "base/text.h"
#include "ruleset/reader_parts.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::int32_t most_boxes = 30; // of a fixed count: they stand in a column
constexpr std::int32_t most_lines = 40;

class SheetReader {
public:
    SheetReader(const RulesetReading& reading, SheetDescription& sheet) : reading_(reading), sheet_(sheet) {}

    void read(const XmlElement& element) {
        ElementReader(element, reading_.source).finish();
        std::vector<std::string_view> names;
        for (const Part& part : parts)
            names.push_back(part.name);
        check_children(element, reading_.source, names);
        for (const XmlElement& child : element.children()) {
            const auto part = std::find(names.begin(), names.end(), child.name()) - names.begin();
            (this->*parts[part].read)(child);
        }
    }

private:
    struct Part {
        std::string_view name;
        void (SheetReader::*read)(const XmlElement&);
    };
    static const Part parts[10];

    // What is left of the attributes, as a pattern on elements of the level that `of` names.
    SheetFilter filter(ElementReader& reader, Level usual) const {
        SheetFilter result;
        const XmlAttribute* of = reader.take("of");
        result.level = of == nullptr ? usual : reader.level(*of);
        result.selection = selection(reader, result.level);
        return result;
    }

    // A report for a sheet holds no number of scope inner unless something shown rests on it.
    Selection selection(ElementReader& reader, Level level) const {
        Selection result = read_selection(reading_, reader, level);
        for (const NumberTest& test : result.pattern.numbers)
            if (reading_.ruleset.numbers_of(result.level)[test.number].scope == Scope::inner)
                reader.fail("a pattern of the sheet reads no numbers of scope inner");
        return result;
    }

    TextTemplate text(std::string_view where, std::string_view words, Level level) const {
        return read_template(reading_, where, words,
                             [&](std::string_view place) { return this->place(where, place, level); });
    }
    // An attribute that is taken before the level is known.
    TextTemplate text(const XmlAttribute* attribute, Level level) const {
        return attribute == nullptr ? TextTemplate() : text(attribute->raw(), attribute->value, level);
    }

    TextTemplate::Piece place(std::string_view where, std::string_view place, Level level) const {
        const std::size_t space = place.find(' ');
        if (place == "name")
            return TextTemplate::Name{};
        if (place == "notation" && level == Level::troop)
            return TextTemplate::Notation{};
        if (space != std::string_view::npos)
            return special_place(where, place.substr(0, space), trimmed(place.substr(space)), level);
        if (const auto found = number_at_or_above(level, place))
            return *found;
        if (const Trait* trait = visible_trait(reading_.ruleset, level, place))
            return TextTemplate::TraitPlace{index_of_trait(*trait)};
        reading_.source.fail(where,
                             fmt::format("{{{}}} is no number or trait of a {}", place, level_name(level)));
    }

    TextTemplate::Piece special_place(std::string_view where, std::string_view word, std::string_view name,
                                      Level level) const {
        if (word == "short" || word == "trait") {
            if (const Trait* trait = visible_trait(reading_.ruleset, level, name)) {
                const std::size_t index = index_of_trait(*trait);
                if (word == "short")
                    return TextTemplate::ShortPlace{index};
                return TextTemplate::TraitPlace{index};
            }
            reading_.source.fail(where,
                                 fmt::format("{} is no trait of a {}", quoted(name), level_name(level)));
        }
        if (word == "signed") {
            if (const auto found = number_at_or_above(level, name))
                return TextTemplate::SignedPlace{found->level, found->number};
            reading_.source.fail(where,
                                 fmt::format("{} is no number of a {}", quoted(name), level_name(level)));
        }
        if (word == "chart" || word == "labels") {
            const std::size_t chart = chart_index(where, name);
            if (reading_.ruleset.charts[chart].level != level)
                reading_.source.fail(where,
                                     fmt::format("{} is no chart of a {}", quoted(name), level_name(level)));
            return TextTemplate::ChartPlace{chart, word == "labels"};
        }
        reading_.source.fail(where,
                             fmt::format("{} is not known before a name{}", quoted(word),
                                         suggestion(word, {"short", "trait", "signed", "chart", "labels"})));
    }

    [[nodiscard]] std::optional<TextTemplate::NumberPlace> number_at_or_above(Level level,
                                                                              std::string_view name) const {
        for (std::size_t i = index_of(level) + 1; i-- > 0;) {
            const auto number = reading_.ruleset.number(all_levels[i], name);
            if (number && reading_.ruleset.numbers[i][*number].scope != Scope::inner)
                return TextTemplate::NumberPlace{all_levels[i], *number};
            // A trait of the level is nearer than a number of a level above.
            if (reading_.ruleset.trait(all_levels[i], name) != nullptr)
                return std::nullopt;
        }
        return std::nullopt;
    }
    [[nodiscard]] std::size_t index_of_trait(const Trait& trait) const {
        return static_cast<std::size_t>(&trait - reading_.ruleset.traits.data());
    }

    [[nodiscard]] std::size_t chart_index(std::string_view where, std::string_view id) const {
        if (const Chart* chart = reading_.ruleset.chart(id))
            return static_cast<std::size_t>(chart - reading_.ruleset.charts.data());
        std::vector<std::string_view> known;
        for (const Chart& chart : reading_.ruleset.charts)
            known.push_back(chart.id);
        reading_.source.fail(where, fmt::format("there is no chart {}{}", quoted(id), suggestion(id, known)));
    }

    // A number that a sheet may show, of this level.
    [[nodiscard]] std::size_t shown_number(const ElementReader& reader, const XmlAttribute& attribute,
                                           Level level) const {
        const std::size_t number = read_number_name(reading_, reader, level, attribute);
        if (reading_.ruleset.numbers_of(level)[number].scope == Scope::inner)
            reader.fail(attribute.raw(),
                        fmt::format("{} is of scope inner; the sheet shows numbers of scope report or sheet",
                                    attribute.value));
        return number;
    }
    // What stands between the tags, for the elements that the filter lets through.
    SheetText filtered_text(const XmlElement& element, Level level) {
        ElementReader reader(element, reading_.source);
        SheetText result;
        result.secret = reader.yes("secret");
        result.filter = filter(reader, level);
        result.text = text(element.name(), folded(element.text()), result.filter.level);
        return result;
    }

    void read_heading(const XmlElement& element) {
        sheet_.headings.push_back(filtered_text(element, Level::army));
    }

    void read_threshold(const XmlElement& element) {
        sheet_.thresholds.push_back(filtered_text(element, Level::army));
    }

    void read_total(const XmlElement& element) {
        ElementReader reader(element, reading_.source);
        check_children(element, reading_.source, {});
        const XmlAttribute& value = reader.require("value");
        const XmlAttribute* caption = reader.take("caption");
        SheetTotal total;
        total.filter.selection = selection(reader, Level::army);
        total.value = text(&value, Level::army);
        total.caption = text(caption, Level::army);
        sheet_.totals.push_back(std::move(total));
    }

    void read_mark(const XmlElement& element) {
        ElementReader reader(element, reading_.source);
        check_children(element, reading_.source, {});
        SheetMark mark;
        mark.sign = reader.require("sign").value;
        mark.name = reader.require("name").value;
        mark.filter = filter(reader, Level::troop);
        sheet_.marks.push_back(std::move(mark));
    }

    void read_column(const XmlElement& element) {
        ElementReader reader(element, reading_.source);
        check_children(element, reading_.source, {"cell"});
        SheetColumn column;
        column.name = reader.require("name").value;
        column.short_name = reader.text("short");
        if (column.short_name.empty())
            column.short_name = column.name;
        column.screen = reader.yes("screen");
        column.strong = reader.yes("strong");
        if (const XmlAttribute* page = reader.take("page"))
            column.page = reader.word(*page, {"no", "yes"}) == 1;
        if (const XmlAttribute* align = reader.take("align"))
            column.alignment = static_cast<Alignment>(reader.word(*align, {"start", "middle", "end"}));
        if (const XmlAttribute* chart = reader.take("chart")) {
            column.chart = chart_index(chart->raw(), chart->value);
            if (reading_.ruleset.charts[*column.chart].level != Level::troop)
                reader.fail(chart->raw(), "only a chart of a troop can make columns");
        }
        reader.finish();
        for (const XmlElement& child : element.children())
            column.cells.push_back(filtered_text(child, Level::troop));
        if (column.cells.empty() != column.chart.has_value())
            reader.fail("a column holds cells, or it names a chart");
        sheet_.columns.push_back(std::move(column));
    }

    void read_boxes(const XmlElement& element) {
        ElementReader reader(element, reading_.source);
        check_children(element, reading_.source, {"limit"});
        SheetBoxes boxes;
        boxes.name = reader.require("name").value;
        const XmlAttribute* number = reader.take("number");
        const auto count = reader.whole("count");
        if ((number != nullptr) == count.has_value())
            reader.fail("boxes have either a count or a number");
        boxes.count = count.value_or(0);
        if (boxes.count > most_boxes)
            reader.fail(fmt::format("{} boxes are more than {}; take a number", boxes.count, most_boxes));
        boxes.filter = filter(reader, Level::troop);
        if (number != nullptr)
            boxes.number = shown_number(reader, *number, boxes.filter.level);
        for (const XmlElement& child : element.children()) {
            ElementReader limit(child, reading_.source);
            check_children(child, reading_.source, {});
            const std::size_t left = shown_number(limit, limit.require("number"), boxes.filter.level);
            boxes.limits.push_back({left, std::string(limit.require("sign").value)});
            limit.finish();
        }
        sheet_.boxes.push_back(std::move(boxes));
    }

    void read_field(const XmlElement& element) {
        ElementReader reader(element, reading_.source);
        SheetField field;
        field.name = reader.require("name").value;
        field.lines = reader.whole("lines").value_or(1);
        if (field.lines < 1 || field.lines > most_lines)
            reader.fail(fmt::format("a field has 1 to {} lines", most_lines));
        field.fresh = lines_of(reader, "fresh", 1);
        field.filter = filter(reader, Level::unit);
        field.text = text(element.name(), folded(element.text()), field.filter.level);
        sheet_.fields.push_back(std::move(field));
    }

    static std::int32_t lines_of(ElementReader& reader, std::string_view name, std::int32_t usual) {
        const std::int32_t lines = reader.whole(name).value_or(usual);
        if (lines < 0 || lines > most_lines)
            reader.fail(fmt::format("{} is 0 to {} lines", name, most_lines));
        return lines;
    }

    void read_form(const XmlElement& element) {
        ElementReader reader(element, reading_.source);
        check_children(element, reading_.source, {"part"});
        SheetForm form;
        const XmlAttribute& on = reader.require("on");
        form.use = static_cast<FormUse>(reader.word(on, {"deployment", "log"}));
        form.name = reader.require("name").value;
        form.follow = lines_of(reader, "follow", 0);
        form.blank = lines_of(reader, "blank", 0);
        form.filter = filter(reader, Level::unit);
        for (const XmlElement& child : element.children()) {
            ElementReader part(child, reading_.source);
            const std::string name(part.require("name").value);
            const std::int32_t wide = part.whole("wide").value_or(1);
            if (wide < 1)
                part.fail("a part of a form is at least 1 wide");
            part.finish();
            form.parts.push_back({name, wide, text(child.name(), folded(child.text()), form.filter.level)});
        }
        if (form.parts.empty())
            reader.fail("a form has one part at least");
        sheet_.forms.push_back(std::move(form));
    }

    void read_reference(const XmlElement& element) {
        ElementReader reader(element, reading_.source);
        check_children(element, reading_.source, {});
        SheetReference reference;
        const XmlAttribute& chart = reader.require("chart");
        reference.chart = chart_index(chart.raw(), chart.value);
        if (const XmlAttribute* full = reader.take("full"))
            reference.full = reader.word(*full, {"no", "yes"}) == 1;
        reference.filter = filter(reader, Level::army);
        sheet_.references.push_back(std::move(reference));
    }

    void read_line(const XmlElement& element) {
        ElementReader reader(element, reading_.source);
        check_children(element, reading_.source,
                       {"ground", "depth", "left", "right", "ahead", "behind", "deep"});
        SheetLine& line = sheet_.line;
        line.units = reader.yes("units");
        const Level level = line.units ? Level::unit : Level::troop;
        line.label = text(&reader.require("label"), level);
        if (const XmlAttribute* frontage = reader.take("frontage"))
            line.frontage = factors(reader, *frontage, level);
        if (const XmlAttribute* unit = reader.take("unit")) {
            const Exact lengths[] = {1, Exact::fraction(1, 10), Exact::fraction(127, 50)};
            line.centimetres = lengths[reader.word(*unit, {"cm", "mm", "in"})];
        }
        reader.finish();
        for (const XmlElement& child : element.children())
            read_line_part(child, level);
    }

    std::vector<TextTemplate::NumberPlace> factors(const ElementReader& reader, const XmlAttribute& attribute,
                                                   Level level) const {
        std::vector<TextTemplate::NumberPlace> result;
        for (const std::string_view name : words_of(attribute.value)) {
            const auto found = number_at_or_above(level, name);
            if (!found)
                reader.fail(attribute.raw(),
                            fmt::format("{} is no number of a {}", quoted(name), level_name(level)));
            result.push_back(*found);
        }
        return result;
    }

    void read_line_part(const XmlElement& element, Level level) {
        ElementReader reader(element, reading_.source);
        check_children(element, reading_.source, {});
        SheetLine& line = sheet_.line;
        if (element.name() == "ground") {
            SheetGround ground;
            ground.width = length_or_number(reader, reader.require("width"));
            ground.depth = length_or_number(reader, reader.require("depth"));
            if (const XmlAttribute* sector = reader.take("sector"))
                ground.sector = length_or_number(reader, *sector);
            if (const XmlAttribute* zone = reader.take("zone"))
                ground.zone = length_or_number(reader, *zone);
            ground.name = reader.text("name");
            ground.filter = {Level::army, selection(reader, Level::army)};
            line.grounds.push_back(std::move(ground));
        } else if (element.name() == "depth") {
            const Exact share = length(reader, reader.require("by"));
            line.depths.push_back({{Level::troop, selection(reader, Level::troop)}, share});
        } else {
            const bool of_bodies = element.name() == "left" || element.name() == "right";
            const Level of = of_bodies ? Level::body : element.name() == "deep" ? Level::unit : level;
            std::vector<SheetFilter>& filters = element.name() == "left"     ? line.left
                                                : element.name() == "right"  ? line.right
                                                : element.name() == "ahead"  ? line.ahead
                                                : element.name() == "behind" ? line.behind
                                                                             : line.deep;
            filters.push_back({of, selection(reader, of)});
        }
    }

    SheetLength length_or_number(const ElementReader& reader, const XmlAttribute& attribute) const {
        if (const auto number = reading_.ruleset.number(Level::army, attribute.value))
            return {Exact(), number};
        return {length(reader, attribute), std::nullopt};
    }

    static Exact length(const ElementReader& reader, const XmlAttribute& attribute) {
        const auto value = Exact::parse(attribute.value);
        if (!value || !(Exact(0) < *value))
            reader.fail(attribute.raw(),
                        fmt::format("{} is no length; write a figure above 0", quoted(attribute.value)));
        return *value;
    }

    const RulesetReading& reading_;
    SheetDescription& sheet_;
};

const SheetReader::Part SheetReader::parts[10] = {
    {"heading", &SheetReader::read_heading},     {"total", &SheetReader::read_total},
    {"mark", &SheetReader::read_mark},           {"column", &SheetReader::read_column},
    {"boxes", &SheetReader::read_boxes},         {"field", &SheetReader::read_field},
    {"form", &SheetReader::read_form},           {"threshold", &SheetReader::read_threshold},
    {"reference", &SheetReader::read_reference}, {"line", &SheetReader::read_line}};

} // namespace

void read_sheet(RulesetReading& reading, const XmlElement& element) {
    SheetReader(reading, reading.ruleset.sheet).read(element);
}

} // namespace muster
