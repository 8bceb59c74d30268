// SPDX-License-Identifier: MIT
#include "mail/detail/troop_reader.h"

#include "mail/detail/cells_of_row.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/name_with_general.h"
#include "mail/detail/said_of_troop.h"
#include "mail/detail/troop_counts.h"
#include "mail/detail/troop_label.h"
#include "mail/detail/troop_name.h"
#include "mail/detail/untold_count.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace muster {

namespace {

constexpr std::size_t most_ways_of_troop = 16;

class TroopReader {
public:
    TroopReader(const Phrases& phrases, const Piece& piece, const Vocabulary& vocabulary)
        : phrases_(phrases), piece_(piece), vocabulary_(vocabulary), ruleset_(vocabulary.ruleset()),
          used_(phrases.items.size(), false) {}

    std::vector<TroopReading> read() {
        first_.coded = piece_.surely == ClassWord::code || is_short_kind();
        first_.joined = joins_troop_before(phrases_, piece_);
        first_.guessed = piece_.surely == ClassWord::guess;
        take_class();
        ways_ = {first_};
        for (const auto pass : {Pass::labelled, Pass::notation, Pass::codes, Pass::names,
                                Pass::ambiguous_names, Pass::adjectives})
            for (std::size_t i = 0; i < phrases_.items.size(); ++i)
                if (is_inside(phrases_.items[i]) && !used_[i] && pass_of(phrases_.items[i]) == pass)
                    take(i, pass);
        for (const std::string& label : bare_labels(phrases_, piece_, vocabulary_, ways_.front()))
            conflicts_.push_back(fmt::format("\"{}\": not understood", label));
        const std::vector<bool> counted = take_counts(phrases_, piece_, vocabulary_, used_, ways_);
        for (TroopReading& way : ways_)
            name_troop(phrases_, piece_, vocabulary_, used_, counted, way);
        for (const std::string& doubt : untold_counts(phrases_, piece_, used_, counted))
            conflicts_.push_back(doubt);
        for (TroopReading& way : ways_)
            take_usual(way);
        for (TroopReading& way : ways_)
            way.questions.insert(way.questions.begin(), conflicts_.begin(), conflicts_.end());
        return std::move(ways_);
    }

private:
    // "orcs", "slingers": a word that says the class as a guess, or the same as a surer one, tells what the
    // line leaves open.
    void take_usual(TroopReading& way) const {
        for (const PhraseItem& item : phrases_.items) {
            if (!is_inside(item))
                continue;
            for (const Meaning& meaning : item.meanings) {
                const bool same =
                    std::any_of(meaning.values.begin(), meaning.values.end(), [&](const ValueOf& value) {
                        return value.trait == vocabulary_.class_trait() && value.value == piece_.class_value;
                    });
                if (!same || meaning.source < Source::kind || way.coded)
                    continue;
                for (const ValueOf& value : meaning.values) {
                    const Trait& trait = ruleset_.traits[value.trait];
                    if (way.says(value.trait) || (!trait.required && value.value == trait.default_value))
                        continue;
                    if (trait.required) {
                        way.usual.push_back(value);
                    } else {
                        way.values.push_back(value);
                        way.doubts.push_back(
                            fmt::format("\"{}\" is taken for {}",
                                        text_between(phrases_.line, phrases_.tokens, item.begin, item.end),
                                        trait.value_name(value.value)));
                        way.of_kind.emplace_back(value, way.doubts.back());
                    }
                }
                break;
            }
        }
    }

    // Names of one value go before those of several: "large, no shield" is no large shield.
    enum class Pass : std::uint8_t { labelled, notation, codes, names, ambiguous_names, adjectives };

    // "Bd" and "LH" are codes too, also beside the same by its name: "El (O) forest elephants".
    [[nodiscard]] bool is_short_kind() const {
        constexpr std::size_t longest_code = 3;
        const bool named = piece_.surely == ClassWord::name;
        return (piece_.surely == ClassWord::kind || named) &&
               std::any_of(phrases_.items.begin(), phrases_.items.end(), [&](const PhraseItem& item) {
                   const auto said = is_inside(item) ? class_said(item, vocabulary_) : std::nullopt;
                   return said && phrases_.tokens[item.begin].text.size() <= longest_code &&
                          (!named || (said->second == ClassWord::kind && said->first == piece_.class_value));
               });
    }
    [[nodiscard]] bool is_inside(const PhraseItem& item) const {
        return item.begin >= piece_.begin && item.begin < piece_.end && !item.meanings.empty() &&
               !numbers_regiment(item, phrases_, piece_.end) &&
               !is_in_name_with_general(phrases_.tokens, item.begin);
    }

