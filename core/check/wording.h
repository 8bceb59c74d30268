// SPDX-License-Identifier: MIT
// Turns a Report into words, for the window, the sheet and the command line.
#pragma once

#include "check/checker.h"
#include "check/report.h"

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class Evaluation;

[[nodiscard]] std::string message_of(const Finding& finding, const Army& army, const Ruleset& ruleset,
                                     const Report& report);
// "Macedonians: count as Greeks, because …"
[[nodiscard]] std::string reading_words(const Ruleset& ruleset, ReadingIndex reading);
// "Undying Lands, Weapon classes"
[[nodiscard]] std::string citation_of(const Finding& finding, const Ruleset& ruleset);
[[nodiscard]] const std::string& rule_id_of(const Finding& finding, const Ruleset& ruleset);
// The same of all rules whose findings are shown as this one: "Spartans, Sciritae; Phalanx II, Basing".
[[nodiscard]] std::string citations_of(const Finding& finding, const Ruleset& ruleset);
[[nodiscard]] std::string rule_ids_of(const Finding& finding, const Ruleset& ruleset);

// "Left wing › Uruk spears › Uruk-hai"; an element without a name is called "Wing 2", as the rule set calls
// it. Of the army itself: "whole army".
[[nodiscard]] std::string place_name(const Place& place, const Army& army, const Ruleset& ruleset);
[[nodiscard]] std::string element_name(const Place& place, const Army& army, const Ruleset& ruleset);

// "† lost in these rules, and taken from a sister set": what a sign beside a figure means; "" of a figure
// that has none.
[[nodiscard]] std::string provenance_words(Provenance provenance);

// The short code that players write for a troop, such as "(HIM-III-RA)EIV".
[[nodiscard]] std::string notation_of(const Place& troop, const Army& army, const Ruleset& ruleset,
                                      const Report& report);
// The rows of a chart that apply to the element at the place: the first, or all if the chart says so.
[[nodiscard]] std::vector<const ChartRow*> chart_rows(const Chart& chart, const Place& place,
                                                      const Army& army, const Ruleset& ruleset,
                                                      const Report& report);

// Wording: asks many such questions about one army, which must stay where it is, like its report.
class Wording {
public:
    // `most_bytes`: of all texts that it fills, together.
    Wording(const Army& army, const Ruleset& ruleset, const Report& report,
            std::size_t most_bytes = std::string::npos);
    ~Wording();
    Wording(const Wording&) = delete;
    Wording& operator=(const Wording&) = delete;

    [[nodiscard]] bool holds(const Selection& selection, const Place& place) const;
    [[nodiscard]] std::string notation(const Place& troop) const;
    [[nodiscard]] std::vector<const ChartRow*> chart_rows(const Chart& chart, const Place& place) const;
    // Whether every figure that the text shows is known.
    [[nodiscard]] bool complete(const TextTemplate& text, const Place& place) const;
    // Figures that do not stand printed in the rules carry provenance_sign(). Rows of a chart with one column
    // are parted by commas, of others by line feeds.
    [[nodiscard]] std::string filled(const TextTemplate& text, const Place& place) const;
    // More was to be filled than its limit: texts were left out, and what has them must not be shown.
    [[nodiscard]] bool is_full() const { return filled_bytes_ > most_bytes_; }
    // The steps that lead to the number, in their order.
    [[nodiscard]] std::vector<Term> terms(const Place& place, std::size_t number) const;
    // The readings that the texts written so far rest on.
    [[nodiscard]] const std::set<ReadingIndex>& readings_written() const { return readings_; }
    void note_reading(ReadingIndex reading) const {
        if (reading != no_reading)
            readings_.insert(reading);
    }
    // The signs of the steps that lead to the number, each once: "†‡".
    [[nodiscard]] std::string provenance_signs(const Place& place, std::size_t number) const;

    [[nodiscard]] const Army& army() const { return army_; }
    [[nodiscard]] const Ruleset& ruleset() const { return ruleset_; }
    [[nodiscard]] const Report& report() const { return report_; }

private:
    const Army& army_;
    const Ruleset& ruleset_;
    const Report& report_;
    std::unique_ptr<Evaluation> evaluation_;
    mutable std::set<ReadingIndex> readings_;
    std::size_t most_bytes_;
    mutable std::size_t filled_bytes_ = 0;
};

// The marks of the sheet that the element at this place has, such as "★ General"; several are parted by
// commas.
[[nodiscard]] std::string marks_words(const Wording& wording, const Place& place);

} // namespace muster
