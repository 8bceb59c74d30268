// SPDX-License-Identifier: MIT
// muster-cli open: takes the army out of the PDF of its sheet.
#include "army_argument.h"
#include "command.h"
#include "layout.h"
#include "report_text.h"
#include "target_file.h"

#include <fmt/format.h>

#include <filesystem>

namespace muster {

namespace {

class OpenCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("PDF", pdf_, "The PDF of a sheet");
        arguments.required_text("-o,--output", "FILE", file_, "The army file to write (required)");
        arguments.flag("--force", force_, "Overwrite an existing file");
    }

    ExitStatus run(CallContext& context) override {
        require_target(file_, force_);
        const LoadedArmy loaded = load_army_or_sheet(pdf_, context.rulesets(), Detail::report);
        save_army(file_, loaded.army, *loaded.ruleset, force_);
        std::string text = fmt::format("Written to {}\n\n", clean(file_));
        TextReport(context.style()).append(text, {file_, loaded.army, *loaded.ruleset, loaded.report});
        context.write(text);
        return loaded.report.legal() ? ExitStatus::legal : ExitStatus::illegal;
    }

private:
    std::string pdf_;
    std::string file_;
    bool force_ = false;
};

} // namespace

CommandRow open_command() {
    return {"open", "Extract the army from the PDF of its sheet", make_command<OpenCommand>};
}

} // namespace muster
