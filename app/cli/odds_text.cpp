// SPDX-License-Identifier: MIT
#include "odds_text.h"

#include "base/csv.h"
#include "layout.h"
#include "odds/board_matrix.h"
#include "odds/outcome_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace muster {

namespace {

constexpr std::size_t bar_width = 24;

std::string bar(const Probability& chance) {
    const auto filled = static_cast<std::size_t>(std::lround(chance.approximate() * bar_width));
    std::string text;
    for (std::size_t i = 0; i < bar_width; ++i)
        text += i < filled ? "█" : "·";
    return text;
}

// "Figures: 20 against 20. …"; nothing where the rules do not fight by figures.
std::string figures_note(const CombatMode& mode, const std::vector<SwitchSetting>& situation) {
    const CombatSwitch* made = count_switch(mode);
    if (made == nullptr)
        return {};
    const auto figures = [&](CombatSide side) {
        std::string value = std::to_string(usual_figures(*made));
        for (const SwitchSetting& setting : situation)
            if (setting.id == made->id && setting.side.value_or(side) == side)
                value = setting.value;
        return value;
    };
    return fmt::format("{}: {} against {}. Set others with --with attacker:{}=N and defender:{}=N.\n",
                       mode.names[made->name].label, figures(CombatSide::attacker),
                       figures(CombatSide::defender), made->id, made->id);
}

// "  Die: 1 to 2, Attacker broken"; what comes of several rounds, one die does not tell.
void append_dice(std::string& text, const OddsPage& page, const OddsDice& dice) {
    const auto face_text = [&](std::int32_t face) {
        return dice.words.empty() ? std::to_string(face) : dice.words[static_cast<std::size_t>(face)];
    };
    if (!dice.leads_to.empty())
        fmt::format_to(std::back_inserter(text), "       {}, {}:\n", dice.name,
                       fmt::join(dice.leads_to, ", "));
    for (const OddsDice::Faces& faces : dice.faces) {
        text += "       ";
        if (dice.leads_to.empty())
            fmt::format_to(std::back_inserter(text), "{}{}: ", dice.name,
                           faces.outcome && page.by_round.size() > 1 ? " (first round)" : "");
        if (dice.faces.size() == 1 && dice.sides != 0)
            fmt::format_to(std::back_inserter(text), "{}d{}, ", dice.count, dice.sides);
        text += face_text(faces.least);
        if (faces.most != faces.least)
            fmt::format_to(std::back_inserter(text), " to {}", face_text(faces.most));
        for (const std::int32_t value : faces.values)
            fmt::format_to(std::back_inserter(text), ", {}", value);
        if (faces.outcome)
            fmt::format_to(std::back_inserter(text), ", {}", page.mode.outcomes[*faces.outcome].name);
        text += '\n';
    }
}

// What the terms of a side come to, and its dice.
void append_sums(std::string& text, const OddsPage& page, std::optional<CombatSide> side) {
    for (const OddsTotal& total : page.totals)
        if (total.side == side)
            fmt::format_to(std::back_inserter(text), "  {:>4} {}\n", fmt::format("= {}", total.value),
                           total.name);
    for (const OddsDice& dice : page.dice)
        if (dice.side == side)
            append_dice(text, page, dice);
    for (const OddsReason& reason : page.reasons)
        if (reason.side == side)
            fmt::format_to(std::back_inserter(text), "       {}\n", reason.say);
}

void append_term(std::string& text, const OddsPage& page, const OddsTerm& term) {
    if (term.apart.empty())
        fmt::format_to(std::back_inserter(text), "  {:>+4}{} {}", term.value,
                       provenance_sign(term.provenance), term.name);
    else
        fmt::format_to(std::back_inserter(text), "       {}: {}{}", term.apart, term.value,
                       provenance_sign(term.provenance));
    if (!term.cite.empty())
        fmt::format_to(std::back_inserter(text), " ({})", page.ruleset.citation(term.cite));
    text += '\n';
}

void append_terms(std::string& text, const OddsPage& page) {
    const auto append_side = [&](std::optional<CombatSide> side, std::string_view heading) {
        std::string part;
        for (const OddsTerm& term : page.terms)
            if (term.side == side && term.heading.empty())
                append_term(part, page, term);
        append_sums(part, page, side);
        const std::string* heading_of_terms = nullptr;
        for (const OddsTerm& term : page.terms) {
            if (term.side != side || term.heading.empty())
                continue;
            if (heading_of_terms == nullptr || *heading_of_terms != term.heading)
                fmt::format_to(std::back_inserter(part), "       {}:\n", term.heading);
            heading_of_terms = &term.heading;
            append_term(part, page, term);
        }
        if (!part.empty())
            fmt::format_to(std::back_inserter(text), "{}\n{}", heading, part);
    };
    append_side(CombatSide::attacker, "Attacker");
    append_side(CombatSide::defender, "Defender");
    append_side(std::nullopt, "The fight");
    const auto append_note = [&](Provenance provenance, std::string_view note) {
        const bool shown = std::any_of(page.terms.begin(), page.terms.end(),
                                       [&](const OddsTerm& term) { return term.provenance == provenance; });
        if (shown)
            fmt::format_to(std::back_inserter(text), "{} {}\n", provenance_sign(provenance), note);
    };
    append_note(Provenance::inherited, "inherited: taken from a sister rule set, because the source lost it");
    append_note(Provenance::reading, "our reading of an unclear source");
    if (!page.terms.empty())
        text += '\n';
}

void append_outcomes(std::string& text, const OddsPage& page) {
    const Odds& odds = page.by_round.back();
    const std::vector<Probability> best = at_least(odds);
    std::vector<std::size_t> outcomes = shown_outcomes(page.by_round);
    std::reverse(outcomes.begin(), outcomes.end());
    std::size_t width = 0;
    for (const std::size_t i : outcomes)
        width = std::max(width, page.mode.outcomes[i].name.size());
    fmt::format_to(std::back_inserter(text), "{:{}}  exactly  this or better\n", "", width);
    for (const std::size_t i : outcomes) // the worst or better is certain, and says nothing
        fmt::format_to(std::back_inserter(text), "{:<{}}  {:>7}  {:>14}  {}  {}\n",
                       page.mode.outcomes[i].name, width, odds.outcomes[i].percent(),
                       i == outcomes.back() ? "" : best[i].percent(), bar(odds.outcomes[i]),
                       odds.outcomes[i].text());
}

void append_rounds(std::string& text, const OddsPage& page) {
    if (page.by_round.size() < 2)
        return;
    fmt::format_to(std::back_inserter(text),
                   "\n\"{}\" or better, round by round:", page.mode.outcomes[page.outcome].name);
    for (const Odds& odds : page.by_round)
        fmt::format_to(std::back_inserter(text), "  {}", at_least(odds)[page.outcome].percent());
    text += '\n';
}

void append_losses(std::string& text, const CombatMode& mode, const Odds& odds) {
    for (const CombatSide side : both_sides)
        if (const auto& wear = odds.wear[index_of(side)]) {
            fmt::format_to(std::back_inserter(text), "\nThe {} {} {:.2f}{} on average ({}){}.",
                           side_name(side), mode.wear_is_loss ? "loses" : "suffers", wear->approximate(),
                           mode.wear_name.empty() ? "" : " " + mode.wear_name, wear->text(),
                           mode.wear_unit.empty()
                               ? ""
                               : fmt::format(", {} {}", losses_text(mode, *wear), mode.wear_unit));
        }
    if (!odds.wear[0] && !odds.wear[1])
        return;
    text += '\n';
    if (!mode.wear_about.empty())
        text += mode.wear_about + '\n';
}

std::string cell_text(const OddsCell& cell) {
    return cell.odds ? cell.chance.percent() : "—";
}

// Why pairs have no odds, each reason once.
std::string matrix_notes(const OddsMatrix& matrix) {
    std::vector<std::string_view> reasons;
    for (const OddsCell& cell : matrix.cells)
        if (!cell.odds && std::find(reasons.begin(), reasons.end(), cell.reason) == reasons.end())
            reasons.push_back(cell.reason);
    std::string text;
    for (const std::string_view reason : reasons)
        fmt::format_to(std::back_inserter(text), "{}— {}\n", text.empty() ? "\n" : "", clean(reason));
    return text;
}

// About how wide a text of the picture's usual size is, in the picture's units.
int drawn_width(const std::vector<std::string>& texts) {
    std::size_t letters = 0;
    for (const std::string& text : texts)
        letters = std::max(letters, width_of(text));
    return static_cast<int>(letters) * 7;
}

// From red over white to green.
std::string colour_of(double chance) {
    const double to_white = chance < 0.5 ? chance * 2 : (1 - chance) * 2;
    const auto mix = [to_white](double full) {
        return static_cast<int>(std::lround(full + (255 - full) * to_white));
    };
    return chance < 0.5 ? fmt::format("#{:02x}{:02x}{:02x}", mix(214), mix(110), mix(90))
                        : fmt::format("#{:02x}{:02x}{:02x}", mix(90), mix(170), mix(120));
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '&')
            out += "&amp;";
        else if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (static_cast<unsigned char>(c) >= ' ')
            out += c;
    }
    return out;
}

} // namespace

