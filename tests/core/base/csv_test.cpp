// SPDX-License-Identifier: MIT
// Rows of comma-separated values, and texts that a spreadsheet must not run.
#include "base/csv.h"

#include "base/csv_reader.h"
#include "base/limits.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

std::string row(const std::vector<std::string>& cells) {
    std::string csv;
    append_csv_row(csv, cells);
    return csv;
}

} // namespace

BOOST_AUTO_TEST_SUITE(csv)

BOOST_AUTO_TEST_CASE(cells_are_quoted_where_they_must_be) {
    BOOST_TEST(row({"a", "", "b c"}) == "a,,b c\r\n");
    BOOST_TEST(row({"a,b", "a;b", "a\tb"}) == "\"a,b\",\"a;b\",\"a\tb\"\r\n");
    BOOST_TEST(row({"say \"no\"", "\""}) == "\"say \"\"no\"\"\",\"\"\"\"\r\n");
    BOOST_TEST(row({"one\ntwo", "one\r\ntwo"}) == "\"one\ntwo\",\"one\r\ntwo\"\r\n");
    BOOST_TEST(row({" a", "a "}) == "\" a\",\"a \"\r\n");
}

BOOST_AUTO_TEST_CASE(a_text_that_begins_like_a_formula_has_an_apostrophe_before_it) {
    for (const char* text : {"=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", "  =1", "'=1", "''-", "＝1",
                             "＋", "－", "＠a", "\u2028=1", "\u2009-1", "\u200F=1", "\u0085=1"})
        BOOST_TEST(guarded_csv_text(text) == std::string("'") + text);
    for (const char* text :
         {"", "'", "'til dawn", "1-1", "Host", "–1", "a=b", "  a", "織田", "a\n\nb", "a; b"})
        BOOST_TEST(guarded_csv_text(text) == text);
}

BOOST_AUTO_TEST_CASE(a_text_that_goes_on_like_a_formula_in_another_cell_has_an_apostrophe_there) {
    BOOST_TEST(guarded_csv_text("x;=1+1;y") == "x;'=1+1;y");
    BOOST_TEST(guarded_csv_text("x\t@A1") == "x\t'@A1");
    BOOST_TEST(guarded_csv_text("orders:\r\n - hold\n+1") == "orders:\r\n' - hold\n'+1");
    BOOST_TEST(guarded_csv_text("=1;=2") == "'=1;'=2");
    BOOST_TEST(guarded_csv_text("\t=1") == "'\t'=1");
}

BOOST_AUTO_TEST_CASE(a_text_that_is_given_out_steers_nothing) {
    BOOST_TEST(published_csv_text("Zo\u00EB\u2067\u009B") == "Zo\u00EB??");
    BOOST_TEST(published_csv_text("\u202E=1") == "?=1");
    BOOST_TEST(published_csv_text("=1\n\x7F-2") == "'=1\n?-2");
    BOOST_TEST(published_csv_text("a\n=2") == "a\n'=2");
}

BOOST_AUTO_TEST_CASE(every_text_comes_back_as_it_was) {
    // All texts of up to four of these characters.
    const std::string characters = "=-' a\t;\n";
    std::vector<std::string> texts{""};
    for (std::size_t i = 0; i < texts.size(); ++i) {
        BOOST_TEST(unguarded_csv_text(guarded_csv_text(texts[i])) == texts[i]);
        if (texts[i].size() < 4)
            for (const char c : characters)
                texts.push_back(texts[i] + c);
    }
    BOOST_TEST(texts.size() > 2000U);
}

BOOST_AUTO_TEST_CASE(a_row_has_no_more_cells_than_a_table_needs) {
    const std::string separators(most_csv_cells - 1, ',');
    BOOST_TEST(CsvReader(separators, "a.csv").row().size() == most_csv_cells);
    const std::string one_too_many = "name\n" + separators + ",";
    CsvReader reader(one_too_many, "a.csv");
    BOOST_TEST(reader.row().size() == 1U);
    BOOST_CHECK_EXCEPTION((void)reader.row(), InputError, [](const InputError& error) {
        return std::string_view(error.what()).find("more than 1000 cells") != std::string_view::npos;
    });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
