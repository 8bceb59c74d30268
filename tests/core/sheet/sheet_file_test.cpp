// SPDX-License-Identifier: MIT
// The files of a sheet: all or none, one per page; and the army read back from the PDF.
#include "sheet/sheet_file.h"

#include "base/file.h"
#include "base/input_error.h"
#include "sheet_case.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <system_error>

namespace muster::tests {

namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(sheet_file)

BOOST_AUTO_TEST_CASE(file_names_have_the_page_number_before_the_ending) {
    BOOST_TEST(page_file_name("a/roster.svg", 0) == "a/roster.svg");
    BOOST_TEST(page_file_name("a/roster.svg", 1) == "a/roster-2.svg");
    BOOST_TEST(page_file_name("roster", 9) == "roster-10");
}

BOOST_AUTO_TEST_CASE(all_pages_are_written) {
    const TemporaryFolder folder;
    const std::string out = (folder.path() / "a.svg").string();
    const std::vector<std::string> expected{out, (folder.path() / "a-2.svg").string()};
    BOOST_TEST(write_sheet(out, {"first", "second"}) == expected);
    BOOST_TEST(read_file(expected[0]) == "first");
    BOOST_TEST(read_file(expected[1]) == "second");
}

BOOST_AUTO_TEST_CASE(if_one_page_cannot_be_written_none_is) {
    const TemporaryFolder folder;
    const fs::path out = folder.path() / "a.svg";
    write_file(out, "before");
    fs::create_directory(folder.path() / "a-2.svg");
    BOOST_CHECK_THROW(write_sheet(out.string(), {"first", "second"}), std::system_error);
    BOOST_TEST(read_file(out) == "before");
    BOOST_TEST(folder.names() == (std::vector<std::string>{"a-2.svg", "a.svg"}));
}

BOOST_AUTO_TEST_CASE(the_text_of_an_army_comes_from_its_file_or_a_pdf) {
    BOOST_TEST(army_text_in("a.muster", "<army/>") == "<army/>");
    const SheetCase army(samples().front().text);
    const auto pdf = [&](SheetKind kind) {
        return sheet_files(army.army, army.ruleset, army.report, {kind, find_sheet_format("pdf"), {}})
            .front();
    };
    const std::string text = army_text_in("a.pdf", pdf(SheetKind::full));
    BOOST_CHECK(read_army(text, "a.pdf", shipped_rulesets()) == army.army);
    BOOST_CHECK_EXCEPTION((void)army_text_in("a.pdf", pdf(SheetKind::opponent)), InputError,
                          [](const InputError& error) {
                              return std::string(error.what()).starts_with("a.pdf: no army is attached");
                          });
    BOOST_CHECK_THROW((void)army_text_in("a.pdf", "%PDF-1.4 and no more"), InputError);
    // What is attached is packed as a picture, and comes as it is.
    BOOST_CHECK_EXCEPTION(
        (void)army_text_in("a.pdf",
                           "%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << "
                           "/Names [(army.muster) << /Type /Filespec /F (army.muster) /UF (army.muster) /EF "
                           "<< /F 4 0 R >> >>] >> >> >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] "
                           "/Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] "
                           ">>\nendobj\n4 0 obj\n<< /Filter /DCTDecode /Length 3 >>\nstream\nabc\nendstream\n"
                           "endobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n"),
        InputError, [](const InputError& error) {
            return std::string(error.what()).starts_with("a.pdf: what is attached to this PDF is no army");
        });
    std::string comments = "%PDF-1.7\n"; // each line would be read on to the last
    for (int i = 0; i < 100'000; ++i)
        comments += "%\n";
    BOOST_CHECK_EXCEPTION((void)army_text_in("a.pdf", comments), InputError, [](const InputError& error) {
        return std::string(error.what()).find("lines of comments") != std::string::npos;
    });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
