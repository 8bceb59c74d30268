// SPDX-License-Identifier: MIT
// muster-cli complete: proposes legal armies that an unfinished one can become, or writes one of them.
#include "army_argument.h"
#include "base/utf8.h"
#include "check/army_differences.h"
#include "check/checker.h"
#include "check/wording.h"
#include "command.h"
#include "difference_text.h"
#include "edit/completion.h"
#include "layout.h"
#include "library/collection.h"
#include "library_option.h"
#include "lists/lists.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <iterator>
#include <limits>
#include <string_view>

namespace muster {

namespace {

constexpr unsigned most_proposals = 5;
constexpr std::size_t proposal_indent = 2;

class CompleteCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.required("FILE", file_, "The army file, or @ARMY or @ARMY.REVISION of the library");
        arguments.text("-o,--output", "OUT", output_,
                       "Write the picked army to OUT; an older file is replaced");
        arguments.whole("--pick", "N", pick_, 1, most_proposals, "With -o: write proposal N (default: 1)");
        arguments.flag("--owned", owned_, "Add only figures that the collection has");
        arguments.library(library_);
        arguments.whole("--seed", "N", seed_, 0, std::numeric_limits<std::int32_t>::max(),
                        "Another number gives other proposals; the same one gives the same");
        arguments.flag("--json", json_, "Write the proposals as JSON");
        arguments.notes(
            "Proposes up to five legal armies, the best first. Each keeps everything that was chosen: "
            "troops\n"
            "are added and counts grow. The exit status is 0 if there is a proposal and 1 if there is none.");
    }

    ExitStatus run(CallContext& context) override {
        const LoadedArmy loaded = load_army_file(file_, context.rulesets(), Detail::report, library_);
        Budget budget;
        const std::vector<Proposal> proposals =
            completions(loaded.army, *loaded.ruleset, order(loaded, context.rulesets()), budget);
        if (budget.is_spent())
            context.report_problem(
                "The search for legal armies stopped early, because the army or its list is large: "
                "other proposals may be missing. Add troops by hand, then complete again.");
        if (pick_ > proposals.size() && pick_ > 1 && !proposals.empty())
            throw CallError(fmt::format("--pick {}: there are {} proposals", pick_, proposals.size()));
        context.write(json_ ? as_json(loaded, proposals) : as_text(loaded, proposals));
        if (proposals.empty())
            return ExitStatus::illegal;
        if (!output_.empty())
            save_army(output_, proposals[pick_ - 1].army, *loaded.ruleset, true);
        return ExitStatus::legal;
    }

private:
    [[nodiscard]] CompletionOrder order(const LoadedArmy& loaded, const Rulesets& rulesets) const {
        CompletionOrder order;
        order.seed = seed_;
        order.most_proposals = most_proposals;
        order.examples = common_examples(rulesets, *loaded.ruleset);
        if (owned_) {
            const Library library(existing_library_file(library_));
            order.owned = CollectionView(library).counts(loaded.army.ruleset);
        }
        return order;
    }

    [[nodiscard]] static ArmyDifferences additions(const LoadedArmy& loaded, const Proposal& proposal) {
        return compare(loaded.army, loaded.report, *loaded.ruleset, proposal.army, proposal.report,
                       *loaded.ruleset);
    }

    [[nodiscard]] std::string as_text(const LoadedArmy& loaded,
                                      const std::vector<Proposal>& proposals) const {
        if (proposals.empty())
            return "No legal army was found that keeps everything chosen. 'muster-cli fix' lists the changes "
                   "that clear single findings.\n";
        std::string text;
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            const Proposal& proposal = proposals[i];
            if (proposal.army == loaded.army) {
                text += "The army is complete as it is.\n";
                continue;
            }
            fmt::format_to(std::back_inserter(text), "Proposal {}: {} more\n", i + 1, proposal.added);
            const ArmyDifferences differences = additions(loaded, proposal);
            append_differences(text, loaded.checked(),
                               {file_, proposal.army, *loaded.ruleset, proposal.report},
                               differences.differences, proposal_indent);
            for (const NumberChange& change : differences.numbers)
                fmt::format_to(std::back_inserter(text), "{:{}}{}: {} → {}\n", "", proposal_indent,
                               clean(loaded.ruleset->numbers_of(Level::army)[change.number].name),
                               change.before.readable(), change.after.readable());
            text += '\n';
        }
        if (!output_.empty())
            fmt::format_to(std::back_inserter(text), "Proposal {} is written to {}\n", pick_, clean(output_));
        return text;
    }

    [[nodiscard]] static std::string as_json(const LoadedArmy& loaded,
                                             const std::vector<Proposal>& proposals) {
        nlohmann::ordered_json list = nlohmann::ordered_json::array();
        for (const Proposal& proposal : proposals) {
            nlohmann::ordered_json adds = nlohmann::ordered_json::array();
            const ArmyDifferences differences = additions(loaded, proposal);
            for (const Difference& difference : differences.differences) {
                nlohmann::ordered_json one;
                one["kind"] = difference.kind == DifferenceKind::added ? "added" : "changed";
                one["place"] = difference.after.path();
                one["name"] = place_name(difference.after, proposal.army, *loaded.ruleset);
                if (difference.after.level() == Level::troop)
                    one["count"] = troop_at(proposal.army, difference.after).count;
                if (!difference.changes.empty())
                    one["changes"] = difference.changes;
                adds.push_back(std::move(one));
            }
            nlohmann::ordered_json numbers = nlohmann::ordered_json::object();
            const std::vector<Number>& all = loaded.ruleset->numbers_of(Level::army);
            for (std::size_t i = 0; i < all.size(); ++i)
                if (const Exact value = proposal.report.number({}, i);
                    all[i].scope == Scope::report && value.known())
                    numbers[all[i].id] = value.readable();
            list.push_back({{"legal", proposal.report.legal()},
                            {"added", proposal.added},
                            {"adds", std::move(adds)},
                            {"numbers", std::move(numbers)}});
        }
        nlohmann::ordered_json whole;
        whole["format"] = 1;
        whole["file"] = loaded.file;
        whole["proposals"] = std::move(list);
        return whole.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + '\n';
    }

    std::string file_;
    std::string output_;
    std::string library_;
    unsigned pick_ = 1;
    unsigned seed_ = 0;
    bool owned_ = false;
    bool json_ = false;
};

} // namespace

CommandRow complete_command() {
    return {"complete", "Propose legal armies that an unfinished one can become",
            make_command<CompleteCommand>};
}

} // namespace muster