    [[nodiscard]] Pass pass_of(const PhraseItem& item) const {
        if (item.labelled || item.meanings.front().values.size() > 1)
            return Pass::labelled;
        if (item.weak)
            return Pass::adjectives;
        if (item.meanings.front().source == Source::code)
            return is_tied_to_class(item) ? Pass::notation : Pass::codes;
        return item.meanings.size() == 1 ? Pass::names : Pass::ambiguous_names;
    }

    // "III" of "II Corps (HIM-III-RA)": no space between it and the class; "IV" of "Legio I - HIN IV": next
    // to it.
    [[nodiscard]] bool is_tied_to_class(const PhraseItem& item) const {
        const auto is_tied = [this](std::size_t begin, std::size_t end) {
            return std::none_of(phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(begin) + 1,
                                phrases_.tokens.begin() + static_cast<std::ptrdiff_t>(end) + 1,
                                [](const Token& token) { return token.spaced; });
        };
        return std::any_of(phrases_.items.begin(), phrases_.items.end(), [&](const PhraseItem& other) {
            return is_inside(other) && class_said(other, vocabulary_) &&
                   (other.end == item.begin ||
                    is_tied(std::min(item.begin, other.begin), std::max(item.begin, other.begin)));
        });
    }

    // The class as its surest word says it, and what else that word says.
    void take_class() {
        bool taken = false;
        for (std::size_t i = 0; i < phrases_.items.size(); ++i) {
            const PhraseItem& item = phrases_.items[i];
            if (!is_inside(item))
                continue;
            const auto said = class_said(item, vocabulary_);
            if (!said)
                continue;
            const bool same = said->first == piece_.class_value;
            if (same && !taken && said->second == piece_.surely) {
                take_meaning(i, piece_.class_value, taken);
                taken = true;
                if (item.doubtful)
                    conflict(item);
            } else if (same && said->second >= ClassWord::name) {
                take_meaning(i, piece_.class_value, taken);
            } else if (same) {
                used_[i] = false; // "cataphracts (CAT)": a name as well
            } else if (said->second == piece_.surely && !item.weak && !(taken && is_short_kind()) &&
                       !is_told_closer(phrases_, item, vocabulary_)) {
                conflict(item);
            }
        }
    }

    void take_meaning(std::size_t index, std::int32_t class_value, bool again) {
        for (const Meaning& meaning : phrases_.items[index].meanings)
            for (const ValueOf& value : meaning.values)
                if (value.trait == vocabulary_.class_trait() && value.value == class_value) {
                    used_[index] = true;
                    for (const ValueOf& said : meaning.values)
                        if (!first_.says(said.trait) && !is_told_apart(said.trait, meaning))
                            first_.values.push_back(said);
                        else if (again && first_.value(said.trait, said.value) != said.value)
                            conflict(phrases_.items[index]);
                    return;
                }
    }

    // "Reg Wb": what such troops are as a rule gives way to what the line says itself.
    [[nodiscard]] bool is_told_apart(std::size_t trait, const Meaning& kind) const {
        return kind.source >= Source::kind && trait != vocabulary_.class_trait() &&
               std::any_of(phrases_.items.begin(), phrases_.items.end(), [&](const PhraseItem& item) {
                   return is_inside(item) && item.meanings.size() == 1 && !item.weak && !item.doubtful &&
                          item.meanings.front().source <= Source::name &&
                          item.meanings.front().values.size() == 1 &&
                          item.meanings.front().values.front().trait == trait;
               });
    }

    void conflict(const PhraseItem& item) {
        conflicts_.push_back(fmt::format("\"{}\": the line says something else as well",
                                         text_between(phrases_.line, phrases_.tokens, item.begin, item.end)));
    }

    // What the item may mean here: of traits that are still open, or as they are said already.
    [[nodiscard]] std::vector<Meaning> open_meanings(const PhraseItem& item, const TroopReading& way,
                                                     bool& repeats) const {
        std::vector<Meaning> open;
        for (const Meaning& meaning : item.meanings) {
            const bool of_class =
                std::any_of(meaning.values.begin(), meaning.values.end(),
                            [&](const ValueOf& value) { return value.trait == vocabulary_.class_trait(); });
            if (of_class || (meaning.source >= Source::kind && item.meanings.size() > 1))
                continue;
            bool fits = true;
            bool adds = false;
            for (const ValueOf& value : meaning.values) {
                fits = fits && way.value(value.trait, value.value) == value.value;
                adds = adds || !way.says(value.trait);
            }
            repeats = repeats || (fits && !adds);
            if (fits && adds)
                open.push_back(meaning);
        }
        return open;
    }

