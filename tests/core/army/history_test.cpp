// SPDX-License-Identifier: MIT
// Undo and redo over any number of steps, joined keystrokes, and a true unsaved marker.
#include "army/history.h"

#include "army/army.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>
#include <string>

namespace muster::tests {

namespace {

Army named(const std::string& name) {
    Army army;
    army.name = name;
    return army;
}

// Its comparison can be made to throw.
struct Fragile {
    int number = 0;

    static inline bool comparing_throws = false;
    friend bool operator==(const Fragile& a, const Fragile& b) {
        if (comparing_throws)
            throw std::runtime_error("comparing failed");
        return a.number == b.number;
    }
};

} // namespace

BOOST_AUTO_TEST_SUITE(history)

BOOST_AUTO_TEST_CASE(a_thousand_steps_go_there_and_back) {
    History<Army> history(named("0"));
    constexpr int steps = 1000;
    for (int i = 1; i <= steps; ++i)
        history.add("step " + std::to_string(i), named(std::to_string(i)));
    BOOST_CHECK_EQUAL(history.steps_back(), 1000U);
    for (int i = steps; i > 0; --i) {
        BOOST_REQUIRE(history.can_undo());
        BOOST_CHECK_EQUAL(history.undo_label(), "step " + std::to_string(i));
        history.undo();
        BOOST_CHECK_EQUAL(history.value().name, std::to_string(i - 1));
    }
    BOOST_CHECK(!history.can_undo());
    BOOST_CHECK_EQUAL(history.redo_label(), "step 1");
    while (history.can_redo())
        history.redo();
    BOOST_CHECK_EQUAL(history.value().name, "1000");
}

BOOST_AUTO_TEST_CASE(a_new_step_drops_what_was_undone) {
    History<Army> history(named("a"));
    history.add("to b", named("b"));
    history.add("to c", named("c"));
    history.undo();
    history.add("to d", named("d"));
    BOOST_CHECK(!history.can_redo());
    BOOST_CHECK_EQUAL(history.steps_back(), 2U);
    history.undo();
    BOOST_CHECK_EQUAL(history.value().name, "b");
}

BOOST_AUTO_TEST_CASE(the_same_value_is_no_step) {
    History<Army> history(named("a"));
    history.add("nothing", named("a"));
    BOOST_CHECK(!history.can_undo());
    BOOST_CHECK(history.is_saved());
}

BOOST_AUTO_TEST_CASE(steps_with_one_key_join) {
    History<Army> history(named(""));
    for (const char* text : {"U", "Ur", "Uru", "Uruk"})
        history.add("Rename", named(text), "name /");
    BOOST_CHECK_EQUAL(history.steps_back(), 1U);
    history.add("Rename", named("Uruk 2"), "name /body[1]");
    BOOST_CHECK_EQUAL(history.steps_back(), 2U);
    history.add("Delete", named("gone"));
    history.add("Delete", named("gone too"));
    BOOST_CHECK_EQUAL(history.steps_back(), 4U);
}

BOOST_AUTO_TEST_CASE(steps_do_not_join_over_an_undo_or_a_save) {
    History<Army> history(named("a"));
    history.add("Rename", named("b"), "name");
    history.undo();
    history.add("Rename", named("c"), "name");
    BOOST_CHECK_EQUAL(history.steps_back(), 1U);
    history.mark_saved();
    history.add("Rename", named("d"), "name");
    BOOST_CHECK_EQUAL(history.steps_back(), 2U);
    history.undo();
    BOOST_CHECK_EQUAL(history.value().name, "c");
    BOOST_CHECK(history.is_saved());
}

BOOST_AUTO_TEST_CASE(the_saved_value_is_known_again) {
    History<Army> history(named("a"));
    BOOST_CHECK(history.is_saved());
    history.add("to b", named("b"));
    BOOST_CHECK(!history.is_saved());
    history.mark_saved();
    history.add("to c", named("c"));
    history.undo();
    BOOST_CHECK(history.is_saved());
    history.undo();
    BOOST_CHECK(!history.is_saved());
    // What was saved lay ahead and is dropped: nothing here is on the disk any more.
    history.add("to d", named("d"));
    BOOST_CHECK(!history.is_saved());
    history.undo();
    BOOST_CHECK(!history.is_saved());
}

BOOST_AUTO_TEST_CASE(the_first_value_stays_known) {
    History<std::string> history("a");
    history.add("to b", "b");
    BOOST_CHECK_EQUAL(history.first(), "a");
    BOOST_CHECK_EQUAL(history.value(), "b");
}

BOOST_AUTO_TEST_CASE(an_edit_that_throws_changes_nothing) {
    History<Fragile> history(Fragile{1});
    history.add("to 2", Fragile{2});
    history.mark_saved();
    history.add("to 3", Fragile{3});
    history.undo();
    Fragile::comparing_throws = true;
    BOOST_CHECK_THROW(history.add("to 4", Fragile{4}), std::runtime_error);
    Fragile::comparing_throws = false;
    BOOST_CHECK_EQUAL(history.value().number, 2);
    BOOST_CHECK(history.is_saved());
    BOOST_REQUIRE(history.can_redo());
    BOOST_CHECK_EQUAL(history.redo_label(), "to 3");
    history.redo();
    BOOST_CHECK_EQUAL(history.value().number, 3);
}

BOOST_AUTO_TEST_CASE(nothing_is_saved_after_forgetting) {
    History<Army> history(named("a"));
    history.forget_saved();
    BOOST_CHECK(!history.is_saved());
    history.mark_saved();
    BOOST_CHECK(history.is_saved());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
