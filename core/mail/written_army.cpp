// SPDX-License-Identifier: MIT
#include "mail/written_army.h"

#include "base/text.h"
#include "base/utf8.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/mail_lines.h"
#include "mail/detail/trial_troop.h"
#include "mail/detail/usual_values.h"
#include "mail/detail/written_bodies.h"
#include "mail/detail/written_code.h"
#include "mail/detail/written_heading.h"
#include "mail/detail/written_name.h"
#include "mail/detail/written_notes.h"
#include "mail/detail/written_piece.h"
#include "mail/detail/written_price.h"
#include "mail/detail/written_property.h"
#include "mail/detail/written_title.h"
#include "mail/detail/written_troop.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <regex>
#include <utility>

namespace muster {

namespace {

constexpr std::size_t most_lines = 2000;

bool begins_with_digit(std::string_view line) {
    return line.front() >= '0' && line.front() <= '9';
}

class ArmyTextReader {
public:
    ArmyTextReader(const Ruleset& ruleset, const Army& begin)
        : ruleset_(ruleset), lexicon_(ruleset), properties_(ruleset, result_.army),
          bodies_(ruleset, lexicon_, begin, result_.army) {
        Army& army = result_.army;
        army.ruleset = ruleset.id;
        army.data = ruleset.revision;
        army.values = begin.values;
        for (const std::size_t index : ruleset.at(Level::army).traits) {
            const Trait& trait = ruleset.traits[index];
            if (!trait.is_text() && !trait.required)
                army.values[trait.slot] = ruleset.at(Level::army).defaults[trait.slot];
        }
    }

    WrittenArmy read(std::string_view text) {
        std::vector<MailLine> lines = mail_lines(text, most_lines);
        for (const MailLine& line : lines)
            if (line.kind == MailLine::Kind::text && of_all_.empty())
                of_all_ = said_of_all(line.text, ruleset_, lexicon_);
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
            else if (lines[i].kind == MailLine::Kind::text || result_.troops == 0 ||
                     is_surely_more(lines[i].text))
                read_line(lines[i].text, heads_list(lines, i));
        }
        bodies_.drop_empty();
        note_what_is_left_open();
        note_remarks();
        if (!unread_.empty())
            result_.army.about.notes +=
                (result_.army.about.notes.empty() ? "" : "\n") + joined(unread_, "\n");
        compare_written_prices(notes_, result_.army, prices_, properties_.declared(), ruleset_);
        result_.notes = notes_.told();
        return std::move(result_);
    }

private:
    void note(const std::string& text) { notes_.add(line_, text); }

    // "Wings" over lines with bullets
    static bool heads_list(const std::vector<MailLine>& lines, std::size_t i) {
        return i + 1 < lines.size() && !lines[i].bullet && lines[i + 1].bullet;
    }

    void read_line(std::string_view line, bool heads) {
        if (line.empty())
            return;
        if (line.size() > longest_mail_line || first_bad_byte(line)) {
            ++result_.unread;
            note("not understood: too long, or no text");
            return;
        }
        if (const std::vector<ValueOf> all = said_of_all(line, ruleset_, lexicon_); !all.empty()) {
            properties_.read_of_all(all);
            return;
        }
        const std::string named = result_.army.name;
        if (properties_.read(line)) {
            if (result_.army.name != named)
                take_title(std::string(result_.army.name), true);
            return;
        }
        if (result_.troops == 0 && !begins_with_digit(line) && title_of(line, ruleset_).says_ruleset) {
            take_title(std::string(line), true);
            return;
        }
        const std::string regular = read_heading(line);
        if (regular.empty())
            return;
        const std::size_t before = result_.troops;
        const std::vector<WrittenPiece> pieces = pieces_of(regular, ruleset_, lexicon_);
        if (may_be_title() && no_troop_in(regular, pieces)) {
            if (is_sentence(regular))
                remark(regular);
            else
                take_title(regular, false);
            return;
        }
        for (const WrittenPiece& piece : pieces)
            read_piece(piece.text, piece.joined, pieces.size() == 1);
        if (result_.troops == before && !left_by_line_) {
            if (heads)
                bodies_.begin_body(regular);
            else
                leave(regular);
        }
        left_by_line_ = false;
        if (unit_of_one_line_)
            bodies_.open_unit(unit_of_one_line_ = false);
    }

    [[nodiscard]] bool may_be_title() const { return result_.army.name.empty() && result_.troops == 0; }

    // It counts no troops, and says of none surely what they are.
    [[nodiscard]] bool no_troop_in(const std::string& line, const std::vector<WrittenPiece>& pieces) const {
        const bool counts = begins_with_digit(line) && read_written_troop(line, ruleset_, lexicon_).counted;
        return !counts && std::none_of(pieces.begin(), pieces.end(), [&](const WrittenPiece& piece) {
            const WrittenTroop troop = read_written_troop(piece.text, ruleset_, lexicon_);
            return says_essence(troop) && (troop.counted || !troop.from_kind || troop.name.empty());
        });
    }

