// SPDX-License-Identifier: MIT
// muster-cli lists: all army lists, or the content of one of them.
#include "army/army_reader.h"
#include "army_argument.h"
#include "base/input_error.h"
#include "base/text.h"
#include "command.h"
#include "layout.h"
#include "list_json.h"
#include "list_text.h"
#include "lists/list_search.h"
#include "named_list.h"

#include <fmt/format.h>

#include <algorithm>

namespace muster {

namespace {

class ListsCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.optional("RULESET", ruleset_,
                           "A rule set's id; without it the lists of all rule sets are shown");
        arguments.optional("LIST", list_, "A list's id; without it all lists of the rule set are shown");
        arguments.text("--find", "WORDS", words_,
                       "Show only lists with all these words in their title, aliases, region or id, or\nelse "
                       "in the name of one of their troops");
        arguments.text(
            "--fit", "ARMY", army_,
            "Show the lists that this army fits, or the closest ones: a file, the PDF of a sheet,\n"
            "or @ARMY or @ARMY.REVISION of the library");
        arguments.library(library_);
        arguments.flag("--json", json_, "Write JSON for other programs");
    }

    ExitStatus run(CallContext& context) override {
        if (!army_.empty())
            return name_fitting(context);
        if (!list_.empty()) {
            (void)context.ruleset(ruleset_);
            const Ruleset& ruleset = named_list(context, ruleset_, list_);
            const ListInForce& in_force = *list_in_force(ruleset);
            context.write(json_ ? list_json(ruleset, in_force)
                                : list_page(ruleset, in_force,
                                            enemies_of(lists_of(context.rulesets()), ruleset_, list_),
                                            context.style()));
            return ExitStatus::legal;
        }
        std::vector<std::string> rulesets{ruleset_};
        if (ruleset_.empty())
            rulesets = context.rulesets().ids();
        else
            (void)context.ruleset(ruleset_);
        return name_all(context, rulesets);
    }

private:
    ExitStatus name_fitting(CallContext& context) const {
        if (!ruleset_.empty())
            throw CallError("--fit ARMY takes the rule set from the army; leave the other arguments out");
        const Army army = read_army(given_army_text(army_, library_), army_, context.rulesets());
        std::vector<InputError> problems;
        const ListFits fits = lists_for(army, context.rulesets(), &problems);
        for (const InputError& problem : problems)
            context.report_problem(problem.what());
        context.write(json_ ? fits_json(fits) : page_of_fits(context.style(), fits));
        return problems.empty() ? ExitStatus::legal : ExitStatus::failed;
    }

    // The lists that fit; if there are none, the closest ones.
    static std::string page_of_fits(const Style& style, const ListFits& all) {
        const std::vector<ListFit>& fits = all.lists;
        constexpr std::size_t nearest = 5;
        std::size_t width = 0;
        for (const ListFit& fit : fits)
            width = std::max(width, fit.list.id.size());
        const bool any = !fits.empty() && fits.front().errors == 0;
        std::string text =
            fits.empty()
                ? std::string(all.not_weighed.empty() ? "There are no army lists.\n"
                                                      : "No list was weighed.\n")
                : fmt::format("{}{}{}\n", style.strong,
                              any ? "These lists fit" : "No list fits; the closest are", style.reset);
        for (std::size_t i = 0; i < fits.size() && (any ? fits[i].errors == 0 : i < nearest); ++i) {
            text += line_of(fits[i].list, width);
            if (!any) {
                text += fmt::format("  {:{}}  ", "", width);
                append_counted(text, fits[i].errors, "error", "errors");
                text += '\n';
            }
        }
        append_not_weighed(text, all.not_weighed, style);
        return text;
    }

    static void append_not_weighed(std::string& text, const std::vector<ListHeading>& lists,
                                   const Style& style) {
        if (lists.empty())
            return;
        constexpr std::size_t shown = 5;
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < std::min(shown, lists.size()); ++i)
            ids.push_back(lists[i].id);
        text += '\n';
        append_paragraph(
            text,
            fmt::format(
                "Not weighed, because there are many lists and the army is large: {}{}. Move lists that "
                "you do not need to another folder, or check the army with one of these.",
                joined(ids, ", "),
                lists.size() > shown ? fmt::format(" and {} more", lists.size() - shown) : ""),
            {0, style.width});
    }

    ExitStatus name_all(CallContext& context, const std::vector<std::string>& rulesets) const {
        std::vector<ListHeading> all;
        std::vector<InputError> problems;
        for (const std::string& ruleset : rulesets)
            for (ListHeading& heading : lists_of(context.rulesets()).headings(ruleset, &problems))
                all.push_back(std::move(heading));
        for (const InputError& problem : problems)
            context.report_problem(problem.what());
        if (!words_.empty())
            all = with_words(all);
        context.write(json_ ? headings_json(all) : page_of(context.style(), all));
        return problems.empty() ? ExitStatus::legal : ExitStatus::failed;
    }

    [[nodiscard]] std::vector<ListHeading> with_words(const std::vector<ListHeading>& headings) const {
        ListSearch search;
        search.words = words_;
        std::vector<ListHeading> found;
        for (const std::size_t index : found_lists(headings, search))
            found.push_back(headings[index]);
        return found;
    }

    [[nodiscard]] std::string page_of(const Style& style, const std::vector<ListHeading>& headings) const {
        std::size_t width = 0;
        for (const ListHeading& heading : headings)
            width = std::max(width, heading.id.size());
        std::string text;
        std::string_view ruleset;
        for (const ListHeading& heading : headings) {
            if (heading.ruleset != ruleset)
                text += fmt::format("{}{}{}{}\n", text.empty() ? "" : "\n", style.strong, heading.ruleset,
                                    style.reset);
            ruleset = heading.ruleset;
            text += line_of(heading, width);
        }
        if (text.empty())
            return words_.empty() ? "There are no army lists.\n"
                                  : "No list matches. Search for fewer words.\n";
        return text;
    }

    static std::string line_of(const ListHeading& heading, std::size_t width) {
        std::string text = fmt::format("  {:{}}  {}", heading.id, width, clean(heading.title));
        for (const std::string& words : {years_words(heading.years), clean(heading.region)})
            text += words.empty() ? "" : ", " + words;
        return text + (heading.is_shipped ? "\n" : " (house list)\n");
    }

    std::string army_;
    std::string library_;
    std::string ruleset_;
    std::string list_;
    std::string words_;
    bool json_ = false;
};

} // namespace

CommandRow lists_command() {
    return {"lists", "List the army lists, or show what one of them offers", make_command<ListsCommand>};
}

} // namespace muster
