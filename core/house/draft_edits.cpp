// SPDX-License-Identifier: MIT
#include "house/draft_edits.h"

#include "base/text.h"
#include "base/translation.h"
#include "base/year.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace muster {

namespace {

constexpr std::array<std::string_view, 7> element_names{"", "", "entry", "option", "ally", "limit", "permit"};

std::string element_name_of(ListPartKind kind) {
    return std::string(element_names.at(static_cast<std::size_t>(kind)));
}

bool has_id(const DraftElement& element) {
    return element.name == "entry" || element.name == "option" || element.name == "ally";
}

// Calls `visit` for the element and for everything in it.
template <class Element, class Visit>
void for_each_element(Element& element, const Visit& visit) {
    visit(element);
    for (auto& child : element.children)
        for_each_element(child, visit);
}

// Wherever the id `from` is referred to, `to` stands instead; "" removes the reference.
void replace_references(ListDraft& draft, const std::string& from, const std::string& to) {
    for_each_element(draft, [&](DraftElement& element) {
        for (const std::string_view attribute : {"entries", "of", "needs", "excludes", "instead"}) {
            // The entries of an ally are those of another list.
            if (element.name == "ally" && attribute == "entries")
                continue;
            std::vector<std::string> ids;
            for (const std::string_view id : words_of(element.get(attribute)))
                if (id != from)
                    ids.emplace_back(id);
                else if (!to.empty())
                    ids.push_back(to);
            element.set(attribute, joined(ids, " "));
        }
    });
}

DraftElement* nth_child(DraftElement& part, const std::string& name, std::size_t nth) {
    for (DraftElement& child : part.children)
        if (child.name == name && nth-- == 0)
            return &child;
    return nullptr;
}

std::string name_of_part(const DraftElement& element) {
    if (element.name == "limit")
        return element.text_of("say").empty() ? translate("New limit") : element.text_of("say");
    if (element.name == "permit")
        return element.get("rule").empty() ? translate("New exception") : element.get("rule");
    return element.get("name").empty() ? translate("Without a name") : element.get("name");
}

std::string free_part_id(const ListDraft& draft, const std::string& name) {
    const std::set<std::string> taken = ids_in(draft);
    return free_id(id_of_name(name), [&](const std::string& id) { return taken.contains(id); });
}

void set_sources(DraftElement& list, const std::string& lines) {
    std::erase_if(list.children, [](const DraftElement& child) { return child.name == "source"; });
    for (const std::string_view line : parts_of(lines, '\n'))
        if (!line.empty())
            list.add({"source", {}, std::string(line), {}});
}

void set_attribute_of_child(DraftElement& element, const FieldKey& key, const std::string& value) {
    DraftElement* child = nth_child(element, key.child, key.nth);
    if (child == nullptr && !value.empty())
        child = &element.children[element.add({key.child, {}, {}, {}})];
    if (child != nullptr)
        child->set(key.attribute, value);
    if (key.child == "troop") // the reader wants one in every entry, even an empty one
        return;
    std::erase_if(element.children, [&](const DraftElement& other) {
        return other.name == key.child && other.attributes.empty();
    });
}

void follow_name(ListDraft& draft, const DraftPath& part, const std::string& name) {
    DraftElement& element = element_at(draft, part);
    const std::string old = element.get("id");
    element.set("id", ""); // the old id is free
    const std::string id = free_part_id(draft, name);
    element.set("id", id);
    replace_references(draft, old, id);
}

// "-480" of "480 BC"; what is no year stays as it is, for the reader to refuse.
std::string year_of_file(const std::string& typed) {
    const auto year = parse_typed_year(typed);
    return year ? std::to_string(*year) : typed;
}

} // namespace

std::vector<ListPartRow> part_rows(const ListDraft& draft) {
    std::vector<ListPartRow> rows{{ListPartKind::list, {}, translate("The list"), 0},
                                  {ListPartKind::army, {}, translate("Army and sizes"), 0}};
    for (std::size_t i = 0; i < draft.children.size(); ++i) {
        const DraftElement& child = draft.children[i];
        const ListPartKind kind = kind_of_part(child);
        if (kind == ListPartKind::list)
            continue;
        rows.push_back({kind, {i}, name_of_part(child), 0});
        for (std::size_t j = 0; j < child.children.size(); ++j)
            if (child.children[j].name == "entry")
                rows.push_back({ListPartKind::entry, {i, j}, name_of_part(child.children[j]), 1});
    }
    return rows;
}

