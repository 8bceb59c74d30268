// SPDX-License-Identifier: MIT
// muster-cli verify: finds the file that a sheet was printed from.
#include "army/fingerprint.h"
#include "base/utf8_path.h"
#include "browse/army_batch.h"
#include "command.h"
#include "given_armies.h"
#include "layout.h"
#include "left_out.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace muster {

namespace {

class VerifyCommand : public Command {
public:
    void declare(Arguments& arguments) override {
        arguments.one_or_more("PATH|FINGERPRINT", words_,
                              "Army files, folders, PDFs of sheets, and @ARMY or @ARMY.REVISION of the "
                              "library;\nthe fingerprints to look for");
        arguments.library(library_);
        arguments.notes(
            "Without a fingerprint, prints that of every army. Small letters and missing hyphens are "
            "accepted.");
    }

    ExitStatus run(CallContext& context) override {
        sort_words();
        std::vector<bool> found(wanted_.size(), false);
        bool failed = false;
        std::string text;
        const GivenArmies armies(paths_, library_);
        BatchProgress progress;
        BatchAllowance allowance(BatchOutput::verdict);
        const auto make_work = [] {
            return [](std::size_t /*army*/, const LoadedArmy& loaded) {
                return fingerprint_of(loaded.army, *loaded.ruleset);
            };
        };
        each_army({armies, context.rulesets(), progress, 0, &allowance}, Detail::report, 1, make_work,
                  [&](const BatchOutcome<std::string>& outcome) {
                      if (outcome.problem) {
                          context.report_problem(outcome.problem->what());
                          failed = true;
                          return;
                      }
                      const auto match = std::find(wanted_.begin(), wanted_.end(), *outcome.value);
                      if (match != wanted_.end())
                          found[static_cast<std::size_t>(match - wanted_.begin())] = true;
                      if (match != wanted_.end() || wanted_.empty())
                          text += fmt::format("{}  {}\n", *outcome.value, clean(armies.name(outcome.army)));
                  });
        context.write(text);
        failed = report_left_out(context, allowance, armies) || failed;
        bool missing = false;
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            if (found[i])
                continue;
            missing = true;
            context.report_problem(fmt::format("{}: no army here has this fingerprint", wanted_[i]));
        }
        return failed ? ExitStatus::failed : missing ? ExitStatus::illegal : ExitStatus::legal;
    }

private:
    // An existing file or folder is taken as such even if its name could be a fingerprint.
    void sort_words() {
        for (const std::string& word : words_) {
            std::error_code ignored;
            const auto fingerprint = read_fingerprint(word);
            if (fingerprint && !std::filesystem::exists(path_of(word), ignored)) {
                if (std::find(wanted_.begin(), wanted_.end(), *fingerprint) == wanted_.end())
                    wanted_.push_back(*fingerprint);
            } else {
                paths_.push_back(word);
            }
        }
        if (paths_.empty())
            throw CallError("no file or folder to search; name one before the fingerprints");
    }

    std::vector<std::string> words_;
    std::vector<std::string> paths_;
    std::vector<std::string> wanted_;
    std::string library_;
};

} // namespace

CommandRow verify_command() {
    return {"verify", "Find the file that a sheet was printed from", make_command<VerifyCommand>};
}

} // namespace muster
