// SPDX-License-Identifier: MIT
#include "lists/named_entries.h"

#include "base/input_error.h"
#include "base/text.h"
#include "lists/entry_assignment.h"
#include "lists/list_fit.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace muster {

namespace {

constexpr std::size_t fewest_letters = 3;     // of a word that says whom it means
constexpr std::size_t most_trials = 200;      // checks of the whole army
constexpr std::size_t most_troops_tried = 60; // no written army has more that are in doubt

bool tells(std::string_view word) {
    return word.size() >= fewest_letters && word != "the" && word != "with" && word != "and";
}

// How many words of a troop's name stand in the name of an entry.
std::size_t shared_words(std::string_view name, const ListEntry& entry) {
    const std::vector<std::string_view> words = words_of(name);
    return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [&](std::string_view word) {
        return tells(word) && begins_all_words(entry.name, word);
    }));
}

// "Thracian javelinmen, mounted" are called after "Thracian javelinmen".
bool is_called_after(std::string_view name, const ListEntry& entry) {
    return !entry.name.empty() && begins_all_words(name, entry.name);
}

class EntryNamer {
public:
    EntryNamer(Army army, const Ruleset& ruleset)
        : army_(std::move(army)), ruleset_(ruleset), lists_(list_in_force(ruleset)->lists()) {}

    Army named() {
        const EntryAssignment assignment(army_, ruleset_, lists_);
        std::vector<Doubt> doubts;
        for (const AssignedTroop& assigned : assignment.troops())
            if (assigned.troop->entry.empty())
                look_at(assignment, assigned, doubts);
        for (const auto& [place, entry] : called_)
            entry_at(place) = entry->id;
        settle(doubts);
        return std::move(army_);
    }

private:
    struct Doubt {
        Place place;
        std::vector<const ListEntry*> entries; // that fit equally well, the first of the list first
    };

    void look_at(const EntryAssignment& assignment, const AssignedTroop& assigned,
                 std::vector<Doubt>& doubts) {
        const std::string& name = assigned.troop->name;
        Doubt doubt{assigned.place, {}};
        std::size_t most = 0;
        for (const ListEntry& entry : lists_.list.entries) {
            if (!assignment.fits(assigned, entry))
                continue;
            const std::size_t shared = shared_words(name, entry);
            if (shared > most)
                doubt.entries.clear();
            if (shared >= most)
                doubt.entries.push_back(&entry);
            most = std::max(most, shared);
        }
        if (most == 0)
            for (const ListEntry& entry : lists_.list.entries)
                if (is_called_after(name, entry)) {
                    called_.emplace_back(assigned.place, &entry);
                    return;
                }
        if (!doubt.entries.empty() && doubt.entries.front() != assigned.entry)
            called_.emplace_back(assigned.place, doubt.entries.front());
        if (doubt.entries.size() > 1 && doubts.size() < most_troops_tried)
            doubts.push_back(std::move(doubt));
    }

    [[nodiscard]] std::string& entry_at(const Place& place) {
        return army_.bodies[place.body - 1].units[place.unit - 1].troops[place.troop - 1].entry;
    }

    [[nodiscard]] std::size_t objections() const { return list_errors_in(army_, ruleset_).size(); }

    void settle(const std::vector<Doubt>& doubts) {
        std::size_t least = objections();
        std::size_t trials = 0;
        for (const Doubt& doubt : doubts)
            for (const ListEntry* entry : doubt.entries) {
                if (least == 0 || ++trials > most_trials)
                    return;
                std::string& own = entry_at(doubt.place);
                const std::string before = std::exchange(own, entry->id);
                if (const std::size_t now = objections(); now < least)
                    least = now;
                else
                    own = before;
            }
    }

    Army army_;
    const Ruleset& ruleset_;
    ListWithAllies lists_;
    std::vector<std::pair<Place, const ListEntry*>> called_;
};

} // namespace

Army with_entries_by_name(Army army, const Rulesets& rulesets) {
    try {
        const Ruleset& ruleset = ruleset_of(army, rulesets);
        if (list_in_force(ruleset) == nullptr)
            return army;
        return EntryNamer(army, ruleset).named();
    } catch (const InputError&) {
        return army; // whoever judges the army says what is wrong with its list
    }
}

} // namespace muster
