// SPDX-License-Identifier: MIT
#include "library/collection.h"

#include "army/army_reader.h"
#include "base/input_error.h"
#include "base/text.h"
#include "base/translation.h"
#include "check/checker.h"
#include "library/detail/library_bounds.h"
#include "lists/lists.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

[[noreturn]] void refuse(const std::string& what) {
    throw LibraryError(LibraryTrouble::missing, what);
}

// "class=HIS" as trait and value.
struct KindWord {
    std::string_view trait;
    std::string_view value;

    explicit KindWord(std::string_view word)
        : trait(word.substr(0, word.find('='))),
          value(word.find('=') == std::string_view::npos ? "" : word.substr(word.find('=') + 1)) {}
};

} // namespace

FigureKinds::FigureKinds(const Ruleset& ruleset) : ruleset_(ruleset) {
    if (!ruleset.figures)
        refuse(translate_format("{} does not define kinds of figures", ruleset.title));
}

std::string FigureKinds::kind_of(const Troop& troop) const {
    std::string kind;
    for (const std::size_t index : ruleset_.figures->traits) {
        const Trait& trait = ruleset_.traits[index];
        kind += fmt::format("{}{}={}", kind.empty() ? "" : " ", trait.id,
                            trait.value_id(troop.values[trait.slot]));
    }
    return kind;
}

FigureCounts FigureKinds::needed(const Army& army) const {
    FigureCounts needed;
    const std::optional<std::size_t> number = ruleset_.figures->number;
    const Report report = number ? check(army, ruleset_, Detail::sheet) : Report();
    for (std::uint32_t b = 1; b <= army.bodies.size(); ++b)
        for (std::uint32_t u = 1; u <= army.bodies[b - 1].units.size(); ++u)
            for (std::uint32_t t = 1; t <= army.bodies[b - 1].units[u - 1].troops.size(); ++t) {
                const Place place{b, u, t};
                const Troop& troop = troop_at(army, place);
                const Exact each = number ? report.number(place, *number) : Exact(1);
                if (each.known() && Exact(0) < each)
                    needed[kind_of(troop)] += (each * Exact(troop.count)).rounded_up().over();
            }
    return needed;
}

std::string FigureKinds::name(std::string_view kind) const {
    std::string name;
    for (const std::string_view word : words_of(kind)) {
        const KindWord part(word);
        const Trait* const trait = ruleset_.trait(Level::troop, part.trait);
        const int value =
            trait != nullptr && trait->has_words() ? trait->words.find(part.value) : WordTable::not_found;
        if (value == WordTable::not_found)
            return std::string(kind);
        const bool flag = trait->is_switch();
        if (flag && value == 0)
            continue; // a mark that is off is left out
        name += fmt::format("{}{}", name.empty() ? "" : " · ", flag ? trait->name : trait->value_name(value));
    }
    return name;
}

std::string FigureKinds::checked(std::string_view typed) const {
    std::map<std::string, std::string, std::less<>> given;
    std::vector<std::string_view> known;
    for (const std::size_t index : ruleset_.figures->traits)
        known.emplace_back(ruleset_.traits[index].id);
    for (const std::string_view word : words_of(typed)) {
        const KindWord part(word);
        if (std::find(known.begin(), known.end(), part.trait) == known.end())
            refuse(translate_format("{} is not a trait of a kind of figure{}", muster::quoted(part.trait),
                                    suggestion(part.trait, known)));
        const Trait& trait = *ruleset_.trait(Level::troop, part.trait);
        if (trait.words.find(part.value) == WordTable::not_found) {
            std::vector<std::string_view> values;
            for (const TraitValue& value : trait.values)
                values.emplace_back(value.id);
            refuse(translate_format("{} is no {}{}", muster::quoted(part.value), trait.id,
                                    suggestion(part.value, values)));
        }
        if (!given.emplace(part.trait, part.value).second)
            refuse(translate_format("{} occurs twice", muster::quoted(part.trait)));
    }
    std::string kind;
    for (const std::string_view trait : known) {
        const auto value = given.find(trait);
        if (value == given.end())
            refuse(translate_format("the kind of figure lacks {}=…; a kind of {} has {}", trait,
                                    ruleset_.title, fmt::join(known, ", ")));
        kind += fmt::format("{}{}={}", kind.empty() ? "" : " ", trait, value->second);
    }
    return kind;
}

