// SPDX-License-Identifier: MIT
#include "browse/revision_story.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "check/army_differences.h"
#include "check/checker.h"
#include "lists/lists.h"

#include <algorithm>
#include <array>
#include <stdexcept>

namespace muster {

namespace {

struct Read {
    Army army;
    const Ruleset* ruleset = nullptr;
    Report report;
};

std::optional<Read> read_revision(const Library& library, ArmyId army, std::int32_t number,
                                  const Rulesets& rulesets) {
    try {
        Read read;
        read.army = read_army(library.text(army, number), "revision", rulesets);
        read.ruleset = &ruleset_of(read.army, rulesets);
        read.report = check(read.army, *read.ruleset);
        return read;
    } catch (const InputError&) { // the rules have changed under it
    } catch (const std::overflow_error&) {
    }
    return std::nullopt;
}

void tell_differences(const Read& before, const Read& after, RevisionStory& story) {
    const ArmyDifferences found =
        compare(before.army, before.report, *before.ruleset, after.army, after.report, *after.ruleset);
    const std::array<std::size_t*, 4> counts{&story.added, &story.removed, &story.changed, &story.moved};
    for (const Difference& difference : found.differences)
        ++*counts.at(static_cast<std::size_t>(difference.kind));
    for (const NumberChange& change : found.numbers)
        story.numbers.push_back({after.ruleset->numbers_of(Level::army)[change.number].name,
                                 change.before.readable(), change.after.readable()});
    story.lost = found.lost.size();
    story.gained = found.gained.size();
    story.compared = true;
}

} // namespace

std::vector<RevisionStory> revision_stories(const Library& library, ArmyId army, const Rulesets& rulesets,
                                            std::size_t limit) {
    std::vector<Revision> history = library.history(army);
    const std::int32_t present = library.army(army).revision;
    // The oldest revision shown is compared with the one before it.
    const std::size_t first = limit == 0 || history.size() <= limit ? 0 : history.size() - limit;
    std::vector<RevisionStory> stories;
    std::optional<Read> before;
    if (first > 0)
        before = read_revision(library, army, history[first - 1].number, rulesets);
    for (std::size_t i = first; i < history.size(); ++i) {
        RevisionStory story;
        story.revision = std::move(history[i]);
        story.present = story.revision.number == present;
        std::optional<Read> after = read_revision(library, army, story.revision.number, rulesets);
        if (after)
            story.verdict = counted_verdict(after->report);
        if (before && after && before->ruleset->id == after->ruleset->id)
            tell_differences(*before, *after, story);
        before = std::move(after);
        stories.push_back(std::move(story));
    }
    std::reverse(stories.begin(), stories.end());
    return stories;
}

} // namespace muster
