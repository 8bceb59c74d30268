// SPDX-License-Identifier: MIT
#include "house/rule_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

namespace muster {

namespace {

class PlaceNames {
public:
    PlaceNames(const Ruleset& ruleset, Level level) : ruleset_(ruleset), level_(level) {}

    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const TextTemplate::Name& /*name*/) const {
        return fmt::format("[{}]", ruleset_.level_words[index_of(level_)]);
    }
    std::string operator()(const TextTemplate::TraitPlace& place) const { return trait(place.trait); }
    std::string operator()(const TextTemplate::ShortPlace& place) const { return trait(place.trait); }
    std::string operator()(const TextTemplate::NumberPlace& place) const {
        return number(place.level, place.number);
    }
    std::string operator()(const TextTemplate::CountedWords& words) const { return words.several; }
    std::string operator()(const TextTemplate::SignedPlace& place) const {
        return number(place.level, place.number);
    }
    // The others are shown on sheets only, or in the rule about the data.
    template <class Other>
    std::string operator()(const Other& /*other*/) const {
        return {};
    }

private:
    [[nodiscard]] std::string trait(std::size_t index) const {
        return fmt::format("[{}]", ruleset_.traits[index].name);
    }
    [[nodiscard]] std::string number(Level level, std::size_t index) const {
        const Number& number = ruleset_.numbers_of(level)[index];
        return fmt::format("[{}]", number.name.empty() ? number.id : number.name);
    }

    const Ruleset& ruleset_;
    Level level_;
};

std::string words_of(const TextTemplate& text, const PlaceNames& names) {
    std::string words;
    for (const TextTemplate::Piece& piece : text.pieces)
        words += std::visit(names, piece);
    return words;
}

} // namespace

std::vector<RuleLine> rule_lines(const Ruleset& ruleset) {
    std::vector<RuleLine> lines;
    for (const Rule& rule : ruleset.rules) {
        RuleLine line{rule.id, rule.cite, {}, rule.severity(), false};
        for (const RuleCase& one : rule.cases) {
            const std::string words = words_of(one.say, PlaceNames(ruleset, rule.level));
            if (!words.empty())
                line.words += (line.words.empty() ? "" : "\n") + words;
            line.mixed = line.mixed || one.severity != line.severity;
        }
        if (!line.words.empty())
            lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace muster
