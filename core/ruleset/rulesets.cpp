// SPDX-License-Identifier: MIT
#include "ruleset/rulesets.h"

#include "base/file.h"
#include "base/input_error.h"
#include "base/limits.h"
#include "base/utf8_path.h"
#include "base/xml.h"
#include "ruleset/data_folders.h"
#include "ruleset/house_rules.h"
#include "ruleset/ruleset_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

namespace muster {

namespace {

// Ids come from army files: one must not lead out of the folder.
bool may_be_id(std::string_view id) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.";
    return !id.empty() && id.size() <= 100 && id.front() != '.' &&
           id.find_first_not_of(allowed) == std::string_view::npos;
}

std::string title_in(const std::filesystem::path& file, const std::string& name) {
    const std::string text = read_file(file);
    const XmlDocument document(text, name, ruleset_text_elements);
    if (const auto title = document.root().attribute("title"))
        return std::string(title->value);
    document.source().fail(document.root().name(), "a rule set has a title");
}

} // namespace

Rulesets::Rulesets(std::vector<std::filesystem::path> folders, Translate translate, std::string carrier)
    : folders_(std::move(folders)), translate_(std::move(translate)), carrier_(std::move(carrier)) {}

std::string Rulesets::name_of(const std::filesystem::path& file) const {
    return name_in_folders(file, folders_, carrier_);
}

std::filesystem::path Rulesets::file_of(std::string_view id) const {
    if (!may_be_id(id))
        return {};
    std::error_code ignored;
    for (const std::filesystem::path& folder : folders_) {
        std::filesystem::path file = folder / path_of(id) / "ruleset.xml";
        if (std::filesystem::exists(file, ignored))
            return file;
    }
    return {};
}

// An id with a full stop may also be a rule set's own; house rules name their base.
std::string_view Rulesets::base_of(std::string_view id) const {
    const std::string_view base = base_of_house_rules(id);
    return base_of_house_rules(base).empty() && !file_of(base).empty() ? base : std::string_view();
}

const Ruleset* Rulesets::find_loaded(std::string_view id) const {
    for (const Loaded* loaded = newest_.load(std::memory_order_acquire); loaded != nullptr;
         loaded = loaded->older.get())
        if (loaded->ruleset.id == id)
            return &loaded->ruleset;
    return nullptr;
}

std::string Rulesets::title_of(std::string_view id) const {
    if (const Ruleset* found = find_loaded(id); found != nullptr)
        return found->title;
    const std::filesystem::path file = file_of(id);
    if (file.empty())
        return {};
    const std::string title = title_in(file, name_of(file));
    const std::filesystem::path base = file_of(base_of(id));
    return base.empty() ? title : house_title(title, title_in(base, name_of(base)));
}

const Ruleset* Rulesets::find(std::string_view id) const {
    if (const Ruleset* found = find_loaded(id); found != nullptr)
        return found;
    const std::lock_guard lock(loading_);
    if (const Ruleset* found = find_loaded(id); found != nullptr) // another thread loaded it first
        return found;
    const FileStamp stamp = stamp_of_file(file_of(id));
    if (stamp.file.empty())
        return nullptr;
    const bool is_of_house_rules = !base_of(id).empty();
    require_room(is_of_house_rules, stamp.file);
    add(read(id), stamp);
    ++(is_of_house_rules ? house_rules_ : rulesets_);
    return &owner_->ruleset;
}

void Rulesets::require_room(bool of_house_rules, const std::filesystem::path& file) const {
    const std::size_t most = of_house_rules ? most_house_rules : most_rulesets;
    if ((of_house_rules ? house_rules_ : rulesets_) >= most)
        throw InputError(name_of(file), {},
                         fmt::format("more than {} {} are not read at a time. Check fewer armies at once, or "
                                     "move those that you do not need to another folder",
                                     most, of_house_rules ? "sets of house rules" : "rule sets"));
}

