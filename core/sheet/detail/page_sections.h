// SPDX-License-Identifier: MIT
// The sections of a sheet around the table: title, band, texts, charts, cards, battle line. Each function
// appends its blocks, which refer to the model; the model must not move.
#pragma once

#include "sheet/detail/page_flow.h"
#include "sheet/sheet_model.h"

#include <vector>

namespace muster {

void append_title(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_band(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_legend(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_line(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
// The table without troops, to draw on.
void append_plan(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_forms(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_thresholds(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_entries(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_findings(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_charts(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_notes(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);
void append_cards(std::vector<FlowBlock>& blocks, const PageSetting& setting, const SheetModel& sheet);

// Whether the notes are short enough to fill a gap between the charts.
[[nodiscard]] bool notes_stand_with_charts(const SheetModel& sheet);

// A heading with a rule below it, on the same page as the next block.
[[nodiscard]] FlowBlock section_heading(const PageSetting& setting, const std::string& text);
[[nodiscard]] FlowBlock paragraph(const PageSetting& setting, const std::string& text, const TextStyle& style,
                                  const Colour& colour, double indent = 0);

} // namespace muster
