// SPDX-License-Identifier: MIT
// A library that may only be read: on a read-only disk, or in a folder of somebody else.
#include "library/library_view.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"
#include "unprivileged.h"

#include <boost/test/unit_test.hpp>

#include <memory>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

constexpr fs::perms may_read = fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read;
constexpr fs::perms may_enter =
    may_read | fs::perms::owner_exec | fs::perms::group_exec | fs::perms::others_exec;

struct FilledLibrary {
    FilledLibrary() {
        Library library(file);
        const ArmyId army = library.add(army_facts("Host"), "").army;
        library.save(army, army_facts("Host of the king"), "for the club night");
        library.add(army_facts("Guard"), "");
        content = content_of(library);
    }
    ~FilledLibrary() { fs::permissions(folder.path(), fs::perms::owner_all); }
    FilledLibrary(const FilledLibrary&) = delete;
    FilledLibrary& operator=(const FilledLibrary&) = delete;

    TemporaryFolder folder;
    fs::path file =
        folder.path() / "what? 100% #1.db"; // what means something else where SQLite takes options
    std::string content;
};

// That it tells what it holds, changes nothing, and says why.
void check_only_reads(const fs::path& file, const std::string& content, const char* why) {
    Library library(file);
    BOOST_TEST_REQUIRE(library.read_only().has_value());
    BOOST_TEST(library.read_only()->find(why) != std::string::npos, *library.read_only());
    BOOST_TEST(library.notices().empty());
    BOOST_TEST((content_of(library) == content));
    BOOST_TEST(library.search("king").size() == 1U);
    BOOST_TEST(LibraryView(library).count({}) == library.count(LibraryPart::kept));
    BOOST_TEST(library.examine().empty());
    BOOST_TEST(!library.back_up());
    const auto is_refused = [&](const LibraryError& error) {
        return error.trouble() == LibraryTrouble::read_only && *library.read_only() == error.what();
    };
    BOOST_CHECK_EXCEPTION(library.add(army_facts("Another"), ""), LibraryError, is_refused);
    BOOST_CHECK_EXCEPTION(library.trash(1), LibraryError, is_refused);
    BOOST_CHECK_EXCEPTION(set_library_setting(library, "a", "b"), LibraryError, is_refused);
    BOOST_TEST((content_of(library) == content));
}

} // namespace

BOOST_FIXTURE_TEST_SUITE(read_only, FilledLibrary)

BOOST_AUTO_TEST_CASE(a_library_in_a_read_only_folder_is_shown) {
    const std::string before = bytes_of(file);
    const std::vector<std::string> beside = folder.names();
    fs::permissions(folder.path(), may_enter);
    {
        const Unprivileged nobody;
        check_only_reads(file, content, "cannot be written: Permission denied");
    }
    BOOST_TEST((bytes_of(file) == before));
    BOOST_TEST((folder.names() == beside));
}

BOOST_AUTO_TEST_CASE(a_read_only_file_is_shown_and_its_folder_left_alone) {
    const std::vector<std::string> beside = folder.names();
    fs::permissions(folder.path(), fs::perms::all);
    fs::permissions(file, may_read);
    {
        const Unprivileged nobody;
        check_only_reads(file, content, "file cannot be written: Permission denied");
    }
    BOOST_TEST((folder.names() == beside));
    fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
    Library library(file);
    BOOST_TEST(!library.read_only().has_value());
    BOOST_TEST(library.add(army_facts("Another"), "").is_new);
}

BOOST_AUTO_TEST_CASE(saves_of_the_owner_are_seen) {
    if (::geteuid() != 0) { // one user has both rights or neither
        BOOST_TEST_MESSAGE("only root can be two users");
        return;
    }
    Library owner(file);
    fs::permissions(folder.path(), may_enter);
    std::unique_ptr<Library> reader;
    {
        const Unprivileged nobody;
        reader = std::make_unique<Library>(file);
        BOOST_TEST(reader->read_only().has_value());
        BOOST_TEST(reader->count(LibraryPart::kept) == 2U);
    }
    owner.add(army_facts("Another"), "");
    BOOST_TEST(reader->count(LibraryPart::kept) == 3U);
    BOOST_CHECK_THROW(reader->add(army_facts("Yet another"), ""), LibraryError);
}

// Carried off by a backup program while it was in use: the latest army is in the log alone.
BOOST_AUTO_TEST_CASE(a_copied_library_is_read_with_its_log) {
    const fs::path copy = folder.path() / "copy" / "library.db";
    fs::create_directory(copy.parent_path());
    {
        Library owner(file);
        owner.add(army_facts("In the log"), "");
        content = content_of(owner);
        BOOST_REQUIRE_GT(fs::file_size(file.string() + "-wal"), 0U);
        for (const char* const end : {"", "-wal"})
            fs::copy_file(file.string() + end, copy.string() + end);
    }
    for (const char* const end : {"", "-wal"})
        fs::permissions(copy.string() + end, may_read);
    fs::permissions(folder.path(), may_enter);
    fs::permissions(copy.parent_path(), may_enter);
    const std::string before = bytes_of(copy);
    {
        const Unprivileged nobody;
        check_only_reads(copy, content, "cannot be written: Permission denied");
    }
    fs::permissions(copy.parent_path(), fs::perms::owner_all);
    BOOST_TEST((bytes_of(copy) == before));
    BOOST_TEST(!fs::exists(copy.string() + "-shm"));
}

BOOST_AUTO_TEST_CASE(an_earlier_version_is_shown_as_if_upgraded) {
    const fs::path frozen = source_folder() / "tests" / "formats" / "library-1.db";
    fs::remove(file);
    fs::copy_file(frozen, file);
    fs::permissions(file, may_read);
    fs::permissions(folder.path(), may_enter);
    const std::string before = bytes_of(file);
    {
        const Unprivileged nobody;
        Library library(file);
        BOOST_TEST(library.read_only().has_value());
        const std::vector<StoredArmy> armies = library.list(LibraryPart::all);
        BOOST_TEST(!armies.empty());
        for (const StoredArmy& army : armies)
            BOOST_TEST(!library.text(army.id).empty());
        BOOST_CHECK_THROW(library.trash(armies.front().id), LibraryError);
    }
    BOOST_TEST((bytes_of(file) == before));
}

BOOST_AUTO_TEST_CASE(a_read_only_file_that_is_no_library_is_refused) {
    fs::remove(file);
    folder.write(file.filename().string(), std::string(20'000, 'x'));
    fs::permissions(folder.path(), may_enter);
    const Unprivileged nobody;
    BOOST_CHECK_EXCEPTION(Library{file}, LibraryError, [](const LibraryError& error) {
        return error.trouble() == LibraryTrouble::damaged;
    });
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
