// SPDX-License-Identifier: MIT
#include "check/detail/fix_words.h"

#include "base/letters.h"
#include "base/text.h"
#include "base/translation.h"
#include "check/fix_topics.h"
#include "check/wording.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>

namespace muster {

namespace {

bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

// "Integrity" as it stands inside an English sentence; "AP cost" stays.
std::string uncapitalized(std::string text) {
    if (speaks_english() && !text.empty() && is_capital(text.front()) &&
        (text.size() == 1 || !is_capital(text[1])))
        text.front() = lowered(text.front());
    return text;
}

// "Table (feet)" without what explains it, unless another of the names would then look the same.
std::string_view without_remark(std::string_view name, std::string_view mark,
                                const std::vector<std::string_view>& others) {
    const std::string_view cut = name.substr(0, name.find(mark));
    const auto alike = std::count_if(others.begin(), others.end(), [&](std::string_view other) {
        return other == cut || other.substr(0, other.find(mark)) == cut;
    });
    return alike > 1 || cut.empty() ? name : cut;
}

std::string trait_words(const Trait& trait, const Ruleset& ruleset) {
    std::vector<std::string_view> names;
    for (const std::size_t index : ruleset.at(trait.level).traits)
        names.push_back(ruleset.traits[index].name);
    const std::string_view without_clause = without_remark(trait.name, ", ", names);
    return uncapitalized(
        std::string(without_clause == trait.name ? without_remark(trait.name, " (", names) : without_clause));
}

std::string value_words(const Trait& trait, std::int32_t value) {
    if (!trait.has_words())
        return trait.value_id(value);
    std::vector<std::string_view> names;
    for (const TraitValue& known : trait.values)
        names.push_back(known.name);
    return std::string(without_remark(names[static_cast<std::size_t>(value)], " (", names));
}

const Trait& trait_of(const SetValue& edit, const Ruleset& ruleset) {
    return *trait_in_slot(ruleset, edit.place.level(), edit.slot);
}

class FixWriter {
public:
    FixWriter(const Place& own, const Army& army, const Ruleset& ruleset, FixLabel label)
        : own_(own), army_(army), ruleset_(ruleset), label_(label) {}

