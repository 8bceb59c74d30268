// SPDX-License-Identifier: MIT
#include "lists/army_history.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/utf8_path.h"
#include "lists/detail/list_words_reader.h"
#include "ruleset/data_folders.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <system_error>
#include <utility>

namespace muster {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view history_namespace = "urn:muster:history:1";
constexpr ElementLimit history_limits[] = {{"source", most_history_parts}, {"troops", most_history_parts}};

void read_history_root(ElementReader& reader, ArmyHistory& history) {
    if (reader.element().name() != "history")
        reader.fail(fmt::format("the file holds <{}>; the history of an army is a <history>",
                                muster::quoted(reader.element().name())));
    const XmlAttribute& space = reader.require("xmlns");
    if (space.value != history_namespace)
        reader.fail(space.raw(), fmt::format("the namespace is {}; this format's is {}",
                                             muster::quoted(space.value), history_namespace));
    history.id = read_list_id(reader, "id");
    history.title = reader.require("title").value;
    if (reader.element().attribute("region"))
        history.region = reader.require("region").value;
    history.years = read_years(reader);
    history.aliases = read_aliases(reader);
    history.enemies = read_enemies(reader, history.id);
    history.command = read_command(reader).value_or(CommandQuality::ordinary);
    reader.finish();
}

SameTroops read_troops(const XmlElement& element, const SourceText& source) {
    check_children(element, source, {});
    ElementReader reader(element, source);
    SameTroops troops{std::string(reader.require("name").value), {}};
    const XmlAttribute& entries = reader.require("entries");
    for (const std::string_view word : words_of(entries.value)) {
        if (!is_list_id(word))
            reader.fail(entries.raw(), fmt::format("{} is not the id of an entry", muster::quoted(word)));
        troops.entries.emplace_back(word);
    }
    if (troops.entries.size() < 2)
        reader.fail(entries.raw(), "entries needs two ids or more: those that the lists have");
    reader.finish();
    return troops;
}

} // namespace

ArmyHistory read_army_history(std::string_view text, std::string_view file) {
    if (text.size() > largest_history_bytes)
        throw InputError(std::string(file), {},
                         fmt::format("the history of an army has more than {} KB. Shorten its text",
                                     largest_history_bytes >> 10U));
    const XmlDocument document(text, file, history_text_elements);
    const XmlElement root = document.root();
    const SourceText& source = document.source();
    check_limits(root, source, "the history of an army", {history_limits});
    ElementReader reader(root, source);
    ArmyHistory history;
    read_history_root(reader, history);
    const std::vector<std::string_view> order{"about", "source", "troops"};
    check_children(root, source, order);
    std::size_t reached = 0;
    for (const XmlElement& child : root.children()) {
        const auto rank =
            static_cast<std::size_t>(std::find(order.begin(), order.end(), child.name()) - order.begin());
        if (rank < reached || (rank == 0 && !history.about.empty()))
            source.fail(child.name(), fmt::format("<{}> is out of order or appears twice; the order is {}",
                                                  child.name(), fmt::join(order, ", ")));
        reached = rank;
        if (rank == 2) {
            history.troops.push_back(read_troops(child, source));
            continue;
        }
        ElementReader(child, source).finish();
        (rank == 0 ? history.about : history.sources.emplace_back()) = text_content(child, source);
    }
    if (history.about.empty())
        source.fail(root.name(), "the history of an army needs <about> as its first element");
    return history;
}

fs::path ArmyHistories::file_of(std::string_view id) const {
    std::error_code ignored;
    if (is_list_id(id) && id.size() <= 100)
        for (const fs::path& folder : folders_) {
            fs::path file = folder / "history" / path_of(std::string(id) + ".xml");
            if (fs::is_regular_file(file, ignored))
                return file;
        }
    return {};
}

ArmyHistories::Ptr ArmyHistories::find(std::string_view id) const {
    const std::lock_guard lock(loading_);
    if (const auto known = cached_.find(id); known != cached_.end())
        return known->second.history;
    FileStamp stamp = stamp_of_file(file_of(id));
    if (stamp.file.empty())
        return nullptr;
    const std::string file = name_in_folders(stamp.file, folders_, carrier_);
    if (cached_.size() >= most_histories)
        throw InputError(file, {},
                         fmt::format("lists refer to more than {} histories, and at most {} are read. "
                                     "Remove lists, or write the history into them",
                                     most_histories, most_histories));
    ArmyHistory history = read_army_history(read_file(stamp.file), file);
    if (history.id != id)
        throw InputError(file, {1, 1},
                         fmt::format("the id of the history is '{}', but in a file of this name it must be "
                                     "'{}'",
                                     history.id, id));
    Cached& added = cached_[std::string(id)];
    added = {std::move(stamp), std::make_shared<const ArmyHistory>(std::move(history))};
    return added.history;
}

std::vector<std::string> ArmyHistories::ids() const {
    std::set<std::string> found;
    for (const fs::path& folder : folders_) {
        std::error_code error;
        fs::directory_iterator files(folder / "history", error);
        for (; !error && files != fs::directory_iterator(); files.increment(error))
            if (files->path().extension() == ".xml" && found.size() < most_histories)
                found.insert(path_text(files->path().stem()));
    }
    return {found.begin(), found.end()};
}

std::vector<std::string> ArmyHistories::refresh() const {
    const std::lock_guard lock(loading_);
    std::vector<std::string> changed;
    for (const auto& [id, cached] : cached_)
        if (stamp_of_file(file_of(id)) != cached.stamp)
            changed.push_back(id);
    for (const std::string& id : changed)
        cached_.erase(id);
    return changed;
}

} // namespace muster
