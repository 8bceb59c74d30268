// SPDX-License-Identifier: MIT
#include "check/wording.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8.h"
#include "check/added_rules.h"
#include "check/detail/evaluation.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

constexpr std::size_t usual_name_length = 60; // of a body, unit and troop together

// Where a part of the army stands, if that is not the usual place and no other nameless part stands there.
const std::string* placement_name(const Place& place, const Army& army, const Ruleset& ruleset) {
    if (place.level() != Level::body)
        return nullptr;
    for (const std::size_t index : ruleset.at(Level::body).traits) {
        const Trait& trait = ruleset.traits[index];
        if (!trait.is_choice() || trait.role != TraitRole::placement)
            continue;
        const std::int32_t value = element_at(army, place).values[trait.slot];
        if (value == trait.default_value)
            return nullptr;
        std::size_t alike = 0; // there may be thousands, and two are enough
        for (auto body = army.bodies.begin(); body != army.bodies.end() && alike < 2; ++body)
            alike += body->name.empty() && body->values[trait.slot] == value ? 1 : 0;
        return alike > 1 ? nullptr : &trait.values[static_cast<std::size_t>(value)].name;
    }
    return nullptr;
}

// What an element without a name is called: "Left wing", "Wing 2".
std::string name_of_nameless(const Place& place, const Army& army, const Ruleset& ruleset) {
    if (const std::string* placed = placement_name(place, army, ruleset))
        return *placed;
    const std::string& word = ruleset.level_words[index_of(place.level())];
    return place.level() == Level::army ? word : fmt::format("{} {}", word, index_in_parent(place));
}

// What the places of a text stand for, at one element.
class TemplateWriter {
public:
    TemplateWriter(const Place& place, const Army& army, const Ruleset& ruleset, const Report& report,
                   bool short_forms, const Wording* wording = nullptr)
        : place_(place), army_(army), ruleset_(ruleset), report_(report), short_forms_(short_forms),
          wording_(wording) {}

    // Of more bytes than `most` only the beginning.
    std::string write(const TextTemplate& text, std::size_t most = std::string::npos) const {
        std::string result;
        result.reserve(usual_length);
        for (const TextTemplate::Piece& piece : text.pieces) {
            if (result.size() > most)
                return result + "…";
            if (const auto* constant = std::get_if<std::string>(&piece)) {
                result += *constant;
            } else {
                result += std::visit([&](const auto& kind) { return word(kind); }, piece);
            }
        }
        return result;
    }

private:
    static constexpr std::size_t usual_length = 120; // of a message: so it grows in one step

    [[nodiscard]] static std::string word(const std::string& text) { return text; }
    [[nodiscard]] std::string word(const TextTemplate::Name& /*name*/) const {
        return element_name(place_, army_, ruleset_);
    }
    [[nodiscard]] std::string word(const TextTemplate::NumberPlace& number) const {
        const Place place = up_to(place_, number.level);
        std::string text = report_.number(place, number.number).readable();
        if (wording_ != nullptr)
            text += wording_->provenance_signs(place, number.number);
        return text;
    }
    [[nodiscard]] std::string word(const TextTemplate::CountedWords& words) const {
        const Exact value = report_.number(up_to(place_, words.number.level), words.number.number);
        return value.known() && value == Exact(1) ? words.one : words.several;
    }
    [[nodiscard]] std::string word(const TextTemplate::SignedPlace& number) const {
        const Exact value = report_.number(up_to(place_, number.level), number.number);
        const bool above = value.known() && Exact(0) < value;
        return (above ? "+" : "") + word(TextTemplate::NumberPlace{number.level, number.number});
    }
    [[nodiscard]] std::string word(const TextTemplate::TraitPlace& trait_place) const {
        return trait_word(trait_place.trait, short_forms_);
    }
    [[nodiscard]] std::string word(const TextTemplate::ShortPlace& trait_place) const {
        return trait_word(trait_place.trait, true);
    }
    [[nodiscard]] std::string trait_word(std::size_t which, bool short_form) const {
        const Trait& trait = ruleset_.traits[which];
        const Element& element = element_at(army_, up_to(place_, trait.level));
        if (trait.is_text())
            return trait.slot < element.texts.size() ? element.texts[trait.slot] : "";
        const std::int32_t value = trait.level == Level::army ? values_in_force(army_, ruleset_)[trait.slot]
                                                              : element.values[trait.slot];
        if (short_form && trait.has_words())
            return trait.values[static_cast<std::size_t>(value)].short_form;
        return trait.value_name(value);
    }
    [[nodiscard]] std::string word(const TextTemplate::Revisions& /*revisions*/) const {
        return translate_format(
            "This army was last saved with rules data {}; the data in use is {}, so numbers may differ.",
            army_.data, ruleset_.revision);
    }
    // Only a finding has such a message; message_of() writes it.
    [[nodiscard]] std::string word(const TextTemplate::Added& /*added*/) const { return {}; }
    [[nodiscard]] std::string word(const TextTemplate::Notation& /*notation*/) const {
        return wording_ == nullptr ? "" : wording_->notation(place_);
    }
    [[nodiscard]] std::string word(const TextTemplate::ChartPlace& chart_place) const {
        if (wording_ == nullptr)
            return "";
        const Chart& chart = ruleset_.charts[chart_place.chart];
        const std::string_view separator = chart.columns.empty() && !chart_place.labels ? ", " : "\n";
        std::string result;
        for (const ChartRow* row : wording_->chart_rows(chart, place_)) {
            result += result.empty() ? "" : separator;
            result += chart_place.labels ? row->label : joined(row->cells, " ");
            wording_->note_reading(row->reading);
            result += provenance_sign(row->provenance);
        }
        return result;
    }

