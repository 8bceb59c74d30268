// SPDX-License-Identifier: MIT
#include "program.h"

#include "base/input_error.h"
#include "base/limits.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "browse/version_page.h"
#include "font_settings.h"
#include "last_words.h"
#include "layout.h"
#include "streams.h"
#include "work_watch.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <filesystem>
#include <new>
#include <sstream>

namespace muster {

namespace {

constexpr const char* exit_status_text =
    "Exit status: 0 every army is legal (queries and notes allowed); 1 some army has errors;\n"
    "2 an input could not be read, a result not written, or the call is wrong; 3 a written list\n"
    "has open questions, so there is no verdict (convert and event).";

void set_words(CLI::FormatterBase& formatter) {
    formatter.column_width(28);
    formatter.label("SUBCOMMAND", "COMMAND");
    formatter.label("Positionals", "Arguments");
    formatter.label("REQUIRED", "");
}

// What every command, and the program itself, accepts.
void declare_common(CLI::App& app, std::vector<std::string>& data_folders) {
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.set_version_flag(
        "--version", [] { return version_page("muster-cli"); }, "Print the version and exit");
    Arguments(app).texts("--data", "FOLDER", data_folders,
                         "Look for rule sets in FOLDER first (may be repeated)");
}

// The arguments in the order that the parser wants, last first. It takes "[x]" for a list of values and drops
// the brackets; a path of that name means the same with "./" in front.
std::vector<std::string> arguments_of(int argc, const char* const* argv) {
    std::vector<std::string> arguments = arguments_of_call(argc, argv);
    if (!arguments.empty())
        arguments.erase(arguments.begin());
    const bool many = std::find(arguments.begin(), arguments.end(), "check") != arguments.end();
    for (std::string& argument : arguments)
        if (many && argument.starts_with('[') && argument.ends_with(']'))
            argument = fmt::format("./{}", argument);
    std::reverse(arguments.begin(), arguments.end());
    return arguments;
}

class Program {
public:
    explicit Program(std::span<const CommandRow> table)
        : table_(table),
          app_("Muster checks armies for wargames against the rules that they are built for.", "muster-cli") {
        declare_common(app_, data_folders_);
        app_.require_subcommand(1);
        set_words(*app_.get_formatter());
        app_.footer(fmt::format("See 'muster-cli COMMAND --help' and 'man muster-cli' for more.\n\n{}",
                                exit_status_text));
        app_.allow_windows_style_options(false); // a path may begin with a slash there too
        for (const CommandRow& row : table_) {
            CLI::App* sub = app_.add_subcommand(row.name, row.help);
            sub->group("Commands")->footer("");
            commands_.push_back(row.make());
            Arguments arguments(*sub);
            commands_.back()->declare(arguments);
            declare_common(*sub, data_folders_of_command_);
            const std::string notes = sub->get_footer();
            sub->footer(fmt::format("{}{}{}", notes, notes.empty() ? "" : "\n\n", exit_status_text));
        }
    }

    ExitStatus run(int argc, const char* const* argv) {
        try {
            app_.parse(arguments_of(argc, argv));
        } catch (const CLI::ParseError& error) {
            return answer(error);
        }
        data_folders_.insert(data_folders_.end(), data_folders_of_command_.begin(),
                             data_folders_of_command_.end());
        CallContext context(data_folders_);
        for (std::size_t i = 0; i < table_.size(); ++i)
            if (app_.got_subcommand(table_[i].name))
                return commands_[i]->run(context);
        throw CallError("name a command");
    }

private:
    // --help and --version arrive as errors too.
    ExitStatus answer(const CLI::ParseError& error) {
        std::ostringstream text;
        if (app_.exit(error, text, text) == 0) {
            Output(STDOUT_FILENO).write(text.str());
            return ExitStatus::legal;
        }
        const std::vector<CLI::App*> used = app_.get_subcommands();
        if (used.empty() && error.get_name() == "RequiredError")
            throw CallError(without_command(app_.remaining()));
        std::string what = error.what();
        if (error.get_name() ==
            "ArgumentMismatch") // "--kind: 1 required KIND missing", "--kind: At Most 1 …"
            what = fmt::format("{} {}", what.substr(0, what.find(':')),
                               what.find(": At Most ") == std::string::npos ? "needs a value"
                                                                            : "may be given only once");
        throw CallError(fmt::format("{}\nTry 'muster-cli{}{} --help'.", what, used.empty() ? "" : " ",
                                    used.empty() ? "" : used.front()->get_name()));
    }

    std::string without_command(const std::vector<std::string>& arguments) const {
        std::vector<std::string_view> known;
        known.reserve(table_.size());
        for (const CommandRow& row : table_)
            known.emplace_back(row.name);
        if (arguments.empty())
            return fmt::format("name a command: {}\nTry 'muster-cli --help'.", fmt::join(known, ", "));
        const std::string& first = arguments.front();
        return fmt::format("unknown {} {}{}", first.starts_with('-') ? "option" : "command",
                           muster::quoted(first), first.starts_with('-') ? "" : suggestion(first, known));
    }

    std::span<const CommandRow> table_;
    CLI::App app_;
    std::vector<std::string> data_folders_;
    std::vector<std::string> data_folders_of_command_;
    std::vector<std::unique_ptr<Command>> commands_;
};

} // namespace

void end_without_memory() {
    end_with("muster-cli: there is not enough memory for this. Close other programs, "
             "or give it less at a time.\n");
}

namespace {

// Libraries that the program stands on end it without a word where even this much is not to be had.
void require_memory() {
    ::operator delete(::operator new(least_memory));
}

} // namespace

int run_program(std::span<const CommandRow> table, int argc, const char* const* argv) {
    std::set_new_handler(end_without_memory);
    require_memory();
    prepare_streams();
    drop_endless_font_settings();
#ifndef MUSTER_SANITIZE // the sanitizers make a program several times slower and larger
    watch_work();
#endif
    try {
        return static_cast<int>(Program(table).run(argc, argv));
    } catch (const InputError& error) {
        write_problem(fmt::format("{}\n", clean(error.what())));
    } catch (const CallError& error) { // may have two lines
        write_problem(fmt::format("muster-cli: {}\n", error.what()));
    } catch (const std::filesystem::filesystem_error& error) { // its own words are for programmers
        write_problem(
            fmt::format("muster-cli: {}: {}\n", clean(path_text(error.path1())), error.code().message()));
    } catch (const std::exception& error) {
        write_problem(fmt::format("muster-cli: {}\n", clean(error.what())));
    }
    return static_cast<int>(ExitStatus::failed);
}

} // namespace muster
