// SPDX-License-Identifier: MIT
// What each kind of trait does with its values.
#include "ruleset/trait.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <set>
#include <string_view>

namespace muster::tests {

namespace {

const TraitKind& kind_of(std::string_view element) {
    const auto kinds = trait_kinds();
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const TraitKind& kind) { return kind.element == element; });
    BOOST_REQUIRE(found != kinds.end());
    return *found;
}

Trait words(std::string_view kind) {
    Trait trait;
    trait.kind = &kind_of(kind);
    trait.values = {{"no", "no", "no"}, {"foot", "Foot", "Ft"}, {"2hw", "Two-handed weapon", "2"}};
    trait.words = WordTable({"no", "foot", "2hw"});
    return trait;
}

Trait whole() {
    Trait trait;
    trait.kind = &kind_of("whole");
    trait.least = 2;
    trait.most = 7;
    return trait;
}

} // namespace

BOOST_AUTO_TEST_SUITE(trait_kinds)

BOOST_AUTO_TEST_CASE(no_two_kinds_share_an_element) {
    std::set<std::string_view> elements;
    for (const TraitKind& kind : muster::trait_kinds())
        BOOST_TEST(elements.insert(kind.element).second, kind.element);
}

BOOST_AUTO_TEST_CASE(a_value_is_read_as_it_is_written) {
    for (const std::string_view kind : {"choice", "flag"})
        for (std::int32_t value = 0; value < 3; ++value)
            BOOST_TEST((words(kind).parse(words(kind).value_id(value)) == value));
    for (std::int32_t value = 2; value <= 7; ++value)
        BOOST_TEST((whole().parse(whole().value_id(value)) == value));
}

BOOST_AUTO_TEST_CASE(what_is_no_value_is_not_read) {
    BOOST_TEST(!words("choice").parse("horse"));
    for (const std::string_view text : {"1", "8", "", "x", "-3", "+3"})
        BOOST_TEST(!whole().parse(text), text);
    Trait text;
    text.kind = &kind_of("text");
    BOOST_TEST(!text.parse("3"));
}

BOOST_AUTO_TEST_CASE(what_a_value_is_called) {
    BOOST_TEST(words("choice").value_name(1) == "Foot");
    BOOST_TEST(whole().value_name(5) == "5");
    BOOST_TEST(whole().value_id(no_value).empty());
}

BOOST_AUTO_TEST_CASE(what_a_new_element_takes_without_a_default) {
    BOOST_TEST(kind_of("choice").first_value(words("choice")) == 0);
    BOOST_TEST(kind_of("choice").ordinary_value(words("choice")) == 1);
    BOOST_TEST(kind_of("whole").first_value(whole()) == 4);
    BOOST_TEST(kind_of("whole").ordinary_value(whole()) == 2);
}

BOOST_AUTO_TEST_CASE(what_the_values_may_be_in_words) {
    BOOST_TEST(kind_of("choice").allowed(words("choice")) == "no; foot; 2hw = Two-handed weapon");
    BOOST_TEST(kind_of("flag").allowed(words("flag")) == "yes or no");
    BOOST_TEST(kind_of("whole").allowed(whole()) == "2 to 7");
    BOOST_TEST(kind_of("choice").expected(words("choice")) == "one of no, foot, 2hw");
    BOOST_TEST(kind_of("whole").expected(whole()) == "a whole number from 2 to 7");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
