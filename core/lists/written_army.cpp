// SPDX-License-Identifier: MIT
#include "lists/written_army.h"

#include "base/text.h"
#include "base/utf8.h"
#include "check/checker.h"
#include "lists/written_troop.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cctype>
#include <optional>
#include <regex>
#include <stdexcept>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t longest_line = 400; // bytes; longer ones are no list of troops
constexpr std::size_t most_lines = 2000;

// What was written as the price of a troop.
struct Price {
    std::size_t line;
    Place place;
    std::optional<std::int32_t> each;
    std::optional<std::int32_t> sum;
};

class ArmyTextReader {
public:
    ArmyTextReader(const Ruleset& ruleset, const Army& begin)
        : ruleset_(ruleset), begin_(begin), lexicon_(ruleset) {
        Army& army = result_.army;
        army.ruleset = ruleset.id;
        army.data = ruleset.revision;
        army.values = begin.values;
        for (const std::size_t index : ruleset.at(Level::army).traits) {
            const Trait& trait = ruleset.traits[index];
            if (trait.kind != TraitKind::text && !trait.required)
                army.values[trait.slot] = ruleset.at(Level::army).defaults[trait.slot];
        }
    }

    WrittenArmy read(std::string_view text) {
        for (const std::string_view line : parts_of(text, '\n')) {
            ++line_;
            if (line_ > most_lines) {
                note("the text is cut off here");
                break;
            }
            read_line(line);
        }
        note_what_army_leaves_open();
        if (!unread_.empty())
            result_.army.about.notes +=
                (result_.army.about.notes.empty() ? "" : "\n") + joined(unread_, "\n");
        compare_prices();
        return std::move(result_);
    }

private:
    void note(const std::string& text) {
        std::string own = fmt::format("line {}: {}", line_, text);
        if (std::find(result_.notes.begin(), result_.notes.end(), own) == result_.notes.end())
            result_.notes.push_back(std::move(own));
    }

    static std::string_view without_bullets(std::string_view line) {
        constexpr std::string_view marks[] = {"-", "*", ">", "#", "=", "|", "•", "·", "–"};
        for (bool found = true; found;) {
            found = false;
            for (const std::string_view mark : marks)
                if (line.starts_with(mark)) {
                    line = trimmed(line.substr(mark.size()));
                    found = true;
                }
        }
        return line;
    }

    void read_line(std::string_view line) {
        line = trimmed(line);
        line = without_bullets(line);
        while (!line.empty() && (line.back() == '=' || line.back() == '|' || line.back() == '#'))
            line = trimmed(line.substr(0, line.size() - 1));
        if (line.empty())
            return;
        if (line.size() > longest_line || first_bad_byte(line)) {
            leave(line.substr(0, 0), "too long, or no text");
            return;
        }
        if (read_total(line) || read_property(line))
            return;
        if (const std::size_t colon = line.find(':');
            colon != std::string_view::npos && is_heading(line.substr(0, colon))) {
            begin_body(trimmed(line.substr(0, colon)));
            line = trimmed(line.substr(colon + 1));
            if (line.empty())
                return;
        }
        const std::size_t before = result_.troops;
        for (const std::string& piece : pieces_of(line))
            read_piece(piece, pieces_of(line).size() == 1);
        if (result_.troops == before && !named_by_line_)
            leave(line, "not understood");
        named_by_line_ = false;
    }

    void leave(std::string_view line, std::string_view why) {
        ++result_.unread;
        note(fmt::format("{}: {}", why, muster::quoted(line)));
        unread_.push_back(fmt::format("Not understood: {}", line));
    }

    // "Total: 1000", "declared 1000 points", "1000 points"
    bool read_total(std::string_view line) {
        static const std::regex before(
            R"(^(?:total|declared|sum|grand total|army total)[^0-9]{0,30}([0-9]{1,7})[^0-9]{0,20}$)",
            std::regex::icase);
        static const std::regex behind(
            R"(^([0-9]{1,7})\s*(?:pts|points|ip|ap)(?:\s+(?:in all|total|army))?\.?$)", std::regex::icase);
        std::cmatch match;
        if (!std::regex_match(line.data(), line.data() + line.size(), match, before) &&
            !std::regex_match(line.data(), line.data() + line.size(), match, behind))
            return false;
        declared_ = whole_number(match[1].str());
        return true;
    }