std::vector<Shortage> shortages(const FigureCounts& needed, const FigureCounts& owned) {
    std::vector<Shortage> missing;
    for (const auto& [kind, count] : needed) {
        const auto found = owned.find(kind);
        const std::int64_t there = found == owned.end() ? 0 : found->second;
        if (there < count)
            missing.push_back({kind, count, there});
    }
    return missing;
}

std::vector<Owned> CollectionView::rows() const {
    return translated(library_.file(), [&] {
        const Statements::Use query =
            library_.statement("SELECT ruleset, kind, army, count FROM owned ORDER BY ruleset, kind, army");
        std::vector<Owned> found;
        each_row(*query, library_table("owned"), [&](SQLite::Statement& row) {
            found.push_back({row.getColumn(0).getString(), row.getColumn(1).getString(),
                             row.getColumn(2).getString(), row.getColumn(3).getInt64()});
        });
        return found;
    });
}

void CollectionTable::set(const std::vector<Owned>& rows) {
    library_.in_one_step([&] {
        for (const Owned& owned : rows)
            set(owned);
    });
}

void CollectionTable::set(const Owned& owned) {
    if (owned.count < 0 || owned.count > most_owned)
        refuse(translate_format("{} is not a number of figures; give a whole number from 0 to {}",
                                owned.count, most_owned));
    library_.in_one_step([&] {
        const Statements::Use change = library_.statement(
            owned.count == 0
                ? "DELETE FROM owned WHERE ruleset = ?1 AND kind = ?2 AND army = ?3"
                : "INSERT OR REPLACE INTO owned (ruleset, kind, army, count) VALUES (?1, ?2, ?3, ?4)");
        change->bindNoCopy(1, owned.ruleset);
        change->bindNoCopy(2, owned.kind);
        change->bindNoCopy(3, owned.army);
        if (owned.count != 0)
            change->bind(4, owned.count);
        change->exec();
    });
}

FigureCounts CollectionView::counts(const std::string& ruleset, const std::string& painted) const {
    FigureCounts counts;
    for (const Owned& owned : rows())
        if (owned.ruleset == ruleset && (painted.empty() || owned.army.empty() || owned.army == painted))
            counts[owned.kind] += owned.count;
    return counts;
}

std::vector<Fieldable> CollectionView::fieldable(const Rulesets& rulesets,
                                                 const std::string& ruleset_id) const {
    std::vector<Fieldable> found;
    std::map<std::string, FigureCounts> owned;
    for (const Owned& row : rows())
        owned[row.ruleset][row.kind] += row.count;
    for (StoredArmy& stored : library_.list(LibraryPart::kept)) {
        if (!ruleset_id.empty() && stored.ruleset != ruleset_id)
            continue;
        try {
            const Army army = read_army(library_.text(stored.id), "the library", rulesets);
            const Ruleset& ruleset = ruleset_of(army, rulesets);
            if (!ruleset.figures)
                continue;
            const FigureCounts needed = FigureKinds(ruleset).needed(army);
            Fieldable one{std::move(stored), 0, 0, shortages(needed, owned[army.ruleset])};
            for (const auto& [kind, count] : needed)
                one.needed += count;
            for (const Shortage& shortage : one.shortages)
                one.missing += shortage.needed - shortage.owned;
            found.push_back(std::move(one));
        } catch (const InputError&) {
            continue; // the rules have changed since it was saved; its needs are unknown
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Fieldable& a, const Fieldable& b) { return a.missing < b.missing; });
    return found;
}

} // namespace muster