std::set<std::string> ids_in(const ListDraft& draft) {
    std::set<std::string> ids;
    for_each_element(draft, [&](const DraftElement& element) {
        if (has_id(element) || element.name == "armylist")
            ids.insert(element.get("id"));
    });
    return ids;
}

ListDraft with_field(ListDraft draft, const DraftPath& part, const FieldKey& key, const std::string& typed,
                     const std::set<std::string>& fixed_ids) {
    DraftElement& element = element_at(draft, part);
    const std::string value = is_year_field(key) ? year_of_file(typed) : typed;
    if (key.child == "source") {
        set_sources(element, value);
    } else if (!key.child.empty() && key.attribute.empty()) {
        element.set_text_of(key.child, value);
    } else if (!key.child.empty()) {
        set_attribute_of_child(element, key, value);
    } else {
        element.set(key.attribute, value);
        if (key.attribute == "name" && has_id(element) && !fixed_ids.contains(element.get("id")))
            follow_name(draft, part, value);
    }
    return draft;
}

DraftEdit with_new_part(ListDraft draft, ListPartKind kind, const ListPartRow& selected) {
    const std::string name = element_name_of(kind);
    DraftElement element{name, {}, {}, {}};
    if (has_id(element))
        element.set("id", free_part_id(draft, name));
    if (kind == ListPartKind::entry)
        element.add({"troop", {}, {}, {}});
    if (kind == ListPartKind::option)
        element.add({"entry", {{"id", free_part_id(draft, "entry")}}, {}, {{"troop", {}, {}, {}}}});
    DraftPath path;
    if (kind == ListPartKind::entry && (selected.kind == ListPartKind::option || selected.depth == 1))
        path.push_back(selected.path.front());
    std::vector<DraftElement>& siblings = element_at(draft, path).children;
    std::size_t index = element_at(draft, path).add(std::move(element));
    if (selected.kind == kind && selected.path.size() == path.size() + 1) {
        const std::size_t wanted = selected.path.back() + 1;
        const auto begin = siblings.begin();
        std::rotate(begin + static_cast<std::ptrdiff_t>(wanted), begin + static_cast<std::ptrdiff_t>(index),
                    begin + static_cast<std::ptrdiff_t>(index) + 1);
        index = wanted;
    }
    path.push_back(index);
    return {std::move(draft), std::move(path)};
}

ListDraft with_new_troop(ListDraft draft, const DraftPath& entry) {
    DraftElement& element = element_at(draft, entry);
    DraftElement troop{"troop", {}, {}, {}};
    for (const DraftElement& child : element.children)
        if (child.name == "troop")
            troop = child;
    element.add(std::move(troop));
    return draft;
}

ListDraft without_last_troop(ListDraft draft, const DraftPath& entry) {
    std::vector<DraftElement>& children = element_at(draft, entry).children;
    const auto is_troop = [](const DraftElement& child) { return child.name == "troop"; };
    if (std::count_if(children.begin(), children.end(), is_troop) > 1)
        children.erase(std::next(std::find_if(children.rbegin(), children.rend(), is_troop)).base());
    return draft;
}

ListDraft without_part(ListDraft draft, const DraftPath& part) {
    if (part.empty())
        return draft;
    DraftPath parent = part;
    parent.pop_back();
    std::vector<DraftElement>& siblings = element_at(draft, parent).children;
    const auto at = siblings.begin() + static_cast<std::ptrdiff_t>(part.back());
    const std::set<std::string> removed = ids_in(*at);
    siblings.erase(at);
    for (const std::string& id : removed)
        replace_references(draft, id, "");
    return draft;
}

DraftEdit with_part_moved(ListDraft draft, const DraftPath& part, int by) {
    if (part.empty())
        return {std::move(draft), part};
    DraftPath path = part;
    path.pop_back();
    std::vector<DraftElement>& siblings = element_at(draft, path).children;
    const std::size_t from = part.back();
    const bool is_at_edge = (by < 0 && from == 0) || (by > 0 && from + 1 == siblings.size());
    const std::size_t to = is_at_edge ? from : from + static_cast<std::size_t>(by);
    // Entries and options may be mixed.
    const auto group = [](const DraftElement& element) {
        return element.name == "option" ? ListPartKind::entry : kind_of_part(element);
    };
    if (to == from || group(siblings[to]) != group(siblings[from]) || siblings[to].name == "note")
        return {std::move(draft), part};
    std::swap(siblings[from], siblings[to]);
    path.push_back(to);
    return {std::move(draft), std::move(path)};
}

} // namespace muster
