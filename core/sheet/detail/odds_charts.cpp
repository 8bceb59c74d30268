// SPDX-License-Identifier: MIT
#include "sheet/detail/odds_charts.h"

#include "base/text.h"
#include "base/translation.h"
#include "odds/odds_board.h"
#include "odds/outcome_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_code_bytes = 6; // of a class that heads a column by its own name
constexpr std::size_t most_named = 4;      // classes in a cell of the summary, by their codes
constexpr std::size_t most_told = 2;       // or by their notation

bool has_short_codes(const std::vector<Contender>& classes) {
    return std::all_of(classes.begin(), classes.end(),
                       [](const Contender& each) { return each.code.size() <= most_code_bytes; });
}

std::optional<OddsBoard> board_of(const Wording& wording) {
    const Ruleset& ruleset = wording.ruleset();
    if (!OddsBoard::is_possible(ruleset))
        return std::nullopt;
    return std::optional<OddsBoard>(std::in_place, ruleset, contenders_of_army(wording.army(), ruleset),
                                    contenders_of_classes(ruleset));
}

// Those with a chance in any pair.
std::vector<std::size_t> fighting(OddsBoard& board, bool mine) {
    std::vector<std::size_t> indices;
    const std::size_t count = mine ? board.mine().size() : board.theirs().size();
    const std::size_t others = mine ? board.theirs().size() : board.mine().size();
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t other = 0; other < others; ++other)
            if ((mine ? board.matrix().cell(i, other) : board.matrix().cell(other, i)).chance) {
                indices.push_back(i);
                break;
            }
    return indices;
}

// "chance to win", "chance of “Enemy broken” or better"
std::string chance_of(const OddsBoard& board) {
    return chance_words(board.mode(), board.outcome(), board.side());
}

std::string chart_title(const OddsBoard& board) {
    const CombatMode& mode = board.mode();
    if (board.asked().losses)
        return fmt::format("{}: {}", mode.name, mode.questions.at(index_of(board.side()))->say);
    return translate_format("{}: {}, attacking", mode.name, chance_of(board));
}

// Of narrow columns, whose cells have no room for the sign.
std::string matrix_title(const OddsBoard& board) {
    if (board.asked().losses)
        return chart_title(board);
    return translate_format("{}: {}, attacking, in per cent", board.mode().name, chance_of(board));
}

std::string without_sign(const std::string& figure) {
    return figure.substr(0, figure.find(' '));
}

// "67 %", never broken before its sign.
std::string unbroken(std::string figure) {
    if (const std::size_t space = figure.find(' '); space != std::string::npos)
        figure.replace(space, 1, "\u00a0");
    return figure;
}

// Where an outcome is sure whoever fights, as with shots that are not returned, the next better one is asked
// for.
void ask_for_what_is_open(OddsBoard& board) {
    const auto is_sure = [&] {
        bool any = false;
        for (std::size_t mine = 0; mine < board.mine().size(); ++mine)
            for (std::size_t theirs = 0; theirs < board.theirs().size(); ++theirs)
                if (const std::optional<Probability>& chance = board.matrix().cell(mine, theirs).chance) {
                    any = true;
                    if (!(*chance == Probability(1, 1)))
                        return false;
                }
        return any;
    };
    while (!board.asked().losses && board.outcome() + 1 < board.mode().outcomes.size() && is_sure())
        board.set_outcome(board.outcome() + 1);
}

