// SPDX-License-Identifier: MIT
#include "house/list_editor.h"

#include "base/text.h"
#include "base/translation.h"
#include "house/house_lists.h"
#include "lists/list_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace muster {

namespace {

constexpr std::array<std::string_view, 7> element_names{"", "", "entry", "option", "ally", "limit", "permit"};

std::string_view element_name_of(ListPartKind kind) {
    return element_names.at(static_cast<std::size_t>(kind));
}

bool has_id(const DraftElement& element) {
    return element.name == "entry" || element.name == "option" || element.name == "ally";
}

void for_each_element(const DraftElement& element, const std::function<void(const DraftElement&)>& look) {
    look(element);
    for (const DraftElement& child : element.children)
        for_each_element(child, look);
}

void for_each_element(DraftElement& element, const std::function<void(DraftElement&)>& change) {
    change(element);
    for (DraftElement& child : element.children)
        for_each_element(child, change);
}

std::set<std::string> ids_of(const ListDraft& draft) {
    std::set<std::string> ids;
    for_each_element(draft, [&](const DraftElement& element) {
        if (has_id(element) || element.name == "armylist")
            ids.insert(element.get("id"));
    });
    return ids;
}

// Wherever a part is named by its id it is so by another, or, with "", no more.
void rename_everywhere(ListDraft& draft, const std::string& from, const std::string& to) {
    for_each_element(draft, [&](DraftElement& element) {
        for (const char* attribute : {"entries", "of", "needs", "excludes"}) {
            // Those are of the list that lends.
            if (element.name == "ally" && std::string_view(attribute) == "entries")
                continue;
            std::vector<std::string> words;
            for (const std::string_view word : words_of(element.get(attribute)))
                if (word != from)
                    words.emplace_back(word);
                else if (!to.empty())
                    words.push_back(to);
            element.set(attribute, joined(words, " "));
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

} // namespace

ListEditor::ListEditor(const Rulesets& rulesets, ListDraft draft, bool saved)
    : rulesets_(rulesets), published_(rulesets.find(draft.get("ruleset"))), history_(std::move(draft)),
      saved_(saved) {
    if (published_ == nullptr)
        throw InputError(this->draft().get("id"), {1, 1},
                         fmt::format("there are no rules {}", muster::quoted(this->draft().get("ruleset"))));
    if (saved) {
        saved_draft_ = this->draft();
        saved_ids_ = ids_of(this->draft());
    } else {
        history_.forget_saved();
    }
    judge();
}

void ListEditor::judge() {
    problem_.reset();
    problem_at_.clear();
    const std::string name = draft().get("id") + ".xml";
    try {
        const ArmyList list = read_army_list(text(), name, *published_);
        in_force_ = lists_of(rulesets_).with_lenders(list, name);
        lines_ = list_in_words(*in_force_, *list_in_force(*in_force_));
    } catch (const InputError& error) {
        problem_ = error;
        problem_at_ = draft_path_of_line(draft(), error.position().line);
        in_force_.reset();
    }
}

void ListEditor::take(ListDraft draft, std::string_view join_key) {
    if (draft == this->draft())
        return;
    history_.add({}, std::move(draft), join_key);
    judge();
}

void ListEditor::undo() {
    if (can_undo())
        history_.undo();
    judge();
}

void ListEditor::redo() {
    if (can_redo())
        history_.redo();
    judge();
}

void ListEditor::before_save() {
    const auto revision = whole_number(draft().get("revision"));
    if (saved_ && modified() && revision) {
        ListDraft next = draft();
        next.set("revision", std::to_string(*revision + 1));
        take(std::move(next));
    }
}

void ListEditor::mark_saved() {
    saved_ = true;
    saved_draft_ = draft();
    saved_ids_ = ids_of(draft());
    history_.mark_saved();
}

std::vector<ListPartRow> ListEditor::parts() const {
    std::vector<ListPartRow> rows{{ListPartKind::list, {}, translate("The list"), 0},
                                  {ListPartKind::army, {}, translate("Army and sizes"), 0}};
    const ListDraft& list = draft();
    for (std::size_t i = 0; i < list.children.size(); ++i) {
        const DraftElement& child = list.children[i];
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

std::vector<ListField> ListEditor::fields(const ListPartRow& part) const {
    return fields_of(draft(), part.path, part.kind, *published_, rulesets_);
}

std::string ListEditor::free_part_id(const ListDraft& draft, const std::string& name) const {
    const std::set<std::string> taken = ids_of(draft);
    return free_id(id_of_name(name), [&](const std::string& id) { return taken.contains(id); });
}

void ListEditor::set(const ListPartRow& part, const FieldKey& key, const std::string& value) {
    ListDraft next = draft();
    DraftElement& element = element_at(next, part.path);
    if (key.child == "source") {
        std::erase_if(element.children, [](const DraftElement& child) { return child.name == "source"; });
        for (const std::string_view line : parts_of(value, '\n'))
            if (!line.empty())
                element.add({"source", {}, std::string(line), {}});
    } else if (!key.child.empty() && key.attribute.empty()) {
        element.set_text_of(key.child, value);
    } else if (!key.child.empty()) {
        DraftElement* child = nth_child(element, key.child, key.nth);
        if (child == nullptr && !value.empty())
            child = &element.children[element.add({key.child, {}, {}, {}})];
        if (child != nullptr)
            child->set(key.attribute, value);
        // An entry keeps its troop, which the reader asks for.
        if (key.child != "troop")
            std::erase_if(element.children, [&](const DraftElement& one) {
                return one.name == key.child && one.attributes.empty();
            });
    } else {
        // Armies will name the list by its id, but not yet.
        if (part.kind == ListPartKind::list && key.attribute == "title" && !saved_)
            element.set("id", free_list_id(rulesets_, published_->id, id_of_name(value)));
        const bool names_itself = key.attribute == "name" && has_id(element);
        element.set(key.attribute, value);
        if (names_itself && !saved_ids_.contains(element.get("id"))) {
            const std::string old = element.get("id");
            element.set("id", "");
            const std::string id = free_part_id(next, value);
            element_at(next, part.path).set("id", id);
            rename_everywhere(next, old, id);
        }
    }
    take(std::move(next),
         fmt::format("{}/{}/{}/{}", fmt::join(part.path, "."), key.child, key.nth, key.attribute));
}

DraftPath ListEditor::add(ListPartKind kind, const ListPartRow& chosen) {
    ListDraft next = draft();
    const std::string name(element_name_of(kind));
    DraftElement element{name, {}, {}, {}};
    if (has_id(element)) {
        element.set("id", free_part_id(next, name));
    }
    const bool into_option =
        kind == ListPartKind::entry && (chosen.kind == ListPartKind::option || chosen.depth == 1);
    if (kind == ListPartKind::entry)
        element.add({"troop", {}, {}, {}});
    if (kind == ListPartKind::option)
        element.add({"entry", {{"id", free_part_id(next, "entry")}}, {}, {{"troop", {}, {}, {}}}});
    DraftPath path;
    DraftElement* parent = &next;
    if (into_option) {
        path.push_back(chosen.path.front());
        parent = &element_at(next, path);
    }
    std::size_t index = parent->add(element);
    // Behind the chosen one, if that is of its kind.
    const bool beside = chosen.kind == kind && chosen.path.size() == path.size() + 1;
    if (beside) {
        const std::size_t wanted = chosen.path.back() + 1;
        const auto first = parent->children.begin() + static_cast<std::ptrdiff_t>(wanted);
        std::rotate(first, parent->children.begin() + static_cast<std::ptrdiff_t>(index),
                    parent->children.begin() + static_cast<std::ptrdiff_t>(index) + 1);
        index = wanted;
    }
    path.push_back(index);
    take(std::move(next));
    return path;
}

void ListEditor::add_troop(const ListPartRow& entry) {
    ListDraft next = draft();
    DraftElement& element = element_at(next, entry.path);
    DraftElement like{"troop", {}, {}, {}};
    for (const DraftElement& child : element.children)
        if (child.name == "troop")
            like = child;
    element.add(std::move(like));
    take(std::move(next));
}

void ListEditor::remove_troop(const ListPartRow& entry) {
    ListDraft next = draft();
    std::vector<DraftElement>& children = element_at(next, entry.path).children;
    const auto last = std::find_if(children.rbegin(), children.rend(),
                                   [](const DraftElement& child) { return child.name == "troop"; });
    const auto troops = std::count_if(children.begin(), children.end(),
                                      [](const DraftElement& child) { return child.name == "troop"; });
    if (troops < 2)
        return;
    children.erase(std::next(last).base());
    take(std::move(next));
}

void ListEditor::remove(const ListPartRow& part) {
    if (part.path.empty())
        return;
    ListDraft next = draft();
    DraftPath parent = part.path;
    parent.pop_back();
    std::vector<DraftElement>& siblings = element_at(next, parent).children;
    const auto at = siblings.begin() + static_cast<std::ptrdiff_t>(part.path.back());
    std::set<std::string> gone;
    for_each_element(std::as_const(*at), [&](const DraftElement& element) {
        if (has_id(element))
            gone.insert(element.get("id"));
    });
    siblings.erase(at);
    for (const std::string& id : gone)
        rename_everywhere(next, id, "");
    take(std::move(next));
}

DraftPath ListEditor::move(const ListPartRow& part, int by) {
    if (part.path.empty())
        return part.path;
    ListDraft next = draft();
    DraftPath path = part.path;
    path.pop_back();
    std::vector<DraftElement>& siblings = element_at(next, path).children;
    const std::size_t from = part.path.back();
    const bool out = (by < 0 && from == 0) || (by > 0 && from + 1 == siblings.size());
    const auto to = out ? from : from + static_cast<std::size_t>(by);
    const auto rank = [](const DraftElement& element) {
        return element.name == "option" ? ListPartKind::entry : kind_of_part(element);
    };
    if (to == from || rank(siblings[to]) != rank(siblings[from]) || siblings[to].name == "note")
        return part.path;
    std::swap(siblings[from], siblings[to]);
    path.push_back(to);
    take(std::move(next));
    return path;
}

} // namespace muster
