// SPDX-License-Identifier: MIT
// Reads <combat>: its modes with their outcomes, switches, states, refusals and ends. What a value consists
// of is read by combat_value_reader.cpp.
#include "base/text.h"
#include "ruleset/combat_names.h"
#include "ruleset/combat_value_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_rolls = 12;
constexpr std::size_t most_states = 4;

std::vector<std::string_view> with_conditions(std::vector<std::string_view> names) {
    const auto& conditions = CombatReading::condition_names();
    names.insert(names.end(), conditions.begin(), conditions.end());
    return names;
}

bool read_of_fight(ElementReader& reader) {
    const XmlAttribute* of = reader.take("of");
    return of != nullptr && reader.word(*of, {"side", "fight"}) == 1;
}

std::string read_say(const CombatReading& combat, const XmlElement& element, bool required) {
    const auto say = element.child("say");
    if (!say) {
        if (required)
            combat.reading().source.fail(element.name(), fmt::format("<{}> needs a <say>", element.name()));
        return {};
    }
    ElementReader(*say, combat.reading().source).finish();
    return folded(say->text());
}

void read_outcome(CombatReading& combat, const XmlElement& element) {
    ElementReader reader(element, combat.reading().source);
    check_children(element, combat.reading().source, CombatReading::condition_names());
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    for (const CombatOutcome& outcome : combat.mode().outcomes)
        if (outcome.id == id.value)
            reader.fail(id.raw(), fmt::format("the outcome {} stands twice", muster::quoted(id.value)));
    CombatOutcome made{std::string(id.value), std::string(reader.require("name").value), {}, {}};
    for (const CombatSide side : both_sides)
        made.seen_by.at(index_of(side)) = reader.text(side_name(side));
    if (reader.yes("usual"))
        combat.mode().usual_outcome = combat.mode().outcomes.size();
    reader.finish();
    made.when = combat.read_condition(element);
    combat.mode().outcomes.push_back(std::move(made));
}

std::size_t read_outcome_name(const ElementReader& reader, const XmlAttribute& attribute,
                              const CombatMode& mode) {
    std::vector<std::string_view> known;
    for (std::size_t i = 0; i < mode.outcomes.size(); ++i) {
        if (mode.outcomes[i].id == attribute.value)
            return i;
        known.push_back(mode.outcomes[i].id);
    }
    reader.fail(attribute.raw(),
                fmt::format("{} is no outcome of this mode{}", muster::quoted(attribute.value),
                            suggestion(attribute.value, known)));
}

std::optional<std::int32_t> read_bound(ElementReader& reader, std::string_view name) {
    const XmlAttribute* attribute = reader.take(name);
    if (attribute == nullptr)
        return std::nullopt;
    const auto value = signed_whole(attribute->value);
    if (!value)
        reader.fail(attribute->raw(), no_signed_whole(attribute->value));
    return value;
}

// "Open, Gentle hill": what the window shows of the values of a choice.
void read_shown_words(ElementReader& reader, CombatName& name) {
    const XmlAttribute* names = reader.take("names");
    if (names == nullptr)
        return;
    for (const std::string_view shown : parts_of(names->value, ','))
        name.shown.push_back(folded(shown));
    const bool has_empty =
        std::any_of(name.shown.begin(), name.shown.end(), [](const std::string& one) { return one.empty(); });
    if (has_empty || name.shown.size() != name.words.size())
        reader.fail(names->raw(),
                    fmt::format("names has one name for each of the {} values, with commas between them",
                                name.words.size()));
}

// A flag (neither values nor bounds), a choice, or a whole number.
void read_kind(ElementReader& reader, CombatSwitch& made, CombatName& name) {
    if (const XmlAttribute* values = reader.take("values")) {
        for (const std::string_view word : words_of(values->value))
            name.words.emplace_back(word);
        if (name.words.size() < 2 || name.words.size() > most_values)
            reader.fail(values->raw(), "a choice has from 2 to 64 values");
        read_shown_words(reader, name);
        return;
    }
    const auto least = read_bound(reader, "least");
    const auto most = read_bound(reader, "most");
    if (!least && !most) {
        name.words = {"no", "yes"};
        return;
    }
    if (!least || !most || *least > *most)
        reader.fail("a whole number needs least and most");
    made.least = *least;
    made.most = *most;
}

