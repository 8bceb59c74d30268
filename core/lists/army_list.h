// SPDX-License-Identifier: MIT
// ArmyList: what an army of history or fantasy may field under a rule set. It is compiled: every trait,
// number, entry and rule that the file names is an index here. Only read_army_list() makes one.
// schemas/README.md, "An army list", explains the format.
#pragma once

#include "base/exact.h"
#include "base/input_error.h"
#include "base/year.h"
#include "ruleset/ruleset.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The values of one trait that are offered.
struct Offer {
    std::size_t trait = 0;     // index among the rule set's traits
    std::uint64_t mask = 0;    // of a choice or flag
    std::vector<Range> ranges; // of a whole number
    bool absent = false;       // an optional whole number may be left out
    std::int32_t first = 0;    // the value of a new element
    bool single = false;       // there is only one value

    [[nodiscard]] bool offers(const Trait& of, std::int32_t value) const;
};
using Offers = std::vector<Offer>;

// Years of history, both included; negative years are BC.
struct Years {
    std::int32_t from = std::numeric_limits<std::int32_t>::min();
    std::int32_t to = std::numeric_limits<std::int32_t>::max();

    [[nodiscard]] bool empty() const { return from > to; }
    [[nodiscard]] bool bounded() const { return *this != Years(); }
    [[nodiscard]] bool holds(std::int32_t year) const { return from <= year && year <= to; }
    [[nodiscard]] bool within(const Years& other) const { return other.from <= from && to <= other.to; }
    [[nodiscard]] Years and_of(const Years& other) const {
        return {std::max(from, other.from), std::min(to, other.to)};
    }
    friend bool operator==(const Years&, const Years&) = default;
};

// How many there must be at least and may be at most: for every `per` of the list, or in the whole army.
struct Amount {
    std::optional<std::int32_t> least;
    std::optional<std::int32_t> most;
    bool of_army = false;
};

// One variant of an entry's troops: an offer for every trait of a troop except texts.
struct TroopChoice {
    Offers offers;
    Years years; // in which it is offered, within those of the entry

    // The values of a new troop.
    [[nodiscard]] TraitValues first() const;
};

// Another way in which an entry's troops may fight: dismounted, with other arms. These values take the place
// of their own at the table; the army is checked as it was bought.
struct EntryForm {
    std::string name;
    Offers values; // one value each
    Years years;   // in which it was done, within those of the entry
};

struct ListEntry {
    std::string id;
    std::string name;
    std::string note;
    std::vector<TroopChoice> troops; // at least one
    Offers unit;
    std::vector<EntryForm> forms; // in the order of the file
    Amount amount;
    Years years;
    std::optional<std::size_t> option; // to which the entry belongs
    bool is_guess = false;             // no source tells of it

    // The variant of new troops in an army of these years: the first that is offered then.
    [[nodiscard]] const TroopChoice& choice_in(const Years& possible) const;
    // Whether what is offered depends on the year.
    [[nodiscard]] bool has_dated_choices() const;
};

enum class PartKind : std::uint8_t { entry, option, ally };

// An entry, option or ally of a list, by its index.
struct ListPart {
    PartKind kind = PartKind::entry;
    std::size_t index = 0;

    friend bool operator==(const ListPart&, const ListPart&) = default;
};
using ListParts = std::vector<ListPart>;

struct ListOption {
    std::string id;
    std::string name;
    std::string note;
    std::string variant; // of the options with the same word, an army has exactly one; "": not a variant
    ListParts instead;   // while the option is in use, the least amounts of these entries do not bind
    Offers army;         // while it is in use, in place of the list's for the same traits
    bool is_guess = false;
    ListParts needs; // at least one of them
    ListParts excludes;
    Years years;
};

struct ListAlly {
    std::string id;
    std::string name;
    std::string note;
    std::string list;                 // the id of the list that the ally comes from
    std::vector<std::string> entries; // of that list; empty: all
    ListParts needs;
    ListParts excludes;
    Amount amount;
    bool is_obligatory = false; // the least amount binds even an army without the ally
    bool is_guess = false;
    Years years;
    TextPosition list_position; // in the file, for errors that are found when that list is read
    TextPosition entries_position;
};

struct ListLimit {
    ListParts parts;
    Amount amount;
    std::optional<std::size_t> number; // a troop number that is summed instead of counting troops
    std::optional<Exact> least_share;
    std::optional<Exact> most_share;
    ListParts of; // empty: the whole army
    ListParts needs;
    std::optional<std::int32_t> each;
    ListParts excludes;
    std::string say;
    Years years; // an army that may be of another year is not held to it
};

struct ListPermit {
    std::size_t rule = 0; // index among the rule set's rules
    ListParts parts;      // empty: the whole army
};

struct ListSize {
    std::size_t number = 0; // of the army
    std::optional<std::int32_t> least;
    std::optional<std::int32_t> most;
    std::optional<std::int32_t> step; // counted from the least
};

// What amounts are in proportion to: a number or a trait of the army, and how much of it they are for.
struct ListPer {
    std::optional<std::size_t> number;
    std::optional<std::size_t> slot;
    std::int32_t each = 1;
};

// How the enemies of its time judged an army's command. Base activation points follow it
// (armylists/README.md).
enum class CommandQuality : std::uint8_t { ordinary, able, divided };

struct ArmyList {
    std::string ruleset;
    std::string id;
    std::string title;
    std::vector<std::string> aliases; // other names by which players search for it
    std::vector<std::string> enemies; // ids of lists of the same rule set; such a list may be missing
    std::string
        against; // the id of the list that the example army meets, which may be this one; may be empty
    std::string history; // the id of the ArmyHistory that it refers to; empty: none
    CommandQuality command = CommandQuality::ordinary;
    std::string region;
    std::string revision;
    std::string about;
    std::vector<std::string> sources;
    bool is_shipped = false; // it comes with Muster and is no house list
    Years years;
    Offers army;
    std::optional<ListSize> size;
    std::optional<ListPer> per;
    std::vector<ListEntry> entries; // in the order of the file, including those of options
    std::vector<ListOption> options;
    std::vector<ListAlly> allies;
    std::vector<ListLimit> limits;
    std::vector<ListPermit> permits;

    // Of the troops of all entries, and of limits: what a check by this list looks at.
    [[nodiscard]] std::size_t pattern_count() const;
    // The options of each variant word, in the order of the file.
    [[nodiscard]] std::vector<ListParts> variants() const;
    // Null if there is none.
    [[nodiscard]] const ListEntry* entry(std::string_view entry_id) const;
    [[nodiscard]] const std::string& name_of(const ListPart& part) const;
    // The years of the part, and of the option that it belongs to.
    [[nodiscard]] Years years_of(const ListEntry& own) const;
    [[nodiscard]] Years years_of(const ListPart& part) const;
};

// "550–371 BC", "27 BC – AD 14", "from 1618"; "" if the years are unbounded.
[[nodiscard]] std::string years_words(const Years& years);

} // namespace muster
