// SPDX-License-Identifier: MIT
// Files that were cut off, damaged or made to do harm: refused with an InputError, or read; never a crash,
// and never long.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "shipped_data.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <optional>

namespace muster::tests {

namespace {

// Nothing if it is refused; any other exception ends the test.
std::optional<Army> read_if_possible(std::string_view text) {
    try {
        return read_army(text, "it", shipped_rulesets());
    } catch (const InputError& error) {
        BOOST_TEST((error.position().line > 0 && error.position().column > 0), error.what());
        return std::nullopt;
    }
}

std::string repeated(std::string_view piece, std::size_t times) {
    std::string text(piece);
    text.reserve(2 * piece.size() * times);
    while (text.size() < piece.size() * times)
        text += text;
    text.resize(piece.size() * times);
    return text;
}

const std::string army_start = "<army xmlns='urn:muster:army:1' ruleset='phalanx'>";

// One change of one byte; what is still read must survive being written.
class Mutations {
public:
    explicit Mutations(const std::string& original) : original_(original), text_(original) {}

    void run() {
        constexpr std::string_view bytes("<>&\"/= \n0\x00\x80", 11);
        for (std::size_t at = 0; at < original_.size(); ++at) {
            for (const char byte : bytes) {
                text_[at] = byte;
                check(at);
            }
            text_[at] = static_cast<char>(static_cast<unsigned char>(original_[at]) ^ 0x20U);
            check(at);
            text_[at] = original_[at];
            text_.erase(at, 1);
            check(at);
            text_.insert(at, 2, original_[at]); // twice
            check(at);
            text_ = original_;
        }
    }
    [[nodiscard]] std::size_t accepted() const { return accepted_; }
    [[nodiscard]] std::size_t refused() const { return refused_; }

private:
    void check(std::size_t at) {
        const std::optional<Army> army = read_if_possible(text_);
        if (!army) {
            ++refused_;
            return;
        }
        // Every tenth, for this takes longer than reading.
        if (++accepted_ % 10 != 0)
            return;
        const std::string written = write_army(*army, *shipped_rulesets().find(army->ruleset));
        BOOST_CHECK_MESSAGE(read_if_possible(written) == army, "changed at byte " << at << ": " << text_);
    }

