// SPDX-License-Identifier: MIT
// The mails in tests/data/mails: each with the army that an umpire reads in it and what the reader has to
// ask.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/file.h"
#include "base/input_error.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <glib.h>

#include <map>

namespace muster::tests {

namespace {

std::filesystem::path folder() {
    return source_folder() / "tests" / "data" / "mails";
}

// "into-glory-ride-borodino" is for into-glory-ride.
std::string ruleset_of(const std::string& name) {
    std::string found;
    for (const std::string& id : shipped_ruleset_ids())
        if (name.starts_with(id + "-") && id.size() > found.size())
            found = id;
    return found;
}

WrittenArmy read_mail_of(const std::string& ruleset_id, std::string_view bytes) {
    const Ruleset& ruleset = *shipped_rulesets().find(ruleset_id);
    return read_written_army(text_of_mail(bytes, "mail"), ruleset,
                             read_army(ruleset.start, "start", shipped_rulesets()));
}

// The army without what is kept of the mail's words.
std::string plain(Army army, const Ruleset& ruleset) {
    army.about = {};
    army.data = ruleset.revision;
    return write_army(army, ruleset);
}

std::string open_of(const WrittenArmy& made) {
    std::string lines;
    for (const OpenQuestion& question : made.open)
        lines += question.text + "\n";
    return lines;
}

} // namespace

BOOST_AUTO_TEST_SUITE(mails)

BOOST_AUTO_TEST_CASE(every_mail_gives_its_army_or_asks) {
    std::size_t mails = 0;
    std::size_t without_question = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder())) {
        if (entry.path().extension() != ".txt")
            continue;
        const std::string name = entry.path().stem().string();
        BOOST_TEST_CONTEXT(name) {
            const std::string id = ruleset_of(name);
            BOOST_TEST_REQUIRE(!id.empty());
            const Ruleset& ruleset = *shipped_rulesets().find(id);
            const WrittenArmy made = read_mail_of(id, read_file(entry.path()));
            std::filesystem::path beside = entry.path();
            const Army expected =
                read_army(read_file(beside.replace_extension(".muster")), name, shipped_rulesets());
            beside.replace_extension(".open");
            const std::string open = std::filesystem::exists(beside) ? read_file(beside) : std::string();
            BOOST_TEST(plain(made.army, ruleset) == plain(expected, ruleset));
            BOOST_TEST(open_of(made) == open);
            ++mails;
            without_question += open.empty() ? 1 : 0;
        }
    }
    BOOST_TEST(mails >= 40U);
    BOOST_TEST(without_question * 10 >= mails * 7);
}

// The same list in other encodings and wrappings.
BOOST_AUTO_TEST_CASE(wrappings_do_not_matter) {
    const std::string list =
        "G\xC3\xA9n\xC3\xA9ral, 3 vignettes\n2 x (HIS-III-RA) fantassins\n1 x (HIS-V-RA) roi, General\n";
    const std::string latin =
        "G\xE9n\xE9ral, 3 vignettes\n2 x (HIS-III-RA) fantassins\n1 x (HIS-V-RA) roi, General\n";
    std::string utf16 = "\xFF\xFE";
    for (const char c : latin) {
        utf16 += c;
        utf16 += '\0';
    }
    const std::string headers = "From: a@example.org\nSubject: list\nMIME-Version: 1.0\n";
    const std::string texts[] = {
        list,
        latin,
        utf16,
        "\xEF\xBB\xBF" + list,
        headers +
            "Content-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\n"
            "G=E9n=E9ral, 3 vignettes\n2 x (HIS-III-RA) fantas=\nsins\n1 x (HIS-V-RA) roi, General\n",
        headers + "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n"
                  "R8OpbsOpcmFsLCAzIHZpZ25ldHRlcwoyIHggKEhJUy1JSUktUkEpIGZhbnRhc3NpbnMKMSB4IChI\nSVMtVi1SQSkg"
                  "cm9pLCBHZW5lcmFsCg==\n",
        headers +
            "Content-Type: multipart/alternative; boundary=b\n\n--b\nContent-Type: "
            "text/html\n\n<p>nothing</p>\n--b\n"
            "Content-Type: text/plain; charset=utf-8\n\n" +
            list + "--b--\n",
        headers +
            "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nSee the "
            "list.\n--b\n"
            "Content-Type: text/plain; charset=utf-8\nContent-Disposition: attachment; "
            "filename=list.txt\n\n" +
            list + "--b--\n",
        "<html><body><p>list</p><ul><li>2 x (HIS-III-RA) fantassins</li><li>1 x (HIS-V-RA) roi, "
        "General</li></ul></body></html>"};
    const Army expected = read_mail_of("phalanx", list).army;
    for (const std::string& text : texts) {
        const WrittenArmy made = read_mail_of("phalanx", text);
        BOOST_TEST((made.army.bodies == expected.bodies), text);
    }
}

