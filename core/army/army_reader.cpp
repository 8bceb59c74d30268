// SPDX-License-Identifier: MIT
#include "army/army_reader.h"

#include "base/limits.h"
#include "base/progress.h"
#include "base/text.h"
#include "base/utf8.h"
#include "base/xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view army_namespace = "urn:muster:army:1";
constexpr std::size_t usual_children = 4;

class ArmyReader {
public:
    ArmyReader(std::string_view text, std::string_view file, const Rulesets& rulesets)
        : document_(text, file, army_text_elements), rulesets_(rulesets) {}

    Army read();

private:
    // An attribute that is no trait, and where its value goes.
    struct Reserved {
        std::string_view name;
        std::string* text = nullptr;     // null: the troop's count
        std::size_t most = longest_name; // characters
    };

    template <std::size_t Size>
    void read_attributes(const XmlElement& from, Level level, Element& element,
                         const std::array<Reserved, Size>& reserved, std::int32_t* count);
    void read_trait(const Trait& trait, const XmlAttribute& attribute, Element& element);
    void find_ruleset();
    void read_about(const XmlElement& from, Army& army);
    void read_body(const XmlElement& from, Body& body);
    void read_unit(const XmlElement& from, Unit& unit);
    void read_troop(const XmlElement& from, Troop& troop);
    [[nodiscard]] std::int32_t read_count(const XmlAttribute& attribute) const;
    void check_length(std::string_view where, std::string_view what, std::string_view text,
                      std::size_t most) const;

    [[noreturn]] void fail(std::string_view piece, std::string message) const {
        document_.source().fail(piece, std::move(message));
    }
    [[noreturn]] void fail_unknown(Level level, const XmlAttribute& attribute, const Reserved* reserved,
                                   std::size_t size) const;
    [[noreturn]] void fail_value(const Trait& trait, const XmlAttribute& attribute) const;
    [[noreturn]] void fail_missing(const XmlElement& from, Level level, std::uint64_t missing) const;
    [[noreturn]] void fail_element(const XmlElement& unknown, std::string_view expected) const;
    // As it may stand in a message, which a name of megabytes may not.
    [[nodiscard]] static std::string name_of(const XmlElement& element) {
        const std::string name = quoted(element.name());
        return name.substr(1, name.size() - 2);
    }

    XmlDocument document_;
    std::size_t elements_ = 0;
    const Rulesets& rulesets_;
    const Ruleset* ruleset_ = nullptr;
};

void ArmyReader::fail_unknown(Level level, const XmlAttribute& attribute, const Reserved* reserved,
                              std::size_t size) const {
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < size; ++i)
        known.push_back(reserved[i].name);
    for (const std::string_view word : ruleset_->at(level).words.words())
        known.push_back(word);
    fail(attribute.name, fmt::format("unknown attribute {} of <{}> in {}{}", quoted(attribute.name),
                                     level_name(level), ruleset_->title, suggestion(attribute.name, known)));
}

void ArmyReader::fail_missing(const XmlElement& from, Level level, std::uint64_t missing) const {
    const LevelTraits& known = ruleset_->at(level);
    std::size_t first = 0;
    while (((missing >> first) & 1U) == 0)
        ++first;
    const Trait& trait = ruleset_->traits[known.traits[first]];
    fail(from.name(), fmt::format("<{}> needs the attribute {}: {}", level_name(level), trait.id,
                                  trait.kind->expected(trait)));
}

void ArmyReader::fail_element(const XmlElement& unknown, std::string_view expected) const {
    fail(unknown.name(), fmt::format("unknown element <{}>; expected {} here", name_of(unknown), expected));
}

std::int32_t ArmyReader::read_count(const XmlAttribute& attribute) const {
    const auto value = whole_number(attribute.value);
    if (!value || *value < 1 || *value > most_count)
        fail(attribute.raw(), fmt::format("{} is {}; expected a whole number from 1 to {}", attribute.name,
                                          quoted(attribute.value), most_count));
    return *value;
}

// No text has more characters than bytes.
void ArmyReader::check_length(std::string_view where, std::string_view what, std::string_view text,
                              std::size_t most) const {
    if (text.size() <= most || characters_in(text) <= most)
        return;
    fail(where, fmt::format("{} has {} characters, and at most {} are read; shorten it", what,
                            characters_in(text), most));
}

void ArmyReader::read_trait(const Trait& trait, const XmlAttribute& attribute, Element& element) {
    if (trait.is_text()) {
        if (attribute.value.empty())
            return;
        element.texts.resize(ruleset_->at(trait.level).texts);
        check_length(attribute.name, attribute.name, attribute.value, longest_text);
        element.texts[trait.slot] = attribute.value;
        return;
    }
    const auto value = trait.parse(attribute.value);
    if (!value)
        fail_value(trait, attribute);
    element.values[trait.slot] = *value;
}

void ArmyReader::fail_value(const Trait& trait, const XmlAttribute& attribute) const {
    if (trait.has_words())
        fail(attribute.raw(), fmt::format("{} is no {} of {}{}", quoted(attribute.value), trait.id,
                                          ruleset_->title, suggestion(attribute.value, trait.words.words())));
    fail(attribute.raw(), fmt::format("{} is {}; expected {}", attribute.name, quoted(attribute.value),
                                      trait.kind->expected(trait)));
}

