// SPDX-License-Identifier: MIT
// ArmyFacts: what the library stores beside an army's text: how it is listed and by which words it is found.
// Most of it comes from the XML alone, so that an army stays listed and found even if its rule set has
// changed or was removed; only verdict and numbers need the rules.
#pragma once

#include "check/report.h"
#include "ruleset/rulesets.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

struct Verdict {
    std::int32_t errors = 0;
    std::int32_t queries = 0;
    std::int32_t notes = 0;

    [[nodiscard]] bool legal() const { return errors == 0; }
    friend bool operator==(const Verdict&, const Verdict&) = default;
};
[[nodiscard]] Verdict counted_verdict(const Report& report);

// The result of checking an army. No verdict: its counts are too large to calculate with, or the installed
// rules cannot read it.
struct Judgement {
    std::optional<Verdict> verdict;
    std::string totals; // "ip=105 vignettes=3"
    std::string broken; // the rules behind the findings, each once: "ul.lance-mounted ul.unit-size"
};
[[nodiscard]] Judgement judgement_of(const Report& report, const Ruleset& ruleset);

struct ArmyFacts : Judgement {
    std::string text; // the file in canonical form
    std::string fingerprint;
    std::string ruleset;
    std::string list;
    std::string data;
    std::string name;
    std::string player;
    std::string event;
    std::string date;
    std::string notes;
    std::string troops; // every word in the names and notes of bodies, units and troops, once
};

// Of a new file. Throws InputError if it is no army of an installed rule set.
[[nodiscard]] ArmyFacts facts_of(std::string_view text, const std::string& file, const Rulesets& rulesets);

// Of a text that a library holds or held, which is accepted as it is: without verdict and numbers if the
// installed rules can no longer read it. Throws InputError only if it is no army file at all.
[[nodiscard]] ArmyFacts facts_of_stored(std::string text, const std::string& file, const Rulesets& rulesets);

// The facts that do not depend on the rules, without verdict and numbers. Throws InputError as
// facts_of_stored() does.
[[nodiscard]] ArmyFacts facts_without_rules(std::string text, const std::string& file);

// The words by which an army is found, without its tags. Part of step 3 of the library's schema: for a text
// it must always return what it returned when the text was saved.
[[nodiscard]] std::string search_text(const ArmyFacts& facts);

} // namespace muster
