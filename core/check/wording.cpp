// SPDX-License-Identifier: MIT
#include "check/wording.h"

#include "check/evaluation.h"

#include <fmt/format.h>

namespace muster {

namespace {

// The place cut back to a level at or above its own.
Place up_to(Place place, Level level) {
    if (level < Level::troop)
        place.troop = 0;
    if (level < Level::unit)
        place.unit = 0;
    if (level < Level::body)
        place.body = 0;
    return place;
}

class TemplateWriter {
public:
    TemplateWriter(const Place& place, const Army& army, const Ruleset& ruleset, const Report& report,
                   bool short_forms)
        : place_(place), army_(army), ruleset_(ruleset), report_(report), short_forms_(short_forms) {}

    std::string write(const TextTemplate& text) const {
        std::string result;
        for (const TextTemplate::Piece& piece : text.pieces)
            result += std::visit([&](const auto& kind) { return word(kind); }, piece);
        return result;
    }

private:
    [[nodiscard]] std::string word(const std::string& text) const { return text; }
    [[nodiscard]] std::string word(const TextTemplate::Name& /*name*/) const {
        return element_name(place_, army_, ruleset_);
    }
    [[nodiscard]] std::string word(const TextTemplate::NumberPlace& number) const {
        return report_.number(up_to(place_, number.level), number.number).readable();
    }
    [[nodiscard]] std::string word(const TextTemplate::TraitPlace& trait_place) const {
        const Trait& trait = ruleset_.traits[trait_place.trait];
        const Element& element = element_at(army_, up_to(place_, trait.level));
        if (trait.kind == TraitKind::text)
            return trait.slot < element.texts.size() ? element.texts[trait.slot] : "";
        const std::int32_t value = element.values[trait.slot];
        if (short_forms_ && trait.has_words())
            return trait.values[static_cast<std::size_t>(value)].short_form;
        return trait.value_name(value);
    }
    [[nodiscard]] std::string word(const TextTemplate::Revisions& /*revisions*/) const {
        return fmt::format(
            "This army was last saved with rules data {}; the data in use is {}, so numbers may differ.",
            army_.data, ruleset_.revision);
    }

    Place place_;
    const Army& army_;
    const Ruleset& ruleset_;
    const Report& report_;
    bool short_forms_;
};

std::uint32_t own_index(const Place& place) {
    return place.troop != 0 ? place.troop : place.unit != 0 ? place.unit : place.body;
}

} // namespace

std::string message_of(const Finding& finding, const Army& army, const Ruleset& ruleset,
                       const Report& report) {
    const RuleCase& rule_case = ruleset.rules[finding.rule].cases[finding.rule_case];
    return TemplateWriter(finding.place, army, ruleset, report, false).write(rule_case.say);
}

std::string citation_of(const Finding& finding, const Ruleset& ruleset) {
    return ruleset.citation(ruleset.rules[finding.rule].cite);
}

const std::string& rule_id_of(const Finding& finding, const Ruleset& ruleset) {
    return ruleset.rules[finding.rule].id;
}

std::string element_name(const Place& place, const Army& army, const Ruleset& ruleset) {
    const std::string& name = element_at(army, place).name;
    if (!name.empty())
        return name;
    const std::string& word = ruleset.level_words[index_of(place.level())];
    return place.level() == Level::army ? word : fmt::format("{} {}", word, own_index(place));
}

std::string place_name(const Place& place, const Army& army, const Ruleset& ruleset) {
    if (place.level() == Level::army)
        return "whole army";
    std::string result;
    for (const Level level : {Level::body, Level::unit, Level::troop}) {
        if (level > place.level())
            break;
        if (!result.empty())
            result += " › ";
        result += element_name(up_to(place, level), army, ruleset);
    }
    return result;
}

std::string notation_of(const Place& troop, const Army& army, const Ruleset& ruleset, const Report& report) {
    const Evaluation evaluation(army, ruleset, report);
    const TemplateWriter writer(troop, army, ruleset, report, true);
    std::string result;
    for (const NotationPart& part : ruleset.notation) {
        Selection selection;
        selection.pattern = part.pattern;
        if (evaluation.holds(selection, troop))
            result += writer.write(part.text);
    }
    return result;
}

std::vector<const ChartRow*> chart_rows(const Chart& chart, const Place& place, const Army& army,
                                        const Ruleset& ruleset, const Report& report) {
    const Evaluation evaluation(army, ruleset, report);
    std::vector<const ChartRow*> result;
    for (const ChartRow& row : chart.rows) {
        if (!evaluation.holds(row.selection, place))
            continue;
        result.push_back(&row);
        if (!chart.every)
            break;
    }
    return result;
}

} // namespace muster
