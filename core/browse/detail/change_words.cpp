// SPDX-License-Identifier: MIT
#include "browse/detail/change_words.h"

#include "base/translation.h"
#include "check/wording.h"

#include <algorithm>

namespace muster {

namespace {

std::string verdict_word(const std::optional<Verdict>& verdict) {
    if (!verdict)
        return translate("not known");
    return verdict->legal() ? translate("legal") : translate_format("errors: {}", verdict->errors);
}

std::string number_name(const std::string& id, const Ruleset& ruleset) {
    const std::optional<std::size_t> number = ruleset.number(Level::army, id);
    return number ? ruleset.numbers_of(Level::army)[*number].name : id;
}

std::string value_word(const std::string& value) {
    return value.empty() ? "—" : value;
}

// The message of a finding of this rule, and its citation.
std::string newly_found(const std::string& rule, const Army& army, const Ruleset& ruleset,
                        const Report& report) {
    for (const Finding& finding : report.findings())
        if (rule_id_of(finding, ruleset) == rule)
            return translate_format("Newly found: {} ({})", message_of(finding, army, ruleset, report),
                                    citation_of(finding, ruleset));
    return translate_format("Newly found: {}", rule);
}

std::string no_longer_found(const std::string& rule, const Ruleset& ruleset) {
    const auto found = std::find_if(ruleset.rules.begin(), ruleset.rules.end(),
                                    [&](const Rule& one) { return one.id == rule; });
    return found == ruleset.rules.end()
               ? translate_format("The rule {} is gone.", rule)
               : translate_format("No longer found: {} ({})", rule, ruleset.citation(*found));
}

} // namespace

std::vector<std::string> change_words(const DataChange& change, const StoredArmy& stored, const Army& army,
                                      const Ruleset& ruleset, const Report& report) {
    std::vector<std::string> words;
    if (!change.any())
        return words;
    if (change.verdict_differs && verdict_word(stored.verdict) != verdict_word(change.now))
        words.push_back(
            translate_format("Verdict: {} → {}", verdict_word(stored.verdict), verdict_word(change.now)));
    for (const DataChange::Total& total : change.totals)
        words.push_back(translate_format("{}: {} → {}", number_name(total.number, ruleset),
                                         value_word(total.before), value_word(total.after)));
    for (const std::string& rule : change.newly_broken)
        words.push_back(newly_found(rule, army, ruleset, report));
    for (const std::string& rule : change.no_longer_broken)
        words.push_back(no_longer_found(rule, ruleset));
    if (words.empty()) // queries and notes
        words.push_back(translate("There are more or fewer queries and notes than before."));
    return words;
}

std::vector<std::string> unreadable_change_words(const StoredArmy& stored) {
    if (!stored.verdict)
        return {};
    return {translate("The installed rules can no longer read it; it stays as it was saved.")};
}

} // namespace muster
