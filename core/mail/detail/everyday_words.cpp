// SPDX-License-Identifier: MIT
#include "mail/detail/everyday_words.h"

#include "mail/detail/word_lists.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace muster {

namespace {

// NOLINTNEXTLINE(readability-function-size) a table
const std::unordered_map<std::string_view, std::string_view>& other_forms() {
    static const std::unordered_map<std::string_view, std::string_view> table{
        // short
        {"inf", "infantry"},
        {"cav", "cavalry"},
        {"hvy", "heavy"},
        {"med", "medium"},
        {"lt", "light"},
        {"irr", "irregular"},
        {"reg", "regular"},
        {"irreg", "irregular"},
        {"cdr", "commander"},
        {"cdrs", "commander"},
        {"comm", "commander"},
        {"cmdr", "commander"},
        {"comdr", "commander"},
        {"subcommander", "sub-commander"},
        {"center", "centre"},
        {"rated", "rating"},
        {"ordered", "orders"},
        {"wert", "rating"},
        {"stufe", "rating"},
        {"comp", "composite"},
        {"sh", "shield"},
        {"shld", "shield"},
        {"def", "defence"},
        {"prof", "proficiency"},
        {"ep", "epoch"},
        {"integ", "integrity"},
        {"mor", "morale"},
        {"phys", "physique"},
        {"armour", "defence"},
        {"armor", "defence"},
        {"defense", "defence"},
        {"gen", "general"},
        {"genl", "general"},
        {"regulars", "regular"},
        {"irregulars", "irregular"},
        {"barbarians", "barbarian"},
        {"spears", "spear"},
        {"javelins", "javelin"},
        {"axes", "axe"},
        {"pila", "pilum"},
        {"horses", "horse"},
        {"halves", "half"},
        // German
        {"infanterie", "infantry"},
        {"kavallerie", "cavalry"},
        {"reiterei", "cavalry"},
        {"schwere", "heavy"},
        {"schwer", "heavy"},
        {"schweres", "heavy"},
        {"mittlere", "medium"},
        {"mittel", "medium"},
        {"leichte", "light"},
        {"leicht", "light"},
        {"regulär", "regular"},
        {"reguläre", "regular"},
        {"regulären", "regular"},
        {"irregulär", "irregular"},
        {"irreguläre", "irregular"},
        {"irregulären", "irregular"},
        {"informell", "informal"},
        {"informelle", "informal"},
        {"barbaren", "barbarian"},
        {"barbarisch", "barbarian"},
        {"speer", "spear"},
        {"speere", "spear"},
        {"wurfspeer", "javelin"},
        {"wurfspeere", "javelin"},
        {"wurfspeeren", "javelin"},
        {"bogen", "bow"},
        {"armbrust", "crossbow"},
        {"schleuder", "sling"},
        {"schleudern", "sling"},
        {"lanze", "lance"},
        {"lanzen", "lance"},
        {"piken", "pike"},
        {"schild", "shield"},
        {"schilde", "shield"},
        {"schilden", "shield"},
        {"feldherr", "general"},
        {"feldherrn", "general"},
        {"generals", "general"},
        {"unterführer", "commander"},
        {"anführer", "commander"},
        {"unterfeldherr", "commander"},
        {"befehl", "orders"},
        {"befehle", "orders"},
        {"elefanten", "elephant"},
        {"elefant", "elephant"},
        {"linke", "left"},
        {"linker", "left"},
        {"links", "left"},
        {"rechte", "right"},
        {"rechter", "right"},
        {"rechts", "right"},
        {"zentrum", "centre"},
        {"mitte", "centre"},
        {"flügel", "wing"},
        {"einheit", "unit"},
        {"moral", "morale"},
        {"basen", "bases"},
        {"statur", "physique"},
        {"körperbau", "physique"},
        {"größe", "size"},
        {"groesse", "size"},
        {"verteidigung", "defence"},
        {"hoch", "high"},
        {"hohe", "high"},
        {"hoher", "high"},
        {"niedrig", "low"},
        {"niedrige", "low"},
        {"gering", "low"},
        {"geringe", "low"},
        {"durchschnittliche", "average"},
        {"avg", "average"},
        {"klein", "small"},
        {"kleine", "small"},
        {"groß", "large"},
        {"riesig", "huge"},
        {"riesige", "huge"},
        {"extrem", "extreme"},
        {"wertung", "rating"},
        {"streitwagen", "chariot"},
        {"jahr", "year"},
        {"volk", "nation"},
        {"punkte", "points"},
        {"gesamt", "total"},
        {"insgesamt", "total"},
        {"zusammen", "total"},
        {"summe", "sum"},
        {"klasse", "class"},
        {"epoche", "epoch"},
        {"verbunden", "linked"},
        {"verbindung", "link"},
        {"verbindungen", "link"},
        // French
        {"cavalerie", "cavalry"},
        {"lourde", "heavy"},
        {"moyenne", "medium"},
        {"général", "general"},
        {"éléphants", "elephant"},
        {"gauche", "left"},
        {"droite", "right"},
        {"aile", "wing"},
        {"année", "year"},
    };
    return table;
}

const std::unordered_map<std::string_view, std::int32_t>& number_words() {
    static const std::unordered_map<std::string_view, std::int32_t> table{
        {"one", 1},       {"two", 2},        {"three", 3},     {"four", 4},      {"five", 5},
        {"six", 6},       {"seven", 7},      {"eight", 8},     {"nine", 9},      {"ten", 10},
        {"eleven", 11},   {"twelve", 12},    {"thirteen", 13}, {"fourteen", 14}, {"fifteen", 15},
        {"sixteen", 16},  {"seventeen", 17}, {"eighteen", 18}, {"nineteen", 19}, {"twenty", 20},
        {"thirty", 30},   {"forty", 40},     {"fifty", 50},    {"sixty", 60},    {"seventy", 70},
        {"eighty", 80},   {"ninety", 90},    {"dozen", 12},    {"single", 1},    {"ein", 1},
        {"brace", 2},     {"couple", 2},     {"eine", 1},      {"einen", 1},     {"zwei", 2},
        {"drei", 3},      {"vier", 4},       {"fünf", 5},      {"sechs", 6},     {"sieben", 7},
        {"acht", 8},      {"neun", 9},       {"zehn", 10},     {"zwölf", 12},    {"dreizehn", 13},
        {"vierzehn", 14}, {"fünfzehn", 15},  {"sechzehn", 16}, {"siebzehn", 17}, {"achtzehn", 18},
        {"neunzehn", 19}, {"zwanzig", 20},   {"dreißig", 30},  {"vierzig", 40},  {"fünfzig", 50},
        {"sechzig", 60},  {"dutzend", 12},   {"deux", 2},      {"trois", 3},     {"quatre", 4},
        {"cinq", 5},      {"sept", 7},       {"huit", 8},      {"neuf", 9},      {"dix", 10},
        {"douze", 12},    {"hundred", 100},
    };
    return table;
}

} // namespace

