// SPDX-License-Identifier: MIT
// ListPage: an army list as text for `lists`: what it is, what the army must be, entries with how many and
// how they are, options, allies, limits, sources.
#pragma once

#include "lists/list_in_force.h"
#include "style.h"

#include <string>
#include <string_view>

namespace muster {

class ListPage {
public:
    ListPage(const Ruleset& ruleset, const ListInForce& in_force, const Style& style)
        : ruleset_(ruleset), list_(in_force.list()), lists_(in_force.lists()), style_(style) {}

    [[nodiscard]] std::string text();

private:
    void append_title();
    void append_army();
    void append_entries();
    void append_entry(const ListEntry& entry);
    void append_option(const ListOption& option);
    void append_ally(std::size_t index);
    void append_limits();
    void append_heading(std::string_view heading);
    void append_line(std::string_view words, std::size_t indent);
    [[nodiscard]] std::string choice_words(const TroopChoice& choice) const;
    [[nodiscard]] std::string offers_words(const Offers& offers) const;
    [[nodiscard]] std::string names(const ListParts& parts) const;
    [[nodiscard]] std::string per_words() const;
    [[nodiscard]] std::string limit_words(const ListLimit& limit) const;

    const Ruleset& ruleset_;
    const ArmyList& list_;
    ListWithLenders lists_;
    const Style& style_;
    std::string text_;
};

// "2–4", "0–6", "1 or more", "any number"
[[nodiscard]] std::string amount_words(const Amount& amount);

} // namespace muster
