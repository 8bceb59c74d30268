// SPDX-License-Identifier: MIT
#include "ruleset/trait_kind.h"

#include "base/letters.h"
#include "base/text.h"
#include "base/translation.h"
#include "base/year.h"
#include "ruleset/reader_parts.h"
#include "ruleset/trait.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace muster {

namespace {

TraitRole read_role(ElementReader& reader, TraitRole allowed) {
    const XmlAttribute* role = reader.take("role");
    if (role == nullptr)
        return TraitRole::none;
    constexpr std::string_view names[] = {"none", "general", "year", "placement", "note"};
    (void)reader.word(*role, {names[static_cast<std::size_t>(allowed)]});
    return allowed;
}

void refuse_children(const ElementReader& reader) {
    check_children(reader.element(), reader.source(), {});
}

// --- values with words ---

void set_values(Trait& trait, std::vector<TraitValue> values, const ElementReader& reader) {
    std::vector<std::string> ids;
    ids.reserve(values.size());
    for (const TraitValue& value : values)
        ids.push_back(value.id);
    trait.words = make_word_table(reader, std::move(ids));
    trait.values = std::move(values);
}

TraitValue read_value(ElementReader& reader) {
    const XmlAttribute& id = reader.require("id");
    check_id(reader, id);
    if (id.value == "not")
        reader.fail(id.raw(), "'not' turns a pattern round and cannot be a value");
    TraitValue value{std::string(id.value), reader.text("name"), reader.text("short"),
                     read_role(reader, TraitRole::general)};
    if (value.name.empty())
        value.name = value.id;
    if (value.short_form.empty())
        value.short_form = value.id;
    reader.finish();
    return value;
}

void declare_choice(Trait& trait, ElementReader& reader) {
    check_children(reader.element(), reader.source(), {"value"});
    std::vector<TraitValue> values;
    for (const XmlElement& child : reader.element().children()) {
        ElementReader value_reader(child, reader.source());
        refuse_children(value_reader);
        TraitValue value = read_value(value_reader);
        const auto same = [&](const TraitValue& other) { return other.id == value.id; };
        if (std::any_of(values.begin(), values.end(), same))
            reader.fail(child.attribute("id")->raw(), fmt::format("the value {} stands twice", value.id));
        if (values.size() == most_values)
            value_reader.fail(fmt::format("a choice has at most {} values; leave some out", most_values));
        values.push_back(std::move(value));
    }
    if (values.size() < 2)
        reader.fail("a choice has two values at least");
    set_values(trait, std::move(values), reader);
    trait.role = read_role(reader, TraitRole::placement);
    const XmlAttribute* usual = reader.take("default");
    trait.required = usual == nullptr;
    if (usual == nullptr)
        return;
    trait.default_value = trait.words.find(usual->value);
    if (trait.default_value == WordTable::not_found)
        reader.fail(usual->raw(), fmt::format("{} is no value of this choice{}", quoted(usual->value),
                                              suggestion(usual->value, trait.words.words())));
}

void declare_flag(Trait& trait, ElementReader& reader) {
    refuse_children(reader);
    set_values(trait,
               {{"no", translate("no"), translate("no"), TraitRole::none},
                {"yes", translate("yes"), translate("yes"), read_role(reader, TraitRole::general)}},
               reader);
    trait.default_value = 0;
}

std::optional<std::int32_t> parse_word(const Trait& trait, std::string_view text) {
    const int value = trait.words.find(text);
    return value == WordTable::not_found ? std::nullopt : std::optional<std::int32_t>(value);
}

std::string word_id(const Trait& trait, std::int32_t value) {
    return trait.values[static_cast<std::size_t>(value)].id;
}

std::string word_name(const Trait& trait, std::int32_t value) {
    return trait.values[static_cast<std::size_t>(value)].name;
}

std::int32_t first_word(const Trait& /*trait*/) {
    return 0;
}

std::int32_t middle_word(const Trait& trait) {
    return static_cast<std::int32_t>((trait.values.size() - 1) / 2);
}

std::string one_of_words(const Trait& trait) {
    return fmt::format("one of {}", fmt::join(trait.words.words(), ", "));
}

// Whether the name only repeats the id: "foot" and "Foot".
bool repeats(std::string_view name, std::string_view id) {
    return std::equal(name.begin(), name.end(), id.begin(), id.end(),
                      [&](char a, char b) { return lowered(a) == lowered(b); });
}

// "none = Side arms or natural weapons; lance; 2hw = Two-handed weapon", "I (levy); II (raw)"
std::string allowed_words(const Trait& trait) {
    std::string text;
    for (const TraitValue& value : trait.values) {
        text += text.empty() ? "" : "; ";
        if (repeats(value.name, value.id)) {
            text += value.id;
        } else if (value.name.starts_with(value.id + ' ')) {
            text += value.name;
        } else {
            text += fmt::format("{} = {}", value.id, value.name);
        }
    }
    return text;
}

std::string yes_or_no(const Trait& /*trait*/) {
    return "yes or no";
}

// --- whole numbers ---

// Only a year may be negative: it is then BC.
std::optional<std::int32_t> read_bound(ElementReader& reader, std::string_view name) {
    const auto attribute = reader.element().attribute(name);
    if (!attribute || !attribute->value.starts_with('-'))
        return reader.whole(name);
    const XmlAttribute& taken = *reader.take(name);
    const auto role = reader.element().attribute("role");
    const auto year = parse_year(taken.value);
    if (!year || !role || role->value != "year")
        reader.fail(taken.raw(),
                    fmt::format("{} is no whole number; only a year may be negative", quoted(taken.value)));
    return year;
}

void declare_whole(Trait& trait, ElementReader& reader) {
    refuse_children(reader);
    const auto least = read_bound(reader, "least");
    const auto most = read_bound(reader, "most");
    if (!least || !most || *least > *most)
        reader.fail("a whole number needs least and most, in this order of size");
    trait.least = *least;
    trait.most = *most;
    if (const auto usual = reader.whole("default")) {
        if (*usual < *least || *usual > *most)
            reader.fail("the default lies outside of least and most");
        trait.default_value = *usual;
    }
    const bool optional = reader.yes("optional");
    if (optional && trait.default_value != no_value)
        reader.fail("optional and default exclude each other");
    trait.required = !optional && trait.default_value == no_value;
    trait.role = read_role(reader, TraitRole::year);
}

std::optional<std::int32_t> parse_whole(const Trait& trait, std::string_view text) {
    const std::optional<std::int32_t> value =
        trait.role == TraitRole::year ? parse_year(text) : whole_number(text);
    return value && *value >= trait.least && *value <= trait.most ? value : std::nullopt;
}

std::string whole_text(const Trait& /*trait*/, std::int32_t value) {
    return value == no_value ? std::string() : fmt::format("{}", value);
}

std::string whole_words(const Trait& trait, std::int32_t value) {
    return value != no_value && trait.role == TraitRole::year ? year_words(value) : whole_text(trait, value);
}

std::int32_t middle_of_range(const Trait& trait) {
    return trait.least + (trait.most - trait.least) / 2;
}

std::int32_t least_of_range(const Trait& trait) {
    return trait.least;
}

std::string whole_in_range(const Trait& trait) {
    if (trait.role == TraitRole::year && trait.least < 0)
        return fmt::format("a year from {} to {} (-480 is 480 BC; there is no year 0)", trait.least,
                           trait.most);
    return fmt::format("a whole number from {} to {}", trait.least, trait.most);
}

std::string range(const Trait& trait) {
    return fmt::format("{} to {}", trait.least, trait.most);
}

// --- texts, which have no values ---

void declare_text(Trait& trait, ElementReader& reader) {
    refuse_children(reader);
    trait.role = read_role(reader, TraitRole::note);
}

std::optional<std::int32_t> parse_nothing(const Trait& /*trait*/, std::string_view /*text*/) {
    return std::nullopt;
}

std::string no_text(const Trait& /*trait*/, std::int32_t /*value*/) {
    return {};
}

std::string any_text(const Trait& /*trait*/) {
    return "text";
}

// clang-format off
constexpr std::array<TraitKind, 4> kinds{{
    {"choice", TraitControl::words, false, declare_choice,
     parse_word, word_id, word_name, first_word, middle_word, one_of_words, allowed_words},
    {"flag", TraitControl::words, true, declare_flag,
     parse_word, word_id, word_name, first_word, middle_word, one_of_words, yes_or_no},
    {"whole", TraitControl::number, false, declare_whole,
     parse_whole, whole_text, whole_words, middle_of_range, least_of_range, whole_in_range, range},
    {"text", TraitControl::text, false, declare_text,
     parse_nothing, no_text, no_text, first_word, first_word, any_text, any_text},
}};
// clang-format on

} // namespace

std::span<const TraitKind> trait_kinds() {
    return kinds;
}

} // namespace muster