Ruleset Rulesets::read(std::string_view id) const {
    const std::filesystem::path file = file_of(id);
    const std::filesystem::path base_file = file_of(base_of(id));
    const NamedFile own{name_of(file), read_file(file)};
    const NamedFile base =
        base_file.empty() ? NamedFile() : NamedFile{name_of(base_file), read_file(base_file)};
    bytes_ += own.text.size() + base.text.size();
    if (bytes_ > largest_rulesets_bytes)
        throw InputError(
            own.name, {},
            fmt::format("more than {} MB of rule sets are not read at a time, house rules counted "
                        "with the rule set that they change. Check fewer armies at once, or move "
                        "those that you do not need to another folder",
                        largest_rulesets_bytes >> 20U));
    Ruleset ruleset = base_file.empty() ? read_ruleset(own.text, own.name, translate_)
                                        : read_house_rules(own, base, translate_);
    if (ruleset.id != id)
        throw InputError(
            name_of(file), {1, 1},
            fmt::format("the rule set calls itself '{}'; in this folder it must be '{}'", ruleset.id, id));
    return ruleset;
}

void Rulesets::add(Ruleset ruleset, FileStamp stamp) const {
    owner_ = std::make_unique<const Loaded>(Loaded{std::move(ruleset), std::move(stamp), std::move(owner_)});
    newest_.store(owner_.get(), std::memory_order_release);
}

bool Rulesets::reload_changed() const {
    const std::lock_guard lock(loading_);
    std::set<std::string_view> seen; // the newest version of an id comes first
    bool any = false;
    for (const Loaded* loaded = owner_.get(); loaded != nullptr; loaded = loaded->older.get()) {
        const std::string_view id = loaded->ruleset.id;
        if (!seen.insert(id).second)
            continue;
        FileStamp now = stamp_of_file(file_of(id));
        if (now == loaded->stamp || now.file.empty())
            continue;
        try {
            add(read(id), std::move(now));
            any = true;
        } catch (const InputError&) { // NOLINT(bugprone-empty-catch) the old version stays in use
        }
    }
    return any;
}

const Rulesets::Companion& Rulesets::companion(std::unique_ptr<Companion> (*make)(const Rulesets&)) const {
    std::call_once(accompanied_, [&] { companion_ = make(*this); });
    return *companion_;
}

std::set<std::string> Rulesets::ids_in_folders() const {
    std::set<std::string> found;
    std::error_code error;
    for (const std::filesystem::path& folder : folders_) {
        std::filesystem::directory_iterator entries(folder, error);
        for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error)) {
            const std::string id = path_text(entries->path().filename());
            if (!file_of(id).empty())
                found.insert(id);
        }
    }
    return found;
}

std::vector<std::filesystem::path> Rulesets::misnamed_folders() const {
    std::vector<std::filesystem::path> found;
    std::error_code error;
    std::error_code ignored;
    for (const std::filesystem::path& folder : folders_) {
        std::filesystem::directory_iterator entries(folder, error);
        for (; !error && entries != std::filesystem::directory_iterator(); entries.increment(error))
            if (!may_be_id(path_text(entries->path().filename())) &&
                std::filesystem::is_regular_file(entries->path() / "ruleset.xml", ignored))
                found.push_back(entries->path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::vector<std::string> Rulesets::ids() const {
    std::vector<std::string> ids;
    std::size_t of_house_rules = 0;
    std::size_t others = 0;
    for (const std::string& id : ids_in_folders())
        if (base_of(id).empty() ? ++others <= most_rulesets : ++of_house_rules <= most_house_rules)
            ids.push_back(id);
    return ids;
}

std::size_t Rulesets::count_in_folders(bool of_house_rules) const {
    const std::set<std::string> ids = ids_in_folders();
    return static_cast<std::size_t>(std::count_if(ids.begin(), ids.end(), [&](const std::string& id) {
        return base_of(id).empty() != of_house_rules;
    }));
}

std::size_t Rulesets::house_rules_left_out() const {
    const std::size_t all = count_in_folders(true);
    return all - std::min(all, most_house_rules);
}

std::size_t Rulesets::rulesets_left_out() const {
    const std::size_t all = count_in_folders(false);
    return all - std::min(all, most_rulesets);
}

} // namespace muster
