// SPDX-License-Identifier: MIT
#include "library/exchange.h"

#include "base/file.h"
#include "base/harmful_letters.h"
#include "base/input_error.h"
#include "base/letters.h"
#include "base/limits.h"
#include "base/parallel_in_order.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8.h"
#include "base/utf8_path.h"
#include "base/zip_archive.h"
#include "library/detail/library_merge.h"
#include "library/detail/manifest.h"
#include "library/library_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace muster {

namespace {

constexpr const char* manifest_name = "manifest.xml";

ManifestArmy manifest_army(const Library& library, const StoredArmy& army) {
    ManifestArmy entry{army.key, army.created, army.trashed, army.revision, army.tags, {}};
    for (const Revision& revision : library.history(army.id))
        entry.revisions.push_back({revision.saved, revision.label, revision.fingerprint,
                                   fmt::format("armies/{}/{}.muster", army.key, revision.number)});
    return entry;
}

// Names that Windows reserves for devices, with any endings.
bool is_device(const std::string& name) {
    static const std::set<std::string, std::less<>> names{"con", "prn", "aux", "nul"};
    const std::string small = lowered(name.substr(0, name.find('.')));
    return names.contains(small) ||
           (small.size() == 4 && (small.starts_with("com") || small.starts_with("lpt")) && small[3] >= '0' &&
            small[3] <= '9');
}

// Where a file of the archive is, for messages.
std::string inside(const std::filesystem::path& zip, const std::string& name) {
    return fmt::format("{}/{}", path_text(zip), name);
}

MergedArmy merged_army(ManifestArmy entry, ZipReader& archive, const std::filesystem::path& zip,
                       const Rulesets& rulesets) {
    MergedArmy army;
    for (const ManifestRevision& revision : entry.revisions) {
        if (!archive.has(revision.file))
            throw InputError(path_text(zip), {},
                             fmt::format("the manifest names the file {}, which is missing",
                                         muster::quoted(revision.file)));
        const std::string name = inside(zip, revision.file);
        army.facts.push_back(
            facts_of_stored(archive.read(revision.file, largest_input_bytes), name, rulesets));
        if (army.facts.back().fingerprint != revision.fingerprint)
            throw InputError(name, {},
                             "is not the army that the manifest speaks of: its fingerprint differs");
    }
    army.entry = std::move(entry);
    return army;
}

} // namespace

ExportedLibrary exported(const Library& library) {
    return exported(library, library.list(LibraryPart::all), [] {});
}

namespace {

bool has_sound_texts(const Library& library, const StoredArmy& army) {
    try {
        for (const Revision& revision : library.history(army.id))
            static_cast<void>(library.text(army.id, revision.number));
        return true;
    } catch (const DamagedText&) {
        return false;
    }
}

ExportedLibrary packed_armies(const Library& library, const std::vector<StoredArmy>& armies,
                              const std::function<void()>& report_progress) {
    std::vector<ManifestArmy> manifest;
    std::vector<StoredArmy> without_text;
    ZipWriter zip;
    std::size_t files = 1; // the manifest
    for (const StoredArmy& army : armies) {
        ManifestArmy entry = manifest_army(library, army);
        if (entry.revisions.empty()) {
            without_text.push_back(army);
            continue;
        }
        manifest.push_back(std::move(entry));
        const std::vector<ManifestRevision>& revisions = manifest.back().revisions;
        files += revisions.size();
        if (files > static_cast<std::size_t>(most_zip_entries))
            throw LibraryError(
                LibraryTrouble::other,
                translate_format(
                    "{}: an archive holds at most {} revisions of armies. Export fewer armies at "
                    "a time, or only their current revisions to a folder",
                    path_text(library.file()), most_zip_entries));
        for (std::size_t i = 0; i < revisions.size(); ++i)
            zip.add(revisions[i].file,
                    [&library, &report_progress, id = army.id, i, is_last = i + 1 == revisions.size()] {
                        std::string text = library.text(id, static_cast<std::int32_t>(i + 1));
                        if (is_last)
                            report_progress();
                        return text;
                    });
    }
    zip.add(manifest_name, write_manifest(manifest));
    return {zip.bytes(), std::move(without_text)};
}

} // namespace

