// SPDX-License-Identifier: MIT
// Archives of libraries from strangers: zips that unpack without end, with names that lead out of them.
#include "crafted_case.h"

#include <boost/test/unit_test.hpp>
#include <sys/stat.h>
#include <zip.h>

#include <cstddef>
#include <stdexcept>
#include <utility>

namespace muster::tests {

namespace {

using Entries = std::vector<std::pair<std::string, std::string>>;

void write_zip(const std::filesystem::path& file, const Entries& entries, bool link = false) {
    zip_t* const archive = ::zip_open(file.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    if (archive == nullptr)
        throw std::runtime_error("no archive can be made");
    for (const auto& [name, text] : entries) {
        zip_source_t* const source = ::zip_source_buffer(archive, text.data(), text.size(), 0);
        const zip_int64_t index = ::zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (index >= 0 && link)
            ::zip_file_set_external_attributes(archive, static_cast<zip_uint64_t>(index), 0, ZIP_OPSYS_UNIX,
                                               static_cast<zip_uint32_t>(S_IFLNK | 0777U) << 16U);
    }
    if (::zip_close(archive) != 0)
        throw std::runtime_error("no archive can be made");
}

CraftedCase zip_case(std::string name, const std::function<Entries()>& entries, Answer answer,
                     std::string says = {}, bool link = false) {
    return {std::move(name),
            [entries, link](const Workshop& workshop) {
                write_zip(workshop.path("a.zip"), entries(), link);
                return Call{{"library", "--library", "l.db", "import", "a.zip"}};
            },
            answer, std::move(says),
            [](const Workshop& workshop, const Run& /*run*/) {
                BOOST_CHECK(!std::filesystem::exists(workshop.path("../outside-of-the-archive.muster")));
            }};
}

std::string manifest(std::string_view inside) {
    return R"(<library xmlns="urn:muster:library:1">)" + std::string(inside) + "</library>";
}

std::vector<CraftedCase> archives() {
    const std::string army(host);
    const auto only = [](const std::string& text) {
        return [text] { return Entries{{"manifest.xml", text}}; };
    };
    const auto named = [army](const std::string& name) { return [=] { return Entries{{name, army}}; }; };
    return {
        zip_case(
            "manifest_of_60_mb_of_elements",
            [] {
                return Entries{{"manifest.xml", manifest(repeated("<army/>", 8'500'000))}};
            },
            Answer::refused, "at most"),
        zip_case(
            "manifest_of_100_mb",
            [] {
                return Entries{{"manifest.xml", std::string(100U << 20U, ' ')}};
            },
            Answer::refused, "MB"),
        zip_case(
            "manifest_of_attributes",
            [] {
                return Entries{
                    {"manifest.xml", manifest(repeated("<army a=''b=''c=''d=''e=''/>", 1'900'000))}};
            },
            Answer::refused, "at most"),
        zip_case("manifest_of_nested_elements", only(manifest(repeated("<army>", 100'000))), Answer::refused),
        zip_case("manifest_of_an_army_that_is_missing",
                 only(manifest(
                     R"(<army key="AAAAAAAAAAAAAAAA" created="1" present="1"><revision number="1" saved="1" )"
                     R"(fingerprint="AAAA-AAAA-AAAA-AAAA" file="../../etc/passwd" label=""/></army>)")),
                 Answer::refused, "missing"),
        zip_case(
            "manifest_with_times_beyond",
            only(manifest(R"(<army key="AAAAAAAAAAAAAAAA" created="99999999999999999999" present="1"/>)")),
            Answer::refused),
        zip_case("manifest_that_is_none", only("<x/>"), Answer::refused),
        zip_case("name_that_leads_up", named("../outside-of-the-archive.muster"), Answer::refused, "outside"),
        zip_case("name_that_leads_up_later", named("a/../../outside-of-the-archive.muster"), Answer::refused,
                 "outside"),
        zip_case("name_from_the_root", named("/x.muster"), Answer::refused, "outside"),
        zip_case("name_of_a_drive", named("C:x.muster"), Answer::refused, "outside"),
        zip_case("link", named("x.muster"), Answer::refused, "is a link", true),
        zip_case(
            "army_of_100_mb",
            [] {
                return Entries{{"x.muster", std::string(100U << 20U, ' ')}};
            },
            Answer::refused, "MB"),
        zip_case(
            "armies_of_15_mb",
            [] {
                Entries entries;
                for (int i = 0; i < 20; ++i)
                    entries.emplace_back(std::to_string(i) + ".muster",
                                         "<!--" + std::string(15U << 20U, 'x') + "-->");
                return entries;
            },
            Answer::refused),
        zip_case(
            "names_of_40000_entries",
            [] {
                Entries entries;
                for (int i = 0; i < 40'000; ++i)
                    entries.emplace_back("x" + std::to_string(i) + ".txt", "");
                return entries;
            },
            Answer::either),
        zip_case("name_of_60000_letters", named(std::string(60'000, 'x') + ".muster"), Answer::either),
        {"zip_of_noise",
         [](const Workshop& workshop) {
             workshop.file("a.zip", "PK\x03\x04" + std::string(100'000, 'x'));
             return Call{{"library", "--library", "l.db", "import", "a.zip"}};
         },
         Answer::refused},
        {"zip_that_promises_two_billion_entries",
         [](const Workshop& workshop) {
             std::string end = "PK\x05\x06";
             end +=
                 std::string(4, '\0') + "\xFF\xFF\xFF\xFF" + std::string("\xFF\xFF\xFF\x7F\0\0\0\0\0\0", 10);
             workshop.file("a.zip", end);
             return Call{{"library", "--library", "l.db", "import", "a.zip"}};
         },
         Answer::refused},
    };
}

const bool archives_added = add_crafted_cases("archives", archives);

} // namespace

} // namespace muster::tests
