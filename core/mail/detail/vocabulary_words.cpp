// SPDX-License-Identifier: MIT
// How a vocabulary is gathered from the parts of a rule set.
#include "base/text.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/vocabulary.h"

#include <algorithm>
#include <bit>
#include <cctype>

namespace muster {

namespace {

// "Regular (drilled)" without what explains it.
std::string_view without_remark(std::string_view name) {
    return trimmed(name.substr(0, name.find(" (")));
}

// The one grade between plus and minus.
bool is_middle_grade(const Trait& trait, const TraitValue& value) {
    const auto has = [&](std::string_view id) {
        return std::any_of(trait.values.begin(), trait.values.end(),
                           [&](const TraitValue& other) { return other.id == id; });
    };
    constexpr std::size_t grades = 3;
    return trait.values.size() == grades && has("plus") && has("minus") && value.id != "plus" &&
           value.id != "minus";
}

std::string spaced(std::string_view words) {
    std::string text(words);
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

} // namespace

// Its values are words of class names too: light, medium, heavy.
bool Vocabulary::is_bound_to_class(const Trait& trait) const {
    return std::any_of(trait.values.begin(), trait.values.end(),
                       [this](const TraitValue& value) { return class_words_.contains(value.id); });
}

// "In the second line": troops that stand at a place off the main line are off it.
std::vector<ValueOf> Vocabulary::with_line_left(std::string_view word, const ValueOf& place) const {
    std::vector<ValueOf> values{place};
    if (ruleset_.traits[place.trait].role != TraitRole::placement ||
        small_letters(word).find("line") == std::string::npos)
        return values;
    for (const std::size_t index : ruleset_.at(Level::troop).traits) {
        const Trait& trait = ruleset_.traits[index];
        for (std::size_t v = 0; trait.id == "line" && v < trait.values.size(); ++v)
            if (trait.values[v].id == "off")
                values.insert(values.begin(), {index, static_cast<std::int32_t>(v)});
    }
    return values;
}

void Vocabulary::add_value(std::size_t index, std::int32_t value) {
    const TraitValue& known = ruleset_.traits[index].values[static_cast<std::size_t>(value)];
    const std::string_view name = without_remark(known.name);
    const auto add_word = [&](std::string_view word) {
        const bool code = is_in_capitals(word) && (word.size() > 1 || is_roman_number(word));
        add(spaced(word), {with_line_left(word, {index, value}), code ? Source::code : Source::name});
    };
    if (known.short_form != "+" && known.short_form != "-")
        add_word(known.short_form);
    add_word(known.id);
    add_word(name);
    // "short range weapon" of "Short-ranged weapon"
    if (const std::size_t ranged = name.find("-ranged"); ranged != std::string_view::npos)
        add_word(std::string(name).replace(ranged, 7, " range"));
    // "Heavy Infantry, Pikes" is heavy infantry with pikes.
    if (const std::size_t comma = name.find(", "); comma != std::string_view::npos) {
        add_word(std::string(name.substr(0, comma)) + " " + std::string(name.substr(comma + 2)));
        add_word(std::string(name.substr(0, comma)) + " with " + std::string(name.substr(comma + 2)));
        // "heavy infantry spearmen"
        if (const std::string_view arms = name.substr(comma + 2);
            arms.ends_with('s') && arms.find(' ') == std::string_view::npos)
            for (const std::string_view ending : {"", "men", "man"})
                add_word(std::string(name.substr(0, comma)) + " " +
                         std::string(arms.substr(0, arms.size() - 1)) + std::string(ending));
        // "heavy warband"
        add_word(std::string(name.substr(0, name.find(' '))) + " " + std::string(name.substr(comma + 2)));
    }
    if (is_middle_grade(ruleset_.traits[index], known))
        for (const std::string_view word : {"normal", "average", "durchschnittlich"})
            add_word(word);
    // "Lance or kontos" has two names.
    if (const std::size_t either = name.find(" or "); either != std::string_view::npos) {
        for (const std::string_view part : {name.substr(0, either), name.substr(either + 4)})
            if (!part.ends_with('-')) // "Three- or four-horse"
                add_word(part);
    }
}

void Vocabulary::add_traits(Level level) {
    for (const std::size_t index : ruleset_.at(level).traits) {
        const Trait& trait = ruleset_.traits[index];
        if (trait.is_switch()) {
            for (const std::string_view word : {std::string_view(trait.id), without_remark(trait.name)})
                add(spaced(word), {{{index, 1}}, Source::name});
            // "breath weapon" of "Special breath weapon"
            const std::string_view name = without_remark(trait.name);
            if (const std::size_t first = name.find(' '); words_of(name).size() == 3)
                add(spaced(name.substr(first + 1)), {{{index, 1}}, Source::name});
            if (trait.role_of(1) == TraitRole::general)
                for (const std::string_view word : {"c in c", "cinc", "commander in chief"})
                    add(word, {{{index, 1}}, Source::name});
        }
        if (trait.is_choice())
            for (std::size_t value = 0; value < trait.values.size(); ++value)
                add_value(index, static_cast<std::int32_t>(value));
    }
}

void Vocabulary::add_labels() {
    for (const Level level : {Level::troop, Level::unit, Level::body})
        for (const std::size_t index : ruleset_.at(level).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.is_switch() || trait.is_text())
                continue;
            const std::string name(without_remark(trait.name));
            const std::string id = spaced(trait.id);
            const std::string singular =
                id.size() > 3 && id.ends_with('s') ? id.substr(0, id.size() - 1) : id; // "one base"
            const std::string brief = name.substr(0, name.find(", ")); // "Attached gun, by epoch"
            for (const std::string& label : {id, singular, id + " class", name, brief})
                if (std::vector<std::size_t>& labels = phrase(label).labels;
                    std::find(labels.begin(), labels.end(), index) == labels.end())
                    labels.push_back(index);
        }
}

void Vocabulary::add_notation() {
    for (const NotationPart& part : ruleset_.notation)
        add_notation_part(part);
}

// "E{epoch}" gives EI, EII …; "+AA" alone what its pattern says; "{morale}-{proficiency}" IV-D.
// NOLINTNEXTLINE(readability-function-size) one form of a notation after the other
void Vocabulary::add_notation_part(const NotationPart& part) {
    const auto& pieces = part.text.pieces;
    using TraitPlace = TextTemplate::TraitPlace;
    const auto stripped = [](std::string_view literal) {
        while (!literal.empty() && (literal.front() == ',' || literal.front() == ' '))
            literal.remove_prefix(1);
        return trimmed(literal);
    };
    const auto variants = [](const std::string& text) {
        std::vector<std::string> all{text};
        if (text.starts_with('+'))
            all.push_back(text.substr(1));
        std::string open;
        for (const char c : text)
            open += c == '(' ? ' ' : c == ')' ? ' ' : c;
        all.push_back(open);
        if (open.starts_with('+'))
            all.push_back(open.substr(1));
        return all;
    };
    // "SA" is said of foot and mounted alike: it tells the weapon, not the class.
    Pattern sure = part.selection.pattern;
    std::erase_if(sure.values, [](const ValueTest& test) { return !std::has_single_bit(test.mask); });
    if (pieces.size() == 1 && std::holds_alternative<std::string>(pieces.front())) {
        for (const std::string& text : variants(std::string(stripped(std::get<std::string>(pieces.front())))))
            add(text, {values_of(sure, ruleset_), Source::code});
        return;
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const auto* place = std::get_if<TraitPlace>(&pieces[i]);
        if (place == nullptr)
            continue;
        const Trait& trait = ruleset_.traits[place->trait];
        const auto* literal = i == 0 ? nullptr : std::get_if<std::string>(&pieces[i - 1]);
        const std::string_view prefix = literal == nullptr ? std::string_view() : stripped(*literal);
        const bool lettered =
            std::any_of(prefix.begin(), prefix.end(), [](unsigned char c) { return std::isupper(c) != 0; });
        if (lettered)
            prefixed_.insert(place->trait);
        if (prefix == "-")
            hyphened_.insert(place->trait);
        const auto* behind = i + 1 < pieces.size() ? std::get_if<std::string>(&pieces[i + 1]) : nullptr;
        const std::size_t next = behind != nullptr && *behind == "-" ? i + 2 : i + 1;
        const auto* second = next < pieces.size() ? std::get_if<TraitPlace>(&pieces[next]) : nullptr;
        // Only of exactly two: "HIS+", "IV-D", not "HIM-IV-RA".
        const auto* end_of_pair =
            next + 1 < pieces.size() ? std::get_if<std::string>(&pieces[next + 1]) : nullptr;
        const bool pair =
            second != nullptr && prefix != "-" && (end_of_pair == nullptr || *end_of_pair != "-");
        for (std::size_t v = 0; v < trait.values.size(); ++v) {
            const ValueOf value{place->trait, static_cast<std::int32_t>(v)};
            const std::string& form = trait.values[v].short_form;
            if (lettered && form != "–") {
                std::string whole(prefix);
                whole += form;
                if (behind != nullptr && behind->starts_with(')'))
                    whole += ')';
                for (const std::string& text : variants(whole)) {
                    add(text, {{value}, Source::code});
                    for (std::size_t n = 0; n < std::size(roman_numbers); ++n)
                        if (form == roman_numbers[n] && text.ends_with(form))
                            for (const std::string& digits :
                                 {text.substr(0, text.size() - form.size()) + std::to_string(n + 1),
                                  text.substr(0, text.size() - form.size()) + " " + form})
                                add(digits, {{value}, Source::code}, digits.find(' ') != std::string::npos);
                }
            }
            if (pair)
                for (std::size_t w = 0; w < ruleset_.traits[second->trait].values.size(); ++w) {
                    const std::string between = next == i + 1 ? "" : "-";
                    add(form + between + ruleset_.traits[second->trait].values[w].short_form,
                        {{value, {second->trait, static_cast<std::int32_t>(w)}}, Source::code});
                }
        }
    }
}

void Vocabulary::add_conversion() {
    for (const ConversionRow& row : ruleset_.conversion.words)
        for (const std::string& name : row.names)
            add(spaced(name), {values_of(row.pattern, ruleset_), Source::name});
    for (const ConversionScale& scale : ruleset_.conversion.scales) {
        const bool kind = scale.id == "kind";
        for (const ConversionRow& row : scale.rows)
            for (const std::string& name : row.names)
                if (!whole_number(name))
                    add(spaced(name), {values_of(row.pattern, ruleset_),
                                       !kind                                   ? Source::name
                                       : row.provenance == Provenance::reading ? Source::guess
                                                                               : Source::kind});
    }
    for (const ConversionRow& row : ruleset_.conversion.aliases)
        for (const std::string& name : row.names)
            add(spaced(name), {values_of(row.pattern, ruleset_), Source::guess});
}

} // namespace muster
