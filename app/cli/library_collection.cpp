// SPDX-License-Identifier: MIT
// muster-cli library collection: the figures that the player owns, and those that an army needs and lacks.
#include "army/army_reader.h"
#include "base/file.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "layout.h"
#include "library/collection.h"
#include "library_action.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <iterator>

namespace muster {

namespace {

// The name of a kind, or its id if the installed rules do not know it.
std::string kind_name(const CallContext& context, const std::string& ruleset, const std::string& kind) {
    const Ruleset* const found = context.rulesets().find(ruleset);
    return found == nullptr || !found->figures ? kind : FigureKinds(*found).name(kind);
}

} // namespace

ExitStatus list_collection(const LibraryCall& call) {
    std::string text;
    for (const Owned& owned : CollectionTable(call.library).rows())
        fmt::format_to(std::back_inserter(text), "{:>7}  {}  {}{}  ({})\n", owned.count, clean(owned.ruleset),
                       clean(kind_name(call.context, owned.ruleset, owned.kind)),
                       owned.army.empty() ? "" : fmt::format(", {}", clean(owned.army)), clean(owned.kind));
    call.context.write(text.empty()
                           ? "The collection is empty. 'muster-cli library collection missing ARMY' shows "
                             "the kinds that an army needs; 'collection set' adds figures.\n"
                           : text);
    return ExitStatus::legal;
}

ExitStatus set_in_collection(const LibraryCall& call) {
    const std::optional<std::int32_t> count = whole_number(call.words[2]);
    if (!count)
        throw CallError(
            fmt::format("{} is not a number of figures; give a whole number", muster::quoted(call.words[2])));
    const Ruleset& ruleset = call.context.ruleset(call.words[0]);
    const std::string painted = call.words.size() > 3 ? folded(call.words[3]) : "";
    require_plain_text(muster::quoted(clean(painted)), painted);
    const Owned owned{ruleset.id, FigureKinds(ruleset).checked(call.words[1]), painted, *count};
    CollectionTable(call.library).set(owned);
    call.context.write(fmt::format("{} of {}{}.\n", owned.count, clean(FigureKinds(ruleset).name(owned.kind)),
                                   painted.empty() ? "" : fmt::format(", {}", clean(painted))));
    return ExitStatus::legal;
}

ExitStatus show_missing_figures(const LibraryCall& call) {
    const StoredArmy stored = named_army(call.library, call.words[0]);
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

ExitStatus list_fieldable_armies(const LibraryCall& call) {
    std::string text;
    for (const Fieldable& one : CollectionTable(call.library).fieldable(call.context.rulesets()))
        fmt::format_to(std::back_inserter(text), "{:>5}  {} — {}: {}\n", one.army.id, clean(one.army.name),
                       clean(one.army.ruleset),
                       one.missing == 0 ? fmt::format("all of its {} figures", one.needed)
                                        : fmt::format("{} of {} figures missing", one.missing, one.needed));
    call.context.write(text.empty() ? "The library has no army whose rule set defines kinds of figures.\n"
                                    : text);
    return ExitStatus::legal;
}

ExitStatus export_collection(const LibraryCall& call) {
    const std::string text = collection_csv(CollectionTable(call.library).rows());
    if (call.sheet.out.empty())
        call.context.write_plain(text);
    else
        write_new(call, path_of(call.sheet.out), text);
    return ExitStatus::legal;
}

ExitStatus import_collection(const LibraryCall& call) {
    const std::string& file = call.words[0];
    const std::vector<Owned> rows =
        read_collection_csv(read_file(path_of(file)), file, call.context.rulesets());
    CollectionTable(call.library).set(rows);
    std::string text;
    append_counted(text, rows.size(), "kind", "kinds");
    call.context.write(text + " of figures imported.\n");
    return ExitStatus::legal;
}

} // namespace muster
