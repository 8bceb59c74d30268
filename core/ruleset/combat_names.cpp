// SPDX-License-Identifier: MIT
#include "ruleset/combat_names.h"

#include "base/text.h"

#include <fmt/format.h>

#include <limits>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_mode_names = 250;
constexpr std::size_t most_alternatives = 64;
constexpr std::size_t most_tests = 500; // of all alternatives, which repeat what they have in common
constexpr std::int32_t greatest_whole = 999'999'999; // of nine digits, as whole_number() reads

CombatCondition joined(const CombatCondition& a, const CombatCondition& b) {
    if (a.empty())
        return b;
    if (b.empty())
        return a;
    CombatCondition both;
    for (const std::vector<CombatTest>& first : a)
        for (const std::vector<CombatTest>& second : b) {
            both.push_back(first);
            both.back().insert(both.back().end(), second.begin(), second.end());
        }
    return both;
}

std::optional<std::pair<std::int32_t, std::int32_t>> range_of(std::string_view word) {
    const std::size_t dots = word.find("..");
    const std::string_view first = word.substr(0, dots);
    const std::string_view last = dots == std::string_view::npos ? first : word.substr(dots + 2);
    if (word == "..")
        return std::nullopt;
    const auto least =
        first.empty() ? std::optional(std::numeric_limits<std::int32_t>::min()) : signed_whole(first);
    const auto most =
        last.empty() ? std::optional(std::numeric_limits<std::int32_t>::max()) : signed_whole(last);
    if (!least || !most || *least > *most)
        return std::nullopt;
    return std::pair(*least, *most);
}

} // namespace

std::string_view side_name(CombatSide side) {
    return side == CombatSide::attacker ? "attacker" : "defender";
}

std::string no_signed_whole(std::string_view text) {
    return fmt::format("{} is no whole number from -{} to {}", muster::quoted(text), greatest_whole,
                       greatest_whole);
}

std::optional<std::int32_t> signed_whole(std::string_view text) {
    const bool negative = text.starts_with('-');
    const auto value = whole_number(negative ? text.substr(1) : text);
    return value && negative ? std::optional(-*value) : value;
}

CombatReading::CombatReading(const RulesetReading& reading, CombatMode& mode)
    : reading_(reading), mode_(mode) {
    const auto add = [this](CombatName name) {
        index_.emplace(name.id, static_cast<std::uint16_t>(mode_.names.size()));
        mode_.names.push_back(std::move(name));
    };
    add({"role", "Role", CombatNameKind::role, false, {"attacker", "defender"}, 0});
    add({"round", "Round", CombatNameKind::round, true, {}, 0});
    add({"rounds", "Rounds", CombatNameKind::rounds, true, {}, 0});
    for (const Trait& trait : reading.ruleset.traits) {
        if (trait.level != Level::troop || trait.is_text())
            continue;
        CombatName name{trait.id, trait.name, CombatNameKind::trait, false, {}, trait.slot};
        for (const TraitValue& value : trait.values)
            name.words.push_back(value.id);
        add(std::move(name));
    }
}

std::uint16_t CombatReading::declare(const ElementReader& reader, const XmlAttribute& id, CombatName name) {
    const auto index = static_cast<std::uint16_t>(mode_.names.size());
    if (mode_.names.size() == most_mode_names)
        reader.fail(fmt::format("a mode has at most {} names; leave some out", most_mode_names));
    if (!index_.emplace(name.id, index).second)
        reader.fail(id.raw(), fmt::format("{} stands for something else already; choose another name",
                                          muster::quoted(name.id)));
    mode_.names.push_back(std::move(name));
    return index;
}

CombatWhose CombatReading::require_side(std::string_view place, CombatWhose whose) const {
    if (mode_.alone && (whose == CombatWhose::enemy || whose == CombatWhose::defender))
        reading_.source.fail(place, "this mode is about one troop alone, which has no enemy");
    return whose;
}

