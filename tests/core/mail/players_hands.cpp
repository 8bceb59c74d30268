// SPDX-License-Identifier: MIT
#include "players_hands.h"

#include "army/army_reader.h"
#include "shipped_data.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <random>

namespace muster::tests {

namespace {

using Layout = Hand::Layout;

std::string id_of(const Element& element, const Ruleset& ruleset, Level level, std::string_view trait_id) {
    const Trait* trait = ruleset.trait(level, trait_id);
    return trait == nullptr ? "" : trait->values[static_cast<std::size_t>(element.values[trait->slot])].id;
}

void set(Element& element, const Ruleset& ruleset, Level level, std::string_view trait_id,
         std::string_view id) {
    const Trait& trait = *ruleset.trait(level, trait_id);
    for (std::size_t v = 0; v < trait.values.size(); ++v)
        if (trait.values[v].id == id)
            element.values[trait.slot] = static_cast<std::int32_t>(v);
}

std::string words_for(const std::string& ruleset, const std::string& trait, const std::string& id) {
    static const std::map<std::string, std::string> words{
        {"ancient-1969/type/heavy-infantry", "HI"},
        {"ancient-1969/type/medium-infantry", "MI"},
        {"ancient-1969/type/light-infantry", "LI"},
        {"ancient-1969/type/heavy-cavalry", "HC"},
        {"ancient-1969/type/medium-cavalry", "MC"},
        {"ancient-1969/type/light-cavalry", "LC"},
        {"ancient-1969/type/commander-in-chief", "C-in-C"},
        {"ancient-1969/type/unit-commander", "unit commander"},
        {"ancient-1969/shield/no", "no shield"},
        {"ancient-1969/shield/yes", ""},
        {"ancient-1969/weapon/spear-and-javelin", "spear and javelin"},
        {"ancient-1969/weapon/long-spear", "long spear"},
        {"ancient-1969/weapon/short-spear", "short spear"},
        {"phalanx-ii/integrity/plus", "+"},
        {"phalanx-ii/integrity/n", "n"},
        {"phalanx-ii/integrity/minus", "-"},
        {"undying-lands/order/close", "close order"},
        {"undying-lands/order/loose", "loose order"},
        {"undying-lands/order/open", "open order"},
        {"undying-lands/shield/large", "large shield"},
        {"undying-lands/shield/none", "no shield"},
        {"undying-lands/physique/low", "low physique"},
        {"undying-lands/physique/high", "high physique"},
        {"undying-lands/physique/average", "average physique"},
        {"undying-lands/size/small", "small size"},
        {"undying-lands/size/large", "large size"},
        {"undying-lands/size/average", "average size"},
    };
    const auto found = words.find(ruleset + "/" + trait + "/" + id);
    return found == words.end() ? id : found->second;
}

// The traits of a troop that a list says, in the order of the notation.
struct Said {
    std::string trait;
    std::string id;
    std::string text;
};

std::vector<Said> said_of(const Troop& troop, const Ruleset& ruleset) {
    static const std::map<std::string, std::vector<std::string>> orders{
        {"into-glory-ride", {"class", "integrity", "army", "epoch", "weight"}},
        {"phalanx", {"class", "integrity", "army", "chariot"}},
        {"phalanx-ii", {"class", "integrity", "army", "chariot"}},
        {"undying-lands",
         {"class", "order", "army", "weapon", "missile", "physique", "size", "morale", "proficiency",
          "defence", "shield"}},
        {"ancient-1969", {"type", "weapon", "quality", "status", "shield"}}};
    const std::string type = id_of(troop, ruleset, Level::troop, "type");
    const bool leader = type == "commander-in-chief" || type == "unit-commander";
    std::vector<Said> said;
    for (const std::string& trait : orders.at(ruleset.id)) {
        const std::string id = id_of(troop, ruleset, Level::troop, trait);
        if ((leader && trait != "type" && trait != "status") || (id == "none" && trait != "shield"))
            continue;
        std::string text = words_for(ruleset.id, trait, id);
        if (trait == "epoch")
            text = "E" + id;
        if (trait == "morale" || trait == "defence")
            text = trait + " " + id;
        if (!text.empty())
            said.push_back({trait, id, text});
    }
    return said;
}

bool is_coded(const Ruleset& ruleset) {
    return ruleset.id == "into-glory-ride" || ruleset.id == "phalanx" || ruleset.id == "phalanx-ii";
}

std::string joined(const std::vector<Said>& said, std::string_view seam) {
    std::string text;
    for (const Said& one : said)
        text += (text.empty() ? "" : std::string(seam)) + one.text;
    return text;
}

// "(HIM-III-RA)EII", "HIS+ RA two-horse chariot"
std::string code_of(const std::vector<Said>& said, const Ruleset& ruleset) {
    const bool suffix = ruleset.id == "phalanx-ii";
    std::string text = suffix ? said[0].text + said[1].text + " " + said[2].text
                              : fmt::format("({}-{}-{})", said[0].text, said[1].text, said[2].text);
    for (std::size_t i = 3; i < said.size(); ++i)
        text += (said[i].trait == "epoch" ? "" : " ") + said[i].text;
    return text;
}

// "HIM, class III, regular army, epoch II"
std::string sentence_of(const std::vector<Said>& said) {
    static const std::map<std::string, std::string> armies{
        {"RA", "regular"}, {"IA", "irregular"}, {"IR", "irregular"}, {"IF", "informal"}};
    std::string text;
    for (const Said& one : said) {
        std::string word = one.text;
        if (one.trait == "army")
            word = armies.at(one.id);
        if (one.trait == "integrity")
            word = "integrity " + one.id;
        if (one.trait == "epoch")
            word = "epoch " + one.id;
        text += (text.empty() ? "" : ", ") + word;
    }
    return text;
}

std::string notation_in(const Troop& troop, const Ruleset& ruleset, const Hand& hand) {
    const std::vector<Said> said = said_of(troop, ruleset);
    std::string text;
    if (!is_coded(ruleset))
        text = joined(said, hand.troop == Hand::Troop::words || ruleset.id == "undying-lands" ? ", "
                            : hand.troop == Hand::Troop::slashes                              ? " / "
                                                                                              : " ");
    else if (hand.troop == Hand::Troop::code)
        text = code_of(said, ruleset);
    else if (hand.troop == Hand::Troop::words)
        text = sentence_of(said);
    else
        text = joined(said, hand.troop == Hand::Troop::spaced ? " " : "/");
    if (ruleset.id != "undying-lands" && id_of(troop, ruleset, Level::troop, "general") == "yes")
        text += ", General";
    return text;
}

std::string number_word(std::int32_t number) {
    static constexpr std::array<std::string_view, 13> words{"no",   "one",    "two",   "three", "four",
                                                            "five", "six",    "seven", "eight", "nine",
                                                            "ten",  "eleven", "twelve"};
    return number < static_cast<std::int32_t>(words.size())
               ? std::string(words.at(static_cast<std::size_t>(number)))
               : std::to_string(number);
}

std::string line_of(const Troop& troop, const Ruleset& ruleset, const Hand& hand) {
    const std::string what = notation_in(troop, ruleset, hand);
    const std::string name = hand.names && !troop.name.empty() ? " " + troop.name : "";
    const bool leader = ruleset.id == "ancient-1969" && troop.count == 1;
    if (leader)
        return what;
    switch (hand.count) {
    case Hand::Count::times: return fmt::format("{} x {}{}", troop.count, what, name);
    case Hand::Count::bare: return fmt::format("{} {}{}", troop.count, what, name);
    case Hand::Count::tight: return fmt::format("{}x {}{}", troop.count, what, name);
    case Hand::Count::behind: return fmt::format("{}{} x {}", what, name, troop.count);
    case Hand::Count::word: return fmt::format("{} vignettes of {}{}", number_word(troop.count), what, name);
    case Hand::Count::vignettes: return fmt::format("{} vignettes {}{}", troop.count, what, name);
    }
    return what;
}

std::string table_of(const Army& army, const Ruleset& ruleset, Layout layout) {
    const std::string_view seam = layout == Layout::markdown     ? " | "
                                  : layout == Layout::tabs       ? "\t"
                                  : layout == Layout::semicolons ? ";"
                                                                 : ",";
    const bool bars = layout == Layout::markdown;
    std::vector<std::string> columns{"Number"};
    for (const char* id :
         {"class", "type", "integrity", "order", "army", "status", "quality", "weapon", "missile", "physique",
          "size", "morale", "proficiency", "defence", "shield", "chariot", "epoch", "weight"})
        if (ruleset.trait(Level::troop, id) != nullptr)
            columns.emplace_back(id);
    const auto row = [&](const std::vector<std::string>& cells) {
        std::string line = bars ? "| " : "";
        for (std::size_t i = 0; i < cells.size(); ++i)
            line += (i == 0 ? "" : std::string(seam)) + cells[i];
        return line + (bars ? " |\n" : "\n");
    };
    std::vector<std::string> heads = columns;
    heads.emplace_back("Remarks");
    std::string text = row(heads);
    if (bars)
        text += row(std::vector<std::string>(heads.size(), "---"));
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops) {
                std::vector<std::string> cells{std::to_string(troop.count)};
                for (std::size_t i = 1; i < columns.size(); ++i)
                    cells.push_back(id_of(troop, ruleset, Level::troop, columns[i]));
                cells.emplace_back(ruleset.id != "undying-lands" &&
                                           id_of(troop, ruleset, Level::troop, "general") == "yes"
                                       ? "General"
                                       : "");
                text += row(cells);
            }
    return text;
}

// What the list says of the army as a whole.
std::string head_of(const Ruleset& ruleset) {
    if (ruleset.id == "ancient-1969")
        return "Roman army, 1000 points\n\n";
    if (ruleset.id == "undying-lands")
        return "General rating 4\n\nFirst wing, rating 3, orders hold\n";
    return ruleset.id == "phalanx-ii" ? "" : "AP 5\n\n";
}

bool is_table(Layout layout) {
    return layout == Layout::markdown || layout == Layout::tabs || layout == Layout::semicolons ||
           layout == Layout::commas;
}

std::string list_of(const Army& army, const Ruleset& ruleset, const Hand& hand) {
    if (is_table(hand.layout))
        return table_of(army, ruleset, hand.layout);
    std::string text;
    int number = 0;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops) {
                const std::string line = line_of(troop, ruleset, hand);
                switch (hand.layout) {
                case Layout::bullets: text += "- " + line + "\n"; break;
                case Layout::numbered: text += fmt::format("{}. {}\n", ++number, line); break;
                case Layout::bbcode: text += "[*]" + line + "\n"; break;
                case Layout::html: text += "<p>" + line + "</p>\n"; break;
                case Layout::one_line: text += (text.empty() ? "" : "; ") + line; break;
                case Layout::columns: text += "   " + line + "\n"; break;
                default: text += line + "\n";
                }
            }
    return hand.layout == Layout::one_line ? text + "\n" : text;
}

