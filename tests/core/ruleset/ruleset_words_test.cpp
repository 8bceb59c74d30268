// SPDX-License-Identifier: MIT
// A rule set whose words are translated as it is read: what players read changes, what files hold does not.
#include "army/army_reader.h"
#include "base/file.h"
#include "check/checker.h"
#include "check/wording.h"
#include "ruleset/ruleset_reader.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <map>
#include <string_view>

namespace muster::tests {

namespace {

Ruleset marked(const std::string& id) {
    const std::filesystem::path file = source_folder() / "armylists" / id / "ruleset.xml";
    return read_ruleset(read_file(file), file.string(),
                        [](const std::string& english) { return "«" + english + "»"; });
}

bool is_marked(const std::string& text) {
    return text.starts_with("«") && text.ends_with("»");
}

std::string without_marks(std::string text) {
    for (const std::string_view mark : {"«", "»"})
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at))
            text.erase(at, mark.size());
    return text;
}

} // namespace

BOOST_AUTO_TEST_SUITE(ruleset_words)

BOOST_AUTO_TEST_CASE(every_name_is_translated_and_no_id) {
    for (const std::string& id : shipped_ruleset_ids())
        BOOST_TEST_CONTEXT(id) {
            const Ruleset& english = *shipped_rulesets().find(id);
            const Ruleset other = marked(id);
            BOOST_CHECK(is_marked(other.about));
            for (const std::string& word : other.level_words)
                BOOST_CHECK_MESSAGE(is_marked(word), word);
            BOOST_CHECK_MESSAGE(is_marked(other.several_troops), other.several_troops);
            BOOST_REQUIRE_EQUAL(other.traits.size(), english.traits.size());
            for (std::size_t t = 0; t < other.traits.size(); ++t) {
                BOOST_CHECK_EQUAL(other.traits[t].id, english.traits[t].id);
                BOOST_CHECK_EQUAL(other.traits[t].name, "«" + english.traits[t].name + "»");
            }
            for (const Number& number : other.numbers_of(Level::army))
                BOOST_CHECK_MESSAGE(is_marked(number.name), number.name);
            BOOST_CHECK_EQUAL(other.title, english.title);
            BOOST_CHECK_EQUAL(other.start, english.start);
        }
}

BOOST_AUTO_TEST_CASE(a_message_keeps_its_numbers) {
    std::map<std::string, Ruleset> others;
    for (const std::string& id : shipped_ruleset_ids())
        others.emplace(id, marked(id));
    std::size_t translated = 0;
    for (const NamedText& named : case_armies()) {
        const Army army = read_army(named.text, named.name, shipped_rulesets());
        const Ruleset& english = *shipped_rulesets().find(army.ruleset);
        const Ruleset& other = others.at(army.ruleset);
        const Report report = check(army, english);
        const Report other_report = check(army, other);
        BOOST_REQUIRE_EQUAL(other_report.findings().size(), report.findings().size());
        for (std::size_t i = 0; i < report.findings().size(); ++i) {
            const std::string message = message_of(other_report.findings()[i], army, other, other_report);
            if (is_marked(message))
                ++translated;
            BOOST_REQUIRE_EQUAL(without_marks(message),
                                message_of(report.findings()[i], army, english, report));
        }
    }
    BOOST_CHECK_GT(translated, 100U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
