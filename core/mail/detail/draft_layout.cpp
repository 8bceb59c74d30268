// SPDX-License-Identifier: MIT
// What the layout of the lines shows of a draft: where a unit ends, columns in which troops stand beneath
// each other behind the names of their units, and headings beneath which nothing stands.
#include "base/text.h"
#include "mail/detail/draft_builder.h"
#include "mail/detail/everyday_words.h"
#include "mail/detail/heading_names.h"
#include "mail/detail/heading_words.h"
#include "mail/detail/mail_token.h"
#include "mail/detail/word_lists.h"

#include <algorithm>

namespace muster {

// A unit that a heading began ends where the indentation or an empty line says so.
void DraftBuilder::close_unit_before(const MailLine& line) {
    UnitDraft* unit = last_unit();
    if (!unit_open_ || unit == nullptr)
        return;
    if (unit->troops.empty() || commander_leads_) {
        inner_indent_ = line.indent;
        commander_leads_ = false;
        return;
    }
    // "Unit 4: a support link. 1 HIS in front, 1 LIN behind": all of it stands in the line of its heading.
    const bool in_one_line = draft_.lines[unit->troops.front().line].line == unit->line &&
                             line.number != unit->line && line.indent <= unit_indent_;
    if (line.after_blank || line.indent < inner_indent_ || in_one_line ||
        (inner_indent_ > unit_indent_ && line.indent <= unit_indent_))
        unit_open_ = false;
}

// "Ballistarii   12 LI crossbow": where the troops stand behind a name and a gap; 0 if there is none.
std::size_t DraftBuilder::column_of_troops(const MailLine& line, std::string_view text) {
    if (line.bullet || text != line.text)
        return 0;
    const std::size_t gap = text.find("   ");
    const std::size_t begin = gap == std::string_view::npos ? gap : text.find_first_not_of(' ', gap);
    const bool behind_name = begin != std::string_view::npos && !is_digit(text.front()) && gap != 0 &&
                             text.find_first_of(",;:@=") > gap;
    return behind_name ? line.indent + begin : 0;
}

// Beneath the troops of a named unit, in their column: more of it, as long as no officer ends it.
bool DraftBuilder::goes_on_in_column(const MailLine& line, std::string_view text, bool officer) {
    const UnitDraft* unit = last_unit();
    return column_ != 0 && officers_.are_known() && line.indent == column_ && !line.after_blank &&
           !line.bullet && text == line.text && unit != nullptr && !unit->troops.empty() &&
           !officers_.is_leader_alone(*unit) && (officer || !officers_.has_officer(*unit));
}

namespace {

// "Right wing: 2 hoplites": a part of the field, and so many of somebody there.
bool counts_behind_colon(std::string_view heading, const Vocabulary& vocabulary) {
    const std::size_t colon = heading.find(':');
    if (colon == std::string_view::npos)
        return false;
    const Tokens name = vocabulary.tokens(heading.substr(0, colon));
    const Tokens behind = vocabulary.tokens(heading.substr(colon + 1));
    return behind.size() > 1 && behind[0].is_number() && behind[1].is_word() &&
           !is_in(WordList::price_word, behind[1].plain()) &&
           std::any_of(name.begin(), name.end(), names_part_of_field);
}

bool is_empty(const BodyDraft& body) {
    return std::all_of(body.units.begin(), body.units.end(),
                       [](const UnitDraft& unit) { return unit.troops.empty(); });
}

// "forest" of "The Forest wing".
std::vector<std::string> own_words_of(std::string_view name, const Vocabulary& vocabulary) {
    std::vector<std::string> words;
    for (const Token& token : vocabulary.tokens(name))
        if (token.is_word() && !names_part_of_field(token) && !is_joining_word(token.plain()))
            words.push_back(token.plain());
    return words;
}

bool are_called_alike(const std::string& name, const std::string& other, const Vocabulary& vocabulary) {
    const std::vector<std::string> own = own_words_of(name, vocabulary);
    return own == own_words_of(other, vocabulary) && (!own.empty() || may_name_same_part(name, other));
}

// The part with troops that alone is called as the heading calls it; nullptr if there is none.
BodyDraft* part_told_again(ArmyDraft& draft, const BodyDraft& heading, const Vocabulary& vocabulary) {
    BodyDraft* found = nullptr;
    for (BodyDraft& body : draft.bodies) {
        if (is_empty(body) || body.name.empty() || !are_called_alike(body.name, heading.name, vocabulary))
            continue;
        if (found != nullptr)
            return nullptr;
        found = &body;
    }
    return found;
}

bool contradict(const std::vector<ValueOf>& some, const std::vector<ValueOf>& others) {
    return std::any_of(some.begin(), some.end(), [&](const ValueOf& value) {
        return std::any_of(others.begin(), others.end(), [&](const ValueOf& other) {
            return other.trait == value.trait && other.value != value.value;
        });
    });
}

bool tells_of_all(const BodyDraft& heading, const Vocabulary& vocabulary) {
    const Tokens tokens = vocabulary.tokens(heading.heading);
    return !heading.of_troops.empty() && std::any_of(tokens.begin(), tokens.end(), [](const Token& token) {
        return is_all_word(token.plain());
    });
}

// "Forest wing: rating 4, orders hold", "Left wing, all regular" beneath the troops of that part. Of two
// ratings nobody can tell then; false, and no change, if the part says otherwise.
bool put_told_again(const BodyDraft& heading, BodyDraft& body) {
    if (contradict(heading.values, body.values) || contradict(heading.of_troops, body.of_troops))
        return false;
    body.values.insert(body.values.end(), heading.values.begin(), heading.values.end());
    body.numbers.insert(body.numbers.end(), heading.numbers.begin(), heading.numbers.end());
    body.of_troops.insert(body.of_troops.end(), heading.of_troops.begin(), heading.of_troops.end());
    return true;
}

} // namespace

std::vector<std::size_t> DraftBuilder::drop_empty() {
    std::vector<std::size_t> counting;
    for (const BodyDraft& heading : draft_.bodies) {
        const bool of_all = tells_of_all(heading, vocabulary_);
        if (!is_empty(heading) || (heading.values.empty() && heading.numbers.empty() && !of_all))
            continue;
        BodyDraft* const body = part_told_again(draft_, heading, vocabulary_);
        if (body == nullptr ? of_all : !put_told_again(heading, *body))
            counting.push_back(heading.line);
    }
    for (const BodyDraft& body : draft_.bodies)
        if (is_empty(body) && counts_behind_colon(body.heading, vocabulary_))
            counting.push_back(body.line);
    for (BodyDraft& body : draft_.bodies)
        std::erase_if(body.units, [](const UnitDraft& unit) { return unit.troops.empty(); });
    std::erase_if(draft_.bodies, [](const BodyDraft& body) { return body.units.empty(); });
    return counting;
}

} // namespace muster
