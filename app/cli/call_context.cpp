// SPDX-License-Identifier: MIT
#include "call_context.h"

#include "base/text.h"
#include "base/utf8.h"
#include "base/utf8_path.h"
#include "data_option.h"
#include "layout.h"

#include <fmt/format.h>
#include <unistd.h>

namespace muster {

void require_plain_text(std::string_view what, std::string_view text) {
    if (first_bad_byte(text))
        throw CallError(fmt::format("{}: this is not UTF-8, or it contains control characters", what));
}

namespace {

// Each on a line of its own, below another.
std::string lines_of(const std::vector<std::string>& problems) {
    std::string text;
    for (const std::string& problem : problems)
        append_clean(text += '\n', problem);
    return text;
}

} // namespace

CallContext::CallContext(const std::vector<std::string>& given_folders)
    : folders_(data_folders(given_folders)), rulesets_(folders_), output_(STDOUT_FILENO),
      style_(style_for(STDOUT_FILENO)) {}

const Ruleset& CallContext::ruleset(std::string_view id) const {
    if (const Ruleset* found = rulesets_.find(id))
        return *found;
    const std::vector<std::string> ids = rulesets_.ids();
    if (ids.empty()) {
        std::string searched;
        for (const std::filesystem::path& folder : folders_)
            searched += fmt::format("{}{}", searched.empty() ? "" : ", ", path_text(folder));
        throw CallError(fmt::format("there are no rule sets in {}; name their folder with --data{}", searched,
                                    lines_of(misnamed_rulesets())));
    }
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    throw CallError(fmt::format("unknown rule set {}{}", quoted(id),
                                suggestion(id, known) + lines_of(misnamed_rulesets())));
}

std::vector<std::string> CallContext::misnamed_rulesets() const {
    constexpr std::size_t most = 10; // nobody would read more
    std::vector<std::string> lines;
    for (const std::filesystem::path& folder : rulesets_.misnamed_folders())
        if (lines.size() < most)
            lines.push_back(
                fmt::format("{}: holds a rule set, but its name is no id: rename the folder, with letters "
                            "without accents, digits, hyphens and full stops",
                            path_text(folder)));
    return lines;
}

void CallContext::report_problem(std::string_view line) {
    std::string text;
    append_clean(text, line);
    text += '\n';
    write_problem(text);
}

} // namespace muster
