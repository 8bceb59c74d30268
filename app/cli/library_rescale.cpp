// SPDX-License-Identifier: MIT
// muster-cli library rescale: a copy of an army, larger or smaller.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/text.h"
#include "check/rescale.h"
#include "layout.h"
#include "library_action.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <iterator>

namespace muster {

ExitStatus rescale_in_library(const LibraryCall& call) {
    const StoredArmy stored = named_army(call.library, call.words[0]);
    const std::optional<std::int32_t> size = whole_number(call.words[1]);
    if (!size)
        throw CallError(fmt::format("{} is not a size; give a whole number, such as 24 or 1250",
                                    muster::quoted(call.words[1])));
    const Rulesets& rulesets = call.context.rulesets();
    const std::string file = fmt::format("army {} of the library", stored.id);
    const Army army = read_army(call.library.text(stored.id), file, rulesets);
    const Ruleset& ruleset = ruleset_of(army, rulesets);
    std::optional<Rescaled> result;
    try {
        result = rescaled(army, ruleset, *size);
    } catch (const RescaleError& error) {
        throw CallError(error.what());
    }
    result->army.name = rescaled_name(army.name, *size);
    const Saved saved = call.library.add(
        facts_of(write_army(result->army, ruleset), file, rulesets),
        fmt::format("Army {}, revision {}, rescaled to {}", stored.id, stored.revision, *size));
    std::string text = fmt::format("{:>5}  {}: from {} to {}, {}{}\n", saved.army, clean(result->army.name),
                                   result->before.readable(), result->reached.readable(),
                                   result->report.legal() ? "legal" : "ILLEGAL",
                                   saved.is_new ? "" : "; it was already in the library");
    for (const std::string& line : result->to_choose)
        fmt::format_to(std::back_inserter(text), "       {}\n", clean(line));
    call.context.write(text);
    return result->report.legal() ? ExitStatus::legal : ExitStatus::illegal;
}

} // namespace muster
