// SPDX-License-Identifier: MIT
#include "lists/detail/list_file_reader.h"

#include "base/text.h"
#include "lists/detail/list_words_reader.h"
#include "lists/detail/offer_reader.h"
#include "ruleset/house_rules.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::string_view list_namespace = "urn:muster:armylist:1";

} // namespace

namespace {

// Null if the list refers to none.
ArmyHistories::Ptr read_history(ElementReader& reader, const ArmyHistories& histories) {
    if (!reader.element().attribute("history"))
        return nullptr;
    const std::string id = read_list_id(reader, "history");
    ArmyHistories::Ptr history = histories.find(id);
    if (history == nullptr)
        reader.fail(reader.require("history").raw(),
                    fmt::format("there is no history {}; it would be the file history/{}.xml",
                                muster::quoted(id), id));
    return history;
}

std::string text_or(ElementReader& reader, std::string_view name, const std::string& other) {
    return reader.element().attribute(name) ? std::string(reader.require(name).value) : other;
}

// Those of the history, and what the list adds.
std::vector<std::string> together(std::vector<std::string> shared, const std::vector<std::string>& own) {
    for (const std::string& word : own)
        if (std::find(shared.begin(), shared.end(), word) == shared.end())
            shared.push_back(word);
    return shared;
}

} // namespace

HeadingWithHistory read_heading(ElementReader& reader, const ArmyHistories& histories) {
    if (reader.element().name() != "armylist")
        reader.fail(fmt::format("the file holds <{}>; an army list is an <armylist>",
                                muster::quoted(reader.element().name())));
    const XmlAttribute& space = reader.require("xmlns");
    if (space.value != list_namespace)
        reader.fail(space.raw(), fmt::format("the namespace is {}; this format's is {}",
                                             muster::quoted(space.value), list_namespace));
    ListHeading heading;
    heading.ruleset = read_list_id(reader, "ruleset");
    heading.id = read_list_id(reader, "id");
    const ArmyHistories::Ptr history = read_history(reader, histories);
    static const ArmyHistory none;
    const ArmyHistory& shared = history == nullptr ? none : *history;
    heading.history = shared.id;
    heading.title = history == nullptr ? std::string(reader.require("title").value)
                                       : text_or(reader, "title", shared.title);
    heading.region = text_or(reader, "region", shared.region);
    heading.years = read_years(reader, shared.years);
    if (const XmlAttribute* origin = reader.take("origin"))
        heading.is_shipped = reader.word(*origin, {"house", "muster"}) == 1;
    heading.aliases = together(shared.aliases, read_aliases(reader));
    heading.enemies = together(shared.enemies, read_enemies(reader, heading.id));
    std::erase(heading.enemies, heading.id);
    if (reader.element().attribute("against"))
        heading.against = read_list_id(reader, "against");
    heading.command = read_command(reader).value_or(shared.command);
    return {std::move(heading), history};
}

void ListFileReader::read_root() {
    ElementReader reader(root_, source_);
    const auto [heading, history] = read_heading(reader, histories_);
    list_.revision = reader.require("revision").value;
    reader.finish();
    // House rules use the lists of the rule set that they change.
    if (heading.ruleset != ruleset_.id && heading.ruleset != base_of_house_rules(ruleset_.id)) {
        const auto attribute = root_.attribute("ruleset");
        source_.fail(attribute->raw(), fmt::format("the list is for {}, but its file is in the folder of {}",
                                                   muster::quoted(heading.ruleset), ruleset_.id));
    }
    list_.ruleset = ruleset_.id;
    list_.id = heading.id;
    list_.title = heading.title;
    list_.region = heading.region;
    list_.years = heading.years;
    list_.is_shipped = heading.is_shipped;
    list_.aliases = heading.aliases;
    list_.enemies = heading.enemies;
    list_.command = heading.command;
    list_.against = heading.against;
    list_.history = heading.history;
    if (history != nullptr) {
        list_.about = history->about;
        list_.sources = history->sources;
    }
}

