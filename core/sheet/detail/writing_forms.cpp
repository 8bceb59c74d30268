// SPDX-License-Identifier: MIT
#include "sheet/detail/writing_forms.h"

#include "base/limits.h"
#include "base/text.h"
#include "base/translation.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace muster {

namespace {

constexpr std::int32_t usual_blank_rows = 20;

SheetForm::Part usual_part(std::string name, std::int32_t wide, bool with_name = false) {
    SheetForm::Part part{std::move(name), wide, {}};
    if (with_name)
        part.text.pieces.emplace_back(TextTemplate::Name{});
    return part;
}

// For rule sets that describe no form.
SheetForm usual_form(const Wording& wording, FormUse use) {
    SheetForm form;
    form.use = use;
    if (use == FormUse::deployment) {
        form.name = translate("Order of march");
        form.filter.level = Level::unit;
        form.parts = {usual_part(translate("Place"), 1),
                      usual_part(wording.ruleset().level_words[index_of(Level::unit)], 4, true),
                      usual_part(translate("Remarks"), 5)};
    } else {
        form.name = translate("Log of orders");
        form.filter.level = Level::body;
        form.blank = usual_blank_rows;
        form.parts = {usual_part(translate("Turn"), 1), usual_part(translate("Who"), 3, true),
                      usual_part(translate("Order"), 6)};
    }
    return form;
}

// `lines` counts the rows of all forms, wide ones more than once.
WritingForm filled_form(const Wording& wording, const SheetForm& form, std::size_t& lines) {
    WritingForm result;
    result.name = form.name;
    const double all =
        std::accumulate(form.parts.begin(), form.parts.end(), 0.0,
                        [](double sum, const SheetForm::Part& part) { return sum + part.wide; });
    for (const SheetForm::Part& part : form.parts)
        result.columns.push_back({part.name, part.wide / all});
    const std::vector<std::string> empty(form.parts.size());
    const auto add = [&](const Place& place) {
        if (lines > most_sheet_lines || place.level() != form.filter.level ||
            !wording.holds(form.filter.selection, place))
            return;
        std::vector<std::string> row;
        for (const SheetForm::Part& part : form.parts)
            row.push_back(folded(wording.filled(part.text, place)));
        result.rows.push_back(std::move(row));
        result.rows.insert(result.rows.end(), static_cast<std::size_t>(form.follow), empty);
        lines += (1 + static_cast<std::size_t>(form.follow)) * lines_of_row(form.parts.size());
    };
    add({});
    for_each_place(wording.army(), add);
    result.rows.insert(result.rows.end(), static_cast<std::size_t>(form.blank), empty);
    return result;
}

} // namespace

std::size_t lines_of_row(std::size_t parts) {
    constexpr std::size_t usual_parts = 10;
    return std::max<std::size_t>((parts + usual_parts - 1) / usual_parts, 1);
}

std::vector<WritingForm> forms_for(const Wording& wording, FormUse use) {
    std::vector<WritingForm> forms;
    std::size_t lines = 0;
    for (const SheetForm& form : wording.ruleset().sheet.forms)
        if (form.use == use)
            forms.push_back(filled_form(wording, form, lines));
    if (forms.empty())
        forms.push_back(filled_form(wording, usual_form(wording, use), lines));
    return forms;
}

} // namespace muster
