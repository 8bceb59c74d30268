// SPDX-License-Identifier: MIT
// The text formats: a name is never read as markup. The tables of formats, kinds, papers and orientations.
#include "sheet/sheet_document.h"
#include "sheet_case.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

constexpr const char* tricky =
    R"(<army xmlns="urn:muster:army:1" ruleset="phalanx" name="&lt;b&gt;&amp;|*x*[b]"><about>a | b</about><body><unit>
       <troop name="=1+1,&quot;q&quot;" class="HIS" army="RA" integrity="III"/></unit></body></army>)";

SheetModel tricky_sheet() {
    return SheetCase(tricky).model(SheetKind::full);
}

} // namespace

BOOST_AUTO_TEST_SUITE(document)

BOOST_AUTO_TEST_CASE(html_escapes_what_is_markup) {
    const std::string html = html_of(tricky_sheet());
    BOOST_TEST(contains(html, "<title>&lt;b&gt;&amp;|*x*[b]</title>"));
    BOOST_TEST(!contains(html, "<b>&|"));
    BOOST_TEST(contains(html, "=1+1,&quot;q&quot;"));
    BOOST_TEST(contains(html, "<svg"));
    BOOST_TEST(!contains(html, "<script"));
    for (const char* outside : {"src=", "href=\"http", "url(", "@import"})
        BOOST_TEST(!contains(html, outside), outside);
}

BOOST_AUTO_TEST_CASE(markdown_escapes_what_is_markup) {
    const std::string markdown = markdown_of(tricky_sheet());
    BOOST_TEST(contains(markdown, "# \\<b\\>&\\|\\*x\\*\\[b\\]\n"));
    BOOST_TEST(contains(markdown, "=1+1,\"q\" |"));
    BOOST_TEST(contains(markdown, "a \\| b"));
}

BOOST_AUTO_TEST_CASE(bbcode_escapes_what_is_markup) {
    const std::string bbcode = bbcode_of(tricky_sheet());
    BOOST_TEST(contains(bbcode, "*x*[\u2060b]"));
    BOOST_TEST(contains(bbcode, "[code]\n"));
}

BOOST_AUTO_TEST_CASE(letters_are_as_wide_as_they_are_shown) {
    BOOST_TEST(letters_wide("abc") == 3U);
    BOOST_TEST(letters_wide("é½†") == 3U);
    BOOST_TEST(letters_wide("织田") == 4U);
    BOOST_TEST(letters_wide("e\u0301") == 1U);
    BOOST_TEST(letters_wide("") == 0U);
}

BOOST_AUTO_TEST_CASE(the_ending_selects_the_format) {
    BOOST_TEST(sheet_format_of_file("a.b.PDF") == find_sheet_format("pdf"));
    BOOST_TEST(sheet_format_of_file("roster.md") == find_sheet_format("markdown"));
    BOOST_TEST(sheet_format_of_file("roster") == nullptr);
    BOOST_TEST(sheet_format_of_file("roster.doc") == nullptr);
}

BOOST_AUTO_TEST_CASE(each_format_has_its_own_id_and_ending) {
    for (const SheetFormat& format : sheet_formats()) {
        BOOST_TEST(find_sheet_format(format.id) == &format);
        BOOST_TEST(sheet_format_of_file("a." + std::string(format.ending)) == &format);
        BOOST_TEST(std::string_view(format.title) != "");
    }
    BOOST_TEST(find_sheet_format("doc") == nullptr);
    BOOST_TEST(SheetOrder().format == find_sheet_format("pdf"));
}

BOOST_AUTO_TEST_CASE(tables_of_kinds_papers_and_orientations_are_in_the_order_of_their_enumerations) {
    for (std::size_t i = 0; i < sheet_kinds().size(); ++i)
        BOOST_TEST(static_cast<std::size_t>(sheet_kinds()[i].kind) == i);
    BOOST_TEST(paper_sizes[static_cast<std::size_t>(Paper::a4)].id == "a4");
    BOOST_TEST(paper_sizes[static_cast<std::size_t>(Paper::letter)].id == "letter");
    BOOST_TEST(orientations()[static_cast<std::size_t>(Orientation::automatic)].id == "auto");
    BOOST_TEST(orientations()[static_cast<std::size_t>(Orientation::portrait)].id == "portrait");
    BOOST_TEST(orientations()[static_cast<std::size_t>(Orientation::landscape)].id == "landscape");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
