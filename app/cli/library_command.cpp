// SPDX-License-Identifier: MIT
// muster-cli library: the saved armies, with the table of the actions.
#include "base/text.h"
#include "base/utf8_path.h"
#include "layout.h"
#include "library_action.h"
#include "library_listing.h"
#include "library_option.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <system_error>

namespace muster {

namespace {

constexpr std::size_t any_number = 1'000'000;

// In the order in which --help lists them.
constexpr auto action_table = std::to_array<LibraryAction>({
    {"list", "", "List the armies, the last saved first", 0, 0, LibraryUse::reads, list_library},
    {"search", "WORD...", "List the armies with words that begin like these", 1, any_number,
     LibraryUse::reads, search_library},
    {"add", "PATH...", "Add army files, or all files of a folder", 1, any_number, LibraryUse::fills,
     add_to_library},
    {"export", "[ARMY...]", "Export everything to a zip, or armies to files", 0, any_number,
     LibraryUse::reads, export_library},
    {"import", "ZIP...", "Import such a zip, or any zip of army files", 1, any_number, LibraryUse::fills,
     import_into_library},
    {"check", "[ARMY...]", "Check the database and whether armies are still legal", 0, any_number,
     LibraryUse::reads, check_library},
    {"sheet", "[ARMY...]", "Make the sheets of all armies, or of some", 0, any_number, LibraryUse::reads,
     write_library_sheets},
    {"history", "ARMY", "List every revision of an army", 1, 1, LibraryUse::reads, show_history},
    {"restore", "ARMY [REVISION]", "Restore an army from the trash, or a revision", 1, 2, LibraryUse::changes,
     restore_in_library},
    {"trash", "ARMY...", "Move armies to the trash", 1, any_number, LibraryUse::changes, trash_in_library},
    {"tag", "ARMY [TAG...]", "Replace the tags of an army", 1, any_number, LibraryUse::changes,
     tag_in_library},
    {"mirror", "[FOLDER]", "Synchronize a folder of army files with the library", 0, 1, LibraryUse::fills,
     mirror_library},
    {"duplicate", "ARMY [NAME]", "Add a copy of an army as an army of its own", 1, 2, LibraryUse::changes,
     duplicate_in_library},
    {"rescale", "ARMY SIZE", "Add a larger or smaller copy: 24 vignettes, 1250 points", 2, 2,
     LibraryUse::changes, rescale_in_library},
    {"collection", "", "List the figures that you own", 0, 0, LibraryUse::reads, list_collection},
    {"collection set", "RULESET KIND COUNT [PAINTED]", "Set how many you own of a kind; 0 removes it", 3, 4,
     LibraryUse::fills, set_in_collection},
    {"collection missing", "ARMY", "Show the figures that an army needs, and those missing", 1, 1,
     LibraryUse::reads, show_missing_figures},
    {"collection field", "", "List the armies by the number of figures missing", 0, 0, LibraryUse::reads,
     list_fieldable_armies},
    {"collection export", "", "Export the collection as CSV", 0, 0, LibraryUse::reads, export_collection},
    {"collection import", "FILE.csv", "Import such a table", 1, 1, LibraryUse::fills, import_collection},
});

const LibraryAction* find_action(std::string_view name) {
    const auto* const found = std::find_if(action_table.begin(), action_table.end(),
                                           [&](const LibraryAction& action) { return name == action.name; });
    return found == action_table.end() ? nullptr : &*found;
}

// Takes the second word of the action's name, if it has one, out of `words`.
const LibraryAction& action_of(const std::string& first, std::vector<std::string>& words) {
    std::string name = first;
    if (!words.empty()) {
        const std::string both = fmt::format("{} {}", first, words.front());
        if (const LibraryAction* action = find_action(both)) {
            words.erase(words.begin());
            return *action;
        }
        // The first of two words is an action without arguments of its own.
        const bool has_more =
            std::any_of(action_table.begin(), action_table.end(), [&](const LibraryAction& one) {
                return std::string_view(one.name).starts_with(first + ' ');
            });
        if (has_more)
            name = both;
    }
    if (const LibraryAction* action = find_action(name))
        return *action;
    std::vector<std::string_view> known;
    known.reserve(action_table.size());
    for (const LibraryAction& action : action_table)
        known.emplace_back(action.name);
    throw CallError(fmt::format("unknown action {}{}", muster::quoted(name), suggestion(name, known)));
}

std::string call_of(const LibraryAction& action) {
    return fmt::format("{}{}{}", action.name, *action.words == '\0' ? "" : " ", action.words);
}

std::string action_notes() {
    std::size_t width = 0;
    for (const LibraryAction& action : action_table)
        width = std::max(width, call_of(action).size());
    std::string text = "Actions (ARMY: the number that list shows, such as 3 or @3):\n";
    for (const LibraryAction& action : action_table)
        text += fmt::format("  {:<{}}  {}\n", call_of(action), width, action.help);
    text.pop_back();
    return text;
}

class LibraryCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("ACTION", action_, "What to do; see below");
        arguments.zero_or_more("WORD", words_, "The arguments of the action");
        arguments.library(file_);
        arguments.text("-o,--output", "OUT", sheet_.out,
                       "With export, sheet and collection export: the file or folder to write.\n"
                       "Older sheets are replaced, other files with --force only");
        arguments.text("--sort", "COLUMN", sort_,
                       fmt::format("{} (default: saved)", fmt::join(library_sort_choices(), ", ")).c_str());
        arguments.flag("--trash", trash_, "With list: the armies in the trash");
        arguments.flag("--force", force_, "With export: overwrite existing files");
        arguments.flag("--sync", sync_, "With mirror: synchronize the folder and the library now");
        arguments.flag("--off", off_, "With mirror: stop synchronizing");
        arguments.heading("Options of sheet, as of the command of that name");
        declare_sheet_options(arguments, sheet_);
        arguments.notes(action_notes().c_str());
    }

