// SPDX-License-Identifier: MIT
#include "lists/detail/list_words_reader.h"

#include "base/text.h"

#include <fmt/format.h>

namespace muster {

namespace {

constexpr std::int32_t most_amount = 999'999;

} // namespace

bool is_list_id(std::string_view id) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789-";
    return !id.empty() && id.find_first_not_of(allowed) == std::string_view::npos && id.front() != '-' &&
           id.back() != '-' && id.find("--") == std::string_view::npos;
}

std::optional<std::int32_t> read_year(ElementReader& reader, std::string_view name) {
    const XmlAttribute* attribute = reader.take(name);
    if (attribute == nullptr)
        return std::nullopt;
    const auto year = parse_year(attribute->value);
    if (!year)
        reader.fail(attribute->raw(),
                    fmt::format("{} is not a year; write 1618, or -480 for 480 BC (there is "
                                "no year 0)",
                                muster::quoted(attribute->value)));
    return year;
}

std::string read_list_id(ElementReader& reader, std::string_view name) {
    const XmlAttribute& id = reader.require(name);
    if (!is_list_id(id.value))
        reader.fail(id.raw(), fmt::format("{} is not an id; use small letters, digits and single hyphens",
                                          muster::quoted(id.value)));
    return std::string(id.value);
}

Years read_years(ElementReader& reader, Years years) {
    years.from = read_year(reader, "from").value_or(years.from);
    years.to = read_year(reader, "to").value_or(years.to);
    if (years.empty())
        reader.fail(fmt::format("from {} is later than to {}", year_words(years.from), year_words(years.to)));
    return years;
}

std::optional<std::int32_t> read_count(ElementReader& reader, std::string_view name) {
    const XmlAttribute* attribute = reader.take(name);
    if (attribute == nullptr)
        return std::nullopt;
    const auto count = whole_number(attribute->value);
    if (!count || *count > most_amount || (attribute->value.size() > 1 && attribute->value.front() == '0'))
        reader.fail(attribute->raw(), fmt::format("{} is not a whole number from 0 to {}",
                                                  muster::quoted(attribute->value), most_amount));
    return count;
}

void refuse_crossed(const ElementReader& reader, std::optional<std::int32_t> least,
                    std::optional<std::int32_t> most) {
    if (least && most && *least > *most)
        reader.fail(fmt::format("least, {}, is greater than most, {}", *least, *most));
}

Amount read_amount(ElementReader& reader) {
    Amount amount{read_count(reader, "least"), read_count(reader, "most"), false};
    refuse_crossed(reader, amount.least, amount.most);
    if (const XmlAttribute* per = reader.take("per"))
        amount.of_army = reader.word(*per, {"army"}) == 0;
    return amount;
}

std::vector<std::string> read_aliases(ElementReader& reader) {
    const XmlAttribute* attribute = reader.take("aliases");
    if (attribute == nullptr)
        return {};
    std::vector<std::string> aliases;
    std::string_view left = attribute->value;
    for (bool more = true; more;) {
        const std::size_t comma = left.find(',');
        more = comma != std::string_view::npos;
        aliases.push_back(folded(left.substr(0, comma)));
        if (aliases.back().empty())
            reader.fail(attribute->raw(), "aliases has an empty name; write names with commas between them");
        left.remove_prefix(more ? comma + 1 : 0);
    }
    return aliases;
}

std::vector<std::string> read_enemies(ElementReader& reader, std::string_view own_id) {
    const XmlAttribute* attribute = reader.take("enemies");
    if (attribute == nullptr)
        return {};
    std::vector<std::string> enemies;
    for (const std::string_view word : words_of(attribute->value)) {
        if (!is_list_id(word))
            reader.fail(attribute->raw(), fmt::format("{} is not the id of a list", muster::quoted(word)));
        if (word == own_id)
            reader.fail(attribute->raw(), "enemies names the list itself; leave it out");
        enemies.emplace_back(word);
    }
    if (enemies.empty())
        reader.fail(attribute->raw(), "enemies is empty; name lists of the same rule set, or leave it out");
    return enemies;
}

std::optional<CommandQuality> read_command(ElementReader& reader) {
    const XmlAttribute* command = reader.take("command");
    if (command == nullptr)
        return std::nullopt;
    return static_cast<CommandQuality>(reader.word(*command, {"ordinary", "able", "divided"}));
}

std::string text_content(const XmlElement& element, const SourceText& source) {
    std::string text = folded(element.text());
    if (text.empty())
        source.fail(element.name(), fmt::format("<{}> is empty; write its text", element.name()));
    return text;
}

} // namespace muster
