// SPDX-License-Identifier: MIT
#include "house/list_browser.h"

#include "army/starting_army.h"
#include "base/text.h"
#include "base/translation.h"
#include "lists/list_fit.h"

#include <algorithm>
#include <utility>

namespace muster {

std::vector<InputError> ListBrowser::refresh() {
    std::vector<InputError> problems;
    found_.clear();
    selected_.reset();
    headings_ = all_list_headings(rulesets_, &problems);
    for (ListHeading& list : house_.never_saved()) {
        const auto at = std::upper_bound(
            headings_.begin(), headings_.end(), list,
            [](const ListHeading& a, const ListHeading& b) { return a.ruleset < b.ruleset; });
        headings_.insert(at, std::move(list));
    }
    ruleset_choices_.clear();
    for (const ListHeading& heading : headings_) {
        const std::string& id = heading.ruleset;
        if (!ruleset_choices_.empty() && ruleset_choices_.back().id == id)
            continue;
        ruleset_choices_.push_back({id, id});
        try {
            ruleset_choices_.back().name = rulesets_.title_of(id);
        } catch (const InputError& problem) {
            problems.push_back(problem);
        }
    }
    region_choices_.clear();
    for (std::string& region : list_regions(headings_)) {
        std::string name = translate(region.c_str());
        region_choices_.push_back({std::move(region), std::move(name)});
    }
    std::sort(region_choices_.begin(), region_choices_.end(),
              [](const Choice& a, const Choice& b) { return a.name < b.name; });
    return problems;
}

bool ListBrowser::fits(const ListHeading& list, const Army& army) const {
    try {
        return list.ruleset == army.ruleset && count_list_errors(army, rulesets_, list.id) == 0;
    } catch (const InputError&) { // lines() gives the reason
        return false;
    }
}

void ListBrowser::keep_allowing(const TroopsOfArmy& troops) {
    std::erase_if(found_, [&](std::size_t index) {
        const ListHeading& list = headings_[index];
        if (list.ruleset != troops.army.ruleset)
            return true;
        try {
            std::optional<std::vector<std::string>> entries = entries_allowing(troops, rulesets_, list.id);
            if (entries)
                allowing_.emplace(index, std::move(*entries));
            return !entries;
        } catch (const InputError&) { // as in fits()
            return true;
        }
    });
}

void ListBrowser::search(ListSearch search, const Army* army, const TroopsOfArmy* troops) {
    search_ = std::move(search);
    ListSearch of_any_year = search_;
    of_any_year.year.reset();
    found_ = found_lists(headings_, of_any_year);
    if (army != nullptr)
        std::erase_if(found_, [&](std::size_t index) { return !fits(headings_[index], *army); });
    allowing_.clear();
    if (troops != nullptr)
        keep_allowing(*troops);
    years_.clear();
    for (const std::size_t index : found_)
        years_.push_back(headings_[index].years);
    if (search_.year)
        std::erase_if(found_,
                      [&](std::size_t index) { return !headings_[index].years.holds(*search_.year); });
    selected_ = found_.empty() ? std::nullopt : std::optional<std::size_t>(0);
}

std::string ListBrowser::summary(std::size_t row) const {
    const ListHeading& list = heading(row);
    const auto entries = allowing_.find(found_[row]);
    std::string words =
        entries == allowing_.end() ? std::string() : translate_format("as {}", joined(entries->second, ", "));
    const auto append = [&](const std::string& more) {
        if (!words.empty() && !more.empty())
            words += " · ";
        words += more;
    };
    append(years_words(list.years));
    if (!list.region.empty())
        append(translate(list.region.c_str()));
    if (search_.ruleset.empty())
        for (const Choice& ruleset : ruleset_choices_)
            if (ruleset.id == list.ruleset)
                append(ruleset.name);
    if (!list.is_shipped)
        append(house_.is_unfinished(list.ruleset, list.id) ? translate("unfinished house list")
                                                           : translate("house list"));
    return words;
}

bool ListBrowser::has_years() const {
    return std::any_of(headings_.begin(), headings_.end(), [&](const ListHeading& heading) {
        return heading.years.bounded() && (search_.ruleset.empty() || heading.ruleset == search_.ruleset);
    });
}

bool ListBrowser::select(std::string_view ruleset, std::string_view id) {
    for (std::size_t row = 0; row < size(); ++row)
        if (heading(row).ruleset == ruleset && heading(row).id == id) {
            select(row);
            return true;
        }
    return false;
}

const ListHeading* ListBrowser::selected() const {
    return selected_ ? &heading(*selected_) : nullptr;
}

std::vector<ListLine> ListBrowser::lines() const {
    const ListHeading* list = selected();
    if (list == nullptr)
        return {{ListLineKind::text, translate("No list matches. Search for fewer words."), {}, {}}};
    try {
        if (const Ruleset* ruleset = lists_of(rulesets_).in_force(list->ruleset, list->id))
            return describe_list(*ruleset, *list_in_force(*ruleset), enemies());
    } catch (const InputError& error) {
        return {{ListLineKind::text, error.what(), {}, {}}};
    }
    return {{ListLineKind::title, list->title.empty() ? list->id : list->title, {}, {}},
            {ListLineKind::text,
             translate("This house list is unfinished. Choose “House lists”, “Edit this list” to finish it."),
             {},
             {}}};
}

std::vector<ListHeading> ListBrowser::enemies() const {
    const ListHeading* list = selected();
    return list == nullptr ? std::vector<ListHeading>()
                           : enemies_of(lists_of(rulesets_), list->ruleset, list->id);
}

bool ListBrowser::is_readable() const {
    const ListHeading* list = selected();
    try {
        return list != nullptr && lists_of(rulesets_).in_force(list->ruleset, list->id) != nullptr;
    } catch (const InputError&) { // lines() gives the reason
        return false;
    }
}

std::filesystem::path ListBrowser::example_file() const {
    return is_readable() ? lists_of(rulesets_).army_file_of(selected()->ruleset, selected()->id)
                         : std::filesystem::path();
}

Army ListBrowser::empty_army() const {
    const ListHeading& list = *selected();
    const Ruleset& ruleset = *rulesets_.find(list.ruleset);
    return army_of_list(muster::empty_army(rulesets_, ruleset, list.title),
                        *lists_of(rulesets_).find(list.ruleset, list.id), ruleset);
}

std::string ListBrowser::ruleset_of_new_list(const Army* army) const {
    if (!search_.ruleset.empty())
        return search_.ruleset;
    if (const ListHeading* list = selected())
        return list->ruleset;
    return army != nullptr ? army->ruleset : ruleset_choices_.front().id;
}

} // namespace muster
