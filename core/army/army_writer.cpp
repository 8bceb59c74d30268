// SPDX-License-Identifier: MIT
#include "army/army_writer.h"

#include <fmt/format.h>

#include <iterator>

namespace muster {

namespace {

std::string_view escape_of(char c, bool in_attribute) {
    switch (c) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '\r': return "&#13;";
    case '"': return in_attribute ? "&quot;" : "";
    case '\t': return in_attribute ? "&#9;" : "";
    case '\n': return in_attribute ? "&#10;" : "";
    default: return "";
    }
}

std::string escaped(std::string_view text, bool in_attribute) {
    std::string result;
    result.reserve(text.size());
    for (const char c : text) {
        const std::string_view escape = escape_of(c, in_attribute);
        if (escape.empty()) {
            result += c;
        } else {
            result += escape;
        }
    }
    return result;
}

class ArmyWriter {
public:
    explicit ArmyWriter(const Ruleset& ruleset) : ruleset_(ruleset) {}

    std::string write(const Army& army) {
        text_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<army xmlns=\"urn:muster:army:1\"";
        add("ruleset", army.ruleset);
        add_if_given("list", army.list);
        add_if_given("data", army.data);
        add_if_given("name", army.name);
        add_traits(Level::army, army);
        const bool empty = army.bodies.empty() && army.about == About();
        text_ += empty ? "/>\n" : ">\n";
        if (empty)
            return std::move(text_);
        write_about(army.about);
        for (const Body& body : army.bodies)
            write(body);
        text_ += "</army>\n";
        return std::move(text_);
    }

private:
    void add(std::string_view name, std::string_view value) {
        fmt::format_to(std::back_inserter(text_), " {}=\"{}\"", name, xml_attribute_text(value));
    }

    void add_if_given(std::string_view name, std::string_view value) {
        if (!value.empty())
            add(name, value);
    }

    void add_traits(Level level, const Element& element) {
        const LevelTraits& known = ruleset_.at(level);
        for (const std::size_t index : known.traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_text()) {
                if (trait.slot < element.texts.size())
                    add_if_given(trait.id, element.texts[trait.slot]);
                continue;
            }
            const std::int32_t value = element.values[trait.slot];
            if (trait.required || value != trait.default_value)
                add(trait.id, trait.value_id(value));
        }
    }

    void write_about(const About& about) {
        if (about == About())
            return;
        text_ += "  <about";
        add_if_given("player", about.player);
        add_if_given("event", about.event);
        add_if_given("date", about.date);
        text_ += about.notes.empty() ? "/>\n" : fmt::format(">{}</about>\n", xml_element_text(about.notes));
    }

    void write(const Body& body) {
        text_ += "  <body";
        add_if_given("name", body.name);
        add_traits(Level::body, body);
        text_ += body.units.empty() ? "/>\n" : ">\n";
        for (const Unit& unit : body.units)
            write(unit);
        if (!body.units.empty())
            text_ += "  </body>\n";
    }

    void write(const Unit& unit) {
        text_ += "    <unit";
        add_if_given("name", unit.name);
        add_traits(Level::unit, unit);
        text_ += unit.troops.empty() ? "/>\n" : ">\n";
        for (const Troop& troop : unit.troops)
            write(troop);
        if (!unit.troops.empty())
            text_ += "    </unit>\n";
    }

    void write(const Troop& troop) {
        text_ += "      <troop";
        add_if_given("name", troop.name);
        if (troop.count != 1)
            add("count", fmt::format("{}", troop.count));
        add_if_given("entry", troop.entry);
        add_traits(Level::troop, troop);
        text_ += "/>\n";
    }

    const Ruleset& ruleset_;
    std::string text_;
};

} // namespace

std::string xml_attribute_text(std::string_view text) {
    return escaped(text, true);
}

std::string xml_element_text(std::string_view text) {
    return escaped(text, false);
}

std::string write_army(const Army& army, const Ruleset& ruleset) {
    return ArmyWriter(ruleset).write(army);
}

} // namespace muster