const std::array<ListFileReader::Part, 11> ListFileReader::known_parts{
    {{"about", 0, true, &ListFileReader::read_about},
     {"source", 1, false, &ListFileReader::read_source},
     {"army", 2, true, &ListFileReader::read_army},
     {"size", 3, true, &ListFileReader::read_size},
     {"per", 4, true, &ListFileReader::read_per},
     {"every", 5, true, &ListFileReader::read_every},
     {"entry", 6, false, &ListFileReader::read_entry},
     {"option", 6, false, &ListFileReader::read_option},
     {"ally", 7, false, &ListFileReader::read_ally},
     {"limit", 8, false, &ListFileReader::read_limit},
     {"permit", 9, false, &ListFileReader::read_permit}}};

void ListFileReader::check_order() const {
    std::vector<std::string_view> names;
    names.reserve(std::size(known_parts));
    for (const Part& part : known_parts)
        names.push_back(part.name);
    check_children(root_, source_, names);
    int reached = -1;
    for (const XmlElement& child : root_.children()) {
        const auto part = std::find_if(known_parts.begin(), known_parts.end(),
                                       [&](const Part& p) { return p.name == child.name(); });
        if (part->rank < reached || (part->once && part->rank == reached))
            source_.fail(child.name(), fmt::format("<{}> is out of order or appears twice; the order is {}",
                                                   child.name(), fmt::join(names, ", ")));
        reached = part->rank;
    }
    if (!root_.child("about") && list_.history.empty())
        source_.fail(root_.name(), "an army list needs <about> as its first element, or a history");
}

std::size_t ListFileReader::read_number(const ElementReader& reader, const XmlAttribute& attribute,
                                        Level level) const {
    std::vector<std::string_view> known;
    for (const Number& number : ruleset_.numbers_of(level))
        if (number.scope == Scope::report)
            known.emplace_back(number.id);
    const auto number = ruleset_.number(level, attribute.value);
    if (!number || ruleset_.numbers_of(level)[*number].scope != Scope::report)
        reader.fail(attribute.raw(), fmt::format("{} is not a number of the {} that reports show{}",
                                                 muster::quoted(attribute.value), level_name(level),
                                                 suggestion(attribute.value, known)));
    return *number;
}

void ListFileReader::read_size(const XmlElement& element) {
    no_children(element);
    ElementReader reader(element, source_);
    ListSize size;
    size.number = read_number(reader, reader.require("number"), Level::army);
    size.least = read_count(reader, "least");
    size.most = read_count(reader, "most");
    size.step = read_count(reader, "step");
    reader.finish();
    refuse_crossed(reader, size.least, size.most);
    if (size.step && *size.step == 0)
        reader.fail("step must be at least 1");
    list_.size = size;
}

void ListFileReader::read_per(const XmlElement& element) {
    no_children(element);
    ElementReader reader(element, source_);
    const XmlAttribute* number = reader.take("number");
    const XmlAttribute* name = reader.take("trait");
    if ((number == nullptr) == (name == nullptr))
        reader.fail("<per> needs either number or trait, but not both");
    ListPer per;
    if (number != nullptr) {
        per.number = read_number(reader, *number, Level::army);
    } else {
        const Trait* trait = ruleset_.trait(Level::army, name->value);
        if (trait == nullptr || !trait->is_number())
            reader.fail(name->raw(),
                        fmt::format("{} is not a whole-number trait of the army{}",
                                    muster::quoted(name->value),
                                    suggestion(name->value, ruleset_.at(Level::army).words.words())));
        per.slot = trait->slot;
    }
    (void)reader.require("each");
    per.each = read_count(reader, "each").value_or(0);
    reader.finish();
    if (per.each == 0)
        reader.fail("each must be at least 1");
    list_.per = per;
}

std::optional<Exact> ListFileReader::read_share(ElementReader& reader, std::string_view name) const {
    const XmlAttribute* attribute = reader.take(name);
    if (attribute == nullptr)
        return std::nullopt;
    const auto share = Exact::parse(attribute->value);
    if (!share || !(Exact(0) < *share) || Exact(1) < *share ||
        attribute->value.find('/') == std::string_view::npos)
        reader.fail(attribute->raw(), fmt::format("{} is not a share; write a fraction such as 1/2",
                                                  muster::quoted(attribute->value)));
    return share;
}

