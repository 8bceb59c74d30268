// SPDX-License-Identifier: MIT
// The formats that are text: what means something in the format is never taken from a name.
#include "sheet/sheet_document.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr const char* tricky =
    R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="&lt;b&gt;&amp;|*x*[b]"><about>a | b</about><body><unit>
       <troop name="=1+1,&quot;q&quot;" class="HIS" army="RA" integrity="III"/></unit></body></army>)";

std::string words(SheetFormat format) {
    return sheet_words(SheetCase(tricky).model(SheetKind::full), format);
}

} // namespace

BOOST_AUTO_TEST_SUITE(document)

BOOST_AUTO_TEST_CASE(html_escapes_what_is_markup) {
    const std::string html = words(SheetFormat::html);
    BOOST_TEST(contains(html, "<title>&lt;b&gt;&amp;|*x*[b]</title>"));
    BOOST_TEST(!contains(html, "<b>&|"));
    BOOST_TEST(contains(html, "=1+1,&quot;q&quot;"));
    BOOST_TEST(contains(html, "<svg"));
    BOOST_TEST(!contains(html, "<script"));
    for (const char* outside : {"src=", "href=\"http", "url(", "@import"})
        BOOST_TEST(!contains(html, outside), outside);
}

BOOST_AUTO_TEST_CASE(markdown_escapes_what_is_markup) {
    const std::string markdown = words(SheetFormat::markdown);
    BOOST_TEST(contains(markdown, "# \\<b\\>&\\|\\*x\\*\\[b\\]\n"));
    BOOST_TEST(contains(markdown, "| =1+1,\"q\" |"));
    BOOST_TEST(contains(markdown, "a \\| b"));
}

BOOST_AUTO_TEST_CASE(bbcode_keeps_names_from_being_codes) {
    const std::string bbcode = words(SheetFormat::bbcode);
    BOOST_TEST(contains(bbcode, "*x*[\u2060b]"));
    BOOST_TEST(contains(bbcode, "[code]\n"));
}

BOOST_AUTO_TEST_CASE(csv_quotes_cells_and_runs_no_formulas) {
    const std::string csv = words(SheetFormat::csv);
    BOOST_TEST(contains(csv, "\"'=1+1,\"\"q\"\"\""));
    BOOST_TEST(contains(csv, "\r\n"));
}

BOOST_AUTO_TEST_CASE(letters_are_as_wide_as_they_are_shown) {
    BOOST_TEST(letters_wide("abc") == 3U);
    BOOST_TEST(letters_wide("é½†") == 3U);
    BOOST_TEST(letters_wide("织田") == 4U);
    BOOST_TEST(letters_wide("e\u0301") == 1U);
    BOOST_TEST(letters_wide("") == 0U);
}

BOOST_AUTO_TEST_CASE(the_ending_tells_the_format) {
    BOOST_TEST((format_of_ending("a.b.PDF") == SheetFormat::pdf));
    BOOST_TEST((format_of_ending("roster.md") == SheetFormat::markdown));
    BOOST_TEST(!format_of_ending("roster").has_value());
    BOOST_TEST(!format_of_ending("roster.doc").has_value());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
