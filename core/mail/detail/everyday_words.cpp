// SPDX-License-Identifier: MIT
#include "mail/detail/everyday_words.h"

#include "base/text.h"

#include <algorithm>
#include <utility>

namespace muster {

namespace {

constexpr std::pair<std::string_view, std::string_view> everyday_table[] = {
    // short
    {"inf", "infantry"},
    {"cav", "cavalry"},
    {"hvy", "heavy"},
    {"med", "medium"},
    {"irr", "irregular"},
    {"irreg", "irregular"},
    {"commander", "cdr"},
    {"cmdr", "cdr"},
    {"chariots", "chariot"},
    {"elephants", "elephant"},
    {"engines", "engine"},
    {"shields", "shield"},
    {"center", "centre"},
    {"armour", "defence"},
    {"armor", "defence"},
    // German
    {"infanterie", "infantry"},
    {"kavallerie", "cavalry"},
    {"reiterei", "cavalry"},
    {"schwere", "heavy"},
    {"schwer", "heavy"},
    {"mittlere", "medium"},
    {"leichte", "light"},
    {"leicht", "light"},
    {"regulär", "regular"},
    {"reguläre", "regular"},
    {"irregulär", "irregular"},
    {"irreguläre", "irregular"},
    {"barbaren", "barbarian"},
    {"speer", "spear"},
    {"wurfspeer", "javelin"},
    {"wurfspeere", "javelin"},
    {"bogen", "bow"},
    {"schleuder", "sling"},
    {"ohne", "no"},
    {"schild", "shield"},
    {"feldherr", "general"},
    {"elefanten", "elephant"},
    {"linke", "left"},
    {"linker", "left"},
    {"links", "left"},
    {"rechte", "right"},
    {"rechter", "right"},
    {"rechts", "right"},
    {"zentrum", "centre"},
    {"mitte", "centre"},
    {"flügel", "wing"},
    {"jahr", "year"},
    {"volk", "nation"},
    {"punkte", "points"},
    {"gesamt", "total"},
    {"summe", "total"},
    // French
    {"cavalerie", "cavalry"},
    {"lourde", "heavy"},
    {"légère", "light"},
    {"moyenne", "medium"},
    {"général", "general"},
    {"éléphants", "elephant"},
    {"gauche", "left"},
    {"droite", "right"},
    {"aile", "wing"},
    {"année", "year"},
};

} // namespace

std::string everyday(std::string_view phrase) {
    std::string result;
    for (const std::string_view word : words_of(phrase)) {
        const auto* const found = std::find_if(std::begin(everyday_table), std::end(everyday_table),
                                               [&](const auto& row) { return row.first == word; });
        result += (result.empty() ? "" : " ");
        result += found == std::end(everyday_table) ? word : found->second;
    }
    return result;
}

std::string plain_number(std::string_view text) {
    // A part behind the last separator that is not of three digits is one of nothing: "90,0".
    if (const std::size_t last = text.find_last_of(".,");
        last != std::string_view::npos && text.size() - last != 4)
        text = text.substr(0, last);
    std::string digits;
    for (const char c : text)
        if (c >= '0' && c <= '9')
            digits += c;
    return digits;
}

} // namespace muster
