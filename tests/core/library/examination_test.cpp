// SPDX-License-Identifier: MIT
// What another program has changed in a library is found by its examination, and a text that is not the one
// that was saved is never given out as if it were.
#include "database/backups.h"
#include "library/duplicate.h"
#include "library/exchange.h"
#include "library/library.h"
#include "library/mirror.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

struct TwoArmies {
    TemporaryFolder folder;
    Library library{folder.path() / "library.db"};
    ArmyId first = library.add(army_facts("First"), "").army;
    ArmyId second = library.add(army_facts("Second"), "").army;

    // As another program does it.
    void change(const std::string& sql) const {
        SQLite::Database(library.file().string(), SQLite::OPEN_READWRITE).exec(sql);
    }
    // The text of the second army in place of the first one's.
    void exchange_text() const {
        change(fmt::format("UPDATE revision SET (size, packed) = (SELECT size, packed FROM revision "
                           "WHERE army = {}) WHERE army = {}",
                           second, first));
    }
    [[nodiscard]] bool finds(std::string_view words) const {
        const std::vector<std::string> wrong = library.examine();
        return std::any_of(wrong.begin(), wrong.end(),
                           [&](const std::string& one) { return one.find(words) != std::string::npos; });
    }
};

auto says(std::string words) {
    return [words = std::move(words)](const LibraryError& error) {
        BOOST_TEST_MESSAGE(error.what());
        return std::string_view(error.what()).find(words) != std::string_view::npos;
    };
}

} // namespace

BOOST_FIXTURE_TEST_SUITE(examination, TwoArmies)

BOOST_AUTO_TEST_CASE(a_library_that_nobody_changed_is_in_order) {
    library.save(first, army_facts("First", "more"), "");
    library.set_tags(second, {"club"});
    library.trash(second);
    BOOST_TEST(library.examine().empty());
}

BOOST_AUTO_TEST_CASE(revisions_of_other_armies_and_numbers_are_found) {
    change(fmt::format("UPDATE army SET revision = (SELECT revision FROM army WHERE id = {}) WHERE id = {}",
                       first, second));
    BOOST_TEST(finds(fmt::format("army {}: its current revision is not one of its own", second)));
    BOOST_TEST(!finds(fmt::format("army {}: its current", first)));
    change(fmt::format("UPDATE revision SET number = 7 WHERE army = {}", first));
    BOOST_TEST(finds(fmt::format("army {}: its revisions are not numbered 1, 2, 3", first)));
}

BOOST_AUTO_TEST_CASE(tables_that_another_program_changed_are_found) {
    change("UPDATE army SET saved = 'x' || saved");
    BOOST_TEST(finds("the table army holds values in its column saved"));
    change("DROP TABLE owned");
    BOOST_TEST(finds("the table owned is missing"));
    change("DROP TABLE army_words; CREATE VIRTUAL TABLE army_words USING fts5 (words, tokenize = 'trigram')");
    BOOST_TEST(finds("the table army_words is not as Muster makes it"));
}

BOOST_AUTO_TEST_CASE(a_text_that_was_not_saved_so_is_refused) {
    exchange_text();
    const auto refused = says(fmt::format("library.db: army {}, revision 1: its text has another fingerprint "
                                          "than it had when it was saved. Restore a backup",
                                          first));
    BOOST_CHECK_EXCEPTION(static_cast<void>(library.text(first)), DamagedText, refused);
    BOOST_CHECK_EXCEPTION(static_cast<void>(library.restore(first, 1, shipped_rulesets())), DamagedText,
                          refused);
    BOOST_CHECK_EXCEPTION(static_cast<void>(duplicate_army(library, first, shipped_rulesets(), "")),
                          DamagedText, refused);
    BOOST_TEST(!library.text(second).empty());
    BOOST_TEST(finds(fmt::format("army {}, revision 1: its text has another fingerprint", first)));
}

BOOST_AUTO_TEST_CASE(an_export_leaves_out_what_was_not_saved_so) {
    exchange_text();
    const ExportedLibrary archive = exported(library);
    BOOST_TEST_REQUIRE(archive.without_text.size() == 1U);
    BOOST_TEST(archive.without_text[0].id == first);
    Library again(folder.path() / "again.db");
    BOOST_TEST(import_zip(again, folder.write("some.zip", archive.zip), shipped_rulesets()).armies == 1U);
    BOOST_TEST(again.list(LibraryPart::all)[0].name == "Second");
}

BOOST_AUTO_TEST_CASE(a_mirror_leaves_out_what_was_not_saved_so) {
    exchange_text();
    Mirror mirror(library, shipped_rulesets());
    mirror.switch_on(folder.path() / "mirror");
    const MirrorResult result = mirror.sync();
    BOOST_TEST(result.written == 1U);
    BOOST_TEST(result.left_out == 1U);
}

BOOST_AUTO_TEST_CASE(a_revision_that_is_missing_is_told_with_the_file) {
    BOOST_CHECK_EXCEPTION(static_cast<void>(library.text(first, 9)), LibraryError,
                          says(fmt::format("library.db: army {} has no revision 9", first)));
}

BOOST_AUTO_TEST_CASE(a_backup_that_cannot_be_made_is_told_as_such) {
    const fs::path backups = folder.path() / "library.db.backups";
    const std::string today_text =
        fmt::format("{:04}-{:02}-{:02}", static_cast<int>(today().year()),
                    static_cast<unsigned>(today().month()), static_cast<unsigned>(today().day()));
    // A folder where its temporary file would be.
    fs::create_directories(backups / fmt::format("library-{}.db.part-{}", today_text, ::getpid()) /
                           "in-the-way");
    BOOST_CHECK_EXCEPTION(library.back_up(), LibraryError, says("library.db: no backup could be made: "));
}

BOOST_AUTO_TEST_CASE(too_many_tags_and_too_long_ones_are_refused) {
    BOOST_CHECK_EXCEPTION(library.set_tags(first, std::vector<std::string>(201, "t")), LibraryError,
                          says("at most 200 tags"));
    BOOST_CHECK_EXCEPTION(library.set_tags(first, {std::string(501, 't')}), LibraryError,
                          says("more than 500 characters"));
    library.set_tags(first, {std::string(500, 't')});
    library.save(first, army_facts("First", "more"), std::string(3'000, 'l'));
    BOOST_TEST(library.history(first).back().label.size() == 2'000U);
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