template <std::size_t Size>
void ArmyReader::read_attributes(const XmlElement& from, Level level, Element& element,
                                 const std::array<Reserved, Size>& reserved, std::int32_t* count) {
    const LevelTraits& known = ruleset_->at(level);
    if (elements_++ > most_elements) // the army itself is not counted
        fail(from.name(),
             fmt::format("more than {0} bodies, units and troops; an army has at most {0}. Split it "
                         "into several",
                         most_elements));
    element.values = known.defaults;
    std::uint64_t seen = 0;
    for (const XmlAttribute& attribute : from.attributes()) {
        if (const int trait = known.words.find(attribute.name); trait != WordTable::not_found) {
            seen |= 1ULL << static_cast<unsigned>(trait);
            read_trait(ruleset_->traits[known.traits[static_cast<std::size_t>(trait)]], attribute, element);
            continue;
        }
        const auto found = std::find_if(reserved.begin(), reserved.end(),
                                        [&](const Reserved& r) { return r.name == attribute.name; });
        if (found == reserved.end())
            fail_unknown(level, attribute, reserved.data(), Size);
        if (found->text != nullptr) {
            check_length(attribute.name, attribute.name, attribute.value, found->most);
            *found->text = attribute.value;
        } else if (count != nullptr) {
            *count = read_count(attribute);
        }
    }
    if ((known.required & ~seen) != 0)
        fail_missing(from, level, known.required & ~seen);
}

void ArmyReader::read_troop(const XmlElement& from, Troop& troop) {
    read_attributes(from, Level::troop, troop,
                    std::array<Reserved, 3>{{{"name", &troop.name}, {"count"}, {"entry", &troop.entry}}},
                    &troop.count);
    for (const XmlElement& child : from.children())
        fail_element(child, "the end of <troop>");
}

void ArmyReader::read_unit(const XmlElement& from, Unit& unit) {
    read_attributes(from, Level::unit, unit, std::array<Reserved, 1>{{{"name", &unit.name}}}, nullptr);
    unit.troops.reserve(usual_children);
    for (const XmlElement& child : from.children()) {
        if (child.name() != "troop")
            fail_element(child, "<troop>");
        read_troop(child, unit.troops.emplace_back());
    }
}

void ArmyReader::read_body(const XmlElement& from, Body& body) {
    read_attributes(from, Level::body, body, std::array<Reserved, 1>{{{"name", &body.name}}}, nullptr);
    body.units.reserve(usual_children);
    for (const XmlElement& child : from.children()) {
        if (child.name() != "unit")
            fail_element(child, "<unit>");
        read_unit(child, body.units.emplace_back());
    }
}

void ArmyReader::read_about(const XmlElement& from, Army& army) {
    const std::array<Reserved, 3> known{{{"player", &army.about.player, longest_text},
                                         {"event", &army.about.event, longest_text},
                                         {"date", &army.about.date, longest_text}}};
    for (const XmlAttribute& attribute : from.attributes()) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const Reserved& r) { return r.name == attribute.name; });
        if (found == known.end())
            fail(attribute.name, fmt::format("unknown attribute {} of <about>{}", quoted(attribute.name),
                                             suggestion(attribute.name, {"player", "event", "date"})));
        check_length(attribute.name, attribute.name, attribute.value, found->most);
        *found->text = attribute.value;
    }
    army.about.notes = from.text();
    check_length(from.name(), "about", army.about.notes, longest_notes);
}

// The root's attributes can be understood only when the rule set is known, wherever it stands among them.
void ArmyReader::find_ruleset() {
    const XmlElement root = document_.root();
    const auto space = root.attribute("xmlns");
    const auto id = root.attribute("ruleset");
    if (root.name() != "army")
        fail(root.name(), fmt::format("the file holds <{}>; an army file is an <army>", name_of(root)));
    if (!space)
        fail(root.name(), fmt::format("<army> needs xmlns=\"{}\"", army_namespace));
    if (space->value != army_namespace)
        fail(space->raw(),
             fmt::format("the namespace is {}; this format's is {}", quoted(space->value), army_namespace));
    ruleset_ = id ? rulesets_.find(id->value) : nullptr;
    if (ruleset_ != nullptr)
        return;
    const std::vector<std::string> ids = rulesets_.ids();
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    if (!id)
        fail(root.name(),
             fmt::format("<army> needs the attribute ruleset: one of {}", fmt::join(known, ", ")));
    fail(id->raw(), fmt::format("unknown rule set {}{}", quoted(id->value), suggestion(id->value, known)));
}

Army ArmyReader::read() {
    Army army;
    find_ruleset();
    const XmlElement root = document_.root();
    std::string space;
    read_attributes(root, Level::army, army,
                    std::array<Reserved, 5>{{{"xmlns", &space},
                                             {"ruleset", &army.ruleset},
                                             {"list", &army.list},
                                             {"data", &army.data},
                                             {"name", &army.name}}},
                    nullptr);
    bool first = true;
    for (const XmlElement& child : root.children()) {
        if (child.name() == "body") {
            read_body(child, army.bodies.emplace_back());
        } else if (first && child.name() == "about") {
            read_about(child, army);
        } else {
            fail_element(child, first ? "<about> or <body>" : "<body> (<about> comes first, once)");
        }
        first = false;
    }
    return army;
}

} // namespace

Army read_army(std::string_view text, std::string_view file, const Rulesets& rulesets) {
    note_progress();
    return ArmyReader(text, file, rulesets).read();
}

} // namespace muster
