// SPDX-License-Identifier: MIT
#include "lists/written_army.h"

#include "base/text.h"
#include "base/utf8.h"
#include "lists/mail_lines.h"
#include "lists/trial_troop.h"
#include "lists/written_heading.h"
#include "lists/written_price.h"
#include "lists/written_property.h"
#include "lists/written_troop.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <regex>
#include <set>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_lines = 2000;

class ArmyTextReader {
public:
    ArmyTextReader(const Ruleset& ruleset, const Army& begin)
        : ruleset_(ruleset), begin_(begin), lexicon_(ruleset), properties_(ruleset, result_.army) {
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
        std::vector<MailLine> lines = mail_lines(text, most_lines);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            line_ = lines[i].number;
            if (line_ > most_lines) {
                note("the text is cut off here");
                break;
            }
            if (lines[i].kind == MailLine::Kind::row)
                read_row(lines[i].row, i + 1 < lines.size() ? &lines[i + 1].row : nullptr);
            else if (lines[i].kind == MailLine::Kind::remark)
                properties_.read_by_the_way(lines[i].text, false);
            else
                read_line(lines[i].text, heads_list(lines, i));
        }
        drop_empty_bodies();
        note_what_is_left_open();
        if (!unread_.empty())
            result_.army.about.notes +=
                (result_.army.about.notes.empty() ? "" : "\n") + joined(unread_, "\n");
        compare_written_prices(result_, prices_, properties_.declared(), ruleset_);
        return std::move(result_);
    }

