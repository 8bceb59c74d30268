// SPDX-License-Identifier: MIT
// What each kind of trait does with its values.
#include "ruleset/trait.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

Trait words(TraitKind kind) {
    Trait trait;
    trait.kind = kind;
    trait.values = {{"no", "no", "no"}, {"foot", "Foot", "Ft"}, {"2hw", "Two-handed weapon", "2"}};
    trait.words = WordTable({"no", "foot", "2hw"});
    return trait;
}

Trait whole() {
    Trait trait;
    trait.kind = TraitKind::whole;
    trait.least = 2;
    trait.most = 7;
    return trait;
}

} // namespace

BOOST_AUTO_TEST_SUITE(trait_kinds)

BOOST_AUTO_TEST_CASE(every_kind_has_its_own_row) {
    for (std::size_t i = 0; i < trait_kind_count; ++i)
        BOOST_TEST((row_of(static_cast<TraitKind>(i)).kind == static_cast<TraitKind>(i)));
}

BOOST_AUTO_TEST_CASE(a_value_is_read_as_it_is_written) {
    for (const TraitKind kind : {TraitKind::choice, TraitKind::flag})
        for (std::int32_t value = 0; value < 3; ++value)
            BOOST_TEST((words(kind).parse(words(kind).value_id(value)) == value));
    for (std::int32_t value = 2; value <= 7; ++value)
        BOOST_TEST((whole().parse(whole().value_id(value)) == value));
}

BOOST_AUTO_TEST_CASE(what_is_no_value_is_not_read) {
    BOOST_TEST(!words(TraitKind::choice).parse("horse"));
    for (const std::string_view text : {"1", "8", "", "x", "-3", "+3"})
        BOOST_TEST(!whole().parse(text), text);
    Trait text;
    text.kind = TraitKind::text;
    BOOST_TEST(!text.parse("3"));
}

BOOST_AUTO_TEST_CASE(what_a_value_is_called) {
    BOOST_TEST(words(TraitKind::choice).value_name(1) == "Foot");
    BOOST_TEST(whole().value_name(5) == "5");
    BOOST_TEST(whole().value_id(no_value).empty());
}

BOOST_AUTO_TEST_CASE(what_a_new_element_takes_without_a_default) {
    BOOST_TEST(row_of(TraitKind::choice).first_value(words(TraitKind::choice)) == 0);
    BOOST_TEST(row_of(TraitKind::choice).ordinary_value(words(TraitKind::choice)) == 1);
    BOOST_TEST(row_of(TraitKind::whole).first_value(whole()) == 4);
    BOOST_TEST(row_of(TraitKind::whole).ordinary_value(whole()) == 2);
}

BOOST_AUTO_TEST_CASE(what_the_values_may_be_in_words) {
    BOOST_TEST(row_of(TraitKind::choice).allowed(words(TraitKind::choice)) ==
               "no; foot; 2hw = Two-handed weapon");
    BOOST_TEST(row_of(TraitKind::flag).allowed(words(TraitKind::flag)) == "yes or no");
    BOOST_TEST(row_of(TraitKind::whole).allowed(whole()) == "2 to 7");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