std::string total_of(const Army& army, const Ruleset& ruleset, bool german) {
    std::int32_t sum = 0;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                sum += troop.count;
    if (ruleset.id == "ancient-1969")
        return "";
    return german ? fmt::format("\nInsgesamt {} Vignetten\n", sum)
                  : fmt::format("\nTotal {} vignettes\n", sum);
}

} // namespace

const std::vector<Hand>& players_hands() {
    using C = Hand::Count;
    using T = Hand::Troop;
    using L = Layout;
    static const std::vector<Hand> hands{
        {"times code", C::times, T::code, L::lines, false, false, false, false},
        {"times code names", C::times, T::code, L::lines, true, false, false, false},
        {"times code total", C::times, T::code, L::lines, false, true, false, false},
        {"times code letter", C::times, T::code, L::lines, false, true, false, true},
        {"times code german", C::times, T::code, L::lines, false, true, true, true},
        {"times code bullets", C::times, T::code, L::bullets, false, false, false, false},
        {"times code numbered", C::times, T::code, L::numbered, false, false, false, false},
        {"times code quoted", C::times, T::code, L::quoted, false, false, false, true},
        {"times code bbcode", C::times, T::code, L::bbcode, false, false, false, false},
        {"times code html", C::times, T::code, L::html, false, false, false, false},
        {"times code indented", C::times, T::code, L::columns, true, false, false, false},
        {"times code one line", C::times, T::code, L::one_line, false, false, false, false},
        {"bare code", C::bare, T::code, L::lines, false, false, false, false},
        {"bare code names", C::bare, T::code, L::lines, true, false, false, false},
        {"bare code total", C::bare, T::code, L::lines, false, true, false, true},
        {"bare code bullets", C::bare, T::code, L::bullets, true, true, false, true},
        {"bare code german", C::bare, T::code, L::lines, false, true, true, true},
        {"tight code", C::tight, T::code, L::lines, false, false, false, false},
        {"tight code bullets", C::tight, T::code, L::bullets, true, false, false, true},
        {"tight code html", C::tight, T::code, L::html, false, true, false, false},
        {"behind code", C::behind, T::code, L::lines, false, false, false, false},
        {"behind code names", C::behind, T::code, L::lines, true, true, false, true},
        {"behind code numbered", C::behind, T::code, L::numbered, false, false, false, false},
        {"behind code bbcode", C::behind, T::code, L::bbcode, false, true, false, false},
        {"word code", C::word, T::code, L::lines, false, false, false, false},
        {"word code letter", C::word, T::code, L::bullets, true, true, false, true},
        {"vignettes code", C::vignettes, T::code, L::lines, false, true, false, false},
        {"times spaced", C::times, T::spaced, L::lines, false, false, false, false},
        {"times spaced letter", C::times, T::spaced, L::bullets, false, true, false, true},
        {"bare spaced", C::bare, T::spaced, L::lines, false, false, false, false},
        {"behind spaced", C::behind, T::spaced, L::lines, false, true, false, false},
        {"word spaced", C::word, T::spaced, L::lines, false, false, false, true},
        {"times slashes", C::times, T::slashes, L::lines, false, false, false, false},
        {"tight slashes", C::tight, T::slashes, L::bullets, false, true, false, true},
        {"vignettes slashes", C::vignettes, T::slashes, L::numbered, false, false, false, false},
        {"times words", C::times, T::words, L::lines, false, false, false, false},
        {"word words", C::word, T::words, L::lines, false, true, false, true},
        {"vignettes words", C::vignettes, T::words, L::lines, false, false, true, true},
        {"markdown", C::bare, T::code, L::markdown, false, false, false, false},
        {"tabs", C::bare, T::code, L::tabs, false, false, false, true},
        {"semicolons", C::bare, T::code, L::semicolons, false, true, false, false},
        {"commas", C::bare, T::code, L::commas, false, false, true, true},
    };
    return hands;
}

