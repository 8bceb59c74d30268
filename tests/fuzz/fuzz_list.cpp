// SPDX-License-Identifier: MIT
// Whatever bytes come as an army list: they are refused with an InputError, or become something that can be
// checked against, without a fault.
#include "army/army_reader.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "lists/list_in_force.h"
#include "lists/list_reader.h"
#include "ruleset/rulesets.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace {

using namespace muster;

const Rulesets& rulesets() {
    // A small rule set: a list in force is a copy of it, which takes longer than all else.
    static const Rulesets value({std::filesystem::path(MUSTER_SOURCE_DIR) / "tests" / "data"});
    return value;
}

void exercise_list(const std::string& text) {
    const Ruleset& published = *rulesets().find("skirmish");
    static const Army start = read_army(published.start, "start", rulesets());
    try {
        ArmyList list = read_army_list(text, "it", published);
        if (!list.allies.empty())
            return; // their lists are not here
        const auto ruleset = with_list(published, std::move(list), {});
        const Report report = check(start, *ruleset);
        for (const Finding& finding : report.findings())
            if (message_of(finding, start, *ruleset, report).empty())
                throw std::logic_error("a finding without words");
    } catch (const InputError&) {          // NOLINT(bugprone-empty-catch) refused, as it may be
    } catch (const std::overflow_error&) { // NOLINT(bugprone-empty-catch) too large to be reckoned with
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    exercise_list(std::string(reinterpret_cast<const char*>(data), size));
    return 0;
}
