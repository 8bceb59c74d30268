// SPDX-License-Identifier: MIT
#include "ruleset/rulesets.h"

#include "base/file.h"
#include "base/input_error.h"
#include "ruleset/ruleset_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

namespace muster {

namespace {

// An id comes from an army file: it must not lead out of the folder.
bool may_be_id(std::string_view id) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.";
    return !id.empty() && id.size() <= 100 && id.front() != '.' &&
           id.find_first_not_of(allowed) == std::string_view::npos;
}

} // namespace

Rulesets::Rulesets(std::vector<std::filesystem::path> folders) : folders_(std::move(folders)) {}

std::filesystem::path Rulesets::file_of(std::string_view id) const {
    if (!may_be_id(id))
        return {};
    std::error_code ignored;
    for (const std::filesystem::path& folder : folders_) {
        std::filesystem::path file = folder / id / "ruleset.xml";
        if (std::filesystem::exists(file, ignored))
            return file;
    }
    return {};
}

const Ruleset* Rulesets::find(std::string_view id) const {
    const std::lock_guard lock(mutex_);
    if (const auto found = loaded_.find(id); found != loaded_.end())
        return found->second.get();
    const std::filesystem::path file = file_of(id);
    if (file.empty())
        return nullptr;
    auto ruleset = std::make_unique<const Ruleset>(read_ruleset(read_file(file), file.string()));
    if (ruleset->id != id)
        throw InputError(
            file.string(), {1, 1},
            fmt::format("the rule set calls itself '{}'; in this folder it must be '{}'", ruleset->id, id));
    return loaded_.emplace(std::string(id), std::move(ruleset)).first->second.get();
}

std::vector<std::string> Rulesets::ids() const {
    std::set<std::string> found;
    std::error_code error;
    for (const std::filesystem::path& folder : folders_) {
        std::filesystem::directory_iterator entries(folder, error);
        for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
            const std::string id = entries->path().filename().string();
            if (!file_of(id).empty())
                found.insert(id);
        }
    }
    return {found.begin(), found.end()};
}

} // namespace muster