SheetChart matrix_of(OddsBoard& board, bool numbered) {
    SheetChart chart{matrix_title(board), "", {}, {}};
    const std::vector<std::size_t> columns = fighting(board, false);
    for (const std::size_t column : columns)
        chart.columns.push_back(numbered ? std::to_string(column + 1) : board.theirs()[column].code);
    for (const std::size_t mine : fighting(board, true)) {
        SheetChart::Row row{board.mine()[mine].notation, {}};
        for (const std::size_t column : columns) {
            const BoardCell& cell = board.matrix().cell(mine, column);
            row.cells.push_back(cell.chance ? without_sign(cell.figure) : cell.is_too_long ? "?" : "–");
        }
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

// "Melee: 12 of 400 pairs"; empty if there was time for all.
std::string left_out_of(OddsBoard& board) {
    std::size_t left_out = 0;
    for (std::size_t mine = 0; mine < board.mine().size(); ++mine)
        for (std::size_t theirs = 0; theirs < board.theirs().size(); ++theirs)
            left_out += board.matrix().cell(mine, theirs).is_too_long ? 1U : 0U;
    if (left_out == 0)
        return {};
    return translate_format("{}: {} of {} pairs", board.mode().name, left_out,
                            board.mine().size() * board.theirs().size());
}

// The columns of a matrix from the best against which the troop stands to the worst.
std::vector<std::size_t> ranked(OddsBoard& board, std::size_t mine) {
    std::vector<std::size_t> columns;
    for (std::size_t column = 0; column < board.theirs().size(); ++column)
        if (board.matrix().cell(mine, column).chance)
            columns.push_back(column);
    std::stable_sort(columns.begin(), columns.end(), [&](std::size_t a, std::size_t b) {
        return board.matrix().cell(mine, b).worth < board.matrix().cell(mine, a).worth;
    });
    return columns;
}

} // namespace

OddsMatrices odds_matrices(const Wording& wording, Budget budget) {
    std::optional<OddsBoard> board = board_of(wording);
    OddsMatrices matrices;
    if (!board || !board->has_pair())
        return matrices;
    std::vector<SheetChart>& charts = matrices.charts;
    std::vector<std::string> left_out;
    const bool numbered = !has_short_codes(board->theirs());
    for (std::size_t mode = 0; mode < board->modes().size(); ++mode) {
        board->set_mode(mode);
        board->matrix().work_out(budget);
        if (std::string words = left_out_of(*board); !words.empty())
            left_out.push_back(std::move(words));
        ask_for_what_is_open(*board);
        if (SheetChart chart = matrix_of(*board, numbered); !chart.rows.empty())
            charts.push_back(std::move(chart));
    }
    if (!left_out.empty())
        matrices.left_out = translate_format(
            "Some odds would take too long to work out; they are left out or shown as “?”: {}",
            joined(left_out, "; "));
    if (numbered && !charts.empty()) {
        SheetChart key{translate("The classes"), "", {""}, {}};
        for (std::size_t i = 0; i < board->theirs().size(); ++i)
            key.rows.push_back({std::to_string(i + 1), {board->theirs()[i].notation}});
        charts.push_back(std::move(key));
    }
    return matrices;
}

SheetChart odds_summary(const Wording& wording) {
    SheetChart chart;
    std::optional<OddsBoard> board = board_of(wording);
    if (!board || !board->has_pair())
        return chart;
    const bool coded = has_short_codes(board->theirs());
    chart.if_room = true;
    chart.name = chart_title(*board);
    chart.columns = {translate("best against"), translate("worst against")};
    for (const std::size_t mine : fighting(*board, true)) {
        const std::vector<std::size_t> order = ranked(*board, mine);
        const auto figure_at = [&](std::size_t column) { return board->matrix().cell(mine, column).figure; };
        const std::size_t named = std::min(coded ? most_named : most_told, order.size() / 2);
        if (named == 0 || figure_at(order.front()) == figure_at(order.back()))
            continue;
        std::vector<std::string> cells(2);
        for (std::size_t i = 0; i < named; ++i)
            for (const std::size_t cell : {0U, 1U}) {
                const std::size_t column = cell == 0 ? order[i] : order[order.size() - 1 - i];
                const std::string figure = unbroken(figure_at(column));
                cells[cell] += coded ? fmt::format("{}{}\u00a0{}", i == 0 ? "" : ", ",
                                                   board->theirs()[column].code, figure)
                                     : fmt::format("{}{}\u00a0{}", i == 0 ? "" : "; ", figure,
                                                   board->theirs()[column].notation);
            }
        chart.rows.push_back({board->mine()[mine].notation, std::move(cells)});
    }
    return chart;
}

} // namespace muster