CombatRef CombatReading::read_ref(ElementReader& reader, const XmlAttribute& attribute,
                                  std::string_view of) const {
    const auto found = index_.find(attribute.value);
    const XmlAttribute* whose = reader.take(of);
    if (found == index_.end())
        reader.fail(attribute.raw(),
                    fmt::format("{} is no name declared before{}", muster::quoted(attribute.value),
                                suggestion(attribute.value, known_ids())));
    CombatRef ref{found->second, CombatWhose::own};
    if (whose != nullptr)
        ref.whose = require_side(
            whose->raw(),
            static_cast<CombatWhose>(reader.word(*whose, {"own", "enemy", "attacker", "defender", "fight"})));
    if (name(ref.name).of_fight)
        ref.whose = CombatWhose::fight;
    return ref;
}

std::int32_t CombatReading::read_value(const ElementReader& reader, const XmlAttribute& attribute,
                                       const CombatName& name, std::string_view word) const {
    if (name.words.empty()) {
        const auto value = signed_whole(word);
        if (!value)
            reader.fail(attribute.raw(), no_signed_whole(word));
        return *value;
    }
    for (std::size_t i = 0; i < name.words.size(); ++i)
        if (name.words[i] == word)
            return static_cast<std::int32_t>(i);
    const std::vector<std::string_view> known(name.words.begin(), name.words.end());
    reader.fail(attribute.raw(), fmt::format("{} is no value of {}{}", muster::quoted(word), name.id,
                                             suggestion(word, known)));
}

const std::vector<std::string_view>& CombatReading::condition_names() {
    static const std::vector<std::string_view> names{"own",   "enemy",   "attacker", "defender",
                                                     "fight", "compare", "either",   "all"};
    return names;
}

CombatCondition CombatReading::read_condition(const XmlElement& parent) const {
    CombatCondition condition;
    for (const XmlElement& child : parent.children()) {
        condition = joined(condition, read_one(child));
        require_few(condition, parent); // each doubles what the next joins
    }
    return condition;
}

void CombatReading::require_few(const CombatCondition& condition, const XmlElement& of) const {
    if (condition.size() > most_alternatives)
        reading_.source.fail(
            of.name(),
            fmt::format("the condition has more than {} alternatives; work out a part of it before",
                        most_alternatives));
    std::size_t tests = 0;
    for (const std::vector<CombatTest>& alternative : condition)
        tests += alternative.size();
    if (tests > most_tests)
        reading_.source.fail(
            of.name(),
            fmt::format("the condition has more than {} tests in all its alternatives; work out a part of "
                        "it before",
                        most_tests));
}

// As deep as a document may be.
// NOLINTNEXTLINE(misc-no-recursion)
CombatCondition CombatReading::read_one(const XmlElement& element) const {
    constexpr std::pair<std::string_view, CombatWhose> patterns[] = {{"own", CombatWhose::own},
                                                                     {"enemy", CombatWhose::enemy},
                                                                     {"attacker", CombatWhose::attacker},
                                                                     {"defender", CombatWhose::defender},
                                                                     {"fight", CombatWhose::fight}};
    for (const auto& [word, whose] : patterns)
        if (element.name() == word)
            return read_pattern_of(element, require_side(element.name(), whose));
    if (element.name() == "compare")
        return read_comparison(element);
    if (element.name() != "either" && element.name() != "all")
        return {};
    ElementReader(element, reading_.source).finish();
    check_children(element, reading_.source, condition_names());
    if (element.children().empty())
        reading_.source.fail(element.name(), fmt::format("<{}> holds conditions", element.name()));
    if (element.name() == "all")
        return read_condition(element);
    CombatCondition either;
    for (const XmlElement& child : element.children())
        for (std::vector<CombatTest>& alternative : read_one(child))
            either.push_back(std::move(alternative));
    require_few(either, element);
    return either;
}

