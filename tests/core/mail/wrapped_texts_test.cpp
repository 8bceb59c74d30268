// SPDX-License-Identifier: MIT
// What wraps a list hides none of it, and adds nothing to it: the parts of a mail, base64, HTML, letters that
// nobody sees. What a person would see only by looking is asked.
#include "base/input_error.h"
#include "lists_read.h"
#include "mail/mail_text.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <glib.h>

#include <string>
#include <string_view>
#include <utility>

namespace muster::tests {

namespace {

constexpr std::string_view first = "2 x (HIP-V-RA) \n"; // base64 has to fill it up
constexpr std::string_view second = "4 x (LIN-III-IF)\n";
constexpr std::string_view both = "2 x (HIP-V-RA) | 4 x (LIN-III-IF)";
constexpr std::string_view another_text =
    "another text of the mail begins here and has troops too; it is not said which of them is the list";
constexpr std::string_view struck_out = "words of it are struck out; it is not said whether they count";

std::string base64_of(std::string_view text) {
    gchar* const packed = g_base64_encode(reinterpret_cast<const guchar*>(text.data()), text.size());
    std::string result = packed;
    g_free(packed);
    return result;
}

std::string mail_of(std::string_view headers, std::string_view body) {
    return fmt::format("From: a@example.org\nSubject: list\nMIME-Version: 1.0\n{}\n\n{}\n", headers, body);
}

std::string packed_mail(std::string_view body) {
    return mail_of("Content-Type: text/plain\nContent-Transfer-Encoding: base64", body);
}

std::string part_of(std::string_view type, std::string_view body) {
    return fmt::format("--b\nContent-Type: {}\n\n{}\n", type, body);
}

std::string file_part(std::string_view name, std::string_view body) {
    return fmt::format("--b\nContent-Type: text/plain\nContent-Disposition: attachment; filename={}\n\n{}\n",
                       name, body);
}

std::string mixed(std::string_view parts, std::string_view kind = "mixed") {
    return mail_of(fmt::format("Content-Type: multipart/{}; boundary=b", kind),
                   fmt::format("{}--b--", parts));
}

std::string page(std::string_view body) {
    return fmt::format("<html><body>{}</body></html>", body);
}

} // namespace

BOOST_AUTO_TEST_SUITE(wrapped_texts)

BOOST_AUTO_TEST_CASE(base64_is_read_to_its_end) {
    const std::string list = std::string(first) + std::string(second);
    check_list("phalanx", packed_mail(base64_of(list)), both);
    const std::string pieces = base64_of(first) + "\n" + base64_of(second); // the first is filled up
    BOOST_REQUIRE(pieces.find("=\n") != std::string::npos);
    check_list("phalanx", packed_mail(pieces), both);
    std::string of_addresses = base64_of("2 x (HIP-V-RA) ?\?\?\n" + std::string(second));
    BOOST_REQUIRE(of_addresses.find('/') != std::string::npos);
    for (char& c : of_addresses)
        c = c == '/' ? '_' : c == '+' ? '-' : c;
    BOOST_TEST(text_of_mail(packed_mail(of_addresses), "mail").find(second) != std::string::npos);
    // Words of others beneath it, as mailing lists add them, are no more of it.
    check_list("phalanx", packed_mail(base64_of("2 x (HIP-V-RA) \n") + "\n____\nThe club's list."),
               "2 x (HIP-V-RA)");
}

BOOST_AUTO_TEST_CASE(base64_that_breaks_off_is_refused) {
    const std::string broken = base64_of("2 x (HIP-V-RA) ") + "=\n" + base64_of(second);
    BOOST_CHECK_EXCEPTION(text_of_mail(packed_mail(broken), "a.eml"), InputError,
                          [](const InputError& error) {
                              return std::string(error.what()).find("breaks off") != std::string::npos;
                          });
}

BOOST_AUTO_TEST_CASE(several_texts_with_troops_are_asked_about) {
    const std::string asked = fmt::format("line 5: {}\n", another_text);
    check_list("phalanx", mixed(file_part("a.txt", first) + file_part("b.txt", second)), both, asked);
    check_list("phalanx", mixed(part_of("text/plain", first) + part_of("text/html", page(second))), both,
               asked);
}

BOOST_AUTO_TEST_CASE(a_text_and_a_file_with_troops_are_asked_about) {
    const std::string asked = fmt::format("line 5: {}\n", another_text);
    check_list("phalanx", mixed(part_of("text/plain", first) + file_part("rest.txt", second)), both, asked);
    check_list("phalanx", mixed(part_of("text/plain", first) + part_of("text/plain", second)), both, asked);
}

BOOST_AUTO_TEST_CASE(forms_of_one_text_are_asked_about_where_their_troops_differ) {
    const auto forms = [](std::string_view plain, std::string_view html) {
        return mixed(part_of("text/plain", plain) + part_of("text/html", page(html)), "alternative");
    };
    check_list(
        "phalanx", forms(first, second), "2 x (HIP-V-RA)",
        "line 5: the mail has its text in another form too, HTML or plain, with other troops; it is not "
        "said which of them is the list\n");
    check_list("phalanx", forms(first, "<h1>2 x (HIP-V-RA)</h1>See you"), "2 x (HIP-V-RA)");
    check_list("phalanx", forms("This mail is HTML.", second), "4 x (LIN-III-IF)");
    check_list("phalanx", forms(first, "A page."), "2 x (HIP-V-RA)");
    BOOST_TEST(
        text_of_mail(forms("2 x HIP, see <https://example.org/a>", "<b>2&nbsp;x</b> HIP, <i>see</i>"), "it")
            .find("another form") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_is_attached_and_not_read_is_asked_about) {
    const auto with = [](std::string_view type, std::string_view name, std::string_view kind = "attachment") {
        return mixed(part_of("text/plain", first) +
                     fmt::format("--b\nContent-Type: {}\nContent-Disposition: {}; filename={}\n\nabc\n", type,
                                 kind, name));
    };
    for (const auto& [type, name] :
         {std::pair("application/msword", "list.doc"), std::pair("text/rtf", "l.rtf"),
          std::pair("application/octet-stream", "L.ODS"), std::pair("image/png", "l.png")})
        check_list(
            "phalanx", with(type, name), "2 x (HIP-V-RA)",
            fmt::format("line 5: \"{}\" is attached and was not read; look at it, or ask for its list as "
                        "text\n",
                        name));
    check_list("phalanx", with("image/png", "logo.png", "inline"), "2 x (HIP-V-RA)");
    check_list("phalanx", with("application/pgp-signature", "sig.asc"), "2 x (HIP-V-RA)");
}

BOOST_AUTO_TEST_CASE(a_mail_that_breaks_off_is_asked_about) {
    const std::string cut =
        mail_of("Content-Type: multipart/mixed; boundary=b", part_of("text/plain", first));
    BOOST_TEST(asked_of(read_list("phalanx", cut)).find("the mail breaks off before its end") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(troops_typed_beneath_base64_are_asked_about) {
    for (const std::string_view packed : {first, second}) { // filled up at its end, and not
        const std::string mail = packed_mail(base64_of(packed) + "\n\n1 x (HIS-V-RA)");
        const WrittenArmy made = read_list("phalanx", mail);
        BOOST_TEST(troops_of("phalanx", made).ends_with("| 1 x (HIS-V-RA)"));
        BOOST_TEST(asked_of(made).find(another_text) != std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(one_text_with_troops_is_not_asked_about) {
    check_list("phalanx", mixed(part_of("text/plain", "See the list.") + file_part("a.txt", first)),
               "2 x (HIP-V-RA)");
    check_list("phalanx", mixed(file_part("a.txt", first) + file_part("b.txt", "See you on Saturday.")),
               "2 x (HIP-V-RA)");
    check_list("phalanx", mixed(part_of("text/plain", "Hi Keith,") + part_of("text/html", page(second))),
               "4 x (LIN-III-IF)");
    check_list(
        "phalanx",
        mixed(part_of("text/plain", first) + part_of("text/html", page(std::string(first))), "alternative"),
        "2 x (HIP-V-RA)");
}

BOOST_AUTO_TEST_CASE(a_page_is_read_as_it_is_seen) {
    const std::string seen = page("<p>2 x (HIP-V-RA)</p><!--><p>4 x (LIN-III-IF)</p>");
    check_list("phalanx", seen, both);
    check_list("phalanx", page("<p>2 x (HIP-V-RA)</p><!-- no --!><p>4 x (LIN-III-IF)</p>"), both);
    check_list("phalanx", page("<p>2 x (HIP-V-RA)</p><!-- <p>1 x (LIN-III-IF)</p> --><p>4 x (LIN-III-IF)"),
               both);
    check_list("phalanx",
               page("<p>2 x (HIP-V-RA)</p><p style='color: red; Display : None'>1 x (HIS-V-RA)</p>"
                    "<p style='display:block'>4 x (LIN-III-IF)</p>"),
               both);
    check_list("phalanx", page("<p>2<sup>1</sup> x (HIP-V-RA)</p><p>4 x (LIN-III-IF)</p>"),
               "1 x (HIP-V-RA) | 4 x (LIN-III-IF)",
               "line 1: \"2\": not understood; read as 1 x (HIP-V-RA)\n");
}

BOOST_AUTO_TEST_CASE(what_a_page_hides_is_not_read) {
    for (const char* hidden : {"<div hidden>", "<div id=a hidden=''>", "<div style='visibility: hidden'>",
                               "<div style='font-size:0'>", "<div style='color:red;font-size:0.0px;'>"})
        check_list("phalanx", page(fmt::format("<p>2 x (HIP-V-RA)</p>{}1 x (HIS-V-RA)</div>", hidden)),
                   "2 x (HIP-V-RA)");
    for (const char* seen : {"<div style='overflow:hidden'>", "<div title='not hidden here'>",
                             "<div style='font-size:0.9em'>", "<div class=hidden>"})
        check_list("phalanx", page(fmt::format("<p>2 x (HIP-V-RA)</p>{}4 x (LIN-III-IF)</div>", seen)), both);
}

BOOST_AUTO_TEST_CASE(struck_out_troops_are_asked_about) {
    const std::string asked = fmt::format("line 2: {}", struck_out);
    for (const char* list :
         {"2 x (HIP-V-RA)\n~~4 x (LIN-III-IF)~~\n", "2 x (HIP-V-RA)\n[s]4 x (LIN-III-IF)[/s]\n",
          "2 x (HIP-V-RA)\n~~3~~ 4 x (LIN-III-IF)\n"})
        BOOST_TEST(asked_of(read_list("phalanx", list)).find(asked) != std::string::npos, list);
    for (const char* strike : {"<s>{}</s>", "<del>{}</del>", "<strike>{}</strike>",
                               "<span style=\"text-decoration:line-through\">{}</span>"}) {
        const std::string line = fmt::format(fmt::runtime(strike), "4 x (LIN-III-IF)");
        BOOST_TEST(asked_of(read_list("phalanx", page("<p>2 x (HIP-V-RA)</p>" + line))).find("struck out") !=
                       std::string::npos,
                   strike);
    }
    check_list("phalanx", "~~~ Left wing ~~~\n2 x (HIP-V-RA)\n~~~~\n4 x (LIN-III-IF)\n", both);
    check_list("phalanx", "~~Sorry to be late~~\n\n2 x (HIP-V-RA)\n4 x (LIN-III-IF)\n", both);
}

BOOST_AUTO_TEST_CASE(letters_that_nobody_sees_change_no_count) {
    check_list("phalanx", "2\xE2\x80\x8D x (HIP-V-RA)\n\xE2\x80\x8E\x34 x (LIN\xC2\xAD-III-IF)\n", both);
    check_list("phalanx", "\xEF\xBC\x92 x (HIP-V-RA)\n\xD9\xA4 x (LIN-III-IF)\n", both); // ２, ٤
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
