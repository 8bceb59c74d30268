// SPDX-License-Identifier: MIT
// TextReport: checked armies for people: the verdict first, then what the army is worth, then the
// findings, place by place, each with its severity, citation and rule. The commands that show one army
// use its pieces.
#pragma once

#include "report_format.h"
#include "style.h"

#include <map>
#include <string>
#include <vector>

namespace muster {

class TextReport : public ReportFormat {
public:
    explicit TextReport(const Style& style) : style_(style) {}

    void append(std::string& text, const CheckedArmy& checked) override;
    [[nodiscard]] std::string_view separator() const override { return "\n"; }

    // "ILLEGAL (2 errors, 1 query)  Host of the White Hand — Undying Lands", with its line end.
    void append_verdict(std::string& text, const CheckedArmy& checked);
    // The army list that it names, if any, with its line end.
    void append_list(std::string& text, const CheckedArmy& checked, std::size_t indent = 4) const;
    // "Integrity Points 105 · Vignettes 3 · …": the numbers of the whole army, with line ends.
    void append_totals(std::string& text, const CheckedArmy& checked);
    // The heading of the findings of one place: its name and path.
    void append_place(std::string& text, const CheckedArmy& checked, const Place& place) const;
    void append_finding(std::string& text, const CheckedArmy& checked, const Finding& finding);
    // All findings under the headings of their places.
    void append_findings(std::string& text, const CheckedArmy& checked);

private:
    // The parts of a report that are the same for every army of a rule set.
    struct Total {
        std::size_t number;
        std::string first;  // the text before the figure: at the beginning of a line,
        std::string behind; // after another number in the same line,
        std::string below;  // at the beginning of a further line
        std::string unit;
        std::size_t width; // of name and unit
    };
    struct FindingText {
        std::string mark;   // the severity, up to the message
        std::string source; // the citation and the rule, from the line end after the message
        std::string whole;  // the mark and the message, if that has no places to fill
    };
    struct Prepared {
        std::vector<Total> totals;
        std::vector<std::vector<FindingText>> findings; // by rule and case
    };

    Prepared& prepared_for(const Ruleset& ruleset);
    void append_culprits(std::string& text, const CheckedArmy& checked, const Finding& finding) const;
    [[nodiscard]] FindingText prepare(const Ruleset& ruleset, const Rule& rule,
                                      const RuleCase& rule_case) const;

    const Style& style_;
    std::map<const Ruleset*, Prepared> known_;
    const Ruleset* ruleset_ = nullptr; // the last army's, and what is prepared for it
    Prepared* prepared_ = nullptr;
    std::string figure_;
};

// "23", "1½", "—"
void append_readable(std::string& text, Exact value);
// The unit as it is written after a figure: "°", " cm" or "".
[[nodiscard]] std::string unit_behind(const std::string& unit);

} // namespace muster