void read_defaults(CombatReading& combat, ElementReader& reader, const XmlElement& element,
                   CombatSwitch& made, const CombatName& name) {
    for (const XmlElement& child : element.children()) {
        if (child.name() != "default")
            continue;
        check_children(child, combat.reading().source, CombatReading::condition_names());
        ElementReader inner(child, combat.reading().source);
        CombatDefault usual;
        if (const XmlAttribute* use = inner.take("use")) {
            usual.from_name = true;
            usual.ref = combat.read_ref(inner, *use, "of");
        } else {
            const XmlAttribute& value = inner.require("value");
            usual.value = combat.read_value(inner, value, name, value.value);
        }
        inner.finish();
        usual.when = combat.read_condition(child);
        made.defaults.push_back(std::move(usual));
    }
    CombatDefault last;
    last.value = name.words.empty() ? made.least : 0;
    if (const XmlAttribute* value = reader.take("default"))
        last.value = combat.read_value(reader, *value, name, value->value);
    made.defaults.push_back(std::move(last));
}

void read_limits(CombatReading& combat, const XmlElement& element, CombatSwitch& made) {
    const CombatName& name = combat.name(made.name);
    for (const XmlElement& child : element.children()) {
        if (child.name() != "only")
            continue;
        check_children(child, combat.reading().source, with_conditions({"say"}));
        ElementReader reader(child, combat.reading().source);
        CombatLimit limit;
        if (const XmlAttribute* values = reader.take("values")) {
            if (name.words.empty())
                reader.fail(values->name, "only a choice has values");
            for (const std::string_view word : words_of(values->value))
                limit.values |= 1ULL << static_cast<unsigned>(combat.read_value(reader, *values, name, word));
        }
        reader.finish();
        limit.when = combat.read_condition(child);
        limit.say = read_say(combat, child, true);
        if (limit.when.empty())
            reader.fail("<only> needs a condition");
        made.limits.push_back(std::move(limit));
    }
}

void read_switch(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, {"about", "default", "only"});
    ElementReader reader(element, combat.reading().source);
    CombatSwitch made;
    if (const auto about = element.child("about")) {
        ElementReader(*about, combat.reading().source).finish();
        made.about = folded(about->text());
    }
    CombatName name;
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    made.id = id.value;
    const XmlAttribute* as = reader.take("as"); // its name in conditions, where a trait has the id
    if (as != nullptr)
        check_id(reader, *as);
    name.id = as == nullptr ? id.value : as->value;
    name.label = reader.require("name").value;
    name.kind = CombatNameKind::situation;
    name.origin = combat.mode().switches.size();
    made.of_fight = name.of_fight = read_of_fight(reader);
    read_kind(reader, made, name);
    read_defaults(combat, reader, element, made, name);
    made.of_own_and_enemy = {reader.text("own"), reader.text("enemy")};
    made.counts_figures = reader.yes("count");
    if (made.counts_figures && (made.of_fight || !name.words.empty()))
        reader.fail("only a whole number of a side is the count of its figures");
    reader.finish();
    made.name = combat.declare(reader, as == nullptr ? id : *as, std::move(name));
    read_limits(combat, element, made);
    combat.mode().switches.push_back(std::move(made));
}