std::string odds_text(const OddsPage& page) {
    std::string text;
    if (page.defender.empty())
        fmt::format_to(std::back_inserter(text), "{} ({}), {}\n\n", clean(page.attacker), page.ruleset.title,
                       page.mode.name);
    else
        fmt::format_to(std::back_inserter(text), "{} against {} ({}), {}, {} round{}\n\n",
                       clean(page.attacker), clean(page.defender), page.ruleset.title, page.mode.name,
                       page.by_round.size(), page.by_round.size() == 1 ? "" : "s");
    if (const std::string figures = figures_note(page.mode, page.situation); !figures.empty())
        text += figures + '\n';
    append_terms(text, page);
    append_outcomes(text, page);
    const Odds& odds = page.by_round.back();
    append_losses(text, page.mode, odds);
    append_rounds(text, page);
    return text;
}

std::string odds_changes_text(const OddsPage& page, const std::vector<OddsChange>& changes) {
    const Probability now = chance_for(page.by_round.back(), CombatSide::attacker, page.outcome);
    std::string text = fmt::format("\nWhat one change would bring to \"{}\" or better, now {}:\n",
                                   page.mode.outcomes[page.outcome].name, now.percent());
    for (const OddsChange& change : changes) {
        const std::string_view owner = change.side ? side_name(*change.side) : "fight";
        fmt::format_to(std::back_inserter(text), "  {:>5}  {:<8}  {}: {} instead of {}\n",
                       change.chance.percent(), owner, change.name, change.to, change.from);
    }
    return changes.empty() ? text + "  no single change makes a difference\n" : text;
}

