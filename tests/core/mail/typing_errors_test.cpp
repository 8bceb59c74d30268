// SPDX-License-Identifier: MIT
// A typing error of one letter never changes an army in silence: the list is read as before, or a question is
// open.
#include "army/army_reader.h"
#include "base/file.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace muster::tests {

namespace {

constexpr std::size_t shortest_word = 4; // letters
constexpr std::uint32_t seed = 19;

enum class Slip : std::uint8_t { doubled, dropped, swapped, neighbour };
constexpr std::array all_slips{Slip::doubled, Slip::dropped, Slip::swapped, Slip::neighbour};

// MUSTER_TYPOS=1 tries every word; by default one of so many.
std::uint32_t words_for_one_trial() {
    const char* wanted = std::getenv("MUSTER_TYPOS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 65 : static_cast<std::uint32_t>(std::strtoul(wanted, nullptr, 10));
}

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

// A key beside that of the small letter.
char key_beside(char letter, std::uint32_t choice) {
    static constexpr std::array<std::string_view, 3> rows{"qwertyuiop", "asdfghjkl", "zxcvbnm"};
    for (const std::string_view row : rows)
        if (const std::size_t at = row.find(letter); at != std::string_view::npos)
            return at == 0 || (at + 1 < row.size() && choice % 2 == 0) ? row[at + 1] : row[at - 1];
    return 'x';
}

// The text with the slip in the letter at `at`; the same text where the slip changes nothing.
std::string with_slip(std::string text, std::size_t at, Slip slip, std::uint32_t choice) {
    const bool capital = std::isupper(static_cast<unsigned char>(text[at])) != 0;
    const char small = static_cast<char>(std::tolower(static_cast<unsigned char>(text[at])));
    switch (slip) {
    case Slip::doubled: text.insert(at, 1, text[at]); break;
    case Slip::dropped: text.erase(at, 1); break;
    case Slip::swapped: std::swap(text[at], text[at + 1]); break;
    case Slip::neighbour: {
        const char other = key_beside(small, choice);
        text[at] = capital ? static_cast<char>(std::toupper(static_cast<unsigned char>(other))) : other;
        break;
    }
    }
    return text;
}

struct Word {
    std::size_t begin = 0;
    std::size_t size = 0;
};

std::vector<Word> words_of_text(std::string_view text) {
    std::vector<Word> words;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        while (end < text.size() && (is_letter(text[end]) || (static_cast<unsigned char>(text[end]) & 0x80U)))
            ++end;
        const bool plain = std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at),
                                       text.begin() + static_cast<std::ptrdiff_t>(end), is_letter);
        const bool apart = at == 0 || std::isdigit(static_cast<unsigned char>(text[at - 1])) == 0;
        if (end - at >= shortest_word && plain && apart)
            words.push_back({at, end - at});
        at = std::max(end, at + 1);
    }
    return words;
}

// Everything that an army is judged by, without its names.
struct Shape {
    TraitValues army{};
    std::vector<std::pair<std::size_t, TraitValues>> elements; // by depth
    std::vector<std::int32_t> counts;

    friend bool operator==(const Shape&, const Shape&) = default;
};

Shape shape_of(const Army& army) {
    Shape shape;
    shape.army = army.values;
    for (const Body& body : army.bodies) {
        shape.elements.emplace_back(1, body.values);
        for (const Unit& unit : body.units) {
            shape.elements.emplace_back(2, unit.values);
            for (const Troop& troop : unit.troops) {
                shape.elements.emplace_back(3, troop.values);
                shape.counts.push_back(troop.count);
            }
        }
    }
    return shape;
}

struct List {
    std::string name;
    std::string ruleset;
    std::string text;
};

// The mails of the tests, each named after its rule set.
std::vector<List> all_lists() {
    std::vector<List> lists;
    for (const auto& entry :
         std::filesystem::directory_iterator(source_folder() / "tests" / "data" / "mails")) {
        if (entry.path().extension() != ".txt")
            continue;
        List list{entry.path().stem().string(), {}, text_of_mail(read_file(entry.path()), "mail")};
        for (const std::string& id : shipped_ruleset_ids())
            if (list.name.starts_with(id + "-") && id.size() > list.ruleset.size())
                list.ruleset = id;
        lists.push_back(std::move(list));
    }
    std::sort(lists.begin(), lists.end(), [](const List& a, const List& b) { return a.name < b.name; });
    return lists;
}

class Typist {
public:
    explicit Typist(std::uint32_t words_for_one) : words_for_one_(words_for_one) {}

    void try_list(const List& list, const WrittenArmyReader& reader, const Army& begin) {
        const WrittenArmy right = reader.read(list.text, begin);
        if (!right.open.empty())
            return;
        const Shape shape = shape_of(right.army);
        for (const Word& word : words_of_text(list.text))
            for (const Slip slip : all_slips) {
                if (random_() % words_for_one_ != 0)
                    continue;
                const std::size_t last = word.size - (slip == Slip::swapped ? 1 : 0);
                const std::size_t at = word.begin + random_() % last;
                const std::string text =
                    with_slip(list.text, at, slip, static_cast<std::uint32_t>(random_()));
                if (text == list.text || is_another_word(word, text))
                    continue;
                ++trials_;
                const WrittenArmy read = reader.read(text, begin);
                // Where no troops are left, the program refuses the list.
                const bool asks = !read.open.empty() || read.army.bodies.empty();
                asked_ += asks ? 1 : 0;
                if (!asks)
                    BOOST_TEST((shape_of(read.army) == shape), described(list, word, text));
            }
    }

