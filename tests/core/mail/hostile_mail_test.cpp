// SPDX-License-Identifier: MIT
// Whatever bytes come as a mail, they are read or refused with a message in bounded time and memory.
#include "army/army_reader.h"
#include "base/input_error.h"
#include "base/text.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "mail/written_ruleset.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <ctime>
#include <functional>
#include <random>

namespace muster::tests {

namespace {

constexpr std::size_t megabyte = std::size_t{1} << 20;
// Of processor time, as other tests run beside this one.
#ifdef MUSTER_SANITIZE
constexpr double most_seconds = 20; // the sanitizers make everything several times slower
#else
constexpr double most_seconds = 10;
#endif

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    all.reserve(text.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        all += text;
    return all;
}

std::string attributes(std::size_t count) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i)
        all += fmt::format(" a{}=1", i);
    return all;
}

std::string noise(std::size_t bytes) {
    std::mt19937 random(7);
    std::string text(bytes, ' ');
    for (char& c : text)
        c = static_cast<char>(random() & 0xFFU);
    return text;
}

std::string mail_with(std::string_view headers, std::string_view body) {
    return fmt::format("From: bob@example.org\nMIME-Version: 1.0\n{}\n\n{}", headers, body);
}

// A mail in a mail, and so on.
std::string nested_messages(std::size_t depth) {
    return mail_with("Content-Type: message/rfc822",
                     repeated("Content-Type: message/rfc822\n\n", depth) + "12 HIS\n");
}

std::string nested_multiparts(std::size_t depth) {
    std::string text = "From: bob@example.org\nMIME-Version: 1.0\n";
    for (std::size_t i = 0; i < depth; ++i)
        text += fmt::format("Content-Type: multipart/mixed; boundary=b{0}\n\n--b{0}\n", i);
    return text + "Content-Type: text/plain\n\n12 HIS\n";
}

std::string many_parts(std::size_t parts) {
    return mail_with("Content-Type: multipart/mixed; boundary=b",
                     repeated("--b\nContent-Type: text/plain\n\n1 HIS\n", parts) + "--b--\n");
}