void read_stand_in(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, CombatReading::condition_names());
    ElementReader reader(element, combat.reading().source);
    const XmlAttribute& trait = reader.require("trait");
    const CombatRef ref = combat.read_ref(reader, trait, "of");
    const CombatName& name = combat.name(ref.name);
    if (name.kind != CombatNameKind::trait || ref.whose != CombatWhose::own)
        reader.fail(trait.raw(),
                    fmt::format("{} is no trait of the troop's own", muster::quoted(trait.value)));
    const XmlAttribute& value = reader.require("value");
    CombatStandIn stand_in{ref.name, combat.read_value(reader, value, name, value.value), {}};
    reader.finish();
    stand_in.when = combat.read_condition(element);
    if (stand_in.when.empty())
        reader.fail("<as> needs a condition");
    combat.mode().stand_ins.push_back(std::move(stand_in));
}

void read_refusal(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, with_conditions({"say"}));
    ElementReader reader(element, combat.reading().source);
    CombatRefusal refusal;
    if (const XmlAttribute* of = reader.take("of")) {
        const std::size_t side = reader.word(*of, {"attacker", "defender", "each"});
        refusal.for_attacker = side != 1;
        refusal.for_defender = side != 0;
    }
    refusal.word = reader.text("short");
    reader.finish();
    refusal.when = combat.read_condition(element);
    refusal.say = read_say(combat, element, true);
    combat.mode().refusals.push_back(std::move(refusal));
}

void read_state(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, {});
    ElementReader reader(element, combat.reading().source);
    CombatName name;
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    name.id = id.value;
    name.kind = CombatNameKind::state;
    name.of_fight = read_of_fight(reader);
    CombatState state;
    state.from = combat.read_ref(reader, reader.require("from"), "from-of");
    state.next = state.from;
    name.words = combat.name(state.from.name).words;
    reader.finish();
    if (combat.mode().states.size() == most_states)
        reader.fail(fmt::format("a mode carries at most {} states; leave some out", most_states));
    state.name = combat.declare(reader, id, std::move(name));
    combat.mode().states.push_back(state);
}

void read_carry(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, {});
    ElementReader reader(element, combat.reading().source);
    const XmlAttribute& id = reader.require("state");
    const CombatRef state = combat.read_ref(reader, id, "state-of");
    const CombatRef next = combat.read_ref(reader, reader.require("use"), "of");
    reader.finish();
    for (CombatState& known : combat.mode().states)
        if (known.name == state.name) {
            known.next = next;
            return;
        }
    reader.fail(id.raw(), fmt::format("{} is no state", muster::quoted(id.value)));
}

void read_end(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, CombatReading::condition_names());
    ElementReader reader(element, combat.reading().source);
    CombatEnd end;
    end.outcome = read_outcome_name(reader, reader.require("outcome"), combat.mode());
    end.last = reader.yes("last");
    reader.finish();
    end.when = combat.read_condition(element);
    combat.mode().ends.push_back(std::move(end));
}

// What a side asks first: an outcome, or what the defender loses.
void read_question(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, {"say"});
    ElementReader reader(element, combat.reading().source);
    const XmlAttribute& side = reader.require("side");
    auto& question = combat.mode().questions.at(reader.word(side, {"attacker", "defender"}));
    if (question)
        reader.fail(side.raw(), fmt::format("the {} asks twice", side.value));
    question.emplace();
    question->outcome = read_outcome_name(reader, reader.require("outcome"), combat.mode());
    question->losses = reader.yes("losses");
    question->name = reader.require("name").value;
    reader.finish();
    question->say = read_say(combat, element, true);
}

// What is said before the first roll rests on nothing that dice decide.
void read_reason(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, with_conditions({"say"}));
    ElementReader reader(element, combat.reading().source);
    CombatReason reason;
    reason.of_fight = read_of_fight(reader);
    reader.finish();
    const auto& definitions = combat.mode().definitions;
    if (std::any_of(definitions.begin(), definitions.end(),
                    [](const CombatDefinition& definition) { return definition.is_roll(); }))
        reader.fail("a <why> stands before the first <roll>: no dice decide whether it is said");
    reason.when = combat.read_condition(element);
    reason.say = read_say(combat, element, true);
    combat.mode().reasons.push_back(std::move(reason));
}