    std::string operator()(const SetValue& edit) const {
        const Trait& trait = trait_of(edit, ruleset_);
        const std::int32_t before = element_at(army_, edit.place).values[edit.slot];
        const std::string who = name(edit.place);
        const std::string what = trait_words(trait, ruleset_);
        if (edit.value == no_value)
            return translate_format("Leave out {} of {}", what, who);
        if (trait.is_switch())
            return edit.value != 0 ? translate_format("Mark {} as {}", who, what)
                                   : translate_format("Clear the mark {} on {}", what, who);
        const std::string now = value_words(trait, edit.value);
        if (before == no_value)
            return translate_format("Set {} of {} to {}", what, who, now);
        return translate_format("Change {} of {} from {} to {}", what, who, value_words(trait, before), now);
    }
    std::string operator()(const SetTexts& edit) const {
        return translate_format("Change a text of {}", name(edit.place));
    }
    std::string operator()(const SetName& edit) const {
        return translate_format("Call {} {}", name(edit.place), edit.name);
    }
    std::string operator()(const SetCount& edit) const {
        const Troop& troop = troop_at(army_, edit.troop);
        const std::string who = name(edit.troop);
        if (troop.name.empty())
            return translate_format("Change the count of {} from {} to {}", who, troop.count, edit.count);
        const std::int32_t more = edit.count - troop.count;
        if (more == 1)
            return translate_format("Add one {}", who);
        if (more == -1)
            return translate_format("Remove one {}", who);
        return more > 0 ? translate_format("Add {} {}", more, who)
                        : translate_format("Remove {} {}", -more, who);
    }
    std::string operator()(const SetEntry& edit) const {
        if (edit.entry.empty())
            return translate_format("Take {} from the entry {}", name(edit.troop),
                                    troop_at(army_, edit.troop).entry);
        return translate_format("Give {} the entry {}", name(edit.troop), edit.entry);
    }
    std::string operator()(const SetData& edit) const {
        return translate_format("Take over the data of revision {}", edit.data);
    }
    std::string operator()(const Insert& edit) const {
        const Place around = up_to(edit.place, all_levels[index_of(edit.place.level()) - 1]);
        if (const auto* troop = std::get_if<Troop>(&edit.element); troop != nullptr && !troop->entry.empty())
            return translate_format("Add to {}: {} {}", name(around), troop->count,
                                    troop->name.empty() ? troop->entry : troop->name);
        if (const auto* unit = std::get_if<Unit>(&edit.element); unit != nullptr && !unit->troops.empty())
            return translate_format("Add to {}: {}", name(around), troops_inside(*unit));
        if (const auto* troop = std::get_if<Troop>(&edit.element);
            troop != nullptr && (troop->count > 1 || unit_at(army_, around).troops.empty()))
            return translate_format("Add to {}: {} {}", name(around), troop->count,
                                    troop->name.empty() ? ruleset_.level_words[index_of(Level::troop)]
                                                        : troop->name);
        return translate_format("Add to {}: {}", name(around), new_element(edit, around));
    }
    std::string operator()(const Remove& edit) const {
        const bool empty = edit.place.level() == Level::body   ? body_at(army_, edit.place).units.empty()
                           : edit.place.level() == Level::unit ? unit_at(army_, edit.place).troops.empty()
                                                               : false;
        std::string word = ruleset_.level_words[index_of(edit.place.level())];
        if (element_at(army_, edit.place).name.empty())
            return empty ? translate_format("Remove the empty {}", name(edit.place))
                         : translate_format("Remove {}", name(edit.place));
        word = uncapitalized(std::move(word));
        return empty ? translate_format("Remove the empty {} {}", word, name(edit.place))
                     : translate_format("Remove the {} {}", word, name(edit.place));
    }
    std::string operator()(const Exchange& edit) const {
        Place other = edit.place;
        (other.troop != 0 ? other.troop : other.unit != 0 ? other.unit : other.body) = edit.other;
        const bool forward = other.troop < edit.place.troop;
        return translate_format("Put {} before {}", name(forward ? edit.place : other),
                                name(forward ? other : edit.place));
    }
    std::string operator()(const Move& edit) const { return translate_format("Move {}", name(edit.from)); }

    // A flag that changes hands.
    [[nodiscard]] std::string handed_over(const SetValue& from, const SetValue& to) const {
        return translate_format("Mark {} as {} instead of {}", name(to.place),
                                trait_words(trait_of(from, ruleset_), ruleset_), name(from.place));
    }
    // A flag that one of several alike gets, or alone keeps.
    [[nodiscard]] std::string of_one(const Place& group, const Trait& flag, bool all_had) const {
        const std::string what = trait_words(flag, ruleset_);
        return all_had ? translate_format("Mark only one of {} as {}", name(group), what)
                       : translate_format("Mark one of {} as {}", name(group), what);
    }
    // A flag that many had and one keeps.
    [[nodiscard]] std::string kept(const std::vector<Edit>& edits) const {
        const auto& first = std::get<SetValue>(edits.front());
        const std::vector<Place> all = places_at_level(army_, own_, first.place.level());
        const auto keeper = std::find_if(all.begin(), all.end(), [&](const Place& place) {
            return element_at(army_, place).values[first.slot] != 0 &&
                   std::find(edits.begin(), edits.end(), Edit(SetValue{place, first.slot, 0})) == edits.end();
        });
        const std::string what = trait_words(trait_of(first, ruleset_), ruleset_);
        return keeper == all.end() ? translate_format("Clear the mark {} everywhere", what)
                                   : translate_format("Mark only {} as {}", name(*keeper), what);
    }
    // The same values for many, or else one after the other.
    [[nodiscard]] std::string for_all(const std::vector<Edit>& edits) const {
        std::map<std::size_t, std::int32_t> value_of_slot;
        std::vector<std::string> values;
        std::vector<std::string> singly;
        bool same = true;
        for (const Edit& edit : edits) {
            const auto& set = std::get<SetValue>(edit);
            const auto [known, is_new] = value_of_slot.emplace(set.slot, set.value);
            same &= known->second == set.value;
            const Trait& trait = trait_of(set, ruleset_);
            if (is_new)
                values.push_back(
                    fmt::format("{} {}", trait_words(trait, ruleset_), value_words(trait, set.value)));
            singly.push_back((*this)(set));
        }
        return same ? translate_format("Set {} for all of {}", joined(values, ", "), name(own_))
                    : joined(singly, "; ");
    }

