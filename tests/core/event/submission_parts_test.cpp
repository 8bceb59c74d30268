// SPDX-License-Identifier: MIT
// Archives and mails within archives: all of one file have its limits together.
#include "event/submission_parts.h"

#include "base/limits.h"
#include "base/zip_archive.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <chrono>

namespace muster::tests {

namespace {

std::string zip_with(std::size_t count, const std::string& ending, const std::string& bytes) {
    ZipWriter zip;
    for (std::size_t i = 0; i < count; ++i)
        zip.add(fmt::format("{:04}{}", i, ending), bytes);
    return zip.bytes();
}

std::string first_problem(const ReceivedItem& item) {
    return item.parts.empty() ? std::string() : item.parts.front().problem;
}

} // namespace

BOOST_AUTO_TEST_SUITE(submission_parts)

BOOST_AUTO_TEST_CASE(what_is_in_a_zip_with_zips_is_counted_together) {
    const std::string inner = zip_with(2'000, ".txt", "x");
    const std::vector<ReceivedItem> items = items_in("a.zip", zip_with(3, ".zip", inner));
    BOOST_REQUIRE(items.size() == 2U * 2'000U + 1U);
    BOOST_TEST(first_problem(items.back()).find("more than 5000 files") != std::string::npos,
               first_problem(items.back()));
    BOOST_TEST(items.back().name == "0002.zip");
    BOOST_TEST(items_in("b.zip", zip_with(2, ".zip", inner)).size() == 2U * 2'000U);
}

BOOST_AUTO_TEST_CASE(the_mails_of_all_mailboxes_in_a_zip_are_counted_together) {
    const std::string mail =
        "From a@x.org Fri Nov 27 10:00:00 2026\nFrom: Ann <a@x.org>\nSubject: l\n\nx\n\n";
    std::string box;
    for (int i = 0; i < 2'000; ++i)
        box += mail;
    const std::vector<ReceivedItem> items = items_in("a.zip", zip_with(3, ".mbox", box));
    BOOST_REQUIRE(items.size() == 2U * 2'000U + 1U);
    BOOST_TEST(first_problem(items.back()).find("more than 5000 mails") != std::string::npos,
               first_problem(items.back()));
}

BOOST_AUTO_TEST_CASE(what_takes_too_long_to_open_is_unreadable_as_a_whole) {
    const std::string mail =
        "From a@x.org Fri Nov 27 10:00:00 2026\nFrom: Ann <a@x.org>\nSubject: l\n\nx\n\n";
    for (const std::string& bytes : {mail + mail, zip_with(2, ".txt", "x")}) {
        const std::vector<ReceivedItem> items = items_in("a", bytes, {{}, std::chrono::nanoseconds(0)});
        BOOST_REQUIRE(items.size() == 1U);
        BOOST_TEST(items.front().bytes == bytes);
        BOOST_TEST(first_problem(items.front()).find("takes more than 4 seconds to open; split it") !=
                       std::string::npos,
                   first_problem(items.front()));
    }
}

BOOST_AUTO_TEST_CASE(a_mailbox_may_begin_with_empty_lines_or_a_byte_order_mark) {
    const std::string mail =
        "From a@x.org Fri Nov 27 10:00:00 2026\nFrom: Ann <a@x.org>\nSubject: l\n\nx\n\n";
    for (const std::string_view begin : {"", "\n", "\r\n\r\n", "\xEF\xBB\xBF", "\xEF\xBB\xBF\n"})
        BOOST_TEST(items_in("a.mbox", std::string(begin) + mail + mail).size() == 2U);
    BOOST_TEST(items_in("a.txt", "x\n" + mail + mail).size() == 1U);
}

BOOST_AUTO_TEST_CASE(what_zips_within_zips_unpack_to_is_counted_together) {
    const std::string blanks(largest_input_bytes - 1, ' ');
    const std::string inner = zip_with(2, ".txt", blanks);
    const std::vector<ReceivedItem> items = items_in("a.zip", zip_with(5, ".zip", inner));
    BOOST_REQUIRE(items.size() == 1U); // once nothing is left, no further zip is opened
    BOOST_TEST(first_problem(items.front()).find("more than 128 MB") != std::string::npos,
               first_problem(items.front()));
    BOOST_TEST(items_in("b.zip", zip_with(3, ".zip", inner)).size() == 6U);
}

BOOST_AUTO_TEST_CASE(entries_that_are_too_large_use_up_what_may_be_unpacked) {
    const std::string inner = zip_with(1, ".txt", std::string(largest_input_bytes + 1, ' '));
    BOOST_TEST(items_in("a.zip", zip_with(7, ".zip", inner)).size() == 7U);
    const std::vector<ReceivedItem> items = items_in("b.zip", zip_with(10, ".zip", inner));
    BOOST_REQUIRE(items.size() == 1U);
    BOOST_TEST(first_problem(items.front()).find("more than 128 MB") != std::string::npos,
               first_problem(items.front()));
}

BOOST_AUTO_TEST_CASE(whoever_reads_is_told_once_before_archives_are_unpacked) {
    int told = 0;
    const auto count = [&] { ++told; };
    (void)items_in("a.zip", zip_with(2, ".zip", zip_with(2, ".txt", "x")), {count});
    BOOST_TEST(told == 1);
    (void)items_in("b.txt", "3 x HIS", {count});
    BOOST_TEST(told == 1);
}

BOOST_AUTO_TEST_CASE(of_an_army_that_is_too_large_no_second_copy_is_made) {
    const std::vector<ReceivedItem> items =
        items_in("a.muster", "<army>" + std::string(4 * largest_submitted_army, '\n'));
    BOOST_REQUIRE(items.size() == 1U);
    BOOST_TEST(items.front().bytes.size() > 4 * largest_submitted_army);
    BOOST_TEST(items.front().parts.front().text.size() == largest_submitted_army + 1);
}

BOOST_AUTO_TEST_CASE(office_files_are_no_archives_of_lists) {
    ZipWriter zip;
    zip.add("content.xml", "<a>2 x HIS</a>");
    const std::vector<ReceivedItem> items = items_in("list.ods", zip.bytes());
    BOOST_REQUIRE(items.size() == 1U);
    BOOST_TEST(
        first_problem(items.front()).find("files of office programs are not read; export it as text") !=
            std::string::npos,
        first_problem(items.front()));
    BOOST_TEST(first_problem(items_in("list.doc", "\xD0\xCF\x11\xE0").front()).find("office programs") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_words_of_a_mail_stay_beside_an_attached_army) {
    const std::string mail = "From: Ann <a@x.org>\nSubject: l\nMIME-Version: 1.0\n"
                             "Content-Type: multipart/mixed; boundary=b\n\n--b\n"
                             "Content-Type: text/plain\n\n3 x HIS\n--b\nContent-Type: text/xml\n"
                             "Content-Disposition: attachment; filename=a.muster\n\n<army/>\n--b--\n";
    const std::vector<ReceivedItem> items = items_in("a.eml", mail);
    BOOST_REQUIRE(items.size() == 1U);
    BOOST_REQUIRE(items.front().parts.size() == 2U);
    BOOST_TEST(items.front().parts.back().is_beside);
    BOOST_TEST(items.front().parts.back().text.find("3 x HIS") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(senders_of_mails_within_a_mail_are_known) {
    const std::string mail = "From: Ann <a@x.org>\nSubject: l\nMIME-Version: 1.0\n"
                             "Content-Type: message/rfc822\n\nFrom: Bob <b@x.org>\nSubject: l\n\n3 x HIS\n";
    const std::vector<ReceivedItem> items = items_in("a.eml", mail);
    BOOST_REQUIRE(items.size() == 1U);
    BOOST_TEST(items.front().senders == std::vector<std::string>{"a@x.org"},
               boost::test_tools::per_element());
    BOOST_TEST(items.front().forwarded == std::vector<std::string>{"b@x.org"},
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_mail_with_lines_of_old_macintoshes_has_one_sender) {
    const std::vector<ReceivedItem> items =
        items_in("a.eml", "From: Ann <a@x.org>\rTo: u@x.org\rSubject: l\r\r3 x HIS\r");
    BOOST_REQUIRE(items.size() == 1U);
    BOOST_TEST(items.front().senders.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
