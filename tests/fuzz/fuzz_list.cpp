// SPDX-License-Identifier: MIT
// Whatever bytes come as an army list, or as the text of a player's list: they are refused with an
// InputError, or become something that can be checked against, without a fault.
#include "army/army_reader.h"
#include "check/checker.h"
#include "check/fixes.h"
#include "check/wording.h"
#include "lists/list_in_force.h"
#include "lists/list_reader.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "ruleset/rulesets.h"

#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace {

using namespace muster;

const Rulesets& rulesets() {
    static const Rulesets value({std::filesystem::path(MUSTER_SOURCE_DIR) / "armylists"});
    return value;
}

void exercise_list(const std::string& text) {
    const Ruleset& published = *rulesets().find("phalanx");
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

void exercise_text(const std::string& text) {
    for (const char* id : {"into-glory-ride", "undying-lands", "ancient-1969"}) {
        const Ruleset& ruleset = *rulesets().find(id);
        const Army begin = read_army(ruleset.start, "start", rulesets());
        try {
            (void)read_written_army(text_of_mail(text, "it"), ruleset, begin);
        } catch (const InputError&) { // NOLINT(bugprone-empty-catch) refused, as it may be
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (text.starts_with('<')) {
        exercise_list(text);
    } else {
        exercise_text(text);
    }
    return 0;
}
