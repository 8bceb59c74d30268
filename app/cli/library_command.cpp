// SPDX-License-Identifier: MIT
// muster-cli library: the saved armies. The actions are in library_actions.cpp and library_exchange.cpp.
#include "base/text.h"
#include "layout.h"
#include "library_action.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr std::size_t any_number = 1'000'000;

struct ActionEntry {
    const char* name;
    const char* words; // what it takes, for messages
    std::size_t least;
    std::size_t most;
    bool changes;
    ExitStatus (*run)(const LibraryCall& call);
};

constexpr std::array<ActionEntry, 14> action_table{{
    {"list", "", 0, 0, false, list_library},
    {"search", "WORD...", 1, any_number, false, search_library},
    {"add", "PATH...", 1, any_number, true, add_to_library},
    {"export", "[ARMY...]", 0, any_number, false, export_library},
    {"import", "ZIP...", 1, any_number, true, import_into_library},
    {"check", "[ARMY...]", 0, any_number, false, check_library},
    {"history", "ARMY", 1, 1, false, show_history},
    {"restore", "ARMY [REVISION]", 1, 2, true, restore_in_library},
    {"trash", "ARMY...", 1, any_number, true, trash_in_library},
    {"tag", "ARMY [TAG...]", 1, any_number, true, tag_in_library},
    {"mirror", "[FOLDER]", 0, 1, true, mirror_library},
    {"duplicate", "ARMY [NAME]", 1, 2, true, duplicate_in_library},
    {"rescale", "ARMY SIZE", 2, 2, true, rescale_in_library},
    {"collection", "[set|missing|field|export|import] ...", 0, any_number, true, show_collection},
}};

const ActionEntry& action_of(const std::string& name) {
    const auto* const found = std::find_if(action_table.begin(), action_table.end(),
                                           [&](const ActionEntry& entry) { return name == entry.name; });
    if (found != action_table.end())
        return *found;
    std::vector<std::string_view> known;
    known.reserve(action_table.size());
    for (const ActionEntry& entry : action_table)
        known.emplace_back(entry.name);
    throw CallError(fmt::format("unknown action {}{}", muster::quoted(name), suggestion(name, known)));
}

class LibraryCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("ACTION", action_, "What to do; see below");
        arguments.zero_or_more("WORD", words_, "What the action takes");
        arguments.library(file_);
        arguments.text("-o,--output", "OUT", output_,
                       "With export: the zip, file or folder to write; with collection export: the table");
        arguments.flag("--trash", trash_, "With list: what lies in the trash");
        arguments.flag("--force", force_, "With export: write over files that exist");
        arguments.flag("--sync", sync_, "With mirror: bring the folder and the library together");
        arguments.flag("--off", off_, "With mirror: keep no folder in step any more");
        arguments.notes(
            "Actions:\n"
            "  list                      the armies, latest saved first, each with its number\n"
            "  search WORD...            those with words that begin so, in any of their texts\n"
            "  add PATH...               add army files, or a folder's; what is there adds nothing\n"
            "  export [ARMY...] -o OUT   all with all their past as OUT.zip; armies to a file or folder\n"
            "  import ZIP...             bring in what an export holds\n"
            "  check [ARMY...]           is the library in order, are its armies still legal?\n"
            "  history ARMY              every revision of an army\n"
            "  restore ARMY [REVISION]   take it out of the trash, or make a revision the present one\n"
            "  trash ARMY...             put armies into the trash\n"
            "  tag ARMY [TAG...]         give an army these tags and no others\n"
            "  mirror [FOLDER]           keep a folder of army files in step with the library, both ways; "
            "then\n"
            "                            --sync brings both together, --off ends it\n"
            "  duplicate ARMY [NAME]     a copy of it as an army of its own\n"
            "  rescale ARMY SIZE         a copy of it that is larger or smaller: 24 vignettes, 1250 points\n"
            "  collection                the figures that you own\n"
            "  collection set RULESET KIND COUNT [PAINTED]   so many of a kind; 0 takes them out\n"
            "  collection missing ARMY   which kinds an army needs, and what you lack of them\n"
            "  collection field          which armies you could field, the least missing first\n"
            "  collection export -o FILE.csv, collection import FILE.csv");
    }

    ExitStatus run(CallContext& context) override {
        const ActionEntry& action = action_of(action_);
        if (words_.size() < action.least || words_.size() > action.most)
            throw CallError(
                *action.words == '\0'
                    ? fmt::format("library {0} takes no words; call it as: muster-cli library {0}",
                                  action.name)
                    : fmt::format("call it as: muster-cli library {} {}", action.name, action.words));
        Library library(file_.empty() ? default_library_file() : std::filesystem::path(file_));
        for (const std::string& notice : library.notices())
            context.report_problem(notice);
        if (action.changes)
            back_up(context, library);
        return action.run({context, library, words_, output_, trash_, force_, off_, sync_});
    }

private:
    // No reason not to do what was asked.
    static void back_up(CallContext& context, Library& library) {
        try {
            library.back_up();
        } catch (const LibraryError& error) {
            context.report_problem(error.what());
        }
    }

    std::string action_;
    std::vector<std::string> words_;
    std::string file_;
    std::string output_;
    bool trash_ = false;
    bool force_ = false;
    bool off_ = false;
    bool sync_ = false;
};

} // namespace

StoredArmy named_army(const Library& library, const std::string& word) {
    const std::optional<std::int32_t> number = whole_number(word);
    if (!number)
        throw CallError(fmt::format("{} is no number of an army; 'muster-cli library list' shows them",
                                    muster::quoted(word)));
    return library.army(*number);
}

std::int32_t revision_number(const std::string& word) {
    const std::optional<std::int32_t> number = whole_number(word);
    if (!number)
        throw CallError(
            fmt::format("{} is no number of a revision; 'muster-cli library history ARMY' shows them",
                        muster::quoted(word)));
    return *number;
}

std::unique_ptr<Command> make_library_command() {
    return std::make_unique<LibraryCommand>();
}

} // namespace muster