std::string odds_matrix_text(const CombatMode& mode, const OddsMatrix& matrix,
                             const std::vector<SwitchSetting>& situation) {
    std::string text = fmt::format("{}: the chance of \"{}\" or better for the rows, which attack\n",
                                   mode.name, mode.outcomes[matrix.outcome].name);
    text += figures_note(mode, situation) + '\n';
    std::size_t width = 0;
    for (const std::string& row : matrix.rows)
        width = std::max(width, width_of(row));
    for (std::size_t column = 0; column < matrix.columns.size(); ++column)
        fmt::format_to(std::back_inserter(text), "{:>3} {}\n", column + 1, clean(matrix.columns[column]));
    fmt::format_to(std::back_inserter(text), "\n{:{}}", "", width);
    for (std::size_t column = 0; column < matrix.columns.size(); ++column)
        fmt::format_to(std::back_inserter(text), "  {:>5}", column + 1);
    text += '\n';
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        text += clean(matrix.rows[row]);
        text.append(width - width_of(matrix.rows[row]), ' ');
        for (std::size_t column = 0; column < matrix.columns.size(); ++column)
            fmt::format_to(std::back_inserter(text), "  {:>5}", cell_text(matrix.at(row, column)));
        text += '\n';
    }
    return text + matrix_notes(matrix);
}

std::string odds_matrix_csv(const OddsMatrix& matrix) {
    std::string csv;
    std::vector<std::string> cells{""};
    for (const std::string& column : matrix.columns)
        cells.push_back(published_csv_text(column));
    append_csv_row(csv, cells);
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        cells = {published_csv_text(matrix.rows[row])};
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const OddsCell& cell = matrix.at(row, column);
            cells.push_back(cell.odds ? cell.chance.text() : "");
        }
        append_csv_row(csv, cells);
    }
    return csv;
}

std::string odds_matrix_svg(const CombatMode& mode, const OddsMatrix& matrix) {
    constexpr int cell_width = 56;
    constexpr int cell_height = 24;
    const std::string title = fmt::format("{}: the chance of “{}” or better for the rows, which attack",
                                          mode.name, mode.outcomes[matrix.outcome].name);
    const int name_width = drawn_width(matrix.rows) + 20;
    const int slant = drawn_width(matrix.columns) * 3 / 4; // the names of the columns rise by 45 degrees
    const int top = 48 + slant;
    const int width = std::max(name_width + cell_width * static_cast<int>(matrix.columns.size()) + slant,
                               drawn_width({title}) * 7 / 6);
    const int height = top + cell_height * static_cast<int>(matrix.rows.size()) + 12;
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
        "font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"{0}\" height=\"{1}\" "
        "fill=\"#ffffff\"/>\n"
        "<text x=\"8\" y=\"20\" font-size=\"14\">{2}</text>\n",
        width, height, escaped(title));
    for (std::size_t column = 0; column < matrix.columns.size(); ++column)
        fmt::format_to(std::back_inserter(svg),
                       "<text transform=\"translate({},{}) rotate(-45)\">{}</text>\n",
                       name_width + static_cast<int>(column) * cell_width + cell_width / 2, top - 8,
                       escaped(matrix.columns[column]));
    for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
        const int y = top + static_cast<int>(row) * cell_height;
        fmt::format_to(std::back_inserter(svg), "<text x=\"8\" y=\"{}\">{}</text>\n", y + 16,
                       escaped(matrix.rows[row]));
        for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
            const OddsCell& cell = matrix.at(row, column);
            const int x = name_width + static_cast<int>(column) * cell_width;
            fmt::format_to(std::back_inserter(svg),
                           "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>"
                           "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{}</text>\n",
                           x, y, cell_width - 2, cell_height - 2,
                           cell.odds ? colour_of(cell.chance.approximate()) : std::string("#eeeeee"),
                           x + cell_width / 2 - 1, y + 16, escaped(cell_text(cell)));
        }
    }
    return svg + "</svg>\n";
}

} // namespace muster
