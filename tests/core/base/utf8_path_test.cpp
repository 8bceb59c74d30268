// SPDX-License-Identifier: MIT
#include "base/utf8_path.h"

#include "base/environment.h"
#include "base/file.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

namespace muster::tests {

namespace {

// With letters that no code page of Windows has together.
constexpr std::string_view name = "Müller 項羽 🐘.muster";

} // namespace

BOOST_AUTO_TEST_SUITE(utf8_paths)

BOOST_AUTO_TEST_CASE(the_letters_of_a_text_are_those_of_the_path) {
    BOOST_CHECK(path_of(name).u16string() == u"Müller 項羽 🐘.muster");
    BOOST_TEST(path_text(path_of(name)) == name);
    BOOST_TEST(path_of("").empty());
    BOOST_TEST(path_text({}).empty());
}

BOOST_AUTO_TEST_CASE(folders_are_joined_by_slashes_where_that_is_asked_for) {
    BOOST_TEST(generic_path_text(path_of("Müller") / path_of(name)) == "Müller/" + std::string(name));
}

BOOST_AUTO_TEST_CASE(a_file_is_found_by_its_name_and_shows_it) {
    const TemporaryFolder folder;
    write_file(folder.path() / path_of(name), "bytes");
    BOOST_TEST(read_file(folder.path() / path_of(name)) == "bytes");
    const std::filesystem::directory_iterator files(folder.path());
    BOOST_TEST(path_text(files->path().filename()) == name);
}

BOOST_AUTO_TEST_CASE(an_environment_variable_is_there_or_not) {
    constexpr const char* variable = "MUSTER_TEST_VARIABLE";
    BOOST_TEST(!environment_variable(variable));
    set_environment_variable(variable, "one");
    BOOST_TEST(environment_variable(variable).value_or("") == "one");
    set_environment_variable(variable, nullptr);
    BOOST_TEST(!environment_variable(variable));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