ExportedLibrary exported(const Library& library, std::vector<StoredArmy> armies,
                         const std::function<void()>& report_progress) {
    if (armies.size() > most_manifest_armies)
        throw LibraryError(
            LibraryTrouble::other,
            translate_format("{}: an archive holds at most {} armies. Export them in several parts",
                             path_text(library.file()), most_manifest_armies));
    library.require_moderate();
    std::sort(armies.begin(), armies.end(),
              [](const StoredArmy& a, const StoredArmy& b) { return a.key < b.key; });
    try {
        return packed_armies(library, armies, report_progress);
    } catch (const DamagedText&) {
        // Nobody could import an archive with such a text. All are read once more to find them.
        const auto damaged = std::stable_partition(armies.begin(), armies.end(), [&](const StoredArmy& army) {
            return has_sound_texts(library, army);
        });
        const std::vector<StoredArmy> left_out(damaged, armies.end());
        armies.erase(damaged, armies.end());
        ExportedLibrary sound = packed_armies(library, armies, [] {});
        sound.without_text.insert(sound.without_text.end(), left_out.begin(), left_out.end());
        return sound;
    }
}

std::string problem_without_text(const Library& library, const StoredArmy& army) {
    return translate_format(
        "{}: the army {} ({}) has lost its text and cannot be exported; restore a backup of "
        "the library",
        path_text(library.file()), army.id, army.name);
}

namespace {

bool is_army_name(const std::string& name) {
    return lowered(name).ends_with(".muster");
}

// Counts the archive's files that neither the manifest names nor are it.
void count_files_beside(const std::vector<ManifestArmy>& entries, const std::vector<std::string>& names,
                        Imported& imported) {
    std::set<std::string_view> known{manifest_name};
    for (const ManifestArmy& army : entries)
        for (const ManifestRevision& revision : army.revisions)
            known.insert(revision.file);
    for (const std::string& name : names)
        if (!name.ends_with('/') && !known.contains(name))
            ++(is_army_name(name) ? imported.unlisted : imported.passed_over);
}

} // namespace

Imported import_zip(Library& library, const std::filesystem::path& zip, const Rulesets& rulesets) {
    ZipReader archive(zip);
    Imported imported;
    library.in_one_step([&] {
        LibraryMerge merge(library);
        if (archive.has(manifest_name)) {
            const std::string name = inside(zip, manifest_name);
            std::vector<ManifestArmy> entries =
                read_manifest(archive.read(manifest_name, largest_manifest_bytes), name);
            count_files_beside(entries, archive.names(), imported);
            parallel_in_order(
                entries.size(), 1,
                [&](std::size_t i) { return merged_army(std::move(entries[i]), archive, zip, rulesets); },
                [&](const MergedArmy& army) { merge.take(army, imported); });
            return;
        }
        std::vector<std::string> names = archive.names();
        std::erase_if(names, [](const std::string& name) { return name.ends_with('/'); });
        imported.passed_over =
            std::erase_if(names, [](const std::string& name) { return !is_army_name(name); });
        std::size_t taken = 0;
        parallel_in_order(
            names.size(), 1,
            [&](std::size_t i) {
                return facts_of(archive.read(names[i], largest_input_bytes), inside(zip, names[i]), rulesets);
            },
            [&](const ArmyFacts& facts) {
                const std::string label = fmt::format("Imported from {}", names[taken++]);
                ++(library.add(facts, label).is_new ? imported.armies : imported.known);
            });
    });
    return imported;
}

std::string file_name_for(const std::string& army_name) {
    constexpr std::size_t longest = 80;
    std::string plain_name;
    append_harmless(plain_name, army_name, ' ');
    std::string name;
    for (const char c : plain_name) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain =
            byte >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        // Neither a hidden file nor one that looks like an option.
        if (plain || c == '\'' || ((c == '.' || c == ',') && !name.empty())) {
            name += c;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    if (name.size() > longest) {
        std::size_t end = longest;
        while (end > 0 && !begins_character(name[end]))
            --end; // not inside a character
        name.resize(end);
    }
    while (!name.empty() && (name.back() == '-' || name.back() == '.'))
        name.pop_back();
    if (is_device(name))
        name.insert(std::min(name.find('.'), name.size()), "-army");
    return (name.empty() ? "army" : name) + ".muster";
}

} // namespace muster
