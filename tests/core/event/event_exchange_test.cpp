// SPDX-License-Identifier: MIT
// An event as plain files and back: nothing is changed on the way, and a folder from a stranger makes no
// event unless all of it is sound.
#include "event/event_exchange.h"

#include "base/input_error.h"
#include "database/database_error.h"
#include "temporary_folder.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>
#include <vector>

namespace muster::tests {

namespace {

namespace fs = std::filesystem;

struct ExportedEvent {
    ExportedEvent() {
        const EventFile event =
            EventFile::create_filled(folder.path() / "cup.muster-event", [](EventFile& filled) {
                filled.set_pack("<event/>", 1);
                filled.add_data({"phalanx/ruleset.xml", "<ruleset/>"});
                filled.set_player({0, "Ada", "", "", "", "", {}}, 1);
                filled.add_original("the bytes", "a.txt");
            });
        export_event(event, plain);
    }

    // Of the list of the exported folder.
    void replace(std::string_view from, std::string_view to) const {
        std::string text = bytes_of(plain / "event.json");
        const std::size_t at = text.find(from);
        BOOST_REQUIRE(at != std::string::npos);
        folder.write("plain/event.json", text.replace(at, from.size(), to));
    }

    void require_refused() const {
        BOOST_CHECK_THROW(import_event(plain, copy), InputError);
        BOOST_TEST(!fs::exists(copy));
    }

    TemporaryFolder folder;
    fs::path plain = folder.path() / "plain";
    fs::path copy = folder.path() / "copy.muster-event";
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(event_exchange, ExportedEvent)

BOOST_AUTO_TEST_CASE(no_link_leads_out_of_the_folder) {
    folder.write("secret/a.txt", "the bytes");
    const fs::path original = plain / "originals" / "00001-a.txt";
    fs::remove(original);
    fs::create_symlink("../../secret/a.txt", original);
    require_refused();
    fs::remove_all(plain / "originals");
    fs::create_directory_symlink("../secret", plain / "originals");
    replace("originals/00001-a.txt", "originals/a.txt");
    require_refused();
    fs::remove(plain / "originals");
    folder.write("plain/originals/a.txt", "the bytes");
    BOOST_CHECK_NO_THROW(import_event(plain, copy));
}

BOOST_AUTO_TEST_CASE(paths_that_are_alike_keep_their_own_texts) {
    const std::string long_path = "phalanx/" + std::string(80, 'l');
    {
        EventFile event(folder.path() / "cup.muster-event");
        for (const char* end : {"/a", "_a", "/A", "-one.xml", "-two.xml"})
            event.add_data({long_path + end, end});
        event.add_data({"z/a", "one"});
        event.add_data({"z_a", "two"});
        export_event(event, folder.path() / "again");
    }
    import_event(folder.path() / "again", copy);
    const std::vector<DataFile> before = EventFile(folder.path() / "cup.muster-event").data();
    const std::vector<DataFile> after = EventFile(copy).data();
    BOOST_TEST_REQUIRE(after.size() == before.size());
    for (std::size_t i = 0; i < after.size(); ++i) {
        BOOST_TEST(after[i].path == before[i].path);
        BOOST_TEST(after[i].text == before[i].text);
    }
}

BOOST_AUTO_TEST_CASE(no_file_makes_two_rows) {
    const std::string one = R"("path": "phalanx/ruleset.xml",)";
    const std::string text = bytes_of(plain / "event.json");
    const std::size_t begin = text.rfind('{', text.find(one));
    const std::string row = text.substr(begin, text.find('}', begin) + 1 - begin);
    std::string other = row;
    replace(row, row + "," + other.replace(other.find("phalanx"), 7, "another"));
    require_refused();
}

BOOST_AUTO_TEST_CASE(what_could_not_be_read_again_is_not_made) {
    replace(R"("more": "{}")", R"("more": "[[]]")");
    require_refused();
}

BOOST_AUTO_TEST_CASE(what_stands_beside_the_new_file_stays) {
    folder.write("copy.muster-event.lock", "mine");
    replace(R"("player": 1,)", R"("player": null,)");
    require_refused();
    BOOST_TEST(bytes_of(folder.path() / "copy.muster-event.lock") == "mine");
    replace(R"("player": null,)", R"("player": 1,)");
    folder.write("copy.muster-event-wal", "mine");
    BOOST_CHECK_THROW(import_event(plain, copy), DatabaseError);
    BOOST_TEST(!fs::exists(copy));
    BOOST_TEST(bytes_of(folder.path() / "copy.muster-event-wal") == "mine");
    fs::remove(folder.path() / "copy.muster-event-wal");
    BOOST_CHECK_NO_THROW(import_event(plain, copy));
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
