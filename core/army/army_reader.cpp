// SPDX-License-Identifier: MIT
#include "army/army_reader.h"

#include "army/quick_reader.h"
#include "base/text.h"
#include "base/xml_scanner.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

namespace muster {

namespace {

constexpr std::string_view army_namespace = "urn:muster:army:1";

// Comparing with a literal of known size needs no call.
template <std::size_t Size>
bool is_word(std::string_view text, const char (&word)[Size]) {
    return text.size() == Size - 1 && std::memcmp(text.data(), word, Size - 1) == 0;
}

class ArmyReader {
public:
    ArmyReader(std::string_view text, std::string_view file, const Rulesets& rulesets)
        : scanner_(text, file), rulesets_(rulesets) {}

    Army read();

private:
    // An attribute that is no trait: where its value goes, and whether it was seen.
    struct Reserved {
        std::string_view name;
        std::string* text = nullptr; // null: the troop's count
        bool seen = false;
    };

    template <std::size_t Size>
    void read_attributes(Level level, Element& element, std::array<Reserved, Size> reserved,
                         std::int32_t* count);
    void read_trait(const Trait& trait, const XmlAttribute& attribute, Element& element);
    void find_ruleset();
    void read_about(Army& army);
    void read_body(Body& body);
    void read_unit(Unit& unit);
    void read_troop(Troop& troop);
    std::int32_t read_whole(const XmlAttribute& attribute, std::int32_t least, std::int32_t most) const;

    [[noreturn]] void fail(std::string_view piece, std::string message) const {
        scanner_.source().fail(piece, std::move(message));
    }
    [[noreturn]] void fail_unknown(Level level, const XmlAttribute& attribute, const Reserved* reserved,
                                   std::size_t size) const;
    [[noreturn]] void fail_missing(Level level, std::uint64_t missing) const;
    [[noreturn]] void fail_element(std::string_view expected) const;
    // As it may stand in a message, which a name of megabytes may not.
    [[nodiscard]] std::string element_name() const {
        const std::string name = quoted(scanner_.name());
        return name.substr(1, name.size() - 2);
    }

    // The root's attributes are looked at twice; those of all others are taken as they come.
    bool next_attribute(XmlAttribute& attribute) {
        if (next_root_attribute_ == root_attributes_.size())
            return scanner_.next_attribute(attribute);
        attribute = root_attributes_[next_root_attribute_++];
        return true;
    }

