// SPDX-License-Identifier: MIT
#include "sheet/sheet_model.h"

#include "army/fingerprint.h"
#include "base/letters.h"
#include "base/limits.h"
#include "base/progress.h"
#include "base/text.h"
#include "base/translation.h"
#include "check/added_rules.h"
#include "sheet/detail/odds_charts.h"
#include "sheet/detail/sheet_remarks.h"
#include "sheet/detail/sheet_tables.h"
#include "sheet/detail/unit_names.h"
#include "sheet/detail/writing_forms.h"
#include "sheet/ground_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace muster {

class SheetBuilder {
public:
    // `body`: only of this one, counted from 1; 0: of the whole army.
    SheetBuilder(const Wording& wording, SheetKind kind, std::uint32_t body = 0)
        : wording_(wording), body_(body) {
        sheet_.kind = kind;
    }

    SheetModel build() {
        add_frame();
        entry().fill(*this);
        if (sheet_.parts.empty()) {
            add_legend();
            add_remarks(sheet_, wording_);
        }
        sheet_.is_cut = sheet_.is_cut || wording_.is_full();
        return std::move(sheet_);
    }

    // The parts that a kind of sheet may have, in the order in which it adds them.
    void add_band() {
        sheet_.band.push_back(verdict_of(wording_.report()));
        for (BandEntry& entry : totals_of(wording_))
            sheet_.band.push_back(std::move(entry));
    }
    void add_table() { sheet_.table = make_table(wording_, GridUse::page, true); }
    void add_short_table() { sheet_.table = make_table(wording_, GridUse::screen, true); }
    void add_plain_table() { sheet_.table = make_table(wording_, GridUse::screen, false); }
    void add_open_table() { sheet_.table = make_table(wording_, GridUse::opponent, false); }
    void add_kinds() { sheet_.table = make_kinds_table(wording_); }
    void add_cards() {
        sheet_.cards = make_cards(wording_);
        sheet_.table.columns = grid_columns(wording_.ruleset(), GridUse::page);
    }
    void add_line() {
        if (!wording_.army().bodies.empty())
            sheet_.line = lay_out_line(wording_);
    }
    void add_plan() { sheet_.plan = lay_out_ground(wording_); }
    void add_forms(FormUse use) {
        sheet_.forms = forms_for(wording_, use);
        std::size_t lines = 0;
        for (const WritingForm& form : sheet_.forms)
            lines += form.rows.size() * lines_of_row(form.columns.size());
        sheet_.is_cut = sheet_.is_cut || lines > most_sheet_lines;
    }
    void add_notes() { sheet_.notes = folded(wording_.army().about.notes); }
    void add_charts() { sheet_.charts = charts_in_use(wording_, sheet_.kind); }

    void add_odds() {
        OddsMatrices matrices = odds_matrices(wording_);
        for (SheetChart& chart : matrices.charts)
            sheet_.charts.push_back(std::move(chart));
        if (!matrices.left_out.empty())
            sheet_.remarks.push_back(std::move(matrices.left_out));
        else if (sheet_.charts.empty())
            sheet_.remarks.push_back(
                translate("These rules do not say how fights are decided, or no troop of this army fights"));
    }
    void add_odds_summary() {
        if (SheetChart chart = odds_summary(wording_); !chart.rows.empty())
            sheet_.charts.push_back(std::move(chart));
    }

    [[nodiscard]] bool is_full(std::size_t lines) {
        sheet_.is_cut = sheet_.is_cut || lines > most_sheet_lines;
        return sheet_.is_cut;
    }

    void add_thresholds() {
        for_every_place([&](const Place& place) {
            if (is_full(sheet_.thresholds.size()))
                return;
            for (const SheetText& threshold : wording_.ruleset().sheet.thresholds)
                if (std::string text = text_of(threshold, place); !text.empty())
                    sheet_.thresholds.push_back(std::move(text));
        });
    }

    void add_entries() {
        for_every_place([&](const Place& place) {
            if (is_full(sheet_.entries.size()))
                return;
            for (const SheetField& field : wording_.ruleset().sheet.fields) {
                if (field.filter.level != place.level() || !wording_.holds(field.filter.selection, place))
                    continue;
                const bool of_army = place.level() == Level::army;
                sheet_.entries.push_back({of_army ? "" : name_on_sheet(place, wording_), field.name,
                                          folded(wording_.filled(field.text, place)), field.lines,
                                          field.fresh});
            }
        });
    }

