// SPDX-License-Identifier: MIT
#include "sheet/army_table.h"

#include "army/fingerprint.h"
#include "army/spreadsheet_columns.h"
#include "base/csv.h"
#include "base/limits.h"
#include "base/translation.h"
#include "check/wording.h"
#include "sheet/grid.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace muster {

namespace {

constexpr std::size_t bytes_of_an_empty_cell = 8;

// "ip"; "troop.count"; "number.bases" if a trait of troops is called so too.
std::string number_column(const Number& number, const Ruleset& ruleset) {
    if (ruleset.trait(Level::troop, number.id) != nullptr)
        return "number." + number.id;
    return is_table_column(number.id) ? "troop." + number.id : number.id;
}

void collect_traits(const TextTemplate& text, std::set<std::size_t>& traits) {
    for (const TextTemplate::Piece& piece : text.pieces) {
        if (const auto* place = std::get_if<TextTemplate::TraitPlace>(&piece))
            traits.insert(place->trait);
        if (const auto* place = std::get_if<TextTemplate::ShortPlace>(&piece))
            traits.insert(place->trait);
    }
}

// The traits that an opponent's copy of the sheet does not show: those in secret texts, notes, and what is
// written down, such as orders.
std::set<std::size_t> secret_traits(const Ruleset& ruleset) {
    const SheetDescription& sheet = ruleset.sheet;
    std::set<std::size_t> traits;
    const auto collect = [&](const std::vector<SheetText>& texts) {
        for (const SheetText& text : texts)
            if (text.secret)
                collect_traits(text.text, traits);
    };
    collect(sheet.headings);
    collect(sheet.thresholds);
    for (const SheetColumn& column : sheet.columns)
        collect(column.cells);
    for (const SheetField& field : sheet.fields)
        collect_traits(field.text, traits);
    for (std::size_t i = 0; i < ruleset.traits.size(); ++i)
        if (ruleset.traits[i].role == TraitRole::note)
            traits.insert(i);
    return traits;
}

std::string trait_cell(const Trait& trait, const Element& element) {
    if (trait.is_text())
        return trait.slot < element.texts.size() ? guarded_csv_text(element.texts[trait.slot]) : "";
    return trait.value_id(element.values[trait.slot]);
}

void put(std::vector<std::string>& cells, std::size_t place, std::string text) {
    if (cells.size() <= place)
        cells.resize(place + 1);
    cells[place] = std::move(text);
}

void append_padded(std::vector<std::string>& row, const std::vector<std::string>& cells, std::size_t width) {
    row.insert(row.end(), cells.begin(), cells.end());
    row.resize(row.size() + width - cells.size());
}

} // namespace

std::size_t ArmyTable::Columns::place_of(const std::string& name) {
    const auto [place, is_new] = places_.try_emplace(name, names_.size());
    if (is_new)
        names_.push_back(name);
    return place->second;
}

// The places of a rule set's traits and numbers in the table.
struct ArmyTable::RulesetColumns {
    RulesetColumns(const Ruleset& ruleset, bool for_opponent, ArmyTable& table) {
        const std::set<std::size_t> secret = for_opponent ? secret_traits(ruleset) : std::set<std::size_t>();
        for (const Level level : all_levels)
            for (const std::size_t trait : ruleset.at(level).traits)
                if (secret.count(trait) == 0)
                    traits.emplace_back(&ruleset.traits[trait],
                                        table.traits_.place_of(table_column(ruleset.traits[trait])));
        const std::vector<Number>& known = ruleset.numbers_of(Level::troop);
        for (std::size_t i = 0; i < known.size(); ++i)
            if (known[i].scope != Scope::inner)
                numbers.emplace_back(i, table.numbers_.place_of(number_column(known[i], ruleset)));
    }

    std::vector<std::pair<const Trait*, std::size_t>> traits;
    std::vector<std::pair<std::size_t, std::size_t>> numbers; // index among the troop's, place
};

void ArmyTable::add(const Army& army, const Ruleset& ruleset, const Report& report, bool for_opponent) {
    const RulesetColumns columns(ruleset, for_opponent, *this);
    const Wording wording(army, ruleset, report);
    const std::string fingerprint = fingerprint_of(army, ruleset);
    for_each_place(army, [&](const Place& place) {
        if (place.level() != Level::troop)
            return;
        const Troop& troop = troop_at(army, place);
        Row row;
        for (const Level level : all_levels)
            row.first.push_back(guarded_csv_text(element_at(army, up_to(place, level)).name));
        row.first.push_back(std::to_string(troop.count));
        for (const auto& [trait, column] : columns.traits)
            put(row.traits, column, trait_cell(*trait, element_at(army, up_to(place, trait->level))));
        for (const auto& [number, column] : columns.numbers)
            if (const Exact value = report.number(place, number); value.known())
                put(row.numbers, column, value.decimal());
        row.last = {guarded_csv_text(wording.notation(place)), ruleset.id, place.path(), fingerprint};
        for (const auto* cells : {&row.first, &row.traits, &row.numbers, &row.last})
            for (const std::string& cell : *cells)
                bytes_ += cell.size() + bytes_of_an_empty_cell;
        if (bytes_ > most_table_cells)
            throw std::runtime_error(
                translate_format("The table would have cells of more than {} MB. Shorten the names and the "
                                 "notation, or take fewer armies at a time.",
                                 most_table_cells >> 20U));
        rows_.push_back(std::move(row));
    });
}

std::string ArmyTable::csv() const {
    std::vector<std::string> cells = first_table_columns();
    append_padded(cells, traits_.names(), traits_.names().size());
    append_padded(cells, numbers_.names(), numbers_.names().size());
    append_padded(cells, last_table_columns(), last_table_columns().size());
    std::string text;
    append_csv_row(text, cells);
    for (const Row& row : rows_) {
        cells = row.first;
        append_padded(cells, row.traits, traits_.names().size());
        append_padded(cells, row.numbers, numbers_.names().size());
        append_padded(cells, row.last, last_table_columns().size());
        append_csv_row(text, cells);
    }
    return text;
}

} // namespace muster
