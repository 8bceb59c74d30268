// SPDX-License-Identifier: MIT
// Kinds with sums, signs for officers, titles of the General, labels of links, beasts' arms, and short
// sentences that tell troops.
#include "lists_read.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace muster::tests {

namespace {

// How often the General is marked at troops, and the questions.
std::string generals_in(std::string_view ruleset_id, const WrittenArmy& made) {
    const std::size_t general = rules_called(ruleset_id).trait(Level::troop, "general")->slot;
    int generals = 0;
    for (const Body& body : made.army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                generals += troop.values[general];
    return fmt::format("{} {}", generals, asked_of(made));
}

} // namespace

BOOST_AUTO_TEST_SUITE(own_ways_of_parts)

BOOST_AUTO_TEST_CASE(kinds_stand_with_their_sums_over_troops) {
    const auto list = [](std::string_view leaders, std::string_view form, std::string_view foot) {
        const auto heading = [&](std::string_view name, std::string_view sum) {
            return fmt::format(fmt::runtime(form), name, sum);
        };
        return read_list(
            "ancient-1969",
            fmt::format("Gauls, nation Gallic, 1000 points.\n\n{}\n  Brennus, barb C-in-C, 100\n{}\n"
                        "  20 LC, barb D, javelin, 6 each; unit commander 25\n{}\n  30 MI, barb D, "
                        "short spear, 3 each; unit commander 25\n  45 MI, barb E, short spear, 2 "
                        "each; unit commander 25\n\n                                    475\n",
                        heading(leaders, "100"), heading("HORSE", "145"), heading("FOOT", foot)));
    };
    for (const std::string_view form :
         {"{}                 {}", "{}: {}", "{} = {}", "{} ............ {}", "{} ({})"})
        for (const std::string_view leaders : {"GENERALS", "GENERALS (with no unit)", "Leaders",
                                               "High command", "Officers (they lead no unit)"})
            BOOST_TEST_CONTEXT(form << leaders) {
                BOOST_CHECK_EQUAL(asked_of(list(leaders, form, "230")), "");
                BOOST_CHECK(asked_of(list(leaders, form, "240")).find("240") != std::string::npos);
            }
}

BOOST_AUTO_TEST_CASE(a_sign_stands_for_the_unit_commander) {
    const auto list = [](std::string_view told, std::string_view sign, std::string_view together) {
        return asked_of(read_list(
            "ancient-1969",
            fmt::format(
                "Romans, nation Roman, 1000 points. {}\n\nCaesar / C-in-C / 100\nFirst cohort / 20 HI "
                "/ A / pilum / 20 x 8 = 160 / + {} = {}\nSecond cohort / 20 HI / B "
                "/ pilum / 20 x 7 = 140 / + {} = 150\n\n420\n",
                told, sign, together, sign)));
    };
    constexpr std::string_view told[][2] = {
        {"Whole army regular, u/c = unit commander (10).", "u/c"},
        {"Whole army regular. UC means unit commander, 10 points each.", "UC"},
        {"Entire army regular; CO = commander of the unit (10).", "CO"},
        {"Whole army regular. Each u/c (unit commander) is 10.", "u/c"},
        {"Whole army regular, cdr. = the unit commander, at 10 points.", "cdr."}};
    for (const auto& [sentence, sign] : told)
        BOOST_TEST_CONTEXT(sentence) {
            BOOST_CHECK_EQUAL(list(sentence, sign, "170"), "");
            BOOST_CHECK_NE(list(sentence, sign, "175"), "");
        }
    BOOST_CHECK_NE(list("Whole army regular, u/c = unit commander (25).", "u/c", "170"), "");
}

BOOST_AUTO_TEST_CASE(each_of_two_generals_is_told_beside_his_name) {
    for (const std::string_view as :
         {"with {} as General", "{} as the General", "under King {} as my General"})
        BOOST_CHECK_EQUAL(
            generals_in(
                "phalanx-ii",
                read_list("phalanx-ii",
                          fmt::format("All RA. We have two consuls, so I am having two Generals.\n\n1 HSC- "
                                      "equites, {}\n8 HINn hastati\n2 VLIn velites\n1 HSCn allies, {}\n",
                                      fmt::format(fmt::runtime(as), "Paullus"),
                                      fmt::format(fmt::runtime(as), "Varro")))),
            "2 ");
}

BOOST_AUTO_TEST_CASE(a_title_stands_for_the_general) {
    const auto list = [](std::string_view told, std::string_view company) {
        const WrittenArmy made = read_list(
            "undying-lands",
            fmt::format(
                "{}\n\nWING ONE. Sub-commander rated 2. Orders: attack.\n - Orcs, 3 vignettes: foot, close "
                "order, regular, spear, physique average, size average, morale III, drilled, defence C with "
                "shield. {}\n - Trolls, 2 vignettes: leviathan, loose order, irregular, 2HW, physique high, "
                "size large, morale IV, drilled, defence C without shield.\n\nEvery dash is one unit.\n",
                told, company));
        const std::size_t general = rules_called("undying-lands").trait(Level::unit, "general")->slot;
        return fmt::format("{}{}", made.army.bodies.at(0).units.at(0).values[general], asked_of(made));
    };
    constexpr std::string_view told[][2] = {
        {"Da Boss (General) is rated 3.", "Sub-commander goes with these, and so does da Boss."},
        {"The Great Goblin (General) is rated 3.", "Sub-commander stands here, and the Great Goblin too."},
        {"King Bladorthin is the General, rating 3.", "Sub-commander with them and also the King."}};
    for (const auto& [general, company] : told)
        BOOST_CHECK_EQUAL(list(general, company), "1");
    BOOST_CHECK_NE(list("Da Boss (General) is rated 3.", "Sub-commander goes with these, men of da Boss."),
                   "1");
}

BOOST_AUTO_TEST_CASE(a_troop_beside_a_link_is_in_none) {
    for (const std::string_view label :
         {"Link 1 (in line)   ", "Link A (line)   ", "Link one (in line)  ", "Line link 1: "})
        for (const std::string_view none : {"archers, not in a link", "(not part of the link)",
                                            "not in any link", "archers, in no link", "unlinked"})
            BOOST_TEST_CONTEXT(label << none) {
                const WrittenArmy made = read_list(
                    "phalanx-ii", fmt::format("All RA.\n\nLeft\n {}3x HISn spears\n                    1x "
                                              "VLIn  {}\nRight\n 1x HCC+ General\n 7x HINn\n",
                                              label, none));
                BOOST_CHECK_EQUAL(asked_of(made), "");
                BOOST_REQUIRE_EQUAL(made.army.bodies.at(0).units.size(), 2);
                const std::size_t link = rules_called("phalanx-ii").trait(Level::unit, "link")->slot;
                BOOST_CHECK_NE(made.army.bodies[0].units[0].values[link], 0);
                BOOST_CHECK_EQUAL(made.army.bodies[0].units[1].values[link], 0);
            }
}

BOOST_AUTO_TEST_CASE(a_beast_fights_with_what_it_has) {
    for (const std::string_view arms :
         {"No weapons but its tusks", "no weapon except teeth and claws", "Unarmed except for their fists",
          "Nothing but its great horns", "No weapons (other than tusks)"})
        BOOST_TEST_CONTEXT(arms)
    check_list(
        "undying-lands",
        fmt::format(
            "General's rating 3.\n\n1. Left wing. Sub-commander rated 3. Orders: advance.\nGuard, 3 "
            "vignettes. Foot, close order, regular. Pike. Average physique, average size. Morale IV, "
            "skilled. Defence C, no shield. (105 IP) With them: the General, the sub-commander.\nMumak, "
            "1 vignette. Behemoth, close order, irregular. {}. Extreme physique, huge size. Morale III, "
            "militia. Defence E, no shield. (42 IP)\n",
            arms),
        "3 x Foot CO Reg, Pike, IV-S, C | 1 x Be CO Irr extreme huge, NC, III-M, E");
}

BOOST_AUTO_TEST_CASE(company_and_price_follow_in_sentences) {
    const auto asked = [](std::string_view first, std::string_view behind) {
        return asked_of(read_list(
            "undying-lands",
            fmt::format(
                "Physique and size are average. General's rating 3.\n\nLeft wing. Sub-commander rated 3. "
                "Orders: advance.\n{}. Foot, close order, regular. They carry pikes. Morale IV, skilled. "
                "Defence C, no shield. {}\n",
                first, behind)));
    };
    for (const std::string_view first : {"Guard, 3 vignettes", "Three vignettes of Guard"})
        for (const std::string_view behind :
             {"With them: the General, the sub-commander. (105 IP)",
              "(35 each, 105 IP) With it: General, sub-commander.",
              "Commanders: General and sub-commander. 105 IP.", "With them: General, sub-commander. = 105 IP",
              "General and sub-commander here. (105 IP)"})
            BOOST_CHECK_EQUAL(asked(first, behind), "");
    BOOST_CHECK_NE(asked("Guard, 3 vignettes", "With them: the General, the sub-commander. (100 IP)"), "");
    BOOST_CHECK_NE(asked("Guard, 3 vignettes", "With them: the General, their aunt and a dragon."), "");
}

BOOST_AUTO_TEST_CASE(an_army_is_told_with_its_sum) {
    for (const std::string_view sum : {"That makes 12, an irregular army.", "Total 12 - irregular army.",
                                       "There you go: 12 vignettes, and the army counts as irregular."}) {
        const WrittenArmy made =
            read_list("phalanx-ii", fmt::format("1 HIWn IR with General\n9 LIWn IR\n2 HSCn RA\n\n{}\n", sum));
        BOOST_CHECK_EQUAL(asked_of(made), "");
        BOOST_CHECK_EQUAL(
            made.army.values[rules_called("phalanx-ii").trait(Level::army, "army-class")->slot],
            read_list("phalanx-ii", "1 HIWn IR with General\n9 LIWn IR\n2 HSCn RA\n\nThat makes 12.\n"
                                    "The army is irregular.\n")
                .army.values[rules_called("phalanx-ii").trait(Level::army, "army-class")->slot]);
    }
}

BOOST_AUTO_TEST_CASE(a_people_without_exception_is_the_army) {
    const auto asked = [](std::string_view told, std::string_view name) {
        return asked_of(read_list("into-glory-ride",
                                  fmt::format("Base AP 5.\n{}\n\n4 HIM-III EII {}\n1 HIM-IV EII General\n"
                                              "7 HCC-III\n",
                                              told, name)));
    };
    for (const std::string_view told :
         {"This is for Blenheim, and all my Bavarians are Regular Army with no exceptions.",
          "As agreed: Blenheim 1704, and my Bavarians are Regular Army without any exception.",
          "Twelve vignettes, and my Bavarians are Regular Army to a man.",
          "The year is 1704, and the Bavarians, as always, are Regular Army, every one of them."}) {
        BOOST_CHECK_EQUAL(asked(told, ""), "");
        if (told.find("every one") == std::string_view::npos) // which is said of all
            BOOST_CHECK_NE(asked(told, "Bavarians"), "");
    }
}

BOOST_AUTO_TEST_CASE(arrows_on_both_sides_head_a_wing) {
    for (const std::string_view heading : {">> WING OF EDORAS <<", ">>> LEFT WING <<<", "== LEFT WING =="})
        BOOST_CHECK_EQUAL(
            asked_of(read_list(
                "undying-lands",
                fmt::format("General's rating: 5\n\n{}  sub-commander's rating 4; orders: attack\nGuard "
                            "[General, sub-commander]: 3 vign., foot/close/regular, spear, morale III, "
                            "drilled, defence C, shield\n\nPhysique and size average for everybody.\n",
                            heading))),
            "");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
