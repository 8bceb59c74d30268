// SPDX-License-Identifier: MIT
#include "mail/detail/draft_builder.h"

#include "base/text.h"
#include "mail/detail/counted_units.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_values.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/leader_in_person.h"
#include "mail/detail/links_of_body.h"
#include "mail/detail/officer_talk.h"
#include "mail/detail/phrases.h"
#include "mail/detail/pointing_leader.h"
#include "mail/detail/table_remarks.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

DraftBuilder::DraftBuilder(const Vocabulary& vocabulary, ArmyDraft& draft)
    : vocabulary_(vocabulary), draft_(draft), officers_(vocabulary, draft), last_troops_(vocabulary, draft) {}

BodyDraft& DraftBuilder::body() {
    if (draft_.bodies.empty())
        draft_.bodies.emplace_back();
    return draft_.bodies.back();
}

BodyDraft* DraftBuilder::body_labelled(std::string_view words) const {
    const std::size_t colon = words.find(':');
    const auto body = std::find_if(draft_.bodies.begin(), draft_.bodies.end(), [&](const BodyDraft& made) {
        return !made.name.empty() && colon != std::string_view::npos &&
               small_letters(made.name) == small_letters(trimmed(words.substr(0, colon)));
    });
    return body == draft_.bodies.end() ? nullptr : &*body;
}

bool DraftBuilder::extend_body(std::string_view words) {
    if (draft_.bodies.empty())
        return false;
    BodyDraft* const labelled = body_labelled(words);
    if (labelled != nullptr)
        words.remove_prefix(words.find(':') + 1);
    BodyDraft said;
    read_body_words(words, vocabulary_, said);
    const Phrases phrases = phrases_in(words, vocabulary_, {Level::body});
    for (std::size_t at = 0; at < phrases.tokens.size(); ++at) {
        const Token& token = phrases.tokens[at];
        const bool number = token.is_number() && !said.numbers.empty();
        const bool plain = token.is_mark() || is_joining_word(token.plain()) || tells_body_only(token) ||
                           std::any_of(token.forms.begin(), token.forms.end(), [](const std::string& form) {
                               return is_body_label(form) || form == "wing";
                           });
        if (phrases.owner[at] == Phrases::nobody && !number && !plain)
            return false;
    }
    BodyDraft& body = labelled != nullptr ? *labelled : draft_.bodies.back();
    for (const ValueOf& value : said.values)
        if (std::any_of(body.values.begin(), body.values.end(),
                        [&](const ValueOf& old) { return old.trait == value.trait; }))
            return false;
    body.values.insert(body.values.end(), said.values.begin(), said.values.end());
    body.numbers.insert(body.numbers.end(), said.numbers.begin(), said.numbers.end());
    return !said.values.empty() || !said.numbers.empty();
}

void DraftBuilder::begin_body(const MailLine& line, std::string_view heading, bool inline_troops) {
    BodyDraft made;
    made.line = line.number;
    read_body_words(heading, vocabulary_, made);
    const std::size_t end = heading.find_first_of("(,:[");
    std::string_view name = trimmed(heading.substr(0, end));
    if (const std::size_t dash = name.find(" - "); dash != std::string_view::npos)
        name = trimmed(name.substr(0, dash));
    if (name.ends_with('.'))
        name.remove_suffix(1);
    made.name = name;
    made.heading = heading;
    end_unit();
    last_was_row_ = false;
    if (!inline_troops || draft_.bodies.empty() || draft_.bodies.back().name != made.name)
        draft_.bodies.push_back(std::move(made));
    if (const std::string link = link_of_whole_part(heading, vocabulary_); !link.empty())
        begin_unit(line, link, inline_troops);
}

UnitDraft& DraftBuilder::new_unit(const MailLine& line) {
    UnitDraft unit;
    if (of_link_group_) {
        // Behind an empty line the group may have ended: which kind of link each is has to be asked from
        // there.
        if (line.after_blank && !last_unit()->troops.empty())
            of_link_group_->clear();
        unit.named_link = true;
        unit.values = *of_link_group_;
    }
    if (last_unit() == nullptr || last_unit()->line != line.number)
        unit.label = line.label;
    unit.line = line.number;
    unit.indent = line.indent;
    unit.after_blank = line.after_blank;
    body().units.push_back(std::move(unit));
    return body().units.back();
}

