// SPDX-License-Identifier: MIT
// muster-cli library collection: the figures that the player owns, and what an army lacks of them.
#include "army/army_reader.h"
#include "base/file.h"
#include "base/text.h"
#include "layout.h"
#include "library/collection.h"
#include "library_action.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace muster {

namespace {

// A kind for people, if the rules at hand know it.
std::string kind_name(const CallContext& context, const std::string& ruleset, const std::string& kind) {
    const Ruleset* const found = context.rulesets().find(ruleset);
    return found == nullptr || !found->figures ? kind : FigureKinds(*found).name(kind);
}

ExitStatus list(const LibraryCall& call) {
    std::string text;
    for (const Owned& owned : CollectionTable(call.library).rows())
        fmt::format_to(std::back_inserter(text), "{:>7}  {}  {}{}  ({})\n", owned.count, clean(owned.ruleset),
                       clean(kind_name(call.context, owned.ruleset, owned.kind)),
                       owned.army.empty() ? "" : fmt::format(", {}", clean(owned.army)), clean(owned.kind));
    call.context.write(text.empty()
                           ? "The collection is empty; 'muster-cli library collection missing ARMY' shows "
                             "kinds of figures, 'collection set' puts some in.\n"
                           : text);
    return ExitStatus::legal;
}

ExitStatus set(const LibraryCall& call) {
    const std::optional<std::int32_t> count = whole_number(call.words[3]);
    if (!count)
        throw CallError(fmt::format("{} is no number of figures", muster::quoted(call.words[3])));
    const Ruleset& ruleset = call.context.ruleset(call.words[1]);
    const std::string painted = call.words.size() > 4 ? folded(call.words[4]) : "";
    const Owned owned{ruleset.id, FigureKinds(ruleset).checked(call.words[2]), painted, *count};
    CollectionTable(call.library).set(owned);
    call.context.write(fmt::format("{} of {}{}.\n", owned.count, clean(FigureKinds(ruleset).name(owned.kind)),
                                   painted.empty() ? "" : fmt::format(", {}", clean(painted))));
    return ExitStatus::legal;
}

ExitStatus missing(const LibraryCall& call) {
    const StoredArmy stored = named_army(call.library, call.words[1]);
    const Army army = read_army(call.library.text(stored.id),
                                fmt::format("army {} of the library", stored.id), call.context.rulesets());
    const FigureKinds kinds(ruleset_of(army, call.context.rulesets()));
    FigureCounts owned = CollectionTable(call.library).counts(army.ruleset);
    std::string text = fmt::format("{}\n   need   have  kind\n", clean(stored.name));
    bool enough = true;
    for (const auto& [kind, needed] : kinds.needed(army)) {
        const std::int64_t have = owned[kind];
        enough = enough && have >= needed;
        fmt::format_to(std::back_inserter(text), "{:>7}{:>7}  {}  ({}){}\n", needed, have,
                       clean(kinds.name(kind)), clean(kind),
                       have < needed ? fmt::format(", {} missing", needed - have) : "");
    }
    text += enough ? "You have all of them.\n" : "";
    call.context.write(text);
    return enough ? ExitStatus::legal : ExitStatus::illegal;
}

ExitStatus field(const LibraryCall& call) {
    std::string text;
    for (const Fieldable& one : CollectionTable(call.library).fieldable(call.context.rulesets()))
        fmt::format_to(std::back_inserter(text), "{:>5}  {} — {}: {}\n", one.army.id, clean(one.army.name),
                       clean(one.army.ruleset),
                       one.missing == 0 ? fmt::format("all of its {} figures", one.needed)
                                        : fmt::format("{} of {} figures missing", one.missing, one.needed));
    call.context.write(text.empty() ? "There is no army whose rule set knows figures.\n" : text);
    return ExitStatus::legal;
}

ExitStatus export_table(const LibraryCall& call) {
    const std::string text = collection_csv(CollectionTable(call.library).rows());
    if (call.output.empty())
        call.context.write(text);
    else
        write_new(call, call.output, text);
    return ExitStatus::legal;
}

ExitStatus import_table(const LibraryCall& call) {
    const std::string& file = call.words[1];
    const std::vector<Owned> rows = read_collection_csv(read_file(file), file, call.context.rulesets());
    CollectionTable(call.library).set(rows);
    std::string text;
    append_counted(text, rows.size(), "kind", "kinds");
    call.context.write(text + " of figures taken over.\n");
    return ExitStatus::legal;
}

struct Entry {
    std::string_view name;
    std::string_view words;
    std::size_t least; // words with the name
    std::size_t most;
    ExitStatus (*run)(const LibraryCall& call);
};

constexpr std::array<Entry, 6> entries{{
    {"list", "", 1, 1, list},
    {"set", " RULESET KIND COUNT [PAINTED]", 4, 5, set},
    {"missing", " ARMY", 2, 2, missing},
    {"field", "", 1, 1, field},
    {"export", " -o FILE.csv", 1, 1, export_table},
    {"import", " FILE.csv", 2, 2, import_table},
}};

} // namespace

ExitStatus show_collection(const LibraryCall& call) {
    if (call.words.empty())
        return list(call);
    const auto* const entry = std::find_if(entries.begin(), entries.end(),
                                           [&](const Entry& one) { return one.name == call.words[0]; });
    if (entry == entries.end()) {
        std::vector<std::string_view> names;
        names.reserve(entries.size());
        for (const Entry& one : entries)
            names.push_back(one.name);
        throw CallError(fmt::format("a collection has no action {}{}", muster::quoted(call.words[0]),
                                    suggestion(call.words[0], names)));
    }
    if (call.words.size() < entry->least || call.words.size() > entry->most)
        throw CallError(
            fmt::format("call it as: muster-cli library collection {}{}", entry->name, entry->words));
    try {
        return entry->run(call);
    } catch (const LibraryError& error) {
        if (error.trouble() == LibraryTrouble::missing)
            throw CallError(error.what());
        throw;
    }
}

} // namespace muster