    // Behind the closing of a mail.
    [[nodiscard]] bool is_surely_more(const std::string& text) {
        const WrittenTroop troop = read_written_troop(text, ruleset_, lexicon_);
        return properties_.read(text) || (troop.counted && says_essence(text, true));
    }

    // Begins the body or unit that the line names; what is left of the line behind it.
    std::string read_heading(std::string_view line) {
        const std::size_t colon = line.find(':');
        const std::string_view head = line.substr(0, colon);
        const bool says_much = words_of_body(ruleset_, line).says_much;
        const bool title = colon == std::string_view::npos && result_.army.name.empty();
        if (says_much || (!title && words_of_body(ruleset_, head).says_place && is_heading(head))) {
            const bool whole = colon == std::string_view::npos || says_much;
            bodies_.begin_body(whole ? line : head);
            return whole ? "" : std::string(trimmed(line.substr(colon + 1)));
        }
        if (colon == std::string_view::npos)
            return std::string(line);
        const std::string_view rest = trimmed(line.substr(colon + 1));
        static const std::regex counted(R"(^[0-9]{1,3}\s*x?\s+\S.*$)", std::regex::icase);
        if (!rest.empty() && std::regex_match(head.begin(), head.end(), counted))
            return fmt::format("{} {}", head, rest); // "4 Goblins: foot open irregular"
        if (is_general(head) && says_essence(rest, false))
            return fmt::format("{}, {}", rest, head);                 // "General: 3 elven knights"
        const bool named = rest.empty() || says_essence(rest, false); // "Elephants: 3 elephants"
        if (!is_heading(head) && !(named && is_kind(head)))
            return std::string(line);
        if (rest.empty() && result_.troops == 0 && is_sentence(head)) {
            remark(head); // "my Romans for Sunday:"
            return "";
        }
        if (rest.empty() && may_be_title() && title_of(head, ruleset_).size) {
            take_title(std::string(head), true);
            return "";
        }
        static const std::regex unit(R"(^(?:unit|regiment|link|group|command|einheit)\b.{0,60}$)",
                                     std::regex::icase);
        if (std::regex_match(head.begin(), head.end(), unit)) {
            bodies_.begin_unit(head);
            unit_of_one_line_ = !rest.empty();
        } else if (is_label(head, rest)) {
            bodies_.begin_unit(head);
            unit_of_one_line_ = true;
        } else if (!rest.empty() && result_.army.name.empty() && result_.army.bodies.empty()) {
            take_title(std::string(head), false);
        } else {
            bodies_.begin_body(head);
        }
        return std::string(rest);
    }

    // "Companions: 2 x HCC-V-RA" labels one troop and begins no part of the army.
    [[nodiscard]] bool is_label(std::string_view head, std::string_view rest) const {
        static const std::regex part(
            R"(\b(?:wing|flank|centre|left|right|command|reserve|main|battle|division|brigade|corps)\b)");
        return !may_be_title() && !std::regex_search(everyday(plain_words(head)), part) &&
               pieces_of(rest, ruleset_, lexicon_).size() == 1 && says_essence(rest, false);
    }

    [[nodiscard]] bool is_general(std::string_view head) const {
        const std::vector<Meaning>& meanings = lexicon_.meanings(everyday(plain_words(head)));
        return !meanings.empty() && ruleset_.traits[meanings.front().values.front().trait].role_of(
                                        meanings.front().values.front().value) == TraitRole::general;
    }

    // A row of a sheet: a troop in its notation, or the heading of a body or unit.
    void read_row(const MailTable::Row& row, const MailTable::Row* next) {
        if (says_essence(read_written_troop(row.notation, ruleset_, lexicon_))) {
            if (!row.unit.empty())
                bodies_.begin_unit(row.unit);
            read_piece(row.text, false, true);
            if (!row.unit.empty())
                bodies_.open_unit(false);
            return;
        }
        const bool before_heading =
            next != nullptr && !says_essence(read_written_troop(next->notation, ruleset_, lexicon_));
        const std::string all = row.notation.empty() ? row.heading : row.heading + ", " + row.notation;
        if (before_heading || result_.army.bodies.empty() || words_of_body(ruleset_, all).says_much ||
            (next != nullptr && !next->unit.empty()))
            bodies_.begin_body(all);
        else
            bodies_.begin_unit(row.heading, row.notation);
    }

    // What looks like a troop and is none that the rule set knows; all else is a remark.
    void leave(const std::string& line) {
        const WrittenTroop troop = read_written_troop(line, ruleset_, lexicon_);
        const bool like_troop =
            troop.counted || !troop.problems.empty() || (!troop.values.empty() && words_of(line).size() > 1);
        if (!like_troop || (is_sentence(line) && !begins_with_digit(line))) {
            remark(line);
            return;
        }
        ++result_.unread;
        note(fmt::format("not understood: {}: {}", muster::quoted(line), why_no_troop(troop, ruleset_)));
        unread_.push_back(fmt::format("Not understood: {}", line));
    }

    // A sentence may still say "Base AP 14."
    void remark(std::string_view line) {
        for (std::string_view sentence : parts_of(line, '.'))
            (void)(!sentence.empty() && properties_.read(sentence));
        if (result_.troops == 0)
            for (const std::string& guess : properties_.said_by(line))
                note(guess);
        remarks_.push_back(fmt::format("line {} {}", line_, muster::quoted(line)));
        unread_.emplace_back(line);
    }