    void take(std::size_t index, Pass pass) {
        const PhraseItem& item = phrases_.items[index];
        if (pass == Pass::adjectives && !adjective_counts(item))
            return;
        bool repeats = false;
        std::vector<Meaning> open = open_meanings(item, ways_.front(), repeats);
        if (item.doubtful || is_beside_line(phrases_, item, piece_.begin, ruleset_))
            conflict(item);
        if (repeats && take_repeated(index, open))
            return;
        if (open.empty()) {
            if (item.labelled)
                conflict(item);
            return; // a word of the name, which has to look like one
        }
        const auto is_prefixed = [this](const Meaning& meaning) {
            return vocabulary_.needs_prefix(meaning.values.front().trait);
        };
        if (!item.labelled && std::all_of(open.begin(), open.end(), is_prefixed) &&
            is_roman_number(phrases_.tokens[item.begin].text) &&
            !stands_among_codes(phrases_, item, piece_.begin, piece_.end))
            return; // "(HIN-V-RA) II Corps" gives no epoch
        open = without_unlikely(std::move(open));
        keep_those_beside(index, open);
        used_[index] = true;
        std::vector<TroopReading> ways;
        for (const TroopReading& way : ways_)
            for (const Meaning& meaning : open)
                if (ways.size() < most_ways_of_troop) {
                    ways.push_back(way);
                    for (const ValueOf& value : meaning.values)
                        if (!way.says(value.trait))
                            ways.back().values.push_back(value);
                }
        ways_ = std::move(ways);
    }

    // "IV-D, D", "HIM/II/II": a second trait may be meant where it is known by the word alone, and is in a
    // row. Leaves its meanings; whether there are none.
    bool take_repeated(std::size_t index, std::vector<Meaning>& open) {
        const PhraseItem& item = phrases_.items[index];
        const std::size_t alike = item.labelled ? 0 : cells_alike(phrases_, item, piece_.begin, piece_.end);
        const auto said = static_cast<std::size_t>(
            std::count_if(item.meanings.begin(), item.meanings.end(), [this](const Meaning& meaning) {
                const ValueOf& value = meaning.values.front();
                return ways_.front().says(value.trait) &&
                       ways_.front().value(value.trait, value.value) == value.value;
            }));
        const bool second = alike == 1 && said == 1; // what three alike are, nothing shows
        std::erase_if(open, [&](const Meaning& meaning) {
            return item.labelled || !(second || stands_alone(meaning, item));
        });
        if (!open.empty())
            return false;
        used_[index] = true;
        if (alike != 0 && alike + 1 > said)
            conflict(item); // each cell of the row says something
        return true;
    }

    // No other trait of the item's meanings knows the same words, and none of its own needs a letter before
    // it.
    [[nodiscard]] bool stands_alone(const Meaning& meaning, const PhraseItem& item) const {
        const std::size_t index = meaning.values.front().trait;
        return !vocabulary_.needs_prefix(index) &&
               std::none_of(item.meanings.begin(), item.meanings.end(), [&](const Meaning& other) {
                   const std::size_t of = other.values.front().trait;
                   return of != index &&
                          ruleset_.traits[of].words.words() == ruleset_.traits[index].words.words();
               });
    }

    // "Darts" are what an engine throws, or a weapon of men.
    void keep_those_of_class(std::vector<Meaning>& open) const {
        if (piece_.class_value < 0)
            return;
        const Trait& classes = ruleset_.traits[vocabulary_.class_trait()];
        const std::string& name = classes.values[static_cast<std::size_t>(piece_.class_value)].name;
        const auto is_of_class = [&](const Meaning& meaning) {
            return vocabulary_.share_a_word(ruleset_.traits[meaning.values.front().trait].name, name);
        };
        const auto is_of_other = [&](const Meaning& meaning) {
            return !is_of_class(meaning) && vocabulary_.is_named_after_class(meaning.values.front().trait);
        };
        const bool any = std::any_of(open.begin(), open.end(), is_of_class);
        if (any)
            std::erase_if(open, std::not_fn(is_of_class));
        else if (!std::all_of(open.begin(), open.end(), is_of_other))
            std::erase_if(open, is_of_other);
    }