    // A sheet for whoever commands this body.
    void add_parts() {
        const std::size_t bodies = wording_.army().bodies.size();
        if (bodies > most_part_sheets) {
            sheet_.notes = translate_format(
                "The army has {} parts, and at most {} get sheets of their own. Choose the full sheet.",
                bodies, most_part_sheets);
            return;
        }
        const SheetTable whole = make_table(wording_, GridUse::page, true);
        for (std::uint32_t body = 1; body <= bodies; ++body) {
            SheetBuilder part(wording_, sheet_.kind, body);
            part.add_frame();
            part.sheet_.kind_name = element_name({body, 0, 0}, wording_.army(), wording_.ruleset());
            part.sheet_.table = table_of_body(whole, body);
            part.add_thresholds();
            part.add_entries();
            part.add_charts();
            part.add_legend();
            add_remarks(part.sheet_, wording_);
            sheet_.parts.push_back(std::move(part.sheet_));
        }
    }

    // Every unit has room for orders, even if the rules ask for none.
    void add_orders() {
        add_entries();
        if (!sheet_.entries.empty())
            return;
        for_each_place(wording_.army(), [&](const Place& place) {
            if (place.level() == Level::unit)
                sheet_.entries.push_back(
                    {place_name(place, wording_.army(), wording_.ruleset()), translate("Orders"), "", 2});
        });
    }

    void add_findings() {
        sheet_.findings_listed = true;
        for (const Finding& finding : wording_.report().findings())
            if (!finding.is_covered)
                sheet_.findings.push_back(
                    {finding.severity, place_name(finding.place, wording_.army(), wording_.ruleset()),
                     message_of(finding, wording_.army(), wording_.ruleset(), wording_.report()),
                     citations_of(finding, wording_.ruleset()), rule_ids_of(finding, wording_.ruleset()),
                     signed_reading(wording_.ruleset().rules[finding.rule].reading)});
    }

    // The traits that the army file declares and the computed numbers.
    void add_comparison() {
        sheet_.charts.push_back(declared_traits(wording_));
        sheet_.charts.push_back(computed_numbers(wording_));
    }

private:
    [[nodiscard]] std::string signed_reading(ReadingIndex reading) const {
        return reading == no_reading ? std::string()
                                     : fmt::format("{} {}", provenance_sign(Provenance::reading),
                                                   reading_words(wording_.ruleset(), reading));
    }

    [[nodiscard]] const SheetKindEntry& entry() const {
        return sheet_kinds()[static_cast<std::size_t>(sheet_.kind)];
    }

    void add_frame() {
        const Army& army = wording_.army();
        const Ruleset& ruleset = wording_.ruleset();
        sheet_.kind_name = *entry().heading == '\0' ? "" : translate(entry().heading);
        sheet_.title = army.name.empty() ? translate("Army without a name") : folded(army.name);
        sheet_.ruleset = ruleset.title;
        if (!ruleset.edition.empty() && ruleset.title.find(ruleset.edition) == std::string::npos)
            sheet_.ruleset += ", " + ruleset.edition;
        if (ruleset.added != nullptr)
            sheet_.headings.push_back(translate_format("list: {}", ruleset.added->title()));
        else if (!army.list.empty())
            sheet_.headings.push_back(translate_format("list {}, which is not here", army.list));
        for (const SheetText& heading : ruleset.sheet.headings)
            if (std::string text = text_of(heading, {}); !text.empty())
                sheet_.headings.push_back(std::move(text));
        sheet_.player = folded(army.about.player);
        sheet_.event = folded(army.about.event);
        sheet_.date = folded(army.about.date);
        sheet_.revision = ruleset.revision;
        sheet_.fingerprint = fingerprint_of(army, ruleset);
        sheet_.program = "Muster " MUSTER_VERSION;
    }

    // Empty if it does not apply.
    [[nodiscard]] std::string text_of(const SheetText& text, const Place& place) const {
        const bool hidden = text.secret && sheet_.kind == SheetKind::opponent;
        if (hidden || text.filter.level != place.level() || !wording_.holds(text.filter.selection, place) ||
            !wording_.complete(text.text, place))
            return "";
        return folded(wording_.filled(text.text, place));
    }

    // Of one body: without the army.
    template <typename Act>
    void for_every_place(const Act& act) const {
        if (body_ == 0)
            act(Place{});
        for_each_place(wording_.army(), [&](const Place& place) {
            if (body_ == 0 || place.body == body_)
                act(place);
        });
    }

    void add_legend() {
        const auto add = [&](const std::vector<GridMark>& marks) {
            for (const GridMark& mark : marks)
                if (std::find(sheet_.legend.begin(), sheet_.legend.end(), mark) == sheet_.legend.end())
                    sheet_.legend.push_back(mark);
        };
        for (const SheetRow& row : sheet_.table.rows)
            add(row.marks);
        for (const SheetCard& card : sheet_.cards) {
            add(card.marks);
            for (const SheetRow& row : card.rows)
                add(row.marks);
        }
    }

