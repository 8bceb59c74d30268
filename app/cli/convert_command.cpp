// SPDX-License-Identifier: MIT
// muster-cli convert: an army for a rule set from an army of another, or from the text that a player wrote.
#include "army/army_reader.h"
#include "army/army_writer.h"
#include "army_argument.h"
#include "base/file.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "command.h"
#include "layout.h"
#include "lists/lists.h"
#include "mail/army_conversion.h"
#include "mail/mail_text.h"
#include "mail/written_army.h"
#include "report_text.h"
#include "standard_input.h"
#include "target_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <string_view>

namespace muster {

namespace {

// Of one text; nobody would answer more.
constexpr std::size_t most_printed = 100;

class ConvertCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required(
            "FILE", file_,
            "An army file, @ARMY or @ARMY.REVISION of the library, or a written list;\n- for standard input");
        arguments.required_text("--to", "RULESET", ruleset_, "The rule set that the army is for (required)");
        arguments.text("-o,--output", "OUT", output_,
                       "Write the army to this file instead of standard output");
        arguments.text("--list", "ID", list_, "The army list that the army is built by");
        arguments.text("--name", "NAME", name_, "The army's name");
        arguments.library(library_);
        arguments.flag("--force", force_, "Overwrite an existing file");
        arguments.notes(
            "In a text each line is a troop, such as 4 x (HIM-III-RA)EIV Line infantry, HIS+ x3, 3xKn, or\n"
            "20 HI pilum B reg @ 7 = 140; several may be separated by commas. A line that ends with a colon\n"
            "begins a body. Guesses, and what could not be carried over, are reported on standard error. So\n"
            "are open questions, each with its line: the army is then written, but it has no verdict until "
            "a\n"
            "person has answered them, and the exit status is 3.");
    }

    ExitStatus run(CallContext& context) override {
        const Ruleset& ruleset = context.ruleset(ruleset_);
        require_army_name(name_);
        const std::string source =
            fmt::format("start of {}", path_text(context.rulesets().file_of(ruleset.id)));
        const Army begin = read_army(ruleset.start, source, context.rulesets());
        const std::string text = input();
        require_no_pdf(file_, text);
        std::vector<std::string> notes;
        // An e-mail may begin with a tag, too.
        const bool is_file = trimmed(text).starts_with("<?xml") || trimmed(text).starts_with("<army");
        Army army = is_file ? moved(context, text, ruleset, begin, notes)
                            : written(context, text, ruleset, begin, notes);
        if (!name_.empty())
            army.name = name_;
        army.list = list_;
        report(context, notes, "notes");
        report_open(context, open_);
        if (output_.empty()) {
            context.write(write_army(army, ruleset));
            return open_.empty() ? ExitStatus::legal : ExitStatus::open;
        }
        return saved(context, army, ruleset);
    }

private:
    static void report(CallContext& context, const std::vector<std::string>& lines, std::string_view what) {
        for (std::size_t i = 0; i < std::min(lines.size(), most_printed); ++i)
            context.report_problem(lines[i]);
        if (lines.size() > most_printed)
            context.report_problem(fmt::format("and {} more {}", lines.size() - most_printed, what));
    }

    static void report_open(CallContext& context, const std::vector<OpenQuestion>& open) {
        std::vector<std::string> lines;
        lines.reserve(open.size());
        for (const OpenQuestion& question : open)
            lines.push_back(question.text);
        report(context, lines, "questions");
    }

    [[nodiscard]] std::string input() const {
        if (is_stored_army(file_))
            return stored_army_text(file_, library_);
        if (file_ != "-")
            return read_file(path_of(file_));
        return read_standard_input();
    }

    Army moved(const CallContext& context, const std::string& text, const Ruleset& ruleset, const Army& begin,
               std::vector<std::string>& notes) const {
        const Army army = read_army(text, file_, context.rulesets());
        if (army.ruleset == ruleset.id)
            throw CallError(fmt::format("{} is already an army of {}", file_, ruleset.title));
        ConvertedArmy made = converted(army, *context.rulesets().find(army.ruleset), ruleset, begin);
        notes = std::move(made.notes);
        return std::move(made.army);
    }

    // The reader of texts does not know the file's name.
    [[nodiscard]] WrittenArmy read_text(const std::string& text, const Ruleset& ruleset,
                                        const Army& begin) const {
        try {
            return read_written_army(text_of_mail(text, file_), ruleset, begin);
        } catch (const InputError& error) {
            throw InputError(file_, error.position(), error.message());
        }
    }

    Army written(CallContext& context, const std::string& text, const Ruleset& ruleset, const Army& begin,
                 std::vector<std::string>& notes) {
        WrittenArmy made = read_text(text, ruleset, begin);
        if (made.troops == 0) {
            report_open(context, made.open);
            throw CallError(
                fmt::format("{}: no troop of {} was found; check --to and the file", file_, ruleset.title));
        }
        notes = std::move(made.notes);
        open_ = std::move(made.open);
        return std::move(made.army);
    }

    ExitStatus saved(CallContext& context, const Army& army, const Ruleset& ruleset) const {
        save_army(output_, army, ruleset, force_);
        const Ruleset& in_force = ruleset_of(army, context.rulesets());
        const Report report = check(army, in_force);
        std::string page = fmt::format("Written to {}\n", clean(output_));
        if (!open_.empty()) {
            page += fmt::format("No verdict yet: {} to answer first\n",
                                open_.size() == 1 ? "1 question" : fmt::format("{} questions", open_.size()));
            context.write(page);
            return ExitStatus::open;
        }
        page += '\n';
        TextReport(context.style()).append(page, {output_, army, in_force, report});
        context.write(page);
        return report.legal() ? ExitStatus::legal : ExitStatus::illegal;
    }

    std::string file_;
    std::string ruleset_;
    std::string output_;
    std::string list_;
    std::string name_;
    std::string library_;
    bool force_ = false;
    std::vector<OpenQuestion> open_; // of a text
};

} // namespace

CommandRow convert_command() {
    return {"convert", "Convert a written list, or an army of another rule set",
            make_command<ConvertCommand>};
}

} // namespace muster