    Place place_;
    const Army& army_;
    const Ruleset& ruleset_;
    const Report& report_;
    bool short_forms_;
    const Wording* wording_; // for what only sheets show
};

// Whether a piece of a text has something to show.
struct Known {
    const Wording& wording;
    const Place& place;

    [[nodiscard]] bool number(Level level, std::size_t which) const {
        return wording.report().number(up_to(place, level), which).known();
    }
    bool operator()(const TextTemplate::NumberPlace& figure) const {
        return number(figure.level, figure.number);
    }
    bool operator()(const TextTemplate::SignedPlace& figure) const {
        return number(figure.level, figure.number);
    }
    bool operator()(const TextTemplate::TraitPlace& trait_place) const {
        const Trait& trait = wording.ruleset().traits[trait_place.trait];
        if (!trait.is_number())
            return true;
        if (trait.level == Level::army)
            return values_in_force(wording.army(), wording.ruleset())[trait.slot] != no_value;
        return element_at(wording.army(), up_to(place, trait.level)).values[trait.slot] != no_value;
    }
    bool operator()(const auto& /*words*/) const { return true; }
};

} // namespace

std::string message_of(const Finding& finding, const Army& army, const Ruleset& ruleset,
                       const Report& report) {
    const RuleCase& rule_case = ruleset.rules[finding.rule].cases[finding.rule_case];
    if (ruleset.rules[finding.rule].is_added())
        return ruleset.added->message(finding, army, ruleset, report);
    return TemplateWriter(finding.place, army, ruleset, report, false).write(rule_case.say, longest_finding);
}

std::string reading_words(const Ruleset& ruleset, ReadingIndex reading) {
    const SourceReading& one = ruleset.readings[static_cast<std::size_t>(reading)];
    return fmt::format("{}: {}", one.name, one.text);
}

std::string citation_of(const Finding& finding, const Ruleset& ruleset) {
    return ruleset.citation(ruleset.rules[finding.rule]);
}

const std::string& rule_id_of(const Finding& finding, const Ruleset& ruleset) {
    return ruleset.rules[finding.rule].id;
}

namespace {

// Of the finding's own rule and of those whose findings it covers.
template <typename Words>
std::string of_shown_rules(const Finding& finding, const Ruleset& ruleset, std::string_view between,
                           Words words) {
    std::vector<std::string> all{words(ruleset.rules[finding.rule])};
    for (const std::uint32_t covered : finding.covers)
        all.push_back(words(ruleset.rules[covered]));
    return joined(all, between);
}

} // namespace

std::string citations_of(const Finding& finding, const Ruleset& ruleset) {
    return of_shown_rules(finding, ruleset, "; ", [&](const Rule& rule) { return ruleset.citation(rule); });
}

std::string rule_ids_of(const Finding& finding, const Ruleset& ruleset) {
    return of_shown_rules(finding, ruleset, ", ", [](const Rule& rule) { return rule.id; });
}