    const Wording& wording_;
    std::uint32_t body_;
    SheetModel sheet_;
};

namespace {

constexpr auto kind_table = std::to_array<SheetKindEntry>({
    {SheetKind::full, "full", mark_for_translation("Full roster"), "",
     "everything that is needed in the game",
     [](SheetBuilder& sheet) {
         sheet.add_band();
         sheet.add_table();
         sheet.add_line();
         sheet.add_thresholds();
         sheet.add_entries();
         sheet.add_charts();
         sheet.add_notes();
     }},
    {SheetKind::compact, "compact", mark_for_translation("Compact roster"),
     mark_for_translation("Short roster"), "a short roster",
     [](SheetBuilder& sheet) {
         sheet.add_band();
         sheet.add_short_table();
     }},
    {SheetKind::umpire, "umpire", mark_for_translation("Umpire's sheet"),
     mark_for_translation("Umpire's sheet"), "findings with their sources, declared traits, computed numbers",
     [](SheetBuilder& sheet) {
         sheet.add_band();
         sheet.add_findings();
         sheet.add_comparison();
         sheet.add_plain_table();
         sheet.add_notes();
     }},
    {SheetKind::opponent, "opponent", mark_for_translation("Opponent's copy"),
     mark_for_translation("Opponent's copy"), "without orders, notes and the army's file",
     [](SheetBuilder& sheet) {
         sheet.add_band();
         sheet.add_open_table();
     }},
    {SheetKind::orders, "orders", mark_for_translation("Order sheets"), mark_for_translation("Orders"),
     "room to write orders", [](SheetBuilder& sheet) { sheet.add_orders(); }},
    {SheetKind::labels, "labels", mark_for_translation("Labels to cut out"),
     mark_for_translation("Cards to cut out"), "a card to cut out for each unit",
     [](SheetBuilder& sheet) { sheet.add_cards(); }},
    {SheetKind::reference, "reference", mark_for_translation("Quick reference"),
     mark_for_translation("Quick reference"), "the charts that this army needs",
     [](SheetBuilder& sheet) {
         sheet.add_kinds();
         sheet.add_charts();
         sheet.add_odds_summary();
     }},
    {SheetKind::deployment, "deployment", mark_for_translation("Deployment and order of march"),
     mark_for_translation("Deployment"), "the table to draw the deployment on, and the order of march",
     [](SheetBuilder& sheet) {
         sheet.add_plan();
         sheet.add_line();
         sheet.add_forms(FormUse::deployment);
     }},
    {SheetKind::wings, "wings", mark_for_translation("A sheet for each commander"),
     mark_for_translation("Sheets for the commanders"),
     "a sheet for each wing, for several players on a side", [](SheetBuilder& sheet) { sheet.add_parts(); }},
    {SheetKind::log, "log", mark_for_translation("Log of orders"), mark_for_translation("Log of orders"),
     "the current orders, and rows for those that follow",
     [](SheetBuilder& sheet) { sheet.add_forms(FormUse::log); }},
    {SheetKind::odds, "odds", mark_for_translation("Odds against all classes"),
     mark_for_translation("Odds against all classes"), "the chances of this army's troops in a fight",
     [](SheetBuilder& sheet) { sheet.add_odds(); }},
});

} // namespace

std::span<const SheetKindEntry> sheet_kinds() {
    return kind_table;
}

SheetModel make_sheet(const Army& army, const Ruleset& ruleset, const Report& report, SheetKind kind) {
    note_progress();
    const Wording wording(army, ruleset, report, most_table_text);
    return SheetBuilder(wording, kind).build();
}

SheetAbout about_of(const SheetModel& sheet) {
    return {{{translate("Player"), sheet.player},
             {translate("Event"), sheet.event},
             {translate("Date"), sheet.date}}};
}

std::string severity_word(Severity severity) {
    switch (severity) {
    case Severity::error: return translate("Error");
    case Severity::query: return translate("Query");
    case Severity::note: break;
    }
    return translate("Note");
}

std::string entries_heading(const SheetModel& sheet) {
    std::vector<std::string> names;
    for (const SheetEntry& entry : sheet.entries)
        add_once(names, entry.name);
    for (std::size_t i = 1; i < names.size() && speaks_english(); ++i)
        names[i].front() = lowered(names[i].front());
    return joined(names, translate(" and "));
}

} // namespace muster
