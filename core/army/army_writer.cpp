// SPDX-License-Identifier: MIT
#include "army/army_writer.h"

#include "base/xml_writer.h"

#include <string>

namespace muster {

namespace {

class ArmyWriter {
public:
    explicit ArmyWriter(const Ruleset& ruleset) : ruleset_(ruleset) {}

    std::string write(const Army& army) {
        xml_.open("army");
        xml_.attribute("xmlns", "urn:muster:army:1");
        xml_.attribute("ruleset", army.ruleset);
        xml_.attribute_if_given("list", army.list);
        xml_.attribute_if_given("data", army.data);
        xml_.attribute_if_given("name", army.name);
        add_traits(Level::army, army);
        if (army.about != About())
            write(army.about);
        for (const Body& body : army.bodies)
            write(body);
        xml_.close();
        return xml_.take();
    }

private:
    void add_traits(Level level, const Element& element) {
        const LevelTraits& known = ruleset_.at(level);
        for (const std::size_t index : known.traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_text()) {
                if (trait.slot < element.texts.size())
                    xml_.attribute_if_given(trait.id, element.texts[trait.slot]);
                continue;
            }
            const std::int32_t value = element.values[trait.slot];
            if (trait.required || value != trait.default_value)
                xml_.attribute(trait.id, trait.value_id(value));
        }
    }

    void write(const About& about) {
        xml_.open("about");
        xml_.attribute_if_given("player", about.player);
        xml_.attribute_if_given("event", about.event);
        xml_.attribute_if_given("date", about.date);
        xml_.text(about.notes);
        xml_.close();
    }

    void write(const Body& body) {
        xml_.open("body");
        xml_.attribute_if_given("name", body.name);
        add_traits(Level::body, body);
        for (const Unit& unit : body.units)
            write(unit);
        xml_.close();
    }

    void write(const Unit& unit) {
        xml_.open("unit");
        xml_.attribute_if_given("name", unit.name);
        add_traits(Level::unit, unit);
        for (const Troop& troop : unit.troops)
            write(troop);
        xml_.close();
    }

    void write(const Troop& troop) {
        xml_.open("troop");
        xml_.attribute_if_given("name", troop.name);
        if (troop.count != 1)
            xml_.attribute("count", std::to_string(troop.count));
        xml_.attribute_if_given("entry", troop.entry);
        add_traits(Level::troop, troop);
        xml_.close();
    }

    const Ruleset& ruleset_;
    XmlWriter xml_;
};

} // namespace

std::string write_army(const Army& army, const Ruleset& ruleset) {
    return ArmyWriter(ruleset).write(army);
}

} // namespace muster
