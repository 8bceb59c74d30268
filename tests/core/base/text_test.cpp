// SPDX-License-Identifier: MIT
#include "base/text.h"

#include "base/letters.h"

#include <boost/test/unit_test.hpp>

#include <array>

namespace muster::tests {

namespace {

using namespace std::string_view_literals;

using Words = std::vector<std::string_view>;

const Words weapons{"none", "pike", "long-spear", "javelin", "bow", "crossbow", "Axe"};

struct WholeNumber {
    std::string_view text;
    int value; // -1: refused
};
constexpr std::array<WholeNumber, 24> whole_number_table{{
    {"0", 0},
    {"1", 1},
    {"999", 999},
    {"007", 7},
    {"0000000000000000000000012", 12},
    {"999999999", 999'999'999},
    {"000999999999", 999'999'999},
    {"", -1},
    {"1000000000", -1},
    {"0001000000000", -1},
    {"99999999999999999999", -1},
    {"4294967297", -1},
    {"1e9", -1},
    {"+1", -1},
    {"-1", -1},
    {" 1", -1},
    {"1 ", -1},
    {"1.0", -1},
    {"0x1", -1},
    {"1,000", -1},
    {"٣", -1},
    {"３", -1},
    {"²", -1},
    {"1\0002"sv, -1},
}};

struct Nearest {
    std::string_view word;
    std::string_view nearest; // "" if none
};
constexpr std::array<Nearest, 14> nearest_table{{
    {"pike", "pike"},
    {"pikes", "pike"},
    {"pkie", "pike"},
    {"PIKE", "pike"},
    {"axe", "Axe"},
    {"longspear", "long-spear"},
    {"long_spaer", "long-spear"},
    {"javlin", "javelin"},
    {"cow", "bow"},
    {"crosbow", "crossbow"},
    {"halberd", ""},
    {"", ""},
    {"x", ""},
    {"zzz", ""},
}};

} // namespace

BOOST_AUTO_TEST_SUITE(text)

BOOST_AUTO_TEST_CASE(whole_numbers_are_ascii_digits) {
    for (const WholeNumber& row : whole_number_table)
        BOOST_CHECK_MESSAGE(whole_number(row.text).value_or(-1) == row.value,
                            "'" << row.text << "' gave " << whole_number(row.text).value_or(-1));
}

BOOST_AUTO_TEST_CASE(the_nearest_word_is_one_that_may_be_meant) {
    for (const Nearest& row : nearest_table)
        BOOST_CHECK_MESSAGE(nearest_word(row.word, weapons).value_or("") == row.nearest,
                            "'" << row.word << "' gave '" << nearest_word(row.word, weapons).value_or("")
                                << "'");
    BOOST_CHECK(!nearest_word("pike", {}));
    // The first of several that are as near.
    BOOST_CHECK_EQUAL(nearest_word("bxw", {"bow", "baw"}).value_or(""), "bow");
    // A hostile word is not compared for long.
    BOOST_CHECK(!nearest_word(std::string(1'000'000, 'p'), weapons));
}

BOOST_AUTO_TEST_CASE(a_suggestion_names_one_word_or_lists_a_few) {
    BOOST_CHECK_EQUAL(suggestion("pikes", weapons), "; did you mean 'pike'?");
    BOOST_CHECK_EQUAL(suggestion("sling", {"pike", "bow"}), "; it is one of pike, bow");
    BOOST_CHECK_EQUAL(suggestion("sling", {}), "");
    const Words many(25, "halberd");
    BOOST_CHECK_EQUAL(suggestion("sling", many), "");
    BOOST_CHECK_EQUAL(suggestion("halbert", many), "; did you mean 'halberd'?");
}

BOOST_AUTO_TEST_CASE(spaces_are_those_of_xml) {
    BOOST_CHECK(is_blank(""));
    BOOST_CHECK(is_blank(" \t\r\n"));
    BOOST_CHECK(!is_blank(" x "));
    BOOST_CHECK(!is_blank("\v"));
    BOOST_CHECK(!is_blank("\u00A0"));
    BOOST_CHECK_EQUAL(trimmed(" \n a b\t"), "a b");
    BOOST_CHECK_EQUAL(trimmed(" "), "");
    BOOST_CHECK_EQUAL(folded("  two\n\twords\r\n "), "two words");
    BOOST_CHECK_EQUAL(folded(""), "");
}

BOOST_AUTO_TEST_CASE(words_and_parts) {
    BOOST_CHECK(words_of(" a  bc\nd ") == (Words{"a", "bc", "d"}));
    BOOST_CHECK(words_of("  ").empty());
    BOOST_CHECK(parts_of("a | b c|", '|') == (Words{"a", "b c", ""}));
    BOOST_CHECK(parts_of("", '|') == Words{""});
    BOOST_CHECK(parts_of("a / b/c /  d / ", " / ") == (Words{"a", "b/c", "d", ""}));
    BOOST_CHECK(parts_of("", " / ") == Words{""});
    BOOST_CHECK_EQUAL(joined({"a", "b", "c"}, ", "), "a, b, c");
    BOOST_CHECK_EQUAL(joined({}, ", "), "");
}

BOOST_AUTO_TEST_CASE(only_letters_of_ascii_are_lowered) {
    BOOST_CHECK_EQUAL(lowered("Pike AZ az@[ 0-9"), "pike az az@[ 0-9");
    BOOST_CHECK_EQUAL(lowered("Ödön Λ\xFF"), "Ödön Λ\xFF");
    BOOST_CHECK_EQUAL(lowered(std::string_view("A\0B", 3)), std::string_view("a\0b", 3));
}

BOOST_AUTO_TEST_CASE(quoted_words_are_fit_for_a_message) {
    BOOST_CHECK_EQUAL(muster::quoted("pike"), "'pike'");
    BOOST_CHECK_EQUAL(muster::quoted(""), "''");
    BOOST_CHECK_EQUAL(muster::quoted("a\nb\tc\rd\x1B[31m"), "'a b c d?[31m'");
    BOOST_CHECK_EQUAL(muster::quoted("a\x7F\u009B\u202Eb"), "'a???b'");
    BOOST_CHECK_EQUAL(muster::quoted(std::string(40, 'a')), "'" + std::string(40, 'a') + "'");
    BOOST_CHECK_EQUAL(muster::quoted(std::string(41, 'a')), "'" + std::string(40, 'a') + "…'");
    // Cut between characters, never inside one.
    BOOST_CHECK_EQUAL(muster::quoted(std::string(39, 'a') + "€€"), "'" + std::string(39, 'a') + "…'");
}

BOOST_AUTO_TEST_CASE(a_search_folds_case_accents_and_number) {
    BOOST_TEST(has_all_words("Gustavus Adolphus at Lützen", "LUTZEN gust"));
    BOOST_TEST(has_all_words("Grande Armée", "grande armee"));
    BOOST_TEST(has_all_words("Lutzen", "Lützen"));
    BOOST_TEST(has_all_words("Władysław Jagiełło, Königgrätz, Córdoba", "wladyslaw koniggratz cordoba"));
    BOOST_TEST(has_all_words("Æthelred, Straße", "aethelred strasse"));
    BOOST_TEST(has_all_words("Sassanid Persian", "Sassanids"));
    BOOST_TEST(has_all_words("Sassanids", "sassanid"));
    BOOST_TEST(has_all_words("Janissaries", "Janissary"));
    BOOST_TEST(has_all_words("Janissary", "janissaries"));
    BOOST_TEST(has_all_words("Elves of the Wood", "Elf"));
    BOOST_TEST(has_all_words("Dwarven hold", "dwarf"));
    BOOST_TEST(has_all_words("Dwarf hold", "dwarves"));
    BOOST_TEST(has_all_words("Horsemen", "horseman"));
    BOOST_TEST(!has_all_words("Spartans", "Theban"));
    BOOST_TEST(!has_all_words("Swiss", "swords"));
    BOOST_TEST(!has_all_words("Rus", "ss"));
    BOOST_TEST(has_all_words("any", ""));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
