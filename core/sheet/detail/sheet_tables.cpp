// SPDX-License-Identifier: MIT
#include "sheet/detail/sheet_tables.h"

#include "base/limits.h"
#include "base/text.h"
#include "sheet/detail/unit_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <utility>

namespace muster {

namespace {

// An army with more vignettes has one row for all of a troop's count.
constexpr std::int64_t most_single_rows = 200;

std::int64_t all_counts(const Army& army) {
    std::int64_t all = 0;
    for (const Body& body : army.bodies)
        for (const Unit& unit : body.units)
            for (const Troop& troop : unit.troops)
                all += troop.count;
    return all;
}

class TableMaker {
public:
    TableMaker(const Wording& wording, GridUse use, bool with_boxes)
        : wording_(wording), sheet_(wording.ruleset().sheet), use_(use), with_boxes_(with_boxes),
          singly_(!rows_stand_for_many(wording)),
          with_notes_(use == GridUse::page || (use == GridUse::screen && !with_boxes)) {
        if (with_boxes_)
            find_box_columns();
    }

    SheetTable make() {
        table_.name_heading = wording_.ruleset().level_words[index_of(Level::troop)];
        table_.columns = grid_columns(wording_.ruleset(), use_);
        for (std::uint32_t b = 1; b <= wording_.army().bodies.size(); ++b) {
            table_.rows.push_back(plain_row({b, 0, 0}));
            for (std::uint32_t u = 1; u <= wording_.army().bodies[b - 1].units.size() && !is_full(); ++u)
                add_unit({b, u, 0});
        }
        table_.is_cut = is_full();
        return std::move(table_);
    }

    // The rows of one unit's troops, for a card.
    std::vector<SheetRow> troops_of(const Place& unit) {
        last_number_ = 0;
        const std::size_t troops = unit_at(wording_.army(), unit).troops.size();
        for (std::uint32_t t = 1; t <= troops && !is_full(); ++t)
            add_troop({unit.body, unit.unit, t}, "", {});
        // On a card all boxes are below the text.
        for (SheetRow& row : table_.rows)
            for (std::size_t i = 0; i < row.boxes.size(); ++i)
                if (row.boxes[i] != 0)
                    row.strips.push_back({table_.box_columns[i], row.boxes[i], {}});
        return std::exchange(table_.rows, {});
    }
    [[nodiscard]] bool is_full() const { return bytes_ > most_table_text; }
    [[nodiscard]] std::vector<BoxRun> strips(const Place& place) const { return strips_of(place); }

    SheetTable kinds() {
        SheetTable all = make();
        std::map<std::vector<std::string>, std::size_t> known;
        std::vector<std::vector<std::string>> names;
        std::vector<SheetRow> rows;
        for (SheetRow& row : all.rows) {
            if (row.level != Level::troop)
                continue;
            const auto [place, is_new] = known.try_emplace(row.cells, rows.size());
            if (is_new) {
                rows.push_back({});
                rows.back().cells = std::move(row.cells);
                names.emplace_back();
            }
            add_once(names[place->second], std::move(row.name));
        }
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].name = joined(names[i], ", ");
        all.rows = std::move(rows);
        return all;
    }

private:
    // A column for each kind of box that every troop has in the same small number.
    void find_box_columns() {
        for (const SheetBoxes& boxes : sheet_.boxes) {
            if (boxes.number || boxes.filter.level != Level::troop)
                continue;
            bool used = false;
            for_each_place(wording_.army(),
                           [&](const Place& place) { used = used || applies(boxes, place); });
            if (!used)
                continue;
            box_columns_.push_back(&boxes);
            table_.box_columns.push_back(boxes.name);
        }
        table_.numbered = !box_columns_.empty();
    }

    [[nodiscard]] bool applies(const SheetBoxes& boxes, const Place& place) const {
        return boxes.filter.level == place.level() && wording_.holds(boxes.filter.selection, place);
    }

    [[nodiscard]] SheetRow plain_row(const Place& place) {
        GridRow row = grid_row(wording_, place, use_);
        for (const std::string& cell : row.cells)
            bytes_ += cell.size() + sizeof(std::string); // an empty one takes room too
        for (const GridMark& mark : row.marks)
            bytes_ += mark.sign.size() + mark.name.size();
        SheetRow result;
        result.level = row.level;
        result.name = folded(row.name);
        result.count = row.count;
        result.marks = std::move(row.marks);
        result.cells = std::move(row.cells);
        if (with_boxes_)
            result.strips = strips_of(place);
        if (with_notes_)
            result.note = note_of(wording_, place);
        bytes_ += result.note.size();
        return result;
    }

    // A unit of one troop shares its row with it.
    void add_unit(const Place& unit) {
        const std::vector<Troop>& troops = unit_at(wording_.army(), unit).troops;
        SheetRow row = plain_row(unit);
        if (troops.size() == 1 && row.strips.empty() && !has_own_words(unit)) {
            const bool same =
                row.name == folded(troops.front().name) || unit_at(wording_.army(), unit).name.empty();
            const std::size_t first = table_.rows.size();
            add_troop({unit.body, unit.unit, 1}, same ? "" : row.name, row.marks);
            table_.rows[first].begins_unit = true;
            std::string& note = table_.rows[first].note;
            note = joined(note.empty() || row.note.empty() ? std::vector{row.note + note}
                                                           : std::vector{row.note, note},
                          " · ");
            return;
        }
        row.begins_unit = true;
        row.name = name_on_sheet(unit, wording_);
        table_.rows.push_back(std::move(row));
        for (std::uint32_t t = 1; t <= troops.size() && !is_full(); ++t)
            add_troop({unit.body, unit.unit, t}, "", {});
    }