    // The trait of the item at `index`, where its neighbour says one for sure.
    [[nodiscard]] std::optional<std::size_t> trait_of(std::size_t index) const {
        if (index >= phrases_.items.size() || !is_inside(phrases_.items[index]))
            return std::nullopt;
        const PhraseItem& item = phrases_.items[index];
        const std::size_t trait = item.meanings.front().values.front().trait;
        const bool sure = item.labelled || item.meanings.size() == 1;
        return sure && item.meanings.front().values.size() == 1 ? std::optional(trait) : std::nullopt;
    }

    // "extreme physique, large" is large of size, "defence D, large" of shield: of traits that know the word
    // the one that stands beside its neighbour's in the rules too, unless the other neighbour says otherwise.
    void keep_those_beside(std::size_t index, std::vector<Meaning>& open) const {
        if (open.size() < 2)
            return;
        const std::optional<std::size_t> before = index == 0 ? std::nullopt : trait_of(index - 1);
        const std::optional<std::size_t> behind = trait_of(index + 1);
        const auto is_beside = [&](const Meaning& meaning) {
            const std::size_t trait = meaning.values.front().trait;
            return meaning.values.size() == 1 &&
                   ((before && *before + 1 == trait) || (behind && *behind == trait + 1));
        };
        if (std::count_if(open.begin(), open.end(), is_beside) == 1)
            std::erase_if(open, std::not_fn(is_beside));
    }

    // Of several traits that know the word: the first of traits alike, none that needs a letter before it.
    [[nodiscard]] std::vector<Meaning> without_unlikely(std::vector<Meaning> open) const {
        if (open.size() < 2)
            return open;
        keep_those_of_class(open);
        std::vector<Meaning> likely;
        for (const Meaning& meaning : open) {
            const std::size_t index = meaning.values.front().trait;
            const Trait& trait = ruleset_.traits[index];
            const bool alike = std::any_of(likely.begin(), likely.end(), [&](const Meaning& other) {
                return ruleset_.traits[other.values.front().trait].words.words() == trait.words.words();
            });
            if (!alike && !vocabulary_.needs_prefix(index))
                likely.push_back(meaning);
        }
        if (likely.size() > 1)
            std::erase_if(likely, [&](const Meaning& meaning) {
                return vocabulary_.needs_hyphen(meaning.values.front().trait);
            });
        if (likely.empty())
            likely.push_back(open.front());
        const bool usual = std::all_of(likely.begin(), likely.end(), [&](const Meaning& meaning) {
            return meaning.values.size() == 1 &&
                   ruleset_.traits[meaning.values.front().trait].default_value ==
                       meaning.values.front().value;
        });
        if (usual)
            likely.resize(1);
        return likely;
    }

    // "light" of a gun, not of light dragoons: nothing unknown stands beside it, or the class is what the
    // trait is named after.
    [[nodiscard]] bool adjective_counts(const PhraseItem& item) const {
        const Trait& trait = ruleset_.traits[item.meanings.front().values.front().trait];
        const Trait& of_class = ruleset_.traits[vocabulary_.class_trait()];
        const std::string& name = of_class.values[static_cast<std::size_t>(piece_.class_value)].name;
        return vocabulary_.share_a_word(trait.name, name) ||
               (is_alone(item.end) && !ends_name(item, phrases_, piece_.begin));
    }

    // No unknown word stands behind the adjective.
    [[nodiscard]] bool is_alone(std::size_t at) const {
        while (at < piece_.end && phrases_.owner[at] == Phrases::nobody && phrases_.tokens[at].is_word() &&
               is_joining_word(phrases_.tokens[at].plain()))
            ++at;
        if (at >= piece_.end || !phrases_.tokens[at].is_word() || phrases_.tokens[at].is("x"))
            return true;
        const std::size_t owner = phrases_.owner[at];
        return owner == Phrases::nobody ? is_counted_thing(phrases_.tokens[at].plain()) : used_[owner];
    }

    const Phrases& phrases_;
    const Piece& piece_;
    const Vocabulary& vocabulary_;
    const Ruleset& ruleset_;
    std::vector<bool> used_; // of the items
    TroopReading first_;
    std::vector<TroopReading> ways_;
    std::vector<std::string> conflicts_;
};

} // namespace

std::vector<TroopReading> read_troop(const Phrases& phrases, const Piece& piece,
                                     const Vocabulary& vocabulary) {
    return TroopReader(phrases, piece, vocabulary).read();
}

} // namespace muster
