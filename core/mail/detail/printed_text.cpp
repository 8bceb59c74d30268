// SPDX-License-Identifier: MIT
#include "mail/detail/printed_text.h"

#include "base/text.h"
#include "base/year.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace muster {

namespace {

constexpr std::size_t longest_printed_text = 400; // bytes
constexpr std::size_t most_troops = 16;           // that one notation may stand for
// Steps of trying all ways of one text, of which the parts of shipped rule sets take a tenth at most. Parts
// that print the same could be chosen in more ways than anyone can try.
constexpr std::size_t most_tries = 20'000;
constexpr std::size_t tests_of_a_try = 32; // of parts, that take as long

// A text with numbers only is printed for many values of a trait.
bool says_traits(const TextTemplate& text) {
    bool number = false;
    for (const TextTemplate::Piece& piece : text.pieces) {
        if (std::holds_alternative<TextTemplate::TraitPlace>(piece) ||
            std::holds_alternative<TextTemplate::ShortPlace>(piece))
            return true;
        number = number || !std::holds_alternative<std::string>(piece);
    }
    return !number;
}

} // namespace

std::vector<ValueOf> single_values_of(const Pattern& pattern, const Ruleset& ruleset) {
    std::vector<ValueOf> values;
    for (const ValueTest& test : pattern.values)
        for (const std::size_t index : ruleset.at(test.level).traits)
            if (const Trait& trait = ruleset.traits[index];
                trait.has_words() && trait.slot == test.slot && std::has_single_bit(test.mask))
                values.push_back({index, std::countr_zero(test.mask)});
    return values;
}

// One text against one or several templates, with every way tried in turn.
class PrintedText::Match {
public:
    // Called with what is left of the text; whether to try no further way.
    using Next = std::function<bool(std::string_view rest)>;

    Match(const Ruleset& ruleset, bool short_forms) : ruleset_(ruleset), short_forms_(short_forms) {}

    bool read(const TextTemplate& text, std::size_t piece, std::string_view rest, const Next& next) {
        if (is_weary())
            return true;
        if (piece == text.pieces.size())
            return next(rest);
        const auto go_on = [&](std::size_t length) {
            return read(text, piece + 1, rest.substr(length), next);
        };
        const TextTemplate::Piece& now = text.pieces[piece];
        if (const auto* words = std::get_if<std::string>(&now))
            return rest.starts_with(*words) && go_on(words->size());
        if (const auto* counted = std::get_if<TextTemplate::CountedWords>(&now))
            return (rest.starts_with(counted->several) && go_on(counted->several.size())) ||
                   (rest.starts_with(counted->one) && go_on(counted->one.size()));
        if (const auto* place = std::get_if<TextTemplate::TraitPlace>(&now))
            return read_trait(place->trait, short_forms_, rest, go_on);
        if (const auto* place = std::get_if<TextTemplate::ShortPlace>(&now))
            return read_trait(place->trait, true, rest, go_on);
        if (std::holds_alternative<TextTemplate::NumberPlace>(now) ||
            std::holds_alternative<TextTemplate::SignedPlace>(now)) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            for (std::size_t length = end; length > 0; --length)
                if (go_on(length))
                    return true;
        }
        return false;
    }

    // The value that was said of the trait before must be the same.
    bool say(const ValueOf& value, const std::function<bool()>& then) {
        for (const ValueOf& said : values_)
            if (said.trait == value.trait)
                return said.value == value.value && then();
        values_.push_back(value);
        const bool done = then();
        values_.pop_back();
        return done;
    }
    bool say_all(const std::vector<ValueOf>& values, std::size_t at, const std::function<bool()>& then) {
        return at == values.size() ? then() : say(values[at], [&] { return say_all(values, at + 1, then); });
    }

    [[nodiscard]] const std::vector<ValueOf>& values() const { return values_; }

    // Whether no further way is tried after so many; counts one more.
    bool is_weary(std::size_t tries = 1) {
        tries_left_ -= std::min(tries, tries_left_);
        return tries_left_ == 0;
    }

