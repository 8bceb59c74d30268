// SPDX-License-Identifier: MIT
#include "browse/check_results.h"

#include "base/text.h"
#include "base/translation.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_problems_shown = 3;

std::int32_t errors_of(const BatchLine& line) {
    return line.verdict ? line.verdict->errors : std::numeric_limits<std::int32_t>::max();
}

} // namespace

CheckResults::CheckResults(BatchResult result) : result_(std::move(result)) {
    std::stable_sort(result_.lines.begin(), result_.lines.end(),
                     [](const BatchLine& a, const BatchLine& b) { return errors_of(a) > errors_of(b); });
}

std::string CheckResults::summary() const {
    const auto count = [this](auto&& holds) {
        return std::count_if(result_.lines.begin(), result_.lines.end(), holds);
    };
    std::string text = translate_format(
        "{} of {} legal; {} differ from when they were saved.",
        count([](const BatchLine& line) { return line.verdict && line.verdict->legal(); }),
        result_.lines.size(), count([](const BatchLine& line) { return !line.changes.empty(); }));
    if (result_.cancelled)
        text += " " + translate("The check was stopped before the end.");
    return text;
}

std::vector<const BatchLine*> CheckResults::lines(bool changed_only) const {
    std::vector<const BatchLine*> shown;
    for (const BatchLine& line : result_.lines)
        if (!changed_only || !line.changes.empty())
            shown.push_back(&line);
    return shown;
}

std::string CheckResults::first_finding(const BatchLine& line) {
    if (!line.problem.empty())
        return line.problem;
    return line.findings.empty() ? std::string() : line.findings.front();
}

std::string CheckResults::details(const BatchLine& line) {
    std::vector<std::string> texts;
    if (!line.changes.empty()) {
        texts.push_back(translate("Since it was saved:"));
        for (const std::string& change : line.changes)
            texts.push_back("• " + change);
    }
    if (!line.problem.empty())
        texts.push_back(line.problem);
    if (!line.changes.empty() && !line.findings.empty()) {
        texts.emplace_back();
        texts.push_back(translate("Findings now:"));
    }
    texts.insert(texts.end(), line.findings.begin(), line.findings.end());
    return texts.empty() ? translate("Nothing is wrong with it.") : joined(texts, "\n");
}

std::string batch_report(const std::string& done, const BatchResult& result) {
    std::string text = done;
    if (result.cancelled)
        text += (text.empty() ? "" : " ") + translate("It was stopped before the end.");
    std::size_t problems = 0;
    for (const BatchLine& line : result.lines)
        if (!line.problem.empty() && problems++ < most_problems_shown)
            text += "\n" + line.name + ": " + line.problem;
    if (problems > most_problems_shown)
        text += "\n" + translate_format("… and {} more.", problems - most_problems_shown);
    return text;
}

} // namespace muster
