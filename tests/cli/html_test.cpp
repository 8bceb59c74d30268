// SPDX-License-Identifier: MIT
// The HTML sheet: valid by an independent checker, and complete when a browser prints it.
#include "cli_program.h"
#include "event_desk.h"
#include "other_programs.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

void print(const fs::path& html, const fs::path& pdf, const fs::path& profile) {
    output_of(fmt::format("chromium --headless --no-sandbox --disable-gpu --no-pdf-header-footer "
                          "--user-data-dir={} --print-to-pdf={} file://{}",
                          quoted_path(profile), quoted_path(pdf), quoted_path(html)));
}

std::size_t page_count(const fs::path& pdf) {
    std::istringstream info(output_of("pdfinfo " + quoted_path(pdf)));
    for (std::string word; info >> word;)
        if (word == "Pages:") {
            std::size_t pages = 0;
            info >> pages;
            return pages;
        }
    BOOST_FAIL("no pages");
    return 0;
}

void check_margins(const fs::path& pdf, std::size_t margin) {
    const std::size_t pages = page_count(pdf);
    for (std::size_t page = 1; page <= pages; ++page) {
        const Picture picture(
            output_of(fmt::format("pdftoppm -gray -r 72 -f {0} -l {0} {1}", page, quoted_path(pdf))));
        BOOST_TEST(!picture.touches_edge(margin), "page " << page);
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(html_is_valid) {
    require_program("tidy");
    const Program program;
    program.folder().write("in/hard.muster", hard_army());
    program.folder().write("in/none.muster", "<army xmlns='urn:muster:army:1' ruleset='phalanx'/>");
    for (const Sample& sample : one_of_each())
        fs::copy(sample.path, program.path("in"));
    for (const std::string_view kind : sheet_kinds)
        BOOST_TEST(program
                       .run({"sheet", "in", "-o", "out/" + std::string(kind), "--format", "html", "--kind",
                             std::string(kind)})
                       .status == 1); // two of them are illegal
    // Silent where nothing is wrong, nor doubtful.
    BOOST_TEST(output_of("tidy -q -e " + quoted_path(program.path("out")) + "/*/*.html 2>&1") == "");
}

BOOST_AUTO_TEST_CASE(a_browser_prints_html_without_loss) {
    require_program("chromium");
    const Program program;
    for (const Sample& sample : one_of_each()) {
        BOOST_TEST_CONTEXT(sample.name) {
            BOOST_TEST(program.run({"sheet", sample.path.string(), "-o", "a.html"}).status == 0);
            const fs::path pdf = program.path(sample.name + ".pdf");
            print(program.path("a.html"), pdf, program.path("profile"));
            BOOST_TEST(page_count(pdf) <= 3U);
            const std::string text = without_spaces(output_of("pdftotext -raw " + quoted_path(pdf) + " -"));
            for (const std::string& name : troop_names(sample.path))
                BOOST_TEST(contains(text, without_spaces(name)), name);
            BOOST_TEST(contains(text, "fingerprint"));
            check_margins(pdf, 30);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_browser_prints_long_names_within_the_margins) {
    require_program("chromium");
    const Program program;
    program.folder().write("hard.muster", hard_army());
    BOOST_TEST(program.run({"sheet", "hard.muster", "-o", "hard.html"}).status == 1);
    print(program.path("hard.html"), program.path("hard.pdf"), program.path("profile"));
    const std::string text =
        without_spaces(output_of("pdftotext " + quoted_path(program.path("hard.pdf")) + " -"));
    BOOST_TEST(std::count(text.begin(), text.end(), 'W') >= 3 * 200);
    BOOST_TEST(contains(text, "a<b>&c"));
    check_margins(program.path("hard.pdf"), 30);
}

// In a frame as wide as a telephone, for a page has no smaller window than Chromium has.
BOOST_AUTO_TEST_CASE(published_pages_fit_a_telephone_and_ask_for_nothing) {
    require_program("chromium");
    const Program program;
    begin_sample_event(program, "e");
    (void)program.run({"event", "take", "e", sample_event + "/submissions"});
    BOOST_TEST_REQUIRE(program.run({"event", "publish", "e", "-o", "site"}).status == 0);
    std::size_t pages = 0;
    for (const auto& entry : fs::directory_iterator(program.path("site"))) {
        ++pages;
        program.folder().write(
            "phone.html",
            fmt::format("<iframe id=f style=\"width:390px;height:9000px;border:0\" src=\"site/{}\"></iframe>"
                        "<pre id=o></pre><script>f.onload = () => {{ o.textContent = 'needs ' + "
                        "f.contentDocument.scrollingElement.scrollWidth; }}</script>",
                        entry.path().filename().string()));
        const std::string said = output_of(
            fmt::format("chromium --headless --no-sandbox --disable-gpu --allow-file-access-from-files "
                        "--disable-web-security --user-data-dir={} --virtual-time-budget=4000 "
                        "--enable-logging=stderr --dump-dom file://{} 2>&1",
                        quoted_path(program.path("profile")), quoted_path(program.path("phone.html"))));
        BOOST_TEST(contains(said, "needs 390<"), entry.path().filename().string());
        BOOST_TEST(!contains(said, "CONSOLE"), said);
        BOOST_TEST(!contains(said, "net::ERR"), said);
    }
    BOOST_TEST(pages == 7U);
}

} // namespace muster::tests
