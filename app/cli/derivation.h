// SPDX-License-Identifier: MIT
// Derivation: lines that show how a number is computed, "IP 35 = Base Integrity Value 16 [1] + Long shafted
// weapon 4 [1]", and the footnotes that those lines refer to: sources, and what a † means.
#pragma once

#include "check/checker.h"
#include "check/wording.h"
#include "report_format.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

class Derivation {
public:
    // What `checked` refers to must outlive it.
    explicit Derivation(const CheckedArmy& checked)
        : checked_(checked), wording_(checked.army, checked.ruleset, checked.report) {}

    [[nodiscard]] const Wording& wording() const { return wording_; }

    // A number of one element as text.
    struct Line {
        std::vector<std::string> pieces; // the name with the value first; none is broken
        bool is_short = false;           // the value has a single term, and the line a single piece
        bool is_absent = false;
    };
    Line line(const Place& place, std::size_t number);
    // "[3]", always the same mark for a section; "" without a section.
    std::string source_mark(std::string_view section);
    void note_provenance(Provenance provenance, ReadingIndex reading = no_reading);

    // The footnotes, line by line; the sources in the order of their marks.
    [[nodiscard]] std::vector<std::string> footnotes() const;

private:
    // "= Base Integrity Value 16 [1]", "+ Morale 5 [2]", …
    void append_terms(const std::vector<Term>& terms, std::vector<std::string>& pieces);
    [[nodiscard]] std::string term_text(const Term& term, Exact figure);

    CheckedArmy checked_;
    Wording wording_; // made once, because it looks at the whole army
    std::vector<std::string> sections_;
    bool inherited_seen_ = false;
    bool reading_seen_ = false;
    std::set<ReadingIndex> readings_; // that have a text
    bool lost_seen_ = false;
};

} // namespace muster