    void note_remarks() {
        if (!remarks_.empty())
            notes_.add(fmt::format("kept as notes: {}", joined(remarks_, ", ")));
    }

    void take_title(const std::string& line, bool sure) {
        const WrittenTitle title = title_of(line, ruleset_);
        result_.says_ruleset = result_.says_ruleset || title.says_ruleset;
        if (!title.name.empty() && (sure || result_.army.name.empty()))
            result_.army.name = title.name;
        if (title.size)
            properties_.take_size(*title.size, title.in_points);
        for (const ArmyNumber& number : title.numbers)
            properties_.take(number);
        properties_.read_by_the_way(line, true);
        for (const std::string& guess : properties_.said_by(title.name))
            note(guess);
    }

    // "Cavalry", as a heading.
    [[nodiscard]] bool is_kind(std::string_view words) const {
        const WrittenTroop troop = read_written_troop(words, ruleset_, lexicon_);
        return troop.from_kind && !troop.counted;
    }

    // Words before a colon that are no troops.
    [[nodiscard]] bool is_heading(std::string_view words) const {
        return !words.empty() && !says_essence(read_written_troop(words, ruleset_, lexicon_));
    }

    [[nodiscard]] bool says_essence(const WrittenTroop& troop) const {
        return muster::says_essence(troop, ruleset_);
    }
    // Surely: not by a guess.
    [[nodiscard]] bool says_essence(std::string_view text, bool surely) const {
        return muster::says_essence(text, surely, ruleset_, lexicon_);
    }

    void read_piece(const std::string& piece, bool joined, bool alone) {
        WrittenTroop troop = read_written_troop(piece, ruleset_, lexicon_);
        if (says_essence(troop)) {
            for (const std::string& problem : troop.problems)
                note(problem);
            const bool was_open = bodies_.unit_is_open();
            bodies_.open_unit(was_open || joined);
            add_troop(troop);
            bodies_.open_unit(was_open);
        } else if (!alone) {
            if (may_be_title() && !troop.counted)
                take_title(piece, false); // "Skeletons; 6 x Foot CO Irr"
            else
                leave(piece);
            left_by_line_ = true;
        }
    }

    void add_troop(WrittenTroop& written) {
        if (result_.army.bodies.empty())
            bodies_.begin_body("");
        Unit unit;
        unit.values = ruleset_.at(Level::unit).defaults;
        Troop troop;
        troop.count = written.count;
        troop.values = ruleset_.at(Level::troop).defaults;
        const bool in_unit = bodies_.unit_is_open() && !result_.army.bodies.back().units.empty();
        Unit& home = in_unit ? result_.army.bodies.back().units.back() : unit;
        for (const ValueOf& value : written.values) {
            const Trait& trait = ruleset_.traits[value.trait];
            Element& element = trait.level == Level::unit ? static_cast<Element&>(home) : troop;
            element.values[trait.slot] = value.value;
        }
        for (const std::string& guess : written.guesses)
            note(guess);
        for (const std::string& guess :
             add_usual(written, troop, in_unit ? &home : nullptr, of_all_, result_.army, ruleset_))
            note(guess);
        for (const std::string& guess : keep_names(written, troop, result_.army, ruleset_))
            note(guess);
        troop.name = written.name;
        result_.words_left += words_of(written.name).size();
        if (written.counted_last && written.count > 1) {
            const Exact price = tried(troop, result_.army, ruleset_).price;
            if (price.known() && price == Exact(written.count)) {
                written.sum = written.count; // "Commander in chief   100"
                troop.count = 1;
            }
        }
        std::string parted;
        std::vector<Troop> troops = parted_from_general(std::move(troop), ruleset_, parted);
        if (!parted.empty())
            note(parted);
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

    void note_what_is_left_open() {
        for (const std::size_t index : ruleset_.at(Level::army).traits) {
            const Trait& trait = ruleset_.traits[index];
            if (trait.required && !properties_.said(trait))
                notes_.add(fmt::format("{} is not said; taken as {}", trait.name,
                                       trait.value_name(result_.army.values[trait.slot])));
        }
        for (const std::string& open : bodies_.open())
            notes_.add(open);
    }

    const Ruleset& ruleset_;
    Lexicon lexicon_;
    WrittenArmy result_;
    WrittenNotes notes_;
    WrittenProperties properties_;
    WrittenBodies bodies_;
    std::vector<ValueOf> of_all_; // said of every troop at once
    std::size_t line_ = 0;
    bool left_by_line_ = false;
    bool unit_of_one_line_ = false;
    std::vector<WrittenPrice> prices_;
    std::vector<std::string> unread_;  // and remarks: they are kept in the army's notes
    std::vector<std::string> remarks_; // "line 3 '…'"
};

} // namespace

WrittenArmy read_written_army(std::string_view text, const Ruleset& ruleset, const Army& begin) {
    return ArmyTextReader(ruleset, begin).read(text);
}

} // namespace muster
