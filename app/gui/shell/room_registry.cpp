// SPDX-License-Identifier: MIT
#include "gui/shell/room_registry.h"

#include "base/letters.h"

#include <wx/defs.h>

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace muster {

namespace {

constexpr int first_menu_id = wxID_HIGHEST + 100;

template <class Row>
const Row& row_of(const std::vector<Row>& rows, std::string_view id) {
    const auto found = std::find_if(rows.begin(), rows.end(), [&](const Row& row) { return row.id == id; });
    if (found == rows.end())
        throw std::out_of_range("no such row: " + std::string(id));
    return *found;
}

} // namespace

void RoomRegistry::add_actions(const std::vector<Action>& actions) {
    actions_.insert(actions_.end(), actions.begin(), actions.end());
    std::stable_sort(actions_.begin(), actions_.end(), [](const Action& one, const Action& other) {
        return std::tie(one.menu, one.position) < std::tie(other.menu, other.position);
    });
}

const PageRow& RoomRegistry::page(std::string_view id) const {
    return row_of(pages_, id);
}

const PageRow* RoomRegistry::page_for_file(const std::filesystem::path& file) const {
    const auto found = std::find_if(pages_.begin(), pages_.end(), [&](const PageRow& page) {
        return !page.file_ending.empty() && lowered(file.filename().string()).ends_with(page.file_ending);
    });
    return found == pages_.end() ? nullptr : &*found;
}

const Action& RoomRegistry::action(std::string_view id) const {
    return row_of(actions_, id);
}

int RoomRegistry::menu_id(const Action& action) const {
    return first_menu_id + static_cast<int>(&action - actions_.data());
}

} // namespace muster