private:
    bool read_trait(std::size_t index, bool short_form, std::string_view rest,
                    const std::function<bool(std::size_t)>& go_on) {
        const Trait& trait = ruleset_.traits[index];
        if (trait.is_text())
            return false;
        if (trait.role == TraitRole::year) {
            const auto year = year_at_start(rest);
            return year && say({index, year->first}, [&] { return go_on(year->second); });
        }
        if (!trait.has_words()) {
            const std::size_t length = std::min(rest.find_first_not_of("0123456789"), rest.size());
            const auto number = whole_number(rest.substr(0, length));
            return number && say({index, *number}, [&] { return go_on(length); });
        }
        for (std::size_t v = 0; v < trait.values.size(); ++v) {
            const std::string& word = short_form ? trait.values[v].short_form : trait.values[v].name;
            if (!word.empty() && rest.starts_with(word) &&
                say({index, static_cast<std::int32_t>(v)}, [&] { return go_on(word.size()); }))
                return true;
        }
        return false;
    }

    const Ruleset& ruleset_;
    bool short_forms_;
    std::vector<ValueOf> values_;
    std::size_t tries_left_ = most_tries;
};

std::optional<std::vector<ValueOf>> PrintedText::values_in(const TextTemplate& text,
                                                           std::string_view printed) const {
    if (printed.size() > longest_printed_text)
        return std::nullopt;
    Match match(ruleset_, false);
    std::optional<std::vector<ValueOf>> found;
    match.read(text, 0, printed, [&](std::string_view rest) {
        if (rest.empty())
            found = match.values();
        return rest.empty();
    });
    return found;
}

std::optional<std::vector<ValueOf>> PrintedText::values_in(const std::vector<SheetText>& texts, Level level,
                                                           std::string_view printed) const {
    for (const SheetText& text : texts) {
        if (text.filter.level != level || !says_traits(text.text))
            continue;
        auto values = values_in(text.text, printed);
        if (!values)
            continue;
        for (const ValueOf& value : single_values_of(text.filter.selection.pattern, ruleset_))
            values->push_back(value);
        return values;
    }
    return std::nullopt;
}

std::vector<std::vector<ValueOf>> PrintedText::troops_in(std::string_view notation) const {
    std::vector<std::vector<ValueOf>> found;
    if (notation.size() > longest_printed_text)
        return found;
    Match match(ruleset_, true);
    std::vector<bool> printed(ruleset_.notation.size(), false);
    std::array<TraitValues, level_count> values{};
    ElementValues element;
    for (const Level level : all_levels) {
        values[index_of(level)] = ruleset_.at(level).defaults;
        for (std::int32_t& value : values[index_of(level)])
            value = std::max(value, 0); // of required traits, until they are said
        element.levels[index_of(level)] = &values[index_of(level)];
    }
    const TraitValues usual = values[index_of(Level::troop)];
    // Whether a troop of these values is written with just those parts.
    const auto is_written_so = [&] {
        values[index_of(Level::troop)] = usual;
        for (const ValueOf& value : match.values())
            if (ruleset_.traits[value.trait].level == Level::troop)
                values[index_of(Level::troop)][ruleset_.traits[value.trait].slot] = value.value;
        for (std::size_t part = 0; part < printed.size(); ++part) {
            const std::vector<ValueTest>& tests = ruleset_.notation[part].selection.pattern.values;
            if (printed[part] != std::all_of(tests.begin(), tests.end(),
                                             [&](const ValueTest& test) { return test.holds(element); }))
                return false;
        }
        return true;
    };
    const std::function<bool(std::size_t, std::string_view)> read_from = [&](std::size_t part,
                                                                             std::string_view rest) {
        if (match.is_weary(part == printed.size() ? 1 + part / tests_of_a_try : 1))
            return true;
        if (part == printed.size()) {
            if (rest.empty() && is_written_so() &&
                std::find(found.begin(), found.end(), match.values()) == found.end())
                found.push_back(match.values());
            return found.size() >= most_troops;
        }
        const NotationPart& now = ruleset_.notation[part];
        printed[part] = true;
        const bool done = match.say_all(single_values_of(now.selection.pattern, ruleset_), 0, [&] {
            return match.read(now.text, 0, rest,
                              [&](std::string_view left) { return read_from(part + 1, left); });
        });
        printed[part] = false;
        return done || read_from(part + 1, rest);
    };
    read_from(0, notation);
    return found;
}

} // namespace muster