    XmlScanner scanner_;
    std::vector<XmlAttribute> root_attributes_;
    std::size_t next_root_attribute_ = 0;
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

void ArmyReader::fail_missing(Level level, std::uint64_t missing) const {
    const LevelTraits& known = ruleset_->at(level);
    std::size_t first = 0;
    while (((missing >> first) & 1U) == 0)
        ++first;
    const Trait& trait = ruleset_->traits[known.traits[first]];
    std::string wanted = fmt::format("a whole number from {} to {}", trait.least, trait.most);
    if (trait.has_words())
        wanted = fmt::format("one of {}", fmt::join(trait.words.words(), ", "));
    fail(scanner_.name(),
         fmt::format("<{}> needs the attribute {}: {}", level_name(level), trait.id, wanted));
}

void ArmyReader::fail_element(std::string_view expected) const {
    fail(scanner_.name(), fmt::format("unknown element <{}>; expected {} here", element_name(), expected));
}

std::int32_t ArmyReader::read_whole(const XmlAttribute& attribute, std::int32_t least,
                                    std::int32_t most) const {
    const auto value = whole_number(attribute.value);
    if (!value || *value < least || *value > most)
        fail(attribute.raw, fmt::format("{} is {}; expected a whole number from {} to {}", attribute.name,
                                        quoted(attribute.value), least, most));
    return *value;
}

void ArmyReader::read_trait(const Trait& trait, const XmlAttribute& attribute, Element& element) {
    if (trait.has_words()) {
        const int value = trait.words.find(attribute.value);
        if (value == WordTable::not_found)
            fail(attribute.raw,
                 fmt::format("{} is no {} of {}{}", quoted(attribute.value), trait.id, ruleset_->title,
                             suggestion(attribute.value, trait.words.words())));
        element.values[trait.slot] = value;
    } else if (trait.kind == TraitKind::whole) {
        element.values[trait.slot] = read_whole(attribute, trait.least, trait.most);
    } else if (!attribute.value.empty()) {
        element.texts.resize(ruleset_->at(trait.level).texts);
        element.texts[trait.slot] = attribute.value;
    }
}

template <std::size_t Size>
void ArmyReader::read_attributes(Level level, Element& element, std::array<Reserved, Size> reserved,
                                 std::int32_t* count) {
    const LevelTraits& known = ruleset_->at(level);
    if (elements_++ > most_elements) // the army itself is not counted
        fail(scanner_.name(),
             fmt::format("more than {} bodies, units and troops in one army", most_elements));
    element.values = known.defaults;
    std::uint64_t seen = 0;
    XmlAttribute attribute;
    while (next_attribute(attribute)) {
        bool repeated = false;
        if (const int trait = known.words.find(attribute.name); trait != WordTable::not_found) {
            const std::uint64_t bit = 1ULL << static_cast<unsigned>(trait);
            repeated = (seen & bit) != 0;
            seen |= bit;
            read_trait(ruleset_->traits[known.traits[static_cast<std::size_t>(trait)]], attribute, element);
        } else {
            std::size_t i = 0;
            while (i < Size && reserved[i].name != attribute.name)
                ++i;
            if (i == Size)
                fail_unknown(level, attribute, reserved.data(), Size);
            repeated = std::exchange(reserved[i].seen, true);
            if (reserved[i].text != nullptr) {
                *reserved[i].text = attribute.value;
            } else if (count != nullptr) {
                *count = read_whole(attribute, 1, most_count);
            }
        }
        if (repeated)
            fail(attribute.name, fmt::format("the attribute {} stands twice", attribute.name));
    }
    if ((known.required & ~seen) != 0)
        fail_missing(level, known.required & ~seen);
}

void ArmyReader::read_troop(Troop& troop) {
    read_attributes(Level::troop, troop,
                    std::array<Reserved, 3>{{{"name", &troop.name}, {"count"}, {"entry", &troop.entry}}},
                    &troop.count);
    if (scanner_.next() == XmlScanner::Token::element)
        fail_element("the end of <troop>");
}

void ArmyReader::read_unit(Unit& unit) {
    read_attributes(Level::unit, unit, std::array<Reserved, 1>{{{"name", &unit.name}}}, nullptr);
    unit.troops.reserve(usual_children);
    while (scanner_.next() == XmlScanner::Token::element) {
        if (!is_word(scanner_.name(), "troop"))
            fail_element("<troop>");
        read_troop(unit.troops.emplace_back());
    }
}

void ArmyReader::read_body(Body& body) {
    read_attributes(Level::body, body, std::array<Reserved, 1>{{{"name", &body.name}}}, nullptr);
    body.units.reserve(usual_children);
    while (scanner_.next() == XmlScanner::Token::element) {
        if (!is_word(scanner_.name(), "unit"))
            fail_element("<unit>");
        read_unit(body.units.emplace_back());
    }
}

void ArmyReader::read_about(Army& army) {
    std::array<Reserved, 3> known{
        {{"player", &army.about.player}, {"event", &army.about.event}, {"date", &army.about.date}}};
    for (const XmlAttribute& attribute : scanner_.attributes()) {
        const auto found = std::find_if(known.begin(), known.end(),
                                        [&](const Reserved& r) { return r.name == attribute.name; });
        if (found == known.end())
            fail(attribute.name, fmt::format("unknown attribute {} of <about>{}", quoted(attribute.name),
                                             suggestion(attribute.name, {"player", "event", "date"})));
        if (std::exchange(found->seen, true))
            fail(attribute.name, fmt::format("the attribute {} stands twice", attribute.name));
        *found->text = attribute.value;
    }
    army.about.notes = scanner_.read_text();
}

// The root's attributes can be understood only when the rule set is known, wherever it stands among them.
void ArmyReader::find_ruleset() {
    const XmlAttribute* space = nullptr;
    const XmlAttribute* id = nullptr;
    root_attributes_ = scanner_.attributes();
    for (const XmlAttribute& attribute : root_attributes_) {
        if (attribute.name == "xmlns")
            space = &attribute;
        if (attribute.name == "ruleset")
            id = &attribute;
    }
    if (scanner_.name() != "army")
        fail(scanner_.name(), fmt::format("the file holds <{}>; an army file is an <army>", element_name()));
    if (space == nullptr)
        fail(scanner_.name(), fmt::format("<army> needs xmlns=\"{}\"", army_namespace));
    if (space->value != army_namespace)
        fail(space->raw,
             fmt::format("the namespace is {}; this format's is {}", quoted(space->value), army_namespace));
    const std::vector<std::string> ids =
        id == nullptr || rulesets_.find(id->value) == nullptr ? rulesets_.ids() : std::vector<std::string>();
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    if (id == nullptr)
        fail(scanner_.name(),
             fmt::format("<army> needs the attribute ruleset: one of {}", fmt::join(known, ", ")));
    ruleset_ = rulesets_.find(id->value);
    if (ruleset_ == nullptr)
        fail(id->raw, fmt::format("unknown rule set {}{}", quoted(id->value), suggestion(id->value, known)));
}

Army ArmyReader::read() {
    Army army;
    scanner_.next();
    find_ruleset();
    std::string space;
    read_attributes(Level::army, army,
                    std::array<Reserved, 5>{{{"xmlns", &space},
                                             {"ruleset", &army.ruleset},
                                             {"list", &army.list},
                                             {"data", &army.data},
                                             {"name", &army.name}}},
                    nullptr);
    army.bodies.reserve(usual_children);
    bool first = true;
    while (scanner_.next() == XmlScanner::Token::element) {
        if (is_word(scanner_.name(), "body")) {
            read_body(army.bodies.emplace_back());
        } else if (first && is_word(scanner_.name(), "about")) {
            read_about(army);
        } else {
            fail_element(first ? "<about> or <body>" : "<body> (<about> comes first, once)");
        }
        first = false;
    }
    scanner_.next();
    return army;
}

} // namespace

Army read_army(std::string_view text, std::string_view file, const Rulesets& rulesets) {
    Army army;
    if (QuickReader(rulesets).read(text, army))
        return army;
    return read_army_strictly(text, file, rulesets);
}

Army read_army_strictly(std::string_view text, std::string_view file, const Rulesets& rulesets) {
    return ArmyReader(text, file, rulesets).read();
}

} // namespace muster
