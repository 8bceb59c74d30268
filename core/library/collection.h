// SPDX-License-Identifier: MIT
// Collection: the figures or bases that the player owns, by kind and by what they are painted as, and those
// that an army lacks. The rule set defines what makes a kind (<figures>, schemas/README.md): "class=HIS
// army=RA".
#pragma once

#include "army/army.h"
#include "library/library.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

constexpr std::int64_t most_owned = 1'000'000;

// Some figures of one kind.
struct Owned {
    std::string ruleset; // its id
    std::string kind;    // as FigureKinds writes it
    std::string army;    // what they are painted as, such as "Normans"; "": any
    std::int64_t count = 0;

    friend bool operator==(const Owned&, const Owned&) = default;
};

// Kind and how many figures.
using FigureCounts = std::map<std::string, std::int64_t>;

// The kinds of one rule set's figures.
class FigureKinds {
public:
    // Throws LibraryError (missing) if the rule set does not define figures.
    explicit FigureKinds(const Ruleset& ruleset);

    // The figures that an army puts on the table; troops without a known count are left out.
    [[nodiscard]] FigureCounts needed(const Army& army) const;
    // "class=HIS army=RA" for people: "Heavy Infantry, Spears · Regular Army". An unknown kind is returned as
    // it is.
    [[nodiscard]] std::string name(std::string_view kind) const;
    // The kind in the form of needed(), with its words in any order. Throws LibraryError, which names the
    // valid words, if there is no such kind.
    [[nodiscard]] std::string checked(std::string_view typed) const;

private:
    [[nodiscard]] std::string kind_of(const Troop& troop) const;

    const Ruleset& ruleset_;
};

struct Shortage {
    std::string kind;
    std::int64_t needed = 0;
    std::int64_t owned = 0;
};

// The needed kinds of which too few are owned.
[[nodiscard]] std::vector<Shortage> shortages(const FigureCounts& needed, const FigureCounts& owned);

// An army of the library and the figures that are missing for it; if none is, it can be fielded.
struct Fieldable {
    StoredArmy army;
    std::int64_t needed = 0;
    std::int64_t missing = 0;
    std::vector<Shortage> shortages;
};

// The player's figures, to be read. All functions throw LibraryError.
class CollectionView {
public:
    explicit CollectionView(const Library& library) : library_(library) {}

    // By rule set, kind and army.
    [[nodiscard]] std::vector<Owned> rows() const;
    // How many there are of each kind, however they are painted; or only those painted so or as nothing.
    [[nodiscard]] FigureCounts counts(const std::string& ruleset, const std::string& painted = {}) const;
    // Every army of the library whose rule set defines figures, the least missing first; with a rule set's id
    // only its armies. Armies that the rules cannot read are left out.
    [[nodiscard]] std::vector<Fieldable> fieldable(const Rulesets& rulesets,
                                                   const std::string& ruleset_id = {}) const;

private:
    const Library& library_;
};

// The same, to be changed too.
class CollectionTable : public CollectionView {
public:
    explicit CollectionTable(Library& library) : CollectionView(library), library_(library) {}

    // 0 removes the row; a count is 0..most_owned. The kind must be a checked() one.
    void set(const Owned& owned);
    void set(const std::vector<Owned>& rows); // in one step

private:
    Library& library_;
};

// "ruleset,kind,painted as,count" and a line each, as spreadsheets read it.
[[nodiscard]] std::string collection_csv(const std::vector<Owned>& rows);
// What collection_csv() wrote, or a spreadsheet of it. Throws InputError with line and column for anything
// else, an unknown rule set or kind too.
[[nodiscard]] std::vector<Owned> read_collection_csv(std::string_view text, const std::string& file,
                                                     const Rulesets& rulesets);

} // namespace muster
