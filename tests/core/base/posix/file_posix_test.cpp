// SPDX-License-Identifier: MIT
// What files do where there are pipes, links, access rights and limits as POSIX has them.
#include "base/file.h"
#include "base/input_error.h"
#include "base/refused_file.h"
#include "full_disk.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>

#include <system_error>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

using Names = std::vector<std::string>;

unsigned mode_of(const fs::path& file) {
    struct stat status {};
    BOOST_REQUIRE_EQUAL(::stat(file.c_str(), &status), 0);
    return status.st_mode & 0777U;
}

} // namespace

BOOST_AUTO_TEST_SUITE(file)

BOOST_AUTO_TEST_CASE(access_rights_are_kept) {
    const TemporaryFolder folder;
    const fs::path target = folder.write("army.muster", "old");
    write_file(folder.path() / "new.muster", "new");
    BOOST_CHECK_EQUAL(mode_of(folder.path() / "new.muster"), 0644U);
    for (const mode_t mode : {0600U, 0640U, 0664U}) {
        BOOST_REQUIRE_EQUAL(::chmod(target.c_str(), mode), 0);
        write_file(target, "new");
        BOOST_CHECK_EQUAL(mode_of(target), mode);
    }
}

BOOST_AUTO_TEST_CASE(a_link_is_written_through) {
    const TemporaryFolder folder;
    const fs::path target = folder.write("far/army.muster", "old");
    const fs::path link = folder.path() / "link.muster";
    fs::create_symlink("far/army.muster", link);
    write_file(link, "new");
    BOOST_CHECK(fs::is_symlink(link));
    BOOST_CHECK_EQUAL(bytes_of(target), "new");
    BOOST_CHECK(folder.names() == (Names{"far", "link.muster"}));
    BOOST_CHECK_EQUAL(std::distance(fs::directory_iterator(folder.path() / "far"), {}), 1);
}

BOOST_AUTO_TEST_CASE(a_link_to_itself_is_refused) {
    const TemporaryFolder folder;
    const fs::path target = folder.path() / "a.muster";
    fs::create_symlink(target, target);
    BOOST_CHECK_THROW(AtomicFile{target}, std::system_error);
}

BOOST_AUTO_TEST_CASE(a_full_disk_leaves_the_old_file) {
    const TemporaryFolder folder;
    const fs::path target = folder.write("army.muster", "old");
    {
        const FullDisk full(4096);
        BOOST_CHECK_THROW(write_file(target, std::string(100'000, 'x')), std::system_error);
    }
    BOOST_CHECK_EQUAL(bytes_of(target), "old");
    BOOST_CHECK(folder.names() == Names{"army.muster"});
    write_file(target, std::string(100'000, 'x'));
    BOOST_CHECK_EQUAL(bytes_of(target).size(), 100'000U);
}

BOOST_AUTO_TEST_CASE(a_folder_beneath_follows_no_link) {
    const TemporaryFolder folder;
    fs::create_directories(folder.path() / "in/sub");
    fs::create_directory(folder.path() / "out");
    fs::create_directory_symlink("../out", folder.path() / "in/link");
    const FolderBeneath sub(folder.path() / "in", "sub");
    sub.write("a.muster", "one");
    sub.write("a.muster", "two");
    BOOST_TEST(read_file(folder.path() / "in/sub/a.muster") == "two");
    for (const char* beneath : {"link", "link/x", "..", "sub/..", "none", "/"})
        BOOST_CHECK_THROW(FolderBeneath(folder.path() / "in", beneath), std::system_error);
    const FolderBeneath made(folder.path() / "in", "new/deep", FolderBeneath::Missing::create);
    made.write("a.muster", "three");
    BOOST_TEST(read_file(folder.path() / "in/new/deep/a.muster") == "three");
    for (const char* beneath : {"link/x", "sub/a.muster/x", "../x"})
        BOOST_CHECK_THROW(FolderBeneath(folder.path() / "in", beneath, FolderBeneath::Missing::create),
                          std::system_error);
    BOOST_TEST(fs::is_empty(folder.path() / "out"));
    // A file that is a link is replaced, and what it leads to stays.
    folder.write("out/b.muster", "theirs");
    fs::create_symlink("../../out/b.muster", folder.path() / "in/sub/b.muster");
    sub.write("b.muster", "ours");
    BOOST_TEST(read_file(folder.path() / "out/b.muster") == "theirs");
    BOOST_TEST(read_file(folder.path() / "in/sub/b.muster") == "ours");
    BOOST_TEST(sub.read("a.muster") == "two");
    fs::remove(folder.path() / "in/sub/b.muster");
    fs::create_symlink("../../out/b.muster", folder.path() / "in/sub/b.muster");
    fs::create_directory(folder.path() / "in/sub/folder");
    for (const char* name : {"b.muster", "none", "folder", ""})
        BOOST_CHECK_THROW((void)sub.read(name), InputError);
    sub.remove("a.muster");
    BOOST_CHECK_THROW(sub.remove("a.muster"), std::system_error);
    BOOST_TEST(!fs::exists(folder.path() / "in/sub/a.muster"));
}

BOOST_AUTO_TEST_CASE(what_is_no_regular_file_is_not_replaced) {
    const TemporaryFolder folder;
    const fs::path pipe = folder.path() / "pipe";
    BOOST_REQUIRE_EQUAL(::mkfifo(pipe.c_str(), 0600), 0);
    fs::create_directory(folder.path() / "folder");
    BOOST_CHECK(refuses_file(pipe, "not a regular file"));
    BOOST_CHECK_THROW(write_file(pipe, "text"), std::system_error);
    BOOST_CHECK_THROW(write_file(folder.path() / "folder", "text"), std::system_error);
    BOOST_CHECK(fs::is_fifo(pipe));
}

BOOST_AUTO_TEST_CASE(a_link_to_nowhere_is_neither_read_nor_written) {
    const TemporaryFolder folder;
    fs::create_symlink("nowhere/army.muster", folder.path() / "link");
    BOOST_CHECK(refuses_file(folder.path() / "link", "cannot be read"));
    BOOST_CHECK_THROW(write_file(folder.path() / "link", "new"), std::system_error);
    BOOST_CHECK(folder.names() == Names{"link"});
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