    [[nodiscard]] std::size_t trials() const { return trials_; }
    [[nodiscard]] std::size_t asked() const { return asked_; }

private:
    // "EII" of "EIII", "eight" of "right", the code LIS of "list": nobody can see that it is a slip.
    [[nodiscard]] static bool is_another_word(const Word& word, const std::string& text) {
        constexpr std::size_t longest_code = 5;
        const auto is_capital = [&](std::size_t at) {
            return std::isupper(static_cast<unsigned char>(text[at])) != 0;
        };
        return (word.size <= longest_code && is_capital(word.begin) && is_capital(word.begin + 1)) ||
               text.compare(word.begin + 1, 4, "ight") == 0 || text.compare(word.begin, 4, "lis:") == 0;
    }

    [[nodiscard]] static std::string described(const List& list, const Word& word, const std::string& text) {
        const std::string_view before = std::string_view(list.text).substr(0, word.begin);
        const std::size_t begin = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
        const auto number = std::count(before.begin(), before.end(), '\n') + 1;
        return list.name + ", line " + std::to_string(number) + ", \"" +
               list.text.substr(word.begin, word.size) +
               "\": " + text.substr(begin, text.find('\n', word.begin) - begin);
    }

    std::uint32_t words_for_one_;
    std::mt19937 random_{seed};
    std::size_t trials_ = 0;
    std::size_t asked_ = 0;
};

} // namespace

BOOST_AUTO_TEST_SUITE(typing_errors)

BOOST_AUTO_TEST_CASE(one_wrong_letter_never_changes_an_army_in_silence, *boost::unit_test::label("long")) {
    std::map<std::string, std::unique_ptr<WrittenArmyReader>> readers;
    Typist typist(words_for_one_trial());
    for (const List& list : all_lists()) {
        const Ruleset& ruleset = *shipped_rulesets().find(list.ruleset);
        std::unique_ptr<WrittenArmyReader>& reader = readers[list.ruleset];
        if (reader == nullptr)
            reader = std::make_unique<WrittenArmyReader>(ruleset);
        typist.try_list(list, *reader, read_army(ruleset.start, "start", shipped_rulesets()));
    }
    BOOST_TEST_MESSAGE(typist.trials() << " typing errors, " << typist.asked() << " asked about");
    BOOST_TEST(typist.trials() > 100U);
}

// The word that was meant and the word as it is typed are readings of the question.
BOOST_AUTO_TEST_CASE(a_choice_settles_what_a_word_was_meant_to_be) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const Army begin = read_army(ruleset.start, "start", shipped_rulesets());
    const WrittenArmyReader reader(ruleset);
    const std::string text = "AP 5\n\n3 x (HIS-III-RA) spears\n1 x (HIS-V-RA) guard, Staks\n";
    const WrittenArmy asked = reader.read(text, begin);
    BOOST_TEST_REQUIRE(asked.open.size() == 1U);
    const OpenQuestion& question = asked.open.front();
    BOOST_TEST(question.line == 4U);
    BOOST_TEST(question.what == "\"Staks\": not understood");
    BOOST_TEST_REQUIRE(question.readings.size() == 3U);
    BOOST_TEST(question.readings[0].id == "Stakes");
    BOOST_TEST(question.readings[1].id == "Staks");
    const WrittenArmy meant = reader.read(text, begin, {choice_of(question, question.readings[0])});
    const WrittenArmy typed = reader.read(text, begin, {choice_of(question, question.readings[1])});
    BOOST_TEST(meant.open.empty());
    BOOST_TEST(meant.settled.size() == 1U);
    BOOST_TEST(typed.settled.size() == 1U);
    BOOST_TEST((shape_of(meant.army) == shape_of(asked.army)));
}

// "let" and "man" are everyday words, before "wing" and "battle line" they are none.
BOOST_AUTO_TEST_CASE(a_slip_beside_the_word_for_a_part_is_no_everyday_word) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx");
    const Army begin = read_army(ruleset.start, "start", shipped_rulesets());
    const WrittenArmyReader reader(ruleset);
    const auto asked = [&](const std::string& line) {
        return !reader
                    .read(
                        "Regular army, AP 5.\n\nCentre:\n4 x HIN-IV spearmen\n1 x HIN-V Guard, General\n\n" +
                            line + "\n",
                        begin)
                    .open.empty();
    };
    for (const std::string line :
         {"On the let wing: 3 x HIB-III archers", "The let wing is 3 x HIB-III archers.",
          "In the let wing stand 3 x HIB-III archers.", "On the let flank: 3 x HIB-III archers",
          "The man battle line is 3 x HIB-III archers.", "In the man battle line stand 3 x HIB-III archers.",
          "3 x HIB-III archers off the man battle line"})
        BOOST_TEST(asked(line), line);
    for (const std::string line :
         {"On the left wing: 3 x HIB-III archers", "The left wing is 3 x HIB-III archers.",
          "In the main battle line stand 3 x HIB-III archers."})
        BOOST_TEST(!asked(line), line);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
