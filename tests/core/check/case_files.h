// SPDX-License-Identifier: MIT
// The cases of tests/cases as values: armies as XML text, after the edits of the case, with what is
// expected of them. See tests/cases/README.md.
#pragma once

#include "ruleset/rulesets.h"

#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace muster::tests {

// The five shipped rule sets.
const Rulesets& shipped_rulesets();
const std::vector<std::string>& shipped_ids();

struct ExpectedNumber {
    std::string at;
    std::string id;
    std::string value; // as Exact::text(), "-" if absent
};

// rule, severity, path, paths of the culprits with a space between them
using FindingLine = std::tuple<std::string, std::string, std::string, std::string>;

struct RuleCaseData {
    std::string name;
    std::string army; // XML
    std::vector<std::string> fires;
    std::vector<std::string> spares;
    std::set<FindingLine> findings;
    std::vector<ExpectedNumber> numbers;
};

// Throws std::runtime_error with the case's name if an edit does not fit its army.
std::vector<RuleCaseData> read_rule_cases(const std::string& ruleset);

} // namespace muster::tests