void DraftBuilder::begin_unit(const MailLine& line, std::string_view heading, bool inline_troops) {
    UnitDraft* above = last_unit();
    // "Unit 4 - 2 vignettes in a support link: …": both say something of one unit.
    if (above != nullptr && above->troops.empty() && above->line == line.number && one_line_) {
        read_unit_words(heading, vocabulary_, *above);
        return;
    }
    end_unit();
    UnitDraft& unit = new_unit(line);
    read_unit_words(heading, vocabulary_, unit);
    const std::string_view name = unit_name_in(heading);
    // "Link, in line" is no name, "Foot Companions (link, in line)" has one.
    const bool is_link = unit.named_link && small_letters(name).find("link") != std::string::npos;
    unit.name = is_link || is_position(name, vocabulary_) ? "" : std::string(name);
    unit.text = orders_in(heading, vocabulary_.ruleset());
    unit.stated_count = count_in_heading(heading, vocabulary_);
    const Tokens tokens = vocabulary_.tokens(heading);
    if (unit.named_link && !unit.values.empty() && !inline_troops &&
        std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.is("links"); })) {
        unit.name.clear();
        of_link_group_ = unit.values;
    }
    unit_open_ = !inline_troops && !of_link_group_;
    one_line_ = inline_troops;
    unit_indent_ = line.indent;
    inner_indent_ = 0;
    last_was_row_ = false;
}

bool DraftBuilder::is_rank_of_link(const MailLine& line, std::string_view heading) {
    const UnitDraft* unit = last_unit();
    return unit_open_ && unit != nullptr && unit->named_link && line.indent > unit_indent_ &&
           is_in(WordList::rank, small_letters(trimmed(heading)));
}

void DraftBuilder::end_unit() {
    unit_open_ = one_line_ = commander_leads_ = false;
    of_link_group_.reset();
}

void DraftBuilder::add(const MailLine& line, std::string_view text, std::vector<LineReading> ways) {
    close_unit_before(line);
    draft_.lines.push_back({line.number, std::string(text), std::move(ways), false});
    const std::size_t index = draft_.lines.size() - 1;
    const LineReading& reading = draft_.lines.back().ways.front();
    const bool officer = officers_.is_officer(reading);
    bool officers_only = true; // so far in the line: they command what follows
    bool first = true;
    const bool beneath = goes_on_in_column(line, text, officer);
    for (std::size_t i = 0; i < reading.troops.size(); ++i) {
        const bool leader = officers_.is_leader(reading.troops[i]);
        const bool pointing = leader && i == 0 && points_at_those_above(text) && !text.ends_with(':');
        const bool added = text.starts_with('+') || // or "with the C-in-C, 100"
                           (leader && (pointing || text.starts_with("with ")));
        const bool above = last_unit() != nullptr && !last_unit()->troops.empty();
        const bool led = first && behind_leading(line.text) != 0;
        const bool by_nobody = led && !(above && officers_.is_leader_alone(*last_unit()));
        if (by_nobody)
            ask_of_leading(index, "nothing shows who leads them");
        if (pointing && !unit_open_ && !one_line_ && !may_be_led_by(reading.troops[i]))
            ask_of_leading(index, "nothing shows whom he leads");
        const bool plus = first && added && above && !by_nobody;
        const bool joins = first ? unit_open_ || one_line_ || plus || beneath
                                 : officers_only || reading.troops[i].joined || one_line_ || unit_open_ ||
                                       officers_.is_officer(reading.troops[i]);
        const bool to_last = joins && last_unit() != nullptr;
        UnitDraft& unit = to_last ? *last_unit() : new_unit(line);
        if (!to_last && !reading.label.empty() && i == 0) {
            read_unit_words(reading.label, vocabulary_, unit);
            unit.name = unit.named_link ? "" : reading.label;
        }
        unit.troops.push_back({index, i});
        officers_only = officers_only && officers_.is_officer(reading.troops[i]);
        if (officer && first && !to_last)
            unit.officer_alone = true;
        first = false;
    }
    if (beneath)
        last_unit()->by_column = last_unit()->by_column || !officer;
    else if (line.indent != column_ || line.after_blank)
        column_ = column_of_troops(line, text);
    // "Unit 1: unit commander", or "C-in-C, leads his household:", and beneath it his men
    const bool leaders = std::all_of(reading.troops.begin(), reading.troops.end(),
                                     [&](const TroopReading& troop) { return officers_.is_leader(troop); });
    const bool leading = (leaders || officer) && line.text.ends_with(" leading");
    commander_leads_ = (one_line_ && officers_.is_unit_commander(reading)) ||
                       (leaders && !officer && line.text.ends_with(':')) || leading;
    if (leading)
        last_unit()->officer_alone = false; // his men stand beneath
    unit_open_ = unit_open_ || commander_leads_;
    one_line_ = last_was_row_ = false;
    if (officer && !unit_open_ && last_unit() != nullptr && last_unit()->officer_alone &&
        (belongs_above(line, text) || (!line.after_blank && belongs_to_row_above(text))))
        join_above();
    last_troops_.put_announced(line);
    last_indent_ = line.indent;
}