std::string written(const Army& army, const Ruleset& ruleset, const Hand& hand) {
    std::string text = head_of(ruleset) + list_of(army, ruleset, hand);
    if (hand.total)
        text += total_of(army, ruleset, hand.german);
    if (hand.layout == Layout::quoted) {
        std::string quoted = "On 3 May Bob wrote:\n";
        std::size_t begin = 0;
        while (begin < text.size()) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            quoted += "> " + text.substr(begin, end - begin) + "\n";
            begin = end + 1;
        }
        text = quoted;
    }
    if (hand.letter)
        text = hand.german ? "Hallo Keith,\n\nhier meine Liste.\n\n" + text + "\nViele Grüße\nUwe\n"
                           : "From: Bob <bob@example.org>\nSubject: my list\n\nDear Keith,\n\n" + text +
                                 "\nCheers,\nBob\n";
    return text;
}

Army army_to_write(const Ruleset& ruleset, std::uint32_t seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::size_t most) { return random() % most; };
    Army army = read_army(ruleset.start, "start", shipped_rulesets());
    army.bodies.resize(1);
    Body& body = army.bodies.front();
    body.units.clear();
    const auto defaults = [&] {
        Troop troop;
        troop.values = ruleset.at(Level::troop).defaults;
        return troop;
    };
    static const std::map<std::string, std::vector<std::string>> varied{
        {"into-glory-ride", {"class", "army", "integrity", "epoch"}},
        {"phalanx", {"class", "army", "integrity"}},
        {"phalanx-ii", {"class", "army", "integrity"}},
        {"undying-lands",
         {"class", "order", "army", "weapon", "missile", "physique", "morale", "proficiency", "defence",
          "shield"}},
        {"ancient-1969", {"quality", "status"}}};
    const std::size_t troops = 3 + below(6);
    for (std::size_t i = 0; i < troops; ++i) {
        Troop troop = defaults();
        troop.count = static_cast<std::int32_t>(2 + below(10));
        for (const std::string& id : varied.at(ruleset.id)) {
            const Trait& trait = *ruleset.trait(Level::troop, id);
            troop.values[trait.slot] = static_cast<std::int32_t>(below(trait.values.size()));
        }
        if (ruleset.id == "ancient-1969") {
            static constexpr std::array types{"heavy-infantry", "medium-infantry", "light-infantry"};
            static constexpr std::array weapons{"pike", "long-spear", "short-spear", "pilum", "javelin"};
            set(troop, ruleset, Level::troop, "type", types.at(below(types.size())));
            set(troop, ruleset, Level::troop, "weapon", weapons.at(below(weapons.size())));
            troop.count *= 5;
        } else if (i == 0 && ruleset.id != "undying-lands") {
            troop.count = 1;
            set(troop, ruleset, Level::troop, "general", "yes");
        }
        static constexpr std::array names{"Old Guard", "Bodyguard", "Thracians", "Men of the hills"};
        troop.name = names.at(below(names.size()));
        Unit unit;
        unit.values = ruleset.at(Level::unit).defaults;
        unit.troops.push_back(troop);
        body.units.push_back(unit);
    }
    return army;
}

} // namespace muster::tests