void read_wear(CombatReading& combat, const XmlElement& element) {
    check_children(element, combat.reading().source, {"say"});
    ElementReader reader(element, combat.reading().source);
    const XmlAttribute* side = reader.take("side");
    const std::size_t which = side == nullptr ? 2 : reader.word(*side, {"attacker", "defender"});
    const CombatRef ref = combat.read_ref(reader, reader.require("use"), "of");
    if (const XmlAttribute* name = reader.take("name"))
        combat.mode().wear_name = name->value;
    combat.mode().wear_unit = reader.text("unit");
    combat.mode().wear_is_loss = reader.yes("lost");
    if (const auto per_unit = read_bound(reader, "per-unit"))
        combat.mode().wear_per_unit = *per_unit;
    if (combat.mode().wear_per_unit < 1)
        reader.fail("per-unit must be at least 1");
    reader.finish();
    combat.mode().wear_about = read_say(combat, element, false);
    for (const CombatSide each : both_sides)
        if (which == 2 || which == index_of(each))
            combat.mode().wear[index_of(each)] = ref;
}

struct CombatPart {
    std::string_view name;
    void (*read)(CombatReading&, const XmlElement&);
};

constexpr CombatPart combat_parts[] = {
    {"outcome", read_outcome},  {"as", read_stand_in},       {"switch", read_switch},
    {"refuse", read_refusal},   {"state", read_state},       {"value", read_combat_value},
    {"roll", read_combat_roll}, {"carry", read_carry},       {"end", read_end},
    {"wear", read_wear},        {"question", read_question}, {"why", read_reason}};

void check_mode(const ElementReader& reader, const CombatMode& mode) {
    std::size_t rolls = 0;
    for (const CombatDefinition& definition : mode.definitions)
        if (definition.is_roll())
            rolls += mode.names[definition.name].of_fight ? 1 : 2;
    if (rolls > most_rolls)
        reader.fail(fmt::format("a mode rolls at most {} times a round; leave some out", most_rolls));
    if (mode.outcomes.empty() || mode.ends.empty())
        reader.fail("a mode needs outcomes and the ends that lead to them");
    for (const std::optional<CombatQuestion>& question : mode.questions)
        if (question && question->losses && !mode.wear.at(index_of(CombatSide::defender)))
            reader.fail("a <question> about losses needs a <wear> that counts those of the defender");
    const CombatEnd& last = mode.ends.back();
    if (!last.last || !last.when.empty())
        reader.fail("the last <end> must have last and no condition: every fight ends");
}

CombatMode read_mode(const RulesetReading& reading, const XmlElement& element) {
    CombatMode mode;
    ElementReader reader(element, reading.source);
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    mode.id = id.value;
    mode.name = reader.require("name").value;
    mode.alone = reader.yes("alone");
    reader.finish();
    CombatReading combat(reading, mode);
    std::vector<std::string_view> names;
    for (const CombatPart& part : combat_parts)
        names.push_back(part.name);
    check_children(element, reading.source, names);
    for (const XmlElement& child : element.children())
        for (const CombatPart& part : combat_parts)
            if (child.name() == part.name)
                part.read(combat, child);
    check_mode(reader, mode);
    return mode;
}

} // namespace

void read_combat(RulesetReading& reading, const XmlElement& element) {
    ElementReader(element, reading.source).finish();
    check_children(element, reading.source, {"mode"});
    for (const XmlElement& child : element.children()) {
        reading.ruleset.combat.push_back(read_mode(reading, child));
        const CombatMode& mode = reading.ruleset.combat.back();
        for (std::size_t i = 0; i + 1 < reading.ruleset.combat.size(); ++i)
            if (reading.ruleset.combat[i].id == mode.id)
                reading.source.fail(child.name(),
                                    fmt::format("the mode {} stands twice", muster::quoted(mode.id)));
    }
}

} // namespace muster