std::string element_name(const Place& place, const Army& army, const Ruleset& ruleset) {
    const std::string& name = element_at(army, place).name;
    if (!name.empty())
        return name;
    return name_of_nameless(place, army, ruleset);
}

std::string provenance_words(Provenance provenance) {
    const std::string_view sign = provenance_sign(provenance);
    if (sign.empty())
        return {};
    return fmt::format("{} {}", sign,
                       provenance == Provenance::inherited
                           ? translate("lost in these rules, and taken from a sister set")
                           : translate("our reading of an unclear rule"));
}

std::string place_name(const Place& place, const Army& army, const Ruleset& ruleset) {
    if (place.level() == Level::army)
        return translate("whole army");
    std::string result;
    result.reserve(usual_name_length);
    for (const Level level : {Level::body, Level::unit, Level::troop}) {
        if (level > place.level())
            break;
        if (!result.empty())
            result += " › ";
        const Place outer = up_to(place, level);
        const std::string& name = element_at(army, outer).name;
        result += name.empty() ? name_of_nameless(outer, army, ruleset) : name;
    }
    return result;
}

std::string notation_of(const Place& troop, const Army& army, const Ruleset& ruleset, const Report& report) {
    return Wording(army, ruleset, report).notation(troop);
}

std::vector<const ChartRow*> chart_rows(const Chart& chart, const Place& place, const Army& army,
                                        const Ruleset& ruleset, const Report& report) {
    return Wording(army, ruleset, report).chart_rows(chart, place);
}

namespace {

// At the end of a letter.
std::string cut_notation(std::string text) {
    std::size_t end = longest_notation;
    while (end > 0 && !begins_character(text[end]))
        --end;
    text.resize(end);
    return text + "…";
}

} // namespace

Wording::Wording(const Army& army, const Ruleset& ruleset, const Report& report, std::size_t most_bytes)
    : army_(army), ruleset_(ruleset), report_(report),
      evaluation_(std::make_unique<Evaluation>(army, ruleset, report)), most_bytes_(most_bytes) {}

Wording::~Wording() = default;

bool Wording::holds(const Selection& selection, const Place& place) const {
    return evaluation_->holds(selection, place);
}

std::string Wording::notation(const Place& troop) const {
    const TemplateWriter writer(troop, army_, ruleset_, report_, true);
    std::string result;
    for (const NotationPart& part : ruleset_.notation) {
        if (holds(part.selection, troop))
            result += writer.write(part.text, longest_notation);
        if (result.size() > longest_notation)
            return cut_notation(std::move(result));
    }
    return result;
}

std::vector<const ChartRow*> Wording::chart_rows(const Chart& chart, const Place& place) const {
    std::vector<const ChartRow*> result;
    for (const ChartRow& row : chart.rows) {
        if (!holds(row.selection, place))
            continue;
        result.push_back(&row);
        if (!chart.every)
            break;
    }
    return result;
}

bool Wording::complete(const TextTemplate& text, const Place& place) const {
    for (const TextTemplate::Piece& piece : text.pieces)
        if (!std::visit(Known{*this, place}, piece))
            return false;
    return true;
}

std::string Wording::filled(const TextTemplate& text, const Place& place) const {
    if (is_full())
        return {};
    std::string result =
        TemplateWriter(place, army_, ruleset_, report_, false, this).write(text, most_bytes_ - filled_bytes_);
    filled_bytes_ += result.size();
    return result;
}

std::vector<Term> Wording::terms(const Place& place, std::size_t number) const {
    return evaluation_->terms(place, number);
}

std::string Wording::provenance_signs(const Place& place, std::size_t number) const {
    std::string signs;
    if (!report_.number(place, number).known())
        return signs;
    const std::vector<Term> terms = evaluation_->terms(place, number);
    for (const Term& term : terms)
        note_reading(term.reading);
    for (const Provenance provenance : {Provenance::inherited, Provenance::reading})
        if (std::any_of(terms.begin(), terms.end(),
                        [&](const Term& term) { return term.provenance == provenance; }))
            signs += provenance_sign(provenance);
    return signs;
}

std::string marks_words(const Wording& wording, const Place& place) {
    std::string words;
    for (const SheetMark& mark : wording.ruleset().sheet.marks)
        if (mark.filter.level == place.level() && wording.holds(mark.filter.selection, place))
            words += (words.empty() ? "" : ", ") + mark.sign + " " + mark.name;
    return words;
}

} // namespace muster
