// SPDX-License-Identifier: MIT
// Whether a text that is shown in German is the English one: as the catalogues have it, with what is filled
// in, or by its words.
#pragma once

#include <wx/string.h>

#include <set>
#include <string>
#include <vector>

namespace muster::tests {

class EnglishTexts {
public:
    // Of the catalogues of the window and of the rule sets.
    EnglishTexts();

    // A name that an army, a list or a troop was given is none where such stand: in rows of lists and tables.
    [[nodiscard]] bool contains(const wxString& text, bool is_row = false) const;
    // Besides those in names and citations, and in a row those of the notation, which is the players' own.
    [[nodiscard]] bool has_english_words(const wxString& text, bool is_row = false) const;

private:
    // A text between the places that are filled in.
    using Pieces = std::vector<wxString>;

    void read(const wxString& catalogue);
    void add(const std::vector<wxString>& english, const std::vector<wxString>& german);
    void read_names();

    std::set<wxString> english_;
    std::set<wxString> german_;
    std::vector<Pieces> english_patterns_;
    std::vector<Pieces> german_patterns_;
    std::set<wxString> names_; // that stand in armies and lists
    // With English words, the longest first.
    std::vector<wxString> quoted_;
    std::vector<wxString> notation_;
};

} // namespace muster::tests
