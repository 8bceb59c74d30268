// SPDX-License-Identifier: MIT
#include "mail/detail/table_heading.h"

#include "base/text.h"
#include "mail/detail/everyday_words.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace muster {

namespace {

using Headings = std::unordered_set<std::string_view>;

Headings count_headings() {
    return {"number",
            "no",
            "nr",
            "nos",
            "#",
            "n",
            "qty",
            "quantity",
            "count",
            "figures",
            "figs",
            "fig",
            "vignettes",
            "vigs",
            "vig",
            "vign",
            "anzahl",
            "zahl",
            "stück",
            "menge",
            "stärke",
            "wie viele",
            "nombre",
            "num",
            "how many",
            "els",
            "elements",
            "models",
            "strength",
            "no of figures",
            "no. of figures",
            "number of figures",
            "number of vignettes",
            "men",
            "stands",
            "figuren",
            "vignetten",
            "x"};
}

// NOLINTNEXTLINE(readability-function-size) a table
const std::array<std::pair<ColumnRole, Headings>, 10>& all_headings() {
    static const std::array<std::pair<ColumnRole, Headings>, 10> roles{
        {{ColumnRole::each,
          {"each",
           "points each",
           "pts each",
           "pts ea",
           "je",
           "ip each",
           "cost each",
           "unit cost",
           "points per figure",
           "pts/fig",
           "points/figure",
           "pts per fig",
           "ip per vignette",
           "punkte je",
           "je figur",
           "punkte pro figur",
           "punkte je figur",
           "einzelpreis",
           "each ip",
           "per figure",
           "pt each"}},
         {ColumnRole::sum,
          {"points",        "pts",          "total",        "ip",        "sum",      "punkte",
           "summe",         "cost",         "total points", "total pts", "together", "total ip",
           "ip total",      "points total", "pts total",    "gesamt",    "tot",      "gesamtpunkte",
           "punkte gesamt", "insgesamt",    "zusammen",     "preis"}},
         {ColumnRole::count, count_headings()},
         {ColumnRole::unit,
          {"unit", "tactical unit", "unit no", "unit name", "regiment", "einheit", "unit no."}},
         {ColumnRole::body,
          {"wing", "command", "battle", "part", "division", "flügel", "body", "sector", "position", "where",
           "place", "location", "teil", "abteilung", "stellung", "ort"}},
         {ColumnRole::name,
          {"name", "names", "element", "vignette", "troops", "troop", "description", "who", "truppe",
           "truppen", "troop name", "bezeichnung", "title", "beschreibung", "wer"}},
         {ColumnRole::notes,
          {"notes",
           "note",
           "remarks",
           "remark",
           "comment",
           "comments",
           "commanders",
           "commander",
           "officers",
           "cmd",
           "cmdr",
           "cmdrs",
           "cdr",
           "cdrs",
           "comd",
           "special",
           "other",
           "leader",
           "leaders",
           "bemerkung",
           "bemerkungen",
           "anmerkung",
           "anmerkungen",
           "notiz",
           "notizen",
           "hinweise",
           "command notes",
           "joined by",
           "led by",
           "commanders here",
           "commanders with it",
           "who leads",
           "commander here",
           "commander with unit",
           "commanders with unit"}},
         {ColumnRole::words,
          {"notation", "code", "codes", "troop type", "typ", "truppentyp", "kürzel", "type", "what", "kind"}},
         {ColumnRole::number, {"line no", "item", "row", "id"}},
         {ColumnRole::cost,
          {"cost", "costs",       "cost each", "total cost", "unit cost",       "ap",
           "aps",  "ap cost",     "ap each",   "activation", "activation cost", "activation points",
           "act",  "act cost",    "kosten",    "kosten je",  "aktivierung",     "points",
           "pts",  "points each", "sum",       "total"}}}};
    return roles;
}

// What players write over the columns of a German table.
std::string in_english(std::string words) {
    static const std::unordered_map<std::string_view, std::string_view> german{
        {"klasse", "class"},
        {"ordnung", "order"},
        {"armee", "army"},
        {"armeeklasse", "army class"},
        {"heeresklasse", "army class"},
        {"waffe", "weapon"},
        {"nahkampfwaffe", "weapon"},
        {"zweitwaffe", "second weapon"},
        {"fernwaffe", "missile"},
        {"fernkampfwaffe", "missile"},
        {"schusswaffe", "missile"},
        {"physis", "physique"},
        {"statur", "physique"},
        {"körperbau", "physique"},
        {"moral", "morale"},
        {"moralklasse", "morale"},
        {"größe", "size"},
        {"ausbildung", "proficiency"},
        {"können", "proficiency"},
        {"fertigkeit", "proficiency"},
        {"verteidigung", "defence"},
        {"rüstung", "defence"},
        {"panzerung", "defence"},
        {"schild", "shield"},
        {"tierpanzer", "animal armour"},
        {"qualität", "quality"},
        {"güte", "quality"},
        {"reittier", "mount"},
        {"maschine", "engine"},
        {"besatzung", "crew"},
        {"epoche", "epoch"},
        {"integrität", "integrity"},
        {"gewicht", "weight"},
        {"geschütz", "attached gun"},
        {"basen", "bases"},
        {"streitwagen", "chariots"},
        {"artillerie", "artillery"},
        {"feldbefestigung", "field defences"},
        {"feldbefestigungen", "field defences"},
        {"schlachtlinie", "battle line"},
        {"befehl", "orders"},
        {"befehle", "orders"},
        {"wertung", "rating"},
        {"führer", "commander"},
        {"offizier", "commander"},
        {"offiziere", "commanders"},
        {"unterfeldherr", "sub-commander"},
        {"feldherr", "general"}};
    const auto found = german.find(words);
    return found == german.end() ? std::move(words) : std::string(found->second);
}

// "no. of vignettes", "vignettes (number)", "Anzahl der Figuren" as "number"; not of bases, which each of
// them may have several of.
std::string with_count_alone(std::string words) {
    static const Headings counts{"no",    "nr",  "nos",      "num", "number", "numbers",
                                 "#",     "qty", "quantity", "anz", "anzahl", "zahl",
                                 "count", "how", "many",     "wie", "viele"};
    static const Headings things{"vignettes",  "vignette", "vigs",     "vig",     "figures",
                                 "figs",       "elements", "els",      "models",  "vignetten",
                                 "miniatures", "figuren",  "elemente", "modelle", "minis"};
    static const Headings joints{"of", "der", "an", "von", "the"};
    bool counted = false;
    bool thing = false;
    std::string marks = words;
    std::replace_if(
        marks.begin(), marks.end(), [](char c) { return c == '(' || c == ')' || c == ',' || c == '.'; }, ' ');
    for (const std::string_view word : words_of(marks)) {
        if (!counts.contains(word) && !things.contains(word) && !joints.contains(word))
            return words;
        counted = counted || counts.contains(word);
        thing = thing || things.contains(word);
    }
    return counted && thing ? "number" : words;
}

} // namespace

