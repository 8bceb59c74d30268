// SPDX-License-Identifier: MIT
// Exports and imports: a library made of its export is the same, and no archive does harm.
#include "library/exchange.h"

#include "base/input_error.h"
#include "base/zip_archive.h"
#include "shipped_data.h"
#include "stored_samples.h"
#include "temporary_folder.h"

#include <SQLiteCpp/Database.h>
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <sys/stat.h>
#include <zip.h>

#include <chrono>
#include <thread>

namespace muster::tests {

namespace fs = std::filesystem;

namespace {

struct ExchangeFixture {
    TemporaryFolder folder;
    Library library{folder.path() / "library.db"};

    [[nodiscard]] fs::path written(std::string_view name, const Library& from) const {
        return folder.write(name, exported(from).zip);
    }
    Imported imported(Library& into, const fs::path& zip) const {
        return import_zip(into, zip, shipped_rulesets());
    }
    // Refused, and nothing has changed.
    void refuse(const fs::path& zip, std::string_view why) {
        const std::string before = content_of(library);
        BOOST_CHECK_EXCEPTION(imported(library, zip), InputError, [&](const InputError& error) {
            BOOST_TEST_MESSAGE(error.what());
            return std::string_view(error.what()).find(why) != std::string_view::npos;
        });
        BOOST_TEST(content_of(library) == before);
    }
    [[nodiscard]] fs::path zip_of(std::initializer_list<std::pair<std::string, std::string>> entries) const {
        ZipWriter zip;
        for (const auto& [name, text] : entries)
            zip.add(name, text);
        return folder.write("made.zip", zip.bytes());
    }
    void fill(Library& some) const {
        const ArmyId first =
            some.add(army_facts("One", "notes & <more>\nlines"), "From \"one\" \xff\x01\n").army;
        some.save(first, army_facts("One", "other"), "");
        some.restore(first, 1, shipped_rulesets());
        some.set_tags(first, {"a", "b & c"});
        some.trash(some.add(army_facts("Two"), "").army);
        for (const NamedText& sample : samples())
            some.add(facts_of(sample.text, sample.name, shipped_rulesets()), sample.name);
    }
};

} // namespace

BOOST_FIXTURE_TEST_SUITE(exchange, ExchangeFixture)

// A damaged library may list armies of which nothing is left.
BOOST_AUTO_TEST_CASE(an_army_without_a_text_is_left_out_and_named) {
    const ArmyId lost = library.add(army_facts("Lost"), "").army;
    const ArmyId found = library.add(army_facts("Found"), "").army;
    {
        SQLite::Database database(library.file().string(), SQLite::OPEN_READWRITE);
        database.exec(fmt::format("PRAGMA foreign_keys = OFF; DELETE FROM revision WHERE army = {}", lost));
    }
    const ExportedLibrary archive = exported(library);
    BOOST_TEST_REQUIRE(archive.without_text.size() == 1U);
    BOOST_TEST(archive.without_text[0].id == lost);
    Library again(folder.path() / "again.db");
    BOOST_TEST(imported(again, folder.write("some.zip", archive.zip)).armies == 1U);
    BOOST_TEST(again.list(LibraryPart::all)[0].key == library.army(found).key);
}

BOOST_AUTO_TEST_CASE(importing_an_export_gives_the_same_library) {
    fill(library);
    const fs::path zip = written("all.zip", library);
    Library again(folder.path() / "again.db");
    const Imported imports = imported(again, zip);
    BOOST_TEST(imports.armies == samples().size() + 2);
    BOOST_TEST(content_of(again) == content_of(library));
    BOOST_TEST((exported(again).zip == exported(library).zip));
    BOOST_TEST(again.search("lines").size() == 1U);
    BOOST_TEST(again.examine().empty());
    // A second time nothing is added, here or there.
    BOOST_TEST(imported(again, zip).known == samples().size() + 2);
    BOOST_TEST(imported(library, zip).known == samples().size() + 2);
    BOOST_TEST(content_of(again) == content_of(library));
}

BOOST_AUTO_TEST_CASE(an_army_changed_on_both_sides_gets_both_revisions) {
    fill(library);
    Library other(folder.path() / "other.db");
    imported(other, written("all.zip", library));
    const ArmyId here = library.add(army_facts("One", "other"), "").army; // it is there
    const ArmyId there = *other.army_of_key(library.army(here).key);
    library.save(here, army_facts("Here"), "here");
    std::this_thread::sleep_for(std::chrono::milliseconds(20)); // the other is to be the later one
    other.save(there, army_facts("There"), "there");
    other.set_tags(there, {"kept"});
    const Imported imports = imported(other, written("all.zip", library));
    BOOST_TEST(imports.armies == 0U);
    BOOST_TEST(imports.revisions == 1U);
    BOOST_TEST(other.history(there).size() == 5U);
    BOOST_TEST(other.army(there).name == "There"); // saved later
    BOOST_TEST(other.text(there, 5) == army_facts("Here").text);
    imported(library, written("other.zip", other));
    BOOST_TEST(library.army(here).name == "There");
    BOOST_TEST(library.history(here).size() == 5U);
    BOOST_TEST(imported(library, written("other.zip", other)).revisions == 0U);
}

BOOST_AUTO_TEST_CASE(a_zip_of_army_files_can_be_imported) {
    const std::string text = army_text("One");
    BOOST_TEST(imported(library,
                        zip_of({{"x/one.muster", text}, {"two.muster", army_text("Two")}, {"README", "hi"}}))
                   .armies == 2U);
    BOOST_TEST(imported(library, zip_of({{"three.muster", text}})).known == 1U);
    refuse(zip_of({{"four.muster", army_text("Four")}, {"five.muster", "<army/>"}}), "five.muster");
    refuse(zip_of({{"six.muster", replaced(text, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
                                           "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]>")}}),
           "six.muster:1:");
}

BOOST_AUTO_TEST_CASE(names_outside_the_archive_are_refused) {
    const std::string text = army_text("One");
    for (const char* name : {"../one.muster", "a/../../one.muster", "/etc/one.muster", "C:one.muster",
                             "..\\one.muster", "a/./one.muster"})
        refuse(zip_of({{"good.muster", text}, {name, text}}), "path outside the archive");
    BOOST_TEST(!fs::exists(folder.path().parent_path() / "one.muster"));
}

BOOST_AUTO_TEST_CASE(zip_bombs_are_refused) {
    const std::string big = fmt::format("<!--{}-->{}", std::string(17U << 20U, 'x'), army_text("Big"));
    refuse(zip_of({{"big.muster", big}}), "more than an army needs");
    // Many that are each just small enough.
    ZipWriter zip;
    for (int i = 0; i < 12; ++i)
        zip.add(fmt::format("{}.muster", i),
                replaced(army_text("Big"), "<army ",
                         fmt::format("<!--{}--><army ", std::string(15U << 20U, 'x'))));
    const fs::path file = folder.write("many.zip", zip.bytes());
    BOOST_TEST(fs::file_size(file) < 1'000'000U);
    refuse(file, "more than the armies in it need");
}

BOOST_AUTO_TEST_CASE(links_are_refused) {
    const fs::path file = zip_of({{"one.muster", "/etc/passwd"}});
    zip_t* const archive = ::zip_open(file.c_str(), 0, nullptr);
    BOOST_REQUIRE(archive != nullptr);
    ::zip_file_set_external_attributes(archive, 0, 0, ZIP_OPSYS_UNIX,
                                       static_cast<zip_uint32_t>(S_IFLNK | 0777) << 16U);
    BOOST_REQUIRE(::zip_close(archive) == 0);
    refuse(file, "is a link");
}

BOOST_AUTO_TEST_CASE(damaged_archives_are_refused) {
    fill(library);
    const std::string whole = exported(library).zip;
    refuse(folder.path() / "missing.zip", "cannot be read");
    refuse(folder.write("empty.zip", ""), "empty.zip");
    for (std::size_t part = 1; part < 16; ++part)
        refuse(folder.write("cut.zip", whole.substr(0, whole.size() * part / 16)), "cut.zip");
    // Some byte altered: refused, or nothing but what was there already.
    for (std::size_t at = 0; at < whole.size(); at += whole.size() / 200) {
        std::string altered = whole;
        altered[at] = static_cast<char>(altered[at] ^ 0x55);
        const std::string before = content_of(library);
        try {
            imported(library, folder.write("altered.zip", altered));
        } catch (const InputError&) {
        }
        BOOST_TEST(content_of(library) == before);
    }
}

// In words of their own, where libzip's are "Not a zip archive" and "File already exists".
BOOST_AUTO_TEST_CASE(files_that_are_no_right_archives_are_refused_in_plain_words) {
    refuse(folder.write("text.zip", "Left wing: 20 HI"), "text.zip: is not a zip archive");
    const auto renamed = [](std::string bytes, std::string_view from, std::string_view to) {
        for (std::size_t at = bytes.find(from); at != std::string::npos; at = bytes.find(from))
            bytes.replace(at, from.size(), to);
        return bytes;
    };
    ZipWriter two;
    two.add("one.muster", army_text("One"));
    two.add("two.muster", army_text("Two"));
    refuse(folder.write("twice.zip", renamed(two.bytes(), "two.muster", "one.muster")), "the same name");
    ZipWriter one;
    one.add("", army_text("One"));
    refuse(folder.write("nameless.zip", one.bytes()), "entry 1 has no name");
}

BOOST_AUTO_TEST_CASE(a_manifest_that_contradicts_the_archive_is_refused) {
    const std::string text = army_facts("One").text;
    const std::string good = fmt::format(R"(<library xmlns="urn:muster:library:1">
  <army key="0123456789ABCDEF" created="5" present="1">
    <revision number="1" saved="7" fingerprint="{}" file="a.muster" label=""/>
  </army>
</library>)",
                                         army_facts("One").fingerprint);
    const auto zip = [&](const std::string& manifest) {
        return zip_of({{"a.muster", text}, {"manifest.xml", manifest}});
    };
    refuse(zip(replaced(good, "a.muster", "b.muster")),
           "the manifest names the file 'b.muster', which is missing");
    refuse(zip(replaced(good, "fingerprint=\"", "fingerprint=\"0000-0000-0000-0000\" x=\"")),
           "fingerprint differs");
    refuse(zip(replaced(good, "0123456789ABCDEF", "short")), "is not a valid key");
    refuse(zip(replaced(good, "present=\"1\"", "present=\"2\"")), "current revision");
    refuse(zip(replaced(good, "number=\"1\"", "number=\"2\"")), "numbered 1, 2, 3");
    refuse(zip(replaced(good, "saved=\"7\"", "saved=\"-7\"")), "is not a time");
    refuse(zip(replaced(good, "saved=\"7\"", "saved=\"99999999999999999999\"")), "is not a time");
    refuse(zip(replaced(good, "library:1", "library:2")), "begins with");
    refuse(zip(replaced(good, "</library>", "")), "manifest.xml:");
    const std::string army =
        good.substr(good.find("  <army"), good.find("</library>") - good.find("  <army"));
    refuse(zip(replaced(good, "</library>", army + "</library>")),
           "another army has the key '0123456789ABCDEF' already");
    refuse(zip(replaced(good, "label=\"", "label=\"" + std::string(2'001, 'l'))),
           "the label of this revision has more than 2000 characters");
    const auto tag = [](const std::string& name) { return fmt::format("<tag name=\"{}\"/>", name); };
    refuse(zip(replaced(good, "</army>", tag(std::string(501, 't')) + "</army>")),
           "the name of this tag has more than 500 characters");
    std::string tags;
    for (int i = 0; i < 201; ++i)
        tags += tag(fmt::format("t{}", i));
    refuse(zip(replaced(good, "</army>", tags + "</army>")), "more than 200 tags");
    BOOST_TEST(imported(library, zip(good)).armies == 1U);
    BOOST_TEST(library.list(LibraryPart::all).at(0).saved == 7);
}

BOOST_AUTO_TEST_CASE(files_that_a_manifest_does_not_name_are_counted_by_their_kinds) {
    const Imported some =
        imported(library, zip_of({{"a.muster", army_facts("One").text},
                                  {"b.MUSTER", army_facts("Two").text},
                                  {"readme.txt", "hello"},
                                  {"manifest.xml", "<library xmlns=\"urn:muster:library:1\"/>"}}));
    BOOST_TEST(some.armies == 0U);
    BOOST_TEST(some.unlisted == 2U);
    BOOST_TEST(some.passed_over == 1U);
}

BOOST_AUTO_TEST_CASE(file_names_are_valid_on_every_system) {
    BOOST_TEST(file_name_for("Host of the White Hand") == "Host-of-the-White-Hand.muster");
    BOOST_TEST(file_name_for("../../etc/passwd") == "etc-passwd.muster");
    BOOST_TEST(file_name_for("") == "army.muster");
    BOOST_TEST(file_name_for("-rf .hidden") == "rf-.hidden.muster");
    BOOST_TEST(file_name_for("Dúnedain\n") == "Dúnedain.muster");
    BOOST_TEST(file_name_for(std::string(79, 'x') + "ü") == std::string(79, 'x') + ".muster");
}

BOOST_AUTO_TEST_SUITE_END()

} // namespace muster::tests