// Attributes, comments and scripts hold no words, whatever signs stand in them.
BOOST_AUTO_TEST_CASE(of_html_the_words_are_read) {
    const std::string html =
        "<html><head><title>x</title><style>p > a { color: red }</style></head><body class=\"a>b\" "
        "onload='x(\"<p>\")'><!-- no <p> \"quote --><3 x HIS, a < b<br/>two<BR>three <a "
        "href=http://x.org/>link</a><script>if (a</b) x=\"</p>\"; y</script> more <img alt=\"a > b\" "
        "src=x>end<P ALIGN=left>last</P ></body></html>";
    BOOST_TEST(text_of_mail(html, "the mail") == "<3 x HIS, a < b\ntwo\nthree link more end\n\nlast\n\n");
}

BOOST_AUTO_TEST_CASE(what_is_left_open_in_html_hides_no_troops) {
    for (const char* open : {"<!-- my list", "<title>", "<textarea>", "<TEMPLATE>", "<script>"})
        BOOST_TEST(
            text_of_mail(std::string("<html><body><p>2 x HIS</p>") + open + "<p>3 x HIP</p></body></html>",
                         "it")
                    .find("3 x HIP") != std::string::npos,
            open);
    for (const char* hidden :
         {"<!-- 3 x HIP -->", "<title>3 x HIP</title>", "<script>3 x HIP</SCRIPT>", "<!-->"})
        BOOST_TEST(text_of_mail(
                       std::string("<html><body><p>2 x HIS</p>") + hidden + "<p>one</p></body></html>", "it")
                           .find("3 x HIP") == std::string::npos,
                   hidden);
}

// A mail forwarded as a file, by programs that pack it: as a part of its own type, or of none.
BOOST_AUTO_TEST_CASE(mails_packed_within_mails_are_read) {
    const std::string inner = "From: a@example.org\nSubject: list\nMIME-Version: 1.0\n"
                              "Content-Type: text/plain\n\n3 x (HIS-III-RA) spears\n";
    gchar* const packed = g_base64_encode(reinterpret_cast<const guchar*>(inner.data()), inner.size());
    const std::string bytes = packed;
    g_free(packed);
    for (const char* type : {"message/rfc822", "application/octet-stream"}) {
        const std::string mail =
            fmt::format("From: b@example.org\nSubject: Fwd\nMIME-Version: 1.0\n"
                        "Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: {}\n"
                        "Content-Transfer-Encoding: base64\n"
                        "Content-Disposition: attachment; filename=\"list.eml\"\n\n{}\n--b--\n",
                        type, bytes);
        BOOST_TEST(text_of_mail(mail, "it").find("3 x (HIS-III-RA) spears") != std::string::npos, type);
    }
}

BOOST_AUTO_TEST_CASE(too_much_is_refused) {
    BOOST_CHECK_THROW((void)text_of_mail(std::string(largest_mail_bytes + 1, 'x'), "it"), InputError);
    BOOST_CHECK_THROW((void)text_of_mail(std::string(largest_mail_text_bytes + 1, 'x'), "it"), InputError);
    // Mails in mails in mails.
    std::string nested = "Content-Type: text/plain\n\n1 x (HIS-III-RA)\n";
    for (int i = 0; i < 50; ++i)
        nested = "MIME-Version: 1.0\nContent-Type: message/rfc822\n\n" + nested;
    BOOST_CHECK_THROW((void)text_of_mail(nested, "it"), InputError);
    BOOST_TEST(text_of_mail(std::string("a\0b\x01\tc\r\nd", 9), "it") == "ab\tc\nd");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