std::vector<std::string_view> everyday_words() {
    std::vector<std::string_view> words;
    for (const auto& [word, form] : other_forms()) {
        words.push_back(word);
        words.push_back(form);
    }
    for (const auto& [word, number] : number_words())
        words.push_back(word);
    std::sort(words.begin(), words.end());
    return words;
}

std::string small_letters(std::string_view word) {
    std::string small(word);
    for (std::size_t i = 0; i < small.size(); ++i) {
        const auto c = static_cast<unsigned char>(small[i]);
        if (c >= 'A' && c <= 'Z')
            small[i] = static_cast<char>(c - 'A' + 'a');
        else if (i != 0 && static_cast<unsigned char>(small[i - 1]) == 0xC3U && c >= 0x80U && c <= 0x9EU &&
                 c != 0x97U) // "À" to "Þ"; "×" is no letter
            small[i] = static_cast<char>(c + 0x20U);
    }
    return small;
}

std::vector<std::string> forms_of(std::string_view word) {
    std::vector<std::string> forms{small_letters(word)};
    const auto add = [&](std::string form) {
        if (!form.empty() && std::find(forms.begin(), forms.end(), form) == forms.end())
            forms.push_back(std::move(form));
    };
    const auto add_other = [&](const std::string& form) {
        const auto found = other_forms().find(form);
        if (found != other_forms().end())
            add(std::string(found->second));
    };
    const std::string small = forms.front();
    add_other(small);
    // "pikes", "pikemen"; not "is", "class", "us"
    if (small.size() >= 4 && small.ends_with('s') && !small.ends_with("ss")) {
        add(small.substr(0, small.size() - 1));
        add_other(small.substr(0, small.size() - 1));
        if (small.ends_with("ies") && small != "heavies") // heavy horse, not heavy guns
            add(small.substr(0, small.size() - 3) + "y");
    }
    if (small.ends_with("men") && small.size() >= 6)
        add(small.substr(0, small.size() - 3) + "man");
    return forms;
}

std::optional<std::int32_t> number_called(std::string_view small_word) {
    const auto found = number_words().find(small_word);
    return found == number_words().end() ? std::nullopt : std::optional(found->second);
}

bool is_joining_word(std::string_view small_word) {
    return is_in(WordList::joining, small_word);
}

bool is_article(std::string_view small_word) {
    static const WordSet articles{"the", "der", "die", "das", "des", "dem", "den"};
    return articles.contains(small_word);
}

bool is_counted_thing(std::string_view small_word) {
    return is_in(WordList::counted_thing, small_word);
}

bool is_body_label(std::string_view small_word) {
    return is_in(WordList::body_label, small_word);
}

bool is_all_word(std::string_view small_word) {
    return is_in(WordList::all, small_word);
}

bool is_harmless(std::string_view small_word) {
    return is_in(WordList::harmless, small_word);
}

bool is_negation(std::string_view small_word) {
    return is_in(WordList::negation, small_word);
}

bool changes_meaning(std::string_view small_word) {
    return is_in(WordList::changing, small_word);
}

bool is_talk(std::string_view small_word) {
    return is_in(WordList::talk, small_word);
}

} // namespace muster
