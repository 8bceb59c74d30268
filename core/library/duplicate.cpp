// SPDX-License-Identifier: MIT
#include "library/duplicate.h"

#include "army/army_reader.h"
#include "army/army_writer.h"
#include "base/text.h"
#include "base/translation.h"
#include "lists/lists.h"

#include <set>

namespace muster {

std::string free_copy_name(const Library& library, const std::string& name) {
    std::set<std::string> taken;
    for (const StoredArmy& army : library.list(LibraryPart::all))
        taken.insert(army.name);
    std::string copy = translate_format("{} (copy)", name);
    for (int count = 2; taken.contains(copy); ++count)
        copy = translate_format("{} (copy {})", name, count);
    return copy;
}

Saved duplicate_army(Library& library, ArmyId original, const Rulesets& rulesets, const std::string& name) {
    const StoredArmy stored = library.army(original);
    const std::string file = translate_format("army {} of the library", original);
    Army army = read_army(library.text(original), file, rulesets);
    const std::string label = translate_format("Copy of army {}, revision {}", original, stored.revision);
    Saved saved;
    library.in_one_step([&] {
        army.name = name.empty() ? free_copy_name(library, stored.name) : name;
        saved = library.add(facts_of(write_army(army, ruleset_of(army, rulesets)), file, rulesets), label);
        if (!saved.is_new)
            throw LibraryError(LibraryTrouble::other,
                               translate_format("army {} is the same under this name already; give the copy "
                                                "another one",
                                                saved.army));
    });
    return saved;
}

} // namespace muster