// The bytes of a zip file whose only entry claims to be 4 GB of zeros.
std::string zip_bomb() {
    std::string zip("PK\x03\x04\x14\0\0\0\x08\0", 10);
    zip += std::string(8, '\0') + "\x10\x27" + std::string(2, '\0') + "\xff\xff\xff\xff";
    zip += std::string("\x05\0\0\0", 4) + "a.txt" + noise(10'000);
    return zip;
}

std::string mail_with_attachment(std::string_view type, std::string_view file, std::string_view bytes) {
    return mail_with("Content-Type: multipart/mixed; boundary=b",
                     fmt::format("--b\nContent-Type: text/plain\n\n12 HIS\n--b\nContent-Type: {}\n"
                                 "Content-Disposition: attachment; filename=\"{}\"\n\n{}\n--b--\n",
                                 type, file, bytes));
}

struct HostileMail {
    const char* name;
    std::function<std::string()> bytes;
    const char* refused; // a part of the message; nullptr: it must be read
};

const std::vector<HostileMail>& hostile_mails() {
    static const std::vector<HostileMail> mails{
        {"50 MB of text", [] { return repeated("12 HIS\n", 50 * megabyte / 7); }, "only the list"},
        {"a million lines", [] { return repeated("HI\n", 1'000'000); }, "only the list"},
        {"a million empty lines", [] { return std::string(1'000'000, '\n'); }, ""},
        {"one line of 10 MB", [] { return std::string(10 * megabyte, 'x'); }, "only the list"},
        {"one line of 900 kB", [] { return std::string(900'000, 'x'); }, "only the list"},
        {"NUL bytes alone", [] { return std::string(megabyte, '\0'); }, ""},
        {"NUL bytes in a list", [] { return repeated(std::string("12\0 HIS\n", 8), 20); }, ""},
        {"nested messages", [] { return nested_messages(50); }, "too deeply"},
        {"messages nested very deeply", [] { return nested_messages(100'000); }, ""},
        {"nested multiparts", [] { return nested_multiparts(50); }, "too deeply"},
        {"multiparts nested very deeply", [] { return nested_multiparts(40'000); }, ""},
        {"many parts", [] { return many_parts(10'000); }, "too many parts"},
        {"a zip bomb", [] { return mail_with_attachment("application/zip", "a.zip", zip_bomb()); }, nullptr},
        {"a zip bomb called text", [] { return mail_with_attachment("text/plain", "a.txt", zip_bomb()); },
         ""},
        {"a zip bomb pasted", zip_bomb, ""},
        {"noise", [] { return noise(megabyte / 2); }, "only the list"},
        {"an attached text of 3 MB",
         [] { return mail_with_attachment("text/plain", "a.txt", repeated("1 HIS\n", megabyte / 2)); },
         "only the list"},
        {"groups of addresses in each other",
         [] { return mail_with("To: " + repeated("g:", 60'000) + "a@example.org", "3 HIS"); }, ""},
        {"headers without end", [] { return mail_with(repeated("X-A: b\n", 200'000), ""); }, ""},
        {"a header of 1 MB", [] { return mail_with("Subject: " + std::string(megabyte, 's'), "12 HIS\n"); },
         ""},
        {"an unknown charset",
         [] { return mail_with("Content-Type: text/plain; charset=klingon", "12 HIS\n"); }, nullptr},
        {"broken base64",
         [] { return mail_with("Content-Transfer-Encoding: base64", repeated("=A!\n", 100'000)); }, ""},
        {"broken quoted-printable",
         [] { return mail_with("Content-Transfer-Encoding: quoted-printable", repeated("=Z=\n", 100'000)); },
         ""},
        {"elements nested in HTML", [] { return "<html><br>" + repeated("<div>", 150'000); }, ""},
        {"entities in HTML", [] { return "<html><br>" + repeated("&#1;&amp;", 90'000); }, ""},
        {"a table of many cells", [] { return "<html><br><table>" + repeated("<td>", 200'000); }, ""},
        {"cells and paragraphs without words",
         [] { return "<html><br><table>" + repeated("<td><p>", 140'000); }, ""},
        {"attributes in HTML", [] { return "<html><br><p" + attributes(90'000) + ">12 HIS"; }, ""},
        {"attributes hidden from a quick look",
         [] { return "<html><br><!-- <p a=\"--><p b=\"" + attributes(80'000) + ">12 HIS"; }, ""},
        {"comments without an end", [] { return "<html><br>" + repeated("<!--", 240'000); }, ""},
        {"half of a UTF-16 pair", [] { return "\xFF\xFE" + repeated("\x00\xD8", 1000); }, ""},
        {"bad UTF-8", [] { return repeated("12 HIS \xC3\x28\xF8\n", 100); }, ""},
        {"brackets", [] { return repeated(std::string(300, '(') + "\n", 500); }, ""},
        {"forum tags", [] { return repeated(repeated("[b", 200) + "\n", 500); }, "only the list"},
        {"backslashes", [] { return repeated(std::string(400, '\\') + "\n", 500); }, ""},
        {"bars", [] { return repeated(repeated("1|", 200) + "\n", 500); }, "only the list"},
        {"bars in a list of common size", [] { return repeated(repeated("1|", 100) + "\n", 100); }, ""},
        {"large numbers", [] { return repeated("99999999999999999999 HIS = 99999999999999\n", 200); }, ""},
        {"numbers alone", [] { return repeated(repeated("3 ", 100) + "\n", 200); }, ""},
        {"quotations nested", [] { return repeated(repeated("> ", 200) + "12 HIS\n", 200); }, ""},
        {"sums without troops", [] { return repeated("Total 12 = 13 = 14\n", 1000); }, ""},
        {"troops by the thousand", [] { return repeated("999 x HIS+ RA\n", 4000); }, ""},
        {"lines that are like all others",
         [] { return repeated("9 x HIS like" + repeated(" pike bow legion", 118) + "\n", 33); }, ""},
        {"lines of words that are like nothing",
         [] { return repeated("9 x HIS like" + repeated(" pyke bew legiom", 118) + "\n", 32); }, ""},
        {"lines that are like many others",
         [] {
             return repeated("1 x HIS like 2\n", 1'000) +
                    repeated("2 HIS" + repeated(" like HIS", 200) + "\n", 25);
         },
         ""},
        {"marks of direction",
         [] {
             return repeated("\xE2\x80\xAE"
                             "12 HIS\n",
                             500);
         },
         ""},
    };
    return mails;
}

} // namespace

BOOST_AUTO_TEST_SUITE(hostile_mails_are_bounded)

// An empty `refused` leaves open whether the mail is read or refused.
BOOST_AUTO_TEST_CASE(every_hostile_mail_is_read_or_refused_in_time) {
    const Ruleset& ruleset = *shipped_rulesets().find("phalanx-ii");
    const Army begin = read_army(ruleset.start, "start", shipped_rulesets());
    const WrittenArmyReader reader(ruleset);
    for (const HostileMail& mail : hostile_mails()) {
        const std::string bytes = mail.bytes();
        std::string message;
        const std::clock_t started = std::clock();
        try {
            const std::string text = text_of_mail(bytes, "the mail");
            BOOST_TEST(text.size() <= largest_mail_text_bytes, mail.name);
            BOOST_TEST(text.find('\0') == std::string::npos, mail.name);
            const WrittenArmy made = reader.read(text, begin);
            BOOST_TEST(made.troops <= 5000U, mail.name);
        } catch (const InputError& error) {
            message = error.message();
            BOOST_TEST(!message.empty(), mail.name);
        }
        const double seconds = static_cast<double>(std::clock() - started) / CLOCKS_PER_SEC;
        BOOST_TEST(seconds < most_seconds, mail.name << ": " << seconds << " s");
        BOOST_TEST_MESSAGE(mail.name << ": " << seconds << " s, " << message);
        if (mail.refused == nullptr)
            BOOST_TEST(message.empty(), mail.name << ": " << message);
        else
            BOOST_TEST(message.find(mail.refused) != std::string::npos, mail.name << ": " << message);
    }
}

// Each line asks for 999 units.
BOOST_AUTO_TEST_CASE(units_without_measure_are_refused_before_they_are_made) {
    const Ruleset& ruleset = *shipped_rulesets().find("ancient-1969");
    const Army begin = read_army(ruleset.start, "start", shipped_rulesets());
    const std::string line = "999 x 20 HI pilum B reg @ 7 = 140\n";
    const WrittenArmyReader reader(ruleset);
    BOOST_TEST(reader.read(repeated(line, 10), begin).troops == 9990U);
    BOOST_CHECK_EXCEPTION((void)reader.read(repeated(line, 11), begin), InputError,
                          [](const InputError& error) {
                              return error.position().line == 11 &&
                                     error.message().find("more than 20000") != std::string::npos;
                          });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