    // Different things, one after the other.
    [[nodiscard]] std::string one_by_one(const std::vector<Edit>& edits) const {
        std::vector<std::string> singly;
        singly.reserve(edits.size());
        for (const Edit& edit : edits)
            singly.push_back(std::visit(*this, edit));
        return joined(singly, "; ");
    }

private:
    // "1 Tribune, 20 Legionaries"
    [[nodiscard]] std::string troops_inside(const Unit& unit) const {
        std::vector<std::string> troops;
        for (const Troop& troop : unit.troops) {
            const std::string& called = troop.name.empty() ? unit.name : troop.name;
            troops.push_back(
                fmt::format("{} {}", troop.count,
                            called.empty() ? ruleset_.level_words[index_of(Level::troop)] : called));
        }
        return joined(troops, ", ");
    }
    [[nodiscard]] std::string name(const Place& place) const {
        if (place.level() == Level::army)
            return translate("the army");
        if (place.level() <= own_.level() || label_ == FixLabel::brief)
            return element_name(place, army_, ruleset_);
        std::string result = path_of_names(place);
        if (is_large())
            return fmt::format("{} ({})", result, numbers(place, Level::body));
        std::optional<Level> apart; // where the way to a namesake leaves the way to this
        for (const Place& other : places_at_level(army_, own_, place.level()))
            if (!(other == place) && may_be_called_alike(place, other) && path_of_names(other) == result)
                apart = std::min(apart.value_or(Level::troop), first_difference(place, other));
        return apart ? fmt::format("{} ({})", result, numbers(place, *apart)) : result;
    }
    [[nodiscard]] static Level first_difference(const Place& a, const Place& b) {
        return a.body != b.body ? Level::body : a.unit != b.unit ? Level::unit : Level::troop;
    }
    // From the finding's place on.
    // To look for namesakes of each of thousands of troops would take longer than to find the fixes.
    [[nodiscard]] bool is_large() const {
        constexpr std::size_t most_compared = 2'000; // elements
        std::size_t elements = 0;
        for (const Body& body : army_.bodies)
            for (const Unit& unit : body.units)
                elements += 1 + unit.troops.size();
        return elements > most_compared;
    }

    // A first look: of many troops few have the same name.
    [[nodiscard]] bool may_be_called_alike(const Place& place, const Place& other) const {
        const std::string& of_this = element_at(army_, place).name;
        const std::string& of_other = element_at(army_, other).name;
        return of_this.empty() || of_other.empty() || of_this == of_other;
    }