private:
    void note(const std::string& text) { add_note(result_, line_, text); }

    // "Wings" over lines with bullets
    static bool heads_list(const std::vector<MailLine>& lines, std::size_t i) {
        return i + 1 < lines.size() && !lines[i].bullet && lines[i + 1].bullet;
    }

    void read_line(std::string_view line, bool heads) {
        if (line.size() > longest_mail_line || first_bad_byte(line)) {
            leave(line.substr(0, 0), "too long, or no text");
            return;
        }
        if (properties_.read(line))
            return;
        const std::string regular = read_heading(line);
        if (regular.empty())
            return;
        const std::size_t before = result_.troops;
        const std::vector<std::string> pieces = pieces_of(regular);
        for (const std::string& piece : pieces)
            read_piece(piece, pieces.size() == 1);
        if (result_.troops == before && !named_by_line_) {
            if (heads)
                begin_body(regular);
            else
                leave(regular, "not understood");
        }
        named_by_line_ = false;
        if (unit_of_one_line_)
            unit_open_ = unit_of_one_line_ = false;
    }

    // Begins the body or unit that the line names; what is left of the line behind it.
    std::string read_heading(std::string_view line) {
        const std::size_t colon = line.find(':');
        const std::string_view head = line.substr(0, colon);
        const bool says_much = words_of_body(ruleset_, line).says_much;
        const bool may_be_title = colon == std::string_view::npos && result_.army.name.empty();
        if (says_much || (!may_be_title && words_of_body(ruleset_, head).says_place && is_heading(head))) {
            const bool whole = colon == std::string_view::npos || says_much;
            begin_body(whole ? line : head);
            return whole ? "" : std::string(trimmed(line.substr(colon + 1)));
        }
        if (colon == std::string_view::npos)
            return std::string(line);
        const std::string_view rest = trimmed(line.substr(colon + 1));
        static const std::regex counted(R"(^[0-9]{1,3}\s*x?\s+\S.*$)", std::regex::icase);
        if (!rest.empty() && std::regex_match(head.begin(), head.end(), counted))
            return fmt::format("{} {}", head, rest); // "4 Goblins: foot open irregular"
        if (!is_heading(head))
            return std::string(line);
        static const std::regex unit(R"(^(?:unit|regiment|link|group|command|einheit)\b.{0,60}$)",
                                     std::regex::icase);
        if (std::regex_match(head.begin(), head.end(), unit)) {
            begin_unit(head);
            unit_of_one_line_ = !rest.empty();
        } else if (!rest.empty() && result_.army.name.empty() && result_.army.bodies.empty()) {
            name_army(head);
        } else {
            begin_body(head);
        }
        return std::string(rest);
    }

    // A row of a sheet: a troop in its notation, or the heading of a body or unit.
    void read_row(const MailTable::Row& row, const MailTable::Row* next) {
        if (says_essence(read_written_troop(row.notation, ruleset_, lexicon_))) {
            if (!row.unit.empty())
                begin_unit(row.unit);
            read_piece(row.text, true);
            if (!row.unit.empty())
                unit_open_ = false;
            return;
        }
        const bool before_heading =
            next != nullptr && !says_essence(read_written_troop(next->notation, ruleset_, lexicon_));
        const std::string all = row.notation.empty() ? row.heading : row.heading + ", " + row.notation;
        if (before_heading || result_.army.bodies.empty() || words_of_body(ruleset_, all).says_much ||
            (next != nullptr && !next->unit.empty()))
            begin_body(all);
        else
            begin_unit(row.heading, row.notation);
    }

    void leave(std::string_view line, std::string_view why) {
        ++result_.unread;
        note(fmt::format("{}: {}", why, muster::quoted(line)));
        unread_.push_back(fmt::format("Not understood: {}", line));
    }

    void name_army(std::string_view name) {
        result_.army.name = name;
        properties_.read_by_the_way(name, true);
    }

    // Words before a colon that are no troops.
    [[nodiscard]] bool is_heading(std::string_view words) const {
        return !words.empty() && !says_essence(read_written_troop(words, ruleset_, lexicon_));
    }

    void begin_body(std::string_view text) {
        drop_empty_bodies();
        unit_open_ = false;
        Body body;
        const BodyWords said = words_of_body(ruleset_, text);
        body.name = trimmed(said.says_much ? text.substr(0, text.find_first_of(":,(")) : text);
        if (said.says_much)
            if (const std::size_t dash = body.name.find(" - "); dash != std::string::npos)
                body.name.resize(dash);
        body.values =
            begin_.bodies.empty() ? ruleset_.at(Level::body).defaults : begin_.bodies.front().values;
        for (const std::size_t index : ruleset_.at(Level::body).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.kind == TraitKind::text)
                continue;
            if (!trait.required)
                body.values[trait.slot] = ruleset_.at(Level::body).defaults[trait.slot];
            const auto value = std::find_if(said.values.begin(), said.values.end(),
                                            [&](const ValueOf& v) { return v.trait == index; });
            if (value != said.values.end())
                body.values[trait.slot] = value->value;
            else if (trait.required)
                open_.insert(index);
        }
        result_.army.bodies.push_back(std::move(body));
    }

    void begin_unit(std::string_view name, std::string_view notation = {}) {
        if (result_.army.bodies.empty())
            begin_body("");
        Unit unit;
        unit.name = trimmed(name);
        unit.values = ruleset_.at(Level::unit).defaults;
        for (const ValueOf& value : read_written_troop(notation, ruleset_, lexicon_).values)
            if (ruleset_.traits[value.trait].level == Level::unit)
                unit.values[ruleset_.traits[value.trait].slot] = value.value;
        result_.army.bodies.back().units.push_back(std::move(unit));
        unit_open_ = true;
    }

    // A heading beneath which nothing stands is one of the mail, not of the army.
    void drop_empty_bodies() {
        std::vector<Body>& bodies = result_.army.bodies;
        for (Body& body : bodies)
            std::erase_if(body.units, [](const Unit& unit) { return unit.troops.empty(); });
        std::erase_if(bodies, [](const Body& body) { return body.units.empty(); });
    }

    // Between commas and semicolons, if each piece begins with a count; and before "+ unit commander".
    std::vector<std::string> pieces_of(std::string_view line) const {
        static const std::regex between(
            R"(\s*(?:[,;]|\band\b)\s*(?=[0-9]{1,3}(?:\s*[xX*×]\s*|\s+)[0-9]?[A-Za-z(])(?![0-9]+\s*(?:pts|points|punkte|ip)\b))",
            std::regex::icase);
        static const std::regex joint(R"(\s*(?:[,;]\s*)?(?:\s\+|;|,?\s(?:with|led by|mit)\b)\s*)");
        const std::string text(line);
        std::vector<std::string> pieces;
        for (std::sregex_token_iterator piece(text.begin(), text.end(), between, -1);
             piece != std::sregex_token_iterator(); ++piece) {
            std::string left = piece->str();
            std::smatch match;
            while (std::regex_search(left, match, joint) && says_essence(match.suffix().str(), true) &&
                   says_essence(match.prefix().str(), false)) {
                pieces.push_back(match.prefix());
                left = match.suffix();
                joined_.insert(left);
            }
            if (!is_blank(left))
                pieces.push_back(left);
        }
        return pieces;
    }

    [[nodiscard]] bool says_essence(const WrittenTroop& troop) const {
        return troop.says(ruleset_.at(Level::troop).traits.front());
    }
    // Surely: not by a guess.
    [[nodiscard]] bool says_essence(const std::string& text, bool surely) const {
        const WrittenTroop troop = read_written_troop(text, ruleset_, lexicon_);
        return says_essence(troop) && !(surely && (!troop.guesses.empty() || troop.from_kind));
    }

    void read_piece(const std::string& piece, bool alone) {
        WrittenTroop troop = read_written_troop(piece, ruleset_, lexicon_);
        const bool may_be_title = result_.army.name.empty() && result_.troops == 0 && !troop.counted;
        if (says_essence(troop) && !(may_be_title && troop.from_kind && !troop.name.empty())) {
            const bool was_open = unit_open_;
            unit_open_ = unit_open_ || joined_.count(piece) != 0;
            add_troop(troop);
            unit_open_ = was_open;
        } else if (may_be_title) {
            name_army(piece);
            named_by_line_ = true;
        } else if (!alone && !result_.army.name.empty() && result_.troops == 0) {
            properties_.read_by_the_way(piece, true); // "Spartans, 12 vignettes"
            named_by_line_ = true;
        } else if (!alone) {
            leave(piece, "not understood");
            named_by_line_ = true;
        }
    }

    void add_troop(WrittenTroop& written) {
        if (result_.army.bodies.empty())
            begin_body("");
        Unit unit;
        unit.values = ruleset_.at(Level::unit).defaults;
        Troop troop;
        troop.count = written.count;
        troop.values = ruleset_.at(Level::troop).defaults;
        const bool in_unit = unit_open_ && !result_.army.bodies.back().units.empty();
        Unit& home = in_unit ? result_.army.bodies.back().units.back() : unit;
        for (const ValueOf& value : written.values) {
            const Trait& trait = ruleset_.traits[value.trait];
            Element& element = trait.level == Level::unit ? static_cast<Element&>(home) : troop;
            element.values[trait.slot] = value.value;
        }
        for (const std::string& guess : written.guesses)
            note(guess);
        add_usual(written, troop, in_unit ? &home : nullptr);
        keep_names(written, troop);
        troop.name = written.name;
        if (written.counted_last && written.count > 1) {
            const Exact price = tried(troop, result_.army, ruleset_).price;
            if (price.known() && price == Exact(written.count)) {
                written.sum = written.count; // "Commander in chief   100"
                troop.count = 1;
            }
        }
        std::vector<Troop> troops = parted_from_general(std::move(troop));
        const std::size_t first = home.troops.size() + 1;
        home.troops.insert(home.troops.end(), troops.begin(), troops.end());
        Body& body = result_.army.bodies.back();
        if (!in_unit)
            body.units.push_back(std::move(unit));
        ++result_.troops;
        if (written.each || written.sum)
            prices_.push_back(
                {line_,
                 {static_cast<std::uint32_t>(result_.army.bodies.size()),
                  static_cast<std::uint32_t>(body.units.size()), static_cast<std::uint32_t>(first)},
                 written.each,
                 written.sum});
    }

    // "light" of "(LSC-III-RA) light dragoons" is no gun's: what only breaks a rule belongs to the name.
    void keep_names(WrittenTroop& written, Troop& troop) {
        for (const WrittenTroop::Loose& loose : written.loose) {
            const Trait& trait = ruleset_.traits[loose.value.trait];
            if (trait.level != Level::troop || trait.role_of(loose.value.value) == TraitRole::general)
                continue;
            Troop without = troop;
            without.values[trait.slot] = ruleset_.at(Level::troop).defaults[trait.slot];
            if (tried(without, result_.army, ruleset_).errors >= tried(troop, result_.army, ruleset_).errors)
                continue;
            note(fmt::format("{} is taken for a part of the name: as {} it would break a rule",
                             muster::quoted(loose.words), trait.name));
            troop = std::move(without);
            written.name = written.name.empty() ? loose.words : loose.words + " " + written.name;
        }
    }

    // "3 x Guards (General)": one of the three.
    std::vector<Troop> parted_from_general(Troop troop) {
        for (const std::size_t index : ruleset_.at(Level::troop).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.kind != TraitKind::flag || trait.role_of(1) != TraitRole::general ||
                troop.values[trait.slot] != 1 || troop.count < 2)
                continue;
            note(fmt::format("{} is taken for one of the {}", trait.name, troop.count));
            Troop others = troop;
            others.values[trait.slot] = 0;
            --others.count;
            troop.count = 1;
            return {std::move(troop), std::move(others)};
        }
        return {std::move(troop)};
    }

    // What must be said and is not; the commander of a unit is of its status.
    void add_usual(const WrittenTroop& written, Troop& troop, const Unit* unit) {
        for (const ValueTest& test : ruleset_.conversion.usual.values)
            for (const std::size_t index : ruleset_.at(Level::troop).traits) {
                const Trait& trait = ruleset_.traits[index];
                if (trait.kind == TraitKind::text || trait.slot != test.slot || written.says(index))
                    continue;
                const bool as_unit = trait.required && unit != nullptr && !unit->troops.empty();
                troop.values[test.slot] =
                    as_unit ? unit->troops.back().values[test.slot] : std::countr_zero(test.mask);
                if (trait.required && !as_unit)
                    note(fmt::format("{} is not said; taken as {}", trait.name,
                                     trait.value_name(troop.values[test.slot])));
            }
    }

    void note_what_is_left_open() {
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.required && !properties_.said(trait))
                result_.notes.push_back(fmt::format("{} is not said; taken as {}", trait.name,
                                                    trait.value_name(result_.army.values[trait.slot])));
        }
        if (result_.army.bodies.empty() || begin_.bodies.empty())
            return;
        for (const std::size_t index : open_) {
            const Trait& trait = ruleset_.traits[index];
            result_.notes.push_back(fmt::format("{} is not said; taken as {}", trait.name,
                                                trait.value_name(begin_.bodies.front().values[trait.slot])));
        }
    }

    const Ruleset& ruleset_;
    const Army& begin_;
    Lexicon lexicon_;
    WrittenArmy result_;
    WrittenProperties properties_;
    std::size_t line_ = 0;
    bool named_by_line_ = false;
    bool unit_open_ = false; // the next troop belongs to the last unit
    bool unit_of_one_line_ = false;
    mutable std::set<std::string> joined_; // pieces that belong to the unit of the piece before
    std::set<std::size_t> open_;           // traits of bodies that were not said
    std::vector<WrittenPrice> prices_;
    std::vector<std::string> unread_;
};

} // namespace

WrittenArmy read_written_army(std::string_view text, const Ruleset& ruleset, const Army& begin) {
    return ArmyTextReader(ruleset, begin).read(text);
}

} // namespace muster
