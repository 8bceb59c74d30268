// SPDX-License-Identifier: MIT
#include "odds_troop.h"

#include "army/army_reader.h"
#include "army/place.h"
#include "army_argument.h"
#include "base/text.h"
#include "command.h"
#include "mail/written_army.h"
#include "odds/contenders.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace muster {

namespace {

// "/body[1]/unit[2]/troop[3]"
Place place_of(const std::string& text, const LoadedArmy& loaded) {
    std::vector<std::string> paths;
    for (const Place& place : all_places(loaded.army)) {
        if (place.level() != Level::troop)
            continue;
        if (place.path() == text || place.path() == "/" + text)
            return place;
        paths.push_back(place.path());
    }
    const std::vector<std::string_view> known(paths.begin(), paths.end());
    throw CallError(
        fmt::format("{} has no troop at {}{}", loaded.file, muster::quoted(text), suggestion(text, known)));
}

// What a written troop leaves open may be a value that its rule set's usual troop has; anything else is not
// understood.
bool leaves_only_values(const WrittenArmy& written) {
    return std::all_of(written.open.begin(), written.open.end(), [](const OpenQuestion& question) {
        return question.id != line_question_id && !question.readings.empty() &&
               question.readings.front().kind == Reading::Kind::value;
    });
}

} // namespace

NamedTroop troop_of_file(const CallContext& context, const std::string& text,
                         const std::string& library_file) {
    const std::size_t hash = text.rfind('#');
    const LoadedArmy loaded =
        load_army_or_sheet(text.substr(0, hash), context.rulesets(), Detail::report, library_file);
    const Troop& troop = troop_at(loaded.army, place_of(text.substr(hash + 1), loaded));
    return {contender_of(troop, *loaded.ruleset).notation, troop, loaded.ruleset, loaded.army.list};
}

NamedTroop troop_of_notation(CallContext& context, const Ruleset& ruleset, const std::string& text) {
    const Army begin = read_army(ruleset.start, fmt::format("start of {}", ruleset.id), context.rulesets());
    const WrittenArmy written = read_written_army(text, ruleset, begin);
    if (written.troops != 1 || !leaves_only_values(written))
        throw CallError(fmt::format("{} is not understood as one troop of {}{}{}", muster::quoted(text),
                                    ruleset.title, written.open.empty() ? "" : ": ",
                                    written.open.empty() ? "" : written.open.front().text));
    for (const OpenQuestion& question : written.open) {
        if (question.line == 0)
            continue; // what is open about the whole army does not change a fight
        const std::string without_line = question.text.substr(question.text.find(question.what));
        context.report_problem(fmt::format("{}: {}", muster::quoted(text), without_line));
    }
    return {text, troop_at(written.army, written.lines.front().place), &ruleset, {}};
}

} // namespace muster
