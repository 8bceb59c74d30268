// SPDX-License-Identifier: MIT
// HeadingPlan: what the lines around a heading show of it: "Persians:" over "Immortals:" names a body, and
// "Phalanx" alone above troops is a heading if the list has several such lines.
#pragma once

#include "mail/detail/heading_words.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace muster {

class HeadingPlan {
public:
    HeadingPlan(std::vector<MailLine> lines, const Vocabulary& vocabulary);

    // `split`, corrected by the lines around it; as it is if `text` is not the whole line but what stands
    // behind a heading.
    [[nodiscard]] HeadingSplit settled(std::size_t line, std::string_view text, HeadingSplit split) const;
    // Whether the line ends with a colon above troops, and other headings or troops stand above it, or has a
    // number and troops further in beneath it: it begins a part of the army, whatever it says.
    [[nodiscard]] bool begins_some_part(std::size_t line) const;

    // Whether it stands on top of troops, and other lines that may be headings on top of others: what it says
    // of all may be said of its own troops.
    [[nodiscard]] bool may_head_first_part(std::size_t line) const;

    // "Host of the Broken Fang" over other headings: of the words for parts of the field only one that may be
    // the army as well.
    [[nodiscard]] bool names_army(std::size_t line) const;

private:
    struct Line {
        bool heading = false;   // and nothing else, with a colon or by its words
        bool plain = false;     // of words such as "left wing" alone
        bool unit = false;      // surely of a unit
        bool sure = false;      // by its words
        bool labelled = false;  // a heading by its colon alone
        bool commanded = false; // a heading by the commander that it names
        bool outlined = false;  // of a unit, by the bullets beneath it
        bool troops = false;
        bool bare = false; // may be a heading
    };

    [[nodiscard]] static Line line_of(const MailLine& line, const MailLine* next,
                                      const Vocabulary& vocabulary);
    [[nodiscard]] std::size_t first_heading() const;
    void find_sums(const Vocabulary& vocabulary);
    void find_labelled(const Vocabulary& vocabulary);
    void find_values(const Vocabulary& vocabulary);
    void find_commanded(const Vocabulary& vocabulary);
    void find_outlined(const Vocabulary& vocabulary);
    void find_over_officers(const Vocabulary& vocabulary);
    void find_nested();
    void find_parted();
    [[nodiscard]] bool is_unit_by_layout(std::size_t line) const;
    void find_bare();
    [[nodiscard]] bool is_above_troops(std::size_t line) const {
        return line + 1 < all_.size() && all_[line + 1].troops;
    }

    std::vector<MailLine> lines_;
    std::vector<Line> all_;
    bool nested_ = false; // headings of units stand beneath those of bodies
    bool parted_ = false; // and empty lines stand between the bodies, none within them
    bool bare_ = false;
};

} // namespace muster
