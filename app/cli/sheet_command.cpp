// SPDX-License-Identifier: MIT
// muster-cli sheet: the sheets of one army or of all armies in a folder.
#include "base/utf8_path.h"
#include "given_armies.h"
#include "sheet_options.h"
#include "target_file.h"

#include <algorithm>
#include <filesystem>

namespace muster {

namespace {

constexpr const char* table_notes = R"(
A table (csv) has one row for each troop, whatever the kind of sheet. Its columns are army,
body, unit, name and count, every trait, every number of a troop, then notation, ruleset,
place and fingerprint. Traits and numbers are called by their ids. A trait of an army, body
or unit has its level in front (body.rating), and so has an id of a troop that is the name
of another column (troop.army, troop.count). An opponent's table has no secret traits.
If the rule sets of several armies differ, the table has the columns of all, and cells
that do not apply are empty.
A text that a spreadsheet would run as a formula has an apostrophe in front of it, and so
has such a text that begins with an apostrophe itself; remove one to get the text back.)";

class SheetCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.one_or_more(
            "FILE", paths_,
            "An army file, a folder to search for *.muster,\nor @ARMY or @ARMY.REVISION of the library");
        arguments.text("-o,--output", "OUT", options_.out,
                       "The file to write; its ending selects the format. For several sheets:\n"
                       "a folder, or one file that ends with .pdf or .csv. Older files are replaced");
        declare_sheet_options(arguments, options_);
        arguments.library(library_);
        arguments.notes((sheet_notes() + table_notes).c_str());
    }

    ExitStatus run(CallContext& context) override {
        require_other_file();
        std::error_code ignored;
        const bool several =
            paths_.size() > 1 || std::filesystem::is_directory(path_of(paths_.front()), ignored);
        return run_sheets(context, GivenArmies(paths_, library_), several, options_);
    }

private:
    // A sheet replaces an older file without asking, but no army.
    void require_other_file() const {
        std::error_code ignored;
        const bool is_given = std::any_of(paths_.begin(), paths_.end(), [&](const std::string& path) {
            return std::filesystem::is_regular_file(path_of(path), ignored) &&
                   std::filesystem::equivalent(path_of(path), path_of(options_.out), ignored);
        });
        if (is_given)
            refuse_army_file(options_.out, "sheet");
    }

    std::vector<std::string> paths_;
    std::string library_;
    SheetOptions options_;
};

} // namespace

CommandRow sheet_command() {
    return {"sheet", "Make the roster for the table", make_command<SheetCommand>};
}

} // namespace muster