    [[nodiscard]] std::string path_of_names(const Place& place) const {
        std::vector<std::string> names;
        for (const Level level : levels_inside(place))
            names.push_back(element_name(up_to(place, level), army_, ruleset_));
        return joined(names, " › ");
    }
    // "unit 2, vignette 1", from a level on
    [[nodiscard]] std::string numbers(const Place& place, Level from) const {
        const std::uint32_t of_level[] = {0, place.body, place.unit, place.troop};
        std::vector<std::string> numbered;
        for (const Level level : levels_inside(place))
            if (level >= from)
                numbered.push_back(fmt::format("{} {}", uncapitalized(ruleset_.level_words[index_of(level)]),
                                               of_level[index_of(level)]));
        return joined(numbered, ", ");
    }
    // Below the finding's, down to the place's.
    [[nodiscard]] std::vector<Level> levels_inside(const Place& place) const {
        std::vector<Level> result;
        for (const Level level : all_levels)
            if (level > own_.level() && level <= place.level())
                result.push_back(level);
        return result;
    }
    // What is added: a troop by what it differs in from the one before it, which it is modelled on. Where
    // that is a mark alone, the troop is named too.
    [[nodiscard]] std::string new_element(const Insert& edit, const Place& around) const {
        const std::string& word = ruleset_.level_words[index_of(edit.place.level())];
        const auto* troop = std::get_if<Troop>(&edit.element);
        if (troop == nullptr || edit.place.troop < 2)
            return word;
        const std::vector<Troop>& others = unit_at(army_, around).troops;
        if (edit.place.troop - 2 >= others.size())
            return word;
        const Troop& model = others[edit.place.troop - 2];
        std::vector<std::string> values;
        std::vector<std::string> marks;
        for (const std::size_t index : ruleset_.at(Level::troop).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_text() || troop->values[trait.slot] == model.values[trait.slot])
                continue;
            if (trait.is_switch())
                marks.push_back(mark_words(trait, troop->values[trait.slot]));
            else
                values.push_back(fmt::format("{} {}", trait_words(trait, ruleset_),
                                             value_words(trait, troop->values[trait.slot])));
        }
        if (values.empty())
            values.push_back(troop->name.empty() ? word : troop->name);
        values.insert(values.end(), marks.begin(), marks.end());
        return joined(values, ", ");
    }
    [[nodiscard]] std::string mark_words(const Trait& trait, std::int32_t value) const {
        const std::string what = trait_words(trait, ruleset_);
        return value != 0 ? translate_format("marked as {}", what)
                          : translate_format("without the mark {}", what);
    }

    const Place& own_;
    const Army& army_;
    const Ruleset& ruleset_;
    FixLabel label_;
};

// How many of the edits give a flag of one kind this value.
std::size_t flags_set(const std::vector<Edit>& edits, std::int32_t value, const Ruleset& ruleset) {
    const auto* first = std::get_if<SetValue>(&edits.front());
    if (first == nullptr || !trait_of(*first, ruleset).is_switch())
        return 0;
    return static_cast<std::size_t>(std::count_if(edits.begin(), edits.end(), [&](const Edit& edit) {
        const auto* set = std::get_if<SetValue>(&edit);
        return set != nullptr && set->slot == first->slot && set->value == value &&
               set->place.level() == first->place.level();
    }));
}

// The flag that one split off a group has alone; null if the edits do something else.
const Trait* flag_of_one(const std::vector<Edit>& edits, const Army& army, const Ruleset& ruleset) {
    const auto* group = std::get_if<SetCount>(&edits.front());
    const auto* insert = std::get_if<Insert>(&edits.back());
    const auto* one = insert == nullptr ? nullptr : std::get_if<Troop>(&insert->element);
    if (group == nullptr || one == nullptr || !(insert->place == group->troop))
        return nullptr;
    const Troop rest =
        troop_at(edited(army, std::vector<Edit>(edits.begin(), edits.end() - 1)), group->troop);
    if (one->count != 1 || rest.count + 1 != troop_at(army, group->troop).count)
        return nullptr;
    for (const std::size_t index : ruleset.at(Level::troop).traits)
        if (const Trait& trait = ruleset.traits[index];
            !trait.is_text() && one->values[trait.slot] != rest.values[trait.slot])
            return trait.is_switch() ? &trait : nullptr;
    return nullptr;
}

} // namespace

std::string fix_label(const std::vector<Edit>& edits, const Place& own, const Army& army,
                      const Ruleset& ruleset, FixLabel label) {
    const FixWriter writer(own, army, ruleset, label);
    if (edits.size() == 1)
        return std::visit(writer, edits.front());
    if (const Trait* flag = flag_of_one(edits, army, ruleset))
        return writer.of_one(std::get<SetCount>(edits.front()).troop, *flag, edits.size() > 2);
    if (!std::all_of(edits.begin(), edits.end(),
                     [](const Edit& edit) { return std::holds_alternative<SetValue>(edit); }))
        return writer.one_by_one(edits);
    const std::size_t cleared = flags_set(edits, 0, ruleset);
    if (cleared == edits.size())
        return writer.kept(edits);
    if (edits.size() == 2 && cleared == 1 && flags_set(edits, 1, ruleset) == 1)
        return writer.handed_over(std::get<SetValue>(edits[0]), std::get<SetValue>(edits[1]));
    return writer.for_all(edits);
}

} // namespace muster
