// SPDX-License-Identifier: MIT
#include "stored_armies.h"

#include "army/army_writer.h"
#include "bench_armies.h"

#include <fmt/format.h>

#include <array>
#include <random>

namespace muster::bench {

namespace {

constexpr std::array nations{"Roman",   "Greek",    "Persian",  "Norman",       "English", "French",
                             "Saxon",   "Bavarian", "Russian",  "Ottoman",      "Mongol",  "Hun",
                             "Spartan", "Theban",   "Gaulish",  "Carthaginian", "Scots",   "Swedish",
                             "Polish",  "Spanish",  "Prussian", "Austrian",     "Uruk",    "Dúnedain"};
constexpr std::array kinds{"host",  "army",       "vanguard", "rearguard", "raiders",
                           "corps", "expedition", "levy",     "guard",     "crusade"};
constexpr std::array first_names{"Ada",   "Ben",  "Carla", "Dirk",  "Eve",   "Femi", "Gül",  "Hans",
                                 "Inês",  "Jan",  "Kofi",  "Lena",  "Marek", "Noor", "Olga", "Piotr",
                                 "Quinn", "Rosa", "Sven",  "Tomáš", "Ute",   "Vito", "Wen",  "Zoë"};
constexpr std::array last_names{"Müller", "Novák",  "Smith",   "Okafor", "Silva", "Jansen", "Rossi",
                                "Kowal",  "Dubois", "Nilsson", "Yılmaz", "Brown", "Weber",  "Haas"};
constexpr std::array events{"Autumn open", "Spring cup", "Club night", "League round", "Friendly",
                            "Winter war",  "Masters",    "Doubles",    "Campaign turn"};
constexpr std::array note_words{"the",    "left",    "wing",   "holds",   "until", "cavalry", "breaks",
                                "hill",   "wood",    "river",  "general", "with",  "reserve", "against",
                                "plan",   "advance", "lost",   "won",     "by",    "points",  "borrowed",
                                "bases",  "repaint", "spears", "next",    "time",  "more",    "archers",
                                "behind", "first",   "turn",   "table",   "of",    "and"};

template <class List>
const char* one_of(const List& list, std::minstd_rand& random) {
    return list[random() % list.size()];
}

std::string notes(std::minstd_rand& random) {
    std::string text;
    if (random() % 3 != 0)
        return text;
    for (std::size_t left = 5 + random() % 36; left != 0; --left)
        text += fmt::format("{}{}", text.empty() ? "" : " ", one_of(note_words, random));
    return text;
}

ArmyFacts make_stored_army(std::uint32_t number) {
    std::minstd_rand random(number + 1);
    random.discard(8); // the first of neighbouring seeds are alike
    Army army = make_army(number, 12);
    army.name = fmt::format("{} {} {}", one_of(nations, random), one_of(kinds, random), number);
    army.about.player = fmt::format("{} {}", one_of(first_names, random), one_of(last_names, random));
    army.about.event = fmt::format("{} {}", one_of(events, random), 1990 + random() % 37);
    army.about.date = fmt::format("20{:02}-{:02}-{:02}", random() % 27, 1 + random() % 12, 1 + random() % 28);
    army.about.notes = notes(random);
    const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
    return facts_of(write_army(army, ruleset), "bench", shipped_rulesets());
}

} // namespace

std::vector<ArmyFacts> make_stored_armies(std::uint32_t first, std::size_t count) {
    std::vector<ArmyFacts> armies;
    armies.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        armies.push_back(make_stored_army(first + static_cast<std::uint32_t>(i)));
    return armies;
}

} // namespace muster::bench