    // "Nation: Roman", "Year 1645", "Player: A. Player"
    bool read_property(std::string_view line) {
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || colon + 1 == line.size())
            return false;
        const std::string key = plain_words(line.substr(0, colon));
        const std::string value(trimmed(line.substr(colon + 1)));
        About& about = result_.army.about;
        const std::pair<std::string_view, std::string*> texts[] = {
            {"player", &about.player},    {"event", &about.event},      {"date", &about.date},
            {"name", &result_.army.name}, {"army", &result_.army.name}, {"army name", &result_.army.name}};
        for (const auto& [word, text] : texts)
            if (key == word) {
                *text = value;
                return true;
            }
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            std::string id = trait.id;
            std::replace(id.begin(), id.end(), '-', ' ');
            if (key == trait.id || key == id || key == plain_words(trait.name))
                return set_army_trait(trait, value);
        }
        return false;
    }

    bool set_army_trait(const Trait& trait, const std::string& value) {
        if (trait.kind == TraitKind::whole) {
            const auto number = whole_number(value);
            if (!number || *number < trait.least || *number > trait.most)
                return false;
            result_.army.values[trait.slot] = *number;
            said_.push_back(&trait);
            return true;
        }
        const std::string wanted = plain_words(value);
        for (std::size_t i = 0; i < trait.values.size(); ++i) {
            const TraitValue& known = trait.values[i];
            if (wanted != plain_words(known.id) && wanted != plain_words(known.name))
                continue;
            result_.army.values[trait.slot] = static_cast<std::int32_t>(i);
            said_.push_back(&trait);
            return true;
        }
        return false;
    }

    // Words before a colon that are no troops.
    [[nodiscard]] bool is_heading(std::string_view words) const {
        return !words.empty() && !says_essence(read_written_troop(words, ruleset_, lexicon_));
    }

    void begin_body(std::string_view name) {
        Body body;
        body.name = name;
        body.values =
            begin_.bodies.empty() ? ruleset_.at(Level::body).defaults : begin_.bodies.front().values;
        for (const std::size_t index : ruleset_.at(Level::body).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.kind == TraitKind::text)
                continue;
            if (!trait.required)
                body.values[trait.slot] = ruleset_.at(Level::body).defaults[trait.slot];
            const std::string words = " " + plain_words(name) + " ";
            for (std::size_t i = 0; i < trait.values.size() && trait.kind == TraitKind::choice; ++i)
                if (words.find(" " + trait.values[i].id + " ") != std::string::npos)
                    body.values[trait.slot] = static_cast<std::int32_t>(i);
        }
        result_.army.bodies.push_back(std::move(body));
    }

    // Between commas and semicolons, if each piece begins with a count.
    static std::vector<std::string> pieces_of(std::string_view line) {
        static const std::regex between(
            R"(\s*(?:[,;]|\band\b)\s*(?=[0-9]{1,3}(?:\s*[xX*×]\s*|\s+)[0-9]?[A-Za-z(]))");
        const std::string text(line);
        std::vector<std::string> pieces;
        for (std::sregex_token_iterator piece(text.begin(), text.end(), between, -1);
             piece != std::sregex_token_iterator(); ++piece)
            if (!is_blank(piece->str()))
                pieces.push_back(piece->str());
        return pieces;
    }

    [[nodiscard]] bool says_essence(const WrittenTroop& troop) const {
        return troop.says(ruleset_.at(Level::troop).traits.front());
    }

    void read_piece(const std::string& piece, bool alone) {
        WrittenTroop troop = read_written_troop(piece, ruleset_, lexicon_);
        if (says_essence(troop)) {
            add_troop(troop);
        } else if (result_.army.name.empty() && result_.troops == 0 && !troop.counted) {
            result_.army.name = piece;
            named_by_line_ = true;
        } else if (!alone) {
            leave(piece, "not understood");
            named_by_line_ = true;
        }
    }

    void add_troop(const WrittenTroop& written) {
        if (result_.army.bodies.empty())
            begin_body("");
        Unit unit;
        unit.values = ruleset_.at(Level::unit).defaults;
        Troop troop;
        troop.name = written.name;
        troop.count = written.count;
        troop.values = ruleset_.at(Level::troop).defaults;
        for (const ValueOf& value : written.values) {
            const Trait& trait = ruleset_.traits[value.trait];
            Element& element = trait.level == Level::unit ? static_cast<Element&>(unit) : troop;
            element.values[trait.slot] = value.value;
        }
        for (const std::string& guess : written.guesses)
            note(guess);
        add_usual(written, troop);
        unit.troops.push_back(std::move(troop));
        Body& body = result_.army.bodies.back();
        body.units.push_back(std::move(unit));
        ++result_.troops;
        if (written.each || written.sum)
            prices_.push_back({line_,
                               {static_cast<std::uint32_t>(result_.army.bodies.size()),
                                static_cast<std::uint32_t>(body.units.size()), 1},
                               written.each,
                               written.sum});
    }

    // What must be said and is not.
    void add_usual(const WrittenTroop& written, Troop& troop) {
        for (const ValueTest& test : ruleset_.conversion.usual.values)
            for (const std::size_t index : ruleset_.at(Level::troop).traits) {
                const Trait& trait = ruleset_.traits[index];
                if (trait.kind == TraitKind::text || trait.slot != test.slot || written.says(index))
                    continue;
                troop.values[test.slot] = std::countr_zero(test.mask);
                if (trait.required)
                    note(fmt::format("{} is not said; taken as {}", trait.name,
                                     trait.value_name(troop.values[test.slot])));
            }
    }

    void note_what_army_leaves_open() {
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.required && std::find(said_.begin(), said_.end(), &trait) == said_.end())
                result_.notes.push_back(fmt::format("{} is not said; taken as {}", trait.name,
                                                    trait.value_name(result_.army.values[trait.slot])));
        }
    }

    void compare_prices() {
        const std::string& id = ruleset_.conversion.price;
        const auto of_troop = ruleset_.number(Level::troop, id);
        const auto of_army = ruleset_.number(Level::army, id);
        if (!of_troop || !of_army || (prices_.empty() && !declared_))
            return;
        Report report;
        try {
            report = check(result_.army, ruleset_);
        } catch (const std::overflow_error& error) {
            result_.notes.emplace_back(error.what());
            return;
        }
        for (const Price& price : prices_) {
            line_ = price.line;
            const Exact each = report.number(price.place, *of_troop);
            compare(price.each, each, "each");
            if (price.sum && each.known())
                compare(price.sum, each * troop_at(result_.army, price.place).count, "together");
        }
        const Exact total = report.number({}, *of_army);
        if (declared_ && total.known() && !(total == Exact(*declared_)))
            result_.notes.push_back(fmt::format("declared {}, computed {}", *declared_, total.readable()));
    }

    void compare(std::optional<std::int32_t> stated, Exact computed, std::string_view what) {
        if (stated && computed.known() && !(computed == Exact(*stated)))
            note(fmt::format("{} {}, computed {}", *stated, what, computed.readable()));
    }

    const Ruleset& ruleset_;
    const Army& begin_;
    Lexicon lexicon_;
    WrittenArmy result_;
    std::size_t line_ = 0;
    bool named_by_line_ = false;
    std::optional<std::int32_t> declared_;
    std::vector<Price> prices_;
    std::vector<std::string> unread_;
    std::vector<const Trait*> said_;
};

} // namespace

WrittenArmy read_written_army(std::string_view text, const Ruleset& ruleset, const Army& begin) {
    return ArmyTextReader(ruleset, begin).read(text);
}

} // namespace muster
