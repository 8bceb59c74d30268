// SPDX-License-Identifier: MIT
// ArmyList: what an army of history or fantasy may field under a rule set, compiled: every trait, number,
// entry and rule that the file names is an index here. Made by read_army_list() only. What its words mean
// stands in schemas/README.md, "An army list".
#pragma once

#include "base/exact.h"
#include "base/input_error.h"
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
    bool absent = false;       // of an optional whole number: that it is not given
    std::int32_t first = 0;    // the value that a new element begins with
    bool single = false;       // one value alone

    [[nodiscard]] bool offers(const Trait& of, std::int32_t value) const;
};
using Offers = std::vector<Offer>;

// Years of history, both included; negative ones are BC. Unbounded if nothing is said.
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

// How many of something there must be and may be; for each `per` of the list, unless of the army as a whole.
struct Amount {
    std::optional<std::int32_t> least;
    std::optional<std::int32_t> most;
    bool of_army = false;
};

// One way for a troop of an entry to be: an offer for every trait of a troop except texts.
struct TroopChoice {
    Offers offers;

    // All that it begins with.
    [[nodiscard]] TraitValues first() const;
};

struct ListEntry {
    std::string id;
    std::string name;
    std::string note;
    std::vector<TroopChoice> troops; // one at least
    Offers unit;
    Amount amount;
    Years years;
    std::optional<std::size_t> option; // that it is part of
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
    ListParts needs; // one of them
    ListParts excludes;
    Years years;
};

struct ListAlly {
    std::string id;
    std::string name;
    std::string note;
    std::string list;                 // the id of the list that lends
    std::vector<std::string> entries; // that it lends; empty: all
    ListParts needs;
    ListParts excludes;
    Amount amount;
    Years years;
    TextPosition list_position; // in the file, for errors found when that list is there
    TextPosition entries_position;
};

struct ListLimit {
    ListParts parts;
    Amount amount;
    std::optional<std::size_t> number; // of a troop, that is measured by instead of counting
    std::optional<Exact> least_share;
    std::optional<Exact> most_share;
    ListParts of; // empty: the whole army
    ListParts needs;
    std::optional<std::int32_t> each;
    ListParts excludes;
    std::string say;
};

struct ListPermit {
    std::size_t rule = 0; // index among the rule set's rules
    ListParts parts;      // empty: the whole army
};

struct ListSize {
    std::size_t number = 0; // of the army
    std::optional<std::int32_t> least;
    std::optional<std::int32_t> most;
    std::optional<std::int32_t> step; // from the least on
};

// What least and most are meant for: a number of the army or a trait of it, and how much of it.
struct ListPer {
    std::optional<std::size_t> number;
    std::optional<std::size_t> slot;
    std::int32_t each = 1;
};

struct ArmyList {
    std::string ruleset;
    std::string id;
    std::string title;
    std::string region;
    std::string revision;
    std::string about;
    std::vector<std::string> sources;
    bool of_muster = false; // one of Muster's own, not of a player's house
    Years years;
    Offers army;
    std::optional<ListSize> size;
    std::optional<ListPer> per;
    std::vector<ListEntry> entries; // also those of options, in the order of the file
    std::vector<ListOption> options;
    std::vector<ListAlly> allies;
    std::vector<ListLimit> limits;
    std::vector<ListPermit> permits;

    // Null if there is none.
    [[nodiscard]] const ListEntry* entry(std::string_view entry_id) const;
    [[nodiscard]] const std::string& name_of(const ListPart& part) const;
    // Of an entry those of its option too.
    [[nodiscard]] Years years_of(const ListEntry& own) const;
    [[nodiscard]] Years years_of(const ListPart& part) const;
};

// "480 BC", "AD 83", "1632"; and "550–371 BC", "27 BC – AD 14", "from 1618", "" if unbounded.
[[nodiscard]] std::string year_words(std::int32_t year);
[[nodiscard]] std::string years_words(const Years& years);

} // namespace muster
