// SPDX-License-Identifier: MIT
// The texts of one thread in another language than the program's.
#include "base/text_language.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/translation.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <array>
#include <string_view>
#include <thread>

namespace muster::tests {

namespace {

std::string number(std::size_t value) {
    std::string bytes;
    for (unsigned i = 0; i < 4; ++i)
        bytes += static_cast<char>(value >> 8 * i & 255U);
    return bytes;
}

// A catalogue as msgfmt writes it, without its hash table.
std::string catalogue(const std::vector<std::array<std::string, 2>>& texts) {
    constexpr std::size_t head = 28;
    const std::size_t tables = head + 16 * texts.size();
    std::array<std::string, 2> rows;
    std::string words;
    for (std::size_t side = 0; side < 2; ++side)
        for (const auto& text : texts) {
            rows.at(side) += number(text.at(side).size()) + number(tables + words.size());
            words += text.at(side) + '\0';
        }
    return number(0x950412de) + number(0) + number(texts.size()) + number(head) +
           number(head + 8 * texts.size()) + number(0) + number(0) + rows[0] + rows[1] + words;
}

struct TwoLanguages {
    TwoLanguages() {
        const std::filesystem::path own = folder.path() / "de" / "LC_MESSAGES";
        std::filesystem::create_directories(own);
        using namespace std::string_literals;
        write_file(own / "muster.mo", catalogue({{"", "Language: de\n"},
                                                 {"Regards", "Gruß"},
                                                 {"%d list\0%d lists"s, "%d Liste\0%d Listen"s}}));
        write_file(own / "muster-rules.mo", catalogue({{"Foot", "Fuß"}}));
    }
    TemporaryFolder folder;
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(language_of_a_thread, TwoLanguages)

BOOST_AUTO_TEST_CASE(texts_are_in_the_language_while_it_lives) {
    BOOST_TEST(translate("Regards") == "Regards");
    {
        const TextLanguage german(folder.path(), "de");
        BOOST_TEST(translate("Regards") == "Gruß");
        BOOST_TEST(translate("not translated") == "not translated");
        BOOST_TEST(translate("") == "");
        BOOST_TEST(translate_rule_text("Foot") == "Fuß");
        BOOST_TEST(translate("%d list") == "%d Liste");
        BOOST_TEST(text_language() == "de");
        BOOST_TEST(!speaks_english());
    }
    BOOST_TEST(translate("Regards") == "Regards");
    BOOST_TEST(speaks_english());
}

BOOST_AUTO_TEST_CASE(other_threads_go_on_in_theirs) {
    const TextLanguage german(folder.path(), "de");
    std::string other;
    std::thread([&] { other = translate("Regards"); }).join();
    BOOST_TEST(other == "Regards");
}

BOOST_AUTO_TEST_CASE(english_needs_no_catalogue) {
    const TextLanguage english(folder.path() / "missing", "en");
    BOOST_TEST(translate("Regards") == "Regards");
    BOOST_TEST(speaks_english());
}

BOOST_AUTO_TEST_CASE(a_catalogue_that_is_missing_or_damaged_is_refused) {
    BOOST_CHECK_THROW(TextLanguage(folder.path(), "fr"), InputError);
    const std::filesystem::path file = folder.path() / "de" / "LC_MESSAGES" / "muster.mo";
    const std::string bytes = read_file(file);
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{3}, std::size_t{27}, std::size_t{40}, bytes.size() - 5}) {
        write_file(file, bytes.substr(0, size));
        BOOST_CHECK_THROW(TextLanguage(folder.path(), "de"), InputError);
    }
    write_file(file, "x" + bytes.substr(1));
    BOOST_CHECK_THROW(TextLanguage(folder.path(), "de"), InputError);
    BOOST_TEST(speaks_english());
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
