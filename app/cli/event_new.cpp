// SPDX-License-Identifier: MIT
// muster-cli event new, pack, roll: the event file, what the organiser demands, and the players.
#include "base/file.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "event/event_pack_reader.h"
#include "event/event_pack_writer.h"
#include "event/event_steps.h"
#include "event/roll_table.h"
#include "event_action.h"
#include "layout.h"

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <utility>

namespace muster {

namespace {

std::string pack_of_options(const EventCall& call) {
    const EventOptions& options = call.options;
    if (options.pack.empty() == options.ruleset.empty())
        throw CallError("name a pack with --pack, or a rule set with --ruleset");
    if (!options.pack.empty()) {
        if (!options.title.empty() || !options.size.empty())
            throw CallError("--title and --size go with --ruleset; a pack says both itself");
        return read_file(path_of(options.pack));
    }
    const Ruleset& ruleset = call.context.ruleset(options.ruleset);
    EventPack pack = starting_pack(ruleset, options.title.empty() ? "Tournament" : options.title);
    if (!options.size.empty()) {
        const auto size = whole_number(options.size);
        if (!size)
            throw CallError(fmt::format("--size is {}; give a whole number up to {}",
                                        muster::quoted(options.size),
                                        std::numeric_limits<std::int32_t>::max()));
        if (!ruleset.size)
            throw CallError(fmt::format("{} has no size; write a pack that bounds a number", ruleset.title));
        pack.sizes.push_back({ruleset.numbers_of(Level::army)[ruleset.size->number].id, {}, *size});
    }
    return write_event_pack(pack);
}

} // namespace

ExitStatus new_event(const EventCall& call) {
    const std::string text = pack_of_options(call);
    const std::string name = call.options.pack.empty() ? "the pack" : call.options.pack;
    const Rulesets& installed = call.context.rulesets();
    const EventPack pack = read_event_pack(text, name, installed);
    EventFile::create(path_of(call.words[0]), text, data_for_event(pack, installed), event_now());
    call.context.write(fmt::format("{}: {} is created. Enter the players next: muster-cli event roll {} "
                                   "players.csv\n",
                                   clean(call.words[0]), clean(pack.title), clean(call.words[0])));
    return ExitStatus::legal;
}

ExitStatus set_pack_of_event(const EventCall& call) {
    EventFile event(path_of(call.words[0]));
    if (call.words.size() == 1) {
        call.context.write_plain(event.pack());
        return ExitStatus::legal;
    }
    const std::string text = read_file(path_of(call.words[1]));
    const EventRules rules(event.data(), event.file());
    const EventPack pack = read_event_pack(text, call.words[1], rules.rulesets());
    for (const std::string& id : pack.permitted_rulesets())
        if (rules.rulesets().find(id) == nullptr)
            throw CallError(fmt::format(
                "the event does not carry the rules {}; create it again with this pack", muster::quoted(id)));
    event.back_up();
    event.set_pack(text, event_now());
    call.context.write(fmt::format("{}: the pack is replaced.\n", clean(pack.title)));
    return ExitStatus::legal;
}

ExitStatus set_roll_of_event(const EventCall& call) {
    EventFile event(path_of(call.words[0]));
    std::vector<RollPlayer> rows = read_roll(read_file(path_of(call.words[1])), call.words[1]);
    const RollChange change = change_roll(event, std::move(rows), event_now());
    std::string text;
    append_counted(text, change.added, "player added", "players added");
    append_counted(text += ", ", change.changed, "changed", "changed");
    text += fmt::format("; {} on the roll.\n", change.players);
    if (change.matched != 0)
        append_counted(text, change.matched, "list found its player.\n", "lists found their players.\n");
    call.context.write(text);
    return ExitStatus::legal;
}

} // namespace muster
