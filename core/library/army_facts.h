// SPDX-License-Identifier: MIT
// ArmyFacts: what the library writes beside an army's text: how it is listed and what words find it. Most
// is taken from the XML alone, so that an army stays in the library, listed and found, also when the rule set
// that it was made for has changed or gone; only verdict and numbers need the rules.
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

// What the rules say of an army. Without a verdict: its counts are so large that a number cannot be kept, or
// the rules at hand do not know it.
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
    std::string troops; // every word that a body, unit or troop is called or described by, once
};

// Of a file that somebody gives us: refused with an InputError if it is no army of a known rule set.
[[nodiscard]] ArmyFacts facts_of(std::string_view text, const std::string& file, const Rulesets& rulesets);

// Of a text that is in a library, or was: taken as it stands. Without verdict and numbers if it is no longer
// an army that the rules know. Throws InputError only if it is no army file of any kind.
[[nodiscard]] ArmyFacts facts_of_kept(std::string text, const std::string& file, const Rulesets& rulesets);

// What is in the file alone: the same, without verdict and numbers, in any time of any rules. Throws
// InputError as facts_of_kept() does.
[[nodiscard]] ArmyFacts facts_without_rules(std::string text, const std::string& file);

// The words by which an army is found, its tags apart. Belongs to step 3 of the library's schema, which says
// why: for a text it must give for ever what it gave when the text was saved.
[[nodiscard]] std::string search_text(const ArmyFacts& facts);

} // namespace muster
