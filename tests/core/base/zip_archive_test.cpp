// SPDX-License-Identifier: MIT
// An archive is made of texts that are read one after the other.
#include "base/zip_archive.h"

#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

namespace muster::tests {

BOOST_AUTO_TEST_SUITE(zip_archive)

BOOST_AUTO_TEST_CASE(texts_are_only_read_when_the_archive_is_made) {
    ZipWriter writer;
    std::string read;
    for (const char* name : {"b", "a", "c"})
        writer.add(name, [&read, name] {
            read += name;
            return std::string(name) + " text";
        });
    writer.add("d", "its text");
    writer.add("empty", "");
    BOOST_TEST(read.empty());
    const std::string bytes = writer.bytes();
    BOOST_TEST(read == "bac");
    const TemporaryFolder folder;
    ZipReader zip(folder.write("made.zip", bytes));
    BOOST_TEST(zip.names().size() == 5U);
    BOOST_TEST(zip.read("a", 100) == "a text");
    BOOST_TEST(zip.read("d", 100) == "its text");
    BOOST_TEST(zip.read("empty", 100).empty());
    BOOST_TEST((writer.bytes() == bytes));
}

BOOST_AUTO_TEST_CASE(what_reading_a_text_throws_ends_the_archive) {
    ZipWriter writer;
    int read = 0;
    writer.add("a", "its text");
    writer.add("b", []() -> std::string { throw std::out_of_range("cancelled"); });
    writer.add("c", [&] {
        ++read;
        return std::string("c");
    });
    BOOST_CHECK_EXCEPTION((void)writer.bytes(), std::out_of_range, [](const std::out_of_range& error) {
        return std::string_view(error.what()) == "cancelled";
    });
    BOOST_TEST(read == 0);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
