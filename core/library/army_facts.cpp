// SPDX-License-Identifier: MIT
#include "library/army_facts.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "army/fingerprint.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/xml.h"
#include "check/checker.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <set>
#include <stdexcept>

namespace muster {

namespace {

constexpr std::string_view army_namespace = "urn:muster:army:1";

std::string attribute_of(const XmlElement& element, std::string_view name) {
    const auto found = element.attribute(name);
    return found ? std::string(found->value) : "";
}

void gather_words(const XmlElement& element, std::set<std::string_view>& words) {
    for (const XmlAttribute& attribute : element.attributes())
        if (attribute.name != "count" && attribute.value != "yes")
            for (const std::string_view word : words_of(attribute.value))
                words.insert(word);
    for (const XmlElement& child : element.children())
        gather_words(child, words);
}

void take_words(std::string_view text, const std::string& file, ArmyFacts& facts) {
    const XmlDocument document(text, file, army_text_elements);
    const XmlElement root = document.root();
    if (root.name() != "army" || attribute_of(root, "xmlns") != army_namespace)
        document.source().fail(root.name(), "this is not an army file of Muster");
    facts.ruleset = attribute_of(root, "ruleset");
    facts.list = attribute_of(root, "list");
    facts.data = attribute_of(root, "data");
    facts.name = attribute_of(root, "name");
    std::set<std::string_view> words;
    for (const XmlElement& child : root.children()) {
        if (child.name() == "about") {
            facts.player = attribute_of(child, "player");
            facts.event = attribute_of(child, "event");
            facts.date = attribute_of(child, "date");
            facts.notes = child.text();
        } else {
            gather_words(child, words);
        }
    }
    facts.troops = fmt::format("{}", fmt::join(words, " "));
}

void take_verdict(const Army& army, const Ruleset& ruleset, ArmyFacts& facts) {
    try {
        static_cast<Judgement&>(facts) = judgement_of(check(army, ruleset), ruleset);
    } catch (const std::overflow_error&) {
        static_cast<Judgement&>(facts) = {};
    }
}

} // namespace

Verdict counted_verdict(const Report& report) {
    const auto count = [&](Severity severity) { return static_cast<std::int32_t>(report.count(severity)); };
    return {count(Severity::error), count(Severity::query), count(Severity::note)};
}

Judgement judgement_of(const Report& report, const Ruleset& ruleset) {
    Judgement judgement;
    judgement.verdict = counted_verdict(report);
    std::set<std::string_view> broken;
    for (const Finding& finding : report.findings())
        broken.insert(ruleset.rules[finding.rule].id);
    judgement.broken = fmt::format("{}", fmt::join(broken, " "));
    const std::vector<Number>& numbers = ruleset.numbers_of(Level::army);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const Exact value = report.number({}, i);
        if (numbers[i].scope != Scope::report || !value.known())
            continue;
        judgement.totals +=
            fmt::format("{}{}={}", judgement.totals.empty() ? "" : " ", numbers[i].id, value.text());
    }
    return judgement;
}

ArmyFacts facts_of(std::string_view text, const std::string& file, const Rulesets& rulesets) {
    const Army army = read_army(text, file, rulesets);
    const Ruleset& ruleset = *rulesets.find(army.ruleset);
    ArmyFacts facts;
    facts.text = write_army(army, ruleset);
    facts.fingerprint = fingerprint_of_text(facts.text);
    take_words(facts.text, file, facts);
    take_verdict(army, ruleset_of(army, rulesets), facts);
    return facts;
}

ArmyFacts facts_without_rules(std::string text, const std::string& file) {
    ArmyFacts facts;
    facts.text = std::move(text);
    facts.fingerprint = fingerprint_of_text(facts.text);
    take_words(facts.text, file, facts);
    return facts;
}

std::string search_text(const ArmyFacts& facts) {
    return fmt::format("{}\n{}\n{}\n{}\n{}\n{}", facts.name, facts.player, facts.event, facts.list,
                       facts.troops, facts.notes);
}

ArmyFacts facts_of_stored(std::string text, const std::string& file, const Rulesets& rulesets) {
    ArmyFacts facts = facts_without_rules(std::move(text), file);
    try {
        const Army army = read_army(facts.text, file, rulesets);
        take_verdict(army, ruleset_of(army, rulesets), facts);
    } catch (const InputError&) {
        facts.verdict.reset(); // the rules have changed under it
    }
    return facts;
}

} // namespace muster