    // Whether a cell is for particular units only, such as links.
    [[nodiscard]] bool has_own_words(const Place& unit) const {
        for (const SheetColumn& column : sheet_.columns)
            for (const SheetText& cell : column.cells)
                if (cell.filter.level == Level::unit && !cell.filter.selection.pattern.empty() &&
                    wording_.holds(cell.filter.selection, unit))
                    return true;
        return false;
    }

    void add_troop(const Place& place, const std::string& within,
                   const std::vector<GridMark>& marks_of_unit) {
        SheetRow row = plain_row(place);
        row.within = within;
        row.marks.insert(row.marks.begin(), marks_of_unit.begin(), marks_of_unit.end());
        std::int32_t copies = 1;
        for (const SheetBoxes* boxes : box_columns_) {
            row.boxes.push_back(applies(*boxes, place) ? boxes->count : 0);
            if (row.boxes.back() != 0 && singly_)
                copies = row.count;
        }
        if (copies > 1)
            row.count = 1;
        for (std::int32_t copy = 1; copy <= copies; ++copy) {
            row.number = table_.numbered ? ++last_number_ : 0;
            table_.rows.push_back(row);
            row.note.clear(); // said once for all of them
        }
        if (table_.numbered)
            last_number_ += row.count - 1;
    }

    [[nodiscard]] std::vector<BoxRun> strips_of(const Place& place) const {
        std::vector<BoxRun> runs;
        for (const SheetBoxes& boxes : sheet_.boxes) {
            const bool in_column = !boxes.number && boxes.filter.level == Level::troop;
            if (in_column || !applies(boxes, place))
                continue;
            BoxRun run{boxes.name, boxes.number ? whole(place, *boxes.number) : boxes.count, {}};
            for (const SheetBoxes::Limit& limit : boxes.limits) {
                const std::int32_t left = whole(place, limit.number);
                if (left < run.count && run.count <= most_boxes)
                    run.signs.push_back({run.count - left, limit.sign});
            }
            if (run.count <= 0)
                continue;
            const std::int32_t copies =
                place.level() == Level::troop && singly_ ? troop_at(wording_.army(), place).count : 1;
            for (std::int32_t copy = 1; copy <= copies; ++copy) {
                run.name = copies == 1 ? boxes.name : fmt::format("{} {}", boxes.name, copy);
                runs.push_back(run);
            }
        }
        return runs;
    }

    // Rounded down; 0 if unknown.
    [[nodiscard]] std::int32_t whole(const Place& place, std::size_t number) const {
        const Exact value = wording_.report().number(place, number);
        if (!value.known())
            return 0;
        return static_cast<std::int32_t>(std::clamp<std::int64_t>(value.rounded_down().over(), 0, 1'000'000));
    }

    const Wording& wording_;
    const SheetDescription& sheet_;
    GridUse use_;
    bool with_boxes_;
    bool singly_;
    bool with_notes_; // a short roster is short, and the opponent has no business with them
    SheetTable table_;
    std::vector<const SheetBoxes*> box_columns_;
    std::int32_t last_number_ = 0;
    std::size_t bytes_ = 0;
};

} // namespace

std::string note_of(const Wording& wording, const Place& place) {
    const std::vector<std::string>& texts = element_at(wording.army(), place).texts;
    for (const std::size_t index : wording.ruleset().at(place.level()).traits)
        if (const Trait& trait = wording.ruleset().traits[index];
            trait.role == TraitRole::note && trait.slot < texts.size())
            return folded(texts[trait.slot]);
    return {};
}

void add_once(std::vector<std::string>& words, std::string word) {
    if (std::find(words.begin(), words.end(), word) == words.end())
        words.push_back(std::move(word));
}

bool rows_stand_for_many(const Wording& wording) {
    return all_counts(wording.army()) > most_single_rows;
}

SheetTable make_table(const Wording& wording, GridUse use, bool with_boxes) {
    return TableMaker(wording, use, with_boxes).make();
}

SheetTable table_of_body(const SheetTable& whole, std::uint32_t body) {
    SheetTable part;
    part.name_heading = whole.name_heading;
    part.columns = whole.columns;
    part.box_columns = whole.box_columns;
    part.numbered = whole.numbered;
    part.is_cut = whole.is_cut;
    std::uint32_t current = 0;
    for (const SheetRow& row : whole.rows) {
        current += row.level == Level::body ? 1 : 0;
        if (current == body)
            part.rows.push_back(row);
    }
    return part;
}

SheetTable make_kinds_table(const Wording& wording) {
    return TableMaker(wording, GridUse::page, false).kinds();
}

std::vector<SheetCard> make_cards(const Wording& wording) {
    std::vector<SheetCard> cards;
    TableMaker maker(wording, GridUse::page, true);
    for_each_place(wording.army(), [&](const Place& place) {
        if (place.level() != Level::unit || maker.is_full())
            return;
        SheetCard card;
        card.name = name_on_sheet(place, wording);
        card.within = folded(element_name({place.body, 0, 0}, wording.army(), wording.ruleset()));
        card.note = note_of(wording, place);
        card.marks = marks_of(wording, place);
        card.strips = maker.strips(place);
        card.rows = maker.troops_of(place);
        cards.push_back(std::move(card));
    });
    return cards;
}

} // namespace muster
