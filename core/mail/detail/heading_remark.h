// SPDX-License-Identifier: MIT
// Remarks: what a heading says beside its name: "rating 3" and "with the Knights" of "Left wing (rating 3,
// with the Knights)".
#pragma once

#include "mail/detail/army_draft.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/vocabulary.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

[[nodiscard]] std::vector<std::string> remarks_of(std::string_view heading);

// "with unit 1" of "sub-commander rating 4, with unit 1, orders hold".
struct PlacedLeaders {
    std::vector<std::string> remarks; // "sub-commander with unit 1"
    std::string rest;                 // the text without where they are
};
[[nodiscard]] PlacedLeaders placed_leaders_in(std::string_view text, const Vocabulary& vocabulary);

// Whether it says something of what the heading names along with words that are not understood: "General und
// Stabschef".
[[nodiscard]] bool is_unclear(std::string_view remark, const Vocabulary& vocabulary);
// Whether it says where somebody stands who is marked: "the sub-commander with Gamling".
[[nodiscard]] bool places_mark(std::string_view remark, const Vocabulary& vocabulary);

// Of a heading that is not understood by itself.
struct Remark {
    std::size_t line = 0;
    std::string heading;
    std::string text;
    std::size_t heading_line = 0; // of the heading that it belongs to
};

// Adds the remarks of a heading that are not understood by themselves.
void add_remarks_of(const std::string& heading, const MailLine& line, bool of_body,
                    const Vocabulary& vocabulary, std::vector<Remark>& remarks);
// Puts what the remarks say of units into the draft, which must be complete: "Left wing (sub-commander with
// the Knights)". Returns those that name no unit.
// `settled`: gets the lines of the others.
[[nodiscard]] std::vector<Remark> unsettled_remarks(const std::vector<Remark>& remarks, ArmyDraft& draft,
                                                    const Vocabulary& vocabulary,
                                                    std::vector<std::size_t>& settled);

// "Behind the stakes": nothing but marks of troops, other than the General's.
[[nodiscard]] bool marks_some(std::string_view text, const Vocabulary& vocabulary);

} // namespace muster
