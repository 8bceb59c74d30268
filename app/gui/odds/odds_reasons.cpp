// SPDX-License-Identifier: MIT
#include "gui/odds/odds_reasons.h"

#include "base/translation.h"
#include "gui/odds/odds_words.h"
#include "gui/toolkit/wx_text.h"
#include "odds/contender_words.h"
#include "odds/outcome_words.h"

#include <fmt/format.h>
#include <wx/intl.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

namespace muster {

namespace {

using ReasonKind = ReasonLine::Kind;

wxString reason_heading(std::optional<CombatSide> side, const OddsBoard& board) {
    const wxString owner = owner_name(side, board.side());
    return side ? owner + ", " + wx(board.pair().notation_of(*side)) : owner;
}

std::string with_minus(std::int32_t value) {
    return fmt::format("{}{}", value < 0 ? "−" : "", std::abs(value));
}

wxString term_figure(const OddsTerm& term) {
    return wxString::FromUTF8(fmt::format("{}{}{}", term.value > 0 ? "+" : "", with_minus(term.value),
                                          provenance_sign(term.provenance)));
}

ReasonLine term_line(const OddsTerm& term) {
    if (!term.apart.empty())
        return {ReasonKind::apart, {}, wx(fmt::format("{}: {}", term.apart, with_minus(term.value)))};
    return {ReasonKind::term, term_figure(term), wx(term.name)};
}

ReasonLine term_line(const OddsTerm& term, const Ruleset& ruleset) {
    ReasonLine line = term_line(term);
    if (!term.cite.empty())
        line.words += wxString::FromUTF8(" · ") + wx(ruleset.citation(term.cite));
    return line;
}

ReasonLine total_line(const OddsTotal& total) {
    return {ReasonKind::total, wxString::FromUTF8("= " + with_minus(total.value)), wx(total.name)};
}

// What a die shows in words: "half move".
wxString die_word(std::string word) {
    std::replace(word.begin(), word.end(), '-', ' ');
    return wx(translate_rule_text(word)); // where the rules have the word elsewhere
}

wxString face_words(const OddsDice& dice, std::int32_t face) {
    return dice.words.empty() ? wxString::FromUTF8(with_minus(face))
                              : die_word(dice.words.at(static_cast<std::size_t>(face)));
}

wxString faces_words(const OddsDice& dice, const OddsDice::Faces& faces) {
    if (faces.least == faces.most)
        return face_words(dice, faces.least);
    return wxString::Format(_("%s to %s"), face_words(dice, faces.least), face_words(dice, faces.most));
}

// "Random factor → factor with the dice → men that the enemy loses", over lines such as "−3 → 2 → 26".
wxString dice_heading(const OddsDice& dice) {
    wxString words = wx(dice.name);
    for (const std::string& value : dice.leads_to)
        words += wxString::FromUTF8(" → ") + wx(value);
    return words + ":";
}

void add_dice(std::vector<ReasonLine>& lines, const OddsDice& dice, const OddsBoard& board) {
    if (!dice.leads_to.empty()) {
        lines.push_back({ReasonKind::dice, {}, dice_heading(dice)});
        for (const OddsDice::Faces& faces : dice.faces) {
            wxString words = "    " + faces_words(dice, faces);
            for (const std::int32_t value : faces.values)
                words += wxString::FromUTF8(" → " + with_minus(value));
            lines.push_back({ReasonKind::dice, {}, words});
        }
        return;
    }
    for (const OddsDice::Faces& faces : dice.faces) {
        const bool is_of_many = faces.outcome && board.rounds() > 1;
        wxString words = wx(dice.name) + (is_of_many ? " " + _("(first round)") : wxString()) + ": ";
        if (dice.faces.size() == 1 && dice.sides != 0)
            words += wx(translate_format("{}d{}", dice.count, dice.sides)) + ", ";
        words += faces_words(dice, faces);
        if (faces.outcome)
            words += wxString::FromUTF8(" → ") + wx(outcome_name(board.mode(), *faces.outcome, board.side()));
        if (lines.empty() || lines.back().words != words)
            lines.push_back({ReasonKind::dice, {}, words});
    }
}

// Those that are added to something else than the others, under what that is.
void add_terms_apart(std::vector<ReasonLine>& lines, std::optional<CombatSide> owner, OddsBoard& board) {
    std::string_view heading;
    for (const OddsTerm& term : board.pair().view().terms) {
        if (term.side != owner || term.heading.empty())
            continue;
        if (term.heading != heading)
            lines.push_back({ReasonKind::subheading, {}, wx(term.heading)});
        heading = term.heading;
        lines.push_back(term_line(term, board.ruleset()));
    }
}

void add_lines_of(std::vector<ReasonLine>& lines, std::optional<CombatSide> owner, OddsBoard& board) {
    std::vector<ReasonLine> own;
    for (const OddsTerm& term : board.pair().view().terms)
        if (term.side == owner && term.heading.empty())
            own.push_back(term_line(term, board.ruleset()));
    for (const OddsTotal& total : board.pair().view().totals)
        if (total.side == owner)
            own.push_back(total_line(total));
    for (const OddsDice& dice : board.pair().view().dice)
        if (dice.side == owner)
            add_dice(own, dice, board);
    for (const OddsReason& reason : board.pair().view().reasons)
        if (reason.side == owner)
            own.push_back({ReasonKind::sentence, {}, wx(reason.say)});
    add_terms_apart(own, owner, board);
    if (own.empty())
        return;
    lines.push_back({ReasonKind::heading, {}, reason_heading(owner, board)});
    if (owner)
        lines.push_back(
            {ReasonKind::meaning, {}, wx(spelled_out(board.pair().troop_of(*owner), board.ruleset()))});
    std::move(own.begin(), own.end(), std::back_inserter(lines));
}

void add_note(std::vector<ReasonLine>& lines, Provenance provenance, const wxString& note, OddsBoard& board) {
    const std::vector<OddsTerm>& terms = board.pair().view().terms;
    if (std::any_of(terms.begin(), terms.end(),
                    [&](const OddsTerm& term) { return term.provenance == provenance; }))
        lines.push_back({ReasonKind::note, {}, wx(std::string(provenance_sign(provenance))) + " " + note});
}

} // namespace

std::vector<ReasonLine> reason_lines(OddsBoard& board) {
    std::vector<ReasonLine> lines;
    add_note(lines, Provenance::inherited, _("taken from a sister rule set, because the source lost it"),
             board);
    add_note(lines, Provenance::reading, _("our reading of an unclear source"), board);
    const CombatSide mine = board.side();
    for (const std::optional<CombatSide> owner : {std::optional(mine), std::optional(enemy_of(mine)), {}})
        add_lines_of(lines, owner, board);
    return lines;
}

std::vector<ReasonLine> factor_lines(const OddsFactors& factors, std::optional<CombatSide> owner) {
    std::vector<ReasonLine> lines;
    for (const OddsTerm& term : factors.terms)
        if (term.side == owner && term.heading.empty())
            lines.push_back(term_line(term));
    for (const OddsTotal& total : factors.totals)
        if (total.side == owner)
            lines.push_back(total_line(total));
    for (const OddsTerm& term : factors.terms)
        if (term.side == owner && !term.heading.empty())
            lines.push_back({ReasonKind::term, term_figure(term), wx(term.full_name())});
    return lines;
}

} // namespace muster
