// SPDX-License-Identifier: MIT
#include "ruleset/rulesets.h"

#include "base/file.h"
#include "base/input_error.h"
#include "ruleset/house_rules.h"
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

Rulesets::Rulesets(std::vector<std::filesystem::path> folders, Translate translate)
    : folders_(std::move(folders)), translate_(std::move(translate)) {}

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

const Ruleset* Rulesets::find_loaded(std::string_view id) const {
    for (const Loaded* loaded = newest_.load(std::memory_order_acquire); loaded != nullptr;
         loaded = loaded->older.get())
        if (loaded->ruleset.id == id)
            return &loaded->ruleset;
    return nullptr;
}

const Ruleset* Rulesets::find(std::string_view id) const {
    if (const Ruleset* found = find_loaded(id); found != nullptr)
        return found;
    const std::lock_guard lock(loading_);
    if (const Ruleset* found = find_loaded(id); found != nullptr) // another thread was quicker
        return found;
    const std::filesystem::path file = file_of(id);
    if (file.empty())
        return nullptr;
    const std::string_view base = base_of_house_rules(id);
    const std::filesystem::path base_file = file_of(base);
    // An id with a full stop may also be a rule set's own; house rules name their base.
    Ruleset ruleset = base_file.empty() || !base_of_house_rules(base).empty()
                          ? read_ruleset(read_file(file), file.string(), translate_)
                          : read_house_rules({file.string(), read_file(file)},
                                             {base_file.string(), read_file(base_file)}, translate_);
    if (ruleset.id != id)
        throw InputError(
            file.string(), {1, 1},
            fmt::format("the rule set calls itself '{}'; in this folder it must be '{}'", ruleset.id, id));
    owner_ = std::make_unique<const Loaded>(Loaded{std::move(ruleset), std::move(owner_)});
    newest_.store(owner_.get(), std::memory_order_release);
    return &owner_->ruleset;
}

const Rulesets::Companion& Rulesets::companion(std::unique_ptr<Companion> (*make)(const Rulesets&)) const {
    std::call_once(accompanied_, [&] { companion_ = make(*this); });
    return *companion_;
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
