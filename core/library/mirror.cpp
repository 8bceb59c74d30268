// SPDX-License-Identifier: MIT
#include "library/mirror.h"

#include "army/fingerprint.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/utf8_path.h"

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr const char* folder_setting = "mirror";
constexpr const char* key_setting = "mirror key"; // by which its folder knows the library

std::string label_of(const std::string& file) {
    return translate_format("From {} in the mirror folder", file);
}

} // namespace

// One run: first what has changed in the files, then what the library has that no file holds.
struct Mirror::Run {
    Library& library;
    const Rulesets& rulesets;
    MirrorTable& table;
    MirrorFolder folder;
    const std::function<void()>& before_each;
    MirrorResult result;

    struct File {
        std::string name;
        std::string bytes;
        ArmyFacts facts;
    };

    void leave_out(std::string note) {
        ++result.left_out;
        result.notes.push_back(std::move(note));
    }

    void read_files() {
        const MirrorFolder::Content content = folder.content();
        if (!content.folder_too_deep.empty())
            leave_out(translate_format(
                "Folder {} lies more than {} folders deep, so the armies in it are not kept here; move it up",
                muster::quoted(content.folder_too_deep), deepest_folder));
        for (const std::string& name : content.files) {
            before_each();
            try {
                const File file = read(name);
                library.in_one_step([&] { sync_file(file); });
            } catch (const InputError& error) {
                if (folder.has(name)) // unless it was removed meanwhile
                    leave_out(translate_format("{}; it was left as it is", error.what()));
            }
        }
    }

    File read(const std::string& name) const {
        File file{name, folder.read(name), {}};
        const std::string path = path_text(folder.path() / path_of(name));
        const std::optional<MirrorRow> row = table.of_file(name);
        // A file that the library wrote needs no rules, which may be missing by now.
        if (row && fingerprint_of_text(file.bytes) == row->fingerprint)
            file.facts = facts_without_rules(file.bytes, path);
        else
            file.facts = facts_of(file.bytes, path, rulesets);
        return file;
    }

    void sync_file(const File& file) {
        if (const std::optional<MirrorRow> row = table.of_file(file.name))
            sync_known_file(file, *row);
        else if (const std::optional<MirrorRow> original = row_of_conflict(file.name))
            add_conflict(file, *original);
        else
            add_new(file);
    }

    void sync_known_file(const File& file, const MirrorRow& row) {
        const Revision current = library.current_revision(row.army);
        const bool in_trash = library.army(row.army).trashed.has_value();
        const std::string& theirs = file.facts.fingerprint;
        const bool file_changed = theirs != row.fingerprint;
        const bool library_changed = current.fingerprint != row.fingerprint;
        if (theirs == current.fingerprint) {
            if (in_trash && !file_changed)
                remove_file(file, row);
            else
                set_in_step(row, theirs);
        } else if (file_changed && library_changed) {
            add_both(file, row, current);
        } else if (file_changed) {
            result.revisions += library.save(row.army, file.facts, label_of(file.name)).is_new ? 1 : 0;
            set_in_step(row, theirs);
        } else if (in_trash) {
            remove_file(file, row);
            return;
        } else {
            write(row, file.bytes, current.fingerprint);
        }
        if (in_trash && file_changed) {
            library.restore_from_trash(row.army);
            result.notes.push_back(
                translate_format("{}: its army was in the trash and the file was changed; the "
                                 "army is out of the trash again.",
                                 muster::quoted(file.name)));
        }
    }

    // The later one becomes the current one.
    void add_both(const File& file, const MirrorRow& row, const Revision& current) {
        const bool file_is_later = folder.changed(file.name).value_or(0) > current.saved;
        if (file_is_later) {
            library.save(row.army, file.facts, label_of(file.name));
            set_in_step(row, file.facts.fingerprint);
        } else {
            library.add_revision(row.army, file.facts, label_of(file.name));
            write(row, file.bytes, current.fingerprint);
        }
        ++result.revisions;
        const char* const both =
            file_is_later
                ? mark_for_translation("{} was changed in the library and in {}. Both are revisions of "
                                       "army {}; the one of the file is later and is the current one.")
                : mark_for_translation("{} was changed in the library and in {}. Both are revisions of "
                                       "army {}; the one of the library is later and is the current one.");
        result.notes.push_back(translate_format(both, muster::quoted(library.army(row.army).name),
                                                muster::quoted(file.name), row.army));
    }

    [[nodiscard]] std::optional<MirrorRow> row_of_conflict(const std::string& name) const {
        const std::optional<std::string> original = original_of_conflict(name);
        return original ? table.of_file(*original) : std::nullopt;
    }

    void add_conflict(const File& file, const MirrorRow& original) {
        if (!library.add_revision(original.army, file.facts, label_of(file.name)).is_new)
            return;
        ++result.revisions;
        result.notes.push_back(
            translate_format("{} is another version of {} from another machine. It is a revision of "
                             "army {} now, and the file can be deleted.",
                             muster::quoted(file.name), muster::quoted(original.file), original.army));
    }

    void add_new(const File& file) {
        const Saved saved = library.add(file.facts, label_of(file.name));
        result.armies += saved.is_new ? 1 : 0;
        const std::optional<MirrorRow> row = table.of_army(saved.army);
        // The file was renamed, or it is a second one with the same text.
        if (!row || !folder.has(row->file))
            table.set({saved.army, file.name, file.facts.fingerprint});
    }