CombatCondition CombatReading::read_pattern_of(const XmlElement& element, CombatWhose whose) const {
    ElementReader reader(element, reading_.source);
    check_children(element, reading_.source, {});
    std::vector<CombatTest> tests;
    for (const XmlAttribute* attribute : reader.rest()) {
        const auto found = index_.find(attribute->name);
        if (found == index_.end())
            reader.fail(attribute->name,
                        fmt::format("{} is no name declared before{}", muster::quoted(attribute->name),
                                    suggestion(attribute->name, known_ids())));
        const bool of_fight = name(found->second).of_fight;
        if (of_fight != (whose == CombatWhose::fight))
            reader.fail(attribute->name,
                        of_fight ? fmt::format("{} belongs to the fight; write <fight {}=…/>",
                                               attribute->name, attribute->name)
                                 : fmt::format("each side has a {}; say whose is meant", attribute->name));
        tests.push_back(read_test(reader, *attribute, {found->second, whose}));
    }
    if (tests.empty())
        reader.fail(fmt::format("<{}> says nothing", element.name()));
    return {std::move(tests)};
}

CombatTest CombatReading::read_test(const ElementReader& reader, const XmlAttribute& attribute,
                                    CombatRef left) const {
    std::vector<std::string_view> words = words_of(attribute.value);
    CombatTest test;
    test.left = left;
    if (words.empty())
        reader.fail(attribute.raw(), fmt::format("{} names no value", attribute.name));
    if (!name(left.name).words.empty()) {
        test.mask = read_mask(reader, attribute, name(left.name), words);
        return test;
    }
    test.comparison = CombatComparison::between;
    const auto range = words.size() == 1 ? range_of(words.front()) : std::nullopt;
    if (!range)
        reader.fail(attribute.raw(), fmt::format("{} is no range; write 4, 4..6, 4.. or ..-2",
                                                 muster::quoted(attribute.value)));
    test.least = range->first;
    test.most = range->second;
    return test;
}

std::uint64_t CombatReading::read_mask(const ElementReader& reader, const XmlAttribute& attribute,
                                       const CombatName& name,
                                       const std::vector<std::string_view>& words) const {
    const bool inverted = words.front() == "not";
    std::uint64_t mask = 0;
    for (std::size_t i = inverted ? 1 : 0; i < words.size(); ++i) {
        if (words[i].starts_with('@') && name.kind == CombatNameKind::trait)
            mask |= mask_of_word(reading_.ruleset, reader, *reading_.ruleset.trait(Level::troop, name.id),
                                 attribute, words[i]);
        else
            mask |= 1ULL << static_cast<unsigned>(read_value(reader, attribute, name, words[i]));
    }
    const std::uint64_t all = ~0ULL >> (most_values - name.words.size());
    return inverted ? all & ~mask : mask;
}

CombatCondition CombatReading::read_comparison(const XmlElement& element) const {
    ElementReader reader(element, reading_.source);
    check_children(element, reading_.source, {});
    constexpr std::pair<std::string_view, CombatComparison> comparisons[] = {
        {"below", CombatComparison::below},
        {"above", CombatComparison::above},
        {"most", CombatComparison::most},
        {"least", CombatComparison::least},
        {"equal", CombatComparison::equal}};
    CombatTest test;
    test.left = read_ref(reader, reader.require("use"), "of");
    bool found = false;
    for (const auto& [word, comparison] : comparisons) {
        const XmlAttribute* attribute = reader.take(word);
        if (attribute == nullptr)
            continue;
        if (found)
            reader.fail(attribute->name, "one comparison at a time");
        found = true;
        test.comparison = comparison;
        test.right = read_ref(reader, *attribute, "than");
    }
    if (!found)
        reader.fail("<compare> needs one of below, above, most, least and equal");
    reader.finish();
    return {{test}};
}

std::vector<std::string_view> CombatReading::known_ids() const {
    return {[this] {
        std::vector<std::string_view> ids;
        for (const CombatName& name : mode_.names)
            ids.push_back(name.id);
        return ids;
    }()};
}

} // namespace muster
