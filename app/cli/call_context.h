// SPDX-License-Identifier: MIT
// CallContext: what every command works with: the rule sets, standard output and standard error, and the
// style of the output.
#pragma once

#include "output.h"
#include "ruleset/rulesets.h"
#include "style.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// The call is wrong; what() says what is wrong and how to correct it. Ends the program with
// ExitStatus::failed.
class CallError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Throws CallError if the text, which `what` names, is not UTF-8 or holds control characters.
void require_plain_text(std::string_view what, std::string_view text);

class CallContext {
public:
    // Takes the folders given with --data. Throws CallError if one is not a folder of rule sets.
    explicit CallContext(const std::vector<std::string>& given_folders);

    [[nodiscard]] const Rulesets& rulesets() const { return rulesets_; }
    // Throws CallError with the nearest known id, and InputError if the rule set cannot be read.
    [[nodiscard]] const Ruleset& ruleset(std::string_view id) const;
    // What to tell of folders that hold a rule set which no id can name.
    [[nodiscard]] std::vector<std::string> misnamed_rulesets() const;
    [[nodiscard]] const Style& style() const { return style_; }

    // Writes to standard output. Throws std::system_error if it cannot be written.
    void write(std::string_view text) { output_.write(text); }
    // The same of what other programs may read as well, such as a table: it has no colours.
    void write_plain(std::string_view text) { output_.write(text, Colours::none); }
    // Writes one line to standard error, control characters made harmless.
    void report_problem(std::string_view line);

private:
    std::vector<std::filesystem::path> folders_;
    Rulesets rulesets_;
    Output output_;
    Style style_;
};

} // namespace muster
