// SPDX-License-Identifier: MIT
#include "base/file.h"

#include "base/input_error.h"
#include "base/refused_file.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <system_error>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

using Names = std::vector<std::string>;

} // namespace

BOOST_AUTO_TEST_SUITE(file)

BOOST_AUTO_TEST_CASE(a_file_is_read_whole) {
    const TemporaryFolder folder;
    const std::string bytes("a\0\r\n\xFF", 5);
    BOOST_CHECK(read_file(folder.write("some", bytes)) == bytes);
    BOOST_CHECK(read_file(folder.write("empty", "")).empty());
    std::string text(1000, 'x');
    read_file(folder.path() / "some", text);
    BOOST_CHECK(text == bytes);
}

BOOST_AUTO_TEST_CASE(what_is_no_file_is_refused) {
    const TemporaryFolder folder;
    BOOST_CHECK(refuses_file(folder.path() / "missing", "cannot be read"));
    BOOST_CHECK(refuses_file(folder.path(), "is a folder"));
}

BOOST_AUTO_TEST_CASE(what_is_too_large_is_not_loaded) {
    const TemporaryFolder folder;
    const fs::path large = folder.write("large", "");
    fs::resize_file(large, largest_input_bytes + 1); // takes no room on the disk
    BOOST_CHECK(refuses_file(large, "is larger than 16 MB"));
    fs::resize_file(large, largest_input_bytes);
    BOOST_CHECK_EQUAL(read_file(large).size(), largest_input_bytes);
}

BOOST_AUTO_TEST_CASE(commit_replaces_the_file) {
    const TemporaryFolder folder;
    const fs::path target = folder.write("army.muster", "old");
    AtomicFile file(target);
    file.write("new ");
    file.write("army");
    BOOST_CHECK_EQUAL(bytes_of(target), "old");
    file.commit();
    BOOST_CHECK_EQUAL(bytes_of(target), "new army");
    BOOST_CHECK(folder.names() == Names{"army.muster"});
}

BOOST_AUTO_TEST_CASE(a_new_file_is_created) {
    const TemporaryFolder folder;
    const fs::path target = folder.path() / "army.muster";
    write_file(target, "new");
    BOOST_CHECK_EQUAL(bytes_of(target), "new");
    write_file(target, "");
    BOOST_CHECK_EQUAL(bytes_of(target), "");
    BOOST_CHECK(folder.names() == Names{"army.muster"});
}

BOOST_AUTO_TEST_CASE(what_is_abandoned_leaves_no_trace) {
    const TemporaryFolder folder;
    const fs::path target = folder.write("army.muster", "old");
    {
        AtomicFile file(target);
        file.write("half");
    }
    BOOST_CHECK_EQUAL(bytes_of(target), "old");
    { AtomicFile file(folder.path() / "other.muster"); }
    BOOST_CHECK(folder.names() == Names{"army.muster"});
}

BOOST_AUTO_TEST_CASE(a_file_that_appeared_meanwhile_is_kept) {
    const TemporaryFolder folder;
    const fs::path target = folder.path() / "a.muster";
    AtomicFile first(target);
    AtomicFile second(target);
    first.write("first");
    second.write("second");
    second.commit(AtomicFile::Existing::keep);
    BOOST_CHECK_EXCEPTION(
        first.commit(AtomicFile::Existing::keep), std::system_error,
        [](const std::system_error& error) { return error.code() == std::errc::file_exists; });
    BOOST_CHECK_EQUAL(read_file(target), "second");
}

BOOST_AUTO_TEST_CASE(where_nothing_can_be_written_nothing_is_left) {
    const TemporaryFolder folder;
    folder.write("file", "");
    fs::create_directory(folder.path() / "folder");
    BOOST_CHECK_THROW(write_file(folder.path() / "missing" / "army.muster", "new"), std::system_error);
    BOOST_CHECK_THROW(write_file(folder.path() / "file" / "army.muster", "new"), std::system_error);
    // A folder of the target's name is found out at the last step only.
    BOOST_CHECK_THROW(write_file(folder.path() / "folder", "new"), std::system_error);
    BOOST_CHECK(folder.names() == (Names{"file", "folder"}));
}

BOOST_AUTO_TEST_CASE(a_stamp_differs_once_the_file_is_written_made_or_removed) {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "army.muster";
    const FileStamp missing = stamp_of_file(file);
    BOOST_CHECK(!missing.exists);
    BOOST_CHECK(missing == stamp_of_file(file));
    BOOST_CHECK(stamp_of_file({}) == FileStamp{});
    folder.write("army.muster", "one");
    const FileStamp made = stamp_of_file(file);
    BOOST_CHECK(made.exists);
    BOOST_CHECK_EQUAL(made.size, 3U);
    BOOST_CHECK(made != missing);
    BOOST_CHECK(made == stamp_of_file(file));
    folder.write("army.muster", "longer");
    BOOST_CHECK(stamp_of_file(file) != made);
    fs::last_write_time(file, made.time + std::chrono::seconds(5));
    folder.write("army.muster", "two");
    fs::last_write_time(file, made.time + std::chrono::seconds(5));
    BOOST_CHECK(stamp_of_file(file) != made); // of one size, at another time
    fs::remove(file);
    BOOST_CHECK(stamp_of_file(file) == missing);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