    ExitStatus run(CallContext& context) override {
        std::vector<std::string> words = words_;
        const LibraryAction& action = action_of(action_, words);
        if (words.size() < action.least || words.size() > action.most)
            throw CallError(action.most == 0
                                ? fmt::format("library {0} takes no arguments; usage: muster-cli library {0}",
                                              action.name)
                                : fmt::format("wrong number of arguments; usage: muster-cli library {}",
                                              call_of(action)));
        Library library(file_for(context, action));
        for (const std::string& notice : library.notices())
            context.report_problem(notice);
        if (action.use != LibraryUse::reads)
            back_up(context, library);
        return action.run({context, library, std::move(words), sheet_, sort_, trash_, force_, off_, sync_});
    }

private:
    [[nodiscard]] std::filesystem::path file_for(CallContext& context, const LibraryAction& action) const {
        if (action.use != LibraryUse::fills)
            return existing_library_file(file_);
        std::error_code none;
        if (!file_.empty() && !std::filesystem::exists(path_of(file_), none))
            context.report_problem(fmt::format("{}: there was no such library; it is created.", file_));
        return library_file(file_);
    }

    // Without a backup the action is still done.
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
    SheetOptions sheet_;
    std::string sort_;
    bool trash_ = false;
    bool force_ = false;
    bool off_ = false;
    bool sync_ = false;
};

} // namespace

StoredArmy named_army(const Library& library, const std::string& word) {
    // Other commands name it "@3".
    const std::string_view digits = std::string_view(word).substr(word.starts_with('@') ? 1 : 0);
    const std::optional<std::int32_t> number = whole_number(digits);
    if (!number)
        throw CallError(fmt::format("{} is not the number of an army; 'muster-cli library list' shows them",
                                    muster::quoted(word)));
    return library.army(*number);
}

std::int32_t revision_number(const std::string& word) {
    const std::optional<std::int32_t> number = whole_number(word);
    if (!number)
        throw CallError(
            fmt::format("{} is not the number of a revision; 'muster-cli library history ARMY' shows them",
                        muster::quoted(word)));
    return *number;
}

std::vector<ArmyId> named_armies(const LibraryCall& call) {
    std::vector<ArmyId> armies;
    if (call.words.empty()) {
        call.library.require_moderate();
        for (const StoredArmy& army : call.library.list(LibraryPart::kept))
            armies.push_back(army.id);
    }
    for (const std::string& word : call.words)
        armies.push_back(named_army(call.library, word).id);
    return armies;
}

CommandRow library_command() {
    return {"library", "Store armies with all their revisions, search them, import and export them",
            make_command<LibraryCommand>};
}

} // namespace muster
