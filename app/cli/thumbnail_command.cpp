// SPDX-License-Identifier: MIT
// muster-cli thumbnail: the battle line of an army as a small picture, as file managers ask for it.
#include "army_argument.h"
#include "command.h"
#include "sheet/page_files.h"
#include "target_file.h"

#include <fmt/format.h>

namespace muster {

namespace {

constexpr unsigned usual_size = 256;
constexpr unsigned least_size = 16;
constexpr unsigned most_size = 1024;

class ThumbnailCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("FILE", file_, "The army file");
        arguments.required_text("-o,--output", "OUT", out_, "The PNG to write; an older one is replaced");
        arguments.whole("--size", "PIXELS", size_, least_size, most_size,
                        fmt::format("How wide and high it is at most (default: {})", usual_size).c_str());
        arguments.notes("File managers call this for the pictures that they show in place of icons.");
    }

    ExitStatus run(CallContext& context) override {
        if (is_name_of_army(out_))
            refuse_army_file(out_, "picture");
        const LoadedArmy loaded = load_army_file(file_, context.rulesets(), Detail::sheet);
        const std::string picture =
            thumbnail_of(make_sheet(loaded.army, *loaded.ruleset, loaded.report, SheetKind::full), size_);
        write_target(out_, picture, true);
        return ExitStatus::legal; // a picture was made; whether the army is legal is not asked
    }

private:
    std::string file_;
    std::string out_;
    unsigned size_ = usual_size;
};

} // namespace

CommandRow thumbnail_command() {
    return {"thumbnail", "Paint an army's battle line as a small picture", make_command<ThumbnailCommand>};
}

} // namespace muster