    void set_in_step(const MirrorRow& row, const std::string& fingerprint) {
        if (row.fingerprint != fingerprint)
            table.set({row.army, row.file, fingerprint});
    }

    // A library from a stranger may hold any bytes, which a folder of armies must not get.
    [[nodiscard]] std::optional<std::string> sound_text(const MirrorRow& row,
                                                        const std::string& fingerprint) const {
        try {
            std::string text = library.text(row.army);
            if (facts_without_rules(text, "").fingerprint == fingerprint)
                return text;
        } catch (const InputError&) {  // the text is no army
        } catch (const DamagedText&) { // or not the one that was saved
        }
        return std::nullopt;
    }

    void write(const MirrorRow& row, const std::optional<std::string>& seen, const std::string& fingerprint) {
        const std::optional<std::string> text = sound_text(row, fingerprint);
        if (!text) {
            leave_out(translate_format("Army {} was not written, because its text is not the "
                                       "army that the library says it is. Check the "
                                       "library.",
                                       row.army));
            return;
        }
        if (!folder.write(row.file, seen, *text))
            return; // the file has just changed; the next run will see it
        table.set({row.army, row.file, fingerprint});
        ++result.written;
    }

    void remove_file(const File& file, const MirrorRow& row) {
        if (!folder.remove(file.name, file.bytes))
            return;
        table.remove(row.army);
        ++result.removed;
    }

    void apply_deleted_files() {
        for (const MirrorRow& row : table.rows()) {
            before_each();
            if (!folder.has(row.file))
                library.in_one_step([&] { apply_deletion(row); });
            else if (folder.has_other_than_file(row.file))
                leave_out(translate_format(
                    "{}: this is no file, but army {} is kept under this name. Move it away; then the "
                    "army is written again.",
                    path_text(folder.path() / path_of(row.file)), row.army));
        }
    }

    void apply_deletion(const MirrorRow& row) {
        const StoredArmy army = library.army(row.army);
        if (army.trashed) {
            table.remove(row.army);
            return;
        }
        if (const Revision current = library.current_revision(row.army);
            current.fingerprint != row.fingerprint) {
            write(row, std::nullopt, current.fingerprint);
            result.notes.push_back(
                translate_format("{} was deleted, but its army was changed in the library since; "
                                 "the file was written again.",
                                 muster::quoted(row.file)));
            return;
        }
        library.trash(row.army);
        table.remove(row.army);
        ++result.trashed;
        result.notes.push_back(translate_format("{} was deleted; army {}, {}, is in the trash now.",
                                                muster::quoted(row.file), row.army,
                                                muster::quoted(army.name)));
    }

    void write_new_files() {
        FreeNames names(folder.path());
        for (const StoredArmy& army : library.list(LibraryPart::kept)) {
            before_each();
            library.in_one_step([&] {
                if (!table.of_army(army.id))
                    write({army.id, names.take(army.name), ""}, std::nullopt,
                          library.current_revision(army.id).fingerprint);
            });
        }
    }
};

std::optional<fs::path> Mirror::folder() const {
    const std::optional<std::string> folder = library_setting(library_, folder_setting);
    return folder ? std::optional<fs::path>(*folder) : std::nullopt;
}

void Mirror::switch_on(const fs::path& folder) {
    const fs::path whole = fs::absolute(folder).lexically_normal();
    if (whole == whole.root_path())
        throw LibraryError(LibraryTrouble::other,
                           translate("the whole disk cannot mirror the library; name a folder for it"));
    const std::optional<fs::path> before = this->folder();
    const std::string key = library_setting(library_, key_setting).value_or(new_library_key());
    MirrorFolder(whole).prepare(key);
    library_.in_one_step([&] {
        set_library_setting(library_, key_setting, key);
        if (before != whole)
            table_.clear();
        set_library_setting(library_, folder_setting, path_text(whole));
    });
}

void Mirror::switch_off() {
    library_.in_one_step([&] {
        table_.clear();
        set_library_setting(library_, folder_setting, std::nullopt);
    });
}

MirrorResult Mirror::sync(const std::function<void()>& before_each) {
    const std::optional<fs::path> chosen = folder();
    if (!chosen)
        throw LibraryError(LibraryTrouble::missing,
                           translate("the library has no mirror folder; choose one first"));
    library_.require_moderate();
    Run run{library_, rulesets_, table_, MirrorFolder(*chosen), before_each, {}};
    // Otherwise an unmounted disk would look as if all files had been deleted.
    if (!run.folder.is_there())
        throw LibraryError(
            LibraryTrouble::missing,
            translate_format(
                "{}: the mirror folder is not there, or its file .muster-mirror is missing. Nothing "
                "was changed. Bring the folder back, or choose it once more",
                path_text(*chosen)));
    // Somebody else's library may name any folder.
    if (!run.folder.is_for(library_setting(library_, key_setting).value_or("")))
        throw LibraryError(
            LibraryTrouble::missing,
            translate_format(
                "{}: this folder has not been synchronized with this library yet. Nothing was changed. "
                "If it is the right one, choose it once more",
                path_text(*chosen)));
    // Before anything is changed, because a name that leads elsewhere would look like a deleted file.
    for (const MirrorRow& row : table_.rows())
        run.folder.require_within(row.file);
    run.read_files();
    run.apply_deleted_files();
    run.write_new_files();
    return std::move(run.result);
}

} // namespace muster
