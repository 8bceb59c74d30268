// SPDX-License-Identifier: MIT
#include "gui/odds/odds_opponents.h"

#include "army/army_reader.h"
#include "base/file.h"
#include "gui/toolkit/wx_text.h"
#include "lists/list_search.h"
#include "lists/lists.h"

#include <wx/intl.h>

#include <algorithm>
#include <utility>

namespace muster {

void OddsOpponents::fill(const Ruleset& ruleset, const std::string& list, std::vector<Contender> classes) {
    ruleset_ = &ruleset;
    choices_ = {{Kind::classes, _("all classes"), {}, std::move(classes)}};
    const Lists& lists = lists_of(rulesets_);
    if (!list.empty() && !enemies_of(lists, ruleset.id, list).empty())
        choices_.push_back({Kind::enemies, _("the enemies of its list"), list, {}});
    choices_.push_back({Kind::army_file, _("another army…"), {}, {}});
    std::vector<ListHeading> headings = lists.headings(ruleset.id);
    std::stable_sort(headings.begin(), headings.end(), [](const ListHeading& a, const ListHeading& b) {
        return wx(a.title).CmpNoCase(wx(b.title)) < 0;
    });
    for (const ListHeading& heading : headings)
        choices_.push_back({Kind::list, wx(heading.title), heading.id, {}});
}

wxArrayString OddsOpponents::names() const {
    wxArrayString names;
    for (const Choice& choice : choices_)
        names.Add(choice.name);
    return names;
}

std::optional<std::size_t> OddsOpponents::add_army(const std::filesystem::path& file) {
    const Army army = read_army(read_file(file), file.string(), rulesets_);
    if (army.ruleset != ruleset_->id)
        return std::nullopt;
    const auto ask = std::find_if(choices_.begin(), choices_.end(),
                                  [](const Choice& choice) { return choice.kind == Kind::army_file; });
    const wxString name = army.name.empty() ? wx(file.stem().string()) : wx(army.name);
    const auto added =
        choices_.insert(ask + 1, {Kind::opened, name, {}, contenders_of_army(army, *ruleset_)});
    return static_cast<std::size_t>(added - choices_.begin());
}

std::vector<Contender> OddsOpponents::contenders(std::size_t choice) const {
    const Choice& chosen = choices_.at(choice);
    switch (chosen.kind) {
    case Kind::enemies: return contenders_of_enemies(rulesets_, ruleset_->id, chosen.list);
    case Kind::classes:
    case Kind::opened: return chosen.troops;
    case Kind::army_file: return {};
    case Kind::list:
        if (const ArmyList* list = lists_of(rulesets_).find(ruleset_->id, chosen.list))
            return contenders_of_list(*list, *ruleset_);
        return {};
    }
    return {};
}

} // namespace muster
