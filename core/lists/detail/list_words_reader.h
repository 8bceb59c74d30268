// SPDX-License-Identifier: MIT
// The small words of an army list file: ids, years, counts, texts. Internal to read_army_list().
#pragma once

#include "lists/army_list.h"
#include "ruleset/element_reader.h"

#include <optional>
#include <string>
#include <string_view>

namespace muster {

// Small letters, digits, and single hyphens between them.
[[nodiscard]] bool is_list_id(std::string_view id);
// All throw InputError; those that give nothing if the attribute is missing say so by their type.
[[nodiscard]] std::string read_list_id(ElementReader& reader, std::string_view name);
[[nodiscard]] Years read_years(ElementReader& reader);
[[nodiscard]] std::optional<std::int32_t> read_count(ElementReader& reader, std::string_view name);
void refuse_crossed(const ElementReader& reader, std::optional<std::int32_t> least,
                    std::optional<std::int32_t> most);
[[nodiscard]] Amount read_amount(ElementReader& reader);
// What an element says, white space folded.
[[nodiscard]] std::string spoken_text(const XmlElement& element, const SourceText& source);

} // namespace muster