void DraftBuilder::add_row(const MailLine& line, std::vector<LineReading> ways, const std::string& body_name,
                           const std::string& unit_name, const std::string& body_words) {
    const bool same_body = !draft_.bodies.empty() && may_name_same_part(draft_.bodies.back().name, body_name);
    if (!body_name.empty() && !same_body)
        begin_body(line, heading_told_before(draft_, body_name) + body_words + of_named_bodies_[body_name]);
    close_unit_before(line);
    draft_.lines.push_back({line.number, {}, std::move(ways), true});
    const std::size_t index = draft_.lines.size() - 1;
    const bool same = last_was_row_ && names_same_unit(unit_name, last_row_unit_) && last_unit() != nullptr &&
                      !has_same_troops(draft_, *last_unit(), draft_.lines.back().ways.front());
    const bool headed = unit_open_ && unit_name.empty() && last_unit() != nullptr; // by a line of its own
    UnitDraft& unit = same || headed ? *last_unit() : new_unit(line);
    if (!same && !headed) {
        const bool officer = officers_.is_officer(draft_.lines.back().ways.front());
        const bool added = officer && line.text.starts_with('+'); // "+ unit commander" names no unit
        unit.name = added ? "" : unit_name;
        // "their captain | 1 | unit commander" has a name and no men
        unit.officer_alone = officer && (added || unit_name.empty() ||
                                         officers_.is_unit_commander(draft_.lines.back().ways.front()));
    }
    for (std::size_t i = 0; i < draft_.lines.back().ways.front().troops.size(); ++i)
        unit.troops.push_back({index, i});
    if (unit.officer_alone && last_was_row_ && !line.after_blank && belongs_to_row_above(line.text))
        join_above();
    last_row_unit_ = unit_name;
    last_was_row_ = true;
    unit_open_ = headed;
    one_line_ = false;
}

std::optional<UnitPlace> DraftBuilder::last_place() const {
    if (draft_.bodies.empty() || draft_.bodies.back().units.empty() ||
        draft_.bodies.back().units.back().troops.empty())
        return std::nullopt;
    return UnitPlace{draft_.bodies.size() - 1, draft_.bodies.back().units.size() - 1};
}

// Neither who leads the first unit nor what its line said for sure besides is repeated: prices and doubts.
bool DraftBuilder::repeat(const MailLine& line, const UnitPlace& place, const Ditto& ditto) {
    const UnitDraft source = draft_.bodies[place.body].units[place.unit];
    std::size_t rank_and_file = 0;
    for (const TroopDraft& at : source.troops) {
        const TroopReading& troop = draft_.lines[at.line].ways.front().troops[at.troop];
        const bool officer = officers_.is_officer(troop);
        if (!officer && vocabulary_.is_leader(troop.value(vocabulary_.class_trait(), -1)))
            return false;
        rank_and_file += officer ? 0 : 1;
    }
    if (source.troops.empty() || (ditto.count && rank_and_file != 1) ||
        (ditto.officer && !officers_.has_officer(source)))
        return false;
    close_unit_before(line);
    end_unit();
    UnitDraft made;
    made.name = ditto.label.empty() ? "" : ditto.label;
    made.label = line.label;
    made.line = line.number;
    made.after_blank = line.after_blank;
    made.named_link = source.named_link;
    for (const ValueOf& value : source.values)
        if (!vocabulary_.ruleset().traits[value.trait].is_switch())
            made.values.push_back(value);
    bool first = true;
    for (const TroopDraft& at : source.troops) {
        LineDraft copy{line.number, line.text, {}, draft_.lines[at.line].row};
        for (const LineReading& way : draft_.lines[at.line].ways)
            copy.ways.push_back({{repeated(way.troops[at.troop], ditto, first)}, {}});
        first = false;
        draft_.lines.push_back(std::move(copy));
        made.troops.push_back({draft_.lines.size() - 1, 0});
    }
    body().units.push_back(std::move(made));
    last_was_row_ = false;
    last_indent_ = line.indent;
    return true;
}

TroopReading DraftBuilder::repeated(TroopReading troop, const Ditto& ditto, bool first) const {
    std::erase_if(troop.values,
                  [this](const ValueOf& value) { return is_of_general(value, vocabulary_.ruleset()); });
    troop.doubts.clear();
    troop.questions.clear();
    if (ditto.count)
        troop.numbers.clear();
    if (ditto.count && !officers_.is_officer(troop)) {
        troop.count = *ditto.count;
        troop.counted = true;
    }
    if (first)
        for (const std::int32_t price : ditto.prices)
            troop.numbers.push_back({price, WrittenNumber::Role::unknown, false});
    return troop;
}

void DraftBuilder::settle_said_of_all() {
    const auto add = [](const ValueOf& said, std::vector<ValueOf>& values) {
        if (std::none_of(values.begin(), values.end(),
                         [&](const ValueOf& value) { return value.trait == said.trait; }))
            values.push_back(said);
    };
    for (BodyDraft& body : draft_.bodies) {
        for (const ValueOf& value : of_bodies_)
            add(value, body.values);
        for (UnitDraft& unit : body.units)
            if (unit.named_link && of_links_.size() == 1)
                add(of_links_.front(), unit.values);
    }
}

} // namespace muster
