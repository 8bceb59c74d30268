// SPDX-License-Identifier: MIT
// Whatever structure a hand gives an army, reading gives it back or asks. MUSTER_HANDS=1 tries every army in
// every hand; --log_level=message shows what was asked and what came back as another army.
#include "structure_hands.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>

namespace muster::tests {

namespace {

// The samples, and the example army of each list.
std::vector<Army> armies_to_write() {
    std::map<std::string, std::string> texts;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() / "armylists"))
        if (entry.path().extension() == ".muster")
            texts[entry.path().string()] = read_file(entry.path());
    std::vector<Army> armies;
    for (const auto& [name, text] : texts)
        armies.push_back(read_army(text, name, shipped_rulesets()));
    return armies;
}

} // namespace

BOOST_AUTO_TEST_SUITE(structures)

BOOST_AUTO_TEST_CASE(every_structure_is_read_back_or_asked_about) {
    std::map<std::string, std::unique_ptr<WrittenArmyReader>> readers;
    const bool all = std::getenv("MUSTER_HANDS") != nullptr; // NOLINT(concurrency-mt-unsafe)
    std::size_t texts = 0;
    std::size_t settled = 0;
    std::size_t wrong = 0;
    std::size_t next = 0;
    std::map<std::string, std::pair<std::size_t, std::size_t>> of_hand; // settled, asked
    for (const Army& army : armies_to_write()) {
        const Ruleset& ruleset = *shipped_rulesets().find(army.ruleset);
        auto& reader = readers[ruleset.id];
        if (!reader)
            reader = std::make_unique<WrittenArmyReader>(ruleset);
        const Army begin = read_army(ruleset.start, "start", shipped_rulesets());
        for (std::size_t h = 0; h < structure_hands().size(); ++h) {
            if (!all && h != next % structure_hands().size())
                continue;
            const StructureHand& hand = structure_hands()[h];
            const std::string text = written(army, ruleset, hand);
            const WrittenArmy made = reader->read(text_of_mail(text, "it"), begin);
            ++texts;
            const std::string key = ruleset.id + ", " + std::string(hand.name);
            if (!made.open.empty()) {
                if (of_hand[key].second++ == 0)
                    BOOST_TEST_MESSAGE("asked: " << key << ": " << made.open.front().text << "\n" << text);
                continue;
            }
            ++settled;
            ++of_hand[key].first;
            const std::string wanted = conveyed(army, ruleset, hand);
            const std::string got = conveyed(made.army, ruleset, hand);
            if (got == wanted)
                continue;
            ++wrong;
            BOOST_TEST_MESSAGE("wrong: " << key << ": " << army.name << "\n"
                                         << text << "\nwanted\n"
                                         << wanted << "\ngot\n"
                                         << got);
        }
        ++next;
    }
    for (const auto& [key, counts] : of_hand)
        BOOST_TEST_MESSAGE("hand: " << key << ": " << counts.first << " settled, " << counts.second
                                    << " asked");
    BOOST_TEST_MESSAGE(settled << " of " << texts << " read without a question, " << wrong
                               << " of them wrong");
    BOOST_TEST(settled * 10 >= texts * 8);
    BOOST_TEST(wrong == 0U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
