// SPDX-License-Identifier: MIT
#include "lists/list_from_army.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/utf8_path.h"
#include "check/checker.h"
#include "lists/list_fit.h"
#include "lists/list_reader.h"
#include "ruleset/house_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace muster {

namespace {

// How troops are grouped into entries.
enum class Grouping : std::uint8_t { by_name_and_kind, by_kind };

struct Group {
    std::string name;
    std::vector<const Troop*> troops;
    std::int64_t count = 0;
};

const Trait* kind_of_troop(const Ruleset& ruleset) {
    for (const std::size_t index : ruleset.at(Level::troop).traits)
        if (ruleset.traits[index].required && ruleset.traits[index].has_words())
            return &ruleset.traits[index];
    return nullptr;
}

std::vector<Group> groups_of(const Army& army, const Ruleset& ruleset, Grouping grouping) {
    const Trait* kind = kind_of_troop(ruleset);
    std::vector<Group> groups;
    std::map<std::pair<std::string, std::int32_t>, std::size_t> known;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops) {
                const std::int32_t value = kind ? troop.values[kind->slot] : 0;
                const std::string own = grouping == Grouping::by_kind ? "" : troop.name;
                const auto [at, is_new] = known.try_emplace({own, value}, groups.size());
                if (is_new) {
                    const std::string& default_name =
                        kind ? kind->values[static_cast<std::size_t>(value)].name : unit.name;
                    groups.push_back({troop.name.empty() ? default_name : troop.name, {}, 0});
                }
                groups[at->second].troops.push_back(&troop);
                groups[at->second].count += troop.count;
            }
    return groups;
}

// The values that the troops have, starting with the first troop's; "" if all have the default.
std::string values_words(const std::vector<const Troop*>& troops, const Trait& trait) {
    std::vector<std::int32_t> values;
    for (const Troop* troop : troops)
        if (const std::int32_t value = troop->values[trait.slot];
            std::find(values.begin(), values.end(), value) == values.end())
            values.push_back(value);
    if (!trait.required && values.size() == 1 && values.front() == trait.default_value)
        return {};
    std::string words;
    for (const std::int32_t value : values) {
        if (!trait.has_words() && value == no_value)
            return "any"; // some troops have a value and some do not
        words += words.empty() ? "" : " ";
        words += trait.has_words() ? trait.values[static_cast<std::size_t>(value)].id : std::to_string(value);
    }
    return words;
}

class ListFromArmy {
public:
    ListFromArmy(const Army& army, const Rulesets& rulesets)
        : army_(army), rulesets_(rulesets), ruleset_(ruleset_of(army, rulesets)),
          report_(check(army, ruleset_)) {}

    [[nodiscard]] ListDraft draft(std::string_view id, std::string_view title, Grouping grouping) const {
        ListDraft draft = new_list_draft(rules_of_lists(army_.ruleset), id, title);
        draft.set_text_of("about", fmt::format("Made from the army “{}”.", army_.name));
        add_army(draft);
        const auto each = add_per(draft);
        std::set<std::string> ids;
        for (const Group& group : groups_of(army_, ruleset_, grouping)) {
            DraftElement entry{"entry", {}, {}, {}};
            entry.set("id", free_id(id_of_name(group.name),
                                    [&](const std::string& one) { return !ids.insert(one).second; }));
            entry.set("name", group.name);
            entry.set("most", std::to_string(each(group.count)));
            add_troop(entry, group);
            draft.add(std::move(entry));
        }
        return draft;
    }

private:
    // The traits that a list sets for an army: its people and its allowances, but not how it is played.
    void add_army(ListDraft& draft) const {
        DraftElement element{"army", {}, {}, {}};
        const TraitValues values = values_in_force(army_, ruleset_);
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_text())
                continue;
            const std::int32_t value = values[trait.slot];
            const bool is_fixed = std::any_of(ruleset_.fixed.begin(), ruleset_.fixed.end(),
                                              [&](const auto& fixed) { return fixed.slot == trait.slot; });
            const bool is_allowance = trait.is_number() && !trait.required &&
                                      trait.default_value == no_value && value != no_value &&
                                      trait.role == TraitRole::none;
            const bool is_people = trait.required && trait.has_words();
            if (is_fixed || is_allowance || is_people)
                element.set(trait.id, trait.has_words() ? trait.values[static_cast<std::size_t>(value)].id
                                                        : std::to_string(value));
        }
        if (!element.attributes.empty())
            draft.add(std::move(element));
    }

    // Returns a function that turns an amount of this army into an amount of the list.
    [[nodiscard]] std::function<std::int64_t(std::int64_t)> add_per(ListDraft& draft) const {
        const std::optional<DraftElement> per = per_of_other_lists();
        const auto unchanged = [](std::int64_t amount) { return amount; };
        if (!per)
            return unchanged;
        std::int64_t size = 0;
        if (const auto number = ruleset_.number(Level::army, per->get("number"))) {
            const Exact value = report_.number({}, *number);
            size = value.known() ? value.rounded_down().over() : 0;
        } else if (const Trait* trait = ruleset_.trait(Level::army, per->get("trait"))) {
            size = values_in_force(army_, ruleset_)[trait->slot];
        }
        const std::int64_t each = std::stol(per->get("each"));
        if (size <= 0)
            return unchanged;
        draft.add(*per);
        return [size, each](std::int64_t amount) { return (amount * each + size - 1) / size; };
    }

    [[nodiscard]] std::optional<DraftElement> per_of_other_lists() const {
        const Lists& lists = lists_of(rulesets_);
        for (const ListHeading& heading : lists.headings(army_.ruleset)) {
            const std::string file = path_text(lists.file_of(army_.ruleset, heading.id));
            try {
                (void)lists.find(army_.ruleset, heading.id);
                const ListDraft draft = read_list_draft(read_file(path_of(file)), file);
                if (const DraftElement* per = draft.child("per"))
                    return *per;
            } catch (const InputError&) { // another list may have one
                continue;
            }
        }
        return std::nullopt;
    }

    void add_troop(DraftElement& entry, const Group& group) const {
        DraftElement troop{"troop", {}, {}, {}};
        for (const std::size_t index : ruleset_.at(Level::troop).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (!trait.is_text())
                troop.set(trait.id, values_words(group.troops, trait));
        }
        entry.add(std::move(troop));
    }

    const Army& army_;
    const Rulesets& rulesets_;
    const Ruleset& ruleset_;
    Report report_;
};

bool fits(const Army& army, const Rulesets& rulesets, const ListDraft& draft) {
    const Ruleset& published = *rulesets.find(army.ruleset);
    const ArmyList list = read_army_list(write_list_draft(draft), "list", published);
    return list_errors_in(army, *lists_of(rulesets).put_in_force(list, "list")).empty();
}

} // namespace

ListDraft list_from_army(const Army& army, const Rulesets& rulesets, std::string_view id,
                         std::string_view title) {
    const ListFromArmy maker(army, rulesets);
    ListDraft draft = maker.draft(id, title, Grouping::by_name_and_kind);
    // Entries that offer the same are filled in turn, and one may get too few; entries by kind never do.
    if (!draft.children.empty() && draft.child("entry") != nullptr && !fits(army, rulesets, draft))
        draft = maker.draft(id, title, Grouping::by_kind);
    return draft;
}

} // namespace muster
