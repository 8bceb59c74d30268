// SPDX-License-Identifier: MIT
// Reads the attributes and texts that many elements of an army list have: ids, years, counts, amounts.
#pragma once

#include "lists/army_list.h"
#include "ruleset/element_reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

// Small letters and digits, with single hyphens between them.
[[nodiscard]] bool is_list_id(std::string_view id);
// All throw InputError. An optional result is empty if the attribute is missing.
[[nodiscard]] std::string read_list_id(ElementReader& reader, std::string_view name);
// A bound that the element does not name is that of `years`.
[[nodiscard]] Years read_years(ElementReader& reader, Years years = {});
[[nodiscard]] std::optional<std::int32_t> read_count(ElementReader& reader, std::string_view name);
void refuse_crossed(const ElementReader& reader, std::optional<std::int32_t> least,
                    std::optional<std::int32_t> most);
[[nodiscard]] Amount read_amount(ElementReader& reader);
// Names with commas between them; none if the attribute is missing.
[[nodiscard]] std::vector<std::string> read_aliases(ElementReader& reader);
// The ids of lists; none if the attribute is missing.
[[nodiscard]] std::vector<std::string> read_enemies(ElementReader& reader, std::string_view own_id);
[[nodiscard]] std::optional<CommandQuality> read_command(ElementReader& reader);
// The text of an element with white space folded. Throws InputError if there is none.
[[nodiscard]] std::string text_content(const XmlElement& element, const SourceText& source);

} // namespace muster