std::vector<std::string_view> words_of_headings() {
    std::vector<std::string_view> words;
    for (const auto& [role, headings] : all_headings())
        words.insert(words.end(), headings.begin(), headings.end());
    std::sort(words.begin(), words.end());
    return words;
}

namespace {

// "+ unit cdr" as "cdr": the officer of the unit in the row.
std::string with_officer_alone(std::string words) {
    static const std::unordered_set<std::string_view> officers{
        "cdr",     "cdrs",     "cmdr",   "cmdrs",   "comd",      "cmd",
        "officer", "officers", "leader", "leaders", "commander", "commanders"};
    std::string_view left = words;
    for (const std::string_view joint : {"+ ", "+", "plus ", "with ", "incl "})
        if (left.starts_with(joint)) {
            left.remove_prefix(joint.size());
            break;
        }
    const bool joined = left.size() != words.size();
    constexpr std::string_view unit = "unit ";
    std::string_view bare = left;
    if (bare.starts_with(unit))
        bare.remove_prefix(unit.size());
    const bool in_full = bare == "commander" || bare == "commanders"; // what the rules call them
    if (!officers.contains(bare) || (!joined && in_full))
        return words;
    return std::string(bare);
}

} // namespace

std::string heading_words(const std::string& heading) {
    // Wikis mark the cells of a heading: "|= Class |", "|! Class |".
    const std::size_t begin = heading.find_first_not_of("=! ");
    std::string words =
        small_letters(folded(begin == std::string::npos ? std::string() : heading.substr(begin)));
    while (!words.empty() && (words.back() == '.' || words.back() == ':' || words.back() == '?'))
        words.pop_back();
    return with_officer_alone(in_english(with_count_alone(std::move(words))));
}

bool is_heading_of(const std::string& words, ColumnRole role) {
    for (const auto& [of, headings] : all_headings())
        if (of == role && headings.contains(words))
            return true;
    return false;
}

std::optional<ColumnRole> role_of_heading(const std::string& words) {
    for (const auto& [role, headings] : all_headings())
        if (headings.contains(words))
            return role;
    return std::nullopt;
}

} // namespace muster