void ListFileReader::read_limit(const XmlElement& element) {
    check_children(element, source_, {"say"});
    ElementReader reader(element, source_);
    (void)reader.require("entries");
    ListLimit limit;
    limit.parts = entries_.read_parts(reader, "entries");
    limit.amount = read_amount(reader);
    if (const XmlAttribute* number = reader.take("number"))
        limit.number = read_number(reader, *number, Level::troop);
    limit.least_share = read_share(reader, "least-share");
    limit.most_share = read_share(reader, "most-share");
    limit.of = entries_.read_parts(reader, "of");
    limit.needs = entries_.read_parts(reader, "needs");
    limit.each = read_count(reader, "each");
    limit.excludes = entries_.read_parts(reader, "excludes");
    if (element.attribute("from") || element.attribute("to"))
        limit.years = entries_.read_own_years(reader, list_.years);
    reader.finish();
    if (!limit.amount.least && !limit.amount.most && !limit.least_share && !limit.most_share &&
        limit.needs.empty() && limit.excludes.empty())
        reader.fail("the limit has no effect; add least, most, least-share, most-share, needs or excludes");
    if (limit.each && (limit.needs.empty() || *limit.each == 0))
        reader.fail("each is used with needs, and must be at least 1");
    if (!limit.of.empty() && !limit.least_share && !limit.most_share)
        reader.fail("of is used only with least-share or most-share");
    const auto say = element.child("say");
    if (!say || element.children().size() != 1)
        reader.fail("a limit needs one <say>, the message to the player");
    ElementReader(*say, source_).finish();
    limit.say = text_content(*say, source_);
    list_.limits.push_back(std::move(limit));
}

void ListFileReader::read_permit(const XmlElement& element) {
    no_children(element);
    ElementReader reader(element, source_);
    const XmlAttribute& rule = reader.require("rule");
    ListPermit permit;
    const auto found = std::find_if(ruleset_.rules.begin(), ruleset_.rules.end(),
                                    [&](const Rule& r) { return r.id == rule.value; });
    if (found == ruleset_.rules.end()) {
        std::vector<std::string_view> known;
        for (const Rule& known_rule : ruleset_.rules)
            known.emplace_back(known_rule.id);
        reader.fail(rule.raw(), fmt::format("{} is not a rule of {}{}", muster::quoted(rule.value),
                                            ruleset_.title, suggestion(rule.value, known)));
    }
    permit.rule = static_cast<std::size_t>(found - ruleset_.rules.begin());
    permit.parts = entries_.read_parts(reader, "entries");
    reader.finish();
    list_.permits.push_back(std::move(permit));
}

void ListFileReader::read_every(const XmlElement& element) {
    no_children(element);
    ElementReader reader(element, source_);
    every_ = read_offers(ruleset_, reader, Level::troop);
}

void ListFileReader::read_about(const XmlElement& element) {
    ElementReader(element, source_).finish();
    list_.about += (list_.about.empty() ? "" : " ") + text_content(element, source_);
}

void ListFileReader::read_source(const XmlElement& element) {
    ElementReader(element, source_).finish();
    list_.sources = together(std::move(list_.sources), {text_content(element, source_)});
}

void ListFileReader::read_army(const XmlElement& element) {
    no_children(element);
    ElementReader reader(element, source_);
    list_.army = read_offers(ruleset_, reader, Level::army);
}

ArmyList ListFileReader::read() {
    read_root();
    check_order();
    for (const XmlElement& child : root_.children())
        for (const Part& part : known_parts)
            if (part.name == child.name())
                (this->*part.read)(child);
    entries_.read_needs();
    if (list_.entries.empty())
        source_.fail(root_.name(), "an army list needs at least one <entry>");
    return std::move(list_);
}

} // namespace muster