    const std::string& original_;
    std::string text_;
    std::size_t accepted_ = 0;
    std::size_t refused_ = 0;
};

} // namespace

BOOST_AUTO_TEST_SUITE(hostile)

BOOST_AUTO_TEST_CASE(a_file_that_was_cut_off_is_refused) {
    for (const NamedText& sample : samples()) {
        const std::string_view text = sample.text;
        const std::size_t needed = trimmed(text).size();
        for (std::size_t size = 0; size < text.size(); ++size)
            BOOST_REQUIRE_MESSAGE(read_if_possible(text.substr(0, size)).has_value() == (size >= needed),
                                  sample.name << " cut at byte " << size);
    }
}

BOOST_AUTO_TEST_CASE(a_damaged_file_is_refused_or_read) {
    for (const std::string_view name :
         {"caledonians-mons-graupius-83.muster", "zulu-impi-isandlwana-1879.muster"}) {
        const auto sample = std::find_if(samples().begin(), samples().end(),
                                         [&](const NamedText& s) { return s.name.ends_with(name); });
        BOOST_REQUIRE_MESSAGE(sample != samples().end(), name);
        Mutations mutations(sample->text);
        mutations.run();
        // Names and notes take nearly anything, tags and values next to nothing.
        BOOST_CHECK_GT(mutations.accepted(), 1000U);
        BOOST_CHECK_GT(mutations.refused(), 10'000U);
    }
}

BOOST_AUTO_TEST_CASE(deep_nesting_is_refused_at_once) {
    constexpr std::size_t size = 100'000'000;
    BOOST_CHECK(!read_if_possible(army_start + repeated("<body><unit>", size / 12)));
    constexpr std::size_t million = 1'000'000;
    BOOST_CHECK(!read_if_possible(repeated("<a>", million)));
    BOOST_CHECK(!read_if_possible(army_start + "<about>" + repeated("<about>", million)));
    BOOST_CHECK(!read_if_possible(army_start + repeated("</army>", million)));
}

BOOST_AUTO_TEST_CASE(a_million_attributes_are_refused) {
    BOOST_CHECK(!read_if_possible("<army" + repeated(" x=''", 1'000'000) + "/>"));
    BOOST_CHECK(!read_if_possible(army_start + "<body" + repeated(" name=''", 1'000'000) + "/></army>"));
    BOOST_CHECK(!read_if_possible(army_start + "<body name='<'/></army>"));
    BOOST_CHECK(
        read_if_possible(army_start + "<body name='" + repeated("&lt;", longest_name) + "'/></army>"));
    BOOST_CHECK(!read_if_possible(army_start + "<body name='" + repeated("&lt;", 1'000'000) + "'/></army>"));
}

BOOST_AUTO_TEST_CASE(large_armies_are_read_and_boundless_ones_refused) {
    constexpr std::size_t many = most_elements;
    const auto bodies = read_if_possible(army_start + repeated("<body/>", many) + "</army>");
    BOOST_REQUIRE(bodies);
    BOOST_CHECK_EQUAL(bodies->bodies.size(), many);
    const auto troops = read_if_possible(
        army_start + "<body><unit>" + repeated("<troop class='HIP' army='RA' integrity='III'/>", many - 2) +
        "</unit></body></army>");
    BOOST_REQUIRE(troops);
    BOOST_CHECK_EQUAL(troops->bodies[0].units[0].troops.size(), many - 2);

    const std::string frame = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<army xmlns=\"urn:muster:army:1\" "
                              "ruleset=\"phalanx\">\n";
    BOOST_CHECK(read_if_possible(frame + repeated("  <body/>\n", many) + "</army>\n"));
    BOOST_CHECK(!read_if_possible(frame + repeated("  <body/>\n", many + 1) + "</army>\n"));
    BOOST_CHECK(
        !read_if_possible(frame + "  <body>\n    <unit>\n" +
                          repeated("      <troop class=\"HIP\" army=\"RA\" integrity=\"III\"/>\n", many - 1) +
                          "    </unit>\n  </body>\n</army>\n"));
}

// Lengths count characters, whatever they take in bytes and however they are written.
BOOST_AUTO_TEST_CASE(long_texts_are_read_or_refused) {
    constexpr std::size_t million = 1'000'000;
    const auto named = [](std::size_t letters) {
        return read_if_possible(army_start + "<body name='" + repeated("&#x1F6E1;", letters) + "'/></army>");
    };
    const auto name = named(longest_name);
    BOOST_REQUIRE(name);
    BOOST_CHECK_EQUAL(name->bodies[0].name.size(), 4 * longest_name);
    BOOST_CHECK(!named(longest_name + 1));
    BOOST_CHECK(!named(million));
    const auto noted = [](std::string_view piece, std::size_t letters) {
        return read_if_possible(army_start + "<about>" + repeated(piece, letters) + "</about></army>");
    };
    const auto notes = noted("a<!-- b -->", longest_notes);
    BOOST_REQUIRE(notes);
    BOOST_CHECK_EQUAL(notes->about.notes.size(), longest_notes);
    BOOST_CHECK(!noted("a<!-- b -->", longest_notes + 1));
    // Longer, for a search to the end of the text from each reference would take minutes.
    BOOST_CHECK(!noted("&amp;", 3 * million));
    const auto played = [](std::size_t letters) {
        return read_if_possible(army_start + "<about player='" + std::string(letters, 'x') + "'/></army>");
    };
    BOOST_CHECK(played(longest_text));
    BOOST_CHECK(!played(longest_text + 1));
    BOOST_CHECK(!read_if_possible(army_start + "<body part='" + repeated("centre", million) + "'/></army>"));
    BOOST_CHECK(!read_if_possible(army_start + "<" + repeated("body", million) + "/></army>"));
    BOOST_CHECK(!read_if_possible(army_start + repeated("<!-- -->", million) + "<body " +
                                  repeated("x", million) + "=''/></army>"));
    BOOST_CHECK(
        !read_if_possible("<army xmlns='urn:muster:army:1' ruleset='" + repeated("../", million) + "'/>"));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
