// SPDX-License-Identifier: MIT
#include "army/edits.h"

#include "base/limits.h"
#include "base/utf8.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

std::vector<Unit>& units_around(Army& army, const Place& place) {
    return army.bodies.at(place.body - 1).units;
}

std::vector<Troop>& troops_around(Army& army, const Place& place) {
    return units_around(army, place).at(place.unit - 1).troops;
}

template <typename Siblings>
void check_index(const Siblings& siblings, std::uint32_t index) {
    if (index == 0 || index > siblings.size())
        throw std::out_of_range("an edit names an element that is not there");
}

// Calls with the siblings of the element at the place, and its index among them from 0.
template <typename Call>
void among_siblings(Army& army, const Place& place, const Call& call) {
    const std::size_t index = index_in_parent(place) - 1;
    switch (place.level()) {
    case Level::army: assert(false && "the army has no siblings"); return;
    case Level::body: call(army.bodies, index); return;
    case Level::unit: call(units_around(army, place), index); return;
    case Level::troop: call(troops_around(army, place), index); return;
    }
}

template <typename Siblings>
auto position(Siblings& siblings, std::size_t index) {
    return siblings.begin() + static_cast<typename Siblings::difference_type>(index);
}

std::variant<Body, Unit, Troop> copy_at(const Army& army, const Place& place) {
    switch (place.level()) {
    case Level::army:
    case Level::body: return body_at(army, place);
    case Level::unit: return unit_at(army, place);
    case Level::troop: break;
    }
    return troop_at(army, place);
}

void cut(std::string& text, std::size_t most) {
    text.resize(cut_after(text, most).size());
}

void cut_texts(Element& element) {
    cut(element.name, longest_name);
    for (std::string& text : element.texts)
        cut(text, longest_text);
}

class Editor {
public:
    explicit Editor(Army& army) : army_(army) {}

    void operator()(const SetValue& edit) const {
        element_at(army_, edit.place).values.at(edit.slot) = edit.value;
    }
    void operator()(const SetTexts& edit) const {
        Element& element = element_at(army_, edit.place);
        element.texts = edit.texts;
        cut_texts(element);
    }
    void operator()(const SetName& edit) const {
        element_at(army_, edit.place).name = cut_after(edit.name, longest_name);
    }
    void operator()(const SetCount& edit) const {
        assert(edit.count >= 1 && edit.count <= most_count);
        troops_around(army_, edit.troop).at(edit.troop.troop - 1).count = edit.count;
    }
    void operator()(const SetEntry& edit) const {
        troops_around(army_, edit.troop).at(edit.troop.troop - 1).entry = edit.entry;
    }
    void operator()(const SetData& edit) const { army_.data = edit.data; }
    void operator()(const Insert& edit) const {
        among_siblings(army_, edit.place, [&]<typename Element>(std::vector<Element>& all, std::size_t at) {
            if (at > all.size())
                throw std::out_of_range("an edit leaves a gap");
            all.insert(position(all, at), std::get<Element>(edit.element));
        });
    }
    void operator()(const Remove& edit) const {
        among_siblings(army_, edit.place, [&](auto& all, std::size_t at) {
            check_index(all, static_cast<std::uint32_t>(at + 1));
            all.erase(position(all, at));
        });
    }
    void operator()(const Exchange& edit) const {
        among_siblings(army_, edit.place,
                       [&](auto& all, std::size_t at) { std::swap(all.at(at), all.at(edit.other - 1)); });
    }
    void operator()(const Move& edit) const {
        const Insert insert{edit.to, copy_at(army_, edit.from)};
        (*this)(Remove{edit.from});
        (*this)(insert);
    }

private:
    Army& army_;
};

class Inverter {
public:
    explicit Inverter(const Army& army) : army_(army) {}

    Edit operator()(const SetValue& edit) const {
        return SetValue{edit.place, edit.slot, element_at(army_, edit.place).values.at(edit.slot)};
    }
    Edit operator()(const SetTexts& edit) const {
        return SetTexts{edit.place, element_at(army_, edit.place).texts};
    }
    Edit operator()(const SetName& edit) const {
        return SetName{edit.place, element_at(army_, edit.place).name};
    }
    Edit operator()(const SetCount& edit) const {
        return SetCount{edit.troop, troop_at(army_, edit.troop).count};
    }
    Edit operator()(const SetEntry& edit) const {
        return SetEntry{edit.troop, troop_at(army_, edit.troop).entry};
    }
    Edit operator()(const SetData& /*edit*/) const { return SetData{army_.data}; }
    Edit operator()(const Insert& edit) const { return Remove{edit.place}; }
    Edit operator()(const Remove& edit) const { return Insert{edit.place, copy_at(army_, edit.place)}; }
    Edit operator()(const Exchange& edit) const { return edit; }
    Edit operator()(const Move& edit) const { return Move{edit.to, edit.from}; }

private:
    const Army& army_;
};

} // namespace

Army with_texts_cut(Army army) {
    cut_texts(army);
    cut(army.about.player, longest_text);
    cut(army.about.event, longest_text);
    cut(army.about.date, longest_text);
    cut(army.about.notes, longest_notes);
    for (Body& body : army.bodies) {
        cut_texts(body);
        for (Unit& unit : body.units) {
            cut_texts(unit);
            for (Troop& troop : unit.troops)
                cut_texts(troop);
        }
    }
    return army;
}

Army edited(Army army, const Edit& edit) {
    std::visit(Editor(army), edit);
    return army;
}

Army edited(Army army, const std::vector<Edit>& edits) {
    for (const Edit& edit : edits)
        std::visit(Editor(army), edit);
    return army;
}

Edit inverse(const Edit& edit, const Army& army) {
    return std::visit(Inverter(army), edit);
}

bool changes_shape(const Edit& edit) {
    return std::holds_alternative<Insert>(edit) || std::holds_alternative<Remove>(edit) ||
           std::holds_alternative<Exchange>(edit) || std::holds_alternative<Move>(edit);
}

Edit with_text(const Army& army, const Ruleset& ruleset, const Place& place, std::size_t slot,
               std::string_view text) {
    std::vector<std::string> texts = element_at(army, place).texts;
    texts.resize(ruleset.at(place.level()).texts);
    texts.at(slot) = text;
    // As the reader leaves it: no texts at all if none is given.
    if (std::all_of(texts.begin(), texts.end(), [](const std::string& t) { return t.empty(); }))
        texts.clear();
    return SetTexts{place, std::move(texts)};
}

} // namespace muster
