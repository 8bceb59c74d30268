// SPDX-License-Identifier: MIT
// Whatever hand an army is written in, reading gives it back or asks: never another army without a question.
#include "players_hands.h"

#include "army/army_reader.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <map>

namespace muster::tests {

namespace {

// MUSTER_HANDS is the number of armies of each rule set for a run at length.
std::uint32_t armies_of_each() {
    const char* wanted = std::getenv("MUSTER_HANDS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 2 : static_cast<std::uint32_t>(std::strtoul(wanted, nullptr, 10));
}

std::vector<std::pair<std::int32_t, TraitValues>> troops_held_by(const Army& army) {
    std::vector<std::pair<std::int32_t, TraitValues>> troops;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                troops.emplace_back(troop.count, troop.values);
    return troops;
}

} // namespace

BOOST_AUTO_TEST_SUITE(players)

BOOST_AUTO_TEST_CASE(every_hand_is_read_back_or_asked_about) {
    BOOST_TEST(players_hands().size() >= 40U);
    std::size_t texts = 0;
    std::size_t settled = 0;
    std::map<std::string, std::size_t> asked;
    for (const std::string& id : shipped_ruleset_ids()) {
        const Ruleset& ruleset = *shipped_rulesets().find(id);
        const WrittenArmyReader reader(ruleset);
        const Army begin = read_army(ruleset.start, "start", shipped_rulesets());
        for (std::uint32_t seed = 0; seed < armies_of_each(); ++seed) {
            const Army army = army_to_write(ruleset, seed);
            for (const Hand& hand : players_hands()) {
                const std::string text = written(army, ruleset, hand);
                const WrittenArmy made = reader.read(text_of_mail(text, "it"), begin);
                ++texts;
                const bool same = troops_held_by(made.army) == troops_held_by(army);
                if (made.open.empty())
                    BOOST_TEST(same, id << ", " << hand.name << ", seed " << seed << ":\n" << text);
                settled += made.open.empty() ? 1 : 0;
                if (!made.open.empty() && asked[id + ", " + std::string(hand.name)]++ == 0)
                    BOOST_TEST_MESSAGE(id << ", " << hand.name << ", seed " << seed << ": "
                                          << made.open.front().text << "\n"
                                          << text);
            }
        }
    }
    BOOST_TEST_MESSAGE(settled << " of " << texts << " read without a question");
    BOOST_TEST(settled * 10 >= texts * 9);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
